# Huang.

huang-name = Хуан
huang-about = Шестиугольные тайлы, лидеры и войны: от двух до пяти династий строят царства на карте Китая, а ваш счёт — слабейший из четырёх видов очков.

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

huang-tile-yellow =
    { $number } { $number ->
        [one] наместник
        [few] наместника
        [many] наместников
       *[other] наместника
    }
huang-tile-red =
    { $number } { $number ->
        [one] воин
        [few] воина
        [many] воинов
       *[other] воина
    }
huang-tile-blue =
    { $number } { $number ->
        [one] крестьянин
        [few] крестьянина
        [many] крестьян
       *[other] крестьянина
    }
huang-tile-green =
    { $number } { $number ->
        [one] торговец
        [few] торговца
        [many] торговцев
       *[other] торговца
    }
huang-tile-white =
    { $number } { $number ->
        [one] ремесленник
        [few] ремесленника
        [many] ремесленников
       *[other] ремесленника
    }

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
huang-realm =
    { $capitals ->
        [none] царство { $state }
       *[other] { STATE($capitals) }
    }

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
huang-state-han-central-plains = Хань 韓 (Центральная равнина)
    .gen = царства Хань 韓 (Центральная равнина)
huang-state-han-hanzhong = Хань 漢 (Ханьчжун)
    .gen = царства Хань 漢 (Ханьчжун)
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
huang-log-tile = { SEAT($seat) } кладёт { ROLE($colour, form: "gen") } на { $hex }.
huang-log-leader = { SEAT($seat) } ставит лидера-{ ROLE($colour, form: "gen") } на { $hex }.
huang-log-leader-moved = { SEAT($seat) } переставляет лидера-{ ROLE($colour, form: "gen") } с { $from } на { $hex }.
huang-log-leader-off = { SEAT($seat) } отзывает лидера-{ ROLE($colour, form: "gen") }.
huang-log-points =
    { SEAT($seat) } получает { $number } { $number ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    } { ROLE($colour, form: "gen-pl") }.
huang-log-pagoda-points =
    Пагоды приносят { SEAT($seat, form: "dat") } { $number } { $number ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    } { ROLE($colour, form: "gen-pl") }.
huang-log-pagoda = { SEAT($seat) } возводит пагоду { ROLE($colour, form: "gen-pl") } на { $hexes }.
huang-log-palace =
    { $moved ->
        [0] { SEAT($seat) } возводит дворец на { $hexes }.
       *[1] { SEAT($seat) } переносит дворец на { $hexes }.
    }
huang-log-buys =
    { $number ->
        [one] { SEAT($seat) } сбрасывает { $number } торговца, чтобы строить.
        [few] { SEAT($seat) } сбрасывает { $number } торговцев, чтобы строить.
        [many] { SEAT($seat) } сбрасывает { $number } торговцев, чтобы строить.
       *[other] { SEAT($seat) } сбрасывает { $number } торговца, чтобы строить.
    }
huang-log-riot =
    { $number ->
        [one] { SEAT($seat) } сбрасывает { $number } крестьянина: бунт убирает { ROLE($colour, form: "gen") } с { $hex }.
        [few] { SEAT($seat) } сбрасывает { $number } крестьян: бунт убирает { ROLE($colour, form: "gen") } с { $hex }.
        [many] { SEAT($seat) } сбрасывает { $number } крестьян: бунт убирает { ROLE($colour, form: "gen") } с { $hex }.
       *[other] { SEAT($seat) } сбрасывает { $number } крестьянина: бунт убирает { ROLE($colour, form: "gen") } с { $hex }.
    }
huang-log-home = С поля уходит лидер-{ ROLE($colour) } { SEAT($seat, form: "gen") }.
huang-log-removed = В коробку уходит { ROLE($colour) } с { $hex }.
huang-log-lost-pagoda = Рушится пагода { ROLE($colour, form: "gen-pl") }.
huang-log-lost-palace = Рушится дворец.
huang-log-lost-granary = Амбар на { $hex } потерян.
huang-log-market = { SEAT($seat) } берёт с рынка { ROLE($colour, form: "gen") }.
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
huang-log-revolt = Восстание: лидер-{ ROLE($colour) } { SEAT($seat, form: "gen") } против лидера { SEAT($other, form: "gen") }.
huang-log-commits =
    { $number ->
        [0] { $leader ->
            [0] { SEAT($seat) } ничего не вкладывает.
           *[1] { SEAT($seat) } вкладывает лидера вне поля.
        }
       *[other] { SEAT($seat) } вкладывает { $number } { $number ->
            [one] наместника
            [few] наместников
            [many] наместников
           *[other] наместника
        }{ $leader ->
            [0] .
           *[1] {" "}и лидера вне поля.
        }
    }
huang-log-revolt-won =
    { $tie ->
        [0] { SEAT($seat) } побеждает в восстании, { $high }:{ $low }.
       *[1] { SEAT($seat) } побеждает в восстании: { $high }:{ $low }, при равенстве побеждает защитник.
    }
huang-log-war = Тайл на { $hex } начинает войну.
huang-log-war-side =
    { $capitals ->
        [none] Царство { $state }
       *[other] { STATE($capitals) }
    }: { $number } { $number ->
        [one] воин
        [few] воина
        [many] воинов
       *[other] воина
    }.
huang-log-support =
    { SEAT($seat) } поддерживает царство { $capitals ->
        [none] { $state }
       *[other] { STATE($capitals) }
    }: { $number ->
        [0] { $leader ->
            [0] 0 воинов.
           *[1] лидер вне поля.
        }
       *[other] { $number } { $number ->
            [one] воин
            [few] воина
            [many] воинов
           *[other] воина
        }{ $leader ->
            [0] .
           *[1] {" "}и лидер вне поля.
        }
    }
huang-log-support-none = { SEAT($seat) } никого не поддерживает.
huang-log-war-won =
    { $capitals ->
        [none] Царство { $state }
       *[other] { STATE($capitals) }
    } { $tie ->
        [0] побеждает в войне, { $high }:{ $low }.
       *[1] побеждает в войне: { $high }:{ $low }, при равенстве победителя выбирает { SEAT($seat) }.
    }
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
huang-happened-market = { ROLE($role) } с рынка
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
    } ({ $high }:{ $low })
huang-happened-war = война
huang-happened-war-won =
    в войне побеждает { $capitals ->
        [none] царство { $state }
       *[other] { STATE($capitals) }
    } ({ $high }:{ $low })
huang-happened-lost =
    { $you ->
        [0] { SEAT($seat) } теряет лидера-{ ROLE($role, form: "gen") }
       *[1] вы теряете лидера-{ ROLE($role, form: "gen") }
    }

## On a timeline, and where points came from
huang-mark-turn = Ход { $count }, { SEAT($seat) }
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
        [0] У вас нет крестьянина для гекса реки рядом с { $hex }; вас спрашивают, чтобы этого никто не узнал. Ответьте «stop».
       *[1] Можно положить ещё одного крестьянина рядом с { $hex }; иначе «stop».
    }
huang-ask-moving = Пагод этого вида вне поля нет. Какую перенести?
huang-ask-attack =
    Восстание лидеров-{ ROLE($colour, form: "gen-pl") }: рядом с вашим лидером { $own } { $own ->
        [one] наместник
        [few] наместника
        [many] наместников
       *[other] наместника
    }, у { SEAT($seat, form: "gen") } { $against }. Наместников в руке: { $number }. Сколько вложите? При равенстве побеждает защитник.
huang-ask-defence =
    Восстание лидеров-{ ROLE($colour, form: "gen-pl") }: сила { SEAT($seat, form: "gen") } в атаке — { $against }, рядом с вашим лидером { $own } { $own ->
        [one] наместник
        [few] наместника
        [many] наместников
       *[other] наместника
    }. Наместников в руке: { $number }. Сколько вложите? При равенстве побеждаете вы.
huang-ask-support = Война. Сила сейчас: { $sides }. Воинов в руке: { $number }. Кого поддержите?
huang-ask-winner = В войне равенство: { $sides }. Выберите царство, которое побеждает.
huang-ask-paying =
    { $number ->
        [1] Уберите ещё одного воина царства-победителя. Какого?
        [one] Уберите { $number } воина царства-победителя. Какого сначала?
        [few] Уберите { $number } воинов царства-победителя. Какого сначала?
        [many] Уберите { $number } воинов царства-победителя. Какого сначала?
       *[other] Уберите { $number } воина царства-победителя. Какого сначала?
    }
huang-ask-granaries =
    { $number ->
        [one] Можно забрать { $number } амбар. Какой остаётся? Иначе «stop».
        [few] Можно забрать { $number } амбара. Какой остаётся? Иначе «stop».
        [many] Можно забрать { $number } амбаров. Какой остаётся? Иначе «stop».
       *[other] Можно забрать { $number } амбара. Какой остаётся? Иначе «stop».
    }

## What is shown
huang-show-legend = Тайлы: Y наместник (жёлтый), R воин (красный), B крестьянин (синий), G торговец (зелёный), W ремесленник (белый); [R] под пагодой, (Y) под амбаром, {"{Y}"} под дворцом; rTi — лидер-воин Тигра (Ti; Rb Кролик, Rt Крыса, Go Коза, Dr Дракон); ~ река, * столица, x2x два разбойника.
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
huang-show-pagoda = Пагода { ROLE($colour, form: "gen-pl") } стоит на { $hexes }.
huang-show-palace = На { $hexes } стоит дворец.
huang-show-granaries = Амбары: { $hexes }.
huang-show-leaders =
    { $number ->
        [0] { SEAT($seat) }: лидеров на поле нет.
       *[other] { SEAT($seat) }, лидеры: { $leaders }.
    }
huang-show-leader = { ROLE($colour) } на { $hex }
huang-show-points = Очки { SEAT($seat, form: "gen") }: наместники { $yellow }, воины { $red }, крестьяне { $blue }, торговцы { $green }, ремесленники { $white }.
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
huang-effect-meet = сталкиваются лидеры: { ROLE($colours) }; сила: { $sides }
huang-effect-side =
    { $capitals ->
        [none] царство { $state }
       *[other] { STATE($capitals) }
    } { $own ->
        [0] { $number }
       *[1] (ваше) { $number }
    }
huang-effect-point =
    { $number } { $number ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    } { ROLE($colour, form: "gen-pl") } для { SEAT($seat, form: "gen") }
huang-effect-no-point = без очков: там нет подходящего лидера
huang-effect-unites =
    { $number ->
        [one] объединяет { $number } царство
        [few] объединяет { $number } царства
        [many] объединяет { $number } царств
       *[other] объединяет { $number } царства
    }
huang-effect-pagoda = даёт треугольник для пагоды { ROLE($colour, form: "gen-pl") }
huang-effect-palace = складывает место для дворца
huang-effect-market = затем тайл с рынка
huang-effect-chain = можно положить ещё одного крестьянина
huang-effect-revolt =
    восстание против { SEAT($seat, form: "gen") }: { $number } { $number ->
        [one] наместник
        [few] наместника
        [many] наместников
       *[other] наместника
    } рядом с вами, { $against } с другой стороны
huang-effect-beside =
    рядом { $number } { $number ->
        [one] наместник
        [few] наместника
        [many] наместников
       *[other] наместника
    }
huang-effect-price =
    { $number ->
        [one] стоит { $number } { ROLE($colour, form: "gen") }
        [few] стоит { $number } { ROLE($colour, form: "gen-pl") }
        [many] стоит { $number } { ROLE($colour, form: "gen-pl") }
       *[other] стоит { $number } { ROLE($colour, form: "gen") }
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
      tile red H8                  тайл из руки на пустой гекс: крестьянин на реку, остальные на сушу
      leader red H8                поставить или переставить лидера рядом с наместником; leader red off отзывает его
      riot C3                      два крестьянина (один, пока ваш лидер-крестьянин вне поля) убирают любой тайл
      pagoda red G8 G9 H9          два торговца (один, пока ваш лидер-торговец вне поля) возводят пагоду
      exchange red red blue        тайлы на новые из мешка
    В записи ходов: yellow — наместник, red — воин, blue — крестьянин, green — торговец, white — ремесленник.
    После тайла вас могут спросить о пагоде, тайле с рынка или ещё одном крестьянине; stop — отказ.
    В восстании: revolt 2 или revolt 2 leader. В войне: support H8 2, support H8 2 leader, support none.
    Знак вопроса после хода покажет, что он сделает: tile red H8?
    В конце считается наименьший из ваших четырёх видов очков; очки ремесленников поднимают наименьший.

## Options
huang-option-players = от двух до пяти династий в порядке хода: tiger, rabbit, rat, goat, dragon
huang-option-map = warring-states, eighteen-kingdoms (с амбарами) или файл карты с окончанием .toml
huang-option-short = on: короткая партия для двоих, из мешка вслепую убирают 24 тайла
huang-option-bandits = on: на поле лежат пять шаек разбойников
huang-option-palace = on: на четырёх наместниках можно возвести дворец
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
huang-house-palace = Дворец стоит на четырёх наместниках, лежащих ромбом, в любом направлении.

## Texts that cannot be read
huang-text-unknown = «{ $text }» — не ход в «Хуан». Примеры: tile red H8, leader red H8, exchange red blue, stop.
huang-text-exchange = Назовите тайлы для обмена, например: exchange red red blue.
huang-text-colour = «{ $word }» — не вид тайла. Виды: { $colours }.
huang-text-hex = «{ $word }» — не гекс этого поля. Гексы называются от { $first } до { $last }: буква столбца и номер ряда.
huang-text-commitment = Назовите число тайлов и «leader», чтобы добавить лидера: 2, или 2 leader, или 0 leader.

## Why a move is refused
huang-why-half-made = Вы начали «{ $text }»: сначала закончите или отмените.
huang-why-not-held = У вас в руке нет { ROLE($colour, form: "gen") }.
huang-why-hand-short =
    { $number ->
        [one] У вас в руке нет { $number } { ROLE($colour, form: "gen") }.
        [few] У вас в руке нет { $number } { ROLE($colour, form: "gen-pl") }.
        [many] У вас в руке нет { $number } { ROLE($colour, form: "gen-pl") }.
       *[other] У вас в руке нет { $number } { ROLE($colour, form: "gen") }.
    }
huang-why-taken = Гекс { $hex } занят.
huang-why-under-bandits = На { $hex } лежат разбойники.
huang-why-river = { $hex } — река: там лежат только крестьяне.
huang-why-land = { $hex } — суша: крестьяне лежат на реке.
huang-why-chain = Следующий тайл должен быть крестьянином и лечь на свободный гекс реки рядом с предыдущим. Иначе «stop».
huang-why-bandits-war = Тайл рядом с разбойниками не может начать войну.
huang-why-bandits-strong =
    { $number ->
        [one] Там { $number } разбойник: в царстве тайла должно быть не меньше воинов.
        [few] Там { $number } разбойника: в царстве тайла должно быть не меньше воинов.
        [many] Там { $number } разбойников: в царстве тайла должно быть не меньше воинов.
       *[other] Там { $number } разбойника: в царстве тайла должно быть не меньше воинов.
    }
huang-why-own-hex = Лидер-{ ROLE($colour) } уже стоит там.
huang-why-leader-river = { $hex } — река: лидеры стоят на суше.
huang-why-no-yellow = Рядом с { $hex } нет наместника.
huang-why-leader-bandits = Лидер не может стоять рядом с разбойниками.
huang-why-unites = Лидер-{ ROLE($colour) } на { $hex } соединил бы царства с двумя лидерами одного вида.
huang-why-away = Вашего лидера-{ ROLE($colour, form: "gen") } нет на поле.
huang-why-no-tile = На { $hex } нет тайла.
huang-why-price =
    { $number ->
        [one] Это стоит { $number } { ROLE($colour, form: "gen") }, а у вас столько нет.
        [few] Это стоит { $number } { ROLE($colour, form: "gen-pl") }, а у вас столько нет.
        [many] Это стоит { $number } { ROLE($colour, form: "gen-pl") }, а у вас столько нет.
       *[other] Это стоит { $number } { ROLE($colour, form: "gen") }, а у вас столько нет.
    }
huang-why-no-palace = Эта партия играется без дворца.
huang-why-no-rhombus = Дворцу нужны четыре наместника ромбом, ни один не под постройкой.
huang-why-no-triangle = Пагоде { ROLE($colour, form: "gen-pl") } нужны три соседних тайла { ROLE($colour, form: "gen-pl") }, ни один не под постройкой.
huang-why-no-blue-pagoda = На этом поле нет пагод крестьян.
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
huang-why-leader-on = Ваш лидер-{ ROLE($colour) } на поле: 1 добавляет только лидер вне его.
huang-why-support-nothing = Никого не поддержать — это «support none».
huang-why-asked =
    { $what ->
        [action] Сейчас нужно действие: тайл, лидер, бунт, пагода или обмен.
        [building] Сейчас можно строить на только что положенном тайле; иначе «stop».
        [market] Сейчас можно взять тайл с рынка; иначе «stop».
        [chain] Сейчас можно положить следующего крестьянина; иначе «stop».
        [moving] Сейчас нужно выбрать, какая пагода переносится.
        [attack] Сейчас нужно решить, что вложить в восстание, например: revolt 0.
        [defence] Сейчас нужно решить, что вложить в восстание, например: revolt 0.
        [support] Сейчас нужно решить, кого поддержать в войне, например: support none.
        [winner] Сейчас нужно выбрать, какое царство побеждает.
        [paying] Сейчас нужно выбрать, какого воина убрать.
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
huang-position-river = { ROLE($colour, capital: 1) } не может лежать на { $hex }: крестьяне лежат на реке, остальные на суше.
huang-position-bandits = На { $hex } ничего не может стоять: там разбойники, или лидер оказался бы рядом с ними.
huang-position-taken = Гекс { $hex } уже занят.
huang-position-leader = На { $hex } не может стоять лидер: нужна суша рядом с наместником.
huang-position-peace = В одном царстве стоят два лидера одного вида.
huang-position-no-granaries = На этой карте играют без амбаров.
huang-position-granary = На { $hex } не может стоять амбар: нужны столица с её наместником и своё место.
huang-position-pagoda = Пагода { ROLE($colour, form: "gen-pl") } не может стоять на { $hexes }.
huang-position-pagodas = Столько пагод { ROLE($colour, form: "gen-pl") } нет.
huang-position-palace = На { $hexes } дворец стоять не может.
huang-position-count = Названо тайлов { ROLE($colour, form: "gen-pl") }: { $number }, больше, чем их есть.
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
huang-position-known = { SEAT($seat) }: известны тайлы { ROLE($colour, form: "gen-pl") }, которых нет в руке.
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
huang-position-scores = Счёт не соответствует очкам.
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
        [yellow] очки наместников
        [red] очки воинов
        [blue] очки крестьян
        [green] очки торговцев
       *[white] очки ремесленников
    } { $number }
huang-picture-spread = С очками ремесленников: { $points }
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
