# Di che cosa parla First Martians: le schede dietro il pulsante «Scopri il gioco», da tre a cinque frasi brevi l’una.

first_martians-learn-mission-heading = Un equipaggio, una missione
first_martians-learn-mission =
    Siete l’equipaggio di una base su Marte: vincete o perdete insieme. La missione dice che cosa raggiungere, e in quanti sol (i giorni di Marte). Alla fine di un sol ogni obiettivo obbligatorio dev’essere raggiunto, e gli elementi rossi della base non devono superare quelli ammessi. Nessuno può subire una sesta ferita, e dopo l’ultimo sol non ce n’è un altro.

first_martians-learn-sol-heading = Un sol
first_martians-learn-sol =
    Ogni sol comincia con un evento; poi la base produce energia, ossigeno e cibo. Allora pianificate insieme: ogni astronauta mette { $pawns } pedine per esplorare, raccogliere, fare ricerca, costruire, riparare, curarsi o riposare. Con le pedine esatte decidono i dadi; con una in più, di regola, l’azione riesce senza. Chi ha messo la prima pedina guadagna e subisce. Nulla si compie finché non siete in numero sufficiente a dirvi **pronti**.

first_martians-learn-base-heading = Tutto si logora
first_martians-learn-base =
    Un elemento verde funziona, uno rosso costa: energia, ossigeno, piante, pedine. Dove mancano energia od ossigeno, si spengono intere strutture. Sol dopo sol salgono tre tracciati, più in fretta con certi elementi rossi, e a { $end } arriva la prossima avaria. Gli eventi trascurati possono colpire ancora. Le pedine non bastano mai per tutto: che cosa rimandate a domani?
