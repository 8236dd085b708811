# Messages of the browser.

## Everywhere
web-description = Три стратегические игры об объединении Китая
web-home = В лобби
web-close = Закрыть
web-menu = Меню
web-again = Ещё раз
web-load-failed = Не удалось загрузить.
web-you = Вы
web-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
web-former-player = бывший игрок
web-bot = { $level } (бот)
web-level = Уровень бота
web-error-offline = Нет связи с сервером.
web-error-status = Сервер отказал ({ NUMBER($status, useGrouping: 0) }).
web-error-page = На этой странице что-то пошло не так. Загрузите её снова.
web-error-game = Такой игры нет.

## The lobby
web-games = Игры
web-game-facts = Об игре «{ $game }»
web-game-length =
    { $players ->
        [one] { $players } игрок, около { $minutes } минут
        [few] { $players } игрока, около { $minutes } минут
        [many] { $players } игроков, около { $minutes } минут
       *[other] { $players } игрока, около { $minutes } минут
    }
web-play = Играть
web-learn-on = Учиться дальше, { $number }/{ $scenes }
web-play-game = Играть в «{ $game }»
web-against = Уровень бота в игре «{ $game }»
web-new-table = Новый стол
web-rules-of = Правила игры «{ $game }»
web-open-tables = Открытые столы
web-open-none = Открытых столов нет.
web-open-start = Откройте свой, его увидят другие
web-running = Идут партии
web-watch = Смотреть
web-join = Сесть
web-your-games = Ваши партии
web-own-none = Партий пока нет.
web-your-turn = Ваш ход
web-wait = Ожидание
web-open = Открыт
web-over = Партия окончена
web-won = Победа
web-lost = Поражение
web-drawn = Ничья
web-closed = Прервана
web-nobody-yet = Пока никого
web-one-device = На этом устройстве
web-seats-free = Свободно мест: { $free } из { $seats }
web-clock-kind =
    { $kind ->
        [move] { $seconds } с на ход
        [game]
            { $increment ->
                [0] по { $minutes } мин
               *[other] по { $minutes } мин, +{ $increment } с за ход
            }
       *[none] без часов
    }
web-terms = Этот стол
web-terms-hints = с подсказками
web-terms-no-hints = без подсказок
web-terms-random = места по жребию
web-terms-private = только по ссылке
web-terms-off = { $option }: нет
web-terms-choice = { $option }: { $choice }

## Setting up a table
web-new-title = Новый стол: { $game }
web-seats = Места
web-seating = Кто где сидит
web-seating-chosen = Как выбрано ниже
web-seating-random = Случайно
web-seating-note = Кто за кого играет, решает жребий на сервере, когда партия начинается.
web-place = Игрок { $number }
web-seat-me = Играю я
web-seat-other = Свободное место
web-seat-open = Свободное место
web-hotseat-note = Несколько игроков на одном устройстве: его передают по кругу, а между ходами стол скрывает шторка.
web-options = Опции
web-players-number = Число игроков
web-option-requires =
    { $needed ->
        [on] Только вместе с опцией «{ $option }».
       *[other] Не сочетается с опцией «{ $option }».
    }
web-time = Время
web-clock-label = Часы
web-clock-none = Нет
web-clock-move = На ход
web-clock-game = На партию
web-clock-seconds = Секунд на ход
web-clock-minutes = Минут каждому
web-clock-increment = Добавляется за ход
web-clock-plus =
    { $seconds ->
        [0] Ничего
       *[other] { $seconds } с
    }
web-table-word = Стол
web-listed = Показывать в лобби
web-listed-note = Любой сможет смотреть партию и занять свободное место. Иначе — только те, у кого есть ссылка.
web-hints = С подсказками
web-hints-note = Можно попросить совета у бота. В записи партии это отмечено.
web-open-table = Открыть стол
web-start = Начать

## Waiting for others
web-room-waiting = Ждём игроков
web-room-open = Есть свободное место
web-sit = Сесть сюда
web-sit-move = Пересесть сюда
web-sit-too = Играть и здесь
web-host = хозяин стола
web-room-start = Партия начнётся, когда займут все места или когда хозяин стола отдаст свободные ботам.
web-invite = Пригласить кого-нибудь
web-invite-listed = Стол виден в лобби. Эта ссылка ведёт прямо к нему.
web-invite-private = Присоединиться могут только те, у кого есть эта ссылка.
web-copy = Копировать
web-copied = Скопировано
web-or-bot = Или сыграйте с ботом
web-leave = Покинуть стол
web-page-none = Страница не найдена
web-page-none-note = По этому адресу ничего нет. Возможно, ссылка неполная.
web-table-none = Такого стола нет
web-opening = Стол открывается…
web-stopped = Здесь эту партию нельзя продолжить
web-stopped-close = Закрыть стол

## At a table
web-rules = Правила
web-log = Журнал
web-log-times = × { $number }
web-log-empty = Пока ничего не произошло.
web-keys = Сочетания клавиш
web-hint = Подсказка
web-hint-count =
    { $number ->
        [one] { $number } подсказка
        [few] { $number } подсказки
        [many] { $number } подсказок
       *[other] { $number } подсказки
    }
web-hint-thinking = Бот думает над вашей позицией…
web-hint-note = Что сделал бы бот, зная то, что видите вы. Выбор только отмечает ход: он ещё не сделан.
web-percent = { $percent } %
web-hint-chance =
    { $percent ->
        [0] шанс на победу меньше 1 %
        [100] шанс на победу больше 99 %
       *[other] шанс на победу { $percent } %
    }
web-hint-equal = Примерно равноценны: у каждого из этих ходов шанс на победу { $percent } %.
web-hint-hopeless = При любом из этих ходов шанс на победу меньше 1 %.
web-hint-line = Вероятное продолжение: { $line }
web-hint-step = { SEAT($seat) }: { $move }
web-undo = Вернуть ход
web-sort = Порядок карт
web-sort-rank = По возрастанию
web-sort-rank-down = По убыванию
web-sort-sets = Сначала большие наборы
web-offer-draw = Предложить ничью
web-offered =
    { $what ->
        [undo] { SEAT($seat) } просит вернуть ход.
       *[draw] { SEAT($seat) } предлагает ничью.
    }
web-offered-own =
    { $what ->
        [undo] Вы попросили вернуть ход.
       *[draw] Вы предложили ничью.
    }
web-accept = Принять
web-decline = Отклонить
web-resign = Сдаться
web-resign-title = Сдать эту партию?
web-resign-note =
    { $after ->
        [rival] Победит соперник. Отменить это нельзя.
        [bot] Ваше место займёт бот, а остальные будут играть дальше. Отменить это нельзя.
       *[others] Победят все остальные. Отменить это нельзя.
    }
web-play-on = Играть дальше
web-record = Скачать запись
web-lobby = Лобби
web-seed-hash = Раздача задана зерном с таким хешем:
web-first-to = до { $goal }
web-clock = Осталось { $time }
web-fuse =
    { $seconds ->
        [one] { $seconds } секунда на ответ
        [few] { $seconds } секунды на ответ
        [many] { $seconds } секунд на ответ
       *[other] { $seconds } секунды на ответ
    }
web-ruler = Очки, игра до { $goal }. { $marks }
web-ruler-seat = { $name } { $points }.
web-to-move = Ходит
web-away = не в сети
web-playable = можно разыграть
web-not-playable = сейчас разыграть нельзя
web-prompt = Что делать
web-waiting = Ждём { SEAT($names, form: "acc") }
web-watching = Вы наблюдаете
web-thinks = Ходит { SEAT($name) }.
web-sent = Ваш ход отправляется.
web-held = Ваш ответ принят.
web-offline = Связь потеряна, пробуем снова
web-offline-note = Ничего не пропало: партия продолжится с того же места.
web-pass-device = Устройство берёт { SEAT($name) }
web-pass-device-note = Стол скрыт, пока { SEAT($name) } не возьмёт устройство.
web-i-am = Я — { SEAT($name) }
web-time-out = У { SEAT($name, form: "gen") } вышло время.
web-own-time-out =
    { $players ->
        [2] Ваше время вышло. Соперник может забрать победу или посадить на ваше место бота.
       *[other] Ваше время вышло. Другие могут посадить на ваше место бота.
    }
web-time-out-bot = Пусть дальше играет бот
web-claim = Забрать победу
web-sound-offer = Играть со звуком?
web-sound-on = Включить звук
web-sound-no = Нет, спасибо

web-key-arrows = Стрелки
web-key-arrows-does = по картам в руке
web-key-figures = 0–9
web-key-figures-does = следующая карта этого ранга
web-key-space = Пробел
web-key-space-does = выбрать или вернуть на место
web-key-enter = Enter
web-key-enter-does = нажать главную кнопку
web-key-letters = P, W, A
web-key-letters-does = пас, указ, разрешить (когда в фокусе рука)
web-key-hexes = W E A D Z X, стрелки
web-key-hexes-does = с гекса на гекс по полю
web-key-jump = B, T
web-key-jump-does = к полю, к своим тайлам
web-key-next-hex = N
web-key-next-hex-does = следующий доступный гекс
web-key-arrows-pieces = Влево, вправо
web-key-arrows-pieces-does = по тайлам и лидерам
web-key-arrows-moves = Стрелки
web-key-arrows-moves-does = переход между ходами
web-key-plus = + и −
web-key-plus-does = больше или меньше тайлов в конфликте
web-key-escape = Esc
web-key-escape-does = вернуть всё на место, закрыть открытое
web-key-tab = Tab
web-key-tab-does = панель, поле, кнопки, рука
web-key-rule = R
web-key-rule-does = прочитать в правилах о том, что в фокусе
web-key-question = ?
web-key-question-does = этот список

## The end
web-wins = { SEAT($seat) } побеждает
web-you-win = Вы победили
web-you-lose = Вы проиграли
web-draw = Ничья
web-result =
    { $reason ->
        [resign] { SEAT($loser) } сдаётся.
        [draw] Соперники согласились на ничью.
        [time] У { SEAT($loser, form: "gen") } вышло время.
        [closed] Стол закрыт.
       *[other] Партия окончена.
    }
web-result-show = Итог
web-look = К столу
web-rematch = Реванш
web-rematch-asked = Реванш предложен
web-rematch-accept = Принять реванш
web-rematch-elsewhere = Игроки продолжают за новым столом.
web-rematch-watch = Смотреть реванш

## Looking at games again
web-replay = Повтор
web-replays = Повторы
web-replays-none = Оконченных партий пока нет.
web-replays-play = Сыграйте первую.
web-replays-recent = Недавно окончены
web-replay-none = Такой партии нет
web-upload = Загрузить запись
web-uploaded = Загружена
web-upload-note = Партия, сыгранная в другом месте, файлом .toml. Перед сохранением мы проверим её по правилам.
web-upload-choose = Выбрать файл
web-upload-busy = Проверяем…
web-eyes = Вид
web-eyes-everyone = Все
web-moves = Ходы
web-move-of = Ход { $n } из { $last }
web-move-link = Ссылка на этот ход
web-timeline = Ход партии
web-scrub = Ход
web-curve = График
web-curve-points = Очки
web-curve-chances = Шансы
web-curve-points-label = Очки по ходам. { $description }
web-curve-chances-label = Оценка шансов на победу по ходам. { $description }
web-first = В начало
web-prev = На ход назад
web-next = На ход вперёд
web-last = В конец
web-play-moves = Воспроизвести
web-pause = Пауза
web-speed = Скорость { $speed }×
web-speed-label = Скорость
web-fork = Играть отсюда
web-fork-note = Новая партия, которая начинается после хода { $n }, с той же раздачей. Остальные места займут боты.
web-fork-start = Начать новую партию
web-fork-none = Здесь партия уже окончена. Вернитесь к более раннему ходу.
web-open-hands = Руки
web-fork-seat = Вы играете
web-looking-back = Просмотр прошлых ходов
web-look-back = Посмотреть этот момент
web-look-back-note = Вы смотрите прошлые ходы. Партия продолжается.
web-look-back-asked = В партии ваш ход.
web-look-back-end = Вернуться в партию
web-verify-deal = Проверить раздачу
web-verify-note = Перед первым ходом всем показали хеш. Он может быть хешем только одного зерна, а зерно определяет всю раздачу.
web-verify-hash = Показанный хеш
web-verify-seed = Зерно
web-verify-found = Хеш зерна, вычисленный этим браузером
web-verify-same = Они совпадают: раздача была задана до партии.
web-verify-other = Они различаются: это не обещанное зерно.
web-verify-command = Чтобы самостоятельно раздать карты и повторить ходы, скачайте запись:
web-replay-key-step = ← →
web-replay-key-step-does = на ход назад, на ход вперёд
web-replay-key-chapter = Page Up, Page Down
web-replay-key-chapter-does = к предыдущей части, к следующей
web-replay-key-ends = Home, End
web-replay-key-ends-does = в начало, в конец
web-replay-key-play = Пробел
web-replay-key-play-does = воспроизведение и пауза
web-replay-key-eyes = E
web-replay-key-eyes-does = другой вид
web-replay-key-question = ?
web-replay-key-question-does = этот список

## Analysis and statistics
web-analysis = Разбор
web-analysis-note = Сильнейший бот оценивает каждое решение, зная только то, что знал сам игрок.
web-analysis-failed = Разбор не удалось довести до конца.
web-analyse = Разобрать эту партию
web-analysing = Разбираем каждое решение… готово { $percent } %
web-expect = Лучшие ходы: { SEAT($seat) }
web-expect-none = Здесь нечего решать.
web-played-well = Сделанный ход: { $move }.
web-played-badly = Сделанный ход: { $move }. Это стоило около { $percent } % шансов на победу.
web-mistakes = Крупнейшие ошибки
web-mistakes-none = Крупных ошибок нет.
web-mistake = { $played }. Лучше: { $better } (−{ $percent } %)
web-mistake-at = { SEAT($seat) }, ход { $n }: ошибка на { $percent } %
web-graded =
    { $grade ->
        [mistake] Ошибка: цена — { $percent } %
       *[blunder] Грубая ошибка: цена — { $percent } %
    }
web-statistics = Статистика
web-gains = За что получены очки
web-gains-none = Очков ни у кого нет.
web-time-used = Время
web-hints-asked = Подсказки
web-luck = Удача раздачи
web-luck-note =
    { $games ->
        [one] Как справились боты с той же раздачей за { $games } быструю партию.
        [few] Как справились боты с той же раздачей за { $games } быстрые партии.
        [many] Как справились боты с той же раздачей за { $games } быстрых партий.
       *[other] Как справились боты с той же раздачей за { $games } быстрой партии.
    }
web-luck-playing = Моделируем эту раздачу… готово { $percent } %
web-luck-failed = Быстрые партии не удалось довести до конца.
web-luck-wins = { $percent } % побед (95 %: от { $low } до { $high })
web-luck-points = { NUMBER($mean, minimumFractionDigits: 1) } очка (от { NUMBER($low, minimumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1) })

## Settings
web-settings = Настройки
web-settings-all = Все настройки
web-you-section = Вы
web-name = Имя
web-save = Сохранить
web-saved = Сохранено.
web-look-section = Внешний вид
web-language = Язык
web-theme = Тема
web-theme-system = Как в системе
web-theme-light = Светлая
web-theme-dark = Тёмная
web-text-size = Размер текста
web-text-size-percent = { $percent } %
web-board-size = Размер поля и карт
web-board-size-percent =
    { $percent ->
        [100] По размеру окна
       *[other] { $percent } %
    }
web-contrast = Контраст
web-contrast-system = Как в системе
web-contrast-drawn = Обычный
web-contrast-more = Высокий
web-motion = Анимация
web-motion-full = Спокойная
web-motion-brief = Быстрая
web-motion-none = Нет
web-notes = Звуки и уведомления
web-sounds = Звуки за столом
web-volume = Громкость
web-sound-trial = Послушать
web-notify = Сообщать о моём ходе
web-notify-note = Уведомление браузера, пока вы заняты другим. В нём названа игра, но не то, что у вас в руке.
web-notify-allow = Включить уведомления
web-notify-stop = Отключить уведомления
web-notify-denied = Уведомления заблокированы в настройках браузера.
web-notify-none = Этот браузер не поддерживает уведомления.
web-notify-body = Ваш ход в игре «{ $game }».
web-title-turn = ● Ваш ход — { $game }
web-standing = Автоматические ответы
web-standing-note = Отправляются за вас с обычной задержкой, так что соперник ничего не заметит.
web-standing-ask = Спрашивать меня
web-standing-forced = Разрешать, если нет выбора
web-standing-allow = Всегда разрешать
web-standing-for-me = Отвечать за меня
web-standing-given = Ответ дан за вас.
web-devices = Другие устройства
web-devices-note = Код переносит вас и ваши партии на другое устройство. Он действует один раз, десять минут.
web-code-get = Продолжить на другом устройстве
web-code-show = Показать код
web-code-have = У меня есть код
web-code-use = Применить
web-claimed = С возвращением.
web-data = Ваши данные
web-data-note = Имя, настройки и места за столами
web-data-delete = Удалить мои данные
web-data-sure = Ваше имя и настройки будут удалены, а места за столами освобождены. Отменить это нельзя.
web-keep = Не удалять
web-data-done = Ваши данные удалены
web-data-done-note = Имя, настройки и места за столами удалены. Теперь вы новый гость: { $name }.

## Chu Han: the table
web-see-all = Все карты

## Стол для любой игры
web-generic-move = { MOVE($move) }
web-generic-moves = Ходы
web-generic-position = Позиция
web-generic-players = Игроки
web-generic-find = Найти ход
web-generic-none = Ни один ход не содержит «{ $text }».
web-generic-choose = Выбери ход.
web-generic-none-chosen = Сыграть
web-generic-play = Сыграть: { MOVE($move) }
web-generic-back = Назад
