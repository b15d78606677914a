# For those who manage a server: its settings and its tables.

command-server = server
command-server-about = Where and by whom tables open in this server, and all its open tables
command-server-settings = settings
command-server-settings-about = Choose where tables open, who may open them, and how they begin
command-server-tables = tables
command-server-tables-about = See all open tables of this server, and what keeps them from going on

server-settings-title = Tables in this server
server-settings-text = What you choose holds for tables that open from now on; open tables stay as they are. Only you see this panel.
server-channels = Where tables may open
server-channels-text = None chosen: in every channel. A channel counts with its threads, a category with its channels.
server-channels-all = In every channel
server-channels-gone = { $count ->
    [one] One more was chosen and has been deleted since.
   *[other] { $count } more were chosen and have been deleted since.
}
server-channels-all-gone = ⚠️ All chosen channels have been deleted, so no table can open. Choose others, or let tables open everywhere:
server-choose = Choose others
server-roles = Who may open tables
server-roles-text = None chosen: everybody. Whoever manages the server always may. Everybody may join, and play a guided game.
server-roles-all = Everybody
server-roles-gone = { $count ->
    [one] One more was chosen and has been deleted since.
   *[other] { $count } more were chosen and have been deleted since.
}
server-roles-all-gone = ⚠️ All chosen roles have been deleted, so only whoever manages the server can open tables. Choose others, or let everybody:
server-defaults = How new tables begin
server-defaults-text = Hosts may choose otherwise for their own.
server-language-discord = the server’s at Discord
server-limits = Most open tables
server-limits-text = These limits come on top of those of whoever runs the bot.
server-limit-tables = { $most ->
    [0] In the server: any number
   *[other] In the server: { $most }
}
server-limit-host = { $most ->
    [0] Of one host: any number
   *[other] Of one host: { $most }
}
server-months = Quiet months
server-months-text = No new table opens in them (by UTC); open tables go on.
server-months-none = No quiet month
month = { $number ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
server-options-text = Tables of this game begin with these options. Hosts may choose others for their own.
button-server-game = { $game }: options
button-server-tables = Manage tables

server-tables-title = Open tables of this server
server-tables-count = { $count ->
    [0] No table is open.
    [one] One table is open.
   *[other] { $count } tables are open. Those that may need a hand come first.
}
server-tables-gone = { $count ->
    [one] One table was closed just now: its channel is no longer there.
   *[other] { $count } tables were closed just now: their channels are no longer there.
}
server-since = last change { $when }
server-ails-permissions = ⚠️ I lack permissions in its channel: { $permissions }.
server-ails-unsent = { $count ->
    [one] ⚠️ Discord doesn’t take a message for its channel. I keep trying.
   *[other] ⚠️ Discord doesn’t take { $count } messages for its channel. I keep trying.
}
server-ails-unsent-direct = { $count ->
    [one] ✉️ Discord doesn’t take a direct message of this table. I keep trying.
   *[other] ✉️ Discord doesn’t take { $count } direct messages of this table. I keep trying.
}
server-ails-stalled = 💤 It has been waiting for days: last change { $when }.
server-table-commands = In its channel `/{ command-table } { command-replace }` gives a seat to somebody else, and `/{ command-table } { command-thread }` moves the table into a thread.
button-server-table = Manage
button-pause = Pause
button-nudge = Call who’s up

## Refusals

error-managers-only = Only whoever manages the server may do that: it takes Discord’s permission **Manage Server**.
error-opening-elsewhere = In this server tables open in { $channels }. Use `/{ command-table } { command-new }` there.
error-opening-nowhere = The channels in which tables may open here have been deleted. Whoever manages the server can choose others with `/{ command-server } { command-server-settings }`.
error-opening-roles = To open a table in this server you need one of these roles: { $roles }. You can join others’ tables without.
error-opening-nobody = The roles whose members may open tables here have been deleted. Whoever manages the server can choose others with `/{ command-server } { command-server-settings }`.
error-quiet-month = This server has a quiet month, in which no new table opens. The next ones open <t:{ NUMBER($until, useGrouping: 0) }:R>; open tables go on.
error-limit-server-tables = { $most ->
    [one] This server has an open table, and its managers want no more at a time. Another opens once that one is over or closed.
   *[other] This server has { $most } open tables, and its managers want no more at a time. Another opens once one of them is over or closed.
}
error-limit-server-host = { $most ->
    [one] You host a table in this server, and its managers want nobody to host more at a time. Another opens once that one is over or closed.
   *[other] You host { $most } open tables in this server, and its managers want nobody to host more at a time. Another opens once one of them is over or closed.
}
