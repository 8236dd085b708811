# Huang.

huang-name = Huang
huang-about = Hex tiles, leaders and wars: two to five dynasties build states on the map of China, and the weakest of your four colours is your score.

huang-seat-tiger = Tiger
huang-seat-rabbit = Rabbit
huang-seat-rat = Rat
huang-seat-goat = Goat
huang-seat-dragon = Dragon

huang-tile-yellow = yellow
huang-tile-red = red
huang-tile-blue = blue
huang-tile-green = green
huang-tile-white = white

huang-role-yellow = governor
huang-role-red = soldier
huang-role-blue = farmer
huang-role-green = trader
huang-role-white = artisan

# The states of the maps and their capitals; what stands in brackets tells states of one name apart and is left out on the board.
huang-state-yan = Yan
huang-state-zhao = Zhao
huang-state-qi = Qi
huang-state-qin = Qin
huang-state-wei = Wei
huang-state-han = Han
huang-state-chu = Chu
huang-state-dai = Dai
huang-state-liaodong = Liaodong
huang-state-changshan = Changshan
huang-state-di = Di
huang-state-western-wei = Western Wei
huang-state-jibei = Jibei
huang-state-jiaodong = Jiaodong
huang-state-yong = Yong
huang-state-sai = Sai
huang-state-yin = Yin
huang-state-henan = Henan
huang-state-western-chu = Western Chu
huang-state-han-central-plains = Han (Central Plains)
huang-state-han-hanzhong = Han (Hanzhong)
huang-state-jiujiang = Jiujiang
huang-state-linjiang = Linjiang
huang-state-hengshan = Hengshan

huang-city-ji = Ji
huang-city-handan = Handan
huang-city-linzi = Linzi
huang-city-xianyang = Xianyang
huang-city-daliang = Daliang
huang-city-xinzheng = Xinzheng
huang-city-ying = Ying
huang-city-dai = Dai
huang-city-wuzhong = Wuzhong
huang-city-xiangguo = Xiangguo
huang-city-gaonu = Gaonu
huang-city-pingyang = Pingyang
huang-city-boyang = Boyang
huang-city-jimo = Jimo
huang-city-feiqiu = Feiqiu
huang-city-yueyang = Yueyang
huang-city-chaoge = Chaoge
huang-city-luoyang = Luoyang
huang-city-pengcheng = Pengcheng
huang-city-yangdi = Yangdi
huang-city-nanzheng = Nanzheng
huang-city-liu = Liu
huang-city-jiangling = Jiangling
huang-city-zhu = Zhu

## The log
huang-log-dealt = You hold { TILES($tiles) }.
huang-log-bandits =
    { $number ->
        [one] { $number } bandit lies at place { $place }.
       *[other] { $number } bandits lie at place { $place }.
    }
huang-log-turn = { SEAT($seat) } begins a turn.
huang-log-tile = { SEAT($seat) } places a { TILES($colour) } tile on { $hex }.
huang-log-leader = { SEAT($seat) } places the { TILES($colour) } leader on { $hex }.
huang-log-leader-moved = { SEAT($seat) } moves the { TILES($colour) } leader from { $from } to { $hex }.
huang-log-leader-off = { SEAT($seat) } withdraws the { TILES($colour) } leader.
huang-log-points =
    { $number ->
        [one] { SEAT($seat) } gets { $number } { TILES($colour) } point.
       *[other] { SEAT($seat) } gets { $number } { TILES($colour) } points.
    }
huang-log-pagoda-points =
    { $number ->
        [one] Pagodas give { SEAT($seat) } { $number } { TILES($colour) } point.
       *[other] Pagodas give { SEAT($seat) } { $number } { TILES($colour) } points.
    }
huang-log-pagoda = { SEAT($seat) } raises a { TILES($colour) } pagoda on { $hexes }.
huang-log-palace =
    { $moved ->
        [0] { SEAT($seat) } raises the palace on { $hexes }.
       *[1] { SEAT($seat) } moves the palace to { $hexes }.
    }
huang-log-buys =
    { $number ->
        [one] { SEAT($seat) } discards a green tile to build.
       *[other] { SEAT($seat) } discards { $number } green tiles to build.
    }
huang-log-riot =
    { $number ->
        [one] { SEAT($seat) } discards a blue tile: a riot removes the { TILES($colour) } tile on { $hex }.
       *[other] { SEAT($seat) } discards { $number } blue tiles: a riot removes the { TILES($colour) } tile on { $hex }.
    }
huang-log-home = The { TILES($colour) } leader of { SEAT($seat) } leaves the board.
huang-log-removed = The { TILES($colour) } tile on { $hex } goes to the box.
huang-log-lost-pagoda = A { TILES($colour) } pagoda falls.
huang-log-lost-palace = The palace falls.
huang-log-lost-granary = The granary on { $hex } is lost.
huang-log-market = { SEAT($seat) } takes a { TILES($colour) } tile from the market.
huang-log-market-filled = New on the market: { TILES($tiles) }.
huang-log-exchange =
    { $number ->
        [0] { SEAT($seat) } can do nothing.
        [one] { SEAT($seat) } exchanges { $number } tile face down.
       *[other] { SEAT($seat) } exchanges { $number } tiles face down.
    }
huang-log-own-exchange = You box { TILES($tiles) }.
huang-log-draws =
    { $number ->
        [one] { SEAT($seat) } draws { $number } tile.
       *[other] { SEAT($seat) } draws { $number } tiles.
    }
huang-log-own-draws = You draw { TILES($tiles) }.
huang-log-revolt = A revolt: the { TILES($colour) } leader of { SEAT($seat) } against that of { SEAT($other) }.
huang-log-commits =
    { $number ->
        [one] { SEAT($seat) } commits { $number } yellow tile
       *[other] { SEAT($seat) } commits { $number } yellow tiles
    }{ $leader ->
        [0] .
       *[1] {" "}and the leader beside the board.
    }
huang-log-revolt-won = { SEAT($seat) } wins the revolt, { $high } against { $low }.
huang-log-war = The tile on { $hex } means war.
huang-log-war-side =
    { $number ->
        [one] The state { $state } has { $number } red tile.
       *[other] The state { $state } has { $number } red tiles.
    }
huang-log-support =
    { $number ->
        [one] { SEAT($seat) } supports { $state } with { $number } red tile
       *[other] { SEAT($seat) } supports { $state } with { $number } red tiles
    }{ $leader ->
        [0] .
       *[1] {" "}and the leader beside the board.
    }
huang-log-support-none = { SEAT($seat) } supports nobody.
huang-log-war-won = The state { $state } wins the war, { $high } against { $low }.
huang-log-bandits-beaten =
    { $number ->
        [one] { $number } bandit is beaten.
       *[other] { $number } bandits are beaten.
    }
huang-log-bandits-leave = The bandits leave place { $place }.
huang-log-granaries =
    { $number ->
        [one] { SEAT($seat) } takes { $number } granary; the one on { $hex } stays.
       *[other] { SEAT($seat) } takes { $number } granaries; the one on { $hex } stays.
    }
huang-log-over =
    { $why ->
        [bag] The game is over: the bag is empty.
       *[idle] The game is over: for forty turns nobody drew a tile.
    }
huang-log-score = { SEAT($seat) } scores { $score } ({ $all }).
huang-log-win = { SEAT($seat) } wins the game.
huang-log-nobody = Nobody wins the game.

## What happened last, above the prompt
huang-happened-turn =
    { $you ->
        [0] { SEAT($seat) }
       *[1] You
    }: { $actions }.
huang-happened-tile = { ROLE($role) } on { $hex }
huang-happened-leader = { ROLE($role) } leader to { $hex }
huang-happened-leader-off = { ROLE($role) } leader withdrawn
huang-happened-pagoda = { ROLE($role) } pagoda
huang-happened-palace = palace
huang-happened-riot = riot on { $hex }
huang-happened-exchange =
    { $number ->
        [0] no action possible
        [one] { $number } tile exchanged
       *[other] { $number } tiles exchanged
    }
huang-happened-revolt = revolt
huang-happened-revolt-won =
    revolt won by { $you ->
        [0] { SEAT($seat) }
       *[1] you
    } ({ $high } to { $low })
huang-happened-war = war
huang-happened-war-won = war decided ({ $high } to { $low })
huang-happened-lost =
    { $you ->
        [0] { ROLE($role) } leader of { SEAT($seat) } lost
       *[1] your { ROLE($role) } leader lost
    }

## On a timeline, and where points came from
huang-mark-war = War
huang-mark-revolt = Revolt
huang-gain-tiles = Tiles
huang-gain-revolts = Revolts
huang-gain-wars = Wars
huang-gain-bandits = Bandits
huang-gain-pagodas = Pagodas
huang-gain-granaries = Granaries

## What is asked
huang-ask-action =
    { $number ->
        [one] Your last action of this turn: a tile, a leader, a riot, a pagoda, or an exchange.
       *[other] You have { $number } actions: a tile, a leader, a riot, a pagoda, or an exchange.
    }
huang-ask-exchange = You exchange so far: { $text } Name the next tile, with “…” after it if more follow.
huang-ask-building = You may build with the tile on { $hex }, or “stop”.
huang-ask-market = You may take a tile from the market, or “stop”.
huang-ask-chain =
    { $fits ->
        [0] You have no blue tile for a river hex next to { $hex }; you are asked so that nobody learns it. Answer “stop”.
       *[1] You may place another blue tile next to { $hex }, or “stop”.
    }
huang-ask-moving = No pagoda of that colour is beside the board. Which one moves?
huang-ask-attack =
    A revolt of { TILES($colour) } leaders: you have { $own } yellow { $own ->
        [one] tile
       *[other] tiles
    } beside your leader, { SEAT($seat) } has { $against }. You hold { $number } yellow. How many do you commit? A tie goes to the defender.
huang-ask-defence =
    A revolt of { TILES($colour) } leaders: { SEAT($seat) } attacks with { $against }, you have { $own } yellow { $own ->
        [one] tile
       *[other] tiles
    } beside your leader. You hold { $number } yellow. How many do you commit? A tie is yours.
huang-ask-support = War. Red strength so far: { $sides }. You hold { $number } red. Whom do you support?
huang-ask-winner = The states are tied: { $sides }. Which one wins?
huang-ask-paying =
    { $number ->
        [one] One more red tile must go. Which one?
       *[other] { $number } red tiles must go. Which one first?
    }
huang-ask-granaries =
    { $number ->
        [one] You may take { $number } granary. Which one stays? Or “stop”.
       *[other] You may take { $number } granaries. Which one stays? Or “stop”.
    }

## What is shown
huang-show-legend = Y R B G W tiles, [R] under a pagoda, (Y) under a granary, {"{Y}"} under the palace; rTi the red leader of Tiger (Ti), Rabbit (Rb), Rat (Rt), Goat (Go), Dragon (Dr); ~ river, * capital, x2x two bandits.
huang-show-turn =
    { $number ->
        [0] It is the turn of { SEAT($seat) }.
        [one] It is the turn of { SEAT($seat) }, { $number } action left.
       *[other] It is the turn of { SEAT($seat) }, { $number } actions left.
    }
huang-show-bag =
    { $number ->
        [one] { $number } tile is in the bag.
       *[other] { $number } tiles are in the bag.
    }
huang-show-market =
    { $number ->
        [0] The market is empty.
       *[other] Market: { TILES($tiles) }.
    }
huang-show-pagoda = A { TILES($colour) } pagoda stands on { $hexes }.
huang-show-palace = The palace stands on { $hexes }.
huang-show-granaries = Granaries: { $hexes }.
huang-show-leaders =
    { $number ->
        [0] { SEAT($seat) }: no leader on the board.
       *[other] { SEAT($seat) }: leaders { $leaders }.
    }
huang-show-leader = { TILES($colour) } on { $hex }
huang-show-points = { SEAT($seat) } has { $yellow } yellow, { $red } red, { $blue } blue, { $green } green, { $white } white points.
huang-show-stores =
    { $number ->
        [one] { SEAT($seat) } has taken { $number } granary.
       *[other] { SEAT($seat) } has taken { $number } granaries.
    }
huang-show-held =
    { $number ->
        [one] { SEAT($seat) } holds { $number } tile.
       *[other] { SEAT($seat) } holds { $number } tiles.
    }
huang-show-known =
    { $number ->
        [one] { SEAT($seat) } holds { $number } tile, known: { TILES($known) }.
       *[other] { SEAT($seat) } holds { $number } tiles, among them { TILES($known) }.
    }
huang-show-hand =
    { $number ->
        [0] You are { SEAT($seat) }. Your hand is empty.
       *[other] You are { SEAT($seat) }. Your hand: { TILES($tiles) }.
    }

## What an action does
huang-effect-war = war
huang-effect-bandits =
    { $number ->
        [one] beats { $number } bandit
       *[other] beats { $number } bandits
    }
huang-effect-meet = { TILES($colours) } leaders meet, red tiles { $reds }
huang-effect-point =
    { $number ->
        [one] { $number } { TILES($colour) } point for { SEAT($seat) }
       *[other] { $number } { TILES($colour) } points for { SEAT($seat) }
    }
huang-effect-no-point = no point: no leader for it there
huang-effect-unites = unites { $number } states
huang-effect-pagoda = makes a triangle for a { TILES($colour) } pagoda
huang-effect-palace = makes a site for the palace
huang-effect-market = then a tile from the market
huang-effect-chain = another blue tile may follow
huang-effect-revolt =
    { $number ->
        [one] a revolt against { SEAT($seat) }: { $number } yellow tile beside you, { $against } beside them
       *[other] a revolt against { SEAT($seat) }: { $number } yellow tiles beside you, { $against } beside them
    }
huang-effect-beside =
    { $number ->
        [one] { $number } yellow tile beside it
       *[other] { $number } yellow tiles beside it
    }
huang-effect-price =
    { $number ->
        [one] costs a { TILES($colour) } tile
       *[other] costs { $number } { TILES($colour) } tiles
    }
huang-effect-bag =
    { $number ->
        [0] the bag is empty: this ends the game
        [one] the bag holds { $number } tile: this ends the game
       *[other] the bag holds { $number } tiles: this ends the game
    }

## Help
huang-help =
    A turn has two actions, any of these:
      tile red H8                  a tile from your hand on an empty hex: blue on river, the others on land
      leader red H8                place or move a leader next to a yellow tile; leader red off withdraws it
      riot C3                      two blue tiles (one while your blue leader is away) remove a tile
      pagoda red G8 G9 H9          two green tiles (one while your green leader is away) raise a pagoda
      exchange red red blue        tiles for new ones from the bag
    After a tile you may be asked for a pagoda, a market tile or another blue tile; stop declines.
    In a revolt: revolt 2, or revolt 2 leader. In a war: support H8 2, support H8 2 leader, support none.
    A question mark after a move tells what it would do: tile red H8?
    At the end the lowest of your four colours counts; white points raise the lowest.

## Options
huang-option-players = two to five dynasties in turn order: tiger, rabbit, rat, goat, dragon
huang-option-map = warring-states, eighteen-kingdoms (with granaries), or a map file ending in .toml
huang-option-short = on: a short game for two, 24 unseen tiles leave the bag
huang-option-bandits = on: five bands of bandits lie on the board
huang-option-palace = on: the palace can be raised on four yellow tiles
huang-option-open_scores = on: all points are shown
huang-option-chance = open: stop wherever chance decides, for those who need chance nodes
huang-option-dynasty = “{ $name }” is no dynasty. The dynasties are { $dynasties }.
huang-option-number =
    { $number ->
        [one] Huang is for { $fewest } to { $most } players, not for { $number }.
       *[other] Huang is for { $fewest } to { $most } players, not for { $number }.
    }
huang-option-twice = { SEAT($name) } is named twice.
huang-option-short-two = The short game is for two players, not for { $number }.
huang-option-bandit-places = The map “{ $map }” has no places for bandits.
huang-option-map-unknown = There is no map “{ $map }”. Maps: { $maps }; or a file ending in .toml.
huang-option-map-file =
    { $line ->
        [0] The map { $path } cannot be used: { $problem }
       *[other] The map { $path } cannot be used, line { $line }: { $problem }
    }

## House rules
huang-house-boards = The two boards are ours, after the historical geography: the printed ones were not available to us. Another board can be given by file.
huang-house-price = A riot or a bought building never costs more tiles than it needs.
huang-house-exchange-nothing = An exchange of no tile is possible only if no other action is.
huang-house-idle = A game in which nobody draws a tile for forty turns in a row ends as if the bag were empty.
huang-house-bandit-war = A tile may not touch bandits if it would start a war; two bands at once are fought together.
huang-house-bandit-numbers = The ten bandit tiles show 1, 2, 3, 4, 2, 3, 1, 2, 3 and 4 bandits.
huang-house-palace = The palace stands on four yellow tiles in a rhombus, in any direction.

## Texts that cannot be read
huang-text-unknown = “{ $text }” is no move of Huang. Examples: tile red H8, leader red H8, exchange red blue, stop.
huang-text-exchange = Name the tiles to exchange, for example: exchange red red blue.
huang-text-colour = “{ $word }” is no colour. The colours are { $colours }.
huang-text-hex = “{ $word }” is no hex of this board. Hexes are named { $first } to { $last }: a letter for the column, a number for the row.
huang-text-commitment = Name a number of tiles, and “leader” to add yours: 2, or 2 leader, or 0 leader.

## Why a move is refused
huang-why-half-made = You have begun “{ $text }”: finish it first, or undo it.
huang-why-not-held = You hold no { TILES($colour) } tile.
huang-why-hand-short =
    { $number ->
        [one] You do not hold a { TILES($colour) } tile.
       *[other] You do not hold { $number } { TILES($colour) } tiles.
    }
huang-why-taken = { $hex } is not empty.
huang-why-under-bandits = { $hex } lies under bandits.
huang-why-river = { $hex } is river: only blue tiles lie there.
huang-why-land = { $hex } is land: blue tiles lie on river.
huang-why-chain = The next tile must be blue and lie on a free river hex next to the one before. Or “stop”.
huang-why-bandits-war = A tile next to bandits may not start a war.
huang-why-bandits-strong =
    { $number ->
        [one] { $number } bandit lies there: the tile must join a state with a red tile.
       *[other] { $number } bandits lie there: the tile must join a state with as many red tiles.
    }
huang-why-own-hex = The { TILES($colour) } leader stands there already.
huang-why-leader-river = { $hex } is river: leaders stand on land.
huang-why-no-yellow = No yellow tile lies next to { $hex }.
huang-why-leader-bandits = No leader may stand next to bandits.
huang-why-unites = A { TILES($colour) } leader on { $hex } would unite states with two leaders of one colour.
huang-why-away = Your { TILES($colour) } leader is not on the board.
huang-why-no-tile = There is no tile on { $hex }.
huang-why-price =
    { $number ->
        [one] That costs a { TILES($colour) } tile, and you hold none.
       *[other] That costs { $number } { TILES($colour) } tiles, and you do not hold so many.
    }
huang-why-no-palace = This game is played without the palace.
huang-why-no-rhombus = The palace needs four yellow tiles in a rhombus, none of them under a building.
huang-why-no-triangle = A { TILES($colour) } pagoda needs three { TILES($colour) } tiles that touch each other, none of them under a building.
huang-why-no-blue-pagoda = There are no blue pagodas on this board.
huang-why-other-tile = The building must stand on the tile just placed.
huang-why-exchange-nothing = An exchange of no tile is possible only if no other action is.
huang-why-exchange-many = At most { $most } tiles can be exchanged.
huang-why-exchange-all = That exchange is not possible.
huang-why-too-many = Nobody holds { $number } tiles.
huang-why-no-war = There is no war now: no state can be supported or win.
huang-why-no-side = { $hex } names no warring state. They are: { $sides }.
huang-why-leader-on = Your { TILES($colour) } leader is on the board: only a leader beside it adds 1.
huang-why-support-nothing = Support with nothing is “support none”.
huang-why-asked =
    { $what ->
        [action] You are asked for an action: a tile, a leader, a riot, a pagoda, or an exchange.
        [building] You are asked for a building on the tile just placed, or “stop”.
        [market] You are asked for a market tile, or “stop”.
        [chain] You are asked for the next blue tile, or “stop”.
        [moving] You are asked which pagoda moves.
        [attack] You are asked what you commit to the revolt, for example: revolt 0.
        [defence] You are asked what you commit to the revolt, for example: revolt 0.
        [support] You are asked whom you support in the war, for example: support none.
        [winner] You are asked which state wins.
        [paying] You are asked which red tile goes.
       *[granaries] You are asked which granary stays, or “stop”.
    }

## Positions that cannot be
huang-position-hex = { $key } names “{ $hex }”, which is no hex of this board. Hexes are named { $first } to { $last }.
huang-position-hexes = { $key } must be a list of { $number } hexes.
huang-position-river = A { TILES($colour) } tile cannot lie on { $hex }: blue lies on river, the others on land.
huang-position-bandits = Nothing can stand on { $hex }: it lies under bandits, or a leader would stand next to them.
huang-position-taken = { $hex } is taken already.
huang-position-leader = No leader can stand on { $hex }: it must be land next to a yellow tile.
huang-position-peace = Two leaders of one colour stand in one state.
huang-position-no-granaries = This map is played without granaries.
huang-position-granary = No granary can stand on { $hex }: it needs a capital with its yellow tile, and a place of its own.
huang-position-pagoda = No { TILES($colour) } pagoda can stand on { $hexes }.
huang-position-pagodas = There are not so many { TILES($colour) } pagodas.
huang-position-palace = The palace cannot stand on { $hexes }.
huang-position-count = { $number } { TILES($colour) } tiles are named, more than there are.
huang-position-many = { $key } names { $number } tiles; { $most } is the most.
huang-position-missing =
    { $number ->
        [one] { $number } tile is nowhere.
       *[other] { $number } tiles are nowhere.
    }
huang-position-known = { SEAT($seat) } is known to hold { TILES($colour) } tiles that are not in the hand.
huang-position-sides = A war has three sides at most.
huang-position-phase = The position does not fit its phase “{ $phase }”.
huang-position-dealing = While chance deals, a position is as at set-up, and something is left to deal.
huang-position-bands = { $number } bandit tiles are named; { $most } is the most.
huang-position-stores = There are not { $number } granaries, on the board and taken.
huang-position-scores = By its points, the scores are others.
huang-position-winner = A position that is over names its winner.
huang-position-other-winner = By its points, the winner is { SEAT($winner) }.

## The picture
huang-picture-title =
    Huang, { $map ->
        [warring-states] Warring States
        [eighteen-kingdoms] Eighteen Kingdoms
       *[other] { $map }
    }
huang-picture-desc = On the board: { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }, { $leaders } { $leaders ->
        [one] leader
       *[other] leaders
    }, { $pagodas } { $pagodas ->
        [one] pagoda
       *[other] pagodas
    }.
huang-picture-turn = { SEAT($seat) } to act
huang-picture-actions =
    { $number ->
        [one] { $number } action left
       *[other] { $number } actions left
    }
huang-picture-wins = { SEAT($seat) } wins
huang-picture-wins-with = { SEAT($seat) } wins with { $score }
huang-picture-nobody = Nobody wins
huang-picture-seat = { SEAT($seat) }
huang-picture-hand =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }
huang-picture-hidden = Points are hidden
huang-picture-points =
    { $colour ->
        [yellow] order
        [red] power
        [blue] food
        [green] trade
       *[white] wealth
    } { $number }
huang-picture-spread = With wealth spread: { $points }
huang-picture-stores =
    { $number ->
        [one] { $number } granary taken
       *[other] { $number } granaries taken
    }
huang-picture-market = Market
huang-picture-bag = Bag { $number }
huang-picture-north = N
# The letter on a tile; where two would be equal, choose another.
huang-picture-letter =
    { $colour ->
        [yellow] G
        [red] S
        [blue] F
        [green] T
       *[white] A
    }
huang-picture-river = river
huang-picture-state = { STATE($state) }
huang-picture-city = { CITY($city) }
huang-picture-capital = capital of { STATE($state) }, { CITY($city) }
huang-picture-tile =
    { $colour ->
        [yellow] governor tile
        [red] soldier tile
        [blue] farmer tile
        [green] trader tile
       *[white] artisan tile
    }
huang-picture-leader =
    { $colour ->
        [yellow] governor of the { SEAT($seat) }
        [red] soldier of the { SEAT($seat) }
        [blue] farmer of the { SEAT($seat) }
        [green] trader of the { SEAT($seat) }
       *[white] artisan of the { SEAT($seat) }
    }
huang-picture-pagoda =
    { $colour ->
        [yellow] governors' pagoda
        [red] soldiers' pagoda
        [blue] farmers' pagoda
        [green] traders' pagoda
       *[white] artisans' pagoda
    }
huang-picture-granary = granary
huang-picture-palace = palace
huang-picture-bandits =
    { $number ->
        [one] { $number } bandit
       *[other] { $number } bandits
    }
huang-picture-bandit-tile = No. { $number }

## Maps that cannot be
huang-map-key = “{ $key }” means nothing in a map. Known: name, rows, capitals.
huang-map-name = A map needs a name.
huang-map-rows = A map needs rows: a list of texts, one for each row of hexes.
huang-map-wide = The map has { $number } columns; { $most } is the most, a letter for each.
huang-map-hexes = The map has { $number } hexes; a map has 1 to { $most }.
huang-map-length = Row { $row } has { $number } hexes, but must have { $wanted }: even rows have one less than odd ones.
huang-map-mark = “{ $mark }” in row { $row } is no mark. Marks are . land, ~ river, # no hex, A to Z a capital, 0 to 9 a bandit place.
huang-map-capital-entry = The capital { $mark } has no entry: { $mark } = { "{" } state = "…", city = "…" { "}" }.
huang-map-capital-twice = The capital { $mark } is on the map twice.
huang-map-capital-nowhere = The capital { $mark } has an entry but is not on the map.
huang-map-places = The map has { $number } bandit places, but must have none or { $wanted }.
huang-map-triangle = Bandit place { $place } is not three land hexes that touch each other.
huang-map-bandit-capital = Bandit place { $place } touches a capital.
