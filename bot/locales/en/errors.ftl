# Refusals. Nothing was changed.

error-unexpected = 🛠️ Sorry, something went wrong on my side. Nothing is lost; please try again. If it stays like this, tell whoever runs this bot the number `{ $incident }`.
move-not-shown = 🛠️ Your move counts, but I can’t show you what came of it. Press **{ button-move }** to see where you are; if it stays like this, tell whoever runs this bot the number `{ $incident }`.
move-not-read = 🛠️ Your move counts, but my storage was too busy to read what came of it. Press **{ button-move }** in a moment to see where you are.
error-unknown-control = I don’t know this button any more. Please use the table’s newest message.
error-stale = ⏱️ That button is from an earlier moment. Press **My move** for the current one.

## Where is the table?

error-no-table = There is no open table here. `/{ command-table } { command-new }` opens one.
error-no-table-here = A table needs a server’s channel in which one can write: a text or announcement channel, a thread, a forum’s post, the chat of a voice channel. Use `/{ command-table } { command-new }` there.
error-no-thread-here = I can’t open a thread here. Leave `{ option-thread }` out, or choose a text channel.
error-in-thread-already = This table is in a thread already.
error-no-thread-for-table = Only a table in a text channel can move into a thread, and only from there.
error-table-closed = This table is no longer there. `/{ command-table } { command-new }` opens another.
error-channel-taken = There is a table in this channel already: one at a time. Play on there, or open yours in another channel, or in a thread with `/{ command-table } { command-new } { option-thread }`.
error-unknown-game = There is no such game here: { $game }.
error-missing-permissions = I need more permissions in this channel: { $permissions }. Whoever manages the server can grant them.
error-not-in-server = I’m not a member of that server, so I can’t host a table there. Whoever manages it can invite me.
error-not-member = You aren’t in that table’s server any more.
error-not-in-thread = I’m not in this private thread. Mention me here, so that I am added, and try again.
error-channel-gone = That channel is no longer there. `/{ command-table } { command-new }` opens a table in another.
error-channel-refused = Discord lets me post nothing here (its error { $code }). Whoever manages the server can check my permissions in this channel; or choose another channel.
error-thread-refused = Discord lets me make no thread here (its error { $code }). Leave `{ option-thread }` out, or choose another channel.
error-no-thread-now = Discord makes no further thread for me just now. Try again in some minutes.
error-threads-full = This server has as many open threads as Discord allows. Close one that is done with (in its menu), then try again.
error-age-restricted = Discord doesn’t let me speak where an age restriction applies. Choose a channel without one.
error-discord-busy = Discord doesn’t answer me just now. Nothing was opened or moved; please try again in a moment.
error-other-game = This table plays { $game }: its moves are typed with `/{ $command }`.
error-with-example = { $why } This can be read, for example: `{ $example }`

## Seats

error-not-seated = You have no seat at this table.
error-not-your-seat = That is somebody else’s seat.
error-no-such-seat = This table has no such seat.
error-already-seated = You already have a seat at this table.
error-enough-seats = You already have { $most } seats at this table; nobody may have more.
error-table-full = All seats are taken.
error-unknown-style = There is no such autopilot.
error-no-autopilots = This game has no autopilots: only people can play it.
error-bot-as-player = Bots can’t take a seat, only people and autopilots.
error-replace-whom = Say who shall play: a person or an autopilot, one of the two.

## Who may do it, and when

error-host-only = Only the host, or whoever manages the server, may do that.
error-already-started = The game has begun already.
error-not-started = The game hasn’t begun yet.
error-paused = The table is paused. `/{ command-table } { command-resume }` lets it go on.
error-waits-for-players = Nobody is here to play, so the table waits. **{ button-comeback }** on its message lets it go on.
error-not-paused = The table isn’t paused.
error-clock-unreadable = I can’t read that as a time. Write for example `36h`, `2d` or `off`.
error-clock-out-of-range = A decision may take from { $minutes } minutes to { $days } days, or have no clock at all (`off`).
error-bank-refill = A decision can’t add more to a bank than it holds. Write for example `3d+12h`.
error-vacation-out-of-range = A table can’t grant that: choose a number of days up to { $most }.
error-no-vacation = This table grants no days away. Ask it for a pause instead: `/{ command-table } { command-vote }`.
error-away-too-long = That is longer than you have left: { $days } of { $granted } days this season.
error-no-clock-runs = No clock runs just now, so there is nothing to extend.
error-unknown-zone = I don’t know the time zone { $zone }. Write a city, as in `Europe/Rome`.
error-unknown-zone-near = I don’t know the time zone { $zone }. Did you mean { $near }?
error-zone-missing = Which time zone are you in? Add `{ option-zone }`, for example `Europe/Rome`.
error-quiet-unreadable = I can’t read that as hours. Write for example `22-7`, `22:30-6:45` or `off`.
error-quiet-too-long = Quiet hours can last { $hours } hours a day at most: some time has to count. For whole days there is `/{ command-table } { command-away }`.

## Commands that can't be read

illegal-game-over = The game is over.
illegal-not-deciding = It isn’t your move.
illegal-not-now = That isn’t what you have to decide now. Press **My move** to see what it is.
illegal-seat-count = This game needs { $least } to { $most } seats; there are { $count }.
illegal-unknown-identity = This game doesn’t know that name.
illegal-identity-taken = Somebody else has chosen that already. Please take another.
illegal-unknown-option = This game has no such option.
illegal-unknown-choice = This option has no such choice.
illegal-unknown-verb = I don’t know the move “{ $word }”.
illegal-wrong-word-count = “{ $verb }” needs { $needed ->
    [one] 1 word
   *[other] { $needed } words
} after it; there { $count ->
    [one] is 1
   *[other] are { $count }
}.
illegal-unknown-word = I don’t understand “{ $word }”.
illegal-ambiguous-action = “{ $text }” could mean { $count } moves, “{ $first }” for one. Please say a little more.

## Hints

error-no-hints = There are no hints at this table.
error-hint-failed = The expert found no answer this time. Try again, or trust yourself.
error-expert-busy = The expert has many questions to answer just now. Please ask again in a minute.

## Storage, faults and whatever else

error-over = The game is over.
error-autopilot-plays = An autopilot plays for you just now. Press **My move** to take your seat back.
error-not-away = You are playing already; there is nothing to come back to.
error-nobody-to-return = This seat belongs to no person, so nobody can come back to it.
error-nobody-up = Nobody else has to move just now.
error-nudged-lately = The others were called not long ago. You can call them again <t:{ NUMBER($until, useGrouping: 0) }:R>.
error-seat-asked-lately = Whoever sits there was asked not long ago. You can ask again <t:{ NUMBER($until, useGrouping: 0) }:R>.
error-person-asked-lately = They were asked about a seat here not long ago. You can ask them again <t:{ NUMBER($until, useGrouping: 0) }:R>.
error-host-asked-lately = The host was asked about a seat here not long ago. You can ask again <t:{ NUMBER($until, useGrouping: 0) }:R>.
error-had-another-seat = Whoever has, or had, a seat at this table knows its secrets and can’t take another.
error-seat-not-free = Somebody plays this seat. It can be taken over if they offer it.
error-takeover-closed = At this table autopilots’ seats aren’t taken over. Seats that their players offer can be.
error-takeover-opponent = This autopilot was chosen as an opponent; its seat isn’t taken over at this table.
error-newcomer-left = Whoever was to have the seat isn’t in this server any more, so everything stays as it is.
error-others-may-return = The game still waits for those who may come back. You can let the autopilots play it to its end <t:{ NUMBER($until, useGrouping: 0) }:R>; if somebody returns, it goes on at once.
error-nothing-to-undo = There is no move of yours to take back.
error-undo-too-far = The rules were updated since that move; it can’t be taken back any more.
error-rated-undo = At a rated table nothing can be taken back that has drawn or revealed something.
error-rated-close = This game counts for ratings, and others are playing it: nobody who has a seat can close it. **Leave** counts as last; a manager of the server who doesn’t play can close it for good, and then it counts for nobody.
error-never-rated = This game is won or lost together, so it has records and no ratings.
error-vote-over = This vote is over.
error-not-your-vote = This vote isn’t for you.
error-no-orders = This game knows no standing orders.
error-order-gone = That order isn’t in force any more.
illegal-order-seat-lost = An autopilot or somebody else plays in your stead now. Once you are back you can give it again.
error-not-continued = The game that this table would carry on isn’t over, or can’t be carried on.
error-unknown-language = I don’t speak that language yet.
error-table-broken = I can’t read this game any more. Tell whoever runs this bot: table { NUMBER($table, useGrouping: 0) }.
error-not-your-button = This button is somebody else’s. `/{ command-mine } { command-mine-forget }` shows you your own.
error-records-too-large = What I keep about you is more than Discord takes in one message. Whoever runs this bot can hand it to you as a file.
error-storage-busy = My storage is busy just now; nothing was changed. Please try again in a moment.
error-storage-full = My disk is full; nothing was changed. Please tell whoever runs this bot.
error-storage-failed = My storage has failed me; nothing was changed. Please try again, or tell whoever runs this bot.
error-storage-unsure = My storage broke off while it was saving. Please look whether it was done before you try again.
error-not-over = The game is still going on. That is possible only once it is over.

# Leagues and tournaments
error-competition-too-few = That needs { $least } people at least.
error-competition-seats = Tables of a competition have { $least } to { $most } seats, and the smallest no more than the largest.
error-competition-rounds = A competition has 1 to { $most } rounds.
error-competition-meetings = Everybody can meet everybody up to { $most } times.
error-competition-advance = { $most ->
    [one] Only one of each table can go on.
   *[other] At most { $most } of each table can go on.
} Somebody has to stay behind.
error-no-competition = There is no such league or tournament here.
error-competition-name = Give it a name of 1 to { $most } characters.
error-competition-name-taken = A league or tournament of this server has that name already. Choose another.
error-competition-together = In this game people win or lose together, so there is nothing to rank.
error-competition-clock = Tables of a league or tournament need a clock: without one a round might never end.
error-competition-days = A round takes from { $least } to { $most } days.
error-competition-most = At least { $least } people play, and at most { $most }.
error-competition-divisions = A division has at least { $least } people, no more than half of whom go up and as many down. An elimination has no divisions.
error-competition-start = It can begin in ten minutes at the earliest, and in { $most } days at the latest.
error-competition-organiser-only = That’s for the organiser, or for whoever manages the server.
error-competition-over = It is over.
error-competition-not-running = No season is being played now.
error-competition-moved-on = It has gone on meanwhile. Use the command again if you still want that.
error-competition-joined = You have signed up already.
error-competition-full = More than { $most } people can’t sign up.
error-competition-left = You have withdrawn from this season. You can sign up for the next one.
error-competition-not-in = Nobody of that name takes part now.
error-competition-newcomer = That person takes part already, or has withdrawn from this season.
error-competition-managers-only = Only somebody who manages the server can announce a league or tournament.
error-competition-channel = Leagues and tournaments need a text channel of a server: their tables open in its threads.
error-competition-which = There are several. Say which one: the command offers their names.
error-limit-competitions = A server can have { $most } leagues and tournaments at a time. Another can be announced once one of them is over.

# How much one person or one server may do
error-limit-tables-person = { $most ->
    [one] You host a table already, and nobody may host more at a time. Another opens once that one is over or closed.
   *[other] You host { $most } open tables, and nobody may host more at a time. Another opens once one of them is over or closed.
} { limit-operator }
error-limit-tables-server = { $most ->
    [one] This server has an open table already, and may have no more at a time. Another opens once that one is over or closed.
   *[other] This server has { $most } open tables, and may have no more at a time. Another opens once one of them is over or closed.
} { limit-operator }
error-limit-opened-person = You have opened { $most ->
    [one] a table
   *[other] { $most } tables
} within an hour; that is as many as one person may. You can open the next one <t:{ NUMBER($until, useGrouping: 0) }:R>. { limit-operator }
error-limit-opened-server = In this server { $most ->
    [one] a table was
   *[other] { $most } tables were
} opened within an hour; that is as many as may be. You can open the next one <t:{ NUMBER($until, useGrouping: 0) }:R>. { limit-operator }
error-limit-hourly = One person may have { $most } { $what ->
    [guided] guided games
    [hints] hints
    [replays] pages of replays
    [animations] moving pictures
    [stories] stories of games
    [exports] exported games
    [checks] checks of games
   *[reviews] reviews of games
} an hour, and not all of them in a row. The next one comes <t:{ NUMBER($until, useGrouping: 0) }:R>. { limit-operator }
error-limit-presses = That was too fast for me: one person may press and command { $most } times a minute. Nothing was done for this one; go on <t:{ NUMBER($until, useGrouping: 0) }:R>. { limit-operator }
limit-operator = Whoever runs the bot can change this limit.
error-one-at-a-time = One after the other: I’m still busy with what you pressed before. Nothing was done for this one; try again once I’ve answered.

# Open tables
error-interests-enough = You wait for { $most } tables already. Take one back first, in `/{ command-community } { command-community-interests }`.
error-interest-gone = That wish is gone. `/{ command-community } { command-community-interests }` shows what you wait for.
error-note-too-long = A note has at most { $most } characters.

# What if
error-no-what-if = From there nobody can play on: nobody decides anything, or what is hidden can’t be imagined.
error-rated-what-if = At a rated table that would be help. Once the game is over you can try anything.
error-no-hints-what-if = At this table nobody gets advice, and that would be some. Once the game is over you can try anything.
error-source-not-over = This game goes on from one that isn’t over. What it knows of that one stays secret until then.
error-what-if-alone = A what-if game is for one person alone.
error-what-if-not-private = While your game goes on, this needs a private thread: nobody else may learn what you know. I may not open one here.
error-what-if-not-up = You can try that while it is your move.
error-what-if-nowhere = It needs a thread of its own. Ask again in a text channel where I may open threads.
error-fixed-seats = The seats of this table are a league’s: nobody joins, leaves or changes them, and the game begins by itself. `/{ command-league } { command-league-leave }` withdraws from the league.
