# Tian Ji's Race. Topics other than `tianji` are what the pages and the tutorial of Tianxia look for.

tianji-name = Tian Ji's Race
tianji-about = Horse races with secret choices: Tian Ji and the King of Qi send one horse at a time.
web-about-tianji = Send a slow horse against a fast one, and win the race that counts.
web-option-tianji-horses = Horses
web-option-tianji-horses-note = How many horses each player has, and how many races there are.

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
tianji-log-run = { SEAT("tianji/qi") } runs horse { $qi }, { SEAT("tianji/tian") } horse { $tian }.
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

## The tutorial
tutorial-tianji-race = One race
tutorial-tianji-race-1 = You are Tian Ji, your rival is the King of Qi. This race is for 5 points. Both of you secretly choose a horse, and the faster one wins. Choose horse 5.
tutorial-tianji-race-1-no = Horse 5 is your fastest, and 5 points is the best prize. Try it.
tutorial-tianji-race-2 = You won! Both horses are gone for the rest of the game. This race is for 1 point only. Send your slowest horse.
tutorial-tianji-race-2-no = Save your good horses for good prizes: choose horse 1.
tutorial-tianji-race-end = The King won one point with a good horse, which he will miss later. When all horses have run, the player with more points wins.
tutorial-tianji-sunbin = Sun Bin's advice
tutorial-tianji-sunbin-1 = The King's horses 3, 6 and 9 are each faster than your 2, 5 and 8. Yet Sun Bin knows how to win. The King is sure to send his best horse now. Send your worst.
tutorial-tianji-sunbin-1-no = You cannot win this race, so lose it cheaply: choose horse 2.
tutorial-tianji-sunbin-2 = He spent his 9 on your 2. Now he sends his middle horse, the 6. Send your best.
tutorial-tianji-sunbin-2-no = Choose horse 8: it beats the 6.
tutorial-tianji-sunbin-3 = One race is left. Your 5 is faster than his 3.
tutorial-tianji-sunbin-end = Two races of three, with slower horses. That is the story of Tian Ji's race.
