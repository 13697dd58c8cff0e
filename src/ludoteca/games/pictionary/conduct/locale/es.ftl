conduct-guesses_a_minute = Intentos por minuto, mientras hay algo en el papel
conduct-right = Intentos acertados
conduct-words_known = Palabras adivinadas
