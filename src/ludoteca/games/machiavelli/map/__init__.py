"""The map and what is set up on it: maps, scenarios and their drawings."""
