# Punteggi, risultati e affidabilità, e tavoli con punteggio.

command-mine-rating = punteggio
command-mine-rating-about = Vedi i tuoi punteggi nel tempo, i risultati e quanto puntuale rispondi

ratings-title = 📈 I tuoi punteggi
ratings-none = Ancora nessuno: non hai finito partite che contano per il punteggio. Chi ospita lo decide nelle impostazioni del tavolo.
ratings-game = **{ $game }**: **{ $rating }** · { $count ->
    [one] { $count } partita con punteggio
   *[other] { $count } partite con punteggio
}
rating-number = { NUMBER($points, useGrouping: 0) } ± { $spread }
rating-band = da { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }
ratings-band = L’intervallo diventa un numero quando le partite classificate ne dicono abbastanza: nove in due, di più a tavoli più grandi.
records-title = { $game }: i tuoi risultati
record = { $what } · { $level } · equipaggio di { $crew } · { $won } { $won ->
    [one] vittoria
   *[other] vittorie
} su { $games }
reliability-title = Come rispondi
reliability-in-time = { $share } % delle decisioni in tempo
reliability-usual = di solito entro { $span }
reliability-few = Ultimamente troppe poche decisioni per dirlo.
reliability-unknown = ultimamente troppe poche decisioni per dirlo
ratings-private = 🔒 Questa pagina la vedi solo tu. A chi ospita un tavolo dove ti siedi dico come rispondi, e il punteggio solo se lo permetti in `/{ command-mine } { command-mine-settings }`.
ratings-chart = Punteggi nel tempo
ratings-alt = { $game }: da { NUMBER($first, useGrouping: 0) } a { NUMBER($last, useGrouping: 0) } in { $count } partite con punteggio.
preference-shows-ratings = ⚖️ **Mostra il mio punteggio.** Lo vede chi ospita i tavoli dove ti siedi; nessun altro.

applicants-title = **Chi si è seduto**, solo per i tuoi occhi:
applicant-rating = punteggio { $rating }

setting-rated = Con punteggio
setting-rated-hint = Senza suggerimenti; ciò che è svelato resta; chi si alza va all’ultimo posto
setting-casual = Amichevole
lobby-rated = ⚖️ **Con punteggio**: niente suggerimenti, ciò che è stato rivelato non si annulla, e chi si alza finisce all’ultimo posto
lobby-unrated-alone = ⚖️ **Con punteggio** appena siedono qui due persone; contro soli piloti automatici non conta nulla
lobby-unrated-two-seats = ⚖️ **Senza punteggio**: qualcuno occupa più di un posto
live-rated = ⚖️ Con punteggio
left-rated = ⚖️ Questa partita conta per il punteggio: se non torni prima della fine, finisci all’ultimo posto.
