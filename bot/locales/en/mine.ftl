# All tables of one person, and where a table is.

place = { $server } · { $channel }

command-mine = mine
command-mine-about = Your tables, what I keep about you, and how to be forgotten
command-mine-tables = tables
command-mine-tables-about = See all your tables: whose move it is, until when, what is asked
command-mine-data = data
command-mine-data-about = Get everything that I keep about you as a file
command-mine-forget = forget
command-mine-forget-about = Have me forget you: see first what goes and what stays

mine-title = Your tables
mine-none = You have no seat at any table just now. `/{ command-table } { command-new }` opens one.
mine-waiting = { $count ->
    [0] Nobody is waiting for you.
    [one] **One table is waiting for you.**
   *[other] **{ $count } tables are waiting for you.**
}
mine-lobby = Not started yet: { $taken } of { $most } seats taken.
mine-stand-in = 🤖 An autopilot plays for you.
mine-ended = ended { $when }
mine-elsewhere = { $count ->
    [one] One more table is in a server that you or I have left.
   *[other] { $count } more tables are in servers that you or I have left.
}

reminder-waits = ⏰ { $game } is waiting for you
# $what is the label of a choice.
reminder-default = The bot would choose: **{ $what }**
