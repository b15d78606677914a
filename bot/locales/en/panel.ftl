# What only one person reads: panels, answers, help.

## The panel

panel-title = { $seat } · it’s your move
panel-title-direct = { $game } · { $seat } · it’s your move
panel-title-ready = { $seat } · you’ve done your part
panel-choose = { $count ->
    [one] There is one choice
   *[other] Choose one of { $count }
}
panel-before = What came before:
panel-stale = ⏱️ That button is from an earlier moment. This is how things stand now:
hint-best = 🧠 The expert would choose “**{ $action }**”. It rates your chance of winning with that at about { $chance } of 100. Next best: “**{ $other }**”, { $less } of 100.
hint-even = 🧠 The expert would choose “**{ $action }**”. It rates your chance of winning with that at about { $chance } of 100, and with “**{ $other }**” about the same.
hint-only = 🧠 The expert would choose “**{ $action }**”. It rates your chance of winning with that at about { $chance } of 100.
hint-known = 🧠 The expert would choose “**{ $action }**”.
hint-nothing = 🧠 The expert sees nothing here that would be better than the rest.
hint-unsure = 🧠 Nothing sure yet: the expert has much to do and could try your choices in { $games ->
    [one] one imagined game
   *[other] { $games } imagined games
} only. Ask again in a moment.
hint-cut = After { $games } imagined games only, as the expert has much to do. *Hint* has it look again.
advice-line = 💡 **{ $action }**{ $why ->
    [none] {""}
   *[other] {""} · { $why }
}
hint-stale = ⏱️ Your decision changed while the expert was thinking, so its answer no longer counts. This is how things stand now:
button-page = Page { $page }
button-confirm = Confirm: { $what }
since-your-move = **Since your last move**
since-the-start = **So far**
meanwhile = **What the others did next**
now-up = **Now it’s up to**

## My move, when it isn't

not-up-running = It isn’t your move yet
not-up-paused = The table is paused
not-up-finished = The game is over
not-up-closed = This table was closed
not-up-lobby = The game hasn’t begun
spectator = 👀 You have no seat at this table, but the board is for everybody.
stand-in = 🤖 An autopilot ({ $style }) stands in for you: { $seat }

## Looking around

hand-title = Your hand
sheet-title = Sheets
log-title = { $game } · log
log-empty = Nothing has happened yet.
log-of-all = Everybody
log-of-seat = { $seat } · { $who }
log-moment = The board right after …
rules-choose = Chapter
legend-absent = Not on the board at this moment:
legend-choose = Picture or subject
poster-title = { $game } on one page
learn-page = Card { $page } of { $count }
guided-opened = 🎓 Your guided game is ready in { $channel }: about ten minutes with an autopilot, without a clock. Press **My move** there; each screen says what to look at.
guided-already = 🎓 You have a guided game of this already: it goes on in { $channel }.
guided-off = 🎓 All right, no more explanations. *Rules* still opens at the page that the decision is about.
rules-met-title = Rules met so far: { $count }
rules-met-none = None yet. Each rule is explained here once you have met it.
guided-thread = { $game } · { $host }’s guided game
guide-preview = Nothing has happened yet. This screen says what your choice would bring: compare it with the others, then confirm or go back.
guide-end = The guided part ends here. From now on only what is new to you is explained; 🧠 *Hint* tells what the expert would do. Play on as long as you like, or close the table with one press.
shown = Done: the table’s message is at the end of the channel again.

## Before the start

opened = The table is open in { $channel }. Invite the others: everybody can join there.
opened-fewer-autopilots = The game has { $seats } seats, so { $count ->
    [one] 1 autopilot sits
   *[other] { $count } autopilots sit
} there beside you.
choose-game = Which game shall it be?
opened-without-thread = I can’t make a thread here ({ $permissions }), so the table is in the channel itself.
opened-threads-full = This server has as many open threads as Discord allows, so the table is in the channel itself.
opened-thread-refused = Discord makes no thread for me here just now, so the table is in the channel itself.
offer-thread = There is a table here already. Shall yours get a thread of its own?
thread-name = { $game } · { $host }’s table
moved-to-thread = 🧵 The table has moved to { $channel }: everything goes on there, and what was said here stays.
joined = Welcome aboard! You play { $seat }. Would you rather play another?
identity-choose = Whom would you like to play?
identity-chosen = Done: you play { $seat }.
left = You have left the table. Your seat is free again.
left-seats = You have left the table. Your seats are free again.
left-closed = You have left, and as nobody else was there the table is closed.
left-autopilot = You have left the table; an autopilot plays on for you. You can come back until somebody has taken your seat over.
left-deserted = You have left the table. Nobody else is here to play, so the game waits until one of you comes back.
autopilot-title = Autopilots
autopilot-choose = Which style of play?
started = Lift-off! The game has begun.
settings-title = Settings
settings-place = 🧵 The table stands in the channel itself. You can move it into a thread of its own now, or at any time with `/{ command-table } { command-thread }`.
settings-text = They can be changed until the game starts.
setting-value = { $name }: { $value }
setting-clock = Clock
setting-language = Language
setting-remove = Free a seat
bank-hint = What you save today is there tomorrow
setting-weekends-counted = Weekends: count
setting-weekends-free = Weekends: don’t count
setting-weekends-hint = Clocks stand still on Saturdays and Sundays
setting-vacation = Away: { $days } days a season
setting-digests = Messages: a digest per round
setting-digests-hint = One message a round, edited while it goes on
setting-no-digests = Messages: the start and the end only
setting-no-digests-hint = What happens between is on the live message and in the log
setting-hints = Hints: on request
setting-hints-hint = Whoever is up may ask the expert; the end tells how often
setting-no-hints = Hints: none
setting-starts-host = Start: when the host says so
setting-starts-full = Start: by itself once full
setting-starts-full-hint = A few minutes after the last seat is taken, so that everybody can choose a side
setting-takeover-host = Take over: with my consent
setting-takeover-host-hint = Once the game has begun, whoever would like an autopilot’s seat asks you
setting-takeover-host-opponents = Take over: with my consent, any seat
setting-takeover-host-opponents-hint = Also the seats of autopilots that were chosen to play from the start
setting-takeover-anybody = Take over: anybody
setting-takeover-anybody-hint = At once, or a day after its player has gone
setting-takeover-anybody-opponents = Take over: anybody, any seat
setting-takeover-anybody-opponents-hint = Also the seats of autopilots that were chosen to play from the start
setting-takeover-nobody = Take over: nobody
setting-takeover-nobody-hint = Who left can still come back, or offer their own seat

## At a running table

undone = ↩️ Taken back. It’s as if it never happened.
undo-voting = A die was rolled, a card was seen, or somebody has moved since: the others have been asked in the channel. The move is taken back if all agree.
undo-voting-group = The others have been asked in the channel. The move is taken back if all agree.
vote-yes-noted = Noted: you agree.
vote-no-noted = Noted: you’d rather leave it as it is.
paused = ⏸️ Paused. All clocks stand still until somebody resumes the game.
resumed = ▶️ On we go. Everybody has the time that they had left.
resumed-waits = Nobody is here to play, so the game waits until one of its players is back.
nudged = 👋 Done: they have been called.
away-noted = 🌴 Have a good time! Your clocks stand still until { $when }. Press **{ button-comeback }** if you return sooner.
away-paused = As nobody else is here, the whole table is paused until then.
quiet-none = You have no quiet hours: your clocks run all day. (Your time zone: { $zone })
quiet-hours = 🌙 Your quiet hours: { $hours } ({ $zone }). Your clocks stand still then, at every table. Others see only until when you have time.
extended = ⌛ Done: { $span } more for those whose move it is.
table-vote-asked = The others have been asked in the channel.
welcome-back = 👋 Welcome back! You play for yourself again.
replaced-autopilot = Done: { $seat } is now played by the autopilot “{ $style }”.
replaced-person = Done: { $seat } is now played by { $name }.
seat-offer-asked = { $name } plays this seat, so I’ve asked them in the channel. Until they agree, nothing changes. Without asking you can give a seat away once its player has left, or is late.
# Seats that change hands
seat-offer-how = { $seat }: I’ll ask in the channel who would like to take over. Whoever takes the seat gets all that belongs to it, secrets included, and keeps it. How shall it go on until then?
button-offer-playing = Offer my seat, I play on
button-offer-autopilot = Offer my seat, autopilot plays
seat-offered = I’ve asked in the channel. Until somebody takes the seat it’s yours, and you play on. You can take the question back with **{ button-withdraw-offer }** below it.
seat-offered-away = I’ve asked in the channel; until somebody takes the seat an autopilot plays it. If you come back before that, the question is over and you keep your seat.
take-seat-which = Seats that you can take over:
button-take-this-seat = Take { $seat }
button-ask-for-seat = Ask for { $seat }
seat-host-asked = I’ve asked the host in the channel. As soon as they agree, the seat is yours.
seat-taken = Welcome! From now on you play { $seat }.
seat-offer-refused-noted = Noted; the seat stays as it is.
seat-offer-withdrawn = The question is taken back.
close-sure = ⚠️ **Close the table for everybody?** The game ends without a result and can’t be reopened. { $link }
closed = The table is closed.
kept-open = Good: everything stays as it is.

## Fair play

verify-later = 🎲 The game is still going on, so its seed is still secret. What was promised at the start is its SHA-256:
    `{ $hash }`
    When the game is over, every die and card can be checked.
verify-ok = ✅ **Everything is as promised.** { $acts ->
    [one] { $acts } move
   *[other] { $acts } moves
} and { $events ->
    [one] { $events } event
   *[other] { $events } events
} were replayed from the seed: every die and every card is the same.
verify-unchecked = ⚠️ { $count ->
    [one] { $count } step is
   *[other] { $count } steps are
} from before an update of the rules and can’t be replayed any more.
verify-bad = ❌ **This game can’t be confirmed.**
verify-fault = { $reason ->
    [seed-hash] The seed isn’t the one that was promised at the start.
    [promise] The secret isn’t the one that was promised before the start.
    [contributions] The seed isn’t made of the secret and the presses.
    [early-press] A press is older than the promise.
    [events] Step { $version }: something else happened than is recorded.
    [illegal] Step { $version }: this move wasn’t possible.
    [unfinished] The replay doesn’t end the game.
   *[other] Step { $version }: the record can’t be followed ({ $reason }).
}
verify-hash = 🎲 Seed: `{ $seed }`
    SHA-256: `{ $hash }`
verify-fingerprint = 🧾 Fingerprint of the file: `{ $hash }`
    It has to begin as the message that ended the game says.
verify-carried = 🔏 The message of the start has carried this hash since it was posted. Nobody can change that unseen: Discord marks what is edited.
verify-other-hash = ❌ **The hash in this message isn’t the game’s.** Somebody has changed one of them since it was posted.
exported = 💾 The whole game is in `{ $file }`. Check it anywhere with `mission-control verify { $file }`.
exported-running = 💾 `{ $file }` holds what everybody may know so far. Seed and secrets follow when the game is over.

## Help

help-title = How it works
help-play-title = Playing
help-play = The table’s message in the channel shows the board and whose move it is. Press **My move**: you see what you may do, with all the figures, and nothing happens before you choose it. Slash commands do the same in one line. New to the game? `/{ command-table } { command-rules }` has the rules in short.
help-secrets-title = Secrets
help-secrets = Your hand and whatever is chosen in secret come by direct message. If your inbox is closed, **My move** and **My hand** show you the same, for your eyes only.
help-clock-title = The clock
help-clock = Each decision has its time. You are reminded at half time and an hour before the end; then the bot chooses something sensible for you, and the game goes on. `/{ command-table } { command-quiet }` keeps your nights free at every table, `/{ command-table } { command-away }` your days away at this one; `/{ command-table } { command-vote }` asks the others for a pause or more time. If nobody is left to play, the game waits. What you know in advance you may leave as a standing order: `/{ command-table } { command-orders }`.
help-table-title = The table
help-table = `/{ command-table } { command-new }` opens one, `/{ command-table } { command-undo }` takes your last move back, `/{ command-table } { command-nudge }` calls those whose move it is, `/{ command-mine } { command-mine-tables }` lists all your tables, here and elsewhere. `/{ command-mine } { command-mine-data }` hands you what I keep about you, `/{ command-mine } { command-mine-forget }` deletes it. Away for a while? `/{ command-table } { command-leave }` lets an autopilot play on until you’re back. Can’t go on? `/{ command-table } { command-replace }` looks for somebody who takes your seat over. The host, and whoever manages the server, can also `{ command-pause }`, `{ command-replace }`, `{ command-thread }` and `{ command-close }`.
help-fair-title = Fair dice
help-fair = The bot draws a secret when a table opens and posts its hash. Each **{ button-join }**, **{ button-in }** and **{ button-start }** adds a number that nobody can foresee; dice and cards follow from both. At the end the secret is told, and `/{ command-table } { command-verify }` replays everything.

## Standing orders

button-orders = Standing orders
button-hint = Hint
button-order-withdraw = Withdraw: { $order }
orders-title = 📜 Standing orders · { $seat }
orders-about = Decide in advance: I then press for you, through the same checks, and take my time as you would. Nobody else can tell.
orders-none = You haven’t given any.
orders-new = **Give one.** Another of the same kind takes the place of the one before.
order-not-now = 🚫 Not now: { $why }
order-laid = ✅ Noted.
order-withdrawn = 🗑️ Withdrawn.
order-answers = It answers the question that is open now, in a while. You may be quicker.
order-waiting = 📜 **Your standing order answers this in a while:** { $order } You may be quicker.
order-done = ✔️ Done: { $order }
order-dropped = ✖️ Dropped: { $order } { $why }
