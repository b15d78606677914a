# La lezione di un gioco: la cornice, uguale in ogni gioco.

button-lesson = Impara giocando · 10 minuti
lesson-place = Passo { $step } di { $count }
lesson-skip = Salta
lesson-other = Prova l’altra strada
lesson-changed = Questa lezione è cambiata da quando l’hai aperta. Si riprende da qui:
lesson-end-heading = { $game } · ora sai come si gioca
lesson-end = Hai incontrato le regole che contano. Il prossimo passo è la partita guidata: un tavolo vero con un pilota automatico, senza orologio, dove ogni schermata dice che cosa guardare. Oppure apri un tavolo per i tuoi amici con `/table new`.
lesson-again = Da capo
quiz-place = domanda { $question } di { $count }
quiz-right = ✅ **Giusto.**
quiz-wrong = ❌ **Non proprio:** { $answer }
error-lesson-unplayable = Qui la lezione non si può mostrare: il tabellone di questo gioco è stato modificato. *Scopri il gioco* e *Regole* dicono comunque di che cosa si tratta.
