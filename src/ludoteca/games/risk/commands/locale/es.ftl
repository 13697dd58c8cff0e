help-odds = Las probabilidades exactas de una batalla de Risk librada hasta el final. ATACANTES son los ejércitos que pueden atacar: el que ha de quedarse no cuenta.
short-odds = las probabilidades de una batalla de Risk
examples-odds =
    ludoteca odds 7 5
    ludoteca odds 7 5 --json
metavar-attackers = ATACANTES
metavar-defenders = DEFENSORES
odds-head = { $attackers } contra { $defenders }
odds-win = Gana el ataque
odds-attacker = El ataque pierde de media
odds-defender = La defensa pierde de media
odds-end = Cómo termina
odds-chance = Probabilidad
odds-won = conquistado, quedan { $left }
odds-lost = rechazado por { $left }
odds-roll = Una sola tirada
odds-dice = { $attack } contra { $defence }
odds-defender-loses = Pierde la defensa
odds-both-lose = Pierden uno los dos
odds-attacker-loses = Pierde el ataque
