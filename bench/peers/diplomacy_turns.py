"""The package `diplomacy`: movement phases of its standard map with random legal orders. Runs in
its own environment and prints the same JSON line as the other peers."""

import argparse
import json
from importlib.metadata import version
from random import Random
from time import process_time

from diplomacy import Game  # type: ignore[import-not-found]


def seconds_for(turns: int) -> float:
    """CPU seconds in `process`; setting the orders is not included."""
    seconds = 0.0
    for number in range(turns):
        random = Random(number)
        game = Game()
        possible = game.get_all_possible_orders()
        for power in game.powers:
            places = game.get_orderable_locations(power)
            game.set_orders(power, [random.choice(possible[place]) for place in places])
        began = process_time()
        game.process()
        seconds += process_time() - began
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--moves", type=int, default=300)
    moves = parser.parse_args().moves
    seconds_for(20)
    run = {"moves": moves, "seconds": seconds_for(moves)}
    print(json.dumps({**run, "peer": "diplomacy", "version": version("diplomacy")}))


if __name__ == "__main__":
    main()
