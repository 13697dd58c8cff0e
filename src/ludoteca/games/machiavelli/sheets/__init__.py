"""Sheets before they are sent: what may be written on one, and how it is written."""
