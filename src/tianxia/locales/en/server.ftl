# The server: refusals, and log lines about a table.

server-database-unknown = The database address must start with one of: { $kinds }.
server-secret-short = The secret in { $path } is too short: delete the file and a new one is created.
server-settings-bad = A server setting cannot be read: { $problem }
server-folder-unwritable = The data folder { $path } cannot be used ({ $problem }). Make it writable for this user, or name another with TIANXIA_DATA.
server-database-unwritable = The database { $where } cannot be written ({ $problem }). Check that its folder exists, that the disk is not read-only, and that this user may write there.
server-database-full = There is no space left for the database { $where }. Free some space on that disk, then start again.
server-database-corrupt = The database { $where } is damaged ({ $problem }). Put a backup in its place, or move the file away to start with an empty one.
server-database-unavailable = The database { $where } cannot be reached ({ $problem }). Check that it is running and that the address is right.
server-database-failed = The database { $where } cannot be used: { $problem }

server-no-guest = Your session is missing or has expired: please reload the page.
server-token = This request did not come from our page: please reload it.
server-forbidden = That is not allowed.
server-missing = There is nothing here.
server-method = That is not possible here.
server-malformed = That could not be understood.
server-large = That is too large.
server-failed = Something went wrong here. It is not your fault; please try again.
server-storage-unavailable = The server cannot save anything at the moment. Please try again in a few seconds.
server-too-many =
    { $seconds ->
        [one] Too many requests. Try again in a second.
       *[other] Too many requests. Try again in { $seconds } seconds.
    }
server-guest = Guest { $number }
server-name-empty = A name needs at least one letter.
server-settings-large = These settings are too large to keep.
server-code = This code is not valid: it works once, for ten minutes.

server-option-choice = The option { $option } can be: { $choices }.
server-seats-number =
    { $fewest ->
        [2] { $most ->
            [2] This game is for 2 players, not { $number }.
           *[other] This game is for { $fewest } to { $most } players, not { $number }.
        }
       *[other] This game is for { $fewest } to { $most } players, not { $number }.
    }
server-seats-players = Name { $number } different players, in turn order.
server-seats-person = At least one seat must be for a person.
server-clock-seconds = A clock needs between one second and two weeks.

server-table-missing = There is no such table.
server-table-rules = This table was played under version { $theirs } of the rules; this server plays version { $ours }.
server-table-earlier = This game was started under version { $theirs } of the rules; this server plays version { $ours }. { $change }
server-table-old = This table was played under another version of the rules and cannot continue here.
server-table-waits = The game has not started: a player is still missing.
server-join-key = This table is private: ask for its link.
server-join-started = The game has already started.
server-join-taken = This seat is taken.
server-start-owner = Only the host can start the game.
server-seat-foreign = This seat is not yours.
server-sockets = You have too many tables open at once.
server-bot-tables =
    { $most ->
        [one] You already have { $most } game with bots in progress, the most allowed here. Finish or leave it, then start another.
       *[other] You already have { $most } games with bots in progress, the most allowed here. Finish or leave one, then start another.
    }

server-move-stale = The game has moved on: that is no longer being asked.
server-move-long = No move is that long.
server-move-unfinished = This move is not complete.
server-undo-no = There is nothing to take back.
server-undo-ask = To take this back, the others must agree.
server-offer-none = Nobody has offered that.
server-offer-early = The game is not over yet.
server-draw-bots = Bots do not agree to draws.
server-replace-time = A bot can take over a seat only when its player has run out of time.
server-claim-time = You can claim the win only when the other player has run out of time.
server-claim-two = With more than two players, a bot takes over when a player runs out of time.
server-hint-off = Hints are off at this table.
server-hint-wait = One hint at a time, please.
server-message-long = A message was too long.
server-messages-many = Too many messages in a row.
server-bye-closing = The server is restarting. It will be back soon.

server-replay-running = While a game is running you can look back only from your own seat.
server-replay-viewpoint = Choose the view of one of the seats, or everyone's.
server-replay-same = This game was played under version { $theirs } of the rules. Every move of it is the same under version { $ours }.
server-replay-part = This game was played under version { $theirs } of the rules; this server plays version { $ours }. { $change } Both versions agree on the first { $shown } of { $moves } moves, and these are shown; the result is that of the game as it was played.
server-study-earlier = A game played under an earlier version of the rules cannot be analysed: bots play by the current rules.
server-statistics-part = Statistics need the whole game, and only part of it can be shown under the current rules.
server-replay-move = There is no move { $number }: the last one is { $last }.
server-studies-many = Many games are being analysed at the moment. Try again in a few minutes.
server-upload-text = This is not a text file: a game record is readable text and ends in .toml.
server-upload-long = No game has more than { $most } moves.
server-upload-research = The option { $option } is for research: such games are not shown here.
server-upload-bad = This record cannot be replayed: { $problem }
server-upload-unfinished = This game is not over: only finished games can be uploaded.

server-log-undo = { SEAT($seat) } takes a move back.
server-log-undo-agreed = { SEAT($seat) } takes a move back; { SEAT($other) } agreed.
server-log-undo-all = { SEAT($seat) } takes a move back; the others agreed.
server-log-draw-offer = { SEAT($seat) } offers a draw.
server-log-declined =
    { $what ->
        [undo] { SEAT($seat) } declines the take-back.
        [rematch] { SEAT($seat) } declines a rematch.
       *[draw] { SEAT($seat) } declines the draw.
    }
server-log-resign = { SEAT($seat) } resigns.
server-log-time = { SEAT($seat) } has run out of time.
server-log-draw = Both players agree to a draw.
server-log-replace = A bot ({ $level }) takes over { SEAT($seat) }.

server-page-title = Tianxia
server-page-not-built = The server is running, but its pages have not been built: run “make browser” in a clone, or install a wheel made with “make wheel”.
