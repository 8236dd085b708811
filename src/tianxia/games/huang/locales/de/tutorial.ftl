# The lesson of Huang, scene by scene.
#
# tutorial-huang-<scene> is the title of a scene, -1, -2 … what the coach says before each move, -end what it says when the
# scene is over. A text that ends in -no is for a learner who tries another move than the one being taught. A text
# speaks to the learner and should not be longer than 45 words. Words in “quotation marks” are those of the buttons:
# web-huang-begin and web-huang-act.

## A leader, a tile
tutorial-huang-leader = Ein Anführer und ein Plättchen
tutorial-huang-leader-1 = Du bist der Tiger, dein Gegner ist der Hase. Jeder Zug hat zwei Aktionen. Setz zuerst einen Anführer: Drück „Anführer“, nimm den Soldaten (rot) und wähle D8. Anführer stehen neben einem Gouverneursplättchen (gelb).
tutorial-huang-leader-1-no = Beginn bitte mit dem Soldatenanführer auf D8, neben dem Gouverneursplättchen.
tutorial-huang-leader-2 = Plättchen und Anführer, die einander berühren, bilden ein Reich. Ein Plättchen in einem Reich bringt einen Punkt seiner Art, und zwar der Dynastie mit dem Anführer dieser Art. Leg ein Soldatenplättchen auf D9.
tutorial-huang-leader-2-no = Leg ein Soldatenplättchen auf D9: Es berührt deinen Soldatenanführer.
tutorial-huang-leader-end = Du hast einen Soldatenpunkt bekommen, und deine Hand wurde auf sechs aufgefüllt. Dann hatte der Hase seine zwei Aktionen. Am Ende zählt nur deine schwächste Punktart, also sammle alle.

## Farmers in a row, the market
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

## A pagoda
tutorial-huang-pagoda = Eine Pagode
tutorial-huang-pagoda-1 = Drei Plättchen einer Art, die einander alle berühren, können eine Pagode tragen. Ein Soldatenplättchen auf D9 vollendet so ein Dreieck. Leg es.
tutorial-huang-pagoda-1-no = Leg ein Soldatenplättchen auf D9: Es vollendet ein Dreieck.
tutorial-huang-pagoda-2 = Du hast deinen Punkt bekommen, und jetzt darfst du umsonst eine Pagode errichten. Tu es.
tutorial-huang-pagoda-2-no = Errichte die Pagode: Sie bringt dir Zug für Zug Punkte.
tutorial-huang-pagoda-3 = Setz als zweite Aktion deinen Gouverneursanführer auf B8. Er springt für fehlende Anführer ein.
tutorial-huang-pagoda-3-no = Setz bitte den Gouverneursanführer auf B8.
tutorial-huang-pagoda-end = Dein Zug ist vorbei, und die Pagode hat dir einen Soldatenpunkt gebracht: einen am Ende jedes deiner Züge, solange dein Soldatenanführer in ihrem Reich steht.

## Riot and exchange
tutorial-huang-riot = Aufstand und Tausch
tutorial-huang-riot-1 = Ein Aufstand: Leg zwei Bauernplättchen ab und entferne ein beliebiges Plättchen; eines genügt, solange dein Bauernanführer neben dem Brett steht. Der Soldatenanführer des Hasen braucht das Gouverneursplättchen auf H8. Entferne es.
tutorial-huang-riot-1-no = Drück „Aufstand“ und wähle das Gouverneursplättchen auf H8.
tutorial-huang-riot-2 = Ohne Gouverneursplättchen neben sich muss ein Anführer das Brett verlassen. Jetzt der Tausch: Du darfst bis zu sechs Plättchen gegen neue aus dem Beutel tauschen. Tausch beide Gouverneure.
tutorial-huang-riot-2-no = Drück „Tausch“ und wähle beide Gouverneursplättchen.
tutorial-huang-riot-end = Niemand sieht, welche Plättchen du weglegst. Ein Tausch kostet eine Aktion, also tausch, wenn deine Hand nicht passt.

## A pagoda that is paid for
tutorial-huang-building = Händler bauen
tutorial-huang-building-1 = Eine Pagode kann man auch kaufen, für zwei Händlerplättchen, oder für eines, solange dein Händleranführer neben dem Brett steht. Du hast nur eines. Zieh also zuerst deinen Händleranführer zurück.
tutorial-huang-building-1-no = Wähle deinen Händleranführer und zieh ihn zurück.
tutorial-huang-building-2 = Drei Gouverneursplättchen bei C8 bilden ein Dreieck. Drück „Pagode“, wähle es und errichte die Pagode.
tutorial-huang-building-2-no = Drück „Pagode“ und wähle das Gouverneursdreieck.
tutorial-huang-building-end = Dein Gouverneursanführer steht in diesem Reich, also hast du am Ende deines Zugs einen Gouverneurspunkt bekommen. Auch ein Anführer neben dem Brett ist zu etwas gut.

## A pagoda moves
tutorial-huang-moving = Eine Pagode wird versetzt
tutorial-huang-moving-1 = Es gibt nur zwei Soldatenpagoden, und beide stehen schon. Vollende noch ein Soldatendreieck: Leg ein Soldatenplättchen auf L5.
tutorial-huang-moving-1-no = Leg bitte ein Soldatenplättchen auf L5.
tutorial-huang-moving-2 = Hier darfst du eine Pagode errichten, aber neben dem Brett steht keine mehr. Tu es trotzdem.
tutorial-huang-moving-2-no = Errichte die Pagode: Eine der anderen wird hierher versetzt.
tutorial-huang-moving-3 = Eine der beiden muss hierher. Nimm die im Reich des Hasen, auf G8, G9 und H9.
tutorial-huang-moving-3-no = Lass die andere stehen: Nimm die Pagode des Hasen.
tutorial-huang-moving-end = Die Pagode arbeitet jetzt für dich. Von jeder Art gibt es zwei, aber nur eine Handwerkerpagode.

## A revolt
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

## States unite in peace
tutorial-huang-union = Friedlich vereint
tutorial-huang-union-1 = Ein Plättchen darf zwei Reiche vereinen. Stehen im neuen Reich keine zwei Anführer einer Art, herrscht Frieden. Dein Soldatenanführer und der Händleranführer des Hasen vertragen sich: Vereine sie mit einem Soldatenplättchen auf E8.
tutorial-huang-union-1-no = Leg ein Soldatenplättchen auf E8, zwischen die beiden Reiche.
tutorial-huang-union-end = Jetzt ist es ein großes Reich, mit deinem Soldatenanführer und dem Händleranführer des Hasen. Dort bekommt ihr beide Punkte, jeder für seinen Anführer.

## A war
tutorial-huang-war = Ein Krieg
tutorial-huang-war-1 = Vereint ein Plättchen Reiche, sodass Anführer einer Art aufeinandertreffen, gibt es Krieg. Dein Reich hat drei Soldatenplättchen, das des Hasen zwei. Leg das Handwerkerplättchen auf F8 und beginn ihn.
tutorial-huang-war-1-no = Leg das Handwerkerplättchen auf F8, zwischen die beiden Reiche.
tutorial-huang-war-2 = Alle dürfen eine Seite mit Soldatenplättchen von der Hand unterstützen, du zuletzt. Der Hase hat eines dazugegeben: 3 gegen 3. Unterstütze dein Reich mit einem Soldatenplättchen.
tutorial-huang-war-2-no = Unterstütze dein eigenes Reich, Han, mit deinem Soldatenplättchen.
tutorial-huang-war-3 = Gewonnen. Anführer und Soldatenplättchen des Hasen sind weg, und du hast einen Soldatenpunkt. Aber wer gewinnt, zahlt so viele Soldatenplättchen, wie die andere Seite stark war: Eines gabst du, zwei müssen noch weg. Wähle eines.
tutorial-huang-war-4 = Und noch eines.
tutorial-huang-war-end = Ein Krieg kostet beide Seiten etwas. Das Plättchen, das ihn begann, bleibt liegen und bringt keinen Punkt.

## A tie in a war
tutorial-huang-tie = Gleichstand im Krieg
tutorial-huang-tie-1 = Noch ein Krieg, diesmal um Bauernanführer. Soldatenplättchen zählen trotzdem: zwei auf jeder Seite. Leg das Händlerplättchen auf F8.
tutorial-huang-tie-1-no = Leg das Händlerplättchen auf F8, zwischen die beiden Reiche.
tutorial-huang-tie-2 = Der Hase hält sich heraus. Auch du hast kein Soldatenplättchen, und dein Soldatenanführer steht anderswo. Du wirst trotzdem gefragt, damit niemand erfährt, was du hast. Drück „{ web-huang-stay-out }“.
tutorial-huang-tie-2-no = Es gibt nichts zu geben: Halt dich heraus.
tutorial-huang-tie-3 = Zwei gegen zwei. Bei Gleichstand entscheidet, wer das Plättchen gelegt hat. Wähle natürlich dein eigenes Reich: Han.
tutorial-huang-tie-3-no = Du würdest deinen eigenen Anführer verlieren. Wähle Han.
tutorial-huang-tie-end = Du hast einen Bauernpunkt bekommen, und dein Anführer bleibt. Alle Soldatenplättchen beider Reiche sind weg.

## Bandits
tutorial-huang-bandits = Modul: Räuber
tutorial-huang-bandits-1 = Mit den Räubern sind einige Orte in der Hand von Banden. Neben ihnen darf kein Anführer stehen. Ein Reich mit mindestens so vielen Soldatenplättchen, wie es Räuber sind, kann sie vertreiben: Leg ein Soldatenplättchen auf I8.
tutorial-huang-bandits-1-no = Leg ein Soldatenplättchen auf I8, neben die Räuber.
tutorial-huang-bandits-2 = Ein Räuber ist besiegt: Du hast einen Soldatenpunkt bekommen, und ein Soldatenplättchen deines Reichs muss weg, nicht das neue. Wähle, welches.
tutorial-huang-bandits-end = Die Räuber sind weg, und das Land ist frei.

## The palace
tutorial-huang-palace = Modul: der Palast
tutorial-huang-palace-1 = Mit dem Palast können auch vier Gouverneursplättchen in einer Raute ein Gebäude tragen. Leg ein Gouverneursplättchen auf E9.
tutorial-huang-palace-1-no = Leg bitte ein Gouverneursplättchen auf E9.
tutorial-huang-palace-2 = Du könntest eine Pagode errichten, aber nehmen wir den Palast: Wähle vier Plättchen und errichte ihn.
tutorial-huang-palace-2-no = Pagoden sind gut. Wähle hier bitte den Palast auf vier Plättchen.
tutorial-huang-palace-end = Weil dein Gouverneursanführer in seinem Reich steht, füllst du deine Hand auf sieben Plättchen auf statt auf sechs.

## Granaries
tutorial-huang-granaries = Brett: Achtzehn Königreiche
tutorial-huang-granaries-1 = Auf diesem Brett steht auf jeder Hauptstadt ein Kornspeicher. Das Reich deines Bauernanführers hat drei. Setz deinen Händleranführer auf J1; dann endet dein Zug.
tutorial-huang-granaries-1-no = Setz bitte den Händleranführer auf J1.
tutorial-huang-granaries-2 = Am Ende deines Zugs darfst du die Kornspeicher im Reich deines Bauernanführers einsammeln; einer muss bleiben. Wähle den, der bleibt.
tutorial-huang-granaries-2-no = Jeder Kornspeicher ist zwei Punkte wert. Wähle den, der bleibt, und sammle die anderen ein.
tutorial-huang-granaries-end = Zwei Kornspeicher gehören dir: Jeder ist am Ende der Partie zwei Bauernpunkte wert.

## The end
tutorial-huang-end = Das Ende der Partie
tutorial-huang-end-1 = Der Beutel ist leer. Sobald ein Plättchen gezogen werden muss, ist die Partie vorbei. Deine letzte Aktion: ein Soldatenplättchen auf D9.
tutorial-huang-end-1-no = Leg bitte ein Soldatenplättchen auf D9.
tutorial-huang-end-end = Handwerkerpunkte füllen deine niedrigsten Punktarten auf, dann ist die niedrigste deine Wertung: 4 für dich. Der Hase hat viele Punkte, aber seine niedrigste Art kommt nur auf 3. Du hast gewonnen.
