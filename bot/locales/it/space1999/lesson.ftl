# La lezione di Spazio: 1999: titolo e testo di ogni passo, che cosa insegna ogni scelta, le domande.

space1999-step-fly-heading = Il primo volo
space1999-step-fly = La Luna è uscita dall’orbita, e tu vuoi tornare a casa. Sui pianeti ci sono carte di rotta: chi per primo ne fa una via fino alla Terra vince. Tu contro Viktor, il tuo rivale in questa lezione. ① La tua nave è alla Base, sulla Luna. ② Galdo è dritto davanti, e un tratto rettilineo costa 1 U.E. di energia, per lungo che sia. Vola!
space1999-step-fly-a = Chi atterra scopre la carta del pianeta. ① Condizioni buone: una carta di rotta per te. ② Energia: 1 U.E. indietro. Certi pianeti danno due carte, altri solo guai. Lo scopri quando ci sei.

space1999-step-home-heading = A casa con la carta
space1999-step-home = ① Qui fuori la carta non serve: ② si posa solo alla Base. Senza carte di rotta, lì una nave non può nemmeno atterrare. Torna a casa!
space1999-step-home-a = ① Ogni ritorno alla Base porta { $homecoming } U.E.: ora ne hai 8. E il tuo turno non è finito: la carta va posata.

space1999-step-lay-heading = La prima carta
space1999-step-lay = Il Monitor Stellare: ① la tua rotta comincia a metà del tuo lato. ② Al centro c’è la Terra, a { $least } carte se non ne sprechi nessuna. Posa la prima!
space1999-step-lay-a = ① La prima c’è, ne mancano quattro. ② E tutti hanno giocato, così la Luna si è spostata e ha girato di un quarto. La tua Base è andata con lei: le vie d’uscita e quella di casa cambiano a ogni giro.

space1999-step-bends-heading = Dritto costa poco
space1999-step-bends = Il prossimo volo. ① Rovan è dritto davanti: 1 U.E. ② Per Aldra devi svoltare due volte, e ogni deviazione costa 1 U.E. in più: 3 in tutto. Che cosa ti aspetta non lo sa nessuno, né qui né là. Dove vai?
space1999-step-bends-a = ① Atterrato per 1 U.E., e con un’altra carta. Cerca sempre prima le lunghe linee dritte.
space1999-step-bends-b = ① Atterrato, e con un’altra carta. Ma è costato 3 U.E., e l’energia serve per tornare. Su Rovan avresti avuto lo stesso per 1.

space1999-step-plan-heading = Chiedi all’Elaboratore
space1999-step-plan = Un’altra partita, al primo giro. Si viaggia anche senza energia. ① Hai un piano di volo: «Atterraggio su Velta». Se l’Elaboratore Centrale dice di sì, ci arrivi con un balzo, ② per lontano che sia. Proponilo!
space1999-step-plan-a = ① La luce si accende: OK, come in { $ok } casi su 100. Fai il balzo senza pagare. ② E che atterraggio: due carte di rotta. Il piano è usato, e ne hai ricevuto uno nuovo.

space1999-step-refused-heading = L’Elaboratore dice no
space1999-step-refused = Un’altra partita, un altro piano: ① Lumo. Chiedi all’Elaboratore se questa volta è d’accordo.
space1999-step-refused-a = ① Solo il cicalino: no. Il piano è perso. ② Per consolazione la nave si muove gratis di un nodo (un punto numerato), dove vuoi tu. È il rischio dei piani: un volo con energia è sicuro.

space1999-step-silence-heading = Nessun segnale
space1999-step-silence = ① E ancora una volta, perché l’Elaboratore conosce una terza risposta. Proponi il piano.
space1999-step-silence-a = ① Né luce né cicalino. Tieni il piano, ② e decide una scheda dell’Elaboratore: oggi energia. Altre spostano o tolgono carte dal Monitor, ti richiamano a casa o ti mandano su un pianeta.

space1999-step-turned-heading = Da che parte?
space1999-step-turned = Qualche giro dopo. Hai una curva, ① e va posata qui. Quando posi una carta la giri come vuoi, dopo mai più. ② Pensa alla Terra: come la metti?
space1999-step-turned-a = ① La tua rotta piega verso la Terra: ② ora mancano solo 2 carte invece di 3. Quella cifra ti dice quanto vale una carta.
space1999-step-turned-b = ① La tua rotta si allontana dalla Terra: ② ora mancano 6 carte invece di 3. In partita la cifra sta accanto a ogni scelta: meno sono, meglio è.

space1999-step-slide-heading = Una spintarella
space1999-step-slide = ① A Viktor manca una sola carta, e ce l’ha a bordo! Ma per { $slide } U.E. puoi spostare una sua carta di un quadrato. Quale? ② La prima della sua rotta, o ③ la più vicina alla Terra?
space1999-step-slide-a = Una rotta conta solo fino al primo vuoto: ① ora gli mancano nove carte. Nel suo turno può rimettere a posto gratis la propria carta, ma tu hai guadagnato tempo.
space1999-step-slide-b = ① Gliene manca ancora una: quella carta non faceva più parte della sua rotta, qualcuno l’aveva già spostata. Togli la prima, e tutto il resto resta per aria.

space1999-step-wrong-heading = Sarà la rotta giusta?
space1999-step-wrong = Ci siamo quasi. ① Un’ultima carta accanto alla Terra ② e aperta verso di lei, e si chiede all’Elaboratore Centrale se è la rotta giusta. Posala!
space1999-step-wrong-a = ① Il cicalino: la rotta è sbagliata! ② Perdi le ultime { $lost } carte che hai posato. Sfortuna, ma non è la fine: trovane altre e riprova. In { $right } casi su 100 dice OK.

space1999-step-earth-heading = La Terra
space1999-step-earth = Un’altra partita, lo stesso momento. ① Una carta, ② ed ecco casa. Trattieni il fiato e posala.
space1999-step-earth-a = ① **La luce si accende. La rotta è giusta!** Hai trovato per primo la via di casa, e la partita è tua. Viktor dovrà chiedere un passaggio.

space1999-quiz-runs = Voli dritto sopra quattro nodi fino a un pianeta. Quanto costa?
space1999-quiz-runs-a = 1 U.E.
space1999-quiz-runs-b = 4 U.E.
space1999-quiz-runs-c = Niente
space1999-quiz-runs-why = Un tratto rettilineo costa 1 U.E., per lungo che sia. Solo ogni deviazione costa 1 in più.

space1999-quiz-home = Su un pianeta hai trovato due carte di rotta. Quando puoi posarle?
space1999-quiz-home-a = Subito, sul pianeta
space1999-quiz-home-b = Alla fine del giro
space1999-quiz-home-c = Quando la mia nave è tornata alla Base
space1999-quiz-home-why = Le carte di rotta si posano solo alla Base. Pensa al ritorno, prima di volare al prossimo pianeta.

space1999-quiz-silence = L’Elaboratore non dà segnale. Che ne è del tuo piano?
space1999-quiz-silence-a = È perso
space1999-quiz-silence-b = Lo tengo, e decide una scheda
space1999-quiz-silence-c = Si esegue lo stesso
space1999-quiz-silence-why = OK lo esegue, il cicalino lo fa perdere, e senza segnale resta in mano: una scheda dell’Elaboratore decide che cosa succede.

space1999-quiz-wrong-route = La tua rotta arriva alla Terra, e suona il cicalino. E adesso?
space1999-quiz-wrong-route-a = Perdo le ultime carte, e si continua
space1999-quiz-wrong-route-b = Sono fuori dal gioco
space1999-quiz-wrong-route-c = Perdo tutta la rotta
space1999-quiz-wrong-route-why = Una rotta sbagliata costa le ultime carte posate. Portane a casa altre, raggiungi di nuovo la Terra e richiedi.
