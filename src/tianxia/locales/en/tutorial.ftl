# The tutorial: guided games, scene by scene. The texts of a game's lesson are in the package of the game.

## Around the table
tutorial-learn = Learn
tutorial-learn-about = Learn { $game } in a guided game
tutorial-go-on = Continue learning
tutorial-title = Learn { $game }
tutorial-overview = { $scenes } short scenes, about { $minutes } minutes. Leave whenever you like and continue later, or pick a scene.
tutorial-begin = Start
tutorial-scenes = Scenes
tutorial-minutes = { $minutes } min
tutorial-scene-done = done
tutorial-coach = Coach
tutorial-scene = Scene { $number } of { $scenes }: { $title }
tutorial-step = Step { $step } of { $steps }
tutorial-again = Restart scene
tutorial-skip = Skip this scene
tutorial-next = Next scene
tutorial-finish = Finish
tutorial-leave = Leave the tutorial
tutorial-watch = Watch your rival.
tutorial-look = Look at the battles one by one. Then the coach continues.
tutorial-elsewhere = This scene was restarted in another window.
tutorial-not-now = You may do that in a real game. Here, please try what the coach describes.
tutorial-scene-over = This scene is over. Go to the next one, or play it again.
tutorial-unknown = There is no such scene.
tutorial-done-title = You know { $game } now
tutorial-done = You have seen every kind of move. The rest is practice: a Novice is a friendly first rival.
tutorial-done-play = Play against { $level }
tutorial-done-rules = Read the rules
tutorial-done-scenes = Play any scene again
tutorial-left-title = The end of the tutorial
tutorial-left =
    { $number ->
        [one] There is one scene you have not finished yet. It shows something you have not tried.
       *[other] There are { $number } scenes you have not finished yet. They show things you have not tried.
    }
tutorial-left-play = Play the rest
tutorial-left-scene = not played yet
