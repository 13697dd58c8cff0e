"""Load generators: the same players for our server and for a peer's."""
