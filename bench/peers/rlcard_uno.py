"""UNO by RLCard, two seats at random; prints the same line as every other peer."""

import argparse
import json
import random
from importlib.metadata import version
from time import perf_counter

import rlcard  # type: ignore[import-not-found]


def seconds_for(moves: int) -> float:
    """Play so many steps, match after match; starting a match is not part of the figure."""
    env = rlcard.make("uno")
    seconds = 0.0
    while moves > 0:
        state, _ = env.reset()
        began = perf_counter()
        while moves > 0 and not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            moves -= 1
        seconds += perf_counter() - began
    return seconds


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--warmup", type=int, default=2_000)
    given = parser.parse_args()
    seconds_for(given.warmup)
    run = {"moves": given.moves, "seconds": seconds_for(given.moves)}
    print(json.dumps({**run, "peer": "RLCard", "version": version("rlcard")}))
