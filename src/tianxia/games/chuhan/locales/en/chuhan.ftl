# Chu Han.

chuhan-name = Chu Han
chuhan-about = A climbing card duel between Han and Chu: empty your hand first, and be the first to reach 31 points.

chuhan-seat-han = Han
chuhan-seat-chu = Chu

chuhan-card-JiBu = Ji Bu
    .ranked = 3 Ji Bu
chuhan-card-LuZhi = Lü Zhi
    .ranked = 3 Lü Zhi
chuhan-card-PengYue = Peng Yue
    .ranked = 3 Peng Yue
chuhan-card-XiahouYing = Xiahou Ying
    .ranked = 3 Xiahou Ying
chuhan-card-XiaoHe = Xiao He
    .ranked = 3 Xiao He
chuhan-card-YuJi = Yu Ji
    .ranked = 3 Yu Ji
chuhan-card-ZhongliMo = Zhongli Mo
    .ranked = 3 Zhongli Mo
chuhan-card-HanXin = Han Xin
    .ranked = 6 Han Xin
chuhan-card-LiuBang = Liu Bang
    .ranked = 6 Liu Bang
chuhan-card-XiangYu = Xiang Yu
    .ranked = 6 Xiang Yu
chuhan-card-YingBu = Ying Bu
    .ranked = 6 Ying Bu

chuhan-event-quiet = Quiet
chuhan-event-sound_advice = Sound Advice
chuhan-event-stability = Stability
chuhan-event-hangu_pass = Race to Hangu Pass
chuhan-event-warlords = Warlords
chuhan-event-hong_gate = Feast at Hong Gate
chuhan-event-plank_roads = Burnt Plank Roads
chuhan-event-famine = Famine
chuhan-event-conscription = Conscription
chuhan-event-mandate = Mandate of Heaven
chuhan-event-hong_canal = Hong Canal

## What an event does
chuhan-rule-quiet = No event.
chuhan-rule-sound_advice = At the end each player scores the writs the rival took, once, whoever went out. 31 points win only after the battle is scored.
chuhan-rule-stability = Points of this battle are noted and paid at its end. 31 points win only then.
chuhan-rule-hangu_pass = At the end, the player who won more tricks scores 3.
chuhan-rule-warlords = Cards lie face up. The leader may use one of them for a lead power and one in the set (marked *).
chuhan-rule-hong_gate = Before the first trick each player secretly gives the rival two cards.
chuhan-rule-plank_roads = There are no writs in this battle.
chuhan-rule-famine = Up to 8 cards left in a hand score, instead of 5.
chuhan-rule-conscription = A writ draws three cards, and there are only four writs.
chuhan-rule-mandate = A trick won with your own single 9, or with Liu Bang's 10, scores 2.
chuhan-rule-hong_canal = The powers of the 6s cannot be used.

## Moves in words
# What follows a colon: Han tries a power: use Yu Ji on 5.
chuhan-move-use =
    { $number ->
        [1] { CARDS($first) }
       *[other] { $first ->
            [YuJi] { CARDS($first) }, discarding { CARDS($others) }
           *[other] { CARDS($first) }, taking { CARDS($others) }
        }
    }
chuhan-move-pass = pass with { CARDS($powers) }
chuhan-move-play = { CARDS($things) } with { CARDS($powers) }

## The log
chuhan-log-battle =
    { $event ->
        [quiet] Battle { $battle } begins. { SEAT($leader) } leads.
       *[other] Battle { $battle } begins under the event { EVENT($event) }. { SEAT($leader) } leads.
    }
chuhan-log-dealt = You are dealt { CARDS($cards) }.
chuhan-log-row = Face up for the leader: { CARDS($cards) }.
chuhan-log-writ = { SEAT($seat) } takes a writ and draws { $number } cards.
chuhan-log-drawn = You draw { CARDS($cards) }.
chuhan-log-lead = { SEAT($seat) } leads { CARDS($cards) }.
chuhan-log-respond = { SEAT($seat) } responds with { CARDS($cards) }.
chuhan-log-pass = { SEAT($seat) } passes.
chuhan-log-pass-with = { SEAT($seat) } passes with { CARDS($power) }.
chuhan-log-turned-back = Han Xin turns the set back: { SEAT($seat) } must beat it or pass.
chuhan-log-set-with =
    { $number ->
        [one] { SEAT($seat) } has played a single of rank { $rank }.
       *[other] { SEAT($seat) } has played { $number } cards of rank { $rank }.
    }
chuhan-log-power = { SEAT($seat) } plays a power: { MOVE($play) }.
chuhan-log-allow = { SEAT($seat) } allows it.
chuhan-log-no-restore = { SEAT($seat) } does not restore it.
chuhan-log-cancel = { SEAT($seat) } plays Lü Zhi to cancel { CARDS($power) }.
chuhan-log-restore = { SEAT($seat) } plays Xiao He: { CARDS($power) } takes effect after all.
chuhan-log-cancelled =
    { $number ->
        [0] { CARDS($power) } is cancelled and discarded.
       *[other] { CARDS($power) } is cancelled and discarded; { CARDS($cards) } goes back where it came from.
    }
chuhan-log-yu-ji = { SEAT($seat) } discards { CARDS($cards) }.
chuhan-log-ying-bu = { SEAT($seat) } takes { CARDS($cards) } from the discard pile.
chuhan-log-ji-bu =
    { $number ->
        [0] The draw pile is empty: { SEAT($seat) } has nothing to look at.
        [one] { SEAT($seat) } looks at the top card of the draw pile.
       *[other] { SEAT($seat) } looks at the top { $number } cards of the draw pile.
    }
chuhan-log-shown = On top of the draw pile, top first: { CARDS($cards) }.
chuhan-log-open = { SEAT($seat) } must play with an open hand: { CARDS($cards) }.
chuhan-log-doubled = From now on, all points of this battle are doubled.
chuhan-log-trick = The trick goes to { SEAT($seat) }. { SEAT($leader) } leads the next one.
chuhan-log-gift-laid = { SEAT($seat) } has chosen two cards to give.
chuhan-log-gifts = You give { CARDS($given) } to { SEAT($rival) } and get { CARDS($taken) }.
chuhan-log-out =
    { $held ->
        [one] { SEAT($seat) } goes out. { SEAT($rival) } had { $held } card left ({ $cards ->
            [one] { $cards } point
           *[other] { $cards } points
        })
       *[other] { SEAT($seat) } goes out. { SEAT($rival) } had { $held } cards left ({ $cards ->
            [one] { $cards } point
           *[other] { $cards } points
        })
    } { $writs ->
        [0] and took no writs.
        [one] and took { $writs } writ.
       *[other] and took { $writs } writs.
    }
chuhan-log-points =
    { $points ->
        [one] { SEAT($seat) } scores { $points } point
       *[other] { SEAT($seat) } scores { $points } points
    } { $reason ->
        [twos] for a great set of 2s
        [out] for going out
        [HanXin] through Han Xin
        [XiahouYing] through Xiahou Ying
       *[other] through the event { EVENT($reason) }
    }{ $doubled ->
        [0] .
       *[1] , doubled.
    }
chuhan-log-points-noted =
    { $points ->
        [one] { SEAT($seat) } earns { $points } point, noted until the end of the battle.
       *[other] { SEAT($seat) } earns { $points } points, noted until the end of the battle.
    }
chuhan-log-noted =
    { $points ->
        [one] { SEAT($seat) } scores the { $points } point noted in this battle.
       *[other] { SEAT($seat) } scores the { $points } points noted in this battle.
    }
chuhan-log-win = { SEAT($seat) } wins the game, { $points } points to { $others }.

## What happened last, above the prompt
chuhan-happened-trick =
    { $who ->
        [reader] You take the trick and lead.
        [same] { SEAT($seat) } takes the trick and leads.
        [reader-other] You take the trick. { SEAT($leader) } leads.
        [other-reader] { SEAT($seat) } takes the trick. You lead.
       *[other] { SEAT($seat) } takes the trick. { SEAT($leader) } leads.
    }
chuhan-happened-out =
    { $you ->
        [0] { SEAT($seat) } goes out.
       *[1] You go out.
    }
chuhan-happened-own =
    { $what ->
        [lead] You lead { CARDS($cards) }.
        [respond] You respond with { CARDS($cards) }.
        [writ] You take a writ and draw { $number } cards.
        [pass] You pass.
        [turned-back] Han Xin turns the set back: you must beat it or pass.
       *[allow] You allow it.
    }
chuhan-happened-in = Battle { $battle }:
chuhan-happened-battle =
    Battle { $battle } begins. { $you ->
        [0] { SEAT($leader) } leads.
       *[1] You lead.
    }

## On a timeline, and where points came from
chuhan-mark-battle = Battle { $battle }
chuhan-gain-out = Going out
chuhan-gain-twos = Great sets of 2s
chuhan-gain-power = { CARDS($power) }
chuhan-gain-event = { EVENT($event) }

## What is asked
chuhan-ask-lead =
    Lead a set.{ $writ ->
        [0] {""}
       *[1] {" "}You may first take a writ.
    }{ $power ->
        [0] {""}
       *[1] {" "}You may first use one lead power.
    }
chuhan-ask-plain-set = Your power was cancelled: now lead a plain set.
chuhan-ask-respond =
    { $number ->
        [one] Respond with a single card above rank { $rank }, or pass.
       *[other] Respond with { $number } cards of one rank above { $rank }, or pass.
    }{ $writ ->
        [0] {""}
       *[1] {" "}You may first take a writ.
    }
chuhan-ask-cancel =
    { SEAT($rival) } plays a power: { MOVE($text) }{ $effect ->
        [none] .
       *[other] {" "}({ $effect }).
    } { $holds ->
        [0] You do not hold Lü Zhi, so you can only allow it.
       *[1] Cancel it with Lü Zhi, or allow it.
    }
chuhan-ask-restore =
    { SEAT($rival) } cancels your power ({ MOVE($text) }). { $holds ->
        [0] You do not hold Xiao He, so you can only allow that.
       *[1] Restore it with Xiao He, or allow that.
    }
chuhan-ask-cards = Choose the cards for your play: { $text }
chuhan-ask-give = Hong Gate: choose two cards to give to { SEAT($rival) }.

## What is shown
chuhan-show-battle =
    { $event ->
        [quiet] Battle { $battle }.
       *[other] Battle { $battle }. Event: { EVENT($event) }.
    }
chuhan-show-event = { $event ->
    [sound_advice] { chuhan-rule-sound_advice }
    [stability] { chuhan-rule-stability }
    [hangu_pass] { chuhan-rule-hangu_pass }
    [warlords] { chuhan-rule-warlords }
    [hong_gate] { chuhan-rule-hong_gate }
    [plank_roads] { chuhan-rule-plank_roads }
    [famine] { chuhan-rule-famine }
    [conscription] { chuhan-rule-conscription }
    [mandate] { chuhan-rule-mandate }
    [hong_canal] { chuhan-rule-hong_canal }
   *[other] { chuhan-rule-quiet }
} ({ $origin })
chuhan-show-points = Points: Han { $han }, Chu { $chu }. 31 points win.
chuhan-show-noted = Noted for the end of the battle: Han { $han }, Chu { $chu }.
chuhan-show-writs = Writs: Han took { $han }, Chu took { $chu }, { $left } left.
chuhan-show-doubled = Points are doubled in this battle.
chuhan-show-draw =
    { $number ->
        [one] Draw pile: { $number } card, { $drawable } to be drawn.
       *[other] Draw pile: { $number } cards, { $drawable } to be drawn.
    }
chuhan-show-turn = It is { SEAT($seat) }'s turn.
chuhan-show-pending = { SEAT($seat) } has played a power and awaits an answer: { MOVE($text) }.
chuhan-show-own-open = Your hand is open: { SEAT($seat) } can see it.
chuhan-show-top = You know its top cards, top first: { CARDS($cards) }.
chuhan-show-discard =
    { $number ->
        [0] Discard pile: empty.
       *[other] Discard pile: { CARDS($cards) }.
    }
chuhan-show-row =
    { $number ->
        [0] No cards are left face up.
       *[other] Face up for the leader: { CARDS($cards) }.
    }
chuhan-show-table =
    { $number ->
        [0] The table is empty.
       *[other] On the table: { CARDS($cards) }.
    }
chuhan-show-set =
    { $number ->
        [one] To beat: a single of rank { $rank }, by { SEAT($seat) }.
       *[other] To beat: { $number } cards of rank { $rank }, by { SEAT($seat) }.
    }
chuhan-show-tricks = Tricks won in this battle: Han { $han }, Chu { $chu }.
chuhan-show-hidden =
    { $number ->
        [one] { SEAT($seat) } holds { $number } card.
       *[other] { SEAT($seat) } holds { $number } cards.
    }
chuhan-show-known = You know these of them: { CARDS($cards) }.
chuhan-show-open = { SEAT($seat) } plays with an open hand: { CARDS($cards) }.
chuhan-show-hand =
    { $number ->
        [one] You are { SEAT($seat) }. Your hand, { $number } card: { CARDS($cards, form: "ranked") }
       *[other] You are { SEAT($seat) }. Your hand, { $number } cards: { CARDS($cards, form: "ranked") }
    }

## What an action does
chuhan-effect-writ = draw { $number } cards; if your rival goes out, they score { $points } more
chuhan-effect-ji-bu = look at the top 4 cards of the draw pile
chuhan-effect-yu-ji = discard that card from your hand
chuhan-effect-ying-bu = take that card from the discard pile
chuhan-effect-liu-bang = a single of rank 10
chuhan-effect-han-xin = the player of that set must respond to it, and scores { $points }
chuhan-effect-xiahou-ying = pass, but lead the next trick; your rival scores { $points }
chuhan-effect-xiang-yu = pass; from now on points are doubled
chuhan-effect-peng-yue = a set of the same rank; its cards come next
chuhan-effect-zhongli-mo = cards of different ranks that count as the lowest; they come next
chuhan-effect-both = cards of different ranks, the lowest equal to the set to beat; they come next
chuhan-effect-twos = scores { $number }

## House rules
chuhan-house-soldiers = The names of ranks 1, 4, 5, 7 and 8 are ours: we know of no printed ones.
chuhan-house-ji-bu-few = Ji Bu may be used with fewer than four cards left in the draw pile, or none: he sees what is there.
chuhan-house-zhongli-mo-two = Zhongli Mo's set has at least two cards.
chuhan-house-power-after-cancel = After a power was cancelled in a response, another power may still be tried in the same turn.
chuhan-house-both-cancelled = When Peng Yue and Zhongli Mo are played together, Lü Zhi's owner picks which one is cancelled; the other goes back to the hand.
chuhan-house-lead-power-and-zhongli-mo = A lead power and Zhongli Mo may be used in the same lead.
chuhan-origin-book = from the rulebooks
chuhan-origin-partly = partly from the rulebooks, the rest is ours
chuhan-origin-house = ours
chuhan-house-events = The rulebooks describe only five of the events, four of them only in part: the rest of the deck is ours.
chuhan-house-row-again = Under Warlords, the plain set after a cancelled Zhongli Mo may use a face-up card again.

## Texts that cannot be read
chuhan-text-unknown = “{ $text }” is not a Chu Han move. Examples: play 7 7 7, use JiBu, writ, pass.
chuhan-text-no-cards = Name the cards to play, for example: play 7 7 7.
chuhan-text-give = Name two cards from your hand, for example: give 1 5.
chuhan-text-pass = “{ $text }” is not a pass. Write pass, pass with XiahouYing or pass with XiangYu.
chuhan-text-cancel = “{ $text }” cannot be cancelled. Write cancel, cancel PengYue or cancel ZhongliMo.
chuhan-text-use = These powers are used: use JiBu, use YuJi 5, use YingBu 4, use LiuBang, use HanXin. The others: pass with XiahouYing, pass with XiangYu, play 4 4 with PengYue, play 2 5 with ZhongliMo; Lü Zhi and Xiao He answer a power with cancel and restore.
chuhan-text-names-card = { CARDS($power) } needs one card, for example: use { $power } 4.
chuhan-text-with = A set is played with PengYue, with ZhongliMo, or with PengYue ZhongliMo, not with “{ $text }”.
chuhan-text-star = A play uses at most one face-up card, marked with one star: play 7 7 7*.
chuhan-text-by-name = The 3s and 6s go by name, not by number: write for example JiBu or HanXin instead of { $card }.
chuhan-text-card = “{ $card }” is not a card. The cards are 0 1 2 4 5 7 8 9 and the 3s and 6s by name, without a space: JiBu, HanXin.

## Why a move is refused
chuhan-no-card-left =
    { $number ->
        [one] There is only one { CARDS($card) }.
       *[other] There are only { $number } cards of rank { CARDS($card) }.
    }
chuhan-no-set =
    { $ranks } and { $last } are not a set. { $power ->
        [none] Choose cards of one rank.
       *[other] Choose cards of one rank, or use { CARDS($power) }.
    }
chuhan-why-not = That is not possible now.
chuhan-why-not-held = You do not hold { CARDS($cards) }.
chuhan-why-not-in-row = { CARDS($card) } is not among the face-up cards.
chuhan-why-star-lead = Only the leader may use a face-up card.
chuhan-why-half-made = You have started “{ $text }”: finish it first, or undo it.
chuhan-why-gift-first = Hong Gate: first choose two cards to give.
chuhan-why-no-gift = There are no cards to give now.
chuhan-why-no-power = There is no power to react to.
chuhan-why-cancel-or-allow = A power awaits your reaction: cancel or allow.
chuhan-why-restore-or-allow = Lü Zhi was played on your power: restore or allow.
chuhan-why-cancel-which = Two powers were played: write cancel PengYue or cancel ZhongliMo.
chuhan-why-cancel-one = Only one power was played: write cancel.
chuhan-why-no-writs = There are no writs under the event { EVENT($event) }.
chuhan-why-writs-gone = All { $number } writs of this battle have been taken.
chuhan-why-writ-once = You have already taken a writ this turn.
chuhan-why-writ-late = After a cancelled power you cannot take a writ this turn.
chuhan-why-lead-pass = The leader must play a set and cannot pass.
chuhan-why-response-only = That power is for responses, not for the lead.
chuhan-why-lead-only = That is a lead power: it is used before leading a set.
chuhan-why-lead-power-once = Only one lead power per trick, even if it was cancelled.
chuhan-why-plain-set = After a cancelled Zhongli Mo you can only lead a plain set.
chuhan-why-event-power = { CARDS($power) } cannot be used under the event { EVENT($event) }.
chuhan-why-ying-bu-rank = Ying Bu takes only cards of rank 1 to 5, not { CARDS($card) }.
chuhan-why-not-discarded = { CARDS($card) } is not in the discard pile.
chuhan-why-own-set = { CARDS($power) } cannot be one of the cards it is played with.
chuhan-why-yu-ji = Yu Ji discards another card from your hand.
chuhan-why-liu-bang = Liu Bang's power works only against a single 9.
chuhan-why-more =
    { $number ->
        [one] One more card.
       *[other] { $number } more cards.
    }
chuhan-why-size =
    { $number ->
        [one] The set must have { $number } card, not { $given }.
       *[other] The set must have { $number } cards, not { $given }.
    }
chuhan-why-higher = Rank { $own } does not beat rank { $rank }.
chuhan-why-equal = With Peng Yue the set must have exactly rank { $rank }, not { $own }.
chuhan-why-ranks-differ = In Zhongli Mo's set all ranks must differ.
chuhan-why-two-cards = Zhongli Mo's set has at least two cards.

## Positions that cannot be
chuhan-position-twice =
    { $number ->
        [one] card { $card } is named more than once, and there is only one.
       *[other] card { $card } is named more often than there are: { $number }.
    }
chuhan-position-draw-long = the draw pile has { $number } cards, but should have { $wanted }: 16, less those drawn with writs and those face up.
chuhan-position-draw-short = the draw pile should have { $wanted } cards, but only { $number } are left for it: too many are named elsewhere.
chuhan-position-events = the event deck has { $number } cards; it holds at most { $most }.
chuhan-position-writs = { $number } writs are taken, but this battle has { $most }.
chuhan-position-won = somebody has { $points } points and so has won: name the winner.
chuhan-position-turn = { SEAT($leader) } leads and there is no set to beat, so it cannot be { SEAT($seat) }'s turn.
chuhan-position-dealing = while chance deals cards, Han gets 15, then Chu 15, then the draw pile fewer than 16, and nothing else lies anywhere.
chuhan-position-dealing-events = while chance deals events, the deck holds fewer than 14 of those there are.
chuhan-position-giving-event = gifts are chosen before the first trick, until both have laid theirs.
chuhan-position-row-long = at most { $number } cards lie face up.
chuhan-position-set-ten = only Liu Bang is a set of rank 10: a single.
chuhan-position-gift = a gift is two cards, while giving = true.
chuhan-position-row = no cards lie face up under the event { EVENT($event) }.
chuhan-position-pending = “{ $text }” cannot be a power that awaits a reaction here.
chuhan-position-xiao-he = Xiao He lies face up, so nobody is asked to restore.
chuhan-position-making = “{ $text }” cannot be what this seat has chosen so far.
chuhan-position-top = the cards known to be on top of the draw pile are not there.
chuhan-position-rival = { SEAT($seat) } does not hold the { $card } that is known there.
chuhan-position-empty = { SEAT($seat) } has no cards, so the battle would be over.
chuhan-position-giving = { SEAT($seat) } does not have enough cards to give two.
chuhan-position-size = the size of { $key } is { $number }.

## Options
chuhan-option-events = on: play with the fifteen events
chuhan-option-chance = open: stop wherever chance decides, for programs that need chance nodes

chuhan-help =
    Empty your hand before your rival does. Lead one card or several of one rank; your rival responds with as many cards of a
    higher rank, or passes. The player who did not pass leads next. Before a set you may take a writ: draw two cards, but your
    rival scores a point more for it if they go out.
    The player who goes out scores the cards left in the rival's hand (at most 5) and the writs the rival took. 31 points win the game.
    { "  " }0 the joker: one more card of any set, or a single 0       2 six or more 2s score their number at once
    { "  " }3 Ji Bu, lead: look at the top four of the draw pile       3 Yu Ji, lead: discard another card
    { "  " }6 Ying Bu, lead: take a 1 to 5 from the discard pile       3 Lü Zhi, reaction: cancel a power
    { "  " }3 Xiao He, reaction: undo Lü Zhi                           3 Peng Yue, response: a set of the same rank
    { "  " }3 Zhongli Mo: a set of different ranks, as the lowest      6 Liu Bang, response: a 10 against a single 9
    { "  " }6 Han Xin, response: the rival responds to their own set   3 Xiahou Ying: pass, but lead; the rival gets 3
    { "  " }6 Xiang Yu: pass; points are doubled from now on           Each 3 and 6 is also a plain card of its rank.

## The picture
chuhan-picture-held = Cards { $number }, writs { $writs }
chuhan-picture-discard = Discarded: { $number }
chuhan-picture-no-set = Nothing to beat

## What is new in a version of the rules
chuhan-rules-2 = Under Sound Advice, the player who went out scores the rival's writs once, not twice.
