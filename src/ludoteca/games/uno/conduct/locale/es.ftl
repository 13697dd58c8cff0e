conduct-challenges = Comodines de robar cuatro desafiados, de los recibidos
conduct-right = Desafíos acertados
conduct-accepted_bluffs = Faroles aceptados sin desafío, de los comodines de robar cuatro recibidos
conduct-bluffs = Comodines de robar cuatro propios que eran faroles
conduct-cards = Cartas jugadas
conduct-drawn = Cartas robadas
conduct-forgotten = Avisos olvidados y castigados
