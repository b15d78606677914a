# Leagues and tournaments.

league-season = { $name } · Season { $season }
league-kind = { $kind ->
    [round-robin] Everybody meets everybody, at tables of { $seats }
    [swiss] Swiss system: people with like points meet, at tables of { $seats }
   *[elimination] Knock-out, at tables of { $seats }
}
league-round-length = { $days ->
    [one] A round ends when all its tables are over, after a day at the latest.
   *[other] A round ends when all its tables are over, after { $days } days at the latest.
}
league-divisions = { $moving ->
    [one] Divisions of { $size }; after a season one goes up and one down.
   *[other] Divisions of { $size }; after a season { $moving } go up and { $moving } down.
}
league-again = { $days ->
    [one] The next season begins by itself, a day after the last.
   *[other] The next season begins by itself, { $days } days after the last.
}
league-ties = The winner of a table gets a point, the last nothing, in equal steps between. Ties go by the tables shared (if all have met), then by the opponents’ points, then by tables won; else the place is shared.
league-draw = The draw goes by rating, where it is known well enough for a number: the strongest meets the weakest. Whoever has no such rating comes after, by lot. So the draw shows who is rated above whom.
league-lots = Lots are drawn from { $number } (see the docs).
league-waits = It begins as soon as { $least } people have signed up.
league-begins = It begins { $when }.
league-begins-if = Begins { $when }, if at least { $least } people are in.
league-running = Round { $turn } of { $rounds } is being played.
league-over = It is over.
# $names are in bold print; $league may be a link.
league-winner = { $count ->
    [one] 🏆 { $names } wins **{ $league }**.
   *[other] 🏆 { $names } win **{ $league }** together.
}
league-winner-ahead = 🏆 { $names } wins **{ $league }**, ahead of { $others }.
league-season-winner = Season { $season }: 🏆 { $names }.
league-cancelled = It was called off. Tables that are open go on.
league-people = { $count ->
    [0] Nobody has signed up yet.
    [one] ✋ One takes part: { $names }
   *[other] ✋ { $count } take part: { $names }
}
league-reserve = 🪑 In reserve: { $names }
league-round = { $name } · Round { $turn }
league-round-over = This round is over.
league-until = It ends when all tables are over, { $when } at the latest.
league-division = Division { $division }
league-byes = No table in this round: { $names }
league-walkover = { $name } has the point, as { $absent } has withdrawn.
league-more = … and { $count } more lines
# In the name of a thread: season (0: there is only one), round.
league-thread = { $season ->
    [0] R{ $turn }
   *[other] S{ $season } R{ $turn }
}
league-points = { NUMBER($points, maximumFractionDigits: 2) }
# $season is 0 where there is only one.
league-after = { $season ->
    [0] { $turn ->
        [0] Before the first round
       *[other] After round { $turn }
    }
   *[other] Season { $season }, { $turn ->
        [0] before the first round
       *[other] after round { $turn }
    }
}
league-bracket-round = Round { $turn }
league-bracket-final = Final
league-column-points = Points
league-column-tables = Tables
league-column-wins = Won
league-column-opponents = Opponents
league-alt = { $place } { $name }, { $points } points
button-league-join = I’m in
button-league-leave = I’m out
button-league-table = Standings

command-league = league
command-league-about = Leagues and tournaments of this server
command-league-new = new
command-league-new-about = Announce a league or tournament in this channel (for managers)
command-league-join = join
command-league-join-about = Sign up
command-league-leave = leave
command-league-leave-about = Sign off, or withdraw from the season
command-league-standings = standings
command-league-standings-about = See who is where
command-league-next = next
command-league-next-about = Begin the season or the next round now (organiser)
command-league-replace = replace
command-league-replace-about = Put somebody in another’s place from the next round on (organiser)
command-league-cancel = cancel
command-league-cancel-about = Call it off; open tables go on (organiser)
option-league-which = league
option-league-which-about = Which one, if there are several
option-league-name = name
option-league-name-about = What it is called
option-league-game = game
option-league-game-about = Which game
option-league-kind = kind
option-league-kind-about = How people are paired
option-league-seats = seats
option-league-seats-about = How many people sit at a table
option-league-starts = starts
option-league-starts-about = In how many days it begins: 7 unless you choose another
option-league-days = days
option-league-days-about = After how many days a round ends at the latest: 14 unless you choose another
option-league-rounds = rounds
option-league-rounds-about = How many rounds; as many as it takes unless you choose
option-league-clock = clock
option-league-clock-about = Time for each decision; the server’s usual one unless you choose another, or off
option-league-most = most
option-league-most-about = How many people can play; who signs up later is in reserve
option-league-division = division
option-league-division-about = The size of divisions; without it there is only one
option-league-pause = pause
option-league-pause-about = In how many days after a season the next one begins by itself; without it there is only one
option-league-person = person
option-league-person-about = Who leaves
option-league-newcomer = newcomer
option-league-newcomer-about = Who comes in; nobody but the first in reserve unless you choose
league-choice-round-robin = everybody meets everybody
league-choice-swiss = Swiss system
league-choice-elimination = knock-out
league-announced = **{ $name }** is announced. The message in this channel takes sign-ups and is kept up to date.
league-joined = { $state ->
    [reserve] You are in reserve for **{ $name }**: you come in for the first who leaves.
   *[in] You take part in **{ $name }**. Your tables open by themselves, in threads of the channel.
}
league-left = You take no part in **{ $name }** any more.
league-leave-sure = Withdraw from **{ $name }**? You can’t come back before the next season. A table that is open goes on; please play it to its end or hand your seat over.
# $turn is the round that begins; 0: there is none.
league-hastened = { $turn ->
    [0] **{ $name }**: the last round ends.
   *[other] **{ $name }**: round { $turn } begins.
}
# $following is the next round; 0: there is none.
league-hasten-sure = { $following ->
    [0] { $count ->
        [one] A table of the last round isn’t over: its people share the places. End the season all the same?
       *[other] { $count } tables of the last round aren’t over: their people share the places. End the season all the same?
    }
   *[other] { $count ->
        [one] A table of round { $turn } isn’t over: its people share the places until it is. Go on to round { $following } all the same?
       *[other] { $count } tables of round { $turn } aren’t over: their people share the places until they are. Go on to round { $following } all the same?
    }
}
league-removed = { $name } takes no part any more.
league-remove-sure = Take { $name } out of **{ $league }**?
league-comes-in = { $newcomer } comes in from the reserve.
league-comes-in-nobody = Nobody is in reserve.
league-replaced = { $newcomer } plays in place of { $name } from the next round on. What { $name } has played stays theirs.
# Of the table that is open, after somebody was replaced. $channel is a mention.
league-seat-taken = { $channel }: { $newcomer } plays there from now on.
league-seat-asked = { $channel }: I’ve asked { $name } there whether { $newcomer } may take the game over.
league-seat-stays = { $channel }: the game there goes on as it is.
league-cancel-sure = Call off “{ $name }”? Nothing more will be paired; open tables go on.
button-league-withdraw = Withdraw
button-league-hasten = Go on
button-league-remove = Take them out
button-league-cancel = Call it off
