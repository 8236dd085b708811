# Messages of the browser.

## Everywhere
web-description = Drei Strategiespiele über die Einigung Chinas
web-home = Zur Lobby
web-close = Schließen
web-menu = Menü
web-again = Noch einmal
web-load-failed = Konnte nicht geladen werden.
web-you = Du
web-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-former-player = früherer Spieler
web-bot = { $level } (Bot)
web-level = Stufe des Bots
web-error-offline = Keine Verbindung zum Server.
web-error-status = Der Server hat das abgelehnt ({ NUMBER($status, useGrouping: 0) }).
web-error-page = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu.
web-error-game = Dieses Spiel gibt es nicht.

## The lobby
web-games = Spiele
web-game-facts = Über { $game }
web-game-length = { $players } Personen, etwa { $minutes } Minuten
web-play = Spielen
web-learn-on = Weiterlernen, { $number }/{ $scenes }
web-play-game = { $game } spielen
web-against = Stufe des Bots in { $game }
web-new-table = Neuer Tisch
web-rules-of = Regeln von { $game }
web-open-tables = Offene Tische
web-open-none = Keine offenen Tische.
web-open-start = Eröffne einen, die anderen sehen ihn
web-running = Laufende Partien
web-watch = Zusehen
web-join = Mitspielen
web-your-games = Deine Partien
web-own-none = Noch keine Partien.
web-your-turn = Du bist am Zug
web-wait = Wartet auf andere
web-open = Offen
web-over = Partie vorbei
web-won = Gewonnen
web-lost = Verloren
web-drawn = Remis
web-closed = Abgebrochen
web-nobody-yet = Noch niemand
web-one-device = An diesem Gerät
web-seats-free = { $free } von { $seats } Plätzen frei
web-clock-kind =
    { $kind ->
        [move] { $seconds } s pro Zug
        [game]
            { $increment ->
                [0] je { $minutes } min
               *[other] je { $minutes } min, +{ $increment } s pro Zug
            }
       *[none] ohne Uhr
    }
web-terms = Dieser Tisch
web-terms-hints = Tipps erlaubt
web-terms-no-hints = ohne Tipps
web-terms-random = Plätze ausgelost
web-terms-private = nur per Link
web-terms-off = { $option }: aus
web-terms-choice = { $option }: { $choice }

## Setting up a table
web-new-title = Neuer Tisch: { $game }
web-seats = Plätze
web-seating = Wer sitzt wo
web-seating-chosen = Wie unten gewählt
web-seating-random = Zufällig
web-seating-note = Beim Start wird ausgelost, wer welche Seite spielt.
web-place = Platz { $number }
web-seat-me = Ich spiele
web-seat-other = Freier Platz
web-seat-open = Freier Platz
web-hotseat-note = Mehrere an einem Gerät: Gebt es nach jedem Zug weiter; dazwischen ist der Tisch verdeckt.
web-options = Optionen
web-players-number = Wie viele spielen
web-option-requires =
    { $needed ->
        [on] Nur mit „{ $option }“.
       *[other] Nicht mit „{ $option }“.
    }
web-time = Zeit
web-clock-label = Uhr
web-clock-none = Keine
web-clock-move = Pro Zug
web-clock-game = Pro Partie
web-clock-seconds = Sekunden pro Zug
web-clock-minutes = Minuten pro Person
web-clock-increment = Zugabe pro Zug
web-clock-plus =
    { $seconds ->
        [0] Nichts
       *[other] { $seconds } s
    }
web-table-word = Tisch
web-listed = In der Lobby zeigen
web-listed-note = Alle können zusehen und freie Plätze einnehmen. Sonst kann das nur, wer den Link hat.
web-hints = Tipps erlauben
web-hints-note = Du kannst einen Bot um Rat fragen. Die Mitschrift hält fest, wann.
web-open-table = Tisch eröffnen
web-start = Beginnen

## Waiting for others
web-room-waiting = Warten auf Mitspielende
web-room-open = Ein Platz ist frei
web-sit = Hier sitzen
web-sit-move = Hierher wechseln
web-sit-too = Auch hier spielen
web-host = Host
web-room-start = Die Partie beginnt, sobald alle Plätze besetzt sind oder der Host die freien an Bots gibt.
web-invite = Jemanden einladen
web-invite-listed = Der Tisch steht in der Lobby. Dieser Link führt direkt zu ihm.
web-invite-private = Nur wer diesen Link hat, kann mitspielen.
web-copy = Kopieren
web-copied = Kopiert
web-or-bot = Oder gegen einen Bot
web-leave = Tisch verlassen
web-page-none = Seite nicht gefunden
web-page-none-note = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link unvollständig.
web-table-none = Kein solcher Tisch
web-opening = Der Tisch wird geöffnet …
web-stopped = Diese Partie kann hier nicht weitergehen
web-stopped-close = Tisch schließen

## At a table
web-rules = Regeln
web-log = Verlauf
web-log-times = × { $number }
web-log-empty = Noch ist nichts geschehen.
web-keys = Tastenkürzel
web-hint = Tipp
web-hint-count =
    { $number ->
        [one] { $number } Tipp
       *[other] { $number } Tipps
    }
web-hint-thinking = Ein Bot denkt über deine Stellung nach …
web-hint-note = Das würde ein Bot mit deinem Wissen tun. Ein Tipp wird nur ausgewählt, noch nicht gespielt.
web-percent = { $percent } %
web-hint-chance =
    { $percent ->
        [0] unter 1 % Gewinnchance
        [100] über 99 % Gewinnchance
       *[other] { $percent } % Gewinnchance
    }
web-hint-equal = Etwa gleich gut: Jeder dieser Züge hat { $percent } % Gewinnchance.
web-hint-hopeless = Bei allen diesen Zügen liegt die Gewinnchance unter 1 %.
web-hint-line = Wahrscheinliche Fortsetzung: { $line }
web-hint-step = { SEAT($seat) }: { $move }
web-undo = Zurücknehmen
web-sort = Handkarten sortieren
web-sort-rank = Niedrigste zuerst
web-sort-rank-down = Höchste zuerst
web-sort-sets = Größte Truppen zuerst
web-offer-draw = Remis anbieten
web-offered =
    { $what ->
        [undo] { SEAT($seat, form: "nom", capital: 1) } möchte einen Zug zurücknehmen.
       *[draw] { SEAT($seat, form: "nom", capital: 1) } bietet Remis an.
    }
web-offered-own =
    { $what ->
        [undo] Du möchtest deinen Zug zurücknehmen.
       *[draw] Du hast Remis angeboten.
    }
web-accept = Annehmen
web-decline = Ablehnen
web-resign = Aufgeben
web-resign-title = Diese Partie aufgeben?
web-resign-note =
    { $after ->
        [rival] Dein Gegner gewinnt. Das lässt sich nicht rückgängig machen.
        [bot] Ein Bot übernimmt deinen Platz, und die anderen spielen weiter. Das lässt sich nicht rückgängig machen.
       *[others] Alle anderen gewinnen. Das lässt sich nicht rückgängig machen.
    }
web-play-on = Weiterspielen
web-record = Mitschrift herunterladen
web-lobby = Lobby
web-seed-hash = Die Verteilung ist durch einen Startwert mit diesem Hash festgelegt:
web-first-to = bis { $goal }
web-clock = noch { $time }
web-fuse =
    { $seconds ->
        [one] { $seconds } Sekunde für die Antwort
       *[other] { $seconds } Sekunden für die Antwort
    }
web-ruler = Punkte, gespielt wird bis { $goal }. { $marks }
web-ruler-seat = { $name } { $points }.
web-to-move = Am Zug
web-away = abwesend
web-playable = spielbar
web-not-playable = jetzt nicht spielbar
web-prompt = Was zu tun ist
web-waiting = Warten auf { SEAT($names, form: "acc") }
web-watching = Du siehst zu
web-thinks = { SEAT($name, form: "nom", capital: 1) } ist am Zug.
web-sent = Dein Zug ist unterwegs.
web-held = Deine Antwort ist notiert.
web-offline = Verbindung verloren, neuer Versuch …
web-offline-note = Nichts ist verloren: Die Partie geht dort weiter, wo sie war.
web-pass-device = Gib das Gerät an { SEAT($name, form: "acc") }
web-pass-device-note = Der Tisch ist verborgen, bis { SEAT($name, form: "nom") } bereit ist.
web-i-am = Ich bin { SEAT($name, form: "nom") }
web-time-out = Die Zeit { SEAT($name, form: "gen") } ist abgelaufen.
web-own-time-out =
    { $players ->
        [2] Deine Zeit ist abgelaufen. Dein Gegner kann den Sieg beanspruchen oder einen Bot weiterspielen lassen.
       *[other] Deine Zeit ist abgelaufen. Die anderen können für dich einen Bot weiterspielen lassen.
    }
web-time-out-bot = Bot weiterspielen lassen
web-claim = Sieg beanspruchen
web-sound-offer = Mit Ton spielen?
web-sound-on = Ton einschalten
web-sound-no = Nein, danke

web-key-arrows = Pfeile
web-key-arrows-does = durch die Hand gehen
web-key-figures = 0–9
web-key-figures-does = nächste Karte dieses Rangs
web-key-space = Leertaste
web-key-space-does = Karte oder Plättchen wählen oder zurücklegen
web-key-enter = Enter
web-key-enter-does = bestätigen
web-key-letters = P, W, A
web-key-letters-does = Rückzug, Verstärken, Zulassen (bei Fokus auf der Hand)
web-key-hexes = W E A D Z X, Pfeile
web-key-hexes-does = auf dem Brett von Feld zu Feld
web-key-jump = B, T
web-key-jump-does = zum Brett, zu deinen Plättchen
web-key-next-hex = N
web-key-next-hex-does = das nächste mögliche Feld
web-key-arrows-pieces = Links, rechts
web-key-arrows-pieces-does = durch Plättchen und Anführer gehen
web-key-arrows-moves = Pfeile
web-key-arrows-moves-does = durch die Züge gehen
web-key-plus = + und −
web-key-plus-does = mehr oder weniger Plättchen in einem Konflikt
web-key-escape = Esc
web-key-escape-does = alles zurücklegen, Fenster schließen
web-key-tab = Tab
web-key-tab-does = zwischen Leiste, Brett, Knöpfen und Hand wechseln
web-key-rule = R
web-key-rule-does = Regeln zum Stück im Fokus
web-key-question = ?
web-key-question-does = diese Liste

## The end
web-wins = { SEAT($seat, form: "nom", capital: 1) } hat gewonnen
web-you-win = Du hast gewonnen
web-you-lose = Du hast verloren
web-draw = Remis
web-result =
    { $reason ->
        [resign] { SEAT($loser, form: "nom", capital: 1) } hat aufgegeben.
        [draw] Beide haben sich auf Remis geeinigt.
        [time] Die Zeit { SEAT($loser, form: "gen") } ist abgelaufen.
        [closed] Der Tisch wurde geschlossen.
       *[other] Die Partie ist vorbei.
    }
web-result-show = Ergebnis
web-look = Tisch ansehen
web-rematch = Revanche
web-rematch-asked = Revanche angeboten
web-rematch-accept = Revanche annehmen
web-rematch-elsewhere = An einem neuen Tisch geht es weiter.
web-rematch-watch = Revanche ansehen

## Looking at games again
web-replay = Replay
web-replays = Replays
web-replays-none = Noch keine beendeten Partien.
web-replays-play = Spiel eine.
web-replays-recent = Kürzlich beendet
web-replay-none = Keine solche Partie
web-upload = Mitschrift hochladen
web-uploaded = Hochgeladen
web-upload-note = Eine anderswo gespielte Partie als .toml-Datei. Sie wird erst nach den Regeln geprüft, dann gespeichert.
web-upload-choose = Datei wählen
web-upload-busy = Wird geprüft …
web-eyes = Ansicht von
web-eyes-everyone = Alle
web-moves = Züge
web-move-of = Zug { $n } von { $last }
web-move-link = Link zu diesem Zug
web-timeline = Verlauf der Partie
web-scrub = Zug
web-curve = Kurve
web-curve-points = Punkte
web-curve-chances = Chancen
web-curve-points-label = Punkte nach Zügen. { $description }
web-curve-chances-label = Geschätzte Gewinnchancen nach Zügen. { $description }
web-first = Zum Anfang
web-prev = Einen Zug zurück
web-next = Einen Zug weiter
web-last = Zum Ende
web-play-moves = Züge abspielen
web-pause = Pause
web-speed = Tempo { $speed }×
web-speed-label = Tempo
web-fork = Ab hier weiterspielen
web-fork-note = Eine neue Partie, die nach Zug { $n } beginnt, mit derselben Verteilung. Bots übernehmen die anderen Plätze.
web-fork-start = Neue Partie starten
web-fork-none = Hier ist die Partie zu Ende. Geh zu einem früheren Zug zurück.
web-open-hands = Hände
web-fork-seat = Du spielst
web-looking-back = Rückblick
web-look-back = Diesen Moment ansehen
web-look-back-note = Du blickst zurück. Die Partie geht weiter.
web-look-back-asked = In der Partie bist du am Zug.
web-look-back-end = Zurück zur Partie
web-verify-deal = Verteilung prüfen
web-verify-note = Vor dem ersten Zug haben alle einen Hash gesehen. Er passt nur zu einem einzigen Startwert, und der Startwert legt die ganze Verteilung fest.
web-verify-hash = Der gezeigte Hash
web-verify-seed = Der Startwert
web-verify-found = Der Hash des Startwerts, von diesem Browser berechnet
web-verify-same = Sie sind gleich: Die Verteilung stand vor der Partie fest.
web-verify-other = Sie sind verschieden: Das ist nicht der versprochene Startwert.
web-verify-command = Um selbst zu verteilen und die Züge nachzuspielen, lade die Mitschrift herunter:
web-replay-key-step = ← →
web-replay-key-step-does = einen Zug zurück, einen Zug weiter
web-replay-key-chapter = Bild auf, Bild ab
web-replay-key-chapter-does = zum vorigen Abschnitt, zum nächsten
web-replay-key-ends = Pos1, Ende
web-replay-key-ends-does = zum Anfang, zum Ende
web-replay-key-play = Leertaste
web-replay-key-play-does = abspielen und anhalten
web-replay-key-eyes = E
web-replay-key-eyes-does = Ansicht wechseln
web-replay-key-question = ?
web-replay-key-question-does = diese Liste

## Analysis and statistics
web-analysis = Analyse
web-analysis-note = Der stärkste Bot prüft jede Entscheidung und weiß dabei nur, was die Seite am Zug wusste.
web-analysis-failed = Die Analyse konnte nicht abgeschlossen werden.
web-analyse = Partie analysieren
web-analysing = Jede Entscheidung wird analysiert … { $percent } % fertig
web-expect = Beste Züge für { SEAT($seat, form: "acc") }
web-expect-none = Hier gibt es nichts zu entscheiden.
web-played-well = Gespielter Zug: { $move }.
web-played-badly = Gespielter Zug: { $move }. Das kostete etwa { $percent } % Gewinnchance.
web-mistakes = Größte Fehler
web-mistakes-none = Keine großen Fehler.
web-mistake = { $played }. Besser: { $better } (−{ $percent } %)
web-mistake-at = { SEAT($seat) }, Zug { $n }: ein Fehler von { $percent } %
web-graded =
    { $grade ->
        [mistake] Fehler: kostet { $percent } %
       *[blunder] Grober Fehler: kostet { $percent } %
    }
web-statistics = Statistik
web-gains = Woher die Punkte kamen
web-gains-none = Es gab keine Punkte.
web-time-used = Zeit
web-hints-asked = Tipps
web-luck = Glück der Verteilung
web-luck-note = Wie es Bots mit derselben Verteilung erging, in { $games } schnellen Partien.
web-luck-playing = Diese Verteilung wird simuliert … { $percent } % fertig
web-luck-failed = Die Simulation konnte nicht abgeschlossen werden.
web-luck-wins = { $percent } % gewonnen (95 %: { $low } bis { $high })
web-luck-points = { NUMBER($mean, minimumFractionDigits: 1) } Punkte ({ NUMBER($low, minimumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1) })

## Settings
web-settings = Einstellungen
web-settings-all = Alle Einstellungen
web-you-section = Du
web-name = Name
web-save = Speichern
web-saved = Gespeichert.
web-look-section = Aussehen
web-language = Sprache
web-theme = Design
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-text-size = Textgröße
web-text-size-percent = { $percent } %
web-board-size = Größe von Brett und Karten
web-board-size-percent =
    { $percent ->
        [100] An das Fenster angepasst
       *[other] { $percent } %
    }
web-contrast = Kontrast
web-contrast-system = Wie das System
web-contrast-drawn = Standard
web-contrast-more = Hoch
web-motion = Bewegung
web-motion-full = Normal
web-motion-brief = Schnell
web-motion-none = Keine
web-notes = Töne und Benachrichtigungen
web-sounds = Töne am Tisch
web-volume = Lautstärke
web-sound-trial = Probehören
web-notify = Benachrichtigen, wenn ich am Zug bin
web-notify-note = Eine Benachrichtigung des Browsers, während dieser Tab im Hintergrund ist. Sie nennt das Spiel, nie deine Karten.
web-notify-allow = Benachrichtigungen erlauben
web-notify-stop = Benachrichtigungen abschalten
web-notify-denied = Benachrichtigungen sind blockiert. Du kannst sie in den Einstellungen des Browsers erlauben.
web-notify-none = Dieser Browser kann keine Benachrichtigungen zeigen.
web-notify-body = Du bist am Zug in { $game }.
web-title-turn = ● Du bist am Zug – { $game }
web-standing = Automatische Antworten
web-standing-note = Sie werden nach der üblichen Bedenkzeit gegeben; dein Gegner merkt also nichts.
web-standing-ask = Mich fragen
web-standing-forced = Zulassen, wenn ich keine Wahl habe
web-standing-allow = Immer zulassen
web-standing-for-me = Automatisch antworten
web-standing-given = Automatisch beantwortet.
web-devices = Andere Geräte
web-devices-note = Ein Code bringt dich und deine Partien auf ein anderes Gerät. Er gilt einmal, zehn Minuten lang.
web-code-get = Auf anderem Gerät weiterspielen
web-code-show = Code zeigen
web-code-have = Ich habe einen Code
web-code-use = Einlösen
web-claimed = Willkommen zurück.
web-data = Deine Daten
web-data-note = Name, Einstellungen und Plätze an Tischen
web-data-delete = Meine Daten löschen
web-data-sure = Dein Name und deine Einstellungen werden gelöscht, und du verlässt alle Tische. Das lässt sich nicht rückgängig machen.
web-keep = Behalten
web-data-done = Deine Daten sind gelöscht
web-data-done-note = Name, Einstellungen und Plätze sind weg. Du bist jetzt ein neuer Gast: { $name }.

## Chu Han: the table
web-see-all = Alle ansehen

## Der Tisch für jedes Spiel
web-generic-move = { MOVE($move) }
web-generic-moves = Züge
web-generic-position = Stellung
web-generic-players = Spieler
web-generic-find = Zug suchen
web-generic-none = Kein Zug enthält „{ $text }“.
web-generic-choose = Wähle einen Zug.
web-generic-none-chosen = Spielen
web-generic-play = Spielen: { MOVE($move) }
web-generic-back = Zurück
