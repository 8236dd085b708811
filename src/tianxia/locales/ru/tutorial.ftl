# The tutorial: guided games, scene by scene. The texts of a game's lesson are in the package of the game.

## Around the table
tutorial-learn = Обучение
tutorial-learn-about = Научиться играть в «{ $game }» в учебной партии
tutorial-go-on = Продолжить обучение
tutorial-title = Обучение игре «{ $game }»
tutorial-overview = Коротких сцен: { $scenes }, всего около { $minutes } мин. Можно прерваться в любой момент и продолжить позже или выбрать сцену.
tutorial-begin = Начать
tutorial-scenes = Сцены
tutorial-minutes = { $minutes } мин
tutorial-scene-done = пройдена
tutorial-coach = Наставник
tutorial-scene = Сцена { $number } из { $scenes }: { $title }
tutorial-step = Шаг { $step } из { $steps }
tutorial-again = Начать сцену заново
tutorial-skip = Пропустить сцену
tutorial-next = Следующая сцена
tutorial-finish = Завершить
tutorial-leave = Выйти из обучения
tutorial-watch = Посмотрите, что делает соперник.
tutorial-look = Просмотрите битвы одну за другой. Затем наставник продолжит.
tutorial-elsewhere = Эта сцена начата заново в другом окне.
tutorial-not-now = В настоящей партии так можно. Здесь попробуйте, пожалуйста, то, что описывает наставник.
tutorial-scene-over = Эта сцена окончена. Перейдите к следующей или начните её заново.
tutorial-unknown = Такой сцены нет.
tutorial-done-title = Теперь вы знаете «{ $game }»
tutorial-done = Вы познакомились со всеми видами ходов. Остальное — дело опыта: Новичок будет добрым первым соперником.
tutorial-done-play = Сыграть с ботом («{ $level }»)
tutorial-done-rules = Прочитать правила
tutorial-done-scenes = Сыграть любую сцену
tutorial-left-title = Конец обучения
tutorial-left =
    { $number ->
        [one] Осталась { $number } непройденная сцена. В ней есть кое-что новое.
        [few] Остались { $number } непройденные сцены. В них есть кое-что новое.
        [many] Осталось { $number } непройденных сцен. В них есть кое-что новое.
       *[other] Осталось { $number } непройденной сцены. В них есть кое-что новое.
    }
tutorial-left-play = Пройти оставшееся
tutorial-left-scene = ещё не пройдена
