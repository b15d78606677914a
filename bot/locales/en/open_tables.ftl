# Open tables: the board, what people wait for, and the messages to them.

command-community = community
command-community-about = What this server plays together
command-community-tables = tables
command-community-tables-about = See the tables that wait for people, and sit down
command-community-interests = interests
command-community-interests-about = See what you wait for, be told of tables, or stop waiting

board-title = Open tables
board-none = No table waits for people now. `/{ command-table } { command-new }` opens one.
board-text = *Tell me* sends you one message when a table fits. Once enough people wait for the same, a table opens by itself.
board-seats = { $free ->
    [one] one seat of { $seats } free
   *[other] { $free } seats of { $seats } free
}
board-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
board-beginners = beginners welcome
board-rated = rated
board-host = { $name } hosts
board-join = Sit down at …
board-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
board-elsewhere = In other servers
board-elsewhere-text = A link opens for you if you are a member there.
board-server = in { $server }
button-board-tell = Tell me

interests-title = Tables you’re waiting for
interests-text = You get one direct message when a new table fits, at most one a day, and never in your quiet hours. If enough people wait for the same, a table is opened for you, and you sit at it until you leave. Your choice counts two minutes after you made it.
interests-now = **Open now**: you get no message about these.
interest-game = Tell me of tables of …
interest-pace-any = Any pace
interest-pace-quick = In one sitting
interest-pace-days = Over days
interest-seats = { $seats ->
    [0] Any number
   *[other] { $seats } people
}
interest-until = until { $until }
interest-drop = Stop waiting for …
interest-kept = You wait for a table again: { $what }
button-interest-again = Wait again

direct-open-table = A table of { $game } waits for people
direct-open-table-why = You wanted to be told. That’s done with this message; *Wait again* tells you of the next one.
direct-by-interest = A table of { $game } has opened for you
direct-by-interest-text = { $others ->
    [one] Somebody else waits for the same, so you both sit in the lobby. Have a look, agree on the settings, and start when you like; or *Leave*.
   *[other] { $others } others wait for the same, so you all sit in the lobby. Have a look, agree on the settings, and start when you like; or *Leave*.
}

setting-beginners-any = Level: for everybody
setting-beginners = Level: beginners welcome
setting-beginners-hint = The lobby and the board of open tables say so
lobby-beginners = 🌱 Beginners are welcome

button-server-board = Board of open tables
server-board-text = One message in a channel lists the tables that wait for people, and is kept up to date. Where many want the same game, it opens their table in a thread there.
server-board-none = No board
server-board-gone = ⚠️ The channel that was chosen has been deleted. Choose another.
server-board-lacks = ⚠️ The bot can’t use that channel: it lacks { $permissions }.
server-elsewhere = Tables across servers
server-elsewhere-text = Only among servers of this bot that both switch it on. Their boards then name your open tables with this server’s name. Nobody gets an invitation by that: only members can sit down.
server-elsewhere-off = Only shown here
server-elsewhere-on = Shown in other servers, too
server-elsewhere-hint = And theirs here
