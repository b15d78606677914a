# La lezione di First Martians: titolo e testo di ogni passo, che cosa insegna ogni scelta, le domande.

first_martians-step-build-heading = La prima pedina
first_martians-step-build = Marte. Tu sei Noor, e con Mateus vincete o perdete insieme. ① Gli obiettivi: tutti tranne i facoltativi vanno raggiunti ② entro sette sol, i giorni di Marte. Ognuno di voi mette { $pawns } pedine per sol. Metti la prima: costruisci la Fattoria di Riserva.
first_martians-step-build-a = ① Una pedina basta appena. Allora si tirano tre dadi: uno per il successo (qui { $buildsuccess }%), uno per una ferita, uno per un’avventura. Ma non ancora: per adesso è solo un piano.

first_martians-step-sure-heading = Senza dadi
first_martians-step-sure = ① { $buildsuccess }%, e forse anche una ferita. Hai una seconda pedina. Mettila sulla stessa azione e guarda la cifra.
first_martians-step-sure-a = ① 100%: con una pedina in più del necessario non tira nessuno. Il successo è sicuro e nessuno si fa male. Ma per questo sol le tue pedine sono finite: un’azione sicura, o due con i dadi? È ogni volta la domanda.

first_martians-step-ready-heading = Pronti
first_martians-step-ready = Mateus ha messo le sue pedine, e così le macchine che vi aiutano. ① La tua azione è sicura, ② per la sua si tirano i dadi. Nulla si compie e nulla si paga finché non siete tutti pronti. Dillo!
first_martians-step-ready-a = ① Tre obiettivi in un colpo! La tua fattoria era sicura. Mateus ha tirato tre volte, e due gli è andata bene. Un obiettivo raggiunto resta raggiunto. Ciò che è appena costruito comincia con elementi rossi: per questo gli elementi rotti sono aumentati.

first_martians-step-event-heading = Succede qualcosa
first_martians-step-event = Così comincia ogni sol: con un evento. Il Primo Giocatore decide per l’equipaggio, e accanto a ogni scelta è scritto che cosa fa subito. Lo Stress è di tutti: a { $limit } fa male a tutti.
first_martians-step-event-a = La verità rende più caro esplorare in questo sol, e costa un po’ di Stress. ① Ogni sol ne aggiunge altro da sé. E l’evento non è finito: lo vedi al prossimo passo.
first_martians-step-event-b = Una piccola bugia: esplorare resta com’è, ma costa più Stress. ① Ogni sol ne aggiunge altro da sé. Per il prossimo passo facciamo finta che tu abbia detto la verità.

first_martians-step-attend-heading = Occupatene
first_martians-step-attend = Un evento apre un’azione per { $chances } sol. Se nessuno se ne occupa, può colpire ancora, all’inizio di un sol. ① Questa toglie Stress. Mettici una pedina.
first_martians-step-attend-a = ① 100%: ciò che chiede un evento non fallisce mai. Poi il pericolo è passato. Ma questa pedina oggi non costruisce niente, e di pedine non ne avete mai abbastanza.

first_martians-step-malfunction-heading = Tutto si logora
first_martians-step-malfunction = Un altro equipaggio, la fine del suo primo sol. ① Ogni complesso della base ha un tracciato. Salgono sol dopo sol, e a { $end } c’è un’avaria. Le pedine sono tutte messe. Di’ «Pronto».
first_martians-step-malfunction-a = Le strutture nuove cominciano con elementi rossi, e questi spingono il tracciato dei Sistemi: da 0 a { $end } in un colpo! ① Una carta avaria: i Filtri della Fattoria sono rossi, le piante appassiscono. Un elemento rosso costa finché non è riparato, e alla fine ne è ammesso solo un certo numero.

first_martians-step-repair-heading = Riparalo
first_martians-step-repair = ① Di questa fattoria vivete. Nel deposito c’è un ricambio adatto. Metti una pedina per riparare i Filtri.
first_martians-step-repair-a = ① Una pedina e un ricambio, e di nuovo i dadi: { $buildsuccess }%. Se riesce, l’elemento torna verde. Se no, riavete il ricambio e riprovate nel prossimo sol.

first_martians-step-explore-heading = Fuori
first_martians-step-explore = Ciò che chiede la missione si trova anche fuori. ① Questa regione vuole 2 pedine: 1 per esplorare, 1 per la strada. E l’altra pedina serve altrove! Ma Froggy, il rover, vale 2.
first_martians-step-explore-a = ① 3 dove ne bastano 2: niente dadi, e una pedina resta per altro. Ogni rover viaggia una volta per sol.
first_martians-step-explore-b = ① 1 su 2: manca una pedina, e finché manca nessuno può essere pronto. Porta Froggy, e l’azione è perfino sicura.

first_martians-step-arrive-heading = Che cosa c’è là fuori?
first_martians-step-arrive = ① Froggy è carico, l’altra tua pedina bada a un tracciato, e Mateus ha il suo piano. Di’ «Pronto» e parti.
first_martians-step-arrive-a = ① Terra nuova, e c’è un carico di rifornimenti! Dal prossimo sol si può raccogliere. Ci vogliono di nuovo pedine, di più se è lontano, e un terreno difficile può ferire chi arriva.

first_martians-step-adventure-heading = Un’avventura
first_martians-step-adventure = È uscito il dado Avventura. Queste storie toccano a chi ha messo la prima pedina sull’azione: qui a te. Accanto a ogni scelta è scritto quanto costa. Che cosa preferisci risparmiare?
first_martians-step-adventure-a = ① Il pannello c’è, e staccare la corrente è costato energia dalle Riserve. La Produzione seguente ne ha già riportata un po’. La salute non torna così in fretta: le ferite guariscono una alla volta.
first_martians-step-adventure-b = ① Il pannello c’è, ma hai una ferita. Ne reggi { $wounds }. La seguente chiuderebbe la missione per tutti.

first_martians-step-end-heading = L’ultimo piano
first_martians-step-end = Sol 4 di un’altra missione. ① Mancano due cose: un carico di rifornimenti, che raccogli tu, e una pianta, che semina Mateus. Le pedine sono tutte messe. Di’ «Pronto» e incrocia le dita.
first_martians-step-end-a = **Missione compiuta!** Tutto ciò che si doveva raggiungere è raggiunto, gli elementi rossi non superano il limite, e nessuno è morto. Avete vinto, tutti e due, tre sol prima della fine.

first_martians-quiz-sure = Un’azione vuole 1 pedina, e ce ne sono 2. Che cosa succede?
first_martians-quiz-sure-a = Si tirano tre dadi
first_martians-quiz-sure-b = Riesce senza dadi
first_martians-quiz-sure-c = Si fa due volte
first_martians-quiz-sure-why = Con le pedine esatte decidono i dadi. Con una in più l’azione riesce, e nessuno si fa male.

first_martians-quiz-event-actions = Nessuno mette una pedina sull’azione di un evento. E allora?
first_martians-quiz-event-actions-a = Niente, era solo una storia
first_martians-quiz-event-actions-b = La missione è persa
first_martians-quiz-event-actions-c = Può colpire in uno dei prossimi sol
first_martians-quiz-event-actions-why = Un evento di cui nessuno si occupa può colpire ancora. Se la sua azione è fatta, è finito.

first_martians-quiz-tracks = Il tracciato di un complesso arriva a 5. E adesso?
first_martians-quiz-tracks-a = Colpisce una carta avaria
first_martians-quiz-tracks-b = La missione è persa
first_martians-quiz-tracks-c = Tutti subiscono una ferita
first_martians-quiz-tracks-why = A 5 si pesca la prossima carta avaria del complesso, che di solito rende rosso un elemento. Poi il tracciato riparte.

first_martians-quiz-end = Quando avete vinto?
first_martians-quiz-end-a = Quando ho più obiettivi di Mateus
first_martians-quiz-end-b = Quando abbiamo fatto tutto ciò che si deve
first_martians-quiz-end-c = Quando sopravviviamo all’ultimo sol
first_martians-quiz-end-why = Vincete insieme, alla fine di un sol in cui ogni obiettivo obbligatorio è raggiunto e gli elementi rossi non superano quelli ammessi.
