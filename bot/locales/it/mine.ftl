# Tutti i tavoli di una persona, e dove si trova un tavolo.

place = { $server } · { $channel }

command-mine = miei
command-mine-about = I tuoi tavoli, che cosa conservo di te, e come farti dimenticare
command-mine-tables = tavoli
command-mine-tables-about = Vedi tutti i tuoi tavoli: a chi tocca, fino a quando, che cosa si decide
command-mine-settings = preferenze
command-mine-settings-about = Come sono i tuoi pannelli, se vuoi consigli, quando ti scrivo
command-mine-data = dati
command-mine-data-about = Ricevi in un file tutto ciò che conservo di te
command-mine-forget = dimenticami
command-mine-forget-about = Fatti dimenticare: vedi prima che cosa sparisce e che cosa resta

mine-title = I tuoi tavoli
mine-none = In questo momento non siedi a nessun tavolo. `/{ command-table } { command-new }` ne apre uno.
mine-waiting = { $count ->
    [0] Nessuno ti aspetta.
    [one] **Un tavolo ti aspetta.**
   *[other] **{ $count } tavoli ti aspettano.**
}
mine-no-other = ✅ Nessun altro tavolo ti aspetta.
button-next-table = Prossimo tavolo ({ $count })
mine-lobby = Deve ancora cominciare: { $taken ->
    [one] è occupato 1 posto
   *[other] sono occupati { $taken } posti
} su { $most }.
mine-stand-in = 🤖 Gioca per te un pilota automatico.
mine-ended = finita { $when }
mine-elsewhere = { $count ->
    [one] Un altro tavolo è in un server che tu o io abbiamo lasciato.
   *[other] Altri { $count } tavoli sono in server che tu o io abbiamo lasciato.
}

direct-next = ⏭️ Il prossimo turno a { $game } è tuo · { $seat }
direct-next-why = Lo ricevi perché vuoi saperlo. `/{ command-mine } { command-mine-settings }` lo disattiva.
reminder-waits = ⏰ { $game } ti aspetta
# $what is the label of a choice.
reminder-default = Il bot sceglierebbe: **{ $what }**

preferences-title = Le tue preferenze
preferences-text = Valgono a tutti i tuoi tavoli. Nessun altro lo viene a sapere.
preference-advice = 🧠 **Consigli.** La mossa dell’esperto è in verde e con 💡, dove ha guardato; *Suggerimento* gli chiede di guardare.
preference-short-panels = 📏 **Pannelli brevi.** La domanda in una riga, le cifre, le scelte; niente spiegazioni.
preference-next-up = 👉 **Tocca quasi a te.** Ti scrivo quando è di turno chi gioca prima di te, nei giochi a turni; mai nelle tue ore di quiete.
preferences-hours = Le ore di quiete e il fuso orario: `/{ command-table } { command-quiet }`.
button-preference-on = Sì
button-preference-off = No
mine-fixed = Premi **{ button-here }** al tavolo. La partita comincia appena ci siete tutti, al più tardi { $when }.
