# Messages of Chu Han in the browser.

## The lobby
web-about-chuhan = Karciany pojedynek na coraz wyższe zestawy. Pozbądź się kart, zbierz 31 punktów.

## Setting up a table
web-option-chuhan-events = Wydarzenia
web-option-chuhan-events-note = Każde starcie ma własną zasadę specjalną.

## At a table
web-chuhan-pause = Po starciu w Chu Han
web-chuhan-pause-short = Dalej po 5 sekundach
web-chuhan-pause-long = Dalej po 12 sekundach
web-chuhan-pause-wait = Czekaj na mnie

## Settings
web-standing-chuhan-ask-cancel = Chu Han: rywal zagrywa zdolność
web-standing-chuhan-ask-restore = Chu Han: Lyu Zhi anuluje moją zdolność

## Cards
web-chuhan-card-0 = Xiong Xin
web-chuhan-card-1 = Piechur
web-chuhan-card-2 = Fan Zeng
web-chuhan-card-4 = Urzędnik
web-chuhan-card-5 = Jeździec
web-chuhan-card-7 = Strateg
web-chuhan-card-8 = Generał
web-chuhan-card-9 = Ziying
web-chuhan-rank = wartość { $rank }
web-chuhan-kind-lead = zdolność natarcia
web-chuhan-kind-set = zdolność zestawu
web-chuhan-kind-response = zdolność kontry
web-chuhan-kind-pass = zdolność przy pasie
web-chuhan-kind-reaction = reakcja
web-chuhan-kind-joker = dżoker
web-chuhan-kind-bonus = premia
web-chuhan-power-0 = Jeszcze jedna karta zestawu, do którego trafi. Sama jest pojedynczą kartą o wartości 0.
web-chuhan-power-2 = Zestaw sześciu lub więcej kart o wartości 2 od razu daje tyle punktów, ile ma kart.
web-chuhan-power-9 = Najwyższa pojedyncza karta. Przebija ją tylko zdolność Liu Bang.
web-chuhan-power-JiBu = Przed natarciem: podejrzyj cztery wierzchnie karty stosu dobierania. Gdy wszystkie dekrety są już wzięte, rywal gra też z odkrytą ręką.
web-chuhan-power-YuJi = Przed natarciem: odrzuć inną kartę z ręki.
web-chuhan-power-YingBu = Przed natarciem: weź kartę o wartości od 1 do 5 ze stosu kart odrzuconych.
web-chuhan-power-LuZhi = Zaraz po zagraniu zdolności: anuluj ją. Obie karty są odrzucane.
web-chuhan-power-XiaoHe = Gdy Lyu Zhi anuluje twoją zdolność: zdolność jednak działa.
web-chuhan-power-PengYue = Skontruj zestawem o dokładnie tej samej wartości.
web-chuhan-power-ZhongliMo = Zagraj karty o różnych wartościach. Liczą się jako zestaw o najniższej z nich.
web-chuhan-power-LiuBang = Na pojedynczą 9, i tylko na nią: pojedyncza karta o wartości 10.
web-chuhan-power-HanXin = Zamiast kontry: rywal musi skontrować własny zestaw i zdobywa 1 punkt.
web-chuhan-power-XiahouYing = Spasuj, a mimo to nacieraj w następnym sztychu. Rywal zdobywa 3 punkty.
web-chuhan-power-XiangYu = Spasuj. Od teraz wszystkie punkty tego starcia są podwajane, dla obu stron.
web-chuhan-against-JiBu = Rywal ogląda cztery wierzchnie karty stosu dobierania. Gdy wszystkie dekrety są już wzięte, grasz też z odkrytą ręką.
web-chuhan-against-YuJi = Rywal odrzuca inną kartę z ręki.
web-chuhan-against-YingBu = Rywal bierze kartę o wartości od 1 do 5 ze stosu kart odrzuconych.
web-chuhan-against-HanXin = Musisz skontrować własny zestaw i zdobywasz 1 punkt.
web-chuhan-against-XiahouYing = Rywal pasuje, a mimo to naciera w następnym sztychu. Zdobywasz 3 punkty.
web-chuhan-power-none = Bez zdolności.
web-chuhan-power-barred = Nie w tym starciu („{ EVENT($event) }”).

## The table
web-chuhan-cards =
    { $number } { $number ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    }
web-chuhan-holds =
    { SEAT($name) } ma { $number } { $number ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    }.
web-chuhan-known = Znasz: { $cards }.
web-chuhan-hand =
    Twoja ręka, { $number } { $number ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    }
web-chuhan-piles = Stosy kart i dekrety
web-chuhan-to-draw = do dobrania
web-chuhan-sealed = { $number } na spodzie
web-chuhan-draw = Stos dobierania: { $number } do dobrania, { $sealed } na spodzie
web-chuhan-top = Znasz wierzch stosu dobierania, kolejno: { $cards }
web-chuhan-top-short = Na wierzchu, jak wiesz
web-chuhan-discarded = odrzucone
web-chuhan-discard-open =
    Stos kart odrzuconych, { $number } { $number ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    }: przejrzyj go
web-chuhan-discard-title = Stos kart odrzuconych, { $number }
web-chuhan-discard-empty = Nic jeszcze nie odrzucono.
web-chuhan-pick = Co bierze Ying Bu?
web-chuhan-pick-first = Wybierz, co Ying Bu weźmie ze stosu kart odrzuconych.
web-chuhan-writs =
    { $left ->
        [none] Bez dekretów w tym starciu
        [0] Nie ma już dekretów
        [one] Został { $left } dekret
        [few] Zostały { $left } dekrety
        [many] Zostało { $left } dekretów
       *[other] Zostało { $left } dekretu
    }
web-chuhan-writs-label = Wzięte dekrety: Han { $han }, Chu { $chu }; zostało { $left }
web-chuhan-writs-title = Dekrety
web-chuhan-writs-about = Weź dekret, zanim zagrasz: dobierasz { $number } karty. Jeśli potem rywal wyczerpie się pierwszy, zdobędzie 1 punkt więcej za każdy twój dekret. Jeden dekret na turę.
web-chuhan-event = wydarzenie
web-chuhan-no-event = bez wydarzenia
web-chuhan-doubled = Punkty liczą się podwójnie
web-chuhan-row = Odkryte dla natarcia
web-chuhan-trick = Ten sztych
web-chuhan-earlier = wcześniej { $number }
web-chuhan-leads =
    { $you ->
        [1] Nacierasz
       *[0] { SEAT($name) } naciera
    }
web-chuhan-empty =
    { $you ->
        [1] Stół jest pusty. Nacierasz.
       *[0] Stół jest pusty. Naciera { SEAT($name) }.
    }
web-chuhan-giving = Każda strona wybiera dwie karty dla drugiej. Karty wymieniacie jednocześnie.
web-chuhan-used = { $name }: { CARDS($power) }
web-chuhan-with = z { CARDS($power) }
web-chuhan-to-beat =
    Do przebicia: { $number ->
        [one] pojedyncza { $rank }
        [2] para { $rank }
        [few] { $number } karty o wartości { $rank }
        [many] { $number } kart o wartości { $rank }
       *[other] { $number } karty o wartości { $rank }
    }
web-chuhan-own-set =
    { $number ->
        [one] Twoja pojedyncza { $rank }
        [2] Twoja para { $rank }
        [few] Twoje { $number } karty o wartości { $rank }
        [many] Twoje { $number } kart o wartości { $rank }
       *[other] Twoje { $number } karty o wartości { $rank }
    }

## What is asked
web-chuhan-ask-lead = Zagraj zestaw
web-chuhan-ask-lead-note =
    Jedna karta albo kilka jednej wartości.{ $writ ->
        [0] {""}
       *[1] {" "}Możesz najpierw wziąć dekret (+{ $writ } karty).
    }
web-chuhan-ask-plain-set = Zagraj zwykły zestaw
web-chuhan-ask-plain-set-note = Twoja zdolność została anulowana.
web-chuhan-ask-respond =
    { $number ->
        [one] Skontruj pojedynczą { $rank }
        [2] Skontruj parę { $rank }
        [few] Skontruj { $number } karty o wartości { $rank }
        [many] Skontruj { $number } kart o wartości { $rank }
       *[other] Skontruj { $number } karty o wartości { $rank }
    }
web-chuhan-ask-respond-note =
    { $number ->
        [one] Jedna karta wyższa niż { $rank } albo pas.
        [few] { $number } karty jednej wartości, wyższej niż { $rank }, albo pas.
        [many] { $number } kart jednej wartości, wyższej niż { $rank }, albo pas.
       *[other] { $number } karty jednej wartości, wyższej niż { $rank }, albo pas.
    }{ $writ ->
        [0] {""}
       *[1] {" "}Możesz najpierw wziąć dekret (+{ $writ } karty).
    }
web-chuhan-ask-cancel =
    { $holds ->
        [0] Pozwolić na { CARDS($power) }?
       *[1] Anulować { CARDS($power) } kartą Lyu Zhi?
    }
web-chuhan-ask-cancel-note =
    { $holds ->
        [0] Nie masz Lyu Zhi, więc możesz tylko pozwolić.
       *[1] Obie karty zostałyby odrzucone.
    }
web-chuhan-ask-restore =
    { $holds ->
        [0] Anulowana zdolność: { CARDS($cancelled) }
       *[1] Przywrócić { CARDS($cancelled) } kartą Xiao He?
    }
web-chuhan-ask-restore-note =
    { $holds ->
        [0] Nie masz Xiao He, więc zdolność pozostaje anulowana.
       *[1] Lyu Zhi i Xiao He zostałyby odrzucone.
    }
web-chuhan-ask-give = Daj dwie karty { SEAT($rival, form: "dat") }
web-chuhan-ask-give-note = „{ chuhan-event-hong_gate }”: obie strony dają jednocześnie.
web-chuhan-given = Dajesz { CARDS($cards) }.
web-chuhan-chosen =
    { $number ->
        [one] Wybrana karta: { CARDS($cards) }.
        [few] Wybrane karty: { CARDS($cards) }.
        [many] Wybrane karty: { CARDS($cards) }.
       *[other] Wybrane karty: { CARDS($cards) }.
    }
web-chuhan-usable = Możesz użyć zdolności: { CARDS($cards) }.
web-chuhan-completed = Zestaw uzupełniony. Wybrane karty: { CARDS($cards) }.
web-chuhan-power-open =
    { $power ->
        [YuJi] Wybierz też kartę, którą odrzuci jej zdolność,
        [YingBu] Niech weźmie kartę ze stosu kart odrzuconych
        [PengYue] Wybierz też zestaw, który zagrasz z jego zdolnością,
       *[ZhongliMo] Wybierz też karty, które zagrasz z jego zdolnością,
    } albo zagraj { CARDS($power) } jako { $rank }.
web-chuhan-act-none = Wybierz karty
web-chuhan-act-give-none = Wybierz dwie karty
web-chuhan-act-play = Zagraj { $ranks }
web-chuhan-act-many =
    { $number ->
        [one] Pojedyncza { $rank }
        [2] Para { $rank }
        [few] { $number } karty o wartości { $rank }
        [many] { $number } kart o wartości { $rank }
       *[other] { $number } karty o wartości { $rank }
    }
web-chuhan-act-single = Zagraj jako { $rank }
web-chuhan-hint-single = { CARDS($card) } jako { $rank }
web-chuhan-act-with = Zagraj z { CARDS($power) }
web-chuhan-act-use = Zdolność { CARDS($power) }
web-chuhan-act-target =
    { $power ->
        [YuJi] Yu Ji: odrzuć { CARDS($card) }
       *[YingBu] Ying Bu: weź { CARDS($card) }
    }
web-chuhan-act-pick = Zdolność Ying Bu…
web-chuhan-act-pass = Pas
web-chuhan-act-pass-with = Pas z { CARDS($power) }
web-chuhan-act-give = Daj { CARDS($cards) }
web-chuhan-act-cancel =
    { $known ->
        [0] Anuluj kartą Lyu Zhi
       *[1] Anuluj { CARDS($power) }
    }
web-chuhan-act-restore =
    { $known ->
        [0] Przywróć kartą Xiao He
       *[1] Przywróć { CARDS($power) }
    }
web-chuhan-act-allow = Pozwól
web-chuhan-act-writ = Dekret
# Moves as noun phrases, in hints and analysis
web-chuhan-hint-give = Dla rywala: { CARDS($cards) }
web-chuhan-hint-cancel =
    { $known ->
        [0] Anulowanie kartą Lyu Zhi
       *[1] Anulowanie: { CARDS($power) }
    }
web-chuhan-hint-restore =
    { $known ->
        [0] Przywrócenie kartą Xiao He
       *[1] Przywrócenie: { CARDS($power) }
    }
web-chuhan-hint-allow = Bez reakcji
web-chuhan-power-by =
    { $how ->
        [passes] { SEAT($seat) } pasuje z
        [uses] { SEAT($seat) } używa
        [cancels] { SEAT($seat) } odpowiada kartą
       *[plays] { SEAT($seat) } zagrywa z
    }
web-chuhan-cancels = Zdolność { CARDS($power) } zostałaby anulowana, a karta odrzucona.
web-chuhan-cards-of = Zestaw: { $cards }
web-chuhan-target = Karta: { $rank } ({ $card })
web-chuhan-always = Przy tym stole zawsze pozwalaj

## Log and ends
web-chuhan-log-battle = Starcie { $battle }
web-chuhan-log-trick = Starcie { $battle }, sztych { $trick }
web-chuhan-battle = Starcie
web-chuhan-start = Początek
web-chuhan-start-note = Han naciera w pierwszym starciu, Chu zaczyna z 1 punktem.
web-chuhan-total = Razem
web-chuhan-by-battle = Punkty po starciach
web-chuhan-battle-over = Koniec starcia { $battle }
web-chuhan-went-out = { SEAT($seat) } się wyczerpuje
web-chuhan-next-battle = Nowe starcie
web-chuhan-left =
    { SEAT($rival) } zostaje z { $held } { $held ->
        [one] kartą
        [few] kartami
        [many] kartami
       *[other] karty
    }{ $capped ->
        [0] {""}
       *[1] , liczy się { $cards }
    }: { $cards } { $cards ->
        [one] punkt.
        [few] punkty.
        [many] punktów.
       *[other] punktu.
    }
web-chuhan-left-writs =
    { SEAT($rival) } ma { $writs } { $writs ->
        [one] wzięty dekret: { $writs } punkt.
        [few] wzięte dekrety: { $writs } punkty.
        [many] wziętych dekretów: { $writs } punktów.
       *[other] wziętego dekretu: { $writs } punktu.
    }
web-chuhan-next-event = Następne wydarzenie: { EVENT($event) }.
web-chuhan-reached =
    { SEAT($seat) } osiąga { $goal } { $goal ->
        [one] punkt.
        [few] punkty.
        [many] punktów.
       *[other] punktu.
    }
