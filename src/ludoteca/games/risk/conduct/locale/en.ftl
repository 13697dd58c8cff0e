conduct-thin_fronts = Territories next to others with a single army
conduct-thin_gates = Threatened gates of a continent held with a single army
conduct-first_stack = First armies in the largest stack
conduct-spared = Turns with somebody within reach of elimination who is left
conduct-idle = Armies idle behind the front
