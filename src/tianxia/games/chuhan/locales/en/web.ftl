# Messages of Chu Han in the browser.

## The lobby
web-about-chuhan = A climbing card duel. Empty your hand, race to 31 points.

## Setting up a table
web-option-chuhan-events = Events
web-option-chuhan-events-note = Each battle has its own special rule.

## At a table
web-chuhan-pause = Chu Han: after a battle
web-chuhan-pause-short = Continue after 5 seconds
web-chuhan-pause-long = Continue after 12 seconds
web-chuhan-pause-wait = Wait for me

## Settings
web-standing-chuhan-ask-cancel = Chu Han: my rival plays a power
web-standing-chuhan-ask-restore = Chu Han: Lü Zhi cancels my power

## Cards
web-chuhan-card-0 = Xiong Xin
web-chuhan-card-1 = Foot soldier
web-chuhan-card-2 = Fan Zeng
web-chuhan-card-4 = Official
web-chuhan-card-5 = Rider
web-chuhan-card-7 = Strategist
web-chuhan-card-8 = General
web-chuhan-card-9 = Ziying
web-chuhan-rank = rank { $rank }
web-chuhan-kind-lead = lead power
web-chuhan-kind-set = set power
web-chuhan-kind-response = response power
web-chuhan-kind-pass = pass power
web-chuhan-kind-reaction = reaction
web-chuhan-kind-joker = joker
web-chuhan-kind-bonus = bonus
web-chuhan-power-0 = Counts as one more card of the set it is added to. Alone, it is a single of rank 0.
web-chuhan-power-2 = A set of rank 2 with six or more cards scores its size at once.
web-chuhan-power-9 = The highest single. Only Liu Bang's power beats it.
web-chuhan-power-JiBu = Before leading: look at the top four cards of the draw pile. Once all writs are taken, your rival also plays with an open hand.
web-chuhan-power-YuJi = Before leading: put one other card from your hand on the discard pile.
web-chuhan-power-YingBu = Before leading: take a card of rank 1 to 5 from the discard pile.
web-chuhan-power-LuZhi = As soon as your rival plays a power: cancel it. Both cards are discarded.
web-chuhan-power-XiaoHe = When Lü Zhi cancels your power: it takes effect after all.
web-chuhan-power-PengYue = Respond with a set of exactly the same rank.
web-chuhan-power-ZhongliMo = Play cards whose ranks all differ. They count as a set of the lowest rank.
web-chuhan-power-LiuBang = Against a single 9, and only then: a single of rank 10.
web-chuhan-power-HanXin = Instead of responding: your rival must respond to their own set, and scores 1.
web-chuhan-power-XiahouYing = Pass, but lead the next trick. Your rival scores 3.
web-chuhan-power-XiangYu = Pass. From now on all points of this battle are doubled, for both players.
web-chuhan-against-JiBu = Your rival looks at the top four cards of the draw pile. Once all writs are taken, you also play with an open hand.
web-chuhan-against-YuJi = Your rival discards one other card from their hand.
web-chuhan-against-YingBu = Your rival takes a card of rank 1 to 5 from the discard pile.
web-chuhan-against-HanXin = You must respond to your own set, and you score 1.
web-chuhan-against-XiahouYing = Your rival passes but leads the next trick. You score 3.
web-chuhan-power-none = No power.
web-chuhan-power-barred = Not in this battle ({ EVENT($event) }).

## The table
web-chuhan-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
web-chuhan-holds =
    { $number ->
        [one] { SEAT($name) } holds { $number } card.
       *[other] { SEAT($name) } holds { $number } cards.
    }
web-chuhan-known = You know: { $cards }.
web-chuhan-hand =
    { $number ->
        [one] Your hand, { $number } card
       *[other] Your hand, { $number } cards
    }
web-chuhan-piles = Piles and writs
web-chuhan-to-draw = to draw
web-chuhan-sealed = { $number } sealed below
web-chuhan-draw = Draw pile: { $number } to draw, { $sealed } sealed below
web-chuhan-top = You know the top of the draw pile, first to last: { $cards }
web-chuhan-top-short = Top cards you saw
web-chuhan-discarded = discarded
web-chuhan-discard-open =
    { $number ->
        [one] Discard pile, { $number } card: look through it
       *[other] Discard pile, { $number } cards: look through it
    }
web-chuhan-discard-title = Discard pile, { $number }
web-chuhan-discard-empty = Nothing has been discarded yet.
web-chuhan-pick = Which card does Ying Bu take?
web-chuhan-pick-first = Choose a card for Ying Bu to take from the discard pile.
web-chuhan-writs =
    { $left ->
        [none] No writs in this battle
        [0] No writs left
        [one] { $left } writ left
       *[other] { $left } writs left
    }
web-chuhan-writs-label = Writs: Han took { $han }, Chu took { $chu }, { $left } left
web-chuhan-writs-title = Writs
web-chuhan-writs-about = Take one before you play to draw { $number } cards. If your rival goes out first, they score 1 more point for each writ you took. One writ per turn.
web-chuhan-event = event
web-chuhan-no-event = no event
web-chuhan-doubled = Points count double
web-chuhan-row = Face up for the leader
web-chuhan-trick = This trick
web-chuhan-earlier =
    { $number ->
        [one] { $number } earlier
       *[other] { $number } earlier
    }
web-chuhan-leads =
    { $you ->
        [1] You lead
       *[0] { SEAT($name) } leads
    }
web-chuhan-empty =
    { $you ->
        [1] The table is empty. You lead.
       *[0] The table is empty. { SEAT($name) } leads.
    }
web-chuhan-giving = Each player chooses two cards for the other. They are swapped at the same time.
web-chuhan-used = { $name }: { CARDS($power) }
web-chuhan-with = with { CARDS($power) }
web-chuhan-to-beat =
    { $number ->
        [1] Single { $rank } to beat
        [2] Pair of { $rank }s to beat
        [3] Three { $rank }s to beat
        [4] Four { $rank }s to beat
        [5] Five { $rank }s to beat
        [6] Six { $rank }s to beat
       *[other] { $number } cards of rank { $rank } to beat
    }
web-chuhan-own-set =
    { $number ->
        [1] Your single { $rank }
        [2] Your pair of { $rank }s
        [3] Your three { $rank }s
        [4] Your four { $rank }s
        [5] Your five { $rank }s
        [6] Your six { $rank }s
       *[other] Your { $number } cards of rank { $rank }
    }

## What is asked
web-chuhan-ask-lead = Lead a set
web-chuhan-ask-lead-note =
    One card, or several of one rank.{ $writ ->
        [0] {""}
       *[1] {" "}You may first take a writ to draw { $writ } cards.
    }
web-chuhan-ask-plain-set = Lead a plain set
web-chuhan-ask-plain-set-note = Your power was cancelled.
web-chuhan-ask-respond =
    { $number ->
        [1] Beat the single { $rank }
        [2] Beat the pair of { $rank }s
        [3] Beat the three { $rank }s
        [4] Beat the four { $rank }s
        [5] Beat the five { $rank }s
        [6] Beat the six { $rank }s
       *[other] Beat the { $number } cards of rank { $rank }
    }
web-chuhan-ask-respond-note =
    { $number ->
        [1] One card above { $rank }, or pass.
       *[other] { $number } cards of one rank above { $rank }, or pass.
    }{ $writ ->
        [0] {""}
       *[1] {" "}You may first take a writ to draw { $writ } cards.
    }
web-chuhan-ask-cancel =
    { $holds ->
        [0] Allow { CARDS($power) }?
       *[1] Cancel { CARDS($power) } with Lü Zhi?
    }
web-chuhan-ask-cancel-note =
    { $holds ->
        [0] You do not hold Lü Zhi, so you can only allow it.
       *[1] Both cards would be discarded.
    }
web-chuhan-ask-restore =
    { $holds ->
        [0] { CARDS($cancelled) } is cancelled
       *[1] Restore { CARDS($cancelled) } with Xiao He?
    }
web-chuhan-ask-restore-note =
    { $holds ->
        [0] You do not hold Xiao He, so it stays cancelled.
       *[1] Lü Zhi and Xiao He would be discarded.
    }
web-chuhan-ask-give = Give two cards to { SEAT($rival) }
web-chuhan-ask-give-note = { chuhan-event-hong_gate }: both players give at the same time.
web-chuhan-given = You give { CARDS($cards) }.
web-chuhan-chosen =
    { $number ->
        [one] One card chosen: { CARDS($cards) }.
       *[other] { $number } cards chosen: { CARDS($cards) }.
    }
web-chuhan-usable = Powers you can use: { CARDS($cards) }.
web-chuhan-completed = Set completed. Cards chosen: { CARDS($cards) }.
web-chuhan-power-open =
    { $power ->
        [YuJi] Add a card to discard with her power
        [YingBu] Let him take a card from the discard pile
        [PengYue] Add the set to play with his power
       *[ZhongliMo] Add the cards to play with his power
    }, or play { $power ->
        [YuJi] her
       *[other] him
    } as a { $rank }.
web-chuhan-act-none = Choose cards
web-chuhan-act-give-none = Choose two cards
web-chuhan-act-play = Play { $ranks }
web-chuhan-act-many =
    { $number ->
        [1] Single { $rank }
        [2] Pair of { $rank }s
        [3] Three { $rank }s
        [4] Four { $rank }s
        [5] Five { $rank }s
        [6] Six { $rank }s
       *[other] { $number } cards of rank { $rank }
    }
web-chuhan-act-single = Play as { $rank }
web-chuhan-hint-single = { CARDS($card) } as { $rank }
web-chuhan-act-with = Play with { CARDS($power) }
web-chuhan-act-use = { CARDS($power) }'s power
web-chuhan-act-target =
    { $power ->
        [YuJi] Yu Ji: discard { CARDS($card) }
       *[YingBu] Ying Bu: take { CARDS($card) }
    }
web-chuhan-act-pick = Ying Bu's power…
web-chuhan-act-pass = Pass
web-chuhan-act-pass-with = Pass with { CARDS($power) }
web-chuhan-act-give = Give { CARDS($cards) }
web-chuhan-act-cancel =
    { $known ->
        [0] Cancel with Lü Zhi
       *[1] Cancel { CARDS($power) }
    }
web-chuhan-act-restore =
    { $known ->
        [0] Restore with Xiao He
       *[1] Restore { CARDS($power) }
    }
web-chuhan-act-allow = Allow
web-chuhan-act-writ = Writ
# Moves as noun phrases, in hints and analysis
web-chuhan-hint-give = Gift of { CARDS($cards) }
web-chuhan-hint-cancel =
    { $known ->
        [0] Cancellation with Lü Zhi
       *[1] Cancellation of { CARDS($power) }
    }
web-chuhan-hint-restore =
    { $known ->
        [0] Rescue with Xiao He
       *[1] Rescue of { CARDS($power) }
    }
web-chuhan-hint-allow = No reaction
web-chuhan-power-by =
    { $how ->
        [passes] { SEAT($seat) } passes with
        [uses] { SEAT($seat) } uses
        [cancels] { SEAT($seat) } answers with
       *[plays] { SEAT($seat) } plays with
    }
web-chuhan-cancels = { CARDS($power) } would be cancelled and discarded.
web-chuhan-cards-of = The set: { $cards }
web-chuhan-target = The card: { $rank } ({ $card })
web-chuhan-always = Always allow at this table

## Log and ends
web-chuhan-log-battle = Battle { $battle }
web-chuhan-log-trick = Battle { $battle }, trick { $trick }
web-chuhan-battle = Battle
web-chuhan-start = Start
web-chuhan-start-note = Han leads the first battle, Chu starts with 1 point.
web-chuhan-total = Total
web-chuhan-by-battle = Points by battle
web-chuhan-battle-over = Battle { $battle } is over
web-chuhan-went-out = { SEAT($seat) } goes out
web-chuhan-next-battle = Next battle
web-chuhan-left =
    { $held ->
        [one] { SEAT($rival) } had { $held } card left
       *[other] { SEAT($rival) } had { $held } cards left
    }{ $capped ->
        [0] {""}
       *[1] , of which { $cards } count
    }: { $cards ->
        [one] { $cards } point.
       *[other] { $cards } points.
    }
web-chuhan-left-writs =
    { $writs ->
        [one] { SEAT($rival) } took { $writs } writ: { $writs } point.
       *[other] { SEAT($rival) } took { $writs } writs: { $writs } points.
    }
web-chuhan-next-event = Next event: { EVENT($event) }.
web-chuhan-reached = { SEAT($seat) } reached { $goal } points.
