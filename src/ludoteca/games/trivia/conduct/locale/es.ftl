conduct-right = Preguntas acertadas
conduct-passes = Preguntas en las que pasa
