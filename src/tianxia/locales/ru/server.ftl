# The server: refusals, and log lines about a table.

server-database-unknown = Адрес базы данных должен начинаться с одного из: { $kinds }.
server-secret-short = Секрет в { $path } слишком короткий: удалите файл, и будет создан новый.
server-settings-bad = Настройка сервера не читается: { $problem }
server-folder-unwritable = Папку данных { $path } нельзя использовать ({ $problem }). Дайте этому пользователю право записи или укажите другую папку через TIANXIA_DATA.
server-database-unwritable = В базу данных { $where } нельзя писать ({ $problem }). Проверьте, что её папка существует, что диск доступен для записи и что этот пользователь может туда писать.
server-database-full = Для базы данных { $where } не осталось места. Освободите место на этом диске и запустите снова.
server-database-corrupt = База данных { $where } повреждена ({ $problem }). Замените её резервной копией или уберите файл, чтобы начать с пустой.
server-database-unavailable = База данных { $where } недоступна ({ $problem }). Проверьте, что она запущена и что адрес верен.
server-database-failed = Базу данных { $where } нельзя использовать: { $problem }

server-no-guest = Вас здесь ещё не знают: загрузите страницу снова.
server-token = Этот запрос пришёл не с нашей страницы: загрузите её снова.
server-forbidden = Это не разрешено.
server-missing = Здесь ничего нет.
server-method = Здесь это невозможно.
server-malformed = Это не удалось понять.
server-large = Это слишком велико.
server-failed = Что-то пошло не так на нашей стороне. Попробуйте ещё раз.
server-storage-unavailable = Сервер сейчас не может ничего сохранить. Попробуйте ещё раз через несколько секунд.
server-too-many =
    { $seconds ->
        [1] Слишком часто. Попробуйте снова через секунду.
        [one] Слишком часто. Попробуйте снова через { $seconds } секунду.
        [few] Слишком часто. Попробуйте снова через { $seconds } секунды.
        [many] Слишком часто. Попробуйте снова через { $seconds } секунд.
       *[other] Слишком часто. Попробуйте снова через { $seconds } секунды.
    }
server-guest = Гость { $number }
server-name-empty = В имени нужна хотя бы одна буква.
server-settings-large = Эти настройки слишком велики, чтобы их хранить.
server-code = Этот код не действует: он работает один раз, десять минут.

server-option-choice = Опция { $option } может быть такой: { $choices }.
server-seats-number =
    { $fewest ->
        [2] { $most ->
            [2] Эта игра — для 2 игроков, а не для { $number }.
           *[other] В эту игру играют от { $fewest } до { $most } игроков, а не { $number }.
        }
       *[other] В эту игру играют от { $fewest } до { $most } игроков, а не { $number }.
    }
server-seats-players =
    { $number ->
        [one] Назовите { $number } игрока, в порядке хода.
        [few] Назовите { $number } разных игроков, в порядке хода.
        [many] Назовите { $number } разных игроков, в порядке хода.
       *[other] Назовите { $number } разного игрока, в порядке хода.
    }
server-seats-person = Хотя бы одно место должно быть для человека.
server-clock-seconds = Для часов нужно от одной секунды до двух недель.

server-table-missing = Такого стола нет.
server-table-rules = За этим столом играли по версии правил { $theirs }; здесь { $ours }.
server-table-earlier = Эта партия начата по версии правил { $theirs }; этот сервер играет по версии { $ours }. { $change }
server-table-old = За этим столом играли по другой версии правил, продолжить партию здесь нельзя.
server-table-waits = Партия не началась: кого-то ещё не хватает.
server-join-key = Этот стол закрытый: попросите ссылку.
server-join-started = Партия уже началась.
server-join-taken = Это место занято.
server-start-owner = Начать может только тот, кто открыл стол.
server-seat-foreign = Это не ваше место.
server-sockets = Вы смотрите слишком много столов сразу.
server-bot-tables =
    { $most ->
        [one] У вас идёт { $most } партия с ботами, и больше здесь нельзя. Доиграйте её или покиньте, а затем начните новую.
        [few] У вас идут { $most } партии с ботами, и больше здесь нельзя. Доиграйте или покиньте одну из них, а затем начните новую.
       *[many] У вас идёт { $most } партий с ботами, и больше здесь нельзя. Доиграйте или покиньте одну из них, а затем начните новую.
    }

server-move-stale = Партия ушла вперёд: вопрос уже другой.
server-move-long = Таких длинных ходов не бывает.
server-move-unfinished = Этот ход не завершён.
server-undo-no = Возвращать нечего.
server-undo-ask = Чтобы вернуть ход, нужно согласие остальных.
server-offer-none = Этого никто не предлагал.
server-offer-early = Партия ещё не окончена.
server-draw-bots = Бот играет до конца.
server-replace-time = Бот может заменить игрока, только когда у того выйдет время.
server-claim-time = Победу по времени можно забрать, только когда время соперника вышло.
server-claim-two = Если играют больше двух, за игрока, у которого вышло время, играет бот.
server-hint-off = За этим столом подсказок нет.
server-hint-wait = Подсказки — по одной.
server-message-long = Сообщение слишком длинное.
server-messages-many = Слишком много сообщений подряд.
server-bye-closing = Сервер ушёл на перерыв. Он вернётся.

server-replay-running = Пока партия идёт, смотреть назад можно только со своего места.
server-replay-viewpoint = Выберите вид одного из игроков или общий.
server-replay-same = Эта партия сыграна по версии правил { $theirs }. По версии { $ours } каждый её ход проходит так же.
server-replay-part = Эта партия сыграна по версии правил { $theirs }; этот сервер играет по версии { $ours }. { $change } Обе версии совпадают до хода { $shown } из { $moves }, и показана эта часть; результат — тот, с которым партия была сыграна.
server-study-earlier = Партию по прежней версии правил нельзя разобрать: боты играют по нынешней.
server-statistics-part = Для статистики нужна вся партия, а по нынешним правилам можно показать лишь её часть.
server-replay-move = Хода { $number } нет: последний — { $last }.
server-studies-many = Сейчас разбирается много партий. Попробуйте через несколько минут.
server-upload-text = Этот файл — не текст: запись кончается на .toml, и её может прочитать человек.
server-upload-long =
    { $most ->
        [one] Больше { $most } хода в партии не бывает.
        [few] Больше { $most } ходов в партии не бывает.
        [many] Больше { $most } ходов в партии не бывает.
       *[other] Больше { $most } хода в партии не бывает.
    }
server-upload-research = Опция { $option } — для исследований: такие партии здесь не показывают.
server-upload-bad = Эту запись не удаётся повторить: { $problem }
server-upload-unfinished = Эта партия не окончена: здесь хранятся только оконченные.

server-log-undo = { SEAT($seat) } возвращает ход.
server-log-undo-agreed = { SEAT($seat) } возвращает ход с согласия { SEAT($other, form: "gen") }.
server-log-undo-all = { SEAT($seat) } возвращает ход с согласия остальных.
server-log-draw-offer = { SEAT($seat) } предлагает ничью.
server-log-declined =
    { $what ->
        [undo] { SEAT($seat) } не соглашается на возврат хода.
        [rematch] { SEAT($seat) } отказывается от реванша.
       *[draw] { SEAT($seat) } отклоняет ничью.
    }
server-log-resign = { SEAT($seat) } сдаётся.
server-log-time = У { SEAT($seat, form: "gen") } вышло время.
server-log-draw = Согласована ничья.
server-log-replace = За { SEAT($seat, form: "acc") } теперь играет бот ({ $level }).

server-page-title = Tianxia
server-page-not-built = Сервер работает, но его страницы не собраны: запустите «make browser» в клоне репозитория или установите пакет wheel из «make wheel».
