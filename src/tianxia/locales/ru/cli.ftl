# The command line.

cli-about = Tianxia 天下: три стратегические игры об объединении Китая.
cli-epilog = Начните так: tianxia terminal chuhan
cli-commands = команды
cli-error = tianxia: { $problem }

cli-help-version = показать версию
cli-help-lang = язык общения: { $languages } (по умолчанию TIANXIA_LANG или язык системы)
cli-help-games = список игр или рассказ об одной
cli-help-games-game = игра, о которой рассказать
cli-epilog-games = Пример: tianxia games chuhan
cli-help-terminal = играть в терминале
cli-epilog-terminal =
    Ходы, места и опции на любом языке вводятся одними и теми же словами.

    Примеры:
      tianxia terminal chuhan                        вы — Хань, бот — Чу
      tianxia terminal chuhan --seat chu             вы — Чу
      tianxia terminal chuhan --seat all             два человека за одной клавиатурой
      tianxia terminal chuhan --option events=on     с событиями
      tianxia terminal huang --option players=tiger,rat,goat
      tianxia terminal --load game.toml              продолжить сохранённую партию
cli-help-game = игра
cli-help-seed = раздать по этому числу, чтобы сыграть ту же раздачу снова
cli-help-seat = место для человека; можно указать несколько раз, или «all» (по умолчанию первое место)
cli-help-bot = бот для остальных мест или для одного места (по умолчанию самый лёгкий); «cmd:PROGRAM» — тоже бот
cli-help-option = опция игры, см. «tianxia games GAME»
cli-help-load = продолжить сохранённую партию
cli-help-play = играть в браузере
cli-epilog-play = Всё остаётся на этом компьютере. Ctrl+C завершает; партии продолжатся в следующий раз.
cli-help-play-port = слушать на этом порту (по умолчанию на свободном)
cli-help-play-browser = открыть браузер (по умолчанию да)
cli-help-serve = открыть столы для других
cli-epilog-serve =
    Настройки берутся отсюда или из окружения: DATABASE_URL, REDIS_URL, TIANXIA_SECRET (чем подписываются
    cookie), TIANXIA_DATA (папка данных), TIANXIA_SECURE=1 (за https), TIANXIA_BOT_PAUSE (секунды).

    Примеры:
      tianxia serve --host 0.0.0.0 --port 8000
      tianxia serve --database postgresql://tianxia@db/tianxia --redis redis://cache:6379
cli-help-serve-host = адрес, на котором слушать (по умолчанию 127.0.0.1, только этот компьютер)
cli-help-serve-port = порт, на котором слушать (по умолчанию 8000)
cli-help-serve-database = где хранятся столы: sqlite:///FILE или postgresql://… (по умолчанию файл в папке данных пользователя)
cli-help-serve-redis = Redis, если одни и те же столы обслуживают несколько процессов: redis://…
cli-help-serve-name = имя, под которым доступен сервер; можно указать несколько раз (по умолчанию любое)
cli-help-check = проиграть файлы сценариев
cli-epilog-check = Код выхода: 0 — всё прошло, 1 — что-то не прошло, 2 — что-то не удалось прочитать.
cli-help-check-paths = файлы сценариев или папки с файлами .toml
cli-help-keep-going = продолжать после файла, который не прошёл
cli-help-verbose = называть каждый прошедший файл
cli-help-record = повторить или показать сохранённую партию
cli-epilog-record = Примеры: tianxia record replay game.toml; tianxia record show game.toml --seat chu
cli-help-record-replay = проиграть сохранённую партию и проверить, что она кончается, как записано
cli-help-record-show = рассказать сохранённую партию так, как её было видно с одного места
cli-help-record-verify = проверить, что партия сервера роздана по зерну, хеш которого был показан в начале
cli-help-record-hash = показанный хеш (по умолчанию тот, что назван в записи)
cli-help-record-file = партия, сохранённая командой «save FILE»
cli-help-record-seat = с какого места смотреть (по умолчанию как зритель)
cli-help-board = нарисовать позицию картинкой
cli-epilog-board =
    Примеры:
      tianxia board game.toml --svg board.svg                  последняя позиция сохранённой партии
      tianxia board game.toml --move 40 --seat rat --svg b.svg как её видела Крыса после 40 ходов
      tianxia board position.toml --svg board.svg              позиция, сценарий или карта
cli-help-board-file = сохранённая партия, сценарий, позиция или карта в виде TOML
cli-help-board-svg = картинка, которую записать
cli-help-board-move = для сохранённой партии: после скольких ходов (по умолчанию после последнего)
cli-help-board-seat = с какого места смотреть (по умолчанию видно всё)
cli-help-board-dark = тёмные или светлые цвета (по умолчанию как на экране читателя)
cli-help-arena = дать ботам сыграть друг с другом и узнать, кто сильнее
cli-epilog-arena =
    BOT — это уровень или эталонный бот игры, «cmd:» и программа, говорящая по протоколу «tianxia bot-protocol»,
    или «py:module:Class», ваш собственный класс, который можно отсюда импортировать. Программа работает в своём процессе
    и узнаёт только то, что может знать её место. Класс делит процесс с партией: ничто не мешает ему там осмотреться.

    Каждая раздача играется по разу при каждой рассадке: два бота играют её дважды, меняясь местами. С --simulations
    результат одинаков на любой машине. Чтобы продолжить прерванный матч, запустите ту же команду снова.

    Сбой — не результат. Перед первой партией каждый бот запускается один раз; если кто-то не может играть, партий не будет.
    Партия, в которой у бота случился сбой, нигде не учитывается, и та же команда сыграет её снова; пока такие партии есть,
    код выхода не равен 0.

    Примеры:
      tianxia arena chuhan club casual --games 200
      tianxia arena huang club casual casual random         стол на четверых
      tianxia arena chuhan club "cmd:python3 examples/random_bot.py" --time 0.1
      tianxia arena ladder suntzu                           random и все уровни, с рейтингом
cli-help-arena-game = игра; или «ladder» и игра
cli-help-arena-bots = боты, по одному на место (master@0.1: за десятую долю времени); для лестницы — от слабейшего к сильнейшему (по умолчанию random и все уровни)
cli-help-arena-games = сколько партий, для лестницы — в каждой паре, с округлением до целых раздач (по умолчанию 100)
cli-help-arena-seed = из этого числа выводятся все раздачи и выборы (по умолчанию 1)
cli-help-arena-jobs = сколько партий одновременно (по умолчанию по одной на ядро)
cli-help-arena-ray = играть на кластере Ray по этому адресу («auto», host:port); нужен tianxia[ray]
cli-help-arena-out = папка для записей и сводки (по умолчанию по имени игры, ботов и зерна)
cli-help-arena-dataset = писать каждое решение и в эту папку, в формате Parquet: что игрок знал, мог, сделал и получил в конце; нужен tianxia[data]
cli-help-arena-time = множитель: умножить обычное время всех ботов на это число; 0.1 — десятая доля (по умолчанию 1)
cli-help-arena-seconds = дать всем ботам столько секунд на решение вместо обычного времени
cli-help-arena-simulations = дать всем ботам столько симуляций на решение вместо времени
cli-help-arena-crash = если у бота случился сбой в партии: остановиться (stop) или играть остальные партии (continue); у этой партии результата нет в любом случае, и та же команда сыграет её снова (по умолчанию stop)
cli-help-arena-strict = решение, превысившее время больше чем на пятую часть или на 50 мс, проигрывает партию (по умолчанию только считается)
cli-help-hint = спросить бота о лучших ходах в сохранённой партии
cli-epilog-hint =
    Боту говорят то, что мог знать игрок на этом месте, и ничего больше.

    Примеры:
      tianxia hint game.toml                       следующий ход
      tianxia hint game.toml --move 12             что надо было сыграть вместо хода 12
cli-help-hint-seat = место, за которое думать (по умолчанию то, что сделало ход или должно ходить)
cli-help-hint-move = над каким ходом думать, считая от 1 (по умолчанию над следующим)
cli-help-hint-bot = какого бота спросить (по умолчанию сильнейшего)
cli-help-hint-seconds = сколько ему думать (по умолчанию как его уровень)
cli-help-hint-seed = думать с этим числом, чтобы получить тот же ответ снова
cli-help-bot-protocol = рассказать, как играет программа на любом языке
cli-epilog-bot-protocol = Пример в двадцать строк: examples/random_bot.py
cli-help-bench = измерить скорость случайной игры на этой машине
cli-epilog-bench = В сравнении с другими: make bench
cli-help-bench-game = какую игру измерить (по умолчанию все)
cli-help-bench-seconds = сколько измерять каждое число (по умолчанию 2)

## What stands for a value in the help
cli-meta-lang = LANGUAGE
cli-meta-command = COMMAND
cli-meta-game = GAME
cli-meta-seat = SEAT
cli-meta-seat-bot = [SEAT=]BOT
cli-meta-option = NAME=VALUE
cli-meta-file = FILE
cli-meta-name = NAME
cli-meta-host = HOST
cli-meta-file-or-folder = FILE-or-FOLDER
cli-meta-action = ACTION
cli-meta-hash = HASH
cli-meta-file-or-record = FILE-or-RECORD
cli-meta-out = OUT
cli-meta-bot = BOT
cli-meta-address = ADDRESS
cli-meta-dir = DIR
cli-meta-factor = FACTOR
cli-meta-record = RECORD

## What is said of the arguments of a command
cli-usage = использование:
cli-usage-arena = tianxia arena GAME BOT BOT … | tianxia arena ladder GAME [BOT …]
cli-usage-arguments = аргументы
cli-usage-options = параметры
cli-usage-help = показать эту справку
cli-usage-error = { $program }: { $problem }.
cli-usage-argument = { $name }: { $problem }
cli-usage-required = не хватает: { $names }
cli-usage-unknown = здесь ничего не значит: { $names }
cli-usage-choice = «{ $value }» выбрать нельзя, только { $choices }
cli-usage-value = «{ $value }» — не число
cli-usage-one = нужно значение
cli-usage-some = нужно хотя бы одно значение
cli-usage-ambiguous = { $option } может означать { $matches }
cli-usage-explicit = «{ $value }» здесь лишнее

## Numbers in tables
cli-percent = { $number } %
cli-time-s = { $number } с
cli-time-ms = { $number } мс
cli-time-us = { $number } мкс

cli-games-line = { $game }: { $name }. { $about }
cli-games-more = Подробнее об одной: tianxia games GAME. Чтобы сыграть: tianxia terminal GAME.
cli-games-title = { $name }, версия правил { $rules }
cli-games-seats = Места: { $seats }
cli-games-actions =
    { $number ->
        [one] Действия: { NUMBER($number, useGrouping: 0) } номер
        [few] Действия: { NUMBER($number, useGrouping: 0) } номера
        [many] Действия: { NUMBER($number, useGrouping: 0) } номеров
       *[other] Действия: { NUMBER($number, useGrouping: 0) } номера
    }
cli-games-levels = Противники и наибольшее время на решение:
cli-games-level = { $name } ({ NUMBER($milliseconds, useGrouping: 0) } мс): { $about }
cli-games-options = Опции:
cli-games-house = Домашние правила, где книги молчат или расходятся:

cli-check-passed = прошёл      { $path }: { $title }
cli-check-failed =
    НЕ ПРОШЁЛ   { $place }
                { $title }
                { $where }
cli-check-unreadable = НЕ ЧИТАЕТСЯ { $place }: { $problem }
cli-check-summary = прошло { $passed }, не прошло { $failed }, не читается { $unreadable }

cli-replay-moves =
    { $number ->
        [one] { $game }, { $number } ход:
        [few] { $game }, { $number } хода:
        [many] { $game }, { $number } ходов:
       *[other] { $game }, { $number } хода:
    }
cli-replay-final = Конечная позиция: { $fingerprint }
cli-replay-same = Это та позиция, что указана в записи.
cli-replay-earlier = Сыграно по версии правил { $theirs }; по версии { $ours } каждый ход проходит так же.
cli-load-earlier = Эта партия начата по версии правил { $theirs } и продолжается по версии { $ours }. { $change }
cli-replay-unfinished = Партия не окончена: решение за { SEAT($seats) }.
cli-verify-no-hash = Запись не называет хеша своего зерна: укажите показанный через --hash.
cli-verify-other =
    Хеш не принадлежит этому зерну.
      хеш зерна: { $found }
      показан в начале: { $shown }
cli-verify-seed = Это то зерно, хеш которого был показан: { $hash }
cli-verify-moves =
    { $number ->
        [one] Розданная по нему партия { $game }: { $number } ход можно сыграть, и он ведёт туда, куда указывает запись.
        [few] Розданная по нему партия { $game }: { $number } хода можно сыграть, и они ведут туда, куда указывает запись.
        [many] Розданная по нему партия { $game }: { $number } ходов можно сыграть, и они ведут туда, куда указывает запись.
       *[other] Розданная по нему партия { $game }: { $number } хода можно сыграть, и они ведут туда, куда указывает запись.
    }
cli-show-public = Что могли видеть все:
cli-show-seat = Что видит { SEAT($seat) }:
cli-show-end = В конце:

cli-board-done = { $path }: { $size } кБ.
cli-board-none = Картинок игры «{ $name }» нет.
cli-board-game = В файле не сказано, к какой игре он относится. Добавьте строку game = "…" с одним из названий: { $games }.
cli-board-move = Для --move нужна сохранённая партия: в других файлах нет ходов.
cli-board-moves =
    { $number ->
        [one] В партии { $number } ход.
        [few] В партии { $number } хода.
        [many] В партии { $number } ходов.
       *[other] В партии { $number } хода.
    }

cli-bench-title = { $name }, случайная игра, { $compiled }
cli-bench-compiled = скомпилировано
cli-bench-pure = не скомпилировано
cli-bench-core = внутри ядра
cli-bench-loop = из цикла Python
cli-bench-core-line = { "  " }внутри ядра          { $decisions } решений/с, { $games } партий/с
cli-bench-loop-line = { "  " }из цикла Python      { $decisions } решений/с, { $games } партий/с
cli-bench-clone-line = { "  " }одна копия           { $time } мкс

cli-arena-unit = { " " }партий
cli-arena-resumed =
    { $number ->
        [one] Уже есть { $number } партия.
        [few] Уже есть { $number } партии.
        [many] Уже есть { $number } партий.
       *[other] Уже есть { $number } партии.
    }
cli-arena-retried =
    { $number ->
        [one] { $number } партия закончилась сбоем и играется снова.
        [few] { $number } партии закончились сбоем и играются снова.
        [many] { $number } партий закончились сбоем и играются снова.
       *[other] { $number } партии закончились сбоем и играются снова.
    }
cli-arena-interrupted = Прервано. Та же команда продолжит отсюда.
cli-arena-title = { $name }: партий { $games }, раздач { $deals }, в среднем ходов { $moves }
cli-text-arena-bot = бот
cli-text-arena-won = победы
cli-text-arena-interval = интервал 95 %
cli-text-arena-record = победы–ничьи–поражения
cli-text-arena-points = результат
cli-text-arena-score = счёт
cli-text-arena-decision = решение в среднем
cli-text-arena-longest = самое долгое
cli-text-arena-overruns = слишком долго
cli-text-arena-faults = нарушения
cli-text-arena-crashes = сбои
cli-text-arena-elo = Эло
cli-text-arena-margin = 95 %
cli-text-arena-above = над предыдущим
cli-text-arena-games = партии
cli-text-arena-illegal = сделал недопустимый ход
cli-text-arena-overtime = думал слишком долго
cli-arena-interval =
    Интервал Уилсона, { $units ->
        [deals] единица — раздача, так как партии одной раздачи не независимы
       *[games] единица — партия, так как раздач слишком мало для сравнения
    }; ничья — половина победы.
cli-arena-fault = Партия { $number }: { $bot } проигрывает, так как { $kind }. { $reason }
cli-arena-crash = У партии { $number } нет результата: { $bot } завершился аварийно. { $reason }
cli-arena-more-faults =
    { $number ->
        [one] Ещё { $number } нарушение — в сводке.
        [few] Ещё { $number } нарушения — в сводке.
        [many] Ещё { $number } нарушений — в сводке.
       *[other] Ещё { $number } нарушения — в сводке.
    }
cli-arena-crashes =
    { $number ->
        [one] { $number } партия не учтена ни выше, ни в рейтинге; та же команда сыграет её снова.
        [few] { $number } партии не учтены ни выше, ни в рейтинге; та же команда сыграет их снова.
        [many] { $number } партий не учтены ни выше, ни в рейтинге; та же команда сыграет их снова.
       *[other] { $number } партии не учтены ни выше, ни в рейтинге; та же команда сыграет их снова.
    }
cli-arena-written = Записи и сводка: { $path }
cli-arena-dataset = Набор данных: { $path }
cli-arena-ladder-title = Лестница игры «{ $name }», партий: { $games }
cli-arena-ladder-how = Брэдли — Терри по наибольшему правдоподобию, { $first } — 0; интервалы 95 % из гессиана, относительно среднего по всем.
cli-arena-chart-title = { $name }: уровни в Эло
cli-arena-chart-subtitle =
    { $pairings ->
        [1] Партий: { $games }, { $first } — 0, интервалы 95 %
       *[other] Партий в каждой из { $pairings } пар: { $games }, { $first } — 0, интервалы 95 %
    }
cli-arena-chart = График: { $path }

cli-hint-moves = Ход должен быть от 1 до { $number }.
cli-hint-title = Ход { $number }, { SEAT($seat) }: { $prompt }
cli-hint-none = { $bot } не даёт подсказок.
cli-hint-move = { $place }. { $move }: побед { $chance } %, вес { $share } %
cli-hint-line = { "   " }ожидается: { $line }
cli-hint-played = Сделанный ход: { $move }

cli-serve-started = Tianxia работает по адресу { $address } (Ctrl+C останавливает сервер)
cli-play-started = Tianxia работает по адресу { $address } (Ctrl+C — выход; партии продолжатся в следующий раз)
cli-play-ended = До свидания. Ваши партии сохранены.
cli-server-missing = Серверу нужен пакет { $package }, который не установлен; введите: pip install "tianxia[{ $extra }]"
cli-pages-missing = Страницы для браузера не собраны: в клоне репозитория введите «make browser», затем «pip install ".[play]"»; или играйте в терминале: «tianxia terminal chuhan».

cli-terminal-game = Назовите игру: { $games }.
cli-terminal-load = Сохранённая партия { $game } продолжается как была: не указывайте игру, --option и --seed.
cli-terminal-taken = За { SEAT($seat, form: "acc") } играет человек: уберите бота или место.

cli-table-welcome = Добро пожаловать в игру «{ $name }».
cli-table-person = За { SEAT($seat, form: "acc") } играет человек.
cli-table-bot = За { SEAT($seat, form: "acc") } играет бот ({ $bot ->
    [random] любой допустимый ход наугад
   *[other] { $bot }
}).
cli-table-help-hint = Введите номер или текст действия; «help» кратко расскажет правила и что ещё можно ввести.
cli-table-turn = Сейчас ходит { SEAT($seat) }.
cli-table-hand-over = За клавиатуру садится { SEAT($seat) }. Нажмите Enter, когда на экран смотрит только { SEAT($seat) }.
cli-table-help =
    Действие     его номер в списке или его текст
    Действие?    что оно сделает или почему невозможно
    show         ещё раз ваша позиция и действия
    log          всё, что произошло, насколько вы это видели
    undo         вернуть последний ход человека и всё после него
    save FILE    сохранить партию текстовым файлом
    quit         выйти
cli-table-legal = Это возможно.
cli-table-house = Домашние правила, где книги молчат или расходятся:
cli-table-number =
    { $number ->
        [1] Есть только действие 1.
       *[other] Действия пронумерованы от 1 до { $number }.
    }
cli-table-nothing-to-undo = Возвращать пока нечего.
cli-table-undone = Отменено: { $move }.
cli-table-undone-of = Последний ход { SEAT($seat, form: "gen") } возвращён.
cli-table-save-where = Куда? Например: save game.toml
cli-table-saved = Сохранено в { $path }. Продолжить позже: tianxia terminal --load { $path }
cli-table-not-ours = { $path } уже есть, и это не запись партии: выберите другое имя.
cli-table-goodbye = До свидания.
cli-table-unsaved = До свидания. Эта партия не сохранена (её сохраняет «save FILE»).
cli-table-over = Партия окончена.
cli-table-over-ask = save FILE, log, undo или Enter, чтобы выйти >
cli-table-over-help = Введите save FILE, log, undo или просто Enter, чтобы выйти.
