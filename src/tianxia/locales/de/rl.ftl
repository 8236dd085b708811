# Reinforcement-learning environments.

rl-mode = Eine Darstellung { $mode } gibt es nicht, nur { $modes }.
rl-perspective = Eine Perspektive { $perspective } gibt es nicht, nur { $known }.
rl-option-unknown = Unerwartetes Schlüsselwortargument '{ $option }': { $game } hat die Optionen { $known }.
rl-seat = Einen Platz { $seat } gibt es nicht, nur { $seats } und random.
rl-opponent-none = Mindestens ein Gegner muss genannt sein.
rl-opponent-kind = Das ist kein Gegner: { $given }. Ein Gegner ist der Name eines Bots, ein Objekt oder eine Klasse von Bots (ohne Argumente angelegt) oder eine Funktion von Beobachtung und Aktionsmaske; oder eine Liste davon, oder eine Zuordnung von Plätzen dazu.
rl-opponent-seat = Einen Platz { $seat } für einen Gegner gibt es nicht, nur { $seats }.
rl-opponent-missing = Niemand spielt { $seats }: Nenne einen Gegner für jeden Platz, den der Agent nicht haben muss.
rl-seconds = Die Bedenkzeit der Gegner muss eine Zahl von Sekunden über 0 sein, nicht { $given }.
rl-simulations = Die Zahl der Simulationen der Gegner muss ganz und mindestens 1 sein, nicht { $given }.
rl-reset = Es läuft keine Partie: Rufe zuerst reset() auf.
rl-waits = { $seat } ist jetzt nicht gefragt und kann nur warten.
rl-asked = { $seat } ist jetzt gefragt und muss handeln.
rl-illegal = { $action } ist für { $seat } jetzt nicht erlaubt.
rl-openspiel-observer = Spiele von Tianxia sieht ein Spieler oder die Öffentlichkeit: was offen liegt, was ihm gehört oder beides.
rl-openspiel-private = Einen Verlauf nur der privaten Information gibt es nicht: Nimm die öffentliche dazu oder verzichte auf perfect recall.
rl-openspiel-parameters = Beobachter der Spiele von Tianxia haben keine Parameter: { $parameters }.
rl-vector-number = Die Zahl der Umgebungen muss eine ganze Zahl ab 1 sein, nicht { $given }.
rl-vector-planes = { $game } hat keine Beobachtung in Ebenen: In einer Vektorumgebung lässt es sich nicht spielen.
rl-vector-dtype = Beobachtungen sind uint8 oder float32, nicht { $given }.
rl-vector-legal = Erlaubte Aktionen werden als dense, sparse oder both angegeben, nicht { $given }.
rl-vector-seeds = Nötig ist ein Startwert oder einer für jede der Umgebungen ({ $number }); hier sind es { $given }.
rl-vector-copy = Eine Umgebung mit vielen Partien lässt sich weder kopieren noch mit pickle sichern. Lege eine neue an: Gleiche Startwerte und Aktionen spielen die gleichen Partien.
rl-vector-actions = Aktionen müssen ein Feld aus ganzen Zahlen sein, eine für jede der Umgebungen ({ $number }); dieses ist { $given }.
rl-vector-illegal = Umgebung { $index }: { $action } ist für { $seat } jetzt nicht erlaubt. In keiner Umgebung ist etwas geschehen.
