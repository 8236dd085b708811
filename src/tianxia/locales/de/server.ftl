# The server: refusals, and log lines about a table.

server-database-unknown = Die Adresse der Datenbank sollte mit einem von diesen beginnen: { $kinds }.
server-secret-short = Das Geheimnis in { $path } ist zu kurz: Entferne die Datei, dann wird ein neues gezogen.
server-settings-bad = Eine Einstellung des Servers lässt sich nicht lesen: { $problem }
server-folder-unwritable = Der Datenordner { $path } ist nicht zu gebrauchen ({ $problem }). Mach ihn für diesen Benutzer beschreibbar oder nenne mit TIANXIA_DATA einen anderen.
server-database-unwritable = In die Datenbank { $where } kann nicht geschrieben werden ({ $problem }). Prüfe, ob ihr Ordner existiert, ob der Datenträger beschreibbar ist und ob dieser Benutzer dort schreiben darf.
server-database-full = Für die Datenbank { $where } ist kein Platz mehr. Schaffe Platz auf dem Datenträger und starte noch einmal.
server-database-corrupt = Die Datenbank { $where } ist beschädigt ({ $problem }). Ersetze sie durch eine Sicherung, oder verschiebe die Datei, um mit einer leeren zu beginnen.
server-database-unavailable = Die Datenbank { $where } ist nicht zu erreichen ({ $problem }). Prüfe, ob sie läuft und ob die Adresse stimmt.
server-database-failed = Die Datenbank { $where } ist nicht zu gebrauchen: { $problem }

server-no-guest = Du bist hier noch nicht bekannt: Lade die Seite neu.
server-token = Diese Anfrage kam nicht von unserer Seite: Lade sie neu.
server-forbidden = Das ist nicht erlaubt.
server-missing = Hier gibt es nichts.
server-method = Das geht hier nicht.
server-malformed = Das war nicht zu verstehen.
server-large = Das ist zu groß.
server-failed = Hier ist etwas schiefgegangen. Es liegt nicht an dir; bitte versuch es noch einmal.
server-storage-unavailable = Der Server kann gerade nichts speichern. Bitte versuch es in ein paar Sekunden noch einmal.
server-too-many =
    { $seconds ->
        [one] Das war zu oft. Versuch es in einer Sekunde wieder.
       *[other] Das war zu oft. Versuch es in { $seconds } Sekunden wieder.
    }
server-guest = Gast { $number }
server-name-empty = Ein Name braucht mindestens einen Buchstaben.
server-settings-large = Diese Einstellungen sind zu groß zum Aufbewahren.
server-code = Dieser Code gilt nicht: Er funktioniert einmal, zehn Minuten lang.

server-option-choice = Die Option { $option } kann sein: { $choices }.
server-seats-number =
    { $fewest ->
        [2] { $most ->
            [2] Dieses Spiel ist für 2 Personen, nicht für { $number }.
           *[other] Dieses Spiel ist für { $fewest } bis { $most } Personen, nicht für { $number }.
        }
       *[other] Dieses Spiel ist für { $fewest } bis { $most } Personen, nicht für { $number }.
    }
server-seats-players = Nenne { $number } verschiedene Plätze in Zugreihenfolge.
server-seats-person = Mindestens ein Platz muss für eine Person sein.
server-clock-seconds = Eine Uhr braucht eine Sekunde bis zwei Wochen.

server-table-missing = Diesen Tisch gibt es nicht.
server-table-rules = An diesem Tisch wurde nach Regelversion { $theirs } gespielt; hier gilt { $ours }.
server-table-earlier = Diese Partie wurde nach Version { $theirs } der Regeln begonnen; dieser Server spielt nach Version { $ours }. { $change }
server-table-old = An diesem Tisch wurde nach einer anderen Version der Regeln gespielt; er kann hier nicht weitergehen.
server-table-waits = Die Partie hat nicht begonnen: Es fehlt noch jemand.
server-join-key = Dieser Tisch ist privat: Frag nach seinem Link.
server-join-started = Die Partie hat schon begonnen.
server-join-taken = Dieser Platz ist besetzt.
server-start-owner = Nur wer den Tisch eröffnet hat, kann beginnen.
server-seat-foreign = Das ist nicht dein Platz.
server-sockets = Du siehst zu viele Tische auf einmal an.
server-bot-tables =
    { $most ->
        [one] Bei dir läuft { $most } Partie mit Bots, und mehr sind hier nicht möglich. Beende oder verlass sie, dann kannst du eine neue beginnen.
       *[other] Bei dir laufen { $most } Partien mit Bots, und mehr sind hier nicht möglich. Beende oder verlass eine davon, dann kannst du eine neue beginnen.
    }

server-move-stale = Die Partie ist weitergegangen: Das ist nicht mehr die Frage.
server-move-long = So lang ist kein Zug.
server-move-unfinished = Dieser Zug ist nicht vollständig.
server-undo-no = Es gibt nichts zurückzunehmen.
server-undo-ask = Um das zurückzunehmen, müssen die anderen zustimmen.
server-offer-none = Das hat niemand angeboten.
server-offer-early = Die Partie ist noch nicht vorbei.
server-draw-bots = Ein Bot spielt bis zum Ende.
server-replace-time = Ein Bot kann einen Platz nur übernehmen, wenn dessen Zeit abgelaufen ist.
server-claim-time = Der Sieg auf Zeit lässt sich nur beanspruchen, wenn die Zeit der anderen Seite abgelaufen ist.
server-claim-two = Spielen mehr als zwei, übernimmt ein Bot, wenn jemandes Zeit abgelaufen ist.
server-hint-off = An diesem Tisch bekommt niemand Tipps.
server-hint-wait = Ein Tipp nach dem anderen.
server-message-long = Eine Nachricht war zu lang.
server-messages-many = Zu viele Nachrichten hintereinander.
server-bye-closing = Der Server macht eine Pause. Er kommt wieder.

server-replay-running = Solange eine Partie läuft, kannst du nur von deinem eigenen Platz zurückblicken.
server-replay-viewpoint = Wähle die Ansicht eines Platzes oder die von allen.
server-replay-same = Diese Partie wurde nach Version { $theirs } der Regeln gespielt. Nach Version { $ours } verläuft jeder ihrer Züge genauso.
server-replay-part = Diese Partie wurde nach Version { $theirs } der Regeln gespielt; dieser Server spielt nach Version { $ours }. { $change } In den ersten { $shown } von { $moves } Zügen stimmen beide Versionen überein, und diese werden gezeigt; das Ergebnis ist das der Partie, wie sie gespielt wurde.
server-study-earlier = Eine Partie nach einer früheren Version der Regeln kann nicht analysiert werden: Bots spielen nach der jetzigen.
server-statistics-part = Eine Statistik braucht die ganze Partie, und nach den jetzigen Regeln kann nur ein Teil von ihr gezeigt werden.
server-replay-move = Es gibt keinen Zug { $number }: Der letzte ist { $last }.
server-studies-many = Gerade werden viele Partien untersucht. Versuch es in ein paar Minuten wieder.
server-upload-text = Diese Datei ist kein Text: Eine Mitschrift endet auf .toml und ist für Menschen lesbar.
server-upload-long = Keine Partie hat mehr als { $most } Züge.
server-upload-research = Die Option { $option } ist für die Forschung: Solche Partien werden hier nicht gezeigt.
server-upload-bad = Diese Mitschrift lässt sich nicht nachspielen: { $problem }
server-upload-unfinished = Diese Partie ist nicht vorbei: Nur beendete Partien können hier aufbewahrt werden.

server-log-undo = { SEAT($seat, form: "nom", capital: 1) } nimmt einen Zug zurück.
server-log-undo-agreed = { SEAT($seat, form: "nom", capital: 1) } nimmt einen Zug zurück; { SEAT($other, form: "nom") } ist einverstanden.
server-log-undo-all = { SEAT($seat, form: "nom", capital: 1) } nimmt einen Zug zurück; alle anderen sind einverstanden.
server-log-draw-offer = { SEAT($seat, form: "nom", capital: 1) } bietet Remis an.
server-log-declined =
    { $what ->
        [undo] { SEAT($seat, form: "nom", capital: 1) } lässt den Zug nicht zurücknehmen.
        [rematch] { SEAT($seat, form: "nom", capital: 1) } möchte keine Revanche.
       *[draw] { SEAT($seat, form: "nom", capital: 1) } lehnt das Remis ab.
    }
server-log-resign = { SEAT($seat, form: "nom", capital: 1) } gibt auf.
server-log-time = Die Zeit { SEAT($seat, form: "gen") } ist abgelaufen.
server-log-draw = Ein Remis ist vereinbart.
server-log-replace = Ein Bot ({ $level }) übernimmt { SEAT($seat, form: "acc") }.

server-page-title = Tianxia
server-page-not-built = Der Server ist da, aber seine Seiten sind nicht gebaut: Führe in einem Klon „make browser“ aus oder installiere ein Wheel aus „make wheel“.
