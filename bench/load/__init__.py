"""Tables full of people, for measuring servers: the same load for ours and for a peer's."""
