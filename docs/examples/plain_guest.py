"""A guest at a table in plain Python, without Ludoteca: random moves over the ordinary socket.

pip install websockets
LUDOTECA_TOKEN=… python plain_guest.py wss://ludoteca.example ABC234
"""

import asyncio
import itertools
import json
import os
import random
import sys

import websockets

number = itertools.count(1)


def value(domain):
    """One value of a field: {"is": 3}, {"one_of": [1, 2]}, {"from": 1, "to": 6}, {"text": 40}."""
    if "one_of" in domain:
        return random.choice(domain["one_of"])
    if "from" in domain:
        return random.randint(domain["from"], domain["to"])
    return "?" if "text" in domain else domain["is"]


def choose(view, choices):
    """`view` is what our seat may know; a row of `choices` is a kind of move with its fields."""
    row = random.choice(choices)
    return {"move": row["move"]} | {name: value(it) for name, it in row["fields"].items()}


async def main(server, table, token):
    async def ask(type, **fields):  # every request has an id and gets one answer with that id
        await socket.send(json.dumps({"type": type, "id": str(next(number)), **fields}))

    headers = {"Authorization": f"Bearer {token}"}
    address = f"{server}/api/tables/{table}/socket"
    async with websockets.connect(address, additional_headers=headers, max_size=2**24) as socket:
        await socket.send('{"type": "hello"}')  # the server answers with `welcome`
        async for frame in socket:
            message, position = json.loads(frame), None
            match message["type"]:
                case "welcome" if message["you"]["seat"] is None:
                    await ask("sit")
                case "begun":  # a match began
                    position = message["match"]["position"]
                case "step":  # something happened; `events` says what
                    position = message["position"]
                case "refused":  # a `code` and a sentence; nothing changed
                    print(message["text"])
            if position and position["over"]:
                print("over:", position["over"], "places:", position["places"])
                await ask("leave")
            elif position and position["view"]["seat"] in position["to_act"]:
                await ask("play", move=choose(position["view"], position["choices"]))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:3], os.environ["LUDOTECA_TOKEN"]))
