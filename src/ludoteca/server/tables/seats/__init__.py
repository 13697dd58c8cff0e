"""Seats of a table, and who holds them."""
