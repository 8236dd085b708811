# Chu Han.

chuhan-name = Chu Han
chuhan-about = Karciany pojedynek Han i Chu na coraz wyższe zestawy: pozbądź się kart przed rywalem i szybciej zbierz 31 punktów.

chuhan-seat-han = Han
    .gen = gracza Han
    .dat = graczowi Han
    .acc = gracza Han
    .ins = graczem Han
chuhan-seat-chu = Chu
    .gen = gracza Chu
    .dat = graczowi Chu
    .acc = gracza Chu
    .ins = graczem Chu

chuhan-card-JiBu = Ji Bu
    .ranked = 3 Ji Bu
chuhan-card-LuZhi = Lyu Zhi
    .ranked = 3 Lyu Zhi
chuhan-card-PengYue = Peng Yue
    .ranked = 3 Peng Yue
chuhan-card-XiahouYing = Xiahou Ying
    .ranked = 3 Xiahou Ying
chuhan-card-XiaoHe = Xiao He
    .ranked = 3 Xiao He
chuhan-card-YuJi = Yu Ji
    .ranked = 3 Yu Ji
chuhan-card-ZhongliMo = Zhongli Mo
    .ranked = 3 Zhongli Mo
chuhan-card-HanXin = Han Xin
    .ranked = 6 Han Xin
chuhan-card-LiuBang = Liu Bang
    .ranked = 6 Liu Bang
chuhan-card-XiangYu = Xiang Yu
    .ranked = 6 Xiang Yu
chuhan-card-YingBu = Ying Bu
    .ranked = 6 Ying Bu

chuhan-event-quiet = Cisza
chuhan-event-sound_advice = Rozsądna porada
chuhan-event-stability = Stabilizacja
chuhan-event-hangu_pass = Pęd ku przełęczy Hangu
chuhan-event-warlords = Wodzowie
chuhan-event-hong_gate = Uczta w Hongmen
chuhan-event-plank_roads = Spalone pomosty
chuhan-event-famine = Głód
chuhan-event-conscription = Pobór
chuhan-event-mandate = Mandat Niebios
chuhan-event-hong_canal = Kanał Hong

## What an event does
chuhan-rule-quiet = Bez wydarzenia.
chuhan-rule-sound_advice = Na koniec każdy gracz dostaje raz punkty za dekrety rywala, bez względu na to, kto się wyczerpał. 31 punktów daje zwycięstwo dopiero po podliczeniu starcia.
chuhan-rule-stability = Punkty tego starcia są notowane i wypłacane na jego koniec. Dopiero wtedy 31 punktów daje zwycięstwo.
chuhan-rule-hangu_pass = Na koniec 3 punkty zdobywa ten, kto wygrał więcej sztychów.
chuhan-rule-warlords = Na stole leżą odkryte karty. Gracz w natarciu może użyć jednej z nich jako zdolności natarcia i jednej w zestawie (oznaczone *).
chuhan-rule-hong_gate = Przed pierwszym sztychem każdy gracz potajemnie daje rywalowi dwie karty.
chuhan-rule-plank_roads = W tym starciu nie ma dekretów.
chuhan-rule-famine = Za karty na ręce rywala można zdobyć do 8 punktów zamiast 5.
chuhan-rule-conscription = Dekret pozwala dobrać trzy karty, a dekretów są tylko cztery.
chuhan-rule-mandate = Sztych wygrany własną pojedynczą 9 albo dziesiątką z Liu Bang daje 2 punkty.
chuhan-rule-hong_canal = Nie można używać zdolności szóstek.

## Moves in words
# What follows a colon: Han tries a power: use Yu Ji on 5.
chuhan-move-use =
    { $number ->
        [1] { CARDS($first) }
       *[other] { $first ->
            [YuJi] { CARDS($first) } odrzuca { CARDS($others) }
           *[other] { CARDS($first) } bierze { CARDS($others) }
        }
    }
chuhan-move-pass = pas z { CARDS($powers) }
chuhan-move-play = { CARDS($things) } z { CARDS($powers) }

## The log
chuhan-log-battle =
    { $event ->
        [quiet] Starcie { $battle }. Naciera { SEAT($leader) }.
       *[other] Starcie { $battle }, wydarzenie „{ EVENT($event) }”. Naciera { SEAT($leader) }.
    }
chuhan-log-dealt = Dostajesz { CARDS($cards) }.
chuhan-log-row = Odkryte dla gracza w natarciu: { CARDS($cards) }.
chuhan-log-writ =
    { SEAT($seat) } bierze dekret i dobiera { $number } { $number ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    }.
chuhan-log-drawn = Dobierasz { CARDS($cards) }.
chuhan-log-lead = { SEAT($seat) } naciera: { CARDS($cards) }.
chuhan-log-respond = { SEAT($seat) } kontruje: { CARDS($cards) }.
chuhan-log-pass = { SEAT($seat) } pasuje.
chuhan-log-pass-with = { SEAT($seat) } pasuje z { CARDS($power) }.
chuhan-log-turned-back = Han Xin odbija zestaw: { SEAT($seat) } musi go skontrować albo spasować.
chuhan-log-set-with =
    { $number ->
        [one] { SEAT($seat) } zagrywa pojedynczą kartę o wartości { $rank }.
        [few] { SEAT($seat) } zagrywa { $number } karty o wartości { $rank }.
        [many] { SEAT($seat) } zagrywa { $number } kart o wartości { $rank }.
       *[other] { SEAT($seat) } zagrywa { $number } karty o wartości { $rank }.
    }
chuhan-log-power = { SEAT($seat) } zagrywa zdolność: { MOVE($play) }.
chuhan-log-allow = { SEAT($seat) } pozwala na to.
chuhan-log-no-restore = { SEAT($seat) } nie przywraca zdolności.
chuhan-log-cancel = { SEAT($seat) } zagrywa Lyu Zhi i anuluje zdolność { CARDS($power) }.
chuhan-log-restore = { SEAT($seat) } zagrywa Xiao He: { CARDS($power) } jednak działa.
chuhan-log-cancelled =
    { $number ->
        [0] Zdolność { CARDS($power) } jest anulowana, a karta odrzucona.
        [one] Zdolność { CARDS($power) } jest anulowana, a karta odrzucona; na swoje miejsce wraca { CARDS($cards) }.
        [few] Zdolność { CARDS($power) } jest anulowana, a karta odrzucona; na swoje miejsce wracają { CARDS($cards) }.
        [many] Zdolność { CARDS($power) } jest anulowana, a karta odrzucona; na swoje miejsce wracają { CARDS($cards) }.
       *[other] Zdolność { CARDS($power) } jest anulowana, a karta odrzucona; na swoje miejsce wracają { CARDS($cards) }.
    }
chuhan-log-yu-ji = { SEAT($seat) } odrzuca { CARDS($cards) }.
chuhan-log-ying-bu = { SEAT($seat) } bierze { CARDS($cards) } ze stosu kart odrzuconych.
chuhan-log-ji-bu =
    { $number ->
        [0] Stos dobierania jest pusty: { SEAT($seat) } nie ma czego obejrzeć.
        [one] { SEAT($seat) } podgląda wierzchnią kartę stosu dobierania.
        [few] { SEAT($seat) } podgląda { $number } wierzchnie karty stosu dobierania.
        [many] { SEAT($seat) } podgląda { $number } wierzchnich kart stosu dobierania.
       *[other] { SEAT($seat) } podgląda { $number } wierzchniej karty stosu dobierania.
    }
chuhan-log-shown = Na stosie dobierania leżą kolejno od wierzchu: { CARDS($cards) }.
chuhan-log-open = { SEAT($seat) } musi grać z odkrytą ręką: { CARDS($cards) }.
chuhan-log-doubled = Od teraz wszystkie punkty tego starcia są podwajane.
chuhan-log-trick = Sztych wygrywa { SEAT($seat) }. W następnym naciera { SEAT($leader) }.
chuhan-log-gift-laid = { SEAT($seat) } odkłada dwie karty do oddania.
chuhan-log-gifts = Oddajesz { CARDS($given) }, a od { SEAT($rival, form: "gen") } dostajesz { CARDS($taken) }.
chuhan-log-out =
    { SEAT($seat) } się wyczerpuje. { SEAT($rival) } ma na ręce { $held } { $held ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    } ({ $cards ->
        [one] liczy się { $cards }
        [few] liczą się { $cards }
        [many] liczy się { $cards }
       *[other] liczy się { $cards }
    }) { $writs ->
        [0] i nie ma dekretów.
        [one] i { $writs } wzięty dekret.
        [few] i { $writs } wzięte dekrety.
        [many] i { $writs } wziętych dekretów.
       *[other] i { $writs } wziętego dekretu.
    }
chuhan-log-points =
    { SEAT($seat) } zdobywa { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } { $reason ->
        [twos] za wielki zestaw dwójek
        [out] za wyczerpanie się
        [HanXin] za sprawą Han Xin
        [XiahouYing] za sprawą Xiahou Ying
       *[other] za sprawą wydarzenia „{ EVENT($reason) }”
    }{ $doubled ->
        [0] .
       *[1] , podwójnie.
    }
chuhan-log-points-noted =
    { SEAT($seat) } zbiera { $points } { $points ->
        [one] punkt, zanotowany
        [few] punkty, zanotowane
        [many] punktów, zanotowanych
       *[other] punktu, zanotowanego
    } do końca starcia.
chuhan-log-noted =
    { SEAT($seat) } otrzymuje { $points } { $points ->
        [one] punkt zanotowany
        [few] punkty zanotowane
        [many] punktów zanotowanych
       *[other] punktu zanotowanego
    } w tym starciu.
chuhan-log-win = { SEAT($seat) } wygrywa grę { $points } do { $others }.

## What happened last, above the prompt
chuhan-happened-trick =
    { $who ->
        [reader] Wygrywasz sztych i nacierasz.
        [same] Sztych wygrywa { SEAT($seat) } i naciera.
        [reader-other] Wygrywasz sztych. Naciera { SEAT($leader) }.
        [other-reader] Sztych wygrywa { SEAT($seat) }. Ty nacierasz.
       *[other] Sztych wygrywa { SEAT($seat) }. Naciera { SEAT($leader) }.
    }
chuhan-happened-out =
    { $you ->
        [0] { SEAT($seat) } się wyczerpuje.
       *[1] Wyczerpujesz się.
    }
chuhan-happened-own =
    { $what ->
        [lead] Nacierasz: { CARDS($cards) }.
        [respond] Kontrujesz: { CARDS($cards) }.
        [writ] Bierzesz dekret i dobierasz karty: { $number }.
        [pass] Pasujesz.
        [turned-back] Han Xin odbija zestaw: musisz go skontrować albo spasować.
       *[allow] Pozwalasz na to.
    }
chuhan-happened-in = Starcie { $battle }:
chuhan-happened-battle =
    Starcie { $battle }. { $you ->
        [0] Naciera { SEAT($leader) }.
       *[1] Ty nacierasz.
    }

## On a timeline, and where points came from
chuhan-mark-battle = Starcie { $battle }
chuhan-gain-out = Wyczerpanie się
chuhan-gain-twos = Wielkie zestawy dwójek
chuhan-gain-power = { CARDS($power) }
chuhan-gain-event = { EVENT($event) }

## What is asked
chuhan-ask-lead =
    Zagraj zestaw w natarciu.{ $writ ->
        [0] {""}
       *[1] {" "}Możesz najpierw wziąć dekret.
    }{ $power ->
        [0] {""}
       *[1] {" "}Możesz najpierw użyć jednej zdolności natarcia.
    }
chuhan-ask-plain-set = Twoja zdolność została anulowana: teraz zagraj zwykły zestaw.
chuhan-ask-respond =
    { $number ->
        [one] Skontruj jedną kartą o wartości wyższej niż { $rank } albo spasuj.
        [few] Skontruj { $number } kartami tej samej wartości, wyższej niż { $rank }, albo spasuj.
        [many] Skontruj { $number } kartami tej samej wartości, wyższej niż { $rank }, albo spasuj.
       *[other] Skontruj { $number } kartami tej samej wartości, wyższej niż { $rank }, albo spasuj.
    }{ $writ ->
        [0] {""}
       *[1] {" "}Możesz najpierw wziąć dekret.
    }
chuhan-ask-cancel =
    { SEAT($rival) } zagrywa zdolność: { MOVE($text) }{ $effect ->
        [none] .
       *[other] {" "}({ $effect }).
    } { $holds ->
        [0] Nie masz Lyu Zhi, więc możesz tylko pozwolić.
       *[1] Anuluj ją kartą Lyu Zhi albo pozwól.
    }
chuhan-ask-restore =
    { SEAT($rival) } anuluje twoją zdolność ({ MOVE($text) }). { $holds ->
        [0] Nie masz Xiao He, więc możesz tylko pozwolić.
       *[1] Przywróć ją kartą Xiao He albo pozwól.
    }
chuhan-ask-cards = Wybierz karty do zagrania: { $text }
chuhan-ask-give = Hongmen: wybierz dwie karty dla { SEAT($rival, form: "gen") }.

## What is shown
chuhan-show-battle =
    { $event ->
        [quiet] Starcie { $battle }.
       *[other] Starcie { $battle }. Wydarzenie: { EVENT($event) }.
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
chuhan-show-points = Punkty: Han { $han }, Chu { $chu }. Do zwycięstwa potrzeba 31.
chuhan-show-noted = Zanotowane do końca starcia: Han { $han }, Chu { $chu }.
chuhan-show-writs = Wzięte dekrety: Han { $han }, Chu { $chu }. Zostało: { $left }.
chuhan-show-doubled = Punkty tego starcia są podwajane.
chuhan-show-draw =
    Stos dobierania: { $number } { $number ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    }, do dobrania { $drawable }.
chuhan-show-turn = Tura { SEAT($seat, form: "gen") }.
chuhan-show-pending = Zagrana zdolność czeka na odpowiedź ({ SEAT($seat) }): { MOVE($text) }.
chuhan-show-own-open = Twoja ręka jest odkryta: { SEAT($seat) } ją widzi.
chuhan-show-top = Znasz jego wierzch, kolejno: { CARDS($cards) }.
chuhan-show-discard =
    { $number ->
        [0] Stos kart odrzuconych: pusty.
       *[other] Stos kart odrzuconych: { CARDS($cards) }.
    }
chuhan-show-row =
    { $number ->
        [0] Nie ma już odkrytych kart.
       *[other] Odkryte dla gracza w natarciu: { CARDS($cards) }.
    }
chuhan-show-table =
    { $number ->
        [0] Stół jest pusty.
       *[other] Na stole: { CARDS($cards) }.
    }
chuhan-show-set =
    { $number ->
        [one] Do przebicia: pojedyncza karta o wartości { $rank } ({ SEAT($seat) }).
        [few] Do przebicia: { $number } karty o wartości { $rank } ({ SEAT($seat) }).
        [many] Do przebicia: { $number } kart o wartości { $rank } ({ SEAT($seat) }).
       *[other] Do przebicia: { $number } karty o wartości { $rank } ({ SEAT($seat) }).
    }
chuhan-show-tricks = Sztychy wygrane w tym starciu: Han { $han }, Chu { $chu }.
chuhan-show-hidden =
    { SEAT($seat) } ma na ręce { $number } { $number ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    }.
chuhan-show-known = Wśród nich znasz { CARDS($cards) }.
chuhan-show-open = { SEAT($seat) } gra z odkrytą ręką: { CARDS($cards) }.
chuhan-show-hand =
    Grasz jako { SEAT($seat) }. Na ręce masz { $number } { $number ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    }: { CARDS($cards, form: "ranked") }

## What an action does
chuhan-effect-writ =
    dobierz { $number } { $number ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    }; jeśli rywal się wyczerpie, zdobędzie { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } więcej
chuhan-effect-ji-bu = podejrzyj 4 wierzchnie karty stosu dobierania
chuhan-effect-yu-ji = odrzuć tę kartę z ręki
chuhan-effect-ying-bu = weź tę kartę ze stosu kart odrzuconych
chuhan-effect-liu-bang = pojedyncza karta o wartości 10
chuhan-effect-han-xin =
    właściciel zestawu musi go skontrować i zdobywa { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
chuhan-effect-xiahou-ying =
    pas, a mimo to natarcie w następnym sztychu; rywal zdobywa { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
chuhan-effect-xiang-yu = pas; od teraz punkty są podwajane
chuhan-effect-peng-yue = zestaw o tej samej wartości; karty wybierzesz za chwilę
chuhan-effect-zhongli-mo = karty o różnych wartościach, liczy się najniższa; wybierzesz je za chwilę
chuhan-effect-both = karty o różnych wartościach, najniższa równa zestawowi do przebicia; wybierzesz je za chwilę
chuhan-effect-twos =
    daje { $number } { $number ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }

## House rules
chuhan-house-soldiers = Nazwy wartości 1, 4, 5, 7 i 8 są nasze: drukowanych nie znamy.
chuhan-house-ji-bu-few = Ji Bu można użyć także wtedy, gdy do obejrzenia są mniej niż cztery karty albo żadna: widać to, co jest.
chuhan-house-zhongli-mo-two = Zestaw Zhongli Mo ma co najmniej dwie karty.
chuhan-house-power-after-cancel = Gdy zdolność zagrana w kontrze zostanie anulowana, w tej samej turze można spróbować jeszcze innej.
chuhan-house-both-cancelled = Gdy Peng Yue i Zhongli Mo są zagrani razem, właściciel Lyu Zhi wybiera, kogo anuluje; druga karta wraca na rękę.
chuhan-house-lead-power-and-zhongli-mo = W jednym natarciu można użyć zdolności natarcia oraz Zhongli Mo.
chuhan-origin-book = z instrukcji
chuhan-origin-partly = z instrukcji częściowo, reszta nasza
chuhan-origin-house = nasze
chuhan-house-events = Instrukcje opisują tylko pięć wydarzeń, w tym cztery częściowo: reszta talii jest nasza.
chuhan-house-row-again = Przy „Wodzach”, po anulowanym Zhongli Mo, w zwykłym zestawie znów można użyć odkrytej karty.

## Texts that cannot be read
chuhan-text-unknown = „{ $text }” nie jest ruchem w Chu Han. Przykłady: play 7 7 7, use JiBu, writ, pass.
chuhan-text-no-cards = Podaj karty do zagrania, na przykład: play 7 7 7.
chuhan-text-give = Podaj dwie karty z ręki, na przykład: give 1 5.
chuhan-text-pass = „{ $text }” to nie pas. Wpisz pass, pass with XiahouYing albo pass with XiangYu.
chuhan-text-cancel = Nie można anulować „{ $text }”. Wpisz cancel, cancel PengYue albo cancel ZhongliMo.
chuhan-text-use = Tych zdolności używa się tak: use JiBu, use YuJi 5, use YingBu 4, use LiuBang, use HanXin. Pozostałych: pass with XiahouYing, pass with XiangYu, play 4 4 with PengYue, play 2 5 with ZhongliMo; Lyu Zhi i Xiao He odpowiadają na zdolność przez cancel i restore.
chuhan-text-names-card = { CARDS($power) } wymaga wskazania jednej karty, na przykład: use { $power } 4.
chuhan-text-with = Zestaw zagrywa się with PengYue, with ZhongliMo albo with PengYue ZhongliMo, nie z „{ $text }”.
chuhan-text-star = W zagraniu można użyć najwyżej jednej odkrytej karty, oznaczonej jedną gwiazdką: play 7 7 7*.
chuhan-text-by-name = Trójki i szóstki podaje się po imieniu, nie liczbą: zamiast { $card } wpisz na przykład JiBu albo HanXin.
chuhan-text-card = „{ $card }” nie jest kartą. Karty to 0 1 2 4 5 7 8 9 oraz trójki i szóstki po imieniu, bez spacji: JiBu, HanXin.

## Why a move is refused
chuhan-no-card-left =
    { $number ->
        [one] Jest tylko { $number } karta { CARDS($card) }.
        [few] Są tylko { $number } karty { CARDS($card) }.
        [many] Jest tylko { $number } kart { CARDS($card) }.
       *[other] Jest tylko { $number } karty { CARDS($card) }.
    }
chuhan-no-set =
    { $ranks } i { $last } nie tworzą zestawu. { $power ->
        [none] Wybierz karty jednej wartości.
       *[other] Wybierz karty jednej wartości albo użyj karty { CARDS($power) }.
    }
chuhan-why-not = Teraz to niemożliwe.
chuhan-why-not-held = Nie masz na ręce: { CARDS($cards) }.
chuhan-why-not-in-row = { CARDS($card) } nie leży wśród odkrytych kart.
chuhan-why-star-lead = Odkrytych kart może używać tylko gracz w natarciu.
chuhan-why-half-made = Zaczęte jest „{ $text }”: najpierw to dokończ albo cofnij.
chuhan-why-gift-first = Hongmen: najpierw wybierz dwie karty do oddania.
chuhan-why-no-gift = Teraz nie oddaje się kart.
chuhan-why-no-power = Nie ma zdolności, na którą można zareagować.
chuhan-why-cancel-or-allow = Zdolność czeka na twoją reakcję: „cancel” albo „allow”.
chuhan-why-restore-or-allow = Lyu Zhi anuluje twoją zdolność: „restore” albo „allow”.
chuhan-why-cancel-which = Zagrane są dwie zdolności: wpisz cancel PengYue albo cancel ZhongliMo.
chuhan-why-cancel-one = Zagrana jest tylko jedna zdolność: wpisz cancel.
chuhan-why-no-writs = Przy wydarzeniu „{ EVENT($event) }” nie ma dekretów.
chuhan-why-writs-gone = Wszystkie dekrety tego starcia ({ $number }) są już wzięte.
chuhan-why-writ-once = W tej turze masz już dekret; drugiego wziąć nie można.
chuhan-why-writ-late = Po anulowanej zdolności nie można już w tej turze wziąć dekretu.
chuhan-why-lead-pass = Gracz w natarciu musi zagrać zestaw, nie może spasować.
chuhan-why-response-only = Ta zdolność służy do kontry, nie do natarcia.
chuhan-why-lead-only = To zdolność natarcia: używa się jej przed zagraniem zestawu w natarciu.
chuhan-why-lead-power-once = Jedna zdolność natarcia na sztych, nawet jeśli została anulowana.
chuhan-why-plain-set = Po anulowanym Zhongli Mo w natarciu można zagrać tylko zwykły zestaw.
chuhan-why-event-power = { CARDS($power) } nie ma zdolności przy wydarzeniu „{ EVENT($event) }”.
chuhan-why-ying-bu-rank = Ying Bu bierze tylko karty o wartości od 1 do 5, a nie { CARDS($card) }.
chuhan-why-not-discarded = Na stosie kart odrzuconych nie ma { CARDS($card) }.
chuhan-why-own-set = Karta { CARDS($power) } nie może należeć do zestawu, który się z nią zagrywa.
chuhan-why-yu-ji = Yu Ji odrzuca inną kartę z twojej ręki.
chuhan-why-liu-bang = Zdolność Liu Bang działa tylko na pojedynczą 9.
chuhan-why-more =
    { $number ->
        [one] Jeszcze jedna karta.
        [few] Jeszcze { $number } karty.
        [many] Jeszcze { $number } kart.
       *[other] Jeszcze { $number } karty.
    }
chuhan-why-size =
    Zestaw musi mieć { $number } { $number ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    }, a nie { $given }.
chuhan-why-higher = Wartość { $own } nie przebija wartości { $rank }.
chuhan-why-equal = Z Peng Yue zestaw musi mieć dokładnie wartość { $rank }, a nie { $own }.
chuhan-why-ranks-differ = W zestawie Zhongli Mo wszystkie wartości muszą być różne.
chuhan-why-two-cards = Zestaw Zhongli Mo ma co najmniej dwie karty.

## Positions that cannot be
chuhan-position-twice =
    { $number ->
        [one] karta { $card } jest podana więcej niż raz, a jest tylko jedna.
        [few] karta { $card } jest podana więcej razy, niż jest takich kart: { $number }.
        [many] karta { $card } jest podana więcej razy, niż jest takich kart: { $number }.
       *[other] karta { $card } jest podana więcej razy, niż jest takich kart: { $number }.
    }
chuhan-position-draw-long = liczba kart na stosie dobierania to { $number }, a powinna być { $wanted }: 16 bez kart dobranych dekretami i odkrytych.
chuhan-position-draw-short = na stosie dobierania powinno być kart: { $wanted }, a zostaje ich tylko { $number }: zbyt wiele podano gdzie indziej.
chuhan-position-events = liczba kart w talii wydarzeń to { $number }; może ich być najwyżej { $most }.
chuhan-position-writs = wziętych dekretów jest { $number }, a to starcie ma ich { $most }.
chuhan-position-won =
    ktoś ma { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }, więc wygrywa: podaj zwycięzcę (winner).
chuhan-position-turn = { SEAT($leader) } jest w natarciu i nie ma zestawu do przebicia, więc nie może to być tura { SEAT($seat, form: "gen") }.
chuhan-position-dealing = dopóki los rozdaje karty, Han dostaje 15, potem Chu 15, potem stos dobierania mniej niż 16, a poza tym nigdzie nic nie leży.
chuhan-position-dealing-events = dopóki los rozdaje wydarzenia, talia ma ich mniej niż 14, spośród istniejących.
chuhan-position-giving-event = karty do oddania wybiera się przed pierwszym sztychem, aż obaj gracze je odłożą.
chuhan-position-row-long = odkrytych kart może być najwyżej { $number }.
chuhan-position-set-ten = zestawem o wartości 10 jest tylko Liu Bang, jako pojedyncza karta.
chuhan-position-gift = oddaje się dwie karty, i tylko gdy giving = true.
chuhan-position-row = przy wydarzeniu „{ EVENT($event) }” nie ma odkrytych kart.
chuhan-position-pending = „{ $text }” nie może tu być zdolnością, która czeka na reakcję.
chuhan-position-xiao-he = karta Xiao He leży odkryta, więc nikt nie jest pytany o przywrócenie.
chuhan-position-making = „{ $text }” nie może być dotychczasowym wyborem na tym miejscu.
chuhan-position-top = to, co wiadomo o wierzchu stosu dobierania, tam nie leży.
chuhan-position-rival = { SEAT($seat) } nie ma karty { $card }, która jest tam znana.
chuhan-position-empty = { SEAT($seat) } nie ma kart, więc starcie byłoby skończone.
chuhan-position-giving = { SEAT($seat) } ma za mało kart, by oddać dwie.
chuhan-position-size = rozmiar { $key } to { $number }.

## Options
chuhan-option-events = on: gra z piętnastoma wydarzeniami
chuhan-option-chance = open: gra zatrzymuje się wszędzie, gdzie decyduje los, dla tych, którzy potrzebują węzłów losowych

chuhan-help =
    Pozbądź się kart przed rywalem. W natarciu zagraj jedną lub więcej kart jednej wartości; rywal kontruje tą samą liczbą kart
    o wyższej wartości albo pasuje; kto nie spasował, naciera w następnym sztychu. Przed zestawem możesz wziąć dekret: dwie karty,
    które dają rywalowi punkt więcej, jeśli się wyczerpie. Kto się wyczerpie, zdobywa punkty za karty na ręce rywala (najwyżej 5)
    i za dekrety wzięte przez rywala. Do zwycięstwa potrzeba 31 punktów.
    { "  " }0 dżoker: jeszcze jedna karta zestawu albo samo 0            2 sześć lub więcej dwójek od razu daje tyle punktów
    { "  " }3 Ji Bu, natarcie: podejrzyj 4 karty stosu dobierania        3 Yu Ji, natarcie: odrzuć inną kartę
    { "  " }6 Ying Bu, natarcie: weź odrzuconą kartę od 1 do 5           3 Lyu Zhi, reakcja: anuluj zdolność
    { "  " }3 Xiao He, reakcja: anuluj Lyu Zhi                           3 Peng Yue, kontra: zestaw o tej samej wartości
    { "  " }3 Zhongli Mo: zestaw różnych wartości, liczy się najniższa   6 Liu Bang, kontra: 10 na pojedynczą 9
    { "  " }6 Han Xin, kontra: rywal kontruje własny zestaw              3 Xiahou Ying: pas, a jednak natarcie; rywal zdobywa 3
    { "  " }6 Xiang Yu: pas; od teraz punkty są podwajane                Każda 3 i 6 jest też zwykłą kartą swojej wartości.

## The picture
chuhan-picture-held = Karty { $number }, dekrety { $writs }
chuhan-picture-discard = Odrzucone: { $number }
chuhan-picture-no-set = Nie ma nic do przebicia

## What is new in a version of the rules
chuhan-rules-2 = Przy „Rozsądnej poradzie” ten, kto się wyczerpał, zdobywa punkty za dekrety rywala raz, a nie dwa razy.
