conduct-challenges = Wild draw fours challenged, of those it met
conduct-right = Challenges that were right
conduct-accepted_bluffs = Bluffs taken without a challenge, of the wild draw fours it met
conduct-bluffs = Own wild draw fours that were bluffs
conduct-cards = Cards played
conduct-drawn = Cards drawn
conduct-forgotten = Calls forgotten and caught
