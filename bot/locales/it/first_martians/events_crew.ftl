# First Martians: eventi di missione dell’equipaggio. $name è l’astronauta colpito, o chi ha agito.

first_martians-event-sleep-log = Nove ore in tre notti
first_martians-event-sleep-log-scene = Ogni sabato il registro del sonno parte per Darmstadt. Chi resta sotto la soglia non deve uscire dalla base senza qualcuno accanto, e { $name } ha dormito nove ore in tre notti. Il modulo chiede una cifra sola, e crede a qualunque cifra gli si dia.
first_martians-event-sleep-log-action = Leggere ad alta voce al buio
first_martians-event-sleep-log-done = { $name } legge al buio, ad alta voce, un capitolo sui piloti di fiume, finché dalle altre cuccette il respiro non arriva regolare.
first_martians-event-sleep-log-consequence = Alle tre di notte trovano qualcuno in piedi nella camera stagna, la tuta mezza chiusa, nessun ricordo di essersi alzato. Nessuno torna a letto.
first_martians-event-sleep-log-choice-true-figure = Mandare la cifra vera
first_martians-event-sleep-log-choice-true-figure-told = Mezz’ora dopo arriva l’ordine: { $name } esce in compagnia o non esce. E chi fa compagnia manca altrove.
first_martians-event-sleep-log-choice-round-up = Scrivere sette ore a notte
first_martians-event-sleep-log-choice-round-up-told = La casella diventa verde. Nessuno chiede niente, e { $name } torna fuori su gambe che sembrano prese in prestito.
first_martians-event-sleep-log-choice-round-up-later = Non è nemmeno una caduta: è un gradino che non c’era. { $name } riapre gli occhi fra due casse e non sa dire quanto tempo sia passato.

first_martians-event-lamp-until-four = La luce fino alle quattro
first_martians-event-lamp-until-four-scene = Del registro del sonno Ruth Feldmann non parla. Manda una tabella e basta: quanta corrente ha preso la lampada da lettura degli alloggi, notte per notte, fino alle quattro. Sotto l’ultima riga ha scritto: «Questa non l’ho ancora inoltrata».
first_martians-event-lamp-until-four-action = Chiamare Ruth
first_martians-event-lamp-until-four-done = { $name } parla per sei minuti, senza appunti, e non salta nulla. La risposta ci mette la sua mezz’ora: «Grazie. Mi bastava questo».
first_martians-event-lamp-until-four-consequence = A Ruth lo chiedono, e Ruth non mente. I programmi che arrivano da allora hanno ogni ora assegnata, comprese quelle di sonno.
first_martians-event-lamp-until-four-choice-correct-the-log = Correggere il registro
first_martians-event-lamp-until-four-choice-correct-the-log-told = La correzione sta in una riga. Darmstadt ordina un giorno di riposo che nessuno aveva previsto: officina e vano sonde restano mezzi vuoti, e negli alloggi si dorme fino a mezzogiorno.
first_martians-event-lamp-until-four-choice-blame-the-switch = Dare la colpa all’interruttore
first_martians-event-lamp-until-four-choice-blame-the-switch-told = Un interruttore difettoso, scrivono. Ruth mette agli atti, e da quel giorno ogni suo messaggio porta un secondo nome fra i destinatari.
first_martians-event-lamp-until-four-choice-blame-the-switch-later = L’interruttore l’hanno provato sulla Terra, nel gemello dell’HUB. Funziona. Ruth legge l’esito e dopo l’esito, per il verbale, la data.

first_martians-event-for-one-alone = Per una persona sola
first_martians-event-for-one-alone-scene = Sul messaggio c’è il nome di { $name } e nessun altro. È morta Ilse Brandt, che a tutti loro, nella vasca di Colonia, ha insegnato a respirare piano mentre la maschera si riempie. Se gli altri debbano saperlo adesso, con i giorni duri ancora davanti, o dopo, Ruth lo lascia decidere a chi legge.
first_martians-event-for-one-alone-action = Liberare una sera
first_martians-event-for-one-alone-done = { $name } sbriga senza aiuto due lavori della sera, perché una volta tanto ci si possa sedere prima che la stanchezza lo impedisca.
first_martians-event-for-one-alone-consequence = Si lavora oltre mezzanotte, quel giorno e il giorno dopo. Resta aperta una valvola che Ilse avrebbe fatto controllare due volte, e al mattino se n’è andata l’aria di una notte intera.
first_martians-event-for-one-alone-choice-tell-at-supper = Dirlo a cena
first_martians-event-for-one-alone-choice-tell-at-supper-told = { $name } lo dice fra la minestra e il tè. Il tè rimane lì, e per un pezzo si sente solo la pompa.
first_martians-event-for-one-alone-choice-keep-it-back = Aspettare la fine dei lavori
first_martians-event-for-one-alone-choice-keep-it-back-told = { $name } sposta il messaggio in una cartella privata. Quella sera qualcuno racconta di Ilse e della maschera che perdeva, e { $name } ride al punto giusto.

first_martians-event-wreath-at-the-tank = Una corona sul bordo
first_martians-event-wreath-at-the-tank-scene = Il filmato è per tutti e parte da sé, in cambusa: piastrelle bagnate, una corona sul bordo della vasca, Ruth in cappotto nero. Ilse Brandt l’hanno sepolta martedì. Una voce domanda, con molta calma, chi lo sapeva, e da quando.
first_martians-event-wreath-at-the-tank-action = Guardare il filmato fino in fondo
first_martians-event-wreath-at-the-tank-done = Guardano il filmato fino in fondo, fino all’ultima impronta che si asciuga sulle piastrelle. { $name } lo mette dove ognuno può ritrovarlo.
first_martians-event-wreath-at-the-tank-consequence = Nella notte le cartelle private vengono aperte, ciascuna da una mano che non è quella giusta. Dentro non c’è molto. Basta.
first_martians-event-wreath-at-the-tank-choice-give-reasons = Spiegare i motivi
first_martians-event-wreath-at-the-tank-choice-give-reasons-told = I motivi sono buoni e vengono ascoltati tutti. Poi ognuno va al lavoro, ognuno da una parte diversa.
first_martians-event-wreath-at-the-tank-choice-give-none = Chiedere scusa e nient’altro
first_martians-event-wreath-at-the-tank-choice-give-none-told = Una parola, e dopo nessun perché. A { $name } costa più di qualsiasi spiegazione.

first_martians-event-thirteen-bars = Tredici barrette
first_martians-event-thirteen-bars-scene = { $name } conta due volte le razioni d’emergenza e il numero non cambia: mancano tredici barrette. Mancano dallo strato di sotto; quelle di sopra sono state rimesse a posto, spigolo contro spigolo. Chi è stato aveva fame, o paura di averne.
first_martians-event-thirteen-bars-action = Pesare le porzioni
first_martians-event-thirteen-bars-done = { $name } pesa le porzioni delle prossime settimane, grammo per grammo, sul tavolo, davanti a tutti. Ci vuole un’ora, e nessuno se ne va.
first_martians-event-thirteen-bars-consequence = Per stare al di sopra di ogni sospetto, { $name } tira avanti da giorni a mezze porzioni. Sulla scaletta della camera stagna le ginocchia cedono.
first_martians-event-thirteen-bars-choice-search-the-lockers = Aprire gli armadietti
first_martians-event-thirteen-bars-choice-search-the-lockers-told = Ognuno apre il suo, e gli altri dovrebbero guardare altrove. Non lo fa nessuno. Le barrette non si trovano.
first_martians-event-thirteen-bars-choice-say-nothing = Correggere la lista e tacere
first_martians-event-thirteen-bars-choice-say-nothing-told = { $name } segna il numero più basso e chiude la cassa. A cena le porzioni sono un poco più piccole, e nessuno domanda perché.

first_martians-event-one-each-morning = Una ogni mattina
first_martians-event-one-each-morning-scene = Di razioni, dopo quella conta, non si è più parlato. Ma ogni mattina, sulla mensola sopra il fornello, c’è una barretta, sempre in linea con il bordo, sempre prima che il primo si alzi. Quella di oggi è la nona.
first_martians-event-one-each-morning-action = Dividerne una a tavola
first_martians-event-one-each-morning-done = A tavola { $name } ne taglia una in parti uguali, briciole comprese. Ogni pezzo viene mangiato.
first_martians-event-one-each-morning-consequence = Una mattina la mensola è vuota, e da quel giorno qualcuno viene a tavola e non tocca cibo. Lo vedono tutti. Come cominciare il discorso, non lo sa più nessuno.
first_martians-event-one-each-morning-choice-lie-in-wait = Appostarsi al buio
first_martians-event-one-each-morning-choice-lie-in-wait-told = La mano che spunta sopra la mensola tiene tutto quello che restava, e si ritrae troppo tardi. La cassa è di nuovo piena. { $name } darebbe molto per non aver visto quella manica.
first_martians-event-one-each-morning-choice-let-it-be = Lasciar correre
first_martians-event-one-each-morning-choice-let-it-be-told = { $name } rimette le nove barrette nella cassa e lascia sgombra la mensola. Anche non chiedere, a quanto pare, è una fatica.
first_martians-event-one-each-morning-choice-let-it-be-later = Le ultime quattro, stamattina, ci sono tutte insieme. Accanto c’è un foglio piegato in due, e sul foglio niente.

first_martians-event-longer-stay = Altri sessanta sol
first_martians-event-longer-stay-scene = I giornali lo sanno prima dell’HUB: il ritorno dell’equipaggio è rinviato di sessanta sol. Ruth Feldmann si scusa e non difende nulla; l’ha sentito in un corridoio. In allegato, una pagina di frasi che { $name } dovrà dire davanti alla telecamera.
first_martians-event-longer-stay-action = Rifare i conti delle scorte
first_martians-event-longer-stay-done = { $name } rifà i conti di aria, acqua e farina per i sol in più, stavolta senza arrotondare a proprio favore. Saltano fuori due riserve che nessuno aveva registrato.
first_martians-event-longer-stay-consequence = La nuova data l’hanno annunciata a tutti, tranne che alle dispense. Quando il buco viene a galla, una parte se la sono già mangiata e respirata.
first_martians-event-longer-stay-follow-up = Una lettera per { $name }, spedita prima della notizia. Finisce così: «Allora ci vediamo ad aprile».
first_martians-event-longer-stay-choice-read-the-page = Leggere la pagina
first_martians-event-longer-stay-choice-read-the-page-told = Orgoglio, gratitudine, fiducia: a { $name } basta una ripresa. Poi, a telecamera spenta, evitano di guardarsi.
first_martians-event-longer-stay-choice-send-it-back = Rimandarla indietro
first_martians-event-longer-stay-choice-send-it-back-told = La pagina torna indietro senza che nessuno l’abbia letta. La risposta è cortese, e l’ora con le famiglie sparisce dal programma, per ragioni tecniche.

first_martians-event-question-from-ghent = Una domanda da Gand
first_martians-event-question-from-ghent-scene = Trentadue domande dei giornali, una sola registrazione per rispondere. Trentuno riguardano il cibo e la nostalgia. L’ultima viene da un foglio studentesco di Gand: «Qualcuno ve l’ha chiesto, prima di decidere che restavate?»
first_martians-event-question-from-ghent-action = Scrivere alla studentessa
first_martians-event-question-from-ghent-done = { $name } scrive a Gand, in privato, due pagine. La risposta è di una riga, e la sera è già appuntata sopra il fornello.
first_martians-event-question-from-ghent-consequence = Alla domanda rispondono i giornali. La sera sono eroi per l’uno e ostaggi per l’altro, e davanti alle case delle famiglie ci sono i fotografi.
first_martians-event-question-from-ghent-choice-answer-no = Rispondere: no
first_martians-event-question-from-ghent-choice-answer-no-told = { $name } dice quella parola e spegne. In un’ora ha fatto il giro della Terra. Fino a notte al centro di controllo non passa altro.
first_martians-event-question-from-ghent-choice-leave-it-out = Rispondere alle altre trentuno
first_martians-event-question-from-ghent-choice-leave-it-out-told = { $name } racconta del pane e della luce della sera. La trentaduesima domanda resta sullo schermo finché qualcuno non chiude la finestra.

first_martians-event-candle = Una candelina
first_martians-event-candle-scene = È il compleanno di { $name }. Sul tavolo c’è una fetta di pane e marmellata, con piantata in mezzo una candelina vera, che ha passato quattro controlli nell’orlo di una giacca. Nell’HUB le fiamme libere sono vietate, per motivi che ognuno saprebbe dire a memoria.
first_martians-event-candle-action = Chiedere voci da casa
first_martians-event-candle-done = { $name } ha chiesto a Ruth delle voci, e per una sera escono dall’altoparlante: i vicini, un tram, uno che si schiarisce la gola e poi respira soltanto.
first_martians-event-candle-consequence = Qualcuno passa la notte con le foto degli altri compleanni, tutti, in ordine. Al mattino il lavoro là fuori ha perso il suo motivo.
first_martians-event-candle-choice-light-it = Accenderla
first_martians-event-candle-choice-light-it-told = Brucia più pallida e più tonda che a casa, per il tempo di un respiro trattenuto. Poi l’allarme fa il suo dovere e gli ossigenatori ricambiano l’aria.
first_martians-event-candle-choice-wrap-it-up = Metterla via per un’altra volta
first_martians-event-candle-choice-wrap-it-up-told = { $name } riavvolge la candelina nella sua carta. Era la cosa giusta, ne convengono tutti, e così la serata finisce presto.

first_martians-event-fever = Trentanove e due
first_martians-event-fever-scene = { $name } si sveglia con la febbre. Su un pianeta vuoto non c’è nessuno da cui prenderla: ha fatto il viaggio dentro uno di loro, addormentata. Tutte le stanze dell’HUB respirano la stessa aria.
first_martians-event-fever-action = Lavare tutte le maniglie
first_martians-event-fever-done = { $name } passa con l’alcol ogni maniglia, ogni valvola, ogni tastiera dell’HUB. La sera c’è odore di ospedale, e niente s’inceppa più.
first_martians-event-fever-consequence = Tocca a tutti, a un giorno di distanza, come da un elenco. Quel che si fa in quei giorni lo fa chi sta in piedi.
first_martians-event-fever-choice-close-the-door = Isolare chi è malato
first_martians-event-fever-choice-close-the-door-told = { $name } sta dietro due porte, con l’aria di un serbatoio a parte, e dai passi segue com’è la giornata di là.
first_martians-event-fever-choice-keep-working = Continuare, con la mascherina
first_martians-event-fever-choice-keep-working-told = { $name } continua a lavorare dietro una mascherina e una fila di pastiglie, nel sudore, con precisione, senza sedersi mai.
first_martians-event-fever-choice-keep-working-later = La febbre aveva solo aspettato. A metà di una frase { $name } perde la parola, poi la frase, poi il motivo per cui parlava.

first_martians-event-empty-roster = Turni senza nomi
first_martians-event-empty-roster-scene = La domenica sera la tabella della nuova settimana è appesa in cambusa, con la matita legata allo spago: quattordici turni, nemmeno un nome. Davanti ci sono passati tutti, e più di una volta. Poi Ruth Feldmann propone di farla compilare sulla Terra; a Darmstadt conoscono sonno e polso di ognuno, notte per notte. Quando lo chiede, per caso la matita è in mano a { $name }.
first_martians-event-empty-roster-action = Fare il turno che nessuno vuole
first_martians-event-empty-roster-done = Il pozzetto dei fanghi non lo sceglierebbe nessuno, e nessuno deve farlo. { $name } è sotto il pavimento prima della sveglia, e risalendo trova il tè pronto e un posto tenuto accanto al fornello.
first_martians-event-empty-roster-consequence = Il pozzetto dei fanghi era rimasto per dopo, e il dopo è arrivato. Al mattino l’acqua copre il pavimento degli alloggi, e le tavole sotto le cuccette si sono sollevate.
first_martians-event-empty-roster-choice-fill-it-in = Compilarla per tutti
first_martians-event-empty-roster-choice-fill-it-in-told = { $name } scrive senza fermarsi e si prende le notti. La tabella viene rispettata. Ringraziamenti non se ne fanno, né se ne aspettano.
first_martians-event-empty-roster-choice-leave-it-empty = Lasciarla vuota
first_martians-event-empty-roster-choice-leave-it-empty-told = La settimana comincia senza nomi. Certe cose si fanno due volte e altre mai, e ognuno saprebbe dire quali.
first_martians-event-empty-roster-choice-let-darmstadt = Lasciar fare a Darmstadt
first_martians-event-empty-roster-choice-let-darmstadt-told = La tabella arriva in un’ora, ed è giusta, e il guaio è questo: dai turni si legge come hanno dormito davvero gli altri. A un nome non è toccata nessuna notte. Non lo dice nessuno, e quella sera le porte si chiudono pianissimo.

first_martians-event-violet-nights = Notti viola
first_martians-event-violet-nights-scene = Le piantine malate vogliono diciotto ore di luce, e il posto più caldo rimasto è il corridoio davanti alle cuccette. Sotto ogni porta arde una riga viola, alle due, alle tre, alle quattro. Nessuno protesta. A colazione si parla solo un po’ meno.
first_martians-event-violet-nights-action = Cucire tende da un paracadute
first_martians-event-violet-nights-done = Con la seta del paracadute { $name } cuce delle tende, a punti da velaio. Dietro, è di nuovo notte.
first_martians-event-violet-nights-consequence = Nel dormiveglia qualcuno ha staccato la spina, e al mattino nessuno sa chi. Le foglie pendono come carta bagnata, e il temporizzatore non riparte.
first_martians-event-violet-nights-follow-up = A mezzogiorno { $name } si addormenta sul microscopio, nel mezzo di un conteggio. Si ricomincia da uno.

first_martians-event-row-seven = La fila sette
first_martians-event-row-seven-scene = La fila sette è la sola che si sia ripresa, e Darmstadt ne dà il merito alla nuova formula: da domani toccherà a tutte. Una cosa nel diario non c’è. Ogni notte la fila sette ha avuto anche mezza tazza d’acqua da bere, dalla razione di qualcuno, versata al buio e contro ogni regola della prova. Quel qualcuno è { $name }.
first_martians-event-row-seven-action = Raccoglierne il seme
first_martians-event-row-seven-done = { $name } passa le dita sulle spighe della fila sette, sopra un foglio, finché ci resta un chicco, intero. Non pesa quasi niente, e al barattolo arriva portato con tutte e due le mani.
first_martians-event-row-seven-consequence = Due giorni dopo l’orlo grigio è tornato, anche sulla fila sette. C’è meno da raccogliere, e il laboratorio è pieno di foglie da guardare una per una.
first_martians-event-row-seven-choice-own-up = Confessare
first_martians-event-row-seven-choice-own-up-told = { $name } lo dice alla telecamera, con la tazza in mano. Ruth tace più a lungo di quanto serva alla luce. Poi la prova è nulla, e in laboratorio si ricomincia dalla fila uno.
first_martians-event-row-seven-choice-keep-watering = Continuare, e tacere
first_martians-event-row-seven-choice-keep-watering-told = Mezza tazza ogni notte, e adesso per quante file si raggiungono al buio. Le foglie si drizzano. Un mattino { $name } si alza da tavola troppo in fretta e alla porta non ci arriva.
first_martians-event-row-seven-choice-keep-watering-later = Sei laboratori hanno lavorato su quella formula, e la fila sette non riesce a nessuno. Ruth domanda a { $name } se le sia stato dato qualcos’altro, e si sente quale risposta vorrebbe.
first_martians-event-row-seven-choice-cut-it = Tagliarla prima che inganni
first_martians-event-row-seven-choice-cut-it-told = Prima che il risultato faccia scuola { $name } taglia la fila, radice e foglia, in sacchetti numerati. Quello che c’è dentro può misurarlo chiunque. Stasera nei piatti ce n’è meno, e il vuoto fra la sei e la otto si vede dalla porta.

first_martians-event-last-window = L’ultima finestra
first_martians-event-last-window-scene = Prima che il Sole si metta fra i due pianeti, Darmstadt può dare alle famiglie un’ultima finestra: dieci minuti, per tutti insieme. Poi, quel poco che ancora passa è per il lavoro. Come si dividono i minuti deve dirlo { $name }.
first_martians-event-last-window-action = Mandare il resto per iscritto
first_martians-event-last-window-done = Quello che non si è detto { $name } lo stringe in testo nudo, senza immagini, quasi senza spazi. Parte negli ultimi secondi, pagina dopo pagina.
first_martians-event-last-window-consequence = Il rumore arriva prima del previsto e si porta via quello che un bambino stava per chiedere. Una parola è passata: «Quando».
first_martians-event-last-window-choice-share-it-out = Dividerli in parti uguali
first_martians-event-last-window-choice-share-it-out-told = A ciascuno lo stesso, cronometro alla mano. Si parla del tempo e della spesa, e quando si arriva al dunque i minuti sono finiti.
first_martians-event-last-window-choice-give-it-to-one = Darli tutti a uno solo
first_martians-event-last-window-choice-give-it-to-one-told = Uno di loro ha un motivo, e gli altri lo conoscono. Vanno in cambusa e fanno scorrere l’acqua, per non sentire.

first_martians-event-ruths-last-shift = L’ultimo turno di Ruth
first_martians-event-ruths-last-shift-scene = In fondo alla lista dei lavori, per { $name } soltanto, c’è una nota di Ruth Feldmann. Quando il Sole si sarà tolto di mezzo, lei non ci sarà più: la sostituiscono, e finché il traliccio non è in piedi l’equipaggio non deve saperlo. Non chiede nulla. Voleva averlo detto a qualcuno.
first_martians-event-ruths-last-shift-action = Mandarle una fotografia
first_martians-event-ruths-last-shift-done = { $name } manda a Darmstadt una fotografia del posto del traliccio al crepuscolo, con l’ora e il vento, come piace a Ruth. «Vedo tutto», risponde lei.
first_martians-event-ruths-last-shift-consequence = Ruth legge la lista dei lavori fino a metà. Poi cambia il turno, e una voce che nessuno di loro conosce riprende dalla riga dopo; il primo ordine è già sbagliato.
first_martians-event-ruths-last-shift-choice-tell-the-others = Dirlo agli altri
first_martians-event-ruths-last-shift-choice-tell-the-others-told = Lo ascoltano in piedi, gli attrezzi in mano. Poi ognuno vuole dirle qualcosa, e l’ora del lavoro è passata.
first_martians-event-ruths-last-shift-choice-keep-her-secret = Tenerlo per sé
first_martians-event-ruths-last-shift-choice-keep-her-secret-told = { $name } dà a Ruth la buonanotte come ogni sera, e ci mette un attimo di troppo.
first_martians-event-ruths-last-shift-choice-keep-her-secret-later = Il successore le siede già accanto e si presenta, e soltanto { $name } non si stupisce. Agli altri non serve sapere di più.

first_martians-event-left-hand = La mano sinistra
first_martians-event-left-hand-scene = Samuel versa il tè, e il beccuccio batte contro l’orlo della tazza cinque volte, sei, pianissimo. Passa la teiera nella destra. Sullo schermo a parete il registro medico chiede, come ogni mattina, se c’è qualcosa di insolito.
first_martians-event-left-hand-action = Riordinare il MedLab
first_martians-event-left-hand-done = { $name } svuota gli armadi del MedLab e li riempie in un altro modo: adesso sta tutto a destra. Nessuno chiede il motivo e nessuno lo dice.
first_martians-event-left-hand-consequence = Di notte cade un vassoio. Quando si accende la luce Samuel è in ginocchio fra gli strumenti, e sopra di lui lo schermo dell’analizzatore si è spento.
first_martians-event-left-hand-choice-write-it-down = Scriverlo nel registro
first_martians-event-left-hand-choice-write-it-down-told = Otto parole, battute con la destra. Darmstadt ringrazia e dispone che d’ora in poi, quando cura qualcuno, abbia sempre una persona accanto.
first_martians-event-left-hand-choice-write-nothing = Non scrivere nulla
first_martians-event-left-hand-choice-write-nothing-told = «Niente di insolito», scrive Samuel, e lo rilegge come se l’avesse scritto un altro medico.
first_martians-event-left-hand-choice-write-nothing-later = Una fiala si rompe sul pavimento del MedLab. Samuel ha raccolto i vetri prima che qualcuno possa chiedere; quello che è colato sotto l’armadio non lo vede.

first_martians-event-seven-stitches = Sette punti
first_martians-event-seven-stitches-scene = Un albero di trasmissione ha aperto il palmo di Anneli dal pollice al polso. Lei siede sull’orlo del tavolo e fischia fra i denti. Samuel infila l’ago al terzo tentativo. Già al secondo lei ha smesso di fischiare.
first_martians-event-seven-stitches-action = Finire il lavoro all’albero
first_martians-event-seven-stitches-done = { $name } finisce il lavoro all’albero e riavvita il carter, che avrebbe dovuto essere al suo posto.
first_martians-event-seven-stitches-consequence = Sotto la fasciatura la mano di Anneli scotta. Samuel riapre la ferita di notte, mentre gli altri dormono, e adesso a tacere sono in due.
first_martians-event-seven-stitches-choice-let-him-sew = Lasciarlo cucire
first_martians-event-seven-stitches-choice-let-him-sew-told = Sette punti, lenti, il polso sinistro puntato contro il ginocchio di lei. Anneli guarda l’ago, non lui, e non domanda nulla.
first_martians-event-seven-stitches-choice-use-adhesive = Chiudere con la colla
first_martians-event-seven-stitches-choice-use-adhesive-told = Anneli prende il tubetto dal vassoio e chiude la ferita come chiuderebbe una manichetta. Samuel le regge la lampada, con tutt’e due le mani.
first_martians-event-seven-stitches-choice-use-adhesive-later = Il taglio si riapre dentro il guanto, a mezzo giro di bullone. Anneli non fiata finché non è stretto; si vedrà poi che non lo era.

first_martians-event-handwriting = Calligrafia
first_martians-event-handwriting-scene = Sul banco di Noor ci sono tre etichette in fila: una del viaggio, una dell’atterraggio, una della settimana scorsa. Le guarda come guarderebbe una foglia. Samuel entra a prendere i campioni di sangue, vede le etichette e posa la cassetta.
first_martians-event-handwriting-action = Ricontrollare le dosi
first_martians-event-handwriting-done = { $name } ripassa ogni dose delle ultime settimane, al milligrammo. Erano giuste, tutte.
first_martians-event-handwriting-consequence = Una dose era sbagliata di una virgola. { $name } se ne accorge verso mezzogiorno, da un ronzio nelle orecchie che non smette.
first_martians-event-handwriting-choice-ask-him = Chiederglielo
first_martians-event-handwriting-choice-ask-him-told = Lui glielo dice con la sua voce da medico, come se la mano fosse di un altro. Noor domanda che cosa non riesce più a fare senza aiuto, prende un foglio e ne fa un elenco.
first_martians-event-handwriting-choice-put-them-away = Mettere via le etichette
first_martians-event-handwriting-choice-put-them-away-told = Noor fa scivolare le etichette nel cassetto e dice che ha un po’ di tempo: potrebbe scriverle lei per entrambi. Tempo, non ne ha.

first_martians-event-rope = La corda
first_martians-event-rope-scene = Mateus vuole guardare nella spaccatura dietro il campo d’atterraggio: quaranta metri a piombo, e sopra qualcuno che tenga la corda. Tocca ad Anneli. Lei la stacca dal gancio, se la fa scorrere tutta fra i guanti e la riappende.
first_martians-event-rope-action = Provare la corda
first_martians-event-rope-done = { $name } ci appende il doppio del carico e ce lo lascia. Quando il peso viene giù, la corda non si è allungata di un dito.
first_martians-event-rope-consequence = Nel sonno Anneli grida un nome, quello di Aitken. Poi la sentono girare per l’HUB e provare i moschettoni, uno per uno, fino alla sveglia.
first_martians-event-rope-choice-leave-it-to-her = Lasciare la corda a lei
first_martians-event-rope-choice-leave-it-to-her-told = «Tu o nessuno», dice Mateus. Lei vuole un giorno per gli ancoraggi, il garage libero, e che non le si parli.
first_martians-event-rope-choice-tie-it-to-scorpio = Legarla a Scorpio
first_martians-event-rope-choice-tie-it-to-scorpio-told = «Scorpio, quello che gli dai, lo tiene», dice Anneli, e il rover pesante lo porta lei fino all’orlo che si sgretola. A cena non viene.

first_martians-event-forty-metres = Quaranta metri
first_martians-event-forty-metres-scene = A trenta metri l’orlo cede. Le pietre passano accanto al casco di Mateus, la corda ha un balzo e poi sta ferma, tesa come una sbarra. Nella radio c’è il respiro di Anneli e subito dopo, tutto uguale, il suo fischiettare.
first_martians-event-forty-metres-action = Mettere in sicurezza l’orlo
first_martians-event-forty-metres-done = { $name } pianta due ancoraggi nella roccia sana e accanto ci dipinge la data. Chi scende, ora, scende su due corde.
first_martians-event-forty-metres-consequence = La lastra successiva si stacca quando in giro non c’è nessuno. Froggy, lasciato troppo vicino, le va dietro con le ruote davanti e resta appeso sul vuoto.
first_martians-event-forty-metres-choice-haul-him-up = Tirarlo su
first_martians-event-forty-metres-choice-haul-him-up-told = A forza di braccia, senza verricello. Mateus scavalca l’orlo con le sacche vuote e le ossa intere. I guanti di lei non hanno più palmo: prima che si esca di nuovo ne va adattato un paio.
first_martians-event-forty-metres-choice-let-him-finish = Lasciarlo finire
first_martians-event-forty-metres-choice-let-him-finish-told = «Altri dieci», dice Mateus, e lei glieli dà un metro alla volta, mentre a lui cala l’aria. Dallo strato più basso stacca un pezzo. In cima, quando glielo porge, lei non riesce ad aprire i pugni.

first_martians-event-six-pages = Sei pagine
first_martians-event-six-pages-scene = Mateus cerca un modulo e fra le carte di Noor trova la sua obiezione alla finestra di lancio: sei pagine, ogni cifra giusta. Sul settimo foglio c’è la firma di lei, a favore del lancio. Anche per la diga sopra la casa di suo fratello aveva firmato qualcuno che sapeva far di conto.
first_martians-event-six-pages-action = Rifare i calcoli
first_martians-event-six-pages-done = { $name } ripercorre le sei pagine riga per riga e vi trova il solo pericolo a cui si può ancora rimediare: una guarnizione, sedici viti, mezza giornata.
first_martians-event-six-pages-consequence = Quello che Noor aveva descritto a pagina quattro succede, in piccolo. Nel freddo della notte una guarnizione si ritira e molla.
first_martians-event-six-pages-choice-show-her = Mettergliele davanti
first_martians-event-six-pages-choice-show-her-told = Noor rilegge le proprie frasi fino alla fine. «Volevo vederlo», dice. «Più di quanto avessi paura.» Per tutto il resto Mateus aveva pronta una risposta.
first_martians-event-six-pages-choice-put-them-back = Rimetterle a posto
first_martians-event-six-pages-choice-put-them-back-told = Mateus pareggia i fogli e li rimette dov’erano. Per tutto il giorno lavora all’altro capo del banco di lei, spalle al muro e l’uscita davanti agli occhi.

first_martians-event-psalm-for-a-house = Un salmo per una casa
first_martians-event-psalm-for-a-house-scene = La domenica Samuel legge un salmo perché suo padre gliel’ha chiesto, come si va a un appuntamento, senza muovere le labbra. Stavolta accanto a lui c’è Mateus. È il giorno in cui la diga si ruppe, e Mateus chiede se lo si può leggere ad alta voce, per la casa.
first_martians-event-psalm-for-a-house-action = Scrivere al padre di Samuel
first_martians-event-psalm-for-a-house-done = Il padre di Samuel riceve una lettera da Marte: che giorno era, chi sedeva a tavola, chi aveva fatto in modo di esserci. In fondo c’è la firma di { $name }.
first_martians-event-psalm-for-a-house-consequence = Di notte Mateus apre le porte dell’HUB, una dopo l’altra, fino all’ultima. È il calo di pressione a svegliare il resto dell’equipaggio. «Dovevo sapere che si aprono», dice.
first_martians-event-psalm-for-a-house-choice-read-it = Leggerlo ad alta voce
first_martians-event-psalm-for-a-house-choice-read-it-told = La voce di Samuel regge fino al versetto delle acque. Il resto Mateus lo dice con lui, in portoghese. Il giro della sera non lo fa nessuno, e nessuno ci pensa fino al giorno dopo.
first_martians-event-psalm-for-a-house-choice-tell-him = Dirgli la verità
first_martians-event-psalm-for-a-house-choice-tell-him-told = «Io li leggo e basta», dice Samuel. «Non ci credo.» Mateus ci riflette a lungo. «Nemmeno io», dice. «Ma in quella casa sì.» Il libro resta chiuso fra loro due.

first_martians-event-blank-card = La scheda senza etichetta
first_martians-event-blank-card-scene = Quando di notte sono saltati i comandi, ad Anneli serviva memoria, e in un cassetto c’era una scheda senza etichetta. Alle sei funzionava tutto. Alle sette Noor apre il cassetto: su quella scheda aveva messo le lettere di Salma, tutte e ventisei.
first_martians-event-blank-card-action = Recuperare le lettere
first_martians-event-blank-card-done = Delle ventisei lettere ne tornano nove, due a metà. { $name } le stampa, sulla carta buona.
first_martians-event-blank-card-consequence = Noor comincia a riscrivere le lettere a memoria e alla nona si ferma. Resta davanti al foglio, e se le si parla non sente.
first_martians-event-blank-card-choice-own-up = Ammetterlo subito
first_martians-event-blank-card-choice-own-up-told = «Sono stata io. Avevo fretta e non ho guardato», dice Anneli, ancora sulla porta. Noor annuisce, la ringrazia della riparazione, e in laboratorio per quel giorno non si lavora più.
first_martians-event-blank-card-choice-search-first = Prima provare a salvarle
first_martians-event-blank-card-choice-search-first-told = Anneli non dice niente e passa le notti sulla scheda, con tutti i lettori che l’HUB possiede. Nella stanza accanto Noor rovescia i cassetti per la terza volta.

first_martians-event-written-again = Scritte di nuovo
first_martians-event-written-again-scene = Dev’essere stata Ruth a dirglielo. Ventisei sono parecchie, scrive Salma, ma quasi tutte le sa ancora, e su certe cose ha cambiato idea. Ne manderà una ogni sera, se si può. La prima è allegata, e comincia con una correzione.
first_martians-event-written-again-action = Disegnarle la valle
first_martians-event-written-again-done = { $name } disegna la valle a mezzogiorno, con Scorpio accanto per dare la misura e una freccia verso l’unica finestra accesa. Salma saprà di chi è.
first_martians-event-written-again-consequence = L’ultima lettera è di tre righe. Si perdono un’altra volta, chiede Salma, o è che nessuno ha tempo di leggere?
first_martians-event-written-again-follow-up = In fondo alla lettera di stasera c’è una riga per { $name }: «E tu che cosa vedi, da dove dormi?» Sotto, lo spazio per rispondere.
