"""Liar's hand: hidden cards, bids, and a call that any seat may make."""
