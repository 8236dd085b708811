# Matches between bots.

arena-two-bots = Ein Wettkampf braucht mindestens zwei Bots.
arena-seats =
    { $number ->
        [one] { $bots } Bots sind genannt, aber es gibt { $number } Platz: { $seats }.
       *[other] { $bots } Bots sind genannt, aber es gibt { $number } Plätze: { $seats }.
    }
arena-time = Der Zeitfaktor muss über 0 und höchstens 1000 sein.
arena-seed = Der Startwert eines Wettkampfs muss eine ganze Zahl von 0 bis 9223372036854775807 sein.
arena-simulations = Die Zahl der Simulationen muss 0 oder größer sein.
arena-overtime = Der Bot brauchte { $seconds } s; erlaubt sind { $budget } s.
arena-illegal = Der Bot antwortete { $action } bei Zug { $move }, was nicht erlaubt ist.
arena-hung = Der Bot kam von einer Entscheidung nicht zurück.
arena-died = Der Prozess, in dem der Bot spielte, ist abgestürzt.
arena-worker-died = Der Prozess, der Partie { $number } spielte, ist abgestürzt, und kein Bot dachte gerade nach: Ist genug Speicher da?
arena-folder-other = { $path } ist kein Ordner der Arena: Wähle mit --out einen anderen.
arena-folder-settings = { $path } enthält einen Wettkampf mit anderen Einstellungen: { $key } ist dort { $theirs }, hier { $ours }. Wähle mit --out einen anderen Ordner.
arena-ladder-none = { $game } hat noch keine Stufen. Nenne die Bots vom schwächsten zum stärksten: { $bots }.
arena-ladder-twice = Ein Bot kann nur einmal auf einer Rangleiter stehen.
arena-ray-missing = Ray ist nicht installiert: pip install "tianxia[ray]".
arena-ray-address = Unter { $address } ist kein Ray-Cluster: { $problem }
arena-dataset-missing = pyarrow ist nicht installiert: pip install "tianxia[data]".
arena-dataset-planes = { $game } hat keine Beobachtung in Ebenen: Daraus lässt sich kein Datensatz machen.
arena-dataset-other = { $path } ist kein Datensatz der Arena: Wähle mit --dataset einen anderen Ordner.
arena-dataset-settings = { $path } enthält den Datensatz eines Wettkampfs mit anderen Einstellungen: { $key } ist dort { $theirs }, hier { $ours }. Wähle mit --dataset einen anderen Ordner.
arena-dataset-game = Partie { $number } kann nicht in den Datensatz. { $problem }
arena-dataset-steps = Ihre Mitschrift nennt die einzelnen Schritte nicht.
arena-dataset-record = Ein Schritt in ihrer Mitschrift ist nicht erlaubt: { $problem }
