# The lesson of Chu Han, scene by scene.
#
# tutorial-chuhan-<scene> is the title of a scene, -1, -2 … what the coach says before each move, -end what it says when the
# scene is over. A text that ends in -no is for a learner who tries another move than the one being taught. A text
# speaks to the learner and should not be longer than 45 words. Words in “quotation marks” are those of the buttons:
# web-chuhan-act-….

## Leading, responding, passing
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

## Drawing cards, the joker
tutorial-chuhan-writ = Verstärkung und Joker
tutorial-chuhan-writ-1 = Chu eröffnet mit drei 5ern. Du hast nur zwei 7er. Bevor du verteidigst, darfst du eine Verstärkung nehmen, einmal pro Zug: zwei Karten. Spielt aber Chu die Hand leer, erhält Chu für jede deiner Verstärkungen einen Punkt.
tutorial-chuhan-writ-1-no = Du könntest dich zurückziehen, aber hier ist eine Gelegenheit: Drück „{ web-chuhan-act-writ }“ und zieh zwei Karten.
tutorial-chuhan-writ-2 = Du hast den Joker gezogen, die 0. In einer Truppe ist er eine weitere Karte ihres Rangs. Wähle beide 7er und die 0: Zusammen sind sie drei 7er.
tutorial-chuhan-writ-2-no = Dein Joker passt hier so gut: Spiel beide 7er mit der 0.
tutorial-chuhan-writ-end = Chu hat nichts Höheres. In einer Schlacht gibt es sechs Verstärkungen, für beide zusammen. Allein ist der Joker eine einzelne Karte von Rang 0.

## Great sets of 2s, going out
tutorial-chuhan-out = Die Hand leerspielen
tutorial-chuhan-out-1 = Die 2er sind besonders: Eine Truppe aus sechs oder mehr 2ern bringt sofort einen Punkt für jede Karte. Du hast sechs. Eröffne mit allen zusammen.
tutorial-chuhan-out-1-no = Alle sechs 2er auf einmal bringen 6 Punkte. Weniger davon bringen nichts.
tutorial-chuhan-out-2 = Sechs Punkte. Eine Karte bleibt dir. Mit der letzten Karte spielst du die Hand leer: Du erhältst Punkte für die Karten auf der anderen Hand, höchstens 5, und 1 für jede Verstärkung deines Gegners.
tutorial-chuhan-out-end = Du hast 5 für Karten und 2 für Verstärkungen erhalten. Die Schlacht ist vorbei, alle Karten werden neu verteilt. Wer weniger Punkte hat, eröffnet die nächste. So geht es weiter, bis jemand 31 hat.

## Lead powers
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

## Powers that make sets, and their cancelling
tutorial-chuhan-mixed = Ungewöhnliche Truppen
tutorial-chuhan-mixed-1 = Mit Zhongli Mo spielst du Karten verschiedener Ränge als eine Truppe. Sie zählt als der niedrigste von ihnen. Wähle Zhongli Mo und 1, 4, 8, 9: eine Truppe aus vier Karten, Rang 1.
tutorial-chuhan-mixed-1-no = Wähle Zhongli Mo mit der 1, der 4, der 8 und der 9.
tutorial-chuhan-mixed-2 = Chu verhindert Zhongli Mo mit Lü Zhi. Aber du hast Xiao He, und er hebt Lü Zhi auf: Deine Fähigkeit wirkt doch. Rette sie.
tutorial-chuhan-mixed-2-no = Gib nicht nach: Du hast Xiao He, also drück „Zhongli Mo retten“.
tutorial-chuhan-mixed-3 = Deine Truppe liegt auf dem Tisch, und du bist sechs Karten los. Chu schlägt Rang 1 mit vier 2ern. Vier Karten eines höheren Rangs hast du nicht: Zieh dich zurück.
tutorial-chuhan-mixed-4 = Chu eröffnet mit zwei 5ern. Mit Peng Yue verteidigst du mit dem gleichen statt mit einem höheren Rang. Wähle Peng Yue und beide 5er.
tutorial-chuhan-mixed-4-no = Deine eigenen 5er sind nicht höher, aber mit Peng Yue genügen sie: Wähle alle drei Karten.
tutorial-chuhan-mixed-end = Zhongli Mo wirkt in der Eröffnung und in der Verteidigung, Peng Yue nur in der Verteidigung. Du darfst sogar beide für eine Truppe einsetzen.

## Being asked
tutorial-chuhan-reaction = Zulassen oder verhindern
tutorial-chuhan-reaction-1 = Chu setzt eine Fähigkeit ein, und du wirst gefragt, ob sie wirken darf. Mit Lü Zhi könntest du sie verhindern. Chu will nur vier Karten ansehen: Heb Lü Zhi für Schlimmeres auf. Lass es zu.
tutorial-chuhan-reaction-1-no = Chus Blick auf den Stapel schadet dir kaum. Spar Lü Zhi auf und lass es zu.
tutorial-chuhan-reaction-2 = Du wirst immer gefragt, auch ohne Lü Zhi; so erfährt niemand aus der Frage, wer sie hat. Zwei 8er sind dir zu hoch: Zieh dich zurück.
tutorial-chuhan-reaction-3 = Jetzt würde Ying Bu Chu eine dritte 5 bringen. Verhindere ihn: Lü Zhi und Ying Bu kommen beide auf den Ablagestapel, und nichts geschieht.
tutorial-chuhan-reaction-3-no = Das ist der Moment für Lü Zhi: Verhindere Ying Bu.
tutorial-chuhan-reaction-4 = Ohne Ying Bu eröffnet Chu nur mit zwei 5ern. Schlag sie mit beiden 7ern.
tutorial-chuhan-reaction-4-no = Beide 7er schlagen Chus zwei 5er.
tutorial-chuhan-reaction-end = Gut abgewogen. Solange Lü Zhi offen liegt, kann niemand verhindern, und niemand wird gefragt.

## A cancelled power
tutorial-chuhan-cancelled = Eine Fähigkeit misslingt
tutorial-chuhan-cancelled-1 = Noch einmal Zhongli Mo: Wähle ihn mit der 2, der 4 und der 7. Diesmal hast du Xiao He nicht.
tutorial-chuhan-cancelled-1-no = Wähle Zhongli Mo mit der 2, der 4 und der 7.
tutorial-chuhan-cancelled-2 = Wieder Lü Zhi. Du kannst die Fähigkeit nicht retten, wirst aber trotzdem gefragt, damit Chu nicht erfährt, was du hast. Lass es zu.
tutorial-chuhan-cancelled-3 = Zhongli Mo ist abgelegt, die anderen Karten sind wieder auf deiner Hand. Du eröffnest immer noch, aber nur mit einer gewöhnlichen Truppe: Karten eines Rangs. Eröffne mit der 7.
tutorial-chuhan-cancelled-3-no = Eröffne mit der 7: Chu wird sie kaum schlagen.
tutorial-chuhan-cancelled-end = Eine verhinderte Fähigkeit kostet dich eine Karte und dein Gegner Lü Zhi.

## Powers of the 6s in a response
tutorial-chuhan-response = Antworten auf starke Truppen
tutorial-chuhan-response-1 = Chu eröffnet mit der 9, der höchsten Karte. Nur eine Karte schlägt sie: Gegen eine einzelne 9 zählt Liu Bang als 10. Setz ihn ein.
tutorial-chuhan-response-1-no = Liu Bang wartet genau auf diesen Moment: Setz ihn gegen die 9 ein.
tutorial-chuhan-response-2 = Der Kampf geht an dich. Eröffne mit beiden 1ern, um sie loszuwerden.
tutorial-chuhan-response-2-no = Eröffne bitte mit beiden 1ern zusammen.
tutorial-chuhan-response-3 = Zwei 8er, schwer zu schlagen. Han Xin gibt die Verteidigung zurück: Jetzt muss Chu die eigenen 8er schlagen oder sich zurückziehen. Das kostet dich ein wenig, denn Chu erhält 1 Punkt. Setz Han Xin ein.
tutorial-chuhan-response-3-no = Gib die Verteidigung mit Han Xin zurück.
tutorial-chuhan-response-end = Chu konnte die 8er nicht schlagen und musste sich zurückziehen. Jetzt eröffnest du.

## Passing with a power
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

## An event
tutorial-chuhan-gate = Ein Ereignis
tutorial-chuhan-gate-1 = Mit Ereignissen hat jede Schlacht eine eigene Karte. Beim „{ chuhan-event-hong_gate }“ geben beide einander zuerst verdeckt zwei Karten. Gib die 1 und die 4: Sie passen zu nichts.
tutorial-chuhan-gate-1-no = Gib die 1 und die 4 und behalte deine Paare.
tutorial-chuhan-gate-2 = Du hast eine 2 und eine 5 bekommen: Jetzt hast du ein Paar 5er und drei 2er. Eröffne mit beiden 5ern.
tutorial-chuhan-gate-2-no = Eröffne bitte mit beiden 5ern.
tutorial-chuhan-gate-end = Ereignisse sind eine Option, wenn du einen Tisch eröffnest. Der Name des Ereignisses steht am Tisch; öffne ihn, um zu lesen, was es bewirkt.

## Winning
tutorial-chuhan-victory = Die Partie gewinnen
tutorial-chuhan-victory-1 = Die letzte Szene. Beim Ereignis „{ chuhan-event-warlords }“ liegen vier Karten offen, und wer eröffnet, darf eine davon zur Truppe nehmen. Du hast 25 Punkte. Wähle deine 7 und die 7 in der Auslage.
tutorial-chuhan-victory-1-no = Nutz auch die offene Karte: Wähle deine 7 und die 7 in der Auslage.
tutorial-chuhan-victory-end = Du hast die Hand leergespielt und 6 Punkte erhalten: Das macht 31, und du hast die Partie gewonnen. Sehr gut.
