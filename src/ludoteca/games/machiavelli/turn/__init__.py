"""A turn, step by step: seasons, phases, money, movement, sieges, absence."""
