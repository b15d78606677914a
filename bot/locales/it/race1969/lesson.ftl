# La lezione di 1969: titolo e testo di ogni passo, che cosa insegna ogni scelta, e le domande.

race1969-step-launch-heading = 1963, il primo lancio
race1969-step-launch = Tu guidi gli USA; Olga, la tua rivale in questa lezione, l’URSS. Dopo sette anni vince chi ha più prestigio (PP). Ogni colonna è una Missione. ① Più in alto sale il Razzo, più PP rende la sua casella. ② Questo è il costo del lancio. I laboratori sono ancora vuoti, ma pazienza: lancia **Astronautica**!
race1969-step-launch-a = ① Ogni ✅ fa salire il Razzo di una casella, ogni ❌ lo fa scendere, 🔹 non fa nulla: 3 − 1 = 2 caselle. ② Dove si ferma, guadagni quel che c’è scritto: 2 PP, che con i 2 iniziali fanno ★4. Puoi lanciare una volta l’anno, e ogni Missione una volta per partita.

race1969-step-hire-heading = 1964, il primo Ricercatore
race1969-step-hire = Anno nuovo, soldi nuovi. Con la sola fortuna sulla Luna non si arriva: servono Ricercatori. Questo è il tuo laboratorio, a sinistra le sei parti di un Razzo. ① Assumi qualcuno per il Razzo Vettore. Chi è assunto resta per sempre.
race1969-step-hire-a = ① Guarda dove compare ancora il simbolo del Razzo Vettore: su tre Missioni e su quella della Luna. Ogni tuo volo verso una di queste ora va una casella più in là. Un simbolo comune a molte Missioni rende per anni.

race1969-step-types-heading = 1964, chi assumere?
race1969-step-types = Nel Razzo Vettore c’è ancora un posto, e i soldi ci sono. ① Uno Scienziato Geniale vale due Ricercatori. ② Uno Famoso porta { $famousprestige } PP a fine partita. ③ Uno Inesperto costa poco, ma alla fine ti toglie { $noviceprestige } PP. Chi prendi? Nessuna scelta è sbagliata.
race1969-step-types-a = ① Tre Ricercatori nel Razzo Vettore: tre caselle in più a ogni volo con quel simbolo. Caro, ma rende da subito.
race1969-step-types-b = ① Un Ricercatore in più, e { $famousprestige } PP a fine partita. Per i prossimi passi facciamo finta che tu abbia preso il Geniale.
race1969-step-types-c = ① Un Ricercatore in più con poca spesa. I { $noviceprestige } PP mancheranno solo alla fine. Per i prossimi passi facciamo finta che tu abbia preso il Geniale.

race1969-step-money-heading = 1964, i soldi per il lancio
race1969-step-money = ① È tutto quello che ti resta. Basta per un altro Scienziato da { $baseprice } M. Ma anche il lancio va pagato, e il meno caro costa 3 M. Che cosa fai?
race1969-step-money-a = ① I soldi restano in tasca, e quest’anno puoi lanciare. Ricorda: si assume prima di lanciare, perciò metti da parte i soldi del lancio.
race1969-step-money-b = ① Resta 1 M: nessun lancio costa così poco. Un anno intero senza volare, e sono solo sette. Metti prima da parte i soldi del lancio. Andiamo avanti come se l’avessi fatto.

race1969-step-research-heading = 1964, la ricerca rende
race1969-step-research = Si lancia! Tutte e due le Missioni costano 4 M. Guarda i simboli: ① per il Razzo Vettore hai tre Ricercatori, ② per la Rampa di Lancio nessuno. Quale lanci?
race1969-step-research-a = ① I tuoi tre Ricercatori si sommano ai dadi: fino all’ultima casella! ② È quella che rende di più, e fa avanzare di una casella la tua Bandiera sul tracciato della Luna. Da lì partirà il tuo Razzo lunare.
race1969-step-research-b = ① Senza Ricercatori ci sono solo i dadi, e il Razzo si stacca appena da terra: ② 1 PP. Con il Razzo Vettore saresti in cima, e la tua Bandiera sul tracciato della Luna sarebbe avanzata: da lì partirà il tuo Razzo lunare.

race1969-step-reroll-heading = 1965, un secondo tiro
race1969-step-reroll = ① Il prossimo Razzo è in volo, e un dado mostra ❌. La metà destra del laboratorio aiuta in altri modi: carte gratis, lanci meno cari, dadi migliori. ② Con un Ricercatore nella Simulazione puoi ritirare un dado.
race1969-step-reroll-a = ① Il ❌ è diventato ✅: due caselle in più. Un ❌ ritirato non può peggiorare, quindi comincia da quelli.
race1969-step-reroll-b = ① Il ❌ resta, e toglie una casella. Peggio non poteva andare: un ❌ vale sempre un secondo tiro. Prova.

race1969-step-cards-heading = 1966, l’asso nella manica
race1969-step-cards = E adesso il gioco si fa sporco. ① Le carte Spionaggio costano { $card } M l’una. Tutti vedono quante ne hai, nessuno quanto valgono. Comprane tre.
race1969-step-cards-a = ① Ognuna vale 1, 2 o 3 punti. Dopo i dadi di un lancio le giochi coperte: contro il Razzo di un rivale, o per il tuo.

race1969-step-sabotage-heading = 1966, un piccolo incidente
race1969-step-sabotage = Intanto hai assunto uno Scienziato Geniale per la Rampa di Lancio. ① Il Razzo di Olga va fin troppo bene. In questa Missione 2 punti di carte lo spingono indietro di una casella. Contano solo le caselle intere: il resto va perso. ② Quale carta giochi?
race1969-step-sabotage-a = ① 2 punti, una casella indietro: ② Olga prende 1 PP in meno di quanto sperava. La tua carta è andata: è il prezzo.
race1969-step-sabotage-b = ① 1 punto non basta per una casella: ② il Razzo di Olga non se ne accorge, e la tua carta è persa lo stesso. Un 2 l’avrebbe spinto indietro.

race1969-step-spy-heading = 1967, il nostro uomo a Mosca
race1969-step-spy = Per la Luna contano i ricercatori di tutti e sei i simboli, anche Tecnologia. ① Lì Olga ha un Geniale, e accanto un posto libero. Infiltra una Spia: alla fine costerà a Olga { $spyprestige } PP, a te niente.
race1969-step-spy-a = E quello che scopre, lo manda a casa: ① il segnalino con il + vale come un Ricercatore tuo. Una Spia, due vantaggi.

race1969-step-support-heading = 1967, Razzo in pericolo
race1969-step-support = Il tuo Razzo è in volo: la Missione è Rampa di Lancio. ① Olga ha giocato una carta contro: vedi che c’è, non quanti punti vale. ② Ora tocca a te: 2 punti lo spingono avanti di una casella. Le carte si scoprono insieme. Che cosa giochi?
race1969-step-support-a = ① I 3 punti di Olga: una casella indietro. I tuoi 4: due caselle avanti. ② È l’ultima casella, e la tua Bandiera lunare avanza. La mano è vuota, ma ne valeva la pena.
race1969-step-support-b = ① I 3 punti di Olga spingono indietro di una casella, i tuoi 3 avanti di una: ② sei dov’eri. Un quarto punto avrebbe fatto un’altra casella, e l’avevi in mano.
race1969-step-support-c = ① I 3 punti di Olga spingono il Razzo indietro di una casella, e niente lo spinge avanti. ② Risparmi carte e perdi prestigio. Con 1 e 3 saresti in cima.

race1969-step-flags-heading = 1968, chi è arrivato prima?
race1969-step-flags = A fine anno ognuno pianta una Bandiera sulla Missione che ha compiuto. Da allora ogni Bandiera toglie 1 PP a ogni Razzo. ① Sul Modulo Orbitale non è stato nessuno, ② sul Modulo Lunare c’è stata Olga. Tu sei bravo uguale in tutti e due. (Le tue Bandiere non ti costano mai nulla: ogni Missione si compie una volta sola.)
race1969-step-flags-a = ① L’ultima casella, con tutti i suoi PP: qui non c’era stato nessuno. Arrivare primi conviene.
race1969-step-flags-b = ① Anche qui l’ultima casella, ma la Bandiera di Olga toglie 1 PP. Sul Modulo Orbitale li avresti presi tutti: arrivare primi conviene.

race1969-step-moon-heading = 1969, verso la Luna
race1969-step-moon = L’ultimo anno. Hai scambiato 4 PP con 8 M (la ★ dell’anno dice quanti puoi) e assunto per tutti e sei i simboli: dodici Ricercatori. ① La tua Bandiera è tre caselle avanti: il Razzo parte da lì. ② In fondo al percorso ti aspettano 35 PP. Via!
race1969-step-moon-a = ① Quattro ✅, un ❌. Con i tuoi Ricercatori manca una casella all’allunaggio … ma hai la Simulazione.

race1969-step-landing-heading = 1969, un dado
race1969-step-landing = ① Cinque dadi, uno è ❌, e il mondo intero sta a guardare. Sai che cosa può fare un secondo tiro.
race1969-step-landing-a = **L’Aquila è atterrata.** ① 35 PP! L’anno è finito, e con lui la partita: si contano Famosi, Inesperti e Spie, e vince chi ha più prestigio. Tu.
race1969-step-landing-b = ① A una casella dall’allunaggio. Vinci lo stesso, ma a un dado da te c’erano altri 22 PP. Torna indietro e ritiralo: un ❌ non può peggiorare.

race1969-quiz-signs = Assumi un Ricercatore per il 🚀 Razzo Vettore. Che cosa ci guadagni?
race1969-quiz-signs-a = Il mio prossimo lancio costa meno
race1969-quiz-signs-b = I miei voli con quel simbolo vanno oltre
race1969-quiz-signs-c = Posso ritirare un dado
race1969-quiz-signs-why = Un Ricercatore resta per sempre e dà +1 a ogni tuo volo verso una Missione con quel simbolo, Luna compresa.

race1969-quiz-whole-cells = Una casella costa 2 punti di carte. Contro un Razzo ne giocano 5. Di quanto arretra?
race1969-quiz-whole-cells-a = 2 caselle
race1969-quiz-whole-cells-b = 3 caselle
race1969-quiz-whole-cells-c = 5 caselle
race1969-quiz-whole-cells-why = 5 punti fanno due caselle intere. Il quinto punto va perso, e le carte giocate pure.

race1969-quiz-flags = Un Razzo si ferma su una casella da 5 PP. Sulla Missione ci sono due Bandiere degli anni scorsi. Quanto rende?
race1969-quiz-flags-a = 5 PP
race1969-quiz-flags-b = 7 PP
race1969-quiz-flags-c = 3 PP
race1969-quiz-flags-why = Ogni Bandiera degli anni scorsi toglie 1 PP: 5 − 2 = 3. Per questo conviene arrivare primi.

race1969-quiz-moon-flag = Oltre ai PP, a che cosa serve l’ultima casella di una Missione?
race1969-quiz-moon-flag-a = Posso compiere di nuovo quella Missione
race1969-quiz-moon-flag-b = Il mio Razzo lunare partirà più avanti
race1969-quiz-moon-flag-c = Le Bandiere degli altri spariscono
race1969-quiz-moon-flag-why = Chi raggiunge un’ultima casella fa avanzare di una casella la sua Bandiera sul tracciato della Luna, e alla fine parte da lì.
