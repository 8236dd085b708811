# Dwie kampanie. Nazwy, lata i teksty rozdziałów są zgodne z zasadami, punkty 8 i 9.

chuhan-campaign-fall-of-qin = Upadek Qin
chuhan-campaign-contention = Wojna Chu z Han

chuhan-chapter-daze = Powstanie w Daze
chuhan-chapter-xue = Narada w Xue
chuhan-chapter-julu = Julu
chuhan-chapter-guanzhong = Wyścig do przełęczy
chuhan-chapter-banquet = Uczta w Hongmen
chuhan-chapter-kingdoms = Osiemnaście królestw
chuhan-chapter-chencang = Ukryta droga do Chencang
chuhan-chapter-pengcheng = Pengcheng
chuhan-chapter-xingyang = Oblężenie Xingyang
chuhan-chapter-jingxing = Armia plecami do rzeki
chuhan-chapter-canal = Układ nad kanałem Hong
chuhan-chapter-gaixia = Gaixia

## What the players read before a chapter
chuhan-story-daze = Latem 209 roku p.n.e. deszcz zatrzymuje w Daze dziewięciuset poborowych. Prawo Qin karze spóźnienie śmiercią, więc podnoszą bunt. Przed zimą Liu Bang ma w ręku rodzinne Pei, a Xiang Yu z wujem – Kuaiji na południu.
chuhan-story-xue = W 208 roku p.n.e. przywódcy powstania spotykają się w Xue. Stary Fan Zeng radzi im wskrzesić królewski ród Chu. Wnuk króla Huai, który zmarł w niewoli Qin, znajduje się wśród pasterzy owiec. Kto ma go przy sobie, przemawia w imieniu Chu.
chuhan-story-julu = Armie Qin pod wodzą Zhang Hana otaczają Julu. Xiang Yu przekracza rzekę, zatapia łodzie, tłucze kotły i daje każdemu jedzenia na trzy dni. Zwycięża, a pół roku później Zhang Han poddaje mu się z całym wojskiem.
chuhan-story-guanzhong = Król Chu obiecał serce Qin temu, kto pierwszy do niego wkroczy. Gdy Xiang Yu walczy pod Julu, Liu Bang wchodzi przez południową przełęcz i Ziying mu się poddaje. Kiedy nadchodzi Xiang Yu, przełęcz Hangu jest zamknięta.
chuhan-story-banquet = Liu Bang przybywa do obozu Xiang Yu z przeprosinami. Trzy razy Fan Zeng daje znak, by go zabić, a Xiang Yu nic nie robi. Liu Bang wymyka się i odjeżdża; obok konia biegną Xiahou Ying i trzech innych.
chuhan-story-kingdoms = Xiang Yu pali stolicę Qin i dzieli cesarstwo między osiemnastu królów. Najlepszą część zatrzymuje i ogłasza się hegemonem. Król Chu zostaje cesarzem bez władzy, Liu Bang dostaje daleki południowy zachód, a wszyscy inni muszą wybrać, za kim pójdą.
chuhan-story-chencang = Odesłany na daleki południowy zachód, Liu Bang spalił za sobą pomosty, jakby nie miał już wrócić. Xiao He dogania zbiega Han Xina i przywozi go z powrotem, a Liu Bang czyni go wodzem. Zapomnianą drogą armia wraca i zaskakuje w Chencang Zhang Hana, pierwszego z Trzech Qin.
chuhan-story-pengcheng = Liu Bang publicznie opłakuje zamordowanego cesarza i z ponad półmilionową armią zajmuje stolicę Xiang Yu. Ten wraca z trzydziestoma tysiącami i w jeden dzień ją rozbija. Liu Bang ucieka rydwanem Xiahou Yinga; jego żona Lyu Zhi i ojciec trafiają do niewoli.
chuhan-story-xingyang = Przez rok Xiang Yu oblega Liu Banga w Xingyang. Poseł przeciąga Ying Bu na stronę Han, a plotki opłacone złotem Han sprawiają, że Xiang Yu przestaje ufać Fan Zengowi i ten odchodzi. Liu Bang ucieka nocą, gdy oficer Ji Xin w stroju króla poddaje się zamiast niego.
chuhan-story-jingxing = Tymczasem Han Xin podbija północ. Pod Jingxing ustawia ludzi plecami do rzeki, żeby nie mogli uciec, i bije wielokrotnie większą armię. Nad rzeką Wei spuszcza wodę na wojsko, które Xiang Yu wysłał przeciw niemu, i zostaje królem Qi.
chuhan-story-canal = W 203 roku p.n.e. obie strony są wyczerpane. Granicą zostaje kanał Hong, a Xiang Yu odsyła żonę i ojca Liu Banga do domu. Sam rusza na wschód, a doradcy Liu Banga każą natychmiast zerwać układ.
chuhan-story-gaixia = Dopiero gdy dostają obietnicę ziemi, przybywają Han Xin i Peng Yue. Pod Gaixia armia Chu jest otoczona i nocą słyszy pieśni Chu ze wszystkich czterech stron. Xiang Yu żegna się z Yu Ji, przebija się z ośmiuset jeźdźcami i ginie nad rzeką Wu.

## What is special in a chapter
chuhan-special-xue = 0 czeka na wierzchu stosu dobierania. Wystarczy pięć dwójek: zestaw wartości 2 punktuje już od pięciu kart.
chuhan-special-julu = W tym starciu są trzy dekrety. Zwycięzcy w następnym rozdziale służy jedna 7.
chuhan-special-banquet = Xiang Yu się waha: nie można użyć jego zdolności.
chuhan-special-chencang = Han Xin czeka na wierzchu stosu dobierania.
chuhan-special-pengcheng = Lyu Zhi przechodzi do Chu, gdy Chu wygra dwa sztychy.
chuhan-special-xingyang = Ying Bu przechodzi do Han, gdy Han wygra dwa sztychy. Fan Zeng odchodzi: zestawy wartości 2 nie dają punktów.
chuhan-special-jingxing = Bez odwrotu: nie można użyć zdolności Xiahou Ying i Xiang Yu. Zwycięzcy w następnym rozdziale służy jedna 8.
chuhan-special-canal = Lyu Zhi przechodzi do Han, gdy Han wygra sztych.
chuhan-special-gaixia = Wszystko albo nic: punkty są podwajane od początku, stawka nie.

## The log of a campaign
chuhan-log-chapter =
    { CAMPAIGN($campaign) }, rozdział { $number }: { CHAPTER($chapter) }. Stawka: { $stake } { $stake ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }.
chuhan-log-hostage = { SEAT($seat) } oddaje { SEAT($rival, form: "dat") } zakładnika: { CARDS($card) }. Zostaje { CARDS($kept) }.
chuhan-log-sworn = Służą Han: { CARDS($han) }. Służą Chu: { CARDS($chu) }.
chuhan-log-waiting = Na wierzchu stosu dobierania czeka { CARDS($card) }.
chuhan-log-over = { CARDS($card) } przechodzi od { SEAT($seat, form: "gen") } do { SEAT($rival, form: "gen") }.
chuhan-log-freed =
    { SEAT($seat) } uwalnia { $number } { $number ->
        [one] osobę
        [few] osoby
        [many] osób
       *[other] osoby
    }: o { $number } { $number ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } więcej.
chuhan-log-stake =
    { SEAT($seat) } zdobywa stawkę: { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }.
chuhan-log-chapter-won = { SEAT($seat) } wygrywa rozdział { $number }, { CHAPTER($chapter) }.
chuhan-log-submits = { SEAT($rival) } prowadzi co najmniej 40 punktami: { SEAT($seat) } się poddaje.
chuhan-gain-stake = Stawki

## What is asked and shown in a campaign
chuhan-ask-hostage = Daj { SEAT($rival, form: "dat") } zakładnika: { CARDS($cards) }? Druga osoba służy tobie.
chuhan-effect-hostage = służy rywalowi, a { CARDS($kept) } tobie
chuhan-effect-xiang-yu-doubled = pas; punkty są już podwajane
chuhan-show-chapter =
    { CAMPAIGN($campaign) }, rozdział { $number }: { CHAPTER($chapter) }, { $year } p.n.e. Stawka: { $stake } { $stake ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }.
chuhan-show-campaign-points = Punkty: Han { $han }, Chu { $chu }. Po ostatnim rozdziale wygrywa ten, kto ma ich więcej; 40 punktów przewagi po rozdziale wygrywa od razu.
chuhan-show-won = Wygrane rozdziały: Han { $han }, Chu { $chu }.
chuhan-show-hostage = { SEAT($seat) } ma oddać zakładnika: { CARDS($cards) }.
chuhan-picture-chapter = { $number }. { CHAPTER($chapter) }
chuhan-house-campaigns = Obie kampanie są nasze: nie znamy żadnego opisu tych z drukowanej gry.
chuhan-option-campaign = fall-of-qin albo contention: kampania z sześciu starć

## Why a move is refused in a campaign
chuhan-text-give-hostage = Podaj jedną kartę, na przykład: give HanXin.
chuhan-why-hostage = Najpierw oddaj zakładnika, jedną z tych osób: { CARDS($cards) }.
chuhan-why-chapter-power = { CARDS($power) } nie ma zdolności w rozdziale „{ CHAPTER($chapter) }”.

## Options and positions that cannot be
chuhan-option-campaign-events = events = on nie pasuje do campaign = "{ $campaign }": rozdziały mają własne wydarzenia.
chuhan-position-no-campaign = { $key } należy do kampanii, a żadnej nie podano.
chuhan-position-won-long = wygranych rozdziałów jest { $number }, a może być najwyżej { $most }, i ostatni kończy kampanię: podaj zwycięzcę.
chuhan-position-won-none = ktoś wygrał kampanię, ale żadnego rozdziału: podaj w won zwycięzców rozdziałów.
chuhan-position-derived = { $key } wynika z rozdziału i musi być równe { $value }.
chuhan-position-chapter-doubled = w rozdziale „{ CHAPTER($chapter) }” punkty są podwajane od początku.
chuhan-position-no-hostage = w rozdziale „{ CHAPTER($chapter) }” nie oddaje się zakładnika.
chuhan-position-hostage-by = poprzedni rozdział przegrywa { SEAT($seat) } i to ten gracz oddaje zakładnika.
chuhan-position-hostage-dealt = dopóki zakładnik nie jest oddany, żadna karta nie jest nazwana i nic się w starciu nie stało.
