# The campaign The Fifth Bunk of First Martians. $name is the astronaut whom a story hits.

first_martians-campaign-fifth-bunk = La quinta cuccetta
first_martians-campaign-fifth-bunk-summary = La pianta dell’HUB segna quattro cuccette. Dietro un pannello ce n’è una quinta, e qualcuno ci ha dormito.

## Chapters

first_martians-chapter-four-hundredths = Quattro centesimi
first_martians-chapter-four-hundredths-briefing = Quando l’equipaggio è sceso, l’HUB era pronto da mezzo anno. L’avevano montato le macchine, diceva l’opuscolo; i letti erano fatti, le lampade accese, e nessuno aveva mai usato un asciugamano. Per le prime settimane Ruth Feldmann, da Darmstadt, vuole una cosa sola: l’inventario, di tutto, in cifre. Qui ciò che si consuma resta consumato, e ciò che si rompe oggi domani sarà rotto. Dunque l’equipaggio conta. Filtri, viti, sementi: tutto torna. Solo la corrente no. Di cento parti che danno i pannelli ne arrivano novantasei. Le altre quattro finiscono sottoterra dietro il garage, giorno e notte, e lì sopra, verso la valle, corre una fila di picchetti che non sta su nessuna mappa. Qualcuno li ha numerati con il gesso.
first_martians-chapter-four-hundredths-won = Lo strumento non lascia dubbi: quattro centesimi, in un cavo grosso un pollice. Sul tavolo della cambusa ci sono alcuni dei picchetti; domani torneranno al loro posto. Ognuno porta un numero, scritto da una mano che chiude i quattro. Le macchine non usano il gesso. Quella sera qualcuno cerca in casa l’altro capo del cavo e smonta il pannello 14, negli alloggi. Dietro c’è uno spazio largo sessanta centimetri: un materasso, un gancio, una mensola con il bordino. La pianta dell’HUB segna quattro cuccette. Nella quinta la coperta è piegata, e il cuscino ha ancora un’impronta.
first_martians-chapter-four-hundredths-lost = L’inventario non si finisce mai. Troppe cose si sono rotte prima che si potesse contarle, e Ruth legge l’ordine di lasciare l’HUB con la voce che tiene per gli ordini. I pannelli si ripiegano e le lampade si spengono, fila dopo fila. L’ultimo a essere staccato è lo strumento. Ha segnato quattro fino alla fine, e nessuno ha scoperto perché.
first_martians-chapter-four-hundredths-choice = Quattro centesimi della corrente vanno non si sa dove. Che si fa del cavo?
first_martians-chapter-four-hundredths-choice-cut = Togliergli la corrente
first_martians-chapter-four-hundredths-choice-cut-told = L’interruttore scatta con un piccolo clic asciutto, e a mezzogiorno le batterie sono piene. È la cosa giusta; una base non esiste per scaldare il terreno. Il terzo mattino qualcuno si accorge che la striscia dietro il garage, dove la brina non c’era mai, è diventata bianca come il resto.
first_martians-chapter-four-hundredths-choice-leave = Lasciarlo, e seguirlo
first_martians-chapter-four-hundredths-choice-leave-told = Tolgono i quattro centesimi dal piano, come si toglie un affitto, e si preparano a camminare. In un cavo si può mandare un suono e raccoglierlo da sopra. Chiunque sia a riscuotere, lo si troverà in fondo.
first_martians-chapter-four-hundredths-choice-ask = Chiedere prima a Darmstadt
first_martians-chapter-four-hundredths-choice-ask-told = Chiedono del cavo, e della cuccetta non dicono niente. La risposta arriva dopo ventotto minuti e dieci secondi. È un conduttore di terra, dice una voce d’uomo, e sarà meglio non aprirlo. Ventotto minuti è ciò che impiega la luce, andata e ritorno. Nessuno ha dovuto controllare nulla.

first_martians-chapter-cable = Il cavo
first_martians-chapter-cable-briefing = Un cavo si può ascoltare. Gli si manda dentro un suono dal garage, si posa una sonda sul terreno, e dove il suono è più forte il cavo è lì sotto. Tre sonde dovrebbero bastare da un capo all’altro della valle. A Ruth hanno detto che l’equipaggio sta rilevando l’anello interno, il che è vero fin dove arriva. Dietro il pannello 14 la quinta cuccetta è rimasta com’era; chi ci passa davanti abbassa la voce. I picchetti distano trecento passi l’uno dall’altro, e al riparo di ciascuno c’è uno spiazzo in piano, grande quanto una persona seduta. Sulla mappa la fila punta dritta all’orlo del canyon. Là, secondo la mappa, non c’è nulla.
first_martians-chapter-cable-won = L’ultima sonda ronza così forte che la si sente nel ginocchio. Sull’orlo c’è una scatola di giunzione, fatta con il coperchio di una cassa, e al suo gancio è appesa una latta. Più in là il cavo scavalca l’orlo e scende nell’ombra. Nella latta c’è un biglietto: «A chi apre la porta. Sono Halla Jónsdóttir, montatrice, di Akureyri. Le macchine si sono fermate al sol 9. Io ero a bordo di Cargo 4 come zavorra, e la casa ve l’ho costruita io; me ne sono serviti 302. C’era aria per voi o per me, perciò mi sono trasferita giù nel Bollitore, che è ciò con cui sono arrivata. Sto bene. Mangiate. Questo non l’avete visto». La data è di undici giorni fa.
first_martians-chapter-cable-lost = Il suono esce sulla piana e non ritorna. Darmstadt ha cominciato a chiedere che cosa si rilevi laggiù a un prezzo simile, poi non chiede più; ordina di abbandonare l’HUB. Dal veicolo di risalita si vedono i picchetti, piccolissimi, in linea retta. Proseguono ben oltre il punto a cui si era arrivati.
first_martians-chapter-cable-choice = La latta pende sull’orlo, a portata di chi sale da sotto. Che se ne fa?
first_martians-chapter-cable-choice-answer = Lasciarci una risposta
first_martians-chapter-cable-choice-answer-told = «La casa va bene», scrivono, dopo parecchie brutte copie, e avvolgono il foglio attorno a due barrette, di quelle buone. La latta torna al gancio, con il coperchio al vento. Sulla via di casa nessuno si volta, perché magari qualcuno aspetta proprio questo.
first_martians-chapter-cable-choice-take-the-tin = Portare via la latta
first_martians-chapter-cable-choice-take-the-tin-told = Una latta con dentro una data è una prova, e una prova appesa a un gancio si può perdere. Torna a casa sotto il braccio di qualcuno. Dietro il coperchio, all’asciutto, avvolto in un calzino, c’era un processore. Al gancio sull’orlo il vento non ha più niente contro cui battere.

first_martians-chapter-lodger = L’ospite
first_martians-chapter-lodger-briefing = A qualunque cosa serva il cavo, nessuno glielo dirà. Allora cominciano dalla cuccetta. Qualcuno ha abitato nell’HUB prima che ci fosse qualcuno ad abitarlo, e dopo ha pulito, a fondo, come si lascia una casa prestata. Ma un corpo perde sempre qualcosa. Ci sono capelli e gesso; ci sono cose gettate oltre il piazzale e coperte di sabbia; all’infrarosso, una parete ricorda per mesi dove si è appoggiata una mano. «Siete indietro con i campioni», dice Ruth Feldmann. «C’è qualcosa che dovrei sapere?» Lo chiede ogni giorno dall’atterraggio. È la prima volta che suona come una domanda. Si sgombra il tavolo del laboratorio, e l’equipaggio comincia a frugare in casa propria.
first_martians-chapter-lodger-won = Le immagini sono in fila: una piccola mano sinistra su ogni valvola dell’HUB, e su nessuna due volte nel posto sbagliato. Chi era non aveva cercato nulla, qui. L’aveva montato lei. Nella cucitura del quinto materasso, finalmente, c’è una pagina. «Sono Halla Jónsdóttir, montatrice, di Akureyri. Le macchine si sono fermate al sol 9. Ero a bordo di Cargo 4 come zavorra, e la casa ve l’ho costruita io; me ne sono serviti 302. C’era aria per voi o per me, perciò mi sono trasferita nel Bollitore, che è ciò con cui sono arrivata, sotto l’orlo del canyon. Il cavo è per il riscaldamento. Mangiate. Questo non l’avete visto.» La data è di mezzo anno prima del loro atterraggio.
first_martians-chapter-lodger-lost = Ci sono vassoi di polvere, con etichetta e data, e nessuno ha più mani per esaminarli. La base si è guastata più in fretta di quanto la si potesse frugare. Ruth legge l’ordine di partire, si ferma prima della firma, e legge anche quella. Il pannello 14 viene riavvitato, perché una stanza non si lascia così. L’ultimo a uscire pulisce la maniglia del portello, e solo dopo si chiede perché.
first_martians-chapter-lodger-choice = Una pagina, a inchiostro, con un nome. Dove va?
first_martians-chapter-lodger-choice-file = Nel registro, con un numero
first_martians-chapter-lodger-choice-file-told = La scansionano, la numerano, la spediscono. Darmstadt conferma la ricezione del documento 2217, e con il software successivo arrivano più corrente e una serie di filtri già negata due volte. Ruth parla per ultima. Dice il nome una volta sola, per sentire se è permesso, e la portante cade a metà della seconda parola.
first_martians-chapter-lodger-choice-pocket = In un taschino
first_martians-chapter-lodger-choice-pocket-told = Era scritta per chi apriva la porta, non per un archivio. La fanno girare a tavola, ciascuno la legge per conto suo, e poi sparisce in una tuta da lavoro. Ruth chiede se c’è qualcosa che dovrebbe sapere. C’è una pausa, nella quale sarebbe stato possibile. «No», rispondono.

first_martians-chapter-brown-weather = Tempo bruno
first_martians-chapter-brown-weather-briefing = La stagione delle polveri ha un suono suo, un sibilo fine come di qualcosa che si setaccia, e c’è già prima che cambi la luce. I pannelli rendono meno. Finché dura, l’HUB dovrà vivere di ciò che ha messo da parte, dietro gli oscuranti, e a chi esce servirà un lume per tornare a casa. Nella valle ci sono vecchie celle, di una missione robotica; due fanno un gruppo batterie. Questo è il piano, ed è buono, e nessuno riesce a seguirlo senza pensare all’altra cosa. Sotto l’orlo del canyon, in una cabina fatta per una discesa di sette minuti, c’è la donna che ha costruito questa casa. «Questa persona non esiste», dice Pascal Oberlin, che dirige il programma e a cui nessuno aveva chiesto nulla.
first_martians-chapter-brown-weather-won = Un mattino il sibilo smette, ed è il silenzio a svegliarli. Tolti, gli oscuranti sono bruni. Fuori la valle è stata spostata qua e là, ma i picchetti sono in piedi, e a nord l’orlo è così nitido che gli si conterebbero i denti. «Avete sette settimane», dice Ruth. «Poi fra noi ci sarà il Sole, e dopo viene la finestra di volo. Mi incaricano di dirvi che non c’è niente da cercare. Adesso l’ho detto.» Lascia il canale aperto, il che costa. Sul tavolo della cambusa ci sono due liste, una per un verricello e una per un traliccio, e i pezzi bastano per l’uno o per l’altro.
first_martians-chapter-brown-weather-lost = La polvere vince perché è più fine di tutto. È nelle guarnizioni, poi nelle pompe, poi nel pane. Quando arriva l’ordine di partire, le batterie ne hanno appena per le porte. Dal veicolo di risalita non si vede nulla, né la casa né l’orlo. Qualcuno dice il suo nome alla radio, su tutte le frequenze, finché non sono fuori portata.
first_martians-chapter-brown-weather-choice = Ci sono pezzi per un verricello, o per un traliccio. Quale dei due?
first_martians-chapter-brown-weather-choice-go-down = Il verricello: scendere subito da lei
first_martians-chapter-brown-weather-choice-go-down-told = Caricano il tamburo la sera stessa. Contro ci sono le cenge, il ghiaccio sulle cenge, un ordine, e il fatto che nessuno sa che cosa si troverà. A favore c’è un argomento solo, e non occorre dirlo ad alta voce. A Ruth si dice che l’equipaggio per un po’ non sarà a portata di voce.
first_martians-chapter-brown-weather-choice-raise-the-mast = Il traliccio: che senta lei, e tutti gli altri
first_martians-chapter-brown-weather-choice-raise-the-mast-told = Da un traliccio si può parlare oltre l’orlo, fin giù a una radio portatile in una cabina; e si può parlare alla Terra senza passare da Darmstadt. Ha aspettato otto mesi, si dicono l’un l’altro. Aspetterà due settimane ancora. È una frase ragionevole, e la si ripete un po’ troppo spesso.

first_martians-chapter-kettle = Il Bollitore
first_martians-chapter-kettle-briefing = Dall’orlo lo si vede: un cono grigio, non più alto di un capanno da giardino, all’ombra della parete di fronte. Nel binocolo ha un oblò, una specie di camino e, legata a un puntone, una corda da bucato. È lontano due chilometri, tutti in discesa. Lei qui andava su e giù con un tamburo di fune e nessuno che gliela reggesse. C’è una via di cenge, e si vede che è stata percorsa; potrebbe esserci un verricello. Il portello esterno è fatto sulle sue misure; in tuta non ci passa nessun altro, e bisognerà tagliarlo via. La porta interna, per quel tempo, terrà. Alle chiamate non ha risposto nessuno. Ma a mezzogiorno, quando il sole tocca il fondo per venti minuti, si è vista la camicia sulla corda girarsi nel vento, e il giorno prima non c’era nessuna camicia.
first_martians-chapter-kettle-won = Al telaio dov’era il portello è sigillata una tenda. La porta interna cede di un palmo, e quello che esce è umido e sa di patate. È seduta sul sedile con cui è scesa, perché non ce n’è un altro. È a cinquanta centimetri dalla porta e ha avuto il tempo di pettinarsi. «Le scarpe», dice Halla Jónsdóttir, e poi, visto che nessuno si muove: «State facendo uscire il caldo». Non pesa niente; se la passano di cengia in cengia come una cosa prestata. In cima chiede di essere messa giù, e gli ultimi passi fino alla camera stagna dell’HUB li fa da sola. Prima bussa.
first_martians-chapter-kettle-lost = La cengia, il ghiaccio, l’ora: ogni volta era una di queste. Dall’orlo il cono si vede fino all’ultima sera, piccolo e grigio. Poi l’ordine viene ripetuto in modo da non poter essere frainteso, e non resta niente con cui rifiutarlo. Calano con la fune tutto ciò di cui si può fare a meno, a caso, al buio, con una lampada in cima. Al mattino la fune torna su leggera.
first_martians-chapter-kettle-choice = Dorme nella quinta cuccetta; un’altra non la voleva. Che cosa saprà Darmstadt?
first_martians-chapter-kettle-choice-report = Che è stata trovata
first_martians-chapter-kettle-choice-report-told = «Una in più a colazione», comunicano, con l’ora. Per un minuto oltre quello che serve alla luce non c’è niente. Poi c’è un applauso, da una sala a cui era stato detto altro; qualcuno si soffia il naso in un microfono. Oberlin interviene per ultimo. È sollevato, dice. Ci sarà qualche scartoffia.
first_martians-chapter-kettle-choice-keep-quiet = Per ora niente
first_martians-chapter-kettle-choice-keep-quiet-told = «Tutto bene», comunicano, ed è il rapporto più vero finora. Per otto mesi non è stata nessuno e può non esserlo per un’altra settimana, finché non reggerà una cena intera. Solo che l’aria non sa tenere un segreto. La si respira, e la si misura.

first_martians-chapter-high-voice = La voce in alto
first_martians-chapter-high-voice-briefing = I segmenti del traliccio stavano dietro il garage da prima che ci fosse un equipaggio. Dovevano reggere un’antenna poi tolta dal progetto; qualcuno li ha tenuti oliati. Alzati nell’anello interno, con i tiranti contro il vento, arriverebbero sopra l’orlo. Da lassù si può parlare giù nel canyon, dove forse una radio portatile è ancora accesa, e si può parlare a mezza Terra in una volta. Il Sole si sta infilando fra i pianeti e presto coprirà ogni cosa. Fino ad allora è una gara contro un almanacco. Oberlin l’ha vietato per motivi di sicurezza. «L’ho riferito», dice Ruth Feldmann, «sul canale che si sente peggio, e piuttosto in fretta.»
first_martians-chapter-high-voice-won = La cima va su al crepuscolo, e il vento la prende, la prova, la lascia stare. Il trasmettitore assorbe tanto che le lampade calano. Dicono chi sono, dove si trovano, e che la casa è calda. Poi passano in ricezione. Dalla parte della Terra c’è il Sole che frigge. Da sotto, vicina, come dalla stanza accanto, viene una voce di donna che non si usa da molto tempo. «Vedo una lampada», dice, in un inglese pieno di spigoli. «Siete voi?» E poi, prima che qualcuno trovi il tasto: «Vengo su».
first_martians-chapter-high-voice-lost = Il Sole non aspetta. Fuori c’è un pezzo di traliccio, e si fa sentire fino al garage. Il fruscio si chiude su Darmstadt nel mezzo di una frase, e la base è troppo stanca per un altro tentativo. Una volta, l’ultima notte, nel ricevitore c’è qualcosa, per la durata di un respiro. Forse era la parola «lampada». Forse era il Sole.
first_martians-chapter-high-voice-choice = Per il traliccio c’è un’ora di corrente. A che cosa la si usa?
first_martians-chapter-high-voice-choice-say-her-name = Dire alla Terra il suo nome
first_martians-chapter-high-voice-choice-say-her-name-told = Lo mandano in chiaro, in sei lingue: nome, mestiere, città, il numero dei sol. Supera Darmstadt e supera il Sole, verso chiunque abbia un filo e pazienza. Allo scadere dell’ora l’hanno sentito a Oulu e ad Accra. Sulla frequenza di lei, intanto, non ascoltava nessuno.
first_martians-chapter-high-voice-choice-call-her = Chiamarla, e continuare
first_martians-chapter-high-voice-choice-call-her-told = Le descrivono la strada: dove si è spostata la polvere, quali picchetti sono sepolti, dove si potrebbe lasciare una bombola. Lei la valle la conosce meglio di loro e non lo dice. Preme il tasto due volte per dire sì. Dopo quaranta minuti lo preme una volta, e non era convenuto, poi più niente.

first_martians-chapter-one-more = Una in più
first_martians-chapter-one-more-briefing = Il motivo era un conto. Con una bocca e un respiro in più, le scorte dell’HUB sarebbero finite diciannove sol prima della finestra di volo: così stava sul foglio che le lessero al sol 302, e che aveva voluto sentire due volte. Poi aveva piegato la coperta. Ora siede in cambusa, occupa poco posto, e il conto c’è ancora. Lo si può lasciare com’è, e a qualcuno mancherà. Oppure lo si può rifare, con la bilancia, foglia per foglia, e con una seconda fattoria, il cui telaio è nelle casse fin da Cargo 2. Nessuno aveva previsto di aprirle. Ci sono cinque settimane. «Posso tenere la lampada», dice Halla. «A tenere la lampada sono diventata brava.»
first_martians-chapter-one-more-won = Nell’ultima colonna c’è un più. È piccolo, quattro sol o cinque, dipende dai fagioli, ma è stato pesato, e ha radici: la seconda fattoria ha i vetri appannati, e nella serra nuova una pianta ha messo una foglia grande come un’unghia. Quello che mancava otto mesi fa era un telaio, un po’ di telo e un pomeriggio. Halla legge il foglio in piedi. Lo legge quanto si leggerebbe una lettera. «Allora non c’era bisogno che andassi», dice. Lo mette a filo con il bordo del tavolo, e chiede che cosa c’è per cena, e se può sedersi. Intanto è arrivata una carta di Oberlin, da far firmare a tutti; ormai sa quello che c’è da sapere.
first_martians-chapter-one-more-lost = Il conto non torna. Troppe cose si rattoppano con ciò che si sarebbe dovuto mangiare, e con la bilancia non si discute. Si ordina una partenza anticipata, con il carburante che c’è, per chi è sulla lista. Halla l’ha capito prima e ha fatto i bagagli, quelli di tutti, in bell’ordine. Il suo non c’è.
first_martians-chapter-one-more-choice = Sul tavolo il conto, e la carta di Oberlin, dove lei non esiste. Che si manda?
first_martians-chapter-one-more-choice-tell = Il conto, a tutti
first_martians-chapter-one-more-choice-tell-told = Esce in chiaro, su ogni frequenza a cui si riesca a piegare la parabola: il suo nome, il foglio con il meno, il foglio con il più. Nessuno ha aggiunto commenti. Dopo, le linee di Darmstadt sono occupate, per la prima volta da quando c’è una linea.
first_martians-chapter-one-more-choice-sign = La carta, firmata
first_martians-chapter-one-more-choice-sign-told = Ci vogliono tutte le firme, e le ha tutte. Quella di lei è l’ultima. La traccia con la sinistra, in gran fretta, come una cosa già firmata altre volte. Entro un’ora arriva lo sblocco del carburante, e con esso una riga cortese di Oberlin: ha sempre contato sul loro buonsenso.
first_martians-chapter-one-more-choice-let-her-decide = Quello che decide lei
first_martians-chapter-one-more-choice-let-her-decide-told = «Io?» dice Halla. Dal sol 302 nessuno le chiede più nulla. Prende i due fogli e una sedia e se li porta nella camera stagna, dove fa freddo e si riesce a pensare. Quando esce ha girato la carta, e sul retro ha cominciato a disegnare qualcosa.

first_martians-chapter-cords = I cordini
first_martians-chapter-cords-briefing = È partita dal Bollitore con una lampada a mano e l’aria che sta in una tuta da montatrice, verso una luce su un traliccio. Avrebbe dovuto metterci un giorno. Era ieri. La tempesta ha ridisegnato la valle; ciò che era rilevato c’è ancora, e al di là niente è più dov’era. Ha un’abitudine che aiuta: dal sol 1 tiene un cordino, un nodo per ogni sol, e quando si riposa ne taglia un pezzo e lo lega a qualcosa, per sapere poi che c’è già stata. La lampada del traliccio, girando, mostra che cos’è una regione. Un cordino mostra che lei è passata. «Sarà in alto, o da nessuna parte», dice Ruth. «Diceva sempre che le piace il panorama.» Da stamattina è Ruth che parla, su un canale che non è il suo.
first_martians-chapter-cords-won = La lampada è al riparo di un relitto, ed è accesa: ridotta a una scintilla, ma accesa. Lei le siede accanto, schiena contro lo scafo e mano sinistra sull’interruttore. Le dava un minuto ogni dieci. «Vi ho visti passare», dice Halla Jónsdóttir, quando c’è aria bastante per parlare. «Due volte. Non avevo fiato per essere sgarbata.» La portano in braccio, e lei protesta. La stanza calda è pronta dalla sera prima. Sulla porta qualcuno ha scritto con il gesso un numero, uno più di quello dell’ultimo picchetto, con una mano che chiude i quattro.
first_martians-chapter-cords-lost = Sul tavolo ci sono dei cordini, con i nodi, e nessuno li scioglie. L’ultimo giro della lampada percorre una valle vuota, piano, e poi un’altra volta. Dopo, i conti della sua aria non si riesce più a farli tornare, qualunque cosa ci si metta. Ruth dà la buonanotte a tutti, per nome. Alla fine lascia una pausa, lunga quanto un nome.

## Endings

first_martians-ending-one-name-more = Un nome in più
first_martians-ending-one-name-more-told = A Darmstadt c’è una targa con i nomi dei primi esseri umani su Marte. L’hanno fusa presto, ed era sbagliata, e per due anni nessuno ha saputo come dirlo a un pezzo di bronzo. Poi una notte viene un fabbro con un trapano, e al mattino c’è un nome in più, sopra gli altri, a lettere semplici, un po’ storto. Oberlin si è dimesso per motivi di salute. Ruth Feldmann ha deposto per nove ore e ha corretto il verbale. Al porto di Akureyri tutta la città sta lì intorno, come per caso. Un ragazzo con la giacca ormai corta si fa largo. «È un anno che sbagli le mie battute», dice, e lei dice che era un’altra persona, e che gli spiegherà. Su Marte i picchetti sono ancora in piedi, da novantasei a uno. Il prossimo equipaggio ha chiesto del gesso.
first_martians-ending-her-own-door = La sua porta
first_martians-ending-her-own-door-told = Quello che ha disegnato sul retro della carta di Oberlin era una casa. Ha due stanze, una stufa e una porta a sud, ed è la prima su Marte che nessuno deve lasciare entro una certa data. «A voi serviva una base», dice Halla. «Io vorrei abitare da qualche parte.» Manda i conti alla Terra con sotto il proprio nome e una frase: che resta, e che chi la vuole via può venire a bussare. L’equipaggio riparte alla finestra di volo, con un posto libero. Le hanno lasciato Scorpio, la seconda fattoria e la tazza sbeccata. Suo figlio ha diciassette anni quando parte la nave seguente, ed è a bordo. Dall’orbita vede una linea retta di lampade attraverso la valle, una per picchetto, novantasei; in fondo alla linea c’è una porta aperta, e qualcuno sulla soglia, che fa uscire il caldo.
first_martians-ending-ballast = Zavorra
first_martians-ending-ballast-told = Tornano tutti. Ci sono le fotografie: mani, fiori, Oberlin a capo chino. Sul manifesto di carico del veicolo di risalita l’ultima riga è «Zavorra, 58 kg», e la dogana non ha domande. Una settimana dopo una montatrice rientra ad Akureyri dall’Antartide, dove il lavoro è durato più del previsto. È magra; le patate hanno preso a piacerle. A cena il ragazzo la guarda a lungo, poi chiede che tempo faceva laggiù. Ha firmato che dirà: freddo. «Meno ottanta», dice Halla, «sereno, e il vento da sinistra.» Lui annuisce. È quello che dicevano sempre le sue lettere. L’equipaggio gira tre continenti e racconta delle macchine che hanno costruito l’HUB. In ogni sala alla fine c’è una domanda, e a volte in ultima fila siede una donna piccola, la mano sinistra alzata a metà, che poi ci ripensa.
first_martians-ending-open-channel = Il canale aperto
first_martians-ending-open-channel-told = Il Sole si sposta, e la linea con la Terra ritorna a metà di una parola. È di Ruth, e la parola è «lì». Dietro di lei, lo si saprà poi, c’era mezza Darmstadt, con la porta chiusa a chiave dall’interno. Da negare non restava niente: il traliccio era stato sentito, e chi l’aveva sentito una volta aveva continuato ad ascoltare. Così il resto si dice sul canale aperto, senza fretta, con ventotto minuti fra domanda e risposta. Chi ha costruito la casa. Chi ha fatto il conto. Chi leggeva i suoi messaggi, e non doveva rispondere. «Ero io», dice Ruth. «Lo so», dice Halla. «Si capiva che c’era qualcuno. Prima di non rispondere, tu prendi fiato.» Sulla mensola con il bordino, dietro il pannello 14, a cui hanno messo i cardini, c’è il suo cordino, rimesso insieme; dove un pezzo non si è trovato, ne ha annodato uno nuovo. Sono cinquecentosettantaquattro nodi. Dopo l’ultimo c’è un’asola, per appenderlo.
first_martians-ending-white-strip = La striscia bianca
first_martians-ending-white-strip-told = È viva. Le resteranno otto dita, e il piede destro le dirà il tempo; lo trova equo. Quella che non trova è una parola per il resto, e non ce l’hanno nemmeno gli altri. L’interruttore è di nuovo al suo posto, con sopra una goccia di vernice perché nessuno possa farlo scattare, e la striscia dietro il garage al mattino è senza brina, anche se all’altro capo non c’è più nulla da scaldare. Costa quattro centesimi. Nessuno ha mai proposto di risparmiarli. La Terra viene a sapere tutto dal traliccio, anche questo; lo mettono nella prima frase, con data e ora. «Potevate anche lasciarlo fuori», dice Halla. Quando si apre la finestra di volo torna a casa con loro, nel sedile davanti. L’ultimo mattino fa il giro dell’HUB per le guarnizioni, e rientra con il gesso sulla manica. Accanto all’interruttore c’è scritto, piccolo, con il quattro chiuso: «64 sol. Non importa. La prossima volta chiedete».
first_martians-ending-nineteen-sols = Diciannove sol
first_martians-ending-nineteen-sols-told = Partono presto, con metà del carburante e tutta la colpa. Alla fine non è stato un ordine. Se n’era andata di notte: la quinta coperta piegata, la scodella lavata, e sulla porta della fattoria un foglio con il vecchio conto, dove aveva cancellato una riga, e allora il risultato tornava. La slitta nel piazzale non aveva più il fondo: si era ripresa il portello, e il cannello per saldarlo. Era passata anche dagli interruttori, e li aveva lasciati tutti inseriti. Per diciannove sol più di quanti ne ammettano le cifre di chiunque, uno strumento nell’HUB vuoto riferisce da solo a Darmstadt che un cavo assorbe quattro centesimi. Ruth Feldmann ha la curva sullo schermo e ci mangia davanti. Il ventesimo scende a tre. Qualcuno risparmia. Poi il Sole si mette fra i pianeti, come ogni due anni, e quando non c’è più lo strumento non riferisce più nulla. Il prossimo equipaggio ha l’ordine di cercare. Ha sedili liberi, una seconda fattoria, e un ragazzo di diciassette anni che ha imparato a saldare.
first_martians-ending-too-late = Spazzato
first_martians-ending-too-late-told = La spedizione dopo scende al Bollitore al quarto sol, prima di disfare le casse. La porta è chiusa. È stata chiusa da fuori. Dentro è buio e in ordine: il sedile strofinato, la pentola lustra, una fila di barattoli di terra da cui le radici sono state tolte. Il pavimento è spazzato; la scopa è un pennello, e pende da un chiodo. Al gancio dove starebbe una tuta c’è un cordino con dei nodi, e li contano due volte, perché la prima cifra non può essere giusta. Sono quarantuno più di quanti sulla Terra si credesse possibile. In fondo il cordino è tagliato, di netto, da qualcuno a cui serviva il resto. Il primo pezzo lo trovano a mezzogiorno, su una roccia con la vista. Punta a ovest, dove sulla mappa non c’è niente. La ricerca continua. Di notte lasciano accese le lampade, tutte.
first_martians-ending-lights-out = A luci spente
first_martians-ending-lights-out-told = L’HUB viene abbandonato entro l’anno. La relazione è di quattrocento pagine e trova la causa nelle guarnizioni, nella stagione e nel piano, in parti uguali; è una relazione accurata, e l’equipaggio non ha da aggiungerci nulla che si possa provare. Accenna a una perdita di quattro centesimi nella rete, mai spiegata. A Darmstadt una donna di sessant’anni chiede il pensionamento anticipato. Vuole una cosa sola, che le viene negata. Da allora ogni anno, in autunno, guida fino alla costa, a una cittadina con un porto, resta un po’ in macchina davanti a una casa, e torna indietro. Su Marte i pannelli dell’HUB si aprono e si chiudono da soli, come sono costruiti per fare. Non c’è nessuno a vederlo. Eppure, la seconda sera dopo la partenza, alle nove e dieci, in cambusa si accende la luce.

## The mission Four Hundredths

first_martians-mission-four-hundredths = Quattro centesimi
first_martians-mission-four-hundredths-summary = Costruzione: fare l’inventario di una base nuova, e scoprire dove va la sua corrente.
first_martians-mission-four-hundredths-rules = I Pannelli Solari di Riserva si costruiscono nella base; funzionano subito, anche se i loro elementi sono ancora rossi. Il misuratore di corrente si costruisce con la Ricerca, con una CPU di ricambio e 1 energia. I picchetti numerati stanno nella prima e nella terza regione esplorata dell’anello interno e nella prima di quello centrale; si portano alla base con la Raccolta. Un campione studiato due volte è una scoperta: in una campagna ogni scoperta sblocca un’abilità. La missione finisce appena è fatto tutto l’obbligatorio, perciò il facoltativo va fatto prima. Alla fine gli elementi rotti non devono superare la Soglia.
first_martians-objective-four-hundredths-more-current = Costruire i Pannelli Solari di Riserva
first_martians-objective-four-hundredths-meter = Costruire il misuratore di corrente
first_martians-objective-four-hundredths-stakes = Recuperare i picchetti numerati
first_martians-objective-four-hundredths-first-find = Fare una scoperta
first_martians-objective-four-hundredths-near-ground = Esplorare l’anello interno
first_martians-objective-four-hundredths-sound-panel = Riparare tutti gli elementi dei Pannelli Solari di Riserva
first_martians-project-current-meter = Misuratore di corrente
first_martians-project-current-meter-about = Si costruisce con la Ricerca: dice al centesimo che cosa esce dalla base.

## The mission The Cable

first_martians-mission-cable = Il cavo
first_martians-mission-cable-summary = Esplorazione: seguire un suono attraverso la valle fino in fondo a un cavo.
first_martians-mission-cable-rules = L’equipaggio ha con sé tre sonde acustiche. La prima si posa con la Costruzione in una regione esplorata dell’anello interno, la seconda in una regione esplorata che ha un lato in comune con quella della prima, la terza accanto a quella della seconda, ognuna in una regione diversa. Poi si può aprire la giunzione con il tagliasigilli, in una regione esplorata qualsiasi dell’anello di mezzo. Le bobine di cavo stanno nella prima regione esplorata dell’anello interno e nella seconda di quello di mezzo; un punto d’interesse con un segno può averne una terza. Nella base si può costruire una Rimessa dei Rover, con 1 energia: ogni Produzione toglie un segnalino a ciascun rover.
first_martians-objective-cable-tone = Posare la terza sonda
first_martians-objective-cable-junction-box = Aprire la giunzione
first_martians-objective-cable-spools = Recuperare le bobine di cavo
first_martians-objective-cable-wide-eyes = Esplorare l’anello di mezzo
first_martians-project-first-probe = Prima sonda
first_martians-project-first-probe-about = Si posa in una regione esplorata dell’anello interno, dove comincia il suono.
first_martians-project-second-probe = Seconda sonda
first_martians-project-second-probe-about = Si posa in una regione esplorata accanto a quella della prima.
first_martians-project-third-probe = Terza sonda
first_martians-project-third-probe-about = Si posa in una regione esplorata accanto a quella della seconda, ma non in quella della prima: allora si sa la direzione.
first_martians-project-junction = Giunzione
first_martians-project-junction-about = Si apre in una regione esplorata dell’anello di mezzo, quando c’è la terza sonda.

## The mission The Lodger

first_martians-mission-lodger = L’ospite
first_martians-mission-lodger-summary = Ricerca: scoprire dalle tracce chi ha abitato nella base.
first_martians-mission-lodger-rules = Nelle regioni esplorate da ora in poi, le tracce prendono il posto dei campioni; una carta Ricerca dice quale tipo si trova e dove. Si raccolgono e si studiano allo stesso modo, e i vecchi campioni contano ancora: c’è dentro la polvere di ogni stanza. Le trappole per la polvere danno una traccia dall’interno della base, con 1 ossigeno. Le immagini a infrarossi si fanno nella base con la Ricerca, con 1 energia ciascuna. La cassetta di sicurezza è in uno spazio segnato dell’anello di mezzo. Con 1 energia si può montare un Laboratorio da Campo, che sostituisce il Laboratorio.
first_martians-objective-lodger-who-was-here = Fare scoperte
first_martians-objective-lodger-warm-hands = Fare immagini a infrarossi della base
first_martians-objective-lodger-one-trace-more = Scoprire tipi diversi di tracce
first_martians-objective-lodger-strongbox = Recuperare la cassetta di sicurezza
first_martians-project-infrared-picture = Immagine a infrarossi
first_martians-project-infrared-picture-about = Una parete, e dove si sono appoggiate delle mani. Si può ripetere.
first_martians-project-dust-trap = Trappola per la polvere
first_martians-project-dust-trap-about = Si soffiano i condotti e si setaccia ciò che cade: dà una traccia. Si può ripetere.

## The mission Brown Weather

first_martians-mission-brown-weather = Tempo bruno
first_martians-mission-brown-weather-summary = Costruzione: chiudere bene la base prima che arrivi la stagione delle polveri.
first_martians-mission-brown-weather-rules = L’equipaggio ha con sé gli oscuranti; ognuno si monta nella base con la Costruzione. Le celle di una vecchia missione stanno in spazi segnati sulla mappa, quasi tutti nell’anello interno, e si portano alla base con la Raccolta. Un gruppo batterie si costruisce nella base con due celle e dà 3 energia; si può ripetere. Il lume da tempesta si colloca in una regione esplorata dell’anello interno, con 1 energia. La chiamata è una Ricerca, con 2 energia. Finché c’è polvere nell’aria, i pannelli solari danno 2 energia in meno. Con un Hardware di ricambio si può costruire una Turbina Eolica, che dà 1 energia in ogni Produzione.
first_martians-objective-brown-weather-shuttered = Montare gli oscuranti
first_martians-objective-brown-weather-stored-light = Costruire un gruppo batterie
first_martians-objective-brown-weather-way-home = Collocare il lume da tempesta
first_martians-objective-brown-weather-call-out = Chiamarla sulla sua vecchia frequenza
first_martians-objective-brown-weather-second-bank = Costruire un secondo gruppo batterie
first_martians-project-hang-shutter = Oscurante
first_martians-project-hang-shutter-about = Si monta davanti a una finestra della base. Ce n’è uno per ognuna che dà a ovest.
first_martians-project-battery-bank = Gruppo batterie
first_martians-project-battery-bank-about = Due vecchie celle in una cassa: 3 energia alle Riserve Generali. Si può ripetere.
first_martians-project-storm-lamp = Lume da tempesta
first_martians-project-storm-lamp-about = Si colloca in una regione esplorata dell’anello interno, per chi è ancora fuori.
first_martians-project-call-her = Chiamata sulla sua frequenza
first_martians-project-call-her-about = Forse nessuno ascolta. Averci provato toglie 3 Stress.

## The mission The Kettle

first_martians-mission-kettle = Il Bollitore
first_martians-mission-kettle-summary = Esplorazione: giù nel canyon, fino a una cabina dal portello stretto.
first_martians-mission-kettle-rules = L’anello di mezzo è il canyon. Ogni azione che porta laggiù chiede più pedine, finché non si colloca il verricello in una regione esplorata dell’anello interno, con il tamburo di fune che l’equipaggio ha con sé. Il Bollitore è nella seconda regione esplorata del canyon: con la Raccolta se ne taglia via il portello, e da lì si prende anche il diario di lei. Il portello fa da fondo alla slitta, che si costruisce nella base. La cuccetta si prepara nella base con la Costruzione, con 2 ossigeno. Con 1 energia e 1 ossigeno si può montare un Posto di Soccorso, che sostituisce il MedLab.
first_martians-objective-kettle-hatch-open = Tagliare via il portello del Bollitore
first_martians-objective-kettle-sledge-ready = Costruire la slitta
first_martians-objective-kettle-bunk-made = Preparare la quinta cuccetta
first_martians-objective-kettle-her-log = Recuperare il cordino che è il suo diario
first_martians-objective-kettle-canyon-find = Fare una scoperta
first_martians-project-rim-winch = Verricello
first_martians-project-rim-winch-about = Si colloca nell’anello interno: scendere nel canyon non chiede più altre pedine.
first_martians-project-sledge = Slitta
first_martians-project-sledge-about = Si costruisce nella base con il portello: pattini, un materasso, e cinghie che si aprono da dentro.
first_martians-project-make-the-bunk = Quinta cuccetta
first_martians-project-make-the-bunk-about = Si prepara nella base: lenzuola, una lampada, aria.

## The mission One More

first_martians-mission-one-more = Una in più
first_martians-mission-one-more-summary = Ricerca: costruire una seconda fattoria, e provare a peso che ce n’è per una in più.
first_martians-mission-one-more-rules = La Fattoria di Riserva si costruisce nella base; funziona subito, anche se i suoi elementi sono ancora rossi. La serra viene dopo; poi vi si pianta un seme. La pesatura è una Ricerca, con 2 energia: aggiunge al conto metà della percentuale di una carta Ricerca. Una scoperta la aggiunge intera. Il conto deve arrivare al 100 per cento. Con 2 ossigeno si può costruire una Vasca di Alghe, che dà 1 cibo in ogni Produzione. Alla fine gli elementi rotti non devono superare la Soglia: la prova deve reggere in una base che funziona.
first_martians-objective-one-more-the-sum = Portare il conto al 100 per cento
first_martians-objective-one-more-second-farm = Costruire la Fattoria di Riserva
first_martians-objective-one-more-fifth-house = Costruire una serra nella Fattoria di Riserva
first_martians-objective-one-more-fifth-plant = Far crescere una pianta nella Fattoria di Riserva
first_martians-objective-one-more-sound-farm = Riparare tutti gli elementi della Fattoria di Riserva
first_martians-project-weigh-in = Pesatura
first_martians-project-weigh-in-about = Un deposito, una vasca o una cisterna si controlla al grammo: metà della percentuale di una carta Ricerca si aggiunge al conto. Si può ripetere.

## The mission The Cords

first_martians-mission-cords = I cordini
first_martians-mission-cords-summary = Esplorazione: trovare una persona a piedi in una valle che la tempesta ha ridisegnato.
first_martians-mission-cords-rules = Le regioni inesplorate stanno al loro posto a faccia in giù; l’Esplorazione ne scopre una. Un giro della lampada ne mostra una da lontano, senza esplorarla. I cordini sono legati in regioni di cui si conosce il nome: dune, campo di massi, conca di polvere, tubi di lava. La lampada di lei è al relitto del lander. Tutto si porta alla base con la Raccolta. La stanza calda si costruisce nella base, con 2 energia e 1 ossigeno.
first_martians-objective-cords-her-way = Recuperare i cordini che ha legato
first_martians-objective-cords-her-lamp = Trovare la sua lampada
first_martians-objective-cords-warm-room = Costruire la stanza calda
first_martians-objective-cords-every-cord = Recuperare tutti e quattro i cordini
first_martians-project-lamp-sweep = Giro della lampada
first_martians-project-lamp-sweep-about = Mostra da lontano una regione inesplorata, senza esplorarla. Si può ripetere.
first_martians-project-warm-room = Stanza calda
first_martians-project-warm-room-about = Si costruisce nella base: un letto fra due stufe, e niente di duro su cui giacere.

## Things

first_martians-item-chalked-stake = Picchetto numerato
first_martians-item-chalked-stake-count = { $count ->
    [one] { $count } picchetto numerato
   *[other] { $count } picchetti numerati
}
first_martians-item-tone-probe = Sonda acustica
first_martians-item-tone-probe-count = { $count ->
    [one] { $count } sonda acustica
   *[other] { $count } sonde acustiche
}
first_martians-item-seal-cutter = Tagliasigilli
first_martians-item-seal-cutter-count = { $count ->
    [one] { $count } tagliasigilli
   *[other] { $count } tagliasigilli
}
first_martians-item-cable-spool = Bobina di cavo
first_martians-item-cable-spool-count = { $count ->
    [one] { $count } bobina di cavo
   *[other] { $count } bobine di cavo
}
first_martians-item-chalk-mark = Segno di gesso
first_martians-item-chalk-mark-count = { $count ->
    [one] { $count } segno di gesso
   *[other] { $count } segni di gesso
}
first_martians-item-knotted-cord = Cordino annodato
first_martians-item-knotted-cord-count = { $count ->
    [one] { $count } cordino annodato
   *[other] { $count } cordini annodati
}
first_martians-item-ration-lid = Coperchio di latta
first_martians-item-ration-lid-count = { $count ->
    [one] { $count } coperchio di latta
   *[other] { $count } coperchi di latta
}
first_martians-item-glove-liner = Sottoguanto
first_martians-item-glove-liner-count = { $count ->
    [one] { $count } sottoguanto
   *[other] { $count } sottoguanti
}
first_martians-item-weld-bead = Cordone di saldatura
first_martians-item-weld-bead-count = { $count ->
    [one] { $count } cordone di saldatura
   *[other] { $count } cordoni di saldatura
}
first_martians-item-written-page = Pezzo di carta
first_martians-item-written-page-count = { $count ->
    [one] { $count } pezzo di carta
   *[other] { $count } pezzi di carta
}
first_martians-item-strongbox = Cassetta di sicurezza
first_martians-item-strongbox-count = { $count ->
    [one] { $count } cassetta di sicurezza
   *[other] { $count } cassette di sicurezza
}
first_martians-item-shutter = Oscurante
first_martians-item-shutter-count = { $count ->
    [one] { $count } oscurante
   *[other] { $count } oscuranti
}
first_martians-item-battery-cell = Cella di batteria
first_martians-item-battery-cell-count = { $count ->
    [one] { $count } cella di batteria
   *[other] { $count } celle di batteria
}
first_martians-item-hatch-plate = Portello del Bollitore
first_martians-item-hatch-plate-count = { $count ->
    [one] { $count } portello
   *[other] { $count } portelli
}
first_martians-item-rope-drum = Tamburo di fune
first_martians-item-rope-drum-count = { $count ->
    [one] { $count } tamburo di fune
   *[other] { $count } tamburi di fune
}
first_martians-item-log-cord = Il suo diario
first_martians-item-log-cord-count = { $count ->
    [one] { $count } diario
   *[other] { $count } diari
}
first_martians-item-tied-cord = Cordino legato
first_martians-item-tied-cord-count = { $count ->
    [one] { $count } cordino legato
   *[other] { $count } cordini legati
}
first_martians-item-last-lamp = La sua lampada
first_martians-item-last-lamp-count = { $count ->
    [one] { $count } lampada
   *[other] { $count } lampade
}

## Events of the first chapter

first_martians-event-bare-strip = La striscia nuda
first_martians-event-bare-strip-scene = Dopo la prima notte di gelo vero, dietro il garage il terreno è bianco, tranne una striscia larga una mano che va dritta dalla parete verso la valle. Un panno steso lì sopra in un’ora è asciutto. Là sotto si tiene al caldo qualcosa, e a pagare è l’HUB.
first_martians-event-bare-strip-action = Interrare dei termometri
first_martians-event-bare-strip-done = { $name } interra termometri lungo la striscia, ogni dieci passi. Dall’uno all’altro il calore quasi non cala. Ciò che il cavo alimenta è molto lontano, e di notte prende più che di giorno.
first_martians-event-bare-strip-consequence = A mezzogiorno la brina è sparita ovunque, e la striscia con lei. La notte restano in ascolto di una cosa che non fa rumore.
first_martians-event-bare-strip-choice-dig-it-up = Scavare
first_martians-event-bare-strip-choice-dig-it-up-told = A mezzo metro il cavo corre nella sabbia pulita, coperto di pietre piatte, l’una contro l’altra. Le macchine non posano pietre. Ne era avanzata un’ansa, arrotolata; l’ansa viene a casa, e il pavimento dell’officina è pieno di ghiaia.
first_martians-event-bare-strip-choice-mark-it = Segnarla con bandierine
first_martians-event-bare-strip-choice-mark-it-told = Trenta bandierine, ritagliate da un telo d’imballo. Nella luce della sera pare un vialetto che qualcuno ha tracciato in giardino, e uno di loro lo dice, il che non aiuta.

first_martians-event-low-hooks = I ganci
first_martians-event-low-hooks-scene = In cambusa i ganci sono troppo bassi di una mano. Lo sono anche lo specchio, la mensola delle tazze e l’interruttore della lampada sul fornello; tutti si chinano da giorni, e nessuno ci ha badato finché { $name } non ha preso la mensola con la fronte per la terza volta. Una macchina l’avrebbe messa dove dice il progetto.
first_martians-event-low-hooks-action = Misurare ogni stanza
first_martians-event-low-hooks-done = { $name } gira l’HUB con un metro pieghevole. Ovunque il progetto tacesse, la base è stata costruita per una persona di un metro e cinquantotto che prende le cose con la sinistra.
first_martians-event-low-hooks-consequence = Stavolta è un condotto del corridoio, al buio e di slancio; anche quello sta un palmo troppo in basso. La ferita va incollata, e Darmstadt vorrebbe un rapporto.
first_martians-event-low-hooks-choice-move-up = Spostarli più in alto
first_martians-event-low-hooks-choice-move-up-told = Fori nuovi, viti vecchie. { $name } chiude i vecchi fori con lo stucco e ci passa la vernice, quattro puntini bianchi in fila. D’ora in poi in cambusa si sta tutti dritti.
first_martians-event-low-hooks-choice-leave-them = Lasciarli dove sono
first_martians-event-low-hooks-choice-leave-them-told = Sul bordo della mensola incollano una striscia di feltro. Continuano a chinarsi. Visto dalla porta sembra un inchino, e ci si comincia a chiedere a chi.

first_martians-event-hair-in-the-pump = Capelli nella pompa
first_martians-event-hair-in-the-pump-scene = La pompa del lavabo si è fatta lenta. { $name } toglie dal filtro un batuffolo e lo sciacqua sotto la lampada finché non lo si può stendere. Sono capelli, grigi, lunghi un avambraccio. Nell’equipaggio nessuno li ha grigi, né lunghi la metà.
first_martians-event-hair-in-the-pump-action = Pulire tutti i filtri
first_martians-event-hair-in-the-pump-done = { $name } pulisce tutti e nove i filtri delle stanze. In sette ce ne sono, a strati. Negli strati più bassi sono biondi.
first_martians-event-hair-in-the-pump-consequence = Quel che non si è tolto si avvolge attorno all’albero, giro dopo giro, come filo su un rocchetto. Verso mattina la pompa si ferma, e l’acqua viene su dal pavimento degli alloggi.
first_martians-event-hair-in-the-pump-choice-keep-it = Tenerli in una busta
first_martians-event-hair-in-the-pump-choice-keep-it-told = { $name } scrive la data sulla busta e la mette nel cassetto dei fusibili. Da allora quel cassetto si apre più piano degli altri.
first_martians-event-hair-in-the-pump-choice-throw-it-out = Buttarli via
first_martians-event-hair-in-the-pump-choice-throw-it-out-told = Saranno venuti con l’imballaggio, concordano. Che cosa ci fosse imballato, nessuno lo sa dire. Finiscono nel riciclatore, e il riciclatore ci mette molto.

first_martians-event-forty-one-minutes = Quarantuno minuti
first_martians-event-forty-one-minutes-scene = La luce impiega quattordici minuti ad andare e quattordici a tornare, e di suo Ruth Feldmann non ne ha mai presi più di uno. { $name } le ha chiesto, di sfuggita, chi abbia posato un cavo dietro il garage. Stavolta ce ne vogliono quarantuno. «Sul mio progetto non c’è nessun cavo», dice Ruth. «Come dormite, voi?»
first_martians-event-forty-one-minutes-action = Riascoltare la risposta
first_martians-event-forty-one-minutes-done = { $name } la fa girare finché i rumori non si distinguono. Prima che Ruth cominci si sposta una sedia e si chiude una porta, e non è lei a chiuderla.
first_martians-event-forty-one-minutes-consequence = Del cavo non si parla più. Ci sono modi di non parlare di una cosa che occupano tutta la stanza.
first_martians-event-forty-one-minutes-choice-press-her = Chiederglielo ancora
first_martians-event-forty-one-minutes-choice-press-her-told = «Avevo sentito la prima volta», dice Ruth. Sullo sfondo un uomo si schiarisce la gola. Lei passa ai filtri, e legge due volte la stessa cifra.
first_martians-event-forty-one-minutes-choice-let-it-drop = Dirle come dormono
first_martians-event-forty-one-minutes-choice-let-it-drop-told = { $name } glielo racconta. Diventa la conversazione più lunga che abbiano mai avuto, e alla fine Ruth ringrazia, come di qualcos’altro.

## Events of the second chapter

first_martians-event-froggys-odometer = Undici chilometri
first_martians-event-froggys-odometer-scene = Prima della consegna all’equipaggio, Froggy aveva percorso undici chilometri, telecomandato, in un capannone di Brema. Così dicono le carte. Nell’assale posteriore c’è un contatore che non si azzera, e oggi, per via di un rumore, { $name } l’ha letto per la prima volta. Dice millenovecentoquattro.
first_martians-event-froggys-odometer-action = Leggere la memoria dell’assale
first_martians-event-froggys-odometer-done = { $name } ne estrae i viaggi uno per uno. Sono tutti uguali: carico all’andata lungo la valle, leggero al ritorno. Solo l’ultimo è il contrario, e finisce con Froggy lavato.
first_martians-event-froggys-odometer-consequence = Un mezzo con duemila chilometri vuole altre cure di uno con undici, e più di quelle che riceve. Il cuscinetto lo fa sapere.
first_martians-event-froggys-odometer-choice-write-it-in = Correggere il libretto
first_martians-event-froggys-odometer-choice-write-it-in-told = Ci va la cifra vera, con data e sigla. Stando a quella, la revisione di Froggy è scaduta da un anno, e la giornata la passa sui cavalletti.
first_martians-event-froggys-odometer-choice-trust-the-papers = Lasciar stare il libretto
first_martians-event-froggys-odometer-choice-trust-the-papers-told = Undici, dicono le carte. Ma chi ora ci si siede scopre che il sedile era regolato per gambe corte, e che il primo giorno l’ha spostato indietro da sé, senza pensarci.

first_martians-event-stake-numbers = Conto alla rovescia
first_martians-event-stake-numbers-scene = Picchetto 90. Picchetto 71. Picchetto 58. È mezzogiorno prima che qualcuno lo dica: i numeri calano. Chi li ha piantati ha cominciato dal fondo ed è venuto verso l’HUB, picchetto dopo picchetto, con un martello. Quando fu piantato il primo, l’HUB non c’era.
first_martians-event-stake-numbers-action = Scavare accanto al 48
first_martians-event-stake-numbers-done = Quarantotto è la metà. Proprio lì { $name } avrebbe messo via qualcosa per il ritorno, e scava dove c’è riparo. C’è una latta, con dei biscotti, un bullone della misura giusta e un cucchiaio.
first_martians-event-stake-numbers-consequence = Vanno al picchetto dopo, perché ce n’è uno, e a quello dopo ancora. È un modo di camminare in cui nessuno guarda il manometro.
first_martians-event-stake-numbers-choice-go-on-counting = Fino al picchetto 40
first_martians-event-stake-numbers-choice-go-on-counting-told = Al 40 il gesso nei solchi è fresco, come ripassato. Gli stanno intorno con le mani sulle ginocchia. Sulla via del ritorno, per una volta, parlano tutti.
first_martians-event-stake-numbers-choice-note-and-return = Annotare e tornare
first_martians-event-stake-numbers-choice-note-and-return-told = I numeri vanno nel registro, nell’ordine in cui si sono incontrati. Scritti così sembrano un lancio.

first_martians-event-fresh-tape = Diciannove giorni
first_martians-event-fresh-tape-scene = Al picchetto 63 il cavo è stato riparato. È una bella giunta sotto nastro grigio, e sul nastro c’è la data, come la scrive chi ha imparato da un elettricista. { $name } la legge tre volte. Ha diciannove giorni. Quel giorno l’equipaggio era tutto nell’HUB, con un diavolo di polvere alla finestra; se ne ricordano tutti.
first_martians-event-fresh-tape-action = Scriverci sotto qualcosa
first_martians-event-fresh-tape-done = { $name } aggiunge la data di oggi sotto l’altra, e poi, dopo averci pensato un bel po’, la parola «Ciao».
first_martians-event-fresh-tape-consequence = Doveva durare finché qualcuno non ripassava. Al sole di mezzogiorno la giunta si apre, e per un’ora la corrente dell’HUB scorre nella sabbia.
first_martians-event-fresh-tape-choice-open-the-splice = Aprire la giunta
first_martians-event-fresh-tape-choice-open-the-splice-told = Ogni trefolo è saldato da solo e pettinato piatto. Chi l’ha fatto aveva tempo, e la mano calda. La richiudono come possono, e si vede che avevano fretta.
first_martians-event-fresh-tape-choice-leave-it-closed = Non toccarla
first_martians-event-fresh-tape-choice-leave-it-closed-told = Scattano una foto e se ne vanno. Nessuno vuol essere l’ultimo della fila, e così camminano affiancati fino al garage.

first_martians-event-with-own-heating = Con riscaldamento proprio
first_martians-event-with-own-heating-scene = I lander che hanno portato l’HUB si chiamavano da Cargo 1 a Cargo 4, e { $name } ne ha messo i manifesti l’uno accanto all’altro. Tre elencano tutto al grammo. Il quarto elenca acciaio, telo e patate da semina, e ha un’ultima riga: «Zavorra, 81 kg, con riscaldamento proprio».
first_martians-event-with-own-heating-action = Fare la somma di Cargo 4
first_martians-event-with-own-heating-done = { $name } somma ciò che Cargo 4 chiama imballaggio. Fa il cibo per una persona che mangia poco, per quattrocento giorni. Qualcuno ci aveva messo il pepe.
first_martians-event-with-own-heating-consequence = Il mattino dopo il manifesto di Cargo 4 sul server non si trova. Al suo posto c’è una nota, «sostituito», e una console che chiede una password che non ha mai chiesto.
first_martians-event-with-own-heating-choice-print-it = Stamparlo
first_martians-event-with-own-heating-choice-print-it-told = La stampante ci mette un quarto d’ora a scaldarsi e assorbe come una stufa. Poi c’è un foglio, e la carta non si sostituisce.
first_martians-event-with-own-heating-choice-ask-who-weighed-it = Chiedere chi l’ha pesata
first_martians-event-with-own-heating-choice-ask-who-weighed-it-told = La domanda va al magazzino di Kourou, tramite Ruth, fra altre undici dello stesso genere. Alle altre undici rispondono subito.
first_martians-event-with-own-heating-choice-ask-who-weighed-it-later = Il magazziniere di Kourou è in pensione, e scrive da casa. «L’ho pesata io», scrive. «Mi ha detto lei di arrotondare per difetto. Vorrei sapere se è arrivata.» { $name } lo legge a voce alta a colazione.

first_martians-event-left-handed = Una mano sinistra
first_martians-event-left-handed-scene = All’infrarosso il portello mostra chi l’ha toccato: chiari, i palmi di stamattina; più spenti, quelli della settimana scorsa. Sopra tutti, nella vernice stessa, di quando era fresca, c’è l’impronta di una mano sinistra, il pollice in dentro, come spinge una porta chi porta un carico. Ognuno ci prova la sua. Non va bene a nessuno.
first_martians-event-left-handed-action = Farne un calco
first_martians-event-left-handed-done = { $name } impasta gesso di roccia macinata e ce lo preme. Ora la mano sta sul tavolo della cambusa, palmo in su, e a una cert’ora del giorno ognuno ci ha posato la propria.
first_martians-event-left-handed-consequence = La polvere soffiata via dalle tute gratta ogni volta un po’ il portello. Quando si rifà l’immagine c’è solo vernice, e due di loro non sono più sicuri di ciò che hanno visto.

first_martians-event-oberlin-asks = Oberlin domanda
first_martians-event-oberlin-asks-scene = Pascal Oberlin dirige il programma e non ha mai parlato all’HUB di persona. Lo fa per due minuti, con calore. Ha saputo della domanda sul conduttore di terra. Quanto al pannello 14, aggiunge chiudendo, è portante e andrebbe rimesso. Del pannello 14 nessuno aveva detto niente a Darmstadt.
first_martians-event-oberlin-asks-action = Coprire la telecamera
first_martians-event-oberlin-asks-done = { $name } appende un canovaccio sulla telecamera degli alloggi, con quattro mollette. A Darmstadt nessuno fa domande. Nel complesso si dorme meglio.
first_martians-event-oberlin-asks-consequence = Le richieste di Pascal Oberlin ora cominciano con «Come avrete notato». All’HUB notano di essersi messi a bisbigliare, e da che parte guardano mentre lo fanno.
first_martians-event-oberlin-asks-choice-put-it-back = Rimettere il pannello
first_martians-event-oberlin-asks-choice-put-it-back-told = Dodici viti. La parete è quella del primo giorno, e ognuno sa al centimetro dove si dovrebbe bussare.
first_martians-event-oberlin-asks-choice-leave-it-open = Lasciarlo staccato
first_martians-event-oberlin-asks-choice-leave-it-open-told = «Ricevuto», risponde { $name }, ed è vero. Il pannello resta dietro il congelatore, con la faccia al muro.
first_martians-event-oberlin-asks-choice-leave-it-open-later = Un aggiornamento di routine vuole ogni telecamera delle stanze, per calibrarla. Va avanti da un’ora, a piena corrente, una dopo l’altra, e su quella degli alloggi si ferma più a lungo.

## Events of the third chapter

first_martians-event-nine-hundredths = Nove centesimi
first_martians-event-nine-hundredths-scene = Da quando sul cavo c’è il misuratore, segna quattro. Stanotte, con la polvere sui pannelli e il freddo che entra dai bulloni, segna nove. All’altro capo della linea qualcuno gela, e prima di girare la manopola ci ha pensato un po’.
first_martians-event-nine-hundredths-action = Coprire i tratti scoperti
first_martians-event-nine-hundredths-done = { $name } striscia lungo la linea e rincalza di sabbia ogni metro che il vento ha denudato. Ciò che si perdeva per strada ora arriva. Al mattino l’ago è sceso, e nessuno ha più freddo per questo.
first_martians-event-nine-hundredths-consequence = Prima dell’alba decide l’interruttore. Verso mezzogiorno si lascia convincere. Che cosa sia successo nelle ore buie là in fondo, nessuno strumento lo dice.
first_martians-event-nine-hundredths-choice-give-it = Lasciare che prenda
first_martians-event-nine-hundredths-choice-give-it-told = S’infilano un secondo maglione e guardano l’ago, come si guarda una finestra accesa di là dalla strada. Alle cinque torna a quattro. Laggiù qualcuno ha fatto caso all’ora.
first_martians-event-nine-hundredths-choice-limit-it = Limitarlo a quattro
first_martians-event-nine-hundredths-choice-limit-it-told = { $name } regola il limitatore. L’ago scende, si appoggia al fermo e ci resta fino all’alba, con un leggerissimo tremito.

first_martians-event-ten-past-nine = Le nove e dieci
first_martians-event-ten-past-nine-scene = A nord, in basso, dove dietro la polvere dev’esserci l’orlo, alle nove e dieci di sera arde una luce, per quattro minuti. Ieri erano cinque, dice { $name }, che aveva preferito non parlarne. È una lampada a mano. Da quando la corrente è stata tagliata, laggiù non c’è nulla con cui caricarla.
first_martians-event-ten-past-nine-action = Lasciarci una batteria carica
first_martians-event-ten-past-nine-done = { $name } va fin dove la polvere permette, e lascia una batteria ai piedi dell’ultimo picchetto che si trova. La sera dopo non c’è più. Al suo posto sta quella vecchia, ripulita, con i cappucci sui poli.
first_martians-event-ten-past-nine-consequence = Tre minuti; poi due. La sera in cui non c’è niente, qualcuno resta alla finestra fino alle dieci, e poi dà la buonanotte a voce un po’ alta.
first_martians-event-ten-past-nine-choice-answer-it = Rispondere con il faro
first_martians-event-ten-past-nine-choice-answer-it-told = Girano il faro da lavoro verso nord e lo lasciano acceso, per quattro minuti d’orologio. Laggiù per un attimo resta buio. Poi la luce si accende ancora, il tempo di un cenno.
first_martians-event-ten-past-nine-choice-stay-dark = Risparmiare la corrente
first_martians-event-ten-past-nine-choice-stay-dark-told = Il faro costerebbe un decimo di ciò che c’è. Stanno alle finestre lo stesso, ognuno a una diversa, e tengono l’orologio alla luce del fornello.

first_martians-event-her-voice = La sua voce
first_martians-event-her-voice-scene = Dopo mezzanotte, sulla banda stretta, Ruth parla solo con { $name }. «Ero la sua voce», dice. «Per trecentoundici sol, ogni sera alle nove. Poi la linea fu chiusa, e mi dissero che non c’era più nessuno. Lei continuò a trasmettere. Io dovevo ascoltare, e non rispondere.» Si sente posare una tazza.
first_martians-event-her-voice-action = Mandarle tre fotografie
first_martians-event-her-voice-done = { $name } le manda la cuccetta, un picchetto, e una saldatura della porta interna della camera stagna. «Per quella ci mise tre sere», risponde Ruth. «Cantava. Non riesco a vederla senza il motivo.»
first_martians-event-her-voice-consequence = Per qualche giorno legge elenchi e nient’altro che elenchi. È stata una notte, e non ritorna.
first_martians-event-her-voice-choice-on-the-record = Chiederle di metterlo a verbale
first_martians-event-her-voice-choice-on-the-record-told = Le ci vuole un’ora. Poi arriva sul canale principale, con data e nome, le stesse parole. A Darmstadt nessuno la interrompe. Nell’HUB tutto il resto aspetta che abbia finito.
first_martians-event-her-voice-choice-on-the-record-later = Alla console di Ruth adesso c’è una seconda sedia. Si sente, quando la spostano. Le lettere da casa arrivano tardi, e qua e là ci manca una riga.
first_martians-event-her-voice-choice-promise-silence = Promettere di tacere
first_martians-event-her-voice-choice-promise-silence-told = «Grazie», dice Ruth. «Non è difficile. Ci si esercita.» A colazione { $name } dice che la ricezione era cattiva.

first_martians-event-eleven-exceptions = Undici eccezioni
first_martians-event-eleven-exceptions-scene = Da quando la pagina ha un numero, anche gli ordini di Darmstadt ne hanno uno. Quello di oggi è il 2217-b: per via della polvere nessuno vada oltre il primo anello senza un motivo che sia nell’elenco. Ruth lo legge d’un fiato. Da stamattina la porta del garage chiede il motivo.
first_martians-event-eleven-exceptions-action = Leggere l’ordine fino in fondo
first_martians-event-eleven-exceptions-done = { $name } legge il 2217-b fino all’ultima riga, cosa che nessuno dovrebbe fare. Ha undici eccezioni. La quarta è la manutenzione dei conduttori di terra.
first_martians-event-eleven-exceptions-consequence = Nella notte il programma della porta viene migliorato dalla Terra. Ora chiede «Scopo?» e respinge ogni risposta, comprese quelle che propone.
first_martians-event-eleven-exceptions-choice-stay-in = Restare dentro
first_martians-event-eleven-exceptions-choice-stay-in-told = Si risparmia aria, e c’è un gran silenzio. Puliscono cose pulite. La sera qualcuno propone un gioco, e lo giocano fino alla fine, per educazione.
first_martians-event-eleven-exceptions-choice-file-a-walk = Fare domanda di uscita
first_martians-event-eleven-exceptions-choice-file-a-walk-told = Modulo 7, in tre copie, per ispezionare ancoraggi dove non ce ne sono. Viene accolta entro un minuto. Da qualche parte sulla Terra c’è un timbro, e dietro nessuno che abbia visto una mappa.

first_martians-event-page-in-the-pocket = La pagina nel taschino
first_martians-event-page-in-the-pocket-scene = La pagina trovata nel materasso non sta in nessun archivio. L’hanno portata in un taschino, a turno, e oggi { $name } vede che si sta rompendo lungo le pieghe. Sul retro, dove nessuno aveva guardato, c’è un’altra riga: «Se chiedono, dite che siete stati voi. A questo ho acconsentito. Volevo soltanto costruirlo».
first_martians-event-page-in-the-pocket-action = Scriverci sotto una risposta
first_martians-event-page-in-the-pocket-done = { $name } rigira a lungo la penna. Poi sotto la riga ci sono quattro parole: «Questo non lo diremo». Gli altri leggono e firmano.
first_martians-event-page-in-the-pocket-consequence = La tuta viene cambiata con un’altra, e per un giorno intero nessuno sa dove sia la pagina. Quando la trovano, fra i panni da lavare, ognuno ha già frugato nelle tasche degli altri.
first_martians-event-page-in-the-pocket-choice-learn-it = Impararla a memoria
first_martians-event-page-in-the-pocket-choice-learn-it-told = Ognuno prende una frase. Messe insieme la fanno intera, in tante voci quante sono; dopo, non si può più far finta di non conoscerla.
first_martians-event-page-in-the-pocket-choice-seal-it-in-film = Sigillarla nella pellicola
first_martians-event-page-in-the-pocket-choice-seal-it-in-film-told = Sotto la pellicola calda l’inchiostro si fa più scuro, come appena scritto. Ora durerà cent’anni. { $name } la rimette nel taschino, dove scricchiola.

first_martians-event-blue-threads = Fili azzurri
first_martians-event-blue-threads-scene = La polvere sfrega contro la polvere, e l’HUB ne è carico da un capo all’altro. Su ogni maniglia stanno fili azzurri, non più lunghi di un ciglio. Nella camera stagna sono più fitti lungo certe lettere graffiate nel telaio con un chiodo, all’altezza di un bambino: «Prima toccare il tubo».
first_martians-event-blue-threads-action = Mettere a terra ogni maniglia
first_martians-event-blue-threads-done = { $name } tira filo nudo da maniglia a maniglia, e trova i fori già fatti, le sbavature limate. È il lavoro di un pomeriggio. Chi li ha fatti era arrivato fino alla cambusa.
first_martians-event-blue-threads-consequence = La scintilla salta da un cucchiaio. Non è grande, ma corre lungo la parete, e in fondo alla parete, nelle stanze, qualcosa si spegne.

## Events of the way down

first_martians-event-five-hundred-and-sixty-one = Cinquecentosessantuno
first_martians-event-five-hundred-and-sixty-one-scene = Dopo la chiamata hanno lasciato il ricevitore sulla frequenza di lei. Alle nove di sera c’è qualcosa: non una voce, solo un tasto, premuto e lasciato, regolare come passi. { $name } conta. Finisce a cinquecentosessantuno, e tanti sono i sol da quando scese Cargo 4.
first_martians-event-five-hundred-and-sixty-one-action = Prendere un rilevamento
first_martians-event-five-hundred-and-sixty-one-done = { $name } gira il telaio finché gli scatti non si sentono appena. Non vengono da dove la mappa ha la cabina, ma un dito più a sinistra, dove a mezzogiorno entra il sole. Sulle cenge si risparmierà un’ora.
first_martians-event-five-hundred-and-sixty-one-consequence = La sera dopo sono cinquecentosessantadue, ma gli ultimi quaranta così lenti che fra l’uno e l’altro ci si potrebbe addormentare.
first_martians-event-five-hundred-and-sixty-one-choice-count-back = Ricontarli a lei
first_martians-event-five-hundred-and-sixty-one-choice-count-back-told = Ci vogliono tre quarti d’ora, e i pollici di tutti. Arrivati al numero, da sotto viene un altro scatto. Forse era un errore. Lo prendono per un applauso.
first_martians-event-five-hundred-and-sixty-one-choice-speak = Dire che stanno arrivando
first_martians-event-five-hundred-and-sixty-one-choice-speak-told = { $name } dice chi sono, e in quanti, e quando. Laggiù il tasto viene premuto e tenuto, così a lungo che alla batteria deve costare caro.

first_martians-event-tin-on-its-hook = La latta al gancio
first_martians-event-tin-on-its-hook-scene = Alla giunzione la latta pende come l’avevano lasciata, con il coperchio al vento. Le barrette non ci sono più. Al loro posto, un cordino con undici nodi, una patata grande come una noce, tiepida in un calzino, e una striscia di carta: «Grazie. Non cominciate a scendere prima delle undici, c’è ghiaccio sulla seconda cengia. H.» Sono le nove e mezza.
first_martians-event-tin-on-its-hook-action = Tagliare la patata
first_martians-event-tin-on-its-hook-done = Ha tre occhi. { $name } la taglia in modo che ogni pezzo ne abbia uno, passa i tagli nella cenere e li mette ad asciugare. Uno attecchisce.
first_martians-event-tin-on-its-hook-consequence = La patata passa una notte in una tasca, fuori. Al mattino è vetro. Non è che avessero ricevuto poi tante cose.
first_martians-event-tin-on-its-hook-choice-wait-until-eleven = Aspettare le undici
first_martians-event-tin-on-its-hook-choice-wait-until-eleven-told = Si siedono in fila sull’orlo e lasciano penzolare le gambe. Alle undici meno sei la seconda cengia molla il suo ghiaccio, tutto insieme, come un vassoio di bicchieri.
first_martians-event-tin-on-its-hook-choice-go-at-once = Scendere subito
first_martians-event-tin-on-its-hook-choice-go-at-once-told = Sulla seconda cengia c’è ghiaccio. { $name } lo trova con lo stivale sinistro, poi con il fianco, e per un po’ penzola dalla fune, con una bella vista.

first_martians-event-worn-brake = Il freno consumato
first_martians-event-worn-brake-scene = Il tamburo che servirà sull’orlo è arrivato con l’HUB, e le carte lo dicono mai usato. La guarnizione del freno è finita, fino ai rivetti, da un lato solo. Si consuma così quando una persona regge il carico e intanto dà fune. { $name } calcola duecento discese circa, nessuna in due.
first_martians-event-worn-brake-action = Rifare la guarnizione
first_martians-event-worn-brake-done = { $name } cuoce una guarnizione di polvere di freno e resina, in una notte, nel forno del pane. Tiene. Il pane ne saprà per una settimana.
first_martians-event-worn-brake-consequence = Al banco di prova, con metà carico, i rivetti cedono. Ciò che schizza via passa la parete dell’armadio degli attrezzi.
first_martians-event-worn-brake-choice-scorpios-lining = Usare quella di Scorpio
first_martians-event-worn-brake-choice-scorpios-lining-told = Va a pennello, come fatta apposta. D’ora in poi Scorpio andrà fermato con lungimiranza, e in un rover non ne ha nessuno.
first_martians-event-worn-brake-choice-hold-it-by-hand = Frenare a mano
first_martians-event-worn-brake-choice-hold-it-by-hand-told = La donna che scendeva prima di loro, dicono, l’ha fatto con due mani, e qui ce ne sono di più. { $name } fascia i guanti con il nastro e si esercita in garage con una cassa di sabbia.
first_martians-event-worn-brake-choice-hold-it-by-hand-later = La fune ha passato il nastro e poi il guanto. { $name } non l’aveva mollata, perché all’altro capo c’era qualcosa.

first_martians-event-everything-recovered = In modo ordinato
first_martians-event-everything-recovered-scene = «Adesso tornate indietro», dice Oberlin. Si è alzato apposta alle tre di notte, e si sente. «Dopo la congiunzione ci sarà una squadra specializzata, e tutto ciò che si trova laggiù verrà recuperato in modo ordinato.» Dice tutto. Ci sarebbe stata un’altra parola.
first_martians-event-everything-recovered-action = Chiedere a Ruth il meteo
first_martians-event-everything-recovered-done = { $name } chiede il meteo sul fondo del canyon. Arriva subito, fuori turno, fino all’ultima raffica, con l’aria che se ne può risparmiare. Il meteo non l’ha vietato nessuno.
first_martians-event-everything-recovered-consequence = Lo si ripete ogni ora, ormai lo fa una macchina, con la voce di lui. Ci si abituano, e questo è il peggio; alla fine qualcuno lo trova ragionevole.
first_martians-event-everything-recovered-choice-receiver-off = Spegnere il ricevitore
first_martians-event-everything-recovered-choice-receiver-off-told = { $name } allunga la mano alla manopola, e c’è un silenzio come quando si ferma una ventola. Si guardano e cominciano, tutti insieme, a preparare i bagagli.
first_martians-event-everything-recovered-choice-receiver-off-later = Nelle ore a ricevitore spento Ruth ci aveva letto un avviso, quattro volte, in quattro toni di voce. Riguardava una valvola. La valvola nel frattempo si è spiegata da sé.
first_martians-event-everything-recovered-choice-ask-him-which = Chiedergli quale dei due
first_martians-event-everything-recovered-choice-ask-him-which-told = «In modo ordinato, o viva?» chiede { $name }. «Vorremmo scrivere quello giusto.» Dopo ventotto minuti arriva il rumore di un microfono posato su un tavolo, con molta cura.

## Events of the mast

first_martians-event-report-in-ink = Un rapporto a inchiostro
first_martians-event-report-in-ink-scene = Un trasmettitore di prova è stato acceso undici minuti, su una banda che mezza Terra può sentire. Darmstadt passa i rapporti d’ascolto, per lo più di università. Uno è una cartolina, a inchiostro, di un quindicenne con un’antenna su un capanno del pesce, ad Akureyri. Segnale buono, un po’ d’evanescenza. Che tempo fa lassù? Da sua madre, in Antartide, ci sono sempre meno ottanta gradi, sereno, e il vento da sinistra.
first_martians-event-report-in-ink-action = Appendere tutti i rapporti
first_martians-event-report-in-ink-done = { $name } li appende intorno alla lampada della cambusa: quattrocentosei persone che hanno fatto tardi. A colazione li si legge, fila per fila.
first_martians-event-report-in-ink-consequence = La prova dopo fallisce, e quella dopo pure. Dal capanno arriva una seconda cartolina: non ha sentito nulla, ma è sempre lì. { $name } la legge più spesso di quanto si legga una cartolina.
first_martians-event-report-in-ink-choice-answer-the-boy = Dirgli che tempo fa
first_martians-event-report-in-ink-choice-answer-the-boy-told = Meno ottanta, trasmettono, sereno, vento da sinistra. Sulla cartolina di risposta c’è un disegno del capanno. «Allora è come da lei», dice. A Darmstadt qualcuno la legge a voce alta e deve ricominciare da capo.
first_martians-event-report-in-ink-choice-lay-it-with-the-rest = Metterla con le altre
first_martians-event-report-in-ink-choice-lay-it-with-the-rest-told = Sono quattrocento e la sera è una. La cartolina va nella cartella. Dato che è più rigida del resto, la cartella si apre lì da sola.

first_martians-event-second-chair = La seconda sedia
first_martians-event-second-chair-scene = Alle nove in linea c’è un’altra voce, un giovane; dice «l’equipaggio» quando intende loro. La signora Feldmann è in congedo da stamattina; è per quello che ha messo a verbale. Lui l’elenco lo legge bene. Dopo l’ultimo punto aggiunge, in fretta, come s’imbuca una lettera non propria: «Dice di guardare nei segmenti».
first_martians-event-second-chair-action = Guardare nei segmenti
first_martians-event-second-chair-done = { $name } fa luce nel tubo. Dentro, fin dove arriva un braccio corto, c’è del gesso: «Se mai sarà un traliccio, tiranti bassi, dal varco il vento viene da sinistra. H.» Accanto, con il nastro, un sacchetto di raccordi.
first_martians-event-second-chair-consequence = Ogni sera legge l’elenco, bene, e dopo niente. Poi una sera non legge bene, e il giorno dopo c’è una terza voce, che di nomi non ne sa nessuno.
first_martians-event-second-chair-choice-ask-for-ruth = Chiedere di Ruth
first_martians-event-second-chair-choice-ask-for-ruth-told = «Aspettiamo», dice { $name }, e aspettano, a trasmettitore acceso, senza dire niente, per un intero passaggio della parabola. È il silenzio più costoso nella storia del programma.
first_martians-event-second-chair-choice-learn-his-name = Chiedergli come si chiama
first_martians-event-second-chair-choice-learn-his-name-told = Si chiama Jonas e non gliel’aveva mai chiesto nessuno. Da allora il passaggio della parabola dura sempre qualche minuto più del previsto. Le batterie se ne accorgono, nel verso giusto.

first_martians-event-heater-off-and-on = Spenta e accesa
first_martians-event-heater-off-and-on-scene = L’ago del misuratore sul cavo cade a zero, torna su e ricade: tre brevi, una pausa, tre brevi. { $name } pensa a un contatto lento, finché per caso non si accende la lampada in cambusa e l’ago risponde. All’altro capo qualcuno spegne e accende la sua stufa, a meno ottanta, per dire una cosa.
first_martians-event-heater-off-and-on-action = Scrivere ciò che arriva
first_martians-event-heater-off-and-on-done = { $name } resta al misuratore con una matita fino alle quattro. Arriva una parola per volta: TRALICCIO, poi SINISTRA, poi GIÙ, poi BENE. Al mattino escono e rimettono i tiranti.
first_martians-event-heater-off-and-on-consequence = Verso mattina l’ago cade e non torna per il tempo che l’acqua ci mette a bollire. Poi è di nuovo a quattro. Nessuno ha respirato, e nessuno saprà mai che cosa volesse dire.
first_martians-event-heater-off-and-on-choice-answer-by-breaker = Rispondere con l’interruttore
first_martians-event-heater-off-and-on-choice-answer-by-breaker-told = Per accordarsi su un alfabeto ci vuole una notte, e mezza batteria. All’alba si sono scambiati undici parole. Due erano «scusa», una per ciascun verso.
first_martians-event-heater-off-and-on-choice-leave-her-the-heat = Lasciarle il caldo
first_martians-event-heater-off-and-on-choice-leave-her-the-heat-told = { $name } mette del nastro sull’interruttore. Ciò che si dice così si paga in calore, e almeno si può rifiutare che ci parlino a quel prezzo. Dopo un’ora l’ago sta fermo, per quella notte.

## Events with her in the base

first_martians-event-two-fingers = Due dita
first_martians-event-two-fingers-scene = Halla Jónsdóttir ha otto dita. Le altre due se ne sono andate la notte in cui è mancata la corrente, dice; ci si abitua, solo le viti piccole sono una seccatura. Guarda nella minestra. «Vi sarà saltato un interruttore», dice. «Quale era?» { $name } le siede di fronte.
first_martians-event-two-fingers-action = Farle un cacciavite
first_martians-event-two-fingers-done = { $name } costruisce un manico per una mano con il pollice e due dita. Lei lo rigira, due volte. Prima di cena ha aggiustato ciò che da un mese era sulla lista.
first_martians-event-two-fingers-consequence = C’è un morsetto che vuole mani piccole. Per tatto tutti lo lasciano a dopo, e lei, per tatto, non si offre. Il morsetto non aspetta né loro né lei.
first_martians-event-two-fingers-choice-say-who = Dirglielo
first_martians-event-two-fingers-choice-say-who-told = Una frase sola, con l’ora. Lei manda giù due cucchiaiate. «Non lo sapevate», dice. «No», dice { $name }. «E non avete chiesto.» «No.» Dopo un po’ passa il pane.
first_martians-event-two-fingers-choice-blame-the-breaker = «Quello generale. Un guasto.»
first_martians-event-two-fingers-choice-blame-the-breaker-told = Annuisce. Quell’interruttore l’aveva montato lei, e scelto perché non si può guastare. «Succede», dice Halla, e ringrazia { $name } per la minestra.
first_martians-event-two-fingers-choice-blame-the-breaker-later = L’interruttore generale è sul tavolo della cambusa, smontato, pulito, ogni pezzo al suo posto. Nessuno ha niente che non va. Accanto lei ha posato il cacciavite, che non punta verso nessuno.

first_martians-event-double-knots = Nodi doppi
first_martians-event-double-knots-scene = Di suo, nell’HUB, Halla ha una cosa sola: un cordino su un rocchetto, un nodo per ogni sol. Alcuni sono doppi. { $name } chiede. «Le notti in cui ho preso più di quattro centesimi», dice lei. «Ho tenuto il conto. Sono quarantuno. Volevo rendere tutto.»
first_martians-event-double-knots-action = Fare con lei il nodo di oggi
first_martians-event-double-knots-done = Mostra a { $name } come si fa con i guanti. Il nodo di oggi viene un po’ più grosso degli altri, e lei lo guarda a testa piegata e lo lascia.
first_martians-event-double-knots-consequence = Di notte trovano Halla nella camera stagna, in cappotto, del tutto sveglia. Nella cuccetta fa tanto caldo, dice, che si sentono le cifre.
first_martians-event-double-knots-choice-forgive-the-debt = Dirle che il debito è saldato
first_martians-event-double-knots-choice-forgive-the-debt-told = { $name } scioglie il primo dei nodi doppi, con una caviglia da marinaio, davanti a lei. Ci vogliono dieci minuti. «Va bene», dice Halla alla fine. «Ma non tutti. Io c’ero.»
first_martians-event-double-knots-choice-let-her-pay = Lasciare che lo paghi
first_martians-event-double-knots-choice-let-her-pay-told = «Bene», dice, e sembra di dieci anni più giovane. Quarantuno notti fanno una pompa, una porta e un metro di condotto. Lavora a visiera alzata, e canticchia una cosa che Ruth riconoscerebbe.

first_martians-event-standing-up = In piedi
first_martians-event-standing-up-scene = A tavola per lei c’è una sedia. Mangia in piedi accanto al fornello, schiena al muro e scodella sotto il mento, e ha finito prima che gli altri si siano seduti. Di notte, ogni volta che si alza, prima piega la coperta.
first_martians-event-standing-up-action = Metterla nei turni
first_martians-event-standing-up-done = { $name } la scrive lì, fra altri due, con la stessa matita. Lei legge il foglio dei turni tre volte. Al mattino è al lavoro con un’ora d’anticipo e ha già trovato qualcosa.
first_martians-event-standing-up-consequence = Metà di ogni pasto l’ha messa in una latta sotto la cuccetta, per ogni evenienza. È l’odore a tradire la latta, e ormai sono quattro.
first_martians-event-standing-up-choice-stand-with-her = Mangiare tutti in piedi
first_martians-event-standing-up-choice-stand-with-her-told = La sera dopo non si siede nessuno. È scomodo e un po’ sciocco; i gomiti si urtano. Nel bel mezzo Halla comincia a ridere, come una pompa che prende.
first_martians-event-standing-up-choice-give-her-time = Darle tempo
first_martians-event-standing-up-choice-give-her-time-told = Si siedono, e parlano un po’ più del solito, e guardano la sedia un po’ meno. Lasciare in pace qualcuno, si scopre, è faticoso.
first_martians-event-standing-up-choice-give-her-time-later = Stamattina sul cuscino della sedia vuota c’è un avvallamento. Nessuno ne parla. { $name } sposta il sale dove da lì ci si arriverebbe.

first_martians-event-sunday-letters = Lettere della domenica
first_martians-event-sunday-letters-scene = Ruth chiede di Halla, e che { $name } le stia accanto. Poi lo dice senza rincorsa. Il ragazzo doveva avere notizie da qualcuno. Così gli ha scritto lei, una domenica sì e una no, dall’Antartide, a nome di sua madre: diciotto lettere. A tutte ha risposto. Vuole leggere quelle di lui, quelle di Ruth, o nessuna?
first_martians-event-sunday-letters-action = Darle la parabola per un’ora
first_martians-event-sunday-letters-done = { $name } rinuncia al passaggio della sera. Che cosa si dica ad Akureyri non lo sente nessuno; in cambusa scorre l’acqua, da tutti i rubinetti che ci sono.
first_martians-event-sunday-letters-consequence = La domenica dopo non parte nessuna lettera, perché Ruth si accorge che non ce la fa più. Il lunedì, ad Akureyri, un ragazzo comincia a telefonare.
first_martians-event-sunday-letters-choice-read-them = Prima quelle di lui, poi le altre
first_martians-event-sunday-letters-choice-read-them-told = Ci vogliono due notti alla console, e non ci si avvicina nessun altro. «Sbaglia le mie battute», dice Halla alla fine. E, un po’ più tardi: «A lui piacevano di più».
first_martians-event-sunday-letters-choice-not-yet = Nessuna, per ora
first_martians-event-sunday-letters-choice-not-yet-told = «Non finché sono morta», dice Halla, in tutta cordialità, e torna alla sua valvola. A Darmstadt si chiude un cassetto. { $name } rimane lì, perché non pare esserci nessuno a cui cedere il posto.

first_martians-event-clause-nine = Clausola nove
first_martians-event-clause-nine-scene = La carta di Darmstadt ha undici clausole. La persona recuperata riceverà ogni assistenza. Faceva parte della squadra di terra e la terra non l’ha mai lasciata. La clausola nove tratta lo sblocco del carburante per il veicolo di risalita, che segue alla ricezione di tutte le firme. Oberlin ha aggiunto a mano che avrebbe preferito venire di persona.
first_martians-event-clause-nine-action = Guardare la valvola del carburante
first_martians-event-clause-nine-done = { $name } passa una mattina sotto il veicolo. Lo sblocco è un segnale; dietro il segnale c’è una valvola; dietro la valvola c’è una leva. Quella leva aveva stupito Halla, quando la montò.
first_martians-event-clause-nine-consequence = Finché nessuno firma, dalla Terra riportano la base al piano, voce per voce. Il piano ha una bocca di meno. Alle quattro del mattino le lampade della fattoria gli obbediscono.
first_martians-event-clause-nine-choice-send-it-back = Rimandarla senza firme
first_martians-event-clause-nine-choice-send-it-back-told = Correggono le virgole e la rimandano. Costa un’ora della parabola grande, e { $name } dice che di rado un’ora è stata spesa così bene.
first_martians-event-clause-nine-choice-into-the-drawer = Nel cassetto
first_martians-event-clause-nine-choice-into-the-drawer-told = È nel cassetto dei fusibili. Halla, a cui serviva un fusibile, l’ha vista, e l’ha rimessa giù con i bordi a filo.

first_martians-event-one-breath-too-many = Un respiro di troppo
first_martians-event-one-breath-too-many-scene = La telemetria non mente, somma e basta. Da una sera della settimana scorsa l’HUB emette più anidride carbonica di quanta il suo equipaggio possa espirare. Un medico di Darmstadt, che { $name } conosce e a cui vuole bene, chiede se qualcuno ha la febbre.
first_martians-event-one-breath-too-many-action = Ricalibrare il sensore
first_martians-event-one-breath-too-many-done = { $name } sposta lo zero del respiro di una donna piccola. Nel registro c’è «deriva». È la prima voce di quel registro che tutti sono venuti a guardare.
first_martians-event-one-breath-too-many-consequence = Il sensore è dichiarato guasto, e dalla Terra dicono agli ossigenatori di regolarsi sul piano. A sera viene il mal di testa. Halla va a sedersi nella camera stagna, in tuta, perché ci sia una in meno a respirare.
first_martians-event-one-breath-too-many-choice-call-it-a-fever = Dire di sì, febbre
first_martians-event-one-breath-too-many-choice-call-it-a-fever-told = Trentotto e quattro, comunicano, niente di grave. Il medico è sollevato; temeva che fosse qualcosa nell’aria.
first_martians-event-one-breath-too-many-choice-call-it-a-fever-later = Il medico vorrebbe un emocromo, ogni mattina per dieci giorni, di chi ha la febbre. Fanno a turno. La curva, scrive, è la più strana della sua carriera.
first_martians-event-one-breath-too-many-choice-blow-it-off = Sfiatarlo di notte
first_martians-event-one-breath-too-many-choice-blow-it-off-told = Alle tre, quando sulla Terra nessuno guarda, { $name } apre la valvola e conta fino a novanta. Con il resto se ne va anche ciò che non doveva.

first_martians-event-old-holes = I vecchi fori
first_martians-event-old-holes-scene = Halla allunga la mano verso una tazza senza guardare, come si fa a casa, e la mano si chiude sull’aria, un palmo sotto il gancio. Guarda i ganci. Guarda i quattro puntini bianchi dov’erano i ganci. «Giustissimo», dice. «Erano troppo bassi.»
first_martians-event-old-holes-action = Riabbassare un gancio
first_martians-event-old-holes-done = Un gancio, nel vecchio foro. { $name } ci appende la tazza sbeccata, che nessuno aveva mai usato e nessuno aveva mai buttato via.
first_martians-event-old-holes-consequence = Ogni volta va a prendere la cassa in corridoio, ci sale, stacca una tazza e riporta la cassa. Lo fa senza il minimo rumore. E si sente in tutto l’HUB.

first_martians-event-minus-nineteen = Meno diciannove
first_martians-event-minus-nineteen-scene = { $name } ha trovato il foglio, l’originale, nell’archivio del Centro di Controllo: scorte, bocche, sol, e in fondo un meno diciannove, sottolineato. È tutto giusto; lo si può verificare quanto si vuole. Solo che chi ha fatto il conto contava una fattoria. La seconda era nella lista di Cargo 2, fra i ricambi.
first_martians-event-minus-nineteen-action = Aprire le casse dei pezzi
first_martians-event-minus-nineteen-done = { $name } apre le casse di Cargo 2. C’è tutto, incartato, con un biglietto dei costruttori che augura buona crescita. Avanza una serie di filtri.
first_martians-event-minus-nineteen-consequence = Il foglio gira da solo per la base. Lo si trova sotto il pane, sul fornello, accanto al lavabo, sempre a faccia in su, e ognuno rifà il conto, da solo.
first_martians-event-minus-nineteen-choice-show-her-tonight = Mostrare il foglio a Halla stasera
first_martians-event-minus-nineteen-choice-show-her-tonight-told = Halla lo legge con un dito sotto la riga. «Ricambi», dice. Quelle casse nell’HUB le ha portate lei, e sa dove sono i connettori buoni; esce a prenderne uno, e sta via un pezzo.
first_martians-event-minus-nineteen-choice-prove-it-first = Prima dimostrarlo
first_martians-event-minus-nineteen-choice-prove-it-first-told = { $name } lo mette sotto la bilancia. Non si toglie a qualcuno un motivo prima di averne uno migliore da dargli. Per ora fa le serate lunghe.

## Events of the search

first_martians-event-forty-thousand-aerials = Quarantamila antenne
first_martians-event-forty-thousand-aerials-scene = Da quando è stato detto il nome di Halla, la gente ascolta, con parabole, con fili, con reti di materassi: quarantamila, secondo Ruth. Non gliel’ha chiesto nessuno. Annotano quello che credono di sentire. Tre delle liste, da Punta Arenas, da Oulu e da una scuola di Accra, hanno lo stesso scatto allo stesso secondo. Indica una direzione; le impronte ne indicano un’altra.
first_martians-event-forty-thousand-aerials-action = Ringraziarli
first_martians-event-forty-thousand-aerials-done = { $name } ringrazia tutti e quarantamila in due parole e dà l’ora della prossima pausa, in cui sarebbe bene che tutti tacessero. Tacciono tutti. Si sente il Sole.
first_martians-event-forty-thousand-aerials-consequence = Ormai chi ascolta manda consigli. Arrivano su ogni banda, a ogni ora, a fin di bene; una macchina in garage ne ha preso uno per un ordine.
first_martians-event-forty-thousand-aerials-choice-trust-the-click = Fidarsi dello scatto
first_martians-event-forty-thousand-aerials-choice-trust-the-click-told = Sovrappongono le tre liste e tracciano una linea. Costa loro una notte di lampade lungo la linea. In fondo non c’è nessuno, ma c’è un posto dove da una roccia è stata tolta la polvere per sedersi.
first_martians-event-forty-thousand-aerials-choice-trust-the-ground = Fidarsi del terreno
first_martians-event-forty-thousand-aerials-choice-trust-the-ground-told = Uno scatto è uno scatto, e il terreno ha impronte. È una decisione assennata. La sera una classe di Accra chiede, tramite Ruth, se aveva indovinato.

first_martians-event-closed-with-care = Chiuso con cura
first_martians-event-closed-with-care-scene = La fine di quella chiamata è registrata. C’è la pressione del tasto che non era convenuta. { $name } alza il volume al massimo. Dopo il tasto viene uno sfregamento, poi un colpo metallico, e un altro: è un portello che si chiude da fuori, con cura, per mano di chi non intende riaprirlo.
first_martians-event-closed-with-care-action = Cronometrare ogni suono
first_martians-event-closed-with-care-done = { $name } cronometra al decimo. Prima del secondo colpo ci sono quattro passi, uno lungo: porta qualcosa di pesante a sinistra. Due bombole, dunque. Ha il doppio dell’aria che temevano.
first_martians-event-closed-with-care-consequence = L’hanno fatto girare tanto che lo sentono in altre cose, nel congelatore, nella scatola del pane. Ogni volta qualcuno alza la testa.
first_martians-event-closed-with-care-choice-keep-calling = Continuare a chiamarla
first_martians-event-closed-with-care-choice-keep-calling-told = Ogni quarto d’ora, per tutta la notte: l’ora, il vento, e dov’è la lampada. Serve anche a chi chiama. Verso mattina qualcuno ha cominciato a raccontarle la colazione.
first_martians-event-closed-with-care-choice-save-the-current = Risparmiare la corrente
first_martians-event-closed-with-care-choice-save-the-current-told = Se sente, la strada la sa, e se non sente non serve. Il trasmettitore viene spento. Si spegne anche la lampada che c’è sopra, e a questo non aveva pensato nessuno.

first_martians-event-nine-hours = Nove ore
first_martians-event-nine-hours-scene = Una tuta di Cargo 4 tiene aria per nove ore, e si può ricaricare da una bombola. { $name } ha fatto il conto con ogni bombola che potrebbe esserci. C’è un risultato. Sta sul retro del foglio dei turni, e il foglio è appeso con la faccia verso la stanza.
first_martians-event-nine-hours-action = Lasciare bombole
first_martians-event-nine-hours-done = Ogni tre picchetti { $name } lascia una bombola con sopra un lumino. Al mattino uno arde più basso degli altri. Non si è guastato; è stato abbassato, per risparmiarlo.
first_martians-event-nine-hours-consequence = Qualcuno stacca il foglio dei turni per scriverci la settimana nuova, e lo gira. Dopo, escono tutti insieme, senza un piano, in direzioni diverse.
first_martians-event-nine-hours-choice-say-the-figure = Dire la cifra
first_martians-event-nine-hours-choice-say-the-figure-told = { $name } la dice una volta, con l’unità di misura. Nessuno chiede come ci si arrivi. Lavorano come se qualcuno avesse inclinato il tavolo, e tutto corresse verso un angolo.
first_martians-event-nine-hours-choice-keep-the-figure = Tenerla per sé
first_martians-event-nine-hours-choice-keep-the-figure-told = A chi chiede quanto resta, { $name } dice «abbastanza», più volte al giorno. A sera nell’HUB non c’è più una matita che non sia morsicata.

first_martians-event-boat-is-painted = La barca è dipinta
first_martians-event-boat-is-painted-scene = «Mia madre non è in Antartide», dice una voce di ragazzo, in un inglese accurato; Ruth ha passato in linea diretta il capanno del pesce. «È stato il tempo. Il vostro è uguale al suo, grado per grado. Laggiù d’estate non ci sono mai ottanta sotto zero, ho controllato. Così ci ho ragionato.» Deve deglutire. «La barca è dipinta. Qualcuno potrebbe dirglielo?»
first_martians-event-boat-is-painted-action = Mandarlo dal traliccio
first_martians-event-boat-is-painted-done = { $name } mette sul traliccio la voce del ragazzo a piena potenza, così com’è, con i gabbiani. Se la madre ha una radio accesa, la sta sentendo. Se non ce l’ha, almeno l’ha sentita la valle.
first_martians-event-boat-is-painted-consequence = Il ragazzo resta in linea, e paga con i soldi della cresima. Non dice niente. Più o meno ogni ora si sente che ha posato una tazza.

first_martians-event-combed-strands = Trefoli pettinati
first_martians-event-combed-strands-scene = Il picchetto 1 è sull’orlo, dove il cavo sale da sotto. Non ci passa più niente da quando la corrente è stata tagliata. Qualcuno gli si è seduto accanto a cercare il guasto: il cavo è aperto, e ai due capi i trefoli sono pettinati, ognuno a sé, pronti per la giunta. Sulla roccia, in gesso, come per un elettricista in ritardo: «Non c’è fretta».
first_martians-event-combed-strands-action = Riparare la linea
first_martians-event-combed-strands-done = { $name } fa la giunta lì per lì, in ginocchio, trefolo per trefolo, e scrive la data sul nastro. All’altro capo non c’è nessuno. Ma è fatto, e tornano a casa più dritti.
first_martians-event-combed-strands-consequence = Da quel giorno { $name } non dorme, e non racconta che cosa si veda sul soffitto. Alla fine ci pensa il corpo.
first_martians-event-combed-strands-choice-close-the-breaker = Richiudere l’interruttore
first_martians-event-combed-strands-choice-close-the-breaker-told = Scatta con lo stesso clic asciutto. Quattro centesimi scorrono fino all’orlo, in una resistenza lasciata lì da { $name }, e scaldano una roccia. Chi al mattino passa di là la vede, unica macchia scura nella brina.
first_martians-event-combed-strands-choice-too-late-for-that = Ormai è tardi per questo
first_martians-event-combed-strands-choice-too-late-for-that-told = La corrente adesso è aria, e l’aria è ore. L’interruttore resta com’è. { $name } ha fotografato la roccia, per il rapporto, e non ha allegato la foto.

## Adventures

first_martians-adventure-chair-on-the-rise = La sedia
first_martians-adventure-chair-on-the-rise-scene = Su un’altura lontana da tutto c’è una sedia. È fatta con una cassa, ha lo schienale e un bracciolo solo, il sinistro. { $name } cerca che cosa si vedrebbe da lì: non la piana, non il tramonto. Guarda verso l’HUB, e a questa distanza si distingue appena quali finestre sono accese.
first_martians-adventure-chair-on-the-rise-choice-sit-down = Sedersi
first_martians-adventure-chair-on-the-rise-choice-sit-down-told = Qualcuno passa davanti alla finestra della cambusa, si ferma, torna indietro. { $name } dal passo capisce chi è. Dunque c’è stato qualcuno che ha imparato a distinguerli.
first_martians-adventure-chair-on-the-rise-choice-take-it-home = Portarla a casa
first_martians-adventure-chair-on-the-rise-choice-take-it-home-told = Viti buone, e neanche una di troppo. A cena sta vicino alla porta, e nessuno ci si siede. Sull’altura, quattro segni nella ghiaia resteranno mille anni.

first_martians-adventure-small-boots = Numero trentasei
first_martians-adventure-small-boots-scene = Al riparo di un masso, dove il vento non arriva, c’è l’impronta di uno stivale, e davanti una seconda e una terza. La suola è quella del programma. { $name } ci mette accanto il piede: l’impronta è più corta di tre dita. Prosegue lungo la roccia, senza fretta, con le punte in fuori.
first_martians-adventure-small-boots-choice-step-beside-them = Camminarci accanto
first_martians-adventure-small-boots-choice-step-beside-them-told = Il passo si prende presto. Si ferma dove c’è una vista, gira intorno agli spigoli e finisce sulla pietra nuda; a quel punto il manometro è sceso più di quanto { $name } volesse.
first_martians-adventure-small-boots-choice-step-beside-them-later = { $name } aveva segnato dove finivano le impronte, e oggi qualcuno ha guardato dietro la pietra. Un deposito non più grande di una merenda: un filtro, avvolto in un foglio di spartito.
first_martians-adventure-small-boots-choice-cover-them = Coprirle
first_martians-adventure-small-boots-choice-cover-them-told = Una pietra piatta su ciascuna, perché si conservino. Nell’HUB { $name } non ne parla. È una di quelle cose che vanno spiegate solo se si è cominciato.

first_martians-adventure-chalk-arrow = Una freccia
first_martians-adventure-chalk-arrow-scene = Sulla roccia c’è una freccia, in gesso, all’altezza a cui la metterebbe chi misura un metro e cinquantotto. Non punta lungo il terreno facile ma attraverso il ghiaione, e pare una follia. { $name } la segue, in mancanza di meglio, e arriva di là in metà tempo.
first_martians-adventure-chalk-arrow-later = Sulla mappa la scorciatoia attraverso il ghiaione ormai ha un nome. { $name } ci aveva scritto accanto solo «freccia», e ora gli altri dicono «dalla freccia», come in paese si dice «dalla chiesa».

first_martians-adventure-blanket-on-the-ledge = La cengia
first_martians-adventure-blanket-on-the-ledge-scene = A metà parete la cengia si allarga quanto un letto. C’è una coperta, arrotolata e legata, con una pietra sopra, e accanto una bombola con un sorso d’aria. Qualcuno si era dato per regola di fermarsi qui. Le ginocchia di { $name } sono a favore della regola, l’orologio è contro.
first_martians-adventure-blanket-on-the-ledge-choice-rest-there = Riposare
first_martians-adventure-blanket-on-the-ledge-choice-rest-there-told = La coperta non sa di niente, come le cose state al freddo. { $name } ci si stende sotto, guarda una striscia di cielo e lascia che le mani smettano da sole di tremare. Poi la arrotola, la lega e ci rimette la pietra.
first_martians-adventure-blanket-on-the-ledge-choice-climb-on = Proseguire
first_martians-adventure-blanket-on-the-ledge-choice-climb-on-told = Venti metri più sotto cede il ginocchio, proprio dove chi si fosse riposato ne avrebbe avuto uno. { $name } dice una parola corta e poi, siccome c’è l’eco, la ripete.

first_martians-adventure-peel = Buccia
first_martians-adventure-peel-scene = Fra due pietre c’è qualcosa di bruno e arricciato, come trucioli di legno. Qui non c’è legno. { $name } lo rivolta con le pinze. È buccia, liofilizzata, sottilissima; qualcuno ha pelato una patata all’aperto, o ha portato la buccia lontano per non lasciarla in casa.
first_martians-adventure-peel-later = { $name } aveva messo la buccia nell’acqua, per amor d’ordine. Sul pezzo più spesso c’è un occhio, e l’occhio è diventato verde.

first_martians-adventure-glove-on-a-stake = Un guanto
first_martians-adventure-glove-on-a-stake-scene = Su un picchetto al margine del terreno di raccolta c’è un guanto, un sinistro, infilato in cima e legato sotto perché il vento non se lo prenda. È piccolo, e ogni dito è rammendato. { $name } l’ha già visto fare, d’inverno, sugli steccati dei giardini: non è perso, è messo dove chi l’ha perso lo troverà.
first_martians-adventure-glove-on-a-stake-choice-leave-the-glove = Lasciarlo lì
first_martians-adventure-glove-on-a-stake-choice-leave-the-glove-told = { $name } stringe lo spago. Finché lo si vede fa ciao, appena, con tutte e cinque le dita.
first_martians-adventure-glove-on-a-stake-choice-bring-it-in = Portarlo dentro
first_martians-adventure-glove-on-a-stake-choice-bring-it-in-told = Sul tavolo del laboratorio è un reperto. Occupa così poco posto, e sta posato così esattamente come una mano, che per tutto il giorno ci lavorano intorno.
first_martians-adventure-glove-on-a-stake-choice-bring-it-in-later = Nel rammendo del guanto c’è un filo metallico che { $name } aveva preso per cotone: è una resistenza, fatta di scarti, migliore di quella del programma. Il disegno gira fra tutti, e da oggi le tute consumano meno.

first_martians-adventure-cord-in-the-wind = Cordino al vento
first_martians-adventure-cord-in-the-wind-scene = Per terra si muove un pezzo di cordino, come una cosa che cerca la strada. Ha cinque nodi, ed è tagliato ai due capi. Uno è preso sotto una pietra messa lì apposta. { $name } alza la radio, e vede che l’altro capo ha girato e ora sta fermo.
first_martians-adventure-cord-in-the-wind-choice-follow-its-end = Andare dove punta
first_martians-adventure-cord-in-the-wind-choice-follow-its-end-told = Punta a un varco largo quanto una persona. Dietro, al riparo dal vento, qualcuno ha lisciato la sabbia e ci ha scritto con un dito, in grande: «OK». I bordi sono netti.
first_martians-adventure-cord-in-the-wind-choice-mark-and-call = Segnare il posto e chiamare
first_martians-adventure-cord-in-the-wind-choice-mark-and-call-told = { $name } pianta il radiofaro e lo comunica. È il terzo pezzo oggi, dice l’HUB, e stanno su una linea. Per la prima volta sulla mappa si muove una matita, e non solo la gomma.

first_martians-adventure-house-in-the-slag = Scoria
first_martians-adventure-house-in-the-slag-scene = Un cordone di saldatura dice quanto una calligrafia, se lo si taglia. { $name } ne ha uno del telaio esterno sotto il microscopio: anello su anello, ognuno largo esattamente quanto il precedente, e in fondo, dove i più alzano la torcia, una piccola svolta a sinistra. Tutte le saldature dell’HUB hanno quella svolta. I provini della macchina no.
first_martians-adventure-house-in-the-slag-choice-cut-the-bead = Tagliarlo a metà
first_martians-adventure-house-in-the-slag-choice-cut-the-bead-told = Nella sezione ci sono granelli di sabbia, fusi dentro, venuti con il vento da molto oltre la valle. Vale una provetta. Per la svolta, a { $name } dispiace.
first_martians-adventure-house-in-the-slag-choice-hang-it-up = Appenderlo
first_martians-adventure-house-in-the-slag-choice-hang-it-up-told = Con un anello di filo, sopra il banco. Gira nel soffio della ventola, sempre a sinistra, e la mano che lo disegna a poco a poco si fa più ferma.

first_martians-adventure-song-in-the-noise = Nel rumore
first_martians-adventure-song-in-the-noise-scene = Il ricevitore doveva misurare quanto crepita la polvere. { $name } ha il crepitio su carta, un metro, e dentro c’è una forma che ritorna ogni sera alle nove: quattro salite, una discesa lunga, quattro salite. La polvere non ha strofe. È una persona che canticchia, lontanissima, accanto a un microfono aperto.
first_martians-adventure-song-in-the-noise-choice-write-it-down = Trascriverlo in note
first_martians-adventure-song-in-the-noise-choice-write-it-down-told = Ci si fa mezzanotte, sul retro di un elenco di guasti. { $name } non sa leggere la musica e va per lunghezze e altezze. Poi lo si prova, sulle tazze.
first_martians-adventure-song-in-the-noise-choice-write-it-down-later = Ruth aveva chiesto a che servissero le tazze, e gliel’hanno suonato. C’è stato un silenzio, e non erano i ventotto minuti. «La seconda riga sale», ha detto poi. { $name } corregge.
first_martians-adventure-song-in-the-noise-choice-filter-it-out = Filtrarlo via
first_martians-adventure-song-in-the-noise-choice-filter-it-out-told = Due filtri, e c’è solo polvere, che è ciò che si chiedeva. La misura è pulita. { $name } la rifà una volta senza filtri, e poi spegne, a metà di una salita.

first_martians-adventure-asleep-sitting = Chi tiene la lampada
first_martians-adventure-asleep-sitting-scene = «La lampada la tengo io», aveva detto Halla. Quattro ore dopo { $name } alza gli occhi dall’oculare. Halla dorme sullo sgabello, dritta, la bocca un po’ aperta, e il braccio con la lampada non è sceso di un centimetro. A prendergliela si sveglierebbe. Così si continua a contare, anche se da un pezzo è tutto contato.
first_martians-adventure-asleep-sitting-later = In cambio di una notte di sonno, dice Halla, il che è una sciocchezza; ma quello che { $name } voleva riparare questa settimana è riparato già prima di colazione, con tanto di pavimento spazzato.

first_martians-adventure-tally-behind-the-pipe = Dietro il tubo
first_martians-adventure-tally-behind-the-pipe-scene = Dietro il tubo caldo, dove si arriva solo stando distesi, la parete è coperta di tacche, a cinque a cinque, incise con un chiodo. { $name } posa la chiave. Cominciano dal pavimento, uguali e profonde, e salgono fin dove da qui arriva un braccio. Chi era si coricava in questo punto, su questo fianco, ogni sera.
first_martians-adventure-tally-behind-the-pipe-choice-count-them = Contarle
first_martians-adventure-tally-behind-the-pipe-choice-count-them-told = Trecentodue. { $name } riconta, e restano quelle. Una su sette è un po’ più lunga delle altre, fino all’ultima: chi era, teneva le domeniche.
first_martians-adventure-tally-behind-the-pipe-choice-paint-over-them = Verniciarle
first_martians-adventure-tally-behind-the-pipe-choice-paint-over-them-told = L’ordine di lavoro dice di verniciare, e la vernice c’è. Due mani. Sarà stata una prova, per l’aderenza di qualcosa.
first_martians-adventure-tally-behind-the-pipe-choice-paint-over-them-later = Dietro il tubo caldo la vernice si è asciugata, e asciugandosi è calata. Le tacche si leggono con un polpastrello, tutte. { $name } ha smesso di dirlo agli altri.

first_martians-adventure-ground-down-wrench = La chiave piccola
first_martians-adventure-ground-down-wrench-scene = In fondo alla cassa degli attrezzi c’è una chiave che non sta in nessun elenco. Il manico è limato per una mano più piccola e fasciato di cordino; nel palmo sembra una cosa viva. Il dado contro cui { $name } impreca da stamattina è in un angolo dove non entrerebbe nessun altro attrezzo.
first_martians-adventure-ground-down-wrench-choice-use-it = Usarla
first_martians-adventure-ground-down-wrench-choice-use-it-told = Il dado viene subito, e viene anche il pollice di { $name }, nella fessura che il manico limato doveva evitare. È un buon attrezzo. Solo che conosce una mano sola.
first_martians-adventure-ground-down-wrench-choice-hang-it-in-its-place = Appenderla al suo posto
first_martians-adventure-ground-down-wrench-choice-hang-it-in-its-place-told = Sulla parete degli attrezzi c’è sempre stata una sagoma vuota, in basso, che nessuno sapeva spiegare. Ci entra con un clic. Per il dado, { $name } prende la pistola termica, e il tempo.

first_martians-adventure-before-it-is-asked-for = Prima che lo si chieda
first_martians-adventure-before-it-is-asked-for-scene = { $name } tende una mano all’indietro, senza guardare, e ci arriva la chiave giusta. E poi l’altra. Halla è accovacciata lì, la schiena contro il condotto; l’ha costruito lei, e ha nelle dita l’ordine in cui si smonta. Solo all’ultima saldatura non passa la torcia. La tiene nella sinistra.
first_martians-adventure-before-it-is-asked-for-choice-let-her-weld = Lasciar saldare lei
first_martians-adventure-before-it-is-asked-for-choice-let-her-weld-told = Una passata sola, da destra a sinistra, piano, con l’arco lungo come un chicco di riso. In fondo fa una piccola svolta. Poi alza la maschera, e c’è un viso che { $name } non aveva ancora visto.
first_martians-adventure-before-it-is-asked-for-choice-weld-it-oneself = Saldare di persona
first_martians-adventure-before-it-is-asked-for-choice-weld-it-oneself-told = { $name } prende la torcia, e lei la lascia subito. «Più piano», dice, dopo un po’. «Non scappa.» Diventa la migliore saldatura che { $name } abbia mai fatto, e finisce con una svolta a sinistra.
