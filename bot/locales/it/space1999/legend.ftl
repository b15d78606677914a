# Che cosa vogliono dire i segni nelle immagini di Spazio: 1999 e le parole nei testi, dietro *Che cos’è?*.

space1999-legend-chart = Lo schermo di gioco
space1999-legend-monitor = Il Monitor Stellare
space1999-legend-computer = L’Elaboratore Centrale
space1999-legend-words = Parole e segni nei testi

space1999-sign-node = Nodo
space1999-sign-node-text = un incrocio con il suo numero. Puoi fermarti su uno qualsiasi, se è libero; dove c’è una nave nessun’altra si ferma né passa.

space1999-sign-line = Linea di forza
space1999-sign-line-text = le navi volano lungo queste linee. Un tratto dritto costa 1 unità di energia, per quanto lungo, e ogni deviazione 1 in più.

space1999-sign-planet = Pianeta
space1999-sign-planet-text = a colori e con il nome chiaro: nessuno ci è ancora atterrato. Chi atterra pesca una carta dei pianeti, che di solito dà carte di rotta.

space1999-sign-visited = Pianeta grigio con bandiera
space1999-sign-visited-text = già visitato: la bandiera dice quale settore è arrivato per primo. Ci si atterra solo per ordine dell’Elaboratore.

space1999-sign-ship = Astronave
space1999-sign-ship-text = una per equipaggio, con lettera, forma e colore del suo settore. Alla Base sta sul suo quarto di Luna.

space1999-sign-moon = La Luna
space1999-sign-moon-text = i quarti sono le Basi da A a D, il numero dice dov’è. Dopo ogni giro si sposta e ruota di un quarto. Sotto di essa non si può volare.

space1999-sign-moon-number = Casella rosso scuro
space1999-sign-moon-number-text = un posto dove può andare la Luna, con il suo numero. Ogni punto grande è una carta con quel numero ancora nel mazzo, ogni punto piccolo una già uscita.

space1999-sign-arrow = Freccia rossa
space1999-sign-arrow-text = all’inizio la tacca rossa della Luna guarda qui. Serve solo a vedere quanto la Luna è girata.

space1999-sign-in-reach = Ambra: a portata
space1999-sign-in-reach-text = ci puoi andare adesso. Dove ci sono luoghi color ambra, i punti senza numero sono fuori portata.

space1999-sign-price = Numero su ambra
space1999-sign-price-text = le unità di energia che costa adesso volare lì.

space1999-sign-flew = Linea e anello arancioni
space1999-sign-flew-text = la via dell’ultimo volo, e la nave che ha volato.

space1999-sign-leapt = Punti arancioni
space1999-sign-leapt-text = l’ultima mossa è stata un balzo: per un piano, per l’Elaboratore, o a casa con la Luna. Nulla sbarra un balzo.

space1999-sign-up = In alto a sinistra
space1999-sign-up-text = di chi è il turno, e quanta energia ha quell’equipaggio.

space1999-sign-planets-left = In alto a destra
space1999-sign-planets-left-text = quanti pianeti restano da visitare. Arrivati a 0 si riaprono tutti.

space1999-sign-earth = La Terra
space1999-sign-earth-text = la meta, al centro. Una rotta arriva con una carta accanto alla Terra, aperta verso di essa.

space1999-sign-start = Linguetta con lettera
space1999-sign-start-text = da qui entra la rotta di questo settore. La sua prima carta dev’essere aperta verso questo lato.

space1999-sign-tiles = Carte di rotta posate
space1999-sign-tiles-text = quelle vivaci formano una rotta ininterrotta dal lato del settore. Sono diritte o curve.

space1999-sign-displaced = Carta spenta e tratteggiata
space1999-sign-displaced-text = spostata, o dietro un buco: non conta finché la rotta non la raggiunge di nuovo.

space1999-sign-missing = Conto alla rovescia
space1999-sign-missing-text = una via più breve per questo settore: su ogni quadrato, quante carte restano da posare da lì. Puoi anche fare un’altra via.

space1999-sign-moved = Angoli arancioni
space1999-sign-moved-text = la carta posata o spostata per ultima.

space1999-sign-choice = Cornice ambra
space1999-sign-choice-text = una carta che puoi scegliere, o la tua mossa prima che la confermi.

space1999-sign-progress = Quadratini davanti alla Terra
space1999-sign-progress-text = i pieni sono carte della rotta, i vuoti mancano. Il numero dice quante almeno.

space1999-sign-energy = Energia
space1999-sign-energy-text = in unità (U.E.): con cui si pagano voli e spostamenti. Ogni rientro alla Base ne porta.

space1999-sign-plans = Piano di volo
space1999-sign-plans-text = coperto: quanti ne ha un equipaggio. Che cosa dicono lo vede solo chi li ha.

space1999-sign-held = Carte in mano
space1999-sign-held-text = carte diritte e curve portate dai pianeti e non ancora posate. Nella casella del Banco: quelle rimaste.

space1999-sign-deciding = Riga ambra
space1999-sign-deciding-text = questo equipaggio deve decidere qualcosa adesso.

space1999-sign-bank = Banco
space1999-sign-bank-text = la riserva delle carte di rotta, 40 in tutto. Ci tornano quelle perse o restituite; se è vuoto, i pianeti non ne danno.

space1999-sign-ok = OK ✅
space1999-sign-ok-text = la luce è accesa: il piano si esegue. Per una rotta davanti alla Terra: è quella giusta, e hai vinto.

space1999-sign-no = No ❌
space1999-sign-no-text = solo il cicalino: il piano è perso e la nave si muove di un nodo. Per una rotta: le ultime due carte posate tornano al Banco.

space1999-sign-no-signal = Nessun segnale ⚪
space1999-sign-no-signal-text = né luce né cicalino: tieni il piano, e decide una scheda dell’Elaboratore.

space1999-sign-plan = Piano di volo 📘
space1999-sign-plan-text = un ordine: un balzo su un pianeta, il rientro o energia. Non costa nulla, ma l’Elaboratore deve dire sì.

space1999-sign-program = Scheda dell’Elaboratore 🗂️
space1999-sign-program-text = si pesca se non dà segnale: sposta o togli una carta, un atterraggio, energia, piani di volo o il rientro.

space1999-sign-last-answer = L’ultima parola
space1999-sign-last-answer-text = quando una rotta arriva alla Terra si interroga ancora l’Elaboratore: stavolta dice sempre OK o no.

space1999-sign-unit = U.E. ⚡
space1999-sign-unit-text = unità di energia: con queste si pagano voli e spostamenti.

space1999-sign-run = Tratto e deviazione
space1999-sign-run-text = un tratto è la parte dritta di un volo, la deviazione il nodo dove cambia direzione. Costo: 1 U.E. + 1 per deviazione.

space1999-sign-next-turn = A casa al prossimo turno: da 1 a 4
space1999-sign-next-turn-text = quanto costerà il rientro da lì, mossa la Luna: il minimo e il massimo, con le carte della Luna rimaste. Non conta le navi in mezzo.

space1999-sign-to-earth = Carte alla Terra
space1999-sign-to-earth-text = il minor numero di carte, di qualsiasi forma, che completerebbero la rotta dalla sua fine.

space1999-sign-at-best = Devi posare … al meglio
space1999-sign-at-best-text = a casa si posano tutte le carte che ci stanno, anche se portano lontano. Al meglio: il massimo con proprio queste carte, senza spostamenti.

space1999-sign-sides = Sud-est
space1999-sign-sides-text = come sta una carta: i due lati su cui è aperta. La freccia davanti mostra dove prosegue la rotta.

space1999-sign-pushed-aside = Carta spostata
space1999-sign-pushed-aside-text = una carta che non fa più parte di una rotta ininterrotta. Chi l’ha posata può continuare dai suoi capi aperti.

space1999-sign-slide = Spostare 🧲
space1999-sign-slide-text = far scivolare una carta nel quadrato vuoto accanto, senza girarla: una volta per turno una tua gratis, e una altrui pagando.

space1999-sign-shut-in = Bloccata
space1999-sign-shut-in-text = altre carte sbarrano ogni via alla Terra. Uno spostamento può aprirne una.

space1999-sign-place = 1º posto su 3 (per energia)
space1999-sign-place-text = la tua posizione: per quanto la rotta si è avvicinata alla Terra, poi per energia. Vince solo chi arriva per primo.

space1999-sign-emoji = 🪐 ✳️ 🏠 🧩 🧭
space1999-sign-emoji-text = pianeta, nodo, a casa alla Base, carte di rotta, la tua rotta.
