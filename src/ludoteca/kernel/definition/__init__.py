"""The definition of a game: its parts, bots, observers and news, and the registry of games."""
