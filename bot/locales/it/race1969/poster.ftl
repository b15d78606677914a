# Il poster di 1969: tutte le regole in una pagina, come immagine e come testo. Niente emoji: i caratteri delle immagini non le hanno.

race1969-poster-race = La corsa alla Luna

race1969-poster-aim = Lo scopo
race1969-poster-aim-text = { $rounds } anni, dal { $first } al { $last }. Vince chi alla fine ha più prestigio (PP); se pari, più denaro.

race1969-poster-income = 1 · Introiti
race1969-poster-income-text = Il denaro dell’anno, una carta per Ricercatore in Spionaggio. Puoi vendere prestigio: { $rate } M a punto.

race1969-poster-purchases = 2 · Acquisti
race1969-poster-purchases-text = Assumi Scienziati, piazza Spie, compra carte, in qualsiasi ordine. Chi è assunto resta per sempre.

race1969-poster-missions = 3 · Missioni
race1969-poster-missions-text = A turno, ogni nazione può lanciare una Missione non ancora tentata. Tieni da parte i soldi.

race1969-poster-year = 4 · Fine dell’anno
race1969-poster-year-text = Una Bandiera su ogni Missione tentata. Comincia la nazione a sinistra.

race1969-poster-end = Dopo il { $last }
race1969-poster-end-text = +{ $famousprestige } PP per ogni Scienziato Famoso, −{ $noviceprestige } per ogni Inesperto, −{ $spyprestige } per ogni Spia che ospiti.

race1969-poster-staff = Che cosa si compra

race1969-poster-base = Base · { $baseprice } M
race1969-poster-base-text = 1 Ricercatore. Due possono stare nella stessa Ricerca; degli altri tipi uno.

race1969-poster-genius = Geniale · { $geniusprice } M
race1969-poster-genius-text = 2 Ricercatori.

race1969-poster-famous = Famoso · { $famousprice } M
race1969-poster-famous-text = 1 Ricercatore, e +{ $famousprestige } PP alla fine.

race1969-poster-novice = Inesperto · { $noviceprice } M
race1969-poster-novice-text = 1 Ricercatore, ma −{ $noviceprestige } PP alla fine.

race1969-poster-spy = Spia · { $spyprice } M
race1969-poster-spy-text = Occupa uno spazio in una Ricerca rivale e costa { $spyprestige } PP. A te un segnalino Bonus: lì 1 Ricercatore da te.

race1969-poster-card = Carta · { $card } M
race1969-poster-card-text = 1, 2 o 3 punti per o contro un Razzo. Al massimo { $limit } in mano; tutti vedono quante, nessuno i punti.

race1969-poster-researches = Che cosa porta un Ricercatore
race1969-poster-symbol-text = +1 nelle Missioni con il simbolo

race1969-poster-launch-pad = Rampa di Lancio
race1969-poster-espionage = Spionaggio
race1969-poster-espionage-text = 1 carta gratis all’anno
race1969-poster-robotics-text = primo assunto dell’anno −{ $robotics } M
race1969-poster-investors-text = lanci −{ $investors } M, non la Luna
race1969-poster-insurance-text = { $insurance } M per ogni tuo Fallimento
race1969-poster-simulation-text = 1 dado da ritirare
race1969-poster-ground-control-text = 1 Neutro diventa Successo

race1969-poster-launch = Il lancio, passo per passo

race1969-poster-pay = 1 · Paga
race1969-poster-pay-text = Paga il costo di lancio. Il Razzo parte dalla prima casella; per la Luna, da dove sta la tua Bandiera.

race1969-poster-roll = 2 · Tira
race1969-poster-roll-text = { $dice } dadi: Successo, una casella su; Fallimento, una giù. Aiutano Simulazione, Controllo e Assicurazione.

race1969-poster-add = 3 · Aggiungi
race1969-poster-add-text = Aggiungi i tuoi Ricercatori nei simboli della Missione: di tante caselle sale il Razzo.

race1969-poster-against = 4 · Rivali
race1969-poster-against-text = Giocano carte coperte. Tutti i loro punti ÷ costo Spionaggio: tante caselle intere indietro.

race1969-poster-answer = 5 · Le tue carte
race1969-poster-answer-text = Vedi quante sono, non i punti, e rispondi. Le tue spingono avanti. Tutte le carte giocate sono spese.

race1969-poster-paid = 6 · Prestigio
race1969-poster-paid-text = Il numero della casella, meno 1 per ogni Bandiera degli anni scorsi, mai sotto 0.

race1969-poster-signs = Che cosa c’è sul tabellone

race1969-poster-symbols = Simboli
race1969-poster-symbols-text = Le Ricerche che aiutano. Un simbolo: livello I, due: II, tre: III. La Luna li ha tutti e sei.

race1969-poster-cost = Costo di lancio
race1969-poster-cost-text = I milioni per un lancio.

race1969-poster-spying = Costo Spionaggio
race1969-poster-spying-text = Punti di carte che muovono il Razzo di una casella.

race1969-poster-flags = Bandiere
race1969-poster-flags-text = Chi l’ha tentata negli anni scorsi; il numero rosso è quanto paga in meno ogni casella.

race1969-poster-last = Ultima casella
race1969-poster-last-text = Finisci qui, e la tua Bandiera lunare avanza di una casella: un vantaggio.

race1969-poster-moon = Missione Lunare
race1969-poster-moon-text = La rotta più lunga e l’ultima casella migliore. Si parte dalla propria Bandiera, una volta sola.
