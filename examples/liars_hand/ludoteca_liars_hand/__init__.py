"""Liar's hand: hidden cards, bids, and a call that anybody may make."""
