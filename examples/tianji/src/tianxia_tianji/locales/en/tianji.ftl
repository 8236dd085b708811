# Tian Ji's Race.

tianji-name = Tian Ji's Race
tianji-about = Horse races with secret choices: Tian Ji and the King of Qi send one horse at a time.

tianji-seat-qi = Qi
tianji-seat-tian = Tian Ji

tianji-house-tie = If both horses are equally fast, nobody wins the prize.

## Moves
tianji-move-run = horse { $first }
tianji-move-turn = prize { $first }

## The question, and what a player knows
tianji-ask-run = The prize is { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }. Which horse do you send?
tianji-ask-turn = Which prize is turned up?
tianji-show-prize = This race is for { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }.
tianji-show-prizes = Prizes to come, in unknown order: { $prizes }
tianji-show-points = { SEAT($seat) }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tianji-show-horses = Horses of { SEAT($seat) }: { $horses }
tianji-show-choice = { SEAT($seat) } has chosen horse { $horse }.
tianji-effect-run = it is faster than { $beaten } of { $rivals ->
        [one] { $rivals } rival horse
       *[other] { $rivals } rival horses
    }

## The log
tianji-log-prize = A new race, for { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }.
tianji-log-chosen = You choose horse { $horse }.
tianji-log-run = { SEAT("qi") } runs horse { $qi }, { SEAT("tian") } horse { $tian }.
tianji-log-wins = { SEAT($seat) } wins { $prize ->
        [one] { $prize } point
       *[other] { $prize } points
    }.
tianji-log-tie = Equally fast: nobody wins the prize.
tianji-log-end = The races are over: { $qi } to { $tian }.

tianji-mark-race = Race { $count }
tianji-gain-race = Races won

## Refusals
tianji-why-text = “{ $text }” is not a move. Write “run” and the number of a horse, for example: run 5
tianji-why-number = There is no { $number }: the numbers go from 1 to { $most }.
tianji-why-run = Horse { $number } has run already.
tianji-why-turned = Prize { $number } was turned up already.
tianji-position-horses = Both players must have equally many horses.
tianji-position-prizes = There must be one prize for each of the { $races } races to come, no prize twice.
tianji-position-twice = { $key } has a number twice.
tianji-position-choice = Horse { $horse } cannot be chosen: it has run, or no prize is turned up.
tianji-position-both = At most one player can have chosen: otherwise the horses have run.
