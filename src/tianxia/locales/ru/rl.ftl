# Среды для тех, кто обучает машины.

rl-missing = { $package } не установлен: pip install "tianxia[{ $extra }]".
rl-seed = Зерно должно быть целым числом от 0, не длиннее { $bits } бит.
rl-mode = Режима { $mode } нет, есть только { $modes }.
rl-eyes = Глаз { $eyes } нет, есть только { $known }.
rl-seat = Места { $seat } нет, есть только { $seats } и random.
rl-opponent-none = Нужно назвать хотя бы одного соперника.
rl-waits = { $seat } сейчас не спрашивают: можно только ждать.
rl-asked = { $seat } сейчас спрашивают: нужно действовать.
rl-illegal = { $action } сейчас не разрешено ({ $seat }).
rl-openspiel-observer = Игры Tianxia видит один игрок: открытое для всех и своё.
rl-openspiel-parameters = У наблюдателей игр Tianxia нет параметров: { $parameters }.
rl-vector-number = Число сред должно быть целым числом от 1, а не { $given }.
rl-vector-planes = У { $game } нет наблюдения в виде плоскостей, поэтому много партий сразу играть нельзя.
rl-vector-seeds = Нужно одно зерно или по одному на каждую среду ({ $number }); здесь их { $given }.
rl-vector-reset = Ещё ничего не роздано: сначала вызовите reset().
rl-vector-actions = Действия должны быть массивом целых чисел, по одному на каждую среду ({ $number }); здесь { $given }.
rl-vector-illegal = Среда { $index }: { $action } сейчас не разрешено ({ $seat }). Ни в одной среде ничего не произошло.
