# Campionati e tornei.

league-season = { $name } · Stagione { $season }
league-kind = { $kind ->
    [round-robin] Tutti contro tutti, a tavoli da { $seats }
    [swiss] Sistema svizzero: si incontra chi ha punti simili, a tavoli da { $seats }
   *[elimination] Eliminazione diretta, a tavoli da { $seats }
}
league-round-length = { $days ->
    [one] Un turno finisce quando sono finiti tutti i suoi tavoli, al più tardi dopo un giorno.
   *[other] Un turno finisce quando sono finiti tutti i suoi tavoli, al più tardi dopo { $days } giorni.
}
league-divisions = { $moving ->
    [one] Serie da { $size }; dopo una stagione una persona sale e una scende.
   *[other] Serie da { $size }; dopo una stagione { $moving } salgono e { $moving } scendono.
}
league-again = { $days ->
    [one] La stagione successiva comincia da sé, un giorno dopo l’ultima.
   *[other] La stagione successiva comincia da sé, { $days } giorni dopo l’ultima.
}
league-ties = Chi vince un tavolo ha un punto, l’ultimo nessuno, con passi uguali in mezzo. A pari punti contano i tavoli in comune (se tutti si sono incontrati), poi i punti degli avversari, poi i tavoli vinti; altrimenti il posto si divide.
league-draw = Il tabellone segue il punteggio di ognuno, dov’è abbastanza certo da essere un numero: il più forte incontra il meno forte. Chi non ne ha uno così viene dopo, per sorteggio. Il tabellone rivela quindi chi ha più punti di chi.
league-lots = Si sorteggia dal numero { $number } (vedi la documentazione).
league-waits = Si comincia appena ci sono { $least } iscritti.
league-begins = Si comincia { $when }.
league-begins-if = Si comincia { $when }, se ci sono almeno { $least } iscritti.
league-running = È in corso il turno { $turn } di { $rounds }.
league-over = È finito.
# $names are in bold print; $league may be a link.
league-winner = { $count ->
    [one] 🏆 { $names } vince **{ $league }**.
   *[other] 🏆 { $names } vincono insieme **{ $league }**.
}
league-winner-ahead = 🏆 { $names } vince **{ $league }**, davanti a { $others }.
league-season-winner = Stagione { $season }: 🏆 { $names }.
league-cancelled = È stato annullato. I tavoli aperti continuano.
league-people = { $count ->
    [0] Nessuno si è ancora iscritto.
    [one] ✋ Partecipa una persona: { $names }
   *[other] ✋ Partecipano in { $count }: { $names }
}
league-reserve = 🪑 In riserva: { $names }
league-round = { $name } · Turno { $turn }
league-round-over = Questo turno è finito.
league-until = Finisce quando sono finiti tutti i tavoli, al più tardi { $when }.
league-division = Serie { $division }
league-byes = Senza tavolo in questo turno: { $names }
league-walkover = Il punto va a { $name }, perché { $absent } ha lasciato.
league-more = … e altre { $count } righe
# In the name of a thread: season (0: there is only one), round.
league-thread = { $season ->
    [0] T{ $turn }
   *[other] S{ $season } T{ $turn }
}
league-points = { NUMBER($points, maximumFractionDigits: 2) }
# $season is 0 where there is only one.
league-after = { $season ->
    [0] { $turn ->
        [0] Prima del primo turno
       *[other] Dopo il turno { $turn }
    }
   *[other] Stagione { $season }, { $turn ->
        [0] prima del primo turno
       *[other] dopo il turno { $turn }
    }
}
league-bracket-round = Turno { $turn }
league-bracket-final = Finale
league-column-points = Punti
league-column-tables = Tavoli
league-column-wins = Vinti
league-column-opponents = Avversari
league-alt = { $place } { $name }, { $points } punti
button-league-join = Ci sto
button-league-leave = Mi ritiro
button-league-table = Classifica

command-league = campionato
command-league-about = Campionati e tornei di questo server
command-league-new = nuovo
command-league-new-about = Annunciare un campionato o torneo in questo canale (gestione del server)
command-league-join = iscriviti
command-league-join-about = Iscriverti
command-league-leave = lascia
command-league-leave-about = Annullare l’iscrizione, o lasciare la stagione
command-league-standings = classifica
command-league-standings-about = Vedere a che punto sono tutti
command-league-next = avanti
command-league-next-about = Cominciare ora la stagione o il turno successivo (organizzazione)
command-league-replace = sostituisci
command-league-replace-about = Far giocare un’altra persona dal prossimo turno (organizzazione)
command-league-cancel = annulla
command-league-cancel-about = Annullare tutto; i tavoli aperti continuano (organizzazione)
option-league-which = campionato
option-league-which-about = Quale, se ce n’è più d’uno
option-league-name = nome
option-league-name-about = Come si chiama
option-league-game = gioco
option-league-game-about = Quale gioco
option-league-kind = tipo
option-league-kind-about = Come si formano i tavoli
option-league-seats = posti
option-league-seats-about = Quante persone per tavolo
option-league-starts = inizio
option-league-starts-about = Fra quanti giorni si comincia: 7 se non scegli altro
option-league-days = giorni
option-league-days-about = Dopo quanti giorni un turno finisce al più tardi: 14 se non scegli altro
option-league-rounds = turni
option-league-rounds-about = Quanti turni; quanti ne servono se non scegli
option-league-clock = tempo
option-league-clock-about = Tempo per ogni decisione; quello del server se non ne scegli un altro, oppure off
option-league-most = massimo
option-league-most-about = Quante persone possono giocare; chi arriva dopo è in riserva
option-league-division = serie
option-league-division-about = Quante persone ha una serie; senza, ce n’è una sola
option-league-pause = pausa
option-league-pause-about = Quanti giorni dopo una stagione comincia la successiva; senza, ce n’è una sola
option-league-person = persona
option-league-person-about = Chi lascia
option-league-newcomer = subentra
option-league-newcomer-about = Chi entra; se non scegli, al massimo chi è primo in riserva
league-choice-round-robin = tutti contro tutti
league-choice-swiss = sistema svizzero
league-choice-elimination = eliminazione diretta
league-announced = Annuncio fatto: **{ $name }**. Il messaggio in questo canale raccoglie le iscrizioni e resta aggiornato.
league-joined = { $state ->
    [reserve] Sei in riserva per **{ $name }**: entri appena qualcuno lascia.
   *[in] Partecipi a **{ $name }**. I tuoi tavoli si aprono da sé, in thread del canale.
}
league-left = Non partecipi più a **{ $name }**.
league-leave-sure = Lasciare **{ $name }**? Non potrai tornare prima della prossima stagione. Un tavolo aperto continua: per favore giocalo fino alla fine o cedi il tuo posto.
# $turn is the round that begins; 0: there is none.
league-hastened = { $turn ->
    [0] **{ $name }**: finisce l’ultimo turno.
   *[other] **{ $name }**: comincia il turno { $turn }.
}
# $following is the next round; 0: there is none.
league-hasten-sure = { $following ->
    [0] { $count ->
        [one] Un tavolo dell’ultimo turno non è finito: chi ci gioca divide i posti alla pari. Chiudere lo stesso la stagione?
       *[other] { $count } tavoli dell’ultimo turno non sono finiti: chi ci gioca divide i posti alla pari. Chiudere lo stesso la stagione?
    }
   *[other] { $count ->
        [one] Un tavolo del turno { $turn } non è finito: fino ad allora chi ci gioca divide i posti alla pari. Passare lo stesso al turno { $following }?
       *[other] { $count } tavoli del turno { $turn } non sono finiti: fino ad allora chi ci gioca divide i posti alla pari. Passare lo stesso al turno { $following }?
    }
}
league-removed = { $name } non partecipa più.
league-remove-sure = Togliere { $name } da **{ $league }**?
league-comes-in = Dalla riserva entra { $newcomer }.
league-comes-in-nobody = In riserva non c’è nessuno.
league-replaced = Dal prossimo turno { $newcomer } gioca al posto di { $name }. Quello che { $name } ha giocato resta suo.
# Of the table that is open, after somebody was replaced. $channel is a mention.
league-seat-taken = { $channel }: da adesso ci gioca { $newcomer }.
league-seat-asked = { $channel }: lì ho chiesto a { $name } se { $newcomer } può continuare la partita al suo posto.
league-seat-stays = { $channel }: lì la partita continua così com’è.
league-cancel-sure = Annullare «{ $name }»? Non si formeranno altri tavoli; quelli aperti continuano.
button-league-withdraw = Lascia la stagione
button-league-hasten = Vai avanti
button-league-remove = Togli
button-league-cancel = Annulla tutto
