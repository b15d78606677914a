# What First Martians is about: the cards behind Learn, of three to five short sentences each.

first_martians-learn-mission-heading = A crew, a mission
first_martians-learn-mission =
    You are the crew of a base on Mars, and win or lose together. The mission says what to achieve, and in how many sols (days on Mars). At the end of a sol every mandatory objective must be reached, with no more parts of the base red than allowed. Nobody may take a sixth wound, and no sol comes after the last.

first_martians-learn-sol-heading = A sol
first_martians-learn-sol =
    Each sol begins with an event; then the base makes energy, oxygen and food. Now you plan together: each astronaut lays { $pawns } pawns, to explore, gather, research, build, repair, heal or rest. With exactly enough pawns dice decide; with one more an action as a rule succeeds without them. Whoever laid the first pawn takes the gains and the wounds. Nothing is carried out until enough of you say **ready**.

first_martians-learn-base-heading = Everything wears out
first_martians-learn-base =
    A green part works, a red one costs: energy, oxygen, plants, pawns. Where energy or oxygen runs short, whole facilities shut down. Sol by sol three tracks rise, faster with some red parts, and at { $end } the next malfunction strikes. Events that nobody sees to may strike again. There are never enough pawns for everything: what do you leave for tomorrow?
