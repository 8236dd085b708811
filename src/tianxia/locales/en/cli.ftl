# The command line.

cli-about = Tianxia 天下: three strategy games about the unification of China.
cli-epilog = Begin with: tianxia terminal chuhan
cli-commands = commands
cli-error = tianxia: { $problem }

cli-help-version = say which version this is
cli-help-lang = the language to speak
cli-help-games = list the games, or tell about one
cli-help-games-game = the game to tell about
cli-epilog-games = Example: tianxia games chuhan
cli-help-terminal = play in the terminal
cli-epilog-terminal =
    Examples:
      tianxia terminal chuhan                        you are Han, a bot is Chu
      tianxia terminal chuhan --seat chu             you are Chu
      tianxia terminal chuhan --seat all             two people at one keyboard
      tianxia terminal chuhan --option events=on     with events
      tianxia terminal huang --option players=tiger,rat,goat
      tianxia terminal --load game.toml              go on with a saved game
cli-help-game = the game to play
cli-help-seed = deal from this number, to play the same deal again
cli-help-seat = a seat for a person; may be given several times, or “all” (default: the first seat)
cli-help-bot = the bot for the other seats, or for one seat (default: the easiest)
cli-help-option = an option of the game, see “tianxia games GAME”
cli-help-load = go on with a game that was saved
cli-help-check = play scenario files
cli-epilog-check = Exit status: 0 all passed, 1 one failed, 2 one could not be read.
cli-help-check-paths = scenario files, or folders with .toml files
cli-help-keep-going = go on after a file that fails
cli-help-verbose = name every file that passes
cli-help-record = replay or show a saved game
cli-epilog-record = Examples: tianxia record replay game.toml; tianxia record show game.toml --seat chu
cli-help-record-replay = play a saved game again, and verify that it ends as it says
cli-help-record-show = tell a saved game as a seat could see it
cli-help-record-file = a game saved with “save FILE”
cli-help-record-seat = the seat whose eyes to use (default: a spectator's)
cli-help-board = draw a position of Huang as a picture
cli-epilog-board =
    Examples:
      tianxia board game.toml --svg board.svg                  the last position of a saved game
      tianxia board game.toml --move 40 --seat rat --svg b.svg as the Rat saw it after 40 moves
      tianxia board position.toml --svg board.svg              a position, a scenario or a map
cli-help-board-file = a saved game, a scenario, a position or a map, as TOML
cli-help-board-svg = the picture to write
cli-help-board-move = of a saved game: after how many moves (default: the last)
cli-help-board-seat = the seat whose eyes to use (default: everything is shown)
cli-help-board-dark = dark or light colours (default: as the reader's screen prefers)
cli-help-bench = measure how fast random play is on this machine
cli-epilog-bench = Compared with others: make bench
cli-help-bench-game = the game to measure (default: all)
cli-help-bench-seconds = how long to measure each figure (default: 2)

cli-games-line = { $game }: { $name }. { $about }
cli-games-more = More about one: tianxia games GAME. To play it: tianxia terminal GAME.
cli-games-title = { $name }, rules version { $rules }
cli-games-seats = Seats: { $seats }
cli-games-actions = Actions: { NUMBER($number, useGrouping: 0) } numbers
cli-games-options = Options:
cli-games-house = House rules, where the books are silent or disagree:

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
cli-replay-same = It is the position the record says.
cli-replay-unfinished = The game is not over: it is up to { $seats }.
cli-show-public = What everybody could see:
cli-show-seat = What { $seat } could see:
cli-show-end = At the end:

cli-board-done = { $path }: { $size } kB.
cli-board-none = There is no picture of { $name } yet, only of Huang.
cli-board-move = Only a saved game has moves to count.
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

cli-terminal-game = Name a game to play: { $games }.
cli-terminal-load = A saved game of { $game } goes on as it was: leave out the game, --option and --seed.
cli-terminal-taken = { $seat } is played by a person: leave the bot out, or the seat.

cli-table-welcome = Welcome to { $name }.
cli-table-person = { $seat } is played by a person.
cli-table-bot = { $seat } is played by a bot ({ $bot ->
    [random] any legal move, at random
   *[other] { $bot }
}).
cli-table-help-hint = Type the number or the text of an action; “help” tells the rules in short and what else you can type.
cli-table-turn = It is { $seat }'s turn.
cli-table-hand-over = Give the keyboard to { $seat }. Press Enter when only { $seat } looks.
cli-table-help =
    An action    its number in the list, or its text
    An action?   what it would do, or why it is not possible
    show         your view and the actions again
    log          everything that has happened, as you could see it
    undo         take back the last move of a person, and what followed
    save FILE    save the game as a text file
    quit         leave
cli-table-legal = That is possible.
cli-table-house = House rules, where the books are silent or disagree:
cli-table-number =
    { $number ->
        [one] There is only action 1.
       *[other] The actions are numbered 1 to { $number }.
    }
cli-table-nothing-to-undo = There is nothing to undo yet.
cli-table-undone = Taken back: { $move }.
cli-table-undone-of = The last move of { $seat } is taken back.
cli-table-save-where = Where to? For example: save game.toml
cli-table-saved = Saved in { $path }. Go on later with: tianxia terminal --load { $path }
cli-table-not-ours = { $path } is there already and is no game record: choose another name.
cli-table-goodbye = Goodbye.
cli-table-unsaved = Goodbye. This game was not saved (“save FILE” does).
cli-table-over = The game is over.
cli-table-over-ask = save FILE, log, undo, or Enter to leave >
cli-table-over-help = Type save FILE, log, undo, or just Enter to leave.
