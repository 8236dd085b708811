# The tutorial: guided games, scene by scene. The texts of a game's lesson are in the package of the game.

## Around the table
tutorial-learn = Samouczek
tutorial-learn-about = Poznaj { $game } w grze z przewodnikiem
tutorial-go-on = Kontynuuj naukę
tutorial-title = Poznaj { $game }
tutorial-overview = Krótkich scen: { $scenes }, razem około { $minutes } min. Możesz przerwać w każdej chwili i wrócić później albo wybrać scenę.
tutorial-begin = Zacznij
tutorial-scenes = Sceny
tutorial-minutes = { $minutes } min
tutorial-scene-done = ukończona
tutorial-coach = Przewodnik
tutorial-scene = Scena { $number } z { $scenes }: { $title }
tutorial-step = Krok { $step } z { $steps }
tutorial-again = Zacznij scenę od nowa
tutorial-skip = Pomiń tę scenę
tutorial-next = Następna scena
tutorial-finish = Zakończ
tutorial-leave = Wyjdź z samouczka
tutorial-watch = Patrz, co robi rywal.
tutorial-look = Obejrzyj bitwy jedną po drugiej. Potem przewodnik mówi dalej.
tutorial-elsewhere = Tę scenę zaczęto od nowa w innym oknie.
tutorial-not-now = W prawdziwej grze możesz to zrobić. Tutaj spróbuj tego, co opisuje przewodnik.
tutorial-scene-over = Ta scena jest skończona. Przejdź do następnej albo zacznij ją od nowa.
tutorial-unknown = Nie ma takiej sceny.
tutorial-done-title = Znasz już { $game }
tutorial-done = Znasz już wszystkie rodzaje ruchów. Reszta to praktyka: Nowicjusz to przyjazny pierwszy rywal.
tutorial-done-play = Graj z botem ({ $level })
tutorial-done-rules = Przeczytaj zasady
tutorial-done-scenes = Zagraj scenę jeszcze raz
tutorial-left-title = Koniec samouczka
tutorial-left =
    { $number ->
        [one] Jednej sceny jeszcze nie znasz. Pokazuje coś nowego.
        [few] { $number } scen jeszcze nie znasz. Pokazują coś nowego.
        [many] { $number } scen jeszcze nie znasz. Pokazują coś nowego.
       *[other] { $number } sceny jeszcze nie znasz. Pokazuje coś nowego.
    }
tutorial-left-play = Zagraj to, co zostało
tutorial-left-scene = jeszcze nie zagrana
