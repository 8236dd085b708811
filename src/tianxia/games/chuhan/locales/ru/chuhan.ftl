# Chu Han.

chuhan-name = Чу и Хань
chuhan-about = Карточная дуэль Хань и Чу: первым избавьтесь от карт и первым наберите 31 очко.

chuhan-seat-han = Хань
    .gen = Хань
    .dat = Хань
    .acc = Хань
chuhan-seat-chu = Чу
    .gen = Чу
    .dat = Чу
    .acc = Чу

chuhan-card-JiBu = Цзи Бу
    .ranked = 3 Цзи Бу
    .gen = Цзи Бу
    .ins = Цзи Бу
chuhan-card-LuZhi = Люй Чжи
    .ranked = 3 Люй Чжи
    .gen = Люй Чжи
    .ins = Люй Чжи
chuhan-card-PengYue = Пэн Юэ
    .ranked = 3 Пэн Юэ
    .gen = Пэн Юэ
    .ins = Пэн Юэ
chuhan-card-XiahouYing = Сяоу Ин
    .ranked = 3 Сяоу Ин
    .gen = Сяоу Ина
    .ins = Сяоу Ином
chuhan-card-XiaoHe = Сяо Хэ
    .ranked = 3 Сяо Хэ
    .gen = Сяо Хэ
    .ins = Сяо Хэ
chuhan-card-YuJi = Юй Цзи
    .ranked = 3 Юй Цзи
    .gen = Юй Цзи
    .ins = Юй Цзи
chuhan-card-ZhongliMo = Чжунли Мо
    .ranked = 3 Чжунли Мо
    .gen = Чжунли Мо
    .ins = Чжунли Мо
chuhan-card-HanXin = Хань Синь
    .ranked = 6 Хань Синь
    .gen = Хань Синя
    .ins = Хань Синем
chuhan-card-LiuBang = Лю Бан
    .ranked = 6 Лю Бан
    .gen = Лю Бана
    .ins = Лю Баном
chuhan-card-XiangYu = Сян Юй
    .ranked = 6 Сян Юй
    .gen = Сян Юя
    .ins = Сян Юем
chuhan-card-YingBu = Ин Бу
    .ranked = 6 Ин Бу
    .gen = Ин Бу
    .ins = Ин Бу

chuhan-event-quiet = Затишье
chuhan-event-sound_advice = Дельный совет
chuhan-event-stability = Стабильность
chuhan-event-hangu_pass = Продвижение к перевалу Ханьгу
chuhan-event-warlords = Военачальники
chuhan-event-hong_gate = Пир в Хунмэне
chuhan-event-plank_roads = Сожжённые настилы
chuhan-event-famine = Голод
chuhan-event-conscription = Призыв
chuhan-event-mandate = Мандат Неба
chuhan-event-hong_canal = Канал Хунгоу

## What an event does
chuhan-rule-quiet = Без события.
chuhan-rule-sound_advice = В конце каждый получает один раз очки за указы, взятые соперником, кто бы ни избавился от карт. 31 очко приносит победу только после подсчёта раунда.
chuhan-rule-stability = Очки этого раунда записываются и начисляются в его конце. 31 очко приносит победу только тогда.
chuhan-rule-hangu_pass = В конце тот, кто выиграл больше конов, получает 3 очка.
chuhan-rule-warlords = Часть карт лежит лицом вверх. Атакующий может взять одну из них для способности атаки и одну для набора (отмечаются *).
chuhan-rule-hong_gate = Перед первым коном каждый тайно отдаёт сопернику две карты.
chuhan-rule-plank_roads = В этом раунде нет указов.
chuhan-rule-famine = За карты, оставшиеся в руке, дают до 8 очков, а не до 5.
chuhan-rule-conscription = Указ даёт три карты, а указов всего четыре.
chuhan-rule-mandate = Кон, выигранный своей одиночной 9 или десяткой Лю Бана, приносит 2 очка.
chuhan-rule-hong_canal = Способности карт 6-го ранга не действуют.

## Moves in words
# What follows a colon: Han tries a power: use Yu Ji on 5.
chuhan-move-use =
    { $number ->
        [1] { CARDS($first) }
       *[other] { $first ->
            [YuJi] { CARDS($first) } (сброс: { CARDS($others) })
           *[other] { CARDS($first) } (из сброса: { CARDS($others) })
        }
    }
chuhan-move-pass = пас с { CARDS($powers, form: "ins") }
chuhan-move-play = { CARDS($things) } с { CARDS($powers, form: "ins") }

## The log
chuhan-log-battle =
    { $event ->
        [quiet] Начинается раунд { $battle }. Атакует { SEAT($leader) }.
       *[other] Начинается раунд { $battle }, событие «{ EVENT($event) }». Атакует { SEAT($leader) }.
    }
chuhan-log-dealt = Ваши карты: { CARDS($cards) }.
chuhan-log-row = Лицом вверх для атакующего лежат: { CARDS($cards) }.
chuhan-log-writ =
    { $number ->
        [one] { SEAT($seat) } берёт указ и тянет { $number } карту.
        [few] { SEAT($seat) } берёт указ и тянет { $number } карты.
        [many] { SEAT($seat) } берёт указ и тянет { $number } карт.
       *[other] { SEAT($seat) } берёт указ и тянет { $number } карты.
    }
chuhan-log-drawn = Вы тянете: { CARDS($cards) }.
chuhan-log-lead = { SEAT($seat) } атакует: { CARDS($cards) }.
chuhan-log-respond = { SEAT($seat) } отвечает: { CARDS($cards) }.
chuhan-log-pass = { SEAT($seat) } пасует.
chuhan-log-pass-with = { SEAT($seat) } пасует с { CARDS($power, form: "ins") }.
chuhan-log-turned-back = Хань Синь пропускает ответ: теперь отвечает { SEAT($seat) }.
chuhan-log-set-with =
    { $number ->
        [1] { SEAT($seat) } разыгрывает одну карту ранга { $rank }.
        [one] { SEAT($seat) } разыгрывает { $number } карту ранга { $rank }.
        [few] { SEAT($seat) } разыгрывает { $number } карты ранга { $rank }.
        [many] { SEAT($seat) } разыгрывает { $number } карт ранга { $rank }.
       *[other] { SEAT($seat) } разыгрывает { $number } карты ранга { $rank }.
    }
chuhan-log-power = { SEAT($seat) } применяет способность: { MOVE($play) }.
chuhan-log-allow = { SEAT($seat) } не возражает.
chuhan-log-no-restore = { SEAT($seat) } не возвращает способность.
chuhan-log-cancel = { SEAT($seat) } разыгрывает Люй Чжи и отменяет способность { CARDS($power, form: "gen") }.
chuhan-log-restore = { SEAT($seat) } разыгрывает Сяо Хэ: способность { CARDS($power, form: "gen") } всё же действует.
chuhan-log-cancelled =
    { $number ->
        [0] Отменено и сброшено: { CARDS($power) }.
       *[other] Отменено и сброшено: { CARDS($power) }; остальные карты возвращаются: { CARDS($cards) }.
    }
chuhan-log-yu-ji = { SEAT($seat) } сбрасывает: { CARDS($cards) }.
chuhan-log-ying-bu = { SEAT($seat) } берёт из сброса: { CARDS($cards) }.
chuhan-log-ji-bu =
    { $number ->
        [0] Колода пуста: { SEAT($seat) } ничего не видит.
        [1] { SEAT($seat) } смотрит верхнюю карту колоды.
        [one] { SEAT($seat) } смотрит { $number } верхнюю карту колоды.
        [few] { SEAT($seat) } смотрит { $number } верхние карты колоды.
        [many] { SEAT($seat) } смотрит { $number } верхних карт колоды.
       *[other] { SEAT($seat) } смотрит { $number } верхней карты колоды.
    }
chuhan-log-shown = Верх колоды, считая сверху: { CARDS($cards) }.
chuhan-log-open = { SEAT($seat) } играет с открытой рукой: { CARDS($cards) }.
chuhan-log-doubled = Отныне все очки этого раунда удваиваются.
chuhan-log-trick = Кон за { SEAT($seat) }. В следующем атакует { SEAT($leader) }.
chuhan-log-gift-laid = { SEAT($seat) }: две карты для соперника выбраны.
chuhan-log-gifts = Вы отдаёте { SEAT($rival) }: { CARDS($given) }; получаете: { CARDS($taken) }.
chuhan-log-out =
    { SEAT($seat) } избавляется от карт. У { SEAT($rival) } { $held ->
        [one] остаётся { $held } карта
        [few] остаются { $held } карты
        [many] остаётся { $held } карт
       *[other] остаётся { $held } карты
    } (в счёт { $cards }), { $writs ->
        [0] указы не взяты.
        [one] взят { $writs } указ.
        [few] взято { $writs } указа.
        [many] взято { $writs } указов.
       *[other] взято { $writs } указа.
    }
chuhan-log-points =
    { SEAT($seat) } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } { $reason ->
        [twos] за большой набор двоек
        [out] за избавление от карт
        [HanXin] за Хань Синя
        [XiahouYing] за Сяоу Ина
       *[other] по событию «{ EVENT($reason) }»
    }{ $doubled ->
        [0] .
       *[1] , с удвоением.
    }
chuhan-log-points-noted =
    { $points ->
        [one] За { SEAT($seat) } записано { $points } очко до конца раунда.
        [few] За { SEAT($seat) } записаны { $points } очка до конца раунда.
        [many] За { SEAT($seat) } записано { $points } очков до конца раунда.
       *[other] За { SEAT($seat) } записано { $points } очка до конца раунда.
    }
chuhan-log-noted =
    { $points ->
        [one] { SEAT($seat) } получает { $points } очко, записанное в этом раунде.
        [few] { SEAT($seat) } получает { $points } очка, записанные в этом раунде.
        [many] { SEAT($seat) } получает { $points } очков, записанных в этом раунде.
       *[other] { SEAT($seat) } получает { $points } очка, записанного в этом раунде.
    }
chuhan-log-win = { SEAT($seat) } побеждает в партии со счётом { $points }:{ $others }.

## What happened last, above the prompt
chuhan-happened-trick =
    { $who ->
        [reader] Кон за вами, вы атакуете.
        [same] { SEAT($seat) } берёт кон и атакует.
        [reader-other] Кон за вами. Атакует { SEAT($leader) }.
        [other-reader] Кон за { SEAT($seat) }. Атакуете вы.
       *[other] Кон за { SEAT($seat) }. Атакует { SEAT($leader) }.
    }
chuhan-happened-out =
    { $you ->
        [0] { SEAT($seat) } избавляется от карт.
       *[1] Вы избавляетесь от карт.
    }
chuhan-happened-own =
    { $what ->
        [lead] Вы атакуете: { CARDS($cards) }.
        [respond] Вы отвечаете: { CARDS($cards) }.
        [writ] Вы берёте указ и тянете карты: { $number }.
        [pass] Вы пасуете.
        [turned-back] Хань Синь пропускает ответ: теперь отвечаете вы.
       *[allow] Вы не возражаете.
    }
chuhan-happened-in = Раунд { $battle }:
chuhan-happened-battle =
    Начинается раунд { $battle }. { $you ->
        [0] Атакует { SEAT($leader) }.
       *[1] Атакуете вы.
    }

## On a timeline, and where points came from
chuhan-mark-battle = Раунд { $battle }
chuhan-gain-out = Избавление от карт
chuhan-gain-twos = Большие наборы двоек
chuhan-gain-power = { CARDS($power) }
chuhan-gain-event = { EVENT($event) }

## What is asked
chuhan-ask-lead =
    Атакуйте набором.{ $writ ->
        [0] { $power ->
            [0] {""}
           *[1] {" "}Сначала можно применить одну способность атаки.
        }
       *[1] { $power ->
            [0] {" "}Сначала можно взять указ.
           *[1] {" "}Сначала можно взять указ и применить одну способность атаки.
        }
    }
chuhan-ask-plain-set = Ваша способность отменена: атакуйте обычным набором.
chuhan-ask-respond =
    { $number ->
        [1] Ваш ответ: одна карта выше ранга { $rank } или пас.
        [one] Ваш ответ: { $number } карта одного ранга выше { $rank } или пас.
        [few] Ваш ответ: { $number } карты одного ранга выше { $rank } или пас.
        [many] Ваш ответ: { $number } карт одного ранга выше { $rank } или пас.
       *[other] Ваш ответ: { $number } карты одного ранга выше { $rank } или пас.
    }{ $writ ->
        [0] {""}
       *[1] {" "}Сначала можно взять указ.
    }
chuhan-ask-cancel =
    { SEAT($rival) } применяет способность: { MOVE($text) }{ $effect ->
        [none] .
       *[other] {" "}({ $effect }).
    } { $holds ->
        [0] У вас нет Люй Чжи, можно только разрешить.
       *[1] Отмените её картой Люй Чжи или разрешите.
    }
chuhan-ask-restore =
    { SEAT($rival) } отменяет вашу способность ({ MOVE($text) }). { $holds ->
        [0] У вас нет Сяо Хэ, можно только согласиться.
       *[1] Верните её картой Сяо Хэ или согласитесь.
    }
chuhan-ask-cards = Выберите карты для хода: { $text }
chuhan-ask-give = Хунмэнь: выберите две карты для { SEAT($rival) }.

## What is shown
chuhan-show-battle =
    { $event ->
        [quiet] Раунд { $battle }.
       *[other] Раунд { $battle }. Событие: { EVENT($event) }.
    }
chuhan-show-event = { $event ->
    [sound_advice] { chuhan-rule-sound_advice }
    [stability] { chuhan-rule-stability }
    [hangu_pass] { chuhan-rule-hangu_pass }
    [warlords] { chuhan-rule-warlords }
    [hong_gate] { chuhan-rule-hong_gate }
    [plank_roads] { chuhan-rule-plank_roads }
    [famine] { chuhan-rule-famine }
    [conscription] { chuhan-rule-conscription }
    [mandate] { chuhan-rule-mandate }
    [hong_canal] { chuhan-rule-hong_canal }
   *[other] { chuhan-rule-quiet }
} ({ $origin })
chuhan-show-points = Очки: Хань { $han }, Чу { $chu }. Для победы нужно 31.
chuhan-show-noted = Записано до конца раунда: Хань { $han }, Чу { $chu }.
chuhan-show-writs = Указы: взято Хань { $han }, взято Чу { $chu }, осталось { $left }.
chuhan-show-doubled = В этом раунде очки удваиваются.
chuhan-show-draw =
    { $number ->
        [one] Колода: { $number } карта, можно взять { $drawable }.
        [few] Колода: { $number } карты, можно взять { $drawable }.
        [many] Колода: { $number } карт, можно взять { $drawable }.
       *[other] Колода: { $number } карты, можно взять { $drawable }.
    }
chuhan-show-turn = Сейчас ходит { SEAT($seat) }.
chuhan-show-pending = { SEAT($seat) } применяет способность и ждёт ответа: { MOVE($text) }.
chuhan-show-own-open = Ваша рука открыта: её видит { SEAT($seat) }.
chuhan-show-top = Вы знаете её верх, считая сверху: { CARDS($cards) }.
chuhan-show-discard =
    { $number ->
        [0] Сброс пуст.
       *[other] Сброс: { CARDS($cards) }.
    }
chuhan-show-row =
    { $number ->
        [0] Открытых карт больше нет.
       *[other] Открыты для атакующего: { CARDS($cards) }.
    }
chuhan-show-table =
    { $number ->
        [0] Стол пуст.
       *[other] На столе: { CARDS($cards) }.
    }
chuhan-show-set =
    { $number ->
        [1] Нужно перебить одну карту ранга { $rank } ({ SEAT($seat) }).
        [one] Нужно перебить { $number } карту ранга { $rank } ({ SEAT($seat) }).
        [few] Нужно перебить { $number } карты ранга { $rank } ({ SEAT($seat) }).
        [many] Нужно перебить { $number } карт ранга { $rank } ({ SEAT($seat) }).
       *[other] Нужно перебить { $number } карты ранга { $rank } ({ SEAT($seat) }).
    }
chuhan-show-tricks = Выиграно конов в этом раунде: Хань { $han }, Чу { $chu }.
chuhan-show-hidden =
    { $number ->
        [one] { SEAT($seat) } держит { $number } карту.
        [few] { SEAT($seat) } держит { $number } карты.
        [many] { SEAT($seat) } держит { $number } карт.
       *[other] { SEAT($seat) } держит { $number } карты.
    }
chuhan-show-known = Из них вам известны: { CARDS($cards) }.
chuhan-show-open = { SEAT($seat) } играет с открытой рукой: { CARDS($cards) }.
chuhan-show-hand =
    { $number ->
        [one] Вы — { SEAT($seat) }. В руке { $number } карта: { CARDS($cards, form: "ranked") }
        [few] Вы — { SEAT($seat) }. В руке { $number } карты: { CARDS($cards, form: "ranked") }
        [many] Вы — { SEAT($seat) }. В руке { $number } карт: { CARDS($cards, form: "ranked") }
       *[other] Вы — { SEAT($seat) }. В руке { $number } карты: { CARDS($cards, form: "ranked") }
    }

## What an action does
chuhan-effect-writ =
    { $number ->
        [one] взять { $number } карту; если соперник избавится от карт, он получит на { $points } больше
        [few] взять { $number } карты; если соперник избавится от карт, он получит на { $points } больше
        [many] взять { $number } карт; если соперник избавится от карт, он получит на { $points } больше
       *[other] взять { $number } карты; если соперник избавится от карт, он получит на { $points } больше
    }
chuhan-effect-ji-bu = посмотреть 4 верхние карты колоды
chuhan-effect-yu-ji = сбросить эту карту из руки
chuhan-effect-ying-bu = взять эту карту из сброса
chuhan-effect-liu-bang = одна карта ранга 10
chuhan-effect-han-xin =
    { $points ->
        [one] чей был набор, тот сам на него отвечает и получает { $points } очко
        [few] чей был набор, тот сам на него отвечает и получает { $points } очка
        [many] чей был набор, тот сам на него отвечает и получает { $points } очков
       *[other] чей был набор, тот сам на него отвечает и получает { $points } очка
    }
chuhan-effect-xiahou-ying =
    { $points ->
        [one] пас, но право атаки остаётся; соперник получает { $points } очко
        [few] пас, но право атаки остаётся; соперник получает { $points } очка
        [many] пас, но право атаки остаётся; соперник получает { $points } очков
       *[other] пас, но право атаки остаётся; соперник получает { $points } очка
    }
chuhan-effect-xiang-yu = пас; отныне очки удваиваются
chuhan-effect-peng-yue = набор того же ранга; карты выбираются следующим шагом
chuhan-effect-zhongli-mo = карты разных рангов, считаются по наименьшему; карты выбираются следующим шагом
chuhan-effect-both = карты разных рангов, наименьший равен рангу набора соперника; карты выбираются следующим шагом
chuhan-effect-twos =
    { $number ->
        [one] приносит { $number } очко
        [few] приносит { $number } очка
        [many] приносит { $number } очков
       *[other] приносит { $number } очка
    }

## House rules
chuhan-house-soldiers = Имена рангов 1, 4, 5, 7 и 8 наши: печатные нам неизвестны.
chuhan-house-ji-bu-few = Цзи Бу можно применить и тогда, когда в колоде меньше четырёх карт или ни одной: он видит то, что есть.
chuhan-house-zhongli-mo-two = В наборе Чжунли Мо не меньше двух карт.
chuhan-house-power-after-cancel = Если при ответе способность отменили, в том же ходу можно попробовать другую.
chuhan-house-both-cancelled = Если Пэн Юэ и Чжунли Мо разыграны вместе, владелец Люй Чжи выбирает, кого из них отменить; другой возвращается в руку.
chuhan-house-lead-power-and-zhongli-mo = Способность атаки и Чжунли Мо можно применить в одной атаке.
chuhan-origin-book = из книг правил
chuhan-origin-partly = описано в книгах лишь отчасти, остальное наше
chuhan-origin-house = наше
chuhan-house-events = В книгах описаны только пять событий, четыре из них не полностью: остальная колода наша.
chuhan-house-row-again = При событии «Военачальники» после отменённого Чжунли Мо в обычном наборе снова можно использовать открытую карту.

## Texts that cannot be read
chuhan-text-unknown = «{ $text }» — не ход в «Чу и Хань». Примеры: play 7 7 7, use JiBu, writ, pass.
chuhan-text-no-cards = Назовите карты, например: play 7 7 7.
chuhan-text-give = Назовите две карты из руки, например: give 1 5.
chuhan-text-pass = «{ $text }» — не пас. Пишите pass, pass with XiahouYing или pass with XiangYu.
chuhan-text-cancel = «{ $text }» нельзя отменить. Пишите cancel, cancel PengYue или cancel ZhongliMo.
chuhan-text-use = Так применяются способности: use JiBu, use YuJi 5, use YingBu 4, use LiuBang, use HanXin. Остальные: pass with XiahouYing, pass with XiangYu, play 4 4 with PengYue, play 2 5 with ZhongliMo; Люй Чжи и Сяо Хэ отвечают на способность словами cancel и restore.
chuhan-text-names-card = Для способности { CARDS($power, form: "gen") } нужна одна карта, например: use { $power } 4.
chuhan-text-with = Набор разыгрывают with PengYue, with ZhongliMo или with PengYue ZhongliMo, но не с «{ $text }».
chuhan-text-star = В ходе не больше одной открытой карты, её отмечает одна звёздочка: play 7 7 7*.
chuhan-text-by-name = Тройки и шестёрки называют по имени, а не числом: вместо { $card } напишите, например, JiBu или HanXin.
chuhan-text-card = «{ $card }» — не карта. Карты: 0 1 2 4 5 7 8 9, а тройки и шестёрки по имени без пробела: JiBu, HanXin.

## Why a move is refused
chuhan-no-card-left =
    { $number ->
        [one] Есть всего { $number } карта { CARDS($card) }.
        [few] Есть всего { $number } карты { CARDS($card) }.
        [many] Есть всего { $number } карт { CARDS($card) }.
       *[other] Есть всего { $number } карты { CARDS($card) }.
    }
chuhan-no-set =
    { $ranks } и { $last } вместе — не набор. { $power ->
        [none] Выберите карты одного ранга.
       *[other] Выберите карты одного ранга или примените карту «{ CARDS($power) }».
    }
chuhan-why-not = Сейчас это невозможно.
chuhan-why-not-held = У вас в руке нет: { CARDS($cards) }.
chuhan-why-not-in-row = Нет среди открытых карт: { CARDS($card) }.
chuhan-why-star-lead = Открытую карту может использовать только атакующий.
chuhan-why-half-made = Вы начали «{ $text }»: сначала закончите или отмените.
chuhan-why-gift-first = Хунмэнь: сначала выберите две карты для соперника.
chuhan-why-no-gift = Сейчас карты не отдают.
chuhan-why-no-power = Нет способности, на которую можно ответить.
chuhan-why-cancel-or-allow = Способность ждёт вашего ответа: cancel или allow.
chuhan-why-restore-or-allow = Вашу способность отменяет Люй Чжи: restore или allow.
chuhan-why-cancel-which = Применены две способности: напишите cancel PengYue или cancel ZhongliMo.
chuhan-why-cancel-one = Применена только одна способность: напишите cancel.
chuhan-why-no-writs = При событии «{ EVENT($event) }» указов нет.
chuhan-why-writs-gone = Все указы этого раунда уже взяты ({ $number }).
chuhan-why-writ-once = Указ в этом ходу уже взят, второй взять нельзя.
chuhan-why-writ-late = После отменённой способности указ в этом ходу брать нельзя.
chuhan-why-lead-pass = Атакующий обязан разыграть набор и не может пасовать.
chuhan-why-response-only = Эта способность — для ответа, а не для атаки.
chuhan-why-lead-only = Это способность атаки: её применяют перед тем, как атаковать набором.
chuhan-why-lead-power-once = Одна способность атаки за кон, даже если её отменили.
chuhan-why-plain-set = После отменённого Чжунли Мо атаковать можно только обычным набором.
chuhan-why-event-power = При событии «{ EVENT($event) }» способность { CARDS($power, form: "gen") } не действует.
chuhan-why-ying-bu-rank = Ин Бу берёт только карты ранга 1–5, но не { CARDS($card, form: "gen") }.
chuhan-why-not-discarded = Нет в сбросе: { CARDS($card) }.
chuhan-why-own-set = { CARDS($power) } не может входить в набор, с которым разыгрывается.
chuhan-why-yu-ji = Юй Цзи сбрасывает другую карту из вашей руки.
chuhan-why-liu-bang = Способность Лю Бана действует только против одиночной 9.
chuhan-why-more =
    { $number ->
        [1] Ещё одна карта.
        [one] Ещё { $number } карта.
        [few] Ещё { $number } карты.
        [many] Ещё { $number } карт.
       *[other] Ещё { $number } карты.
    }
chuhan-why-size =
    { $number ->
        [one] В наборе должна быть { $number } карта, а не { $given }.
        [few] В наборе должно быть { $number } карты, а не { $given }.
        [many] В наборе должно быть { $number } карт, а не { $given }.
       *[other] В наборе должно быть { $number } карты, а не { $given }.
    }
chuhan-why-higher = Ранг { $own } не бьёт ранг { $rank }.
chuhan-why-equal = С Пэн Юэ набор должен быть ровно ранга { $rank }, а не { $own }.
chuhan-why-ranks-differ = В наборе Чжунли Мо все ранги должны быть разными.
chuhan-why-two-cards = В наборе Чжунли Мо не меньше двух карт.

## Positions that cannot be
chuhan-position-twice =
    { $number ->
        [1] карта { $card } названа больше одного раза, а она только одна.
       *[other] карта { $card } названа чаще, чем таких карт есть: { $number }.
    }
chuhan-position-draw-long =
    { $number ->
        [one] в колоде { $number } карта, а должно быть { $wanted }: 16 без взятых по указам и открытых.
        [few] в колоде { $number } карты, а должно быть { $wanted }: 16 без взятых по указам и открытых.
        [many] в колоде { $number } карт, а должно быть { $wanted }: 16 без взятых по указам и открытых.
       *[other] в колоде { $number } карты, а должно быть { $wanted }: 16 без взятых по указам и открытых.
    }
chuhan-position-draw-short = карт в колоде должно быть { $wanted }, а осталось для неё только { $number }: слишком много названо в других местах.
chuhan-position-events =
    { $number ->
        [one] в колоде событий { $number } карта, а помещается не больше { $most }.
        [few] в колоде событий { $number } карты, а помещается не больше { $most }.
        [many] в колоде событий { $number } карт, а помещается не больше { $most }.
       *[other] в колоде событий { $number } карты, а помещается не больше { $most }.
    }
chuhan-position-writs =
    { $number ->
        [one] взят { $number } указ, а в этом раунде их { $most }.
        [few] взято { $number } указа, а в этом раунде их { $most }.
        [many] взято { $number } указов, а в этом раунде их { $most }.
       *[other] взято { $number } указа, а в этом раунде их { $most }.
    }
chuhan-position-won =
    { $points ->
        [one] у кого-то { $points } очко, а это победа: назовите победителя.
        [few] у кого-то { $points } очка, а это победа: назовите победителя.
        [many] у кого-то { $points } очков, а это победа: назовите победителя.
       *[other] у кого-то { $points } очка, а это победа: назовите победителя.
    }
chuhan-position-turn = атакует { SEAT($leader) }, и бить нечего, поэтому ход не может быть за { SEAT($seat) }.
chuhan-position-dealing = пока карты сдаёт случай, Хань получает 15, затем Чу 15, затем колода меньше 16, и больше нигде ничего не лежит.
chuhan-position-dealing-events = пока события сдаёт случай, в колоде событий меньше 14 карт из имеющихся.
chuhan-position-giving-event = подарки выбирают перед первым коном, пока их не выложат оба.
chuhan-position-row-long = открытых карт может быть не больше { $number }.
chuhan-position-set-ten = набор ранга 10 — это только Лю Бан, одна карта.
chuhan-position-gift = подарок — это две карты, пока giving = true.
chuhan-position-row = при событии «{ EVENT($event) }» открытых карт нет.
chuhan-position-pending = «{ $text }» не может быть способностью, которая здесь ждёт ответа.
chuhan-position-xiao-he = Сяо Хэ лежит открыто, поэтому о возврате никого не спрашивают.
chuhan-position-making = «{ $text }» не может быть тем, что это место уже выбрало.
chuhan-position-top = то, что известно о верхе колоды, там не лежит.
chuhan-position-rival = у { SEAT($seat) } нет карты { $card }, которая там известна.
chuhan-position-empty = у { SEAT($seat) } нет карт, раунд был бы окончен.
chuhan-position-giving = у { SEAT($seat) } не хватает карт, чтобы отдать две.
chuhan-position-size = размер { $key } равен { $number }.

## Options
chuhan-option-events = on: играть с пятнадцатью событиями
chuhan-option-chance = open: останавливаться всюду, где решает случай, для тех, кому нужны узлы случая

chuhan-help =
    Избавьтесь от карт раньше соперника. Атакуйте одной картой или несколькими одного ранга; соперник отвечает тем же числом карт
    более высокого ранга или пасует; дальше атакует тот, кто не спасовал. Перед набором можно взять указ: две карты, за которые
    соперник, избавившись от карт, получит на очко больше. Кто избавился от карт, получает очки за карты в руке соперника
    (не больше 5) и за взятые им указы. 31 очко приносит победу в партии.
    { "  " }0 джокер: ещё одна карта любого набора или одиночный 0     2 шесть и больше двоек сразу дают столько же очков
    { "  " }3 Цзи Бу, атака: посмотреть четыре карты колоды            3 Юй Цзи, атака: сбросить другую карту
    { "  " }6 Ин Бу, атака: взять из сброса карту 1–5                  3 Люй Чжи, ответный удар: отменить способность
    { "  " }3 Сяо Хэ, ответный удар: отменить Люй Чжи                  3 Пэн Юэ, ответ: набор того же ранга
    { "  " }3 Чжунли Мо: набор разных рангов, по наименьшему           6 Лю Бан, ответ: десятка против одиночной 9
    { "  " }6 Хань Синь, ответ: соперник отвечает на свой набор        3 Сяоу Ин: пас, но атака за вами; сопернику 3 очка
    { "  " }6 Сян Юй: пас; отныне очки удваиваются                     Каждая 3 и 6 — ещё и обычная карта своего ранга.

## The picture
chuhan-picture-held = Карты { $number }, указы { $writs }
chuhan-picture-discard = Сброшено: { $number }
chuhan-picture-no-set = Бить нечего

## What is new in a version of the rules
chuhan-rules-2 = При событии «Дельный совет» тот, кто избавился от карт, получает очки за указы соперника один раз, а не два.
