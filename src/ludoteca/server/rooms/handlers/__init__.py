"""Handlers of requests, one module per subject; registered in `rooms/dispatch`."""
