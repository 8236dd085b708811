# Huang.

huang-name = Huang
huang-about = Hex tiles, leaders and wars: two to five dynasties build states on the map of China, and the weakest of your four kinds of points is your score.

huang-seat-tiger = Tiger
huang-seat-rabbit = Rabbit
huang-seat-rat = Rat
huang-seat-goat = Goat
huang-seat-dragon = Dragon

huang-tile-yellow =
    { $number ->
        [one] { $number } governor
       *[other] { $number } governors
    }
huang-tile-red =
    { $number ->
        [one] { $number } soldier
       *[other] { $number } soldiers
    }
huang-tile-blue =
    { $number ->
        [one] { $number } farmer
       *[other] { $number } farmers
    }
huang-tile-green =
    { $number ->
        [one] { $number } trader
       *[other] { $number } traders
    }
huang-tile-white =
    { $number ->
        [one] { $number } artisan
       *[other] { $number } artisans
    }

huang-role-yellow = governor
    .a = a governor
    .pl = governors
huang-role-red = soldier
    .a = a soldier
    .pl = soldiers
huang-role-blue = farmer
    .a = a farmer
    .pl = farmers
huang-role-green = trader
    .a = a trader
    .pl = traders
huang-role-white = artisan
    .a = an artisan
    .pl = artisans
huang-realm =
    { $capitals ->
        [none] the state of { $state }
       *[other] { STATE($capitals) }
    }

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
huang-state-han-central-plains = Han 韓 (Central Plains)
huang-state-han-hanzhong = Han 漢 (Hanzhong)
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
huang-log-turn = { SEAT($seat) } starts a turn.
huang-log-tile = { SEAT($seat) } places { ROLE($colour, form: "a") } on { $hex }.
huang-log-leader = { SEAT($seat) } places the { ROLE($colour) } leader on { $hex }.
huang-log-leader-moved = { SEAT($seat) } moves the { ROLE($colour) } leader from { $from } to { $hex }.
huang-log-leader-off = { SEAT($seat) } withdraws the { ROLE($colour) } leader.
huang-log-points =
    { $number ->
        [one] { SEAT($seat) } gets { $number } { ROLE($colour) } point.
       *[other] { SEAT($seat) } gets { $number } { ROLE($colour) } points.
    }
huang-log-pagoda-points =
    { $number ->
        [one] Pagodas give { SEAT($seat) } { $number } { ROLE($colour) } point.
       *[other] Pagodas give { SEAT($seat) } { $number } { ROLE($colour) } points.
    }
huang-log-pagoda = { SEAT($seat) } raises { ROLE($colour, form: "a") } pagoda on { $hexes }.
huang-log-palace =
    { $moved ->
        [0] { SEAT($seat) } raises the palace on { $hexes }.
       *[1] { SEAT($seat) } moves the palace to { $hexes }.
    }
huang-log-buys =
    { $number ->
        [one] { SEAT($seat) } discards a trader to build.
       *[other] { SEAT($seat) } discards { $number } traders to build.
    }
huang-log-riot =
    { $number ->
        [one] { SEAT($seat) } discards a farmer: a riot removes the { ROLE($colour) } on { $hex }.
       *[other] { SEAT($seat) } discards { $number } farmers: a riot removes the { ROLE($colour) } on { $hex }.
    }
huang-log-home = { SEAT($seat) }'s { ROLE($colour) } leader leaves the board.
huang-log-removed = The { ROLE($colour) } on { $hex } is removed.
huang-log-lost-pagoda = { ROLE($colour, form: "a", capital: 1) } pagoda falls.
huang-log-lost-palace = The palace falls.
huang-log-lost-granary = The granary on { $hex } is lost.
huang-log-market = { SEAT($seat) } takes { ROLE($colour, form: "a") } from the market.
huang-log-market-filled = New in the market: { TILES($tiles) }.
huang-log-exchange =
    { $number ->
        [0] { SEAT($seat) } cannot do anything.
        [one] { SEAT($seat) } exchanges { $number } tile face down.
       *[other] { SEAT($seat) } exchanges { $number } tiles face down.
    }
huang-log-own-exchange = You put { TILES($tiles) } into the box.
huang-log-draws =
    { $number ->
        [one] { SEAT($seat) } draws { $number } tile.
       *[other] { SEAT($seat) } draws { $number } tiles.
    }
huang-log-own-draws = You draw { TILES($tiles) }.
huang-log-revolt = A revolt: { SEAT($seat) }'s { ROLE($colour) } leader against { SEAT($other) }'s.
huang-log-commits =
    { $number ->
        [0] { $leader ->
            [0] { SEAT($seat) } commits nothing.
           *[1] { SEAT($seat) } commits the leader beside the board.
        }
       *[other] { SEAT($seat) } commits { $number } { $number ->
            [one] governor
           *[other] governors
        }{ $leader ->
            [0] .
           *[1] {" "}and the leader beside the board.
        }
    }
huang-log-revolt-won =
    { $tie ->
        [0] { SEAT($seat) } wins the revolt, { $high } to { $low }.
       *[1] { SEAT($seat) } wins the revolt: { $high } to { $low }, and the defender wins ties.
    }
huang-log-war = The tile on { $hex } starts a war.
huang-log-war-side =
    { $capitals ->
        [none] The state of { $state }
       *[other] { STATE($capitals) }
    } has { $number } { $number ->
        [one] soldier
       *[other] soldiers
    }.
huang-log-support =
    { SEAT($seat) } supports { $capitals ->
        [none] the state of { $state }
       *[other] { STATE($capitals) }
    } with { $number ->
        [0] { $leader ->
            [0] no soldiers.
           *[1] the leader beside the board.
        }
       *[other] { $number } { $number ->
            [one] soldier
           *[other] soldiers
        }{ $leader ->
            [0] .
           *[1] {" "}and the leader beside the board.
        }
    }
huang-log-support-none = { SEAT($seat) } supports nobody.
huang-log-war-won =
    { $capitals ->
        [none] The state of { $state }
       *[other] { STATE($capitals) }
    } { $tie ->
        [0] wins the war, { $high } to { $low }.
       *[1] wins the war: { $high } to { $low }, and { SEAT($seat) } chose the winner of the tie.
    }
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
       *[idle] The game is over: nobody has drawn a tile for forty turns.
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
huang-happened-market = { ROLE($role) } from the market
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
huang-happened-war-won =
    war won by { $capitals ->
        [none] the state of { $state }
       *[other] { STATE($capitals) }
    } ({ $high } to { $low })
huang-happened-lost =
    { $you ->
        [0] { SEAT($seat) }'s { ROLE($role) } leader lost
       *[1] your { ROLE($role) } leader lost
    }

## On a timeline, and where points came from
huang-mark-turn = Turn { $count }, { SEAT($seat) }
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
huang-ask-exchange = Exchanging so far: { $text } Name the next tile, with “…” after it if more follow.
huang-ask-building = You may build with the tile on { $hex }, or write “stop”.
huang-ask-market = You may take a tile from the market, or write “stop”.
huang-ask-chain =
    { $fits ->
        [0] You have no farmer for a river hex next to { $hex }; you are asked anyway, so that nobody can tell. Write “stop”.
       *[1] You may place another farmer next to { $hex }, or write “stop”.
    }
huang-ask-moving = No pagoda of that kind is beside the board. Which one moves?
huang-ask-attack =
    A revolt of { ROLE($colour) } leaders: you have { $own } { $own ->
        [one] governor
       *[other] governors
    } next to your leader, { SEAT($seat) } has { $against }. Governors in your hand: { $number }. How many do you commit? The defender wins ties.
huang-ask-defence =
    A revolt of { ROLE($colour) } leaders: { SEAT($seat) } attacks with { $against }, you have { $own } { $own ->
        [one] governor
       *[other] governors
    } next to your leader. Governors in your hand: { $number }. How many do you commit? You win ties.
huang-ask-support = War. Strength so far: { $sides }. Soldiers in your hand: { $number }. Whom do you support?
huang-ask-winner = The war is tied: { $sides }. Choose the state that wins.
huang-ask-paying =
    { $number ->
        [one] Remove one more soldier from the winning state. Which one?
       *[other] Remove { $number } soldiers from the winning state. Which one first?
    }
huang-ask-granaries =
    { $number ->
        [one] You may take { $number } granary. Which one stays? Or write “stop”.
       *[other] You may take { $number } granaries. Which one stays? Or write “stop”.
    }

## What is shown
huang-show-legend = Tiles: Y governor (yellow), R soldier (red), B farmer (blue), G trader (green), W artisan (white); [R] under a pagoda, (Y) under a granary, {"{Y}"} under the palace; rTi the soldier leader of Tiger (Ti), Rabbit (Rb), Rat (Rt), Goat (Go), Dragon (Dr); ~ river, * capital, x2x two bandits.
huang-show-turn =
    { $number ->
        [0] It is { SEAT($seat) }'s turn.
        [one] It is { SEAT($seat) }'s turn, { $number } action left.
       *[other] It is { SEAT($seat) }'s turn, { $number } actions left.
    }
huang-show-bag =
    { $number ->
        [one] { $number } tile left in the bag.
       *[other] { $number } tiles left in the bag.
    }
huang-show-market =
    { $number ->
        [0] The market is empty.
       *[other] Market: { TILES($tiles) }.
    }
huang-show-pagoda = { ROLE($colour, form: "a", capital: 1) } pagoda stands on { $hexes }.
huang-show-palace = The palace stands on { $hexes }.
huang-show-granaries = Granaries: { $hexes }.
huang-show-leaders =
    { $number ->
        [0] { SEAT($seat) }: no leader on the board.
       *[other] { SEAT($seat) }: leaders { $leaders }.
    }
huang-show-leader = { ROLE($colour) } on { $hex }
huang-show-points = { SEAT($seat) }'s points: governor { $yellow }, soldier { $red }, farmer { $blue }, trader { $green }, artisan { $white }.
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
huang-effect-meet = leaders meet: { ROLE($colours) }; strength: { $sides }
huang-effect-side =
    { $capitals ->
        [none] the state of { $state }
       *[other] { STATE($capitals) }
    } { $own ->
        [0] { $number }
       *[1] (yours) { $number }
    }
huang-effect-point =
    { $number ->
        [one] { $number } { ROLE($colour) } point for { SEAT($seat) }
       *[other] { $number } { ROLE($colour) } points for { SEAT($seat) }
    }
huang-effect-no-point = no point: no leader for it there
huang-effect-unites = unites { $number } states
huang-effect-pagoda = completes a triangle for { ROLE($colour, form: "a") } pagoda
huang-effect-palace = completes a site for the palace
huang-effect-market = then a tile from the market
huang-effect-chain = another farmer may follow
huang-effect-revolt =
    { $number ->
        [one] a revolt against { SEAT($seat) }: { $number } governor next to you, { $against } next to them
       *[other] a revolt against { SEAT($seat) }: { $number } governors next to you, { $against } next to them
    }
huang-effect-beside =
    { $number ->
        [one] { $number } governor next to it
       *[other] { $number } governors next to it
    }
huang-effect-price =
    { $number ->
        [one] costs { ROLE($colour, form: "a") }
       *[other] costs { $number } { ROLE($colour, form: "pl") }
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
      tile red H8                  a tile from your hand on an empty hex: farmers on river, the others on land
      leader red H8                place or move a leader next to a governor tile; leader red off withdraws it
      riot C3                      two farmers (one while your farmer leader is away) remove a tile
      pagoda red G8 G9 H9          two traders (one while your trader leader is away) raise a pagoda
      exchange red red blue        tiles for new ones from the bag
    In moves: yellow is a governor, red a soldier, blue a farmer, green a trader, white an artisan.
    After a tile you may be asked for a pagoda, a market tile or another farmer; stop declines.
    In a revolt: revolt 2, or revolt 2 leader. In a war: support H8 2, support H8 2 leader, support none.
    A question mark after a move tells what it would do: tile red H8?
    At the end the lowest of your four kinds of points counts; artisan points raise the lowest.

## Options
huang-option-players = two to five dynasties in turn order: tiger, rabbit, rat, goat, dragon
huang-option-map = warring-states, eighteen-kingdoms (with granaries), or a map file ending in .toml
huang-option-short = on: a short game for two, 24 random tiles are removed unseen
huang-option-bandits = on: five bands of bandits lie on the board
huang-option-palace = on: the palace can be raised on four governor tiles
huang-option-open_scores = on: all points are shown
huang-option-chance = open: stop wherever chance decides, for programs that need chance nodes
huang-option-dynasty = “{ $name }” is not a dynasty. The dynasties are { $dynasties }.
huang-option-number =
    { $number ->
        [one] Huang is for { $fewest } to { $most } players, not { $number }.
       *[other] Huang is for { $fewest } to { $most } players, not { $number }.
    }
huang-option-twice = { SEAT($name) } is named twice.
huang-option-short-two = The short game is for two players, not { $number }.
huang-option-bandit-places = The map “{ $map }” has no places for bandits.
huang-option-map-unknown = There is no map “{ $map }”. Maps: { $maps }; or a file ending in .toml.
huang-option-map-file =
    { $line ->
        [0] The map { $path } cannot be used: { $problem }
       *[other] The map { $path } cannot be used, line { $line }: { $problem }
    }

## House rules
huang-house-boards = The two boards are ours, based on historical geography: the printed ones were not available to us. You can supply another board as a file.
huang-house-price = A riot or a bought building never costs more tiles than it needs.
huang-house-exchange-nothing = You may exchange no tiles only if no other action is possible.
huang-house-idle = A game in which nobody draws a tile for forty turns in a row ends as if the bag were empty.
huang-house-bandit-war = A tile may not touch bandits if it would start a war; two bands at once are fought together.
huang-house-bandit-numbers = The ten bandit tiles show 1, 2, 3, 4, 2, 3, 1, 2, 3 and 4 bandits.
huang-house-palace = The palace stands on four governor tiles in a rhombus, in any direction.

## Texts that cannot be read
huang-text-unknown = “{ $text }” is not a Huang move. Examples: tile red H8, leader red H8, exchange red blue, stop.
huang-text-exchange = Name the tiles to exchange, for example: exchange red red blue.
huang-text-colour = “{ $word }” is not a colour. The colours are { $colours }.
huang-text-hex = “{ $word }” is not a hex of this board. Hexes are named { $first } to { $last }: a letter for the column, a number for the row.
huang-text-commitment = Name a number of tiles, and “leader” to add yours: 2, or 2 leader, or 0 leader.

## Why a move is refused
huang-why-half-made = You have started “{ $text }”: finish it first, or undo it.
huang-why-not-held = You hold no { ROLE($colour) } tile.
huang-why-hand-short =
    { $number ->
        [one] You do not hold { ROLE($colour, form: "a") }.
       *[other] You do not hold { $number } { ROLE($colour, form: "pl") }.
    }
huang-why-taken = { $hex } is not empty.
huang-why-under-bandits = There are bandits on { $hex }.
huang-why-river = { $hex } is river: only farmers go there.
huang-why-land = { $hex } is land: farmers go on river.
huang-why-chain = The next tile must be a farmer on a free river hex next to the one before. Or write “stop”.
huang-why-bandits-war = A tile next to bandits may not start a war.
huang-why-bandits-strong =
    { $number ->
        [one] There is { $number } bandit: the tile must join a state with a soldier.
       *[other] There are { $number } bandits: the tile must join a state with as many soldiers.
    }
huang-why-own-hex = The { ROLE($colour) } leader already stands there.
huang-why-leader-river = { $hex } is river: leaders stand on land.
huang-why-no-yellow = There is no governor tile next to { $hex }.
huang-why-leader-bandits = No leader may stand next to bandits.
huang-why-unites = { ROLE($colour, form: "a", capital: 1) } leader on { $hex } would unite states with two leaders of the same kind.
huang-why-away = Your { ROLE($colour) } leader is not on the board.
huang-why-no-tile = There is no tile on { $hex }.
huang-why-price =
    { $number ->
        [one] That costs { ROLE($colour, form: "a") }, and you hold none.
       *[other] That costs { $number } { ROLE($colour, form: "pl") }, and you do not hold that many.
    }
huang-why-no-palace = This game is played without the palace.
huang-why-no-rhombus = The palace needs four governor tiles in a rhombus, none of them under a building.
huang-why-no-triangle = { ROLE($colour, form: "a", capital: 1) } pagoda needs three { ROLE($colour) } tiles that touch each other, none of them under a building.
huang-why-no-blue-pagoda = There are no farmer pagodas on this board.
huang-why-other-tile = The building must stand on the tile just placed.
huang-why-exchange-nothing = You may exchange no tiles only if no other action is possible.
huang-why-exchange-many = At most { $most } tiles can be exchanged.
huang-why-exchange-all = That exchange is not possible.
huang-why-too-many = Nobody holds { $number } tiles.
huang-why-no-war = There is no war now: no state can be supported or win.
huang-why-no-side = { $hex } is not one of the warring states. They are: { $sides }.
huang-why-leader-on = Your { ROLE($colour) } leader is on the board: only a leader beside the board adds 1.
huang-why-support-nothing = To support nobody, write “support none”.
huang-why-asked =
    { $what ->
        [action] Take an action: a tile, a leader, a riot, a pagoda, or an exchange.
        [building] Raise a building on the tile just placed, or write “stop”.
        [market] Take a tile from the market, or write “stop”.
        [chain] Place the next farmer, or write “stop”.
        [moving] Choose which pagoda moves first.
        [attack] Say what you commit to the revolt, for example: revolt 0.
        [defence] Say what you commit to the revolt, for example: revolt 0.
        [support] Say whom you support in the war, for example: support none.
        [winner] Choose the state that wins first.
        [paying] Choose the soldier to remove first.
       *[granaries] Choose the granary that stays, or write “stop”.
    }

## Positions that cannot be
huang-position-hex = { $key } names “{ $hex }”, which is not a hex of this board. Hexes are named { $first } to { $last }.
huang-position-hexes = { $key } must be a list of { $number } hexes.
huang-position-river = { ROLE($colour, form: "a", capital: 1) } cannot lie on { $hex }: farmers go on river, the others on land.
huang-position-bandits = Nothing can stand on { $hex }: there are bandits on it, or a leader would stand next to them.
huang-position-taken = { $hex } is already taken.
huang-position-leader = No leader can stand on { $hex }: it must be land next to a governor tile.
huang-position-peace = Two leaders of the same kind stand in one state.
huang-position-no-granaries = This map is played without granaries.
huang-position-granary = No granary can stand on { $hex }: it needs a capital with its governor tile, and a place of its own.
huang-position-pagoda = No { ROLE($colour) } pagoda can stand on { $hexes }.
huang-position-pagodas = There are not that many { ROLE($colour) } pagodas.
huang-position-palace = The palace cannot stand on { $hexes }.
huang-position-count = { $number } { ROLE($colour) } tiles are named, more than there are.
huang-position-many = { $key } names { $number } tiles; the maximum is { $most }.
huang-position-missing =
    { $number ->
        [one] { $number } tile is missing.
       *[other] { $number } tiles are missing.
    }
huang-position-known = { SEAT($seat) } is known to hold { ROLE($colour) } tiles that are not in the hand.
huang-position-sides = A war has at most three sides.
huang-position-phase = The position does not fit its phase “{ $phase }”.
huang-position-dealing = While chance deals, the position is as at set-up, and something is left to deal.
huang-position-bands = { $number } bandit tiles are named; the maximum is { $most }.
huang-position-stores = There are not { $number } granaries, counting those on the board and those taken.
huang-position-scores = The scores do not match the points.
huang-position-winner = A game that is over needs a winner: name one.
huang-position-other-winner = By the points, the winner is { SEAT($winner) }.

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
        [yellow] governor points
        [red] soldier points
        [blue] farmer points
        [green] trader points
       *[white] artisan points
    } { $number }
huang-picture-spread = With artisan points spread: { $points }
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
huang-map-key = “{ $key }” is not a key of a map. Known: name, rows, capitals.
huang-map-name = A map needs a name.
huang-map-rows = A map needs rows: a list of texts, one for each row of hexes.
huang-map-wide = The map has { $number } columns; the maximum is { $most }, one letter each.
huang-map-hexes = The map has { $number } hexes; a map has 1 to { $most }.
huang-map-length = Row { $row } has { $number } hexes, but must have { $wanted }: even rows have one fewer than odd ones.
huang-map-mark = “{ $mark }” in row { $row } is not a mark. Marks are . land, ~ river, # no hex, A to Z a capital, 0 to 9 a bandit place.
huang-map-capital-entry = The capital { $mark } has no entry: { $mark } = { "{" } state = "…", city = "…" { "}" }.
huang-map-capital-twice = The capital { $mark } is on the map twice.
huang-map-capital-nowhere = The capital { $mark } has an entry but is not on the map.
huang-map-places = The map has { $number } bandit places, but must have none or { $wanted }.
huang-map-triangle = Bandit place { $place } is not three land hexes that touch each other.
huang-map-bandit-capital = Bandit place { $place } touches a capital.
