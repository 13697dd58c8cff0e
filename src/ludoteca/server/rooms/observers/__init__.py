"""What follows by itself when something changes in a room: bots, absence, an open proposal."""
