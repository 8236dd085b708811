# Huang.

huang-name = Хуан
huang-about = Шестиугольные тайлы, лидеры и войны: от двух до пяти династий строят царства на карте Китая, а ваш счёт — слабейший из четырёх цветов.

huang-seat-tiger = Тигр
    .gen = Тигра
    .dat = Тигру
    .acc = Тигра
huang-seat-rabbit = Кролик
    .gen = Кролика
    .dat = Кролику
    .acc = Кролика
huang-seat-rat = Крыса
    .gen = Крысы
    .dat = Крысе
    .acc = Крысу
huang-seat-goat = Коза
    .gen = Козы
    .dat = Козе
    .acc = Козу
huang-seat-dragon = Дракон
    .gen = Дракона
    .dat = Дракону
    .acc = Дракона

huang-tile-yellow = жёлтый
    .gen = жёлтого
    .pl = жёлтые
    .gen-pl = жёлтых
    .n = жёлтое
    .f = жёлтая
    .f-gen = жёлтой
    .f-acc = жёлтую
huang-tile-red = красный
    .gen = красного
    .pl = красные
    .gen-pl = красных
    .n = красное
    .f = красная
    .f-gen = красной
    .f-acc = красную
huang-tile-blue = синий
    .gen = синего
    .pl = синие
    .gen-pl = синих
    .n = синее
    .f = синяя
    .f-gen = синей
    .f-acc = синюю
huang-tile-green = зелёный
    .gen = зелёного
    .pl = зелёные
    .gen-pl = зелёных
    .n = зелёное
    .f = зелёная
    .f-gen = зелёной
    .f-acc = зелёную
huang-tile-white = белый
    .gen = белого
    .pl = белые
    .gen-pl = белых
    .n = белое
    .f = белая
    .f-gen = белой
    .f-acc = белую

huang-role-yellow = наместник
    .gen = наместника
    .pl = наместники
    .gen-pl = наместников
huang-role-red = воин
    .gen = воина
    .pl = воины
    .gen-pl = воинов
huang-role-blue = крестьянин
    .gen = крестьянина
    .pl = крестьяне
    .gen-pl = крестьян
huang-role-green = торговец
    .gen = торговца
    .pl = торговцы
    .gen-pl = торговцев
huang-role-white = ремесленник
    .gen = ремесленника
    .pl = ремесленники
    .gen-pl = ремесленников

# The states of the maps and their capitals; what stands in brackets tells states of one name apart and is left out on the board.
huang-state-yan = Янь
    .gen = царства Янь
huang-state-zhao = Чжао
    .gen = царства Чжао
huang-state-qi = Ци
    .gen = царства Ци
huang-state-qin = Цинь
    .gen = царства Цинь
huang-state-wei = Вэй
    .gen = царства Вэй
huang-state-han = Хань
    .gen = царства Хань
huang-state-chu = Чу
    .gen = царства Чу
huang-state-dai = Дай
    .gen = царства Дай
huang-state-liaodong = Ляодун
    .gen = царства Ляодун
huang-state-changshan = Чаншань
    .gen = царства Чаншань
huang-state-di = Ди
    .gen = царства Ди
huang-state-western-wei = Западное Вэй
    .gen = Западного Вэй
huang-state-jibei = Цзибэй
    .gen = царства Цзибэй
huang-state-jiaodong = Цзяодун
    .gen = царства Цзяодун
huang-state-yong = Юн
    .gen = царства Юн
huang-state-sai = Сай
    .gen = царства Сай
huang-state-yin = Инь
    .gen = царства Инь
huang-state-henan = Хэнань
    .gen = царства Хэнань
huang-state-western-chu = Западное Чу
    .gen = Западного Чу
huang-state-han-central-plains = Хань (Центральная равнина)
    .gen = царства Хань (Центральная равнина)
huang-state-han-hanzhong = Хань (Ханьчжун)
    .gen = царства Хань (Ханьчжун)
huang-state-jiujiang = Цзюцзян
    .gen = царства Цзюцзян
huang-state-linjiang = Линьцзян
    .gen = царства Линьцзян
huang-state-hengshan = Хэншань
    .gen = царства Хэншань

huang-city-ji = Цзи
huang-city-handan = Ханьдань
huang-city-linzi = Линьцзы
huang-city-xianyang = Сяньян
huang-city-daliang = Далян
huang-city-xinzheng = Синьчжэн
huang-city-ying = Ин
huang-city-dai = Дай
huang-city-wuzhong = Учжун
huang-city-xiangguo = Сянго
huang-city-gaonu = Гаону
huang-city-pingyang = Пинъян
huang-city-boyang = Боян
huang-city-jimo = Цзимо
huang-city-feiqiu = Фэйцю
huang-city-yueyang = Юэян
huang-city-chaoge = Чаогэ
huang-city-luoyang = Лоян
huang-city-pengcheng = Пэнчэн
huang-city-yangdi = Янди
huang-city-nanzheng = Наньчжэн
huang-city-liu = Лю
huang-city-jiangling = Цзянлин
huang-city-zhu = Чжу

## The log
huang-log-dealt = Ваши тайлы: { TILES($tiles) }.
huang-log-bandits =
    { $number ->
        [one] На месте { $place } лежит { $number } разбойник.
        [few] На месте { $place } лежат { $number } разбойника.
        [many] На месте { $place } лежит { $number } разбойников.
       *[other] На месте { $place } лежит { $number } разбойника.
    }
huang-log-turn = { SEAT($seat) } начинает ход.
huang-log-tile = { SEAT($seat) } кладёт { TILES($colour) } тайл на { $hex }.
huang-log-leader = { SEAT($seat) } ставит { TILES($colour, form: "gen") } лидера на { $hex }.
huang-log-leader-moved = { SEAT($seat) } переставляет { TILES($colour, form: "gen") } лидера с { $from } на { $hex }.
huang-log-leader-off = { SEAT($seat) } отзывает { TILES($colour, form: "gen") } лидера.
huang-log-points =
    { $number ->
        [one] { SEAT($seat) } получает { $number } { TILES($colour, form: "n") } очко.
        [few] { SEAT($seat) } получает { $number } { TILES($colour, form: "gen-pl") } очка.
        [many] { SEAT($seat) } получает { $number } { TILES($colour, form: "gen-pl") } очков.
       *[other] { SEAT($seat) } получает { $number } { TILES($colour, form: "gen") } очка.
    }
huang-log-pagoda-points =
    { $number ->
        [one] Пагоды приносят { SEAT($seat, form: "dat") } { $number } { TILES($colour, form: "n") } очко.
        [few] Пагоды приносят { SEAT($seat, form: "dat") } { $number } { TILES($colour, form: "gen-pl") } очка.
        [many] Пагоды приносят { SEAT($seat, form: "dat") } { $number } { TILES($colour, form: "gen-pl") } очков.
       *[other] Пагоды приносят { SEAT($seat, form: "dat") } { $number } { TILES($colour, form: "gen") } очка.
    }
huang-log-pagoda = { SEAT($seat) } возводит { TILES($colour, form: "f-acc") } пагоду на { $hexes }.
huang-log-palace =
    { $moved ->
        [0] { SEAT($seat) } возводит дворец на { $hexes }.
       *[1] { SEAT($seat) } переносит дворец на { $hexes }.
    }
huang-log-buys =
    { $number ->
        [one] { SEAT($seat) } сбрасывает { $number } зелёный тайл, чтобы строить.
        [few] { SEAT($seat) } сбрасывает { $number } зелёных тайла, чтобы строить.
        [many] { SEAT($seat) } сбрасывает { $number } зелёных тайлов, чтобы строить.
       *[other] { SEAT($seat) } сбрасывает { $number } зелёного тайла, чтобы строить.
    }
huang-log-riot =
    { $number ->
        [one] { SEAT($seat) } сбрасывает { $number } синий тайл: бунт убирает { TILES($colour) } тайл с { $hex }.
        [few] { SEAT($seat) } сбрасывает { $number } синих тайла: бунт убирает { TILES($colour) } тайл с { $hex }.
        [many] { SEAT($seat) } сбрасывает { $number } синих тайлов: бунт убирает { TILES($colour) } тайл с { $hex }.
       *[other] { SEAT($seat) } сбрасывает { $number } синего тайла: бунт убирает { TILES($colour) } тайл с { $hex }.
    }
huang-log-home = С поля уходит { TILES($colour) } лидер { SEAT($seat, form: "gen") }.
huang-log-removed = В коробку уходит { TILES($colour) } тайл с { $hex }.
huang-log-lost-pagoda = Рушится { TILES($colour, form: "f") } пагода.
huang-log-lost-palace = Рушится дворец.
huang-log-lost-granary = Амбар на { $hex } потерян.
huang-log-market = { SEAT($seat) } берёт с рынка { TILES($colour) } тайл.
huang-log-market-filled = Новые тайлы на рынке: { TILES($tiles) }.
huang-log-exchange =
    { $number ->
        [0] { SEAT($seat) } ничего не может сделать.
        [one] { SEAT($seat) } втёмную обменивает { $number } тайл.
        [few] { SEAT($seat) } втёмную обменивает { $number } тайла.
        [many] { SEAT($seat) } втёмную обменивает { $number } тайлов.
       *[other] { SEAT($seat) } втёмную обменивает { $number } тайла.
    }
huang-log-own-exchange = Вы убираете в коробку: { TILES($tiles) }.
huang-log-draws =
    { $number ->
        [one] { SEAT($seat) } тянет { $number } тайл.
        [few] { SEAT($seat) } тянет { $number } тайла.
        [many] { SEAT($seat) } тянет { $number } тайлов.
       *[other] { SEAT($seat) } тянет { $number } тайла.
    }
huang-log-own-draws = Вы тянете: { TILES($tiles) }.
huang-log-revolt = Восстание: { TILES($colour) } лидер { SEAT($seat, form: "gen") } против лидера { SEAT($other, form: "gen") }.
huang-log-commits =
    { $number ->
        [one] { SEAT($seat) } вкладывает { $number } жёлтый тайл
        [few] { SEAT($seat) } вкладывает { $number } жёлтых тайла
        [many] { SEAT($seat) } вкладывает { $number } жёлтых тайлов
       *[other] { SEAT($seat) } вкладывает { $number } жёлтого тайла
    }{ $leader ->
        [0] .
       *[1] {" "}и лидера вне поля.
    }
huang-log-revolt-won = { SEAT($seat) } побеждает в восстании, { $high } против { $low }.
huang-log-war = Тайл на { $hex } начинает войну.
huang-log-war-side = Красных тайлов у царства { $state }: { $number }.
huang-log-support =
    { $number ->
        [one] { SEAT($seat) } поддерживает { $state }: { $number } красный тайл
        [few] { SEAT($seat) } поддерживает { $state }: { $number } красных тайла
        [many] { SEAT($seat) } поддерживает { $state }: { $number } красных тайлов
       *[other] { SEAT($seat) } поддерживает { $state }: { $number } красного тайла
    }{ $leader ->
        [0] .
       *[1] {" "}и лидер вне поля.
    }
huang-log-support-none = { SEAT($seat) } никого не поддерживает.
huang-log-war-won = Царство { $state } побеждает в войне, { $high } против { $low }.
huang-log-bandits-beaten =
    { $number ->
        [one] Побеждён { $number } разбойник.
        [few] Побеждены { $number } разбойника.
        [many] Побеждено { $number } разбойников.
       *[other] Побеждено { $number } разбойника.
    }
huang-log-bandits-leave = Разбойники покидают место { $place }.
huang-log-granaries =
    { $number ->
        [one] { SEAT($seat) } забирает { $number } амбар; амбар на { $hex } остаётся.
        [few] { SEAT($seat) } забирает { $number } амбара; амбар на { $hex } остаётся.
        [many] { SEAT($seat) } забирает { $number } амбаров; амбар на { $hex } остаётся.
       *[other] { SEAT($seat) } забирает { $number } амбара; амбар на { $hex } остаётся.
    }
huang-log-over =
    { $why ->
        [bag] Партия окончена: мешок пуст.
       *[idle] Партия окончена: сорок ходов никто не тянул тайлов.
    }
huang-log-score = Счёт { SEAT($seat, form: "gen") }: { $score } ({ $all }).
huang-log-win = { SEAT($seat) } побеждает в партии.
huang-log-nobody = В партии нет победителя.

## What happened last, above the prompt
huang-happened-turn =
    { $you ->
        [0] { SEAT($seat) }
       *[1] Вы
    }: { $actions }.
huang-happened-tile = { ROLE($role) } на { $hex }
huang-happened-leader = лидер-{ ROLE($role) } на { $hex }
huang-happened-leader-off = лидер-{ ROLE($role) } отозван
huang-happened-pagoda = пагода { ROLE($role, form: "gen-pl") }
huang-happened-palace = дворец
huang-happened-riot = бунт на { $hex }
huang-happened-exchange =
    { $number ->
        [0] нет возможных действий
        [one] обмен { $number } тайла
        [few] обмен { $number } тайлов
        [many] обмен { $number } тайлов
       *[other] обмен { $number } тайла
    }
huang-happened-revolt = восстание
huang-happened-revolt-won =
    { $you ->
        [0] в восстании побеждает { SEAT($seat) }
       *[1] вы побеждаете в восстании
    } ({ $high } : { $low })
huang-happened-war = война
huang-happened-war-won = война решена ({ $high } : { $low })
huang-happened-lost =
    { $you ->
        [0] { SEAT($seat) } теряет лидера-{ ROLE($role, form: "gen") }
       *[1] вы теряете лидера-{ ROLE($role, form: "gen") }
    }

## On a timeline, and where points came from
huang-mark-war = Война
huang-mark-revolt = Восстание
huang-gain-tiles = Тайлы
huang-gain-revolts = Восстания
huang-gain-wars = Войны
huang-gain-bandits = Разбойники
huang-gain-pagodas = Пагоды
huang-gain-granaries = Амбары

## What is asked
huang-ask-action =
    { $number ->
        [1] Ваше последнее действие в этом ходу: тайл, лидер, бунт, пагода или обмен.
        [one] У вас { $number } действие: тайл, лидер, бунт, пагода или обмен.
        [few] У вас { $number } действия: тайл, лидер, бунт, пагода или обмен.
        [many] У вас { $number } действий: тайл, лидер, бунт, пагода или обмен.
       *[other] У вас { $number } действия: тайл, лидер, бунт, пагода или обмен.
    }
huang-ask-exchange = Пока вы обмениваете: { $text } Назовите следующий тайл, с «…» после него, если будут ещё.
huang-ask-building = Можно строить с тайлом на { $hex }; иначе «stop».
huang-ask-market = Можно взять тайл с рынка; иначе «stop».
huang-ask-chain =
    { $fits ->
        [0] У вас нет синего тайла для речного гекса рядом с { $hex }; вас спрашивают, чтобы никто этого не узнал. Ответьте «stop».
       *[1] Можно положить ещё один синий тайл рядом с { $hex }; иначе «stop».
    }
huang-ask-moving = Пагод этого цвета вне поля нет. Какая переносится?
huang-ask-attack =
    Восстание ({ TILES($colour, form: "pl") } лидеры): рядом с вашим лидером { $own } { $own ->
        [one] жёлтый тайл
        [few] жёлтых тайла
        [many] жёлтых тайлов
       *[other] жёлтого тайла
    }, у { SEAT($seat, form: "gen") } { $against }. В руке жёлтых: { $number }. Сколько вложите? При равенстве побеждает защитник.
huang-ask-defence =
    Восстание ({ TILES($colour, form: "pl") } лидеры): { SEAT($seat) } атакует с силой { $against }, рядом с вашим лидером { $own } { $own ->
        [one] жёлтый тайл
        [few] жёлтых тайла
        [many] жёлтых тайлов
       *[other] жёлтого тайла
    }. В руке жёлтых: { $number }. Сколько вложите? При равенстве побеждаете вы.
huang-ask-support = Война. Красная сила пока: { $sides }. В руке красных: { $number }. Кого поддержите?
huang-ask-winner = Царства равны: { $sides }. Какое побеждает?
huang-ask-paying =
    { $number ->
        [1] Должен уйти ещё один красный тайл. Какой?
        [one] Должен уйти { $number } красный тайл. Какой первым?
        [few] Должны уйти { $number } красных тайла. Какой первым?
        [many] Должны уйти { $number } красных тайлов. Какой первым?
       *[other] Должно уйти { $number } красного тайла. Какой первым?
    }
huang-ask-granaries =
    { $number ->
        [one] Можно забрать { $number } амбар. Какой остаётся? Иначе «stop».
        [few] Можно забрать { $number } амбара. Какой остаётся? Иначе «stop».
        [many] Можно забрать { $number } амбаров. Какой остаётся? Иначе «stop».
       *[other] Можно забрать { $number } амбара. Какой остаётся? Иначе «stop».
    }

## What is shown
huang-show-legend = Y R B G W — тайлы (жёлтый, красный, синий, зелёный, белый), [R] под пагодой, (Y) под амбаром, {"{Y}"} под дворцом; rTi — красный лидер Тигра (Ti), Кролик (Rb), Крыса (Rt), Коза (Go), Дракон (Dr); ~ река, * столица, x2x два разбойника.
huang-show-turn =
    { $number ->
        [0] Сейчас ходит { SEAT($seat) }.
        [one] Сейчас ходит { SEAT($seat) }, осталось { $number } действие.
        [few] Сейчас ходит { SEAT($seat) }, осталось { $number } действия.
        [many] Сейчас ходит { SEAT($seat) }, осталось { $number } действий.
       *[other] Сейчас ходит { SEAT($seat) }, осталось { $number } действия.
    }
huang-show-bag =
    { $number ->
        [one] В мешке { $number } тайл.
        [few] В мешке { $number } тайла.
        [many] В мешке { $number } тайлов.
       *[other] В мешке { $number } тайла.
    }
huang-show-market =
    { $number ->
        [0] Рынок пуст.
       *[other] Рынок: { TILES($tiles) }.
    }
huang-show-pagoda = На { $hexes } стоит { TILES($colour, form: "f") } пагода.
huang-show-palace = На { $hexes } стоит дворец.
huang-show-granaries = Амбары: { $hexes }.
huang-show-leaders =
    { $number ->
        [0] { SEAT($seat) }: лидеров на поле нет.
       *[other] { SEAT($seat) }, лидеры: { $leaders }.
    }
huang-show-leader = { TILES($colour) } на { $hex }
huang-show-points = Очки { SEAT($seat, form: "gen") }: жёлтые { $yellow }, красные { $red }, синие { $blue }, зелёные { $green }, белые { $white }.
huang-show-stores =
    { $number ->
        [one] { SEAT($seat) }: забран { $number } амбар.
        [few] { SEAT($seat) }: забрано { $number } амбара.
        [many] { SEAT($seat) }: забрано { $number } амбаров.
       *[other] { SEAT($seat) }: забрано { $number } амбара.
    }
huang-show-held =
    { $number ->
        [one] { SEAT($seat) } держит { $number } тайл.
        [few] { SEAT($seat) } держит { $number } тайла.
        [many] { SEAT($seat) } держит { $number } тайлов.
       *[other] { SEAT($seat) } держит { $number } тайла.
    }
huang-show-known =
    { $number ->
        [one] { SEAT($seat) } держит { $number } тайл, известно: { TILES($known) }.
        [few] { SEAT($seat) } держит { $number } тайла, среди них { TILES($known) }.
        [many] { SEAT($seat) } держит { $number } тайлов, среди них { TILES($known) }.
       *[other] { SEAT($seat) } держит { $number } тайла, среди них { TILES($known) }.
    }
huang-show-hand =
    { $number ->
        [0] Вы — { SEAT($seat) }. Рука пуста.
       *[other] Вы — { SEAT($seat) }. В руке: { TILES($tiles) }.
    }

## What an action does
huang-effect-war = война
huang-effect-bandits =
    { $number ->
        [one] побеждает { $number } разбойника
        [few] побеждает { $number } разбойников
        [many] побеждает { $number } разбойников
       *[other] побеждает { $number } разбойника
    }
huang-effect-meet = сталкиваются лидеры: { TILES($colours) }; красных тайлов { $reds }
huang-effect-point =
    { $number ->
        [one] { $number } { TILES($colour, form: "n") } очко для { SEAT($seat, form: "gen") }
        [few] { $number } { TILES($colour, form: "gen-pl") } очка для { SEAT($seat, form: "gen") }
        [many] { $number } { TILES($colour, form: "gen-pl") } очков для { SEAT($seat, form: "gen") }
       *[other] { $number } { TILES($colour, form: "gen") } очка для { SEAT($seat, form: "gen") }
    }
huang-effect-no-point = без очков: там нет подходящего лидера
huang-effect-unites =
    { $number ->
        [one] объединяет { $number } царство
        [few] объединяет { $number } царства
        [many] объединяет { $number } царств
       *[other] объединяет { $number } царства
    }
huang-effect-pagoda = складывает треугольник для { TILES($colour, form: "f-gen") } пагоды
huang-effect-palace = складывает место для дворца
huang-effect-market = затем тайл с рынка
huang-effect-chain = можно положить ещё один синий тайл
huang-effect-revolt =
    { $number ->
        [one] восстание против { SEAT($seat, form: "gen") }: рядом с вами { $number } жёлтый тайл, рядом с противником { $against }
        [few] восстание против { SEAT($seat, form: "gen") }: рядом с вами { $number } жёлтых тайла, рядом с противником { $against }
        [many] восстание против { SEAT($seat, form: "gen") }: рядом с вами { $number } жёлтых тайлов, рядом с противником { $against }
       *[other] восстание против { SEAT($seat, form: "gen") }: рядом с вами { $number } жёлтого тайла, рядом с противником { $against }
    }
huang-effect-beside =
    { $number ->
        [one] рядом { $number } жёлтый тайл
        [few] рядом { $number } жёлтых тайла
        [many] рядом { $number } жёлтых тайлов
       *[other] рядом { $number } жёлтого тайла
    }
huang-effect-price =
    { $number ->
        [one] стоит { $number } { TILES($colour) } тайл
        [few] стоит { $number } { TILES($colour, form: "gen-pl") } тайла
        [many] стоит { $number } { TILES($colour, form: "gen-pl") } тайлов
       *[other] стоит { $number } { TILES($colour, form: "gen") } тайла
    }
huang-effect-bag =
    { $number ->
        [0] мешок пуст: партия закончится
        [one] в мешке { $number } тайл: партия закончится
        [few] в мешке { $number } тайла: партия закончится
        [many] в мешке { $number } тайлов: партия закончится
       *[other] в мешке { $number } тайла: партия закончится
    }

## Help
huang-help =
    В ходе два действия, любые из этих:
      tile red H8                  тайл из руки на пустой гекс: синий на реку, остальные на сушу
      leader red H8                поставить или переставить лидера рядом с жёлтым тайлом; leader red off отзывает его
      riot C3                      два синих тайла (один, пока ваш синий лидер вне поля) убирают любой тайл
      pagoda red G8 G9 H9          два зелёных тайла (один, пока ваш зелёный лидер вне поля) возводят пагоду
      exchange red red blue        тайлы на новые из мешка
    После тайла вас могут спросить о пагоде, тайле с рынка или ещё одном синем тайле; stop — отказ.
    В восстании: revolt 2 или revolt 2 leader. В войне: support H8 2, support H8 2 leader, support none.
    Знак вопроса после хода покажет, что он сделает: tile red H8?
    В конце считается наименьший из ваших четырёх цветов; белые очки поднимают наименьший.

## Options
huang-option-players = от двух до пяти династий в порядке хода: tiger, rabbit, rat, goat, dragon
huang-option-map = warring-states, eighteen-kingdoms (с амбарами) или файл карты с окончанием .toml
huang-option-short = on: короткая партия для двоих, 24 тайла втёмную покидают мешок
huang-option-bandits = on: на поле лежат пять шаек разбойников
huang-option-palace = on: на четырёх жёлтых тайлах можно возвести дворец
huang-option-open_scores = on: все очки открыты
huang-option-chance = open: останавливаться всюду, где решает случай, для тех, кому нужны узлы случая
huang-option-dynasty = «{ $name }» — не династия. Династии: { $dynasties }.
huang-option-number = В «Хуан» играют от { $fewest } до { $most } игроков, а не { $number }.
huang-option-twice = Династия { SEAT($name, form: "gen") } названа дважды.
huang-option-short-two = Короткая партия — для двух игроков, а не для { $number }.
huang-option-bandit-places = На карте «{ $map }» нет мест для разбойников.
huang-option-map-unknown = Карты «{ $map }» нет. Карты: { $maps }; или файл с окончанием .toml.
huang-option-map-file =
    { $line ->
        [0] Карта { $path } не годится: { $problem }
       *[other] Карта { $path } не годится, строка { $line }: { $problem }
    }

## House rules
huang-house-boards = Оба поля наши, по исторической географии: печатных у нас не было. Другое поле можно задать файлом.
huang-house-price = Бунт или купленная постройка никогда не стоят больше тайлов, чем нужно.
huang-house-exchange-nothing = Обменять ноль тайлов можно, только если других действий нет.
huang-house-idle = Партия, в которой сорок ходов подряд никто не тянет тайлов, заканчивается так, будто мешок пуст.
huang-house-bandit-war = Тайл не может коснуться разбойников, если начал бы войну; с двумя шайками сразу сражаются вместе.
huang-house-bandit-numbers = На десяти тайлах разбойников 1, 2, 3, 4, 2, 3, 1, 2, 3 и 4 разбойника.
huang-house-palace = Дворец стоит на четырёх жёлтых тайлах ромбом, в любом направлении.

## Texts that cannot be read
huang-text-unknown = «{ $text }» — не ход в «Хуан». Примеры: tile red H8, leader red H8, exchange red blue, stop.
huang-text-exchange = Назовите тайлы для обмена, например: exchange red red blue.
huang-text-colour = «{ $word }» — не цвет. Цвета: { $colours }.
huang-text-hex = «{ $word }» — не гекс этого поля. Гексы называются от { $first } до { $last }: буква столбца и номер ряда.
huang-text-commitment = Назовите число тайлов и «leader», чтобы добавить лидера: 2, или 2 leader, или 0 leader.

## Why a move is refused
huang-why-half-made = Вы начали «{ $text }»: сначала закончите или отмените.
huang-why-not-held = У вас нет { TILES($colour, form: "gen") } тайла.
huang-why-hand-short =
    { $number ->
        [1] У вас нет { TILES($colour, form: "gen") } тайла.
        [one] У вас нет { $number } { TILES($colour, form: "gen") } тайла.
        [few] У вас нет { $number } { TILES($colour, form: "gen-pl") } тайлов.
        [many] У вас нет { $number } { TILES($colour, form: "gen-pl") } тайлов.
       *[other] У вас нет { $number } { TILES($colour, form: "gen") } тайла.
    }
huang-why-taken = Гекс { $hex } занят.
huang-why-under-bandits = На { $hex } лежат разбойники.
huang-why-river = { $hex } — река: туда кладут только синие тайлы.
huang-why-land = { $hex } — суша: синие тайлы кладут на реку.
huang-why-chain = Следующий тайл должен быть синим и лечь на свободный речной гекс рядом с предыдущим. Иначе «stop».
huang-why-bandits-war = Тайл рядом с разбойниками не может начать войну.
huang-why-bandits-strong =
    { $number ->
        [1] Там { $number } разбойник: тайл должен войти в царство с красным тайлом.
        [one] Там { $number } разбойник: тайл должен войти в царство, где не меньше красных тайлов.
        [few] Там { $number } разбойника: тайл должен войти в царство, где не меньше красных тайлов.
        [many] Там { $number } разбойников: тайл должен войти в царство, где не меньше красных тайлов.
       *[other] Там { $number } разбойника: тайл должен войти в царство, где не меньше красных тайлов.
    }
huang-why-own-hex = Там уже стоит { TILES($colour) } лидер.
huang-why-leader-river = { $hex } — река: лидеры стоят на суше.
huang-why-no-yellow = Рядом с { $hex } нет жёлтого тайла.
huang-why-leader-bandits = Лидер не может стоять рядом с разбойниками.
huang-why-unites = На { $hex } { TILES($colour) } лидер объединил бы царства с двумя лидерами одного цвета.
huang-why-away = Ваш { TILES($colour) } лидер не на поле.
huang-why-no-tile = На { $hex } нет тайла.
huang-why-price =
    { $number ->
        [1] Это стоит { $number } { TILES($colour) } тайл, а у вас его нет.
        [one] Это стоит { $number } { TILES($colour) } тайл, а у вас столько нет.
        [few] Это стоит { $number } { TILES($colour, form: "gen-pl") } тайла, а у вас столько нет.
        [many] Это стоит { $number } { TILES($colour, form: "gen-pl") } тайлов, а у вас столько нет.
       *[other] Это стоит { $number } { TILES($colour, form: "gen") } тайла, а у вас столько нет.
    }
huang-why-no-palace = Эта партия играется без дворца.
huang-why-no-rhombus = Дворцу нужны четыре жёлтых тайла ромбом, ни один не под постройкой.
huang-why-no-triangle = Для { TILES($colour, form: "f-gen") } пагоды нужны три { TILES($colour, form: "gen-pl") } тайла, которые касаются друг друга, ни один не под постройкой.
huang-why-no-blue-pagoda = На этом поле синих пагод нет.
huang-why-other-tile = Постройка должна стоять на только что положенном тайле.
huang-why-exchange-nothing = Обменять ноль тайлов можно, только если других действий нет.
huang-why-exchange-many =
    { $most ->
        [one] Обменять можно не больше { $most } тайла.
        [few] Обменять можно не больше { $most } тайлов.
        [many] Обменять можно не больше { $most } тайлов.
       *[other] Обменять можно не больше { $most } тайла.
    }
huang-why-exchange-all = Такой обмен невозможен.
huang-why-too-many =
    { $number ->
        [one] Ни у кого нет { $number } тайла.
        [few] Ни у кого нет { $number } тайлов.
        [many] Ни у кого нет { $number } тайлов.
       *[other] Ни у кого нет { $number } тайла.
    }
huang-why-no-war = Сейчас войны нет: некого поддержать и некому присудить победу.
huang-why-no-side = { $hex } — не воюющее царство. Воюют: { $sides }.
huang-why-leader-on = Ваш { TILES($colour) } лидер на поле: 1 добавляет только лидер вне поля.
huang-why-support-nothing = Никого не поддержать — это «support none».
huang-why-asked =
    { $what ->
        [action] Сейчас нужно действие: тайл, лидер, бунт, пагода или обмен.
        [building] Сейчас можно строить на только что положенном тайле; иначе «stop».
        [market] Сейчас можно взять тайл с рынка; иначе «stop».
        [chain] Сейчас можно положить следующий синий тайл; иначе «stop».
        [moving] Сейчас нужно выбрать, какая пагода переносится.
        [attack] Сейчас нужно решить, что вложить в восстание, например: revolt 0.
        [defence] Сейчас нужно решить, что вложить в восстание, например: revolt 0.
        [support] Сейчас нужно решить, кого поддержать в войне, например: support none.
        [winner] Сейчас нужно выбрать, какое царство побеждает.
        [paying] Сейчас нужно выбрать, какой красный тайл уходит.
       *[granaries] Сейчас нужно выбрать, какой амбар остаётся; иначе «stop».
    }

## Positions that cannot be
huang-position-hex = В { $key } стоит «{ $hex }», а это не гекс этого поля. Гексы называются от { $first } до { $last }.
huang-position-hexes =
    { $number ->
        [one] { $key } — это список из { $number } гекса.
        [few] { $key } — это список из { $number } гексов.
        [many] { $key } — это список из { $number } гексов.
       *[other] { $key } — это список из { $number } гекса.
    }
huang-position-river = На { $hex } не может лежать { TILES($colour) } тайл: синие лежат на реке, остальные на суше.
huang-position-bandits = На { $hex } ничего не может стоять: там разбойники, или лидер оказался бы рядом с ними.
huang-position-taken = Гекс { $hex } уже занят.
huang-position-leader = На { $hex } лидер стоять не может: нужна суша рядом с жёлтым тайлом.
huang-position-peace = В одном царстве стоят два лидера одного цвета.
huang-position-no-granaries = На этой карте играют без амбаров.
huang-position-granary = На { $hex } амбар стоять не может: нужна столица с её жёлтым тайлом и отдельное место.
huang-position-pagoda = На { $hexes } не может стоять { TILES($colour, form: "f") } пагода.
huang-position-pagodas = Столько { TILES($colour, form: "gen-pl") } пагод не бывает.
huang-position-palace = На { $hexes } дворец стоять не может.
huang-position-count =
    { $number ->
        [one] Назван { $number } { TILES($colour) } тайл, это больше, чем есть.
        [few] Названо { $number } { TILES($colour, form: "gen-pl") } тайла, это больше, чем есть.
        [many] Названо { $number } { TILES($colour, form: "gen-pl") } тайлов, это больше, чем есть.
       *[other] Названо { $number } { TILES($colour, form: "gen") } тайла, это больше, чем есть.
    }
huang-position-many =
    { $number ->
        [one] В { $key } назван { $number } тайл; можно не больше { $most }.
        [few] В { $key } названо { $number } тайла; можно не больше { $most }.
        [many] В { $key } названо { $number } тайлов; можно не больше { $most }.
       *[other] В { $key } названо { $number } тайла; можно не больше { $most }.
    }
huang-position-missing =
    { $number ->
        [one] Не хватает { $number } тайла.
        [few] Не хватает { $number } тайлов.
        [many] Не хватает { $number } тайлов.
       *[other] Не хватает { $number } тайла.
    }
huang-position-known = У { SEAT($seat, form: "gen") } известны { TILES($colour, form: "pl") } тайлы, которых нет в руке.
huang-position-sides = В войне не больше трёх сторон.
huang-position-phase = Позиция не подходит к своей фазе «{ $phase }».
huang-position-dealing = Пока сдаёт случай, позиция такая, как при подготовке, и ещё есть что сдавать.
huang-position-bands =
    { $number ->
        [one] Назван { $number } тайл разбойников; можно не больше { $most }.
        [few] Названо { $number } тайла разбойников; можно не больше { $most }.
        [many] Названо { $number } тайлов разбойников; можно не больше { $most }.
       *[other] Названо { $number } тайла разбойников; можно не больше { $most }.
    }
huang-position-stores =
    { $number ->
        [one] На поле и у игроков не может быть вместе { $number } амбара.
        [few] На поле и у игроков не может быть вместе { $number } амбаров.
        [many] На поле и у игроков не может быть вместе { $number } амбаров.
       *[other] На поле и у игроков не может быть вместе { $number } амбара.
    }
huang-position-scores = По очкам счёт другой.
huang-position-winner = В оконченной позиции назван победитель.
huang-position-other-winner = По очкам победитель — { SEAT($winner) }.

## The picture
huang-picture-title =
    Хуан, { $map ->
        [warring-states] Сражающиеся царства
        [eighteen-kingdoms] Восемнадцать царств
       *[other] { $map }
    }
huang-picture-desc = На поле: { $tiles } { $tiles ->
        [one] тайл
        [few] тайла
        [many] тайлов
       *[other] тайла
    }, { $leaders } { $leaders ->
        [one] лидер
        [few] лидера
        [many] лидеров
       *[other] лидера
    }, { $pagodas } { $pagodas ->
        [one] пагода
        [few] пагоды
        [many] пагод
       *[other] пагоды
    }.
huang-picture-turn = Ходит { SEAT($seat) }
huang-picture-actions =
    { $number ->
        [one] осталось { $number } действие
        [few] осталось { $number } действия
        [many] осталось { $number } действий
       *[other] осталось { $number } действия
    }
huang-picture-wins = { SEAT($seat) } побеждает
huang-picture-wins-with = { SEAT($seat) } побеждает, счёт { $score }
huang-picture-nobody = Победителя нет
huang-picture-seat = { SEAT($seat) }
huang-picture-hand =
    { $number ->
        [one] { $number } тайл
        [few] { $number } тайла
        [many] { $number } тайлов
       *[other] { $number } тайла
    }
huang-picture-hidden = Очки скрыты
huang-picture-points =
    { $colour ->
        [yellow] порядок
        [red] мощь
        [blue] пища
        [green] торговля
       *[white] богатство
    } { $number }
huang-picture-spread = С богатством: { $points }
huang-picture-stores =
    { $number ->
        [one] забран { $number } амбар
        [few] забрано { $number } амбара
        [many] забрано { $number } амбаров
       *[other] забрано { $number } амбара
    }
huang-picture-market = Рынок
huang-picture-bag = Мешок { $number }
huang-picture-north = С
# The letter on a tile; where two would be equal, choose another.
huang-picture-letter =
    { $colour ->
        [yellow] Н
        [red] В
        [blue] К
        [green] Т
       *[white] Р
    }
huang-picture-river = река
huang-picture-state = { STATE($state) }
huang-picture-city = { CITY($city) }
huang-picture-capital = столица { STATE($state, form: "gen") }, { CITY($city) }
huang-picture-tile =
    { $colour ->
        [yellow] тайл наместника
        [red] тайл воина
        [blue] тайл крестьянина
        [green] тайл торговца
       *[white] тайл ремесленника
    }
huang-picture-leader =
    { $colour ->
        [yellow] наместник { SEAT($seat, form: "gen") }
        [red] воин { SEAT($seat, form: "gen") }
        [blue] крестьянин { SEAT($seat, form: "gen") }
        [green] торговец { SEAT($seat, form: "gen") }
       *[white] ремесленник { SEAT($seat, form: "gen") }
    }
huang-picture-pagoda =
    { $colour ->
        [yellow] пагода наместников
        [red] пагода воинов
        [blue] пагода крестьян
        [green] пагода торговцев
       *[white] пагода ремесленников
    }
huang-picture-granary = амбар
huang-picture-palace = дворец
huang-picture-bandits =
    { $number ->
        [one] { $number } разбойник
        [few] { $number } разбойника
        [many] { $number } разбойников
       *[other] { $number } разбойника
    }
huang-picture-bandit-tile = № { $number }

## Maps that cannot be
huang-map-key = «{ $key }» в карте ничего не значит. Известны: name, rows, capitals.
huang-map-name = Карте нужно имя.
huang-map-rows = Карте нужны rows: список текстов, по одному на ряд гексов.
huang-map-wide =
    { $number ->
        [one] В карте { $number } столбец; можно не больше { $most }, по букве на каждый.
        [few] В карте { $number } столбца; можно не больше { $most }, по букве на каждый.
        [many] В карте { $number } столбцов; можно не больше { $most }, по букве на каждый.
       *[other] В карте { $number } столбца; можно не больше { $most }, по букве на каждый.
    }
huang-map-hexes =
    { $number ->
        [one] В карте { $number } гекс; бывает от 1 до { $most }.
        [few] В карте { $number } гекса; бывает от 1 до { $most }.
        [many] В карте { $number } гексов; бывает от 1 до { $most }.
       *[other] В карте { $number } гекса; бывает от 1 до { $most }.
    }
huang-map-length =
    { $number ->
        [one] В ряду { $row } { $number } гекс, а должно быть { $wanted }: в чётных рядах на один меньше, чем в нечётных.
        [few] В ряду { $row } { $number } гекса, а должно быть { $wanted }: в чётных рядах на один меньше, чем в нечётных.
        [many] В ряду { $row } { $number } гексов, а должно быть { $wanted }: в чётных рядах на один меньше, чем в нечётных.
       *[other] В ряду { $row } { $number } гекса, а должно быть { $wanted }: в чётных рядах на один меньше, чем в нечётных.
    }
huang-map-mark = «{ $mark }» в ряду { $row } — не знак. Знаки: . суша, ~ река, # нет гекса, A–Z столица, 0–9 место разбойников.
huang-map-capital-entry = У столицы { $mark } нет записи: { $mark } = { "{" } state = "…", city = "…" { "}" }.
huang-map-capital-twice = Столица { $mark } стоит на карте дважды.
huang-map-capital-nowhere = У столицы { $mark } есть запись, но на карте её нет.
huang-map-places = Мест разбойников на карте { $number }, а должно быть ноль или { $wanted }.
huang-map-triangle = Место разбойников { $place } — не три гекса суши, которые касаются друг друга.
huang-map-bandit-capital = Место разбойников { $place } касается столицы.
