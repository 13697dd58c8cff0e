"""A match: the engine that applies inputs, the log, its history and its records."""
