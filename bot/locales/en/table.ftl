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
# $most is the most that the bank holds, both are spans of time.
clock-bank = a bank of { $most }, { $refill } more with each decision
# $when is Discord's own relative time: "in 5 hours".
until = ⏳ ends { $when }

## Who plays

name-autopilot = 🤖 { $style }
name-stand-in = 🤖 for { $name }
name-former = a former player
who-is-up = ▶️ { $seat } · { $who } { $what }
who-are-up = ▶️ { $who }: { $what }
by-the-clock = ⏰ Time was up: { $what }
by-the-clock-for-you = ⏰ The clock played for you: { $what }
by-your-order = 📜 Your standing order: { $what }
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
lobby-seats-fixed = 👥 { $count } seats, people or autopilots
lobby-clock = ⏳ **{ $clock }** for each decision; after that the bot chooses for you
lobby-bank = 🏦 **{ $clock }**; when it is empty the bot chooses for you
lobby-weekends = 🌙 Saturdays and Sundays don’t count
lobby-vacation = 🌴 { $days } days away a season, with `/{ command-table } { command-away }`
lobby-starts-full = ⏱️ Starts by itself once every seat is taken
lobby-no-clock = ⏳ **No clock**: take the time you need
lobby-no-digests = 🤫 Quiet: only the start and the end stay as messages
lobby-no-hints = 🧠 No hints: the expert keeps quiet
lobby-takeover = 🪑 { $who ->
    [nobody] Nobody takes over an autopilot’s seat later
    [anybody] Anybody may take over an autopilot’s seat later
   *[host] With the host’s consent, others may take over an autopilot’s seat later
}{ $opponents ->
    [too] , even one that played from the start
   *[not] {""}
}
lobby-continues = 🔗 Goes on from where an earlier game ended
lobby-lacking = { $count ->
    [one] One more seat has to be taken before you can start.
   *[other] { $count } more seats have to be taken before you can start.
}
lobby-more-seats = -# One person may take several seats: press **{ button-join }** once for each.
lobby-ready = **Ready for lift-off**: the host may start, or wait for more players.
lobby-full = **Every seat is taken**: the host may start.
lobby-starts = **Every seat is taken**: the game begins by itself { $when }. Choose your side now; if somebody leaves, it waits.
lobby-too-many = { $count ->
    [one] **One seat too many** for these settings. The host can free one, or change them, in **{ button-settings }**.
   *[other] **{ $count } seats too many** for these settings. The host can free some, or change them, in **{ button-settings }**.
}
lobby-closed = This table was closed before it began.

## The card in the channel above a thread

card-seats = 👥 Seats taken: { $taken } of { $most } · { $who }
about-players = { $least } to { $most } players; autopilots take free seats
about-players-only = { $least } to { $most } players
card-running = ▶️ **Under way.** Everybody may watch.
card-paused = ⏸️ **Paused.**
card-finished = 🏁 **Over.**
card-closed = 🚪 **Closed.**

## The live message

live-paused = ⏸️ **Paused.** All clocks stand still.
# $when is a date with its time, $relative Discord's own relative time: "in 5 days".
live-paused-deserted = 💤 **Nobody is here to play, so the game waits.** Whoever sat here presses **{ button-comeback }** and it goes on. If nobody comes, the table is closed { $relative } ({ $when }).
live-paused-away = 🌴 **Everybody is away, so the game waits.** It goes on { $relative } ({ $when }), or as soon as somebody presses **{ button-comeback }**.
live-paused-vote = ⏸️ **Paused by vote.** It goes on { $relative } ({ $when }) at the latest; `/{ command-table } { command-vote }` lets it go on sooner.
live-away = 🌴 { $who } is away until { $when }
live-finished = 🏁 **The game is over.** This is the board as it stood at the end; the result has a message of its own.
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
step-resume = ▶️ { $who } resumed the table.
step-pause-table = 💤 Nobody is here to play: the table waits.
step-pause-vote = ⏸️ The table voted for a pause.
step-resume-table = ▶️ The table goes on: its pause is over.
step-resume-vote = ▶️ The table voted to go on.
step-away = 🌴 { $who } is away for some days.
step-back = 👋 { $who } is back.
step-extend = ⌛ { $who } gave more time to those whose move it is.
step-extend-vote = ⌛ The table voted for more time.
step-moved = 🧵 { $who } moved the table into this thread.
step-close = 🚪 The table was closed.
step-rebase = 🔧 The bot was updated; the game goes on from here.
somebody = somebody

## Messages that stay

announcement-started = { $game }: here we go!
# The button shows all of the hash.
announcement-promise = 🎲 Fair dice, promised: the seed’s hash begins with `{ $hash }`; **{ button-proof }** shows it whole.
announcement-fair = 🎲 The file’s fingerprint begins with `{ $hash }`; **{ button-verify }** shows it whole, with the seed, and replays every die and card.
announcement-hints = 🧠 Hints: { $hints }
hints-of = { $who } { $count }
digest-empty = What stood here was taken back.
digest-read = Look closer …
lobby-idle = 🚪 The { $game } table was closed: nothing had happened at it for { $days } days. `/{ command-table } { command-new }` opens another.
announcement-finished = { $game }: the game is over
announcement-won = { $game }: you have won together!
announcement-lost = { $game }: you have lost together
announcement-page = Page { $page } of { $pages }

## Direct messages and mentions

direct-hand = { $seat } · your hand in { $game }
direct-hand-private = Only you can see this.
direct-full = 🪑 { $game }: every seat is taken
direct-full-text = { $who } are at the table. You host it, so you begin when you like.
direct-order-dropped = 📜 { $game } · a standing order of yours was dropped ({ $seat })
reminder-half = ⏰ { $game }: half of your time is over
reminder-hour = ⏰ { $game }: one hour left
reminder-end = Your time ends { $when }. After that the bot chooses for you.
ping-nudge = 👋 { $who } The table is waiting for you.
ping-half = ⏰ { $who } Half of your time is over.
ping-hour = ⏰ { $who } One hour left.
ping-full = 🪑 { $who } Every seat at **{ $game }** is taken: you can start.
direct-missing-permissions = ⚠️ I can’t go on with **{ $game }** at { $link }: I need more permissions in that channel: { $permissions }. Once I have them, the table goes on by itself.
direct-threads-full = ⚠️ I can’t go on with **{ $game }** at { $link }: the server has as many open threads as Discord allows. Once somebody closes another thread, the table goes on by itself.
direct-age-restricted = ⚠️ I can’t go on with **{ $game }** at { $link }: Discord doesn’t let me speak there because of the age restriction. Once the channel has none, the table goes on by itself.
direct-stand-in = 🤖 { $game }: an autopilot plays for you
direct-stand-in-text = It plays { $seats } until you press **{ button-comeback }**; until then it decides for you.
direct-stand-in-alone = If nobody else is here either, the game waits for you; it says so on the table’s message. If nobody comes back for { $days } days, the table is closed.
direct-result-stand-in = At the end an autopilot played for you.

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

## Votes on the clocks

table-vote-pause = ⏸️ { $who } would like a pause
table-vote-resume = ▶️ { $who } would like to go on
table-vote-extend = ⌛ { $who } would like { $span } more for those whose move it is
table-vote-needed = { $count } of { $all } have to agree.
table-vote-against = 👎 Against: { $who }
table-vote-accepted = ✅ The table has agreed.
table-vote-refused = ❌ The table would rather not.

# A seat in mid-game is its player’s
seat-offer-person = 🪑 { $seat }: may { $newcomer } take { $name }’s seat?
seat-offer-autopilot = 🪑 { $seat }: shall the autopilot “{ $style }” play on?
seat-offer-text-person = { $mention }, { $who } would like to give your seat to somebody else, with all that belongs to it, secrets included. Nothing changes unless you agree; then it’s for good.
seat-offer-text-autopilot = { $mention }, { $who } would like an autopilot to play for you. Nothing changes unless you agree. Then it’s as if you had left: it plays until you’re back, and meanwhile the host may give the seat to somebody else.
seat-offer-anybody = 🪑 { $seat }: who would like to take over?
seat-offer-named = 🪑 { $seat }: { $name }, would you like to take over?
seat-offer-plays-on = { $who } is looking for somebody to take over this seat, and plays on until then.
seat-offer-away = { $who } is looking for somebody to take over this seat. Until then an autopilot plays it.
seat-offer-taking = Whoever takes it gets all that belongs to it, secrets included, and keeps it.
seat-offer-newcomers = It can’t be somebody who has, or had, another seat here.
seat-offer-admit = 🪑 { $seat }: may { $name } take over from the autopilot?
seat-offer-text-admit = { $mention }, { $name } would like to play this seat from now on, with all that belongs to it, secrets included.
seat-offer-no-return = { $who }, for whom the autopilot plays, couldn’t come back to it then.
seat-offer-agreed = ✅ The seat was handed over.
seat-offer-refused = 🪑 The player stays.
seat-offer-refused-take = 🪑 { $name } would rather not this time.
seat-offer-refused-admit = 🪑 The autopilot plays on.
seat-offer-lapsed = This question is over.
button-stay = Stay
button-take-seat = Take the seat
button-no-thanks = No, thanks
button-withdraw-offer = Withdraw

## Buttons

button-join = Join
button-leave = Leave
button-open = Open a table
button-learn = Learn
button-guided = Play a guided game
button-stop-explaining = Stop explaining
button-rules-met = Rules met{ $waiting ->
    [0] {""}
   *[other] {" "}(+{ $waiting })
}
button-rules = Rules
button-legend = What is this?
button-poster = On one page
button-poster-text = As text
button-poster-pictures = As pictures
button-start = Start
button-autopilot = Autopilot
button-settings = Settings
button-settings-more = More settings
button-move = My move
button-hand = My hand
button-sheet = Sheets
button-board = Board
button-log = Log
button-table = Go to the table
button-undo = Undo
button-resume = Resume
button-verify = Verify
button-proof = Fair dice
button-details = In words
button-open-thread = Open it in a thread
button-to-thread = Move into a thread
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

