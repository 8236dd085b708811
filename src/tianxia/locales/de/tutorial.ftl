# The tutorial: guided games, scene by scene. The texts of a game's lesson are in the package of the game.

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
