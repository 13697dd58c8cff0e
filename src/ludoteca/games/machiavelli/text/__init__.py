"""Machiavelli as text: names, moves in short notation, positions in words."""
