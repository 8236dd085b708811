# The lesson of Sun Tzu, scene by scene.
#
# tutorial-suntzu-<scene> is the title of a scene, -1, -2 … what the coach says before each move, -end what it says when the
# scene is over. A text that ends in -no is for a learner who tries another move than the one being taught. A text
# speaks to the learner and should not be longer than 45 words. Words in “quotation marks” are those of the buttons:
# web-suntzu-act-….

## Five orders, one card drawn
tutorial-suntzu-orders = Fünf Befehle
tutorial-suntzu-orders-1 = Du bist Sun Tzu, im Krieg mit König Shao. Beide legen verdeckt fünf Karten, eine in jede Provinz; die höhere Zahl gewinnt. Leg Jinyan 5, Qin 9, Hanqi 4, Chu 2, Wu 3, dann drück „{ web-suntzu-act-seal }“.
tutorial-suntzu-orders-1-no = Leg bitte Jinyan 5, Qin 9, Hanqi 4, Chu 2 und Wu 3, damit wir über dieselben Schlachten sprechen.
tutorial-suntzu-orders-2 = Wer gewinnt, stellt so viele Armeen auf, wie die Differenz beträgt: 9 gegen 5 brachte dir vier in Qin. Gleiche Karten bewirken nichts. Jetzt ziehst du zwei Karten und behältst eine. Behalte die 8.
tutorial-suntzu-orders-2-no = Beide sind nützlich. Behalte jetzt die 8: Hohe Karten gewinnen mit großem Vorsprung.
tutorial-suntzu-orders-end = Die gerahmten Karten 1 bis 6 kommen jede Runde auf deine Hand zurück. Alle anderen sind weg, wenn sie gespielt sind, also nutz sie gut.

## The cards that are no numbers, and 6 and 1
tutorial-suntzu-cards = Besondere Karten
tutorial-suntzu-cards-1 = Einige Karten sind besonders. Leg Jinyan −1, Qin 6, Hanqi 1, Chu +1, Wu Pest und drück „{ web-suntzu-act-seal }“. Dann sieh, was jede von ihnen bewirkt.
tutorial-suntzu-cards-1-no = Leg bitte Jinyan −1, Qin 6, Hanqi 1, Chu +1 und Wu Pest.
tutorial-suntzu-cards-2 = +1 schlägt jede Zahl um 1. −1 verliert nur um 1. Pest: keine Schlacht, die Hälfte der Armeen dort geht zurück. Die 6 hinterlässt eine Markierung. Mit der 1 ziehst du drei und behältst zwei: Behalte 8 und 10.
tutorial-suntzu-cards-2-no = Behalte die 8 und die 10: Wähle beide.
tutorial-suntzu-cards-end = Eine Markierung ist eine Armee, die für immer auf dem Namen der Provinz liegt. Wo du eine Markierung hast, kannst du keine 6 mehr legen.

## Choosing and using a general
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

## Exchanging, a general that plans, scoring
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

## Who decides the order, and what +2 and +3 cost
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

## No armies left in the pool
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

## Events
tutorial-suntzu-events = Ereignisse
tutorial-suntzu-events-1 = Mit Ereignissen liegt eine Karte offen und wartet auf ihren Moment. „{ suntzu-event-light_infantry }“ wartet auf zwei 1er in einer Provinz. Leg Jinyan 3, Qin 1, Hanqi 4, Chu 6, Wu 5 und drück „{ web-suntzu-act-seal }“.
tutorial-suntzu-events-1-no = Leg bitte Jinyan 3, Qin 1, Hanqi 4, Chu 6 und Wu 5.
tutorial-suntzu-events-2 = Zwei 1er in Qin. Mit der hier gewählten Option darf, wer auf der Wertungsleiste zurückliegt, diese Schlacht mit einem Vorsprung von 1 gewinnen. Das bist du: Tu es.
tutorial-suntzu-events-2-no = Es kostet nichts: Gewinne Qin mit einem Vorsprung von 1.
tutorial-suntzu-events-3 = Das nächste Ereignis ist „{ suntzu-event-chariot }“. Deine 6 in Chu brachte dir die dritte Markierung, also darfst du einen weiteren General nehmen. Nimm „{ suntzu-general-levy }“.
tutorial-suntzu-events-3-no = Ein General ist ein Geschenk: Nimm „{ suntzu-general-levy }“.
tutorial-suntzu-events-end = Fünf Ereignisse kommen, eines nach dem anderen. Ist das fünfte eingetreten, endet die Partie sofort, und es gewinnt die Seite, auf der der Marker steht.

## The end
tutorial-suntzu-end = Das Ende der Partie
tutorial-suntzu-end-1 = Runde 9 ist geschlagen. Der Marker steht 2 Schritte auf Shaos Seite, aber du hältst die reicheren Provinzen: 12 zu 5 Punkte. Geh weiter zur letzten Wertung.
tutorial-suntzu-end-end = Der Marker rückte 7 Schritte auf dich zu und steht auf deiner Seite: Du hast gewonnen. Steht er in der Mitte, gewinnt, wer mehr Armeen im Vorrat hat.
