# Chu Han.

chuhan-name = Chu Han
chuhan-about = Ein Kartenduell zwischen Han und Chu, bei dem jede Truppe die vorige übertrifft: Spiel deine Hand zuerst leer und erreiche als Erstes 31 Punkte.

chuhan-seat-han = Han
    .nom = Han
    .acc = Han
    .dat = Han
    .gen = von Han
chuhan-seat-chu = Chu
    .nom = Chu
    .acc = Chu
    .dat = Chu
    .gen = von Chu

chuhan-card-JiBu = Ji Bu
    .ranked = 3 Ji Bu
chuhan-card-LuZhi = Lü Zhi
    .ranked = 3 Lü Zhi
chuhan-card-PengYue = Peng Yue
    .ranked = 3 Peng Yue
chuhan-card-XiahouYing = Xiahou Ying
    .ranked = 3 Xiahou Ying
chuhan-card-XiaoHe = Xiao He
    .ranked = 3 Xiao He
chuhan-card-YuJi = Yu Ji
    .ranked = 3 Yu Ji
chuhan-card-ZhongliMo = Zhongli Mo
    .ranked = 3 Zhongli Mo
chuhan-card-HanXin = Han Xin
    .ranked = 6 Han Xin
chuhan-card-LiuBang = Liu Bang
    .ranked = 6 Liu Bang
chuhan-card-XiangYu = Xiang Yu
    .ranked = 6 Xiang Yu
chuhan-card-YingBu = Ying Bu
    .ranked = 6 Ying Bu

chuhan-event-quiet = Stille
chuhan-event-sound_advice = Guter Ratschlag
chuhan-event-stability = Stabilität
chuhan-event-hangu_pass = Rennen zum Hangu-Pass
chuhan-event-warlords = Warlords
chuhan-event-hong_gate = Festmahl am Hong-Tor
chuhan-event-plank_roads = Verbrannte Stege
chuhan-event-famine = Hungersnot
chuhan-event-conscription = Einberufung
chuhan-event-mandate = Mandat des Himmels
chuhan-event-hong_canal = Hong-Kanal

## What an event does
chuhan-rule-quiet = Kein Ereignis.
chuhan-rule-sound_advice = Am Ende erhalten beide einmal je einen Punkt für jede Verstärkung des Gegners, gleich wer die Hand leergespielt hat. Mit 31 Punkten gewinnt man erst, wenn die Schlacht gewertet ist.
chuhan-rule-stability = Punkte dieser Schlacht werden notiert und an ihrem Ende ausgezahlt. Erst dann gewinnt man mit 31 Punkten.
chuhan-rule-hangu_pass = Wer mehr Kämpfe gewonnen hat, erhält am Ende 3 Punkte.
chuhan-rule-warlords = Karten liegen offen aus. Wer eröffnet, darf eine davon für die Eröffnungsfähigkeit und eine in der Truppe nutzen (mit * markiert).
chuhan-rule-hong_gate = Vor dem ersten Kampf geben beide einander verdeckt zwei Karten.
chuhan-rule-plank_roads = In dieser Schlacht gibt es keine Verstärkung.
chuhan-rule-famine = Für Karten auf der Hand gibt es bis zu 8 Punkte statt 5.
chuhan-rule-conscription = Eine Verstärkung bringt drei Karten, es gibt aber nur vier Verstärkungen.
chuhan-rule-mandate = Ein Kampf, den man mit der eigenen einzelnen 9 oder mit Liu Bangs 10 gewinnt, bringt 2 Punkte.
chuhan-rule-hong_canal = Die Fähigkeiten der 6er können nicht eingesetzt werden.

## Moves in words
# What follows a colon: Han tries a power: use Yu Ji on 5.
chuhan-move-use =
    { $number ->
        [1] { CARDS($first) }
       *[other] { $first ->
            [YuJi] { CARDS($first) } legt { CARDS($others) } ab
           *[other] { CARDS($first) } nimmt { CARDS($others) }
        }
    }
chuhan-move-pass = Rückzug mit { CARDS($powers) }
chuhan-move-play = { CARDS($things) } mit { CARDS($powers) }

## The log
chuhan-log-battle =
    { $event ->
        [quiet] Schlacht { $battle } beginnt. { SEAT($leader) } eröffnet.
       *[other] Schlacht { $battle } beginnt mit dem Ereignis „{ EVENT($event) }“. { SEAT($leader) } eröffnet.
    }
chuhan-log-dealt = Du bekommst { CARDS($cards) }.
chuhan-log-row = Offen für die Eröffnung liegen { CARDS($cards) }.
chuhan-log-writ = { SEAT($seat) } nimmt eine Verstärkung und zieht { $number } Karten.
chuhan-log-drawn = Du ziehst { CARDS($cards) }.
chuhan-log-lead = { SEAT($seat) } eröffnet mit { CARDS($cards) }.
chuhan-log-respond = { SEAT($seat) } verteidigt mit { CARDS($cards) }.
chuhan-log-pass = { SEAT($seat) } zieht sich zurück.
chuhan-log-pass-with = { SEAT($seat) } zieht sich mit { CARDS($power) } zurück.
chuhan-log-turned-back = Han Xin gibt die Verteidigung zurück: { SEAT($seat) } muss die eigene Truppe schlagen oder sich zurückziehen.
chuhan-log-set-with =
    { $number ->
        [one] { SEAT($seat) } hat eine einzelne Karte von Rang { $rank } gespielt.
       *[other] { SEAT($seat) } hat { $number } Karten von Rang { $rank } gespielt.
    }
chuhan-log-power = { SEAT($seat) } spielt eine Fähigkeit: { MOVE($play) }.
chuhan-log-allow = { SEAT($seat) } lässt sie zu.
chuhan-log-no-restore = { SEAT($seat) } rettet sie nicht.
chuhan-log-cancel = { SEAT($seat) } spielt Lü Zhi, um { CARDS($power) } zu verhindern.
chuhan-log-restore = { SEAT($seat) } spielt Xiao He: { CARDS($power) } wirkt doch.
chuhan-log-cancelled =
    { $number ->
        [0] { CARDS($power) } wird verhindert und abgelegt.
       *[other] { CARDS($power) } wird verhindert und abgelegt; zurück an ihren Platz: { CARDS($cards) }.
    }
chuhan-log-yu-ji = { SEAT($seat) } legt { CARDS($cards) } ab.
chuhan-log-ying-bu = { SEAT($seat) } nimmt { CARDS($cards) } vom Ablagestapel.
chuhan-log-ji-bu =
    { $number ->
        [0] Der Nachziehstapel ist leer: { SEAT($seat) } hat nichts anzusehen.
        [one] { SEAT($seat) } sieht sich die oberste Karte des Nachziehstapels an.
       *[other] { SEAT($seat) } sieht sich die obersten { $number } Karten des Nachziehstapels an.
    }
chuhan-log-shown = Oben auf dem Nachziehstapel liegen, von oben nach unten: { CARDS($cards) }.
chuhan-log-open = { SEAT($seat) } muss mit offenen Karten spielen: { CARDS($cards) }.
chuhan-log-doubled = Ab jetzt zählen alle Punkte dieser Schlacht doppelt.
chuhan-log-trick = Der Kampf geht an { SEAT($seat) }. { SEAT($leader) } eröffnet den nächsten.
chuhan-log-gift-laid = { SEAT($seat) } hat zwei Karten als Geschenk hingelegt.
chuhan-log-gifts = Du gibst { CARDS($given) } an { SEAT($rival) } und bekommst { CARDS($taken) }.
chuhan-log-out =
    { $held ->
        [one] { SEAT($seat) } spielt die Hand leer. { SEAT($rival) } hält noch { $held } Karte ({ $cards } zählt)
       *[other] { SEAT($seat) } spielt die Hand leer. { SEAT($rival) } hält noch { $held } Karten ({ $cards } zählen)
    } { $writs ->
        [0] und hat keine Verstärkung genommen.
        [one] und hat { $writs } Verstärkung genommen.
       *[other] und hat { $writs } Verstärkungen genommen.
    }
chuhan-log-points =
    { $points ->
        [one] { SEAT($seat) } erhält { $points } Punkt
       *[other] { SEAT($seat) } erhält { $points } Punkte
    } { $reason ->
        [twos] für eine große Truppe aus 2ern
        [out] für die leergespielte Hand
        [HanXin] durch Han Xin
        [XiahouYing] durch Xiahou Ying
       *[other] durch das Ereignis „{ EVENT($reason) }“
    }{ $doubled ->
        [0] .
       *[1] , verdoppelt.
    }
chuhan-log-points-noted =
    { $points ->
        [one] { SEAT($seat) } macht { $points } Punkt, notiert bis zum Ende der Schlacht.
       *[other] { SEAT($seat) } macht { $points } Punkte, notiert bis zum Ende der Schlacht.
    }
chuhan-log-noted =
    { $points ->
        [one] { SEAT($seat) } erhält den einen Punkt, der in dieser Schlacht notiert wurde.
       *[other] { SEAT($seat) } erhält die { $points } Punkte, die in dieser Schlacht notiert wurden.
    }
chuhan-log-win = { SEAT($seat) } gewinnt die Partie mit { $points } zu { $others } Punkten.

## What happened last, above the prompt
chuhan-happened-trick =
    { $who ->
        [reader] Du gewinnst den Kampf und eröffnest.
        [same] { SEAT($seat) } gewinnt den Kampf und eröffnet.
        [reader-other] Du gewinnst den Kampf. { SEAT($leader) } eröffnet.
        [other-reader] { SEAT($seat) } gewinnt den Kampf. Du eröffnest.
       *[other] { SEAT($seat) } gewinnt den Kampf. { SEAT($leader) } eröffnet.
    }
chuhan-happened-out =
    { $you ->
        [0] { SEAT($seat) } spielt die Hand leer.
       *[1] Du spielst die Hand leer.
    }
chuhan-happened-own =
    { $what ->
        [lead] Du eröffnest mit { CARDS($cards) }.
        [respond] Du verteidigst dich mit { CARDS($cards) }.
        [writ] Du nimmst eine Verstärkung und ziehst { $number } Karten.
        [pass] Du ziehst dich zurück.
        [turned-back] Han Xin gibt die Verteidigung zurück: Du musst die eigene Truppe schlagen oder dich zurückziehen.
       *[allow] Du lässt sie zu.
    }
chuhan-happened-in = Schlacht { $battle }:
chuhan-happened-battle =
    Schlacht { $battle } beginnt. { $you ->
        [0] { SEAT($leader) } eröffnet.
       *[1] Du eröffnest.
    }

## On a timeline, and where points came from
chuhan-mark-battle = Schlacht { $battle }
chuhan-gain-out = Leere Hand
chuhan-gain-twos = Große Truppen aus 2ern
chuhan-gain-power = { CARDS($power) }
chuhan-gain-event = { EVENT($event) }

## What is asked
chuhan-ask-lead =
    Eröffne mit einer Truppe.{ $writ ->
        [0] { $power ->
            [0] {""}
           *[1] {" "}Vorher darfst du eine Eröffnungsfähigkeit einsetzen.
        }
       *[1] { $power ->
            [0] {" "}Vorher darfst du eine Verstärkung nehmen.
           *[1] {" "}Vorher darfst du eine Verstärkung nehmen und eine Eröffnungsfähigkeit einsetzen.
        }
    }
chuhan-ask-plain-set = Deine Fähigkeit wurde verhindert: Eröffne jetzt mit einer gewöhnlichen Truppe.
chuhan-ask-respond =
    { $number ->
        [one] Verteidige mit einer einzelnen Karte über Rang { $rank } oder zieh dich zurück.
       *[other] Verteidige mit { $number } Karten eines Rangs über { $rank } oder zieh dich zurück.
    }{ $writ ->
        [0] {""}
       *[1] {" "}Vorher darfst du eine Verstärkung nehmen.
    }
chuhan-ask-cancel =
    { SEAT($rival) } spielt eine Fähigkeit: { MOVE($text) }{ $effect ->
        [none] .
       *[other] {" "}({ $effect }).
    } { $holds ->
        [0] Du hast Lü Zhi nicht und kannst sie nur zulassen.
       *[1] Verhindere sie mit Lü Zhi oder lass sie zu.
    }
chuhan-ask-restore =
    { SEAT($rival) } verhindert deine Fähigkeit ({ MOVE($text) }). { $holds ->
        [0] Du hast Xiao He nicht und kannst das nur zulassen.
       *[1] Rette sie mit Xiao He oder lass es zu.
    }
chuhan-ask-cards = Wähle die Karten deines Zugs: { $text }
chuhan-ask-give = Hong-Tor: Wähle zwei Karten für { SEAT($rival) }.

## What is shown
chuhan-show-battle =
    { $event ->
        [quiet] Schlacht { $battle }.
       *[other] Schlacht { $battle }. Ereignis: { EVENT($event) }.
    }
chuhan-show-event = { $event ->
    [sound_advice] { chuhan-rule-sound_advice }
    [stability] { chuhan-rule-stability }
    [hangu_pass] { chuhan-rule-hangu_pass }
    [warlords] { chuhan-rule-warlords }
    [hong_gate] { chuhan-rule-hong_gate }
    [plank_roads] { chuhan-rule-plank_roads }
    [famine] { chuhan-rule-famine }
    [conscription] { chuhan-rule-conscription }
    [mandate] { chuhan-rule-mandate }
    [hong_canal] { chuhan-rule-hong_canal }
   *[other] { chuhan-rule-quiet }
} ({ $origin })
chuhan-show-points = Punkte: Han { $han }, Chu { $chu }. Mit 31 Punkten gewinnt man.
chuhan-show-noted = Notiert für das Ende der Schlacht: Han { $han }, Chu { $chu }.
chuhan-show-writs = Verstärkungen: Han nahm { $han }, Chu nahm { $chu }, { $left } übrig.
chuhan-show-doubled = In dieser Schlacht zählen Punkte doppelt.
chuhan-show-draw =
    { $number ->
        [one] Nachziehstapel: { $number } Karte, { $drawable } zu ziehen.
       *[other] Nachziehstapel: { $number } Karten, { $drawable } zu ziehen.
    }
chuhan-show-turn = { SEAT($seat) } ist am Zug.
chuhan-show-pending = { SEAT($seat) } hat eine Fähigkeit gespielt, die auf eine Reaktion wartet: { MOVE($text) }.
chuhan-show-own-open = Deine Karten liegen offen: { SEAT($seat) } sieht sie.
chuhan-show-top = Du kennst die obersten, von oben nach unten: { CARDS($cards) }.
chuhan-show-discard =
    { $number ->
        [0] Ablagestapel: leer.
       *[other] Ablagestapel: { CARDS($cards) }.
    }
chuhan-show-row =
    { $number ->
        [0] Es liegt keine Karte mehr offen aus.
       *[other] Offen für die Eröffnung: { CARDS($cards) }.
    }
chuhan-show-table =
    { $number ->
        [0] Der Tisch ist leer.
       *[other] Auf dem Tisch: { CARDS($cards) }.
    }
chuhan-show-set =
    { $number ->
        [one] Zu schlagen: eine einzelne Karte von Rang { $rank }, gespielt von { SEAT($seat) }.
       *[other] Zu schlagen: { $number } Karten von Rang { $rank }, gespielt von { SEAT($seat) }.
    }
chuhan-show-tricks = Gewonnene Kämpfe in dieser Schlacht: Han { $han }, Chu { $chu }.
chuhan-show-hidden =
    { $number ->
        [one] { SEAT($seat) } hält { $number } Karte.
       *[other] { SEAT($seat) } hält { $number } Karten.
    }
chuhan-show-known = Davon kennst du { CARDS($cards) }.
chuhan-show-open = { SEAT($seat) } spielt mit offenen Karten: { CARDS($cards) }.
chuhan-show-hand =
    { $number ->
        [one] Du bist { SEAT($seat) }. Deine Hand, { $number } Karte: { CARDS($cards, form: "ranked") }
       *[other] Du bist { SEAT($seat) }. Deine Hand, { $number } Karten: { CARDS($cards, form: "ranked") }
    }

## What an action does
chuhan-effect-writ = { $number } Karten ziehen; spielt der Gegner die Hand leer, erhält er { $points } mehr
chuhan-effect-ji-bu = die obersten 4 Karten des Nachziehstapels ansehen
chuhan-effect-yu-ji = diese Karte von der Hand ablegen
chuhan-effect-ying-bu = diese Karte vom Ablagestapel nehmen
chuhan-effect-liu-bang = eine einzelne Karte von Rang 10
chuhan-effect-han-xin = die Seite, deren Truppe es war, muss sich gegen sie verteidigen und erhält { $points }
chuhan-effect-xiahou-ying = Rückzug, aber den nächsten Kampf eröffnen; der Gegner erhält { $points }
chuhan-effect-xiang-yu = Rückzug; ab jetzt zählen Punkte doppelt
chuhan-effect-peng-yue = eine Truppe von gleichem Rang; ihre Karten folgen
chuhan-effect-zhongli-mo = Karten verschiedener Ränge, die als der niedrigste zählen; sie folgen
chuhan-effect-both = Karten verschiedener Ränge, der niedrigste gleich der Truppe, die zu schlagen ist; sie folgen
chuhan-effect-twos = bringt { $number }

## House rules
chuhan-house-soldiers = Die Namen der Ränge 1, 4, 5, 7 und 8 sind von uns: Die gedruckten kennen wir nicht.
chuhan-house-ji-bu-few = Ji Bu darf auch eingesetzt werden, wenn weniger als vier Karten oder keine mehr zu sehen sind: Er sieht, was da ist.
chuhan-house-zhongli-mo-two = Zhongli Mos Truppe hat mindestens zwei Karten.
chuhan-house-power-after-cancel = Wurde in der Verteidigung eine Fähigkeit verhindert, darf im selben Zug noch eine andere versucht werden.
chuhan-house-both-cancelled = Werden Peng Yue und Zhongli Mo zusammen gespielt, wählt, wer Lü Zhi spielt, welcher von beiden verhindert wird; der andere geht auf die Hand zurück.
chuhan-house-lead-power-and-zhongli-mo = Eine Eröffnungsfähigkeit und Zhongli Mo dürfen in derselben Eröffnung eingesetzt werden.
chuhan-origin-book = aus den Anleitungen
chuhan-origin-partly = in den Anleitungen nur teilweise beschrieben, der Rest ist von uns
chuhan-origin-house = von uns
chuhan-house-events = Die Anleitungen beschreiben nur fünf der Ereignisse, vier davon bloß teilweise: Der Rest der Ereignisse ist von uns.
chuhan-house-row-again = Bei „Warlords“ darf nach einem verhinderten Zhongli Mo die gewöhnliche Truppe, die folgt, wieder eine offene Karte nutzen.

## Texts that cannot be read
chuhan-text-unknown = „{ $text }“ ist kein Zug von Chu Han. Beispiele: play 7 7 7, use JiBu, writ, pass.
chuhan-text-no-cards = Nenne die Karten, die du spielst, zum Beispiel: play 7 7 7.
chuhan-text-give = Nenne zwei Karten deiner Hand, zum Beispiel: give 1 5.
chuhan-text-pass = „{ $text }“ ist kein Rückzug. Schreib pass, pass with XiahouYing oder pass with XiangYu.
chuhan-text-cancel = „{ $text }“ kann nicht verhindert werden. Schreib cancel, cancel PengYue oder cancel ZhongliMo.
chuhan-text-use = Diese Fähigkeiten werden so eingesetzt: use JiBu, use YuJi 5, use YingBu 4, use LiuBang, use HanXin. Die anderen: pass with XiahouYing, pass with XiangYu, play 4 4 with PengYue, play 2 5 with ZhongliMo; Lü Zhi und Xiao He antworten auf eine Fähigkeit mit cancel und restore.
chuhan-text-names-card = { CARDS($power) } braucht eine Karte, zum Beispiel: use { $power } 4.
chuhan-text-with = Eine Truppe spielt man with PengYue, with ZhongliMo oder with PengYue ZhongliMo, nicht mit „{ $text }“.
chuhan-text-star = Ein Zug nutzt höchstens eine offene Karte, markiert mit einem Stern: play 7 7 7*.
chuhan-text-by-name = 3er und 6er werden mit Namen genannt, nicht mit der Zahl: Schreib zum Beispiel JiBu oder HanXin statt { $card }.
chuhan-text-card = „{ $card }“ ist keine Karte. Die Karten sind 0 1 2 4 5 7 8 9 und die 3er und 6er mit Namen, ohne Leerzeichen: JiBu, HanXin.

## Why a move is refused
chuhan-no-card-left =
    { $number ->
        [one] Es gibt nur { $number } Karte { CARDS($card) }.
       *[other] Es gibt nur { $number } Karten { CARDS($card) }.
    }
chuhan-no-set =
    { $ranks } und { $last } sind keine Truppe. { $power ->
        [none] Wähle Karten eines Rangs.
       *[other] Wähle Karten eines Rangs oder nutze { CARDS($power) }.
    }
chuhan-why-not = Das geht jetzt nicht.
chuhan-why-not-held = Du hast { CARDS($cards) } nicht auf der Hand.
chuhan-why-not-in-row = { CARDS($card) } liegt nicht offen aus.
chuhan-why-star-lead = Nur wer eröffnet, darf eine offene Karte nutzen.
chuhan-why-half-made = Du hast „{ $text }“ begonnen: Bring es zuerst zu Ende oder nimm es zurück.
chuhan-why-gift-first = Hong-Tor: Wähle zuerst zwei Karten zum Verschenken.
chuhan-why-no-gift = Jetzt werden keine Karten verschenkt.
chuhan-why-no-power = Es gibt keine Fähigkeit, auf die du reagieren könntest.
chuhan-why-cancel-or-allow = Eine Fähigkeit wartet auf deine Reaktion: cancel oder allow.
chuhan-why-restore-or-allow = Gegen deine Fähigkeit wurde Lü Zhi gespielt: restore oder allow.
chuhan-why-cancel-which = Zwei Fähigkeiten wurden gespielt: Schreib cancel PengYue oder cancel ZhongliMo.
chuhan-why-cancel-one = Nur eine Fähigkeit wurde gespielt: Schreib cancel.
chuhan-why-no-writs = Beim Ereignis „{ EVENT($event) }“ gibt es keine Verstärkung.
chuhan-why-writs-gone = Alle { $number } Verstärkungen dieser Schlacht sind genommen.
chuhan-why-writ-once = Nur eine Verstärkung pro Zug: Du hast schon eine genommen.
chuhan-why-writ-late = Nach einer verhinderten Fähigkeit gibt es in diesem Zug keine Verstärkung.
chuhan-why-lead-pass = Wer eröffnet, muss eine Truppe spielen und kann sich nicht zurückziehen.
chuhan-why-response-only = Diese Fähigkeit ist für die Verteidigung, nicht für die Eröffnung.
chuhan-why-lead-only = Das ist eine Eröffnungsfähigkeit: Man setzt sie ein, bevor man eröffnet.
chuhan-why-lead-power-once = Nur eine Eröffnungsfähigkeit pro Kampf, auch wenn sie verhindert wurde.
chuhan-why-plain-set = Nach einem verhinderten Zhongli Mo kann man nur mit einer gewöhnlichen Truppe eröffnen.
chuhan-why-event-power = { CARDS($power) } hat beim Ereignis „{ EVENT($event) }“ keine Fähigkeit.
chuhan-why-ying-bu-rank = Ying Bu nimmt nur Karten der Ränge 1 bis 5, nicht { CARDS($card) }.
chuhan-why-not-discarded = { CARDS($card) } liegt nicht im Ablagestapel.
chuhan-why-own-set = { CARDS($power) } kann nicht zur eigenen Truppe gehören.
chuhan-why-yu-ji = Yu Ji legt eine andere Karte deiner Hand ab.
chuhan-why-liu-bang = Liu Bangs Fähigkeit wirkt nur gegen eine einzelne 9.
chuhan-why-more =
    { $number ->
        [one] Noch eine Karte.
       *[other] Noch { $number } Karten.
    }
chuhan-why-size =
    { $number ->
        [one] Die Truppe muss { $number } Karte haben, nicht { $given }.
       *[other] Die Truppe muss { $number } Karten haben, nicht { $given }.
    }
chuhan-why-higher = Rang { $own } schlägt Rang { $rank } nicht.
chuhan-why-equal = Mit Peng Yue muss die Truppe genau Rang { $rank } haben, nicht { $own }.
chuhan-why-ranks-differ = In Zhongli Mos Truppe müssen alle Ränge verschieden sein.
chuhan-why-two-cards = Zhongli Mos Truppe hat mindestens zwei Karten.

## Positions that cannot be
chuhan-position-twice =
    { $number ->
        [one] Karte { $card } ist mehr als einmal genannt, und es gibt nur eine.
       *[other] Karte { $card } ist öfter genannt, als es sie gibt: { $number }.
    }
chuhan-position-draw-long = der Nachziehstapel hat { $number } Karten, sollte aber { $wanted } haben: 16, abzüglich der mit Verstärkungen gezogenen und der offenen.
chuhan-position-draw-short = der Nachziehstapel sollte { $wanted } Karten haben, aber nur { $number } sind dafür übrig: Zu viele sind anderswo genannt.
chuhan-position-events = der Ereignisstapel hat { $number } Karten; er hat höchstens { $most }.
chuhan-position-writs = { $number } Verstärkungen sind genommen, aber diese Schlacht hat { $most }.
chuhan-position-won = jemand hat { $points } Punkte und damit gewonnen: Nenne, wer gewonnen hat.
chuhan-position-turn = { SEAT($leader) } eröffnet, und es gibt keine Truppe zu schlagen, also kann { SEAT($seat) } nicht am Zug sein.
chuhan-position-dealing = während der Zufall Karten verteilt, bekommt Han 15, dann Chu 15, dann der Nachziehstapel weniger als 16, und sonst liegt nirgends etwas.
chuhan-position-dealing-events = während der Zufall Ereignisse verteilt, hat der Stapel weniger als 14 der vorhandenen.
chuhan-position-giving-event = Geschenke werden vor dem ersten Kampf gewählt, bis beide ihre hingelegt haben.
chuhan-position-row-long = höchstens { $number } Karten liegen offen aus.
chuhan-position-set-ten = nur Liu Bang ist eine Truppe von Rang 10: eine einzelne Karte.
chuhan-position-gift = ein Geschenk sind zwei Karten, solange giving = true gilt.
chuhan-position-row = beim Ereignis „{ EVENT($event) }“ liegen keine Karten offen aus.
chuhan-position-pending = „{ $text }“ kann hier keine Fähigkeit sein, die auf eine Reaktion wartet.
chuhan-position-xiao-he = Xiao He liegt offen, also wird niemand nach dem Retten gefragt.
chuhan-position-making = „{ $text }“ kann nicht sein, was dieser Platz bisher gewählt hat.
chuhan-position-top = was von der Spitze des Nachziehstapels bekannt ist, liegt nicht dort.
chuhan-position-rival = { SEAT($seat) } hält { $card } nicht, obwohl die Karte dort bekannt ist.
chuhan-position-empty = { SEAT($seat) } hat keine Karten, also wäre die Schlacht vorbei.
chuhan-position-giving = { SEAT($seat) } hat nicht genug Karten, um zwei zu verschenken.
chuhan-position-size = die Größe von { $key } ist { $number }.

## Options
chuhan-option-events = on: mit den fünfzehn Ereignissen spielen
chuhan-option-chance = open: überall anhalten, wo der Zufall entscheidet, für alle, die Zufallsknoten brauchen

chuhan-help =
    Spiel deine Hand leer, bevor dein Gegner es tut. Eröffne mit einer Karte oder mehreren eines Rangs; der Gegner verteidigt mit
    ebenso vielen eines höheren Rangs oder zieht sich zurück; wer sich nicht zurückzog, eröffnet als Nächstes. Vor einer Truppe darfst du
    eine Verstärkung nehmen: zwei Karten, die dem Gegner einen Punkt mehr bringen, wenn er die Hand leerspielt. Wer das schafft,
    erhält Punkte für die Karten auf der anderen Hand (höchstens 5) und für die Verstärkungen des Gegners. Mit 31 Punkten gewinnt man.
    { "  " }0 der Joker: eine Karte mehr in jeder Truppe, oder eine 0      2 ab sechs 2ern bringen sie sofort ihre Anzahl
    { "  " }3 Ji Bu, Eröffnung: oberste vier des Nachziehstapels ansehen   3 Yu Ji, Eröffnung: eine andere Karte ablegen
    { "  " }6 Ying Bu, Eröffnung: eine 1 bis 5 vom Ablagestapel nehmen     3 Lü Zhi, Reaktion: eine Fähigkeit verhindern
    { "  " }3 Xiao He, Reaktion: Lü Zhi aufheben                           3 Peng Yue, Verteidigung: eine Truppe von gleichem Rang
    { "  " }3 Zhongli Mo: verschiedene Ränge, gezählt als der niedrigste   6 Liu Bang, Verteidigung: eine 10 gegen eine einzelne 9
    { "  " }6 Han Xin: Gegner muss gegen die eigene Truppe verteidigen  3 Xiahou Ying: Rückzug, aber Eröffnung; Gegner +3
    { "  " }6 Xiang Yu: Rückzug; ab jetzt zählen Punkte doppelt            Jede 3 und 6 ist auch eine gewöhnliche Karte ihres Rangs.

## The picture
chuhan-picture-held = Karten { $number }, Verstärkungen { $writs }
chuhan-picture-discard = Abgelegt: { $number }
chuhan-picture-no-set = Nichts zu schlagen

## What is new in a version of the rules
chuhan-rules-2 = Bei „Guter Ratschlag“ erhält, wer die Hand leergespielt hat, die Punkte für Verstärkungen des Gegners nur noch einmal, nicht zweimal.
