# Sun Tzu.

suntzu-name = Sun Tzu
suntzu-about = Geheime Befehle und ein Tauziehen: Sun Tzu und König Shao legen jede Runde fünf Karten, eine in jede Provinz.

suntzu-seat-suntzu = Sun Tzu
    .nom = Sun Tzu
    .acc = Sun Tzu
    .dat = Sun Tzu
    .gen = von Sun Tzu
suntzu-seat-shao = Shao
    .nom = Shao
    .acc = Shao
    .dat = Shao
    .gen = von Shao

suntzu-card--1 = −1
suntzu-card-plague = Pest

suntzu-province-jinyan = Jinyan
suntzu-province-qin = Qin
suntzu-province-hanqi = Hanqi
suntzu-province-chu = Chu
suntzu-province-wu = Wu

suntzu-event-plague = Die Pest
suntzu-event-chariot = Streitwagen
suntzu-event-champion = Der Recke
suntzu-event-hero = Der Held
suntzu-event-light_infantry = Leichte Infanterie

## What an event does
suntzu-rule-plague = Nach vier Pestkarten legen beide je eine Armee aus dem Vorrat, sonst vom Plan, zur Verstärkung.
suntzu-rule-chariot = Wer in drei Provinzen Markierungen hat, darf einen weiteren General nehmen.
suntzu-rule-champion = Gewinnt eine 9 nicht, legt ihre Seite eine Armee zur Verstärkung.
suntzu-rule-hero = Gewinnt eine 10 nicht, legt ihre Seite zwei Armeen zur Verstärkung.
suntzu-rule-light_infantry = Zwei 1er in einer Provinz helfen der Seite, die auf der Wertungsleiste zurückliegt.

## Generals
suntzu-general-move = Marsch
suntzu-general-as_six = Als Sechs
suntzu-general-head_start = Startvorteil
suntzu-general-recycle_minus = Minus-Rückkehr
suntzu-general-levy = Aushebung
suntzu-general-second_six = Zweite Sechs
suntzu-general-remove = Vertreibung
suntzu-general-plague_zero = Pest als Null
suntzu-general-great_plague = Große Pest
suntzu-general-recycle_plague = Pest-Rückkehr

## What a general does
suntzu-power-move = eine deiner Armeen zieht in eine angrenzende Provinz, die neutral ist oder dir gehört
suntzu-power-as_six = deine aufgedeckte 7, 8, 9 oder 10 zählt als 6, ohne Markierung
suntzu-power-head_start = der Marker beginnt einen Schritt auf deiner Seite
suntzu-power-recycle_minus = deine aufgedeckte −1 kommt unter deinen Stapel, dessen oberste Karte in die Schachtel
suntzu-power-levy = eine Armee aus dem Vorrat kommt in eine Provinz, die du hältst
suntzu-power-second_six = deine 6 darf einmal auf deine eigene Markierung gelegt werden
suntzu-power-remove = eine feindliche Armee geht in ihren Vorrat zurück
suntzu-power-plague_zero = eine feindliche Pest zählt als 0
suntzu-power-great_plague = in dieser Runde lässt jede Pest eine Armee übrig
suntzu-power-recycle_plague = deine aufgedeckte Pest kommt unter deinen Stapel, dessen oberste Karte in die Schachtel

## The log
suntzu-log-dealt = Du hast auf der Hand: { CARDS($cards) }.
suntzu-log-chosen = { SEAT($seat) } hat einen General gewählt.
suntzu-log-own-general = Dein General: { GENERAL($general) }.
suntzu-log-round = Runde { $round }. Beide legen ihre Befehle aus.
suntzu-log-orders = { SEAT($seat) } hat Befehle erteilt.
suntzu-log-own-orders = Deine Befehle: { suntzu-province-jinyan } { CARDS($jinyan) }, { suntzu-province-qin } { CARDS($qin) }, { suntzu-province-hanqi } { CARDS($hanqi) }, { suntzu-province-chu } { CARDS($chu) }, { suntzu-province-wu } { CARDS($wu) }.
suntzu-log-order-fixed = Die Schlachten folgen der festen Reihenfolge.
suntzu-log-order-decider =
    { $equal ->
        [0] { SEAT($seat) } hat weniger Armeen auf dem Plan und wählt die Schlachten.
       *[1] Beide haben gleich viele Armeen auf dem Plan; { SEAT($seat) } hatte zuletzt weniger und wählt die Schlachten.
    }
suntzu-log-picks = { SEAT($seat) } wählt { PROVINCE($province) }.
suntzu-log-revealed = { PROVINCE($province) }: Sun Tzu { CARDS($suntzu) }, Shao { CARDS($shao) }.
suntzu-log-nothing =
    Niemand gewinnt { PROVINCE($province) }: { $how ->
        [numbers] Beide Karten zählen { CARDS($strong) }
       *[other] { CARDS($strong) } und { CARDS($weak) } heben einander auf
    }.
suntzu-log-wins =
    { SEAT($seat) } gewinnt { PROVINCE($province) } mit einem Vorsprung von { $number }: { $how ->
        [bonus] { CARDS($strong) } schlägt { CARDS($weak) } um { $number }
        [minus] { CARDS($weak) } verliert gegen eine Zahl um { $number }
       *[other] { CARDS($strong) } ist { $number } mehr als { CARDS($weak) }
    }.
suntzu-log-plague =
    In { PROVINCE($province) } herrscht die Pest: keine Schlacht, und { $great ->
        [0] die Hälfte der Armeen dort geht zurück
       *[1] alle Armeen dort bis auf eine gehen zurück
    }.
suntzu-log-back =
    { $number ->
        [one] { SEAT($seat) } nimmt { $number } Armee aus { PROVINCE($province) } in den Vorrat zurück.
       *[other] { SEAT($seat) } nimmt { $number } Armeen aus { PROVINCE($province) } in den Vorrat zurück.
    }
suntzu-log-placed =
    { $number ->
        [one] { SEAT($seat) } stellt { $number } Armee in { PROVINCE($province) } auf.
       *[other] { SEAT($seat) } stellt { $number } Armeen in { PROVINCE($province) } auf.
    }
suntzu-log-sent = { SEAT($seat) } schickt eine Armee von { PROVINCE($source) } nach { PROVINCE($province) }.
suntzu-log-mark =
    { SEAT($seat) } markiert { PROVINCE($province) }{ $source ->
        [pool] {""}
       *[other] {" "}mit einer Armee aus { PROVINCE($source) }
    }.
suntzu-log-paid =
    { $cause ->
        [event] Das Ereignis kostet { SEAT($seat) } eine Armee
       *[other] Die { CARDS($cause) } kostet { SEAT($seat) } eine Armee
    }: Sie geht { $source ->
        [pool] aus dem Vorrat
       *[other] aus { PROVINCE($source) }
    } zur Verstärkung.
suntzu-log-exchange = { SEAT($seat) } legt die { CARDS($card) } in die Schachtel und nimmt eine Armee aus der Verstärkung in den Vorrat.
suntzu-log-no-exchange = { SEAT($seat) } tauscht keine Karte ein.
suntzu-log-no = { SEAT($seat) } handelt nicht.
suntzu-log-general = { SEAT($seat) } setzt einen General ein, „{ GENERAL($general) }“: { $general ->
    [as_six] Die aufgedeckte Karte zählt als 6, ohne Markierung
    [head_start] Der Marker beginnt einen Schritt weiter
    [recycle_minus] Die aufgedeckte −1 kommt unter den Stapel, dessen oberste Karte in die Schachtel
    [second_six] Die 6 liegt auf einer Markierung
    [plague_zero] Die feindliche Pest zählt als 0
    [great_plague] Jede Pest dieser Runde lässt eine Armee übrig
   *[recycle_plague] Die aufgedeckte Pest kommt unter den Stapel, dessen oberste Karte in die Schachtel
}.
suntzu-log-general-at = { SEAT($seat) } setzt einen General ein, „{ GENERAL($general) }“: { $general ->
    [remove] Eine feindliche Armee geht aus { PROVINCE($where) } in ihren Vorrat zurück
    [levy] Eine Armee aus dem Vorrat kommt nach { PROVINCE($where) }
   *[move] Eine Armee zieht weiter: { PROVINCE($where) }
}.
suntzu-log-own-boxed = Die Karte { CARDS($card) } deines Stapels kommt in die Schachtel.
suntzu-log-event = Das Ereignis „{ EVENT($event) }“ tritt ein.
suntzu-log-event-turned = Das nächste Ereignis ist „{ EVENT($event) }“.
suntzu-log-takes = { SEAT($seat) } nimmt einen weiteren General.
suntzu-log-infantry = Die leichte Infanterie von { SEAT($seat) } gewinnt die Schlacht mit einem Vorsprung von 1.
suntzu-log-step = Der Marker rückt einen Schritt auf { SEAT($seat) } zu.
suntzu-log-scoring =
    Wertung: Sun Tzu { $suntzu }, Shao { $shao }. { $steps ->
        [0] Der Marker steht in der Mitte.
       *[other] Der Marker steht { $steps } von 9 Schritten auf der Seite von { SEAT($side) }.
    }
suntzu-log-draws =
    { $number ->
        [one] { SEAT($seat) } zieht { $number } Karte.
       *[other] { SEAT($seat) } zieht { $number } Karten.
    }
suntzu-log-drawn = Du ziehst: { CARDS($cards) }.
suntzu-log-keeps = { SEAT($seat) } legt eine Karte unter den Stapel.
suntzu-log-own-under = Du legst die { CARDS($card) } unter deinen Stapel.
suntzu-log-win =
    { $ending ->
        [track] { SEAT($seat) } gewinnt die Partie: Der Marker hat auf dieser Seite das Ende der Leiste erreicht, und damit endet sie nach Runde { $round }.
       *[other] { $steps ->
            [0] { SEAT($seat) } gewinnt die Partie: Der Marker steht in der Mitte, und im Vorrat hat Sun Tzu { $suntzu }, Shao { $shao }.
           *[other] { SEAT($seat) } gewinnt die Partie: Der Marker steht { $steps } von 9 Schritten auf dieser Seite.
        }
    }
suntzu-log-draw = Die Partie endet remis.

## What happened last, above the prompt
suntzu-happened-wins =
    { $you ->
        [0] { SEAT($seat) } gewinnt { PROVINCE($provinces) }.
       *[1] Du gewinnst { PROVINCE($provinces) }.
    }
suntzu-happened-nothing = Niemand gewinnt { PROVINCE($provinces) }.
suntzu-happened-plague = Pest in { PROVINCE($provinces) }.

## On a timeline, and where points came from
suntzu-mark-round = Runde { $round }
suntzu-gain-scoring =
    { $scoring ->
        [1] Erste Wertung
        [2] Zweite Wertung
       *[other] Dritte Wertung
    }
suntzu-gain-step = Schritte des Markers
suntzu-score =
    { $steps ->
        [0] Marker in der Mitte
        [one] Marker { $steps } Schritt auf der Seite von { SEAT($side) }
       *[other] Marker { $steps } Schritte auf der Seite von { SEAT($side) }
    }

## What is asked
suntzu-ask-choose = Wähle den General, den du für diese Partie behältst. Dein Gegner sieht ihn nicht.
suntzu-ask-orders = Runde { $round }: Leg deine Befehle aus, zuerst in { PROVINCE($province) }. Vorher darfst du Karten eintauschen und einen General einsetzen.
suntzu-ask-next-order = Deine Befehle bisher: { $text } Jetzt { PROVINCE($province) }.
suntzu-ask-pick = Wähle die nächste Schlacht.
suntzu-ask-after = Die Schlachten sind vorbei. Du darfst Karten eintauschen und einen General einsetzen; „no“ beendet es.
suntzu-ask-keep =
    { $number ->
        [one] Wähle die Karte, die du behältst; die andere kommt unter deinen Stapel.
       *[other] Wähle die zwei Karten, die du behältst; die andere kommt unter deinen Stapel.
    }
suntzu-ask-general =
    Die Karten in { PROVINCE($province) } liegen offen. { $fits ->
        [0] Dein General kann damit nichts anfangen; du wirst gefragt, damit dein Gegner nichts erfährt.
       *[1] Du darfst jetzt deinen General einsetzen.
    }
suntzu-ask-from =
    { $number ->
        [one] Der Vorrat ist leer, und noch { $number } Armee soll nach { PROVINCE($province) }. Woher kommt sie?
       *[other] Der Vorrat ist leer, und noch { $number } Armeen sollen nach { PROVINCE($province) }. Woher kommt die nächste?
    }
suntzu-ask-mark-from = Der Vorrat ist leer. Welche Armee wird die Markierung in { PROVINCE($province) }?
suntzu-ask-pay =
    { $cause ->
        [event] Das Ereignis „{ EVENT($event) }“
       *[other] Deine { CARDS($cause) }
    } kostet { $number ->
        [one] eine Armee, sie geht zur Verstärkung. Welche?
       *[other] { $number } Armeen, sie gehen zur Verstärkung. Welche zuerst?
    }
suntzu-ask-exchange =
    { $number ->
        [one] Der Vorrat ist leer, und { $number } weitere Armee soll nach { PROVINCE($province) }.
       *[other] Der Vorrat ist leer, und { $number } weitere Armeen sollen nach { PROVINCE($province) }.
    } Du darfst eine Karte gegen eine Armee der Verstärkung eintauschen.
suntzu-ask-mark-exchange = Der Vorrat ist leer, und { PROVINCE($province) } soll markiert werden. Du darfst eine Karte gegen eine Armee der Verstärkung eintauschen.
suntzu-ask-take = „{ suntzu-event-chariot }“: Du darfst einen weiteren General nehmen.
suntzu-ask-place = „{ suntzu-event-light_infantry }“: Du darfst die Schlacht in { PROVINCE($province) } mit einem Vorsprung von 1 gewinnen.

## What is shown
suntzu-show-round = Runde { $round } von 9.
suntzu-show-track =
    { $steps ->
        [0] Der Marker steht in der Mitte der Leiste.
       *[other] Der Marker steht { $steps } von 9 Schritten auf der Seite von { SEAT($side) }.
    }
suntzu-show-event =
    { $left ->
        [one] Ereignis: { EVENT($event) }, das letzte.
       *[other] Ereignis: { EVENT($event) }, { $left } übrig.
    } { $event ->
        [plague] { suntzu-rule-plague }
        [chariot] { suntzu-rule-chariot }
        [champion] { suntzu-rule-champion }
        [hero] { suntzu-rule-hero }
       *[light_infantry] { suntzu-rule-light_infantry }
    }
suntzu-show-province =
    { PROVINCE($province) }: { $armies ->
        [0] neutral
        [one] { SEAT($owner) }, { $armies } Armee
       *[other] { SEAT($owner) }, { $armies } Armeen
    }; Wert { $display } in Runde 3, 6, 9{ $marks ->
        [none] {""}
       *[other] ; markiert von { SEAT($marks) }
    }; Karten: Sun Tzu { CARDS($suntzu) }, Shao { CARDS($shao) }
suntzu-show-great-plague = Jede Pest dieser Runde lässt eine Armee übrig.
suntzu-show-pool = Vorrat: Sun Tzu { $suntzu }, Shao { $shao }.
suntzu-show-reinforcements = Verstärkung: Sun Tzu { $suntzu }, Shao { $shao }.
suntzu-show-piles = Stapel: Sun Tzu { $suntzu }, Shao { $shao }.
suntzu-show-decider = { SEAT($seat) } wählt die Schlachten dieser Runde.
suntzu-show-boxed = Aus dem Spiel bei { SEAT($seat) }: { CARDS($cards) }.
suntzu-show-hidden =
    { $number ->
        [one] { SEAT($seat) } hat { $number } Karte
       *[other] { SEAT($seat) } hat { $number } Karten
    }{ $generals ->
        [0] .
        [one] {" "}und einen ungenutzten General.
       *[other] {" "}und { $generals } ungenutzte Generäle.
    }
suntzu-show-generals = Deine ungenutzten Generäle: { GENERAL($generals) }.
suntzu-show-under = Unten in deinem Stapel liegen, von unten nach oben: { CARDS($cards) }.
suntzu-show-drawn = Gezogen hast du: { CARDS($cards) }.
suntzu-show-hand =
    { $number ->
        [one] Du bist { SEAT($seat) }. Deine Hand, { $number } Karte: { CARDS($cards) }
       *[other] Du bist { SEAT($seat) }. Deine Hand, { $number } Karten: { CARDS($cards) }
    }

## What an action does
suntzu-effect-exchange = aus dem Spiel; eine Armee kommt aus der Verstärkung in den Vorrat
suntzu-effect-one = die 1 zieht eine Karte mehr, außer sie trifft auf eine Pest
suntzu-effect-six = die 6 markiert { PROVINCE($province) }, außer sie trifft auf eine Pest
suntzu-effect-cost =
    { $number ->
        [one] { $card } kostet eine Armee, die zur Verstärkung geht
       *[other] { $card } kostet { $number } Armeen, die zur Verstärkung gehen
    }
suntzu-effect-from =
    { $number ->
        [0] { PROVINCE($province) } ist dann neutral
        [one] { $number } Armee bleibt in { PROVINCE($province) }
       *[other] { $number } Armeen bleiben in { PROVINCE($province) }
    }
suntzu-effect-under = die { CARDS($cards) } kommt unter deinen Stapel

## Options
suntzu-option-beginner = on: keine Generäle, keine Ereignisse, keine +2 und +3, alle Armeen im Vorrat
suntzu-option-generals = off: ohne Generäle spielen
suntzu-option-events = on: mit den fünf Ereignissen spielen
suntzu-option-light_infantry = army: das Ereignis bringt einen Sieg in der Schlacht mit einem Vorsprung von 1 statt eines Schritts auf der Leiste
suntzu-option-order = classic: nur Runde 1 hat die feste Reihenfolge der Schlachten
suntzu-option-displays = fünf bestimmte Wertungstafeln, eine für jede Provinz
suntzu-option-chance = open: überall anhalten, wo der Zufall entscheidet, für alle, die Zufallsknoten brauchen
suntzu-option-provinces = für die Forschung, mit beginner: nur um so viele Provinzen wird gekämpft, die ersten
suntzu-option-rounds = für die Forschung, mit beginner: die Partie endet nach so vielen Runden
suntzu-option-cards = für die Forschung, mit beginner: der Kartensatz beider Seiten

## House rules
suntzu-house-borders = Die Grenzen der Provinzen sind von uns: Der gedruckte Plan lag uns nicht vor. Sie lassen sich in einer Datei berichtigen.
suntzu-house-displays = Von den zehn Wertungstafeln ist nur 1-4-3 belegt, die anderen sind von uns. Sie lassen sich in derselben Datei berichtigen.
suntzu-house-plague-one = Eine 1, die auf eine Pest trifft, zieht keine zusätzliche Karte.
suntzu-house-costs-after = Die Armeen, die +2 und +3 kosten, werden bezahlt, nachdem die Armeen bewegt sind.
suntzu-house-shortage = Wer zu wenige Armeen hat, darf zuerst Karten eintauschen; dann kommen Armeen aus benachbarten Provinzen, danach aus beliebigen anderen, so viele es gibt.
suntzu-house-first-choice = Müssen beide im selben Moment wählen, wählt zuerst, wer die Schlachten bestimmt; ist ihre Reihenfolge fest, dann Sun Tzu.
suntzu-house-not-a-mark = Der General „{ suntzu-general-remove }“ entfernt eine Armee, nie eine Markierung.
suntzu-house-own-plague = Der General „{ suntzu-general-plague_zero }“ wirkt nicht, wenn Shaos eigene Karte eine Pest ist.
suntzu-house-empty-pile = Eine Karte kann nur unter den Stapel zurück, solange dort noch eine Karte liegt.
suntzu-house-planning = Generäle für die Planung werden vor den eigenen Befehlen oder nach den Schlachten gespielt, nicht jederzeit.
suntzu-house-events = Eine zurückgelegte oder als Null gezählte Pest zählt für das Ereignis, ein Gleichstand zählt für Recke und Held, und endet die Partie durch das fünfte Ereignis in der Mitte, gewinnt, wer mehr Armeen im Vorrat hat.
suntzu-house-drawn-game = In der Mitte mit gleichem Vorrat endet die Partie remis.

## Texts that cannot be read
suntzu-text-unknown = „{ $text }“ ist kein Zug von Sun Tzu. Beispiele: orders jinyan=5 qin=+1 hanqi=3 chu=plague wu=9, exchange +1, no.
suntzu-text-choice = „{ $word }“ kann nicht auf „{ $verb }“ folgen. Möglich sind: { $choices }.
suntzu-text-orders = Befehle nennen jede Provinz einmal, zum Beispiel: orders jinyan=5 qin=+1 hanqi=3 chu=plague wu=9. Die Provinzen sind { $provinces }.
suntzu-text-province = „{ $word }“ ist keine Provinz. Die Provinzen sind { $provinces }.
suntzu-text-province-twice = { PROVINCE($province) } ist zweimal genannt.
suntzu-text-card = „{ $word }“ ist keine Karte. Die Karten sind { $cards }.
suntzu-text-framed = { $card } ist eine gerahmte Karte: Sie kommt immer auf die Hand zurück.

## Why a move is refused
suntzu-why-half-made = Du hast „{ $text }“ begonnen: Bring es zuerst zu Ende oder nimm es zurück.
suntzu-why-not-held = Das hast du nicht auf der Hand: { CARDS($cards) }.
suntzu-why-marked = In { PROVINCE($province) } darf keine 6 liegen: Dort hast du eine Markierung.
suntzu-why-open =
    { $number ->
        [one] Es fehlt noch ein Befehl: { PROVINCE($provinces) }.
       *[other] Es fehlen noch Befehle: { PROVINCE($provinces) }.
    }
suntzu-why-no-reinforcements = Du hast keine Armee in der Verstärkung, gegen die du eintauschen könntest.
suntzu-why-no-general = Du hast keinen ungenutzten General „{ GENERAL($general) }“.
suntzu-why-not-planning = Der General „{ GENERAL($general) }“ wird vor deinen Befehlen{ $general ->
    [great_plague] {""}
   *[other] {" "}oder nach den Schlachten
} eingesetzt, nicht jetzt.
suntzu-why-late = Der General „{ GENERAL($general) }“ kann nur bis Runde { $round } eingesetzt werden.
suntzu-why-no-target = Der General „{ GENERAL($general) }“ kann dort nicht wirken.
suntzu-why-not-fitting = Der General „{ GENERAL($general) }“ passt nicht zu diesen Karten.
suntzu-why-asked = { $what ->
    [general] Du wirst nach einem General gefragt.
    [orders] Du wirst nach deinen Befehlen gefragt.
    [pick] Du wirst nach der nächsten Schlacht gefragt.
    [after] Du wirst gefragt, ob du eintauschst oder einen General einsetzt; „no“ beendet es.
    [draw] Du wirst gefragt, welche Karten du behältst.
    [exchange] Du wirst gefragt, ob du eine Karte eintauschst, oder „no“.
    [from] Du wirst gefragt, woher eine Armee kommt.
    [pay] Du wirst gefragt, welche Armee zur Verstärkung geht.
    [take] Du wirst nach einem weiteren General gefragt, oder „no“.
   *[place] Du wirst gefragt, ob du die Schlacht gewinnen willst (place), oder „no“.
}

## Positions that cannot be
suntzu-position-over = vorbei ist die Partie nur mit einem Ausgang: Nenne, wer gewonnen hat.
suntzu-position-display = die Wertungstafel von { $province } muss drei Werte von 0 bis 9 haben.
suntzu-position-dealing = während der Zufall verteilt, liegen Wertungstafeln bei den ersten Provinzen und sind die des Plans, jede einmal.
suntzu-position-event-twice = ein Ereignis ist zweimal genannt.
suntzu-position-beginner = das Einstiegsspiel hat keine Ereignisse.
suntzu-position-no-generals = diese Partie wird ohne Generäle gespielt.
suntzu-position-general-twice = ein General ist zweimal genannt.
suntzu-position-owner = { $province } muss jemandem gehören und Armeen haben, oder keins von beidem.
suntzu-position-armies = { SEAT($seat) } hat insgesamt { $number } Armeen, muss aber 21 haben: auf dem Plan, als Markierungen, im Vorrat und als Verstärkung.
suntzu-position-twice =
    { $number ->
        [one] Karte { $card } ist mehr als einmal genannt, und jede Seite hat nur eine.
       *[other] Karte { $card } ist öfter genannt, als eine Seite sie hat: { $number }.
    }
suntzu-position-gone = eine Karte, die unter den Stapel kam, wurde dort gelegt.
suntzu-position-hidden = { $card } ist nicht in der Schachtel, kann also nicht ungesehen hineingekommen sein.
suntzu-position-unnamed = sind Stapel und Schachtel genannt, müssen es alle Karten sein: { $card } von { SEAT($seat) } fehlt.
suntzu-position-pile = ein Stapel hat höchstens 14 Karten, keine davon gerahmt.
suntzu-position-framed = die gerahmte Karte { $card } von { SEAT($seat) } muss auf der Hand oder gelegt sein.
suntzu-position-research = weniger Provinzen oder Runden gibt es nur im Einstiegsspiel.
suntzu-position-few = { SEAT($seat) } hat außer der 6 zu wenige gerahmte Karten für { $number } Provinzen.
suntzu-position-under = was vom Boden des Stapels bekannt ist, liegt nicht dort.
suntzu-position-loose = die zurückgelegte Karte ist nicht dort, wo sie bekanntlich sein müsste.
suntzu-position-drawn = gezogen wird eine Karte mehr, als behalten wird.
suntzu-position-phase = von hier könnte niemand weiterspielen: Befehle, Schlachten und Fragen passen nicht zur Phase „{ $phase }“.

## Options for research
suntzu-option-research = provinces, rounds und cards sind für die Forschung: sie brauchen beginner = true.
suntzu-option-card = { $card } ist keine Karte oder zu oft genannt. Karten: { $cards }.
suntzu-option-few = Ein Kartensatz für { $number } Provinzen braucht mindestens { $number } der Karten 1 2 3 4 5, die auf die Hand zurückkommen.

## Displays given as an option
suntzu-option-display-names = displays braucht einen Eintrag für jede dieser Provinzen: { $provinces }.
suntzu-option-display-values = Die Wertungstafel von { $province } muss drei Werte von 0 bis 9 haben.

## The board file
suntzu-board-key = „{ $key }“ ist kein Schlüssel eines Plans. Bekannt: provinces, order, borders, displays.
suntzu-board-provinces = Die Provinzen müssen { $provinces } sein.
suntzu-board-order = Die Reihenfolge der Schlachten muss jede der fünf Provinzen einmal nennen.
suntzu-board-borders = Eine Grenze muss ein Paar von Provinzen sein, nicht { $pair }.
suntzu-board-border-twice = Die Grenze { $pair } ist zweimal da oder verbindet eine Provinz mit sich selbst.
suntzu-board-displays = Es muss mindestens { $number } Wertungstafeln geben.
suntzu-board-display-twice = Die Wertungstafel { $display } ist zweimal da.
suntzu-board-faulty = { $path }, Zeile { NUMBER($number, useGrouping: 0) }: { $problem }
suntzu-board-display = Eine Wertungstafel muss drei Werte von 0 bis { $most } haben, nicht { $display }.

suntzu-help =
    Jede Runde legen beide verdeckt fünf Karten, eine in jede Provinz; dann wird um eine Provinz nach der anderen gekämpft.
    { "  " }Zwei Zahlen: Die höhere gewinnt, die Differenz ist der Vorsprung. + schlägt Zahlen um seinen Wert. −1 verliert gegen eine Zahl um 1, gegen + um dessen Wert.
    { "  " }So viele Armeen der unterlegenen Seite gehen in den Vorrat zurück, wie der Vorsprung beträgt; sind es weniger, rückt für den Rest die Siegerseite ein.
    { "  " }Pest: keine Schlacht, die Hälfte der Armeen dort geht zurück.
    { "  " }1 bis 6 kommen jede Runde auf die Hand zurück, die anderen verlassen das Spiel. Eine 1 zieht mehr Karten; eine 6 markiert die Provinz mit einer Armee.
    { "  " }+2 und +3 kosten eine und zwei Armeen, die zur Verstärkung werden; eine eingetauschte Karte holt eine in den Vorrat zurück.
    Nach Runde 3, 6 und 9 bringen gehaltene Provinzen, was ihre Wertungstafel sagt, und der Marker rückt um die Differenz vor.
    Nach Runde 3 und 6 gewinnt, an wessen Ende er steht; nach Runde 9, auf wessen Seite.
    Grenzen: Qin mit Jinyan, Hanqi und Chu; Hanqi mit Jinyan, Chu und Wu; Chu mit Wu.

## The picture
suntzu-picture-wins = { SEAT($seat) } gewinnt
suntzu-picture-battle = Schlacht: { PROVINCE($province) }
suntzu-picture-event = Ereignis: { EVENT($event) }
suntzu-picture-armies = Vorrat { $pool }, Verstärkung { $reinforcements }
suntzu-picture-pile = Stapel { $number }
suntzu-picture-generals = Ungenutzte Generäle: { $number }
