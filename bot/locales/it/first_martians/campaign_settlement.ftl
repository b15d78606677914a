# The campaign Settlement of First Martians. $name is the astronaut whom a story hits.

first_martians-campaign-settlement = Assestamento
first_martians-campaign-settlement-summary = La casa poggia sul ghiaccio, ed è riscaldata. In questa campagna ciò che si perde resta perduto.

## Rules that hold for good

first_martians-rule-cool-house = Casa fresca: ogni Produzione dà 1 energia e 1 Stress.
first_martians-rule-evening-turn = Giro serale: in ogni Pulizia il tracciato Sistemi scende di 1; 1 Stress.
first_martians-rule-kale = Cavolo nero: ogni Produzione dà 1 cibo.
first_martians-rule-crooked-floor = Pavimento storto: in ogni fase Avaria il tracciato Abitativo sale di 1.
first_martians-rule-post-from-yakutsk = Posta da Jakutsk: in ogni fase Morale 1 Stress in meno.
first_martians-rule-open-line = Linea aperta: in ogni fase Morale 1 segnalino Morale al Primo Giocatore.
first_martians-rule-sealed-lips = Bocche cucite: in ogni fase Morale 1 Stress.
first_martians-rule-ines-at-table = Ines a tavola: ogni Produzione costa 1 cibo; tracciato Lavorativo −1.
first_martians-rule-well = Il pozzo: ogni Produzione dà 1 ossigeno.
first_martians-rule-damp = Umidità: ogni Produzione dà 1 Stress.

## Chapters

first_martians-chapter-bean = Il fagiolo
first_martians-chapter-bean-briefing = Nella nona settimana su Marte un fagiolo secco è caduto da un cucchiaio ed è rotolato. È rotolato per tutta la lunghezza del tavolo della cambusa, senza fretta, e in fondo è cascato giù. Nella decima era diventato un gioco. Nell’undicesima un fagiolo che era stato soltanto posato si è messo in viaggio da sé. «Nell’HUB c’è un sensore di livello», dice Ruth Feldmann, la voce del centro di controllo di Darmstadt. «Segna zero virgola zero.» È vero; ma è avvitato allo stesso pavimento del tavolo, e ogni volta che lo si accende si azzera. Dunque si comincia dal principio: capisaldi su un terreno che sta fermo, da ciascuno una linea di mira fino alla casa, e un foro nel pavimento, per vedere su che cosa hanno abitato. Ghiaia, dice il rilievo del sito. Ha centodieci pagine, e della ghiaia c’è una fotografia.
first_martians-chapter-bean-won = I capisaldi vanno d’accordo fra loro, e con la casa no. Il lato della fattoria è sceso di undici millimetri, tre dei quali nell’ultima settimana. Quando la punta viene sfilata dal pavimento, qualcuno ci accosta una lampada: ghiaccio, limpido come un vetro, con dei ciottoli dentro. Comincia subito a gocciolare. La casa è riscaldata da undici settimane, e ciò su cui poggia si scioglie a qualunque temperatura alla quale crescano i fagioli. Entro sera Ruth ha trovato due persone. Joost Verbeek, di Delft, che ha scritto il rilievo, manda un disegno con dei martinetti. Tuyaara Sleptsova, settantun anni, che ha tenuto in piedi una città sul terreno gelato, da Jakutsk manda una domanda: «Quanto caldo volete avere?»
first_martians-chapter-bean-lost = Misurarlo come si deve non si riesce mai; prima si rompe troppo altro. Alla fine il pavimento non aspetta. Una notte le piastrelle della fattoria si separano, con il rumore di un piatto posato, e nella fessura si vede su che cosa sta la casa: ghiaccio, limpido come un vetro, con dei ciottoli dentro, e gocciola. La casa è riscaldata da undici settimane. Entro sera Ruth ha trovato due persone. Joost Verbeek, di Delft, che ha scritto il rilievo, manda un disegno con dei martinetti. Tuyaara Sleptsova, settantun anni, che ha tenuto in piedi una città sul terreno gelato, da Jakutsk manda una domanda: «Quanto caldo volete avere?»
first_martians-chapter-bean-choice = La casa scioglie ciò su cui poggia. Quale strada si prova per prima?
first_martians-chapter-bean-choice-freeze = Quella di Sleptsova: tenere freddo il terreno
first_martians-chapter-bean-choice-freeze-told = «Bene», scrive Tuyaara Sleptsova. «Tutti vogliono sorreggere la casa. La casa non è malata.» Il riscaldamento scende di cinque gradi, per sempre; quello che si risparmia va nelle batterie, e quello che costa si sente nelle cuccette. Con la stessa posta arriva uno schizzo a biro di un tubo chiuso ai due capi. Non ha pompe né parti mobili. Lei ne ha piantati milleseicento.
first_martians-chapter-bean-choice-lift = Quella di Verbeek: sorreggere la casa
first_martians-chapter-bean-choice-lift-told = Il disegno è bello: martinetti su piastre, numerati, con il carico di ciascuno in tonnellate. Finché non saranno al loro posto, e per tutto il tempo che ci staranno, la sera qualcuno dovrà fare il giro con la leva e dare a ogni bullone della casa quello che gli spetta. Salva i tubi e rovina la serata. «Senza gente così, Delft sarebbe un lago», scrive Joost Verbeek, e vuol essere gentile.

first_martians-chapter-cold-pipes = Tubi freddi
first_martians-chapter-cold-pipes-briefing = Un termosifone, nel senso di Jakutsk, è un tubo con dentro un po’ di anidride carbonica e senza uscita. Il capo inferiore sta nel terreno, quello superiore nella notte. Sotto, il gas si scalda e sale; sopra, cede il suo calore a un cielo di meno ottanta e ricola giù liquido. Nulla lo muove, e nessuno può scordarsi di accenderlo. «Funziona solo se fa più freddo sopra che sotto», scrive Tuyaara Sleptsova. «Ce la farete.» I tubi adatti sono nel relitto dello stadio di discesa, che posò la fattoria e poi si sfasciò per la valle. Per la fiamma che li chiude ci vorrà ossigeno. Accanto si cala un filo di termometri, perché si sappia. Sul tavolo della cambusa il fagiolo ha compagnia: la sfera di un cuscinetto, per chi vuole delle cifre. Ci mette quattro secondi.
first_martians-chapter-cold-pipes-won = Una notte il primo tubo mette la brina, un colletto, poi una barba. Dentro, nient’altro si muove. Lungo il filo le cifre scendono di un decimo a notte, a partire dall’alto, e sul tavolo della cambusa la sfera adesso ci mette nove secondi. «Non state lì ad ammirarli», scrive Tuyaara Sleptsova. «Lavorano quando nessuno guarda, come i gatti.» C’è un posto dove non serve. Tutto ciò che i tubi gelano di notte, di giorno lo scioglie la fattoria, che è tenuta a venti gradi, per i fagioli. Lei l’ha segnata sulla pianta con il piccolo disegno di una stufa.
first_martians-chapter-cold-pipes-lost = Sotto la fattoria c’è fango prima che ci sia gelo. Succede a cena, senza schianto, semmai con un sospiro: il lato in fondo si siede, giù di un palmo, e lì resta. È scoppiato un vetro. D’ora in poi c’è un gradino dove non c’era, e davanti una pozzanghera da asciugare due volte per sol. «Annotate la data», scrive Tuyaara Sleptsova. «Nel mio mestiere se ne fa collezione.» Che non è colpa loro non lo dice. Dice che ora si tratta di decidere della fattoria.
first_martians-chapter-cold-pipes-choice = Su questo terreno niente è caldo quanto la fattoria. Che se ne fa?
first_martians-chapter-cold-pipes-choice-kale = Lasciarla raffreddare, e seminare cavolo nero
first_martians-chapter-cold-pipes-choice-kale-told = Il cavolo nero cresce a otto gradi, e si sente dal sapore. Ciò che a otto gradi non vive lo si mangia entro venerdì; il resto si leva con le radici. La seconda settimana sulle aiuole c’è un riflesso azzurrino, e la quarta nei piatti c’è più di prima. «Con l’aglio», consigliano da Jakutsk. L’aglio non c’è.
first_martians-chapter-cold-pipes-choice-keep-warm = Tenerla calda, e portare via il calore
first_martians-chapter-cold-pipes-choice-keep-warm-told = Una fila di celle viene tagliata via dai pannelli e collegata a una ventola sotto la fattoria, che soffia fuori il calore man mano che cola giù. Indietro non si torna; le celle sono state segate. I fagioli restano. Sulla pianta della base la ventola è registrata fra i consumi, nella colonna dei membri dell’equipaggio.
first_martians-chapter-cold-pipes-choice-drop-the-bed = Rinunciare al lato affondato
first_martians-chapter-cold-pipes-choice-drop-the-bed-told = L’ultima serra viene tagliata fuori e si tira un muro; quello che c’era dentro lo si mangia, tutto, in tre giorni, come a una festa alla quale nessuno ha invitato nessuno. Il muro nuovo è a piombo. È il solo, e accanto a lui si vede che cosa sono gli altri.
first_martians-chapter-cold-pipes-choice-prop-the-bed = Puntellarlo con quello che c’è in officina
first_martians-chapter-cold-pipes-choice-prop-the-bed-told = Una dopo l’altra finiscono sotto il pavimento le cose pesanti dell’officina: scaffali, una morsa, tutto ciò che vi era stato montato per lavorare meglio. Vengono imbullonate insieme e non si rivedranno più. L’aiuola resta dov’è, e dov’è è storta.

first_martians-chapter-jacks = Martinetti
first_martians-chapter-jacks-briefing = Fra l’HUB e il terreno ci sono quaranta centimetri, pensati per i cavi. Lì dentro, dice il disegno, si scava una fossa e si posano delle piastre; su ogni piastra sta un martinetto; e poi si solleva la casa, un giro qua e un giro là, in modo così uniforme che dentro nessuno deve posare la tazza. Le piastre vanno tagliate dal ponte dello stadio di discesa, che giace a pezzi per la valle. «A Delft si fa a una casa su due», dice Joost Verbeek. Ha una voce gradevole. La prima domanda è ancora in viaggio quando arriva un messaggio suo, e dentro c’è la risposta. Da Jakutsk, dove non si era più chiesto niente, arriva lo stesso una cartolina. Si vede una casa di legno, che pende. Sul retro c’è scritto: «Martinetti. 1983».
first_martians-chapter-jacks-won = La si solleva in un solo pomeriggio, mentre qualcuno conta i giri ad alta voce. Undici millimetri dal lato della fattoria, tre dall’altro. Una porta che da settimane s’incastrava si chiude da sé, e la riaprono per il gusto di farlo. Il fagiolo sta dove lo si mette. Nella fossa, però, intorno alle piastre è bagnato; i martinetti sorreggono la casa, e niente sorregge ciò su cui poggiano i martinetti. «Dovrete continuare a girarli», dice Joost Verbeek. «Per un po’.» Gli chiedono per quanto. È la prima volta che passano ventotto minuti e poi altri ventotto.
first_martians-chapter-jacks-lost = La fossa si riempie mentre la si scava. Ciò che vi sta dentro ci sta fino al collo, e una sera un martinetto attraversa la sua piastra come un dito la carta bagnata. La casa lo segue, dal lato della fattoria, di un palmo. Nessuno si fa male. Adesso c’è un gradino dove non c’era, e davanti una pozzanghera da asciugare due volte per sol. «Non può essere», dice Joost Verbeek dopo ventotto minuti, e dopo altri ventotto: «Mi dispiace». Da Jakutsk arriva una seconda cartolina. È la stessa casa, dall’altra parte.
first_martians-chapter-jacks-choice = Più di così i martinetti non possono. Che si fa adesso?
first_martians-chapter-jacks-choice-weld-them = Saldarli
first_martians-chapter-jacks-choice-weld-them-told = Un martinetto che non può girare non può nemmeno slittare. Ci vuole la corrente di una notte per saldarli, piastra, vite e trave, in un pezzo solo. Al mattino la casa ha i piedi. Se d’ora in poi si muoverà, si muoverà tutta d’un pezzo, che è una consolazione, quanta se ne può avere per quella corrente.
first_martians-chapter-jacks-choice-keep-them-turning = Lasciarli liberi di girare
first_martians-chapter-jacks-choice-keep-them-turning-told = La leva è appesa a un chiodo accanto alla botola, con un elenco a fianco, e ogni sera qualcuno si stende sulla schiena e aggiunge una riga. Quasi sempre è un quarto di giro. S’impara a leggere l’elenco come un barometro. Nessuno l’aspetta con gioia, e nessuno ha saltato una sera.
first_martians-chapter-jacks-choice-saw-the-farm = Segare via il lato affondato della fattoria
first_martians-chapter-jacks-choice-saw-the-farm-told = L’ultima serra viene tagliata dove il pavimento si piega, e si tira un muro. Quello che se ne ricava è buon alluminio, più di quanto il magazzino ne abbia visto dall’atterraggio. Da fuori sembra una pagnotta di cui qualcuno si è preso il cantuccio.
first_martians-chapter-jacks-choice-lay-a-panel = Metterci sotto un pannello solare, come piastra
first_martians-chapter-jacks-choice-lay-a-panel-told = Sul piazzale non c’è niente di altrettanto piatto, rigido e grande. A faccia in giù entra sotto l’angolo della fattoria e prende il carico con uno scricchiolio di vetro. Tirarlo fuori non si potrà più. A mezzogiorno guardano lo strumento, e poi convengono di guardarlo a un’altra ora del giorno.

first_martians-chapter-core = Le carote di Tasso
first_martians-chapter-core-briefing = Tutto ciò che si è fatto al terreno compra settimane. Quello che serve è un posto senza ghiaccio dentro: roccia. Qualcuno l’ha già cercata. Cinque anni fa, quando non c’era ancora una casa, una macchina di nome Tasso andava su e giù per questa valle, perforava dove le dicevano e posava ogni carota in una cassetta col coperchio. Doveva tornare a prendere le cassette, e poi si è fermata. Del posto dove stanno si sa solo il nome: nella pianura, nell’antico alveo e così via. Ma da qualche punto dell’anello di mezzo il radiofaro di Tasso chiama ancora, e nella sua memoria c’è l’elenco. «Francamente non valgono più niente», dice Joost Verbeek. «È tutto nel rilievo.» Nessuno gliel’ha chiesto. E c’è una data. Cargo 6 è in viaggio, con un pilota, e su qualcosa bisognerà farlo posare.
first_martians-chapter-core-won = La cassetta 4 contiene un po’ di polvere e poi basalto, così duro che la punta si è arresa: una dorsale che dal centro della valle arriva quasi al piazzale. La chiamano l’Incudine. La cassetta 1 viene dal punto in cui sta l’HUB. Il ghiaccio se n’è andato da tempo, ma c’è l’etichetta, e c’è l’elenco di Tasso, così come fu trasmesso a casa: «ghiaia cementata dal ghiaccio». Nel rilievo, a pagina 40, si legge «ghiaia cementata». Mancano due parole. Sotto ci sono due firme, e la prima è di Joost Verbeek. L’altra la legge Ruth in persona, dato che è la sua. «Era un venerdì», dice. «Ho letto la prima pagina.»
first_martians-chapter-core-lost = La valle non le restituisce, non abbastanza, e dove ci sia roccia non lo sa dire nessuno. «Allora cercherò dalla nostra parte», dice Ruth Feldmann, e per due sol non la si trova. In archivio ha scovato l’elenco di Tasso. «“Ghiaia cementata dal ghiaccio”», legge. «Nel rilievo, a pagina 40, c’è “ghiaia cementata”. Mancano due parole, e le firme sono due. Una è di Verbeek. L’altra la sto guardando da un pezzo; è la mia. Era un venerdì. Ho letto la prima pagina.» Quella notte la casa dà una nota lunga e bassa. Al mattino c’è acqua sulla scaletta dell’intercapedine.
first_martians-chapter-core-choice = Mancano due parole, e due persone hanno firmato. Che se ne fa?
first_martians-chapter-core-choice-say = Dirlo a tutti
first_martians-chapter-core-choice-say-told = Esce in chiaro: l’elenco, la pagina, i due nomi. È Ruth a passarlo. In un giorno arrivano undicimila lettere, quattrocento delle quali utili, e d’ora in poi in linea c’è sempre qualcuno che s’intende di scarichi. Joost Verbeek manda una frase. Comincia con «Senza questa valle non ci sarebbe mai stato», e non ha fine.
first_martians-chapter-core-choice-bargain = Tenerlo per sé, e fare un prezzo
first_martians-chapter-core-choice-bargain-told = «Credo che ci siamo capiti», dice un signore della direzione, e non dice che cosa. La riserva viene sbloccata, scorte intoccabili fin dall’atterraggio, e con essa un elenco di riparazioni che nessuno aveva avuto il permesso di fare. In cambio di pagina 40 non si parla. È sorprendente in quante conversazioni sarebbe saltata fuori.

first_martians-chapter-pad = Terraferma
first_martians-chapter-pad-briefing = Cargo 6 pesa quaranta tonnellate, e il suo pilota automatico l’avrebbe posato proprio dietro la casa. Ines Quadros ha guardato il punto per un passaggio e ha spento il pilota automatico. «Quella è polenta», ha detto. Ha quarantasette anni, viene da Horta, nelle Azzorre, dove la pista finisce in mare, e sul pannello ha le carte disposte per un solitario. Ha aria per qualche settimana di partite. L’Incudine la reggerebbe. Bisogna spazzarla fino alla pietra; intorno ci vogliono lampade che si vedano attraverso la polvere; e per l’ultimo minuto deve guidarla a voce qualcuno che veda il suolo, perché lei non può. Ogni due ore passa in alto, per sei minuti. «Prendetevi il vostro tempo», dice. «Non il mio.»
first_martians-chapter-pad-won = Scende all’indietro su una colonna di polvere, a cinque metri dal centro, dice «Aqui» e spegne. Per un po’ non si vede niente. Poi è in piedi nel portello con una scatola da torta sotto il braccio. Va fino all’HUB a piedi, dopo sette mesi seduta; nella camera stagna posa la scatola, mette un piede davanti all’altro, si ferma, e guarda lungo il corridoio. «E voi vivete così?» dice Ines Quadros. Quella sera per radio arrivano due lunghe lettere. Una è di Jakutsk, e dice di restare. L’altra è di Kiruna, nel nord della Svezia, di una certa Gunnel Niemi, che ha spostato una città. Dice di andare.
first_martians-chapter-pad-lost = Il posto non è pronto, e poi l’aria di bordo messa da parte per aspettare è stata respirata. Lei non fa scene. All’ultimo passaggio apre la stiva e lascia andare il carico, leggendo l’elenco mentre cade: «Filtri. Pompe. La torta, attenti alla torta». Una parte scende con i paracadute. Poi accende il motore per il giro lungo, sette mesi, da sola. Quella sera per radio arrivano due lunghe lettere. Una è di Jakutsk, e dice di restare. L’altra è di Kiruna, nel nord della Svezia, di una certa Gunnel Niemi, che ha spostato una città. Dice di andare.
first_martians-chapter-pad-choice = Una lettera dice di andare, l’altra di restare. Che ne sarà della casa?
first_martians-chapter-pad-choice-move = La si sposta sulla roccia
first_martians-chapter-pad-choice-move-told = «Bene», dice Gunnel Niemi. «Allora smettete di guardarla. Non è più una casa, sono undici carichi.» Dall’atterraggio sono avanzati dei profilati d’acciaio che per cominciare bastano. A Jakutsk si risponde alla lettera prima che possa essere arrivata. «Andrei anch’io», scrive Tuyaara Sleptsova, «se fossi giovane e avessi dove metterla.»
first_martians-chapter-pad-choice-stay = Resta, e si congela il terreno
first_martians-chapter-pad-choice-stay-told = «Allora vi servirà un cappotto», scrive Tuyaara Sleptsova, ed è la lettera più lunga finora. Il riscaldamento viene spento in tre stanze in una volta, e quello che consumava va alle batterie. Gunnel Niemi augura buona fortuna. Aveva un collega, dice, che decise anche lui di restare. Ora ha una vista bellissima su dove c’era la strada.

first_martians-chapter-sump = Acqua di falda
first_martians-chapter-sump-briefing = Il ghiaccio è diventato acqua, con tanto sale dentro che resta acqua a meno quaranta. Sta nell’intercapedine, nera, immobile, e sale. Le pompe dell’HUB erano fatte per una doccia. Un turno alle pompe l’abbassa di un palmo o di un dito, e quale dei due non si sa prima. Per tenerla fuori ci vuole una parete: lamiere dello scafo dello stadio di discesa, piantate nel terreno dalla parte da cui viene; sono sparse per la valle. In alto passa Cargo 6. Al suo pilota, Ines Quadros di Horta, nelle Azzorre, non si sa indicare un posto che regga, e così lei ha aperto la stiva. «Io lancio, voi prendete», dice. Ha aria per qualche settimana d’attesa e, per compagnia, un mazzo di carte.
first_martians-chapter-sump-won = La pompa beve, tossisce, e non ha più niente da tirare su. Dove stava l’acqua c’è una crosta di sale. Dove l’acqua non ha voluto andare c’è qualcosa di nero: pietra, una dorsale che dal piazzale va verso la valle. Quello che dovevano dirgli nove cassette, l’acqua l’ha disegnato per terra. La chiamano l’Incudine. Ines Quadros la vede dall’alto, all’ultimo passaggio. «Eccola, la mia pista», dice, «una settimana in ritardo», e accende il motore per la strada lunga verso casa. Quella sera per radio arrivano due lunghe lettere. Una è di Jakutsk, e dice di restare. L’altra è di Kiruna, nel nord della Svezia, di una certa Gunnel Niemi, che ha spostato una città. Dice di andare.
first_martians-chapter-sump-lost = L’acqua ha il fiato più lungo. Alla fine si ferma da sé, un palmo sotto il pavimento, perché ha trovato un’altra strada. Tutto ciò che può essere umido lo è, e ha un orlo di sale. Una cosa però per loro l’ha fatta: sulla pietra non è voluta andare, e così dal piazzale verso la valle c’è una linea nera e asciutta, una dorsale. La chiamano l’Incudine. Ines Quadros la vede dall’alto, all’ultimo passaggio. «Eccola, la mia pista», dice, «una settimana in ritardo», e accende il motore per la strada lunga verso casa. Quella sera per radio arrivano due lunghe lettere. Una, di Jakutsk, dice di restare. L’altra, di Gunnel Niemi di Kiruna, che ha spostato una città, dice di andare.
first_martians-chapter-sump-choice = Una lettera dice di andare, l’altra di restare. Che ne sarà della casa?
first_martians-chapter-sump-choice-move = La si sposta sulla roccia
first_martians-chapter-sump-choice-move-told = «Bene», dice Gunnel Niemi. «Allora smettete di guardarla. Non è più una casa, sono undici carichi.» Dalle lamiere che tenevano fuori l’acqua si ricava qualche buona trave. A Jakutsk si risponde alla lettera prima che possa essere arrivata. «Andrei anch’io», scrive Tuyaara Sleptsova, «se fossi giovane e avessi dove metterla.»
first_martians-chapter-sump-choice-stay = Resta, e si congela il terreno
first_martians-chapter-sump-choice-stay-told = «Allora vi servirà un cappotto», scrive Tuyaara Sleptsova, ed è la lettera più lunga finora. Il riscaldamento viene spento in tre stanze in una volta, e quello che consumava va alle batterie. L’acqua pompata via sta dietro la casa, all’aperto. Di notte fa un rumore, e al mattino sull’orlo ci si cammina.
first_martians-chapter-sump-choice-move-wet = La si sposta sulla roccia, bagnata com’è
first_martians-chapter-sump-choice-move-wet-told = «Le cose bagnate pesano di più», dice Gunnel Niemi. «Tutto qui.» Per prima cosa si leva quanto negli alloggi era stato montato per star comodi: si è impregnato e non asciugherebbe mai più. I telai sotto sono sani, e tornano utili. L’odore trasloca con la casa. Nessuno l’ha messo in elenco, ed è la sola cosa che non va persa.
first_martians-chapter-sump-choice-stay-wet = Resta, e la si asciuga col gelo
first_martians-chapter-sump-choice-stay-wet-told = «Anche il freddo asciuga», scrive Tuyaara Sleptsova, «solo più piano e con meno chiacchiere.» Il MedLab è quello che ha preso più acqua; ciò che vi era stato montato viene portato fuori e posato sul piazzale, non si sa mai. La sua corrente va alle batterie. Le coperte si appendono a una corda, rigide come porte, e si battono finché la brina non cade.

first_martians-chapter-moving = Il trasloco
first_martians-chapter-moving-briefing = «Una città è un elenco», dice Gunnel Niemi. Lei ne ha fatto uno: per Kiruna, dove la miniera aveva tolto il terreno da sotto le strade, con sopra diciottomila persone, una torre dell’orologio e una chiesa. Fu portato tutto più a est, e la chiesa andò in un pezzo solo. «Si comincia da quello che pesa di più, e si finisce col caffè.» Dunque si getta una fondazione là dove l’Incudine è più vicina al piazzale. Fin lì si posano rotaie, da quello che di simile lo stadio di discesa ha lasciato nella valle. Poi le stanze vengono sbullonate, chiuse con il telo, messe su slitte e tirate di là una per una. Va fatto prima dell’estate. D’estate questo terreno non reggerà più un rover; deve reggere la casa ancora una volta, mentre la si porta via.
first_martians-chapter-moving-won = Quando l’ultima stanza è imbullonata nessuno parla, perché stanno ascoltando. Una casa sul ghiaccio non tace mai; si smette soltanto di farci caso. Questa non fa nessun rumore. Qualcuno va ad aprire una porta, e quella resta come la si è lasciata, mezza aperta, cosa che in sei mesi nessuna delle loro porte aveva fatto. Sul tavolo della cambusa c’è un fagiolo. È lì da mezzogiorno, e ci hanno pranzato intorno. Dove stava la casa, nel terreno c’è una forma con gli spigoli, un poco più scura del resto. «Non tornate sempre a guardarla», dice Gunnel Niemi. «Le si dà corda e basta.»
first_martians-chapter-moving-lost = Non si finisce in tempo. Quello che sta sulla roccia è un pezzo di casa, quello che sta sul ghiaccio è il resto; in mezzo c’è una striscia di fango con una slitta piantata dentro, dritta, come un cartello stradale. Poi è estate, e il terreno non porta più una ruota. «Succede», dice Gunnel Niemi, e non aggiunge altro, e gliene sono grati. La sera si chiede a ciascuno dove intende dormire, se di qua o di là, e viene fuori che ciascuno ci pensava già da un po’.

first_martians-chapter-hold = La linea del gelo
first_martians-chapter-hold-briefing = «Voi non abitate sul terreno», scrive Tuyaara Sleptsova. «Abitate sul freddo. Nessuno ve l’aveva detto, e così siete stati scortesi con lui.» Il suo piano ha tre parti. Bisogna sapere che cosa c’è là sotto, strato per strato, perché il ghiaccio limpido gela subito e il limo salato se la prende comoda: dunque si trivella. Intorno alla casa si posano anelli di tubo, e notte dopo notte vi si pompa il gelo. E dal lato del sole ci sarà un tetto sopra la terra nuda, perché il terreno abbia ombra. Dentro, in cambusa faranno nove gradi e in corridoio quattro, e mai più molto di più. Deve tenere prima dell’estate. «Io ho avuto nove gradi per tutta la vita», aggiunge. «Viene più buona la minestra.»
first_martians-chapter-hold-won = Una notte i due geli s’incontrano, quello degli anelli e quello che era là sotto da sempre. Lungo il filo l’ultimo più diventa uno zero, e poi un meno. Lo sanno ancora prima di guardare: la casa intera dà un solo schiocco, che tira tutti giù dal letto, e poi c’è silenzio, come non ce n’era da sei mesi. In piano non è, e non lo sarà. Il fagiolo rotola ancora. Ma oggi rotola esattamente come ieri, e qualcuno traccia una riga sul tavolo, con la data, dove si ferma. «Ecco», dice Tuyaara Sleptsova, che per sentirlo si è alzata alle quattro. «E adesso lasciatelo in pace.»
first_martians-chapter-hold-lost = Alla fine è un decimo di grado. Dal lato della fattoria il terreno resta a più zero virgola uno, qualunque cosa si faccia, e tanto basta. C’è un mattino in cui per aprire la porta della fattoria bisogna essere in due, e un altro in cui non si apre più. Ruth Feldmann non dà ordini. Legge le cifre, e poi chiede che cosa farebbero al suo posto. «Un trucco per questo non lo conosco», scrive Tuyaara Sleptsova. «Ve lo direi.» A quel punto i bagagli sono già in corridoio, dal lato alto.

## Endings

first_martians-ending-level = In pari
first_martians-ending-level-told = La base sull’Incudine è la prima su Marte a essere avvitata al pianeta. Chi arriva viene portato in cambusa e riceve un fagiolo secco; lo posa sul tavolo e non succede niente, e la dimostrazione è tutta qui. Sulla Terra ci è voluto di più. Ci fu una commissione. Joost Verbeek le disse che con quelle due parole nessun comitato avrebbe approvato il sito, che senza il sito non ci sarebbe stato il volo, e che le notti le ha contate. Gli chiesero quante. Lo sapeva. Ruth Feldmann disse di aver letto la prima pagina, e per il verbale lo disse di nuovo. Non fu licenziata; la incaricarono di scrivere la nuova norma, e lei la scrisse su una pagina. Da allora chi firma per un terreno firma ogni foglio, a mano, e non di venerdì. Altri quattro siti sono stati riesaminati. Sotto due c’è ghiaccio.
first_martians-ending-lodgers = Inquilini
first_martians-ending-lodgers-told = «Ricollocata per ragioni operative», dice il rapporto, mezza pagina, con due fotografie. La casa sta sulla roccia. È silenziosa e asciutta, le porte restano come si lasciano, e l’equipaggio ha avuto tutto quello che era stato promesso, e in tempo. Gunnel Niemi manda l’immagine di una chiesa. Due anni dopo si inaugura la seconda base, novecento chilometri più a sud, con discorsi. Di notte la sua radio si sente benissimo. È gente giovane, e allegra. Una sera della loro undicesima settimana uno racconta della cena: di come a qualcuno è caduto un fagiolo dal cucchiaio, di come è rotolato, giù per tutto il tavolo, e di come hanno riso. Nella cambusa sull’Incudine nessuno dice una parola. Sul tavolo c’è un fagiolo. Non si muove. Dopo un po’ qualcuno allunga la mano verso il tasto del trasmettitore, e vede che sopra c’è già un’altra mano.
first_martians-ending-frost-line = La linea del gelo
first_martians-ending-frost-line-told = In cambusa ci sono nove gradi. Sulla parete c’è una riga di vernice azzurra, all’altezza del ginocchio, con una data: fin lì arriva il freddo, e sotto non si ripone nulla che se la prenda. Ogni equipaggio che arriva riceve un cappotto, una ciotola e un elenco di ciò che non va acceso, e per una settimana lo trova ridicolo. Poi cominciano a leggere a tavola, spalla contro spalla, perché fa più caldo; e si parlano. Nessuna base su Marte è durata di più. A Tuyaara Sleptsova hanno chiesto quattro volte se accetterebbe una medaglia, e lei ha risposto che gradirebbe le temperature. Gliele mandano il primo di ogni mese; Joost Verbeek chiede una cifra sola, fin dove rotola il fagiolo. Da Horta, dove Ines Quadros è tornata alla terraferma, con ogni cargo arriva una torta. «La mia casa è crollata», scrive il terzo inverno. «È stata molto premurosa; ha aspettato che fossi andata a prendere il pane. Dunque ora la vostra è la più storta di cui mi occupo. Che non si monti la testa.»
first_martians-ending-rink = La pista
first_martians-ending-rink-told = L’acqua che avevano pompato da sotto la casa stava lì dietro, e quello che su Marte sta all’aperto gela. È gelata dall’orlo verso il centro, con il rumore di una sega; il sale è andato a fondo, e sopra c’era una lastra di ghiaccio limpido, trenta metri per venti: la prima in quella valle da tre miliardi di anni. È passata una settimana prima che qualcuno limasse due cardini di porta. Qui si cade lentamente, e si gira più a lungo di quanto si creda. La casa sta salda a nove gradi, su un terreno come ferro. Una scuola di Jakutsk ha mandato un regolamento vero e delle lame. Ines Quadros, a metà strada verso casa, si è fatta descrivere tutto, giro per giro, e vuol sapere chi è più bravo. È una questione che l’equipaggio ha convenuto di non risolvere. Ma sulla parete della cambusa c’è un elenco, e non riguarda pompe, né temperature, né a chi tocca asciugare il pavimento.
first_martians-ending-deck-passage = Passaggio ponte
first_martians-ending-deck-passage-told = Cargo 6 era fatto per tornare a casa vuoto, e così il posto c’è. Sedili no. Si fanno legare nella stiva, fra le ordinate, sulle coperte che si sono ancora lasciate asciugare, e Ines Quadros fa il conto alla rovescia in portoghese, visto che la nave è sua. Dall’oblò del portello, chi è salito per ultimo vede la casa per quel tanto che si vede una cosa così: ha parecchi angoli, e nessuno è retto. Poi viene un viaggio di sette mesi. C’è un mazzo di carte. Qualcuno ha portato un fagiolo, nel taschino, e il primo giorno lo posano sul coperchio di una cassa, e quello vola via. «Qui il terreno non c’è proprio», dice Ines, «così nessuno può averlo firmato.» Quello che portano a casa sono cifre: sei mesi di temperature, da sotto una casa che lì non ci doveva stare. Tuyaara Sleptsova le fa incorniciare. La prossima casa si costruirà su quelle, sulla roccia, e un po’ più in alto.
first_martians-ending-half-house = Mezza casa
first_martians-ending-half-house-told = Sulla roccia ci sono due stanze e una camera stagna. Sul ghiaccio c’è tutto il resto. In mezzo corre una fune, e lungo la fune, una mano dopo l’altra, ognuno va al lavoro la mattina e torna a casa la sera. La metà sulla roccia è in piano, e troppo piccola; la metà sul ghiaccio ha spazio, e pende. In tutte e due è possibile aver nostalgia dell’altra. Chi ha cucinato si siede dalla parte in salita. La nave che li verrà a prendere è a quattordici mesi da qui, e fino ad allora Darmstadt non chiede altro se non che restino vivi, il che riempie la giornata. «Da noi fu il cinema», dice Gunnel Niemi. «Rimase indietro tre anni, da solo, dalla parte sbagliata della recinzione. Continuarono a darci i film.» Alla fine dell’estate il terreno gela, e la fune non serve più. Continuano a usarla. Nella parte che pende c’è un fagiolo che nessuno raccoglie; si è fermato contro la gamba di un tavolo.
first_martians-ending-pond = Lo stagno
first_martians-ending-pond-told = Partono con il veicolo di risalita, che per tutto il tempo era stato sulle proprie gambe, quaranta metri più in là, su una piastra che qualcuno aveva preteso. Nessuno si era mai chiesto perché. Dal finestrino si vede la casa che si corica. Se la prende comoda: prima la fattoria, poi il corridoio, poi di colpo il resto, e dove stava c’è acqua nera con dentro una luce. La lampada della cambusa ha una batteria tutta sua. Arde per nove sol, e ogni sol l’orbiter ne fa una foto. Poi lo stagno gela, e la luce vi resta dentro un momento ancora, perché il ghiaccio è molto limpido. Due anni dopo un equipaggio viene ad abitare sulla dorsale, sulla roccia. Guardano giù attraverso il ghiaccio, come si fa. C’è un tavolo, e sopra, al bordo in basso, fermato dal gelo proprio all’ultimo istante, c’è un fagiolo.

## The mission The Plumb Line

first_martians-mission-plumb-line = Il fagiolo
first_martians-mission-plumb-line-summary = Ricerca: scoprire perché niente resta dove lo si mette.
first_martians-mission-plumb-line-rules = I capisaldi li porta l’equipaggio; ognuno si colloca con la Costruzione in un’altra regione esplorata dell’anello interno. Il pavimento si carota con la Ricerca, con Hardware di ricambio e 1 energia. Un campione studiato due volte è una scoperta: in una campagna ogni scoperta sblocca un’abilità. L’Ossigenatore di Riserva si costruisce nella base; funziona subito, anche se i suoi elementi sono rossi. La missione finisce non appena è fatto tutto ciò che va fatto. Alla fine gli elementi rotti non devono superare la Soglia.
first_martians-objective-plumb-line-marks = Collocare i capisaldi
first_martians-objective-plumb-line-under-the-floor = Carotare il pavimento
first_martians-objective-plumb-line-first-find = Fare una scoperta
first_martians-objective-plumb-line-second-air = Costruire l’Ossigenatore di Riserva
first_martians-objective-plumb-line-wide-ground = Esplorare l’anello interno
first_martians-project-set-mark = Caposaldo
first_martians-project-set-mark-about = Si colloca in una regione esplorata dell’anello interno, uno per regione: un’asta in un terreno che sta fermo.
first_martians-project-floor-core = Carota del pavimento
first_martians-project-floor-core-about = Si preleva con la Ricerca attraverso il pavimento della base, per vedere su che cosa poggia.

## The mission Cold Pipes

first_martians-mission-cold-pipes = Tubi freddi
first_martians-mission-cold-pipes-summary = Costruzione: congelare il terreno sotto la casa, senza corrente.
first_martians-mission-cold-pipes-rules = Gli spezzoni di tubo stanno in spazi segnati sulla mappa, quasi tutti nell’anello interno, e si portano alla base con la Raccolta. Un tubo freddo si costruisce nella base con uno spezzone, e chiede 1 ossigeno per la fiamma; si può ripetere. Il filo di termometri si fa con la Ricerca, con una CPU di ricambio.
first_martians-objective-cold-pipes-pipes-set = Piantare i tubi freddi
first_martians-objective-cold-pipes-string-lowered = Calare il filo di termometri
first_martians-objective-cold-pipes-one-pipe-more = Piantare un tubo freddo in più
first_martians-objective-cold-pipes-cold-find = Fare una scoperta
first_martians-project-thermosyphon = Tubo freddo
first_martians-project-thermosyphon-about = Un termosifone chiuso ai due capi, per metà nel terreno. Si può ripetere.
first_martians-project-thermometer-string = Filo di termometri
first_martians-project-thermometer-string-about = Si fa con la Ricerca: dice quanto è freddo il terreno, palmo per palmo.

## The mission Jacks

first_martians-mission-jacks = Martinetti
first_martians-mission-jacks-summary = Costruzione: scavare una fossa sotto la casa, e sollevarla.
first_martians-mission-jacks-rules = I martinetti li porta l’equipaggio. La fossa si scava con la Costruzione, nella base; poi ogni martinetto si monta lì, anch’esso con la Costruzione. Le piastre di ponte stanno in spazi segnati sulla mappa, o vengono alla luce quando si esplora l’anello interno, e si portano alla base con la Raccolta. La fossa si può prosciugare con 2 energia; il tracciato Sistemi scende di 2. Alla fine gli elementi rotti non devono superare la Soglia.
first_martians-objective-jacks-jacks-set = Montare i martinetti sotto la casa
first_martians-objective-jacks-plates = Recuperare le piastre di ponte
first_martians-objective-jacks-drained = Prosciugare la fossa
first_martians-objective-jacks-spare-plate = Recuperare una piastra di ponte in più
first_martians-project-crawl-pit = Fossa
first_martians-project-crawl-pit-about = Si scava sotto la base, da sdraiati. Dentro si montano i martinetti.
first_martians-project-set-jack = Martinetto
first_martians-project-set-jack-about = Si monta nella fossa, sotto una trave. Si può ripetere.
first_martians-project-drain-pit = Scolo
first_martians-project-drain-pit-about = Porta l’acqua fuori dalla fossa: il tracciato Sistemi scende di 2.

## The mission Badger’s Cores

first_martians-mission-core = Le carote di Tasso
first_martians-mission-core-summary = Esplorazione: trovare le carote che una macchina estrasse un tempo, e la sua memoria.
first_martians-mission-core-rules = Le regioni inesplorate stanno al loro posto a faccia in giù; l’Esplorazione ne scopre una. Un ecosondaggio ne mostra una da lontano, senza esplorarla. Le cassette stanno in regioni di cui si conosce il nome: pianura, antico alveo, dune, piana di sale, terrazze rosse. La memoria di Tasso è in uno spazio dell’anello di mezzo segnato sulla mappa. Tutto si porta alla base con la Raccolta. Nella base si può costruire una Rimessa dei Rover, con 1 energia: ogni Produzione toglie un segnalino a ciascun rover.
first_martians-objective-core-trays = Recuperare le cassette di carote
first_martians-objective-core-memory = Recuperare la memoria di Tasso
first_martians-objective-core-more-trays = Recuperare una cassetta in più
first_martians-objective-core-stone-found = Fare una scoperta
first_martians-project-echo-sounding = Ecosondaggio
first_martians-project-echo-sounding-about = Mostra da lontano una regione inesplorata, senza esplorarla. Si può ripetere.

## The mission Firm Ground

first_martians-mission-pad = Terraferma
first_martians-mission-pad-summary = Costruzione: preparare un posto sul quale un cargo possa scendere.
first_martians-mission-pad-rules = La roccia si mette a nudo con la Costruzione in una regione esplorata dell’anello di mezzo, con 1 energia. Le teste di lampada le porta l’equipaggio; ognuna si colloca in una regione esplorata che ha un lato in comune con quella della roccia, una per regione. La voce si prepara nella base con la Ricerca, con una CPU di ricambio e 1 energia, quando la roccia è a nudo. Un fusto di carburante sta nella seconda regione esplorata dell’anello di mezzo. Con 1 energia si può costruire un Ponte Radio, che sostituisce il Centro di Controllo.
first_martians-objective-pad-ground = Mettere a nudo la roccia
first_martians-objective-pad-lamps = Collocare le lampade di segnalazione
first_martians-objective-pad-voice = Avere pronta una voce che la guidi giù
first_martians-objective-pad-fuel = Recuperare il fusto di carburante
first_martians-objective-pad-wide-eyes = Esplorare l’anello di mezzo
first_martians-project-bared-rock = Roccia nuda
first_martians-project-bared-rock-about = Si spazza una regione esplorata dell’anello di mezzo, fino alla pietra.
first_martians-project-marker-lamp = Lampada di segnalazione
first_martians-project-marker-lamp-about = Si colloca in una regione esplorata accanto a quella della roccia nuda, una per regione.
first_martians-project-talk-down = Voce
first_martians-project-talk-down-about = Uno schermo, un fascio e qualcuno che vede il suolo: si fa con la Ricerca.

## The mission Ground Water

first_martians-mission-sump = Acqua di falda
first_martians-mission-sump-summary = Costruzione: pompare via quello che sta sotto la casa, e tenerlo fuori con una parete.
first_martians-mission-sump-rules = Un turno alle pompe è una Costruzione nella base, con 1 energia: si pompa via la percentuale d’acqua di una carta Ricerca. Si può ripetere, finché non se n’è andato il 100 per cento. Le lamiere dello scafo stanno in spazi segnati sulla mappa e si portano alla base con la Raccolta; una parete di lamiera si costruisce nella base con una lamiera, e ne tiene fuori altrettanta. Ogni scoperta mostra da dove viene l’acqua, e vale metà di una percentuale. Quando c’è una parete di lamiera si può scavare un pozzo, con Filtri dell’Ossigeno di ricambio.
first_martians-objective-sump-pumped-dry = Pompare via tutta l’acqua
first_martians-objective-sump-walled-off = Piantare le pareti di lamiera
first_martians-objective-sump-water-drawn = Scavare un pozzo
first_martians-objective-sump-dry-find = Fare una scoperta
first_martians-project-pump-shift = Turno alle pompe
first_martians-project-pump-shift-about = Si pompa via la percentuale di una carta Ricerca. Si può ripetere.
first_martians-project-sheet-wall = Parete di lamiera
first_martians-project-sheet-wall-about = La percentuale di una carta Ricerca resta fuori per sempre. Si può ripetere.
first_martians-project-well-shaft = Pozzo
first_martians-project-well-shaft-about = Si scava accanto alla parete: quello che dava noia si attinge col secchio.

## The mission Moving Day

first_martians-mission-moving = Il trasloco
first_martians-mission-moving-summary = Costruzione: portare una casa di là, sulla roccia, stanza per stanza.
first_martians-mission-moving-rules = La fondazione si getta con la Costruzione in una regione esplorata dell’anello interno, con 1 energia. La massicciata si posa in una regione esplorata che ha un lato in comune con quella, e chiede una rotaia; le rotaie stanno in spazi segnati sulla mappa e si portano alla base con la Raccolta. Poi si possono trasportare le stanze, con la Costruzione nella base; ognuna chiede una delle slitte che l’equipaggio ha con sé. La finestra si porta a mano, con 1 ossigeno. Gettata la fondazione, accanto si può scavare nella roccia un Rifugio Antiradiazioni, con 2 ossigeno: 1 Stress in meno in ogni Produzione.
first_martians-objective-moving-bedded = Posare la massicciata
first_martians-objective-moving-rooms-moved = Trasportare le stanze sulla roccia
first_martians-objective-moving-the-window = Portare di là la finestra
first_martians-objective-moving-third-rail = Recuperare le rotaie
first_martians-project-footing = Fondazione
first_martians-project-footing-about = Si getta in una regione esplorata dell’anello interno, dove la roccia affiora.
first_martians-project-rail-bed = Massicciata
first_martians-project-rail-bed-about = Si posa in una regione esplorata accanto a quella della fondazione.
first_martians-project-haul-room = Stanza su slitta
first_martians-project-haul-room-about = Sbullonata, chiusa con il telo e tirata fino alla fondazione. Si può ripetere.
first_martians-project-carry-window = La finestra
first_martians-project-carry-window-about = Il grande vetro della cambusa, portato a mano: 3 Stress in meno quando è finita.

## The mission The Frost Line

first_martians-mission-hold = La linea del gelo
first_martians-mission-hold-summary = Ricerca: capire su che cosa poggia la casa, e congelarlo per sempre.
first_martians-mission-hold-rules = Nelle regioni esplorate da ora in poi i tipi di terreno prendono il posto dei campioni; una carta Ricerca dice quale tipo si trova e dove. Si raccolgono e si studiano come i campioni, e i vecchi campioni valgono ancora. La trivella a mano ne estrae uno da sotto la base, con 1 ossigeno. Gli anelli freddi si posano nella base con la Costruzione, con 1 energia ciascuno. Il tetto d’ombra si colloca in una regione esplorata dell’anello interno, con un telaio che porta l’equipaggio. Il giardino d’inverno chiede un seme e 1 ossigeno. Con un Hardware di ricambio si può costruire una Turbina Eolica, che dà 1 energia in ogni Produzione.
first_martians-objective-hold-known-ground = Fare scoperte
first_martians-objective-hold-loops = Posare gli anelli freddi
first_martians-objective-hold-shade = Collocare un tetto d’ombra
first_martians-objective-hold-winter-garden = Allestire il giardino d’inverno
first_martians-objective-hold-ground-map = Scoprire tipi diversi di terreno
first_martians-project-probe-drill = Trivella a mano
first_martians-project-probe-drill-about = Tira su un pezzo di quello che sta sotto la base. Si può ripetere.
first_martians-project-cold-loop = Anello freddo
first_martians-project-cold-loop-about = Un giro di tubo intorno alla base, nel quale si pompa la notte. Si può ripetere.
first_martians-project-shade-roof = Tetto d’ombra
first_martians-project-shade-roof-about = Si colloca in una regione esplorata dell’anello interno, uno per regione, perché sul terreno non batta il sole.
first_martians-project-cold-frame = Giardino d’inverno
first_martians-project-cold-frame-about = Un’aiuola su casse vuote, che non scalda altro che sé stessa.

## Things

first_martians-item-benchmark = Caposaldo
first_martians-item-benchmark-count = { $count ->
    [one] { $count } caposaldo
   *[other] { $count } capisaldi
}
first_martians-item-pipe-length = Spezzone di tubo
first_martians-item-pipe-length-count = { $count ->
    [one] { $count } spezzone di tubo
   *[other] { $count } spezzoni di tubo
}
first_martians-item-jack = Martinetto
first_martians-item-jack-count = { $count ->
    [one] { $count } martinetto
   *[other] { $count } martinetti
}
first_martians-item-deck-plate = Piastra di ponte
first_martians-item-deck-plate-count = { $count ->
    [one] { $count } piastra di ponte
   *[other] { $count } piastre di ponte
}
first_martians-item-core-tray = Cassetta di carote
first_martians-item-core-tray-count = { $count ->
    [one] { $count } cassetta di carote
   *[other] { $count } cassette di carote
}
first_martians-item-badger-memory = Memoria di Tasso
first_martians-item-badger-memory-count = { $count ->
    [one] { $count } scheda di memoria
   *[other] { $count } schede di memoria
}
first_martians-item-lamp-head = Testa di lampada
first_martians-item-lamp-head-count = { $count ->
    [one] { $count } testa di lampada
   *[other] { $count } teste di lampada
}
first_martians-item-fuel-cask = Fusto di carburante
first_martians-item-fuel-cask-count = { $count ->
    [one] { $count } fusto di carburante
   *[other] { $count } fusti di carburante
}
first_martians-item-sheet = Lamiera dello scafo
first_martians-item-sheet-count = { $count ->
    [one] { $count } lamiera dello scafo
   *[other] { $count } lamiere dello scafo
}
first_martians-item-rail = Rotaia
first_martians-item-rail-count = { $count ->
    [one] { $count } rotaia
   *[other] { $count } rotaie
}
first_martians-item-skid = Slitta da trasporto
first_martians-item-skid-count = { $count ->
    [one] { $count } slitta da trasporto
   *[other] { $count } slitte da trasporto
}
first_martians-item-shade-frame = Telaio d’ombra
first_martians-item-shade-frame-count = { $count ->
    [one] { $count } telaio d’ombra
   *[other] { $count } telai d’ombra
}
first_martians-item-clear-ice = Ghiaccio limpido
first_martians-item-clear-ice-count = { $count ->
    [one] { $count } pezzo di ghiaccio limpido
   *[other] { $count } pezzi di ghiaccio limpido
}
first_martians-item-dirty-ice = Ghiaccio sporco
first_martians-item-dirty-ice-count = { $count ->
    [one] { $count } pezzo di ghiaccio sporco
   *[other] { $count } pezzi di ghiaccio sporco
}
first_martians-item-grey-silt = Limo grigio
first_martians-item-grey-silt-count = { $count ->
    [one] { $count } provetta di limo grigio
   *[other] { $count } provette di limo grigio
}
first_martians-item-salt-band = Banda di sale
first_martians-item-salt-band-count = { $count ->
    [one] { $count } banda di sale
   *[other] { $count } bande di sale
}
first_martians-item-round-gravel = Ghiaia tonda
first_martians-item-round-gravel-count = { $count ->
    [one] { $count } provetta di ghiaia tonda
   *[other] { $count } provette di ghiaia tonda
}
first_martians-item-red-sand = Sabbia rossa
first_martians-item-red-sand-count = { $count ->
    [one] { $count } provetta di sabbia rossa
   *[other] { $count } provette di sabbia rossa
}

## Events: a house out of level

first_martians-event-bean-wager = La scommessa
first_martians-event-bean-wager-scene = Da quando il fagiolo parte da sé, in cambusa c’è un elenco: chi l’ha posato, quanto ci ha messo, da quale lato è caduto. In palio ci sono i piatti da lavare. { $name } ha un vantaggio di undici. Quello che nessuno ha scritto, anche se l’hanno visto tutti, è che i tempi si accorciano.
first_martians-event-bean-wager-action = Limare una scanalatura nel tavolo
first_martians-event-bean-wager-done = { $name } lima una scanalatura lungo il bordo basso. D’ora in poi ciò che rotola viene fermato. È poca cosa, e a cena tutti ci passano il dito.
first_martians-event-bean-wager-consequence = L’elenco viene staccato, e da allora nessuno ne parla. Le tazze si posano tenendoci una mano intorno.
first_martians-event-bean-wager-choice-keep-the-score = Continuare l’elenco, con i tempi
first_martians-event-bean-wager-choice-keep-the-score-told = Si aggiunge una colonna per i secondi. In testa c’è sempre { $name }. Entro sera qualcuno ha tirato una curva fra le cifre, come si fa, e l’ha tirata un po’ oltre.
first_martians-event-bean-wager-choice-eat-the-bean = Mangiare il fagiolo
first_martians-event-bean-wager-choice-eat-the-bean-told = Finisce nella minestra, con altri che non hanno mai fatto niente. Si ride, ma non tanto. Era stato il solo a dire la verità sul tavolo.

first_martians-event-camera-level = L’unica livella
first_martians-event-camera-level-scene = Ruth Feldmann chiede la pendenza del pavimento, al decimo di grado. L’HUB ha uno spettrometro di massa e due rover. Di livelle ne ha una sola, lunga quanto un’unghia, nella testa del treppiede della fotocamera, e dentro c’è una bolla che non sa dove andare.
first_martians-event-camera-level-action = Mettere in piano ogni macchina della base
first_martians-event-camera-level-done = { $name } va di pompa in pompa con la testa del treppiede sotto il braccio e un sacchetto di spessori. Dopo, quasi tutte girano più silenziose. Una lo chiedeva dall’atterraggio.
first_martians-event-camera-level-consequence = Una pompa che sta storta si consuma da un lato. Lo si sente, se si sa che rumore dovrebbe fare.

first_martians-event-sticking-door = La porta
first_martians-event-sticking-door-scene = La porta dell’officina ha preso a incastrarsi, in alto a sinistra. Lunedì voleva una spalla; oggi ne vuole due. Il telaio non è più un rettangolo. La porta è solo la prima a dirlo, perché di una parete è l’unica parte a cui si chiede di muoversi.
first_martians-event-sticking-door-action = Rimontare la porta
first_martians-event-sticking-door-done = { $name } leva la porta, sposta i cardini di un dito e con quello che era rimasto dietro il telaio fa due riparazioni sempre rimandate. La porta si chiude. Dritta non sembra, ma niente lì accanto lo sembra.
first_martians-event-sticking-door-consequence = Nella notte la guarnizione si strappa all’angolo storto. L’allarme suona ancora quando in due trovano il punto.
first_martians-event-sticking-door-choice-plane-it = Passare la lima sull’angolo
first_martians-event-sticking-door-choice-plane-it-told = Se ne vanno quattro millimetri e un bel pezzo del pollice di { $name }. Adesso la porta si chiude con una mano, come devono fare le porte.
first_martians-event-sticking-door-choice-leave-it-open = Lasciarla aperta
first_martians-event-sticking-door-choice-leave-it-open-told = Ci mettono davanti una sedia. Due stanze hanno ora un’aria sola, e quello che puzza nell’una si sa anche nell’altra. Le ventole vanno alzate per tutte e due.

first_martians-event-tell-tale = Una striscia di gesso
first_martians-event-tell-tale-scene = Si fa con le case vecchie: attraverso la crepa si spalma una striscia di gesso, larga due dita, e ci si scrive la data. Il gesso non si allunga. Finché la striscia è intera, la crepa dorme. { $name } ne ha messa una sulla giuntura accanto alla porta dell’officina. Stamattina attraverso la data passa un capello.
first_martians-event-tell-tale-action = Rinforzare la giuntura
first_martians-event-tell-tale-done = { $name } tira un tirante attraverso la giuntura e lo fissa a caldo. Sopra va una striscia nuova, con una data nuova, e il giorno dopo è intera, e quello dopo anche.
first_martians-event-tell-tale-consequence = La striscia cade in due pezzi, ciascuno con mezza data. Ciò che corre dietro la giuntura è stato tirato anche lui, e cede.
first_martians-event-tell-tale-follow-up = { $name } si sveglia alle tre e va con una torcia a guardare una striscia di gesso. È intera. Per crederci si fanno le quattro.

first_martians-event-level-table = La minestra
first_martians-event-level-table-scene = Lo si vede meglio di tutto in un piatto di minestra. L’orlo della minestra e l’orlo del piatto non sono più lo stesso cerchio; dal lato della porta sta più alta. C’è chi gira il piatto finché non è pari, anche se pari non è mai. { $name } ha smesso di guardare e mangia in fretta.
first_martians-event-level-table-action = Segare le gambe del tavolo
first_martians-event-level-table-done = { $name } toglie due centimetri a due gambe, con la livella del treppiede della fotocamera e qualche parolaccia. Ora il tavolo è in piano, in una stanza che non lo è; ci si sta seduti come in barca. Ma la minestra è tonda.
first_martians-event-level-table-consequence = Si cena in piedi, in tre posti, a tre ore diverse.
first_martians-event-level-table-choice-wedge-the-table = Mettere una zeppa al tavolo
first_martians-event-level-table-choice-wedge-the-table-told = Ci vuole un libro sotto una gamba. Nell’HUB c’è un solo libro portato da casa e non scaricato, ed è di { $name }.
first_martians-event-level-table-choice-eat-uphill = Lasciar stare, e mangiare in salita
first_martians-event-level-table-choice-eat-uphill-told = Ci si può abituare. A ogni pasto qualcuno dice che ci si può abituare.

first_martians-event-wrong-corner = L’angolo sbagliato
first_martians-event-wrong-corner-scene = La doccia ha uno scarico, e l’acqua della doccia ci è sempre andata. Adesso va nell’angolo opposto, si ferma e guarda in su. La mattina ha un velo. Chi si lava per ultimo sta in quello che hanno lasciato gli altri.
first_martians-event-wrong-corner-action = Mettere un filtro nell’altro angolo
first_martians-event-wrong-corner-done = { $name } apre un secondo scarico dove l’acqua vuole andare, e sotto ci monta un filtro. Quello che prima ristagnava torna in cisterna, litri al giorno. La coda davanti alla doccia è quasi allegra.
first_martians-event-wrong-corner-consequence = { $name } ha da un po’ un taglio al tallone, e non ci ha fatto caso.

## Events: two advisers

first_martians-event-forty-one-questions = Quarantuno domande
first_martians-event-forty-one-questions-scene = Da Jakutsk arriva un elenco di quarantuno domande. Dove tenete gli stivali? A quale parete vi appoggiate quando siete stanchi? Chi si alza per primo? La diciassette chiede la temperatura del terreno, a sei profondità. «Tiene in piedi case da quarant’anni», dice Ruth Feldmann. «Ho smesso di chiederle perché.» La quaranta è se qualcuno canta, e vorrebbe sentirlo.
first_martians-event-forty-one-questions-action = Rispondere alla quaranta
first_martians-event-forty-one-questions-done = { $name } risponde con una registrazione, quattro minuti, fatta nella camera stagna per via dell’eco. La sera c’è già la replica. È una parola sola, in russo, sottolineata.
first_martians-event-forty-one-questions-consequence = «Della quaranta non ho sentito niente», scrivono da Jakutsk. «È sempre la quaranta che si rimanda.»
first_martians-event-forty-one-questions-choice-answer-all = Rispondere a tutte per iscritto
first_martians-event-forty-one-questions-choice-answer-all-told = Ci va tutta la sera e un pezzo della notte. Dove si tengono gli stivali il pavimento è bagnato; dove è bagnato, sotto è caldo. { $name } se ne accorge scrivendolo, sposta gli stivali, e spegne una stufa che nessuno sapeva accesa.
first_martians-event-forty-one-questions-choice-answer-the-figures = Rispondere a quelle con le cifre
first_martians-event-forty-one-questions-choice-answer-the-figures-told = A undici si può rispondere con una cifra, e lo si fa. «Grazie», scrive Tuyaara Sleptsova. «Adesso la casa la conosco. E chi ci abita?»

first_martians-event-leaning-house = Una casa a Jakutsk
first_martians-event-leaning-house-scene = Ha mandato una fotografia di casa sua. È di larice, ha due piani, e pende verso la strada come qualcuno che ascolta. I davanzali del pianterreno sono al livello del marciapiede. Su uno c’è un gatto. «1934», è scritto sotto. «Sta per crollare dal 1951. Bisogna raccontarle le novità, così resta per sentire il seguito.»
first_martians-event-leaning-house-action = Mandare una foto in risposta
first_martians-event-leaning-house-done = { $name } mette tutti davanti all’HUB, dal lato dove si vede di più, con la testa inclinata per fare il paio. È la prima foto da settimane in cui ridono tutti.
first_martians-event-leaning-house-consequence = Da quando l’hanno vista, lo vedono anche in cambusa. Non si riesce a guardare le tazze e bere insieme.
first_martians-event-leaning-house-choice-write-every-evening = Scriverle ogni sera
first_martians-event-leaning-house-choice-write-every-evening-told = Una persona diversa ogni volta, una pagina, in cima le temperature. Comincia { $name }, e non trova niente da dire, e poi la pagina è piena. A colazione la risposta c’è sempre. Non riguarda mai quello che si è chiesto, e sempre quello che si voleva sapere.
first_martians-event-leaning-house-choice-file-the-picture = Archiviarla con i documenti
first_martians-event-leaning-house-choice-file-the-picture-told = Riceve un numero. Prima { $name } l’ha guardata bene, e annota dove sono gli scarichi. È bello averla in ordine, e sarebbe stato bello averla al muro.

first_martians-event-singing-pipe = Un tubo che canta
first_martians-event-singing-pipe-scene = Accanto alla parete degli alloggi hanno piantato un tubo di prova, per vedere se fa quello che deve. Lo fa, e ronza. Quando l’aria è più fredda, fra le tre e le cinque, il gas sale e il liquido scende proprio a quel passo che fa suonare tutta la canna, un fa profondo, non del tutto intonato. Da martedì nessuno dorme oltre le tre.
first_martians-event-singing-pipe-action = Mettergli un collare
first_martians-event-singing-pipe-done = { $name } sposta un collare su e giù per il tubo, a notte fonda, un palmo alla volta, finché la nota non c’è più. Il gelo che fa c’è ancora. La mattina gli altri entrano in cambusa e non sanno che cosa sia cambiato.
first_martians-event-singing-pipe-consequence = Dopo un’altra notte così, in due litigano se sia un fa.
first_martians-event-singing-pipe-choice-wrap-it = Fasciarlo con quello che c’è
first_martians-event-singing-pipe-choice-wrap-it-told = Stuoie, iuta, la fodera della morsa grande. Ronza ancora, ma come a bocca chiusa. Mezza officina è avvolta intorno a un tubo, e oggi di là mancherà.
first_martians-event-singing-pipe-choice-let-it-sing = Lasciarlo cantare
first_martians-event-singing-pipe-choice-let-it-sing-told = Canta. { $name } non dorme e lo sente lavorare, litro dopo litro, grado dopo grado, e potrebbe essere una consolazione, se fosse intonato.
first_martians-event-singing-pipe-choice-let-it-sing-later = Nel dormiveglia { $name } l’ha sentito: la nota era salita. Dove sta il tubo è tutto gelato sodo, e le macchine da quel lato girano come sul cemento.

first_martians-event-frost-beard = Barbe
first_martians-event-frost-beard-scene = Ai tubi è cresciuta la barba. È l’acqua dell’aria, una traccia appena, che nessuno aveva messo in conto e che si posa sulla cosa più fredda della valle. Nella luce del mattino splendono. Ognuna pesa quanto un gatto, ed è solo acqua, pulita, che se ne sta lì.
first_martians-event-frost-beard-action = Raderle
first_martians-event-frost-beard-done = { $name } fa il giro con un secchio e una spatola da imbianchino, e torna quattro volte. Quello che si scioglie in cisterna basta per respirare una settimana. La sera c’è già un’ombra di barba.
first_martians-event-frost-beard-consequence = Una delle barbe si stacca da sé, tutta intera, sul pianale di Scorpio. Non c’era nessuno. Dev’essere stato uno spettacolo.

first_martians-event-cold-hands-for-kale = Brina sul cavolo
first_martians-event-cold-hands-for-kale-scene = Il cavolo nero regge il gelo, dicono tutti i libri. Intendono una notte. Dal lato basso della fattoria, dove il freddo sale dal pavimento, le foglie sono rigide da giovedì, e a piegarne una si spezza con uno schiocco. Lo si potrebbe coprire, o illuminare.
first_martians-event-cold-hands-for-kale-action = Zappare fra le file
first_martians-event-cold-hands-for-kale-done = { $name } rompe la terra intorno a ogni gambo e la rincalza, a mani nude, perché con i guanti non si sente niente. È un vecchio sistema, e in mezzo bisogna scaldarsi le mani. La sera le foglie sono di nuovo su.
first_martians-event-cold-hands-for-kale-consequence = Un’aiuola si è sgelata, e rigelata, e sgelata. Quello che era cavolo adesso si potrebbe versare.
first_martians-event-cold-hands-for-kale-choice-spare-the-blankets = Dargli delle coperte
first_martians-event-cold-hands-for-kale-choice-spare-the-blankets-told = Negli alloggi una coperta su due finisce sulle aiuole. La sera il cavolo è tiepido al tatto. Si dorme in tuta, e si riposa poco.
first_martians-event-cold-hands-for-kale-choice-burn-a-lamp = Tenergli accesa una lampada
first_martians-event-cold-hands-for-kale-choice-burn-a-lamp-told = Una lampada, rossa, tutta la notte. Costa quello che costa una lampada. E laggiù sotto il pavimento fa un’inezia più caldo anche lì, cosa a cui { $name } avrebbe preferito non pensare.

first_martians-event-slipped-pawl = Il nottolino
first_martians-event-slipped-pawl-scene = Sotto c’è un colpo, e sugli scaffali tutto salta di un dito. Sotto la cambusa c’era in prova un martinetto, e lì è scappato il nottolino: un pezzo d’acciaio lungo un pollice, che sta in una fila di denti e non ha altro compito che starci. La casa è scesa di un dente. Potevano essere due.
first_martians-event-slipped-pawl-action = Fare un nottolino migliore
first_martians-event-slipped-pawl-done = { $name } ne lima uno nuovo da un bullone, più lungo, con un gancio, e poi, già che il banco è messo così, ripara altre due cose. Va al suo posto con il rumore di una porta di buona qualità.
first_martians-event-slipped-pawl-consequence = Scappa una seconda volta, e in quell’occasione dentro c’è { $name }. È solo la spalla. Un tubo dall’altra parte ha avuto meno fortuna.

first_martians-event-forty-centimetres = Quaranta centimetri
first_martians-event-forty-centimetres-scene = L’intercapedine è alta quaranta centimetri, e ci si lavora sulla schiena, con il naso contro il sotto della casa. Per un’ora si può. Poi si comincia a pensare a quanto pesa la casa. Oggi qualcuno deve tornare dentro, e da ieri non si è offerto nessuno.
first_martians-event-forty-centimetres-action = Imbottire le travi
first_martians-event-forty-centimetres-done = { $name } fascia ogni spigolo sul quale qualcuno ha sanguinato, in fondo appende una lampada e accanto, senza motivo, un calendario con una montagna. Sono sempre quaranta centimetri. Ma se ne esce con la stessa fronte.
first_martians-event-forty-centimetres-consequence = Là sotto { $name } si tira su a sedere. È una cosa che si fa una volta.
first_martians-event-forty-centimetres-choice-go-in-oneself = Andarci di persona
first_martians-event-forty-centimetres-choice-go-in-oneself-told = { $name } entra senza una parola e ci sta finché è fatta, ed esce con la faccia grigia e i due gomiti aperti. Nemmeno gli altri dicono niente. Ma accanto alla botola c’è una tazza di tè, e qualcuno aveva indovinato il minuto.
first_martians-event-forty-centimetres-choice-draw-lots = Tirare a sorte
first_martians-event-forty-centimetres-choice-draw-lots-told = Con dei fagioli, guarda caso. Tocca a chi c’era stato ieri, e nessuno propone di tirare un’altra volta.

first_martians-event-early-drawing = La data sul disegno
first_martians-event-early-drawing-scene = { $name } cercava una quota sul disegno di Joost Verbeek, e ha trovato altro. Nell’angolo in basso a destra, nel riquadro dove non guarda nessuno, c’è una data. Il foglio lui l’ha mandato entro un’ora da quando gliel’hanno chiesto. L’ha disegnato quattro anni fa, quando l’HUB non era stato costruito.
first_martians-event-early-drawing-action = Controllare il disegno, riga per riga
first_martians-event-early-drawing-done = { $name } non trova errori. Al contrario, dentro ci sono due cose che vengono in mente solo a chi ci ha pensato a lungo.
first_martians-event-early-drawing-consequence = Una data non è una prova. È appesa in cambusa, sul disegno, e la si legge ogni sera.
first_martians-event-early-drawing-choice-ask-him = Chiederglielo
first_martians-event-early-drawing-choice-ask-him-told = È una riga, del tutto cortese. { $name } la scrive nove volte. Dopo ventotto minuti la risposta non c’è ancora, e dopo un’ora nemmeno, da un uomo di solito così svelto.
first_martians-event-early-drawing-choice-keep-the-date = Non dire niente, e farne una copia
first_martians-event-early-drawing-choice-keep-the-date-told = La copia va sotto il materasso di { $name }, il che è sciocco, perché qui chi dovrebbe portarla via? Ma ci si dorme sopra, e la si sente.

first_martians-event-houses-he-has-drawn = Le case che ha disegnato
first_martians-event-houses-he-has-drawn-scene = Alla fine Joost Verbeek risponde, per lettera. Martinetti ne disegna per ogni casa con cui ha avuto a che fare, scrive. È un’abitudine. La sua sta su un canale, come quella di suo padre, e suo padre una mattina scese e la cucina era in acqua. Ne ha disegnati per il municipio. Prima d’ora non aveva mai spedito uno di quei fogli. «Ero così contento che me l’aveste chiesto», scrive, e si può leggere in due modi.
first_martians-event-houses-he-has-drawn-action = Chiedergli della cucina
first_martians-event-houses-he-has-drawn-done = { $name } glielo chiede, e lui racconta, per sei pagine: di come una pentola galleggiava, e la madre sedeva sulle scale e rideva. Non risponde a niente. Dopo, di lui si pensa meglio, e si sarebbe preferito di no.
first_martians-event-houses-he-has-drawn-consequence = La lettera resta in giro qualche giorno; l’hanno letta tutti, e ciascuno ha letto qualcos’altro.

first_martians-event-sagging-bed = La pozzanghera
first_martians-event-sagging-bed-scene = Ai piedi del gradino, nella fattoria, c’è la pozzanghera. La si asciuga mattina e sera, e ogni volta torna su da sotto, fredda, con qualche granello rosso. Le radici lì accanto se ne sono accorte. Ci sono cresciute intorno, via dalle aiuole, e sembrano sane e non lo sono.
first_martians-event-sagging-bed-action = Posare una canaletta
first_martians-event-sagging-bed-done = { $name } posa una canaletta dal gradino alle aiuole, con una pendenza, per una volta, che aiuta. Quello che prima si asciugava ora annaffia una fila già data per persa. Dà frutto.
first_martians-event-sagging-bed-consequence = Un’intera fila ci è stata dentro fino al collo. Quello che si estrae ha radici come spago bagnato.
first_martians-event-sagging-bed-choice-bail-with-a-pan = Vuotarla, ora per ora
first_martians-event-sagging-bed-choice-bail-with-a-pan-told = Una padella, un secchio, e chi ha le mani libere. Oggi in officina non le ha libere nessuno per nient’altro. La sera il pavimento è asciutto, ed è ancora asciutto quando lo riguardano, dieci minuti dopo.
first_martians-event-sagging-bed-choice-let-it-stand = Lasciarla stare
first_martians-event-sagging-bed-choice-let-it-stand-told = Trova il suo livello e lì resta. Quello che ne evapora gira per tutta la casa, nei condotti si raffredda, e torna giù.

first_martians-event-three-legs = Il ticchettio
first_martians-event-three-legs-scene = Da quando il martinetto è sprofondato la casa ha una torsione, e la notte negli alloggi la si sente: un ticchettio che va di ordinata in ordinata, come qualcuno che cerca una moneta. I cassetti si aprono da sé. Un calzino ha svegliato { $name }.
first_martians-event-three-legs-action = Togliere il carico dall’ordinata
first_martians-event-three-legs-done = { $name } mette un puntone sotto l’ordinata che ticchettava di più, ascolta, e ne mette un altro. Il ticchettio se ne va in un posto dove non dorme nessuno. I cassetti restano chiusi.
first_martians-event-three-legs-consequence = Il ticchettio è arrivato. Nel telaio degli alloggi adesso c’è una crepa in cui entra giusto una moneta.

## Events: the cores

first_martians-event-lids = Coperchi
first_martians-event-lids-scene = Il vento ha aperto una cassetta; il coperchio è un foglio sottile d’alluminio, lungo un metro, e viene per la pianura di taglio, girando, mandando lampi, senza fretta. Dietro ce n’è un secondo. Passano accanto alla casa a passo d’uomo e proseguono verso ovest, come se sapessero di qualcosa.
first_martians-event-lids-action = Seguire la traccia all’indietro
first_martians-event-lids-done = { $name } va dall’altra parte, là da dove venivano. La cassetta è vuota, ma accanto c’è un blocco che dev’essere caduto dalla punta, e che nessun vento poteva portare.
first_martians-event-lids-consequence = Uno dei coperchi torna di notte, da ovest, e si prende la ruota di Froggy.
first_martians-event-lids-choice-run-after-them = Corrergli dietro
first_martians-event-lids-choice-run-after-them-told = Sembra un gioco, ed è una gara. { $name } prende il secondo con un tuffo, e il suo bordo attraverso un guanto. È buon metallo, e c’è punzonato un numero, un tre o un otto.
first_martians-event-lids-choice-note-the-bearing = Annotare la direzione
first_martians-event-lids-choice-note-the-bearing-told = { $name } sta lì e prende il rilevamento, prima dell’uno, poi dell’altro. È la cosa sensata da fare. Mandano ancora qualche lampo, piccolissimi.

first_martians-event-taste-of-stone = Il sapore della pietra
first_martians-event-taste-of-stone-scene = In laboratorio c’è un pezzo di carota grosso un pollice, grigio, da due metri di profondità. Potrebbe essere limo o argilla; al microscopio è grigio. Sulla Terra, dice Mateus, lo si saprebbe in un secondo. Ci si poserebbe la punta della lingua: l’argilla s’attacca. Se lo rigira nel guanto, e non dice altro.
first_martians-event-taste-of-stone-action = Levigare una sezione
first_martians-event-taste-of-stone-done = { $name } la leviga a mano, per tre ore, finché la luce non passa. Dentro ci sono lamelle, bordo contro bordo, come un mazzo di carte. È argilla. Vale tutte e tre le ore saperlo senza che l’abbia detto una lingua.
first_martians-event-taste-of-stone-consequence = È rimasto sul banco scoperto. Quello che era un pezzo di carota ora è un mucchietto, e una domanda.
first_martians-event-taste-of-stone-choice-lick-it = Leccarlo
first_martians-event-taste-of-stone-choice-lick-it-told = S’attacca. Sa di monete, e un poco di piscina. Nel registro c’è una voce, «argilla, organolettico», e poi uno sguardo al manuale medico, che in proposito non ha un capitolo.
first_martians-event-taste-of-stone-choice-lick-it-later = La piscina era perclorato. { $name } se l’era immaginato, e aveva inghiottito lo stesso.
first_martians-event-taste-of-stone-choice-dry-it = Seccarlo, e pesarlo
first_martians-event-taste-of-stone-choice-dry-it-told = Sta a seccare in forno un giorno e viene pesato al milligrammo. È argilla, con una probabilità dell’ottanta per cento. { $name } scrive la cifra. Si vede Mateus guardare il pezzo, e poi la porta, se per caso c’è qualcuno.

first_martians-event-dead-extension = Interno 212
first_martians-event-dead-extension-scene = Joost Verbeek non si trova. Di solito si faceva una domanda, e la risposta era già mezza partita. Ora il suo interno di Delft squilla per la notte di due pianeti, e poi una voce registrata di donna dice in olandese qualcosa che suona come brutto tempo. Sull’elenco dell’equipaggio ci sono cinque domande sulle cassette.
first_martians-event-dead-extension-action = Cancellare le cinque domande
first_martians-event-dead-extension-done = { $name } si siede con il rilievo e da lì risponde a quattro. Si può fare. Basta smettere di aspettarsi che qualcuno arrivi prima.
first_martians-event-dead-extension-consequence = L’hanno visto, dice Ruth, in bicicletta. Ha salutato con la mano.
first_martians-event-dead-extension-choice-let-it-ring = Lasciar squillare
first_martians-event-dead-extension-choice-let-it-ring-told = Lasciano la linea aperta. Per tutto il turno squilla nell’angolo, sette ore, a quattordici minuti da qui. { $name } ha l’impressione che lì accanto ci sia seduto qualcuno.
first_martians-event-dead-extension-choice-write-to-his-home = Scrivergli a casa
first_martians-event-dead-extension-choice-write-to-his-home-told = Un indirizzo c’è, su un canale. { $name } scrive quello che si scrive: se sta bene. Le cinque domande sono su un secondo foglio, e restano qui.
first_martians-event-dead-extension-choice-write-to-his-home-later = È arrivata una risposta per { $name }, senza saluti. È un elenco delle cassette, a memoria, con piccoli schizzi, molto precisi. «Un tempo lo sapevo a mente», c’è scritto in fondo, «per riuscire a dormire.»

first_martians-event-slush = Fanghiglia
first_martians-event-slush-scene = Nel cortile, dove sta Froggy, c’è una macchia scura che ieri sera non c’era. Le ruote davanti ci sono entrate, poi quelle dietro, e il rover intero si è posato, piano, come una frase. Polvere non è. A rivoltarla con lo stivale luccica, poi è opaca, poi dura. È stata liquida per il tempo di guardarla.
first_martians-event-slush-action = Fare una strada di assi
first_martians-event-slush-done = { $name } posa davanti alle ruote il fondo del pianale, asse per asse, e ci tira fuori sopra Froggy. Sotto l’ultima asse viene alla luce un connettore, dello stadio di discesa, nel suo sacchetto.
first_martians-event-slush-consequence = Nella notte è gelata intorno alle ruote. Froggy adesso fa parte del paesaggio, fino ai mozzi.

## Events: what was done with page 40

first_martians-event-ruths-friday = Il venerdì di Ruth
first_martians-event-ruths-friday-scene = A fine turno Ruth Feldmann resta in linea. Erano le quattro e mezza, dice. Sua figlia aveva un concerto alle sei, e suonava la viola, terzo leggio. Verbeek entrò con la cartella, disse che era una formalità, e poi le tenne la porta. «Ho provato a ricordarmi il pezzo», dice. «Sono arrivata in tempo. So dirvi com’erano vestiti tutti.» Non sta chiedendo niente.
first_martians-event-ruths-friday-action = Scoprire che cosa suonarono
first_martians-event-ruths-friday-done = A { $name } ci vogliono una sera e un coro di Darmstadt. Era Dvořák. Lo mandano a Ruth senza una parola, e lei non risponde, ma venerdì alle quattro e mezza canticchia.
first_martians-event-ruths-friday-consequence = Dopo, per giorni, Ruth è corretta, e nient’altro. Non si sapeva quant’altro ci fosse stato.
first_martians-event-ruths-friday-choice-tell-her-a-friday = Raccontarle un venerdì proprio
first_martians-event-ruths-friday-choice-tell-her-a-friday-told = { $name } ne ha uno; quasi tutti ne hanno uno. Non è raccontato bene, e a un certo punto s’interrompe. «Grazie», dice Ruth, dopo ventotto minuti. Poi confrontano il tempo che fa, a quattordici minuti di distanza, ed è quasi come parlarsi.
first_martians-event-ruths-friday-choice-back-to-the-list = Andare avanti con l’elenco
first_martians-event-ruths-friday-choice-back-to-the-list-told = «Punto nove», dice { $name }, con tutta la gentilezza con cui si può dire punto nove. «Sì», dice Ruth. «Certo. Nove.» Il motore in questione scaldava, e lo si sistema.

first_martians-event-another-voice = Un’altra voce
first_martians-event-another-voice-scene = «Buongiorno, Marte», dice un giovane. Ruth Feldmann depone per qualche giorno, e lui deve sostituirla. Si chiama Pelle. Ha una cuffia nuova e parla come si parla a gente in un pozzo. Ha letto tutte le regole. Chiede di confermare ogni frase, e poi conferma la conferma.
first_martians-event-another-voice-action = Mostrargli come si fa
first_martians-event-another-voice-done = { $name } gli fa fare un turno: che cosa si può lasciar fuori, quando tacere, e che si dice buonanotte. Alla fine ride al punto giusto, con ventotto minuti di ritardo.
first_martians-event-another-voice-consequence = Un avviso arriva nella debita forma, con numero, ora e lista di distribuzione. Prima di arrivare a quello che dice, è successo.
first_martians-event-another-voice-choice-speak-slowly = Confermare tutto
first_martians-event-another-voice-choice-speak-slowly-told = Ci vogliono quattro ore per riferire che va tutto bene. { $name } ha letto le temperature del terreno come elenco, e poi l’elenco dell’elenco.
first_martians-event-another-voice-choice-go-on-strike = Fare rapporto quando torna lei
first_martians-event-another-voice-choice-go-on-strike-told = «Aspettiamo Ruth», dice { $name }, e spegne, e nella stanza tutti si raddrizzano. Dura quel che dura. A Darmstadt, intanto, nessuno vede salire l’umidità negli alloggi.

first_martians-event-price-list = Il prezzo
first_martians-event-price-list-scene = Il signore della direzione ha mandato un modulo. Ha tre colonne: «articolo», «quantità», «approvato». La terza è già compilata. È generosa; c’è della cioccolata. In fondo c’è una riga per le osservazioni, e lì qualcuno ha messo, perché non ce se ne dimentichi, la parola «nessuna».
first_martians-event-price-list-action = Frugare di persona nelle scorte
first_martians-event-price-list-done = { $name } non usa il modulo. Dietro la cisterna ci sono lattine che non stanno nella colonna di nessuno, e queste almeno non sono state pagate con niente.
first_martians-event-price-list-consequence = «Prendiamo atto con piacere», scrive il signore, «che non vi sono osservazioni.»
first_martians-event-price-list-choice-haggle = Contrattare
first_martians-event-price-list-choice-haggle-told = Cancellano la cioccolata e scrivono corrente. È approvata entro un’ora; lo sarebbe stata anche per il doppio. È una strana sensazione, essersi venduti per poco.
first_martians-event-price-list-choice-take-what-is-offered = Prendere quello che offrono
first_martians-event-price-list-choice-take-what-is-offered-told = { $name } ci mette la sigla. Il connettore negato da primavera è sbloccato all’istante. La cioccolata è molto buona, e la si mangia senza alzare gli occhi.

first_martians-event-third-signature = Una terza firma
first_martians-event-third-signature-scene = C’è ancora un modulo. È una dichiarazione per gli atti, lunga mezza pagina, da far firmare a chi ha la responsabilità della base: che il terreno è «sostanzialmente come descritto». Sotto, due righe in piccolo. { $name } guarda per un po’ la parola «sostanzialmente». La penna della tavoletta è appesa al suo spago.
first_martians-event-third-signature-action = Chiedere a che cosa serve
first_martians-event-third-signature-done = { $name } lo chiede, in tre modi, a tre persone, sempre per la via giusta. Risulta che non serve a nessuno. Risulta pure che nessuno l’aveva ordinata.
first_martians-event-third-signature-consequence = È stata firmata per loro, si viene a sapere, «in loro assenza». È molto somigliante.
first_martians-event-third-signature-choice-sign = Firmare
first_martians-event-third-signature-choice-sign-told = Ci vuole un secondo. In cambio è autorizzata una riparazione che aspettava da settimane. { $name } l’ha letta, tutta, dalla prima parola all’ultima; non è la differenza che ci si era immaginati.
first_martians-event-third-signature-choice-mislay-the-pen = Smarrire la penna
first_martians-event-third-signature-choice-mislay-the-pen-told = Si comunica che la penna è andata smarrita. Il giorno dopo, anche lo spago. Arrivano solleciti, numerati.
first_martians-event-third-signature-choice-mislay-the-pen-later = Il nono sollecito è andato per errore a tutti, Ruth compresa. «Sento che non si trova una penna», dice a { $name }. «Io qui ne ho una. Non la presto.»

first_martians-event-page-forty = Pagina 40
first_martians-event-page-forty-scene = Qualcuno ha stampato pagina 40 del rilievo e l’ha appesa sopra il fornello. È stata annotata: la casa vista di lato, una forchetta, il disegno di due parole con le ali che volano via. Ormai la riga stessa si legge a fatica. { $name } la legge ogni volta che aspetta che l’acqua bolla.
first_martians-event-page-forty-action = Staccarla
first_martians-event-page-forty-done = { $name } la stacca, la mette in una cartella, e la cartella dove stanno le cartelle. Dietro, la parete è pulita, e ha una vite alla quale si può appendere il mestolo.
first_martians-event-page-forty-consequence = Il vapore l’ha fatta bruna, e si arriccia. Nessuno la vede più, che non è lo stesso che se non ci fosse.

## Events: Carrier 6

first_martians-event-six-minutes = Sei minuti
first_martians-event-six-minutes-scene = Ogni due ore Cargo 6 sorge a ovest, e per sei minuti alla radio c’è qualcuno senza ritardo. Si chiede, e rispondono. Avevano dimenticato com’è: al primo passaggio parlavano tutti insieme, e Ines Quadros li ha lasciati fare. «Uno alla volta», ha detto poi. «Non vado via. Cioè, sì. Ma torno.»
first_martians-event-six-minutes-action = Fare i passaggi di notte
first_martians-event-six-minutes-done = { $name } si alza alle due e alle quattro, perché Ines abbia qualcuno. Di che cosa parlino non si dice. La mattina la consegna si fa con un sorriso.
first_martians-event-six-minutes-consequence = Un passaggio va perso. Erano tutti al lavoro, ciascuno convinto che ci andasse un altro. «Nessuno in casa?» c’è sul nastro, e poi sei minuti di qualcuno che respira e mescola le carte.
first_martians-event-six-minutes-choice-a-game-of-cards = Una partita a carte
first_martians-event-six-minutes-choice-a-game-of-cards-told = Ines dispone un solitario e dice quali carte sono scoperte; quaggiù le dispongono anche loro, sul tavolo della cambusa, e { $name } dice dove metterle. Sei minuti sono quattro mosse. In mezzo c’è il tempo di pensarne di migliori.
first_martians-event-six-minutes-choice-only-figures = Solo cifre
first_martians-event-six-minutes-choice-only-figures-told = Vento, polvere, deriva del radiofaro: sei minuti bastano appena. { $name } legge in fretta e chiaro. Le macchine quaggiù ci guadagnano. Alla fine restano sempre pochi secondi, e nessuno ha niente da metterci.

first_martians-event-black-ten = Il dieci nero
first_martians-event-black-ten-scene = La partita con Ines Quadros va avanti da parecchi passaggi, e { $name } lo vede due mosse prima: non riesce. Il dieci di picche sta sotto un re che non si può spostare. Deve averlo visto anche lei. O no; fischietta. Poi scompare dietro la dorsale, e ci sono due ore per pensarci.
first_martians-event-black-ten-action = Ridisporlo dall’inizio
first_martians-event-black-ten-done = { $name } ridispone ogni carta com’era alla partenza e trova il punto, undici mosse indietro, dove poteva andare altrimenti. Glielo mandano su al passaggio successivo. «Allora sono stata io», dice Ines. «Bene. Credevo fossero le carte.»
first_martians-event-black-ten-consequence = Al passaggio successivo della partita non parla. Quaggiù è ancora sul tavolo, e nessuno osa posarci un piatto.
first_martians-event-black-ten-choice-tell-her-the-ten = Dirglielo
first_martians-event-black-ten-choice-tell-her-the-ten-told = «Lo so», dice Ines Quadros. «Da ieri. Volevo vedere se me l’avreste detto.» La si sente raccogliere le carte. «Adesso vi credo anche sul terreno.»
first_martians-event-black-ten-choice-let-her-lose = Non dire niente, e giocare ancora
first_martians-event-black-ten-choice-let-her-lose-told = { $name } propone un sei su un sette, e un cinque su un sei, giù giù fino a dove finisce. Lei segue ogni proposta. «Che peccato», dice Ines alla fine, con una voce in cui non si sente niente.

first_martians-event-lamp-on-the-wrong-hill = La lampada sull’altura sbagliata
first_martians-event-lamp-on-the-wrong-hill-scene = «La vostra lampada di prova è bella chiara», dice Ines Quadros al passaggio della sera, «ma perché sta lì?» Hanno guardato, poi calcolato, poi sono usciti sul gradino. È sull’altura sbagliata. Da sotto l’una è identica all’altra. Da sopra distano trecento metri, e in mezzo c’è polenta.
first_martians-event-lamp-on-the-wrong-hill-action = Picchettare quella giusta
first_martians-event-lamp-on-the-wrong-hill-done = { $name } va a riprendere la lampada e picchetta l’altura vera in modo che nessuno la scambi con nient’altro, nemmeno un essere umano. Accanto a quella sbagliata erano rimaste delle buone barre.
first_martians-event-lamp-on-the-wrong-hill-consequence = Nella notte la lampada è rotolata giù dall’altura sbagliata, fino all’albero di Scorpio.
first_martians-event-lamp-on-the-wrong-hill-choice-walk-out-tonight = Andarci a piedi stanotte
first_martians-event-lamp-on-the-wrong-hill-choice-walk-out-tonight-told = { $name } va alla luce della lampada che non è dove dovrebbe, e torna a casa senza luce. C’era un fosso. Ma al passaggio successivo nella valle c’è una lampada sola, ed è quella giusta.
first_martians-event-lamp-on-the-wrong-hill-choice-correct-it-on-paper = Correggere la carta
first_martians-event-lamp-on-the-wrong-hill-choice-correct-it-on-paper-told = «Trecento metri a est della lampada», dice ora il piano. È chiarissimo, purché tutti abbiano letto il piano, siano sobri e non scambino est e ovest. Lo si ripassa a ogni pasto.

first_martians-event-sand-into-glass = Da sabbia a vetro
first_martians-event-sand-into-glass-scene = I motori di Cargo 6 soffieranno tutto ciò che è sciolto dentro tutto ciò che non lo è. Anneli ha un’idea, e tre minuti dopo ha un disegno. Con le budella di un forno rivoltate in fuori, dice, e abbastanza corrente, si potrebbe passare sulla sabbia finché non fonde; non a fondo, solo una crosta, come sul budino. Le serve un forno che nessuno rivoglia indietro.
first_martians-event-sand-into-glass-action = Vetrificare il bordo della roccia
first_martians-event-sand-into-glass-done = { $name } gira intorno al posto con l’attrezzo, al passo di un tosaerba. Dietro, il terreno è nero e liscio e tintinna. Il vento ci passa sopra e per la prima volta non porta niente con sé.
first_martians-event-sand-into-glass-consequence = Il forno era rimasto sul banco a pezzi, con il fusibile ponticellato. Qualcuno voleva solo vedere se funzionava ancora.
first_martians-event-sand-into-glass-choice-the-galley-oven = Quello della cambusa
first_martians-event-sand-into-glass-choice-the-galley-oven-told = Dentro c’era una pagnotta. Anneli fischietta mentre lavora. D’ora in poi c’è quello che si può bollire. A chiedere del pane comincia { $name }.
first_martians-event-sand-into-glass-choice-the-bake-out-oven = Quello del laboratorio
first_martians-event-sand-into-glass-choice-the-bake-out-oven-told = Il laboratorio ci teneva al caldo i campioni. Oggi bisogna portarli in giro sotto le giacche, come uova, e non si combina altro.

first_martians-event-crates-on-strings = Casse appese
first_martians-event-crates-on-strings-scene = Scendono con paracadute arancione, una ogni pochi minuti, e dondolano. Ines Quadros dà i numeri da lassù. «La quattro è filtri, la cinque non è per voi, la sei è la mia preferita.» Due scendono vicino al piazzale. La sette ha preso il vento; passa sopra la casa con le corde che cantano, dietro la dorsale, e si vede a lungo dov’è andata.
first_martians-event-crates-on-strings-action = Portarle dentro tutte
first_martians-event-crates-on-strings-done = { $name } raccoglie finché fa buio, e taglia le corde a misura, perché la corda serve sempre. Nella numero sei c’è marmellata.
first_martians-event-crates-on-strings-consequence = Nella notte un paracadute si gonfia ancora una volta e porta la sua cassa a passeggio. La si ritrova al mattino seguendo una fila di lattine.
first_martians-event-crates-on-strings-choice-the-near-crates = Prendere quelle vicine
first_martians-event-crates-on-strings-choice-the-near-crates-told = Sono dentro prima che l’acqua sia salita di un altro dito. Quello che c’è si mangia, ed è incartato con cura. Qualcuno dice «la sette», e nessuno risponde.
first_martians-event-crates-on-strings-choice-the-far-crate = Prendere quella lontana
first_martians-event-crates-on-strings-choice-the-far-crate-told = { $name } la trova su una cengia, coricata, per liberarla deve infilarcisi sotto, e ne esce zoppicando. Dentro ci sono computer, nella schiuma. «Ve l’avevo detto», dice Ines al passaggio successivo, «la cinque non è per voi. La sette era per voi.»

first_martians-event-cake-tin = La torta
first_martians-event-cake-tin-scene = È una torta di miele, di Horta, fatta da una zia, di quelle che si conservano. La scatola si doveva aprire subito, e poi no: c’era tanto da fare. Ora la torta sta sul tavolo della cambusa, dal lato dal quale non può scivolare, e Ines Quadros ha un coltello. «Mia zia ci ha messo una moneta», dice. «Chi la trova deve venire al matrimonio.» Di chi sia il matrimonio non l’hanno detto neanche a lei.
first_martians-event-cake-tin-action = Lavare la scatola
first_martians-event-cake-tin-done = { $name } lava la scatola e trova il secondo strato, sotto la carta: una lettera della zia a tutti, con istruzioni. La si legge ad alta voce. Parla soprattutto di sciarpe.
first_martians-event-cake-tin-consequence = Dalla dispensa è sparito qualcosa di dolce. Non se ne parla, e nel registro delle pompe ci sono briciole.
first_martians-event-cake-tin-choice-to-the-last-crumb = Mangiarla fino all’ultima briciola
first_martians-event-cake-tin-choice-to-the-last-crumb-told = La mangiano in una sera. La moneta tocca a { $name }. Nessuno dorme bene, con tutto quel miele, e si conviene che ne valeva la pena.
first_martians-event-cake-tin-choice-half-for-later = Tenerne da parte metà
first_martians-event-cake-tin-choice-half-for-later-told = Una metà finisce in dispensa, con l’etichetta. È stata un’idea di { $name }, molto ragionevole, e per tutta la sera c’è qualcuno con l’aria di essere ragionevole.

first_martians-event-boots-indoors = Stivali
first_martians-event-boots-indoors-scene = Ines Quadros porta gli stivali in casa. Dorme su una stuoia in corridoio, dal lato verso il quale si rotola, russa, e non riesce a vedere una macchina senza posarci una mano. «Questo chi l’ha stretto?» chiede, venti volte al giorno, e tira fuori una chiave. L’officina non è mai stata così in ordine, né così rumorosa.
first_martians-event-boots-indoors-action = Tenerle la lampada
first_martians-event-boots-indoors-done = { $name } le tiene la lampada per un’ora. Altro non è permesso fare. Poi funziona qualcosa che stava nell’elenco dei casi disperati, e sull’elenco, a lettere grandi, c’è scritto: «Não».
first_martians-event-boots-indoors-consequence = Sul cuscino di qualcuno c’è l’impronta di uno stivale. Era salita lì per via di una valvola. La valvola adesso è in un bel numero di pezzi.

first_martians-event-receding-voice = Una voce che si allontana
first_martians-event-receding-voice-scene = Cargo 6 è sulla via di casa, e ogni giorno ci vuole un po’ di più prima che Ines Quadros abbia sentito quello che le si è detto: otto secondi, poi mezzo minuto. Ha cominciato un altro solitario. Le si dice dove va la carta, e quando lei chiede «Quale?» si ha già pronta la successiva. È come giocare con qualcuno che si sta addormentando.
first_martians-event-receding-voice-action = Mandarle il vento, ogni notte
first_martians-event-receding-voice-done = { $name } tiene il microfono fuori dalla valvola della camera stagna per dieci minuti, e le manda quello. Lei lo mette, dice, quando si corica. È meglio della ventola.
first_martians-event-receding-voice-consequence = Per una notte niente, e poi c’è, chiarissima e lontanissima. Voleva vedere com’era.
first_martians-event-receding-voice-choice-play-to-the-end = Giocare la partita fino in fondo
first_martians-event-receding-voice-choice-play-to-the-end-told = Ci vogliono mezza nottata e molto trasmettitore. Riesce. La parola che manda è in portoghese, e { $name } deve cercarla. Vuol dire sia «fatto» sia «affezionato».
first_martians-event-receding-voice-choice-wish-her-well = Augurarle buon viaggio
first_martians-event-receding-voice-choice-wish-her-well-told = È ben detto, e hanno firmato tutti. «Grazie», dice Ines, quando le è arrivato. «Allora metto via le carte.»

first_martians-event-burst-crate = Quello che è caduto
first_martians-event-burst-crate-scene = Non tutti i paracadute si sono aperti. Dov’è caduta la cassa undici c’è per terra una stella, larga venti metri, di lenticchie. Sono piantate nella sabbia come pallini. In mezzo sta un filtro, in piedi, nel suo involucro, senza un graffio.
first_martians-event-burst-crate-action = Setacciare la sabbia
first_martians-event-burst-crate-done = { $name } setaccia fino a buio. Di lenticchie ce n’è più di quanto si creda, a farlo come si deve. Per settimane si morde sabbia, e ogni volta si pensa a qualcuno.
first_martians-event-burst-crate-consequence = Il vento ha trovato le lenticchie. Adesso ce n’è una sottile riga verde al riparo di ogni pietra fino alla dorsale, dove non spunteranno.

## Events: water

first_martians-event-chalk-on-the-ladder = Gesso sulla scaletta
first_martians-event-chalk-on-the-ladder-scene = Sulla scaletta dell’intercapedine c’è un segno di gesso per ogni ora. Per vederli ci vuole una lampada, e la si spegne in fretta, perché l’acqua restituisce tutto: la scaletta, la botola, un viso con una lampada. Da mezzanotte i segni sono cinque. L’ultimo è bagnato.
first_martians-event-chalk-on-the-ladder-action = Sollevare tutto ciò che non deve bagnarsi
first_martians-event-chalk-on-the-ladder-done = { $name } striscia sotto il pavimento su delle assi e appende, cavo per cavo, tutto quello che era fatto per una casa asciutta. L’acqua sale fin dove stava tutto. Non ci trova niente.
first_martians-event-chalk-on-the-ladder-consequence = A notte fonda l’acqua raggiunge una giunzione di cui nessuno si ricordava. Sotto c’è una luce azzurra, e un odore, e poi meno luci sopra.

first_martians-event-eleven-socks = Undici calzini
first_martians-event-eleven-socks-scene = Nell’HUB sono rimasti undici calzini asciutti. Li hanno contati. Chi è stato là sotto è zuppo fino al ginocchio, e la roba non asciuga, diventa soltanto salata; la mattina sta in piedi da sola. { $name } ne ha due uguali, e gli altri chiedono, con garbo, per quando li conservi.
first_martians-event-eleven-socks-action = Tendere uno stenditoio
first_martians-event-eleven-socks-done = { $name } fa passare lo scarico della pompa più grande per una cassa con dentro degli spaghi. Ronza, puzza, e la sera sono quaranta. Si distribuiscono caldi. È notevole quello che fa.
first_martians-event-eleven-socks-consequence = { $name } ha i piedi bagnati da un pezzo, e a tutti ha detto che non era niente.
first_martians-event-eleven-socks-choice-work-barefoot = Lavorare a piedi nudi
first_martians-event-eleven-socks-choice-work-barefoot-told = È più fredda di quanto si creda possibile per una cosa liquida. { $name } resiste un turno, e là sotto c’è un bullone.
first_martians-event-eleven-socks-choice-wait-for-the-line = Aspettare che siano asciutti
first_martians-event-eleven-socks-choice-wait-for-the-line-told = Le tute nel garage sono calde, e i calzini si appendono lì dentro, due per gamba. Finché non sono asciutti non può uscire nessuno. Stanno seduti qua e là con i piedi raccolti sotto, come uccelli.

first_martians-event-foam = Schiuma
first_martians-event-foam-scene = Sull’acqua dell’intercapedine c’è schiuma, nell’angolo sotto la cambusa, fine e beige, alta un palmo. Noor ne ha presa un po’ in laboratorio. È sale, sapone, e qualcosa che li tiene insieme, e quel qualcosa viene da loro: pelle, minestra, quello che è colato dalle giunture dall’atterraggio in qua. Su questo pianeta è la prima cosa che viva all’aperto.
first_martians-event-foam-action = Scoprire che cosa mangia
first_martians-event-foam-done = { $name } le dà da mangiare, una goccia di questo e una di quello. Preferisce ciò che loro credevano pulito. È un elenco molto istruttivo, e sta quasi tutto in cambusa.
first_martians-event-foam-consequence = È venuta su per lo scarico. Sta nella doccia, fino alle caviglie, ed è beige.
first_martians-event-foam-choice-keep-a-bottle = Tenerne due bottiglie
first_martians-event-foam-choice-keep-a-bottle-told = Stanno al freddo, con l’etichetta e un tappo lasciato lento. Noor va a trovarle mattina e sera. Così fanno loro, per i condotti, con lei.
first_martians-event-foam-choice-skim-it-off = Schiumarla via
first_martians-event-foam-choice-skim-it-off-told = Si fa con un mestolo e occupa il laboratorio un giorno intero, perché va bollita. Dopo, { $name } butta il mestolo. Il perché esatto non si sarebbe saputo dire.

first_martians-event-first-ice = Il primo ghiaccio
first_martians-event-first-ice-scene = L’acqua pompata da sotto la casa è stata portata nella conca lì dietro, e là sta. Nella notte gela. Al mattino è nera, senza un graffio, e ha dentro tutto il cielo. Da un anno nessuno vedeva una superficie così, una sulla quale non è ancora successo niente. Poi sull’orlo c’è lo stivale di qualcuno.
first_martians-event-first-ice-action = Sedersi un po’ sulla riva
first_martians-event-first-ice-done = { $name } sta lì con le braccia intorno alle ginocchia, come davanti a qualsiasi lago. Schiocca, da una sponda all’altra, come una frusta; è soltanto il freddo. Uno dopo l’altro vengono fuori anche gli altri, a vedere dove sono tutti.
first_martians-event-first-ice-consequence = Regge dappertutto tranne che in un punto, dove c’è il sale. Adesso { $name } sa dov’è.
first_martians-event-first-ice-choice-step-onto-it = Metterci piede
first_martians-event-first-ice-choice-step-onto-it-told = Tre passi, e poi { $name } va avanti senza farne altri, girando, a braccia larghe, per un bel tratto e con una certa dignità, fino alla riva. Fa male. Sulla telecamera del piazzale lo si rivede quattro volte.
first_martians-event-first-ice-choice-cut-blocks = Tagliarne blocchi
first_martians-event-first-ice-choice-cut-blocks-told = Lo strato in alto è dolce; il suo sale l’ha lasciato sotto. Lo si sega in blocchi, lo si porta dentro, e lo si respirerà. Dopo si vede un buco dai bordi dritti, e niente cielo.

first_martians-event-white-cables = Cavi bianchi
first_martians-event-white-cables-scene = Da quando è salita l’acqua i cavi imbiancano. È sale, una peluria fine, e cammina: dove la mattina era lunga un palmo, la sera è lunga due. Conduce un po’. Al buio, quando c’è silenzio, si vedono le giunzioni rilucere come qualcosa che pensa.
first_martians-event-white-cables-action = Tagliare via ciò che è bianco
first_martians-event-white-cables-done = { $name } taglia via un pezzo dopo l’altro e ne mette di sani. È un secchio pieno. Ricominciano a funzionare cose delle quali nessuno sapeva che non funzionassero.
first_martians-event-white-cables-consequence = Due pelurie si sono incontrate. Fa uno scoppio piccolo come una noce.
first_martians-event-white-cables-choice-brush-them = Spazzolarli, ogni notte
first_martians-event-white-cables-choice-brush-them-told = Con uno spazzolino da denti, perché altro non ci entra. { $name } ci mette il suo. È un lavoro durante il quale si ripensa a tutta la propria vita, dal principio.
first_martians-event-white-cables-choice-switch-half-off = Spegnere ciò che è bianco
first_martians-event-white-cables-choice-switch-half-off-told = Quello che è senza corrente non può bruciare. Il resto deve reggere tutto, e si vede. Ci si muove a mezza luce, e ognuno ha già sbattuto contro ognuno.

## Events: moving

first_martians-event-niemis-rule = La regola di Niemi
first_martians-event-niemis-rule-scene = Per i traslochi Gunnel Niemi ha una regola: quello che sai descrivere non occorre portarlo. «La sedia marrone con la bruciatura. Vedi, ce l’hai già. Quello che non sai descrivere, quello lo imballi.» { $name } è da un quarto d’ora davanti a uno scaffale. Ci sono una pietra, una tazza incrinata e mezzo paio di occhiali da sole.
first_martians-event-niemis-rule-action = Scrivere le descrizioni
first_martians-event-niemis-rule-done = { $name } descrive trentuno cose, ciascuna su un cartoncino. È stupefacente quanto funzioni. Le cose restano nelle vecchie stanze, e i cartoncini vanno in una scatola di latta.
first_martians-event-niemis-rule-consequence = Si porterà via tutto, viene fuori; ciascuno per conto suo aveva fatto un’eccezione. Dalla porta tutto non passa.
first_martians-event-niemis-rule-choice-throw-it-out = Lasciare lì tutto
first_martians-event-niemis-rule-choice-throw-it-out-told = Lo scaffale è sgombro in un minuto. Dopo si cammina più leggeri, davvero, e dura tutta la sera. Solo la mano continua ad andare dove stava la tazza.
first_martians-event-niemis-rule-choice-hide-it = Nasconderlo in un carico
first_martians-event-niemis-rule-choice-hide-it-told = La pietra va in un guanto, la tazza in uno stivale, lo stivale in una cassa con scritto «valvole». Nella cassa con scritto «valvole» c’è qualcosa di tutti. Pesa tanto che una slitta si lamenta.

first_martians-event-church-on-wheels = La chiesa
first_martians-event-church-on-wheels-scene = Da Kiruna arriva un filmato. Una chiesa di legno rossa avanza per una strada, a mezzo chilometro l’ora, su un rimorchio con duecento ruote. La gente cammina a fianco; qualcuno ha portato sedie pieghevoli, e se le sposta, dieci metri alla volta. «Io camminavo davanti», dice Gunnel Niemi, «con in mano un bicchiere d’acqua. Tutti pensavano che fosse per il livello. Avevo sete.»
first_martians-event-church-on-wheels-action = Portare un bicchiere davanti alla casa
first_martians-event-church-on-wheels-done = { $name } cammina all’indietro davanti al prossimo carico con un bicchiere pieno fra le mani, e dietro i vetri si vedono gli altri guardare il bicchiere. Per strada gela. Ma non trabocca.
first_martians-event-church-on-wheels-consequence = Il filmato lo si vede così spesso che qualcuno nota che cosa c’è dietro la chiesa: una strada con di traverso una recinzione, e di là niente.

first_martians-event-canvas-joint = Il giunto di telo
first_martians-event-canvas-joint-scene = Per arrivare ai bulloni hanno tirato gli alloggi di lato, nove metri più in là, e al resto della casa li tiene un tunnel di telo con i cerchi. Si dice che sia a tenuta, e lo è, finché il vento viene da nord. Da ovest respira, dentro e fuori, e ogni volta un po’ più fuori. Di là ci sono le cuccette.
first_martians-event-canvas-joint-action = Cucire una seconda pelle
first_martians-event-canvas-joint-done = { $name } cuce per un giorno e infila un tunnel sull’altro, con tela da filtri in mezzo. Smette di respirare. Dalla parte interna qualcuno ha disegnato una finestra.
first_martians-event-canvas-joint-consequence = Un cerchio buca il telo. In tre secondi il tunnel è piatto, e gli alloggi sono un’isola.
first_martians-event-canvas-joint-choice-run-through = Passare di corsa
first_martians-event-canvas-joint-choice-run-through-told = Si prende fiato, si corre, e si torna a respirare di là. Va bene undici volte. Poi nel mezzo { $name } incontra qualcuno.
first_martians-event-canvas-joint-choice-suit-up-each-time = Mettersi ogni volta la tuta
first_martians-event-canvas-joint-choice-suit-up-each-time-told = Venti minuti per metterla, uno per passare, venti per toglierla. Oggi chi ha scordato qualcosa in officina ci ripensa, se l’ha scordato davvero.

first_martians-event-where-the-room-was = Dov’era il ripostiglio
first_martians-event-where-the-room-was-scene = Il primo ad andarsene è stato il ripostiglio degli attrezzi, due metri per tre, che bastava portare a braccia. Dove stava, ora c’è un rettangolo di terra che non vedeva il cielo da sei mesi. È bagnato. Al sole fuma, la sera è duro, e dentro c’è tutto quello che era caduto attraverso il pavimento: viti, un pettine, un cucchiaio. E fagioli, parecchi.
first_martians-event-where-the-room-was-action = Prelevarne una carota
first_martians-event-where-the-room-was-done = { $name } perfora nel mezzo del rettangolo. È l’unico pezzo di terra su Marte del quale si sappia con precisione quanto è stato caldo, e quando, e chi ci cercava una vite.
first_martians-event-where-the-room-was-consequence = Sembrava duro, e Froggy era rimasto lì sopra.

## Events: staying

first_martians-event-nine-degrees = Nove gradi
first_martians-event-nine-degrees-scene = Il riscaldamento della cambusa viene portato a nove gradi in tre passi, e oggi è stato il terzo. Sopra i piatti si vede il fiato. Il burro va grattato. Tuyaara Sleptsova l’aveva chiesto per una domenica, perché avessero il tempo di arrabbiarsi.
first_martians-event-nine-degrees-action = Cuocere qualcosa che prenda tutto il giorno
first_martians-event-nine-degrees-done = { $name } ha trovato in una lettera da Jakutsk una ricetta che comincia con «Prendete un osso». Osso non ce n’è. Quello che ne viene sobbolle da mattina a sera, e chiunque abbia qualcosa da fare scopre che si può fare in cambusa.
first_martians-event-nine-degrees-consequence = Per orgoglio { $name } non ha voluto mettersi un secondo maglione.

first_martians-event-coat-pattern = Un cartamodello
first_martians-event-coat-pattern-scene = Il cartamodello è arrivato per radio, come elenco di punti: davanti, dietro, manica, cappuccio. Lo si può tracciare sul pavimento e tagliarci intorno. Samuel, che ha cucito persone, dice che la stoffa sta più ferma. Quella che manca è la stoffa. Ci sono le tende delle cuccette, che sono tutto ciò che ciascuno ha come porta. E c’è la fodera della tuta di scorta.
first_martians-event-coat-pattern-action = Cucire, tutti insieme
first_martians-event-coat-pattern-done = Siedono intorno al tavolo con gli aghi, sotto l’unica lampada, finché { $name } non stacca con i denti l’ultimo filo. I cappotti sono troppo lunghi, e troppo larghi, e tutti identici. Da dietro non si capisce chi è. Dentro fa caldo.
first_martians-event-coat-pattern-consequence = { $name } ha percorso il corridoio in maniche di camicia una volta di troppo, e non ha sentito la maniglia, e poi l’ha sentita.
first_martians-event-coat-pattern-choice-cut-the-curtain = Tagliare le tende
first_martians-event-coat-pattern-choice-cut-the-curtain-told = Il primo cappotto è per { $name }, che aveva più freddo di tutti. È morbido, con delle stelline. La notte si sta lì, si vedono gli altri, e ci si gira verso il muro.
first_martians-event-coat-pattern-choice-cut-the-spare-suit = Tagliare la tuta di scorta
first_martians-event-coat-pattern-choice-cut-the-spare-suit-told = È roba buona, argentata da una parte. L’aria che c’era nelle bombole se ne va mentre cercano la valvola. Ora c’è una tuta a testa, e ci si è messi a contare.

first_martians-event-hole-with-a-lid = Il buco col coperchio
first_martians-event-hole-with-a-lid-scene = Sul piazzale c’è un buco largo un braccio, profondo sei metri, con un coperchio. Dentro pendono termometri su un filo. «Non guardate ogni giorno», ha scritto Tuyaara Sleptsova. «Aprendo il coperchio fate entrare il giorno. Un sol su tre basta, e negli altri due dovrete crederci.» È il primo sol dei due.
first_martians-event-hole-with-a-lid-action = Fare un coperchio migliore
first_martians-event-hole-with-a-lid-done = { $name } fa un coperchio con un coperchio dentro, imbottito di bambagia, attraverso il quale si può leggere il filo senza far entrare niente. Quello che si è tolto per fargli posto è una bella carota grigia.
first_martians-event-hole-with-a-lid-consequence = Qualcuno ha guardato, e ha guardato anche qualcun altro, e nessuno dei due ha chiuso bene. Le cifre di quel giorno non servono a niente, e le successive nemmeno.
first_martians-event-hole-with-a-lid-choice-pull-it-up = Tirarlo su e guardare
first_martians-event-hole-with-a-lid-choice-pull-it-up-told = Meno zero virgola due. È meglio di ieri. { $name } tiene in mano il termometro un po’ troppo, per sicurezza, e quello sale a più.
first_martians-event-hole-with-a-lid-choice-wait-three-sols = Crederci per due sol
first_martians-event-hole-with-a-lid-choice-wait-three-sols-told = Sul coperchio si mette una sedia. La sera { $name } ci gira intorno, a distanza, come si gira intorno a una torta.
first_martians-event-hole-with-a-lid-choice-wait-three-sols-later = Il terzo sol { $name } ha il permesso di sollevarlo. Meno uno. «Vedete», scrivono da Jakutsk, «è timido.»

first_martians-event-winter-song = Un coro a Jakutsk
first_martians-event-winter-song-scene = La lettera di stamattina è una registrazione. Sono undici donne e un uomo, in una stanza dove si sente la stufa, e cantano qualcosa di molto lento. «Vi avevamo chiesto se cantate», dice alla fine Tuyaara Sleptsova, con un po’ di fiatone. «Poi abbiamo pensato che forse volevate sapere lo stesso di noi. È una canzone per una casa dove qualcuno è ancora sveglio.»
first_martians-event-winter-song-action = Imparare la seconda voce
first_martians-event-winter-song-done = { $name } la trascrive a orecchio, riga per riga, con lettere che stanno per suoni. La sera c’è una seconda voce, e a colazione qualcuno osa prendere la prima.
first_martians-event-winter-song-consequence = La si mette a ogni pasto. È molto lenta, e alla fine qualcuno lo dice.

first_martians-event-one-leg-shorter = Una gamba più corta
first_martians-event-one-leg-shorter-scene = È questione di uno su cento: tanto pende il corridoio, dalla cambusa fino in fondo, e ogni giorno ciascuno lo percorre sessanta volte. Si torna sempre con lo stesso piede più in basso. { $name } ha un dolore all’anca, e ha notato che gli altri si alzano dalla sedia proprio allo stesso modo.
first_martians-event-one-leg-shorter-action = Fare ginnastica, contro la parete
first_martians-event-one-leg-shorter-done = Prima di colazione { $name } mette tutti in fila lungo la parete, con l’altro piede su un libro. Ha un’aria sciocca. Ben presto, se non si fa, manca.
first_martians-event-one-leg-shorter-consequence = In una foto per la stampa sono su un terreno in piano, tutti quanti, e pendono.
first_martians-event-one-leg-shorter-choice-walk-backwards = Tornare camminando all’indietro
first_martians-event-one-leg-shorter-choice-walk-backwards-told = All’andata il sinistro più in basso, e al ritorno il sinistro più in basso. È logico, e aiuta, e ogni giorno qualcuno con un vassoio chiede a { $name } se dev’essere proprio adesso.
first_martians-event-one-leg-shorter-choice-build-up-a-sole = Rialzare una suola
first_martians-event-one-leg-shorter-choice-build-up-a-sole-told = In ogni paio una scarpa riceve due centimetri di sughero. L’officina è occupata per tutto il giorno. All’andata è perfetto, e al ritorno è due volte peggio.

first_martians-event-warm-rectangle = La macchia
first_martians-event-warm-rectangle-scene = L’orbiter ha fatto una foto all’infrarosso. La valle è azzurra. Nel mezzo c’è la casa, bianca, e intorno alla casa, molto più grande di lei, una macchia che va dal giallo al verde, con un lungo dito puntato sul piazzale. È quello che hanno scaldato senza volerlo. In laboratorio è appesa accanto alla finestra, per il confronto.
first_martians-event-warm-rectangle-action = Misurare lungo il dito
first_martians-event-warm-rectangle-done = { $name } cammina lungo il dito con un termometro in cima a un bastone, e in fondo c’è una flangia che perde, non più grande di un piatto, e soffia fuori aria buona da quando sono arrivati. Lo si mette per iscritto. Darmstadt lo definisce un articolo eccellente.
first_martians-event-warm-rectangle-consequence = È arrivata la foto successiva. Il dito ha raggiunto il piazzale, e gli è cresciuta un’unghia.
first_martians-event-warm-rectangle-choice-cover-it = Coprire l’orlo di sabbia
first_martians-event-warm-rectangle-choice-cover-it-told = Spalano finché le bombole sono a metà. Il laboratorio è fermo; chi può reggere una pala la regge. Nella foto del giorno dopo la macchia ha un orlo netto, come una costa.
first_martians-event-warm-rectangle-choice-plant-a-flag = Segnarla con bandierine
first_martians-event-warm-rectangle-choice-plant-a-flag-told = { $name } ci gira intorno con un mazzo di bandierine. Mettono allegria. Ogni mattina si vede quali sono finite dalla parte sbagliata.

## Adventures

first_martians-adventure-stone-that-rings = Una pietra che suona
first_martians-adventure-stone-that-rings-scene = { $name } ha preso l’abitudine di battere il terreno con il martello, ogni pochi passi, come fanno i ciechi. Suona come pane, quasi dappertutto. Una volta, dietro una gobba, tintinna. Tintinna per due passi, poi è di nuovo pane, e anche se { $name } ci ripassa a quattro zampe non lo si ritrova più.
first_martians-adventure-stone-that-rings-later = Era un pezzo dello stadio di discesa, alla fine, sotto la sabbia. Ma { $name } l’aveva descritto a Jakutsk, e ha avuto risposta: «Io ho battuto undici anni prima che mi prendessero sul serio. Voi avete buon orecchio. Continuate a battere».

first_martians-adventure-tilted-horizon = L’orizzonte
first_martians-adventure-tilted-horizon-scene = Chi abita su una pendenza se la porta dietro. Su una dorsale { $name } si ferma, perché l’orizzonte è sbagliato: pende a sinistra, come un quadro. La cengia davanti sembra in piano. Al polso, con una cinghia, c’è la livella del treppiede della fotocamera, e la bolla è di un altro parere.
first_martians-adventure-tilted-horizon-choice-trust-the-eye = Fidarsi dell’occhio
first_martians-adventure-tilted-horizon-choice-trust-the-eye-told = In piano non era. { $name } la scende su un’anca fino al ghiaione, e resta lì, a guardare un orizzonte perfettamente dritto.
first_martians-adventure-tilted-horizon-choice-trust-the-bubble = Fidarsi della bolla
first_martians-adventure-tilted-horizon-choice-trust-the-bubble-told = Ci vuole un’ora, di sbieco, contro un pendio che non c’è, ogni passo contro il proprio parere. Dalle impronte si vede poi che era dritto.

first_martians-adventure-level-shadow = In piano
first_martians-adventure-level-shadow-scene = Qui fuori, sulla roccia nuda, non pende niente. { $name } se ne accorge nei polpacci: non hanno niente da fare. Una bombola, posata, resta dov’è. Verrebbe da restare anche a chi la posa, finché dura l’aria che c’è dentro, a pancia in su, braccia e gambe aperte, sulla prima cosa, in sei mesi, che non cede.

first_martians-adventure-ninth-tray = La nona cassetta
first_martians-adventure-ninth-tray-scene = Nell’elenco di Tasso le cassette erano nove, e questa l’avevano data per persa. È al riparo di un masso, con il coperchio sopra, e accanto ci sono le tracce di sei ruote, che finiscono lì. Tasso l’ha posata, è andato avanti quanto è lungo, e si è fermato. { $name } ha una mano sulla maniglia.
first_martians-adventure-ninth-tray-choice-bring-it-in = Portarla dentro
first_martians-adventure-ninth-tray-choice-bring-it-in-told = È leggera. { $name } la porta a casa fra le braccia. Solo la sera viene in mente chi si è derubato, ed è ridicolo, e rimane.
first_martians-adventure-ninth-tray-choice-leave-it-to-badger = Lasciarla dov’è
first_martians-adventure-ninth-tray-choice-leave-it-to-badger-told = { $name } toglie la polvere dall’etichetta e manda invece a casa una foto, per la strada lunga, con la piccola antenna del rover. Era l’ultima cosa che gli avevano detto di fare. L’ha fatta.

first_martians-adventure-under-one-arm = Sotto il braccio
first_martians-adventure-under-one-arm-scene = Un tubo dello stadio di discesa è lungo quattro metri e non pesa quasi niente. { $name } se lo mette sotto il braccio, si volta a vedere chi chiama, e l’altro capo arriva dopo, con tutta la forza di quasi niente per quattro. Per un momento ci sono le stelle di giorno.
first_martians-adventure-under-one-arm-later = Il tubo con dentro la fronte di { $name } era una linea di alimentazione. La sua valvola era ancora chiusa, e dietro la valvola, dopo tutto questo tempo, c’era ancora ossigeno. L’hanno fatto uscire chiedendo scusa.

first_martians-adventure-label-in-the-wind = Un’etichetta
first_martians-adventure-label-in-the-wind-scene = L’etichetta di una delle casse si è staccata e svolazza per terra, sempre giusto fino alla pietra dopo. È scritta a mano. { $name } riesce a leggere la prima parola, «Per», e poi c’è una piega. Aspetta, e poi va avanti.
first_martians-adventure-label-in-the-wind-choice-chase-it = Inseguirla
first_martians-adventure-label-in-the-wind-choice-chase-it-told = Si fa seguire da { $name } per quasi un’ora, fino a una cassa che nessuno aveva visto scendere. «Per chi corre dietro alle cose», dice. È la mano di Ines Quadros. Nella cassa ci sono staffe.
first_martians-adventure-label-in-the-wind-choice-let-it-go = Lasciarla andare
first_martians-adventure-label-in-the-wind-choice-let-it-go-told = «Per», pensa { $name } per tutta la strada del ritorno, e a cena, e a luce spenta.

first_martians-adventure-ice-that-speaks = Ghiaccio che parla
first_martians-adventure-ice-that-speaks-scene = Il pezzo di ghiaccio andava pesato. Ha cominciato a sciogliersi, e intanto crepita, pianissimo, come una bibita. Sono bollicine; l’aria che hanno dentro fu chiusa lì quando qui nevicava. { $name } ci accosta l’orecchio. A ogni crepitio c’è un respiro di un cielo che da molto tempo non esiste più.
first_martians-adventure-ice-that-speaks-choice-listen-to-the-end = Ascoltare fino alla fine
first_martians-adventure-ice-that-speaks-choice-listen-to-the-end-told = Ci vogliono quaranta minuti. Alla fine c’è un po’ d’acqua in un piattino, e una bilancia che non segna niente degno di nota. { $name } annota lo stesso l’ora. Quel giorno si è in ritardo per tutto.
first_martians-adventure-ice-that-speaks-choice-back-into-the-cold = Rimetterlo al freddo
first_martians-adventure-ice-that-speaks-choice-back-into-the-cold-told = Il congelatore assorbe quello che assorbe. Ciò che resta è pesato, tagliato e descritto, e per una volta gli strumenti vanno d’accordo. Quando { $name } chiude il coperchio sta ancora parlando.

first_martians-adventure-pencil-in-the-margin = A margine
first_martians-adventure-pencil-in-the-margin-scene = Il rilievo è stato scansionato, tutte le centodieci pagine, cerchi di caffè compresi. A pagina 12, accanto a una tabella di profondità, c’è qualcosa a matita, così fioco che { $name } lo prende prima per un capello. Dice: «J., sicuro? M.». Sotto non c’è niente. Nell’elenco degli autori non c’è nessuno il cui nome cominci per M.
first_martians-adventure-pencil-in-the-margin-later = Ruth l’ha trovata: Marit, una studentessa, lì per un’estate. Se ne ricorda. Aveva chiesto, e le avevano detto che avrebbe imparato. Ora conduce un traghetto, e ne ha mandato una foto a { $name }. «Ogni mattina conto i salvagenti», scrive. «Ridono. Io li conto.»

first_martians-adventure-on-ones-back = Sulla schiena
first_martians-adventure-on-ones-back-scene = Sotto la casa, sulla schiena, con la leva fra le mani, si vedono un bullone, una saldatura e il proprio fiato. Il dado è andato fin dove deve. Sopra { $name }, qualcuno cammina per la cambusa; lo si sente nella leva. A sensazione, un altro mezzo giro ci starebbe.
first_martians-adventure-on-ones-back-choice-half-a-turn-more = Ancora mezzo giro
first_martians-adventure-on-ones-back-choice-half-a-turn-more-told = Ci sta. Qualcosa che scricchiolava da settimane smette. Poi la leva scatta indietro, in uno spazio dove non c’è altro posto in cui andare che lo zigomo di { $name }.
first_martians-adventure-on-ones-back-choice-crawl-out = Lasciar stare, e strisciare fuori
first_martians-adventure-on-ones-back-choice-crawl-out-told = Era fin dove deve. Per tutta la sera { $name } sente scricchiolare, nitidamente, per il valore di mezzo giro.

first_martians-adventure-screws-of-the-old-floor = Le viti del pavimento
first_martians-adventure-screws-of-the-old-floor-scene = Il pavimento va tolto, e lo tengono quattrocento viti. Le prime { $name } le estrae con un certo rispetto. A cento si comincia a capire che qualcuno l’ha fatto in catena di montaggio, a Torino o giù di lì, che usava la mano sinistra, e che alla vite duecentododici deve aver pensato ad altro. Le viti si conservano. Il malumore anche.

first_martians-adventure-bare-fingers = Dita nude
first_martians-adventure-bare-fingers-scene = È una filettatura fine, e con i guanti non s’imbocca. Così { $name } se li è tolti, qui al chiuso, dove ci sono quattro gradi, e l’acciaio fino a un momento fa era fuori. La pelle s’attacca, un po’. Tre giri sono fatti, e ce ne vorrebbero nove.
first_martians-adventure-bare-fingers-choice-finish-the-thread = Finire la filettatura
first_martians-adventure-bare-fingers-choice-finish-the-thread-told = Nove giri, e tiene come nient’altro in casa; avanza perfino una staffa. Ci sono rimasti su anche due polpastrelli.
first_martians-adventure-bare-fingers-choice-warm-them-first = Prima scaldarlo
first_martians-adventure-bare-fingers-choice-warm-them-first-told = L’acciaio se la prende comoda. { $name } gli sta accanto con una lampada, per un’ora, e scalda un pezzo di casa che tutti gli altri raffreddano da settimane.

first_martians-adventure-borrowed-spanner = La chiave in prestito
first_martians-adventure-borrowed-spanner-scene = Ines Quadros ha una chiave che non viene da nessuna serie, forgiata, con una piega, lucidata da moltissime mani. { $name } gliel’aveva chiesta con gli occhi. Ora le sta nel palmo, e pesa più di quanto si creda. «Mio nonno», dice Ines. «Balenieri. Non farla cadere, non prestarla, e non dire niente della piega.» { $name } fischietta mentre la usa, e non riesce a non pensare a che cosa succede se le cade.
first_martians-adventure-borrowed-spanner-later = { $name } restituisce la chiave, avvolta in un panno. «E?» chiede Ines. Ha girato un dado sul quale si erano arrese tutte e due, e { $name } fischietta la melodia che ci va. La piega serve a quello.

first_martians-adventure-gravy-test = Sugo
first_martians-adventure-gravy-test-scene = Uno strumento va collaudato, e per quello ci vuole un liquido denso, noto e disponibile. { $name } ha versato del sugo d’arrosto in un piatto e l’ha posato sul pavimento di ogni stanza, una per una, con un righello. È la misura migliore finora, ed è il pranzo.
first_martians-adventure-gravy-test-later = Dalla tabella del sugo di { $name } qualcuno a Darmstadt ha calcolato quale pompa deve reggere più peso. Era quella che faceva quel rumore.
