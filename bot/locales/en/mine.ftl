# All tables of one person, and where a table is.

place = { $server } · { $channel }

command-mine = mine
command-mine-about = Your tables, what I keep about you, and how to be forgotten
command-mine-tables = tables
command-mine-tables-about = See all your tables: whose move it is, until when, what is asked
command-mine-settings = settings
command-mine-settings-about = How your panels look, whether you are given advice, when I write to you
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
mine-no-other = ✅ No other table is waiting for you.
button-next-table = Next table ({ $count })
mine-lobby = Not started yet: { $taken } of { $most } seats taken.
mine-stand-in = 🤖 An autopilot plays for you.
mine-ended = ended { $when }
mine-elsewhere = { $count ->
    [one] One more table is in a server that you or I have left.
   *[other] { $count } more tables are in servers that you or I have left.
}

direct-next = ⏭️ You’re next at { $game } · { $seat }
direct-next-why = You get this because you wish to know. `/{ command-mine } { command-mine-settings }` turns it off.
reminder-waits = ⏰ { $game } is waiting for you
# $what is the label of a choice.
reminder-default = The bot would choose: **{ $what }**

preferences-title = Your settings
preferences-text = They hold at all your tables. Nobody else is told.
preference-advice = 🧠 **Advice.** What the expert would do is marked green and with 💡 where it has looked; *Hint* asks it to look.
preference-short-panels = 📏 **Short panels.** The question in a line, the figures, the choices; no explanations.
preference-next-up = 👉 **You are next.** I write to you when the seat before yours is up, in games that are played in turn; not in your quiet hours.
preferences-hours = Your quiet hours and your time zone: `/{ command-table } { command-quiet }`.
button-preference-on = On
button-preference-off = Off
mine-fixed = Press **{ button-here }** there. The game begins once everybody has, at the latest { $when }.
