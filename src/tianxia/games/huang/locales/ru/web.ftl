# Messages of Huang in the browser.

## The lobby
web-about-huang = Кладите тайлы, возводите пагоды, переживите войны. В счёт идёт ваш слабейший вид очков.

## Setting up a table
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

## Settings
web-huang-marks = Знаки в «Хуане»
web-huang-marks-letters = Буквы
web-huang-marks-signs = Иероглифы

## Things
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

## What is asked
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

## Conflicts
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

## The end
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

## Signs on possible hexes
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
