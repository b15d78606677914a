# Ratings, records and reliability, and rated tables.

command-mine-rating = rating
command-mine-rating-about = See your ratings over time, your records, and how reliably you answer

ratings-title = 📈 Your ratings
ratings-none = None yet: you haven’t finished a rated game. A host makes a table rated in its settings.
ratings-game = **{ $game }**: **{ $rating }** · { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
rating-number = { NUMBER($points, useGrouping: 0) } ± { $spread }
rating-band = { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
ratings-band = A range becomes a number once enough rated games tell more: nine against one opponent each, more at larger tables.
records-title = { $game }: your records
record = { $what } · { $level } · crew of { $crew } · won { $won } of { $games }
reliability-title = How you answer
reliability-in-time = { $share } % of decisions in time
reliability-usual = usually within { $span }
reliability-few = Too few decisions lately to tell.
reliability-unknown = too few decisions lately to tell
ratings-private = 🔒 Only you see this page. Hosts of tables where you sit down are told how you answer, and your rating only if you allow it in `/{ command-mine } { command-mine-settings }`.
ratings-chart = Ratings over time
ratings-alt = { $game }: from { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) } in { $count } rated games.
preference-shows-ratings = ⚖️ **Show my rating.** Hosts see it at tables where you sit down; nobody else does.

applicants-title = **Who has sat down**, for your eyes only:
applicant-rating = rating { $rating }

setting-rated = Rated
setting-rated-hint = No hints, nothing revealed is taken back, leaving counts as last
setting-casual = Friendly
lobby-rated = ⚖️ **Rated**: no hints, nothing that was revealed is taken back, and leaving counts as last
lobby-unrated-alone = ⚖️ **Rated** once two people sit here; alone against autopilots nothing counts
lobby-unrated-two-seats = ⚖️ **Not rated**: somebody has more than one seat
live-rated = ⚖️ Rated
left-rated = ⚖️ This game is rated: unless you come back before its end, you count as last.
