# Che cosa significano i segni nelle immagini di First Martians e le parole dei suoi testi, dietro *Che cos’è?*.

first_martians-legend-map = La mappa
first_martians-legend-plan = Il piano
first_martians-legend-base = La base
first_martians-legend-supplies = Riserve e tracciati
first_martians-legend-cargo = La Zona di Carico
first_martians-legend-mission = La missione
first_martians-legend-astronaut = La scheda di un astronauta
first_martians-legend-words = Parole e segni nei testi

first_martians-sign-space = Spazio
first_martians-sign-space-text = il posto di una regione. Il codice dice anello e direzione: A1-N è il più interno a nord. Le pedine accanto sono quelle che ti servono per un’azione lì.

first_martians-sign-way = Percorso
first_martians-sign-way-text = il piano manda qui delle pedine. Ogni regione attraversata ne chiede una in più.

first_martians-sign-unknown = Inesplorato
first_martians-sign-unknown-text = nessuno sa che cosa c’è, e potresti esplorarlo adesso. Senza questo segno: prima va esplorata una regione accanto.

first_martians-sign-closed = Chiuso
first_martians-sign-closed-text = montagne che nessuno può attraversare né esplorare.

first_martians-sign-sample = Campione
first_martians-sign-sample-text = un campione da raccogliere, e quanti. In laboratorio si esamina e poi può diventare una scoperta.

first_martians-sign-find = Segnalino Obiettivo
first_martians-sign-find-text = ciò che la missione vuole da fuori, e quanti. Lo porta la Raccolta.

first_martians-sign-standing = Progetto
first_martians-sign-standing-text = quante costruzioni della missione ci sono qui.

first_martians-sign-unseen = Regioni ignote
first_martians-sign-unseen-text = quante regioni di questo anello sono ancora coperte.

first_martians-sign-poi = Punti d’interesse
first_martians-sign-poi-text = quanti sono ancora coperti. Una regione può averne uno; lo gira chi la esplora.

first_martians-sign-rover-check = Ruota
first_martians-sign-rover-check-text = terreno o segnalino: un rover che ci passa può guastarsi.

first_martians-sign-impassable = Muro
first_martians-sign-impassable-text = dal bordo esterno di questa regione non si passa.

first_martians-sign-adventure = Stella
first_martians-sign-adventure-text = a chi esegue l’azione capita un’avventura.

first_martians-sign-lose-morale = Cuore con meno
first_martians-sign-lose-morale-text = il Morale scende di 1.

first_martians-sign-wound = Goccia
first_martians-sign-wound-text = 1 ferita a chi esegue l’azione. Sulla scheda di un astronauta: le ferite finora.

first_martians-sign-extra-pawn = Pedina con più
first_martians-sign-extra-pawn-text = ogni azione lì chiede 1 pedina in più.

first_martians-sign-number = Numero del riquadro
first_martians-sign-number-text = nei testi il riquadro si chiama così.

first_martians-sign-given = Pedine
first_martians-sign-given-text = messe, su quelle che servono. Dove si tirerebbero dadi, una pedina in più rende sicura l’azione.

first_martians-sign-performer = Pedina incorniciata
first_martians-sign-performer-text = questo astronauta esegue l’azione, guadagna e subisce; gli altri aiutano.

first_martians-sign-called = Punto di domanda e pedina
first_martians-sign-called-text = a questo astronauta è stato chiesto aiuto e non ha ancora messo la pedina.

first_martians-sign-missing = Anello con pedina
first_martians-sign-missing-text = una pedina che qui manca ancora.

first_martians-sign-machine = Macchina
first_martians-sign-machine-text = la pedina di una macchina: per il suo tipo di azione, un evento aperto o un riavvio.

first_martians-sign-rovers = Rover
first_martians-sign-rovers-text = Froggy (verde) vale 2 pedine per un’Esplorazione, Scorpio (col braccio) 1 per un’azione all’esterno.

first_martians-sign-costs = Costi
first_martians-sign-costs-text = che cosa chiede l’azione: energia, ossigeno, cibo, ricambi o semi.

first_martians-sign-die-success = Dado Successo
first_martians-sign-die-success-text = con la spunta l’azione riesce; se no chi la esegue riceve segnalini Morale.

first_martians-sign-die-wound = Dado Ferite
first_martians-sign-die-wound-text = può ferire chi esegue, che l’azione riesca o no.

first_martians-sign-die-adventure = Dado Avventura
first_martians-sign-die-adventure-text = può portare un’avventura a chi esegue.

first_martians-sign-risks = Segni su targhette chiare
first_martians-sign-risks-text = che cosa comporta l’azione: una ferita, un’avventura, Morale −1, un rover a rischio.

first_martians-sign-reroll = Due frecce
first_martians-sign-reroll-text = un successo va tirato una seconda volta per valere.

first_martians-sign-ready = Spunta accanto al nome
first_martians-sign-ready-text = questo giocatore approva il piano.

first_martians-sign-problem = Striscia rossa
first_martians-sign-problem-text = perché l’azione così non si può fare. Finché c’è, nessuno è pronto.

first_martians-sign-part-works = Elemento verde
first_martians-sign-part-works-text = questo elemento funziona.

first_martians-sign-part-broken = Elemento rosso
first_martians-sign-part-broken-text = questo elemento è rotto; accanto c’è che cosa comporta. Si ripara con la Costruzione.

first_martians-sign-power = Connettori Energetici
first_martians-sign-power-text = un elemento delle strutture, e il suo ricambio.

first_martians-sign-filters = Filtri dell’Ossigeno
first_martians-sign-filters-text = un elemento delle strutture, e il suo ricambio.

first_martians-sign-hardware = Hardware
first_martians-sign-hardware-text = un elemento delle strutture, e il suo ricambio.

first_martians-sign-cpu = CPU
first_martians-sign-cpu-text = un elemento delle strutture, e il suo ricambio.

first_martians-sign-now = Spazio «!»
first_martians-sign-now-text = i segnalini qui valgono per ogni azione della struttura in questo sol.

first_martians-sign-next = Spazio «»»
first_martians-sign-next-text = i segnalini qui aspettano i prossimi sol.

first_martians-sign-blocked = Divieto
first_martians-sign-blocked-text = lì non si può fare nulla: una struttura per un sol, un rover finché non si ripara.

first_martians-sign-shutdown = Interruttore
first_martians-sign-shutdown-text = la struttura è in arresto: niente azione né produzione. Una pedina la riavvia.

first_martians-sign-greenhouse = Serra
first_martians-sign-greenhouse-text = posto per una pianta matura, che ogni sol sfama un astronauta.

first_martians-sign-gives = Segno con + o −
first_martians-sign-gives-text = ciò che una carta rende in ogni Produzione; con «0» è ferma.

first_martians-sign-energy = Energia
first_martians-sign-energy-text = ogni struttura che ne ha bisogno deve averla dalla produzione del sol, se no si spegne.

first_martians-sign-oxygen = Ossigeno
first_martians-sign-oxygen-text = come l’energia: deve bastare la produzione; la scorta paga le azioni.

first_martians-sign-food = Cibo
first_martians-sign-food-text = ogni pianta matura sfama uno; il resto viene dalla scorta, se no qualcuno subisce ferite.

first_martians-sign-balance = Saldo
first_martians-sign-balance-text = quanto avanza alla prossima produzione. Metà, per eccesso, va nella scorta.

first_martians-sign-portions = Razioni
first_martians-sign-portions-text = quanto cibo serve a questo astronauta ogni sol.

first_martians-sign-morale = Morale
first_martians-sign-morale-text = sopra lo 0 il Primo Giocatore riceve altrettanti segnalini ogni sol, sotto li cede o subisce ferite.

first_martians-sign-stress = Stress
first_martians-sign-stress-text = cresce ogni sol. Quando il tracciato è pieno, tutti subiscono una ferita.

first_martians-sign-track = Tracciato Avaria
first_martians-sign-track-text = quando è pieno, si pesca una carta Avaria del complesso. La Gestione lo abbassa.

first_martians-sign-die = Dadi Avaria
first_martians-sign-die-text = 1 punto: Complesso Lavorativo, 2: Abitativo, 3: Sistema. Sui sol della missione indicano quando si tirano.

first_martians-sign-marker-red = Croce rossa al tracciato
first_martians-sign-marker-red-text = da adesso il dado di questo complesso si tira a ogni sol.

first_martians-sign-sol = Sol
first_martians-sign-sol-text = un sol è un giorno su Marte e un round del gioco. Quello chiaro è adesso.

first_martians-sign-seed = Seme
first_martians-sign-seed-text = piantato in una fattoria con una serra libera diventa una pianta.

first_martians-sign-spare = Ricambio
first_martians-sign-spare-text = ripara un elemento rotto dello stesso tipo.

first_martians-sign-count = Numero su una cosa
first_martians-sign-count-text = quante ce ne sono. Quello che non avete non si vede.

first_martians-sign-coming = +1 in giallo
first_martians-sign-coming-text = sarà disponibile alla fine di questo sol.

first_martians-sign-upgrade = Miglioramento
first_martians-sign-upgrade-text = una carta da installare con la Costruzione o da smontare per due ricambi.

first_martians-sign-robots = Macchine
first_martians-sign-robots-text = ognuna mette una pedina per sol: per il suo tipo di azione, che il segno indica, un evento aperto o un riavvio.

first_martians-sign-examined = Microscopio
first_martians-sign-examined-text = campioni esaminati; ognuno può diventare una scoperta.

first_martians-sign-discovered = Fiala con stella
first_martians-sign-discovered-text = scoperte fatte.

first_martians-sign-alarm = Luce d’allarme
first_martians-sign-alarm-text = un evento aperto: la sua azione si può fare per tanti sol, se no può colpire.

first_martians-sign-objective-open = Obiettivo
first_martians-sign-objective-open-text = la cosa da raggiungere, in giallo ciò che manca, e quanto ce n’è.

first_martians-sign-objective-reached = Scheda verde
first_martians-sign-objective-reached-text = questo obiettivo è raggiunto e lo resta.

first_martians-sign-optional = Stella su un obiettivo
first_martians-sign-optional-text = è facoltativo. Si vince anche senza; conta nel bilancio finale.

first_martians-sign-broken-parts = Elementi rotti
first_martians-sign-broken-parts-text = quanti sono rossi, su quelli ammessi. Con di più alla fine di un sol non si vince ancora.

first_martians-sign-roles = Ruoli
first_martians-sign-roles-text = S Scienziata, G Geologo, I Ingegnera, M Medico, ognuno con forma e colore suoi.

first_martians-sign-condition = Stella a sei punte
first_martians-sign-condition-text = una condizione medica: indebolisce l’astronauta finché non si cura.

first_martians-sign-morale-token = Segnalino Morale
first_martians-sign-morale-token-text = paga le abilità e certe scelte negli eventi.

first_martians-sign-pawn = Pedine
first_martians-sign-pawn-text = ogni astronauta ne ha due per sol; quelle chiare non sono ancora messe.

first_martians-sign-word-stack = Pila
first_martians-sign-word-stack-text = tutte le pedine su un’azione. La esegue chi ha messo la prima.

first_martians-sign-word-supply = Riserve Generali
first_martians-sign-word-supply-text = energia, ossigeno e cibo in scorta, comuni a tutti.

first_martians-sign-word-first = Primo Giocatore
first_martians-sign-word-first-text = decide negli eventi, guadagna o paga per il Morale; cambia ogni sol.

first_martians-sign-word-red = Elemento rosso
first_martians-sign-word-red-text = un elemento rotto. Alla fine non devono essere più di quelli ammessi.

first_martians-sign-word-complication = Complicazione, Ostacolo
first_martians-sign-word-complication-text = carte Avaria: le prime rompono un elemento, le altre mettono segnalini o fanno male.

first_martians-sign-word-emoji = 🧍 🩸 ❔ 🎖️ ⚡ 🫧 🥫
first_martians-sign-word-emoji-text = pedine, ferite, un’avventura, segnalini Morale, energia, ossigeno, cibo.

first_martians-sign-word-blocked = ⛔
first_martians-sign-word-blocked-text = così com’è il piano non si può fare; accanto c’è il motivo.
