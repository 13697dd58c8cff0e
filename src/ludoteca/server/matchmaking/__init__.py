"""Play now: people who wait for opponents, and the tables they are brought to."""
