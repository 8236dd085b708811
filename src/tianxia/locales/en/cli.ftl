# The command line.

cli-about = Tianxia 天下: three strategy games about the unification of China.
cli-epilog = Start with: tianxia terminal chuhan
cli-commands = commands
cli-error = tianxia: { $problem }

cli-help-version = show the version
cli-help-lang = the language to use: { $languages } (default: TIANXIA_LANG, or the system's)
cli-help-games = list the games, or describe one
cli-help-games-game = the game to describe
cli-epilog-games = Example: tianxia games chuhan
cli-help-terminal = play in the terminal
cli-epilog-terminal =
    Moves, seats and options are typed in the same words in every language.

    Examples:
      tianxia terminal chuhan                        you are Han, a bot is Chu
      tianxia terminal chuhan --seat chu             you are Chu
      tianxia terminal chuhan --seat all             two people at one keyboard
      tianxia terminal chuhan --option events=on     with events
      tianxia terminal huang --option players=tiger,rat,goat
      tianxia terminal --load game.toml              continue a saved game
cli-help-game = the game to play
cli-help-seed = the seed of the deal, to play the same deal again
cli-help-seat = a seat for a person; may be given several times, or “all” (default: the first seat)
cli-help-bot = the bot for the other seats, or for one seat (default: the easiest); “cmd:PROGRAM” works too
cli-help-option = an option of the game, see “tianxia games GAME”
cli-help-load = continue a saved game
cli-help-play = play in the browser
cli-epilog-play = Everything stays on this machine. Press Ctrl+C to stop; your games continue next time.
cli-help-play-port = listen on this port (default: a free one)
cli-help-play-browser = open the browser (default: yes)
cli-help-serve = serve tables to others
cli-epilog-serve =
    Settings come from here or from the environment: DATABASE_URL, REDIS_URL, TIANXIA_SECRET (used to sign cookies),
    TIANXIA_DATA (the folder for data), TIANXIA_SECURE=1 (behind https), TIANXIA_BOT_PAUSE (seconds).

    Examples:
      tianxia serve --host 0.0.0.0 --port 8000
      tianxia serve --database postgresql://tianxia@db/tianxia --redis redis://cache:6379
cli-help-serve-host = the address to listen on (default: 127.0.0.1, this machine only)
cli-help-serve-port = the port to listen on (default: 8000)
cli-help-serve-database = where tables are kept: sqlite:///FILE or postgresql://… (default: a file in the user's data folder)
cli-help-serve-redis = Redis, needed when several processes serve the same tables: redis://…
cli-help-serve-name = a name under which the server may be reached; may be given several times (default: any)
cli-help-check = run scenario files
cli-epilog-check = Exit status: 0 all passed, 1 one failed, 2 one could not be read.
cli-help-check-paths = scenario files, or folders with .toml files
cli-help-keep-going = continue after a file that fails
cli-help-verbose = name every file that passes
cli-help-record = replay or show a saved game
cli-epilog-record = Examples: tianxia record replay game.toml; tianxia record show game.toml --seat chu
cli-help-record-replay = replay a saved game, and verify that it ends as recorded
cli-help-record-show = show a saved game as a seat saw it
cli-help-record-verify = verify that a game was dealt from the seed whose hash the server showed at the start
cli-help-record-hash = the hash that was shown (default: the one in the record)
cli-help-record-file = a game saved with “save FILE”
cli-help-record-seat = the seat whose view to show (default: a spectator's)
cli-help-board = draw a position as a picture
cli-epilog-board =
    Examples:
      tianxia board game.toml --svg board.svg                  the last position of a saved game
      tianxia board game.toml --move 40 --seat rat --svg b.svg as the Rat saw it after 40 moves
      tianxia board position.toml --svg board.svg              a position, a scenario or a map
cli-help-board-file = a saved game, a scenario, a position or a map, as TOML
cli-help-board-svg = the picture to write
cli-help-board-move = the position after this many moves of a saved game (default: the last position)
cli-help-board-seat = the seat whose view to draw (default: everything)
cli-help-board-dark = dark or light colours (default: as the reader's screen prefers)
cli-help-arena = let bots play each other to find out which is stronger
cli-epilog-arena =
    A BOT is a level or a reference bot of the game, “cmd:” and a program that speaks the protocol of “tianxia bot-protocol”,
    or “py:module:Class”, a class of your own that can be imported from here. A program runs in its own process and is
    told only what its seat may know. A class shares a process with the game: nothing stops it from looking around there.

    Every deal is played once with each seating: two bots play it twice, with seats swapped. With --simulations the result
    is the same on every machine. Run the same command again to continue a run that was interrupted.

    A crash is not a result. Every bot is started once before the first game; if one cannot play, no game is played. A game in
    which a bot crashes does not count, and the same command plays it again; while there are such games, the exit status is not 0.

    Examples:
      tianxia arena chuhan club casual --games 200
      tianxia arena huang club casual casual random         a table of four
      tianxia arena chuhan club "cmd:python3 examples/random_bot.py" --time 0.1
      tianxia arena ladder suntzu                           random and all levels, rated
cli-help-arena-game = the game; or “ladder” and the game
cli-help-arena-bots = the bots, one for each seat (master@0.1: at a tenth of its time); for a ladder from the weakest to the strongest (default: random and all levels)
cli-help-arena-games = the number of games, in a ladder for each pairing, rounded up to whole deals (default: 100)
cli-help-arena-seed = the seed of all deals and random choices (default: 1)
cli-help-arena-jobs = how many games to play at the same time (default: one per core)
cli-help-arena-ray = play on the Ray cluster at this address (“auto”, host:port); needs tianxia[ray]
cli-help-arena-out = the folder for records and summary (default: named after game, bots and seed)
cli-help-arena-dataset = also write every decision into this folder as Parquet: observation, legal actions, action, result; needs tianxia[data]
cli-help-arena-time = a factor: give all bots this many times their usual time; 0.1 is a tenth (default: 1)
cli-help-arena-seconds = give all bots this many seconds per decision, instead of their usual time
cli-help-arena-simulations = give all bots this many simulations per decision, instead of time
cli-help-arena-crash = when a bot crashes in a game: stop there, or continue with the other games; the game has no result either way, and the same command plays it again (default: stop)
cli-help-arena-strict = a decision that takes more than a fifth, or 50 ms, over its time loses the game (default: it is only counted)
cli-help-hint = ask a bot for the best moves in a saved game
cli-epilog-hint =
    The bot is told what the seat could know, and nothing else.

    Examples:
      tianxia hint game.toml                       the next move
      tianxia hint game.toml --move 12             what should have been played instead of move 12
cli-help-hint-seat = the seat to advise (default: the one that played the move, or is to move)
cli-help-hint-move = the number of the move, from 1 (default: the next move)
cli-help-hint-bot = the bot to ask (default: the strongest)
cli-help-hint-seconds = how long it may think (default: the time of its level)
cli-help-hint-seed = the random seed of the bot, to get the same answer again
cli-help-bot-protocol = explain how a program in any language can play
cli-epilog-bot-protocol = An example in twenty lines: examples/random_bot.py
cli-help-bench = measure how fast random play is on this machine
cli-epilog-bench = To compare with other libraries: make bench
cli-help-bench-game = the game to measure (default: all)
cli-help-bench-seconds = how long to take for each measurement (default: 2)

## Placeholders for values in the help
cli-meta-lang = LANGUAGE
cli-meta-command = COMMAND
cli-meta-game = GAME
cli-meta-seat = SEAT
cli-meta-seat-bot = [SEAT=]BOT
cli-meta-option = NAME=VALUE
cli-meta-file = FILE
cli-meta-name = NAME
cli-meta-host = HOST
cli-meta-file-or-folder = FILE-or-FOLDER
cli-meta-action = ACTION
cli-meta-hash = HASH
cli-meta-file-or-record = FILE-or-RECORD
cli-meta-out = OUT
cli-meta-bot = BOT
cli-meta-address = ADDRESS
cli-meta-dir = DIR
cli-meta-factor = FACTOR
cli-meta-record = RECORD

## Texts of argparse
cli-usage = usage:
cli-usage-arena = tianxia arena GAME BOT BOT … | tianxia arena ladder GAME [BOT …]
cli-usage-arguments = arguments
cli-usage-options = options
cli-usage-help = show this help
cli-usage-error = { $program }: { $problem }.
cli-usage-argument = { $name }: { $problem }
cli-usage-required = missing: { $names }
cli-usage-unknown = unknown: { $names }
cli-usage-choice = “{ $value }” is not one of { $choices }
cli-usage-value = “{ $value }” is not a number
cli-usage-one = expected a value
cli-usage-some = expected at least one value
cli-usage-ambiguous = { $option } could be { $matches }
cli-usage-explicit = takes no value, but got “{ $value }”

## Numbers in tables
cli-percent = { $number }%
cli-time-s = { $number } s
cli-time-ms = { $number } ms
cli-time-us = { $number } µs

cli-games-line = { $game }: { $name }. { $about }
cli-games-more = More about one game: tianxia games GAME. To play it: tianxia terminal GAME.
cli-games-title = { $name }, rules version { $rules }
cli-games-seats = Seats: { $seats }
cli-games-actions = Action numbers: { NUMBER($number, useGrouping: 0) }
cli-games-levels = Bots, with their maximum time per decision:
cli-games-level = { $name } ({ NUMBER($milliseconds, useGrouping: 0) } ms): { $about }
cli-games-options = Options:
cli-games-house = House rules, where the rulebooks are silent or disagree:

cli-check-passed = passed      { $path }: { $title }
cli-check-failed =
    FAILED      { $place }
                { $title }
                { $where }
cli-check-unreadable = UNREADABLE  { $place }: { $problem }
cli-check-summary = { $passed } passed, { $failed } failed, { $unreadable } unreadable

cli-replay-moves =
    { $number ->
        [one] { $game }, { $number } move:
       *[other] { $game }, { $number } moves:
    }
cli-replay-final = Final position: { $fingerprint }
cli-replay-same = This matches the record.
cli-replay-earlier = Played under version { $theirs } of the rules; every move is the same under version { $ours }.
cli-load-earlier = This game was started under version { $theirs } of the rules and continues under version { $ours }. { $change }
cli-replay-unfinished = The game is not over: { SEAT($seats) } to move.
cli-verify-no-hash = The record contains no hash of its seed: pass the one that was shown with --hash.
cli-verify-other =
    The hash does not match this seed.
      hash of the seed: { $found }
      shown at the start: { $shown }
cli-verify-seed = The seed matches the hash that was shown: { $hash }
cli-verify-moves =
    { $number ->
        [one] Dealt from it, the { $number } move of { $game } is legal and leads to the recorded position.
       *[other] Dealt from it, all { $number } moves of { $game } are legal and lead to the recorded position.
    }
cli-show-public = What everybody could see:
cli-show-seat = What { SEAT($seat) } could see:
cli-show-end = At the end:

cli-board-done = { $path }: { $size } kB.
cli-board-none = There is no picture for { $name }.
cli-board-game = The file does not say which game it is about. Add the line game = "…" with one of: { $games }.
cli-board-move = --move needs a saved game: no other file has moves.
cli-board-moves =
    { $number ->
        [one] The game has { $number } move.
       *[other] The game has { $number } moves.
    }

cli-bench-title = { $name }, random play, { $compiled }
cli-bench-compiled = compiled
cli-bench-pure = uncompiled
cli-bench-core = inside the core
cli-bench-loop = from a Python loop
cli-bench-core-line = { "  " }inside the core      { $decisions } decisions/s, { $games } games/s
cli-bench-loop-line = { "  " }from a Python loop   { $decisions } decisions/s, { $games } games/s
cli-bench-clone-line = { "  " }a clone              { $time } µs

cli-arena-unit = { " " }games
cli-arena-resumed =
    { $number ->
        [one] { $number } game has already been played.
       *[other] { $number } games have already been played.
    }
cli-arena-retried =
    { $number ->
        [one] { $number } game ended in a crash and is played again.
       *[other] { $number } games ended in a crash and are played again.
    }
cli-arena-interrupted = Interrupted. Run the same command to continue.
cli-arena-title = { $name }: { $games } games on { $deals } deals, { $moves } moves on average
cli-text-arena-bot = bot
cli-text-arena-won = won
cli-text-arena-interval = 95% interval
cli-text-arena-record = won–drawn–lost
cli-text-arena-points = returns
cli-text-arena-score = score
cli-text-arena-decision = mean decision
cli-text-arena-longest = longest
cli-text-arena-overruns = overruns
cli-text-arena-faults = faults
cli-text-arena-crashes = crashes
cli-text-arena-elo = Elo
cli-text-arena-margin = 95%
cli-text-arena-above = above the previous
cli-text-arena-games = games
cli-text-arena-illegal = it made an illegal move
cli-text-arena-overtime = it took too long
cli-arena-interval =
    Wilson interval, { $units ->
        [deals] with deals as units, since the games of a deal are not independent
       *[games] with games as units, since there are too few deals to compare them
    }; a draw is half a win.
cli-arena-fault = Game { $number }: { $bot } lost because { $kind }. { $reason }
cli-arena-crash = Game { $number } has no result because { $bot } crashed. { $reason }
cli-arena-more-faults =
    { $number ->
        [one] { $number } more fault is in the summary.
       *[other] { $number } more faults are in the summary.
    }
cli-arena-crashes =
    { $number ->
        [one] { $number } game does not count, neither above nor in any rating; the same command plays it again.
       *[other] { $number } games do not count, neither above nor in any rating; the same command plays them again.
    }
cli-arena-written = Records and summary: { $path }
cli-arena-dataset = Dataset: { $path }
cli-arena-ladder-title = Ladder of { $name }, { $games } games
cli-arena-ladder-how = Bradley–Terry by maximum likelihood, { $first } at 0; 95% intervals from the Hessian, relative to the average of all.
cli-arena-chart-title = { $name }: the levels in Elo
cli-arena-chart-subtitle =
    { $pairings ->
        [one] { $games } games, { $first } at 0, 95% intervals
       *[other] { $games } games in each of { $pairings } pairings, { $first } at 0, 95% intervals
    }
cli-arena-chart = Chart: { $path }

cli-hint-moves = The move must be from 1 to { $number }.
cli-hint-title = Move { $number }, { SEAT($seat) }: { $prompt }
cli-hint-none = { $bot } gives no hints.
cli-hint-move = { $place }. { $move }: wins { $chance }%, weight { $share }%
cli-hint-line = { "   " }likely continuation: { $line }
cli-hint-played = Move played: { $move }

cli-serve-started = Tianxia is running at { $address } (press Ctrl+C to stop)
cli-play-started = Tianxia is running at { $address } (press Ctrl+C to stop; your games continue next time)
cli-play-ended = Goodbye. Your games are saved.
cli-server-missing = The server needs { $package }, which is not installed; type: pip install "tianxia[{ $extra }]"
cli-pages-missing = The browser pages are not built: in a clone, type “make browser”, then “pip install ".[play]"”; or play in the terminal: “tianxia terminal chuhan”.

cli-terminal-game = Name a game to play: { $games }.
cli-terminal-load = A saved game of { $game } continues as it was: leave out the game, --option and --seed.
cli-terminal-taken = { SEAT($seat) } is played by a person: leave out the bot, or the seat.

cli-table-welcome = Welcome to { $name }.
cli-table-person = { SEAT($seat) } is played by a person.
cli-table-bot = { SEAT($seat) } is played by a bot ({ $bot ->
    [random] any legal move, at random
   *[other] { $bot }
}).
cli-table-help-hint = Type the number or the text of an action; “help” shows the rules in short and what else you can type.
cli-table-turn = It is { SEAT($seat) }'s turn.
cli-table-hand-over = Pass the keyboard to { SEAT($seat) }. Press Enter when only { SEAT($seat) } is looking.
cli-table-help =
    An action    its number in the list, or its text
    An action?   what it would do, or why it is not possible
    show         your view and the actions again
    log          everything that has happened, as you saw it
    undo         take back the last move of a person, and what followed
    save FILE    save the game as a text file
    quit         leave
cli-table-legal = That is a legal move.
cli-table-house = House rules, where the rulebooks are silent or disagree:
cli-table-number =
    { $number ->
        [one] There is only action 1.
       *[other] The actions are numbered 1 to { $number }.
    }
cli-table-nothing-to-undo = There is nothing to undo yet.
cli-table-undone = Taken back: { $move }.
cli-table-undone-of = { SEAT($seat) }'s last move is taken back.
cli-table-save-where = Where to? For example: save game.toml
cli-table-saved = Saved in { $path }. Continue later with: tianxia terminal --load { $path }
cli-table-not-ours = { $path } already exists and is not a game record: choose another name.
cli-table-goodbye = Goodbye.
cli-table-unsaved = Goodbye. This game was not saved (use “save FILE” to keep one).
cli-table-over = The game is over.
cli-table-over-ask = save FILE, log, undo, or Enter to leave >
cli-table-over-help = Type save FILE, log, undo, or just Enter to leave.
