conduct-right = Questions answered rightly
conduct-passes = Questions passed on
