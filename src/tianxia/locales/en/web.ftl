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
web-about-chuhan = A climbing card duel. Empty your hand, race to 31 points.
web-about-suntzu = Secret orders for five provinces, revealed one by one.
web-about-huang = Lay tiles, raise pagodas, survive wars. Your weakest kind of points counts.
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
web-option-chuhan-events = Events
web-option-chuhan-events-note = Each battle has its own special rule.
web-option-chuhan-campaign = Campaign
web-option-chuhan-campaign-note = Six battles that tell a story; each brings its own event.
web-option-chuhan-campaign-none = None
web-option-chuhan-campaign-fall-of-qin = The Fall of Qin
web-option-chuhan-campaign-contention = The Chu-Han Contention
web-players-number = Number of players
web-option-huang-map = Map
web-option-huang-map-note = Eighteen Kingdoms has granaries and no farmer pagodas.
web-option-huang-map-warring-states = Warring States
web-option-huang-map-eighteen-kingdoms = Eighteen Kingdoms
web-option-huang-short = Short game
web-option-huang-short-note = For two players: 24 random tiles are removed unseen.
web-option-huang-bandits = Bandits
web-option-huang-bandits-note = Five bands of bandits on the Warring States board.
web-option-huang-palace = Palace
web-option-huang-palace-note = Built on four governors; lets you hold a seventh tile.
web-option-huang-open_scores = Open points
web-option-huang-open_scores-note = Everyone sees all points. Otherwise they are hidden until the end.
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
web-chuhan-pause = Chu Han: after a battle
web-chuhan-pause-short = Continue after 5 seconds
web-chuhan-pause-long = Continue after 12 seconds
web-chuhan-pause-wait = Wait for me
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
web-key-suntzu-arrows = Arrows
web-key-suntzu-arrows-does = move through the hand, or across the board
web-key-suntzu-figures = 1–9
web-key-suntzu-figures-does = go to that card
web-key-suntzu-space = Space
web-key-suntzu-space-does = pick up a card, lay it in a province, choose a province
web-key-suntzu-letters = J, Q, H, C, W
web-key-suntzu-letters-does = lay the card in Jinyan, Qin, Hanqi, Chu, Wu; or choose that province
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
web-huang-marks = Symbols on Huang's pieces
web-huang-marks-letters = Letters
web-huang-marks-signs = Chinese characters
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
web-standing-chuhan-ask-cancel = Chu Han: my rival plays a power
web-standing-chuhan-ask-restore = Chu Han: Lü Zhi cancels my power
web-standing-no-choice-suntzu = Sun Tzu: there is nothing to choose
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

## Chu Han: cards
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

## Chu Han: the table
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
web-see-all = See all
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

## Chu Han: what is asked
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

## Chu Han: log and ends
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

## Huang: things
web-huang-points = { ROLE($colour) } points
web-huang-leader = { ROLE($role) } leader of { SEAT($seat) }
web-huang-tile = { ROLE($role) } tile
web-huang-about-tile =
    { $colour ->
        [yellow] Leaders stand only next to governor tiles, which also decide revolts.
        [red] The soldiers of a state decide its wars and beat bandits.
        [blue] Goes on rivers; you may lay several in one action. Two of them pay for a riot.
        [green] After laying it you may take a tile from the market. Two of them pay for a building.
       *[white] At the end, artisan points fill up your lowest kind of points.
    }
web-huang-about-leader =
    { $colour ->
        [yellow] Gets a point for every governor tile that joins its state, and for every other tile that has no leader of its own there.
        [red] Gets a point for every soldier tile that joins its state. From beside the board it can add 1 in a war.
        [blue] Gets a point for every farmer tile that joins its state. While it is beside the board, a riot costs one tile less.
        [green] Gets a point for every trader tile that joins its state. While it is beside the board, a building costs one tile less.
       *[white] Gets a point for every artisan tile that joins its state.
    }
web-huang-about-building =
    { $kind ->
        [pagoda] At the end of your turn, your leader of its kind in its state gets a point.
        [palace] If your governor leader is in its state at the end of your turn, you fill your hand up to seven tiles instead of six.
        [granary] If your farmer leader is in a state with several granaries at the end of your turn, you may take all but one. Each is worth 2 farmer points.
       *[bandits] A tile laid next to them beats them if its state has at least as many soldiers as there are bandits.
    }
web-huang-empty = empty
web-huang-possible = possible
web-huang-under-pagoda = under { ROLE($role, form: "a") } pagoda
web-huang-under-palace = under the palace
web-huang-under-granary = under a granary
web-huang-state-at = the state of { $hex }
web-huang-in-state =
    { $own ->
        [0] { $name }
       *[1] { $name }, yours
    }
web-huang-state-strength =
    { $number ->
        [one] { $name }: { $number } soldier for a war.
       *[other] { $name }: { $number } soldiers for a war.
    }
web-huang-leader-strength =
    { $number ->
        [one] { $leader }: { $number } governor beside it for a revolt.
       *[other] { $leader }: { $number } governors beside it for a revolt.
    }
web-huang-on = on { $hex }
web-huang-beside = beside the board
web-huang-map =
    { $map ->
        [warring-states] { web-option-huang-map-warring-states }
        [eighteen-kingdoms] { web-option-huang-map-eighteen-kingdoms }
       *[other] { $map }
    }
web-huang-turn = turn { $turn } · bag { $bag }
web-huang-board = The board. Arrows or W E A D Z X go from hex to hex, Space chooses, N goes to the next possible hex.
web-huang-players = Players
web-huang-players-more = Players: leaders, tiles and points
web-huang-you = you
web-huang-asked = chooses
web-huang-action-of =
    { $number ->
        [3] end of the turn
       *[other] action { $number } of 2
    }
web-huang-known = shown to all: { TILES($tiles) }
web-huang-your-tiles = Your tiles
web-huang-your-leaders = Your leaders
web-huang-market = Market · bag { $bag }
web-huang-states = States
web-huang-states-none = No states yet.
web-huang-state-hexes = Hexes: { $hexes }.
web-huang-strengths = Show the strength of states and leaders
web-huang-log-turn = Turn { $turn }, { SEAT($seat) }

## Huang: what is asked
web-huang-ask-action =
    { $number ->
        [one] Your second action
       *[other] Your first action
    }
web-huang-ask-action-note = Choose a tile or an action.
web-huang-ask-exchange = Exchange tiles
web-huang-ask-exchange-note = Choose the tiles to discard.
web-huang-ask-building = Raise a building?
web-huang-ask-building-note = The tile on { $hex } completes a site.
web-huang-ask-market = Take a tile from the market?
web-huang-ask-market-note = Choose one of the open tiles.
web-huang-ask-chain = Another farmer?
web-huang-ask-chain-note =
    { $fits ->
        [0] You have none to lay. You are asked anyway, so that nobody can tell.
       *[1] It must lie next to { $hex }, on the river.
    }
web-huang-ask-moving = Which pagoda moves?
web-huang-ask-moving-note = None of its kind is beside the board.
web-huang-ask-attack = Revolt: what do you commit?
web-huang-ask-attack-note = The defender wins ties.
web-huang-ask-defence = Revolt: what do you commit?
web-huang-ask-defence-note = You win ties.
web-huang-ask-support = War: whom do you support?
web-huang-ask-support-note = Choose one state and add soldiers from your hand.
web-huang-ask-winner = The war is tied. Who wins?
web-huang-ask-winner-note = You laid the tile, so you choose the winner.
web-huang-ask-paying =
    { $number ->
        [one] Remove one soldier
       *[other] Remove { $number } soldiers
    }
web-huang-ask-paying-note = The winning state pays for its victory: choose one of its soldiers.
web-huang-ask-granaries = Collect granaries?
web-huang-ask-granaries-note =
    { $number ->
        [one] You take { $number }, one stays: choose the one that stays.
       *[other] You take { $number }, one stays: choose the one that stays.
    }
web-huang-where =
    { $kind ->
        [tile] Where does the { ROLE($role) } go?
        [leader] Where does the { ROLE($role) } leader go?
        [leaders] Which leader?
        [riot] Riot: which tile goes?
        [build] Where do you build?
       *[exchange] Exchange which tiles?
    }
web-huang-where-note =
    { $kind ->
        [leaders] Choose one of your five.
        [exchange] They go into the box, face down.
       *[other] { $number ->
            [0] There is no place for it.
            [one] { $number } possible place.
           *[other] { $number } possible places.
        }
    }
web-huang-no-place = There is no place for { ROLE($role, form: "a") } tile now.
web-huang-begin =
    { $kind ->
        [leaders] Leader
        [riot] Riot
        [build] Pagoda
       *[exchange] Exchange
    }
web-huang-cannot =
    { $kind ->
        [leaders] No leader can be placed or moved.
        [riot] A riot costs two farmers, or one while your farmer leader is beside the board.
        [build] A pagoda costs two traders, or one while your trader leader is beside the board, and needs a triangle.
       *[exchange] There is nothing to exchange.
    }
web-huang-cancel = Cancel
web-huang-withdraw = Withdraw it
web-huang-stop =
    { $phase ->
        [building] Build nothing
        [market] Take none
        [chain] No more
       *[granaries] Take none
    }
web-huang-act =
    { $verb ->
        [tile] Lay it
        [leader] Place it
        [riot] Riot
        [pagoda] Raise it
        [palace] Raise it
        [move] Move it
        [market] Take it
        [remove] Remove it
       *[granaries] Collect
    }
web-huang-do-tile = { ROLE($role) } on { $hex }
web-huang-do-leader = { ROLE($role) } leader to { $hex }
web-huang-do-off = { ROLE($role) } leader off the board
web-huang-do-riot = Riot on { $hex }
web-huang-do-pagoda = { ROLE($role) } pagoda on { $hexes }
web-huang-do-palace = Palace on { $hexes }
web-huang-do-move = Move of the pagoda on { $hexes }
web-huang-do-market = { ROLE($role, form: "a") } from the market
web-huang-do-exchange =
    { $number ->
        [one] Exchange { $number } tile
       *[other] Exchange { $number } tiles
    }
web-huang-do-remove = Removal of the soldier on { $hex }
web-huang-do-granaries = Granary kept on { $hex }
web-huang-do-commit = Commit { $number }
web-huang-do-support = Commit { $number } to { $name }
web-huang-do-winner = { $name } wins
web-huang-hint-exchange =
    { $number ->
        [one] Exchange of { $number } tile
       *[other] Exchange of { $number } tiles
    }
web-huang-hint-commit =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }{ $leader ->
        [0] { "" }
       *[1] { " + leader" }
    }
web-huang-hint-support =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }{ $leader ->
        [0] { "" }
       *[1] { " + leader" }
    } for { $name }
web-huang-hint-stay-out = No support
web-huang-effect-own-point =
    { $number ->
        [one] { $number } { ROLE($colour) } point for you
       *[other] { $number } { ROLE($colour) } points for you
    }
web-huang-hint-winner = Victory for { $name }
web-huang-move-stop = { SEAT($seat) } ends the action.
web-huang-open-hand = { SEAT($seat) }'s tiles: { TILES($tiles) }
web-huang-open-market = Market: { TILES($tiles) }
web-huang-do-stop = End of the action

## Huang: conflicts
web-huang-war = War: { $names }
web-huang-against = {" "}against{" "}
web-huang-and = {" "}+{" "}
web-huang-war-lead = { SEAT($seat) }'s tile on { $hex } unites them. Soldiers decide for all leaders who meet.
web-huang-revolt = Revolt: { SEAT($attacker) } against { SEAT($defender) }
web-huang-revolt-lead = { ROLE($role) } leaders: governors next to them and from the hand count.
web-huang-ties-yours = You win ties.
web-huang-ties-defender = The defender wins ties.
web-huang-ties-you-choose = You choose the winner of a tie.
web-huang-ties-choose = { SEAT($seat) } chooses the winner of a tie.
web-huang-sides = The sides
web-huang-side-ours = your side
web-huang-pairs = Leaders that meet
web-huang-attacks = { SEAT($seat) } attacks
web-huang-defends = { SEAT($seat) } defends
web-huang-reds =
    { $number ->
        [one] { $number } soldier
       *[other] { $number } soldiers
    }
web-huang-yellows =
    { $number ->
        [one] { $number } governor
       *[other] { $number } governors
    }
web-huang-yours = your { $number }
web-huang-gave-short = { SEAT($seat) }'s { $number }
web-huang-gave = { SEAT($seat) } gave { $number } to { $state }
web-huang-gave-yellow = { SEAT($seat) } gave { $number }
web-huang-gave-nothing = { SEAT($seat) } stays out
web-huang-you-choose = You choose now
web-huang-chooses = { SEAT($seat) } chooses now
web-huang-chooses-later = { SEAT($seat) } chooses later
web-huang-chooses-last = { SEAT($seat) } chooses last
web-huang-chooses-winner = A tie: { SEAT($seat) } chooses the winner
web-huang-commit = How many { ROLE($role) } tiles you commit
web-huang-fewer = One fewer
web-huang-more = One more
web-huang-of = { $number } of { $most }
web-huang-add-leader = Add the { ROLE($role) } leader beside the board, +1
web-huang-stay-out = Stay out
web-huang-choose-side = Choose a side first
web-huang-choose-winner = Choose the winner
web-huang-war-won = { $state } wins the war
web-huang-revolt-won = { SEAT($seat) } wins the revolt
web-huang-score =
    { $why ->
        [defender] { $high } to { $low }: the defender wins ties.
        [chosen] { $high } to { $low }: { SEAT($seat) } laid the tile and so chose the winner of the tie.
       *[more] { $high } to { $low }.
    }
web-huang-go-on = Continue
web-huang-you-won = You won
web-huang-you-lost = You lost
web-huang-your-place =
    { $place ->
        [2] You came 2nd
        [3] You came 3rd
       *[other] You came { $place }th
    }

## Huang: the end
web-huang-nobody-wins = Nobody wins
web-huang-step =
    { $step ->
        [earned] First, the points as they were earned.
        [granaries] Each granary adds two farmer points.
        [spread] Artisan points fill up the lowest of the others.
       *[lowest] Artisan points fill up the lowest, and the lowest counts.
    }
web-huang-final = Final points
web-huang-total = Score
web-huang-skip = Show all
web-huang-tie =
    { $rank ->
        [2] { SEAT($first) } is ahead of { SEAT($second) } on second-lowest points.
        [3] { SEAT($first) } is ahead of { SEAT($second) } on third-lowest points.
       *[4] { SEAT($first) } is ahead of { SEAT($second) } on highest points.
    }
web-huang-tie-white = { SEAT($first) } is ahead of { SEAT($second) } with fewer artisan points.
web-huang-tie-shared = { SEAT($first) } and { SEAT($second) } share a place.

## Huang: signs on possible hexes
web-huang-sign =
    { $effect ->
        [point] a point for you
        [rival-point] a point for another player
        [joins] unites states
        [pagoda] a building can be raised
        [war] war
        [revolt] a revolt
        [bandits] bandits are beaten
       *[removes] leaders or buildings fall
    }

## Sun Tzu: cards
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

## Sun Tzu: the table
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

## Sun Tzu: battles
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

## Sun Tzu: what is asked
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

## Sun Tzu: scorings and the end
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
