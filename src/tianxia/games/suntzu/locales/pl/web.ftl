# Messages of Sun Tzu in the browser.

## The lobby
web-about-suntzu = Tajne rozkazy dla pięciu prowincji, odkrywane jeden po drugim.

## Setting up a table
web-option-suntzu-beginner = Dla początkujących
web-option-suntzu-beginner-note = Bez generałów, wydarzeń oraz +2 i +3, wszystkie oddziały od początku w puli.
web-option-suntzu-generals = Generałowie
web-option-suntzu-generals-note = Każdy gracz potajemnie zachowuje jednego z pięciu, do użycia raz.
web-option-suntzu-events = Wydarzenia
web-option-suntzu-events-note = Jedno z pięciu leży odkryte; gdy zadziała ostatnie, gra się kończy.
web-option-suntzu-light_infantry = Wydarzenie „Lekka piechota”
web-option-suntzu-light_infantry-note = Co zyskuje gracz, który przegrywa na torze.
web-option-suntzu-light_infantry-point = Pole na torze
web-option-suntzu-light_infantry-army = Bitwę wygraną o 1
web-option-suntzu-order = Kolejność bitew
web-option-suntzu-order-note = Jak długo jest stała; potem wybiera gracz, który ma mniej oddziałów.
web-option-suntzu-order-polish = Stała w rundach od 1 do 3
web-option-suntzu-order-classic = Stała tylko w rundzie 1

## At a table
web-key-suntzu-arrows = Strzałki
web-key-suntzu-arrows-does = po ręce albo po planszy
web-key-suntzu-figures = 1–9
web-key-suntzu-figures-does = przejdź do tej karty
web-key-suntzu-space = Spacja
web-key-suntzu-space-does = podnieś kartę, wyłóż ją w prowincji, wybierz prowincję
web-key-suntzu-letters = J, Q, H, C, W
web-key-suntzu-letters-does = wyłóż kartę w Jin-Yan, Qin, Han-Qi, Chu, Wu; albo wybierz tę prowincję

## Settings
web-standing-no-choice-suntzu = Sun Tzu: pytanie, przy którym nie ma wyboru

## Cards
web-suntzu-framed = wraca co rundę
web-suntzu-unframed = po zagraniu wypada z gry
web-suntzu-note-one = karta więcej
web-suntzu-note-six = znak
web-suntzu-note-plus = wygrywa o { $number }
web-suntzu-note-cost = wygrywa o { $number }
web-suntzu-note-minus = przegrywa o 1
web-suntzu-note-plague = { suntzu-card-plague }
web-suntzu-card-number = Z dwóch liczb wygrywa wyższa, o różnicę.
web-suntzu-card-one = Z dwóch liczb wygrywa wyższa, o różnicę. Kto wykłada 1, dobiera trzy karty i zatrzymuje dwie, chyba że trafi na Plagę.
web-suntzu-card-six = Z dwóch liczb wygrywa wyższa, o różnicę. 6 oznacza prowincję oddziałem i nie można jej tam wyłożyć ponownie.
web-suntzu-card-plus = Bije każdą liczbę i −1 o { $plus }. Z dwóch kart + wygrywa wyższa, o różnicę.
web-suntzu-card-cost =
    Bije każdą liczbę i −1 o { $plus }. { $cost ->
        [one] Kosztuje oddział, który trafia do posiłków.
        [few] Kosztuje { $cost } oddziały, które trafiają do posiłków.
        [many] Kosztuje { $cost } oddziałów, które trafiają do posiłków.
       *[other] Kosztuje { $cost } oddziału, który trafia do posiłków.
    }
web-suntzu-card-minus = Przegrywa z liczbą tylko o 1, a z kartą + o jej wartość, więc rywal umieszcza mniej oddziałów.
web-suntzu-card-plague = Bitwy nie ma: druga karta nic nie robi, a połowa oddziałów wraca do puli.

## The table
web-suntzu-map = Pięć prowincji
web-suntzu-hand =
    Twoja ręka, { $number } { $number ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    }
web-suntzu-round-of = Runda { $round } z { $rounds }
web-suntzu-log-round = Runda { $round }
web-suntzu-track =
    { $steps ->
        [0] Znacznik stoi pośrodku.
       *[other] Znacznik stoi po stronie { SEAT($seat, form: "gen") }, na polu { $steps } z 9.
    }
web-suntzu-held =
    { $armies ->
        [0] Neutralna.
        [one] { SEAT($seat) }, { $armies } oddział.
        [few] { SEAT($seat) }, { $armies } oddziały.
        [many] { SEAT($seat) }, { $armies } oddziałów.
       *[other] { SEAT($seat) }, { $armies } oddziału.
    }
web-suntzu-worth = Warta { $first } w rundzie 3, { $second } w rundzie 6, { $third } w rundzie 9.
web-suntzu-worth-next = warta { $value } po rundzie { $round }
web-suntzu-marked = Znak { SEAT($seat, form: "gen") }.
web-suntzu-order-own = Twój rozkaz: { CARDS($card) }.
web-suntzu-order-open = { SEAT($seat) }: { CARDS($card) }.
web-suntzu-order-hidden = { SEAT($seat) }: zakryty rozkaz.
web-suntzu-order-none = Nie ma jeszcze twojego rozkazu.
web-suntzu-rounds-label = Rundy; punktacja po 3, 6 i 9
web-suntzu-forces = Siły
web-suntzu-standing = Odpowiadaj za mnie, gdy nie mam wyboru
web-suntzu-on-map = Na planszy
web-suntzu-pool = Pula
web-suntzu-reinforcements = Posiłki
web-suntzu-marks = Znaki
web-suntzu-in-hand = Karty na ręce
web-suntzu-in-pile = Stos
web-suntzu-general = Generał
web-suntzu-hidden =
    { $number ->
        [1] ukryty
       *[other] ukryci: { $number }
    }
web-suntzu-general-late = { $name } (tylko do rundy { $round })
web-suntzu-event = wydarzenie
web-suntzu-more = Więcej
web-suntzu-picks = Kolejność bitew wybiera { SEAT($seat) }.
web-suntzu-rounds = Minione rundy
web-suntzu-rounds-none = Nie było jeszcze żadnej bitwy.
web-suntzu-scored = Punktacja: Sun Tzu { $suntzu }, Shao { $shao }.
web-suntzu-cards = Pozostałe karty
web-suntzu-cards-note = Obie strony mają te same 20 kart. Karty w ramkach wracają co rundę; pozostałych tu widocznych jeszcze nie zagrano ani nie wymieniono: są na ręce albo w stosie.
web-suntzu-cards-where =
    { $hand } { $hand ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    } na ręce, { $pile } w stosie.
web-suntzu-cards-unseen =
    { $number ->
        [one] Jedna z nich trafiła do pudełka zakryta.
        [few] { $number } z nich trafiły do pudełka zakryte.
        [many] { $number } z nich trafiło do pudełka zakrytych.
       *[other] { $number } z nich trafiło do pudełka zakrytych.
    }
web-suntzu-card-left =
    { $number ->
        [0] { CARDS($card) }: nie ma już
       *[other] { CARDS($card) }: jeszcze { $number }
    }
web-suntzu-generals = Generałowie
web-suntzu-drawn = Dobrane karty

## Battles
web-suntzu-battle = Bitwa w { PROVINCE($province) }
web-suntzu-beats = bije
web-suntzu-loses = przegrywa z
web-suntzu-against = przeciw
web-suntzu-plagued = Plaga
web-suntzu-to-come = jeszcze { $number }
web-suntzu-result =
    { $won ->
        [won] { SEAT($seat) } wygrywa w { PROVINCE($province) } o { $number }
        [plague] W { PROVINCE($province) } panuje Plaga
       *[nothing] Nikt nie wygrywa w { PROVINCE($province) }
    }
web-suntzu-because =
    { $what ->
        [wins] { $how ->
            [bonus] { CARDS($strong) } bije { CARDS($weak) } o { $number }.
            [minus] { CARDS($weak) } przegrywa z liczbą o { $number }.
           *[other] { CARDS($strong) } to o { $number } więcej niż { CARDS($weak) }.
        }
        [plague] { $great ->
            [0] Bitwy nie ma; połowa oddziałów wraca do puli.
           *[1] Bitwy nie ma; do puli wracają wszystkie oddziały oprócz jednego.
        }
       *[nothing] { $how ->
            [numbers] Obie karty liczą się jako { CARDS($strong) }.
           *[other] { CARDS($strong) } i { CARDS($weak) } się znoszą.
        }
    }
web-suntzu-next-battle = Następna bitwa
web-suntzu-skip = Pokaż wszystko
web-suntzu-go-on = Dalej

## What is asked
web-suntzu-ask-choose = Wybierz generała
web-suntzu-ask-choose-note = Zachowujesz jednego na tę grę i możesz go użyć raz. Rywal nie widzi, którego.
web-suntzu-ask-orders = Wydaj rozkazy
web-suntzu-ask-orders-note = Po jednej karcie w każdej prowincji, jednocześnie z rywalem.
web-suntzu-ask-pick = Wybierz następną bitwę
web-suntzu-ask-pick-note =
    { $equal ->
        [0] Na początku bitew twoich oddziałów na planszy było mniej, więc wybierasz kolejność bitew.
       *[1] Na początku bitew oddziałów było po równo, a ostatnio twoich było mniej, więc wybierasz kolejność bitew.
    }
web-suntzu-ask-after = Bitwy się skończyły
web-suntzu-ask-after-note = Możesz wymienić kartę bez ramki na oddział z posiłków albo zagrać generała.
web-suntzu-ask-keep =
    { $number ->
        [one] Którą kartę zatrzymujesz?
        [few] Które dwie karty zatrzymujesz?
        [many] Które dwie karty zatrzymujesz?
       *[other] Które dwie karty zatrzymujesz?
    }
web-suntzu-ask-keep-note = Pozostała trafi na spód twojego stosu.
web-suntzu-ask-general =
    { $fits ->
        [0] Twój generał nie działa w { PROVINCE($province) }
       *[1] Użyć generała w { PROVINCE($province) }?
    }
web-suntzu-ask-general-note =
    { $fits ->
        [0] Przy tych kartach nic nie zdziała. Pytamy, by rywal niczego się nie domyślił.
       *[1] Karty są odkryte; możesz teraz działać.
    }
web-suntzu-ask-from = Twoja pula jest pusta: skąd przychodzi oddział?
web-suntzu-ask-from-note =
    { $number ->
        [one] W { PROVINCE($province) } trzeba umieścić jeszcze jeden oddział.
        [few] W { PROVINCE($province) } trzeba umieścić jeszcze { $number } oddziały.
        [many] W { PROVINCE($province) } trzeba umieścić jeszcze { $number } oddziałów.
       *[other] W { PROVINCE($province) } trzeba umieścić jeszcze { $number } oddziału.
    }
web-suntzu-ask-mark-from = Twoja pula jest pusta: który oddział będzie znakiem w { PROVINCE($province) }?
web-suntzu-ask-mark-from-note = Zostanie tam na stałe i nigdy więcej się nie liczy.
web-suntzu-ask-pay =
    { $number ->
        [one] Oddaj jeden oddział
        [few] Oddaj { $number } oddziały
        [many] Oddaj { $number } oddziałów
       *[other] Oddaj { $number } oddziału
    }
web-suntzu-ask-pay-note =
    { $cause ->
        [event] Wydarzenie „{ EVENT($event) }”:
       *[other] Zapłata za { CARDS($cause, form: "acc") }:
    } { $number ->
        [one] jeden oddział, z puli; albo wybierz prowincję.
        [few] { $number } oddziały, jeden po drugim, z puli; albo wybierz prowincję.
        [many] { $number } oddziałów, jeden po drugim, z puli; albo wybierz prowincję.
       *[other] { $number } oddziału, jeden po drugim, z puli; albo wybierz prowincję.
    }
web-suntzu-ask-exchange = Pusta pula: wymienić kartę?
web-suntzu-ask-exchange-note =
    { $number ->
        [one] Do { PROVINCE($province) } wszedłby jeszcze jeden oddział. Karta bez ramki sprowadza jeden z posiłków.
        [few] Do { PROVINCE($province) } weszłyby jeszcze { $number } oddziały. Karta bez ramki sprowadza jeden z posiłków.
        [many] Do { PROVINCE($province) } weszłoby jeszcze { $number } oddziałów. Karta bez ramki sprowadza jeden z posiłków.
       *[other] Do { PROVINCE($province) } weszłoby jeszcze { $number } oddziału. Karta bez ramki sprowadza jeden z posiłków.
    }
web-suntzu-ask-mark-exchange = Pusta pula: wymienić kartę?
web-suntzu-ask-mark-exchange-note = W { PROVINCE($province) } trzeba postawić znak. Karta bez ramki sprowadza jeden oddział z posiłków.
web-suntzu-ask-take = Jeszcze jeden generał?
web-suntzu-ask-take-note = „{ suntzu-event-chariot }”: masz znaki w trzech prowincjach.
web-suntzu-ask-place = Wygrać w { PROVINCE($province) } o 1?
web-suntzu-ask-place-note = „{ suntzu-event-light_infantry }”: obie strony wyłożyły 1, a ty przegrywasz na torze.
web-suntzu-where = Gdzie wyłożyć { CARDS($card, form: "acc") }?
web-suntzu-laid = Wyłożone rozkazy: { $number } z 5.
web-suntzu-missing =
    { $number ->
        [one] W jednej prowincji brakuje jeszcze karty.
        [few] W { $number } prowincjach brakuje jeszcze karty.
        [many] W { $number } prowincjach brakuje jeszcze karty.
       *[other] W { $number } prowincji brakuje jeszcze karty.
    }
web-suntzu-laid-in = wyłożona w { PROVINCE($province) }
web-suntzu-card-first = Najpierw wybierz kartę.
web-suntzu-not-here = Tej prowincji nie można teraz wybrać.
web-suntzu-not-exchanged = Nie można teraz wymienić { CARDS($card, form: "gen") }.
web-suntzu-use-where =
    { $general ->
        [move] { $number ->
            [0] Przemarsz oddziału: skąd?
            [1] Przemarsz oddziału z { PROVINCE($from) }: dokąd?
           *[other] Przemarsz oddziału z { PROVINCE($from) } do { PROVINCE($to) }?
        }
        [levy] { $number ->
            [0] Zaciąg oddziału: gdzie?
           *[other] Zaciąg oddziału w { PROVINCE($from) }?
        }
        [remove] { $number ->
            [0] Wyparcie oddziału rywala: skąd?
           *[other] Wyparcie oddziału rywala z { PROVINCE($from) }?
        }
       *[other] Użyć teraz generała „{ GENERAL($general) }”?
    }
web-suntzu-act-seal = Wydaj rozkazy
web-suntzu-act-all-back = Cofnij wszystko
web-suntzu-act-back = Nie teraz
web-suntzu-act-choose = Wybierz
web-suntzu-act-choose-card = Wybierz kartę
web-suntzu-act-choose-province = Wybierz prowincję
web-suntzu-act-general = { GENERAL($general) }…
web-suntzu-act-exchange = Wymień { CARDS($card, form: "acc") }
web-suntzu-act-use =
    { $number ->
        [0] Użyj generała „{ GENERAL($general) }”
        [1] { GENERAL($general) } w { PROVINCE($from) }
       *[other] { GENERAL($general) } z { PROVINCE($from) } do { PROVINCE($to) }
    }
web-suntzu-act-battle = Bitwa w { PROVINCE($province) }
web-suntzu-act-pool = Z puli
web-suntzu-act-from = Z { PROVINCE($province) }
web-suntzu-act-keep = Zatrzymaj { CARDS($cards, form: "acc") }
web-suntzu-act-keep-general = Zachowaj: { GENERAL($general) }
web-suntzu-act-take = Weź: { GENERAL($general) }
web-suntzu-act-place = Wygrana o 1
web-suntzu-act-standing = Odpowiadaj za mnie
web-suntzu-act-no =
    { $ask ->
        [after] Niczego nie używam
        [general] Bez generała
        [exchange] Bez wymiany
        [mark-exchange] Bez wymiany
        [take] Bez generała
       *[other] Bez zmian
    }
# Moves as noun phrases, in hints and analysis
web-suntzu-move-orders = { SEAT($seat) } wydaje rozkazy: { suntzu-province-jinyan } { CARDS($jinyan) }, { suntzu-province-qin } { CARDS($qin) }, { suntzu-province-hanqi } { CARDS($hanqi) }, { suntzu-province-chu } { CARDS($chu) }, { suntzu-province-wu } { CARDS($wu) }.
web-suntzu-move-keeps = { SEAT($seat) } bierze na rękę: { CARDS($cards) }.
web-suntzu-move-general = { SEAT($seat) } bierze generała: { GENERAL($general) }.
web-suntzu-move-no = { SEAT($seat) } nic nie robi.
web-suntzu-open-hand = Ręka { SEAT($seat, form: "gen") }: { CARDS($cards) }
web-suntzu-hint-exchange = Wymiana { CARDS($card, form: "gen") }
web-suntzu-hint-use =
    { $number ->
        [0] Generał: { GENERAL($general) }
        [1] { GENERAL($general) } w { PROVINCE($from) }
       *[other] { GENERAL($general) } z { PROVINCE($from) } do { PROVINCE($to) }
    }
web-suntzu-hint-battle = Bitwa w { PROVINCE($province) }
web-suntzu-hint-pool = Oddział z puli
web-suntzu-hint-from = Oddział z { PROVINCE($province) }
web-suntzu-hint-keep = { CARDS($cards) } na rękę
web-suntzu-hint-keep-general = { GENERAL($general) } (generał)
web-suntzu-hint-take = { GENERAL($general) } (nowy generał)
web-suntzu-hint-no =
    { $ask ->
        [after] Bez wymiany i bez generała
        [general] Bez generała
        [exchange] Bez wymiany
        [mark-exchange] Bez wymiany
        [take] Bez generała
       *[other] Bez wymiany
    }

## Scorings and the end
web-suntzu-scoring = Punktacja rundy { $round }
web-suntzu-score = Sun Tzu { $suntzu }, Shao { $shao }
web-suntzu-marker-moves =
    { $steps ->
        [0] Znacznik zostaje na miejscu
        [one] Znacznik przesuwa się o pole w stronę { SEAT($seat, form: "gen") }
        [few] Znacznik przesuwa się o { $steps } pola w stronę { SEAT($seat, form: "gen") }
        [many] Znacznik przesuwa się o { $steps } pól w stronę { SEAT($seat, form: "gen") }
       *[other] Znacznik przesuwa się o { $steps } pola w stronę { SEAT($seat, form: "gen") }
    }{ $side ->
        [none] {" "}i stoi pośrodku.
       *[other] {" "}i stoi na polu { $track } po stronie { SEAT($side, form: "gen") }.
    }
# Why the game ended when it did
web-suntzu-why =
    { $ending ->
        [track] Znacznik dotarł do końca toru: gra kończy się natychmiast, po rundzie { $round }.
        [events] Zadziałało piąte wydarzenie: gra kończy się natychmiast, w rundzie { $round }.
       *[rounds] Rozegrano wszystkie rundy.
    } { $steps ->
        [draw] Znacznik stoi pośrodku, a pule są równe.
        [0] Znacznik stoi pośrodku, więc rozstrzygają pule: Sun Tzu { $suntzu }, Shao { $shao }.
       *[other] {""}
    }
web-suntzu-centre = Znacznik stoi pośrodku
web-suntzu-side = dla { SEAT($seat, form: "gen") }
web-suntzu-nobody = Nikt
