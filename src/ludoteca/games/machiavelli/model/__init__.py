"""The data of a match: sheets, positions and events, with what they are named by."""
