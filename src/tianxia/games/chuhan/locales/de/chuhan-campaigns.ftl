# Die beiden Feldzüge. Namen, Jahre und Texte der Kapitel folgen den Regeln, Abschnitte 8 und 9.

chuhan-campaign-fall-of-qin = Der Fall von Qin
chuhan-campaign-contention = Der Krieg zwischen Chu und Han

chuhan-chapter-daze = Der Aufstand von Daze
chuhan-chapter-xue = Der Rat von Xue
chuhan-chapter-julu = Julu
chuhan-chapter-guanzhong = Der Wettlauf zum Pass
chuhan-chapter-banquet = Das Festmahl am Hong-Tor
chuhan-chapter-kingdoms = Die achtzehn Königreiche
chuhan-chapter-chencang = Der verborgene Weg nach Chencang
chuhan-chapter-pengcheng = Pengcheng
chuhan-chapter-xingyang = Die Belagerung von Xingyang
chuhan-chapter-jingxing = Das Heer mit dem Rücken zum Fluss
chuhan-chapter-canal = Der Vertrag am Hong-Kanal
chuhan-chapter-gaixia = Gaixia

## What the players read before a chapter
chuhan-story-daze = Im Sommer 209 v. Chr. hält Regen neunhundert Einberufene in Daze auf. Auf Verspätung steht nach dem Recht von Qin der Tod, also erheben sie sich. Noch vor dem Winter hält Liu Bang seine Heimatstadt Pei; Xiang Yu und sein Onkel halten Kuaiji im Süden.
chuhan-story-xue = 208 v. Chr. treffen sich die Anführer des Aufstands in Xue. Der alte Fan Zeng rät, das Königshaus von Chu wieder einzusetzen. Ein Enkel König Huais, der als Gefangener von Qin gestorben ist, findet sich als Schafhirte. Wer ihn an seiner Seite hat, spricht im Namen von Chu.
chuhan-story-julu = Die Heere von Qin unter Zhang Han haben Julu eingeschlossen. Xiang Yu überquert den Fluss, versenkt seine Boote, zerschlägt die Kochtöpfe und gibt jedem Mann Essen für drei Tage. Er siegt, und ein halbes Jahr später ergibt sich ihm Zhang Han mit seinem ganzen Heer.
chuhan-story-guanzhong = Der König von Chu hat das Kernland von Qin dem versprochen, der es als Erster betritt. Während Xiang Yu bei Julu kämpft, kommt Liu Bang durch den südlichen Pass, und Ziying ergibt sich ihm. Als Xiang Yu eintrifft, ist der Hangu-Pass versperrt.
chuhan-story-banquet = Liu Bang kommt in Xiang Yus Lager, um sich zu entschuldigen. Dreimal gibt Fan Zeng das Zeichen, ihn zu töten, und Xiang Yu tut nichts. Liu Bang schleicht sich hinaus und reitet davon; Xiahou Ying und drei andere laufen neben seinem Pferd her.
chuhan-story-kingdoms = Xiang Yu brennt die Hauptstadt von Qin nieder und teilt das Reich unter achtzehn Könige auf. Den besten Teil behält er und nennt sich Hegemon. Der König von Chu wird Kaiser ohne Macht, Liu Bang bekommt den fernen Südwesten, und alle anderen müssen wählen, wem sie folgen.
chuhan-story-chencang = Liu Bang, in den fernen Südwesten geschickt, hat die Stege hinter sich verbrannt, als käme er nie zurück. Xiao He reitet einem Deserteur namens Han Xin nach und bringt ihn zurück; Liu Bang macht ihn zum Feldherrn. Auf einem vergessenen Weg kehrt das Heer zurück und überrascht in Chencang Zhang Han, den ersten der Drei Qin.
chuhan-story-pengcheng = Liu Bang betrauert öffentlich den ermordeten Kaiser und nimmt mit mehr als einer halben Million Mann Xiang Yus Hauptstadt. Xiang Yu kommt mit dreißigtausend zurück und vernichtet dieses Heer an einem Tag. Liu Bang flieht in Xiahou Yings Wagen; seine Frau Lü Zhi und sein Vater geraten in Gefangenschaft.
chuhan-story-xingyang = Ein Jahr lang belagert Xiang Yu Liu Bang in Xingyang. Ein Gesandter gewinnt Ying Bu für Han, und mit Hans Gold bezahlte Gerüchte lassen Xiang Yu an Fan Zeng zweifeln, der ihn verlässt. Liu Bang entkommt bei Nacht, während sein Offizier Ji Xin sich, als König gekleidet, an seiner Stelle ergibt.
chuhan-story-jingxing = Inzwischen erobert Han Xin den Norden. Bei Jingxing stellt er seine Männer mit einem Fluss im Rücken auf, damit sie nicht fliehen können, und schlägt ein um ein Vielfaches größeres Heer. Am Wei lässt er das Wasser auf das Heer los, das Xiang Yu gegen ihn geschickt hat, und wird König von Qi.
chuhan-story-canal = 203 v. Chr. sind beide Seiten erschöpft. Der Hong-Kanal wird zur Grenze, und Xiang Yu schickt Liu Bangs Frau und Vater nach Hause. Er zieht nach Osten; Liu Bangs Berater drängen, den Vertrag sofort zu brechen.
chuhan-story-gaixia = Erst als ihnen Land versprochen wird, kommen Han Xin und Peng Yue. Bei Gaixia ist das Heer von Chu umstellt und hört nachts von allen vier Seiten die Lieder von Chu. Xiang Yu nimmt Abschied von Yu Ji, bricht mit achthundert Reitern aus und stirbt am Fluss Wu.

## What is special in a chapter
chuhan-special-xue = Die 0 wartet oben auf dem Nachziehstapel. Fünf 2er genügen: Eine Truppe von Rang 2 zählt ab fünf Karten.
chuhan-special-julu = In dieser Schlacht gibt es drei Verstärkungen. Im nächsten Kapitel ist eine 7 auf den Sieger eingeschworen.
chuhan-special-banquet = Xiang Yu zögert: Seine Fähigkeit kann nicht eingesetzt werden.
chuhan-special-chencang = Han Xin wartet oben auf dem Nachziehstapel.
chuhan-special-pengcheng = Lü Zhi geht zu Chu über, wenn Chu zwei Kämpfe gewonnen hat.
chuhan-special-xingyang = Ying Bu geht zu Han über, wenn Han zwei Kämpfe gewonnen hat. Fan Zeng geht: Truppen von Rang 2 bringen keine Punkte.
chuhan-special-jingxing = Kein Rückzug: Die Fähigkeiten von Xiahou Ying und Xiang Yu können nicht eingesetzt werden. Im nächsten Kapitel ist eine 8 auf den Sieger eingeschworen.
chuhan-special-canal = Lü Zhi geht zu Han über, wenn Han einen Kampf gewonnen hat.
chuhan-special-gaixia = Alles oder nichts: Punkte zählen von Anfang an doppelt, der Einsatz nicht.

## The log of a campaign
chuhan-log-chapter =
    { $stake ->
        [one] { CAMPAIGN($campaign) }, Kapitel { $number }: { CHAPTER($chapter) }. Der Einsatz ist { $stake } Punkt.
       *[other] { CAMPAIGN($campaign) }, Kapitel { $number }: { CHAPTER($chapter) }. Der Einsatz sind { $stake } Punkte.
    }
chuhan-log-hostage = { SEAT($seat) } gibt { CARDS($card) } als Geisel an { SEAT($rival) }; { CARDS($kept) } bleibt.
chuhan-log-sworn = Auf Han eingeschworen: { CARDS($han) }. Auf Chu eingeschworen: { CARDS($chu) }.
chuhan-log-waiting = Oben auf dem Nachziehstapel wartet { CARDS($card) }.
chuhan-log-over = { CARDS($card) } geht von { SEAT($seat) } zu { SEAT($rival) } über.
chuhan-log-freed =
    { $number ->
        [one] { SEAT($seat) } befreit { $number } Person: { $number } Punkt mehr.
       *[other] { SEAT($seat) } befreit { $number } Personen: { $number } Punkte mehr.
    }
chuhan-log-stake =
    { $points ->
        [one] { SEAT($seat) } erhält den Einsatz: { $points } Punkt.
       *[other] { SEAT($seat) } erhält den Einsatz: { $points } Punkte.
    }
chuhan-log-chapter-won = { SEAT($seat) } gewinnt Kapitel { $number }, { CHAPTER($chapter) }.
chuhan-log-submits = { SEAT($rival) } führt mit 40 oder mehr Punkten: { SEAT($seat) } unterwirft sich.
chuhan-gain-stake = Einsätze

## What is asked and shown in a campaign
chuhan-ask-hostage = Gib { SEAT($rival) } eine Geisel: { CARDS($cards) }? Die andere Person ist auf dich eingeschworen.
chuhan-effect-hostage = auf den Gegner eingeschworen, { CARDS($kept) } auf dich
chuhan-effect-xiang-yu-doubled = Rückzug; Punkte zählen schon doppelt
chuhan-show-chapter =
    { $stake ->
        [one] { CAMPAIGN($campaign) }, Kapitel { $number }: { CHAPTER($chapter) }, { $year } v. Chr. Einsatz: { $stake } Punkt.
       *[other] { CAMPAIGN($campaign) }, Kapitel { $number }: { CHAPTER($chapter) }, { $year } v. Chr. Einsatz: { $stake } Punkte.
    }
chuhan-show-campaign-points = Punkte: Han { $han }, Chu { $chu }. Nach dem letzten Kapitel gewinnen mehr Punkte; 40 Vorsprung nach einem Kapitel gewinnen sofort.
chuhan-show-won = Gewonnene Kapitel: Han { $han }, Chu { $chu }.
chuhan-show-hostage = { SEAT($seat) } muss eine Geisel geben: { CARDS($cards) }.
chuhan-picture-chapter = { $number }. { CHAPTER($chapter) }
chuhan-house-campaigns = Die beiden Feldzüge sind von uns: Wir kennen keine Beschreibung derer im gedruckten Spiel.
chuhan-option-campaign = fall-of-qin oder contention: einen Feldzug aus sechs Schlachten spielen

## Why a move is refused in a campaign
chuhan-text-give-hostage = Nenne eine Karte, zum Beispiel: give HanXin.
chuhan-why-hostage = Gib zuerst eine Geisel, eine von diesen: { CARDS($cards) }.
chuhan-why-chapter-power = { CARDS($power) } hat im Kapitel „{ CHAPTER($chapter) }“ keine Fähigkeit.

## Options and positions that cannot be
chuhan-option-campaign-events = events = on passt nicht zu campaign = "{ $campaign }": Die Kapitel haben eigene Ereignisse.
chuhan-position-no-campaign = { $key } gehört zu einem Feldzug, und keiner ist genannt.
chuhan-position-won-long = { $number } Kapitel sind gewonnen, höchstens { $most } können es sein, und das letzte beendet den Feldzug: Nenne den Sieger.
chuhan-position-won-none = jemand hat den Feldzug gewonnen, aber kein Kapitel: Nenne in won die Sieger der Kapitel.
chuhan-position-derived = { $key } folgt aus dem Kapitel und muss { $value } sein.
chuhan-position-chapter-doubled = im Kapitel „{ CHAPTER($chapter) }“ zählen Punkte von Anfang an doppelt.
chuhan-position-no-hostage = im Kapitel „{ CHAPTER($chapter) }“ wird keine Geisel gegeben.
chuhan-position-hostage-by = { SEAT($seat) } hat das Kapitel davor verloren und gibt die Geisel.
chuhan-position-hostage-dealt = solange eine Geisel zu geben ist, wird keine Karte genannt, und in der Schlacht ist nichts geschehen.
