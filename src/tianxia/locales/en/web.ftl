# Messages of the browser.

## Everywhere
web-description = Three strategy games about the unification of China
web-home = To the lobby
web-close = Close
web-menu = Menu
web-again = Try again
web-load-failed = Could not be loaded.
web-you = You
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-former-player = former player
web-bot = { $level } (bot)
web-level = Bot level
web-error-offline = No connection to the server.
web-error-status = The server rejected that ({ NUMBER($status, useGrouping: 0) }).
web-error-page = Something went wrong on this page. Please reload it.
web-error-game = There is no such game.

## The lobby
web-games = Games
web-game-facts = About { $game }
web-game-length = { $players } players, about { $minutes } minutes
web-play = Play
web-learn-on = Continue learning, { $number }/{ $scenes }
web-play-game = Play { $game }
web-against = Bot level in { $game }
web-new-table = New table
web-rules-of = Rules of { $game }
web-open-tables = Open tables
web-open-none = No open tables.
web-open-start = Open a table for others to join
web-running = Games in progress
web-watch = Watch
web-join = Join
web-your-games = Your games
web-own-none = No games yet.
web-your-turn = Your turn
web-wait = Waiting
web-open = Open
web-over = Game over
web-won = Won
web-lost = Lost
web-drawn = Draw
web-closed = Closed
web-nobody-yet = Nobody yet
web-one-device = On this device
web-seats-free = { $free } of { $seats } seats free
web-clock-kind =
    { $kind ->
        [move] { $seconds } s per move
        [game]
            { $increment ->
                [0] { $minutes } min each
               *[other] { $minutes } min each, +{ $increment } s per move
            }
       *[none] no clock
    }
web-terms = This table
web-terms-hints = hints allowed
web-terms-no-hints = no hints
web-terms-random = random seats
web-terms-private = by link only
web-terms-off = { $option }: off
web-terms-choice = { $option }: { $choice }

## Setting up a table
web-new-title = New table: { $game }
web-seats = Seats
web-seating = Seating
web-seating-chosen = As chosen below
web-seating-random = Random
web-seating-note = Sides are drawn at random when the game starts.
web-place = Player { $number }
web-seat-me = I play
web-seat-other = Open seat
web-seat-open = Open seat
web-hotseat-note = Several players on one device: pass it on between turns. The screen is covered until the next player is ready.
web-options = Options
web-players-number = Number of players
web-option-requires =
    { $needed ->
        [on] Only with “{ $option }”.
       *[other] Not with “{ $option }”.
    }
web-time = Time
web-clock-label = Clock
web-clock-none = None
web-clock-move = Per move
web-clock-game = Per game
web-clock-seconds = Seconds per move
web-clock-minutes = Minutes per player
web-clock-increment = Added per move
web-clock-plus =
    { $seconds ->
        [0] Nothing
       *[other] { $seconds } s
    }
web-table-word = Table
web-listed = Show in the lobby
web-listed-note = Everybody can watch the game and take open seats. Otherwise only people with the link can.
web-hints = Allow hints
web-hints-note = Players may ask a bot for advice. The game record shows when they did.
web-open-table = Open the table
web-start = Start

## Waiting for others
web-room-waiting = Waiting for players
web-room-open = A seat is free
web-sit = Sit here
web-sit-move = Move here
web-sit-too = Play this seat too
web-host = host
web-room-start = The game starts when every seat is taken, or when the host gives the open seats to bots.
web-invite = Invite a player
web-invite-listed = The table is listed in the lobby. This link goes straight to it.
web-invite-private = Only people with this link can join.
web-copy = Copy
web-copied = Copied
web-or-bot = Or play a bot
web-leave = Leave the table
web-page-none = Page not found
web-page-none-note = There is nothing at this address. Perhaps the link is incomplete.
web-table-none = Table not found
web-opening = Opening the table…
web-stopped = This game cannot continue here
web-stopped-close = Close the table

## At a table
web-rules = Rules
web-log = Log
web-log-times = × { $number }
web-log-empty = Nothing has happened yet.
web-keys = Keyboard shortcuts
web-hint = Hint
web-hint-count =
    { $number ->
        [one] { $number } hint
       *[other] { $number } hints
    }
web-hint-thinking = A bot is thinking about your position…
web-hint-note = What a bot would do, knowing only what you can see. Choosing a move selects it; nothing is played yet.
web-percent = { $percent }%
web-hint-chance =
    { $percent ->
        [0] less than 1% chance to win
        [100] more than 99% chance to win
       *[other] { $percent }% chance to win
    }
web-hint-equal = About equally good: each of these has a { $percent }% chance to win.
web-hint-hopeless = With any of these, the chance to win is below 1%.
web-hint-line = Likely continuation: { $line }
web-hint-step = { SEAT($seat) }: { $move }
web-undo = Take back
web-sort = Sort hand
web-sort-rank = Lowest first
web-sort-rank-down = Highest first
web-sort-sets = Largest sets first
web-offer-draw = Offer a draw
web-offered =
    { $what ->
        [undo] { SEAT($seat) } asks to take a move back.
       *[draw] { SEAT($seat) } offers a draw.
    }
web-offered-own =
    { $what ->
        [undo] You asked to take your move back.
       *[draw] You offered a draw.
    }
web-accept = Accept
web-decline = Decline
web-resign = Resign
web-resign-title = Resign this game?
web-resign-note =
    { $after ->
        [rival] Your rival wins. This cannot be undone.
        [bot] A bot takes your place, and the others play on. This cannot be undone.
       *[others] All other players win. This cannot be undone.
    }
web-play-on = Keep playing
web-record = Download the record
web-lobby = Lobby
web-seed-hash = The deal is fixed by a seed with this hash:
web-first-to = first to { $goal }
web-clock = { $time } left
web-fuse =
    { $seconds ->
        [one] { $seconds } second to answer
       *[other] { $seconds } seconds to answer
    }
web-ruler = Points, first to { $goal }. { $marks }
web-ruler-seat = { $name } { $points }.
web-to-move = To move
web-away = away
web-playable = playable
web-not-playable = not playable now
web-prompt = What to do
web-waiting = Waiting for { SEAT($names) }
web-watching = You are watching
web-thinks = { SEAT($name) } is to move.
web-sent = Your move is on its way.
web-held = Answer recorded.
web-offline = Connection lost. Reconnecting…
web-offline-note = Nothing is lost: the game will continue where it was.
web-pass-device = Pass the device to { SEAT($name) }
web-pass-device-note = The table is hidden until { SEAT($name) } is ready.
web-i-am = I am { SEAT($name) }
web-time-out = { SEAT($name) } has run out of time.
web-own-time-out =
    { $players ->
        [2] Your time is up. Your rival may claim the win or let a bot take over.
       *[other] Your time is up. Another player may let a bot take over your seat.
    }
web-time-out-bot = Let a bot take over
web-claim = Claim the win
web-sound-offer = Play with sound?
web-sound-on = Turn on sound
web-sound-no = No thanks

web-key-arrows = Arrows
web-key-arrows-does = move through the hand
web-key-figures = 0–9
web-key-figures-does = next card of that rank
web-key-space = Space
web-key-space-does = select a card or piece, or put it back
web-key-enter = Enter
web-key-enter-does = press the main button
web-key-letters = P, W, A
web-key-letters-does = pass, writ, allow (while the hand has the focus)
web-key-hexes = W E A D Z X, arrows
web-key-hexes-does = move from hex to hex
web-key-jump = B, T
web-key-jump-does = go to the board, go to your tiles
web-key-next-hex = N
web-key-next-hex-does = next possible hex
web-key-arrows-pieces = Left, right
web-key-arrows-pieces-does = move through tiles and leaders
web-key-arrows-moves = Arrows
web-key-arrows-moves-does = move through the moves
web-key-plus = + and −
web-key-plus-does = more or fewer tiles in a conflict
web-key-escape = Esc
web-key-escape-does = clear the selection, close what is open
web-key-tab = Tab
web-key-tab-does = move between bar, board, buttons and hand
web-key-rule = R
web-key-rule-does = what the rules say about the focused piece
web-key-question = ?
web-key-question-does = this list

## The end
web-wins = { SEAT($seat) } won
web-you-win = You won
web-you-lose = You lost
web-draw = A draw
web-result =
    { $reason ->
        [resign] { SEAT($loser) } resigned.
        [draw] Both players agreed to a draw.
        [time] { SEAT($loser) } ran out of time.
        [closed] The table was closed.
       *[other] The game is over.
    }
web-result-show = Result
web-look = View the table
web-rematch = Rematch
web-rematch-asked = Rematch offered
web-rematch-accept = Accept rematch
web-rematch-elsewhere = The players continue at a new table.
web-rematch-watch = Watch the rematch

## Looking at games again
web-replay = Replay
web-replays = Replays
web-replays-none = No finished games yet.
web-replays-play = Play one.
web-replays-recent = Recently finished
web-replay-none = Game not found
web-upload = Upload a game
web-uploaded = Uploaded
web-upload-note = A game played elsewhere, as a .toml file. We check it against the rules first.
web-upload-choose = Choose a file
web-upload-busy = Checking the game…
web-eyes = View as
web-eyes-everyone = Everyone
web-moves = Moves
web-move-of = Move { $n } of { $last }
web-move-link = Link to this move
web-timeline = Timeline
web-scrub = Move
web-curve = Chart
web-curve-points = Points
web-curve-chances = Chances
web-curve-points-label = Points by move. { $description }
web-curve-chances-label = Estimated winning chances by move. { $description }
web-first = To the start
web-prev = One move back
web-next = One move forward
web-last = To the end
web-play-moves = Play the moves
web-pause = Pause
web-speed = Speed { $speed }×
web-speed-label = Speed
web-fork = Play on from here
web-fork-note = A new game from the position after move { $n }, with the same deal. Bots take the other seats.
web-fork-start = Start the new game
web-fork-none = The game is over here. Go back to an earlier move.
web-open-hands = Hands
web-fork-seat = You play
web-looking-back = Looking back
web-look-back = View this moment
web-look-back-note = You are looking back. The game continues.
web-look-back-asked = It is your turn in the game.
web-look-back-end = Back to the game
web-verify-deal = Verify the deal
web-verify-note = Before the first move, everyone was shown a hash. Only one seed has that hash, and the seed fixes the whole deal.
web-verify-hash = Hash shown at the start
web-verify-seed = Seed
web-verify-found = Hash of the seed, computed by your browser
web-verify-same = They match: the deal was fixed before the game.
web-verify-other = They differ: this is not the promised seed.
web-verify-command = To deal the cards and replay the moves yourself, download the record:
web-replay-key-step = ← →
web-replay-key-step-does = one move back or forward
web-replay-key-chapter = Page up, Page down
web-replay-key-chapter-does = previous or next part
web-replay-key-ends = Home, End
web-replay-key-ends-does = start or end
web-replay-key-play = Space
web-replay-key-play-does = play or pause
web-replay-key-eyes = E
web-replay-key-eyes-does = switch view
web-replay-key-question = ?
web-replay-key-question-does = this list

## Analysis and statistics
web-analysis = Analysis
web-analysis-note = The strongest bot reviews every decision, knowing only what the player knew.
web-analysis-failed = The analysis could not be completed.
web-analyse = Analyse this game
web-analysing = Analysing every decision… { $percent }% done
web-expect = Best moves for { SEAT($seat) }
web-expect-none = There is nothing to decide here.
web-played-well = Move played: { $move }.
web-played-badly = Move played: { $move }. That lowered the chance to win by about { $percent }%.
web-mistakes = Biggest mistakes
web-mistakes-none = No big mistakes.
web-mistake = { $played }. Better: { $better } (−{ $percent }%)
web-mistake-at = { SEAT($seat) }, move { $n }: a mistake, −{ $percent }%
web-graded =
    { $grade ->
        [mistake] Mistake: −{ $percent }%
       *[blunder] Blunder: −{ $percent }%
    }
web-statistics = Statistics
web-gains = Where the points came from
web-gains-none = Nobody scored any.
web-time-used = Time
web-hints-asked = Hints
web-luck = Luck of the deal
web-luck-note = How bots did with the same deal in { $games } quick games.
web-luck-playing = Simulating this deal… { $percent }% done
web-luck-failed = The quick games could not be completed.
web-luck-wins = won { $percent }% (95% interval: { $low }–{ $high })
web-luck-points = { NUMBER($mean, minimumFractionDigits: 1) } points ({ NUMBER($low, minimumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1) })

## Settings
web-settings = Settings
web-settings-all = All settings
web-you-section = You
web-name = Name
web-save = Save
web-saved = Saved.
web-look-section = Look
web-language = Language
web-theme = Theme
web-theme-system = Match system
web-theme-light = Light
web-theme-dark = Dark
web-text-size = Text size
web-text-size-percent = { $percent }%
web-board-size = Board and card size
web-board-size-percent =
    { $percent ->
        [100] Fits the window
       *[other] { $percent }%
    }
web-contrast = Contrast
web-contrast-system = Match system
web-contrast-drawn = Standard
web-contrast-more = High
web-motion = Animations
web-motion-full = Normal
web-motion-brief = Quick
web-motion-none = Off
web-notes = Sound and notifications
web-sounds = Sounds at the table
web-volume = Volume
web-sound-trial = Try it
web-notify = Notify me when it is my turn
web-notify-note = A browser notification while this tab is in the background. It names the game, never what you hold.
web-notify-allow = Allow notifications
web-notify-stop = Turn off notifications
web-notify-denied = Notifications are blocked. You can allow them in your browser settings.
web-notify-none = This browser does not support notifications.
web-notify-body = It is your turn in { $game }.
web-title-turn = ● Your turn – { $game }
web-standing = Automatic answers
web-standing-note = Sent for you after the usual delay, so your rival cannot tell.
web-standing-ask = Ask me
web-standing-forced = Allow if I have no choice
web-standing-allow = Always allow
web-standing-for-me = Answer for me
web-standing-given = Answered for you.
web-devices = Other devices
web-devices-note = A code takes you and your games to another device. It works once, for ten minutes.
web-code-get = Continue on another device
web-code-show = Show a code
web-code-have = I have a code
web-code-use = Use code
web-claimed = Welcome back.
web-data = Your data
web-data-note = Name, settings and seats at tables
web-data-delete = Delete my data
web-data-sure = Your name and settings are deleted, and you leave all your tables. This cannot be undone.
web-keep = Keep my data
web-data-done = Your data has been deleted
web-data-done-note = Your name, settings and seats are gone. You are now a new guest: { $name }.

## Chu Han: the table
web-see-all = See all

## A table for any game
web-generic-move = { MOVE($move) }
web-generic-moves = Moves
web-generic-position = Position
web-generic-players = Players
web-generic-find = Find a move
web-generic-none = No move contains “{ $text }”.
web-generic-choose = Choose a move.
web-generic-none-chosen = Play
web-generic-play = Play: { MOVE($move) }
web-generic-back = Back
