# Messages of Sun Tzu in the browser.

## The lobby
web-about-suntzu = Тайные приказы для пяти провинций, открываются по одному.

## Setting up a table
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

## At a table
web-key-suntzu-arrows = Стрелки
web-key-suntzu-arrows-does = по картам в руке или по полю
web-key-suntzu-figures = 1–9
web-key-suntzu-figures-does = к этой карте
web-key-suntzu-space = Пробел
web-key-suntzu-space-does = взять карту, положить её в провинцию, выбрать провинцию
web-key-suntzu-letters = J, Q, H, C, W
web-key-suntzu-letters-does = положить карту в Цзиньянь, Цинь, Ханьци, Чу, У; или выбрать эту провинцию

## Settings
web-standing-no-choice-suntzu = «Сунь-цзы»: вопрос, в котором выбора нет

## Cards
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

## The table
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

## Battles
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

## What is asked
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

## Scorings and the end
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
