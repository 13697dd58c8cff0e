"""Maps, scenarios and their drawings."""
