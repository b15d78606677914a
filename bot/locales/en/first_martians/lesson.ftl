# The lesson of First Martians: each step’s heading and text, what each choice teaches, the questions.

first_martians-step-build-heading = The first pawn
first_martians-step-build = Mars. You are Noor, and with Mateus you win or lose together. ① The objectives: all but the optional ones have to be reached, ② within seven sols, the days of Mars. Each of you lays { $pawns } pawns a sol. Lay your first: build the Backup Farm.
first_martians-step-build-a = ① One pawn is exactly enough. Then three dice are rolled: one for success (here { $buildsuccess }%), one for a wound, one for an adventure. But not yet: so far it is only a plan.

first_martians-step-sure-heading = Without dice
first_martians-step-sure = ① { $buildsuccess }%, and perhaps a wound as well. You have a second pawn. Lay it on the same action, and watch the figure.
first_martians-step-sure-a = ① 100%: with one pawn more than needed nobody rolls dice. Success is sure, and nobody gets hurt. But your pawns are used up for this sol: one sure action, or two with dice? That is the question every time.

first_martians-step-ready-heading = Ready
first_martians-step-ready = Mateus has laid his pawns, and so have the machines that help you. ① Yours is sure, ② for his they roll dice. Nothing is carried out and nothing is paid before all are ready. Say so!
first_martians-step-ready-a = ① Three objectives at once! Your farm was sure. Mateus rolled three times, and it went well twice. Objectives that are reached stay reached. What is newly built begins with red parts: that is why there are more broken parts now.

first_martians-step-event-heading = Something happens
first_martians-step-event = So every sol begins: with an event. The first player decides for the crew, and beside each choice stands what it does at once. Stress is borne by all: at { $limit } it hurts everybody.
first_martians-step-event-a = The truth makes exploring dearer this sol, and costs a little Stress. ① Each sol adds more of it by itself. The event isn’t over yet: see the next step.
first_martians-step-event-b = A small lie: exploring stays as it is, but it costs more Stress. ① Each sol adds more of it by itself. For the next step let’s say that you told the truth.

first_martians-step-attend-heading = See to it
first_martians-step-attend = An event opens an action for { $chances } sols. If nobody sees to it, it may strike again, at the start of any sol. ① This one takes away Stress. Put a pawn on it.
first_martians-step-attend-a = ① 100%: what an event asks for never fails. Afterwards the danger is over. But this pawn builds nothing today, and you never have enough of them.

first_martians-step-malfunction-heading = Everything wears out
first_martians-step-malfunction = Another crew, the end of its first sol. ① Each block of the base has a track. They rise sol by sol, and at { $end } there is a malfunction. All pawns are laid. Say ready.
first_martians-step-malfunction-a = New buildings begin with red parts, and those drive the System track up: from 0 to { $end } at once! ① A malfunction card: the farm’s Oxygen Filters are red, and plants wilt. A red part costs something until it is repaired, and at the end only so many are allowed.

first_martians-step-repair-heading = Repair it
first_martians-step-repair = ① You live on this farm. In the cargo area lies a spare part that fits. Lay a pawn to repair the filters.
first_martians-step-repair-a = ① One pawn and one spare part, and dice again: { $buildsuccess }%. If it works, the part turns green. If not, you get the spare part back and try again in the next sol.

first_martians-step-explore-heading = Outside
first_martians-step-explore = What the mission asks for lies outside, too. ① This region takes 2 pawns: 1 to explore, 1 for the way. And the other pawn is needed elsewhere! But Froggy, the rover, counts as 2.
first_martians-step-explore-a = ① 3 where 2 are enough: no dice, and one pawn left for something else. Each rover drives once a sol.
first_martians-step-explore-b = ① 1 of 2: a pawn is missing, and as long as it is, nobody can be ready. Take Froggy along, and it is sure even.

first_martians-step-arrive-heading = What is out there?
first_martians-step-arrive = ① Froggy is packed, your other pawn looks after a track, and Mateus has his plan. Say ready, and drive off.
first_martians-step-arrive-a = ① New land, and a supply drop lies there! From the next sol on you can gather it. That takes pawns again, more the farther away it is, and rough terrain may hurt whoever comes.

first_martians-step-adventure-heading = An adventure
first_martians-step-adventure = The adventure die fell. Such stories befall whoever laid the first pawn on the action: here, you. What each choice costs stands beside it. What would you rather spare?
first_martians-step-adventure-a = ① The panel stands, and the switch-off was paid with energy from the store. The next Production has already brought some back. Health doesn’t return that soon: wounds heal one at a time.
first_martians-step-adventure-b = ① The panel stands, but you have a wound. You can bear { $wounds }. The next one would end the mission for all.

first_martians-step-end-heading = The last plan
first_martians-step-end = Sol 4 of another mission. ① Two things are missing: a supply drop, which you gather, and a plant, which Mateus sows. All pawns are laid. Say ready, and cross your fingers.
first_martians-step-end-a = **Mission accomplished!** All that had to be reached is reached, with no more red parts than allowed, and nobody died. You have won, both of you, three sols before the end.

first_martians-quiz-sure = An action needs 1 pawn, and 2 lie on it. What happens?
first_martians-quiz-sure-a = Three dice are rolled
first_martians-quiz-sure-b = It succeeds without dice
first_martians-quiz-sure-c = It is done twice
first_martians-quiz-sure-why = With exactly enough pawns dice decide. With one more the action succeeds, and nobody gets hurt.

first_martians-quiz-event-actions = Nobody lays a pawn on an event’s action. What then?
first_martians-quiz-event-actions-a = Nothing, it was only a story
first_martians-quiz-event-actions-b = The mission is lost
first_martians-quiz-event-actions-c = It may strike in one of the next sols
first_martians-quiz-event-actions-why = An event that nobody sees to may strike again. One whose action is done is over.

first_martians-quiz-tracks = A block’s track reaches 5. What now?
first_martians-quiz-tracks-a = A malfunction card strikes
first_martians-quiz-tracks-b = The mission is lost
first_martians-quiz-tracks-c = Everybody gets a wound
first_martians-quiz-tracks-why = At 5 the block’s next malfunction card is drawn, and mostly turns a part red. Then the track starts anew.

first_martians-quiz-end = When have you won?
first_martians-quiz-end-a = When I reach more objectives than Mateus
first_martians-quiz-end-b = When we reach all that must be reached
first_martians-quiz-end-c = When we survive the last sol
first_martians-quiz-end-why = You win together, at the end of a sol in which every objective that isn’t optional is reached and no more parts are red than allowed.
