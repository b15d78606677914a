# What a table says in public and by direct message, in any game.

language-name = English
list-and = { $first } and { $last }

## Time

clock-off = no clock
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
# $when is Discord's own relative time: "in 5 hours".
until = ⏳ ends { $when }

## Who plays

name-autopilot = 🤖 { $style }
name-stand-in = 🤖 for { $name }
who-is-up = ▶️ { $seat } · { $who } { $what }
who-are-up = ▶️ { $who }: { $what }
by-the-clock = ⏰ Time was up: { $what }
without-a-choice = ☑️ Nothing to choose: { $what }

## The lobby

lobby-invitation = { $host } is gathering a crew. Take a seat!
lobby-free = { $count ->
    [one] { $count } seat is still free
   *[other] { $count } seats are still free
}
lobby-host = { $name } · host
lobby-autopilot = autopilot “{ $style }”
style-defaults = Standard moves
style-defaults-hint = Does what the bot does when time is up
lobby-seats = 👥 { $least } to { $most } seats, people or autopilots
lobby-seats-people = 👥 { $least } to { $most } seats, for people only
lobby-clock = ⏳ **{ $clock }** for each decision; after that the bot chooses for you
lobby-no-clock = ⏳ **No clock**: take the time you need
lobby-continues = 🔗 Goes on from where an earlier game ended
lobby-lacking = { $count ->
    [one] One more seat has to be taken before you can start.
   *[other] { $count } more seats have to be taken before you can start.
}
lobby-ready = **Ready for lift-off**: the host may start, or wait for more players.
lobby-closed = This table was closed before it began.

## The live message

live-paused = ⏸️ **Paused.** All clocks stand still.
live-finished = 🏁 **The game is over.** Thank you for playing!
live-closed = 🚪 **This table was closed.**
log-more = -# … the rest is in the log

## What happened to the table itself

step-undo = ↩️ { $who } took moves back.
step-undone = ~~{ $what }~~ (taken back)
step-seat = { $change ->
    [away] 🤖 An autopilot ({ $style }) plays { $seat } for { $who } now.
    [back] 👋 { $who } is back and plays { $seat } again.
    [person] 🔁 { $who } takes over { $seat } from { $before }.
    [autopilot-left] 🔁 { $who } takes over { $seat } from an autopilot.
    [autopilot] 🔁 An autopilot ({ $style }) plays { $seat } now.
   *[unknown] 🔁 Somebody else plays { $seat } now.
}
step-pause = ⏸️ { $who } paused the table.
step-resume = ▶️ { $who } let the table go on.
step-close = 🚪 The table was closed.
step-rebase = 🔧 The bot was updated; the game goes on from here.
somebody = somebody

## Messages that stay

announcement-started = { $game }: here we go!
announcement-seed-hash = 🎲 Fair dice, promised: the SHA-256 of the secret seed is `{ $hash }`. The seed is told at the end.
announcement-fingerprint = 🧾 Fingerprint of the game’s file: `{ $hash }`. A file with another one tells of another game.
lobby-idle = 🚪 The { $game } table was closed: nothing had happened at it for { $days } days. `/{ command-table } { command-new }` opens another.
announcement-finished = { $game }: the game is over
announcement-won = { $game }: you have won together!
announcement-lost = { $game }: you have lost together
announcement-seed = 🎲 The seed was `{ $seed }`; its SHA-256 is `{ $hash }`, as promised at the start. Anybody can check every die and card with it.
announcement-page = Page { $page } of { $pages }

## Direct messages and mentions

direct-hand = { $seat } · your hand in { $game }
direct-hand-private = Only you can see this.
direct-order-dropped = 📜 { $game } · a standing order of yours was dropped ({ $seat })
reminder-half = ⏰ { $game }: half of your time is over
reminder-hour = ⏰ { $game }: one hour left
reminder-end = Your time ends { $when }. After that the bot chooses for you.
ping-nudge = 👋 { $who } The table is waiting for you.
ping-half = ⏰ { $who } Half of your time is over.
ping-hour = ⏰ { $who } One hour left.
direct-missing-permissions = ⚠️ I can’t go on with **{ $game }** at { $link }: I lack { $permissions } in that channel. Once I have it, the table goes on by itself.

## The vote on an undo

vote-title = { $moves ->
    [one] ↩️ { $seat } would like to take a move back
   *[other] ↩️ { $seat } would like to take { $moves } moves back
}
# $seat made the move, $who would like to take it back.
vote-title-group = { $moves ->
    [one] ↩️ { $who } would like to take the last move back, by { $seat }
   *[other] ↩️ { $who } would like to take the last { $moves } moves back
}
vote-text = A die was rolled, a card was seen, or somebody has moved since, so everybody has to agree.
vote-text-group = The moves are the whole group’s, so everybody has to agree.
vote-agreed = 👍 Agreed: { $who }
vote-open = ⏳ Still to vote: { $who }
vote-accepted = ✅ Everybody agreed: it was taken back.
vote-refused = ❌ Not everybody agreed: the game goes on as it is.
vote-lapsed = The game has moved on; this vote is over.

## Buttons

button-join = Join
button-leave = Leave
button-rules = Rules
button-start = Start
button-autopilot = Add autopilot
button-settings = Settings
button-move = My move
button-hand = My hand
button-sheet = Sheets
button-board = Board
button-log = Log
button-table = Go to the table
button-undo = Undo
button-resume = Resume
button-verify = Verify
button-export = Export
button-agree = Agree
button-disagree = Disagree
button-close = Close the table
button-keep-open = Leave it open
button-comeback = I’m back
button-older = Older
button-newest = Newest
button-back = Back
button-next = Next
button-continue = Play on
button-read-on = Read on ({ $count } pages)
button-other-seat = Seat: { $seat }

