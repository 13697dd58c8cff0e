"""Pushes to browsers by the standard (RFC 8030): written by `notices`, encrypted and sent here."""
