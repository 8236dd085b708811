# Messages of Sun Tzu in the browser.

## The lobby
web-about-suntzu = Geheime Befehle für fünf Provinzen, eine nach der anderen aufgedeckt.

## Setting up a table
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

## At a table
web-key-suntzu-arrows = Pfeile
web-key-suntzu-arrows-does = durch die Hand oder über den Plan gehen
web-key-suntzu-figures = 1–9
web-key-suntzu-figures-does = zu dieser Karte gehen
web-key-suntzu-space = Leertaste
web-key-suntzu-space-does = eine Karte aufnehmen, in eine Provinz legen, eine Provinz wählen
web-key-suntzu-letters = J, Q, H, C, W
web-key-suntzu-letters-does = die Karte nach Jinyan, Qin, Hanqi, Chu, Wu legen; oder diese Provinz wählen

## Settings
web-standing-no-choice-suntzu = Sun Tzu: eine Frage ohne Wahlmöglichkeit

## Cards
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

## The table
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

## Battles
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

## What is asked
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

## Scorings and the end
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
