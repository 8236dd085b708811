# Huang.

huang-name = Huang
huang-about = Sechseckige Plättchen, Anführer und Kriege: Zwei bis fünf Dynastien bauen Reiche auf der Karte Chinas, und die schwächste deiner vier Punktarten ist deine Wertung.

huang-seat-tiger = Tiger
    .nom = der Tiger
    .acc = den Tiger
    .dat = dem Tiger
    .gen = des Tigers
huang-seat-rabbit = Hase
    .nom = der Hase
    .acc = den Hasen
    .dat = dem Hasen
    .gen = des Hasen
huang-seat-rat = Ratte
    .nom = die Ratte
    .acc = die Ratte
    .dat = der Ratte
    .gen = der Ratte
huang-seat-goat = Ziege
    .nom = die Ziege
    .acc = die Ziege
    .dat = der Ziege
    .gen = der Ziege
huang-seat-dragon = Drache
    .nom = der Drache
    .acc = den Drachen
    .dat = dem Drachen
    .gen = des Drachen

huang-tile-yellow =
    { $number ->
        [one] { $number } Gouverneur
       *[other] { $number } Gouverneure
    }
huang-tile-red =
    { $number ->
        [one] { $number } Soldat
       *[other] { $number } Soldaten
    }
huang-tile-blue =
    { $number ->
        [one] { $number } Bauer
       *[other] { $number } Bauern
    }
huang-tile-green =
    { $number ->
        [one] { $number } Händler
       *[other] { $number } Händler
    }
huang-tile-white =
    { $number ->
        [one] { $number } Handwerker
       *[other] { $number } Handwerker
    }

huang-role-yellow = Gouverneur
    .acc = Gouverneur
    .leader = Gouverneursanführer
    .point = Gouverneurspunkt
    .points = Gouverneurspunkte
    .pagoda = Gouverneurspagode
    .pagodas = Gouverneurspagoden
    .tile = Gouverneursplättchen
    .pl = Gouverneure
huang-role-red = Soldat
    .acc = Soldaten
    .leader = Soldatenanführer
    .point = Soldatenpunkt
    .points = Soldatenpunkte
    .pagoda = Soldatenpagode
    .pagodas = Soldatenpagoden
    .tile = Soldatenplättchen
    .pl = Soldaten
huang-role-blue = Bauer
    .acc = Bauern
    .leader = Bauernanführer
    .point = Bauernpunkt
    .points = Bauernpunkte
    .pagoda = Bauernpagode
    .pagodas = Bauernpagoden
    .tile = Bauernplättchen
    .pl = Bauern
huang-role-green = Händler
    .acc = Händler
    .leader = Händleranführer
    .point = Händlerpunkt
    .points = Händlerpunkte
    .pagoda = Händlerpagode
    .pagodas = Händlerpagoden
    .tile = Händlerplättchen
    .pl = Händler
huang-role-white = Handwerker
    .acc = Handwerker
    .leader = Handwerkeranführer
    .point = Handwerkerpunkt
    .points = Handwerkerpunkte
    .pagoda = Handwerkerpagode
    .pagodas = Handwerkerpagoden
    .tile = Handwerkerplättchen
    .pl = Handwerker
huang-realm =
    { $capitals ->
        [none] Reich { $state }
       *[other] { STATE($capitals) }
    }

# The states of the maps and their capitals; what stands in brackets tells states of one name apart and is left out on the board.
huang-state-yan = Yan
huang-state-zhao = Zhao
huang-state-qi = Qi
huang-state-qin = Qin
huang-state-wei = Wei
huang-state-han = Han
huang-state-chu = Chu
huang-state-dai = Dai
huang-state-liaodong = Liaodong
huang-state-changshan = Changshan
huang-state-di = Di
huang-state-western-wei = West-Wei
huang-state-jibei = Jibei
huang-state-jiaodong = Jiaodong
huang-state-yong = Yong
huang-state-sai = Sai
huang-state-yin = Yin
huang-state-henan = Henan
huang-state-western-chu = West-Chu
huang-state-han-central-plains = Han 韓 (Zentralebene)
huang-state-han-hanzhong = Han 漢 (Hanzhong)
huang-state-jiujiang = Jiujiang
huang-state-linjiang = Linjiang
huang-state-hengshan = Hengshan

huang-city-ji = Ji
huang-city-handan = Handan
huang-city-linzi = Linzi
huang-city-xianyang = Xianyang
huang-city-daliang = Daliang
huang-city-xinzheng = Xinzheng
huang-city-ying = Ying
huang-city-dai = Dai
huang-city-wuzhong = Wuzhong
huang-city-xiangguo = Xiangguo
huang-city-gaonu = Gaonu
huang-city-pingyang = Pingyang
huang-city-boyang = Boyang
huang-city-jimo = Jimo
huang-city-feiqiu = Feiqiu
huang-city-yueyang = Yueyang
huang-city-chaoge = Chaoge
huang-city-luoyang = Luoyang
huang-city-pengcheng = Pengcheng
huang-city-yangdi = Yangdi
huang-city-nanzheng = Nanzheng
huang-city-liu = Liu
huang-city-jiangling = Jiangling
huang-city-zhu = Zhu

## The log
huang-log-dealt = Du hast auf der Hand: { TILES($tiles) }.
huang-log-bandits =
    { $number ->
        [one] { $number } Räuber lagert an Ort { $place }.
       *[other] { $number } Räuber lagern an Ort { $place }.
    }
huang-log-turn = { SEAT($seat, form: "nom", capital: 1) } ist am Zug.
huang-log-tile = { SEAT($seat, form: "nom", capital: 1) } legt einen { ROLE($colour, form: "acc") } auf { $hex }.
huang-log-leader = { SEAT($seat, form: "nom", capital: 1) } setzt den { ROLE($colour, form: "leader") } auf { $hex }.
huang-log-leader-moved = { SEAT($seat, form: "nom", capital: 1) } versetzt den { ROLE($colour, form: "leader") } von { $from } nach { $hex }.
huang-log-leader-off = { SEAT($seat, form: "nom", capital: 1) } zieht den { ROLE($colour, form: "leader") } zurück.
huang-log-points =
    { $number ->
        [one] { SEAT($seat, form: "nom", capital: 1) } erhält { $number } { ROLE($colour, form: "point") }.
       *[other] { SEAT($seat, form: "nom", capital: 1) } erhält { $number } { ROLE($colour, form: "points") }.
    }
huang-log-pagoda-points =
    { $number ->
        [one] Pagoden bringen { SEAT($seat, form: "dat") } { $number } { ROLE($colour, form: "point") }.
       *[other] Pagoden bringen { SEAT($seat, form: "dat") } { $number } { ROLE($colour, form: "points") }.
    }
huang-log-pagoda = { SEAT($seat, form: "nom", capital: 1) } errichtet eine { ROLE($colour, form: "pagoda") } auf { $hexes }.
huang-log-palace =
    { $moved ->
        [0] { SEAT($seat, form: "nom", capital: 1) } errichtet den Palast auf { $hexes }.
       *[1] { SEAT($seat, form: "nom", capital: 1) } versetzt den Palast auf { $hexes }.
    }
huang-log-buys =
    { $number ->
        [one] { SEAT($seat, form: "nom", capital: 1) } legt einen Händler ab, um zu bauen.
       *[other] { SEAT($seat, form: "nom", capital: 1) } legt { $number } Händler ab, um zu bauen.
    }
huang-log-riot =
    { $number ->
        [one] { SEAT($seat, form: "nom", capital: 1) } legt einen Bauern ab: Ein Aufstand entfernt den { ROLE($colour, form: "acc") } auf { $hex }.
       *[other] { SEAT($seat, form: "nom", capital: 1) } legt { $number } Bauern ab: Ein Aufstand entfernt den { ROLE($colour, form: "acc") } auf { $hex }.
    }
huang-log-home = Der { ROLE($colour, form: "leader") } { SEAT($seat, form: "gen") } verlässt das Brett.
huang-log-removed = Der { ROLE($colour) } auf { $hex } kommt in die Schachtel.
huang-log-lost-pagoda = Eine { ROLE($colour, form: "pagoda") } fällt.
huang-log-lost-palace = Der Palast fällt.
huang-log-lost-granary = Der Kornspeicher auf { $hex } ist verloren.
huang-log-market = { SEAT($seat, form: "nom", capital: 1) } nimmt einen { ROLE($colour, form: "acc") } vom Markt.
huang-log-market-filled = Neu auf dem Markt: { TILES($tiles) }.
huang-log-exchange =
    { $number ->
        [0] { SEAT($seat, form: "nom", capital: 1) } kann nichts tun.
        [one] { SEAT($seat, form: "nom", capital: 1) } tauscht verdeckt { $number } Plättchen.
       *[other] { SEAT($seat, form: "nom", capital: 1) } tauscht verdeckt { $number } Plättchen.
    }
huang-log-own-exchange = Du legst in die Schachtel: { TILES($tiles) }.
huang-log-draws =
    { $number ->
        [one] { SEAT($seat, form: "nom", capital: 1) } zieht { $number } Plättchen.
       *[other] { SEAT($seat, form: "nom", capital: 1) } zieht { $number } Plättchen.
    }
huang-log-own-draws = Du ziehst: { TILES($tiles) }.
huang-log-revolt = Eine Revolte: der { ROLE($colour, form: "leader") } { SEAT($seat, form: "gen") } gegen den { SEAT($other, form: "gen") }.
huang-log-commits =
    { $number ->
        [0] { $leader ->
            [0] { SEAT($seat, form: "nom", capital: 1) } setzt nichts ein.
           *[1] { SEAT($seat, form: "nom", capital: 1) } setzt den Anführer neben dem Brett ein.
        }
       *[other] { SEAT($seat, form: "nom", capital: 1) } setzt { $number } { $number ->
            [one] Gouverneur
           *[other] Gouverneure
        } ein{ $leader ->
            [0] .
           *[1] , dazu den Anführer neben dem Brett.
        }
    }
huang-log-revolt-won =
    { $tie ->
        [0] { SEAT($seat, form: "nom", capital: 1) } gewinnt die Revolte, { $high } zu { $low }.
       *[1] { SEAT($seat, form: "nom", capital: 1) } gewinnt die Revolte: { $high } zu { $low }, und Gleichstand geht an die Verteidigung.
    }
huang-log-war = Das Plättchen auf { $hex } löst einen Krieg aus.
huang-log-war-side =
    { $capitals ->
        [none] Das Reich { $state }
       *[other] { STATE($capitals) }
    } hat { $number } { $number ->
        [one] Soldaten
       *[other] Soldaten
    }.
huang-log-support =
    { SEAT($seat, form: "nom", capital: 1) } unterstützt { $capitals ->
        [none] das Reich { $state }
       *[other] { STATE($capitals) }
    } mit { $number ->
        [0] { $leader ->
            [0] keinem Soldaten.
           *[1] dem Anführer neben dem Brett.
        }
       *[other] { $number } { $number ->
            [one] Soldaten
           *[other] Soldaten
        }{ $leader ->
            [0] .
           *[1] {" "}und dem Anführer neben dem Brett.
        }
    }
huang-log-support-none = { SEAT($seat, form: "nom", capital: 1) } unterstützt niemanden.
huang-log-war-won =
    { $capitals ->
        [none] Das Reich { $state }
       *[other] { STATE($capitals) }
    } { $tie ->
        [0] gewinnt den Krieg, { $high } zu { $low }.
       *[1] gewinnt den Krieg: { $high } zu { $low }, bei Gleichstand entschied { SEAT($seat, form: "nom") }.
    }
huang-log-bandits-beaten =
    { $number ->
        [one] { $number } Räuber ist besiegt.
       *[other] { $number } Räuber sind besiegt.
    }
huang-log-bandits-leave = Die Räuber verlassen Ort { $place }.
huang-log-granaries =
    { $number ->
        [one] { SEAT($seat, form: "nom", capital: 1) } nimmt { $number } Kornspeicher; der auf { $hex } bleibt.
       *[other] { SEAT($seat, form: "nom", capital: 1) } nimmt { $number } Kornspeicher; der auf { $hex } bleibt.
    }
huang-log-over =
    { $why ->
        [bag] Die Partie ist vorbei: Der Beutel ist leer.
       *[idle] Die Partie ist vorbei: Vierzig Züge lang hat niemand ein Plättchen gezogen.
    }
huang-log-score = { SEAT($seat, form: "nom", capital: 1) } erreicht { $score } ({ $all }).
huang-log-win = { SEAT($seat, form: "nom", capital: 1) } gewinnt die Partie.
huang-log-nobody = Niemand gewinnt die Partie.

## What happened last, above the prompt
huang-happened-turn =
    { $you ->
        [0] { SEAT($seat) }
       *[1] Du
    }: { $actions }.
huang-happened-tile = { ROLE($role) } auf { $hex }
huang-happened-leader = { ROLE($role, form: "leader") } nach { $hex }
huang-happened-leader-off = { ROLE($role, form: "leader") } zurückgezogen
huang-happened-pagoda = { ROLE($role, form: "pagoda") }
huang-happened-palace = Palast
huang-happened-market = { ROLE($role) } vom Markt
huang-happened-riot = Aufstand auf { $hex }
huang-happened-exchange =
    { $number ->
        [0] keine Aktion möglich
        [one] { $number } Plättchen getauscht
       *[other] { $number } Plättchen getauscht
    }
huang-happened-revolt = Revolte
huang-happened-revolt-won =
    { $you ->
        [0] { SEAT($seat, form: "nom") } gewinnt die Revolte
       *[1] du gewinnst die Revolte
    } ({ $high } zu { $low })
huang-happened-war = Krieg
huang-happened-war-won =
    { $capitals ->
        [none] Reich { $state }
       *[other] { STATE($capitals) }
    } gewinnt den Krieg ({ $high } zu { $low })
huang-happened-lost =
    { $you ->
        [0] { SEAT($seat, form: "nom") } verliert den { ROLE($role, form: "leader") }
       *[1] du verlierst deinen { ROLE($role, form: "leader") }
    }

## On a timeline, and where points came from
huang-mark-turn = Zug { $count }, { SEAT($seat) }
huang-mark-war = Krieg
huang-mark-revolt = Revolte
huang-gain-tiles = Plättchen
huang-gain-revolts = Revolten
huang-gain-wars = Kriege
huang-gain-bandits = Räuber
huang-gain-pagodas = Pagoden
huang-gain-granaries = Kornspeicher

## What is asked
huang-ask-action =
    { $number ->
        [one] Deine letzte Aktion in diesem Zug: ein Plättchen, ein Anführer, ein Aufstand, eine Pagode oder ein Tausch.
       *[other] Du hast { $number } Aktionen: ein Plättchen, ein Anführer, ein Aufstand, eine Pagode oder ein Tausch.
    }
huang-ask-exchange = Du tauschst bisher: { $text } Nenne das nächste Plättchen, mit „…“ dahinter, wenn weitere folgen.
huang-ask-building = Du darfst mit dem Plättchen auf { $hex } bauen, oder „stop“.
huang-ask-market = Du darfst ein Plättchen vom Markt nehmen, oder „stop“.
huang-ask-chain =
    { $fits ->
        [0] Du hast keinen Bauern für ein Flussfeld neben { $hex }; du wirst gefragt, damit das niemand erfährt. Antworte „stop“.
       *[1] Du darfst einen weiteren Bauern neben { $hex } legen, oder „stop“.
    }
huang-ask-moving = Keine Pagode dieser Art steht neben dem Brett. Welche wird versetzt?
huang-ask-attack =
    Eine Revolte der { ROLE($colour, form: "leader") }: Neben deinem Anführer { $own ->
        [one] liegt { $own } Gouverneur
       *[other] liegen { $own } Gouverneure
    }, { SEAT($seat, form: "nom") } hat { $against }. Gouverneure auf der Hand: { $number }. Wie viele setzt du ein? Gleichstand geht an die Verteidigung.
huang-ask-defence =
    Eine Revolte der { ROLE($colour, form: "leader") }: { SEAT($seat, form: "nom", capital: 1) } greift mit { $against } an, neben deinem Anführer { $own ->
        [one] liegt { $own } Gouverneur
       *[other] liegen { $own } Gouverneure
    }. Gouverneure auf der Hand: { $number }. Wie viele setzt du ein? Gleichstand geht an dich.
huang-ask-support = Krieg. Stärke bisher: { $sides }. Soldaten auf der Hand: { $number }. Wen unterstützt du?
huang-ask-winner = Der Krieg steht unentschieden: { $sides }. Wähle das Reich, das gewinnt.
huang-ask-paying =
    { $number ->
        [one] Entferne noch einen Soldaten des siegreichen Reichs. Welchen?
       *[other] Entferne { $number } Soldaten des siegreichen Reichs. Welchen zuerst?
    }
huang-ask-granaries =
    { $number ->
        [one] Du darfst { $number } Kornspeicher nehmen. Welcher bleibt? Oder „stop“.
       *[other] Du darfst { $number } Kornspeicher nehmen. Welcher bleibt? Oder „stop“.
    }

## What is shown
huang-show-legend = Plättchen: Y Gouverneur (gelb), R Soldat (rot), B Bauer (blau), G Händler (grün), W Handwerker (weiß); [R] unter einer Pagode, (Y) unter einem Kornspeicher, {"{Y}"} unter dem Palast; rTi der Soldatenanführer des Tigers (Ti), Hase (Rb), Ratte (Rt), Ziege (Go), Drache (Dr); ~ Fluss, * Hauptstadt, x2x zwei Räuber.
huang-show-turn =
    { $number ->
        [0] { SEAT($seat, form: "nom", capital: 1) } ist am Zug.
        [one] { SEAT($seat, form: "nom", capital: 1) } ist am Zug, noch { $number } Aktion.
       *[other] { SEAT($seat, form: "nom", capital: 1) } ist am Zug, noch { $number } Aktionen.
    }
huang-show-bag =
    { $number ->
        [one] { $number } Plättchen ist im Beutel.
       *[other] { $number } Plättchen sind im Beutel.
    }
huang-show-market =
    { $number ->
        [0] Der Markt ist leer.
       *[other] Markt: { TILES($tiles) }.
    }
huang-show-pagoda = Eine { ROLE($colour, form: "pagoda") } steht auf { $hexes }.
huang-show-palace = Der Palast steht auf { $hexes }.
huang-show-granaries = Kornspeicher: { $hexes }.
huang-show-leaders =
    { $number ->
        [0] { SEAT($seat) }: kein Anführer auf dem Brett.
       *[other] { SEAT($seat) }: Anführer { $leaders }.
    }
huang-show-leader = { ROLE($colour) } auf { $hex }
huang-show-points = Punkte { SEAT($seat, form: "gen") }: Gouverneur { $yellow }, Soldat { $red }, Bauer { $blue }, Händler { $green }, Handwerker { $white }.
huang-show-stores =
    { $number ->
        [one] { SEAT($seat, form: "nom", capital: 1) } hat { $number } Kornspeicher genommen.
       *[other] { SEAT($seat, form: "nom", capital: 1) } hat { $number } Kornspeicher genommen.
    }
huang-show-held =
    { $number ->
        [one] { SEAT($seat, form: "nom", capital: 1) } hat { $number } Plättchen auf der Hand.
       *[other] { SEAT($seat, form: "nom", capital: 1) } hat { $number } Plättchen auf der Hand.
    }
huang-show-known =
    { $number ->
        [one] { SEAT($seat, form: "nom", capital: 1) } hat { $number } Plättchen auf der Hand, bekannt: { TILES($known) }.
       *[other] { SEAT($seat, form: "nom", capital: 1) } hat { $number } Plättchen auf der Hand, darunter: { TILES($known) }.
    }
huang-show-hand =
    { $number ->
        [0] Du bist { SEAT($seat, form: "nom") }. Deine Hand ist leer.
       *[other] Du bist { SEAT($seat, form: "nom") }. Deine Hand: { TILES($tiles) }.
    }

## What an action does
huang-effect-war = Krieg
huang-effect-bandits =
    { $number ->
        [one] besiegt { $number } Räuber
       *[other] besiegt { $number } Räuber
    }
huang-effect-meet = Anführer treffen aufeinander: { ROLE($colours) }; Stärke: { $sides }
huang-effect-side =
    { $capitals ->
        [none] Reich { $state }
       *[other] { STATE($capitals) }
    } { $own ->
        [0] { $number }
       *[1] (deins) { $number }
    }
huang-effect-point =
    { $number ->
        [one] { $number } { ROLE($colour, form: "point") } für { SEAT($seat, form: "acc") }
       *[other] { $number } { ROLE($colour, form: "points") } für { SEAT($seat, form: "acc") }
    }
huang-effect-no-point = kein Punkt: kein passender Anführer dort
huang-effect-unites = vereint { $number } Reiche
huang-effect-pagoda = ergibt ein Dreieck für eine { ROLE($colour, form: "pagoda") }
huang-effect-palace = bildet einen Platz für den Palast
huang-effect-market = danach ein Plättchen vom Markt
huang-effect-chain = ein weiterer Bauer darf folgen
huang-effect-revolt =
    { $number ->
        [one] eine Revolte gegen { SEAT($seat, form: "acc") }: { $number } Gouverneur bei dir, { $against } auf der anderen Seite
       *[other] eine Revolte gegen { SEAT($seat, form: "acc") }: { $number } Gouverneure bei dir, { $against } auf der anderen Seite
    }
huang-effect-beside =
    { $number ->
        [one] { $number } Gouverneur daneben
       *[other] { $number } Gouverneure daneben
    }
huang-effect-price =
    { $number ->
        [one] kostet einen { ROLE($colour, form: "acc") }
       *[other] kostet { $number } { ROLE($colour, form: "pl") }
    }
huang-effect-bag =
    { $number ->
        [0] der Beutel ist leer: das beendet die Partie
        [one] im Beutel ist { $number } Plättchen: das beendet die Partie
       *[other] im Beutel sind { $number } Plättchen: das beendet die Partie
    }

## Help
huang-help =
    Ein Zug hat zwei Aktionen, beliebige von diesen:
      tile red H8                  ein Plättchen von der Hand auf ein leeres Feld: Bauern auf Fluss, die anderen auf Land
      leader red H8                einen Anführer neben einen Gouverneur setzen oder versetzen; leader red off zieht ihn zurück
      riot C3                      zwei Bauern (einer, solange dein Bauernanführer fehlt) entfernen ein Plättchen
      pagoda red G8 G9 H9          zwei Händler (einer, solange dein Händleranführer fehlt) errichten eine Pagode
      exchange red red blue        Plättchen gegen neue aus dem Beutel
    In Zügen heißt yellow Gouverneur, red Soldat, blue Bauer, green Händler, white Handwerker.
    Nach einem Plättchen wirst du vielleicht nach einer Pagode, einem Plättchen vom Markt oder einem weiteren Bauern gefragt; stop lehnt ab.
    In einer Revolte: revolt 2 oder revolt 2 leader. In einem Krieg: support H8 2, support H8 2 leader, support none.
    Ein Fragezeichen nach einem Zug sagt, was er bewirken würde: tile red H8?
    Am Ende zählt die niedrigste deiner vier Punktarten; Handwerkerpunkte füllen sie auf.

## Options
huang-option-players = zwei bis fünf Dynastien in Zugreihenfolge: tiger, rabbit, rat, goat, dragon
huang-option-map = warring-states, eighteen-kingdoms (mit Kornspeichern) oder eine Kartendatei, die auf .toml endet
huang-option-short = on: eine kurze Partie zu zweit, 24 zufällige Plättchen kommen ungesehen in die Schachtel
huang-option-bandits = on: fünf Räuberbanden lagern auf dem Brett
huang-option-palace = on: der Palast kann auf vier Gouverneuren errichtet werden
huang-option-open_scores = on: alle Punkte sind zu sehen
huang-option-chance = open: überall anhalten, wo der Zufall entscheidet, für alle, die Zufallsknoten brauchen
huang-option-dynasty = „{ $name }“ ist keine Dynastie. Die Dynastien sind { $dynasties }.
huang-option-number =
    { $number ->
        [one] Huang spielt man mit { $fewest } bis { $most } Personen, nicht allein.
       *[other] Huang spielt man mit { $fewest } bis { $most } Personen, nicht mit { $number }.
    }
huang-option-twice = { SEAT($name) } ist zweimal genannt.
huang-option-short-two = Die kurze Partie ist für zwei, nicht für { $number }.
huang-option-bandit-places = Die Karte „{ $map }“ hat keine Orte für Räuber.
huang-option-map-unknown = Es gibt keine Karte „{ $map }“. Karten: { $maps }; oder eine Datei, die auf .toml endet.
huang-option-map-file =
    { $line ->
        [0] Die Karte { $path } ist nicht brauchbar: { $problem }
       *[other] Die Karte { $path } ist nicht brauchbar, Zeile { $line }: { $problem }
    }

## House rules
huang-house-boards = Die beiden Bretter sind von uns, nach der historischen Geografie: Die gedruckten lagen uns nicht vor. Ein anderes Brett kann man als Datei angeben.
huang-house-price = Ein Aufstand oder ein gekauftes Gebäude kostet nie mehr Plättchen als nötig.
huang-house-exchange-nothing = Null Plättchen zu tauschen ist nur möglich, wenn keine andere Aktion möglich ist.
huang-house-idle = Zieht vierzig Züge hintereinander niemand ein Plättchen, endet die Partie, als wäre der Beutel leer.
huang-house-bandit-war = Ein Plättchen darf keine Räuber berühren, wenn es einen Krieg auslösen würde; zwei Banden zugleich werden zusammen bekämpft.
huang-house-bandit-numbers = Die zehn Räuberplättchen zeigen 1, 2, 3, 4, 2, 3, 1, 2, 3 und 4 Räuber.
huang-house-palace = Der Palast steht auf vier Gouverneuren in einer Raute, in beliebiger Richtung.

## Texts that cannot be read
huang-text-unknown = „{ $text }“ ist kein Zug von Huang. Beispiele: tile red H8, leader red H8, exchange red blue, stop.
huang-text-exchange = Nenne die Plättchen, die du tauschst, zum Beispiel: exchange red red blue.
huang-text-colour = „{ $word }“ ist keine Art von Plättchen. Möglich sind: { $colours }.
huang-text-hex = „{ $word }“ ist kein Feld dieses Bretts. Felder heißen { $first } bis { $last }: ein Buchstabe für die Spalte, eine Zahl für die Reihe.
huang-text-commitment = Nenne eine Anzahl Plättchen und „leader“, um deinen Anführer dazuzugeben: 2 oder 2 leader oder 0 leader.

## Why a move is refused
huang-why-half-made = Du hast „{ $text }“ begonnen: Bring es zuerst zu Ende oder nimm es zurück.
huang-why-not-held = Du hast keinen { ROLE($colour, form: "acc") } auf der Hand.
huang-why-hand-short =
    { $number ->
        [one] Du hast keinen { ROLE($colour, form: "acc") } auf der Hand.
       *[other] Du hast keine { $number } { ROLE($colour, form: "pl") } auf der Hand.
    }
huang-why-taken = { $hex } ist nicht leer.
huang-why-under-bandits = { $hex } liegt unter Räubern.
huang-why-river = { $hex } ist Fluss: Dort liegen nur Bauern.
huang-why-land = { $hex } ist Land: Bauern liegen auf Fluss.
huang-why-chain = Das nächste Plättchen muss ein Bauer sein und auf einem freien Flussfeld neben dem vorigen liegen. Oder „stop“.
huang-why-bandits-war = Ein Plättchen neben Räubern darf keinen Krieg auslösen.
huang-why-bandits-strong =
    { $number ->
        [one] { $number } Räuber lagert dort: Das Plättchen muss zu einem Reich mit einem Soldaten kommen.
       *[other] { $number } Räuber lagern dort: Das Plättchen muss zu einem Reich mit ebenso vielen Soldaten kommen.
    }
huang-why-own-hex = Der { ROLE($colour, form: "leader") } steht schon dort.
huang-why-leader-river = { $hex } ist Fluss: Anführer stehen auf Land.
huang-why-no-yellow = Neben { $hex } liegt kein Gouverneur.
huang-why-leader-bandits = Neben Räubern darf kein Anführer stehen.
huang-why-unites = Ein { ROLE($colour, form: "leader") } auf { $hex } würde Reiche mit zwei Anführern derselben Art vereinen.
huang-why-away = Dein { ROLE($colour, form: "leader") } ist nicht auf dem Brett.
huang-why-no-tile = Auf { $hex } liegt kein Plättchen.
huang-why-price =
    { $number ->
        [one] Das kostet einen { ROLE($colour, form: "acc") }, und du hast keinen.
       *[other] Das kostet { $number } { ROLE($colour, form: "pl") }, und so viele hast du nicht.
    }
huang-why-no-palace = Diese Partie wird ohne den Palast gespielt.
huang-why-no-rhombus = Der Palast braucht vier Gouverneure in einer Raute, keinen davon unter einem Gebäude.
huang-why-no-triangle = Eine { ROLE($colour, form: "pagoda") } braucht drei { ROLE($colour, form: "tile") }, die einander berühren, keines davon unter einem Gebäude.
huang-why-no-blue-pagoda = Auf diesem Brett gibt es keine Bauernpagoden.
huang-why-other-tile = Das Gebäude muss auf dem eben gelegten Plättchen stehen.
huang-why-exchange-nothing = Null Plättchen zu tauschen ist nur möglich, wenn keine andere Aktion möglich ist.
huang-why-exchange-many = Höchstens { $most } Plättchen können getauscht werden.
huang-why-exchange-all = Dieser Tausch ist nicht möglich.
huang-why-too-many = Niemand hat { $number } Plättchen auf der Hand.
huang-why-no-war = Es ist gerade kein Krieg: Kein Reich kann unterstützt werden oder siegen.
huang-why-no-side = { $hex } benennt kein Krieg führendes Reich. Das sind: { $sides }.
huang-why-leader-on = Dein { ROLE($colour, form: "leader") } ist auf dem Brett: Nur ein Anführer daneben gibt 1 dazu.
huang-why-support-nothing = Unterstützung mit nichts heißt „support none“.
huang-why-asked =
    { $what ->
        [action] Du wirst nach einer Aktion gefragt: ein Plättchen, ein Anführer, ein Aufstand, eine Pagode oder ein Tausch.
        [building] Du wirst nach einem Gebäude auf dem eben gelegten Plättchen gefragt, oder „stop“.
        [market] Du wirst nach einem Plättchen vom Markt gefragt, oder „stop“.
        [chain] Du wirst nach dem nächsten Bauern gefragt, oder „stop“.
        [moving] Du wirst gefragt, welche Pagode versetzt wird.
        [attack] Du wirst gefragt, was du in der Revolte einsetzt, zum Beispiel: revolt 0.
        [defence] Du wirst gefragt, was du in der Revolte einsetzt, zum Beispiel: revolt 0.
        [support] Du wirst gefragt, wen du im Krieg unterstützt, zum Beispiel: support none.
        [winner] Du wirst gefragt, welches Reich gewinnt.
        [paying] Du wirst gefragt, welcher Soldat entfernt wird.
       *[granaries] Du wirst gefragt, welcher Kornspeicher bleibt, oder „stop“.
    }

## Positions that cannot be
huang-position-hex = { $key } nennt „{ $hex }“, kein Feld dieses Bretts. Felder heißen { $first } bis { $last }.
huang-position-hexes = { $key } muss eine Liste von { $number } Feldern sein.
huang-position-river = Ein { ROLE($colour, form: "tile") } kann nicht auf { $hex } liegen: Bauern liegen auf Fluss, die anderen auf Land.
huang-position-bandits = Auf { $hex } kann nichts stehen: Das Feld liegt unter Räubern, oder ein Anführer stünde neben ihnen.
huang-position-taken = { $hex } ist schon belegt.
huang-position-leader = Auf { $hex } kann kein Anführer stehen: Es muss Land neben einem Gouverneur sein.
huang-position-peace = In einem Reich stehen zwei Anführer derselben Art.
huang-position-no-granaries = Diese Karte wird ohne Kornspeicher gespielt.
huang-position-granary = Auf { $hex } kann kein Kornspeicher stehen: Er braucht eine Hauptstadt mit ihrem Gouverneur und einen eigenen Platz.
huang-position-pagoda = Auf { $hexes } kann keine { ROLE($colour, form: "pagoda") } stehen.
huang-position-pagodas = So viele { ROLE($colour, form: "pagodas") } gibt es nicht.
huang-position-palace = Auf { $hexes } kann der Palast nicht stehen.
huang-position-count = { $number } { ROLE($colour, form: "tile") } sind genannt, mehr als es gibt.
huang-position-many = { $key } nennt { $number } Plättchen; höchstens { $most } sind möglich.
huang-position-missing =
    { $number ->
        [one] { $number } Plättchen ist nirgends.
       *[other] { $number } Plättchen sind nirgends.
    }
huang-position-known = { SEAT($seat, form: "nom", capital: 1) } hat angeblich { ROLE($colour, form: "tile") }, die nicht auf der Hand sind.
huang-position-sides = Ein Krieg hat höchstens drei Seiten.
huang-position-phase = Die Stellung passt nicht zu ihrer Phase „{ $phase }“.
huang-position-dealing = Während der Zufall verteilt, ist die Stellung wie beim Aufbau, und etwas ist noch zu verteilen.
huang-position-bands = { $number } Räuberplättchen sind genannt; höchstens { $most } sind möglich.
huang-position-stores = { $number } Kornspeicher, auf dem Brett und genommen, gibt es nicht.
huang-position-scores = Die Wertungen passen nicht zu den Punkten.
huang-position-winner = Eine Stellung, in der die Partie vorbei ist, nennt, wer gewonnen hat.
huang-position-other-winner = Nach den Punkten gewinnt { SEAT($winner, form: "nom") }.

## The picture
huang-picture-title =
    Huang, { $map ->
        [warring-states] Streitende Reiche
        [eighteen-kingdoms] Achtzehn Königreiche
       *[other] { $map }
    }
huang-picture-desc = Auf dem Brett: { $tiles } { $tiles ->
        [one] Plättchen
       *[other] Plättchen
    }, { $leaders } { $leaders ->
        [one] Anführer
       *[other] Anführer
    }, { $pagodas } { $pagodas ->
        [one] Pagode
       *[other] Pagoden
    }.
huang-picture-turn = Am Zug: { SEAT($seat) }
huang-picture-actions =
    { $number ->
        [one] noch { $number } Aktion
       *[other] noch { $number } Aktionen
    }
huang-picture-wins = { SEAT($seat, form: "nom", capital: 1) } gewinnt
huang-picture-wins-with = { SEAT($seat, form: "nom", capital: 1) } gewinnt mit { $score }
huang-picture-nobody = Niemand gewinnt
huang-picture-seat = { SEAT($seat) }
huang-picture-hand =
    { $number ->
        [one] { $number } Plättchen
       *[other] { $number } Plättchen
    }
huang-picture-hidden = Die Punkte sind verborgen
huang-picture-points =
    { $colour ->
        [yellow] Gouverneurspunkte
        [red] Soldatenpunkte
        [blue] Bauernpunkte
        [green] Händlerpunkte
       *[white] Handwerkerpunkte
    } { $number }
huang-picture-spread = Mit verteilten Handwerkerpunkten: { $points }
huang-picture-stores =
    { $number ->
        [one] { $number } Kornspeicher genommen
       *[other] { $number } Kornspeicher genommen
    }
huang-picture-market = Markt
huang-picture-bag = Beutel { $number }
huang-picture-north = N
# The letter on a tile; where two would be equal, choose another.
huang-picture-letter =
    { $colour ->
        [yellow] G
        [red] S
        [blue] B
        [green] H
       *[white] W
    }
huang-picture-river = Fluss
huang-picture-state = { STATE($state) }
huang-picture-city = { CITY($city) }
huang-picture-capital = Hauptstadt von { STATE($state) }, { CITY($city) }
huang-picture-tile =
    { $colour ->
        [yellow] Gouverneursplättchen
        [red] Soldatenplättchen
        [blue] Bauernplättchen
        [green] Händlerplättchen
       *[white] Handwerkerplättchen
    }
huang-picture-leader =
    { $colour ->
        [yellow] Gouverneur { SEAT($seat, form: "gen") }
        [red] Soldat { SEAT($seat, form: "gen") }
        [blue] Bauer { SEAT($seat, form: "gen") }
        [green] Händler { SEAT($seat, form: "gen") }
       *[white] Handwerker { SEAT($seat, form: "gen") }
    }
huang-picture-pagoda =
    { $colour ->
        [yellow] Gouverneurspagode
        [red] Soldatenpagode
        [blue] Bauernpagode
        [green] Händlerpagode
       *[white] Handwerkerpagode
    }
huang-picture-granary = Kornspeicher
huang-picture-palace = Palast
huang-picture-bandits =
    { $number ->
        [one] { $number } Räuber
       *[other] { $number } Räuber
    }
huang-picture-bandit-tile = Nr. { $number }

## Maps that cannot be
huang-map-key = „{ $key }“ ist kein Schlüssel einer Karte. Bekannt: name, rows, capitals.
huang-map-name = Eine Karte braucht einen Namen.
huang-map-rows = Eine Karte braucht rows: eine Liste von Texten, einen für jede Reihe von Feldern.
huang-map-wide = Die Karte hat { $number } Spalten; höchstens { $most } sind möglich, ein Buchstabe für jede.
huang-map-hexes = Die Karte hat { $number } Felder; eine Karte hat 1 bis { $most }.
huang-map-length = Reihe { $row } hat { $number } Felder, muss aber { $wanted } haben: Gerade Reihen haben eines weniger als ungerade.
huang-map-mark = „{ $mark }“ in Reihe { $row } ist kein Zeichen. Zeichen sind . Land, ~ Fluss, # kein Feld, A bis Z eine Hauptstadt, 0 bis 9 ein Räuberort.
huang-map-capital-entry = Die Hauptstadt { $mark } hat keinen Eintrag: { $mark } = { "{" } state = "…", city = "…" { "}" }.
huang-map-capital-twice = Die Hauptstadt { $mark } ist zweimal auf der Karte.
huang-map-capital-nowhere = Die Hauptstadt { $mark } hat einen Eintrag, ist aber nicht auf der Karte.
huang-map-places = Die Karte hat { $number } Räuberorte, muss aber keinen oder { $wanted } haben.
huang-map-triangle = Räuberort { $place } besteht nicht aus drei Landfeldern, die einander berühren.
huang-map-bandit-capital = Räuberort { $place } berührt eine Hauptstadt.
