# The engine: refusals, scenarios, records.

engine-game-over = Die Partie ist vorbei: Niemand hat einen Zug.
engine-not-your-turn = { SEAT($seat, form: "nom", capital: 1) } wird jetzt nicht gefragt; am Zug: { SEAT($actors) }.
engine-seat-not-asked = Platz { $seat } wird jetzt nicht gefragt.
engine-action-not-legal = Aktion { $action } ist für Platz { $seat } jetzt nicht erlaubt.
engine-not-an-integer = { $what } muss eine ganze Zahl sein, nicht { $value } ({ $kind }).
engine-no-single-player = Mehrere Plätze entscheiden gleichzeitig ({ $seats }): Gib an, welcher gemeint ist.
engine-seed = Ein Startwert muss eine ganze Zahl ab 0 sein, mit höchstens { $bits } Bit.
engine-unknown-game = Es gibt kein Spiel „{ $game }“. Die Spiele sind: { $games }.
engine-extra-missing = { $package } ist nicht installiert: pip install "tianxia[{ $extra }]".

engine-option-unknown = { $game } hat keine Option „{ $option }“. Es gibt: { $known }.
engine-option-bad = Eine Option hat einen Wert, den sie nicht haben kann: { $problem }.
engine-option-form = „{ $text }“ ist keine Option. Schreib sie als name=wert, zum Beispiel events=on.

engine-position-no-table = { $key } muss eine Tabelle sein, zum Beispiel { "{" } han = …, chu = … { "}" }.
engine-position-unknown = { $key } ist kein Schlüssel einer Stellung. Hier bekannt: { $known }.
engine-position-missing = { $key } fehlt; möglich sind: { $choices }.
engine-position-no-number = { $key } muss eine ganze Zahl sein.
engine-position-range = { $key } ist { $value }, muss aber von { $low } bis { $high } sein.
engine-position-no-switch = { $key } muss true oder false sein.
engine-position-no-text = { $key } muss ein Text sein.
engine-position-no-list = { $key } muss eine Liste sein.
engine-position-choice = { $key } nennt „{ $value }“; möglich sind: { $choices }.
engine-position-seed = Der Startwert muss eine ganze Zahl ab 0 sein oder eine längere in hexadezimalen Ziffern, von höchstens 256 Bit.

engine-file-no-file = { $path } ist keine Datei.
engine-file-large = { $path } ist viel zu groß für so eine Datei.
engine-file-utf8 = { $path } ist kein Text in UTF-8.
engine-file-unreadable = { $path } lässt sich nicht lesen: { $problem }.
engine-file-unwritable = { $path } lässt sich nicht schreiben: { $problem }.
engine-toml = Das ist kein gültiges TOML: { $problem }.

engine-no-scenarios = In { $path } ist keine Szenariodatei (.toml).
engine-scenario-key = „{ $key }“ bedeutet hier nichts. Bekannt: { $known }.
engine-scenario-text = „{ $key }“ muss da sein, als Text.
engine-scenario-table = „{ $key }“ muss eine Tabelle sein.
engine-scenario-steps = Die Schritte müssen ein Array von Tabellen sein: [[steps]].
engine-scenario-do-or-refuse = Schritt { $number } muss entweder „do“ oder „refuse“ haben.
engine-scenario-position = Diese Stellung kann es nicht geben: { $problem }
engine-scenario-begin = Die Partie kann nicht beginnen: { $problem }
engine-scenario-unreadable = „{ $text }“ lässt sich nicht lesen: { $problem }
engine-scenario-expect = Die Erwartung lässt sich nicht lesen: { $problem }
engine-scenario-at-end = am Ende
engine-scenario-at-step = bei Schritt { $number } ({ $seat }: { $text })
engine-scenario-changed = Das Lesen des Zugs hat die Stellung verändert.
engine-scenario-accepted = Der Zug sollte abgelehnt werden, ist aber erlaubt.
engine-scenario-refused = Der Zug wurde abgelehnt: { $reason }

engine-expect-table = Es muss eine Tabelle von Schlüsseln und Werten sein.
engine-expect-key = Ein Abbild von { $game } hat keinen Schlüssel „{ $key }“.
engine-expect-texts = „{ $key }“ muss eine Liste von Texten sein.
engine-expect-seat = „{ $seat }“ ist kein Platz. Die Plätze sind: { $seats }.
engine-expect-which-seat = Mehrere Plätze werden gefragt: Schreib { $key } = { "{" } seat = […] { "}" }.
engine-expect-one-step = „{ $text }“ ist mehr als ein Schritt; „only“ ist für Entscheidungen mit einem Schritt.
engine-expect-differs =
    { $key }
        erwartet  { $wanted }
        gefunden  { $found }
engine-expect-legal = „{ $text }“ ist für { $seat } erlaubt, sollte es aber nicht sein.
engine-expect-refused = „{ $text }“ sollte für { $seat } erlaubt sein, aber: { $reason }

engine-score = { $points }
engine-score-seat = { SEAT($seat) } { $points }

engine-record-key = „{ $key }“ bedeutet in einer Mitschrift nichts. Bekannt: { $known }.
engine-record-missing = Der Mitschrift fehlt „{ $key }“, oder es hat die falsche Form.
engine-record-rules = Diese Mitschrift wurde nach den Regeln { $theirs } von { $game } gespielt; hier gelten die Regeln { $ours }, und sie ergäbe vielleicht nicht dieselbe Partie.
engine-record-departs = Diese Partie wurde nach Version { $theirs } der Regeln gespielt; hier gilt Version { $ours }. { $change } In den ersten { $shown } von { $moves } Zügen stimmen beide Versionen überein.
engine-record-start = Die Mitschrift kann nicht beginnen: { $problem }
engine-record-seat = Zug { $number }: „{ $seat }“ ist kein Platz dieser Partie.
engine-record-line = „{ $text }“ ist kein Zug; eine Zeile besteht aus Platz und Text, zum Beispiel: han play 7 7 7.
engine-record-move = Zug { $number } ({ $move }) kann nicht gespielt werden: { $problem }
engine-record-final = Die Züge führen zu einer anderen Stellung, als die Mitschrift sagt: Sie wurde verändert oder von einem anderen Programm gespielt.
