"""What reaches a person where: their preferences, and what is written for them."""
