"""A table in memory: its queue, its connections and its observers."""
