"""Drawings of a board: an SVG of a position, and the shapes as data for other renderers."""
