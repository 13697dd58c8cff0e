"""A bot for Pig: holds at twenty. Sits at a table with `ludoteca bot`, and plays in `simulate`."""


def choose(view, choices, chance):
    moves = {move.tag: move for move in choices}
    if "hold" in moves and view.pot >= 20:
        return moves["hold"]
    return moves["roll"]
