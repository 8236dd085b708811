# Две кампании. Названия, годы и тексты глав — по правилам, разделы 8 и 9.

chuhan-campaign-fall-of-qin = Падение Цинь
chuhan-campaign-contention = Война Чу и Хань

chuhan-chapter-daze = Восстание в Дацзэ
chuhan-chapter-xue = Совет в Сюэ
chuhan-chapter-julu = Цзюйлу
chuhan-chapter-guanzhong = Гонка к перевалу
chuhan-chapter-banquet = Пир в Хунмэне
chuhan-chapter-kingdoms = Восемнадцать царств
chuhan-chapter-chencang = Тайная дорога в Чэньцан
chuhan-chapter-pengcheng = Пэнчэн
chuhan-chapter-xingyang = Осада Синъяна
chuhan-chapter-jingxing = Войско спиной к реке
chuhan-chapter-canal = Договор у канала Хунгоу
chuhan-chapter-gaixia = Гайся

## What the players read before a chapter
chuhan-story-daze = Летом 209 года до н. э. дождь задерживает в Дацзэ девятьсот новобранцев. По законам Цинь за опоздание казнят, и они восстают. Ещё до зимы Лю Бан держит родной город Пэй, а Сян Юй с дядей — Куайцзи на юге.
chuhan-story-xue = В 208 году до н. э. вожди восстания собираются в Сюэ. Старый Фань Цзэн советует восстановить царский дом Чу. Внука царя Хуая, умершего в плену у Цинь, находят среди пастухов. Кто держит его при себе, говорит от имени Чу.
chuhan-story-julu = Войска Цинь под началом Чжан Ханя окружили Цзюйлу. Сян Юй переправляется через реку, топит лодки, разбивает котлы и даёт каждому еды на три дня. Он побеждает, а через полгода Чжан Хань сдаётся ему со всем войском.
chuhan-story-guanzhong = Царь Чу обещал сердце Цинь тому, кто войдёт туда первым. Пока Сян Юй бьётся у Цзюйлу, Лю Бан проходит южным перевалом, и Цзыин сдаётся ему. Когда приходит Сян Юй, перевал Ханьгу закрыт.
chuhan-story-banquet = Лю Бан приезжает в лагерь Сян Юя с извинениями. Трижды Фань Цзэн подаёт знак убить его, и Сян Юй ничего не делает. Лю Бан ускользает верхом; рядом с конём бегут Сяоу Ин и ещё трое.
chuhan-story-kingdoms = Сян Юй сжигает столицу Цинь и делит империю между восемнадцатью царями. Лучшую часть он берёт себе и зовётся гегемоном. Царь Чу становится императором без власти, Лю Бану достаётся дальний юго-запад, а остальным приходится выбирать, за кем идти.
chuhan-story-chencang = Отосланный на дальний юго-запад, Лю Бан сжёг за собой настилы, будто не собирался возвращаться. Сяо Хэ догоняет беглеца по имени Хань Синь и привозит назад, и Лю Бан ставит его во главе войска. По забытой дороге оно возвращается и застаёт в Чэньцане врасплох Чжан Ханя, первого из трёх царей Цинь.
chuhan-story-pengcheng = Лю Бан прилюдно оплакивает убитого императора и берёт столицу Сян Юя, имея больше полумиллиона воинов. Сян Юй возвращается с тридцатью тысячами и за день уничтожает это войско. Лю Бан спасается в колеснице Сяоу Ина; его жена Люй Чжи и отец попадают в плен.
chuhan-story-xingyang = Целый год Сян Юй осаждает Лю Бана в Синъяне. Посол склоняет Ин Бу на сторону Хань, а слухи, оплаченные золотом Хань, лишают Фань Цзэна доверия Сян Юя, и он уходит. Ночью Лю Бан бежит, пока его офицер Цзи Синь в одежде царя сдаётся вместо него.
chuhan-story-jingxing = Тем временем Хань Синь покоряет север. У Цзинсина он ставит людей спиной к реке, чтобы им некуда было бежать, и разбивает войско во много раз больше. На реке Вэй он обрушивает воду на армию, посланную против него Сян Юем, и становится царём Ци.
chuhan-story-canal = К 203 году до н. э. обе стороны истощены. Границей становится канал Хунгоу, и Сян Юй отпускает жену и отца Лю Бана домой. Он уходит на восток; советники Лю Бана велят тотчас нарушить договор.
chuhan-story-gaixia = Лишь когда им обещают земли, приходят Хань Синь и Пэн Юэ. Под Гайся войско Чу окружено и ночью слышит песни Чу со всех четырёх сторон. Сян Юй прощается с Юй Цзи, прорывается с восемью сотнями всадников и гибнет у реки Уцзян.

## What is special in a chapter
chuhan-special-xue = 0 ждёт наверху колоды. Достаточно пяти двоек: набор ранга 2 приносит очки с пяти карт.
chuhan-special-julu = В этом раунде три указа. В следующей главе победителю верна одна 7.
chuhan-special-banquet = Сян Юй медлит: его способность не действует.
chuhan-special-chencang = Хань Синь ждёт наверху колоды.
chuhan-special-pengcheng = Люй Чжи переходит к Чу, когда Чу выигрывает второй кон.
chuhan-special-xingyang = Ин Бу переходит к Хань, когда Хань выигрывает второй кон. Фань Цзэн уходит: наборы ранга 2 не приносят очков.
chuhan-special-jingxing = Отступать некуда: способности Сяоу Ина и Сян Юя не действуют. В следующей главе победителю верна одна 8.
chuhan-special-canal = Люй Чжи переходит к Хань, когда Хань выигрывает первый кон.
chuhan-special-gaixia = Всё или ничего: очки удваиваются с самого начала, ставка — нет.

## The log of a campaign
chuhan-log-chapter =
    { CAMPAIGN($campaign) }, глава { $number }: { CHAPTER($chapter) }. Ставка — { $stake } { $stake ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }.
chuhan-log-hostage = { SEAT($seat) } отдаёт { SEAT($rival) } заложника: { CARDS($card) }. Остаётся { CARDS($kept) }.
chuhan-log-sworn = Верны Хань: { CARDS($han) }. Верны Чу: { CARDS($chu) }.
chuhan-log-waiting = Наверху колоды ждёт { CARDS($card) }.
chuhan-log-over = { CARDS($card) } переходит от { SEAT($seat, form: "gen") } к { SEAT($rival, form: "dat") }.
chuhan-log-freed =
    { SEAT($seat) } освобождает { $number } { $number ->
        [one] персонажа
        [few] персонажей
        [many] персонажей
       *[other] персонажа
    }. Ещё { $number } { $number ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }.
chuhan-log-stake =
    { SEAT($seat) } получает ставку: { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }.
chuhan-log-chapter-won = { SEAT($seat) } выигрывает главу { $number }, «{ CHAPTER($chapter) }».
chuhan-log-submits = { SEAT($rival) } впереди на 40 очков или больше: { SEAT($seat) } покоряется.
chuhan-gain-stake = Ставки

## What is asked and shown in a campaign
chuhan-ask-hostage = Отдайте { SEAT($rival) } заложника: { CARDS($cards) }? Второй будет верен вам.
chuhan-effect-hostage = будет у соперника, а { CARDS($kept) } — у вас
chuhan-effect-xiang-yu-doubled = пас; очки уже удваиваются
chuhan-show-chapter =
    { CAMPAIGN($campaign) }, глава { $number }: { CHAPTER($chapter) }, { $year } до н. э. Ставка — { $stake } { $stake ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }.
chuhan-show-campaign-points = Очки: Хань { $han }, Чу { $chu }. После последней главы побеждает тот, у кого их больше; перевес в 40 после любой главы побеждает сразу.
chuhan-show-won = Выиграно глав: Хань { $han }, Чу { $chu }.
chuhan-show-hostage = { SEAT($seat) } отдаёт заложника: { CARDS($cards) }.
chuhan-picture-chapter = { $number }. { CHAPTER($chapter) }
chuhan-house-campaigns = Обе кампании — наши: описания тех, что есть в печатной игре, мы не знаем.
chuhan-option-campaign = fall-of-qin или contention: кампания из шести раундов

## Why a move is refused in a campaign
chuhan-text-give-hostage = Назовите одну карту, например: give HanXin.
chuhan-why-hostage = Сначала отдайте заложника, одного из них: { CARDS($cards) }.
chuhan-why-chapter-power = В главе «{ CHAPTER($chapter) }» способность { CARDS($power, form: "gen") } не действует.

## Options and positions that cannot be
chuhan-option-campaign-events = events = on не сочетается с campaign = "{ $campaign }": у глав свои события.
chuhan-position-no-campaign = { $key } относится к кампании, а она не названа.
chuhan-position-won-long = выиграно глав: { $number }, а может быть не больше { $most }, и последняя заканчивает кампанию: назовите победителя.
chuhan-position-won-none = кампания выиграна, но ни одна глава не выиграна: назовите победителей глав в won.
chuhan-position-derived = { $key } следует из главы и должно быть { $value }.
chuhan-position-chapter-doubled = в главе «{ CHAPTER($chapter) }» очки удваиваются с самого начала.
chuhan-position-no-hostage = в главе «{ CHAPTER($chapter) }» заложника не отдают.
chuhan-position-hostage-by = предыдущую главу проигрывает { SEAT($seat) }, и заложника отдаёт эта сторона.
chuhan-position-hostage-dealt = пока заложник не отдан, карты не называют, и в раунде ничего не произошло.
