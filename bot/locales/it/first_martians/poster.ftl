# Il manifesto di First Martians: tutte le regole in una pagina, come immagine e come testo. Niente emoji: i caratteri delle immagini non ne hanno.

first_martians-poster-sol = Un sol su Marte

first_martians-poster-sol-aim = Si vince insieme
first_martians-poster-sol-aim-text = Alla fine di un sol: obiettivi obbligatori raggiunti e non troppi elementi rossi.

first_martians-poster-sol-events = 1 · Eventi
first_martians-poster-sol-events-text = Uno per sol. La sua azione si può fare per { $chances } sol; se resta aperto, può colpire.

first_martians-poster-sol-morale = 2 · Morale
first_martians-poster-sol-morale-text = Sopra 0 il Primo Giocatore riceve altrettanti segnalini; sotto, li paga o si ferisce.

first_martians-poster-sol-production = 3 · Produzione
first_martians-poster-sol-production-text = Energia e ossigeno devono bastare, o si spegne qualcosa. Ogni pianta sfama uno. Metà avanzo si tiene.

first_martians-poster-sol-actions = 4 · Azioni
first_martians-poster-sol-actions-text = Si pianifica insieme. Quando tutti sono pronti, si paga e tutto si risolve.

first_martians-poster-sol-end = 5 · Avaria, 6 · Pulizia
first_martians-poster-sol-end-text = I dadi alzano i tracciati. Poi arriva ciò che si è ottenuto e cambia il Primo Giocatore.

first_martians-poster-plan = Il piano

first_martians-poster-plan-pawns = { $pawns } pedine a testa
first_martians-poster-plan-pawns-text = Vanno messe tutte. Chi mette la prima esegue l’azione; gli altri aiutano.

first_martians-poster-plan-sure = Giuste, o una in più
first_martians-poster-plan-sure-text = Esplorare, raccogliere, ricercare, costruire: giuste, si tirano tre dadi; una in più riesce.

first_martians-poster-plan-dice = Tre dadi
first_martians-poster-plan-dice-text = Successo, ferita, avventura: ognuno vale per sé. Senza successo: { $tokens } segnalini Morale.

first_martians-poster-plan-way = All’esterno
first_martians-poster-plan-way-text = Si passa per regioni esplorate. Ogni spazio attraversato chiede una pedina in più.

first_martians-poster-plan-rovers = Rover
first_martians-poster-plan-rovers-text = Froggy: 2 pedine per un’Esplorazione. Scorpio: 1 per un’azione fuori. Una volta per sol.

first_martians-poster-plan-skills = Abilità
first_martians-poster-plan-skills-text = Costano segnalini Morale, ognuna una volta per sol: nel piano, sui dadi appena tirati o prima di un danno.

first_martians-poster-actions = Le azioni, in quest’ordine

first_martians-poster-actions-event = Evento
first_martians-poster-actions-event-text = Ciò che dice; riesce sempre.

first_martians-poster-actions-rest = Riposo
first_martians-poster-actions-rest-text = 1 segnalino Morale.

first_martians-poster-actions-unwind = Relax
first_martians-poster-actions-unwind-text = Morale +1 o Stress −{ $calm }.

first_martians-poster-actions-heal = Guarigione
first_martians-poster-actions-heal-text = Una ferita o una condizione, col Medico.

first_martians-poster-actions-manage = Gestione
first_martians-poster-actions-manage-text = Un tracciato Avaria −1.

first_martians-poster-actions-explore = Esplorazione
first_martians-poster-actions-explore-text = Una regione accanto a una nota.

first_martians-poster-actions-gather = Raccolta
first_martians-poster-actions-gather-text = Un campione o segnalino Obiettivo.

first_martians-poster-actions-research = Ricerca
first_martians-poster-actions-research-text = Esaminare, poi scoprire. O piantare.

first_martians-poster-actions-build = Costruzione
first_martians-poster-actions-build-text = Riparare, installare, costruire.

first_martians-poster-base = Che cosa va storto

first_martians-poster-base-red = Elementi rossi
first_martians-poster-base-red-text = Costano energia o ossigeno, obbligano al tiro, fanno appassire o avariare: è scritto accanto.

first_martians-poster-base-shutdown = In arresto
first_martians-poster-base-shutdown-text = Niente azione né produzione, Stress +{ $down } per sol. Una pedina riavvia.

first_martians-poster-base-tracks = Tracciati Avaria
first_martians-poster-base-tracks-text = A { $end } si pesca una carta, e da lì in poi si tira il dado del complesso seguente.

first_martians-poster-base-stress = Stress
first_martians-poster-base-stress-text = +1 per astronauta a sol. A { $limit }: una ferita a tutti, Morale −1, e si ricomincia.

first_martians-poster-base-wounds = Ferite
first_martians-poster-base-wounds-text = Se ne reggono { $wounds }; con un’altra perdono tutti.

first_martians-poster-base-conditions = Condizioni
first_martians-poster-base-conditions-text = A { $first } e a { $second } ferite arriva una condizione, che indebolisce finché non si cura.

first_martians-poster-signs = Segni di luoghi e azioni

first_martians-poster-signs-extra-pawn = Pedina e più
first_martians-poster-signs-extra-pawn-text = 1 pedina in più.

first_martians-poster-signs-wound = Goccia
first_martians-poster-signs-wound-text = 1 ferita.

first_martians-poster-signs-adventure = Stella
first_martians-poster-signs-adventure-text = Un’avventura.

first_martians-poster-signs-lose-morale = Cuore e meno
first_martians-poster-signs-lose-morale-text = Morale −1.

first_martians-poster-signs-rover-check = Ruota
first_martians-poster-signs-rover-check-text = Il rover può guastarsi.

first_martians-poster-signs-impassable = Muro
first_martians-poster-signs-impassable-text = Non si passa dal bordo esterno.

first_martians-poster-signs-reroll = Due frecce
first_martians-poster-signs-reroll-text = Successo due volte di fila.

first_martians-poster-signs-blocked = Divieto
first_martians-poster-signs-blocked-text = Lì non si può fare nulla.

first_martians-poster-signs-spaces = «!» e «»»
first_martians-poster-signs-spaces-text = «!» vale ora, «»» al prossimo sol.
