# Messages of Sun Tzu in the browser.

## The lobby
web-about-suntzu = Secret orders for five provinces, revealed one by one.

## Setting up a table
web-option-suntzu-beginner = First game
web-option-suntzu-beginner-note = No generals, no events, no +2 or +3; all armies start in the pool.
web-option-suntzu-generals = Generals
web-option-suntzu-generals-note = Each player secretly keeps one of five and may use it once.
web-option-suntzu-events = Events
web-option-suntzu-events-note = One of five lies face up. When the last one has taken effect, the game ends.
web-option-suntzu-light_infantry = Light Infantry event
web-option-suntzu-light_infantry-note = What it gives the player who is behind on the track.
web-option-suntzu-light_infantry-point = A step on the track
web-option-suntzu-light_infantry-army = Win that battle by 1
web-option-suntzu-order = Order of battles
web-option-suntzu-order-note = How long the order is fixed; after that the player with fewer armies picks.
web-option-suntzu-order-polish = Fixed in rounds 1–3
web-option-suntzu-order-classic = Fixed in round 1 only

## At a table
web-key-suntzu-arrows = Arrows
web-key-suntzu-arrows-does = move through the hand, or across the board
web-key-suntzu-figures = 1–9
web-key-suntzu-figures-does = go to that card
web-key-suntzu-space = Space
web-key-suntzu-space-does = pick up a card, lay it in a province, choose a province
web-key-suntzu-letters = J, Q, H, C, W
web-key-suntzu-letters-does = lay the card in Jinyan, Qin, Hanqi, Chu, Wu; or choose that province

## Settings
web-standing-no-choice-suntzu = Sun Tzu: there is nothing to choose

## Cards
web-suntzu-framed = comes back every round
web-suntzu-unframed = leaves the game once played
web-suntzu-note-one = extra card
web-suntzu-note-six = marks
web-suntzu-note-plus = wins by { $number }
web-suntzu-note-cost = wins by { $number }
web-suntzu-note-minus = loses by 1
web-suntzu-note-plague = { suntzu-card-plague }
web-suntzu-card-number = The higher number wins by the difference.
web-suntzu-card-one = The higher number wins by the difference. After the round you draw three cards and keep two, unless the 1 meets a Plague.
web-suntzu-card-six = The higher number wins by the difference. The 6 also marks the province with an army, and may not be laid there again.
web-suntzu-card-plus = Beats every number and −1 by { $plus }. Against another + card, the larger one wins by the difference.
web-suntzu-card-cost =
    Beats every number and −1 by { $plus }. { $cost ->
        [one] It costs an army, which goes to the reinforcements.
       *[other] It costs { $cost } armies, which go to the reinforcements.
    }
web-suntzu-card-minus = Loses to every number by 1, and to a + card by its value, so your rival places fewer armies.
web-suntzu-card-plague = No battle: the other card does nothing, and half of the armies there go back to the pool.

## The table
web-suntzu-map = The five provinces
web-suntzu-hand =
    { $number ->
        [one] Your hand, { $number } card
       *[other] Your hand, { $number } cards
    }
web-suntzu-round-of = Round { $round } of { $rounds }
web-suntzu-log-round = Round { $round }
web-suntzu-track =
    { $steps ->
        [0] The marker stands in the centre.
       *[other] The marker stands { $steps } of 9 steps on { SEAT($seat) }'s side.
    }
web-suntzu-held =
    { $armies ->
        [0] Neutral.
        [one] { SEAT($seat) }, { $armies } army.
       *[other] { SEAT($seat) }, { $armies } armies.
    }
web-suntzu-worth = Worth { $first } in round 3, { $second } in round 6, { $third } in round 9.
web-suntzu-worth-next = worth { $value } after round { $round }
web-suntzu-marked = Marked by { SEAT($seat) }.
web-suntzu-order-own = Your order: { CARDS($card) }.
web-suntzu-order-open = { SEAT($seat) }: { CARDS($card) }.
web-suntzu-order-hidden = { SEAT($seat) }: an order face down.
web-suntzu-order-none = You have no order here yet.
web-suntzu-rounds-label = Rounds; scoring after 3, 6 and 9
web-suntzu-forces = Forces
web-suntzu-standing = Answer for me when I have nothing to choose
web-suntzu-on-map = On the board
web-suntzu-pool = Pool
web-suntzu-reinforcements = Reinforcements
web-suntzu-marks = Marks
web-suntzu-in-hand = Cards in hand
web-suntzu-in-pile = Pile
web-suntzu-general = General
web-suntzu-hidden =
    { $number ->
        [1] hidden
       *[other] { $number } hidden
    }
web-suntzu-general-late = { $name } (only until round { $round })
web-suntzu-event = event
web-suntzu-more = More
web-suntzu-picks = { SEAT($seat) } picks the order of battles.
web-suntzu-rounds = Rounds so far
web-suntzu-rounds-none = No battle has been fought yet.
web-suntzu-scored = Scoring: Sun Tzu { $suntzu }, Shao { $shao }.
web-suntzu-cards = Cards left
web-suntzu-cards-note = Both players have the same 20 cards. Framed ones come back every round. The others shown here have been neither played nor exchanged, and are in the hand or the pile.
web-suntzu-cards-where =
    { $hand ->
        [one] { $hand } card in hand
       *[other] { $hand } cards in hand
    }, { $pile } in the pile.
web-suntzu-cards-unseen =
    { $number ->
        [one] One of these left the game unseen.
       *[other] { $number } of these left the game unseen.
    }
web-suntzu-card-left =
    { $number ->
        [0] { CARDS($card) }: none left
       *[other] { CARDS($card) }: { $number } left
    }
web-suntzu-generals = Generals
web-suntzu-drawn = The cards you drew

## Battles
web-suntzu-battle = The battle in { PROVINCE($province) }
web-suntzu-beats = beats
web-suntzu-loses = loses to
web-suntzu-against = against
web-suntzu-plagued = Plague
web-suntzu-to-come =
    { $number ->
        [one] { $number } more
       *[other] { $number } more
    }
web-suntzu-result =
    { $won ->
        [won] { SEAT($seat) } wins { PROVINCE($province) } by { $number }
        [plague] The Plague is in { PROVINCE($province) }
       *[nothing] Nobody wins { PROVINCE($province) }
    }
web-suntzu-because =
    { $what ->
        [wins] { $how ->
            [bonus] { CARDS($strong) } beats { CARDS($weak) } by { $number }.
            [minus] { CARDS($weak) } loses to a number by { $number }.
           *[other] { CARDS($strong) } is { $number } more than { CARDS($weak) }.
        }
        [plague] { $great ->
            [0] No battle; half of the armies there go back.
           *[1] No battle; all armies there but one go back.
        }
       *[nothing] { $how ->
            [numbers] Both cards count as { CARDS($strong) }.
           *[other] { CARDS($strong) } and { CARDS($weak) } cancel each other out.
        }
    }
web-suntzu-next-battle = Next battle
web-suntzu-skip = Show all
web-suntzu-go-on = Continue

## What is asked
web-suntzu-ask-choose = Choose your general
web-suntzu-ask-choose-note = You keep one for this game and may use it once. Your rival does not see which.
web-suntzu-ask-orders = Lay your orders
web-suntzu-ask-orders-note = One card in each province. Your rival does the same.
web-suntzu-ask-pick = Pick the next battle
web-suntzu-ask-pick-note =
    { $equal ->
        [0] You had fewer armies on the board when the battles began, so you pick their order.
       *[1] You both had the same number of armies when the battles began, and you were the last to have fewer, so you pick their order.
    }
web-suntzu-ask-after = The battles are over
web-suntzu-ask-after-note = You may exchange an unframed card for an army from your reinforcements, or use a general.
web-suntzu-ask-keep =
    { $number ->
        [one] Which card do you keep?
       *[other] Which two cards do you keep?
    }
web-suntzu-ask-keep-note = The other goes under your pile.
web-suntzu-ask-general =
    { $fits ->
        [0] No general for { PROVINCE($province) }
       *[1] Use your general in { PROVINCE($province) }?
    }
web-suntzu-ask-general-note =
    { $fits ->
        [0] Yours cannot act on these cards. You are asked anyway, so that your rival learns nothing.
       *[1] The cards are face up; you may act on them now.
    }
web-suntzu-ask-from = Your pool is empty: where does an army come from?
web-suntzu-ask-from-note =
    { $number ->
        [one] One army is still to be placed in { PROVINCE($province) }.
       *[other] { $number } armies are still to be placed in { PROVINCE($province) }.
    }
web-suntzu-ask-mark-from = Your pool is empty: which army marks { PROVINCE($province) }?
web-suntzu-ask-mark-from-note = It stays there for good and never counts again.
web-suntzu-ask-pay =
    { $number ->
        [one] Pay one army
       *[other] Pay { $number } armies
    }
web-suntzu-ask-pay-note =
    { $cause ->
        [event] The event { EVENT($event) }
       *[other] Your { CARDS($cause) }
    } costs { $number ->
        [one] one army, from the pool; or choose a province.
       *[other] { $number } armies, one after another, from the pool; or choose a province.
    }
web-suntzu-ask-exchange = Pool empty: exchange a card?
web-suntzu-ask-exchange-note =
    { $number ->
        [one] One more army would enter { PROVINCE($province) }. An unframed card brings one from your reinforcements.
       *[other] { $number } more armies would enter { PROVINCE($province) }. An unframed card brings one from your reinforcements.
    }
web-suntzu-ask-mark-exchange = Pool empty: exchange a card?
web-suntzu-ask-mark-exchange-note = { PROVINCE($province) } is to be marked. An unframed card brings an army from your reinforcements.
web-suntzu-ask-take = Take one more general?
web-suntzu-ask-take-note = { suntzu-event-chariot }: you have marks in three provinces.
web-suntzu-ask-place = Win { PROVINCE($province) } by 1?
web-suntzu-ask-place-note = { suntzu-event-light_infantry }: both laid a 1, and you are behind on the track.
web-suntzu-where = Where does the { CARDS($card) } go?
web-suntzu-laid = { $number } of 5 orders laid.
web-suntzu-missing =
    { $number ->
        [one] One province still needs a card.
       *[other] { $number } provinces still need a card.
    }
web-suntzu-laid-in = laid in { PROVINCE($province) }
web-suntzu-card-first = Choose a card first.
web-suntzu-not-here = That province cannot be chosen now.
web-suntzu-not-exchanged = { CARDS($card) } cannot be exchanged now.
web-suntzu-use-where =
    { $general ->
        [move] { $number ->
            [0] Move an army: from where?
            [1] Move an army from { PROVINCE($from) }: to where?
           *[other] Move an army from { PROVINCE($from) } to { PROVINCE($to) }?
        }
        [levy] { $number ->
            [0] Levy an army: where?
           *[other] Levy an army in { PROVINCE($from) }?
        }
        [remove] { $number ->
            [0] Remove an enemy army: where?
           *[other] Remove an enemy army from { PROVINCE($from) }?
        }
       *[other] Use { GENERAL($general) } now?
    }
web-suntzu-act-seal = Seal orders
web-suntzu-act-all-back = Take all back
web-suntzu-act-back = Not now
web-suntzu-act-choose = Choose one
web-suntzu-act-choose-card = Choose a card
web-suntzu-act-choose-province = Choose a province
web-suntzu-act-general = { GENERAL($general) }…
web-suntzu-act-exchange = Exchange { CARDS($card) }
web-suntzu-act-use =
    { $number ->
        [0] Use { GENERAL($general) }
        [1] { GENERAL($general) } in { PROVINCE($from) }
       *[other] From { PROVINCE($from) } to { PROVINCE($to) }
    }
web-suntzu-act-battle = Fight in { PROVINCE($province) }
web-suntzu-act-pool = From the pool
web-suntzu-act-from = From { PROVINCE($province) }
web-suntzu-act-keep = Keep { CARDS($cards) }
web-suntzu-act-keep-general = Keep { GENERAL($general) }
web-suntzu-act-take = Take { GENERAL($general) }
web-suntzu-act-place = Win by 1
web-suntzu-act-standing = Always answer for me
web-suntzu-act-no =
    { $ask ->
        [after] Use nothing
        [general] Not now
        [exchange] No exchange
        [mark-exchange] No exchange
        [take] No general
       *[other] No
    }
# Moves as noun phrases, in hints and analysis
web-suntzu-move-orders = { SEAT($seat) } lays { suntzu-province-jinyan } { CARDS($jinyan) }, { suntzu-province-qin } { CARDS($qin) }, { suntzu-province-hanqi } { CARDS($hanqi) }, { suntzu-province-chu } { CARDS($chu) }, { suntzu-province-wu } { CARDS($wu) }.
web-suntzu-move-keeps = { SEAT($seat) } keeps { CARDS($cards) }.
web-suntzu-move-general = { SEAT($seat) } takes the general { GENERAL($general) }.
web-suntzu-move-no = { SEAT($seat) } does nothing.
web-suntzu-open-hand = { SEAT($seat) }'s hand: { CARDS($cards) }
web-suntzu-hint-exchange = Exchange of { CARDS($card) }
web-suntzu-hint-use =
    { $number ->
        [0] General { GENERAL($general) }
        [1] { GENERAL($general) } in { PROVINCE($from) }
       *[other] { GENERAL($general) } from { PROVINCE($from) } to { PROVINCE($to) }
    }
web-suntzu-hint-battle = Battle in { PROVINCE($province) }
web-suntzu-hint-pool = Army from the pool
web-suntzu-hint-from = Army from { PROVINCE($province) }
web-suntzu-hint-keep = { CARDS($cards) } in hand
web-suntzu-hint-keep-general = General { GENERAL($general) }
web-suntzu-hint-take = One more general, { GENERAL($general) }
web-suntzu-hint-no =
    { $ask ->
        [after] No exchange, no general
        [general] No general
        [exchange] No exchange
        [mark-exchange] No exchange
        [take] No general
       *[other] No action
    }

## Scorings and the end
web-suntzu-scoring = Scoring after round { $round }
web-suntzu-score = Sun Tzu { $suntzu }, Shao { $shao }
web-suntzu-marker-moves =
    { $steps ->
        [0] The marker stays where it is
        [one] The marker moves one step towards { SEAT($seat) }
       *[other] The marker moves { $steps } steps towards { SEAT($seat) }
    }{ $side ->
        [none] { $steps ->
            [0] , in the centre.
           *[other] , to the centre.
        }
       *[other] , and stands at { $track } on { SEAT($side) }'s side.
    }
# Why the game ended when it did
web-suntzu-why =
    { $ending ->
        [track] The marker reached the end of the track: the game ends at once, after round { $round }.
        [events] The fifth event took effect: the game ends at once, in round { $round }.
       *[rounds] All rounds have been played.
    } { $steps ->
        [draw] The marker stands in the centre, and the pools are equal.
        [0] The marker stands in the centre, so the pools decide: Sun Tzu { $suntzu }, Shao { $shao }.
       *[other] {""}
    }
web-suntzu-centre = The marker stands in the centre
web-suntzu-side = for { SEAT($seat) }
web-suntzu-nobody = Nobody
