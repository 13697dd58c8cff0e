"""Sockets: frames, connections, decoding."""
