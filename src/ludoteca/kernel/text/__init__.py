"""Text for people: message catalogues, sentences and a game's notation."""
