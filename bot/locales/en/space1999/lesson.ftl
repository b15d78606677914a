# The lesson of Spazio: 1999: each step’s heading and text, what each choice teaches, the questions.

space1999-step-fly-heading = The first flight
space1999-step-fly = The Moon has left its orbit, and you want to go home. On the planets lie route tiles: whoever first lays a way to Earth with them wins. You against Viktor, your rival in this lesson. ① Your ship stands at your Base on the Moon. ② Galdo lies straight ahead, and a straight run costs 1 E.U. of energy, however long. Fly!
space1999-step-fly-a = Whoever lands turns up the planet’s card. ① Good conditions: a route tile for you. ② Energy: 1 E.U. back. Some planets give two tiles, others nothing but trouble. You only know once you are there.

space1999-step-home-heading = Home with the tile
space1999-step-home = ① Out here the tile is of no use: ② you can lay it only at your Base. A ship without a tile mustn’t even land there. Fly home!
space1999-step-home-a = ① Every return to Base brings { $homecoming } E.U., so now you have 8. And your turn isn’t over: the tile wants to be laid.

space1999-step-lay-heading = The first tile
space1999-step-lay = The Star Monitor: ① your route begins in the middle of your side. ② In the centre is Earth, { $least } tiles away if you waste none. Lay your first!
space1999-step-lay-a = ① The first lies, four are missing. ② And all have had their turn, so the Moon has moved on and turned a quarter. Your Base went with it: the ways out and the way home are different every round.

space1999-step-bends-heading = Straight ahead is cheap
space1999-step-bends = The next flight. ① Rovan lies straight ahead: 1 E.U. ② To Aldra you have to turn twice, and each bend costs 1 E.U. more: 3 in all. What awaits you nobody knows, here or there. Where to?
space1999-step-bends-a = ① Landed for 1 E.U., and found another tile. Always look for long straight lines first.
space1999-step-bends-b = ① Landed, and found another tile. But it cost 3 E.U., and energy is what you come home with. On Rovan you would have got the same for 1.

space1999-step-plan-heading = Ask the Computer
space1999-step-plan = Another game, in its first round. You can also travel without energy. ① You hold a flight plan: “Land on Velta”. If the Central Computer agrees, you leap there, ② however far it is. Propose it!
space1999-step-plan-a = ① The light comes on: OK, as in { $ok } of 100 cases. You leap without paying. ② And what a landing: two tiles. The plan is used up, and you got a new one.

space1999-step-refused-heading = The Computer says no
space1999-step-refused = Another game, another plan: ① Lumo. Ask the Computer whether it agrees this time.
space1999-step-refused-a = ① Only the buzzer: no. The plan is lost. ② For consolation your ship moves for free to the next node (a numbered point) that you like. That is the risk of plans: a flight on energy is certain.

space1999-step-silence-heading = No signal
space1999-step-silence = ① And once more, because the Computer knows a third answer. Propose the plan.
space1999-step-silence-a = ① Neither light nor buzzer. You keep your plan, ② and a card of the Computer decides: energy today. Others move or remove tiles on the Monitor, call you home, or send you to a planet.

space1999-step-turned-heading = Which way round?
space1999-step-turned = Some rounds later. You have a curve, ① and here it goes. You may turn a tile as you like when you lay it, but never again afterwards. ② Think of Earth: how shall it lie?
space1999-step-turned-a = ① Your route turns towards Earth: ② only 2 tiles are missing now, instead of 3. That figure tells you what a tile is worth.
space1999-step-turned-b = ① Your route turns away from Earth: ② 6 tiles are missing now, instead of 3. In a game the figure stands beside each choice: the fewer, the better.

space1999-step-slide-heading = A little push
space1999-step-slide = ① Viktor lacks one tile, and it is aboard his ship! But for { $slide } E.U. you may slide one of his tiles a square aside. Which one? ② The first of his route, or ③ the one nearest to Earth?
space1999-step-slide-a = A route counts only up to its first gap: ① now he lacks nine tiles. He may slide his own tile back for free in his turn, but you have won time.
space1999-step-slide-b = ① He still lacks one: that tile wasn’t part of his route any more, somebody had pushed it aside before. Push away the first one, and all behind it hangs in the air.

space1999-step-wrong-heading = Is it the right route?
space1999-step-wrong = Almost there. ① A last tile, beside Earth ② and open towards it, and the Central Computer is asked if that is the right route. Lay it!
space1999-step-wrong-a = ① The buzzer: the wrong route! ② You lose the { $lost } tiles that you laid last. Bad luck, but not the end: fetch new ones and try again. In { $right } of 100 cases it says OK.

space1999-step-earth-heading = Earth
space1999-step-earth = Another game, the same moment. ① One tile, ② and there is home. Hold your breath, and lay it.
space1999-step-earth-a = ① **The light comes on. The right route!** You have found the way home first, and that wins the game. Viktor will have to look for a lift.

space1999-quiz-runs = You fly straight over four nodes to a planet. What does it cost?
space1999-quiz-runs-a = 1 E.U.
space1999-quiz-runs-b = 4 E.U.
space1999-quiz-runs-c = Nothing
space1999-quiz-runs-why = A straight run costs 1 E.U., however long it is. Only each bend costs 1 more.

space1999-quiz-home = You have found two tiles on a planet. When can you lay them?
space1999-quiz-home-a = At once, on the planet
space1999-quiz-home-b = At the end of the round
space1999-quiz-home-c = Once my ship is back at Base
space1999-quiz-home-why = Tiles are laid at Base only. So think of the way home before you fly on to the next planet.

space1999-quiz-silence = The Computer gives no signal. What becomes of your plan?
space1999-quiz-silence-a = It is lost
space1999-quiz-silence-b = I keep it, and a Computer card decides
space1999-quiz-silence-c = It is carried out all the same
space1999-quiz-silence-why = OK carries it out, the buzzer loses it, and no signal leaves it in your hand: a card of the Computer decides what happens.

space1999-quiz-wrong-route = Your route reaches Earth, and the buzzer sounds. What now?
space1999-quiz-wrong-route-a = I lose my last tiles, and play on
space1999-quiz-wrong-route-b = I am out of the game
space1999-quiz-wrong-route-c = I lose the whole route
space1999-quiz-wrong-route-why = A wrong route costs the tiles laid last. Bring new ones home, reach Earth again, and ask again.
