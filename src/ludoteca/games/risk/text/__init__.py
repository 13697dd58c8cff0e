"""Risk as text: names on the board, moves and positions in short notation, descriptions."""
