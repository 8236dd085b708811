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
web-about-chuhan = Ein Kartenduell, bei dem jede Truppe die vorige übertrifft. Spiel die Hand leer, erreiche 31 Punkte.
web-about-suntzu = Geheime Befehle für fünf Provinzen, eine nach der anderen aufgedeckt.
web-about-huang = Leg Plättchen, errichte Pagoden, überstehe Kriege. Es zählt deine schwächste Punktart.
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
web-option-chuhan-events = Ereignisse
web-option-chuhan-events-note = Jede Schlacht hat eine eigene Sonderregel.
web-players-number = Wie viele spielen
web-option-huang-map = Brett
web-option-huang-map-note = „Achtzehn Königreiche“ hat Kornspeicher, aber keine Bauernpagoden.
web-option-huang-map-warring-states = Streitende Reiche
web-option-huang-map-eighteen-kingdoms = Achtzehn Königreiche
web-option-huang-short = Kurze Partie
web-option-huang-short-note = Zu zweit: 24 zufällige Plättchen kommen ungesehen in die Schachtel.
web-option-huang-bandits = Räuber
web-option-huang-bandits-note = Auf dem Brett „Streitende Reiche“ lagern fünf Räuberbanden.
web-option-huang-palace = Palast
web-option-huang-palace-note = Er steht auf vier Gouverneuren und bringt ein siebtes Handplättchen.
web-option-huang-open_scores = Offene Punkte
web-option-huang-open_scores-note = Alle sehen die Punkte aller; sonst sind sie verborgen.
web-option-suntzu-beginner = Erste Partie
web-option-suntzu-beginner-note = Keine Generäle, keine Ereignisse, keine +2 und +3, alle Armeen von Anfang an im Vorrat.
web-option-suntzu-generals = Generäle
web-option-suntzu-generals-note = Beide behalten geheim einen von fünf und dürfen ihn einmal einsetzen.
web-option-suntzu-events = Ereignisse
web-option-suntzu-events-note = Eines von fünf liegt offen; ist das letzte eingetreten, endet die Partie.
web-option-suntzu-light_infantry = Ereignis „Leichte Infanterie“
web-option-suntzu-light_infantry-note = Was es der Seite bringt, die auf der Leiste zurückliegt.
web-option-suntzu-light_infantry-point = Schritt auf der Leiste
web-option-suntzu-light_infantry-army = Sieg mit Vorsprung 1
web-option-suntzu-order = Reihenfolge der Schlachten
web-option-suntzu-order-note = So lange gilt die feste Reihenfolge; danach wählt, wer weniger Armeen hat.
web-option-suntzu-order-polish = Fest in Runde 1 bis 3
web-option-suntzu-order-classic = Nur in Runde 1 fest
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
web-chuhan-pause = Nach einer Schlacht in Chu Han
web-chuhan-pause-short = Nach 5 Sekunden weiter
web-chuhan-pause-long = Nach 12 Sekunden weiter
web-chuhan-pause-wait = Auf mich warten
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
web-key-suntzu-arrows = Pfeile
web-key-suntzu-arrows-does = durch die Hand oder über den Plan gehen
web-key-suntzu-figures = 1–9
web-key-suntzu-figures-does = zu dieser Karte gehen
web-key-suntzu-space = Leertaste
web-key-suntzu-space-does = eine Karte aufnehmen, in eine Provinz legen, eine Provinz wählen
web-key-suntzu-letters = J, Q, H, C, W
web-key-suntzu-letters-does = die Karte nach Jinyan, Qin, Hanqi, Chu, Wu legen; oder diese Provinz wählen
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
web-huang-marks = Zeichen auf Huangs Plättchen
web-huang-marks-letters = Buchstaben
web-huang-marks-signs = Chinesische Zeichen
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
web-standing-chuhan-ask-cancel = Chu Han: Mein Gegner spielt eine Fähigkeit
web-standing-chuhan-ask-restore = Chu Han: Lü Zhi verhindert meine Fähigkeit
web-standing-no-choice-suntzu = Sun Tzu: eine Frage ohne Wahlmöglichkeit
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

## Chu Han: cards
web-chuhan-card-0 = Xiong Xin
web-chuhan-card-1 = Fußsoldat
web-chuhan-card-2 = Fan Zeng
web-chuhan-card-4 = Beamter
web-chuhan-card-5 = Reiter
web-chuhan-card-7 = Stratege
web-chuhan-card-8 = General
web-chuhan-card-9 = Ziying
web-chuhan-rank = Rang { $rank }
web-chuhan-kind-lead = Eröffnung
web-chuhan-kind-set = Verteidigung
web-chuhan-kind-response = Verteidigung
web-chuhan-kind-pass = Rückzug
web-chuhan-kind-reaction = Reaktion
web-chuhan-kind-joker = Joker
web-chuhan-kind-bonus = Effekt
web-chuhan-power-0 = Zählt in jeder Truppe als weitere Karte ihres Rangs. Allein ist sie eine einzelne Karte von Rang 0.
web-chuhan-power-2 = Eine Truppe von Rang 2 mit sechs oder mehr Karten bringt sofort so viele Punkte, wie sie Karten hat.
web-chuhan-power-9 = Die höchste einzelne Karte. Nur Liu Bangs Fähigkeit schlägt sie.
web-chuhan-power-JiBu = Vor der Eröffnung: Sieh dir die obersten vier Karten des Nachziehstapels an. Sind alle Verstärkungen genommen, spielt dein Gegner zudem mit offenen Karten.
web-chuhan-power-YuJi = Vor der Eröffnung: Leg eine andere Karte von deiner Hand auf den Ablagestapel.
web-chuhan-power-YingBu = Vor der Eröffnung: Nimm eine Karte von Rang 1 bis 5 vom Ablagestapel.
web-chuhan-power-LuZhi = Sobald eine Fähigkeit gespielt wird: Verhindere sie. Beide Karten werden abgelegt.
web-chuhan-power-XiaoHe = Wenn Lü Zhi deine Fähigkeit verhindert: Sie wirkt doch.
web-chuhan-power-PengYue = Verteidige mit einer Truppe von genau gleichem Rang.
web-chuhan-power-ZhongliMo = In Eröffnung oder Verteidigung: Spiel Karten, deren Ränge alle verschieden sind. Sie zählen als Truppe des niedrigsten Rangs.
web-chuhan-power-LiuBang = Gegen eine einzelne 9, und nur dann: eine einzelne Karte von Rang 10.
web-chuhan-power-HanXin = Statt zu verteidigen: Dein Gegner muss sich gegen die eigene Truppe verteidigen und erhält 1 Punkt.
web-chuhan-power-XiahouYing = Zieh dich zurück und eröffne trotzdem den nächsten Kampf. Dein Gegner erhält 3 Punkte.
web-chuhan-power-XiangYu = Zieh dich zurück. Ab jetzt zählen alle Punkte dieser Schlacht doppelt, für beide.
web-chuhan-against-JiBu = Dein Gegner sieht sich die obersten vier Karten des Nachziehstapels an. Sind alle Verstärkungen genommen, spielst du zudem mit offenen Karten.
web-chuhan-against-YuJi = Dein Gegner legt eine andere Karte von seiner Hand auf den Ablagestapel.
web-chuhan-against-YingBu = Dein Gegner nimmt eine Karte von Rang 1 bis 5 vom Ablagestapel.
web-chuhan-against-HanXin = Du musst dich gegen die eigene Truppe verteidigen und erhältst 1 Punkt.
web-chuhan-against-XiahouYing = Dein Gegner zieht sich zurück und eröffnet trotzdem den nächsten Kampf. Du erhältst 3 Punkte.
web-chuhan-power-none = Keine Fähigkeit.
web-chuhan-power-barred = Nicht in dieser Schlacht („{ EVENT($event) }“).

## Chu Han: the table
web-chuhan-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
web-chuhan-holds =
    { $number ->
        [one] { SEAT($name) } hält { $number } Karte.
       *[other] { SEAT($name) } hält { $number } Karten.
    }
web-chuhan-known = Du kennst: { $cards }.
web-chuhan-hand =
    { $number ->
        [one] Deine Hand, { $number } Karte
       *[other] Deine Hand, { $number } Karten
    }
web-chuhan-piles = Stapel und Verstärkungen
web-chuhan-to-draw = zu ziehen
web-chuhan-sealed = { $number } darunter versiegelt
web-chuhan-draw = Nachziehstapel: { $number } zu ziehen, { $sealed } darunter versiegelt
web-chuhan-top = Du kennst die obersten Karten des Nachziehstapels, von oben nach unten: { $cards }
web-chuhan-top-short = Oberste, schon gesehen
web-chuhan-discarded = abgelegt
web-chuhan-discard-open =
    { $number ->
        [one] Ablagestapel, { $number } Karte: durchsehen
       *[other] Ablagestapel, { $number } Karten: durchsehen
    }
web-chuhan-discard-title = Ablagestapel, { $number }
web-chuhan-discard-empty = Noch ist nichts abgelegt.
web-see-all = Alle ansehen
web-chuhan-pick = Was nimmt Ying Bu?
web-chuhan-pick-first = Wähle, was Ying Bu vom Ablagestapel nimmt.
web-chuhan-writs =
    { $left ->
        [none] Keine Verstärkung in dieser Schlacht
        [0] Keine Verstärkung übrig
        [one] { $left } Verstärkung übrig
       *[other] { $left } Verstärkungen übrig
    }
web-chuhan-writs-label = Verstärkungen: Han nahm { $han }, Chu nahm { $chu }, { $left } übrig
web-chuhan-writs-title = Verstärkungen
web-chuhan-writs-about = Nimm eine, bevor du spielst: Du ziehst { $number } Karten. Spielt dein Gegner dann zuerst die Hand leer, erhält er für jede deiner Verstärkungen 1 Punkt mehr. Nur eine pro Zug.
web-chuhan-event = Ereignis
web-chuhan-no-event = kein Ereignis
web-chuhan-doubled = Punkte zählen doppelt
web-chuhan-row = Offen für die Eröffnung
web-chuhan-trick = Dieser Kampf
web-chuhan-earlier =
    { $number ->
        [one] { $number } davor
       *[other] { $number } davor
    }
web-chuhan-leads =
    { $you ->
        [1] Du eröffnest
       *[0] { SEAT($name) } eröffnet
    }
web-chuhan-empty =
    { $you ->
        [1] Der Tisch ist leer. Du eröffnest.
       *[0] Der Tisch ist leer. { SEAT($name) } eröffnet.
    }
web-chuhan-giving = Beide wählen zwei Karten für die andere Seite. Getauscht wird gleichzeitig.
web-chuhan-used = { $name }: { CARDS($power) }
web-chuhan-with = mit { CARDS($power) }
web-chuhan-to-beat =
    { $number ->
        [1] Zu schlagen: einzelne { $rank }
        [2] Zu schlagen: Paar { $rank }er
       *[other] Zu schlagen: { $number } von Rang { $rank }
    }
web-chuhan-own-set =
    { $number ->
        [1] Deine einzelne { $rank }
        [2] Dein Paar { $rank }er
       *[other] Deine { $number } von Rang { $rank }
    }

## Chu Han: what is asked
web-chuhan-ask-lead = Eröffne mit einer Truppe
web-chuhan-ask-lead-note =
    Eine Karte oder mehrere eines Rangs.{ $writ ->
        [0] {""}
       *[1] {" "}Vorher darfst du eine Verstärkung nehmen (+{ $writ } Karten).
    }
web-chuhan-ask-plain-set = Eröffne mit einer gewöhnlichen Truppe
web-chuhan-ask-plain-set-note = Deine Fähigkeit wurde verhindert.
web-chuhan-ask-respond =
    { $number ->
        [1] Verteidige gegen die einzelne { $rank }
        [2] Verteidige gegen das Paar { $rank }er
       *[other] Verteidige gegen { $number } Karten von Rang { $rank }
    }
web-chuhan-ask-respond-note =
    { $number ->
        [1] Eine Karte über { $rank } oder Rückzug.
       *[other] { $number } Karten eines Rangs über { $rank } oder Rückzug.
    }{ $writ ->
        [0] {""}
       *[1] {" "}Vorher darfst du eine Verstärkung nehmen (+{ $writ } Karten).
    }
web-chuhan-ask-cancel =
    { $holds ->
        [0] { CARDS($power) } zulassen?
       *[1] { CARDS($power) } mit Lü Zhi verhindern?
    }
web-chuhan-ask-cancel-note =
    { $holds ->
        [0] Du hast Lü Zhi nicht und kannst nur zulassen.
       *[1] Beide Karten würden abgelegt.
    }
web-chuhan-ask-restore =
    { $holds ->
        [0] { CARDS($cancelled) } ist verhindert
       *[1] { CARDS($cancelled) } mit Xiao He retten?
    }
web-chuhan-ask-restore-note =
    { $holds ->
        [0] Du hast Xiao He nicht, also bleibt es dabei.
       *[1] Lü Zhi und Xiao He würden abgelegt.
    }
web-chuhan-ask-give = Gib { SEAT($rival) } zwei Karten
web-chuhan-ask-give-note = „{ chuhan-event-hong_gate }“: Beide geben zugleich.
web-chuhan-given = Du gibst { CARDS($cards) }.
web-chuhan-chosen =
    { $number ->
        [one] Eine Karte gewählt: { CARDS($cards) }.
       *[other] { $number } Karten gewählt: { CARDS($cards) }.
    }
web-chuhan-usable = Einsetzbare Fähigkeiten: { CARDS($cards) }.
web-chuhan-completed = Truppe ergänzt. Gewählte Karten: { CARDS($cards) }.
web-chuhan-power-open =
    { $power ->
        [YuJi] Wähle dazu eine Karte, die sie ablegt
        [YingBu] Lass ihn eine Karte vom Ablagestapel nehmen
        [PengYue] Wähle dazu die Truppe, die du mit ihm spielst
       *[ZhongliMo] Wähle dazu die Karten, die du mit ihm spielst
    }, oder spiel { CARDS($power) } als { $rank }.
web-chuhan-act-none = Karten wählen
web-chuhan-act-give-none = Zwei Karten wählen
web-chuhan-act-play = { $ranks } spielen
web-chuhan-act-many =
    { $number ->
        [1] Einzelne { $rank }
        [2] Paar { $rank }er
       *[other] { $number } Karten von Rang { $rank }
    }
web-chuhan-act-single = Als { $rank } spielen
web-chuhan-hint-single = { CARDS($card) } als { $rank }
web-chuhan-act-with = Mit { CARDS($power) } spielen
web-chuhan-act-use = Fähigkeit von { CARDS($power) }
web-chuhan-act-target =
    { $power ->
        [YuJi] Yu Ji legt { CARDS($card) } ab
       *[YingBu] Ying Bu nimmt { CARDS($card) }
    }
web-chuhan-act-pick = Ying Bu einsetzen …
web-chuhan-act-pass = Rückzug
web-chuhan-act-pass-with = Rückzug mit { CARDS($power) }
web-chuhan-act-give = { CARDS($cards) } geben
web-chuhan-act-cancel =
    { $known ->
        [0] Mit Lü Zhi verhindern
       *[1] { CARDS($power) } verhindern
    }
web-chuhan-act-restore =
    { $known ->
        [0] Mit Xiao He retten
       *[1] { CARDS($power) } retten
    }
web-chuhan-act-allow = Zulassen
web-chuhan-act-writ = Verstärken
# Moves as noun phrases, in hints and analysis
web-chuhan-hint-give = { CARDS($cards) } als Geschenk
web-chuhan-hint-cancel =
    { $known ->
        [0] Verhindern mit Lü Zhi
       *[1] Lü Zhi gegen { CARDS($power) }
    }
web-chuhan-hint-restore =
    { $known ->
        [0] Rettung mit Xiao He
       *[1] Rettung von { CARDS($power) }
    }
web-chuhan-hint-allow = Keine Reaktion
web-chuhan-power-by =
    { $how ->
        [passes] { SEAT($seat) }: Rückzug mit
        [uses] { SEAT($seat) } nutzt
        [cancels] { SEAT($seat) } antwortet mit
       *[plays] { SEAT($seat) } spielt mit
    }
web-chuhan-cancels = { CARDS($power) } würde verhindert und abgelegt.
web-chuhan-cards-of = Die Truppe: { $cards }
web-chuhan-target = Die Karte: { $rank } ({ $card })
web-chuhan-always = An diesem Tisch immer zulassen

## Chu Han: log and ends
web-chuhan-log-battle = Schlacht { $battle }
web-chuhan-log-trick = Schlacht { $battle }, Kampf { $trick }
web-chuhan-battle = Schlacht
web-chuhan-start = Beginn
web-chuhan-start-note = Han eröffnet die erste Schlacht, Chu beginnt mit 1 Punkt.
web-chuhan-total = Gesamt
web-chuhan-by-battle = Punkte nach Schlachten
web-chuhan-battle-over = Schlacht { $battle } ist vorbei
web-chuhan-went-out = { SEAT($seat) } spielt die Hand leer
web-chuhan-next-battle = Nächste Schlacht
web-chuhan-left =
    { $held ->
        [one] { SEAT($rival) } hatte noch { $held } Karte
       *[other] { SEAT($rival) } hatte noch { $held } Karten
    }{ $capped ->
        [0] {""}
       *[1] , davon zählen { $cards }
    }: { $cards ->
        [one] { $cards } Punkt.
       *[other] { $cards } Punkte.
    }
web-chuhan-left-writs =
    { $writs ->
        [one] { SEAT($rival) } hat { $writs } Verstärkung genommen: { $writs } Punkt.
       *[other] { SEAT($rival) } hat { $writs } Verstärkungen genommen: { $writs } Punkte.
    }
web-chuhan-next-event = Nächstes Ereignis: { EVENT($event) }.
web-chuhan-reached = { SEAT($seat) } hat { $goal } Punkte erreicht.

## Huang: things
web-huang-points = { ROLE($colour, form: "points") }
web-huang-leader = { ROLE($role, form: "leader") } { SEAT($seat, form: "gen") }
web-huang-tile = { ROLE($role, form: "tile") }
web-huang-about-tile =
    { $colour ->
        [yellow] Anführer stehen nur neben Gouverneuren, und diese entscheiden Revolten.
        [red] Soldaten entscheiden die Kriege ihres Reichs und besiegen Räuber.
        [blue] Liegt auf Flüssen, mehrere in einer Aktion. Mit zweien davon bezahlst du einen Aufstand.
        [green] Danach darfst du ein Plättchen vom Markt nehmen. Mit zweien davon bezahlst du ein Gebäude.
       *[white] Handwerkerpunkte füllen am Ende deine niedrigste Punktart auf.
    }
web-huang-about-leader =
    { $colour ->
        [yellow] Bekommt einen Punkt für jeden Gouverneur, der in sein Reich kommt, und für jedes andere Plättchen, das dort keinen eigenen Anführer hat.
        [red] Bekommt einen Punkt für jeden Soldaten, der in sein Reich kommt. Neben dem Brett kann er in einem Krieg 1 dazugeben.
        [blue] Bekommt einen Punkt für jeden Bauern, der in sein Reich kommt. Solange er neben dem Brett steht, kostet ein Aufstand ein Plättchen weniger.
        [green] Bekommt einen Punkt für jeden Händler, der in sein Reich kommt. Solange er neben dem Brett steht, kostet ein Gebäude ein Plättchen weniger.
       *[white] Bekommt einen Punkt für jeden Handwerker, der in sein Reich kommt.
    }
web-huang-about-building =
    { $kind ->
        [pagoda] Am Ende deines Zugs bekommt dein Anführer ihrer Art in ihrem Reich einen Punkt.
        [palace] Steht dein Gouverneursanführer am Ende deines Zugs in seinem Reich, füllst du die Hand auf sieben statt sechs Plättchen auf.
        [granary] Steht dein Bauernanführer am Ende deines Zugs in einem Reich mit mehreren Kornspeichern, darfst du alle bis auf einen nehmen. Jeder ist 2 Bauernpunkte wert.
       *[bandits] Ein Plättchen daneben besiegt sie, wenn sein Reich mindestens so viele Soldaten hat, wie dort Räuber sind.
    }
web-huang-empty = leer
web-huang-possible = möglich
web-huang-under-pagoda = unter einer { ROLE($role, form: "pagoda") }
web-huang-under-palace = unter dem Palast
web-huang-under-granary = unter einem Kornspeicher
web-huang-state-at = Reich { $hex }
web-huang-in-state =
    { $own ->
        [0] gehört zu { $name }
       *[1] gehört zu { $name }, deinem Reich
    }
web-huang-state-strength =
    { $number ->
        [one] { $name }: { $number } Soldat für einen Krieg.
       *[other] { $name }: { $number } Soldaten für einen Krieg.
    }
web-huang-leader-strength =
    { $number ->
        [one] { $leader }: { $number } Gouverneur daneben für eine Revolte.
       *[other] { $leader }: { $number } Gouverneure daneben für eine Revolte.
    }
web-huang-on = auf { $hex }
web-huang-beside = neben dem Brett
web-huang-map =
    { $map ->
        [warring-states] { web-option-huang-map-warring-states }
        [eighteen-kingdoms] { web-option-huang-map-eighteen-kingdoms }
       *[other] { $map }
    }
web-huang-turn = Zug { $turn } · Beutel { $bag }
web-huang-board = Das Brett. Pfeile oder W E A D Z X gehen von Feld zu Feld, die Leertaste wählt, N geht zum nächsten möglichen Feld.
web-huang-players = Dynastien
web-huang-players-more = Dynastien: Anführer, Plättchen und Punkte
web-huang-you = du
web-huang-asked = wählt
web-huang-action-of =
    { $number ->
        [3] Ende des Zugs
       *[other] Aktion { $number }/2
    }
web-huang-known = allen bekannt: { TILES($tiles) }
web-huang-your-tiles = Deine Plättchen
web-huang-your-leaders = Deine Anführer
web-huang-market = Markt · Beutel { $bag }
web-huang-states = Reiche
web-huang-states-none = Noch gibt es keine Reiche.
web-huang-state-hexes = Felder: { $hexes }.
web-huang-strengths = Stärke der Reiche und Anführer zeigen
web-huang-log-turn = Zug { $turn }, { SEAT($seat) }

## Huang: what is asked
web-huang-ask-action =
    { $number ->
        [one] Deine zweite Aktion
       *[other] Deine erste Aktion
    }
web-huang-ask-action-note = Wähle ein Plättchen oder eine Aktion.
web-huang-ask-exchange = Plättchen tauschen
web-huang-ask-exchange-note = Wähle die Plättchen, die du ablegst.
web-huang-ask-building = Ein Gebäude errichten?
web-huang-ask-building-note = Mit dem Plättchen auf { $hex } ist Platz dafür.
web-huang-ask-market = Ein Plättchen vom Markt nehmen?
web-huang-ask-market-note = Wähle eines der offenen Plättchen.
web-huang-ask-chain = Noch ein Bauer?
web-huang-ask-chain-note =
    { $fits ->
        [0] Du hast keinen, der passt; die anderen erfahren das nicht.
       *[1] Er muss neben { $hex } liegen, auf dem Fluss.
    }
web-huang-ask-moving = Welche Pagode wird versetzt?
web-huang-ask-moving-note = Von dieser Art steht keine mehr neben dem Brett.
web-huang-ask-attack = Revolte: Was setzt du ein?
web-huang-ask-attack-note = Gleichstand geht an die Verteidigung.
web-huang-ask-defence = Revolte: Was setzt du ein?
web-huang-ask-defence-note = Gleichstand geht an dich.
web-huang-ask-support = Krieg: Wen unterstützt du?
web-huang-ask-support-note = Ein Reich, mit Soldaten von deiner Hand.
web-huang-ask-winner = Unentschieden. Wer gewinnt den Krieg?
web-huang-ask-winner-note = Du hast das Plättchen gelegt, also entscheidest du.
web-huang-ask-paying =
    { $number ->
        [one] Entferne einen Soldaten
       *[other] Entferne { $number } Soldaten
    }
web-huang-ask-paying-note = Das siegreiche Reich zahlt für den Sieg: Wähle einen seiner Soldaten.
web-huang-ask-granaries = Kornspeicher einsammeln?
web-huang-ask-granaries-note =
    { $number ->
        [one] Du nimmst { $number }, einer bleibt: Wähle den, der bleibt.
       *[other] Du nimmst { $number }, einer bleibt: Wähle den, der bleibt.
    }
web-huang-where =
    { $kind ->
        [tile] Wohin kommt der { ROLE($role) }?
        [leader] Wohin kommt der { ROLE($role, form: "leader") }?
        [leaders] Welcher Anführer?
        [riot] Aufstand: Welches Plättchen kommt weg?
        [build] Wo baust du?
       *[exchange] Welche Plättchen tauschst du?
    }
web-huang-where-note =
    { $kind ->
        [leaders] Wähle einen deiner fünf.
        [exchange] Sie kommen verdeckt in die Schachtel.
       *[other] { $number ->
            [0] Dafür gibt es keinen Platz.
            [one] { $number } Feld ist möglich.
           *[other] { $number } Felder sind möglich.
        }
    }
web-huang-no-place = Für ein { ROLE($role, form: "tile") } gibt es jetzt keinen Platz.
web-huang-begin =
    { $kind ->
        [leaders] Anführer
        [riot] Aufstand
        [build] Pagode
       *[exchange] Tausch
    }
web-huang-cannot =
    { $kind ->
        [leaders] Kein Anführer kann gesetzt oder versetzt werden.
        [riot] Ein Aufstand kostet zwei Bauern; nur einen, solange dein Bauernanführer neben dem Brett steht.
        [build] Eine Pagode braucht ein Dreieck und kostet zwei Händler; nur einen, solange dein Händleranführer neben dem Brett steht.
       *[exchange] Es gibt nichts zu tauschen.
    }
web-huang-cancel = Abbrechen
web-huang-withdraw = Zurückziehen
web-huang-stop =
    { $phase ->
        [building] Nichts bauen
        [market] Keines nehmen
        [chain] Keiner mehr
       *[granaries] Keinen nehmen
    }
web-huang-act =
    { $verb ->
        [tile] Legen
        [leader] Setzen
        [riot] Aufstand
        [pagoda] Errichten
        [palace] Errichten
        [move] Versetzen
        [market] Nehmen
        [remove] Entfernen
       *[granaries] Einsammeln
    }
web-huang-do-tile = { ROLE($role) } auf { $hex }
web-huang-do-leader = { ROLE($role, form: "leader") } nach { $hex }
web-huang-do-off = { ROLE($role, form: "leader") } neben das Brett
web-huang-do-riot = Aufstand auf { $hex }
web-huang-do-pagoda = { ROLE($role, form: "pagoda") } auf { $hexes }
web-huang-do-palace = Palast auf { $hexes }
web-huang-do-move = Versetzen der Pagode auf { $hexes }
web-huang-do-market = { ROLE($role) } vom Markt
web-huang-do-exchange = Tausch von { $number } Plättchen
web-huang-do-remove = Verlust des Soldaten auf { $hex }
web-huang-do-granaries = Erhalt des Kornspeichers auf { $hex }
web-huang-do-commit = { $number } einsetzen
web-huang-do-support = { $number } für { $name } einsetzen
web-huang-do-winner = { $name } gewinnt
web-huang-hint-exchange = Tausch von { $number } Plättchen
web-huang-hint-commit =
    { $number } Plättchen{ $leader ->
        [0] { "" }
       *[1] { " + Anführer" }
    }
web-huang-hint-support =
    { $number } Plättchen{ $leader ->
        [0] { "" }
       *[1] { " + Anführer" }
    } für { $name }
web-huang-hint-stay-out = Keine Beteiligung
web-huang-effect-own-point =
    { $number ->
        [one] { $number } { ROLE($colour, form: "point") } für dich
       *[other] { $number } { ROLE($colour, form: "points") } für dich
    }
web-huang-hint-winner = Sieg für { $name }
web-huang-move-stop = { SEAT($seat, form: "nom", capital: 1) } beendet die Aktion.
web-huang-open-hand = Plättchen von { SEAT($seat) }: { TILES($tiles) }
web-huang-open-market = Markt: { TILES($tiles) }
web-huang-do-stop = Ende der Aktion

## Huang: conflicts
web-huang-war = Krieg: { $names }
web-huang-against = {" "}gegen{" "}
web-huang-and = {" "}+{" "}
web-huang-war-lead = Das Plättchen { SEAT($seat, form: "gen") } auf { $hex } vereint sie. Soldaten entscheiden für alle Anführer, die sich treffen.
web-huang-revolt = Revolte: { SEAT($attacker, form: "nom") } gegen { SEAT($defender, form: "acc") }
web-huang-revolt-lead = { ROLE($role, form: "leader") }: Gouverneure daneben und von der Hand zählen.
web-huang-ties-yours = Gleichstand geht an dich.
web-huang-ties-defender = Gleichstand geht an die Verteidigung.
web-huang-ties-you-choose = Bei Gleichstand entscheidest du, wer gewinnt.
web-huang-ties-choose = Bei Gleichstand entscheidet { SEAT($seat, form: "nom") }, wer gewinnt.
web-huang-sides = Die Seiten
web-huang-side-ours = deine Seite
web-huang-pairs = Anführer, die sich treffen
web-huang-attacks = { SEAT($seat, form: "nom", capital: 1) } greift an
web-huang-defends = { SEAT($seat, form: "nom", capital: 1) } verteidigt
web-huang-reds =
    { $number ->
        [one] { $number } Soldat
       *[other] { $number } Soldaten
    }
web-huang-yellows =
    { $number ->
        [one] { $number } Gouverneur
       *[other] { $number } Gouverneure
    }
web-huang-yours = { $number } von dir
web-huang-gave-short = { $number } { SEAT($seat, form: "gen") }
web-huang-gave = { SEAT($seat, form: "nom", capital: 1) } gab { $number } für { $state }
web-huang-gave-yellow = { SEAT($seat, form: "nom", capital: 1) } gab { $number }
web-huang-gave-nothing = { SEAT($seat, form: "nom", capital: 1) } hält sich heraus
web-huang-you-choose = Du wählst jetzt
web-huang-chooses = { SEAT($seat, form: "nom", capital: 1) } wählt jetzt
web-huang-chooses-later = { SEAT($seat, form: "nom", capital: 1) } kommt später
web-huang-chooses-last = { SEAT($seat, form: "nom", capital: 1) } entscheidet zuletzt
web-huang-chooses-winner = Gleichstand: { SEAT($seat, form: "nom", capital: 1) } entscheidet, wer gewinnt
web-huang-commit = Wie viele { ROLE($role, form: "tile") } du einsetzt
web-huang-fewer = Eines weniger
web-huang-more = Eines mehr
web-huang-of = { $number } von { $most }
web-huang-add-leader = Den { ROLE($role, form: "leader") } neben dem Brett dazu, +1
web-huang-stay-out = Heraushalten
web-huang-choose-side = Erst eine Seite wählen
web-huang-choose-winner = Sieger wählen
web-huang-war-won = { $state } gewinnt den Krieg
web-huang-revolt-won = { SEAT($seat, form: "nom", capital: 1) } gewinnt die Revolte
web-huang-score =
    { $why ->
        [defender] { $high } zu { $low }: Gleichstand geht an die Verteidigung.
        [chosen] { $high } zu { $low }: { SEAT($seat, form: "nom", capital: 1) } hat das Plättchen gelegt und bei Gleichstand entschieden.
       *[more] { $high } zu { $low }.
    }
web-huang-go-on = Weiter
web-huang-you-won = Gewonnen
web-huang-you-lost = Verloren
web-huang-your-place = Platz { $place }

## Huang: the end
web-huang-nobody-wins = Niemand gewinnt
web-huang-step =
    { $step ->
        [earned] So kam es dazu: die Punkte, wie sie verdient wurden.
        [granaries] Jeder Kornspeicher bringt zwei Bauernpunkte.
        [spread] Handwerkerpunkte füllen die niedrigsten Arten auf.
       *[lowest] Handwerkerpunkte füllen die niedrigste Art auf; dann zählt die niedrigste.
    }
web-huang-final = Endstand
web-huang-total = Wertung
web-huang-skip = Alles zeigen
web-huang-tie =
    { $rank ->
        [2] { SEAT($first, form: "nom", capital: 1) } liegt vor { SEAT($second, form: "dat") }: Die zweitniedrigste Punktart entscheidet.
        [3] { SEAT($first, form: "nom", capital: 1) } liegt vor { SEAT($second, form: "dat") }: Die drittniedrigste Punktart entscheidet.
       *[4] { SEAT($first, form: "nom", capital: 1) } liegt vor { SEAT($second, form: "dat") }: Die höchste Punktart entscheidet.
    }
web-huang-tie-white = { SEAT($first, form: "nom", capital: 1) } liegt vor { SEAT($second, form: "dat") }: Es waren weniger Handwerkerpunkte nötig.
web-huang-tie-shared = { SEAT($first, form: "nom", capital: 1) } und { SEAT($second, form: "nom") } teilen sich einen Rang.

## Huang: signs on possible hexes
web-huang-sign =
    { $effect ->
        [point] ein Punkt für dich
        [rival-point] ein Punkt für jemand anderen
        [joins] Reiche werden vereint
        [pagoda] ein Gebäude kann entstehen
        [war] Krieg
        [revolt] eine Revolte
        [bandits] Räuber werden besiegt
       *[removes] Anführer oder Gebäude fallen
    }

## Sun Tzu: cards
web-suntzu-framed = kommt jede Runde zurück
web-suntzu-unframed = verlässt nach dem Ausspielen das Spiel
web-suntzu-note-one = Extrakarte
web-suntzu-note-six = markiert
web-suntzu-note-plus = siegt um { $number }
web-suntzu-note-cost = siegt um { $number }
web-suntzu-note-minus = verliert um 1
web-suntzu-note-plague = { suntzu-card-plague }
web-suntzu-card-number = Von zwei Zahlen gewinnt die höhere; die Differenz ist der Vorsprung.
web-suntzu-card-one = Von zwei Zahlen gewinnt die höhere; die Differenz ist der Vorsprung. Wer die 1 legt, zieht drei Karten und behält zwei, außer sie trifft auf eine Pest.
web-suntzu-card-six = Von zwei Zahlen gewinnt die höhere; die Differenz ist der Vorsprung. Die 6 markiert die Provinz mit einer Armee und darf dort nicht noch einmal gelegt werden.
web-suntzu-card-plus = Schlägt jede Zahl und −1 um { $plus }. Von zwei Pluskarten gewinnt die höhere; die Differenz ist der Vorsprung.
web-suntzu-card-cost =
    Schlägt jede Zahl und −1 um { $plus }. { $cost ->
        [one] Sie kostet eine Armee, die zur Verstärkung geht.
       *[other] Sie kostet { $cost } Armeen, die zur Verstärkung gehen.
    }
web-suntzu-card-minus = Verliert gegen jede Zahl um 1 und gegen eine Pluskarte um deren Wert: So stellt dein Gegner weniger Armeen auf.
web-suntzu-card-plague = Keine Schlacht: Die andere Karte bewirkt nichts, und die Hälfte der Armeen dort geht in den Vorrat zurück.

## Sun Tzu: the table
web-suntzu-map = Die fünf Provinzen
web-suntzu-hand =
    { $number ->
        [one] Deine Hand, { $number } Karte
       *[other] Deine Hand, { $number } Karten
    }
web-suntzu-round-of = Runde { $round } von { $rounds }
web-suntzu-log-round = Runde { $round }
web-suntzu-track =
    { $steps ->
        [0] Der Marker steht in der Mitte.
       *[other] Der Marker steht { $steps } von 9 Schritten auf der Seite von { SEAT($seat) }.
    }
web-suntzu-held =
    { $armies ->
        [0] Neutral.
        [one] { SEAT($seat) }, { $armies } Armee.
       *[other] { SEAT($seat) }, { $armies } Armeen.
    }
web-suntzu-worth = Wert { $first } in Runde 3, { $second } in Runde 6, { $third } in Runde 9.
web-suntzu-worth-next = Wert { $value } nach Runde { $round }
web-suntzu-marked = Markiert von { SEAT($seat) }.
web-suntzu-order-own = Dein Befehl: { CARDS($card) }.
web-suntzu-order-open = { SEAT($seat) }: { CARDS($card) }.
web-suntzu-order-hidden = { SEAT($seat) }: ein verdeckter Befehl.
web-suntzu-order-none = Noch kein Befehl von dir.
web-suntzu-rounds-label = Runden; Wertung nach 3, 6 und 9
web-suntzu-forces = Kräfte
web-suntzu-standing = Automatisch antworten, wenn es nichts zu wählen gibt
web-suntzu-on-map = Auf dem Plan
web-suntzu-pool = Vorrat
web-suntzu-reinforcements = Verstärkung
web-suntzu-marks = Markierungen
web-suntzu-in-hand = Handkarten
web-suntzu-in-pile = Stapel
web-suntzu-general = General
web-suntzu-hidden =
    { $number ->
        [1] verdeckt
       *[other] { $number } verdeckt
    }
web-suntzu-general-late = { $name } (nur bis Runde { $round })
web-suntzu-event = Ereignis
web-suntzu-more = Mehr
web-suntzu-picks = { SEAT($seat) } bestimmt die Reihenfolge der Schlachten.
web-suntzu-rounds = Bisherige Runden
web-suntzu-rounds-none = Noch wurde keine Schlacht geschlagen.
web-suntzu-scored = Wertung: Sun Tzu { $suntzu }, Shao { $shao }.
web-suntzu-cards = Übrige Karten
web-suntzu-cards-note = Beide haben dieselben 20 Karten. Gerahmte kommen jede Runde zurück; von den anderen wurden diese weder gespielt noch eingetauscht und sind auf der Hand oder im Stapel.
web-suntzu-cards-where =
    { $hand ->
        [one] { $hand } Karte auf der Hand
       *[other] { $hand } Karten auf der Hand
    }, { $pile } im Stapel.
web-suntzu-cards-unseen =
    { $number ->
        [one] Eine davon kam ungesehen in die Schachtel.
       *[other] { $number } davon kamen ungesehen in die Schachtel.
    }
web-suntzu-card-left =
    { $number ->
        [0] { CARDS($card) }: keine übrig
       *[other] { CARDS($card) }: { $number } übrig
    }
web-suntzu-generals = Generäle
web-suntzu-drawn = Deine gezogenen Karten

## Sun Tzu: battles
web-suntzu-battle = Die Schlacht in { PROVINCE($province) }
web-suntzu-beats = schlägt
web-suntzu-loses = verliert gegen
web-suntzu-against = gegen
web-suntzu-plagued = Pest
web-suntzu-to-come =
    { $number ->
        [one] noch { $number }
       *[other] noch { $number }
    }
web-suntzu-result =
    { $won ->
        [won] { SEAT($seat) } gewinnt { PROVINCE($province) } mit einem Vorsprung von { $number }
        [plague] In { PROVINCE($province) } herrscht die Pest
       *[nothing] Niemand gewinnt { PROVINCE($province) }
    }
web-suntzu-because =
    { $what ->
        [wins] { $how ->
            [bonus] { CARDS($strong) } schlägt { CARDS($weak) } um { $number }.
            [minus] { CARDS($weak) } verliert gegen eine Zahl um { $number }.
           *[other] { CARDS($strong) } ist { $number } mehr als { CARDS($weak) }.
        }
        [plague] { $great ->
            [0] Keine Schlacht; die Hälfte der Armeen dort geht zurück.
           *[1] Keine Schlacht; alle Armeen dort bis auf eine gehen zurück.
        }
       *[nothing] { $how ->
            [numbers] Beide Karten zählen { CARDS($strong) }.
           *[other] { CARDS($strong) } und { CARDS($weak) } heben einander auf.
        }
    }
web-suntzu-next-battle = Nächste Schlacht
web-suntzu-skip = Alles zeigen
web-suntzu-go-on = Weiter

## Sun Tzu: what is asked
web-suntzu-ask-choose = Wähle deinen General
web-suntzu-ask-choose-note = Du darfst ihn einmal in der Partie einsetzen. Dein Gegner sieht nicht, wen du wählst.
web-suntzu-ask-orders = Leg deine Befehle aus
web-suntzu-ask-orders-note = Eine Karte in jede Provinz, zugleich mit deinem Gegner.
web-suntzu-ask-pick = Wähle die nächste Schlacht
web-suntzu-ask-pick-note =
    { $equal ->
        [0] Zu Beginn der Schlachten hattest du weniger Armeen auf dem Plan, also bestimmst du die Reihenfolge.
       *[1] Zu Beginn der Schlachten hattet ihr gleich viele Armeen, und zuletzt hattest du weniger. Also bestimmst du die Reihenfolge.
    }
web-suntzu-ask-after = Die Schlachten sind vorbei
web-suntzu-ask-after-note = Du darfst eine ungerahmte Karte gegen eine Armee deiner Verstärkung eintauschen oder einen General einsetzen.
web-suntzu-ask-keep =
    { $number ->
        [one] Welche Karte behältst du?
       *[other] Welche zwei Karten behältst du?
    }
web-suntzu-ask-keep-note = Die andere kommt unter deinen Stapel.
web-suntzu-ask-general =
    { $fits ->
        [0] Kein General für { PROVINCE($province) }
       *[1] Deinen General in { PROVINCE($province) } einsetzen?
    }
web-suntzu-ask-general-note =
    { $fits ->
        [0] Deiner kann mit diesen Karten nichts anfangen. Du wirst gefragt, damit dein Gegner nichts erfährt.
       *[1] Die Karten liegen offen; jetzt darfst du eingreifen.
    }
web-suntzu-ask-from = Dein Vorrat ist leer: Woher kommt eine Armee?
web-suntzu-ask-from-note =
    { $number ->
        [one] Eine Armee soll noch nach { PROVINCE($province) }.
       *[other] { $number } Armeen sollen noch nach { PROVINCE($province) }.
    }
web-suntzu-ask-mark-from = Dein Vorrat ist leer: Welche Armee markiert { PROVINCE($province) }?
web-suntzu-ask-mark-from-note = Sie bleibt für immer dort und zählt nicht mehr als Armee.
web-suntzu-ask-pay =
    { $number ->
        [one] Gib eine Armee ab
       *[other] Gib { $number } Armeen ab
    }
web-suntzu-ask-pay-note =
    { $cause ->
        [event] Das Ereignis „{ EVENT($event) }“
       *[other] Deine { CARDS($cause) }
    } kostet { $number ->
        [one] eine Armee, aus dem Vorrat; oder wähle eine Provinz.
       *[other] { $number } Armeen, eine nach der anderen, aus dem Vorrat; oder wähle eine Provinz.
    }
web-suntzu-ask-exchange = Vorrat leer: Karte eintauschen?
web-suntzu-ask-exchange-note =
    { $number ->
        [one] Eine weitere Armee käme nach { PROVINCE($province) }. Eine ungerahmte Karte bringt eine aus deiner Verstärkung.
       *[other] { $number } weitere Armeen kämen nach { PROVINCE($province) }. Eine ungerahmte Karte bringt eine aus deiner Verstärkung.
    }
web-suntzu-ask-mark-exchange = Vorrat leer: Karte eintauschen?
web-suntzu-ask-mark-exchange-note = { PROVINCE($province) } soll markiert werden. Eine ungerahmte Karte bringt eine Armee aus deiner Verstärkung.
web-suntzu-ask-take = Einen weiteren General nehmen?
web-suntzu-ask-take-note = „{ suntzu-event-chariot }“: Du hast Markierungen in drei Provinzen.
web-suntzu-ask-place = { PROVINCE($province) } mit einem Vorsprung von 1 gewinnen?
web-suntzu-ask-place-note = „{ suntzu-event-light_infantry }“: Beide legten eine 1, und du liegst auf der Leiste zurück.
web-suntzu-where = Wohin kommt die { CARDS($card) }?
web-suntzu-laid = { $number } von 5 Befehlen gelegt.
web-suntzu-missing =
    { $number ->
        [one] In einer Provinz fehlt noch eine Karte.
       *[other] In { $number } Provinzen fehlt noch eine Karte.
    }
web-suntzu-laid-in = liegt in { PROVINCE($province) }
web-suntzu-card-first = Wähle zuerst eine Karte.
web-suntzu-not-here = Diese Provinz kann jetzt nicht gewählt werden.
web-suntzu-not-exchanged = Die { CARDS($card) } kann jetzt nicht eingetauscht werden.
web-suntzu-use-where =
    { $general ->
        [move] { $number ->
            [0] Marsch einer Armee: von wo?
            [1] Marsch aus { PROVINCE($from) }: wohin?
           *[other] Marsch von { PROVINCE($from) } nach { PROVINCE($to) }?
        }
        [levy] { $number ->
            [0] Aushebung einer Armee: wo?
           *[other] Aushebung in { PROVINCE($from) }?
        }
        [remove] { $number ->
            [0] Vertreibung einer Armee: wo?
           *[other] Eine Armee aus { PROVINCE($from) } vertreiben?
        }
       *[other] „{ GENERAL($general) }“ jetzt einsetzen?
    }
web-suntzu-act-seal = Befehle erteilen
web-suntzu-act-all-back = Alle zurück
web-suntzu-act-back = Jetzt nicht
web-suntzu-act-choose = General wählen
web-suntzu-act-choose-card = Karte wählen
web-suntzu-act-choose-province = Provinz wählen
web-suntzu-act-general = { GENERAL($general) } …
web-suntzu-act-exchange = { CARDS($card) } eintauschen
web-suntzu-act-use =
    { $number ->
        [0] „{ GENERAL($general) }“ einsetzen
        [1] { GENERAL($general) } in { PROVINCE($from) }
       *[other] { GENERAL($general) } von { PROVINCE($from) } nach { PROVINCE($to) }
    }
web-suntzu-act-battle = Schlacht in { PROVINCE($province) }
web-suntzu-act-pool = Aus dem Vorrat
web-suntzu-act-from = Aus { PROVINCE($province) }
web-suntzu-act-keep = { CARDS($cards) } behalten
web-suntzu-act-keep-general = „{ GENERAL($general) }“ behalten
web-suntzu-act-take = „{ GENERAL($general) }“ nehmen
web-suntzu-act-place = Sieg mit Vorsprung 1
web-suntzu-act-standing = Künftig automatisch
web-suntzu-act-no =
    { $ask ->
        [after] Nichts einsetzen
        [general] Jetzt nicht
        [exchange] Kein Tausch
        [mark-exchange] Kein Tausch
        [take] Kein General
       *[other] Nein
    }
# Moves as noun phrases, in hints and analysis
web-suntzu-move-orders = { SEAT($seat) } legt { suntzu-province-jinyan } { CARDS($jinyan) }, { suntzu-province-qin } { CARDS($qin) }, { suntzu-province-hanqi } { CARDS($hanqi) }, { suntzu-province-chu } { CARDS($chu) }, { suntzu-province-wu } { CARDS($wu) }.
web-suntzu-move-keeps = { SEAT($seat) } nimmt { CARDS($cards) } auf die Hand.
web-suntzu-move-general = { SEAT($seat) } nimmt den General „{ GENERAL($general) }“.
web-suntzu-move-no = { SEAT($seat) } tut nichts.
web-suntzu-open-hand = Hand von { SEAT($seat) }: { CARDS($cards) }
web-suntzu-hint-exchange = Tausch der { CARDS($card) }
web-suntzu-hint-use =
    { $number ->
        [0] General „{ GENERAL($general) }“
        [1] { GENERAL($general) } in { PROVINCE($from) }
       *[other] { GENERAL($general) } von { PROVINCE($from) } nach { PROVINCE($to) }
    }
web-suntzu-hint-battle = Schlacht in { PROVINCE($province) }
web-suntzu-hint-pool = Armee aus dem Vorrat
web-suntzu-hint-from = Armee aus { PROVINCE($province) }
web-suntzu-hint-keep = { CARDS($cards) } auf die Hand
web-suntzu-hint-keep-general = General „{ GENERAL($general) }“
web-suntzu-hint-take = General „{ GENERAL($general) }“ dazu
web-suntzu-hint-no =
    { $ask ->
        [after] Kein Tausch, kein General
        [general] Kein General
        [exchange] Kein Tausch
        [mark-exchange] Kein Tausch
        [take] Kein General
       *[other] Keine Aktion
    }

## Sun Tzu: scorings and the end
web-suntzu-scoring = Wertung von Runde { $round }
web-suntzu-score = Sun Tzu { $suntzu }, Shao { $shao }
web-suntzu-marker-moves =
    { $steps ->
        [0] Der Marker bleibt, wo er ist
        [one] Der Marker rückt einen Schritt auf { SEAT($seat) } zu
       *[other] Der Marker rückt { $steps } Schritte auf { SEAT($seat) } zu
    }{ $side ->
        [none] ; er steht in der Mitte.
       *[other] ; er steht auf { $track } auf der Seite von { SEAT($side) }.
    }
# Why the game ended when it did
web-suntzu-why =
    { $ending ->
        [track] Der Marker hat das Ende der Leiste erreicht: Die Partie endet sofort, nach Runde { $round }.
        [events] Das fünfte Ereignis ist eingetreten: Die Partie endet sofort, in Runde { $round }.
       *[rounds] Alle Runden sind gespielt.
    } { $steps ->
        [draw] Der Marker steht in der Mitte, und die Vorräte sind gleich groß.
        [0] Der Marker steht in der Mitte, also entscheidet der Vorrat: Sun Tzu { $suntzu }, Shao { $shao }.
       *[other] {""}
    }
web-suntzu-centre = Der Marker steht in der Mitte
web-suntzu-side = für { SEAT($seat) }
web-suntzu-nobody = Niemand

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
