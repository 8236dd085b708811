# Sun Tzu.

suntzu-name = Сунь-цзы
suntzu-about = Тайные приказы и перетягивание каната: Сунь-цзы и царь Шао кладут по пять карт за раунд, по одной в каждую провинцию.

suntzu-seat-suntzu = Сунь-цзы
    .gen = Сунь-цзы
    .dat = Сунь-цзы
    .acc = Сунь-цзы
suntzu-seat-shao = Шао
    .gen = Шао
    .dat = Шао
    .acc = Шао

suntzu-card--1 = −1
suntzu-card-plague = Чума

suntzu-province-jinyan = Цзиньянь
suntzu-province-qin = Цинь
suntzu-province-hanqi = Ханьци
suntzu-province-chu = Чу
suntzu-province-wu = У

suntzu-event-plague = Чума
suntzu-event-chariot = Колесницы
suntzu-event-champion = Чемпион
suntzu-event-hero = Герой
suntzu-event-light_infantry = Лёгкая пехота

## What an event does
suntzu-rule-plague = После четырёх карт Чумы каждый игрок переводит в подкрепления армию из запаса, а если он пуст — с поля.
suntzu-rule-chariot = У кого метки в трёх провинциях, тот может взять ещё одного полководца.
suntzu-rule-champion = Чья 9 не победила, тот переводит армию в подкрепления.
suntzu-rule-hero = Чья 10 не победила, тот переводит две армии в подкрепления.
suntzu-rule-light_infantry = Две единицы в одной провинции помогают тому, кто отстаёт на шкале.

## Generals
suntzu-general-move = Переброска
suntzu-general-as_six = Как шестёрка
suntzu-general-head_start = Фора
suntzu-general-recycle_minus = Возврат минуса
suntzu-general-levy = Ополчение
suntzu-general-second_six = Вторая шестёрка
suntzu-general-remove = Изгнание
suntzu-general-plague_zero = Нулевая чума
suntzu-general-great_plague = Великая чума
suntzu-general-recycle_plague = Возврат чумы

## What a general does
suntzu-power-move = одна ваша армия переходит в соседнюю провинцию, нейтральную или вашу
suntzu-power-as_six = ваша открытая 7, 8, 9 или 10 считается за 6, без метки
suntzu-power-head_start = маркер начинает на шаг ближе к вам
suntzu-power-recycle_minus = ваша открытая −1 уходит под колоду, а верхняя карта колоды — в коробку
suntzu-power-levy = армия из запаса входит в провинцию, которой вы владеете
suntzu-power-second_six = один раз можно положить 6 на свою метку
suntzu-power-remove = одна вражеская армия возвращается в свой запас
suntzu-power-plague_zero = вражеская Чума считается за 0
suntzu-power-great_plague = в этом раунде каждая Чума оставляет одну армию
suntzu-power-recycle_plague = ваша открытая Чума уходит под колоду, а верхняя карта колоды — в коробку

## The log
suntzu-log-dealt = У вас в руке: { CARDS($cards) }.
suntzu-log-chosen = { SEAT($seat) }: полководец выбран.
suntzu-log-own-general = Ваш полководец: { GENERAL($general) }.
suntzu-log-round = Раунд { $round }. Оба отдают приказы.
suntzu-log-orders = { SEAT($seat) }: приказы отданы.
suntzu-log-own-orders = Ваши приказы: { suntzu-province-jinyan } { CARDS($jinyan) }, { suntzu-province-qin } { CARDS($qin) }, { suntzu-province-hanqi } { CARDS($hanqi) }, { suntzu-province-chu } { CARDS($chu) }, { suntzu-province-wu } { CARDS($wu) }.
suntzu-log-order-fixed = Порядок битв задан заранее.
suntzu-log-order-decider =
    { $equal ->
        [0] У { SEAT($seat) } на поле меньше армий, порядок битв за { SEAT($seat) }.
       *[1] Армий на поле поровну; в прошлый раз их было меньше у { SEAT($seat) }, поэтому порядок битв за { SEAT($seat) }.
    }
suntzu-log-picks = { SEAT($seat) } выбирает провинцию { PROVINCE($province) }.
suntzu-log-revealed = { PROVINCE($province) }: Сунь-цзы { CARDS($suntzu) }, Шао { CARDS($shao) }.
suntzu-log-nothing =
    В провинции { PROVINCE($province) } победителя нет: { $how ->
        [numbers] обе карты считаются за { CARDS($strong) }
       *[other] { CARDS($strong) } и { CARDS($weak) } гасят друг друга
    }.
suntzu-log-wins =
    { SEAT($seat) } побеждает в провинции { PROVINCE($province) } с перевесом { $number }: { $how ->
        [bonus] { CARDS($strong) } бьёт { CARDS($weak) }
        [minus] число бьёт { CARDS($weak) }
       *[other] { CARDS($strong) } против { CARDS($weak) }
    }.
suntzu-log-plague =
    В провинции { PROVINCE($province) } Чума: битвы нет, и { $great ->
        [0] половина армий оттуда уходит
       *[1] все армии, кроме одной, оттуда уходят
    }.
suntzu-log-back =
    { $number ->
        [one] { SEAT($seat) } возвращает { $number } армию из провинции { PROVINCE($province) } в запас.
        [few] { SEAT($seat) } возвращает { $number } армии из провинции { PROVINCE($province) } в запас.
        [many] { SEAT($seat) } возвращает { $number } армий из провинции { PROVINCE($province) } в запас.
       *[other] { SEAT($seat) } возвращает { $number } армии из провинции { PROVINCE($province) } в запас.
    }
suntzu-log-placed =
    { $number ->
        [one] { SEAT($seat) } ставит { $number } армию в провинцию { PROVINCE($province) }.
        [few] { SEAT($seat) } ставит { $number } армии в провинцию { PROVINCE($province) }.
        [many] { SEAT($seat) } ставит { $number } армий в провинцию { PROVINCE($province) }.
       *[other] { SEAT($seat) } ставит { $number } армии в провинцию { PROVINCE($province) }.
    }
suntzu-log-sent = { SEAT($seat) } переводит армию: { PROVINCE($source) } → { PROVINCE($province) }.
suntzu-log-mark =
    { SEAT($seat) } ставит метку в провинции { PROVINCE($province) }{ $source ->
        [pool] {""}
       *[other] {" "}армией из провинции { PROVINCE($source) }
    }.
suntzu-log-paid =
    { $cause ->
        [event] { SEAT($seat) } отдаёт армию из-за события
       *[other] { SEAT($seat) } платит армией за карту { CARDS($cause) }
    }: армия уходит { $source ->
        [pool] из запаса
       *[other] из провинции { PROVINCE($source) }
    } в подкрепления.
suntzu-log-exchange = { SEAT($seat) } убирает в коробку карту { CARDS($card) } и переводит армию из подкреплений в запас.
suntzu-log-no-exchange = { SEAT($seat) } не обменивает карту.
suntzu-log-no = { SEAT($seat) } этим не пользуется.
suntzu-log-general = { SEAT($seat) } применяет полководца «{ GENERAL($general) }»: { $general ->
    [as_six] открытая карта считается за 6, без метки
    [head_start] маркер начинает на шаг впереди
    [recycle_minus] открытая −1 уходит под колоду, а верхняя карта колоды — в коробку
    [second_six] 6 лежит на метке
    [plague_zero] вражеская Чума считается за 0
    [great_plague] каждая Чума этого раунда оставляет одну армию
   *[recycle_plague] открытая Чума уходит под колоду, а верхняя карта колоды — в коробку
}.
suntzu-log-general-at = { SEAT($seat) } применяет полководца «{ GENERAL($general) }»: { $general ->
    [remove] вражеская армия возвращается из провинции { PROVINCE($where) } в свой запас
    [levy] армия из запаса входит в провинцию { PROVINCE($where) }
   *[move] армия переходит ({ PROVINCE($where) })
}.
suntzu-log-own-boxed = Карта { CARDS($card) } из вашей колоды уходит в коробку.
suntzu-log-event = Срабатывает событие «{ EVENT($event) }».
suntzu-log-event-turned = Следующее событие: «{ EVENT($event) }».
suntzu-log-takes = { SEAT($seat) } берёт ещё одного полководца.
suntzu-log-infantry = Лёгкая пехота { SEAT($seat) } выигрывает битву с перевесом 1.
suntzu-log-step = Маркер сдвигается на шаг в сторону { SEAT($seat) }.
suntzu-log-scoring =
    Подсчёт: Сунь-цзы { $suntzu }, Шао { $shao }. { $steps ->
        [0] Маркер стоит в центре.
       *[other] Маркер прошёл { $steps } из 9 шагов в сторону { SEAT($side, form: "gen") }.
    }
suntzu-log-draws =
    { $number ->
        [one] { SEAT($seat) } тянет { $number } карту.
        [few] { SEAT($seat) } тянет { $number } карты.
        [many] { SEAT($seat) } тянет { $number } карт.
       *[other] { SEAT($seat) } тянет { $number } карты.
    }
suntzu-log-drawn = Вы тянете: { CARDS($cards) }.
suntzu-log-keeps = { SEAT($seat) } кладёт карту под колоду.
suntzu-log-own-under = Вы кладёте под колоду: { CARDS($card) }.
suntzu-log-win =
    { $ending ->
        [track] { SEAT($seat) } побеждает в партии: маркер дошёл до края на этой стороне, и партия окончена после раунда { $round }.
       *[other] { $steps ->
            [0] { SEAT($seat) } побеждает в партии: маркер в центре, а в запасе у Сунь-цзы { $suntzu }, у Шао { $shao }.
           *[other] { SEAT($seat) } побеждает в партии; маркер прошёл { $steps } из 9 шагов в эту сторону.
        }
    }
suntzu-log-draw = Партия окончена вничью.

## What happened last, above the prompt
suntzu-happened-wins =
    { $you ->
        [0] Победа { SEAT($seat, form: "gen") }: { PROVINCE($provinces) }.
       *[1] Ваша победа: { PROVINCE($provinces) }.
    }
suntzu-happened-nothing = Без победителя: { PROVINCE($provinces) }.
suntzu-happened-plague = Чума: { PROVINCE($provinces) }.

## On a timeline, and where points came from
suntzu-mark-round = Раунд { $round }
suntzu-gain-scoring =
    { $scoring ->
        [1] Первый подсчёт
        [2] Второй подсчёт
       *[other] Третий подсчёт
    }
suntzu-gain-step = Шаги маркера
suntzu-score =
    { $steps ->
        [0] Маркер в центре
        [one] Маркер: { $steps } шаг в сторону { SEAT($side, form: "gen") }
        [few] Маркер: { $steps } шага в сторону { SEAT($side, form: "gen") }
        [many] Маркер: { $steps } шагов в сторону { SEAT($side, form: "gen") }
       *[other] Маркер: { $steps } шага в сторону { SEAT($side, form: "gen") }
    }

## What is asked
suntzu-ask-choose = Выберите полководца на всю партию. Соперник его не видит.
suntzu-ask-orders = Раунд { $round }: отдайте приказы, первый — в провинцию { PROVINCE($province) }. До них можно обменять карты и применить полководца.
suntzu-ask-next-order = Ваши приказы пока: { $text } Теперь { PROVINCE($province) }.
suntzu-ask-pick = Выберите следующую битву.
suntzu-ask-after = Битвы окончены. Можно обменять карты и применить полководца; «no» — закончить.
suntzu-ask-keep =
    { $number ->
        [1] Выберите карту, которую оставите; другая уйдёт под колоду.
       *[other] Выберите две карты, которые оставите; третья уйдёт под колоду.
    }
suntzu-ask-general =
    Карты в провинции { PROVINCE($province) } открыты. { $fits ->
        [0] Ваш полководец с ними ничего не может; вас спрашивают, чтобы соперник ничего не узнал.
       *[1] Сейчас можно применить полководца.
    }
suntzu-ask-from =
    { $number ->
        [one] Запас пуст, а в провинцию { PROVINCE($province) } нужно поставить ещё { $number } армию. Откуда её взять?
        [few] Запас пуст, а в провинцию { PROVINCE($province) } нужно поставить ещё { $number } армии. Откуда взять следующую?
        [many] Запас пуст, а в провинцию { PROVINCE($province) } нужно поставить ещё { $number } армий. Откуда взять следующую?
       *[other] Запас пуст, а в провинцию { PROVINCE($province) } нужно поставить ещё { $number } армии. Откуда взять следующую?
    }
suntzu-ask-mark-from = Запас пуст. Какая армия станет меткой в провинции { PROVINCE($province) }?
suntzu-ask-pay =
    { $cause ->
        [event] Событие «{ EVENT($event) }»:
       *[other] Плата за карту { CARDS($cause) }:
    } { $number ->
        [1] одна армия должна уйти в подкрепления. Какая?
        [one] в подкрепления должна уйти { $number } армия. Какая первой?
        [few] в подкрепления должны уйти { $number } армии. Какая первой?
        [many] в подкрепления должно уйти { $number } армий. Какая первой?
       *[other] в подкрепления должно уйти { $number } армии. Какая первой?
    }
suntzu-ask-exchange = Запас пуст, а в провинцию { PROVINCE($province) } нужно поставить ещё { $number }. Можно обменять карту на армию из подкреплений.
suntzu-ask-mark-exchange = Запас пуст, а в провинции { PROVINCE($province) } нужно поставить метку. Можно обменять карту на армию из подкреплений.
suntzu-ask-take = «{ suntzu-event-chariot }»: можно взять ещё одного полководца.
suntzu-ask-place = «{ suntzu-event-light_infantry }»: можно выиграть битву в провинции { PROVINCE($province) } с перевесом 1.

## What is shown
suntzu-show-round = Раунд { $round } из 9.
suntzu-show-track =
    { $steps ->
        [0] Маркер стоит в центре шкалы.
       *[other] Маркер прошёл { $steps } из 9 шагов в сторону { SEAT($side, form: "gen") }.
    }
suntzu-show-event =
    { $left ->
        [1] Событие: { EVENT($event) }, последнее.
       *[other] Событие: { EVENT($event) }, осталось { $left }.
    } { $event ->
        [plague] { suntzu-rule-plague }
        [chariot] { suntzu-rule-chariot }
        [champion] { suntzu-rule-champion }
        [hero] { suntzu-rule-hero }
       *[light_infantry] { suntzu-rule-light_infantry }
    }
suntzu-show-province =
    { PROVINCE($province) }: { $armies ->
        [0] нейтральна
        [one] { SEAT($owner) }, { $armies } армия
        [few] { SEAT($owner) }, { $armies } армии
        [many] { SEAT($owner) }, { $armies } армий
       *[other] { SEAT($owner) }, { $armies } армии
    }; даёт { $display } в раундах 3, 6, 9{ $marks ->
        [none] {""}
       *[other] ; метки: { SEAT($marks) }
    }; карты: Сунь-цзы { CARDS($suntzu) }, Шао { CARDS($shao) }
suntzu-show-great-plague = Каждая Чума этого раунда оставляет одну армию.
suntzu-show-pool = Запас: Сунь-цзы { $suntzu }, Шао { $shao }.
suntzu-show-reinforcements = Подкрепления: Сунь-цзы { $suntzu }, Шао { $shao }.
suntzu-show-piles = Колоды: Сунь-цзы { $suntzu }, Шао { $shao }.
suntzu-show-decider = Порядок битв в этом раунде выбирает { SEAT($seat) }.
suntzu-show-boxed = Вне игры у { SEAT($seat) }: { CARDS($cards) }.
suntzu-show-hidden =
    { $number ->
        [one] { SEAT($seat) } держит { $number } карту
        [few] { SEAT($seat) } держит { $number } карты
        [many] { SEAT($seat) } держит { $number } карт
       *[other] { SEAT($seat) } держит { $number } карты
    }{ $generals ->
        [0] .
        [one] {" "}и { $generals } неиспользованного полководца.
        [few] {" "}и { $generals } неиспользованных полководцев.
        [many] {" "}и { $generals } неиспользованных полководцев.
       *[other] {" "}и { $generals } неиспользованного полководца.
    }
suntzu-show-generals = Ваши неиспользованные полководцы: { GENERAL($generals) }.
suntzu-show-under = Внизу вашей колоды лежат, считая снизу: { CARDS($cards) }.
suntzu-show-drawn = Вы взяли: { CARDS($cards) }.
suntzu-show-hand =
    { $number ->
        [one] Вы — { SEAT($seat) }. В руке { $number } карта: { CARDS($cards) }
        [few] Вы — { SEAT($seat) }. В руке { $number } карты: { CARDS($cards) }
        [many] Вы — { SEAT($seat) }. В руке { $number } карт: { CARDS($cards) }
       *[other] Вы — { SEAT($seat) }. В руке { $number } карты: { CARDS($cards) }
    }

## What an action does
suntzu-effect-exchange = выходит из игры; армия переходит из подкреплений в запас
suntzu-effect-one = 1 даёт взять на карту больше, если её не встретит Чума
suntzu-effect-six = 6 ставит метку в провинции { PROVINCE($province) }, если её не встретит Чума
suntzu-effect-cost =
    { $number ->
        [one] { $card } стоит { $number } армию, она уходит в подкрепления
        [few] { $card } стоит { $number } армии, они уходят в подкрепления
        [many] { $card } стоит { $number } армий, они уходят в подкрепления
       *[other] { $card } стоит { $number } армии, они уходят в подкрепления
    }
suntzu-effect-from =
    { $number ->
        [0] провинция { PROVINCE($province) } станет нейтральной
        [one] в провинции { PROVINCE($province) } останется { $number } армия
        [few] в провинции { PROVINCE($province) } останутся { $number } армии
        [many] в провинции { PROVINCE($province) } останется { $number } армий
       *[other] в провинции { PROVINCE($province) } останется { $number } армии
    }
suntzu-effect-under = { CARDS($cards) } уходит под вашу колоду

## Options
suntzu-option-beginner = on: без полководцев, событий, +2 и +3, все армии в запасе
suntzu-option-generals = off: играть без полководцев
suntzu-option-events = on: играть с пятью событиями
suntzu-option-light_infantry = army: событие даёт выиграть битву с перевесом 1 вместо шага на шкале
suntzu-option-order = classic: порядок битв задан только в раунде 1
suntzu-option-displays = пять заданных жетонов очков, по одному на провинцию
suntzu-option-chance = open: останавливаться всюду, где решает случай, для тех, кому нужны узлы случая
suntzu-option-provinces = для исследований, с beginner: бои идут только за столько первых провинций
suntzu-option-rounds = для исследований, с beginner: игра кончается после стольких раундов
suntzu-option-cards = для исследований, с beginner: колода каждого игрока

## House rules
suntzu-house-borders = Границы провинций наши: печатного поля у нас не было. Их можно поправить в одном файле.
suntzu-house-displays = Из десяти жетонов очков достоверно известен только 1-4-3, остальные наши. Их можно поправить в том же файле.
suntzu-house-plague-one = Единица, встретившая Чуму, не даёт брать больше карт.
suntzu-house-costs-after = Армии за +2 и +3 платят после того, как армии перемещены.
suntzu-house-shortage = Кому не хватает армий, тот сначала может обменять карты; затем армии берут из соседних провинций, затем из любых других, сколько есть.
suntzu-house-first-choice = Когда оба должны выбирать одновременно, первым выбирает тот, кто выбирает порядок битв, а при заданном порядке — Сунь-цзы.
suntzu-house-not-a-mark = Полководец «{ suntzu-general-remove }» снимает армию, но не метку.
suntzu-house-own-plague = Полководец «{ suntzu-general-plague_zero }» не действует, если карта самого Шао — Чума.
suntzu-house-empty-pile = Вернуть карту под колоду можно, только пока в колоде есть карты.
suntzu-house-planning = Полководцев планирования применяют перед своими приказами или после битв, а не в любой момент.
suntzu-house-events = Возвращённая или обнулённая Чума учитывается для события, ничья учитывается для Чемпиона и Героя, а партию, которую пятое событие закончило в центре, выигрывает тот, у кого в запасе больше армий.
suntzu-house-drawn-game = В центре при равных запасах — ничья.

## Texts that cannot be read
suntzu-text-unknown = «{ $text }» — не ход в «Сунь-цзы». Примеры: orders jinyan=5 qin=+1 hanqi=3 chu=plague wu=9, exchange +1, no.
suntzu-text-choice = «{ $word }» не может стоять после «{ $verb }». Нужно одно из: { $choices }.
suntzu-text-orders = В приказах каждая провинция названа один раз, например: orders jinyan=5 qin=+1 hanqi=3 chu=plague wu=9. Провинции: { $provinces }.
suntzu-text-province = «{ $word }» — не провинция. Провинции: { $provinces }.
suntzu-text-province-twice = Провинция { PROVINCE($province) } названа дважды.
suntzu-text-card = «{ $word }» — не карта. Карты: { $cards }.
suntzu-text-framed = { $card } — карта в рамке: она всегда возвращается в руку.

## Why a move is refused
suntzu-why-half-made = Вы начали «{ $text }»: сначала закончите или отмените.
suntzu-why-not-held = У вас в руке нет: { CARDS($cards) }.
suntzu-why-marked = В провинцию { PROVINCE($province) } нельзя положить 6: там ваша метка.
suntzu-why-open =
    { $number ->
        [1] Не хватает приказа: { PROVINCE($provinces) }.
       *[other] Не хватает приказов: { PROVINCE($provinces) }.
    }
suntzu-why-no-reinforcements = У вас нет подкреплений для обмена.
suntzu-why-no-general = У вас нет неиспользованного полководца «{ GENERAL($general) }».
suntzu-why-not-planning = Полководца «{ GENERAL($general) }» применяют перед своими приказами{ $general ->
    [great_plague] {""}
   *[other] {" "}или после битв
}, а не сейчас.
suntzu-why-late = Полководца «{ GENERAL($general) }» можно применить не позже раунда { $round }.
suntzu-why-no-target = Полководец «{ GENERAL($general) }» там действовать не может.
suntzu-why-not-fitting = Полководец «{ GENERAL($general) }» к этим картам не подходит.
suntzu-why-asked = { $what ->
    [general] Сейчас вопрос о полководце.
    [orders] Сейчас нужно отдать приказы.
    [pick] Сейчас нужно выбрать следующую битву.
    [after] Сейчас можно обменять карты или применить полководца; «no» — закончить.
    [draw] Сейчас нужно выбрать, какие карты оставить.
    [exchange] Сейчас можно обменять карту; иначе «no».
    [from] Сейчас нужно выбрать, откуда взять армию.
    [pay] Сейчас нужно выбрать, какая армия уходит в подкрепления.
    [take] Сейчас можно взять ещё одного полководца; иначе «no».
   *[place] Сейчас можно выиграть битву с перевесом 1 («place»); иначе «no».
}

## Positions that cannot be
suntzu-position-over = партия окончена только с победителем: назовите его.
suntzu-position-display = жетон очков провинции { $province } — это три числа от 0 до 9.
suntzu-position-dealing = пока сдаёт случай, жетоны очков лежат у первых провинций и взяты с поля, каждый один раз.
suntzu-position-event-twice = событие названо дважды.
suntzu-position-beginner = в партии для новичков нет событий.
suntzu-position-no-generals = эта партия играется без полководцев.
suntzu-position-general-twice = полководец назван дважды.
suntzu-position-owner = у провинции { $province } должны быть и владелец, и армии, или ни того ни другого.
suntzu-position-armies =
    { $number ->
        [one] у { SEAT($seat) } всего { $number } армия, а должно быть 21: на поле, метками, в запасе и в подкреплениях.
        [few] у { SEAT($seat) } всего { $number } армии, а должно быть 21: на поле, метками, в запасе и в подкреплениях.
        [many] у { SEAT($seat) } всего { $number } армий, а должно быть 21: на поле, метками, в запасе и в подкреплениях.
       *[other] у { SEAT($seat) } всего { $number } армии, а должно быть 21: на поле, метками, в запасе и в подкреплениях.
    }
suntzu-position-twice =
    { $number ->
        [1] карта { $card } названа больше одного раза, а у игрока она только одна.
       *[other] карта { $card } названа чаще, чем их есть у игрока: { $number }.
    }
suntzu-position-gone = карта, ушедшая под колоду, лежит среди приказов.
suntzu-position-hidden = карты { $card } нет в коробке, значит, она не могла уйти туда скрытно.
suntzu-position-unnamed = если названы колода и коробка, должны быть названы все карты: { $card } у { SEAT($seat) } нигде нет.
suntzu-position-pile = в колоде не больше 14 карт, и ни одной в рамке.
suntzu-position-framed = карта в рамке { $card } у { SEAT($seat) } должна быть в руке или среди приказов.
suntzu-position-research = меньше провинций или раундов бывает только в партии для новичков.
suntzu-position-few = у { SEAT($seat) } кроме 6 слишком мало карт в рамке; провинций: { $number }.
suntzu-position-under = то, что известно о низе колоды, там не лежит.
suntzu-position-loose = возвращённой карты нет там, где она должна быть.
suntzu-position-drawn = взято должно быть на одну карту больше, чем остаётся.
suntzu-position-phase = отсюда никто не мог бы продолжить: приказы, битвы и вопросы не подходят к фазе «{ $phase }».

## Options for research
suntzu-option-research = provinces, rounds и cards — для исследований: им нужен beginner = true.
suntzu-option-card = { $card } — не карта или названа слишком часто. Карты: { $cards }.
suntzu-option-few = Провинций: { $number }. В колоде должно быть не меньше карт из 1 2 3 4 5, которые возвращаются в руку.

## Displays given as an option
suntzu-option-display-names = В displays нужна запись для каждой из этих провинций: { $provinces }.
suntzu-option-display-values = Жетон очков провинции { $province } — это три числа от 0 до 9.

## The board file
suntzu-board-key = «{ $key }» в файле поля ничего не значит. Известны: provinces, order, borders, displays.
suntzu-board-provinces = Провинции должны быть такими: { $provinces }.
suntzu-board-order = В порядке битв каждая из пяти провинций должна быть названа один раз.
suntzu-board-borders = Граница — это пара провинций, а не { $pair }.
suntzu-board-border-twice = Граница { $pair } есть дважды или соединяет провинцию с ней самой.
suntzu-board-displays = Жетонов очков должно быть не меньше { $number }.
suntzu-board-display-twice = Жетон очков { $display } есть дважды.
suntzu-board-faulty = { $path }, строка { NUMBER($number, useGrouping: 0) }: { $problem }
suntzu-board-display = Жетон очков — это три числа от 0 до { $most }, а не { $display }.

suntzu-help =
    В каждом раунде оба тайно кладут пять карт, по одной в провинцию; затем за провинции сражаются по очереди.
    { "  " }Два числа: побеждает большее, перевес равен разнице. Карта + бьёт число и −1, перевес равен её величине. Число бьёт −1 с перевесом 1.
    { "  " }Каков перевес, столько армий проигравшего уходит в запас; если их меньше, на остаток входят армии победителя. Чума: битвы нет, половина армий уходит в запас.
    { "  " }Карты 1–6 каждый раунд возвращаются в руку, другие выходят из игры. 1 даёт больше карт, 6 ставит армию меткой в провинции.
    { "  " }+2 и +3 стоят одну и две армии, они уходят в подкрепления; обменянная карта возвращает одну в запас.
    После раундов 3, 6 и 9 свои провинции дают столько, сколько указано на их жетонах очков, и маркер сдвигается на разницу.
    После раунда 3 или 6 побеждает тот, до чьего края дошёл маркер, после раунда 9 — тот, на чьей он стороне.
    Границы: Цинь — с Цзиньянь, Ханьци и Чу; Ханьци — с Цзиньянь, Чу и У; Чу — с У.

## The picture
suntzu-picture-wins = { SEAT($seat) } побеждает
suntzu-picture-battle = Битва: { PROVINCE($province) }
suntzu-picture-event = Событие: { EVENT($event) }
suntzu-picture-armies = Запас { $pool }, подкрепления { $reinforcements }
suntzu-picture-pile = Колода { $number }
suntzu-picture-generals = Неиспользованные полководцы: { $number }
