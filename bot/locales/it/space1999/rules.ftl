# Le regole di Spazio: 1999 in breve. Pagine di al massimo 1.500 caratteri.

space1999-rules-aim-heading = Di che si tratta
space1999-rules-aim =
    La Luna è uscita dalla sua orbita e va alla deriva nello spazio ignoto. Ogni equipaggio ha una nave e un quarto della Luna come Base: 🔵 A, 🔶 B, 🍀 C o 🟨 D.

    Esplora i pianeti, porta a casa **carte di rotta** e posale sul **Monitor Stellare**, dal tuo lato fino alla Terra al centro. Vince chi per primo ha una rotta che l’**Elaboratore Centrale** approva.

    Cominci alla Base con { $energy } U.E. (unità di energia) e { $plans } piano di volo.

space1999-rules-turn-heading = Il tuo turno
space1999-rules-turn =
    Fai una di queste cose:
    • **vola** con le tue U.E., oppure
    • **proponi un piano di volo** all’Elaboratore Centrale.
    Chi può fare l’una o l’altra deve farlo; passa solo chi non può fare nessuna delle due. Nel tuo turno puoi anche spostare carte sul Monitor.

    Quando tutti hanno mosso, si muove la **Luna**: una scheda la porta su un numero da 1 a { $numbers }, e gira di un quarto in senso orario. La tua Base gira con lei, e ne partono altre linee di forza. Le navi nello spazio che incontra atterrano alla loro Base. Ciò che sta sotto la Luna non si raggiunge.

space1999-rules-flight-heading = Voli
space1999-rules-flight =
    Le navi volano lungo le **linee di forza**, dalla Base, da un nodo o da un pianeta.
    • Un tratto rettilineo costa **1 U.E.**, per lungo che sia; passare diritto su un nodo è gratis.
    • Ogni **deviazione** costa **1 U.E.** in più, anche un’inversione.
    • Nessuno passa per un nodo occupato da un’altra nave, né vi si ferma.
    • Puoi fermarti su ogni nodo libero. Il volo del turno dopo è un nuovo tratto.
    • Chi raggiunge un pianeta atterra e ne pesca la carta.
    • A casa voli solo nel tuo settore, e solo con almeno una carta di rotta. La Luna non si attraversa.

    Ci sono { $nodes } nodi, numerati sullo schermo di gioco, e { $planets } pianeti.

space1999-rules-plans-heading = Piani di volo
space1999-rules-plans =
    I { $deck } piani si tengono nascosti. Scopri quello che proponi:
    • **atterraggio** su un pianeta, in un balzo; se è già visitato, su uno qualsiasi da visitare;
    • **rientro** alla Base; chi c’è già si muove invece di { $steps } nodi e non riceve U.E.;
    • **U.E.** da ritirare.

    Eseguire un piano non costa U.E., e nessuna nave blocca un balzo su un pianeta o a casa. Ne ricevi uno nuovo quando non ne hai più, per un turno successivo.

    Su un pianeta prima le U.E.: un piano si propone solo senza U.E., o se altre navi sbarrano ogni via.

space1999-rules-computer-heading = L’Elaboratore Centrale
space1999-rules-computer =
    A ogni piano dà una di queste tre risposte:
    • ✅ **OK** ({ $ok }%): il piano si esegue.
    • ❌ **No** ({ $negative }%): il piano è perso e la nave si muove di un nodo, gratis. Puoi proporre altri piani.
    • ⚪ **Nessun segnale** ({ $neutral }%): il piano resta in mano, e decide una scheda dell’Elaboratore. In quel turno non se ne propongono altri.

    Le { $programs } schede: spostare una carta ({ $moves }), toglierne una ({ $removes }), a casa con U.E. in più, le sole che riceve chi è già alla Base ({ $homes }), U.E. ({ $energies }), piani di volo ({ $moreplans }), atterrare su un dato pianeta, anche visitato ({ $lands }).

space1999-rules-planets-heading = Pianeti
space1999-rules-planets =
    Chi atterra pesca una delle { $cards } carte, da leggere in quest’ordine:
    • **condizioni**: ostili nessuna carta di rotta ({ $hostile } carte), buone 1 ({ $good }), ottime 2 ({ $excellent });
    • **energia**: la ricevi, o paghi quella che hai;
    • **istruzioni**: *decollo immediato* con U.E., di almeno un nodo (senza U.E., o con ogni via sbarrata, la nave resta); *rientro immediato*, gratis; o nessuna.

    La carta resta lì: il pianeta è **visitato**, e nessuno può atterrarci se non lo ordina l’Elaboratore. Visitati tutti, si riaprono: le navi sui pianeti tornano a casa con { $resethome } U.E., le altre ne ricevono { $resetaway }.

space1999-rules-base-heading = Alla Base
space1999-rules-base =
    Ogni atterraggio alla Base dà **{ $homecoming } U.E.**, per qualunque ragione. Il turno è finito.

    Tutte le carte di rotta che hai vanno posate subito, mai in volo o su un pianeta. Quelle che non trovano posto si tengono per un altro rientro.

space1999-rules-monitor-heading = Il Monitor Stellare
space1999-rules-monitor =
    { $size } × { $size } quadrati con la Terra al centro. La prima carta va sul quadrato a metà del tuo lato, aperta verso il bordo; la via più breve è di { $least } carte.
    • { $straights } carte diritte e { $curves } curve; girale come vuoi, una volta, quando le posi.
    • Ogni carta si unisce alla fine della tua rotta, o al capo aperto di una tua carta spostata.
    • Una carta per quadrato; nessuna sulla Terra; nessuna che esca dal Monitor.

space1999-rules-slides-heading = Spostare carte
space1999-rules-slides =
    In ogni momento del tuo turno, anche prima di un decollo immediato o di eseguire una scheda sulle carte di rotta, puoi spostare di un quadrato, senza ruotarla, in un quadrato libero accanto:
    • una carta **tua**, gratis;
    • una carta **di un avversario**, per { $slide } U.E.

    Una rotta spezzata vale solo fino al vuoto. Il proprietario può colmarlo, o continuare dalla carta spostata. Anche le carte oltre il vuoto valgono come spostate. Una scheda dell’Elaboratore sposta o toglie una qualsiasi delle tue carte, ma di un avversario solo una terminale: l’ultima della rotta, o il capo aperto di carte spostate.

space1999-rules-end-heading = La Terra
space1999-rules-end =
    Una carta accanto alla Terra, aperta verso di essa, è arrivata; quelle in più si restituiscono. Subito si interroga l’Elaboratore, che stavolta risponde sempre:
    • ✅ **OK** ({ $right }%): hai vinto.
    • ❌ **Cicalino**: rotta errata. Perdi le ultime { $lost } carte posate, e si continua. Se la rotta è ancora intera, l’Elaboratore si interroga di nuovo solo quando l’avrai cambiata e sarà di nuovo davanti alla Terra.

    Gli altri si classificano per quanto la loro rotta si è avvicinata alla Terra, poi per U.E.

space1999-rules-table-heading = A questo tavolo
space1999-rules-table =
    Due opzioni si scelgono prima di cominciare:
    • **Piani sui pianeti**: *prima le U.E.* come da regolamento, o *scelta libera*.
    • **Arrivo**: *con carte in più*, o *conto esatto*, dove può arrivare solo l’ultima carta che hai. Chi ne ha di più si ferma a un quadrato dalla Terra e restituisce il resto, o le posa altrove; finché hai carte, nessuno spostamento tuo completa la rotta.

    Se il tuo tempo scade, si fa per te la cosa prudente: con carte di rotta a casa, se no sul pianeta meno caro, altrimenti un piano; le carte si posano dove avvicinano di più alla Terra. Si spostano carte solo per riaprire una rotta bloccata, o per ripararla quando il Banco non ne ha quasi più.
