# Messages of Chu Han in the browser.

## The lobby
web-about-chuhan = Ein Kartenduell, bei dem jede Truppe die vorige übertrifft. Spiel die Hand leer, erreiche 31 Punkte.

## Setting up a table
web-option-chuhan-events = Ereignisse
web-option-chuhan-events-note = Jede Schlacht hat eine eigene Sonderregel.

## At a table
web-chuhan-pause = Nach einer Schlacht in Chu Han
web-chuhan-pause-short = Nach 5 Sekunden weiter
web-chuhan-pause-long = Nach 12 Sekunden weiter
web-chuhan-pause-wait = Auf mich warten

## Settings
web-standing-chuhan-ask-cancel = Chu Han: Mein Gegner spielt eine Fähigkeit
web-standing-chuhan-ask-restore = Chu Han: Lü Zhi verhindert meine Fähigkeit

## Cards
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

## The table
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

## What is asked
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

## Log and ends
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
