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
web-about-chuhan = Карточная дуэль на повышение. Избавьтесь от карт, наберите 31 очко.
web-about-suntzu = Тайные приказы для пяти провинций, открываются по одному.
web-about-huang = Кладите тайлы, возводите пагоды, переживите войны. В счёт идёт ваш слабейший вид очков.
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
web-option-chuhan-events = События
web-option-chuhan-events-note = У каждого раунда своё особое правило.
web-players-number = Число игроков
web-option-huang-map = Поле
web-option-huang-map-note = В «Восемнадцати царствах» есть амбары и нет пагод крестьян.
web-option-huang-map-warring-states = Сражающиеся царства
web-option-huang-map-eighteen-kingdoms = Восемнадцать царств
web-option-huang-short = Короткая партия
web-option-huang-short-note = Для двоих: из мешка вслепую убирают 24 тайла.
web-option-huang-bandits = Разбойники
web-option-huang-bandits-note = На поле «Сражающихся царств» лежат пять шаек.
web-option-huang-palace = Дворец
web-option-huang-palace-note = Стоит на четырёх наместниках и даёт седьмой тайл.
web-option-huang-open_scores = Открытые очки
web-option-huang-open_scores-note = Все видят очки всех; иначе они скрыты.
web-option-suntzu-beginner = Первая партия
web-option-suntzu-beginner-note = Без полководцев, событий, +2 и +3, все армии в запасе с самого начала.
web-option-suntzu-generals = Полководцы
web-option-suntzu-generals-note = Каждый тайно оставляет одного из пяти и применяет его один раз.
web-option-suntzu-events = События
web-option-suntzu-events-note = Одно из пяти лежит открыто; когда сработает последнее, партия кончается.
web-option-suntzu-light_infantry = Событие «Лёгкая пехота»
web-option-suntzu-light_infantry-note = Что получает тот, кто отстаёт на шкале.
web-option-suntzu-light_infantry-point = Шаг на шкале
web-option-suntzu-light_infantry-army = Победа с перевесом 1
web-option-suntzu-order = Порядок битв
web-option-suntzu-order-note = До какого раунда он задан; потом выбирает тот, у кого меньше армий.
web-option-suntzu-order-polish = Задан в раундах 1–3
web-option-suntzu-order-classic = Задан только в раунде 1
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
web-chuhan-pause = После раунда в «Чу и Хань»
web-chuhan-pause-short = Продолжать через 5 секунд
web-chuhan-pause-long = Продолжать через 12 секунд
web-chuhan-pause-wait = Ждать меня
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
web-key-suntzu-arrows = Стрелки
web-key-suntzu-arrows-does = по картам в руке или по полю
web-key-suntzu-figures = 1–9
web-key-suntzu-figures-does = к этой карте
web-key-suntzu-space = Пробел
web-key-suntzu-space-does = взять карту, положить её в провинцию, выбрать провинцию
web-key-suntzu-letters = J, Q, H, C, W
web-key-suntzu-letters-does = положить карту в Цзиньянь, Цинь, Ханьци, Чу, У; или выбрать эту провинцию
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
web-huang-marks = Знаки в «Хуане»
web-huang-marks-letters = Буквы
web-huang-marks-signs = Иероглифы
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
web-standing-chuhan-ask-cancel = «Чу и Хань»: соперник применяет способность
web-standing-chuhan-ask-restore = «Чу и Хань»: Люй Чжи отменяет мою способность
web-standing-no-choice-suntzu = «Сунь-цзы»: вопрос, в котором выбора нет
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

## Chu Han: cards
web-chuhan-card-0 = Сюн Синь
web-chuhan-card-1 = Пехотинец
web-chuhan-card-2 = Фань Цзэн
web-chuhan-card-4 = Чиновник
web-chuhan-card-5 = Всадник
web-chuhan-card-7 = Стратег
web-chuhan-card-8 = Полководец
web-chuhan-card-9 = Цзыин
web-chuhan-rank = ранг { $rank }
web-chuhan-kind-lead = способность атаки
web-chuhan-kind-set = способность набора
web-chuhan-kind-response = способность ответа
web-chuhan-kind-pass = способность паса
web-chuhan-kind-reaction = ответный удар
web-chuhan-kind-joker = джокер
web-chuhan-kind-bonus = бонус
web-chuhan-power-0 = Ещё одна карта любого набора, к которому добавлен джокер. Сам по себе — одна карта ранга 0.
web-chuhan-power-2 = Набор ранга 2 из шести и более карт сразу приносит столько очков, сколько в нём карт.
web-chuhan-power-9 = Старшая одиночная карта. Её бьёт только способность Лю Бана.
web-chuhan-power-JiBu = Перед атакой: посмотрите четыре верхние карты колоды. Если взяты все указы, соперник к тому же играет с открытой рукой.
web-chuhan-power-YuJi = Перед атакой: положите в сброс другую карту из руки.
web-chuhan-power-YingBu = Перед атакой: возьмите из сброса карту ранга 1–5.
web-chuhan-power-LuZhi = Как только применена способность: отмените её. Обе карты уходят в сброс.
web-chuhan-power-XiaoHe = Когда Люй Чжи отменяет вашу способность: она всё же действует.
web-chuhan-power-PengYue = Ответьте набором ровно того же ранга.
web-chuhan-power-ZhongliMo = Разыграйте карты, у которых все ранги разные. Они считаются набором наименьшего ранга.
web-chuhan-power-LiuBang = Против одиночной 9, и только тогда: одна карта ранга 10.
web-chuhan-power-HanXin = Вместо ответа: соперник отвечает на свой же набор и получает 1 очко.
web-chuhan-power-XiahouYing = Пас, но следующий кон начинаете вы. Соперник получает 3 очка.
web-chuhan-power-XiangYu = Пас. Отныне все очки этого раунда удваиваются, у обоих.
web-chuhan-against-JiBu = Соперник смотрит четыре верхние карты колоды. Если взяты все указы, вы к тому же играете с открытой рукой.
web-chuhan-against-YuJi = Соперник кладёт в сброс другую карту из руки.
web-chuhan-against-YingBu = Соперник берёт из сброса карту ранга 1–5.
web-chuhan-against-HanXin = Вы отвечаете на свой же набор и получаете 1 очко.
web-chuhan-against-XiahouYing = Соперник пасует, но следующий кон начинает он. Вы получаете 3 очка.
web-chuhan-power-none = Без способности.
web-chuhan-power-barred = Не в этом раунде («{ EVENT($event) }»).

## Chu Han: the table
web-chuhan-cards =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
        [many] { $number } карт
       *[other] { $number } карты
    }
web-chuhan-holds =
    { $number ->
        [one] { SEAT($name) } держит { $number } карту.
        [few] { SEAT($name) } держит { $number } карты.
        [many] { SEAT($name) } держит { $number } карт.
       *[other] { SEAT($name) } держит { $number } карты.
    }
web-chuhan-known = Вам известны: { $cards }.
web-chuhan-hand =
    { $number ->
        [one] Ваша рука, { $number } карта
        [few] Ваша рука, { $number } карты
        [many] Ваша рука, { $number } карт
       *[other] Ваша рука, { $number } карты
    }
web-chuhan-piles = Колода, сброс и указы
web-chuhan-to-draw = в колоде
web-chuhan-sealed = недоступно: { $number }
web-chuhan-draw = Колода: можно взять { $number }, внизу недоступно { $sealed }
web-chuhan-top = Вы знаете верх колоды, считая сверху: { $cards }
web-chuhan-top-short = Сверху, как вы видели
web-chuhan-discarded = в сбросе
web-chuhan-discard-open =
    { $number ->
        [one] Сброс, { $number } карта: просмотреть
        [few] Сброс, { $number } карты: просмотреть
        [many] Сброс, { $number } карт: просмотреть
       *[other] Сброс, { $number } карты: просмотреть
    }
web-chuhan-discard-title = Сброс, { $number }
web-chuhan-discard-empty = В сбросе пока ничего нет.
web-see-all = Все карты
web-chuhan-pick = Что берёт Ин Бу?
web-chuhan-pick-first = Выберите, что Ин Бу возьмёт из сброса.
web-chuhan-writs =
    { $left ->
        [none] В этом раунде нет указов
        [0] Указов не осталось
        [one] Остался { $left } указ
        [few] Осталось { $left } указа
        [many] Осталось { $left } указов
       *[other] Осталось { $left } указа
    }
web-chuhan-writs-label = Указы: взято Хань { $han }, взято Чу { $chu }, осталось { $left }
web-chuhan-writs-title = Указы
web-chuhan-writs-about = Возьмите указ перед ходом: вы тянете { $number } карты. Если затем соперник первым избавится от карт, он получит на 1 очко больше за каждый ваш указ. Один указ за ход.
web-chuhan-event = событие
web-chuhan-no-event = без события
web-chuhan-doubled = Очки удваиваются
web-chuhan-row = Открыты для атакующего
web-chuhan-trick = Этот кон
web-chuhan-earlier = ещё { $number } ранее
web-chuhan-leads =
    { $you ->
        [1] Вы атакуете
       *[0] Атакует { SEAT($name) }
    }
web-chuhan-empty =
    { $you ->
        [1] Стол пуст. Атакуете вы.
       *[0] Стол пуст. Атакует { SEAT($name) }.
    }
web-chuhan-giving = Каждый выбирает две карты для соперника. Обмен происходит одновременно.
web-chuhan-used = { $name }: { CARDS($power) }
web-chuhan-with = с { CARDS($power, form: "ins") }
web-chuhan-to-beat =
    { $number ->
        [1] Перебить: одиночная { $rank }
        [2] Перебить: пара { $rank }
        [one] Перебить: { $number } карта ранга { $rank }
        [few] Перебить: { $number } карты ранга { $rank }
        [many] Перебить: { $number } карт ранга { $rank }
       *[other] Перебить: { $number } карты ранга { $rank }
    }
web-chuhan-own-set =
    { $number ->
        [1] Ваша одиночная { $rank }
        [2] Ваша пара { $rank }
        [one] Ваша { $number } карта ранга { $rank }
        [few] Ваши { $number } карты ранга { $rank }
        [many] Ваши { $number } карт ранга { $rank }
       *[other] Ваши { $number } карты ранга { $rank }
    }

## Chu Han: what is asked
web-chuhan-ask-lead = Атакуйте набором
web-chuhan-ask-lead-note =
    Одна карта или несколько одного ранга.{ $writ ->
        [0] {""}
       *[1] {" "}Сначала можно взять указ (+{ $writ } карты).
    }
web-chuhan-ask-plain-set = Атакуйте обычным набором
web-chuhan-ask-plain-set-note = Ваша способность отменена.
web-chuhan-ask-respond =
    { $number ->
        [1] Ответьте на одиночную { $rank }
        [2] Ответьте на пару { $rank }
        [one] Ответьте на { $number } карту ранга { $rank }
        [few] Ответьте на { $number } карты ранга { $rank }
        [many] Ответьте на { $number } карт ранга { $rank }
       *[other] Ответьте на { $number } карты ранга { $rank }
    }
web-chuhan-ask-respond-note =
    { $number ->
        [1] Одна карта выше { $rank } или пас.
        [one] { $number } карта одного ранга выше { $rank } или пас.
        [few] { $number } карты одного ранга выше { $rank } или пас.
        [many] { $number } карт одного ранга выше { $rank } или пас.
       *[other] { $number } карты одного ранга выше { $rank } или пас.
    }{ $writ ->
        [0] {""}
       *[1] {" "}Сначала можно взять указ (+{ $writ } карты).
    }
web-chuhan-ask-cancel =
    { $holds ->
        [0] Разрешить: { CARDS($power) }?
       *[1] Отменить { CARDS($power, form: "gen") } картой Люй Чжи?
    }
web-chuhan-ask-cancel-note =
    { $holds ->
        [0] У вас нет Люй Чжи, можно только разрешить.
       *[1] Обе карты уйдут в сброс.
    }
web-chuhan-ask-restore =
    { $holds ->
        [0] Отменено: { CARDS($cancelled) }
       *[1] Вернуть { CARDS($cancelled, form: "gen") } картой Сяо Хэ?
    }
web-chuhan-ask-restore-note =
    { $holds ->
        [0] У вас нет Сяо Хэ, отмена остаётся в силе.
       *[1] Люй Чжи и Сяо Хэ уйдут в сброс.
    }
web-chuhan-ask-give = Выберите две карты для { SEAT($rival, form: "gen") }
web-chuhan-ask-give-note = «{ chuhan-event-hong_gate }»: оба отдают одновременно.
web-chuhan-given = Вы отдаёте: { CARDS($cards) }.
web-chuhan-chosen =
    { $number ->
        [1] Выбрана карта: { CARDS($cards) }.
       *[other] Выбраны карты: { CARDS($cards) }.
    }
web-chuhan-usable = Можно применить: { CARDS($cards) }.
web-chuhan-completed = Набор дополнен. Выбраны карты: { CARDS($cards) }.
web-chuhan-power-open =
    { $power ->
        [YuJi] Добавьте карту, которую она сбросит,
        [YingBu] Пусть он возьмёт карту из сброса
        [PengYue] Добавьте набор, который разыграете с ним,
       *[ZhongliMo] Добавьте карты, которые разыграете с ним,
    } или разыграйте { CARDS($power, form: "gen") } как { $rank }.
web-chuhan-act-none = Выберите карты
web-chuhan-act-give-none = Выберите две карты
web-chuhan-act-play = Разыграть { $ranks }
web-chuhan-act-many =
    { $number ->
        [1] Одиночная { $rank }
        [2] Пара { $rank }
        [one] { $number } карта ранга { $rank }
        [few] { $number } карты ранга { $rank }
        [many] { $number } карт ранга { $rank }
       *[other] { $number } карты ранга { $rank }
    }
web-chuhan-act-single = Разыграть как { $rank }
web-chuhan-hint-single = { CARDS($card) } как { $rank }
web-chuhan-act-with = Разыграть с { CARDS($power, form: "ins") }
web-chuhan-act-use = Способность { CARDS($power, form: "gen") }
web-chuhan-act-target =
    { $power ->
        [YuJi] Юй Цзи: сбросить { CARDS($card) }
       *[YingBu] Ин Бу: взять { CARDS($card) }
    }
web-chuhan-act-pick = Способность Ин Бу…
web-chuhan-act-pass = Пас
web-chuhan-act-pass-with = Пас с { CARDS($power, form: "ins") }
web-chuhan-act-give = Отдать: { CARDS($cards) }
web-chuhan-act-cancel =
    { $known ->
        [0] Отменить картой Люй Чжи
       *[1] Отменить { CARDS($power, form: "gen") }
    }
web-chuhan-act-restore =
    { $known ->
        [0] Вернуть картой Сяо Хэ
       *[1] Вернуть { CARDS($power, form: "gen") }
    }
web-chuhan-act-allow = Разрешить
web-chuhan-act-writ = Указ
# Moves as noun phrases, in hints and analysis
web-chuhan-hint-give = Сопернику: { CARDS($cards) }
web-chuhan-hint-cancel =
    { $known ->
        [0] Отмена картой Люй Чжи
       *[1] Отмена { CARDS($power, form: "gen") }
    }
web-chuhan-hint-restore =
    { $known ->
        [0] Возврат картой Сяо Хэ
       *[1] Возврат { CARDS($power, form: "gen") }
    }
web-chuhan-hint-allow = Без ответного удара
web-chuhan-power-by =
    { $how ->
        [passes] { SEAT($seat) } пасует с картой
        [uses] { SEAT($seat) } применяет
        [cancels] { SEAT($seat) } отвечает картой
       *[plays] { SEAT($seat) } разыгрывает набор с картой
    }
web-chuhan-cancels = Отменяется и уйдёт в сброс: { CARDS($power) }.
web-chuhan-cards-of = Набор: { $cards }
web-chuhan-target = Карта: { $rank } ({ $card })
web-chuhan-always = Всегда разрешать за этим столом

## Chu Han: log and ends
web-chuhan-log-battle = Раунд { $battle }
web-chuhan-log-trick = Раунд { $battle }, кон { $trick }
web-chuhan-battle = Раунд
web-chuhan-start = Начало
web-chuhan-start-note = Хань атакует в первом раунде, Чу начинает с 1 очком.
web-chuhan-total = Всего
web-chuhan-by-battle = Очки по раундам
web-chuhan-battle-over = Раунд { $battle } окончен
web-chuhan-went-out = { SEAT($seat) } избавляется от карт
web-chuhan-next-battle = Следующий раунд
web-chuhan-left =
    У { SEAT($rival, form: "gen") } { $held ->
        [one] осталась { $held } карта
        [few] осталось { $held } карты
        [many] осталось { $held } карт
       *[other] осталось { $held } карты
    }{ $capped ->
        [0] {""}
       *[1] , в счёт идут { $cards }
    }: { $cards ->
        [one] { $cards } очко.
        [few] { $cards } очка.
        [many] { $cards } очков.
       *[other] { $cards } очка.
    }
web-chuhan-left-writs =
    У { SEAT($rival, form: "gen") } { $writs ->
        [one] взят { $writs } указ: { $writs } очко.
        [few] взято { $writs } указа: { $writs } очка.
        [many] взято { $writs } указов: { $writs } очков.
       *[other] взято { $writs } указа: { $writs } очка.
    }
web-chuhan-next-event = Следующее событие: { EVENT($event) }.
web-chuhan-reached =
    { $goal ->
        [one] { SEAT($seat) } набирает { $goal } очко.
        [few] { SEAT($seat) } набирает { $goal } очка.
        [many] { SEAT($seat) } набирает { $goal } очков.
       *[other] { SEAT($seat) } набирает { $goal } очка.
    }

## Huang: things
web-huang-points = очки { ROLE($colour, form: "gen-pl") }
web-huang-leader = лидер-{ ROLE($role) } { SEAT($seat, form: "gen") }
web-huang-tile = тайл { ROLE($role, form: "gen") }
web-huang-about-tile =
    { $colour ->
        [yellow] Лидеры стоят только рядом с наместниками, и наместники определяют исход восстаний.
        [red] Воины царства определяют исход его войн и побеждают разбойников.
        [blue] Лежит на реках, за одно действие можно положить несколько. Двумя платят за бунт.
        [green] После него можно взять тайл с рынка. Двумя платят за постройку.
       *[white] Его очки в конце пополняют ваши наименьшие очки.
    }
web-huang-about-leader =
    { $colour ->
        [yellow] Получает очко за каждого наместника, который входит в его царство, и за каждый другой тайл, у которого там нет своего лидера.
        [red] Получает очко за каждого воина, который входит в его царство. Вне поля может добавить 1 в войне.
        [blue] Получает очко за каждого крестьянина, который входит в его царство. Пока он вне поля, бунт стоит на тайл меньше.
        [green] Получает очко за каждого торговца, который входит в его царство. Пока он вне поля, постройка стоит на тайл меньше.
       *[white] Получает очко за каждого ремесленника, который входит в его царство.
    }
web-huang-about-building =
    { $kind ->
        [pagoda] В конце вашего хода ваш лидер её вида в её царстве получает очко.
        [palace] Если в конце вашего хода ваш лидер-наместник в его царстве, вы пополняете руку до семи тайлов, а не до шести.
        [granary] Если в конце вашего хода ваш лидер-крестьянин в царстве с несколькими амбарами, можно забрать все, кроме одного. Каждый стоит 2 очка крестьян.
       *[bandits] Их побеждает тайл рядом, если в его царстве не меньше воинов, чем разбойников.
    }
web-huang-empty = пусто
web-huang-possible = доступно
web-huang-under-pagoda = под пагодой { ROLE($role, form: "gen-pl") }
web-huang-under-palace = под дворцом
web-huang-under-granary = под амбаром
web-huang-state-at = царство { $hex }
web-huang-in-state =
    { $own ->
        [0] { $name }
       *[1] { $name } (ваше)
    }
web-huang-state-strength =
    { $number ->
        [one] { $name }: { $number } воин для войны.
        [few] { $name }: { $number } воина для войны.
        [many] { $name }: { $number } воинов для войны.
       *[other] { $name }: { $number } воина для войны.
    }
web-huang-leader-strength =
    { $number ->
        [one] { $leader }: рядом { $number } наместник для восстания.
        [few] { $leader }: рядом { $number } наместника для восстания.
        [many] { $leader }: рядом { $number } наместников для восстания.
       *[other] { $leader }: рядом { $number } наместника для восстания.
    }
web-huang-on = на { $hex }
web-huang-beside = вне поля
web-huang-map =
    { $map ->
        [warring-states] { web-option-huang-map-warring-states }
        [eighteen-kingdoms] { web-option-huang-map-eighteen-kingdoms }
       *[other] { $map }
    }
web-huang-turn = ход { $turn } · мешок { $bag }
web-huang-board = Поле. Стрелки или W E A D Z X ведут с гекса на гекс, пробел выбирает, N ведёт к следующему доступному гексу.
web-huang-players = Игроки
web-huang-players-more = Игроки: лидеры, тайлы и очки
web-huang-you = вы
web-huang-asked = выбирает
web-huang-action-of =
    { $number ->
        [3] конец хода
       *[other] действие { $number }/2
    }
web-huang-known = открыты всем: { TILES($tiles) }
web-huang-your-tiles = Ваши тайлы
web-huang-your-leaders = Ваши лидеры
web-huang-market = Рынок · мешок { $bag }
web-huang-states = Царства
web-huang-states-none = Царств ещё нет.
web-huang-state-hexes = Гексы: { $hexes }.
web-huang-strengths = Показать силу царств и лидеров
web-huang-log-turn = Ход { $turn }, { SEAT($seat) }

## Huang: what is asked
web-huang-ask-action =
    { $number ->
        [1] Ваше второе действие
       *[other] Ваше первое действие
    }
web-huang-ask-action-note = Выберите тайл или действие.
web-huang-ask-exchange = Обмен тайлов
web-huang-ask-exchange-note = Выберите тайлы, которые сбросите.
web-huang-ask-building = Возвести постройку?
web-huang-ask-building-note = Тайл на { $hex } завершает место для неё.
web-huang-ask-market = Взять тайл с рынка?
web-huang-ask-market-note = Выберите один из открытых тайлов.
web-huang-ask-chain = Ещё один крестьянин?
web-huang-ask-chain-note =
    { $fits ->
        [0] Подходящего у вас нет, и никто другой этого не узнает.
       *[1] Он должен лечь рядом с { $hex }, на реку.
    }
web-huang-ask-moving = Какая пагода переносится?
web-huang-ask-moving-note = Пагод её вида вне поля нет.
web-huang-ask-attack = Восстание: что вложите?
web-huang-ask-attack-note = При равенстве побеждает защитник.
web-huang-ask-defence = Восстание: что вложите?
web-huang-ask-defence-note = При равенстве побеждаете вы.
web-huang-ask-support = Война: кого поддержите?
web-huang-ask-support-note = Одно царство, воинами из руки.
web-huang-ask-winner = В войне равенство. Кто побеждает?
web-huang-ask-winner-note = Тайл положили вы, поэтому победителя выбираете вы.
web-huang-ask-paying =
    { $number ->
        [1] Уберите одного воина
        [one] Уберите { $number } воина
        [few] Уберите { $number } воинов
        [many] Уберите { $number } воинов
       *[other] Уберите { $number } воина
    }
web-huang-ask-paying-note = Царство-победитель платит за победу: выберите одного из его воинов.
web-huang-ask-granaries = Собрать амбары?
web-huang-ask-granaries-note = Вы забираете { $number }, один остаётся: выберите тот, что останется.
web-huang-where =
    { $kind ->
        [tile] Куда положить { ROLE($role, form: "gen") }?
        [leader] Куда поставить лидера-{ ROLE($role, form: "gen") }?
        [leaders] Какой лидер?
        [riot] Бунт: какой тайл убрать?
        [build] Где строить?
       *[exchange] Какие тайлы обменять?
    }
web-huang-where-note =
    { $kind ->
        [leaders] Выберите одного из ваших пяти.
        [exchange] Они уходят в коробку лицом вниз.
       *[other] { $number ->
            [0] Места для этого нет.
            [one] Доступно { $number } место.
            [few] Доступны { $number } места.
            [many] Доступно { $number } мест.
           *[other] Доступно { $number } места.
        }
    }
web-huang-no-place = Сейчас для { ROLE($role, form: "gen") } нет места.
web-huang-begin =
    { $kind ->
        [leaders] Лидер
        [riot] Бунт
        [build] Пагода
       *[exchange] Обмен
    }
web-huang-cannot =
    { $kind ->
        [leaders] Ни одного лидера нельзя поставить или переставить.
        [riot] Бунт стоит двух крестьян или одного, пока ваш лидер-крестьянин вне поля.
        [build] Пагоде нужен треугольник, и она стоит двух торговцев или одного, пока ваш лидер-торговец вне поля.
       *[exchange] Обменивать нечего.
    }
web-huang-cancel = Отмена
web-huang-withdraw = Отозвать
web-huang-stop =
    { $phase ->
        [building] Не строить
        [market] Не брать
        [chain] Хватит
       *[granaries] Не брать
    }
web-huang-act =
    { $verb ->
        [tile] Положить
        [leader] Поставить
        [riot] Бунт
        [pagoda] Возвести
        [palace] Возвести
        [move] Перенести
        [market] Взять
        [remove] Убрать
       *[granaries] Собрать
    }
web-huang-do-tile = { ROLE($role) } на { $hex }
web-huang-do-leader = лидер-{ ROLE($role) } на { $hex }
web-huang-do-off = отзыв лидера-{ ROLE($role, form: "gen") }
web-huang-do-riot = Бунт на { $hex }
web-huang-do-pagoda = пагода { ROLE($role, form: "gen-pl") } на { $hexes }
web-huang-do-palace = дворец на { $hexes }
web-huang-do-move = перенос пагоды с { $hexes }
web-huang-do-market = { ROLE($role) } с рынка
web-huang-do-exchange =
    { $number ->
        [one] Обмен { $number } тайла
        [few] Обмен { $number } тайлов
        [many] Обмен { $number } тайлов
       *[other] Обмен { $number } тайла
    }
web-huang-do-remove = воин с { $hex } в коробку
web-huang-do-granaries = Сохранение амбара на { $hex }
web-huang-do-commit = Вложить { $number }
web-huang-do-support = Поддержать { $name }: +{ $number }
web-huang-do-winner = Победа: { $name }
web-huang-hint-exchange =
    { $number ->
        [one] Обмен { $number } тайла
        [few] Обмен { $number } тайлов
        [many] Обмен { $number } тайлов
       *[other] Обмен { $number } тайла
    }
web-huang-hint-commit =
    { $number ->
        [one] { $number } тайл
        [few] { $number } тайла
        [many] { $number } тайлов
       *[other] { $number } тайла
    }{ $leader ->
        [0] { "" }
       *[1] { " + лидер" }
    }
web-huang-hint-support =
    { $name }: { $number ->
        [one] { $number } тайл
        [few] { $number } тайла
        [many] { $number } тайлов
       *[other] { $number } тайла
    }{ $leader ->
        [0] { "" }
       *[1] { " + лидер" }
    }
web-huang-hint-stay-out = Без участия
web-huang-effect-own-point =
    { $number } { $number ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    } { ROLE($colour, form: "gen-pl") } вам
web-huang-hint-winner = Победа: { $name }
web-huang-move-stop = { SEAT($seat) } завершает действие.
web-huang-open-hand = Тайлы { SEAT($seat, form: "gen") }: { TILES($tiles) }
web-huang-open-market = Рынок: { TILES($tiles) }
web-huang-do-stop = Ничего больше

## Huang: conflicts
web-huang-war = Война: { $names }
web-huang-against = {" "}/{" "}
web-huang-and = {" "}+{" "}
web-huang-war-lead = Их соединяет тайл { SEAT($seat, form: "gen") } на { $hex }. Судьбу столкнувшихся лидеров решают воины.
web-huang-revolt = Восстание: { SEAT($attacker) } против { SEAT($defender, form: "gen") }
web-huang-revolt-lead = Спорят лидеры-{ ROLE($role, form: "pl") }: считаются наместники рядом с ними и из руки.
web-huang-ties-yours = При равенстве побеждаете вы.
web-huang-ties-defender = При равенстве побеждает защитник.
web-huang-ties-you-choose = При равенстве победителя выбираете вы.
web-huang-ties-choose = При равенстве победителя выбирает { SEAT($seat) }.
web-huang-sides = Стороны
web-huang-side-ours = ваша сторона
web-huang-pairs = Столкнувшиеся лидеры
web-huang-attacks = { SEAT($seat) } нападает
web-huang-defends = { SEAT($seat) } защищается
web-huang-reds =
    { $number ->
        [one] { $number } воин
        [few] { $number } воина
        [many] { $number } воинов
       *[other] { $number } воина
    }
web-huang-yellows =
    { $number ->
        [one] { $number } наместник
        [few] { $number } наместника
        [many] { $number } наместников
       *[other] { $number } наместника
    }
web-huang-yours = { $number } от вас
web-huang-gave-short = { $number } от { SEAT($seat, form: "gen") }
web-huang-gave = { SEAT($seat) } даёт { $number } за { $state }
web-huang-gave-yellow = { SEAT($seat) } даёт { $number }
web-huang-gave-nothing = { SEAT($seat) } не вмешивается
web-huang-you-choose = Сейчас выбираете вы
web-huang-chooses = Сейчас выбирает { SEAT($seat) }
web-huang-chooses-later = Позже выбирает { SEAT($seat) }
web-huang-chooses-last = Позже всех выбирает { SEAT($seat) }
web-huang-chooses-winner = Равенство: победителя выбирает { SEAT($seat) }
web-huang-commit = Сколько тайлов { ROLE($role, form: "gen-pl") } вложить
web-huang-fewer = На один меньше
web-huang-more = На один больше
web-huang-of = { $number } из { $most }
web-huang-add-leader = Добавить лидера-{ ROLE($role, form: "gen") } вне поля, +1
web-huang-stay-out = Без участия
web-huang-choose-side = Сначала выберите сторону
web-huang-choose-winner = Выберите победителя
web-huang-war-won = Победа в войне: { $state }
web-huang-revolt-won = { SEAT($seat) } побеждает в восстании
web-huang-score =
    { $why ->
        [defender] { $high }:{ $low }, при равенстве побеждает защитник.
        [chosen] { $high }:{ $low }, при равенстве победителя выбирает { SEAT($seat) }.
       *[more] { $high }:{ $low }.
    }
web-huang-go-on = Дальше
web-huang-you-won = Победа
web-huang-you-lost = Поражение
web-huang-your-place = { $place }-е место

## Huang: the end
web-huang-nobody-wins = Победителя нет
web-huang-step =
    { $step ->
        [earned] Как он получился: заработанные очки.
        [granaries] Каждый амбар добавляет 2 очка крестьян.
        [spread] Очки ремесленников дополняют наименьший из остальных видов.
       *[lowest] Очки ремесленников дополняют наименьший вид, он и идёт в счёт.
    }
web-huang-final = Итоговые очки
web-huang-total = Счёт
web-huang-skip = Показать всё
web-huang-tie =
    { $rank ->
        [2] { SEAT($first) } выше { SEAT($second, form: "gen") }: решает второй снизу вид очков.
        [3] { SEAT($first) } выше { SEAT($second, form: "gen") }: решает третий снизу вид очков.
       *[4] { SEAT($first) } выше { SEAT($second, form: "gen") }: решает наибольший вид очков.
    }
web-huang-tie-white = { SEAT($first) } выше { SEAT($second, form: "gen") }: понадобилось меньше очков ремесленников.
web-huang-tie-shared = { SEAT($first) } и { SEAT($second) } делят место.

## Huang: signs on possible hexes
web-huang-sign =
    { $effect ->
        [point] очко вам
        [rival-point] очко кому-то другому
        [joins] царства объединяются
        [pagoda] можно возвести постройку
        [war] война
        [revolt] восстание
        [bandits] разбойники побеждены
       *[removes] теряются лидеры или постройки
    }

## Sun Tzu: cards
web-suntzu-framed = возвращается каждый раунд
web-suntzu-unframed = выходит из игры после розыгрыша
web-suntzu-note-one = ещё карта
web-suntzu-note-six = метка
web-suntzu-note-plus = перевес { $number }
web-suntzu-note-cost = перевес { $number }
web-suntzu-note-minus = слабее на 1
web-suntzu-note-plague = { suntzu-card-plague }
web-suntzu-card-number = Из двух чисел побеждает большее, перевес равен разнице.
web-suntzu-card-one = Из двух чисел побеждает большее, перевес равен разнице. Кто кладёт 1, тянет три карты и оставляет две, если её не встретила Чума.
web-suntzu-card-six = Из двух чисел побеждает большее, перевес равен разнице. 6 ставит в провинции армию меткой, и больше туда её класть нельзя.
web-suntzu-card-plus = Бьёт любое число и −1 с перевесом { $plus }. Из двух карт + побеждает большая, перевес равен разнице.
web-suntzu-card-cost =
    Бьёт любое число и −1 с перевесом { $plus }. { $cost ->
        [one] Стоит { $cost } армию, она уходит в подкрепления.
        [few] Стоит { $cost } армии, они уходят в подкрепления.
        [many] Стоит { $cost } армий, они уходят в подкрепления.
       *[other] Стоит { $cost } армии, они уходят в подкрепления.
    }
web-suntzu-card-minus = Число бьёт её с перевесом лишь 1, а карта + — с перевесом, равным своей величине, так что соперник выставит меньше армий.
web-suntzu-card-plague = Битвы нет: другая карта ничего не делает, а половина армий оттуда уходит в запас.

## Sun Tzu: the table
web-suntzu-map = Пять провинций
web-suntzu-hand =
    { $number ->
        [one] Ваша рука, { $number } карта
        [few] Ваша рука, { $number } карты
        [many] Ваша рука, { $number } карт
       *[other] Ваша рука, { $number } карты
    }
web-suntzu-round-of = Раунд { $round } из { $rounds }
web-suntzu-log-round = Раунд { $round }
web-suntzu-track =
    { $steps ->
        [0] Маркер стоит в центре.
       *[other] Маркер прошёл { $steps } из 9 шагов в сторону { SEAT($seat, form: "gen") }.
    }
web-suntzu-held =
    { $armies ->
        [0] Нейтральна.
        [one] { SEAT($seat) }, { $armies } армия.
        [few] { SEAT($seat) }, { $armies } армии.
        [many] { SEAT($seat) }, { $armies } армий.
       *[other] { SEAT($seat) }, { $armies } армии.
    }
web-suntzu-worth = Даёт { $first } в раунде 3, { $second } в раунде 6, { $third } в раунде 9.
web-suntzu-worth-next = даёт { $value } после раунда { $round }
web-suntzu-marked = Метка { SEAT($seat, form: "gen") }.
web-suntzu-order-own = Ваш приказ: { CARDS($card) }.
web-suntzu-order-open = { SEAT($seat) }: { CARDS($card) }.
web-suntzu-order-hidden = { SEAT($seat) }: приказ лицом вниз.
web-suntzu-order-none = Вашего приказа пока нет.
web-suntzu-rounds-label = Раунды; подсчёт после 3, 6 и 9
web-suntzu-forces = Силы
web-suntzu-standing = Отвечать за меня, когда выбора нет
web-suntzu-on-map = На поле
web-suntzu-pool = Запас
web-suntzu-reinforcements = Подкрепления
web-suntzu-marks = Метки
web-suntzu-in-hand = Карты в руке
web-suntzu-in-pile = Колода
web-suntzu-general = Полководец
web-suntzu-hidden =
    { $number ->
        [1] скрыт
       *[other] скрыто: { $number }
    }
web-suntzu-general-late = { $name } (только до раунда { $round })
web-suntzu-event = событие
web-suntzu-more = Ещё
web-suntzu-picks = Порядок битв выбирает { SEAT($seat) }.
web-suntzu-rounds = Прошедшие раунды
web-suntzu-rounds-none = Битв ещё не было.
web-suntzu-scored = Подсчёт: Сунь-цзы { $suntzu }, Шао { $shao }.
web-suntzu-cards = Оставшиеся карты
web-suntzu-cards-note = У обоих одни и те же 20 карт. Карты в рамке возвращаются каждый раунд; остальные показанные здесь ещё не разыграны и не обменяны: они в руке или в колоде.
web-suntzu-cards-where =
    { $hand ->
        [one] В руке { $hand } карта
        [few] В руке { $hand } карты
        [many] В руке { $hand } карт
       *[other] В руке { $hand } карты
    }, в колоде { $pile }.
web-suntzu-cards-unseen =
    { $number ->
        [1] Одна из них скрытно ушла в коробку.
       *[other] Скрытно ушло в коробку из них: { $number }.
    }
web-suntzu-card-left =
    { $number ->
        [0] { CARDS($card) }: не осталось
       *[other] { CARDS($card) }: осталось { $number }
    }
web-suntzu-generals = Полководцы
web-suntzu-drawn = Взятые вами карты

## Sun Tzu: battles
web-suntzu-battle = Битва в провинции { PROVINCE($province) }
web-suntzu-beats = бьёт
web-suntzu-loses = слабее
web-suntzu-against = против
web-suntzu-plagued = Чума
web-suntzu-to-come = ещё { $number }
web-suntzu-result =
    { $won ->
        [won] { SEAT($seat) } побеждает в провинции { PROVINCE($province) } с перевесом { $number }
        [plague] В провинции { PROVINCE($province) } Чума
       *[nothing] В провинции { PROVINCE($province) } победителя нет
    }
web-suntzu-because =
    { $what ->
        [wins] { $how ->
            [bonus] { CARDS($strong) } бьёт { CARDS($weak) } с перевесом { $number }.
            [minus] Число бьёт { CARDS($weak) } с перевесом { $number }.
           *[other] { CARDS($strong) } больше { CARDS($weak) } на { $number }.
        }
        [plague] { $great ->
            [0] Битвы нет; половина армий уходит в запас.
           *[1] Битвы нет; все армии, кроме одной, уходят в запас.
        }
       *[nothing] { $how ->
            [numbers] Обе карты считаются за { CARDS($strong) }.
           *[other] { CARDS($strong) } и { CARDS($weak) } гасят друг друга.
        }
    }
web-suntzu-next-battle = Следующая битва
web-suntzu-skip = Показать всё
web-suntzu-go-on = Дальше

## Sun Tzu: what is asked
web-suntzu-ask-choose = Выберите полководца
web-suntzu-ask-choose-note = Применить его можно один раз за партию. Соперник не видит, кто это.
web-suntzu-ask-orders = Отдайте приказы
web-suntzu-ask-orders-note = По карте в каждую провинцию, одновременно с соперником.
web-suntzu-ask-pick = Выберите следующую битву
web-suntzu-ask-pick-note =
    { $equal ->
        [0] К началу битв у вас было меньше армий на поле, поэтому порядок битв за вами.
       *[1] К началу битв армий было поровну, а в прошлый раз меньше было у вас, поэтому порядок битв за вами.
    }
web-suntzu-ask-after = Битвы окончены
web-suntzu-ask-after-note = Можно обменять карту без рамки на армию из подкреплений или применить полководца.
web-suntzu-ask-keep =
    { $number ->
        [1] Какую карту оставите?
       *[other] Какие две карты оставите?
    }
web-suntzu-ask-keep-note = Другая уйдёт под колоду.
web-suntzu-ask-general =
    { $fits ->
        [0] Ваш полководец не действует в провинции { PROVINCE($province) }
       *[1] Применить полководца в провинции { PROVINCE($province) }?
    }
web-suntzu-ask-general-note =
    { $fits ->
        [0] С этими картами он ничего не может. Вас спрашивают, чтобы соперник ничего не узнал.
       *[1] Карты открыты; сейчас на них можно повлиять.
    }
web-suntzu-ask-from = Запас пуст: откуда взять армию?
web-suntzu-ask-from-note =
    { $number ->
        [one] В провинцию { PROVINCE($province) } нужно поставить ещё { $number } армию.
        [few] В провинцию { PROVINCE($province) } нужно поставить ещё { $number } армии.
        [many] В провинцию { PROVINCE($province) } нужно поставить ещё { $number } армий.
       *[other] В провинцию { PROVINCE($province) } нужно поставить ещё { $number } армии.
    }
web-suntzu-ask-mark-from = Запас пуст: какая армия отметит { PROVINCE($province) }?
web-suntzu-ask-mark-from-note = Она останется там навсегда и больше не считается.
web-suntzu-ask-pay =
    { $number ->
        [1] Отдайте одну армию
        [one] Отдайте { $number } армию
        [few] Отдайте { $number } армии
        [many] Отдайте { $number } армий
       *[other] Отдайте { $number } армии
    }
web-suntzu-ask-pay-note =
    { $cause ->
        [event] Событие «{ EVENT($event) }»:
       *[other] Плата за карту { CARDS($cause) }:
    } { $number ->
        [1] одна армия, из запаса; или выберите провинцию.
        [one] { $number } армия, одна за другой, из запаса; или выберите провинцию.
        [few] { $number } армии, одна за другой, из запаса; или выберите провинцию.
        [many] { $number } армий, одна за другой, из запаса; или выберите провинцию.
       *[other] { $number } армии, одна за другой, из запаса; или выберите провинцию.
    }
web-suntzu-ask-exchange = Запас пуст: обменять карту?
web-suntzu-ask-exchange-note =
    { $number ->
        [one] В провинцию { PROVINCE($province) } вошла бы ещё { $number } армия. Карта без рамки даёт одну из подкреплений.
        [few] В провинцию { PROVINCE($province) } вошли бы ещё { $number } армии. Карта без рамки даёт одну из подкреплений.
        [many] В провинцию { PROVINCE($province) } вошло бы ещё { $number } армий. Карта без рамки даёт одну из подкреплений.
       *[other] В провинцию { PROVINCE($province) } вошло бы ещё { $number } армии. Карта без рамки даёт одну из подкреплений.
    }
web-suntzu-ask-mark-exchange = Запас пуст: обменять карту?
web-suntzu-ask-mark-exchange-note = В провинции { PROVINCE($province) } нужно поставить метку. Карта без рамки даёт армию из подкреплений.
web-suntzu-ask-take = Взять ещё одного полководца?
web-suntzu-ask-take-note = «{ suntzu-event-chariot }»: у вас метки в трёх провинциях.
web-suntzu-ask-place = Победить в провинции { PROVINCE($province) } с перевесом 1?
web-suntzu-ask-place-note = «{ suntzu-event-light_infantry }»: оба положили 1, и вы отстаёте на шкале.
web-suntzu-where = Куда положить карту { CARDS($card) }?
web-suntzu-laid = Положено приказов: { $number } из 5.
web-suntzu-missing =
    { $number ->
        [1] В одной провинции ещё нет карты.
        [one] В { $number } провинции ещё нет карты.
        [few] В { $number } провинциях ещё нет карт.
        [many] В { $number } провинциях ещё нет карт.
       *[other] В { $number } провинции ещё нет карты.
    }
web-suntzu-laid-in = лежит в провинции { PROVINCE($province) }
web-suntzu-card-first = Сначала выберите карту.
web-suntzu-not-here = Эту провинцию сейчас выбрать нельзя.
web-suntzu-not-exchanged = Карту { CARDS($card) } сейчас обменять нельзя.
web-suntzu-use-where =
    { $general ->
        [move] { $number ->
            [0] Переброска армии: откуда?
            [1] Переброска армии ({ PROVINCE($from) }): куда?
           *[other] Переброска армии: { PROVINCE($from) } → { PROVINCE($to) }?
        }
        [levy] { $number ->
            [0] Ополчение: где?
           *[other] Ополчение: { PROVINCE($from) }?
        }
        [remove] { $number ->
            [0] Изгнание армии соперника: где?
           *[other] Изгнание армии соперника: { PROVINCE($from) }?
        }
       *[other] Применить полководца «{ GENERAL($general) }»?
    }
web-suntzu-act-seal = Отдать приказы
web-suntzu-act-all-back = Забрать все
web-suntzu-act-back = Не сейчас
web-suntzu-act-choose = Выберите
web-suntzu-act-choose-card = Выберите карту
web-suntzu-act-choose-province = Выберите провинцию
web-suntzu-act-general = { GENERAL($general) }…
web-suntzu-act-exchange = Обменять: { CARDS($card) }
web-suntzu-act-use =
    { $number ->
        [0] Применить: { GENERAL($general) }
        [1] { GENERAL($general) }: { PROVINCE($from) }
       *[other] { GENERAL($general) }: { PROVINCE($from) } → { PROVINCE($to) }
    }
web-suntzu-act-battle = Битва: { PROVINCE($province) }
web-suntzu-act-pool = Из запаса
web-suntzu-act-from = Из провинции { PROVINCE($province) }
web-suntzu-act-keep = Оставить: { CARDS($cards) }
web-suntzu-act-keep-general = Оставить: { GENERAL($general) }
web-suntzu-act-take = Взять: { GENERAL($general) }
web-suntzu-act-place = Победа с перевесом 1
web-suntzu-act-standing = Отвечать за меня
web-suntzu-act-no =
    { $ask ->
        [after] Ничего не применять
        [general] Без полководца
        [exchange] Без обмена
        [mark-exchange] Без обмена
        [take] Без полководца
       *[other] Без изменений
    }
# Moves as noun phrases, in hints and analysis
web-suntzu-move-orders = { SEAT($seat) } отдаёт приказы: { suntzu-province-jinyan } { CARDS($jinyan) }, { suntzu-province-qin } { CARDS($qin) }, { suntzu-province-hanqi } { CARDS($hanqi) }, { suntzu-province-chu } { CARDS($chu) }, { suntzu-province-wu } { CARDS($wu) }.
web-suntzu-move-keeps = { SEAT($seat) } берёт в руку: { CARDS($cards) }.
web-suntzu-move-general = { SEAT($seat) } берёт полководца: { GENERAL($general) }.
web-suntzu-move-no = { SEAT($seat) } ничего не делает.
web-suntzu-open-hand = Рука { SEAT($seat, form: "gen") }: { CARDS($cards) }
web-suntzu-hint-exchange = Обмен: { CARDS($card) }
web-suntzu-hint-use =
    { $number ->
        [0] Полководец: { GENERAL($general) }
        [1] { GENERAL($general) }: { PROVINCE($from) }
       *[other] { GENERAL($general) }: { PROVINCE($from) } → { PROVINCE($to) }
    }
web-suntzu-hint-battle = Битва: { PROVINCE($province) }
web-suntzu-hint-pool = Армия из запаса
web-suntzu-hint-from = Армия из провинции { PROVINCE($province) }
web-suntzu-hint-keep = { CARDS($cards) } в руку
web-suntzu-hint-keep-general = { GENERAL($general) } (полководец)
web-suntzu-hint-take = { GENERAL($general) } (новый полководец)
web-suntzu-hint-no =
    { $ask ->
        [after] Без обмена и без полководца
        [general] Без полководца
        [exchange] Без обмена
        [mark-exchange] Без обмена
        [take] Без полководца
       *[other] Без изменений
    }

## Sun Tzu: scorings and the end
web-suntzu-scoring = Подсчёт раунда { $round }
web-suntzu-score = Сунь-цзы { $suntzu }, Шао { $shao }
web-suntzu-marker-moves =
    { $steps ->
        [0] Маркер остаётся на месте
        [one] Маркер сдвигается на { $steps } шаг в сторону { SEAT($seat, form: "gen") }
        [few] Маркер сдвигается на { $steps } шага в сторону { SEAT($seat, form: "gen") }
        [many] Маркер сдвигается на { $steps } шагов в сторону { SEAT($seat, form: "gen") }
       *[other] Маркер сдвигается на { $steps } шага в сторону { SEAT($seat, form: "gen") }
    }{ $side ->
        [none] {""} и стоит в центре.
       *[other] {""} и стоит на { $track } на стороне { SEAT($side, form: "gen") }.
    }
# Why the game ended when it did
web-suntzu-why =
    { $ending ->
        [track] Маркер дошёл до края: партия заканчивается сразу, после раунда { $round }.
        [events] Сработало пятое событие: партия заканчивается сразу, в раунде { $round }.
       *[rounds] Все раунды сыграны.
    } { $steps ->
        [draw] Маркер в центре, и запасы равны.
        [0] Маркер в центре, поэтому решают запасы: у Сунь-цзы { $suntzu }, у Шао { $shao }.
       *[other] {""}
    }
web-suntzu-centre = Маркер стоит в центре
web-suntzu-side = в пользу { SEAT($seat, form: "gen") }
web-suntzu-nobody = Никто

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
