"""A table as a value: pure transitions, without a loop and a store."""
