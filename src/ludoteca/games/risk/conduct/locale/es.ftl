conduct-thin_fronts = Territorios junto a otros con un solo ejército
conduct-thin_gates = Puertas amenazadas de un continente propio con un solo ejército
conduct-first_stack = Primeros ejércitos en el mayor grupo
conduct-spared = Turnos con alguien a tiro de ser eliminado que sigue en juego
conduct-idle = Ejércitos ociosos tras el frente
