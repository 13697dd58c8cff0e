"""A program as a guest: somebody's bot at a table of a server, over its ordinary socket."""
