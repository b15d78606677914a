# The playground's start page.
playground-title = Mission Control: playground
playground-languages = Language
playground-lead = The real bot, in a Discord that lives on this machine only. Be anybody, press every button, look into every inbox: nothing leaves your computer, and nothing is kept.
playground-game = Three games
playground-game-text = “{ playground-game-start }” opens a table, gives the other seats to autopilots, and begins. “{ button-learn }” says in three cards what a game is about, “{ button-lesson }” lets you try it.
playground-game-length = Length
playground-game-players = Players
playground-game-difficulty = How hard
playground-game-you = You are
playground-game-seats = Seats
playground-game-people = Played by you
playground-game-seats-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
playground-game-people-count = { $count ->
    [one] one of them
   *[other] { $count } of them
}
playground-game-start = Start a game
playground-game-choices = Seats and people
playground-people = Be somebody
playground-people-text = Everybody sees the same channel, but not the same secrets. Hands and sealed plays come by direct message.
playground-in-channel = In the channel
playground-direct-messages = Direct messages
playground-channels = Channels and threads
playground-channels-text = One table at a time in each. On Discord’s page, “Viewing as” changes who you are; type / for the commands.
playground-home = To the start page
playground-places = Channels, threads and direct messages
playground-inbox-of = { $name }: direct messages
playground-time = The clock
playground-time-text = Runs as yours does. Leap ahead to see reminders, and what is done for somebody whose time is up.
playground-hours = + { $hours } h
playground-restart = Restart the bot
playground-restart-text = Stops the bot and starts it anew on the same database. Every game goes on, every button still works.
playground-footer = Discord’s page is SimCord’s, and speaks English around what the bot says. Ctrl-C in the terminal ends the playground and forgets everything.
playground-done-time = { $hours ->
    [one] One hour has passed.
   *[other] { $hours } hours have passed.
}
playground-done-restart = The bot was restarted.
playground-failed = That did not work. What went wrong stands in the terminal.
playground-gone = That channel is no longer there.
