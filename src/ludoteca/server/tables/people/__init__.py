"""The people at a table, and what they may do."""
