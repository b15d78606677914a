# Che cosa significano i segni nelle immagini di 1969 e le parole nei testi, dietro *Che cos’è?*.

race1969-legend-missions = L’immagine delle Missioni
race1969-legend-nations = L’immagine delle nazioni
race1969-legend-sheet = Ricerche e plance
race1969-legend-hand = Carte
race1969-legend-flight = Un volo
race1969-legend-words = Parole e segni nei testi

race1969-sign-symbols = Simboli
race1969-sign-symbols-text = ciò che serve alla Missione. Ogni Ricercatore che hai in una di queste Ricerche porta il Razzo avanti di una casella.

race1969-sign-launch-cost = Costo di lancio
race1969-sign-launch-cost-text = i milioni che paghi quando lanci la Missione.

race1969-sign-spying-cost = Costo Spionaggio
race1969-sign-spying-cost-text = i punti di carte che muovono di una casella un Razzo su questa rotta.

race1969-sign-cell = Caselle
race1969-sign-cell-text = il Razzo parte dalla più bassa e sale. Il numero è il prestigio che la casella paga a chi vi finisce, e il suo nome nei testi: casella «2». Su un tracciato lungo una casella su due mostra il numero solo con un Razzo.

race1969-sign-last-cell = Ultima casella
race1969-sign-last-cell-text = il Razzo che finisce qui fa anche avanzare di una casella la Bandiera della sua nazione sulla Missione Lunare.

race1969-sign-moon-cell = Rotta lunare
race1969-sign-moon-cell-text = le caselle della Missione Lunare: fanno un giro intorno alla Luna e finiscono al centro.

race1969-sign-moon-flag = Bandiera sulla rotta lunare
race1969-sign-moon-flag-text = da questa casella partirà il Razzo lunare della nazione. Le ultime caselle delle altre Missioni la fanno avanzare.

race1969-sign-rocket = Razzo
race1969-sign-rocket-text = una nazione tenta questa Missione quest’anno; lettera e colore dicono quale.

race1969-sign-moved-last = Contorno acceso
race1969-sign-moved-last-text = il Razzo che si è mosso per ultimo.

race1969-sign-flag = Bandiere sulla Missione
race1969-sign-flag-text = queste nazioni l’hanno già tentata negli anni scorsi. I punti accanto sono i posti per le altre.

race1969-sign-deducted = −2 rosso
race1969-sign-deducted-text = per via delle Bandiere ogni casella di questa Missione paga tanto prestigio in meno, mai meno di 0.

race1969-sign-dice = Dadi
race1969-sign-dice-text = del lancio in corso: ✅ Successo, una casella avanti; 🔹 Neutro, niente; ❌ Fallimento, una casella indietro. Sotto c’è il totale con i Ricercatori.

race1969-sign-face-down = Carte contro il Razzo
race1969-sign-face-down-text = quante carte questa nazione ha giocato coperte contro il Razzo in volo.

race1969-sign-nations = Nazioni
race1969-sign-nations-text = una lettera, con forma e colore propri: U USA, S URSS, C Canada, F Francia, G Germania.

race1969-sign-year = Un anno
race1969-sign-year-text = a sinistra il denaro che riceve ogni nazione, a destra, con la stella, quanto prestigio si può vendere. Arancione è l’anno in corso.

race1969-sign-score = Segnapunti
race1969-sign-score-text = il prestigio di ogni nazione, come barra sotto i suoi numeri.

race1969-sign-base = Scienziato Base
race1969-sign-base-text = 1 Ricercatore. Due possono stare nella stessa Ricerca. Accanto a ogni tipo: prezzo e quanti ne restano.

race1969-sign-genius = Geniale
race1969-sign-genius-text = uno Scienziato che vale 2 Ricercatori.

race1969-sign-famous = Scienziato Famoso
race1969-sign-famous-text = 1 Ricercatore, e prestigio per te a fine partita.

race1969-sign-novice = Inesperto
race1969-sign-novice-text = 1 Ricercatore a buon prezzo, che a fine partita ti costa prestigio.

race1969-sign-spy = Spia
race1969-sign-spy-text = la piazzi nella Ricerca di un rivale: occupa uno spazio, alla fine costa prestigio a chi la ospita e a te porta un segnalino Bonus.

race1969-sign-card-back = Carta Spionaggio
race1969-sign-card-back-text = coperta: tutti vedono quante ne ha una nazione, nessuno i punti.

race1969-sign-prestige = Prestigio
race1969-sign-prestige-text = i Punti Prestigio (PP). Chi ne ha di più alla fine vince.

race1969-sign-money = Denaro
race1969-sign-money-text = in milioni (M): paga Scienziati, carte e lanci.

race1969-sign-researchers = Ricercatori
race1969-sign-researchers-text = quanto è forte una nazione nella Ricerca di quella colonna; più chiaro, più ne ha. Un trattino vuol dire nessuno.

race1969-sign-up = Riga arancione
race1969-sign-up-text = questa nazione deve decidere qualcosa adesso.

race1969-sign-changed = Cornice arancione
race1969-sign-changed-text = ciò che ha cambiato l’ultima mossa.

race1969-sign-eva = Astronautica
race1969-sign-eva-text = vale nelle Missioni con il casco.

race1969-sign-launch-pad = Rampa di Lancio
race1969-sign-launch-pad-text = vale nelle Missioni con la torre.

race1969-sign-booster = Razzo Vettore
race1969-sign-booster-text = vale nelle Missioni con il razzo.

race1969-sign-csm = Modulo Orbitale
race1969-sign-csm-text = vale nelle Missioni con la capsula.

race1969-sign-lem = Modulo Lunare
race1969-sign-lem-text = vale nelle Missioni con il modulo sulle zampe.

race1969-sign-technology = Tecnologia
race1969-sign-technology-text = vale nelle Missioni con l’atomo.

race1969-sign-espionage = Spionaggio
race1969-sign-espionage-text = una carta gratis all’anno per ogni Ricercatore.

race1969-sign-robotics = Robotica
race1969-sign-robotics-text = rende meno caro il primo Scienziato di ogni anno.

race1969-sign-investors = Investitori
race1969-sign-investors-text = rendono meno cari i lanci, ma mai la Luna.

race1969-sign-insurance = Assicurazione
race1969-sign-insurance-text = ti paga per ogni ❌ dei tuoi lanci.

race1969-sign-simulation = Simulazione
race1969-sign-simulation-text = per ogni Ricercatore puoi ritirare un dado del lancio.

race1969-sign-ground-control = Controllo a Terra
race1969-sign-ground-control-text = per ogni Ricercatore un 🔹 del lancio diventa ✅.

race1969-sign-space = Spazi
race1969-sign-space-text = posto per gli Scienziati: un cubo ciascuno. In uno spazio vuoto di un rivale puoi mettere una Spia.

race1969-sign-bonus = Segnalino Bonus
race1969-sign-bonus-text = quello che ti porta la tua Spia: 1 Ricercatore nella stessa Ricerca, da te.

race1969-sign-flown = Missione tentata
race1969-sign-flown-text = simboli, anno e prestigio guadagnato.

race1969-sign-card-front = Le tue carte
race1969-sign-card-front-text = il numero, come i pallini, sono i punti della carta: 1, 2 o 3. Tanti punti quanto il costo Spionaggio muovono un Razzo di una casella.

race1969-sign-laid = Giocate, sigillate ✉️
race1969-sign-laid-text = le carte che giochi coperte le puoi riprendere finché non le sigilli. Poi sono spese, comunque vada.

race1969-sign-die-success = Successo ✅
race1969-sign-die-success-text = porta il Razzo avanti di una casella.

race1969-sign-die-neutral = Neutro 🔹
race1969-sign-die-neutral-text = non muove niente; il Controllo a Terra può farne un Successo.

race1969-sign-die-failure = Fallimento ❌
race1969-sign-die-failure-text = porta il Razzo indietro di una casella; l’Assicurazione lo paga.

race1969-sign-way-test = Freccia verde acqua
race1969-sign-way-test-text = fin dove portano dadi e Ricercatori.

race1969-sign-way-back = Freccia rossa
race1969-sign-way-back-text = di quanto la respingono le carte degli avversari.

race1969-sign-way-forward = Freccia gialla
race1969-sign-way-forward-text = di quanto la spingono avanti le carte della nazione.

race1969-sign-ended = Casella incorniciata
race1969-sign-ended-text = qui finisce il volo: il numero della casella meno le Bandiere è il prestigio.

race1969-sign-division = Conto delle carte
race1969-sign-division-text = 5 ÷ 2 = −2: tutti i punti contro il Razzo (Σ: di più nazioni), divisi per il costo Spionaggio: tante caselle intere indietro. Il resto va perso.

race1969-sign-word-pp = PP, M
race1969-sign-word-pp-text = Punti Prestigio 🏅 e milioni 💵.

race1969-sign-word-researcher = Ricercatore 👥
race1969-sign-word-researcher-text = la forza di una Ricerca: 1 da quasi tutti gli Scienziati, 2 da un Geniale, 1 da un segnalino Bonus.

race1969-sign-word-top = In cima 🔝
race1969-sign-word-top-text = fino all’ultima casella della rotta.

race1969-sign-word-average = ≈
race1969-sign-word-average-text = la media su tutti i tiri possibili. Le carte degli altri non contano, se la riga non ne parla.

race1969-sign-word-cell = Casella «3»
race1969-sign-word-cell-text = la casella con questo numero sul tabellone. Se sono più d’una si dice quale, contando dalla partenza: «9» (2ª di 6).

race1969-sign-word-level = Livello I, II, III
race1969-sign-word-level-text = Missioni con uno, due o tre simboli: più sono, più lunga è la rotta e più caro il lancio.

race1969-sign-word-point = Punti 🃏
race1969-sign-word-point-text = quanto valgono le carte contro o per un Razzo. Il prestigio è sempre in PP.

race1969-sign-word-emoji = 🚩 🌕 🔍
race1969-sign-word-emoji-text = le Bandiere su una Missione, la Luna e la sua rotta, lo Spionaggio.
