# The engine: refusals, scenarios, records.

engine-game-over = The game is over: there are no more moves.
engine-not-your-turn = It is not { SEAT($seat) }'s turn; { SEAT($actors) } to move.
engine-seat-not-asked = It is not seat { $seat }'s turn.
engine-action-not-legal = Action { $action } is not legal for seat { $seat } now.
engine-not-an-integer = { $what } must be an integer, not { $value } ({ $kind }).
engine-no-single-player = Several seats decide at the same time ({ $seats }): say which one you mean.
engine-seed = A seed must be a non-negative whole number of at most { $bits } bits.
engine-unknown-game = There is no game “{ $game }”. The games are: { $games }.
engine-extra-missing = { $package } is not installed: pip install "tianxia[{ $extra }]".

engine-option-unknown = { $game } has no option “{ $option }”. It has: { $known }.
engine-option-bad = An option has an invalid value: { $problem }.
engine-option-form = “{ $text }” is not an option. Write it as name=value, for example events=on.

engine-position-no-table = { $key } must be a table, for example { "{" } han = …, chu = … { "}" }.
engine-position-unknown = { $key } is not a key of a position. Known here: { $known }.
engine-position-missing = { $key } is missing; it must be one of: { $choices }.
engine-position-no-number = { $key } must be a whole number.
engine-position-range = { $key } is { $value }, but must be from { $low } to { $high }.
engine-position-no-switch = { $key } must be true or false.
engine-position-no-text = { $key } must be a string.
engine-position-no-list = { $key } must be a list.
engine-position-choice = { $key } names “{ $value }”, but must be one of: { $choices }.
engine-position-seed = The seed must be a non-negative whole number, or a longer one in hexadecimal digits, of at most 256 bits.

engine-file-no-file = { $path } is not a file.
engine-file-large = { $path } is far too large for such a file.
engine-file-utf8 = { $path } is not UTF-8 text.
engine-file-unreadable = { $path } cannot be read: { $problem }.
engine-file-unwritable = { $path } cannot be written: { $problem }.
engine-toml = This is not valid TOML: { $problem }.

engine-no-scenarios = There is no scenario file (.toml) in { $path }.
engine-scenario-key = “{ $key }” is not a known key. Known: { $known }.
engine-scenario-text = “{ $key }” is required and must be a string.
engine-scenario-table = “{ $key }” must be a table.
engine-scenario-steps = The steps must be an array of tables: [[steps]].
engine-scenario-do-or-refuse = Step { $number } must have either “do” or “refuse”.
engine-scenario-position = The position is not possible: { $problem }
engine-scenario-begin = The game cannot start: { $problem }
engine-scenario-unreadable = “{ $text }” cannot be read: { $problem }
engine-scenario-expect = The expectation cannot be read: { $problem }
engine-scenario-at-end = at the end
engine-scenario-at-step = at step { $number } ({ $seat }: { $text })
engine-scenario-changed = Reading the move changed the state.
engine-scenario-accepted = It should have been refused, but it is legal.
engine-scenario-refused = It was refused: { $reason }

engine-expect-table = It must be a table of keys and values.
engine-expect-key = A dump of { $game } has no key “{ $key }”.
engine-expect-texts = “{ $key }” must be a list of strings.
engine-expect-seat = “{ $seat }” is not a seat. The seats are: { $seats }.
engine-expect-which-seat = Several seats are to move: write { $key } = { "{" } seat = […] { "}" }.
engine-expect-one-step = “{ $text }” is more than one step; “only” is for decisions of one step.
engine-expect-differs =
    { $key }
        expected  { $wanted }
        found     { $found }
engine-expect-legal = “{ $text }” is legal for { $seat }, but should not be.
engine-expect-refused = “{ $text }” should be legal for { $seat }, but: { $reason }

engine-score = { $points }
engine-score-seat = { SEAT($seat) } { $points }

engine-record-key = “{ $key }” is not a key of a record. Known: { $known }.
engine-record-missing = The record lacks “{ $key }”, or it has the wrong form.
engine-record-rules = This record was played under rules { $theirs } of { $game }; these are rules { $ours }, so it might not replay to the same game.
engine-record-departs = This game was played under version { $theirs } of the rules; this is version { $ours }. { $change } Both versions agree on the first { $shown } of { $moves } moves.
engine-record-start = The record cannot start: { $problem }
engine-record-seat = Move { $number }: “{ $seat }” is not a seat of this game.
engine-record-line = “{ $text }” is not a move; a line is a seat and a text, for example: han play 7 7 7.
engine-record-move = Move { $number } ({ $move }) cannot be played: { $problem }
engine-record-final = The moves lead to a different position than the record says: it was changed, or played by another program.
