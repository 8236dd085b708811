# Sun Tzu.

suntzu-name = Sun Tzu
suntzu-about = Secret orders and a tug of war: Sun Tzu and King Shao lay five cards each round, one in each province.

suntzu-seat-suntzu = Sun Tzu
suntzu-seat-shao = Shao

suntzu-card--1 = −1
suntzu-card-plague = Plague

suntzu-province-jinyan = Jinyan
suntzu-province-qin = Qin
suntzu-province-hanqi = Hanqi
suntzu-province-chu = Chu
suntzu-province-wu = Wu

suntzu-event-plague = The Plague
suntzu-event-chariot = Chariots
suntzu-event-champion = The Champion
suntzu-event-hero = The Hero
suntzu-event-light_infantry = Light Infantry

## What an event does
suntzu-rule-plague = After four Plagues, each player moves an army from the pool (from the board if the pool is empty) to the reinforcements.
suntzu-rule-chariot = A player with marks in three provinces may take one more general.
suntzu-rule-champion = A player whose 9 does not win moves an army to the reinforcements.
suntzu-rule-hero = A player whose 10 does not win moves two armies to the reinforcements.
suntzu-rule-light_infantry = Two 1s in a province help the player who is behind on the track.

## Generals
suntzu-general-move = Move
suntzu-general-as_six = As Six
suntzu-general-head_start = Head Start
suntzu-general-recycle_minus = Recycle Minus
suntzu-general-levy = Levy
suntzu-general-second_six = Second Six
suntzu-general-remove = Remove
suntzu-general-plague_zero = Plague Zero
suntzu-general-great_plague = Great Plague
suntzu-general-recycle_plague = Recycle Plague

## What a general does
suntzu-power-move = one of your armies moves to an adjacent province that is neutral or yours
suntzu-power-as_six = your revealed 7, 8, 9 or 10 counts as 6, without a mark
suntzu-power-head_start = the marker starts one step on your side
suntzu-power-recycle_minus = your revealed −1 goes under your pile, the pile's top card to the box
suntzu-power-levy = an army from your pool enters a province you hold
suntzu-power-second_six = your 6 may be laid on your own mark, once
suntzu-power-remove = one enemy army goes back to its pool
suntzu-power-plague_zero = an enemy Plague counts as 0
suntzu-power-great_plague = this round every Plague leaves one army
suntzu-power-recycle_plague = your revealed Plague goes under your pile, the pile's top card to the box

## The log
suntzu-log-dealt = You hold { CARDS($cards) }.
suntzu-log-chosen = { SEAT($seat) } has chosen a general.
suntzu-log-own-general = Your general: { GENERAL($general) }.
suntzu-log-round = Round { $round }. Both lay their orders.
suntzu-log-orders = { SEAT($seat) } has laid orders.
suntzu-log-own-orders = Your orders: { suntzu-province-jinyan } { CARDS($jinyan) }, { suntzu-province-qin } { CARDS($qin) }, { suntzu-province-hanqi } { CARDS($hanqi) }, { suntzu-province-chu } { CARDS($chu) }, { suntzu-province-wu } { CARDS($wu) }.
suntzu-log-order-fixed = The battles are fought in the fixed order.
suntzu-log-order-decider =
    { $equal ->
        [0] { SEAT($seat) } has fewer armies on the board and picks the battles.
       *[1] Both have the same number of armies on the board; { SEAT($seat) }, who last had fewer, picks the battles.
    }
suntzu-log-picks = { SEAT($seat) } picks { PROVINCE($province) }.
suntzu-log-revealed = { PROVINCE($province) }: Sun Tzu { CARDS($suntzu) }, Shao { CARDS($shao) }.
suntzu-log-nothing =
    Nobody wins { PROVINCE($province) }: { $how ->
        [numbers] both cards count as { CARDS($strong) }
       *[other] { CARDS($strong) } and { CARDS($weak) } cancel each other out
    }.
suntzu-log-wins =
    { SEAT($seat) } wins { PROVINCE($province) } by { $number }: { $how ->
        [bonus] { CARDS($strong) } beats { CARDS($weak) } by { $number }
        [minus] { CARDS($weak) } loses to a number by { $number }
       *[other] { CARDS($strong) } is { $number } more than { CARDS($weak) }
    }.
suntzu-log-plague =
    The Plague is in { PROVINCE($province) }: no battle, and { $great ->
        [0] half of the armies there go back
       *[1] all armies there but one go back
    }.
suntzu-log-back =
    { $number ->
        [one] { SEAT($seat) } takes { $number } army from { PROVINCE($province) } back to the pool.
       *[other] { SEAT($seat) } takes { $number } armies from { PROVINCE($province) } back to the pool.
    }
suntzu-log-placed =
    { $number ->
        [one] { SEAT($seat) } places { $number } army in { PROVINCE($province) }.
       *[other] { SEAT($seat) } places { $number } armies in { PROVINCE($province) }.
    }
suntzu-log-sent = { SEAT($seat) } sends an army from { PROVINCE($source) } to { PROVINCE($province) }.
suntzu-log-mark =
    { SEAT($seat) } marks { PROVINCE($province) }{ $source ->
        [pool] {""}
       *[other] {" "}with an army from { PROVINCE($source) }
    }.
suntzu-log-paid =
    { $cause ->
        [event] The event costs { SEAT($seat) } an army
       *[other] { CARDS($cause) } costs { SEAT($seat) } an army
    }: it goes { $source ->
        [pool] from the pool
       *[other] from { PROVINCE($source) }
    } to the reinforcements.
suntzu-log-exchange = { SEAT($seat) } removes { CARDS($card) } from the game and moves an army from the reinforcements to the pool.
suntzu-log-no-exchange = { SEAT($seat) } does not exchange a card.
suntzu-log-no = { SEAT($seat) } does not act.
suntzu-log-general = { SEAT($seat) } uses a general, { GENERAL($general) }: { $general ->
    [as_six] the revealed card counts as 6, without a mark
    [head_start] the marker starts one step ahead
    [recycle_minus] the revealed −1 goes under the pile, the pile's top card to the box
    [second_six] the 6 was laid on a mark
    [plague_zero] the enemy Plague counts as 0
    [great_plague] every Plague of this round leaves one army
   *[recycle_plague] the revealed Plague goes under the pile, the pile's top card to the box
}.
suntzu-log-general-at = { SEAT($seat) } uses a general, { GENERAL($general) }: { $general ->
    [remove] an enemy army goes from { PROVINCE($where) } back to its pool
    [levy] an army from the pool enters { PROVINCE($where) }
   *[move] an army moves: { PROVINCE($where) }
}.
suntzu-log-own-boxed = { CARDS($card) } from your pile goes to the box.
suntzu-log-event = The event { EVENT($event) } takes effect.
suntzu-log-event-turned = The next event is { EVENT($event) }.
suntzu-log-takes = { SEAT($seat) } takes one more general.
suntzu-log-infantry = { SEAT($seat) }'s Light Infantry wins the battle by 1.
suntzu-log-step = The marker moves one step towards { SEAT($seat) }.
suntzu-log-scoring =
    Scoring: Sun Tzu { $suntzu }, Shao { $shao }. { $steps ->
        [0] The marker stands in the centre.
       *[other] The marker stands { $steps } of 9 steps on { SEAT($side) }'s side.
    }
suntzu-log-draws =
    { $number ->
        [one] { SEAT($seat) } draws { $number } card.
       *[other] { SEAT($seat) } draws { $number } cards.
    }
suntzu-log-drawn = You draw { CARDS($cards) }.
suntzu-log-keeps = { SEAT($seat) } puts a card under the pile.
suntzu-log-own-under = You put { CARDS($card) } under your pile.
suntzu-log-win =
    { $ending ->
        [track] { SEAT($seat) } wins the game: the marker has reached the end of the track on that side, which ends the game after round { $round }.
       *[other] { $steps ->
            [0] { SEAT($seat) } wins the game: the marker stands in the centre, and the pools are Sun Tzu { $suntzu }, Shao { $shao }.
           *[other] { SEAT($seat) } wins the game; the marker stands { $steps } of 9 steps on that side.
        }
    }
suntzu-log-draw = The game is drawn.

## What happened last, above the prompt
suntzu-happened-wins =
    { $you ->
        [0] { SEAT($seat) } wins { PROVINCE($provinces) }.
       *[1] You win { PROVINCE($provinces) }.
    }
suntzu-happened-nothing = Nobody wins { PROVINCE($provinces) }.
suntzu-happened-plague = Plague in { PROVINCE($provinces) }.

## On a timeline, and where points came from
suntzu-mark-round = Round { $round }
suntzu-gain-scoring =
    { $scoring ->
        [1] First scoring
        [2] Second scoring
       *[other] Third scoring
    }
suntzu-gain-step = Steps of the marker
suntzu-score =
    { $steps ->
        [0] Marker in the centre
        [one] Marker { $steps } step on { SEAT($side) }'s side
       *[other] Marker { $steps } steps on { SEAT($side) }'s side
    }

## What is asked
suntzu-ask-choose = Choose the general you will keep for this game. Your rival does not see it.
suntzu-ask-orders = Round { $round }: lay your orders, first in { PROVINCE($province) }. Before that you may exchange cards and use a general.
suntzu-ask-next-order = Your orders so far: { $text } Now { PROVINCE($province) }.
suntzu-ask-pick = Pick the next battle.
suntzu-ask-after = The battles are over. You may exchange cards and use a general; “no” ends the round.
suntzu-ask-keep =
    { $number ->
        [one] Choose the card to keep; the other goes under your pile.
       *[other] Choose the two cards to keep; the other goes under your pile.
    }
suntzu-ask-general =
    The cards in { PROVINCE($province) } are face up. { $fits ->
        [0] Your general cannot act on them; you are asked anyway, so that your rival learns nothing.
       *[1] You may use your general now.
    }
suntzu-ask-from =
    { $number ->
        [one] The pool is empty, and { $number } army is still to be placed in { PROVINCE($province) }. Where does it come from?
       *[other] The pool is empty, and { $number } armies are still to be placed in { PROVINCE($province) }. Where does the next one come from?
    }
suntzu-ask-mark-from = The pool is empty. Which army becomes the mark in { PROVINCE($province) }?
suntzu-ask-pay =
    { $cause ->
        [event] The event { EVENT($event) }
       *[other] Your { CARDS($cause) }
    } costs { $number ->
        [one] one army, which goes to the reinforcements. Which one?
       *[other] { $number } armies, which go to the reinforcements. Which one first?
    }
suntzu-ask-exchange = The pool is empty, and { $number } more would be placed in { PROVINCE($province) }. You may exchange a card for an army from the reinforcements.
suntzu-ask-mark-exchange = The pool is empty, and { PROVINCE($province) } is to be marked. You may exchange a card for an army from the reinforcements.
suntzu-ask-take = { suntzu-event-chariot }: you may take one more general.
suntzu-ask-place = { suntzu-event-light_infantry }: you may win the battle in { PROVINCE($province) } by 1.

## What is shown
suntzu-show-round = Round { $round } of 9.
suntzu-show-track =
    { $steps ->
        [0] The marker stands in the centre of the track.
       *[other] The marker stands { $steps } of 9 steps on { SEAT($side) }'s side.
    }
suntzu-show-event =
    { $left ->
        [one] Event: { EVENT($event) }, the last one.
       *[other] Event: { EVENT($event) }, { $left } left.
    } { $event ->
        [plague] { suntzu-rule-plague }
        [chariot] { suntzu-rule-chariot }
        [champion] { suntzu-rule-champion }
        [hero] { suntzu-rule-hero }
       *[light_infantry] { suntzu-rule-light_infantry }
    }
suntzu-show-province =
    { PROVINCE($province) }: { $armies ->
        [0] neutral
        [one] { SEAT($owner) }, { $armies } army
       *[other] { SEAT($owner) }, { $armies } armies
    }; worth { $display } in rounds 3, 6, 9{ $marks ->
        [none] {""}
       *[other] ; marked by { SEAT($marks) }
    }; cards: Sun Tzu { CARDS($suntzu) }, Shao { CARDS($shao) }
suntzu-show-great-plague = Every Plague this round leaves one army.
suntzu-show-pool = Pools: Sun Tzu { $suntzu }, Shao { $shao }.
suntzu-show-reinforcements = Reinforcements: Sun Tzu { $suntzu }, Shao { $shao }.
suntzu-show-piles = Draw piles: Sun Tzu { $suntzu }, Shao { $shao }.
suntzu-show-decider = { SEAT($seat) } picks the battles of this round.
suntzu-show-boxed = Out of the game for { SEAT($seat) }: { CARDS($cards) }.
suntzu-show-hidden =
    { $number ->
        [one] { SEAT($seat) } holds { $number } card
       *[other] { SEAT($seat) } holds { $number } cards
    }{ $generals ->
        [0] .
        [one] {" "}and an unused general.
       *[other] {" "}and { $generals } unused generals.
    }
suntzu-show-generals = Your unused generals: { GENERAL($generals) }.
suntzu-show-under = At the bottom of your pile, lowest first: { CARDS($cards) }.
suntzu-show-drawn = You have drawn { CARDS($cards) }.
suntzu-show-hand =
    { $number ->
        [one] You are { SEAT($seat) }. Your hand, { $number } card: { CARDS($cards) }
       *[other] You are { SEAT($seat) }. Your hand, { $number } cards: { CARDS($cards) }
    }

## What an action does
suntzu-effect-exchange = leaves the game; an army moves from the reinforcements to the pool
suntzu-effect-one = the 1 draws one more card, unless a Plague meets it
suntzu-effect-six = the 6 marks { PROVINCE($province) }, unless a Plague meets it
suntzu-effect-cost =
    { $number ->
        [one] { $card } costs an army, which goes to the reinforcements
       *[other] { $card } costs { $number } armies, which go to the reinforcements
    }
suntzu-effect-from =
    { $number ->
        [0] { PROVINCE($province) } becomes neutral
        [one] { $number } army stays in { PROVINCE($province) }
       *[other] { $number } armies stay in { PROVINCE($province) }
    }
suntzu-effect-under = { CARDS($cards) } goes under your pile

## Options
suntzu-option-beginner = on: no generals, no events, no +2 or +3, all armies in the pool
suntzu-option-generals = off: play without generals
suntzu-option-events = on: play with the five events
suntzu-option-light_infantry = army: the event lets a player win the battle by 1 instead of moving the marker
suntzu-option-order = classic: only round 1 has the fixed order of battles
suntzu-option-displays = five given displays, one for each province
suntzu-option-chance = open: stop wherever chance decides, for programs that need chance nodes
suntzu-option-provinces = for research, with beginner: only this many provinces are fought over, the first ones
suntzu-option-rounds = for research, with beginner: the game ends after this many rounds
suntzu-option-cards = for research, with beginner: each player's deck

## House rules
suntzu-house-borders = The borders of the provinces are ours: the printed board was not available to us. They can be corrected in one file.
suntzu-house-displays = Of the ten score displays only 1-4-3 is confirmed; the others are ours. They can be corrected in the same file.
suntzu-house-plague-one = A 1 that meets a Plague draws no more cards.
suntzu-house-costs-after = The armies that +2 and +3 cost are paid after the armies have moved.
suntzu-house-shortage = A player short of armies may exchange cards first; then armies come from neighbouring provinces, then from any other, as many as there are.
suntzu-house-first-choice = Where both must choose at the same moment, the player who picks the battles chooses first, or Sun Tzu when their order is fixed.
suntzu-house-not-a-mark = The general “{ suntzu-general-remove }” takes an army, never a mark.
suntzu-house-own-plague = The general “{ suntzu-general-plague_zero }” does not work if Shao's own card is a Plague.
suntzu-house-empty-pile = A card can be recycled only while there is a card in the pile.
suntzu-house-planning = Planning generals are used before you lay your orders or after the battles, not at any moment.
suntzu-house-events = A recycled or zeroed Plague counts for the event, a tie counts as not winning for The Champion and The Hero, and if the fifth event ends the game with the marker in the centre, the larger pool wins.
suntzu-house-drawn-game = With the marker in the centre and equal pools the game is drawn.

## Texts that cannot be read
suntzu-text-unknown = “{ $text }” is not a Sun Tzu move. Examples: orders jinyan=5 qin=+1 hanqi=3 chu=plague wu=9, exchange +1, no.
suntzu-text-choice = “{ $word }” cannot follow “{ $verb }”. It must be one of: { $choices }.
suntzu-text-orders = Orders name each province once, for example: orders jinyan=5 qin=+1 hanqi=3 chu=plague wu=9. The provinces are { $provinces }.
suntzu-text-province = “{ $word }” is not a province. The provinces are { $provinces }.
suntzu-text-province-twice = { PROVINCE($province) } is named twice.
suntzu-text-card = “{ $word }” is not a card. The cards are { $cards }.
suntzu-text-framed = { $card } is a framed card: it always returns to the hand.

## Why a move is refused
suntzu-why-half-made = You have started “{ $text }”: finish it first, or undo it.
suntzu-why-not-held = You do not hold { CARDS($cards) }.
suntzu-why-marked = A 6 may not be laid in { PROVINCE($province) }: you already have a mark there.
suntzu-why-open =
    { $number ->
        [one] An order is still missing: { PROVINCE($provinces) }.
       *[other] Orders are still missing: { PROVINCE($provinces) }.
    }
suntzu-why-no-reinforcements = You have no reinforcements to exchange a card for.
suntzu-why-no-general = You have no unused general “{ GENERAL($general) }”.
suntzu-why-not-planning = The general “{ GENERAL($general) }” is used before your orders{ $general ->
    [great_plague] {""}
   *[other] {" "}or after the battles
}, not now.
suntzu-why-late = The general “{ GENERAL($general) }” can only be used until round { $round }.
suntzu-why-no-target = The general “{ GENERAL($general) }” cannot act there.
suntzu-why-not-fitting = The general “{ GENERAL($general) }” does not fit these cards.
suntzu-why-asked = { $what ->
    [general] Choose a general first.
    [orders] Lay your orders first.
    [pick] Pick the next battle first.
    [after] Exchange a card, use a general, or write “no” to end the round.
    [draw] Choose the cards to keep first.
    [exchange] Exchange a card, or write “no”.
    [from] Choose where an army comes from first.
    [pay] Choose the army that goes to the reinforcements first.
    [take] Take one more general, or write “no”.
   *[place] Write “place” to win the battle by 1, or “no”.
}

## Positions that cannot be
suntzu-position-over = a game that is over needs a winner: name one.
suntzu-position-display = the display of { $province } must be three values from 0 to 9.
suntzu-position-dealing = while chance deals, displays lie at the first provinces and are those of the board, each once.
suntzu-position-event-twice = an event is named twice.
suntzu-position-beginner = the beginner game has no events.
suntzu-position-no-generals = this game is played without generals.
suntzu-position-general-twice = a general is named twice.
suntzu-position-owner = { $province } must have an owner and armies, or neither.
suntzu-position-armies = { SEAT($seat) } has { $number } armies in all, but must have 21: on the board, as marks, in the pool and as reinforcements.
suntzu-position-twice =
    { $number ->
        [one] card { $card } is named more than once, and a player has only one.
       *[other] card { $card } is named more often than a player has it: { $number }.
    }
suntzu-position-gone = a card that went under the pile was laid there.
suntzu-position-hidden = { $card } is not in the box, so it cannot have been boxed unseen.
suntzu-position-unnamed = with pile and box named, all cards must be: { $card } of { SEAT($seat) } is missing.
suntzu-position-pile = a pile holds at most 14 cards, none of them framed.
suntzu-position-framed = the framed card { $card } of { SEAT($seat) } must be in hand, or laid.
suntzu-position-research = fewer provinces or rounds are for beginner games.
suntzu-position-few = { SEAT($seat) } has too few framed cards besides the 6 for { $number } provinces.
suntzu-position-under = the cards known to be at the bottom of the pile are not there.
suntzu-position-loose = the recycled card is not where it is known to be.
suntzu-position-drawn = one more card must be drawn than is kept.
suntzu-position-phase = nobody could continue from here: orders, battles and questions do not fit the phase “{ $phase }”.

## Options for research
suntzu-option-research = provinces, rounds and cards are for research: they need beginner = true.
suntzu-option-card = { $card } is not a card, or is named too often. Cards: { $cards }.
suntzu-option-few = A deck for { $number } provinces needs at least { $number } of the cards 1 2 3 4 5, which come back to the hand.

## Displays given as an option
suntzu-option-display-names = displays must have an entry for each of these provinces: { $provinces }.
suntzu-option-display-values = The display of { $province } must be three values from 0 to 9.

## The board file
suntzu-board-key = “{ $key }” is not a key of a board. Known: provinces, order, borders, displays.
suntzu-board-provinces = The provinces must be { $provinces }.
suntzu-board-order = The order of battles must name each of the five provinces once.
suntzu-board-borders = A border must be a pair of provinces, not { $pair }.
suntzu-board-border-twice = The border { $pair } is listed twice, or joins a province to itself.
suntzu-board-displays = There must be at least { $number } displays.
suntzu-board-display-twice = The display { $display } is listed twice.
suntzu-board-faulty = { $path }, line { NUMBER($number, useGrouping: 0) }: { $problem }
suntzu-board-display = A display must be three values from 0 to { $most }, not { $display }.

suntzu-help =
    Each round both players lay five cards in secret, one in each province; then the provinces are fought for one by one.
    { "  " }Two numbers: the higher wins by the difference. A + card beats numbers by its value. −1 loses to a number by 1, to a + card by its value.
    { "  " }As many of the loser's armies as the margin go back to the pool; if there are fewer, the winner places the rest. Plague: no battle, half of the armies there go back.
    { "  " }1 to 6 return to the hand each round, the others leave the game. A 1 draws one more card; a 6 marks the province with an army.
    { "  " }+2 and +3 cost one and two armies, which become reinforcements; an exchanged card brings one back to the pool.
    After rounds 3, 6 and 9 each player scores what the displays of their provinces say, and the marker moves by the difference.
    If it stands at your end after round 3 or 6, you win; after round 9 the side it stands on wins.
    Borders: Qin with Jinyan, Hanqi and Chu; Hanqi with Jinyan, Chu and Wu; Chu with Wu.

## The picture
suntzu-picture-wins = { SEAT($seat) } wins
suntzu-picture-battle = Battle: { PROVINCE($province) }
suntzu-picture-event = Event: { EVENT($event) }
suntzu-picture-armies = Pool { $pool }, reinforcements { $reinforcements }
suntzu-picture-pile = Draw pile { $number }
suntzu-picture-generals = Unused generals: { $number }
