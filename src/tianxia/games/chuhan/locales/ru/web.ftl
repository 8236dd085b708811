# Messages of Chu Han in the browser.

## The lobby
web-about-chuhan = Карточная дуэль на повышение. Избавьтесь от карт, наберите 31 очко.

## Setting up a table
web-option-chuhan-events = События
web-option-chuhan-events-note = У каждого раунда своё особое правило.

## At a table
web-chuhan-pause = После раунда в «Чу и Хань»
web-chuhan-pause-short = Продолжать через 5 секунд
web-chuhan-pause-long = Продолжать через 12 секунд
web-chuhan-pause-wait = Ждать меня

## Settings
web-standing-chuhan-ask-cancel = «Чу и Хань»: соперник применяет способность
web-standing-chuhan-ask-restore = «Чу и Хань»: Люй Чжи отменяет мою способность

## Cards
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

## The table
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

## What is asked
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

## Log and ends
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
