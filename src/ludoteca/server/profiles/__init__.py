"""People beyond one match: who played what, and how it went."""
