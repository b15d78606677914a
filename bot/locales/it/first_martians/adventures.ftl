# Le avventure di First Martians: { $name } è l’astronauta a cui capitano.

## Esplorazione

first_martians-adventure-voice-in-the-static = Una voce nel fruscio
first_martians-adventure-voice-in-the-static-scene = Tra due creste la portante dell’HUB sparisce e resta il fruscio. Poi, sotto il fruscio, dei colpi, con delle pause: tre brevi, uno lungo, tre brevi. { $name }, con uno stivale già sul pendio, conta i colpi finché non smettono. Nell’elenco delle frequenze non c’è niente che trasmetta così.
first_martians-adventure-voice-in-the-static-later = L’archivio di Darmstadt ha riconosciuto il segnale annotato da { $name }. È il radiofaro del vecchio lander robotico, dato per morto prima ancora che l’equipaggio partisse, e che ancora ripete dove si trova, per nessuno. Mentre l’acqua si scalda, qualcuno batte il ritmo sul tavolo: tre, uno, tre.

first_martians-adventure-cave-mouth = La bocca della grotta
first_martians-adventure-cave-mouth-scene = Il pendio finisce in un’apertura alta come una porta. Attorno al bordo è cresciuta la brina: vuol dire che la grotta respira. Più in basso la lampada trova una cengia di roccia a strati che nessun sole ha mai scolorito. Scendere sembra facile; la parete per risalire è ripida e liscia.
first_martians-adventure-cave-mouth-choice-climb-in = Calarsi fino alla cengia
first_martians-adventure-cave-mouth-choice-climb-in-told = Gli strati si staccano in mano, scuri, interi. Risalendo cede un appiglio, e la roccia passa sulle costole di { $name } dall’ascella al fianco.
first_martians-adventure-cave-mouth-choice-turn-back = Tornare indietro
first_martians-adventure-cave-mouth-choice-turn-back-told = La posizione va nel registro con un punto interrogativo. Per tutta la strada { $name } pensa alla cengia, e a poco altro.

first_martians-adventure-torn-glove = Il guanto bucato
first_martians-adventure-torn-glove-scene = Non fa male: è soltanto un filo di freddo tra il pollice e l’indice. Una scheggia di basalto ha passato il guanto esterno, e la tuta sta già mandando aria nel buco. { $name } chiude il pugno sul nastro e non lo riapre fino al portello.
first_martians-adventure-torn-glove-later = Il segno tra il pollice e l’indice si è chiuso da un pezzo. Ma stamattina { $name } si ferma a metà di una stringa, la guarda, e bisogna che qualcuno dica che cosa viene dopo. Quello che è uscito da quel buco, il corpo non l’ha ripreso.

first_martians-adventure-canyon-fog = Nebbia
first_martians-adventure-canyon-fog-scene = Quando il sole arriva al canyon laterale, il canyon non c’è più. Un bianco è salito dal terreno fino all’altezza del casco, poi oltre; il faro è una macchia, poi nemmeno quella. { $name } può appoggiare una mano alla roccia e seguirla verso l’uscita, o non muoversi finché il ghiaccio sospeso nell’aria non si scioglie.
first_martians-adventure-canyon-fog-choice-follow-the-wall = Seguire la roccia
first_martians-adventure-canyon-fog-choice-follow-the-wall-told = La roccia svolta dove la mappa non ha svolte, e poi svolta ancora. Quando il faro ricompare è dalla parte sbagliata, e per un pezzo { $name } non si fida né del faro né dei propri piedi.
first_martians-adventure-canyon-fog-choice-follow-the-wall-later = A memoria, curva dopo curva, { $name } ha disegnato la parete conosciuta soltanto al tatto. Messo sopra l’immagine dell’orbiter il disegno combacia, e mostra un passaggio là dove l’immagine ha solo ombra.
first_martians-adventure-canyon-fog-choice-wait-it-out = Aspettare che si alzi
first_martians-adventure-canyon-fog-choice-wait-it-out-told = Un’ora la paga la riserva. Poi il sole entra nel ghiaccio, e per qualche minuto { $name } sta in mezzo alla luce, senza terreno e senza ombra, prima che il canyon si rimetta insieme.

first_martians-adventure-strange-tracks = Tracce
first_martians-adventure-strange-tracks-scene = Due linee parallele attraversano la piana, addolcite da molti inverni. Il battistrada è stretto, con un vuoto a ogni giro di ruota: non è di Froggy, non è di Scorpio. La missione robotica è passata di qui prima che si scegliesse l’equipaggio. Dove finiscano le linee, oltre la collina, { $name } non può vederlo.
first_martians-adventure-strange-tracks-choice-follow-them = Seguirle
first_martians-adventure-strange-tracks-choice-follow-them-told = Dietro la collina c’è un’altra collina. Le tracce la salgono senza fretta, { $name } sale dietro a loro, finché a decidere è il manometro. L’ultimo rilevamento va sulla mappa.
first_martians-adventure-strange-tracks-choice-follow-them-later = Il rilevamento portato a casa da { $name } era giusto. In fondo alle tracce c’era il vecchio rover, una ruota in una buca e l’asta piegata; chiuso dentro, un computer che sul banco si riaccende come se l’avessero spento ieri sera.
first_martians-adventure-strange-tracks-choice-send-a-picture = Mandare a casa un’immagine
first_martians-adventure-strange-tracks-choice-send-a-picture-told = Per un solo fotogramma al ripetitore servono un’ora e parecchia corrente. Nell’HUB lo ingrandiscono finché non restano che quadrati, e ancora nessuno si stacca dallo schermo. Qualcuno è stato qui.

first_martians-adventure-thin-crust = Crosta sottile
first_martians-adventure-thin-crust-scene = Uno schiocco secco, da nulla, e { $name } è nel terreno fino alla coscia. La crosta era spessa un dito. Quello che c’è sotto scorre come grano, si è chiuso attorno allo stivale e a ogni movimento stringe un po’ di più.
first_martians-adventure-thin-crust-choice-wrench-free = Strappare via la gamba
first_martians-adventure-thin-crust-choice-wrench-free-told = Al terzo strattone la gamba esce, e nel ginocchio qualcosa esce con lei. La strada del ritorno è lunga; { $name } la fa a testa alta, e anche questo conta.
first_martians-adventure-thin-crust-choice-dig-out = Scavare con le mani
first_martians-adventure-thin-crust-choice-dig-out-told = Una manciata dopo l’altra, per un’ora e mezza, mentre la lancetta scende con il suo passo. Lo stivale viene fuori intero. L’aria non torna.
first_martians-adventure-thin-crust-choice-dig-out-later = Nessuno aveva spazzolato lo stivale che { $name } ha tirato fuori dalla buca. Nella suola c’è un sale chiaro, di quelli che l’acqua si lascia dietro, e basta per il laboratorio.

first_martians-adventure-blue-hour = L’ora blu
first_martians-adventure-blue-hour-scene = Il sole tramonta piccolo e bianco, e attorno a lui il cielo diventa blu, in quest’ora e in nessun’altra. A quest’ora { $name } dovrebbe essere in cammino da un pezzo. Il riscaldamento consuma la batteria, le mani stanno ferme sulle ginocchia, e per una volta nessuna voce, sul canale, chiede la posizione.

first_martians-adventure-fresh-footprints = Impronte
first_martians-adventure-fresh-footprints-scene = Impronte di stivali, dai bordi netti, di meno di un’ora, che sbucano dal canalone a sinistra. Per due respiri { $name } ci crede. Poi si vede il tacco consumato, e il passo destro più corto. Sono quelle di stamattina; il canalone è sempre lo stesso, e l’aria del giro se n’è andata.

first_martians-adventure-rope-over-the-edge = La corda oltre il bordo
first_martians-adventure-rope-over-the-edge-scene = In fondo al pozzo luccica qualcosa che non è pietra. La corda ci arriverebbe. La regola vuole che a reggerla sia una seconda persona, e { $name } quella regola la sa a memoria, perché l’hanno scritta dopo Aitken, e a causa sua. Nella borsa ha tre chiodi da roccia, e con quelli nessuno deve reggere niente.
first_martians-adventure-rope-over-the-edge-choice-trust-the-anchors = Fidarsi dei chiodi
first_martians-adventure-rope-over-the-edge-choice-trust-the-anchors-told = Li batte uno per uno finché non cantano. A luccicare era una vena di cristallo, e un pezzo sale con lei nella borsa. Per tutta la salita fischietta, a canale aperto, e nell’HUB sanno che cosa significa.
first_martians-adventure-rope-over-the-edge-choice-trust-the-anchors-later = I tre chiodi erano ancora là, e { $name } è andata a riprenderli senza dirlo. Due tenevano mentre lavorava al terzo; poi ne ha tenuto uno solo. È caduta appena della propria altezza, ma sulla spalla.
first_martians-adventure-rope-over-the-edge-choice-call-for-hands = Chiedere che qualcuno la regga
first_martians-adventure-rope-over-the-edge-choice-call-for-hands-told = Deve dirlo due volte prima che nell’HUB capiscano che cosa viene chiesto, e da chi. Qualcuno lascia lì il lavoro di domani nel garage, esce, si aggancia, punta i piedi. Dal fondo { $name } dà due strattoni: tutto bene.

first_martians-adventure-under-the-wall = Sotto la parete
first_martians-adventure-under-the-wall-scene = La gola si stringe tra una parete e una frana dagli spigoli ancora chiari. { $name } conta le uscite, come fa dappertutto dai giorni della diga: una dietro, una davanti, nessuna quando sarà nel mezzo. Posa il palmo sulla parete: è perfettamente immobile. Anche la diga, quella mattina.
first_martians-adventure-under-the-wall-choice-go-through = Passare
first_martians-adventure-under-the-wall-choice-go-through-told = Quattrocento passi, e a ognuno lui parla alla roccia. Oltre la strettoia l’argilla è a fasce, rossa, grigia, rossa, e lui prende dalla grigia. Solo allora si accorge che l’HUB ha ascoltato tutto, e che la sua voce non era ferma.
first_martians-adventure-under-the-wall-choice-go-through-later = È la terza notte che trovano { $name } sveglio davanti al portello, una mano sul telaio. Guarda soltanto se si apre, dice. Quante porte abbia l’HUB lo sa; lo chiede lo stesso.
first_martians-adventure-under-the-wall-choice-climb-the-ridge = Girare per la cresta
first_martians-adventure-under-the-wall-choice-climb-the-ridge-told = Costa ore, e aria, e ogni volta che lui si volta la parete è dov’era. Alla radio non dà spiegazioni, e l’HUB non ne chiede.
first_martians-adventure-under-the-wall-choice-climb-the-ridge-later = Prima dell’alba il sismometro sveglia l’HUB. Nell’immagine del mattino la strettoia non c’è più, colma da un lato all’altro: un’ora di lavoro, per una montagna. La guardano a lungo, poi guardano { $name }, e qualcuno gli avvicina una sedia.

first_martians-adventure-dust-column = La colonna
first_martians-adventure-dust-column-scene = Risale la valle senza un rumore, una colonna color mattone, più alta di qualunque cosa { $name } abbia mai guardato dal basso. Si piega, si strappa, si richiude. Se tiene la rotta passerà dritta sui pannelli solari: può lucidarli, o seppellirli. C’è tempo per una chiamata.
first_martians-adventure-dust-column-choice-fold-the-panels = Far chiudere i pannelli
first_martians-adventure-dust-column-choice-fold-the-panels-told = I pannelli si chiudono, e nell’HUB calano le luci. La colonna passa a un tiro di sasso, più a sud, sopra il nulla. Nessuno rimpiange quell’ora di buio; è servita a riprendere fiato.
first_martians-adventure-dust-column-choice-let-it-come = Lasciarla venire
first_martians-adventure-dust-column-choice-let-it-come-told = L’orlo passa sui pannelli, e l’HUB non vede più nulla, e lo ripete, e lo ripete ancora. Dalla cresta { $name } guarda, il pollice sul tasto di chiamata, quando una chiamata non servirebbe più da un pezzo.
first_martians-adventure-dust-column-choice-let-it-come-later = Da quando la colonna ci ha camminato sopra, i pannelli sono più puliti del giorno in cui li hanno tolti dalle casse. A mezzogiorno le batterie sono piene, e con { $name } nessuno torna sull’argomento.

first_martians-adventure-unlit-hollow = Dove il sole non arriva
first_martians-adventure-unlit-hollow-scene = Sotto la parete nord c’è una conca in cui è notte da un milione di anni. La lampada sveglia un pavimento di aghi di brina, lunghi un dito, ciascuno appoggiato al vicino. Nessuno li ha mai guardati. { $name } ha posato un piede, e ancora non posa l’altro.
first_martians-adventure-unlit-hollow-choice-cut-a-block = Tagliarne un blocco
first_martians-adventure-unlit-hollow-choice-cut-a-block-told = Il blocco è grande come una pagnotta; il sentiero che ci arriva, in mezzo agli aghi, è largo quanto una persona. Perché non si sciolga per strada, { $name } gli fa scorrere sopra l’ossigeno, poco per volta.
first_martians-adventure-unlit-hollow-choice-only-look = Guardare soltanto
first_martians-adventure-unlit-hollow-choice-only-look-told = La lampada si spegne. { $name } aspetta che gli occhi imparino il buio, e scopre che la brina trattiene la luce delle stelle, debolissima, fino in fondo. Poi quell’unico piede torna da dov’era venuto.

first_martians-adventure-parachute = Il paracadute
first_martians-adventure-parachute-scene = Da lontano è una persona distesa, e { $name } si mette a correre. Da vicino è tela, bianca e arancione, mezza inghiottita dalla sabbia. Si alza e si abbassa con il ritmo di chi dorme. Un giorno deve aver retto il vecchio lander, l’ultima cosa scesa qui con dolcezza.
first_martians-adventure-parachute-choice-cut-it-up = Tagliarlo
first_martians-adventure-parachute-choice-cut-it-up-told = Trama fitta, robusta, pulita sul lato interno: ne viene un buon filtro. Quello che rimane, visto dalla cresta, somiglia a un corpo più di prima.
first_martians-adventure-parachute-choice-sit-beside-it = Restargli accanto un poco
first_martians-adventure-parachute-choice-sit-beside-it-told = A due passi, le ginocchia al petto, { $name } respira al ritmo della tela e consuma più aria di quanta il programma ne conceda. Da molto tempo non capitava di non dover fare niente per nessuno.

## Raccolta

first_martians-adventure-glass-beads = Perle di vetro
first_martians-adventure-glass-beads-scene = Dove il meteorite ha colpito, la sabbia si è fusa ed è ricaduta in perle verdi e nere, non più grandi di lenticchie. Scivolano dalla paletta, scappano dai guanti. { $name } si mette in ginocchio e le raccoglie a una a una, finché la provetta è piena.
first_martians-adventure-glass-beads-later = Le perle raccolte da { $name } non sopportano il tepore. Si crepano nella provetta, una o due ogni ora, con il suono di un’unghia su un vetro, e di notte tutto l’HUB veglia e aspetta la prossima.

first_martians-adventure-stuck-drill = La trivella bloccata
first_martians-adventure-stuck-drill-scene = A un braccio di profondità il motore si ferma. La trivella ha sciolto il ghiaccio che attraversava, e il ghiaccio si è richiuso sull’asta, l’unica lunga che ci sia. Ci vorrebbe calore. Di caldo, lì intorno, c’è una cosa sola: la batteria termica sulla schiena di { $name }.
first_martians-adventure-stuck-drill-choice-lend-the-heater = Prestarle il calore
first_martians-adventure-stuck-drill-choice-lend-the-heater-told = { $name } lega la batteria all’asta e aspetta lì accanto, pestando i piedi, poi senza più pestarli. Dopo venti minuti l’asta si gira a mano, e con lei viene su una carota di ghiaccio limpida come un vetro. La punta di due dita rimane bianca.
first_martians-adventure-stuck-drill-choice-cut-the-rod = Segare l’asta
first_martians-adventure-stuck-drill-choice-cut-the-rod-told = Dieci minuti di sega. Nel terreno resta un palmo del migliore acciaio di questo pianeta, e nel vano sonde, domani, qualcuno passerà la giornata a filettare di nuovo il resto.

first_martians-adventure-long-way-home = La strada lunga
first_martians-adventure-long-way-home-scene = Si è fatto buio, e la cresta con l’antenna dovrebbe vedersi e non si vede. La lampada sul casco è passata dal bianco all’arancio. { $name } potrebbe chiedere luce. Nell’HUB accenderebbero tutto quello che fa luce, fino ai tubi viola della fattoria, e a pagare sarebbero le batterie. Oppure nessuno deve sapere quanto è tardi.
first_martians-adventure-long-way-home-choice-ask-for-light = Chiedere luce
first_martians-adventure-long-way-home-choice-ask-for-light-told = Prima una finestra, poi il piazzale, poi tutte le lampade che ci sono: dalla cresta sembra un luna park sul pianeta sbagliato. { $name } scende verso quella luce senza affrettarsi. L’indicatore di carica, fino al mattino, non lo guarda nessuno.
first_martians-adventure-long-way-home-choice-go-by-feel = Proseguire al buio
first_martians-adventure-long-way-home-choice-go-by-feel-told = Punta, tacco, una mano tesa davanti. La cresta è dov’è sempre stata. Nella camera stagna c’è qualcuno seduto con la tuta infilata a metà e il casco sul ginocchio, e dell’ora non si parla.
first_martians-adventure-long-way-home-choice-go-by-feel-later = Era un sasso fra mille, sulla via di casa, al buio. Del ginocchio { $name } non aveva detto niente, e adesso è così gonfio che la tuta non ci passa.

first_martians-adventure-sunday-outside = Domenica
first_martians-adventure-sunday-outside-scene = Sulla Terra è domenica, e { $name } se ne ricorda con tutte e due le mani nella ghiaia. Un salmo ogni settimana: l’ha promesso a suo padre, e la promessa l’ha mantenuta nei turni di notte, con la febbre, in caduta libera, anche quando non ne credeva più una parola. Il canale è aperto. Quello di oggi non è breve.
first_martians-adventure-sunday-outside-choice-open-channel = Dirlo a canale aperto
first_martians-adventure-sunday-outside-choice-open-channel-told = Lo dice rivolto alla ghiaia, senza fretta, e il manometro per i versetti non ha riguardi. Nell’HUB nessuno dice amen. Nessuno dice nemmeno altro, finché lui non ha finito.
first_martians-adventure-sunday-outside-choice-open-channel-later = Di nuovo domenica. { $name } non ci ha ancora pensato, quando qualcuno sposta le tazze e dice, guardando da un’altra parte: «Su. Comincia.»
first_martians-adventure-sunday-outside-choice-radio-off = Prima spegnere la radio
first_martians-adventure-sunday-outside-choice-radio-off-told = Qualche minuto da solo con le parole, la collina e il sole sulle maniche. Quando riaccende, l’HUB sta chiamando il suo nome e, a giudicare dal tono, non per la prima volta.

first_martians-adventure-last-tube = L’ultima provetta
first_martians-adventure-last-tube-scene = È suonato l’avviso della riserva, quel doppio suono sommesso studiato perché nessuno ci facesse l’abitudine. Una provetta è ancora vuota. Lo strato a cui era destinata affiora all’altezza del ginocchio, a due passi. { $name } guarda il manometro, lo strato, il manometro.
first_martians-adventure-last-tube-choice-fill-it = Riempirla
first_martians-adventure-last-tube-choice-fill-it-told = Il tappo si avvita su un campione scuro e pulito. Dopo vengono una lunga marcia con la bombola d’emergenza e un portello che se la prende comoda.
first_martians-adventure-last-tube-choice-go-at-once = Andare subito
first_martians-adventure-last-tube-choice-go-at-once-told = La provetta torna a casa vuota. Al portello { $name } ha ancora aria e il polso tranquillo, e dentro nessuno ha dovuto mettersi alla finestra.

first_martians-adventure-torn-page = Un foglio
first_martians-adventure-torn-page-scene = Fuori { $name } scrive a matita grassa su fogli plastificati, perché un foglio non le ha mai perso un dato. Adesso uno si sfila dall’anello e se ne va sulla ghiaia con tutta la mattinata addosso, si ferma, riparte. Il vento di qui piega a malapena un filo. Per la carta basta.
first_martians-adventure-torn-page-choice-go-after-it = Corrergli dietro
first_martians-adventure-torn-page-choice-go-after-it-told = Lo prende al limite del ghiaione, sotto lo stivale, senza fiato e senza dignità. L’impronta della suola attraversa le cifre. Si leggono tutte.
first_martians-adventure-torn-page-choice-let-it-go = Lasciarlo andare
first_martians-adventure-torn-page-choice-let-it-go-told = Lo segue con lo sguardo finché si vede, come si conviene a una cosa che non vale una caviglia. Poi scrive quel che ricorda e, accanto a ogni cifra, quanto se ne fida.
first_martians-adventure-torn-page-choice-let-it-go-later = In laboratorio una colonna non torna. { $name } sa quale riga manca e, più o meno, dove sta a quest’ora, a faccia in giù tra i sassi. Qualunque cosa dimostri la serie, andrà dimostrata due volte.

first_martians-adventure-snagged-tether = Il cavo
first_martians-adventure-snagged-tether-scene = La sonda cingolata è entrata sotto la sporgenza e non ne è uscita. Il suo cavo s’infila tra due massi, teso come fil di ferro. Là in fondo il motorino gira ancora: { $name } lo sente nel cavo, come chi pesca sente il pesce.
first_martians-adventure-snagged-tether-choice-cut-the-tether = Tagliare il cavo
first_martians-adventure-snagged-tether-choice-cut-the-tether-told = Il cavo scatta indietro e non pesa più niente. Quel che la sonda aveva raccolto resta sotto la roccia, e il motore girerà fino a sera. { $name } non sta ad aspettare.
first_martians-adventure-snagged-tether-choice-crawl-in = Strisciare dentro
first_martians-adventure-snagged-tether-choice-crawl-in-told = C’è appena posto per un casco girato di lato. Pietra sopra la visiera, pietra sotto, il respiro fortissimo; poi metallo sotto le dita, e fuori a ritroso, un palmo per volta. Nell’HUB sono rimasti tutti in piedi.
first_martians-adventure-snagged-tether-choice-crawl-in-later = Dietro il raschietto della sonda recuperata da { $name } c’è un tappo duro, sfuggito a tutti fino a oggi: quello che stava scavando quando si è incastrata.

first_martians-adventure-same-number-twice = Due volte lo stesso numero
first_martians-adventure-same-number-twice-scene = Due sacchetti hanno lo stesso numero. La mano è una sola, quella di { $name }, e uno solo il quarto d’ora, quando si è alzato il vento e bisognava fare in fretta. Uno viene dal fondo del canalone, l’altro dal ciglio. Sul tavolo sono rossi tutti e due, e ognuno ha la sua opinione.
first_martians-adventure-same-number-twice-later = I due sacchetti con lo stesso numero sono stati pesati, setacciati, discussi. Non se ne viene a capo. { $name } cancella il luogo dall’elenco dei ritrovamenti: ciò che ancora ci si trova non si potrebbe più distinguere dal resto.

first_martians-adventure-white-sleeves = Maniche bianche
first_martians-adventure-white-sleeves-scene = Quello che sotto la crosta pareva gesso è sale, della specie velenosa. { $name } ne ha fino ai gomiti, negli snodi dei polsi, in ogni cucitura. La camera stagna lo soffia via in un’ora, ad aria. Una spazzola in un minuto, pressappoco.
first_martians-adventure-white-sleeves-choice-brush-them = Spazzolarlo via
first_martians-adventure-white-sleeves-choice-brush-them-told = Colpi dall’alto in basso, come con un cavallo, finché le maniche tornano grigie. { $name } è a tavola che la minestra fuma ancora.
first_martians-adventure-white-sleeves-choice-brush-them-later = Comincia con un sapore di monete. A mezzogiorno { $name }, sul bordo della cuccetta, elenca i sintomi in bell’ordine, e non ce n’è uno che non stia sul foglio delle avvertenze del sale bianco.
first_martians-adventure-white-sleeves-choice-blow-them-clean = Soffiarlo via nella camera stagna
first_martians-adventure-white-sleeves-choice-blow-them-clean-told = Per un’ora la camera stagna ruggisce. Sul quadrante si vede muovere una lancetta che di solito bisogna cogliere di sorpresa. Le maniche escono pulite fino all’ultimo punto.

first_martians-adventure-row-of-tubes = Una fila di cilindri
first_martians-adventure-row-of-tubes-scene = Dieci cilindri di titanio giacciono nella polvere, a un passo l’uno dall’altro. Li ha posati una macchina, per una nave che doveva venire a prenderli; la nave non è mai partita, e la fila ha aspettato. { $name } è davanti al primo. Dietro ognuna di quelle pietre c’è qualcuno che voleva proprio quella.
first_martians-adventure-row-of-tubes-choice-take-the-first = Prendere il primo
first_martians-adventure-row-of-tubes-choice-take-the-first-told = È più leggero di quanto dovrebbe, e il tappo ha tenuto. Dopo qualche passo { $name } si volta. Il vuoto in capo alla fila si vede da lontano, e nell’HUB non a tutti fa piacere.
first_martians-adventure-row-of-tubes-choice-take-the-first-later = Per il tramite di Ruth è arrivata una lettera, della donna che scelse la pietra del primo cilindro. È molto vecchia. Per dire perché proprio quella le servono tre pagine, e l’ultima riga è per { $name } e per tutti gli altri: stava lì perché la si venisse a prendere.
first_martians-adventure-row-of-tubes-choice-leave-the-row = Lasciare la fila com’è
first_martians-adventure-row-of-tubes-choice-leave-the-row-told = La cassetta resta vuota quanto la strada è stata lunga. Ma { $name } ha scattato una fotografia, a filo del terreno, con il sole della sera su dieci tappi, e prima che la cena finisca è appesa sopra il tavolo.

first_martians-adventure-stone-for-the-pocket = Un sasso in tasca
first_martians-adventure-stone-for-the-pocket-scene = Non serve a niente: tondo, grande come un pollice, grigio con una vena chiara, un sasso come se ne trovano su ogni spiaggia della Terra. Qui non c’è più una spiaggia da prima che ci fossero occhi. { $name } si guarda attorno, anche se la persona più vicina è a due chilometri.
first_martians-adventure-stone-for-the-pocket-choice-keep-it = Tenerlo
first_martians-adventure-stone-for-the-pocket-choice-keep-it-told = Viaggia fino a casa nella tasca della gamba, non dichiarato, e passa la notte sotto un cuscino. A colazione qualcuno osserva che { $name } ha l’aria di aver dormito.
first_martians-adventure-stone-for-the-pocket-choice-keep-it-later = In una ventola degli alloggi è comparsa una sabbiolina rossa, poi in altre due. Viene da sotto un cuscino, da un sasso grigio con una vena chiara. { $name } lo dice prima che si debba cercare.
first_martians-adventure-stone-for-the-pocket-choice-give-it-a-number = Dargli un numero
first_martians-adventure-stone-for-the-pocket-choice-give-it-a-number-told = Numero, posizione, profondità: superficie. La vena chiara merita la registrazione; domani lo segheranno in due. { $name } chiude la cassetta un po’ troppo in fretta.

first_martians-adventure-called-in = Tutti dentro
first_martians-adventure-called-in-scene = «Tutti dentro, per favore.» È il tono dopo il quale non si fanno domande: pressione in calo, polvere da sud. Gli attrezzi di { $name } sono stesi come nelle giornate buone, in ordine di misura, su quattro metri di pendio. In fondo alla valle l’orizzonte manca già.
first_martians-adventure-called-in-choice-leave-everything = Lasciare tutto
first_martians-adventure-called-in-choice-leave-everything-told = { $name } corre a mani vuote, e il portello si chiude sulla prima raffica. Gli attrezzi saranno dov’erano, un palmo più sotto, e per dissotterrarli il vano sonde perderà mezzo turno.
first_martians-adventure-called-in-choice-pack-first = Prima raccogliere tutto
first_martians-adventure-called-in-choice-pack-first-told = Ciascuno nel suo passante, il più lungo per ultimo. Poi la corda segnavia, una mano dopo l’altra, in un buio marrone, mentre l’HUB legge i minuti ad alta voce perché ci sia una voce verso cui camminare.

first_martians-adventure-dark-core = L’estremità scura
first_martians-adventure-dark-core-scene = La carota scivola fuori dal tubo, e in fondo è scura: non per un’ombra, è bagnata. Luccica, bolle senza alcun calore, si ritira, ed è asciutta prima che la fotocamera sia pronta. Un palmo d’acqua, per il tempo che ci vuole a dirlo. Guardava solo { $name }, e nell’HUB sono molto gentili.
first_martians-adventure-dark-core-later = Sull’estremità scura della carota è rimasto un orlo di sale, sottile come il segno della marea su uno scalino. È la prova del minuto che soltanto { $name } ha visto, e ce n’è abbastanza da studiarlo.

## Ricerca

first_martians-adventure-green-film = Un velo verde
first_martians-adventure-green-film-scene = Sulla parete della capsula di coltura c’è un velo, verde come il rame vecchio, che ieri sera non c’era. Con ogni probabilità è arrivato dalla Terra con il respiro di qualcuno. Cresce in fretta, e { $name }, che dovrebbe sterilizzarlo, lo sta già guardando da un po’.
first_martians-adventure-green-film-choice-burn-it = Bruciarlo
first_martians-adventure-green-film-choice-burn-it-told = Alla fiamma bastano due secondi. Dopo, la capsula è pulita, nera e in regola, e chi era venuto a vedere torna a quello che stava facendo.
first_martians-adventure-green-film-choice-watch-it = Lasciarlo crescere
first_martians-adventure-green-film-choice-watch-it-told = Una seconda capsula, una cappa, una lampada tutta sua. Al mattino il velo è anche nella linea della condensa, e il complesso abitativo lo segnala come guasto.
first_martians-adventure-green-film-choice-watch-it-later = Il verde della capsula è un’alga, onesta e affamata, e dà alle radici l’azoto che possono usare. { $name } la versa nelle vasche, e nel giro di qualche giorno i germogli hanno risposto.

first_martians-adventure-broken-vial = La fiala rotta
first_martians-adventure-broken-vial-scene = La fiala si rompe tra le pinze, senza sforzo, come se non aspettasse altro. { $name } porta due paia di guanti, e la scheggia li passa entrambi. Il rosso sul banco è l’unico colore caldo del laboratorio.

first_martians-adventure-midnight-idea = Dopo mezzanotte
first_martians-adventure-midnight-idea-scene = Alle due e dieci, di colpo, è semplice. { $name } trova la lampada, prende la prima cosa che capita e riempie di scrittura l’interno di una scatola di razioni. Attraverso la parete arrivano passi, un cassetto, la porta del laboratorio, la centrifuga. Poi non dorme più nessuno, e a una persona sola non dispiace.

first_martians-adventure-bean-in-a-notebook = Un fagiolo
first_martians-adventure-bean-in-a-notebook-scene = { $name } apre l’ultimo dei suoi taccuini vuoti, e sulla prima pagina, fermato dal nastro, c’è un fagiolo: viene dal davanzale di Salma, mai sterilizzato, e ha una faccia disegnata. Dev’essere lì da quando hanno fatto i bagagli. Su cose così le norme di quarantena sono chiare. Quel paragrafo l’ha scritto lei.
first_martians-adventure-bean-in-a-notebook-choice-plant-it = Seminarlo
first_martians-adventure-bean-in-a-notebook-choice-plant-it-told = Stacca il nastro con le pinzette. Il fagiolo avrà un vaso per sé e una riga nel taccuino, con la data e senza provenienza; e d’ora in poi l’aria del complesso abitativo andrà tenuta d’occhio.
first_martians-adventure-bean-in-a-notebook-choice-plant-it-later = È spuntato: storto, pallido, ostinato. { $name } lo disegna per Salma, in scala, pelo per pelo, e non guarda l’orologio finché non calano le luci.
first_martians-adventure-bean-in-a-notebook-choice-keep-it-sealed = Tenerlo sigillato
first_martians-adventure-bean-in-a-notebook-choice-keep-it-sealed-told = Fagiolo, nastro e pagina in un sacchetto, il sacchetto nella cassetta d’acciaio. Già che è in piedi controlla anche ogni guarnizione del complesso abitativo, due volte. Le regole sono fatte per i casi difficili, e con questo pensiero resta sveglia.

first_martians-adventure-own-nerve = La curva
first_martians-adventure-own-nerve-scene = Di notte il laboratorio è di chi non dorme. { $name } si è attaccato due elettrodi all’avambraccio sinistro e ha lasciato che la macchina cronometrasse il nervo. La misura è finita. Lo schermo l’ha girato verso il muro, e adesso non deve che decidere se voltarlo.
first_martians-adventure-own-nerve-choice-read-the-curve = Leggere la curva
first_martians-adventure-own-nerve-choice-read-the-curve-told = La legge come leggerebbe quella di un estraneo, due volte, da sinistra a destra. Poi sta lì seduto, e dopo scrive un piano di cura, in terza persona.
first_martians-adventure-own-nerve-choice-read-the-curve-later = La stecca di notte, le compresse, la palla di gomma: il paziente, come lo chiama { $name }, si attiene al piano. Stamattina si è abbottonato tutti e due i polsini senza guardare.
first_martians-adventure-own-nerve-choice-erase-it = Cancellarla
first_martians-adventure-own-nerve-choice-erase-it-told = Si fa presto: sì, e sì, sicurissimo. Si tira giù la manica e in pochi minuti dorme, per la prima volta da giorni.
first_martians-adventure-own-nerve-choice-erase-it-later = La tazza scivola, e { $name } la prende al volo con l’altra mano, così svelto che tutti alzano gli occhi. Non c’è più una curva da consultare. Dovrà cominciare dal principio, e più tardi di quanto avrebbe potuto.

first_martians-adventure-control-plate = La piastra di controllo
first_martians-adventure-control-plate-scene = Sulla piastra di controllo non deve crescere niente; serve solo a questo. Ora ci sono tre punti bianchi, nitidi come bottoni. O due settimane di lavoro sono da buttare, o in una di quattordici sere { $name } ha sollevato il coperchio sbagliato. Nessun altro l’ha ancora visto.
first_martians-adventure-control-plate-choice-begin-again = Ricominciare
first_martians-adventure-control-plate-choice-begin-again-told = { $name } allinea tutte le piastre sul banco, dove nessuno può non vederle, e nel registro scrive una parola sola. Domani il laboratorio è dell’autoclave e dello scovolino.
first_martians-adventure-control-plate-choice-swap-the-plate = Metterne una pulita al suo posto
first_martians-adventure-control-plate-choice-swap-the-plate-told = Stessa etichetta, stessa penna. La serie è salva, e i complimenti di Ruth arrivano con il ritardo di tutto ciò che viene dalla Terra.
first_martians-adventure-control-plate-choice-swap-the-plate-later = A Darmstadt hanno messo le immagini una accanto all’altra. La piastra di controllo ha nella seconda settimana un graffio che nella prima non aveva, e Ruth chiede, senza alcuna asprezza, se { $name } lo sa spiegare. La domanda l’hanno sentita tutti.

first_martians-adventure-something-moves = Qualcosa si muove
first_martians-adventure-something-moves-scene = Nella goccia sotto il vetrino un granello si muove, e si muove ancora. La polvere trema, lo sa ogni studente; ma trema sul posto, e questo ha attraversato tutto il campo da sinistra a destra. { $name } stacca l’occhio dalla lente, guarda il laboratorio buio, e torna alla lente.
first_martians-adventure-something-moves-choice-wake-the-others = Svegliare gli altri
first_martians-adventure-something-moves-choice-wake-the-others-told = Stanno lì in calzini e si danno il cambio all’oculare. Verso mattina è una corrente in una goccia che si asciuga, e lo sanno. Per qualche ora è stato possibile, e quelle ore se le sentiranno addosso tutto il giorno.
first_martians-adventure-something-moves-choice-watch-alone = Non chiamare nessuno
first_martians-adventure-something-moves-choice-watch-alone-told = Un disegno ogni mezzo minuto, finché la goccia è asciutta e il granello fermo. Ora { $name } sa che cos’era, e anche com’era non saperlo.
first_martians-adventure-something-moves-choice-watch-alone-later = Troppe ore con un occhio chiuso, o troppe senza chiuderli tutti e due. Per due giorni { $name } ha nascosto i capogiri, e infine ne parla di passaggio, reggendosi allo stipite.

first_martians-adventure-seedling-lamp = La lampada dei germogli
first_martians-adventure-seedling-lamp-scene = La lampada sopra le vaschette ha cominciato a ronzare e a consumare il doppio. Il quadro comandi consiglia di spegnerla fino a giorno. Sotto ci sono alcune centinaia di germogli con le prime foglie, girati tutti dalla stessa parte, e { $name } ha un dito sull’interruttore.
first_martians-adventure-seedling-lamp-choice-leave-it-on = Lasciarla accesa
first_martians-adventure-seedling-lamp-choice-leave-it-on-told = In cambio è buio altrove, e le cuccette si trovano a tentoni. Al mattino le foglie si sono aperte, e quel che c’è voluto manca alle batterie.
first_martians-adventure-seedling-lamp-choice-switch-it-off = Spegnerla
first_martians-adventure-seedling-lamp-choice-switch-it-off-told = Uno scatto, e nelle vaschette è notte. { $name } tiene ancora un poco il palmo sulle foglie più vicine, e non salva niente. Le batterie, almeno, ne traggono sollievo.
first_martians-adventure-seedling-lamp-choice-switch-it-off-later = La lampada non scaldava soltanto le sue vaschette. Nella vasca accanto le piante adulte sono diventate grigie dal basso, e a sradicarle ci pensa { $name } di persona.

first_martians-adventure-hundredth-seed = Il centesimo seme
first_martians-adventure-hundredth-seed-scene = Novantanove stanno sulla carta bagnata, contati a mano e morti, ciascuno con la sua riga nel rapporto da leggere stasera. Uno era rimasto in una piega umida della busta, e si è aperto. Ne sporge una punta bianca, non più lunga di una virgola. { $name } non si muove, come se potesse spaventarsi.

first_martians-adventure-walking-centrifuge = La centrifuga
first_martians-adventure-walking-centrifuge-scene = Prima un tremito nel banco, poi un urlo. La centrifuga ha perso l’equilibrio e cammina a saltelli verso l’orlo, con dentro l’unico preparato della settimana; finché gira, il coperchio è bloccato. { $name } è a un passo da lei, e a un passo dalla presa.
first_martians-adventure-walking-centrifuge-choice-hold-it-down = Tenerla ferma
first_martians-adventure-walking-centrifuge-choice-hold-it-down-told = Le braccia attorno al tamburo e il petto sul coperchio, finché ha smesso. Il livido ha la forma della serratura. Nel rotore c’è il preparato, in strati netti come meglio non si potrebbe.
first_martians-adventure-walking-centrifuge-choice-pull-the-plug = Staccare la spina
first_martians-adventure-walking-centrifuge-choice-pull-the-plug-told = Se ne va anche il fusibile, e quello che era in carica ricomincia da zero. Nel silenzio la macchina si ferma con due piedini oltre l’orlo. Il preparato è una brodaglia, e { $name } la butta.

first_martians-adventure-smell-of-rain = Pioggia
first_martians-adventure-smell-of-rain-scene = { $name } scalda l’argilla finché l’acqua che tratteneva se ne va, e alza la cappa un momento troppo presto. Odora di pioggia: di una strada d’estate, pietra e polvere e bagnato. Gli altri arrivano uno dopo l’altro e si fermano lì, e solo molto dopo a qualcuno viene in mente di cambiare l’aria.
first_martians-adventure-smell-of-rain-later = Con la pioggia, dall’argilla era uscito anche altro; l’analizzatore lo elenca oggi, in ordine di peso. { $name } era la persona più vicina, e lo è stata più a lungo.

first_martians-adventure-second-opinion = Quattordici minuti
first_martians-adventure-second-opinion-scene = A Darmstadt hanno guardato la misura e non ci credono. Sono cortesi, sono tanti, e quello che dicono ha quattordici minuti. { $name } ha sul tavolo la curva e, accanto, il campione; e da quando è arrivato il messaggio, per la prima volta, un dubbio.
first_martians-adventure-second-opinion-choice-stand-by-it = Confermare la misura
first_martians-adventure-second-opinion-choice-stand-by-it-told = Una frase per Darmstadt, senza aggettivi. Adesso tocca alla Terra misurare, ci vorranno giorni, e tutto l’HUB li passa ad aspettare.
first_martians-adventure-second-opinion-choice-stand-by-it-later = Ruth ha mandato avanti tre parole, e la spiegazione dopo: «Avevate ragione voi.» Laggiù avevano tarato sul campione sbagliato. { $name } legge il messaggio una volta. Gli altri se lo fanno rileggere.
first_martians-adventure-second-opinion-choice-measure-again = Rimisurare tutto
first_martians-adventure-second-opinion-choice-measure-again-told = Pesare, sciogliere, scaldare, aspettare. Per domani il laboratorio è occupato. Eppure c’è della pace: qualunque cosa ne venga, sarà vera.

first_martians-adventure-asleep-at-the-bench = Nel sonno
first_martians-adventure-asleep-at-the-bench-scene = La guancia sul banco, la matita tra le dita: al mattino trovano { $name } così, e lasciano che dorma, con una coperta sopra. Da molto tempo non c’era stata una notte intera. All’altro capo del banco il bagno termostatico è evaporato fino all’ultima goccia e si è portato via il termostato.

## Costruzione

first_martians-adventure-wrong-bolt = Il bullone sbagliato
first_martians-adventure-wrong-bolt-scene = Lungo la strada c’era una pompa che ballava, le mancava un bullone, e { $name } ne aveva uno. Prende, gira, va perfino a fondo. Solo la sera, riposti gli attrezzi, { $name } si trova davanti il bullone giusto, ancora nella sua carta, di un passo più fine di quello che adesso è là dentro. A certi regimi si sente un ronzio.
first_martians-adventure-wrong-bolt-later = Il ronzio è cessato, e con lui quello che lo faceva. Giro dopo giro il bullone sbagliato si era svitato, e nella notte è caduto negli ingranaggi. { $name } lo ripesca in due pezzi.

first_martians-adventure-burnt-hand = Una mano scottata
first_martians-adventure-burnt-hand-scene = Il tubo era chiuso da un’ora. Era l’altro tubo. { $name } tiene la mano sotto la poca acqua che si può usare per questo e intanto guarda la flangia, che pende da una vite sola e non penderà a lungo.
first_martians-adventure-burnt-hand-choice-work-on = Continuare
first_martians-adventure-burnt-hand-choice-work-on-told = La flangia è montata prima della fine del turno. Dopo, il guanto bisogna tagliarlo via a strisce, e viene via anche un po’ di quello che c’è sotto.
first_martians-adventure-burnt-hand-choice-stop-for-today = Smettere per oggi
first_martians-adventure-burnt-hand-choice-stop-for-today-told = Una cinghia attorno alla flangia, un biglietto sulla cinghia. Chi domani entrerà in officina dovrà prima disfare la giornata di oggi.

first_martians-adventure-forgotten-toolbox = La cassetta dimenticata
first_martians-adventure-forgotten-toolbox-scene = Dietro la terza lastra della parete c’è una cassetta degli attrezzi che non figura in nessun elenco. Qualcuno, sulla Terra, l’ha posata lì, ha chiuso la parete e deve averla cercata per giorni. Dentro: due cacciaviti, una buccia d’arancia secca, una scheda processore nella sua busta sigillata. La scheda è un bel regalo; ma da oggi { $name } si chiede che altro ci sia nei muri.

first_martians-adventure-neck-ring = L’anello del collo
first_martians-adventure-neck-ring-scene = Sotto la lente, nella guarnizione dell’anello, c’è una riga sottile come un capello, e forse è solo un capello. { $name } passa lo straccio; c’è ancora, o è un’altra. Anche su Aitken un anello era stato guardato e firmato. È davanti alla tuta da un’ora e non ha toccato un attrezzo.
first_martians-adventure-neck-ring-choice-wear-it = Provarla addosso
first_martians-adventure-neck-ring-choice-wear-it-told = { $name } si chiude nella camera stagna, fa uscire l’aria e sta lì, nella tuta, gli occhi sul manometro. Tiene, un minuto dopo l’altro. Quando esce non ha niente da dire, e si siede sulla prima cassa che trova.
first_martians-adventure-neck-ring-choice-wear-it-later = La tuta serve, e { $name } la consegna. Per tutta l’uscita resta al portello interno. Quando il casco viene via e sotto c’è una faccia che ha fame e parla, lei va a mettere su l’acqua per tutti.
first_martians-adventure-neck-ring-choice-cut-it-through = Tagliare l’anello
first_martians-adventure-neck-ring-choice-cut-it-through-told = Un taglio solo, perché nessuno possa ripensarci, lei compresa. I filtri della tuta sono buoni e vanno sullo scaffale. Nel garage c’è una tuta in meno, e ogni uscita dovrà farci i conti.

first_martians-adventure-hollow-ground = Vuoto
first_martians-adventure-hollow-ground-scene = Chiunque altro sente un trapano. { $name } sente che a un palmo la nota è cambiata: sotto il posto dell’ancoraggio la roccia risponde come una porta con dietro una stanza. Le misure sono prese, l’ancoraggio è pronto. Lui è l’unico che potrebbe giurarlo, e non potrebbe giurarlo.
first_martians-adventure-hollow-ground-choice-move-the-anchor = Spostare l’ancoraggio
first_martians-adventure-hollow-ground-choice-move-the-anchor-told = Sei passi più a est la nota resta piena. Rimisurare e riforare costerà all’officina buona parte di domani. Attorno al vecchio punto lui posa un cerchio di pietre, perché nessuno ci metta piede.
first_martians-adventure-hollow-ground-choice-move-the-anchor-later = Nella notte, senza un rumore, dentro il cerchio di pietre il terreno è sceso dell’altezza di una persona. Alla prima luce stanno attorno all’orlo. { $name } conta sottovoce. Ci sono tutti.
first_martians-adventure-hollow-ground-choice-set-it-deeper = Piantarlo più a fondo
first_martians-adventure-hollow-ground-choice-set-it-deeper-told = Più a fondo tiene; il dinamometro, almeno, è contento. Lui dà un colpetto alla roccia, le dice qualcosa in portoghese e firma. La linea che pende dall’ancoraggio ha un po’ più di gioco del previsto.
first_martians-adventure-hollow-ground-choice-set-it-deeper-later = L’ancoraggio è sceso di un dito. È bastato: quello che reggeva si è messo di traverso e si è strappato al giunto. { $name } l’aveva sentito, quel giorno, e lo dice davanti a tutti.

first_martians-adventure-live-cable = Il cavo morto
first_martians-adventure-live-cable-scene = Secondo lo schema il cavo è morto. I peli del polso, all’avvicinarsi della pinza, sono di un altro parere. Per arrivare al guasto non c’è altra via, e l’interruttore che lo renderebbe sicuro lascia mezzo HUB al buio. { $name } ha posato la pinza, e l’ha ripresa.
first_martians-adventure-live-cable-choice-main-switch = Staccare l’interruttore generale
first_martians-adventure-live-cable-choice-main-switch-told = Si spegne una stanza dopo l’altra, e poi viene il silenzio delle ventole, che tutti avevano dimenticato potessero fermarsi. Prima che tutto giri di nuovo, i risparmi delle batterie se ne sono andati.
first_martians-adventure-live-cable-choice-work-live = Lavorare sotto tensione
first_martians-adventure-live-cable-choice-work-live-told = Una mano sull’attrezzo, l’altra dietro la schiena. All’ultimo morsetto il braccio scatta via da solo, e poi il palmo comincia a bruciare. Ma il guasto non c’è più, { $name } aveva visto giusto, e non è tremata una lampada.

first_martians-adventure-galley-board = Il fornello
first_martians-adventure-galley-board-scene = La scheda che manca è in cucina, nel fornello: stessa marca, perfino le stesse viti. { $name } l’ha già sfilata per metà quando ne viene fuori anche l’odore della minestra di ieri. Senza fornello ci saranno buste fredde, per tutti, da stasera.
first_martians-adventure-galley-board-choice-take-it = Prenderla
first_martians-adventure-galley-board-choice-take-it-told = Due viti e uno spinotto. A cena nessuno protesta. Mangiano in fretta, dalla busta, e dopo ciascuno ha qualcosa da fare.
first_martians-adventure-galley-board-choice-take-it-later = Il tubo di ritorno dell’ossigenatore è caldo quanto basta per una fila di buste; { $name } l’ha scoperto cercando altro. Da allora mangiano lì, per terra, spalla contro spalla, e ci restano più di quanto siano mai restati a tavola.
first_martians-adventure-galley-board-choice-put-it-back = Rimetterla a posto
first_martians-adventure-galley-board-choice-put-it-back-told = { $name } fa un ponte con filo, nastro e una resistenza, e il complesso lavorativo segnala uno scarto che non vuole andarsene. La sera c’è la minestra calda. Nessuno ha saputo per quanto poco.

first_martians-adventure-arc-at-night = L’arco
first_martians-adventure-arc-at-night-scene = Turno di notte all’esterno: l’arco non è più lungo di un’unghia, e le pareti della valle, a chilometri da qui, ne sono azzurre. { $name } lo fa scoccare una volta più del necessario, con il vetro scuro alzato, per vederle lì in piedi.
first_martians-adventure-arc-at-night-later = Al risveglio c’è sabbia sotto le palpebre, e non c’è acqua che la lavi via. Era stato un momento solo, senza il vetro scuro. { $name } ha un panno bagnato sugli occhi e, là dietro, le pareti sono ancora azzurre.

first_martians-adventure-third-shift = Il terzo turno
first_martians-adventure-third-shift-scene = Ormai le mani fanno da sole: chiave, quarto di giro, avanti. { $name } si accorge che gli ultimi sei dadi sono stretti e che non ne resta alcun ricordo. Ne mancano ancora parecchi. Fra i tubi, dove il pavimento è tiepido, ci sarebbe posto per una persona.
first_martians-adventure-third-shift-choice-finish-it = Finire stanotte
first_martians-adventure-third-shift-choice-finish-it-told = Ogni dado riceve un segno di gesso rosso, perché gli occhi contano meglio di una testa stanca. Alle quattro i segni ci sono tutti e il guasto è sistemato per sempre. A colazione { $name } risponde male a ognuno, a turno.
first_martians-adventure-third-shift-choice-lie-down = Sdraiarsi fra i tubi
first_martians-adventure-third-shift-choice-lie-down-told = Pochi minuti, questa era l’idea. Diventano quattro ore senza sogni, e più di una volta qualcuno ha scavalcato { $name } senza fare rumore. Intanto, nella linea stretta a metà, è calata la pressione.

first_martians-adventure-ration-tin = La latta
first_martians-adventure-ration-tin-scene = Il foro nella condotta dell’aria non è più grande di una moneta, e fischia. Di lamiera di quello spessore in magazzino non ce n’è, ma le latte grandi delle razioni sono giuste. Una latta aperta dura un giorno. Oppure la stampante fa una toppa, con della polvere e un po’ di corrente; { $name } ha in mano le cesoie.
first_martians-adventure-ration-tin-choice-cut-the-tin = Tagliare una latta
first_martians-adventure-ration-tin-choice-cut-the-tin-told = Pesche per tutti, quante ne vogliono, e quel che avanza al compostaggio. Il coperchio sta nella condotta con la data impressa verso l’esterno, e negli alloggi c’è silenzio.
first_martians-adventure-ration-tin-choice-print-a-patch = Stampare una toppa
first_martians-adventure-ration-tin-choice-print-a-patch-told = Grigio opaco, precisa al capello, scatta in sede al primo colpo. { $name } passa il pollice sul bordo, e il bordo non si sente.
first_martians-adventure-ration-tin-choice-print-a-patch-later = Nell’aria calda della condotta la toppa stampata si è imbarcata. { $name } apre gli occhi al fischio, non si muove per un po’, e spera che sia qualcos’altro.

first_martians-adventure-caught-sleeve = Il verricello
first_martians-adventure-caught-sleeve-scene = Il verricello prende il cavo, poi la cinghietta del polso, poi la manica. { $name } arriva in tempo all’arresto; il tamburo è fermo, con la tuta avvolta fino al gomito, e dal polsino esce un sibilo sottile, costante. Qualcuno sta arrivando. La strada è lunga.
first_martians-adventure-caught-sleeve-choice-cut-the-sleeve = Tagliare la manica
first_martians-adventure-caught-sleeve-choice-cut-the-sleeve-told = Il coltello passa quattro strati e deve entrare nel quinto. Quello che sfugge prima che il nastro tenga sarebbe bastato per un giorno.
first_martians-adventure-caught-sleeve-choice-reverse-the-winch = Invertire il verricello
first_martians-adventure-caught-sleeve-choice-reverse-the-winch-told = Contro il fermo, a piena corrente. Nella scatola i denti saltano uno dopo l’altro, e il braccio esce intero. L’officina quel verricello l’aveva dal primo giorno; gliene servirà un altro.

first_martians-adventure-signatures = Dietro il pannello
first_martians-adventure-signatures-scene = Sul retro del pannello, dove nessuno avrebbe mai dovuto guardare, ci sono delle firme, quaranta o più: di chi ha montato questa stanza, in un capannone di Brema. Qualcuno ha disegnato una casetta con il fumo. { $name } le legge tutte prima di prendere un attrezzo, e resta indietro, e gli altri se ne accorgono.
first_martians-adventure-signatures-later = Qualcuno è andato a guardare dietro il pannello aperto da { $name }, e poi ci sono andati tutti. Sotto le quaranta ci sono firme nuove, con un’altra penna. Adesso la casetta ha una vicina.

first_martians-adventure-expired-sealant = Il sigillante
first_martians-adventure-expired-sealant-scene = Il giunto va incollato, e l’unica latta in magazzino è scaduta dal giorno dell’atterraggio. Il sigillante fila ancora. Manda però un odore dolce che sull’etichetta non c’è, e sotto questo pavimento una persona ci sta soltanto distesa. { $name } ha in una mano il pennello e nell’altra il coperchio.
first_martians-adventure-expired-sealant-choice-glue-it-now = Incollare tutto in una volta
first_martians-adventure-expired-sealant-choice-glue-it-now-told = Il giunto è chiuso ben prima del turno seguente, una sola riga nera senza una bolla. { $name } esce strisciando all’indietro, d’umore eccellente, e beve tre tazze d’acqua.
first_martians-adventure-expired-sealant-choice-glue-it-now-later = Da ieri è tornato il sapore dolce, a ogni pasto. { $name } allontana il piatto e chiede di abbassare la lampada. La lampada è bassa da un pezzo.
first_martians-adventure-expired-sealant-choice-air-it = Arieggiare dopo ogni mano
first_martians-adventure-expired-sealant-choice-air-it-told = Tre mani, e dopo ognuna tutto il cunicolo viene soffiato fuori dalla camera stagna, con quello che dentro si sarebbe potuto respirare. Il giunto tiene. { $name } fa il conto di quanto è costato, e lo registra.
