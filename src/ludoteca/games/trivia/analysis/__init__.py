"""What became of a match of Trivia: awards, charts, and a report of every question."""
