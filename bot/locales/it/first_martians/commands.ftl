# I comandi di First Martians: nomi (minuscoli, senza spazi, al massimo 32 caratteri), descrizioni (al massimo 100).

commandmars = marte
commandmars-about = Fai la tua mossa di First Martians in una riga
commandmars-lay = metti
commandmars-lay-about = Metti una pedina per un’azione
commandmars-join = aiuta
commandmars-join-about = Aggiungi una pedina a un’azione del piano
commandmars-back = riprendi
commandmars-back-about = Riprendi una pedina dal piano
commandmars-rover = rover
commandmars-rover-about = Manda un rover con un’azione o richiamalo
commandmars-call = chiedi
commandmars-call-about = Chiedi aiuto a un altro astronauta per un’azione
commandmars-skill = abilità
commandmars-skill-about = Usa un’abilità pagando segnalini Morale: prima la vedi, poi confermi
commandmars-salvage = recupera
commandmars-salvage-about = Ricava ricambi da un elemento o da una carta: prima lo vedi, poi confermi
commandmars-choose = scegli
commandmars-choose-about = Scegli tra ciò che ti viene chiesto
commandmars-ready = pronto
commandmars-ready-about = Accetta il piano
commandmars-wait = aspetta
commandmars-wait-about = Ritira il tuo accordo sul piano
commandmars-why = perché
commandmars-why-about = Da dove viene ogni cifra: regole, componenti, elementi rossi, prossima Produzione
optionmars-action = azione
optionmars-action-about = Scegli uno dei suggerimenti
