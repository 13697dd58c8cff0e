help-odds = The exact odds of a battle in Risk that is fought to the end. ATTACKERS are the armies that can attack: the one that has to stay is not counted.
short-odds = the odds of a battle in Risk
examples-odds =
    ludoteca odds 7 5
    ludoteca odds 7 5 --json
metavar-attackers = ATTACKERS
metavar-defenders = DEFENDERS
odds-head = { $attackers } against { $defenders }
odds-win = The attacker wins
odds-attacker = The attacker loses on average
odds-defender = The defender loses on average
odds-end = How it ends
odds-chance = Chance
odds-won = conquered, { $left } left
odds-lost = repelled by { $left }
odds-roll = A single roll
odds-dice = { $attack } against { $defence }
odds-defender-loses = Defender loses
odds-both-lose = Both lose one
odds-attacker-loses = Attacker loses
