# The tutorial: a guided game for each of the three games, scene by scene.
#
# tutorial-<game>-<scene> is the title of a scene, -1, -2 … what the coach says before each move, -end what it says when
# the scene is over. A text that ends in -no is for who tries another move than the one that is learned just now. The
# learner is spoken to. A text should not be longer than 45 words. Words in “quotation marks” are those of the buttons:
# web-suntzu-act-…, web-huang-begin, web-huang-act, web-chuhan-act-….

## Around the table
tutorial-learn = Lernen
tutorial-learn-about = { $game } in einer geführten Partie lernen
tutorial-go-on = Weiterlernen
tutorial-title = { $game } lernen
tutorial-overview = { $scenes } kurze Szenen, etwa { $minutes } Minuten. Du kannst jederzeit aufhören und später weitermachen oder eine Szene wählen.
tutorial-begin = Beginnen
tutorial-scenes = Szenen
tutorial-minutes = { $minutes } min
tutorial-scene-done = gespielt
tutorial-coach = Begleitung
tutorial-scene = Szene { $number } von { $scenes }: { $title }
tutorial-step = Schritt { $step } von { $steps }
tutorial-again = Szene neu beginnen
tutorial-skip = Szene überspringen
tutorial-next = Nächste Szene
tutorial-finish = Beenden
tutorial-leave = Lernpartie verlassen
tutorial-watch = Sieh deinem Gegner zu.
tutorial-look = Sieh dir die Schlachten nacheinander an. Dann geht es hier weiter.
tutorial-elsewhere = Diese Szene wurde in einem anderen Fenster neu begonnen.
tutorial-not-now = In einer echten Partie darfst du das. Versuch hier bitte, was die Begleitung beschreibt.
tutorial-scene-over = Diese Szene ist vorbei. Geh zur nächsten oder beginn sie neu.
tutorial-unknown = Diese Szene gibt es nicht.
tutorial-done-title = Jetzt kennst du { $game }
tutorial-done = Du hast jede Art von Zug kennengelernt. Der Rest ist Übung: Ein Bot der Stufe „{ bots-level-novice }“ ist ein guter erster Gegner.
tutorial-done-play = Gegen Stufe „{ $level }“ spielen
tutorial-done-rules = Regeln lesen
tutorial-done-scenes = Eine beliebige Szene spielen
tutorial-left-title = Ende der Lernpartie
tutorial-left =
    { $number ->
        [one] Eine Szene hast du noch nicht zu Ende gespielt. Sie zeigt etwas, das du noch nicht ausprobiert hast.
       *[other] { $number } Szenen hast du noch nicht zu Ende gespielt. Sie zeigen etwas, das du noch nicht ausprobiert hast.
    }
tutorial-left-play = Den Rest spielen
tutorial-left-scene = noch nicht gespielt

## Chu Han: leading, responding, passing
tutorial-chuhan-trick = Ein Kampf
tutorial-chuhan-trick-1 = Willkommen. Du bist Han, dein Gegner ist Chu. Werde deine Karten los, bevor Chu es schafft; wer zuerst 31 Punkte hat, gewinnt die Partie. Du eröffnest: Wähle die 4 und spiel sie.
tutorial-chuhan-trick-1-no = Diese Karte heben wir noch auf. Eröffne jetzt bitte mit der 4.
tutorial-chuhan-trick-2 = Chu verteidigt mit einer 7. Eine Verteidigung hat so viele Karten wie die Eröffnung und einen höheren Rang. Spiel deine 8. Hohe Karten sind selten: Es gibt neun 1er, acht 2er und so weiter, aber nur eine 9.
tutorial-chuhan-trick-2-no = Heb das für später auf. Die 8 genügt, um die 7 zu schlagen.
tutorial-chuhan-trick-3 = Chu hat sich zurückgezogen, also gewinnst du den Kampf und eröffnest wieder. Eine Truppe können auch mehrere Karten eines Rangs sein. Wähle beide 5er und eröffne mit ihnen zusammen.
tutorial-chuhan-trick-3-no = Versuchen wir eine Truppe aus zwei Karten: Wähle beide 5er.
tutorial-chuhan-trick-4 = Zwei 7er. Du bräuchtest zwei 8er und hast keine mehr. Niemand muss eine Truppe schlagen. Drück „{ web-chuhan-act-pass }“; dann eröffnet Chu den nächsten Kampf.
tutorial-chuhan-trick-5 = Chu eröffnet mit einer niedrigen einzelnen Karte, um sie loszuwerden. Hol dir die Eröffnung zurück: Deine 9 ist die höchste Karte von allen.
tutorial-chuhan-trick-5-no = Zeig Chu, wer hier eröffnet: Spiel die 9.
tutorial-chuhan-trick-end = Gut gespielt. Das ist der Kern des Spiels: eröffnen, überbieten, sich zurückziehen. Wer sich nicht zurückzog, eröffnet den nächsten Kampf.

## Chu Han: drawing cards, the joker
tutorial-chuhan-writ = Verstärkung und Joker
tutorial-chuhan-writ-1 = Chu eröffnet mit drei 5ern. Du hast nur zwei 7er. Bevor du verteidigst, darfst du eine Verstärkung nehmen, einmal pro Zug: zwei Karten. Spielt aber Chu die Hand leer, erhält Chu für jede deiner Verstärkungen einen Punkt.
tutorial-chuhan-writ-1-no = Du könntest dich zurückziehen, aber hier ist eine Gelegenheit: Drück „{ web-chuhan-act-writ }“ und zieh zwei Karten.
tutorial-chuhan-writ-2 = Du hast den Joker gezogen, die 0. In einer Truppe ist er eine weitere Karte ihres Rangs. Wähle beide 7er und die 0: Zusammen sind sie drei 7er.
tutorial-chuhan-writ-2-no = Dein Joker passt hier so gut: Spiel beide 7er mit der 0.
tutorial-chuhan-writ-end = Chu hat nichts Höheres. In einer Schlacht gibt es sechs Verstärkungen, für beide zusammen. Allein ist der Joker eine einzelne Karte von Rang 0.

## Chu Han: great sets of 2s, going out
tutorial-chuhan-out = Die Hand leerspielen
tutorial-chuhan-out-1 = Die 2er sind besonders: Eine Truppe aus sechs oder mehr 2ern bringt sofort einen Punkt für jede Karte. Du hast sechs. Eröffne mit allen zusammen.
tutorial-chuhan-out-1-no = Alle sechs 2er auf einmal bringen 6 Punkte. Weniger davon bringen nichts.
tutorial-chuhan-out-2 = Sechs Punkte. Eine Karte bleibt dir. Mit der letzten Karte spielst du die Hand leer: Du erhältst Punkte für die Karten auf der anderen Hand, höchstens 5, und 1 für jede Verstärkung deines Gegners.
tutorial-chuhan-out-end = Du hast 5 für Karten und 2 für Verstärkungen erhalten. Die Schlacht ist vorbei, alle Karten werden neu verteilt. Wer weniger Punkte hat, eröffnet die nächste. So geht es weiter, bis jemand 31 hat.

## Chu Han: lead powers
tutorial-chuhan-leading = Eröffnungsfähigkeiten
tutorial-chuhan-leading-1 = Jede 3 und jede 6 hat eine eigene Fähigkeit. Bevor du mit einer Truppe eröffnest, darfst du eine Eröffnungsfähigkeit einsetzen. Yu Ji legt eine andere Karte ab: Wähle Yu Ji und die einsame 1.
tutorial-chuhan-leading-1-no = Versuch zuerst Yu Ji: Wähle sie und die 1, dann setz ihre Fähigkeit ein.
tutorial-chuhan-leading-2 = Zwei schwache Karten sind weg, und du eröffnest immer noch. Nach einer Fähigkeit musst du mit einer Truppe eröffnen: Spiel beide 8er.
tutorial-chuhan-leading-2-no = Eröffne bitte mit beiden 8ern: Chu kann sie kaum schlagen.
tutorial-chuhan-leading-3 = Ein neuer Kampf, also darfst du wieder eine Fähigkeit einsetzen. Ying Bu nimmt eine Karte von Rang 1 bis 5 vom Ablagestapel. Wähle ihn, drück den Knopf und such eine 5 aus.
tutorial-chuhan-leading-3-no = Wähle Ying Bu allein und nimm eine 5 vom Ablagestapel.
tutorial-chuhan-leading-4 = Jetzt hast du drei 5er statt zwei. Eröffne mit allen.
tutorial-chuhan-leading-4-no = Drei 5er sind schwerer zu schlagen als zwei: Eröffne mit allen.
tutorial-chuhan-leading-5 = Ji Bu sieht sich die obersten vier Karten des Nachziehstapels an. Nur du siehst sie. Setz ihn ein, bevor du eröffnest.
tutorial-chuhan-leading-5-no = Setz zuerst Ji Bu ein, dann eröffne.
tutorial-chuhan-leading-6 = Die vier Karten stehen neben dem Nachziehstapel, die oberste zuerst: Eine Verstärkung brächte dir die ersten zwei. Eröffne jetzt mit beiden 4ern.
tutorial-chuhan-leading-6-no = Eröffne bitte mit beiden 4ern.
tutorial-chuhan-leading-end = Du darfst eine 3 oder 6 auch als gewöhnliche Karte ihres Rangs spielen. Berühr eine Karte länger oder zeig auf sie, um zu lesen, was sie kann.

## Chu Han: powers that make sets, and their cancelling
tutorial-chuhan-mixed = Ungewöhnliche Truppen
tutorial-chuhan-mixed-1 = Mit Zhongli Mo spielst du Karten verschiedener Ränge als eine Truppe. Sie zählt als der niedrigste von ihnen. Wähle Zhongli Mo und 1, 4, 8, 9: eine Truppe aus vier Karten, Rang 1.
tutorial-chuhan-mixed-1-no = Wähle Zhongli Mo mit der 1, der 4, der 8 und der 9.
tutorial-chuhan-mixed-2 = Chu verhindert Zhongli Mo mit Lü Zhi. Aber du hast Xiao He, und er hebt Lü Zhi auf: Deine Fähigkeit wirkt doch. Rette sie.
tutorial-chuhan-mixed-2-no = Gib nicht nach: Du hast Xiao He, also drück „Zhongli Mo retten“.
tutorial-chuhan-mixed-3 = Deine Truppe liegt auf dem Tisch, und du bist sechs Karten los. Chu schlägt Rang 1 mit vier 2ern. Vier Karten eines höheren Rangs hast du nicht: Zieh dich zurück.
tutorial-chuhan-mixed-4 = Chu eröffnet mit zwei 5ern. Mit Peng Yue verteidigst du mit dem gleichen statt mit einem höheren Rang. Wähle Peng Yue und beide 5er.
tutorial-chuhan-mixed-4-no = Deine eigenen 5er sind nicht höher, aber mit Peng Yue genügen sie: Wähle alle drei Karten.
tutorial-chuhan-mixed-end = Zhongli Mo wirkt in der Eröffnung und in der Verteidigung, Peng Yue nur in der Verteidigung. Du darfst sogar beide für eine Truppe einsetzen.

## Chu Han: being asked
tutorial-chuhan-reaction = Zulassen oder verhindern
tutorial-chuhan-reaction-1 = Chu setzt eine Fähigkeit ein, und du wirst gefragt, ob sie wirken darf. Mit Lü Zhi könntest du sie verhindern. Chu will nur vier Karten ansehen: Heb Lü Zhi für Schlimmeres auf. Lass es zu.
tutorial-chuhan-reaction-1-no = Chus Blick auf den Stapel schadet dir kaum. Spar Lü Zhi auf und lass es zu.
tutorial-chuhan-reaction-2 = Du wirst immer gefragt, auch ohne Lü Zhi; so erfährt niemand aus der Frage, wer sie hat. Zwei 8er sind dir zu hoch: Zieh dich zurück.
tutorial-chuhan-reaction-3 = Jetzt würde Ying Bu Chu eine dritte 5 bringen. Verhindere ihn: Lü Zhi und Ying Bu kommen beide auf den Ablagestapel, und nichts geschieht.
tutorial-chuhan-reaction-3-no = Das ist der Moment für Lü Zhi: Verhindere Ying Bu.
tutorial-chuhan-reaction-4 = Ohne Ying Bu eröffnet Chu nur mit zwei 5ern. Schlag sie mit beiden 7ern.
tutorial-chuhan-reaction-4-no = Beide 7er schlagen Chus zwei 5er.
tutorial-chuhan-reaction-end = Gut abgewogen. Solange Lü Zhi offen liegt, kann niemand verhindern, und niemand wird gefragt.

## Chu Han: a cancelled power
tutorial-chuhan-cancelled = Eine Fähigkeit misslingt
tutorial-chuhan-cancelled-1 = Noch einmal Zhongli Mo: Wähle ihn mit der 2, der 4 und der 7. Diesmal hast du Xiao He nicht.
tutorial-chuhan-cancelled-1-no = Wähle Zhongli Mo mit der 2, der 4 und der 7.
tutorial-chuhan-cancelled-2 = Wieder Lü Zhi. Du kannst die Fähigkeit nicht retten, wirst aber trotzdem gefragt, damit Chu nicht erfährt, was du hast. Lass es zu.
tutorial-chuhan-cancelled-3 = Zhongli Mo ist abgelegt, die anderen Karten sind wieder auf deiner Hand. Du eröffnest immer noch, aber nur mit einer gewöhnlichen Truppe: Karten eines Rangs. Eröffne mit der 7.
tutorial-chuhan-cancelled-3-no = Eröffne mit der 7: Chu wird sie kaum schlagen.
tutorial-chuhan-cancelled-end = Eine verhinderte Fähigkeit kostet dich eine Karte und dein Gegner Lü Zhi.

## Chu Han: powers of the 6s in a response
tutorial-chuhan-response = Antworten auf starke Truppen
tutorial-chuhan-response-1 = Chu eröffnet mit der 9, der höchsten Karte. Nur eine Karte schlägt sie: Gegen eine einzelne 9 zählt Liu Bang als 10. Setz ihn ein.
tutorial-chuhan-response-1-no = Liu Bang wartet genau auf diesen Moment: Setz ihn gegen die 9 ein.
tutorial-chuhan-response-2 = Der Kampf geht an dich. Eröffne mit beiden 1ern, um sie loszuwerden.
tutorial-chuhan-response-2-no = Eröffne bitte mit beiden 1ern zusammen.
tutorial-chuhan-response-3 = Zwei 8er, schwer zu schlagen. Han Xin gibt die Verteidigung zurück: Jetzt muss Chu die eigenen 8er schlagen oder sich zurückziehen. Das kostet dich ein wenig, denn Chu erhält 1 Punkt. Setz Han Xin ein.
tutorial-chuhan-response-3-no = Gib die Verteidigung mit Han Xin zurück.
tutorial-chuhan-response-end = Chu konnte die 8er nicht schlagen und musste sich zurückziehen. Jetzt eröffnest du.

## Chu Han: passing with a power
tutorial-chuhan-passing = Rückzug mit einer Fähigkeit
tutorial-chuhan-passing-1 = Zwei 8er kannst du nicht schlagen. Xiahou Ying hilft: Zieh dich mit ihm zurück, und du eröffnest trotzdem den nächsten Kampf. Chu erhält dafür 3 Punkte.
tutorial-chuhan-passing-1-no = Zieh dich mit Xiahou Ying zurück: Wähle seine Karte, dann den Rückzug.
tutorial-chuhan-passing-2 = Du hast dich zurückgezogen und eröffnest dennoch. Eröffne mit beiden 4ern.
tutorial-chuhan-passing-2-no = Eröffne bitte mit beiden 4ern.
tutorial-chuhan-passing-3 = Zwei 5er schlagen dich. Du hast kaum noch Karten, also mach etwas daraus: Zieh dich mit Xiang Yu zurück. Ab jetzt zählen alle Punkte dieser Schlacht doppelt, für beide.
tutorial-chuhan-passing-3-no = Zieh dich mit Xiang Yu zurück: Wähle seine Karte, dann den Rückzug.
tutorial-chuhan-passing-4 = Chu eröffnet mit einer 7. Deine letzte Karte ist die 9. Spiel sie, und deine Hand ist leer.
tutorial-chuhan-passing-4-no = Spiel die 9. Sie ist deine letzte Karte.
tutorial-chuhan-passing-end = Drei Karten und eine Verstärkung sind 4 Punkte, verdoppelt 8. Setz Xiang Yu ein, wenn du glaubst, die Hand leerzuspielen; er verdoppelt auch die Punkte deines Gegners.

## Chu Han: an event
tutorial-chuhan-gate = Ein Ereignis
tutorial-chuhan-gate-1 = Mit Ereignissen hat jede Schlacht eine eigene Karte. Beim „{ chuhan-event-hong_gate }“ geben beide einander zuerst verdeckt zwei Karten. Gib die 1 und die 4: Sie passen zu nichts.
tutorial-chuhan-gate-1-no = Gib die 1 und die 4 und behalte deine Paare.
tutorial-chuhan-gate-2 = Du hast eine 2 und eine 5 bekommen: Jetzt hast du ein Paar 5er und drei 2er. Eröffne mit beiden 5ern.
tutorial-chuhan-gate-2-no = Eröffne bitte mit beiden 5ern.
tutorial-chuhan-gate-end = Ereignisse sind eine Option, wenn du einen Tisch eröffnest. Der Name des Ereignisses steht am Tisch; öffne ihn, um zu lesen, was es bewirkt.

## Chu Han: winning
tutorial-chuhan-victory = Die Partie gewinnen
tutorial-chuhan-victory-1 = Die letzte Szene. Beim Ereignis „{ chuhan-event-warlords }“ liegen vier Karten offen, und wer eröffnet, darf eine davon zur Truppe nehmen. Du hast 25 Punkte. Wähle deine 7 und die 7 in der Auslage.
tutorial-chuhan-victory-1-no = Nutz auch die offene Karte: Wähle deine 7 und die 7 in der Auslage.
tutorial-chuhan-victory-end = Du hast die Hand leergespielt und 6 Punkte erhalten: Das macht 31, und du hast die Partie gewonnen. Sehr gut.

## Sun Tzu: five orders, one card drawn
tutorial-suntzu-orders = Fünf Befehle
tutorial-suntzu-orders-1 = Du bist Sun Tzu, im Krieg mit König Shao. Beide legen verdeckt fünf Karten, eine in jede Provinz; die höhere Zahl gewinnt. Leg Jinyan 5, Qin 9, Hanqi 4, Chu 2, Wu 3, dann drück „{ web-suntzu-act-seal }“.
tutorial-suntzu-orders-1-no = Leg bitte Jinyan 5, Qin 9, Hanqi 4, Chu 2 und Wu 3, damit wir über dieselben Schlachten sprechen.
tutorial-suntzu-orders-2 = Wer gewinnt, stellt so viele Armeen auf, wie die Differenz beträgt: 9 gegen 5 brachte dir vier in Qin. Gleiche Karten bewirken nichts. Jetzt ziehst du zwei Karten und behältst eine. Behalte die 8.
tutorial-suntzu-orders-2-no = Beide sind nützlich. Behalte jetzt die 8: Hohe Karten gewinnen mit großem Vorsprung.
tutorial-suntzu-orders-end = Die gerahmten Karten 1 bis 6 kommen jede Runde auf deine Hand zurück. Alle anderen sind weg, wenn sie gespielt sind, also nutz sie gut.

## Sun Tzu: the cards that are no numbers, and 6 and 1
tutorial-suntzu-cards = Besondere Karten
tutorial-suntzu-cards-1 = Einige Karten sind besonders. Leg Jinyan −1, Qin 6, Hanqi 1, Chu +1, Wu Pest und drück „{ web-suntzu-act-seal }“. Dann sieh, was jede von ihnen bewirkt.
tutorial-suntzu-cards-1-no = Leg bitte Jinyan −1, Qin 6, Hanqi 1, Chu +1 und Wu Pest.
tutorial-suntzu-cards-2 = +1 schlägt jede Zahl um 1. −1 verliert nur um 1. Pest: keine Schlacht, die Hälfte der Armeen dort geht zurück. Die 6 hinterlässt eine Markierung. Mit der 1 ziehst du drei und behältst zwei: Behalte 8 und 10.
tutorial-suntzu-cards-2-no = Behalte die 8 und die 10: Wähle beide.
tutorial-suntzu-cards-end = Eine Markierung ist eine Armee, die für immer auf dem Namen der Provinz liegt. Wo du eine Markierung hast, kannst du keine 6 mehr legen.

## Sun Tzu: choosing and using a general
tutorial-suntzu-general = Ein General
tutorial-suntzu-general-1 = Am Anfang behalten beide geheim einen von fünf Generälen und dürfen ihn einmal einsetzen. Wähle „{ suntzu-general-recycle_minus }“.
tutorial-suntzu-general-1-no = Jeder General hat seinen guten Tag. Wähle heute „{ suntzu-general-recycle_minus }“.
tutorial-suntzu-general-2 = Dein General kann eine −1 retten, die du gespielt hast. Leg Jinyan 4, Qin −1, Hanqi 3, Chu 2, Wu 5 und drück „{ web-suntzu-act-seal }“.
tutorial-suntzu-general-2-no = Leg bitte Jinyan 4, Qin −1, Hanqi 3, Chu 2 und Wu 5.
tutorial-suntzu-general-3 = Die Karten in Qin liegen offen, und du wirst gefragt, ob dein General eingreift. Deine −1 würde das Spiel verlassen; dein General legt sie stattdessen unter deinen Stapel. Setz ihn ein.
tutorial-suntzu-general-3-no = Jetzt ist es so weit: Setz „{ suntzu-general-recycle_minus }“ ein.
tutorial-suntzu-general-4 = Nach den Schlachten darfst du Karten eintauschen oder einen General für die Planung spielen. Das versuchst du in der nächsten Szene. Drück jetzt „Weiter“.
tutorial-suntzu-general-4-no = Eintauschen kommt in der nächsten Szene. Drück jetzt „Weiter“.
tutorial-suntzu-general-5 = Die Runde endet wie immer: Behalte eine der zwei Karten. Nimm die 9.
tutorial-suntzu-general-5-no = Behalte bitte die 9.
tutorial-suntzu-general-end = Nach deinem General wirst du immer gefragt, wenn einer deiner fünf eingreifen könnte; so erfährt König Shao nichts daraus. Passt deiner nicht, drück einfach „Jetzt nicht“.

## Sun Tzu: exchanging, a general that plans, scoring
tutorial-suntzu-scoring = Eintauschen und Wertung
tutorial-suntzu-scoring-1 = Runde 3 ist geschlagen, gleich kommt ihre Wertung. Tausch zuerst ein: Die −1 kommt in die Schachtel, und eine Armee deiner Verstärkung kommt in deinen Vorrat. Das geht auch, bevor du Befehle legst.
tutorial-suntzu-scoring-1-no = Wähle die −1 und tausch sie gegen eine Armee ein.
tutorial-suntzu-scoring-2 = Jinyan gehört niemandem. Dein General „{ suntzu-general-move }“ schickt eine Armee in eine angrenzende Provinz, die neutral ist oder dir gehört. Schick eine von Qin nach Jinyan.
tutorial-suntzu-scoring-2-no = Setz „{ suntzu-general-move }“ ein: Wähle Qin, dann Jinyan.
tutorial-suntzu-scoring-3 = Jetzt hältst du drei Provinzen. Du könntest noch einmal eintauschen, aber behalte deine +1. Geh weiter zur Wertung.
tutorial-suntzu-scoring-3-no = Behalte deine Karten und geh weiter.
tutorial-suntzu-scoring-4 = Nach Runde 3, 6 und 9 zählen beide die Werte ihrer Provinzen zusammen. Du hast 4, Shao 3: Der Marker rückt 1 Schritt auf deine Seite. Dann wird gezogen: Behalte die 9.
tutorial-suntzu-scoring-4-no = Behalte bitte die 9.
tutorial-suntzu-scoring-end = Jede Provinz zeigt drei Werte, einen für jede Wertung. Steht der Marker nach Runde 3 oder 6 an deinem Ende, gewinnst du sofort.

## Sun Tzu: who decides the order, and what +2 and +3 cost
tutorial-suntzu-order = Wer die Schlachten wählt
tutorial-suntzu-order-1 = Ab Runde 4 wählt eine Schlacht nach der anderen, wer weniger Armeen auf dem Plan hat. Das bist du. Leg Jinyan 4, Qin 3, Hanqi 5, Chu +2, Wu 8 und drück „{ web-suntzu-act-seal }“.
tutorial-suntzu-order-1-no = Leg bitte Jinyan 4, Qin 3, Hanqi 5, Chu +2 und Wu 8.
tutorial-suntzu-order-2 = Die Reihenfolge kann wichtig sein: Armeen, die früh zurückgehen, können später wieder aufgestellt werden. Beginn mit Chu.
tutorial-suntzu-order-2-no = Beginn bitte mit Chu: Dort liegt deine +2.
tutorial-suntzu-order-3 = Deine +2 schlug die 10 um 2: Shaos Armee ging zurück, und eine von deinen rückte ein. Aber +2 hat ihren Preis: Eine Armee muss zur Verstärkung, bei +3 sind es zwei. Bezahle aus dem Vorrat.
tutorial-suntzu-order-3-no = Bezahle aus dem Vorrat und behalte deine Armeen auf dem Plan.
tutorial-suntzu-order-4 = Wähle die nächste Schlacht. Diesmal entscheidest du: Jede der vier ist recht.
tutorial-suntzu-order-5 = Drei sind übrig. Welche kommt als Nächstes?
tutorial-suntzu-order-6 = Und jetzt? Die letzte kommt danach von selbst.
tutorial-suntzu-order-end = In Runde 1 bis 3 ist die Reihenfolge fest. Haben beide gleich viele Armeen, wählt, wer in einer früheren Runde zuletzt weniger hatte.

## Sun Tzu: no armies left in the pool
tutorial-suntzu-shortage = Ein leerer Vorrat
tutorial-suntzu-shortage-1 = Deine Armeen sind alle auf dem Plan; nur eine ist noch in der Verstärkung. Sieh, was geschieht, wenn du gewinnst. Leg Jinyan 2, Qin 6, Hanqi 3, Chu 5, Wu 4 und drück „{ web-suntzu-act-seal }“.
tutorial-suntzu-shortage-1-no = Leg bitte Jinyan 2, Qin 6, Hanqi 3, Chu 5 und Wu 4.
tutorial-suntzu-shortage-2 = Deine 6 markiert Qin, aber dein Vorrat ist leer. Du könntest eine Karte eintauschen, um eine Armee zu holen. Drück hier „Kein Tausch“: Du brauchst die Karte gleich.
tutorial-suntzu-shortage-2-no = Spar deine +1 für die nächste Frage auf und tausch jetzt nicht ein.
tutorial-suntzu-shortage-3 = Ohne Tausch wird eine Armee aus einer anderen Provinz zur Markierung. Nimm sie aus Wu, dort hast du genug.
tutorial-suntzu-shortage-3-no = Nimm die Armee aus Wu.
tutorial-suntzu-shortage-4 = Du hast Qin auch gewonnen, mit einem Vorsprung von 1, also soll eine Armee einrücken. Tausch jetzt die +1 ein und hol deine letzte Verstärkung.
tutorial-suntzu-shortage-4-no = Tausch jetzt die +1 ein.
tutorial-suntzu-shortage-5 = Auch Chu ist gewonnen, aber es gibt nichts mehr zu holen. Also kommt eine Armee aus einer angrenzenden Provinz. Wähle, aus welcher.
tutorial-suntzu-shortage-end = Zuerst der Vorrat, dann auf Wunsch ein Tausch, dann deine angrenzenden Provinzen, dann die anderen. Hast du gar keine Armee mehr, rückt keine ein.

## Sun Tzu: events
tutorial-suntzu-events = Ereignisse
tutorial-suntzu-events-1 = Mit Ereignissen liegt eine Karte offen und wartet auf ihren Moment. „{ suntzu-event-light_infantry }“ wartet auf zwei 1er in einer Provinz. Leg Jinyan 3, Qin 1, Hanqi 4, Chu 6, Wu 5 und drück „{ web-suntzu-act-seal }“.
tutorial-suntzu-events-1-no = Leg bitte Jinyan 3, Qin 1, Hanqi 4, Chu 6 und Wu 5.
tutorial-suntzu-events-2 = Zwei 1er in Qin. Mit der hier gewählten Option darf, wer auf der Wertungsleiste zurückliegt, diese Schlacht mit einem Vorsprung von 1 gewinnen. Das bist du: Tu es.
tutorial-suntzu-events-2-no = Es kostet nichts: Gewinne Qin mit einem Vorsprung von 1.
tutorial-suntzu-events-3 = Das nächste Ereignis ist „{ suntzu-event-chariot }“. Deine 6 in Chu brachte dir die dritte Markierung, also darfst du einen weiteren General nehmen. Nimm „{ suntzu-general-levy }“.
tutorial-suntzu-events-3-no = Ein General ist ein Geschenk: Nimm „{ suntzu-general-levy }“.
tutorial-suntzu-events-end = Fünf Ereignisse kommen, eines nach dem anderen. Ist das fünfte eingetreten, endet die Partie sofort, und es gewinnt die Seite, auf der der Marker steht.

## Sun Tzu: the end
tutorial-suntzu-end = Das Ende der Partie
tutorial-suntzu-end-1 = Runde 9 ist geschlagen. Der Marker steht 2 Schritte auf Shaos Seite, aber du hältst die reicheren Provinzen: 12 zu 5 Punkte. Geh weiter zur letzten Wertung.
tutorial-suntzu-end-end = Der Marker rückte 7 Schritte auf dich zu und steht auf deiner Seite: Du hast gewonnen. Steht er in der Mitte, gewinnt, wer mehr Armeen im Vorrat hat.

## Huang: a leader, a tile
tutorial-huang-leader = Ein Anführer und ein Plättchen
tutorial-huang-leader-1 = Du bist der Tiger, dein Gegner ist der Hase. Jeder Zug hat zwei Aktionen. Setz zuerst einen Anführer: Drück „Anführer“, nimm den Soldaten (rot) und wähle D8. Anführer stehen neben einem Gouverneursplättchen (gelb).
tutorial-huang-leader-1-no = Beginn bitte mit dem Soldatenanführer auf D8, neben dem Gouverneursplättchen.
tutorial-huang-leader-2 = Plättchen und Anführer, die einander berühren, bilden ein Reich. Ein Plättchen in einem Reich bringt einen Punkt seiner Art, und zwar der Dynastie mit dem Anführer dieser Art. Leg ein Soldatenplättchen auf D9.
tutorial-huang-leader-2-no = Leg ein Soldatenplättchen auf D9: Es berührt deinen Soldatenanführer.
tutorial-huang-leader-end = Du hast einen Soldatenpunkt bekommen, und deine Hand wurde auf sechs aufgefüllt. Dann hatte der Hase seine zwei Aktionen. Am Ende zählt nur deine schwächste Punktart, also sammle alle.

## Huang: farmers in a row, the market
tutorial-huang-points = Fluss und Markt
tutorial-huang-points-1 = Du hast hier keinen Bauernanführer, aber dein Gouverneursanführer springt für jeden fehlenden Anführer ein. Bauern liegen auf dem Fluss, alle anderen auf Land. Leg einen Bauern (blau) auf H7.
tutorial-huang-points-1-no = Leg bitte ein Bauernplättchen auf H7.
tutorial-huang-points-2 = Ein Bauernpunkt. Mit Bauern darfst du in derselben Aktion weitermachen: noch ein Bauernplättchen auf dem Fluss, neben dem vorigen. Leg eines auf H6.
tutorial-huang-points-2-no = Mach mit einem Bauernplättchen auf H6 weiter.
tutorial-huang-points-3 = Du könntest weitermachen, aber heb deinen letzten Bauern für einen Aufstand auf. Drück „Keiner mehr“.
tutorial-huang-points-3-no = Behalte deinen letzten Bauern und beende die Kette.
tutorial-huang-points-4 = Deine zweite Aktion: Leg den Händler (grün) auf I8.
tutorial-huang-points-4-no = Leg bitte das Händlerplättchen auf I8.
tutorial-huang-points-5 = Nach einem Händlerplättchen darfst du ein offenes Plättchen vom Markt nehmen. Nimm den Handwerker (weiß): Handwerkerpunkte zählen am Ende als Punkte beliebiger Art.
tutorial-huang-points-5-no = Handwerkerplättchen sind selten. Nimm den Handwerker.
tutorial-huang-points-end = Drei Punkte in einem Zug. An seinem Ende werden deine Hand und der Markt wieder aufgefüllt.

## Huang: a pagoda
tutorial-huang-pagoda = Eine Pagode
tutorial-huang-pagoda-1 = Drei Plättchen einer Art, die einander alle berühren, können eine Pagode tragen. Ein Soldatenplättchen auf D9 vollendet so ein Dreieck. Leg es.
tutorial-huang-pagoda-1-no = Leg ein Soldatenplättchen auf D9: Es vollendet ein Dreieck.
tutorial-huang-pagoda-2 = Du hast deinen Punkt bekommen, und jetzt darfst du umsonst eine Pagode errichten. Tu es.
tutorial-huang-pagoda-2-no = Errichte die Pagode: Sie bringt dir Zug für Zug Punkte.
tutorial-huang-pagoda-3 = Setz als zweite Aktion deinen Gouverneursanführer auf B8. Er springt für fehlende Anführer ein.
tutorial-huang-pagoda-3-no = Setz bitte den Gouverneursanführer auf B8.
tutorial-huang-pagoda-end = Dein Zug ist vorbei, und die Pagode hat dir einen Soldatenpunkt gebracht: einen am Ende jedes deiner Züge, solange dein Soldatenanführer in ihrem Reich steht.

## Huang: riot and exchange
tutorial-huang-riot = Aufstand und Tausch
tutorial-huang-riot-1 = Ein Aufstand: Leg zwei Bauernplättchen ab und entferne ein beliebiges Plättchen; eines genügt, solange dein Bauernanführer neben dem Brett steht. Der Soldatenanführer des Hasen braucht das Gouverneursplättchen auf H8. Entferne es.
tutorial-huang-riot-1-no = Drück „Aufstand“ und wähle das Gouverneursplättchen auf H8.
tutorial-huang-riot-2 = Ohne Gouverneursplättchen neben sich muss ein Anführer das Brett verlassen. Jetzt der Tausch: Du darfst bis zu sechs Plättchen gegen neue aus dem Beutel tauschen. Tausch beide Gouverneure.
tutorial-huang-riot-2-no = Drück „Tausch“ und wähle beide Gouverneursplättchen.
tutorial-huang-riot-end = Niemand sieht, welche Plättchen du weglegst. Ein Tausch kostet eine Aktion, also tausch, wenn deine Hand nicht passt.

## Huang: a pagoda that is paid for
tutorial-huang-building = Händler bauen
tutorial-huang-building-1 = Eine Pagode kann man auch kaufen, für zwei Händlerplättchen, oder für eines, solange dein Händleranführer neben dem Brett steht. Du hast nur eines. Zieh also zuerst deinen Händleranführer zurück.
tutorial-huang-building-1-no = Wähle deinen Händleranführer und zieh ihn zurück.
tutorial-huang-building-2 = Drei Gouverneursplättchen bei C8 bilden ein Dreieck. Drück „Pagode“, wähle es und errichte die Pagode.
tutorial-huang-building-2-no = Drück „Pagode“ und wähle das Gouverneursdreieck.
tutorial-huang-building-end = Dein Gouverneursanführer steht in diesem Reich, also hast du am Ende deines Zugs einen Gouverneurspunkt bekommen. Auch ein Anführer neben dem Brett ist zu etwas gut.

## Huang: a pagoda moves
tutorial-huang-moving = Eine Pagode wird versetzt
tutorial-huang-moving-1 = Es gibt nur zwei Soldatenpagoden, und beide stehen schon. Vollende noch ein Soldatendreieck: Leg ein Soldatenplättchen auf L5.
tutorial-huang-moving-1-no = Leg bitte ein Soldatenplättchen auf L5.
tutorial-huang-moving-2 = Hier darfst du eine Pagode errichten, aber neben dem Brett steht keine mehr. Tu es trotzdem.
tutorial-huang-moving-2-no = Errichte die Pagode: Eine der anderen wird hierher versetzt.
tutorial-huang-moving-3 = Eine der beiden muss hierher. Nimm die im Reich des Hasen, auf G8, G9 und H9.
tutorial-huang-moving-3-no = Lass die andere stehen: Nimm die Pagode des Hasen.
tutorial-huang-moving-end = Die Pagode arbeitet jetzt für dich. Von jeder Art gibt es zwei, aber nur eine Handwerkerpagode.

## Huang: a revolt
tutorial-huang-revolt = Eine Revolte
tutorial-huang-revolt-1 = Kein Reich hat lange zwei Anführer einer Art. Setz deinen Soldatenanführer auf D8, in das Reich, in dem der Soldatenanführer des Hasen steht. Das ist eine Revolte.
tutorial-huang-revolt-1-no = Setz bitte den Soldatenanführer auf D8.
tutorial-huang-revolt-2 = Gouverneursplättchen neben den Anführern zählen: Du hast 2, der Hase 1. Beide dürfen Gouverneursplättchen einsetzen, dazu 1 für einen Gouverneursanführer neben dem Brett. Gleichstand geht an die Verteidigung: Setz 1 ein.
tutorial-huang-revolt-2-no = Eins mehr ist richtig: ein Gouverneursplättchen oder die 1 deines Gouverneursanführers.
tutorial-huang-revolt-3 = Du hast gewonnen: Der Anführer des Hasen hat das Brett verlassen, und du hast einen Soldatenpunkt bekommen. Setz als zweite Aktion deinen Gouverneursanführer auf C7.
tutorial-huang-revolt-3-no = Setz bitte den Gouverneursanführer auf C7.
tutorial-huang-revolt-4 = Der Hase schlägt zurück und setzt zwei Plättchen ein: 3 gegen deine 2. Jetzt verteidigst du, und Gleichstand genügt dir. Setz ein Gouverneursplättchen ein.
tutorial-huang-revolt-4-no = Ohne Plättchen würdest du verlieren. Setz mindestens eines ein.
tutorial-huang-revolt-end = Verteidigt. Eingesetzte Plättchen sind auf jeden Fall weg, auf beiden Seiten.

## Huang: states unite in peace
tutorial-huang-union = Friedlich vereint
tutorial-huang-union-1 = Ein Plättchen darf zwei Reiche vereinen. Stehen im neuen Reich keine zwei Anführer einer Art, herrscht Frieden. Dein Soldatenanführer und der Händleranführer des Hasen vertragen sich: Vereine sie mit einem Soldatenplättchen auf E8.
tutorial-huang-union-1-no = Leg ein Soldatenplättchen auf E8, zwischen die beiden Reiche.
tutorial-huang-union-end = Jetzt ist es ein großes Reich, mit deinem Soldatenanführer und dem Händleranführer des Hasen. Dort bekommt ihr beide Punkte, jeder für seinen Anführer.

## Huang: a war
tutorial-huang-war = Ein Krieg
tutorial-huang-war-1 = Vereint ein Plättchen Reiche, sodass Anführer einer Art aufeinandertreffen, gibt es Krieg. Dein Reich hat drei Soldatenplättchen, das des Hasen zwei. Leg das Handwerkerplättchen auf F8 und beginn ihn.
tutorial-huang-war-1-no = Leg das Handwerkerplättchen auf F8, zwischen die beiden Reiche.
tutorial-huang-war-2 = Alle dürfen eine Seite mit Soldatenplättchen von der Hand unterstützen, du zuletzt. Der Hase hat eines dazugegeben: 3 gegen 3. Unterstütze dein Reich mit einem Soldatenplättchen.
tutorial-huang-war-2-no = Unterstütze dein eigenes Reich, Han, mit deinem Soldatenplättchen.
tutorial-huang-war-3 = Gewonnen. Anführer und Soldatenplättchen des Hasen sind weg, und du hast einen Soldatenpunkt. Aber wer gewinnt, zahlt so viele Soldatenplättchen, wie die andere Seite stark war: Eines gabst du, zwei müssen noch weg. Wähle eines.
tutorial-huang-war-4 = Und noch eines.
tutorial-huang-war-end = Ein Krieg kostet beide Seiten etwas. Das Plättchen, das ihn begann, bleibt liegen und bringt keinen Punkt.

## Huang: a tie in a war
tutorial-huang-tie = Gleichstand im Krieg
tutorial-huang-tie-1 = Noch ein Krieg, diesmal um Bauernanführer. Soldatenplättchen zählen trotzdem: zwei auf jeder Seite. Leg das Händlerplättchen auf F8.
tutorial-huang-tie-1-no = Leg das Händlerplättchen auf F8, zwischen die beiden Reiche.
tutorial-huang-tie-2 = Der Hase hält sich heraus. Auch du hast kein Soldatenplättchen, und dein Soldatenanführer steht anderswo. Du wirst trotzdem gefragt, damit niemand erfährt, was du hast. Drück „{ web-huang-stay-out }“.
tutorial-huang-tie-2-no = Es gibt nichts zu geben: Halt dich heraus.
tutorial-huang-tie-3 = Zwei gegen zwei. Bei Gleichstand entscheidet, wer das Plättchen gelegt hat. Wähle natürlich dein eigenes Reich: Han.
tutorial-huang-tie-3-no = Du würdest deinen eigenen Anführer verlieren. Wähle Han.
tutorial-huang-tie-end = Du hast einen Bauernpunkt bekommen, und dein Anführer bleibt. Alle Soldatenplättchen beider Reiche sind weg.

## Huang: bandits
tutorial-huang-bandits = Modul: Räuber
tutorial-huang-bandits-1 = Mit den Räubern sind einige Orte in der Hand von Banden. Neben ihnen darf kein Anführer stehen. Ein Reich mit mindestens so vielen Soldatenplättchen, wie es Räuber sind, kann sie vertreiben: Leg ein Soldatenplättchen auf I8.
tutorial-huang-bandits-1-no = Leg ein Soldatenplättchen auf I8, neben die Räuber.
tutorial-huang-bandits-2 = Ein Räuber ist besiegt: Du hast einen Soldatenpunkt bekommen, und ein Soldatenplättchen deines Reichs muss weg, nicht das neue. Wähle, welches.
tutorial-huang-bandits-end = Die Räuber sind weg, und das Land ist frei.

## Huang: the palace
tutorial-huang-palace = Modul: der Palast
tutorial-huang-palace-1 = Mit dem Palast können auch vier Gouverneursplättchen in einer Raute ein Gebäude tragen. Leg ein Gouverneursplättchen auf E9.
tutorial-huang-palace-1-no = Leg bitte ein Gouverneursplättchen auf E9.
tutorial-huang-palace-2 = Du könntest eine Pagode errichten, aber nehmen wir den Palast: Wähle vier Plättchen und errichte ihn.
tutorial-huang-palace-2-no = Pagoden sind gut. Wähle hier bitte den Palast auf vier Plättchen.
tutorial-huang-palace-end = Weil dein Gouverneursanführer in seinem Reich steht, füllst du deine Hand auf sieben Plättchen auf statt auf sechs.

## Huang: granaries
tutorial-huang-granaries = Brett: Achtzehn Königreiche
tutorial-huang-granaries-1 = Auf diesem Brett steht auf jeder Hauptstadt ein Kornspeicher. Das Reich deines Bauernanführers hat drei. Setz deinen Händleranführer auf J1; dann endet dein Zug.
tutorial-huang-granaries-1-no = Setz bitte den Händleranführer auf J1.
tutorial-huang-granaries-2 = Am Ende deines Zugs darfst du die Kornspeicher im Reich deines Bauernanführers einsammeln; einer muss bleiben. Wähle den, der bleibt.
tutorial-huang-granaries-2-no = Jeder Kornspeicher ist zwei Punkte wert. Wähle den, der bleibt, und sammle die anderen ein.
tutorial-huang-granaries-end = Zwei Kornspeicher gehören dir: Jeder ist am Ende der Partie zwei Bauernpunkte wert.

## Huang: the end
tutorial-huang-end = Das Ende der Partie
tutorial-huang-end-1 = Der Beutel ist leer. Sobald ein Plättchen gezogen werden muss, ist die Partie vorbei. Deine letzte Aktion: ein Soldatenplättchen auf D9.
tutorial-huang-end-1-no = Leg bitte ein Soldatenplättchen auf D9.
tutorial-huang-end-end = Handwerkerpunkte füllen deine niedrigsten Punktarten auf, dann ist die niedrigste deine Wertung: 4 für dich. Der Hase hat viele Punkte, aber seine niedrigste Art kommt nur auf 3. Du hast gewonnen.
