# Messages of Huang in the browser.

## The lobby
web-about-huang = Lay tiles, raise pagodas, survive wars. Your weakest kind of points counts.

## Setting up a table
web-option-huang-map = Map
web-option-huang-map-note = Eighteen Kingdoms has granaries and no farmer pagodas.
web-option-huang-map-warring-states = Warring States
web-option-huang-map-eighteen-kingdoms = Eighteen Kingdoms
web-option-huang-short = Short game
web-option-huang-short-note = For two players: 24 random tiles are removed unseen.
web-option-huang-bandits = Bandits
web-option-huang-bandits-note = Five bands of bandits on the Warring States board.
web-option-huang-palace = Palace
web-option-huang-palace-note = Built on four governors; lets you hold a seventh tile.
web-option-huang-open_scores = Open points
web-option-huang-open_scores-note = Everyone sees all points. Otherwise they are hidden until the end.

## Settings
web-huang-marks = Symbols on Huang's pieces
web-huang-marks-letters = Letters
web-huang-marks-signs = Chinese characters

## Things
web-huang-points = { ROLE($colour) } points
web-huang-leader = { ROLE($role) } leader of { SEAT($seat) }
web-huang-tile = { ROLE($role) } tile
web-huang-about-tile =
    { $colour ->
        [yellow] Leaders stand only next to governor tiles, which also decide revolts.
        [red] The soldiers of a state decide its wars and beat bandits.
        [blue] Goes on rivers; you may lay several in one action. Two of them pay for a riot.
        [green] After laying it you may take a tile from the market. Two of them pay for a building.
       *[white] At the end, artisan points fill up your lowest kind of points.
    }
web-huang-about-leader =
    { $colour ->
        [yellow] Gets a point for every governor tile that joins its state, and for every other tile that has no leader of its own there.
        [red] Gets a point for every soldier tile that joins its state. From beside the board it can add 1 in a war.
        [blue] Gets a point for every farmer tile that joins its state. While it is beside the board, a riot costs one tile less.
        [green] Gets a point for every trader tile that joins its state. While it is beside the board, a building costs one tile less.
       *[white] Gets a point for every artisan tile that joins its state.
    }
web-huang-about-building =
    { $kind ->
        [pagoda] At the end of your turn, your leader of its kind in its state gets a point.
        [palace] If your governor leader is in its state at the end of your turn, you fill your hand up to seven tiles instead of six.
        [granary] If your farmer leader is in a state with several granaries at the end of your turn, you may take all but one. Each is worth 2 farmer points.
       *[bandits] A tile laid next to them beats them if its state has at least as many soldiers as there are bandits.
    }
web-huang-empty = empty
web-huang-possible = possible
web-huang-under-pagoda = under { ROLE($role, form: "a") } pagoda
web-huang-under-palace = under the palace
web-huang-under-granary = under a granary
web-huang-state-at = the state of { $hex }
web-huang-in-state =
    { $own ->
        [0] { $name }
       *[1] { $name }, yours
    }
web-huang-state-strength =
    { $number ->
        [one] { $name }: { $number } soldier for a war.
       *[other] { $name }: { $number } soldiers for a war.
    }
web-huang-leader-strength =
    { $number ->
        [one] { $leader }: { $number } governor beside it for a revolt.
       *[other] { $leader }: { $number } governors beside it for a revolt.
    }
web-huang-on = on { $hex }
web-huang-beside = beside the board
web-huang-map =
    { $map ->
        [warring-states] { web-option-huang-map-warring-states }
        [eighteen-kingdoms] { web-option-huang-map-eighteen-kingdoms }
       *[other] { $map }
    }
web-huang-turn = turn { $turn } · bag { $bag }
web-huang-board = The board. Arrows or W E A D Z X go from hex to hex, Space chooses, N goes to the next possible hex.
web-huang-players = Players
web-huang-players-more = Players: leaders, tiles and points
web-huang-you = you
web-huang-asked = chooses
web-huang-action-of =
    { $number ->
        [3] end of the turn
       *[other] action { $number } of 2
    }
web-huang-known = shown to all: { TILES($tiles) }
web-huang-your-tiles = Your tiles
web-huang-your-leaders = Your leaders
web-huang-market = Market · bag { $bag }
web-huang-states = States
web-huang-states-none = No states yet.
web-huang-state-hexes = Hexes: { $hexes }.
web-huang-strengths = Show the strength of states and leaders
web-huang-log-turn = Turn { $turn }, { SEAT($seat) }

## What is asked
web-huang-ask-action =
    { $number ->
        [one] Your second action
       *[other] Your first action
    }
web-huang-ask-action-note = Choose a tile or an action.
web-huang-ask-exchange = Exchange tiles
web-huang-ask-exchange-note = Choose the tiles to discard.
web-huang-ask-building = Raise a building?
web-huang-ask-building-note = The tile on { $hex } completes a site.
web-huang-ask-market = Take a tile from the market?
web-huang-ask-market-note = Choose one of the open tiles.
web-huang-ask-chain = Another farmer?
web-huang-ask-chain-note =
    { $fits ->
        [0] You have none to lay. You are asked anyway, so that nobody can tell.
       *[1] It must lie next to { $hex }, on the river.
    }
web-huang-ask-moving = Which pagoda moves?
web-huang-ask-moving-note = None of its kind is beside the board.
web-huang-ask-attack = Revolt: what do you commit?
web-huang-ask-attack-note = The defender wins ties.
web-huang-ask-defence = Revolt: what do you commit?
web-huang-ask-defence-note = You win ties.
web-huang-ask-support = War: whom do you support?
web-huang-ask-support-note = Choose one state and add soldiers from your hand.
web-huang-ask-winner = The war is tied. Who wins?
web-huang-ask-winner-note = You laid the tile, so you choose the winner.
web-huang-ask-paying =
    { $number ->
        [one] Remove one soldier
       *[other] Remove { $number } soldiers
    }
web-huang-ask-paying-note = The winning state pays for its victory: choose one of its soldiers.
web-huang-ask-granaries = Collect granaries?
web-huang-ask-granaries-note =
    { $number ->
        [one] You take { $number }, one stays: choose the one that stays.
       *[other] You take { $number }, one stays: choose the one that stays.
    }
web-huang-where =
    { $kind ->
        [tile] Where does the { ROLE($role) } go?
        [leader] Where does the { ROLE($role) } leader go?
        [leaders] Which leader?
        [riot] Riot: which tile goes?
        [build] Where do you build?
       *[exchange] Exchange which tiles?
    }
web-huang-where-note =
    { $kind ->
        [leaders] Choose one of your five.
        [exchange] They go into the box, face down.
       *[other] { $number ->
            [0] There is no place for it.
            [one] { $number } possible place.
           *[other] { $number } possible places.
        }
    }
web-huang-no-place = There is no place for { ROLE($role, form: "a") } tile now.
web-huang-begin =
    { $kind ->
        [leaders] Leader
        [riot] Riot
        [build] Pagoda
       *[exchange] Exchange
    }
web-huang-cannot =
    { $kind ->
        [leaders] No leader can be placed or moved.
        [riot] A riot costs two farmers, or one while your farmer leader is beside the board.
        [build] A pagoda costs two traders, or one while your trader leader is beside the board, and needs a triangle.
       *[exchange] There is nothing to exchange.
    }
web-huang-cancel = Cancel
web-huang-withdraw = Withdraw it
web-huang-stop =
    { $phase ->
        [building] Build nothing
        [market] Take none
        [chain] No more
       *[granaries] Take none
    }
web-huang-act =
    { $verb ->
        [tile] Lay it
        [leader] Place it
        [riot] Riot
        [pagoda] Raise it
        [palace] Raise it
        [move] Move it
        [market] Take it
        [remove] Remove it
       *[granaries] Collect
    }
web-huang-do-tile = { ROLE($role) } on { $hex }
web-huang-do-leader = { ROLE($role) } leader to { $hex }
web-huang-do-off = { ROLE($role) } leader off the board
web-huang-do-riot = Riot on { $hex }
web-huang-do-pagoda = { ROLE($role) } pagoda on { $hexes }
web-huang-do-palace = Palace on { $hexes }
web-huang-do-move = Move of the pagoda on { $hexes }
web-huang-do-market = { ROLE($role, form: "a") } from the market
web-huang-do-exchange =
    { $number ->
        [one] Exchange { $number } tile
       *[other] Exchange { $number } tiles
    }
web-huang-do-remove = Removal of the soldier on { $hex }
web-huang-do-granaries = Granary kept on { $hex }
web-huang-do-commit = Commit { $number }
web-huang-do-support = Commit { $number } to { $name }
web-huang-do-winner = { $name } wins
web-huang-hint-exchange =
    { $number ->
        [one] Exchange of { $number } tile
       *[other] Exchange of { $number } tiles
    }
web-huang-hint-commit =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }{ $leader ->
        [0] { "" }
       *[1] { " + leader" }
    }
web-huang-hint-support =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }{ $leader ->
        [0] { "" }
       *[1] { " + leader" }
    } for { $name }
web-huang-hint-stay-out = No support
web-huang-effect-own-point =
    { $number ->
        [one] { $number } { ROLE($colour) } point for you
       *[other] { $number } { ROLE($colour) } points for you
    }
web-huang-hint-winner = Victory for { $name }
web-huang-move-stop = { SEAT($seat) } ends the action.
web-huang-open-hand = { SEAT($seat) }'s tiles: { TILES($tiles) }
web-huang-open-market = Market: { TILES($tiles) }
web-huang-do-stop = End of the action

## Conflicts
web-huang-war = War: { $names }
web-huang-against = {" "}against{" "}
web-huang-and = {" "}+{" "}
web-huang-war-lead = { SEAT($seat) }'s tile on { $hex } unites them. Soldiers decide for all leaders who meet.
web-huang-revolt = Revolt: { SEAT($attacker) } against { SEAT($defender) }
web-huang-revolt-lead = { ROLE($role) } leaders: governors next to them and from the hand count.
web-huang-ties-yours = You win ties.
web-huang-ties-defender = The defender wins ties.
web-huang-ties-you-choose = You choose the winner of a tie.
web-huang-ties-choose = { SEAT($seat) } chooses the winner of a tie.
web-huang-sides = The sides
web-huang-side-ours = your side
web-huang-pairs = Leaders that meet
web-huang-attacks = { SEAT($seat) } attacks
web-huang-defends = { SEAT($seat) } defends
web-huang-reds =
    { $number ->
        [one] { $number } soldier
       *[other] { $number } soldiers
    }
web-huang-yellows =
    { $number ->
        [one] { $number } governor
       *[other] { $number } governors
    }
web-huang-yours = your { $number }
web-huang-gave-short = { SEAT($seat) }'s { $number }
web-huang-gave = { SEAT($seat) } gave { $number } to { $state }
web-huang-gave-yellow = { SEAT($seat) } gave { $number }
web-huang-gave-nothing = { SEAT($seat) } stays out
web-huang-you-choose = You choose now
web-huang-chooses = { SEAT($seat) } chooses now
web-huang-chooses-later = { SEAT($seat) } chooses later
web-huang-chooses-last = { SEAT($seat) } chooses last
web-huang-chooses-winner = A tie: { SEAT($seat) } chooses the winner
web-huang-commit = How many { ROLE($role) } tiles you commit
web-huang-fewer = One fewer
web-huang-more = One more
web-huang-of = { $number } of { $most }
web-huang-add-leader = Add the { ROLE($role) } leader beside the board, +1
web-huang-stay-out = Stay out
web-huang-choose-side = Choose a side first
web-huang-choose-winner = Choose the winner
web-huang-war-won = { $state } wins the war
web-huang-revolt-won = { SEAT($seat) } wins the revolt
web-huang-score =
    { $why ->
        [defender] { $high } to { $low }: the defender wins ties.
        [chosen] { $high } to { $low }: { SEAT($seat) } laid the tile and so chose the winner of the tie.
       *[more] { $high } to { $low }.
    }
web-huang-go-on = Continue
web-huang-you-won = You won
web-huang-you-lost = You lost
web-huang-your-place =
    { $place ->
        [2] You came 2nd
        [3] You came 3rd
       *[other] You came { $place }th
    }

## The end
web-huang-nobody-wins = Nobody wins
web-huang-step =
    { $step ->
        [earned] First, the points as they were earned.
        [granaries] Each granary adds two farmer points.
        [spread] Artisan points fill up the lowest of the others.
       *[lowest] Artisan points fill up the lowest, and the lowest counts.
    }
web-huang-final = Final points
web-huang-total = Score
web-huang-skip = Show all
web-huang-tie =
    { $rank ->
        [2] { SEAT($first) } is ahead of { SEAT($second) } on second-lowest points.
        [3] { SEAT($first) } is ahead of { SEAT($second) } on third-lowest points.
       *[4] { SEAT($first) } is ahead of { SEAT($second) } on highest points.
    }
web-huang-tie-white = { SEAT($first) } is ahead of { SEAT($second) } with fewer artisan points.
web-huang-tie-shared = { SEAT($first) } and { SEAT($second) } share a place.

## Signs on possible hexes
web-huang-sign =
    { $effect ->
        [point] a point for you
        [rival-point] a point for another player
        [joins] unites states
        [pagoda] a building can be raised
        [war] war
        [revolt] a revolt
        [bandits] bandits are beaten
       *[removes] leaders or buildings fall
    }
