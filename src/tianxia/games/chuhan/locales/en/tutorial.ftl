# The lesson of Chu Han, scene by scene.
#
# tutorial-chuhan-<scene> is the title of a scene, -1, -2 … what the coach says before each move, -end what it says when the
# scene is over. A text that ends in -no is for a learner who tries another move than the one being taught. A text
# speaks to the learner and should not be longer than 45 words. Words in “quotation marks” are those of the buttons:
# web-chuhan-act-….

## Leading, responding, passing
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

## Drawing cards, the joker
tutorial-chuhan-writ = Writ and joker
tutorial-chuhan-writ-1 = Chu leads three 5s. You hold only two 7s. Before you respond you may take a writ, once a turn, to draw two cards. But if Chu goes out, Chu scores a point for each of your writs.
tutorial-chuhan-writ-1-no = You could pass, but here is a chance: press “{ web-chuhan-act-writ }” and draw two cards.
tutorial-chuhan-writ-2 = You drew the joker, the 0! Added to a set it is one more card of that rank. Choose both 7s and the 0: together they are three 7s.
tutorial-chuhan-writ-2-no = Your joker fits perfectly here: play both 7s with the 0.
tutorial-chuhan-writ-end = Chu has nothing higher. There are six writs in a battle, for both players together. Alone, the joker is a single card of rank 0.

## Great sets of 2s, going out
tutorial-chuhan-out = Going out
tutorial-chuhan-out-1 = The 2s are special: a set of six or more 2s scores a point for each card, at once. You hold six. Lead them all together.
tutorial-chuhan-out-1-no = All six 2s at once score 6 points. Fewer of them score nothing.
tutorial-chuhan-out-2 = Six points! One card is left. When you play your last card you go out: you score the cards in your rival's hand, at most 5, and 1 for each writ your rival took.
tutorial-chuhan-out-end = You scored 5 for cards and 2 for writs. The battle is over and all cards are dealt again. The player with fewer points leads the next battle. This continues until somebody has 31.

## Lead powers
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

## Powers that make sets, and their cancelling
tutorial-chuhan-mixed = Unusual sets
tutorial-chuhan-mixed-1 = Zhongli Mo lets you play cards of different ranks as one set. It counts as the lowest of them. Choose Zhongli Mo and 1, 4, 8, 9: a set of four, rank 1.
tutorial-chuhan-mixed-1-no = Choose Zhongli Mo with the 1, the 4, the 8 and the 9.
tutorial-chuhan-mixed-2 = Chu cancels Zhongli Mo with Lü Zhi! But you hold Xiao He, and he cancels Lü Zhi: your power works after all. Restore it.
tutorial-chuhan-mixed-2-no = Don't give in: you hold Xiao He, so restore your power.
tutorial-chuhan-mixed-3 = Your set is on the table, and six cards have left your hand. Chu beats rank 1 with four 2s. You do not have four cards of a higher rank: pass.
tutorial-chuhan-mixed-4 = Chu leads two 5s. Peng Yue lets you respond with the same rank instead of a higher one. Choose Peng Yue and both 5s.
tutorial-chuhan-mixed-4-no = Your own 5s are not higher, but with Peng Yue they are enough: choose all three cards.
tutorial-chuhan-mixed-end = Zhongli Mo works when you lead and when you respond. Peng Yue works only in a response. You may even use both in one set.

## Being asked
tutorial-chuhan-reaction = Allow or cancel
tutorial-chuhan-reaction-1 = Chu uses a power, and you are asked whether to allow it. With Lü Zhi you could cancel it. Chu only wants to look at four cards: keep her for something worse. Allow it.
tutorial-chuhan-reaction-1-no = Chu's look at the pile does you little harm. Save Lü Zhi and allow it.
tutorial-chuhan-reaction-2 = You are always asked, even without Lü Zhi, so nobody learns from the question who holds her. Two 8s are too high for you: pass.
tutorial-chuhan-reaction-3 = Now Ying Bu would give Chu a third 5. Cancel him: Lü Zhi and Ying Bu both go to the discard pile, and nothing happens.
tutorial-chuhan-reaction-3-no = This is the moment for Lü Zhi: cancel Ying Bu.
tutorial-chuhan-reaction-4 = Without Ying Bu, Chu leads only two 5s. Beat them with both 7s.
tutorial-chuhan-reaction-4-no = Both 7s beat Chu's two 5s.
tutorial-chuhan-reaction-end = Well judged. While Lü Zhi lies face up, nobody can cancel, and nobody is asked.

## A cancelled power
tutorial-chuhan-cancelled = A power fails
tutorial-chuhan-cancelled-1 = Zhongli Mo once more: choose him with the 2, the 4 and the 7. This time you do not hold Xiao He.
tutorial-chuhan-cancelled-1-no = Choose Zhongli Mo with the 2, the 4 and the 7.
tutorial-chuhan-cancelled-2 = Lü Zhi again! You cannot restore the power, but you are asked all the same, so Chu does not learn what you hold. Allow it.
tutorial-chuhan-cancelled-3 = Zhongli Mo is discarded, the other cards are back in your hand. You still lead, but only a plain set: cards of one rank. Lead the 7.
tutorial-chuhan-cancelled-3-no = Lead the 7: Chu will hardly beat it.
tutorial-chuhan-cancelled-end = A cancelled power costs you one card, and costs your rival Lü Zhi.

## Powers of the 6s in a response
tutorial-chuhan-response = Answers to strong sets
tutorial-chuhan-response-1 = Chu leads the 9, the highest card. Only one card beats it: against a single 9, Liu Bang counts as a 10. Use him.
tutorial-chuhan-response-1-no = Liu Bang is waiting for just this moment: use him against the 9.
tutorial-chuhan-response-2 = The trick is yours. Lead both 1s to get rid of them.
tutorial-chuhan-response-2-no = Please lead both 1s together.
tutorial-chuhan-response-3 = Two 8s, hard to beat. Han Xin turns a set back: now Chu must beat these 8s or pass. It costs you a little: Chu scores 1. Use Han Xin.
tutorial-chuhan-response-3-no = Turn the 8s back with Han Xin.
tutorial-chuhan-response-end = Chu could not beat those 8s and had to pass. Now you lead.

## Passing with a power
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

## An event
tutorial-chuhan-gate = An event
tutorial-chuhan-gate-1 = With events, each battle has a special rule. At the { chuhan-event-hong_gate }, each player first gives the rival two cards, in secret. Give the 1 and the 4: they fit nothing.
tutorial-chuhan-gate-1-no = Give the 1 and the 4, and keep your pairs.
tutorial-chuhan-gate-2 = You got a 2 and a 5: now you have a pair of 5s and three 2s. Lead both 5s.
tutorial-chuhan-gate-2-no = Please lead both 5s.
tutorial-chuhan-gate-end = You can turn on events when you open a table. The name of the event is shown on the table; open it to read what it does.

## Winning
tutorial-chuhan-victory = Winning the game
tutorial-chuhan-victory-1 = The last scene. In the event { chuhan-event-warlords } four cards lie face up, and the leader may add one of them to the set. You have 25 points. Choose your 7 and the 7 on the table.
tutorial-chuhan-victory-1-no = Use the face-up card too: choose your 7 and the 7 on the table.
tutorial-chuhan-victory-end = You went out and scored 6: that makes 31, and you have won the game. Well done!
