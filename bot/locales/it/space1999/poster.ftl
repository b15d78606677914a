# Il manifesto di Spazio: 1999: tutte le regole in una pagina, in immagini e in testo. Niente emoji: i caratteri delle immagini non ne hanno.

space1999-poster-way = Un giro

space1999-poster-aim = La meta
space1999-poster-aim-text = Arriva per primo alla Terra con una rotta di carte dal tuo lato. La più breve ne ha { $least }.

space1999-poster-turn = Il tuo turno
space1999-poster-turn-text = Vola con la tua energia o proponi un piano di volo. Se non puoi, passi.

space1999-poster-flight = Un volo
space1999-poster-flight-text = Un tratto dritto costa 1 di energia, ogni deviazione 1 in più. Fermati su un nodo libero. Le navi sbarrano.

space1999-poster-planet = Un pianeta
space1999-poster-planet-text = Pesca una carta: 0, 1 o 2 carte di rotta, energia, forse un ordine. Poi non ci atterra più nessuno.

space1999-poster-home = Alla Base
space1999-poster-home-text = +{ $homecoming } energia, e il turno finisce. Voli a casa solo con una carta, nel tuo quarto di Luna.

space1999-poster-moon = La Luna
space1999-poster-moon-text = Dopo ogni giro va sul numero di una carta e ruota. Porta a casa le navi che incontra nello spazio.

space1999-poster-computer = L’Elaboratore Centrale

space1999-poster-plan = Un piano di volo
space1999-poster-plan-text = Un balzo su un pianeta, il rientro o energia: gratis, se l’Elaboratore dice sì. Su un pianeta solo senza energia.

space1999-poster-ok = OK: { $ok }%
space1999-poster-ok-text = La luce si accende. Il tuo piano si esegue.

space1999-poster-no = No: { $negative }%
space1999-poster-no-text = Il cicalino. Il piano è perso e la nave si muove di un nodo. Puoi proporne un altro.

space1999-poster-nosignal = Nessun segnale: { $neutral }%
space1999-poster-nosignal-text = Tieni il piano. Decide una scheda: carte, un atterraggio, energia, piani o il rientro.

space1999-poster-right = Arrivato? OK: { $right }%
space1999-poster-right-text = Si interroga subito l’Elaboratore sulla tua rotta. OK: hai vinto.

space1999-poster-wrong = La rotta sbagliata
space1999-poster-wrong-text = Se no le ultime { $lost } carte che hai posato tornano al Banco, e la gara continua.

space1999-poster-signs = Carte e segni

space1999-poster-lay = Posare carte
space1999-poster-lay-text = Alla Base si posano tutte quelle che ci stanno: in fondo alla rotta, girate come vuoi, anche se allontanano.

space1999-poster-slide = Spostare
space1999-poster-slide-text = Una volta per turno spingi una carta di un quadrato: tua gratis, altrui per { $slide } di energia. Poi è spenta.

space1999-poster-progress = Pieni e vuoti
space1999-poster-progress-text = Le carte della rotta già posate, e quelle che mancano almeno alla Terra.

space1999-poster-visited = Grigio con bandiera
space1999-poster-visited-text = Pianeta già visitato: ti ci manda solo l’Elaboratore. Quando sono tutti grigi si riaprono.

space1999-poster-price = Ambra
space1999-poster-price-text = È a portata adesso. Il numero è l’energia che costa il volo.

space1999-poster-energy = Energia
space1999-poster-energy-text = Cominci con { $energy } unità. Pagano voli e spostamenti; pianeti, piani e Base ne portano altre.
