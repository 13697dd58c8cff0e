"""How many tables of how many seats a number of entrants makes."""

from __future__ import annotations


def table_sizes(entrants: int, seats: int, smallest: int) -> list[int]:
    """The sizes of the tables of a round, the largest first: as few tables of at most `seats` as
    there can be, as even as possible. Where they would be too small for the game, all have `seats`
    and who is left over has a bye."""
    tables = -(-entrants // seats)
    if tables and entrants // tables >= smallest:
        least, larger = divmod(entrants, tables)
        return [least + 1] * larger + [least] * (tables - larger)
    return [seats] * (entrants // seats) or ([entrants] if entrants >= smallest else [])
