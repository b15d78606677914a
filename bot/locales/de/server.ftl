# Für alle, die einen Server verwalten: seine Einstellungen und seine Tische.

command-server = server
command-server-about = Wo und von wem auf diesem Server Tische geöffnet werden, und alle offenen Tische
command-server-settings = einstellungen
command-server-settings-about = Festlegen, wo Tische aufgehen, wer sie öffnen darf und wie sie beginnen
command-server-tables = tische
command-server-tables-about = Alle offenen Tische dieses Servers sehen, und was sie aufhält

server-settings-title = Tische auf diesem Server
server-settings-text = Was du festlegst, gilt für Tische, die ab jetzt geöffnet werden; offene Tische bleiben, wie sie sind. Nur du siehst das hier.
server-channels = Wo Tische geöffnet werden dürfen
server-channels-text = Nichts gewählt: in jedem Kanal. Ein Kanal zählt mit seinen Threads, eine Kategorie mit ihren Kanälen.
server-channels-all = In jedem Kanal
server-channels-gone = { $count ->
    [one] Ein weiterer war gewählt und ist inzwischen gelöscht.
   *[other] { $count } weitere waren gewählt und sind inzwischen gelöscht.
}
server-channels-all-gone = ⚠️ Alle gewählten Kanäle sind gelöscht, also kann kein Tisch geöffnet werden. Wähl andere, oder lass Tische überall zu:
server-choose = Andere wählen
server-roles = Wer Tische öffnen darf
server-roles-text = Nichts gewählt: alle. Wer den Server verwaltet, darf es immer. Mitspielen und eine geführte Partie spielen dürfen alle.
server-roles-all = Alle
server-roles-gone = { $count ->
    [one] Eine weitere war gewählt und ist inzwischen gelöscht.
   *[other] { $count } weitere waren gewählt und sind inzwischen gelöscht.
}
server-roles-all-gone = ⚠️ Alle gewählten Rollen sind gelöscht, also kann nur noch Tische öffnen, wer den Server verwaltet. Wähl andere, oder erlaub es allen:
server-defaults = Wie neue Tische beginnen
server-defaults-text = Wer einlädt, kann es für den eigenen Tisch anders wählen.
server-language-discord = die des Servers bei Discord
server-limits = Wie viele Tische offen sein dürfen
server-limits-text = Diese Grenzen kommen zu denen hinzu, die der Betreiber des Bots setzt.
server-limit-tables = { $most ->
    [0] Auf dem Server: beliebig viele
   *[other] Auf dem Server: höchstens { $most }
}
server-limit-host = { $most ->
    [0] Je Gastgeber: beliebig viele
   *[other] Je Gastgeber: höchstens { $most }
}
server-months = Ruhige Monate
server-months-text = In ihnen (nach UTC) wird kein neuer Tisch geöffnet; offene Tische spielen weiter.
server-months-none = Kein ruhiger Monat
month = { $number ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
server-options-text = Tische dieses Spiels beginnen mit diesen Optionen. Wer einlädt, kann für den eigenen andere wählen.
button-server-game = { $game }: Optionen
button-server-tables = Tische verwalten

server-tables-title = Offene Tische dieses Servers
server-tables-count = { $count ->
    [0] Kein Tisch ist offen.
    [one] Ein Tisch ist offen.
   *[other] { $count } Tische sind offen. Zuerst kommen die, die vielleicht Hilfe brauchen.
}
server-tables-gone = { $count ->
    [one] Ein Tisch wurde gerade geschlossen: Seinen Kanal gibt es nicht mehr.
   *[other] { $count } Tische wurden gerade geschlossen: Ihre Kanäle gibt es nicht mehr.
}
server-since = letzte Änderung { $when }
server-ails-permissions = ⚠️ In seinem Kanal fehlen mir Rechte: { $permissions }.
server-ails-unsent = { $count ->
    [one] ⚠️ Discord nimmt eine Nachricht für seinen Kanal nicht an. Ich versuche es weiter.
   *[other] ⚠️ Discord nimmt { $count } Nachrichten für seinen Kanal nicht an. Ich versuche es weiter.
}
server-ails-unsent-direct = { $count ->
    [one] ✉️ Discord nimmt eine Direktnachricht dieses Tisches nicht an. Ich versuche es weiter.
   *[other] ✉️ Discord nimmt { $count } Direktnachrichten dieses Tisches nicht an. Ich versuche es weiter.
}
server-ails-stalled = 💤 Er wartet seit Tagen: letzte Änderung { $when }.
server-table-commands = In seinem Kanal gibt `/{ command-table } { command-replace }` einen Platz an jemand anderen, und `/{ command-table } { command-thread }` verlegt den Tisch in einen Thread.
button-server-table = Verwalten
button-pause = Pause
button-nudge = Rufen, wer am Zug ist

## Abgelehntes

error-managers-only = Das darf nur, wer den Server verwaltet: Es braucht bei Discord das Recht **Server verwalten**.
error-opening-elsewhere = Auf diesem Server werden Tische in { $channels } geöffnet. Nimm dort `/{ command-table } { command-new }`.
error-opening-nowhere = Die Kanäle, in denen hier Tische geöffnet werden dürfen, sind gelöscht. Wer den Server verwaltet, kann mit `/{ command-server } { command-server-settings }` andere wählen.
error-opening-roles = Um auf diesem Server einen Tisch zu öffnen, brauchst du eine dieser Rollen: { $roles }. Bei anderen mitspielen kannst du auch ohne.
error-opening-nobody = Die Rollen, die hier Tische öffnen dürfen, sind gelöscht. Wer den Server verwaltet, kann mit `/{ command-server } { command-server-settings }` andere wählen.
error-quiet-month = Auf diesem Server ist ein ruhiger Monat, in dem kein neuer Tisch geöffnet wird. Die nächsten gehen <t:{ NUMBER($until, useGrouping: 0) }:R> auf; offene Tische spielen weiter.
error-limit-server-tables = { $most ->
    [one] Dieser Server hat schon einen offenen Tisch, und mehr wollen seine Verwalter nicht gleichzeitig. Einen weiteren kannst du öffnen, sobald er zu Ende oder geschlossen ist.
   *[other] Dieser Server hat schon { $most } offene Tische, und mehr wollen seine Verwalter nicht gleichzeitig. Einen weiteren kannst du öffnen, sobald einer davon zu Ende oder geschlossen ist.
}
error-limit-server-host = { $most ->
    [one] Du hast auf diesem Server schon zu einem Tisch eingeladen, und mehr soll hier niemand gleichzeitig haben. Einen weiteren kannst du öffnen, sobald er zu Ende oder geschlossen ist.
   *[other] Du hast auf diesem Server schon zu { $most } offenen Tischen eingeladen, und mehr soll hier niemand gleichzeitig haben. Einen weiteren kannst du öffnen, sobald einer davon zu Ende oder geschlossen ist.
}
