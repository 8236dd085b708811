# The lesson of Huang, scene by scene.
#
# tutorial-huang-<scene> is the title of a scene, -1, -2 … what the coach says before each move, -end what it says when the
# scene is over. A text that ends in -no is for a learner who tries another move than the one being taught. A text
# speaks to the learner and should not be longer than 45 words. Words in “quotation marks” are those of the buttons:
# web-huang-begin and web-huang-act.

## A leader, a tile
tutorial-huang-leader = A leader and a tile
tutorial-huang-leader-1 = You are the Tiger, your rival is the Rabbit. Each turn has two actions. First bring a leader: press “Leader”, take the soldier (red) and choose D8. Leaders stand next to a governor tile (yellow).
tutorial-huang-leader-1-no = Please start with the soldier leader on D8, next to the governor tile.
tutorial-huang-leader-2 = Tiles and leaders that touch form a state. A tile laid in a state gives a point of its kind to the owner of the leader of that kind. Lay a soldier tile on D9.
tutorial-huang-leader-2-no = Lay a soldier tile on D9: it touches your soldier leader.
tutorial-huang-leader-end = You got a soldier point, and your hand was filled up to six. Then the Rabbit took its two actions. At the end only your weakest kind of points counts, so collect them all.

## Farmers in a row, the market
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

## A pagoda
tutorial-huang-pagoda = A pagoda
tutorial-huang-pagoda-1 = Three tiles of one kind that all touch each other can carry a pagoda. A soldier tile on D9 completes such a triangle. Lay it.
tutorial-huang-pagoda-1-no = Lay a soldier tile on D9: it completes a triangle.
tutorial-huang-pagoda-2 = You got your point, and now you may raise a pagoda for free. Do it.
tutorial-huang-pagoda-2-no = Raise the pagoda: it will give you points turn after turn.
tutorial-huang-pagoda-3 = As your second action, bring your governor leader to B8. He stands in for missing kinds.
tutorial-huang-pagoda-3-no = Please bring the governor leader to B8.
tutorial-huang-pagoda-end = Your turn is over, and the pagoda gave you a soldier point: one at the end of each of your turns, while your soldier leader is in its state.

## Riot and exchange
tutorial-huang-riot = Riot and exchange
tutorial-huang-riot-1 = Farmers can riot: discard two farmer tiles and remove any tile from the board; one is enough while your farmer leader is beside the board. The Rabbit's soldier leader needs the governor tile on H8. Remove it!
tutorial-huang-riot-1-no = Press “Riot” and choose the governor tile on H8.
tutorial-huang-riot-2 = Without a governor tile beside it, a leader must go home. Now exchange: you may swap up to six tiles for new ones from the bag. Exchange both governor tiles.
tutorial-huang-riot-2-no = Press “Exchange” and choose both governor tiles.
tutorial-huang-riot-end = Nobody sees which tiles you put away. An exchange costs an action, so do it when your tiles do not fit.

## A pagoda that is paid for
tutorial-huang-building = Traders build
tutorial-huang-building-1 = A pagoda can also be bought, for two trader tiles, or for one while your trader leader is beside the board. You hold only one, so first withdraw your trader leader.
tutorial-huang-building-1-no = Choose your trader leader and withdraw him.
tutorial-huang-building-2 = Three governor tiles form a triangle around C8. Press “Pagoda”, choose it and raise the pagoda.
tutorial-huang-building-2-no = Press “Pagoda” and choose the governor triangle.
tutorial-huang-building-end = Your governor leader is in that state, so you got a governor point at the end of your turn. A leader beside the board is not useless.

## A pagoda moves
tutorial-huang-moving = A pagoda moves
tutorial-huang-moving-1 = There are only two soldier pagodas, and both stand. Complete another soldier triangle: lay a soldier tile on L5.
tutorial-huang-moving-1-no = Please lay a soldier tile on L5.
tutorial-huang-moving-2 = You may raise a pagoda here, but none is left beside the board. Do it anyway!
tutorial-huang-moving-2-no = Raise the pagoda: one of the others will move here.
tutorial-huang-moving-3 = One of the two must move here. Take the one in the Rabbit's state, on G8, G9 and H9.
tutorial-huang-moving-3-no = Leave the other one: take the Rabbit's pagoda.
tutorial-huang-moving-end = The pagoda works for you now. There are two of each kind, but only one for the artisans.

## A revolt
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

## States unite in peace
tutorial-huang-union = Peaceful union
tutorial-huang-union-1 = A tile may unite two states. If the new state has no two leaders of one kind, there is peace. Your soldier leader and the Rabbit's trader leader get along: unite them with a soldier tile on E8.
tutorial-huang-union-1-no = Lay a soldier tile on E8, between the two states.
tutorial-huang-union-end = One large state now, with your soldier leader and the Rabbit's trader leader. Each of you scores points of your own kind there.

## A war
tutorial-huang-war = A war
tutorial-huang-war-1 = If a tile unites states so that leaders of one kind meet, there is war. Your state has three soldier tiles, the Rabbit's has two. Lay the artisan tile on F8 and start it.
tutorial-huang-war-1-no = Lay the artisan tile on F8, between the two states.
tutorial-huang-war-2 = Everybody may support one side with soldier tiles from the hand, you last. The Rabbit added one: 3 to 3. Support your state with one soldier tile.
tutorial-huang-war-2-no = Support your own state, Han, with your soldier tile.
tutorial-huang-war-3 = Victory! The Rabbit's leader and soldier tiles are gone, and you got a soldier point. But the winner pays as many soldier tiles as the loser's strength: you gave one, two more must go. Choose one.
tutorial-huang-war-4 = And another one.
tutorial-huang-war-end = A war costs both sides. The tile that started it stays, and it gives no point.

## A tie in a war
tutorial-huang-tie = A tie in a war
tutorial-huang-tie-1 = Another war, this time over farmer leaders. Soldier tiles count all the same: two on each side. Lay the trader tile on F8.
tutorial-huang-tie-1-no = Lay the trader tile on F8, between the two states.
tutorial-huang-tie-2 = The Rabbit stays out. You have no soldier tile either, and your soldier leader stands elsewhere. You are asked all the same, so that nobody learns what you hold. Stay out.
tutorial-huang-tie-2-no = There is nothing to give: stay out.
tutorial-huang-tie-3 = Two to two. The player who laid the tile decides a tie. Choose your own state, of course: Han.
tutorial-huang-tie-3-no = You would lose your own leader. Choose Han.
tutorial-huang-tie-end = You got a farmer point, and your leader stays. All soldier tiles of both states are gone.

## Bandits
tutorial-huang-bandits = Module: bandits
tutorial-huang-bandits-1 = With the bandits, some places are held by outlaws. No leader may stand next to them. A state with at least as many soldier tiles as there are bandits can drive them out: lay a soldier tile on I8.
tutorial-huang-bandits-1-no = Lay a soldier tile on I8, next to the bandits.
tutorial-huang-bandits-2 = One bandit is beaten: you got a soldier point, and one soldier tile of your state must go, but not the new one. Choose which.
tutorial-huang-bandits-end = The bandits are gone, and the land is free.

## The palace
tutorial-huang-palace = Module: the palace
tutorial-huang-palace-1 = With the palace, four governor tiles in a rhombus carry a building too. Lay a governor tile on E9.
tutorial-huang-palace-1-no = Please lay a governor tile on E9.
tutorial-huang-palace-2 = You could raise a pagoda, but let's take the palace: choose four tiles and raise it.
tutorial-huang-palace-2-no = Pagodas are fine. Here, please choose the palace on four tiles.
tutorial-huang-palace-end = As your governor leader is in its state, you fill your hand up to seven tiles instead of six.

## Granaries
tutorial-huang-granaries = Map: Eighteen Kingdoms
tutorial-huang-granaries-1 = On this map a granary stands on each capital. Your farmer leader's state has three. Place your trader leader on J1; then your turn ends.
tutorial-huang-granaries-1-no = Please place the trader leader on J1.
tutorial-huang-granaries-2 = At the end of your turn you may collect the granaries in the state of your farmer leader; one must stay. Choose the one that stays.
tutorial-huang-granaries-2-no = Each granary is worth two points. Choose the one that stays, and collect the others.
tutorial-huang-granaries-end = Two granaries are yours: each is worth two farmer points at the end of the game.

## The end
tutorial-huang-end = The end of the game
tutorial-huang-end-1 = The bag is empty. As soon as a tile must be drawn, the game is over. Take your last action: a soldier tile on D9.
tutorial-huang-end-1-no = Please lay a soldier tile on D9.
tutorial-huang-end-end = Artisan points fill up your lowest kinds, then the lowest kind is your score: 4 for you. The Rabbit has many points, but its lowest kind makes only 3. You have won!
