# What is kept about a person: the file with all of it, and being forgotten.

data-ready = 📦 `{ $file }` holds everything that I keep about you, for you alone: what I know of you, your tables and seats, your moves with their times, votes, days away, standing orders, reminders, messages, results and ratings. A finished game as a whole comes with `/{ command-table } { command-export }`.
privacy-short = 🔒 **What I keep, and why.** Your Discord id, your name and your language, so that tables can call you; your time zone and quiet hours if you told me; what you did at tables, and the results and ratings of your games. I read no messages. Whoever plays with you sees your name and your moves as the game shows them; whoever runs this bot can read all of it. `/{ command-mine } { command-mine-forget }` takes it away.

forget-title = 🗑️ Be forgotten
forget-goes = **What goes:** your name, language, time zone and quiet hours. Your name in leagues and tournaments, from which you withdraw. At every table that is over your name and id, your votes, days away and standing orders, your part in results with your ratings, and the direct messages in which I showed you a hand.
forget-stays = **What stays:** the moves, as those of “{ name-former }”. Without them nobody could check the dice and cards of those games any more. The rating with which you went into a game stays with its result as nobody’s, as others were measured by it. What stands in channels and in your other direct messages is at Discord, and I leave it as it is.
forget-open = { $count ->
    [0] **Now:** you have no part in any open table, so it is done within a few minutes.
    [one] **Now:** you have a part in one open table. There it is done once it is over, by itself, and until then I know you as before.
   *[other] **Now:** you have a part in { $count } open tables. There it is done once they are over, by itself, and until then I know you as before.
}
forget-leave = **Or leave at once:** an autopilot takes over your seats for good (in a game without autopilots I do what I do when time is up), somebody else at the table becomes its host, and you leave lobbies. A table where nobody is left is closed.
forget-back = Until it is done, `/{ command-mine } { command-mine-forget }` can take it back; what is gone by then stays gone. Whoever presses or joins something afterwards is somebody new to me.
forget-asked = { $count ->
    [0] ✅ You asked me to forget you. It is done within a few minutes.
    [one] ✅ You asked me to forget you. What can go goes within a few minutes; one table is still open and follows once it is over.
   *[other] ✅ You asked me to forget you. What can go goes within a few minutes; { $count } tables are still open and follow once they are over.
}
forget-kept = 👌 I won’t forget you.
button-forget = Forget me
button-forget-leave = Leave all tables and forget me
button-forget-not = Don’t forget me
