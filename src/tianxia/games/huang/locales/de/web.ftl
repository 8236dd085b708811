# Messages of Huang in the browser.

## The lobby
web-about-huang = Leg Plättchen, errichte Pagoden, überstehe Kriege. Es zählt deine schwächste Punktart.

## Setting up a table
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

## Settings
web-huang-marks = Zeichen auf Huangs Plättchen
web-huang-marks-letters = Buchstaben
web-huang-marks-signs = Chinesische Zeichen

## Things
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

## What is asked
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

## Conflicts
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

## The end
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

## Signs on possible hexes
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
