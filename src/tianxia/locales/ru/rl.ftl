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
