"""Everything that arrives by HTTP, the handshake of sockets included."""
