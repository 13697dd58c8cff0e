"""Playing in the terminal: the match as text, and the person at the keyboard."""
