# The engine: refusals, scenarios, records.

engine-game-over = Партия окончена: ходов больше нет.
engine-not-your-turn = { SEAT($seat) } сейчас не ходит; решение за: { SEAT($actors) }.
engine-seat-not-asked = Место { $seat } сейчас не спрашивают.
engine-action-not-legal = Действие { $action } для места { $seat } сейчас недопустимо.
engine-not-an-integer = { $what } должно быть целым числом, а не { $value } ({ $kind }).
engine-no-single-player = Несколько мест решают одновременно ({ $seats }): укажите, какое имеется в виду.
engine-seed = Зерно должно быть целым числом от 0, не длиннее { $bits } бит.
engine-unknown-game = Игры «{ $game }» нет. Игры: { $games }.
engine-extra-missing = { $package } не установлен: pip install "tianxia[{ $extra }]".

engine-option-unknown = В { $game } нет опции «{ $option }». Есть: { $known }.
engine-option-bad = У опции недопустимое значение: { $problem }.
engine-option-form = «{ $text }» — не опция. Пишите имя=значение, например events=on.

engine-position-no-table = { $key } должно быть таблицей, например { "{" } han = …, chu = … { "}" }.
engine-position-unknown = { $key } — не ключ позиции. Здесь известны: { $known }.
engine-position-missing = { $key } отсутствует; нужно одно из: { $choices }.
engine-position-no-number = { $key } должно быть целым числом.
engine-position-range = { $key } равно { $value }, а должно быть от { $low } до { $high }.
engine-position-no-switch = { $key } должно быть true или false.
engine-position-no-text = { $key } должно быть текстом.
engine-position-no-list = { $key } должно быть списком.
engine-position-choice = В { $key } стоит «{ $value }», а нужно одно из: { $choices }.
engine-position-seed = Зерно должно быть целым числом от 0 или более длинным в шестнадцатеричных цифрах, не больше 256 бит.

engine-file-no-file = { $path } — не файл.
engine-file-large = { $path } слишком велик для такого файла.
engine-file-utf8 = { $path } — не текст в UTF-8.
engine-file-unreadable = { $path } не читается: { $problem }.
engine-file-unwritable = { $path } не записывается: { $problem }.
engine-toml = Это не TOML: { $problem }.

engine-no-scenarios = В { $path } нет файлов сценариев (.toml).
engine-scenario-key = «{ $key }» здесь ничего не значит. Известны: { $known }.
engine-scenario-text = «{ $key }» обязательно, и это должен быть текст.
engine-scenario-table = «{ $key }» должно быть таблицей.
engine-scenario-steps = Шаги должны быть массивом таблиц: [[steps]].
engine-scenario-do-or-refuse = В шаге { $number } должно быть либо «do», либо «refuse».
engine-scenario-position = Такой позиции быть не может: { $problem }
engine-scenario-begin = Партия не может начаться: { $problem }
engine-scenario-unreadable = «{ $text }» не читается: { $problem }
engine-scenario-expect = Ожидание не читается: { $problem }
engine-scenario-at-end = в конце
engine-scenario-at-step = на шаге { $number } ({ $seat }: { $text })
engine-scenario-changed = Чтение хода изменило состояние.
engine-scenario-accepted = Ход должен быть отклонён, но он допустим.
engine-scenario-refused = Ход отклонён: { $reason }

engine-expect-table = Нужна таблица ключей и значений.
engine-expect-key = В дампе { $game } нет ключа «{ $key }».
engine-expect-texts = «{ $key }» должно быть списком текстов.
engine-expect-seat = «{ $seat }» — не место. Места: { $seats }.
engine-expect-which-seat = Спрашивают несколько мест: пишите { $key } = { "{" } seat = […] { "}" }.
engine-expect-one-step = «{ $text }» — больше одного шага; «only» — для решений из одного шага.
engine-expect-differs =
    { $key }
        ожидалось { $wanted }
        найдено   { $found }
engine-expect-legal = «{ $text }» для { $seat } допустимо, а не должно.
engine-expect-refused = «{ $text }» должно быть допустимо для { $seat }, но: { $reason }

engine-score = { $points }
engine-score-seat = { SEAT($seat) } { $points }

engine-record-key = «{ $key }» в записи ничего не значит. Известны: { $known }.
engine-record-missing = В записи нет «{ $key }», или форма неверна.
engine-record-rules = Эта запись сделана по правилам { $theirs } игры { $game }; здесь правила { $ours }, и партия может повториться иначе.
engine-record-departs = Эта партия сыграна по версии правил { $theirs }; здесь версия { $ours }. { $change } Обе версии совпадают до хода { $shown } из { $moves }.
engine-record-start = Запись не может начаться: { $problem }
engine-record-seat = Ход { $number }: «{ $seat }» — не место в этой партии.
engine-record-line = «{ $text }» — не ход; строка — это место и текст, например: han play 7 7 7.
engine-record-move = Ход { $number } ({ $move }) сыграть нельзя: { $problem }
engine-record-final = Ходы приводят не к той позиции, что указана в записи: запись изменена или сделана другой программой.
