# Matches between bots.

arena-two-bots = Ein Wettkampf braucht mindestens zwei Bots.
arena-games = Die Zahl der Partien muss von 1 bis { NUMBER($most, useGrouping: 0) } sein.
arena-jobs = Mindestens eine Partie muss zugleich gespielt werden: --jobs 1.
arena-bot-kind = { $given } ist kein Bot: Gib den Namen eines Bots an, eine Unterklasse oder ein Objekt von tianxia.bots.bot.Bot oder eine Funktion, die eines liefert.
arena-bot-pickle = { $bot } lässt sich nicht an einen anderen Prozess schicken: { $problem }. Spiele ohne jobs, in diesem Prozess.
arena-bot-main = { $bot } wurde in einer interaktiven Sitzung definiert, wo andere Prozesse ihn nicht finden. Spiele ohne jobs, in diesem Prozess, oder lege ihn in ein Modul.
arena-seats =
    { $number ->
        [one] { $bots } Bots sind genannt, aber es gibt { $number } Platz: { $seats }.
       *[other] { $bots } Bots sind genannt, aber es gibt { $number } Plätze: { $seats }.
    }
arena-time = Der Zeitfaktor muss über 0 und höchstens 1000 sein.
arena-budget = Ein Budget braucht eine Grenze: mehr als 0 Sekunden oder mehr als 0 Simulationen.
arena-seconds = Die Sekunden je Entscheidung müssen größer als 0 und höchstens { NUMBER($most, useGrouping: 0) } sein.
arena-seconds-time = Sekunden ersetzen die übliche Zeit eines Bots, der Zeitfaktor vervielfacht sie: Gib nur eins von beiden an.
arena-seed = Der Startwert eines Wettkampfs muss eine ganze Zahl von 0 bis 9223372036854775807 sein.
arena-simulations = Die Zahl der Simulationen muss 0 oder größer sein.
arena-overtime = Der Bot brauchte { $seconds } s; erlaubt sind { $budget } s.
arena-illegal = Der Bot antwortete { $action } bei Zug { $move }, was nicht erlaubt ist.
arena-hung = Der Bot kam von einer Entscheidung nicht zurück.
arena-died = Der Prozess, in dem der Bot spielte, ist abgestürzt.
arena-not-started = Es wurde keine Partie gespielt, denn { $bot } kann nicht spielen. { $problem }
arena-crashed = Die Arena hat in Partie { $number } angehalten, in der { $bot } abstürzte. Alle Partien mit Ergebnis bleiben erhalten: Behebe den Fehler und starte die Arena genauso noch einmal, dann werden die übrigen gespielt. { $problem }
arena-worker-died = Der Prozess, der Partie { $number } spielte, ist gestorben, und kein Bot dachte gerade nach: Ist genug Speicher da? Ein Skript, das in anderen Prozessen spielt, muss das unter „if __name__ == "__main__":“ tun.
arena-folder-other = { $path } ist kein Ordner der Arena: Wähle mit --out einen anderen.
arena-folder-settings = { $path } enthält einen Wettkampf mit anderen Einstellungen: { $key } ist dort { $theirs }, hier { $ours }. Wähle mit --out einen anderen Ordner.
arena-ladder-none = { $game } hat noch keine Stufen. Nenne die Bots vom schwächsten zum stärksten: { $bots }.
arena-ladder-twice = Ein Bot kann nur einmal auf einer Rangleiter stehen.
arena-ray-missing = Ray ist nicht installiert: pip install "tianxia[ray]".
arena-ray-address = Unter { $address } ist kein Ray-Cluster: { $problem }
arena-dataset-missing = pyarrow ist nicht installiert: pip install "tianxia[data]".
arena-dataset-planes = { $game } hat keine Beobachtung in Ebenen: Daraus lässt sich kein Datensatz machen.
arena-dataset-other = { $path } ist kein Datensatz der Arena: Wähle mit --dataset einen anderen Ordner.
arena-dataset-apart = Der Datensatz ({ $dataset }) braucht einen eigenen Ordner, nicht in dem der Partien ({ $out }) und nicht um ihn herum.
arena-dataset-out = Ein Datensatz entsteht aus den Mitschriften der Partien: Nenne auch für sie einen Ordner (out).
arena-dataset-settings = { $path } enthält den Datensatz eines Wettkampfs mit anderen Einstellungen: { $key } ist dort { $theirs }, hier { $ours }. Wähle mit --dataset einen anderen Ordner.
arena-dataset-game = Partie { $number } kann nicht in den Datensatz. { $problem }
arena-dataset-steps = Ihre Mitschrift nennt die einzelnen Schritte nicht.
arena-dataset-record = Ein Schritt in ihrer Mitschrift ist nicht erlaubt: { $problem }
