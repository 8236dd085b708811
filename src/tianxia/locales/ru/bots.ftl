# Bots.

bots-level-novice = Новичок
bots-about-novice = знает правила и немногим больше; его обыграет и ребёнок
bots-level-casual = Любитель
bots-about-casual = играет разумно, но многое упускает
bots-level-club = Разрядник
bots-about-club = знает игру и что в ней ценно
bots-level-expert = Эксперт
bots-about-expert = думает наперёд и упускает мало
bots-level-master = Мастер
bots-about-master = сильнейший из наших

bots-unknown = Бота «{ $bot }» для этой игры нет. Боты: { $bots }.
bots-part = «{ $word }»: после @ идёт множитель времени бота, больше 0 и не больше { $most }, как в master@0.1.
bots-class = «{ $word }» — не бот: { $problem }. Пишите py:module:Class.
bots-class-no-bot = «{ $word }» — не бот: нужен подкласс tianxia.bots.bot.Bot в виде py:module:Class.

bots-program-start = Программу «{ $command }» не удаётся запустить: { $problem }.
bots-program-ready = Программа должна была ответить «ready», но ответила «{ $text }».
bots-program-ended = Программа завершилась (код { $status }).
bots-program-ended-saying = Программа завершилась (код { $status }) со словами: { $words }
bots-program-closed = Программа закрыла стандартный ввод или вывод.
bots-program-silent = Программа не ответила за { $seconds } с.
bots-program-line = Программа написала строку длиннее { NUMBER($bytes, useGrouping: 0) } байт.
bots-program-flood = Программа пишет слишком много без запроса.
bots-program-move = «{ $text }» недопустимо: { $problem }
