# The command line.

cli-about = Tianxia 天下: drei Strategiespiele über die Einigung Chinas.
cli-epilog = Zum Anfangen: tianxia terminal chuhan
cli-commands = Befehle
cli-error = tianxia: { $problem }

cli-help-version = sagen, welche Version das ist
cli-help-lang = die Sprache: { $languages } (Vorgabe: TIANXIA_LANG oder die des Systems)
cli-help-games = die Spiele auflisten oder von einem erzählen
cli-help-games-game = das Spiel, um das es geht
cli-epilog-games = Beispiel: tianxia games chuhan
cli-help-terminal = im Terminal spielen
cli-epilog-terminal =
    Züge, Plätze und Optionen werden in jeder Sprache mit denselben Wörtern getippt.

    Beispiele:
      tianxia terminal chuhan                        du bist Han, ein Bot ist Chu
      tianxia terminal chuhan --seat chu             du bist Chu
      tianxia terminal chuhan --seat all             zwei Personen an einer Tastatur
      tianxia terminal chuhan --option events=on     mit Ereignissen
      tianxia terminal huang --option players=tiger,rat,goat
      tianxia terminal --load game.toml              eine gespeicherte Partie fortsetzen
cli-help-game = das Spiel
cli-help-seed = nach dieser Zahl verteilen, um dieselbe Verteilung noch einmal zu spielen
cli-help-seat = ein Platz für eine Person; mehrmals möglich, oder „all“ (Vorgabe: der erste Platz)
cli-help-bot = der Bot für die anderen Plätze oder für einen Platz (Vorgabe: der leichteste); auch „cmd:PROGRAM“ ist einer
cli-help-option = eine Option des Spiels, siehe „tianxia games GAME“
cli-help-load = eine gespeicherte Partie fortsetzen
cli-help-play = im Browser spielen
cli-epilog-play = Alles bleibt auf diesem Rechner. Strg+C beendet es; Partien gehen beim nächsten Mal weiter.
cli-help-play-port = auf diesem Port lauschen (Vorgabe: ein freier)
cli-help-play-browser = den Browser öffnen (Vorgabe: ja)
cli-help-serve = Tische für andere anbieten
cli-epilog-serve =
    Einstellungen kommen von hier oder aus der Umgebung: DATABASE_URL, REDIS_URL, TIANXIA_SECRET (womit Cookies unterschrieben
    werden), TIANXIA_DATA (der Ordner für Daten), TIANXIA_SECURE=1 (hinter https), TIANXIA_BOT_PAUSE (Sekunden).

    Beispiele:
      tianxia serve --host 0.0.0.0 --port 8000
      tianxia serve --database postgresql://tianxia@db/tianxia --redis redis://cache:6379
cli-help-serve-host = auf dieser Adresse lauschen (Vorgabe: 127.0.0.1, nur dieser Rechner)
cli-help-serve-port = auf diesem Port lauschen (Vorgabe: 8000)
cli-help-serve-database = wo Tische aufbewahrt werden: sqlite:///FILE oder postgresql://… (Vorgabe: eine Datei im Datenordner)
cli-help-serve-redis = Redis, wenn mehrere Prozesse dieselben Tische anbieten: redis://…
cli-help-serve-name = ein Name, unter dem der Server erreichbar sein darf; mehrmals möglich (Vorgabe: jeder)
cli-help-check = Szenariodateien spielen
cli-epilog-check = Exit-Status: 0 alle bestanden, 1 eines nicht bestanden, 2 eines nicht lesbar.
cli-help-check-paths = Szenariodateien oder Ordner mit .toml-Dateien
cli-help-keep-going = nach einer Datei, die nicht besteht, weitermachen
cli-help-verbose = jede Datei nennen, die besteht
cli-help-record = eine gespeicherte Partie nachspielen oder zeigen
cli-epilog-record = Beispiele: tianxia record replay game.toml; tianxia record show game.toml --seat chu
cli-help-record-replay = eine gespeicherte Partie nachspielen und prüfen, dass sie so endet, wie sie sagt
cli-help-record-show = eine gespeicherte Partie erzählen, wie ein Platz sie sehen konnte
cli-help-record-verify = prüfen, dass eine Partie eines Servers nach dem Startwert verteilt wurde, dessen Hash anfangs gezeigt wurde
cli-help-record-hash = der Hash, der gezeigt wurde (Vorgabe: der in der Mitschrift genannte)
cli-help-record-file = eine mit „save FILE“ gespeicherte Partie
cli-help-record-seat = der Platz, dessen Ansicht gezeigt wird (Vorgabe: Zuschauende)
cli-help-board = eine Stellung als Bild zeichnen
cli-epilog-board =
    Beispiele:
      tianxia board game.toml --svg board.svg                  die letzte Stellung einer gespeicherten Partie
      tianxia board game.toml --move 40 --seat rat --svg b.svg wie die Ratte sie nach 40 Zügen sah
      tianxia board position.toml --svg board.svg              eine Stellung, ein Szenario oder eine Karte
cli-help-board-file = eine gespeicherte Partie, ein Szenario, eine Stellung oder eine Karte, als TOML
cli-help-board-svg = die Bilddatei, die geschrieben wird
cli-help-board-move = bei einer gespeicherten Partie: nach wie vielen Zügen (Vorgabe: nach dem letzten)
cli-help-board-seat = der Platz, dessen Ansicht gezeigt wird (Vorgabe: alles)
cli-help-board-dark = dunkle oder helle Farben (Vorgabe: wie der Bildschirm es wünscht)
cli-help-arena = Bots gegeneinander spielen lassen und sagen, wer stärker ist
cli-epilog-arena =
    Ein BOT ist eine Stufe oder ein Vergleichsbot des Spiels, „cmd:“ und ein Programm, das das Protokoll von
    „tianxia bot-protocol“ spricht, oder „py:module:Class“, eine eigene Klasse, die sich von hier importieren lässt.
    Ein Programm läuft in einem eigenen Prozess und erfährt nur, was sein Platz wissen darf. Eine Klasse teilt sich einen
    Prozess mit der Partie: Nichts hindert sie daran, sich dort umzusehen.

    Jede Verteilung wird mit jeder Sitzordnung einmal gespielt: zwei Bots spielen sie zweimal, mit vertauschten Plätzen. Mit
    --simulations ist das Ergebnis auf jedem Rechner gleich. Derselbe Befehl setzt einen unterbrochenen Lauf fort.

    Ein Absturz ist kein Ergebnis. Vor der ersten Partie wird jeder Bot einmal gestartet; kann einer nicht spielen, wird keine
    gespielt. Eine Partie, in der ein Bot abstürzt, zählt nirgends, und derselbe Befehl spielt sie noch einmal; solange es
    solche Partien gibt, ist der Exit-Status nicht 0.

    Beispiele:
      tianxia arena chuhan club casual --games 200
      tianxia arena huang club casual casual random         ein Tisch mit vier Plätzen
      tianxia arena chuhan club "cmd:python3 examples/random_bot.py" --time 0.1
      tianxia arena ladder suntzu                           random und alle Stufen, mit Wertung
cli-help-arena-game = das Spiel; oder „ladder“ und das Spiel
cli-help-arena-bots = die Bots, einer für jeden Platz (master@0.1: mit einem Zehntel seiner Zeit); für eine Rangleiter vom schwächsten zum stärksten (Vorgabe: random und alle Stufen)
cli-help-arena-games = wie viele Partien, bei einer Rangleiter je Paarung, aufgerundet auf ganze Verteilungen (Vorgabe: 100)
cli-help-arena-seed = alle Verteilungen und Entscheidungen folgen aus dieser Zahl (Vorgabe: 1)
cli-help-arena-jobs = wie viele Partien gleichzeitig (Vorgabe: eine je Kern)
cli-help-arena-ray = auf dem Ray-Cluster unter dieser Adresse spielen („auto“, host:port); braucht tianxia[ray]
cli-help-arena-out = der Ordner für Mitschriften und Übersicht (Vorgabe: benannt nach Spiel, Bots und Startwert)
cli-help-arena-dataset = jede Entscheidung auch in diesen Ordner schreiben, als Parquet: was der Platz wusste, durfte, tat und am Ende bekam; braucht tianxia[data]
cli-help-arena-time = ein Faktor: die übliche Zeit aller Bots damit malnehmen; 0.1 ist ein Zehntel (Vorgabe: 1)
cli-help-arena-seconds = allen Bots so viele Sekunden je Entscheidung geben, statt ihrer üblichen Zeit
cli-help-arena-simulations = allen Bots so viele Simulationen je Entscheidung geben, statt Zeit
cli-help-arena-crash = wenn ein Bot in einer Partie abstürzt: dort anhalten (stop) oder die übrigen Partien spielen (continue); die Partie hat so oder so kein Ergebnis, und derselbe Befehl spielt sie noch einmal (Vorgabe: stop)
cli-help-arena-strict = eine Entscheidung, die ihre Zeit um mehr als ein Fünftel oder 50 ms überschreitet, verliert die Partie (Vorgabe: sie wird nur gezählt)
cli-help-hint = einen Bot nach den besten Zügen einer gespeicherten Partie fragen
cli-epilog-hint =
    Der Bot erfährt, was der Platz wissen konnte, und sonst nichts.

    Beispiele:
      tianxia hint game.toml                       der nächste Zug
      tianxia hint game.toml --move 12             was statt Zug 12 besser gewesen wäre
cli-help-hint-seat = der Platz, für den gedacht wird (Vorgabe: der, der den Zug machte oder gefragt ist)
cli-help-hint-move = über welchen Zug nachgedacht wird, ab 1 (Vorgabe: den nächsten)
cli-help-hint-bot = der Bot, der gefragt wird (Vorgabe: der stärkste)
cli-help-hint-seconds = wie lange er nachdenken darf (Vorgabe: wie seine Stufe)
cli-help-hint-seed = mit dieser Zahl nachdenken, um dieselbe Antwort wieder zu bekommen
cli-help-bot-protocol = erzählen, wie ein Programm in beliebiger Sprache mitspielt
cli-epilog-bot-protocol = Ein Beispiel in zwanzig Zeilen: examples/random_bot.py
cli-help-bench = messen, wie schnell zufälliges Spiel auf diesem Rechner ist
cli-epilog-bench = Im Vergleich mit anderen: make bench
cli-help-bench-game = das Spiel, das gemessen wird (Vorgabe: alle)
cli-help-bench-seconds = wie lange jeder Wert gemessen wird (Vorgabe: 2)

## What stands for a value in the help
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

## What is said of the arguments of a command
cli-usage = Aufruf:
cli-usage-arena = tianxia arena GAME BOT BOT … | tianxia arena ladder GAME [BOT …]
cli-usage-arguments = Argumente
cli-usage-options = Optionen
cli-usage-help = diese Hilfe zeigen
cli-usage-error = { $program }: { $problem }.
cli-usage-argument = { $name }: { $problem }
cli-usage-required = es fehlt: { $names }
cli-usage-unknown = das bedeutet hier nichts: { $names }
cli-usage-choice = „{ $value }“ steht nicht zur Wahl, nur { $choices }
cli-usage-value = „{ $value }“ ist keine Zahl
cli-usage-one = ein Wert muss folgen
cli-usage-some = mindestens ein Wert muss folgen
cli-usage-ambiguous = { $option } könnte { $matches } sein
cli-usage-explicit = „{ $value }“ kann hier nicht folgen

## Numbers in tables
cli-percent = { $number } %
cli-time-s = { $number } s
cli-time-ms = { $number } ms
cli-time-us = { $number } µs

cli-games-line = { $game }: { $name }. { $about }
cli-games-more = Mehr über eines: tianxia games GAME. Zum Spielen: tianxia terminal GAME.
cli-games-title = { $name }, Regelversion { $rules }
cli-games-seats = Plätze: { $seats }
cli-games-actions = Aktionen: { NUMBER($number, useGrouping: 0) } Nummern
cli-games-levels = Bots, mit der Zeit, die sie höchstens für eine Entscheidung brauchen:
cli-games-level = { $name } ({ NUMBER($milliseconds, useGrouping: 0) } ms): { $about }
cli-games-options = Optionen:
cli-games-house = Hausregeln, wo die Anleitungen schweigen oder sich widersprechen:

cli-check-passed = bestanden   { $path }: { $title }
cli-check-failed =
    FEHLER      { $place }
                { $title }
                { $where }
cli-check-unreadable = UNLESBAR    { $place }: { $problem }
cli-check-summary = { $passed } bestanden, { $failed } nicht bestanden, { $unreadable } unlesbar

cli-replay-moves =
    { $number ->
        [one] { $game }, { $number } Zug:
       *[other] { $game }, { $number } Züge:
    }
cli-replay-final = Endstellung: { $fingerprint }
cli-replay-same = Es ist die Stellung, die in der Mitschrift steht.
cli-replay-earlier = Gespielt nach Version { $theirs } der Regeln; nach Version { $ours } verläuft jeder Zug genauso.
cli-load-earlier = Diese Partie wurde nach Version { $theirs } der Regeln begonnen und geht nach Version { $ours } weiter. { $change }
cli-replay-unfinished = Die Partie ist nicht vorbei. Am Zug: { SEAT($seats) }.
cli-verify-no-hash = Die Mitschrift nennt keinen Hash ihres Startwerts: Gib den gezeigten mit --hash an.
cli-verify-other =
    Der Hash gehört nicht zu diesem Startwert.
      Hash des Startwerts: { $found }
      anfangs gezeigt: { $shown }
cli-verify-seed = Es ist der Startwert, dessen Hash gezeigt wurde: { $hash }
cli-verify-moves =
    { $number ->
        [one] Danach verteilt, lässt sich der eine Zug von { $game } spielen und führt dorthin, wo die Mitschrift es sagt.
       *[other] Danach verteilt, lassen sich alle { $number } Züge von { $game } spielen und führen dorthin, wo die Mitschrift es sagt.
    }
cli-show-public = Was alle sehen konnten:
cli-show-seat = Was { SEAT($seat, form: "nom") } sehen konnte:
cli-show-end = Am Ende:

cli-board-done = { $path }: { $size } kB.
cli-board-none = Von { $name } gibt es kein Bild.
cli-board-game = Aus der Datei geht nicht hervor, zu welchem Spiel sie gehört. Ergänze die Zeile game = "…" mit einem dieser Namen: { $games }.
cli-board-move = --move braucht eine gespeicherte Partie: Andere Dateien haben keine Züge.
cli-board-moves =
    { $number ->
        [one] Die Partie hat { $number } Zug.
       *[other] Die Partie hat { $number } Züge.
    }

cli-bench-title = { $name }, zufälliges Spiel, { $compiled }
cli-bench-compiled = kompiliert
cli-bench-pure = nicht kompiliert
cli-bench-core = im Kern
cli-bench-loop = aus einer Python-Schleife
cli-bench-core-line = { "  " }im Kern                    { $decisions } Entscheidungen/s, { $games } Partien/s
cli-bench-loop-line = { "  " }aus einer Python-Schleife  { $decisions } Entscheidungen/s, { $games } Partien/s
cli-bench-clone-line = { "  " }eine Kopie                 { $time } µs

cli-arena-unit = { " " }Partien
cli-arena-resumed =
    { $number ->
        [one] { $number } Partie ist schon da.
       *[other] { $number } Partien sind schon da.
    }
cli-arena-retried =
    { $number ->
        [one] { $number } Partie endete mit einem Absturz und wird noch einmal gespielt.
       *[other] { $number } Partien endeten mit einem Absturz und werden noch einmal gespielt.
    }
cli-arena-interrupted = Unterbrochen. Derselbe Befehl macht hier weiter.
cli-arena-title = { $name }: { $games } Partien mit { $deals } Verteilungen, im Mittel { $moves } Züge lang
cli-text-arena-bot = Bot
cli-text-arena-won = gewonnen
cli-text-arena-interval = 95-%-Intervall
cli-text-arena-record = Sieg–Remis–Verlust
cli-text-arena-points = Ertrag
cli-text-arena-score = Wertung
cli-text-arena-decision = Zeit im Mittel
cli-text-arena-longest = längste
cli-text-arena-overruns = zu lang
cli-text-arena-faults = Fehler
cli-text-arena-crashes = Abstürze
cli-text-arena-elo = Elo
cli-text-arena-margin = 95 %
cli-text-arena-above = über dem vorigen
cli-text-arena-games = Partien
cli-text-arena-illegal = der Bot einen unerlaubten Zug machte
cli-text-arena-overtime = der Bot zu lange brauchte
cli-arena-interval =
    Wilson-Intervall, { $units ->
        [deals] mit Verteilungen als Einheit, weil die Partien einer Verteilung nicht unabhängig sind
       *[games] mit Partien als Einheit, weil es zu wenige Verteilungen zum Vergleichen gibt
    }; ein Remis ist ein halber Sieg.
cli-arena-fault = Partie { $number }: { $bot } verlor, weil { $kind }. { $reason }
cli-arena-crash = Partie { $number } hat kein Ergebnis, denn { $bot } ist abgestürzt. { $reason }
cli-arena-more-faults =
    { $number ->
        [one] { $number } weiterer Fehler steht in der Übersicht.
       *[other] { $number } weitere Fehler stehen in der Übersicht.
    }
cli-arena-crashes =
    { $number ->
        [one] { $number } Partie zählt weder oben noch in einer Wertung; derselbe Befehl spielt sie noch einmal.
       *[other] { $number } Partien zählen weder oben noch in einer Wertung; derselbe Befehl spielt sie noch einmal.
    }
cli-arena-written = Mitschriften und Übersicht: { $path }
cli-arena-dataset = Datensatz: { $path }
cli-arena-ladder-title = Die Rangleiter von { $name }, { $games } Partien
cli-arena-ladder-how = Bradley–Terry nach der Maximum-Likelihood-Methode, { $first } bei 0; Intervalle von 95 % aus der Hesse-Matrix, gegen den Durchschnitt aller.
cli-arena-chart-title = { $name }: die Stufen in Elo
cli-arena-chart-subtitle =
    { $pairings ->
        [one] { $games } Partien, { $first } bei 0, 95-%-Intervalle
       *[other] { $games } Partien in jeder von { $pairings } Paarungen, { $first } bei 0, 95-%-Intervalle
    }
cli-arena-chart = Diagramm: { $path }

cli-hint-moves = Der Zug muss von 1 bis { $number } sein.
cli-hint-title = Zug { $number }, { SEAT($seat) }: { $prompt }
cli-hint-none = { $bot } gibt keine Tipps.
cli-hint-move = { $place }. { $move }: gewinnt { $chance } %, Gewicht { $share } %
cli-hint-line = { "   " }erwartet: { $line }
cli-hint-played = Gespielter Zug: { $move }

cli-serve-started = Tianxia läuft unter { $address } (Strg+C beendet den Server)
cli-play-started = Tianxia läuft unter { $address } (Strg+C beendet; deine Partien gehen beim nächsten Mal weiter)
cli-play-ended = Auf Wiedersehen. Deine Partien sind gespeichert.
cli-server-missing = Der Server braucht { $package }, das nicht installiert ist; gib ein: pip install "tianxia[{ $extra }]"
cli-pages-missing = Die Seiten für den Browser sind nicht gebaut: Gib in einem Klon „make browser“ ein, dann „pip install ".[play]"“; oder spiele im Terminal: „tianxia terminal chuhan“.

cli-terminal-game = Nenne ein Spiel: { $games }.
cli-terminal-load = Eine gespeicherte Partie von { $game } geht weiter, wie sie war: Lass das Spiel, --option und --seed weg.
cli-terminal-taken = { SEAT($seat, form: "nom", capital: 1) } wird von einer Person gespielt: Lass den Bot weg oder den Platz.

cli-table-welcome = Willkommen bei { $name }.
cli-table-person = { SEAT($seat, form: "nom", capital: 1) } wird von einer Person gespielt.
cli-table-bot = { SEAT($seat, form: "nom", capital: 1) } wird von einem Bot gespielt ({ $bot ->
    [random] irgendein erlaubter Zug, zufällig
   *[other] { $bot }
}).
cli-table-help-hint = Tippe die Nummer oder den Text einer Aktion; „help“ zeigt die Regeln in Kürze und was du sonst tippen kannst.
cli-table-turn = { SEAT($seat, form: "nom", capital: 1) } ist am Zug.
cli-table-hand-over = Gib die Tastatur an { SEAT($seat, form: "acc") }. Drück die Eingabetaste, wenn nur { SEAT($seat, form: "nom") } hinsieht.
cli-table-help =
    Eine Aktion  ihre Nummer in der Liste oder ihr Text
    Eine Aktion? was sie bewirken würde oder warum sie nicht möglich ist
    show         noch einmal deine Sicht und die Aktionen
    log          alles, was geschehen ist, wie du es sehen konntest
    undo         den letzten Zug einer Person zurücknehmen und was darauf folgte
    save FILE    die Partie als Textdatei speichern
    quit         gehen
cli-table-legal = Das ist möglich.
cli-table-house = Hausregeln, wo die Anleitungen schweigen oder sich widersprechen:
cli-table-number =
    { $number ->
        [one] Es gibt nur Aktion 1.
       *[other] Die Aktionen haben die Nummern 1 bis { $number }.
    }
cli-table-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
cli-table-undone = Zurückgenommen: { $move }.
cli-table-undone-of = Der letzte Zug { SEAT($seat, form: "gen") } ist zurückgenommen.
cli-table-save-where = Wohin? Zum Beispiel: save game.toml
cli-table-saved = Gespeichert in { $path }. Später weiter mit: tianxia terminal --load { $path }
cli-table-not-ours = { $path } gibt es schon, und es ist keine Mitschrift einer Partie: Wähle einen anderen Namen.
cli-table-goodbye = Auf Wiedersehen.
cli-table-unsaved = Auf Wiedersehen. Diese Partie wurde nicht gespeichert (das tut „save FILE“).
cli-table-over = Die Partie ist vorbei.
cli-table-over-ask = save FILE, log, undo oder Eingabetaste zum Gehen >
cli-table-over-help = Tippe save FILE, log, undo oder nur die Eingabetaste zum Gehen.
