# The tutorial: a guided game for each of the three games, scene by scene.
#
# tutorial-<game>-<scene> is the title of a scene, -1, -2 … what the coach says before each move, -end what it says when
# the scene is over. A text that ends in -no is for a learner who tries another move than the one being taught. It
# speaks to the learner. A text should not be longer than 45 words. Words in “quotation marks” are those of the buttons:
# web-suntzu-act-…, web-huang-begin, web-huang-act, web-chuhan-act-….

## Around the table
tutorial-learn = Learn
tutorial-learn-about = Learn { $game } in a guided game
tutorial-go-on = Continue learning
tutorial-title = Learn { $game }
tutorial-overview = { $scenes } short scenes, about { $minutes } minutes. Leave whenever you like and continue later, or pick a scene.
tutorial-begin = Start
tutorial-scenes = Scenes
tutorial-minutes = { $minutes } min
tutorial-scene-done = done
tutorial-coach = Coach
tutorial-scene = Scene { $number } of { $scenes }: { $title }
tutorial-step = Step { $step } of { $steps }
tutorial-again = Restart scene
tutorial-skip = Skip this scene
tutorial-next = Next scene
tutorial-finish = Finish
tutorial-leave = Leave the tutorial
tutorial-watch = Watch your rival.
tutorial-look = Look at the battles one by one. Then the coach continues.
tutorial-elsewhere = This scene was restarted in another window.
tutorial-not-now = You may do that in a real game. Here, please try what the coach describes.
tutorial-scene-over = This scene is over. Go to the next one, or play it again.
tutorial-unknown = There is no such scene.
tutorial-done-title = You know { $game } now
tutorial-done = You have seen every kind of move. The rest is practice: a Novice is a friendly first rival.
tutorial-done-play = Play against { $level }
tutorial-done-rules = Read the rules
tutorial-done-scenes = Play any scene again
tutorial-left-title = The end of the tutorial
tutorial-left =
    { $number ->
        [one] There is one scene you have not finished yet. It shows something you have not tried.
       *[other] There are { $number } scenes you have not finished yet. They show things you have not tried.
    }
tutorial-left-play = Play the rest
tutorial-left-scene = not played yet

## Chu Han: leading, responding, passing
tutorial-chuhan-trick = A trick
tutorial-chuhan-trick-1 = Welcome! You are Han, your rival is Chu. Get rid of your cards before Chu does; the first to 31 points wins the game. You lead: choose the 4 and play it.
tutorial-chuhan-trick-1-no = A fine card to keep. Please lead the 4 for now.
tutorial-chuhan-trick-2 = Chu responded with a 7. A response has as many cards as the lead and a higher rank. Play your 8. High cards are rare: there are nine 1s, eight 2s and so on, and only one 9.
tutorial-chuhan-trick-2-no = Keep that for later. The 8 is enough to beat the 7.
tutorial-chuhan-trick-3 = Chu passed, so the trick is yours and you lead again. A set can also be several cards of one rank. Choose both 5s and lead them together.
tutorial-chuhan-trick-3-no = Let's try a set of two cards: choose both 5s.
tutorial-chuhan-trick-4 = Two 7s! You would need two 8s, and you have none left. Nobody has to beat a set. Press “{ web-chuhan-act-pass }”; Chu then leads the next trick.
tutorial-chuhan-trick-5 = Chu leads a low single card to get rid of it. Take the lead back: your 9 is the highest card of all.
tutorial-chuhan-trick-5-no = Show Chu who leads here: play the 9.
tutorial-chuhan-trick-end = Well played. That is the heart of the game: lead, climb, pass. The player who did not pass leads the next trick.

## Chu Han: drawing cards, the joker
tutorial-chuhan-writ = Writ and joker
tutorial-chuhan-writ-1 = Chu leads three 5s. You hold only two 7s. Before you respond you may take a writ, once a turn, to draw two cards. But if Chu goes out, Chu scores a point for each of your writs.
tutorial-chuhan-writ-1-no = You could pass, but here is a chance: press “{ web-chuhan-act-writ }” and draw two cards.
tutorial-chuhan-writ-2 = You drew the joker, the 0! Added to a set it is one more card of that rank. Choose both 7s and the 0: together they are three 7s.
tutorial-chuhan-writ-2-no = Your joker fits perfectly here: play both 7s with the 0.
tutorial-chuhan-writ-end = Chu has nothing higher. There are six writs in a battle, for both players together. Alone, the joker is a single card of rank 0.

## Chu Han: great sets of 2s, going out
tutorial-chuhan-out = Going out
tutorial-chuhan-out-1 = The 2s are special: a set of six or more 2s scores a point for each card, at once. You hold six. Lead them all together.
tutorial-chuhan-out-1-no = All six 2s at once score 6 points. Fewer of them score nothing.
tutorial-chuhan-out-2 = Six points! One card is left. When you play your last card you go out: you score the cards in your rival's hand, at most 5, and 1 for each writ your rival took.
tutorial-chuhan-out-end = You scored 5 for cards and 2 for writs. The battle is over and all cards are dealt again. The player with fewer points leads the next battle. This continues until somebody has 31.

## Chu Han: lead powers
tutorial-chuhan-leading = Lead powers
tutorial-chuhan-leading-1 = Every 3 and every 6 is a person with a power. Before you lead a set you may use one lead power. Yu Ji discards another card: choose Yu Ji and the lonely 1.
tutorial-chuhan-leading-1-no = First try Yu Ji: choose her and the 1, then use her power.
tutorial-chuhan-leading-2 = Two weak cards are gone, and you still lead. After a power you must lead a set: play both 8s.
tutorial-chuhan-leading-2-no = Please lead both 8s: Chu can hardly beat them.
tutorial-chuhan-leading-3 = A new trick, so you may use a power again. Ying Bu takes a card of rank 1 to 5 from the discard pile. Choose him, press the button, and pick a 5.
tutorial-chuhan-leading-3-no = Choose Ying Bu alone and take a 5 from the discard pile.
tutorial-chuhan-leading-4 = Now you have three 5s instead of two. Lead them all.
tutorial-chuhan-leading-4-no = Three 5s are harder to beat than two: lead all of them.
tutorial-chuhan-leading-5 = Ji Bu looks at the top four cards of the draw pile. Only you see them. Use him before you lead.
tutorial-chuhan-leading-5-no = Use Ji Bu first, then lead.
tutorial-chuhan-leading-6 = The four cards are shown beside the draw pile, the top one first: a writ would bring you the first two. For now, lead both 4s.
tutorial-chuhan-leading-6-no = Please lead both 4s.
tutorial-chuhan-leading-end = You may also play a 3 or a 6 as an ordinary card of its rank. Touch and hold a card, or point at it, to read what it can do.

## Chu Han: powers that make sets, and their cancelling
tutorial-chuhan-mixed = Unusual sets
tutorial-chuhan-mixed-1 = Zhongli Mo lets you play cards of different ranks as one set. It counts as the lowest of them. Choose Zhongli Mo and 1, 4, 8, 9: a set of four, rank 1.
tutorial-chuhan-mixed-1-no = Choose Zhongli Mo with the 1, the 4, the 8 and the 9.
tutorial-chuhan-mixed-2 = Chu cancels Zhongli Mo with Lü Zhi! But you hold Xiao He, and he cancels Lü Zhi: your power works after all. Restore it.
tutorial-chuhan-mixed-2-no = Don't give in: you hold Xiao He, so restore your power.
tutorial-chuhan-mixed-3 = Your set is on the table, and six cards have left your hand. Chu beats rank 1 with four 2s. You do not have four cards of a higher rank: pass.
tutorial-chuhan-mixed-4 = Chu leads two 5s. Peng Yue lets you respond with the same rank instead of a higher one. Choose Peng Yue and both 5s.
tutorial-chuhan-mixed-4-no = Your own 5s are not higher, but with Peng Yue they are enough: choose all three cards.
tutorial-chuhan-mixed-end = Zhongli Mo works when you lead and when you respond. Peng Yue works only in a response. You may even use both in one set.

## Chu Han: being asked
tutorial-chuhan-reaction = Allow or cancel
tutorial-chuhan-reaction-1 = Chu uses a power, and you are asked whether to allow it. With Lü Zhi you could cancel it. Chu only wants to look at four cards: keep her for something worse. Allow it.
tutorial-chuhan-reaction-1-no = Chu's look at the pile does you little harm. Save Lü Zhi and allow it.
tutorial-chuhan-reaction-2 = You are always asked, even without Lü Zhi, so nobody learns from the question who holds her. Two 8s are too high for you: pass.
tutorial-chuhan-reaction-3 = Now Ying Bu would give Chu a third 5. Cancel him: Lü Zhi and Ying Bu both go to the discard pile, and nothing happens.
tutorial-chuhan-reaction-3-no = This is the moment for Lü Zhi: cancel Ying Bu.
tutorial-chuhan-reaction-4 = Without Ying Bu, Chu leads only two 5s. Beat them with both 7s.
tutorial-chuhan-reaction-4-no = Both 7s beat Chu's two 5s.
tutorial-chuhan-reaction-end = Well judged. While Lü Zhi lies face up, nobody can cancel, and nobody is asked.

## Chu Han: a cancelled power
tutorial-chuhan-cancelled = A power fails
tutorial-chuhan-cancelled-1 = Zhongli Mo once more: choose him with the 2, the 4 and the 7. This time you do not hold Xiao He.
tutorial-chuhan-cancelled-1-no = Choose Zhongli Mo with the 2, the 4 and the 7.
tutorial-chuhan-cancelled-2 = Lü Zhi again! You cannot restore the power, but you are asked all the same, so Chu does not learn what you hold. Allow it.
tutorial-chuhan-cancelled-3 = Zhongli Mo is discarded, the other cards are back in your hand. You still lead, but only a plain set: cards of one rank. Lead the 7.
tutorial-chuhan-cancelled-3-no = Lead the 7: Chu will hardly beat it.
tutorial-chuhan-cancelled-end = A cancelled power costs you one card, and costs your rival Lü Zhi.

## Chu Han: powers of the 6s in a response
tutorial-chuhan-response = Answers to strong sets
tutorial-chuhan-response-1 = Chu leads the 9, the highest card. Only one card beats it: against a single 9, Liu Bang counts as a 10. Use him.
tutorial-chuhan-response-1-no = Liu Bang is waiting for just this moment: use him against the 9.
tutorial-chuhan-response-2 = The trick is yours. Lead both 1s to get rid of them.
tutorial-chuhan-response-2-no = Please lead both 1s together.
tutorial-chuhan-response-3 = Two 8s, hard to beat. Han Xin turns a set back: now Chu must beat these 8s or pass. It costs you a little: Chu scores 1. Use Han Xin.
tutorial-chuhan-response-3-no = Turn the 8s back with Han Xin.
tutorial-chuhan-response-end = Chu could not beat those 8s and had to pass. Now you lead.

## Chu Han: passing with a power
tutorial-chuhan-passing = Passing with a power
tutorial-chuhan-passing-1 = You cannot beat two 8s. Xiahou Ying helps: pass with him, and you lead the next trick all the same. Chu scores 3 for it.
tutorial-chuhan-passing-1-no = Pass with Xiahou Ying: choose his card, then pass.
tutorial-chuhan-passing-2 = You passed and still lead. Lead both 4s.
tutorial-chuhan-passing-2-no = Please lead both 4s.
tutorial-chuhan-passing-3 = Two 5s beat you. You are nearly out of cards, so make it count: pass with Xiang Yu. From now on, all points of this battle are doubled, for both players.
tutorial-chuhan-passing-3-no = Pass with Xiang Yu: choose his card, then pass.
tutorial-chuhan-passing-4 = Chu leads a 7. Your last card is the 9. Play it and go out!
tutorial-chuhan-passing-4-no = Play the 9. It is your last card.
tutorial-chuhan-passing-end = Three cards and one writ make 4 points, doubled to 8. Use Xiang Yu when you expect to go out; he doubles your rival's points as well.

## Chu Han: an event
tutorial-chuhan-gate = An event
tutorial-chuhan-gate-1 = With events, each battle has a special rule. At the { chuhan-event-hong_gate }, each player first gives the rival two cards, in secret. Give the 1 and the 4: they fit nothing.
tutorial-chuhan-gate-1-no = Give the 1 and the 4, and keep your pairs.
tutorial-chuhan-gate-2 = You got a 2 and a 5: now you have a pair of 5s and three 2s. Lead both 5s.
tutorial-chuhan-gate-2-no = Please lead both 5s.
tutorial-chuhan-gate-end = You can turn on events when you open a table. The name of the event is shown on the table; open it to read what it does.

## Chu Han: winning
tutorial-chuhan-victory = Winning the game
tutorial-chuhan-victory-1 = The last scene. In the event { chuhan-event-warlords } four cards lie face up, and the leader may add one of them to the set. You have 25 points. Choose your 7 and the 7 on the table.
tutorial-chuhan-victory-1-no = Use the face-up card too: choose your 7 and the 7 on the table.
tutorial-chuhan-victory-end = You went out and scored 6: that makes 31, and you have won the game. Well done!

## Sun Tzu: five orders, one card drawn
tutorial-suntzu-orders = Five orders
tutorial-suntzu-orders-1 = You are Sun Tzu, at war with King Shao. Both of you lay five cards in secret, one in each province; the higher number wins. Lay Jinyan 5, Qin 9, Hanqi 4, Chu 2, Wu 3, then press “{ web-suntzu-act-seal }”.
tutorial-suntzu-orders-1-no = Please lay Jinyan 5, Qin 9, Hanqi 4, Chu 2 and Wu 3, so we can talk about the same battles.
tutorial-suntzu-orders-2 = The winner places as many armies as the difference: 9 against 5 gave you four in Qin. Equal cards do nothing. Now you draw two cards and keep one. Keep the 8.
tutorial-suntzu-orders-2-no = Both are useful. Keep the 8 for now: high cards win by a wide margin.
tutorial-suntzu-orders-end = The framed cards 1 to 6 return to your hand every round. All other cards are gone once played, so use them well.

## Sun Tzu: the cards that are no numbers, and 6 and 1
tutorial-suntzu-cards = Special cards
tutorial-suntzu-cards-1 = Some cards are special. Lay Jinyan −1, Qin 6, Hanqi 1, Chu +1, Wu Plague, and seal your orders. Then see what each of them does.
tutorial-suntzu-cards-1-no = Please lay Jinyan −1, Qin 6, Hanqi 1, Chu +1 and Wu Plague.
tutorial-suntzu-cards-2 = +1 beats any number by 1. −1 loses by only 1. Plague: no battle, half of the armies there go home. A 6 leaves a mark. The 1 lets you draw three and keep two: keep 8 and 10.
tutorial-suntzu-cards-2-no = Keep the 8 and the 10: choose both.
tutorial-suntzu-cards-end = A mark is an army that lies on the province's name for good. Where you have a mark you cannot lay a 6 again.

## Sun Tzu: choosing and using a general
tutorial-suntzu-general = A general
tutorial-suntzu-general-1 = At the beginning each player secretly keeps one of five generals and may use it once. Choose { suntzu-general-recycle_minus }.
tutorial-suntzu-general-1-no = Every general has a good day. Choose { suntzu-general-recycle_minus } today.
tutorial-suntzu-general-2 = Your general can save a −1 that you played. Lay Jinyan 4, Qin −1, Hanqi 3, Chu 2, Wu 5, and seal your orders.
tutorial-suntzu-general-2-no = Please lay Jinyan 4, Qin −1, Hanqi 3, Chu 2 and Wu 5.
tutorial-suntzu-general-3 = The cards in Qin are face up, and you are asked whether your general acts. Your −1 would leave the game; your general puts it under your pile instead. Use the general.
tutorial-suntzu-general-3-no = Now is the time: use { suntzu-general-recycle_minus }.
tutorial-suntzu-general-4 = After the battles you may exchange cards or use a planning general. You will try that in the next scene. Continue without it.
tutorial-suntzu-general-4-no = Exchanging comes in the next scene. For now, continue without it.
tutorial-suntzu-general-5 = The round ends as always: keep one of the two cards. Take the 9.
tutorial-suntzu-general-5-no = Please keep the 9.
tutorial-suntzu-general-end = You are asked about your general whenever one of your five could act, so King Shao learns nothing from it. If yours does not fit, simply continue.

## Sun Tzu: exchanging, a general that plans, scoring
tutorial-suntzu-scoring = Exchange and scoring
tutorial-suntzu-scoring-1 = Round 3 is fought, and its scoring comes next. First exchange: put the −1 into the box, and one army from your reinforcements joins your pool. You may also do this before you lay orders.
tutorial-suntzu-scoring-1-no = Choose the −1 and exchange it for an army.
tutorial-suntzu-scoring-2 = Jinyan belongs to nobody. Your general { suntzu-general-move } sends one army to a neighbouring province that is neutral or yours. Move one from Qin to Jinyan.
tutorial-suntzu-scoring-2-no = Use { suntzu-general-move }: choose Qin, then Jinyan.
tutorial-suntzu-scoring-3 = Now you hold three provinces. You could exchange once more, but keep your +1. Continue to the scoring.
tutorial-suntzu-scoring-3-no = Keep your cards and continue.
tutorial-suntzu-scoring-4 = After rounds 3, 6 and 9 each player adds up the values of the provinces they hold. You have 4, Shao 3: the marker moves 1 step to your side. Now draw: keep the 9.
tutorial-suntzu-scoring-4-no = Please keep the 9.
tutorial-suntzu-scoring-end = Each province shows three values, one for each scoring. If the marker stands at your end after round 3 or 6, you win at once.

## Sun Tzu: who decides the order, and what +2 and +3 cost
tutorial-suntzu-order = Who picks the battles
tutorial-suntzu-order-1 = From round 4 on, the player with fewer armies on the board picks the battles one by one. That is you. Lay Jinyan 4, Qin 3, Hanqi 5, Chu +2, Wu 8, and seal.
tutorial-suntzu-order-1-no = Please lay Jinyan 4, Qin 3, Hanqi 5, Chu +2 and Wu 8.
tutorial-suntzu-order-2 = The order can matter: armies that go home early can be placed again later. Start with Chu.
tutorial-suntzu-order-2-no = Please start with Chu: your +2 is there.
tutorial-suntzu-order-3 = Your +2 beat the 10 by 2: Shao's army went home, and one of yours moved in. But +2 has its price: one army must go to the reinforcements, and +3 costs two. Pay from the pool.
tutorial-suntzu-order-3-no = Pay from the pool, and keep your armies on the board.
tutorial-suntzu-order-4 = Pick the next battle. This time you decide: any of the four will do.
tutorial-suntzu-order-5 = Three are left. Which is next?
tutorial-suntzu-order-6 = And now? The last battle follows by itself.
tutorial-suntzu-order-end = In rounds 1 to 3 the order is fixed. If both have the same number of armies, the player who had fewer in the latest round in which the numbers differed decides.

## Sun Tzu: no armies left in the pool
tutorial-suntzu-shortage = An empty pool
tutorial-suntzu-shortage-1 = All your armies are on the board, except one in your reinforcements. See what happens when you win. Lay Jinyan 2, Qin 6, Hanqi 3, Chu 5, Wu 4, and seal.
tutorial-suntzu-shortage-1-no = Please lay Jinyan 2, Qin 6, Hanqi 3, Chu 5 and Wu 4.
tutorial-suntzu-shortage-2 = Your 6 marks Qin, but your pool is empty. You could exchange a card to bring in an army. Don't do it yet: you will need it in a moment.
tutorial-suntzu-shortage-2-no = Save your +1 for the next question, and do not exchange now.
tutorial-suntzu-shortage-3 = Without an exchange, an army from another province becomes the mark. Take it from Wu, where you have plenty.
tutorial-suntzu-shortage-3-no = Take the army from Wu.
tutorial-suntzu-shortage-4 = You also won Qin by 1, so one army should enter. Now exchange the +1 and bring in your last reinforcement.
tutorial-suntzu-shortage-4-no = Exchange the +1 now.
tutorial-suntzu-shortage-5 = You won Chu too, but there is nothing left to bring. So an army comes from a neighbouring province. Choose which one.
tutorial-suntzu-shortage-end = First the pool, then an exchange if you like, then your neighbouring provinces, then the others. If you have no army at all, nothing is placed.

## Sun Tzu: events
tutorial-suntzu-events = Events
tutorial-suntzu-events-1 = With events, one card lies face up and waits for its moment. { suntzu-event-light_infantry } waits for two 1s in one province. Lay Jinyan 3, Qin 1, Hanqi 4, Chu 6, Wu 5, and seal.
tutorial-suntzu-events-1-no = Please lay Jinyan 3, Qin 1, Hanqi 4, Chu 6 and Wu 5.
tutorial-suntzu-events-2 = Two 1s in Qin! With the option chosen here, the player who is behind on the track may win that battle by 1. That is you: do it.
tutorial-suntzu-events-2-no = It costs nothing: win Qin by 1.
tutorial-suntzu-events-3 = The next event is { suntzu-event-chariot }. Your 6 in Chu made your third mark, so you may take one more general. Take { suntzu-general-levy }.
tutorial-suntzu-events-3-no = A general is a gift: take { suntzu-general-levy }.
tutorial-suntzu-events-end = Five events come up, one after another. When the fifth has taken effect, the game ends at once, and the side the marker stands on wins.

## Sun Tzu: the end
tutorial-suntzu-end = The end of the game
tutorial-suntzu-end-1 = Round 9 is fought. The marker is 2 steps on Shao's side, but you hold the richer provinces: 12 points against 5. Continue to the last scoring.
tutorial-suntzu-end-end = The marker moved 7 steps towards you and stands on your side. You have won! If it stands in the centre, the larger pool wins.

## Huang: a leader, a tile
tutorial-huang-leader = A leader and a tile
tutorial-huang-leader-1 = You are the Tiger, your rival is the Rabbit. Each turn has two actions. First bring a leader: press “Leader”, take the soldier (red) and choose D8. Leaders stand next to a governor tile (yellow).
tutorial-huang-leader-1-no = Please start with the soldier leader on D8, next to the governor tile.
tutorial-huang-leader-2 = Tiles and leaders that touch form a state. A tile laid in a state gives a point of its kind to the owner of the leader of that kind. Lay a soldier tile on D9.
tutorial-huang-leader-2-no = Lay a soldier tile on D9: it touches your soldier leader.
tutorial-huang-leader-end = You got a soldier point, and your hand was filled up to six. Then the Rabbit took its two actions. At the end only your weakest kind of points counts, so collect them all.

## Huang: farmers in a row, the market
tutorial-huang-points = River and market
tutorial-huang-points-1 = You have no farmer leader here, but your governor leader stands in for every missing kind. Farmers (blue) go on the river, all other tiles on land. Lay a farmer tile on H7.
tutorial-huang-points-1-no = Please lay a farmer tile on H7.
tutorial-huang-points-2 = A farmer point! With farmers you may continue in the same action: another farmer tile on the river, next to the last one. Lay one on H6.
tutorial-huang-points-2-no = Continue with a farmer tile on H6.
tutorial-huang-points-3 = You could continue, but keep your last farmer for a riot. Press “No more”.
tutorial-huang-points-3-no = Keep your last farmer and end the row.
tutorial-huang-points-4 = Your second action: lay the trader (green) on I8.
tutorial-huang-points-4-no = Please lay the trader tile on I8.
tutorial-huang-points-5 = After a trader tile you may take an open tile from the market. Take the artisan (white): artisan points count as any kind at the end.
tutorial-huang-points-5-no = Artisan tiles are rare. Take the artisan.
tutorial-huang-points-end = Three points in one turn. At its end your hand and the market are filled up again.

## Huang: a pagoda
tutorial-huang-pagoda = A pagoda
tutorial-huang-pagoda-1 = Three tiles of one kind that all touch each other can carry a pagoda. A soldier tile on D9 completes such a triangle. Lay it.
tutorial-huang-pagoda-1-no = Lay a soldier tile on D9: it completes a triangle.
tutorial-huang-pagoda-2 = You got your point, and now you may raise a pagoda for free. Do it.
tutorial-huang-pagoda-2-no = Raise the pagoda: it will give you points turn after turn.
tutorial-huang-pagoda-3 = As your second action, bring your governor leader to B8. He stands in for missing kinds.
tutorial-huang-pagoda-3-no = Please bring the governor leader to B8.
tutorial-huang-pagoda-end = Your turn is over, and the pagoda gave you a soldier point: one at the end of each of your turns, while your soldier leader is in its state.

## Huang: riot and exchange
tutorial-huang-riot = Riot and exchange
tutorial-huang-riot-1 = Farmers can riot: discard two farmer tiles and remove any tile from the board; one is enough while your farmer leader is beside the board. The Rabbit's soldier leader needs the governor tile on H8. Remove it!
tutorial-huang-riot-1-no = Press “Riot” and choose the governor tile on H8.
tutorial-huang-riot-2 = Without a governor tile beside it, a leader must go home. Now exchange: you may swap up to six tiles for new ones from the bag. Exchange both governor tiles.
tutorial-huang-riot-2-no = Press “Exchange” and choose both governor tiles.
tutorial-huang-riot-end = Nobody sees which tiles you put away. An exchange costs an action, so do it when your tiles do not fit.

## Huang: a pagoda that is paid for
tutorial-huang-building = Traders build
tutorial-huang-building-1 = A pagoda can also be bought, for two trader tiles, or for one while your trader leader is beside the board. You hold only one, so first withdraw your trader leader.
tutorial-huang-building-1-no = Choose your trader leader and withdraw him.
tutorial-huang-building-2 = Three governor tiles form a triangle around C8. Press “Pagoda”, choose it and raise the pagoda.
tutorial-huang-building-2-no = Press “Pagoda” and choose the governor triangle.
tutorial-huang-building-end = Your governor leader is in that state, so you got a governor point at the end of your turn. A leader beside the board is not useless.

## Huang: a pagoda moves
tutorial-huang-moving = A pagoda moves
tutorial-huang-moving-1 = There are only two soldier pagodas, and both stand. Complete another soldier triangle: lay a soldier tile on L5.
tutorial-huang-moving-1-no = Please lay a soldier tile on L5.
tutorial-huang-moving-2 = You may raise a pagoda here, but none is left beside the board. Do it anyway!
tutorial-huang-moving-2-no = Raise the pagoda: one of the others will move here.
tutorial-huang-moving-3 = One of the two must move here. Take the one in the Rabbit's state, on G8, G9 and H9.
tutorial-huang-moving-3-no = Leave the other one: take the Rabbit's pagoda.
tutorial-huang-moving-end = The pagoda works for you now. There are two of each kind, but only one for the artisans.

## Huang: a revolt
tutorial-huang-revolt = A revolt
tutorial-huang-revolt-1 = No state has two leaders of one kind for long. Place your soldier leader on D8, in the state where the Rabbit's soldier leader stands. That is a revolt.
tutorial-huang-revolt-1-no = Please place the soldier leader on D8.
tutorial-huang-revolt-2 = Governor tiles next to the leaders count: you have 2, the Rabbit 1. Both may add governor tiles from the hand, and 1 for a governor leader beside the board. The defender wins ties: add 1.
tutorial-huang-revolt-2-no = Add exactly one: one governor tile, or your governor leader's 1.
tutorial-huang-revolt-3 = You won: the Rabbit's leader went home, and you got a soldier point. As your second action, bring your governor leader to C7.
tutorial-huang-revolt-3-no = Please bring the governor leader to C7.
tutorial-huang-revolt-4 = The Rabbit strikes back and commits two tiles: 3 against your 2. Now you are the defender, and a tie is enough for you. Commit one governor tile.
tutorial-huang-revolt-4-no = Without a tile you would lose. Commit at least one.
tutorial-huang-revolt-end = Defended! Committed tiles are gone in any case, for both sides.

## Huang: states unite in peace
tutorial-huang-union = Peaceful union
tutorial-huang-union-1 = A tile may unite two states. If the new state has no two leaders of one kind, there is peace. Your soldier leader and the Rabbit's trader leader get along: unite them with a soldier tile on E8.
tutorial-huang-union-1-no = Lay a soldier tile on E8, between the two states.
tutorial-huang-union-end = One large state now, with your soldier leader and the Rabbit's trader leader. Each of you scores points of your own kind there.

## Huang: a war
tutorial-huang-war = A war
tutorial-huang-war-1 = If a tile unites states so that leaders of one kind meet, there is war. Your state has three soldier tiles, the Rabbit's has two. Lay the artisan tile on F8 and start it.
tutorial-huang-war-1-no = Lay the artisan tile on F8, between the two states.
tutorial-huang-war-2 = Everybody may support one side with soldier tiles from the hand, you last. The Rabbit added one: 3 to 3. Support your state with one soldier tile.
tutorial-huang-war-2-no = Support your own state, Han, with your soldier tile.
tutorial-huang-war-3 = Victory! The Rabbit's leader and soldier tiles are gone, and you got a soldier point. But the winner pays as many soldier tiles as the loser's strength: you gave one, two more must go. Choose one.
tutorial-huang-war-4 = And another one.
tutorial-huang-war-end = A war costs both sides. The tile that started it stays, and it gives no point.

## Huang: a tie in a war
tutorial-huang-tie = A tie in a war
tutorial-huang-tie-1 = Another war, this time over farmer leaders. Soldier tiles count all the same: two on each side. Lay the trader tile on F8.
tutorial-huang-tie-1-no = Lay the trader tile on F8, between the two states.
tutorial-huang-tie-2 = The Rabbit stays out. You have no soldier tile either, and your soldier leader stands elsewhere. You are asked all the same, so that nobody learns what you hold. Stay out.
tutorial-huang-tie-2-no = There is nothing to give: stay out.
tutorial-huang-tie-3 = Two to two. The player who laid the tile decides a tie. Choose your own state, of course: Han.
tutorial-huang-tie-3-no = You would lose your own leader. Choose Han.
tutorial-huang-tie-end = You got a farmer point, and your leader stays. All soldier tiles of both states are gone.

## Huang: bandits
tutorial-huang-bandits = Module: bandits
tutorial-huang-bandits-1 = With the bandits, some places are held by outlaws. No leader may stand next to them. A state with at least as many soldier tiles as there are bandits can drive them out: lay a soldier tile on I8.
tutorial-huang-bandits-1-no = Lay a soldier tile on I8, next to the bandits.
tutorial-huang-bandits-2 = One bandit is beaten: you got a soldier point, and one soldier tile of your state must go, but not the new one. Choose which.
tutorial-huang-bandits-end = The bandits are gone, and the land is free.

## Huang: the palace
tutorial-huang-palace = Module: the palace
tutorial-huang-palace-1 = With the palace, four governor tiles in a rhombus carry a building too. Lay a governor tile on E9.
tutorial-huang-palace-1-no = Please lay a governor tile on E9.
tutorial-huang-palace-2 = You could raise a pagoda, but let's take the palace: choose four tiles and raise it.
tutorial-huang-palace-2-no = Pagodas are fine. Here, please choose the palace on four tiles.
tutorial-huang-palace-end = As your governor leader is in its state, you fill your hand up to seven tiles instead of six.

## Huang: granaries
tutorial-huang-granaries = Map: Eighteen Kingdoms
tutorial-huang-granaries-1 = On this map a granary stands on each capital. Your farmer leader's state has three. Place your trader leader on J1; then your turn ends.
tutorial-huang-granaries-1-no = Please place the trader leader on J1.
tutorial-huang-granaries-2 = At the end of your turn you may collect the granaries in the state of your farmer leader; one must stay. Choose the one that stays.
tutorial-huang-granaries-2-no = Each granary is worth two points. Choose the one that stays, and collect the others.
tutorial-huang-granaries-end = Two granaries are yours: each is worth two farmer points at the end of the game.

## Huang: the end
tutorial-huang-end = The end of the game
tutorial-huang-end-1 = The bag is empty. As soon as a tile must be drawn, the game is over. Take your last action: a soldier tile on D9.
tutorial-huang-end-1-no = Please lay a soldier tile on D9.
tutorial-huang-end-end = Artisan points fill up your lowest kinds, then the lowest kind is your score: 4 for you. The Rabbit has many points, but its lowest kind makes only 3. You have won!
