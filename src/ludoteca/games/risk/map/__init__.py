"""The map: its document, the board compiled from it, and the shapes it is drawn with."""
