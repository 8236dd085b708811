# The lesson of Sun Tzu, scene by scene.
#
# tutorial-suntzu-<scene> is the title of a scene, -1, -2 … what the coach says before each move, -end what it says when the
# scene is over. A text that ends in -no is for a learner who tries another move than the one being taught. A text
# speaks to the learner and should not be longer than 45 words. Words in “quotation marks” are those of the buttons:
# web-suntzu-act-….

## Five orders, one card drawn
tutorial-suntzu-orders = Five orders
tutorial-suntzu-orders-1 = You are Sun Tzu, at war with King Shao. Both of you lay five cards in secret, one in each province; the higher number wins. Lay Jinyan 5, Qin 9, Hanqi 4, Chu 2, Wu 3, then press “{ web-suntzu-act-seal }”.
tutorial-suntzu-orders-1-no = Please lay Jinyan 5, Qin 9, Hanqi 4, Chu 2 and Wu 3, so we can talk about the same battles.
tutorial-suntzu-orders-2 = The winner places as many armies as the difference: 9 against 5 gave you four in Qin. Equal cards do nothing. Now you draw two cards and keep one. Keep the 8.
tutorial-suntzu-orders-2-no = Both are useful. Keep the 8 for now: high cards win by a wide margin.
tutorial-suntzu-orders-end = The framed cards 1 to 6 return to your hand every round. All other cards are gone once played, so use them well.

## The cards that are no numbers, and 6 and 1
tutorial-suntzu-cards = Special cards
tutorial-suntzu-cards-1 = Some cards are special. Lay Jinyan −1, Qin 6, Hanqi 1, Chu +1, Wu Plague, and seal your orders. Then see what each of them does.
tutorial-suntzu-cards-1-no = Please lay Jinyan −1, Qin 6, Hanqi 1, Chu +1 and Wu Plague.
tutorial-suntzu-cards-2 = +1 beats any number by 1. −1 loses by only 1. Plague: no battle, half of the armies there go home. A 6 leaves a mark. The 1 lets you draw three and keep two: keep 8 and 10.
tutorial-suntzu-cards-2-no = Keep the 8 and the 10: choose both.
tutorial-suntzu-cards-end = A mark is an army that lies on the province's name for good. Where you have a mark you cannot lay a 6 again.

## Choosing and using a general
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

## Exchanging, a general that plans, scoring
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

## Who decides the order, and what +2 and +3 cost
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

## No armies left in the pool
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

## Events
tutorial-suntzu-events = Events
tutorial-suntzu-events-1 = With events, one card lies face up and waits for its moment. { suntzu-event-light_infantry } waits for two 1s in one province. Lay Jinyan 3, Qin 1, Hanqi 4, Chu 6, Wu 5, and seal.
tutorial-suntzu-events-1-no = Please lay Jinyan 3, Qin 1, Hanqi 4, Chu 6 and Wu 5.
tutorial-suntzu-events-2 = Two 1s in Qin! With the option chosen here, the player who is behind on the track may win that battle by 1. That is you: do it.
tutorial-suntzu-events-2-no = It costs nothing: win Qin by 1.
tutorial-suntzu-events-3 = The next event is { suntzu-event-chariot }. Your 6 in Chu made your third mark, so you may take one more general. Take { suntzu-general-levy }.
tutorial-suntzu-events-3-no = A general is a gift: take { suntzu-general-levy }.
tutorial-suntzu-events-end = Five events come up, one after another. When the fifth has taken effect, the game ends at once, and the side the marker stands on wins.

## The end
tutorial-suntzu-end = The end of the game
tutorial-suntzu-end-1 = Round 9 is fought. The marker is 2 steps on Shao's side, but you hold the richer provinces: 12 points against 5. Continue to the last scoring.
tutorial-suntzu-end-end = The marker moved 7 steps towards you and stands on your side. You have won! If it stands in the centre, the larger pool wins.
