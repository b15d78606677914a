# Di che cosa parla Spazio: 1999: le schede dietro il pulsante «Scopri il gioco», da tre a cinque frasi brevi l’una.

space1999-learn-home-heading = La via di casa
space1999-learn-home =
    La Luna è uscita dalla sua orbita e va alla deriva nello spazio ignoto. Sul **Monitor Stellare** ogni equipaggio traccia la propria rotta, una carta dopo l’altra, dal suo lato fino alla Terra al centro. La via più breve richiede { $least } carte. Vince chi per primo ha una rotta che l’Elaboratore Centrale approva.

space1999-learn-worlds-heading = Mondi ignoti
space1999-learn-worlds =
    Nel tuo turno voli con le tue U.E., oppure proponi un piano di volo all’Elaboratore Centrale e speri che dica di sì. Un tratto rettilineo costa 1 U.E., ogni deviazione 1 in più. Chi atterra su un pianeta ne pesca la carta: forse carte di rotta, energia in più o in meno, a volte l’ordine di ripartire subito. Le carte di rotta contano solo quando torni alla Base. Quando tutti hanno mosso si muove la Luna, e la tua Base con lei.

space1999-learn-computer-heading = L’ultima parola
space1999-learn-computer =
    Nessuna rotta è al sicuro: per { $slide } U.E. un avversario può spostare una tua carta, e tu una sua. Quando la tua rotta arriva alla Terra si interroga l’Elaboratore Centrale. Nel { $right }% dei casi risponde OK, e hai vinto. Altrimenti suona il cicalino: perdi le ultime { $lost } carte posate, e la corsa continua.
