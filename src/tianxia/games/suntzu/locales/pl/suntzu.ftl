# Sun Tzu.

suntzu-name = Sun Tzu
suntzu-about = Tajne rozkazy i przeciąganie liny: Sun Tzu i król Shao co rundę wykładają po pięć kart, po jednej w każdej prowincji.

suntzu-seat-suntzu = Sun Tzu
    .gen = Sun Tzu
    .dat = Sun Tzu
    .acc = Sun Tzu
    .ins = Sun Tzu
suntzu-seat-shao = Shao
    .gen = króla Shao
    .dat = królowi Shao
    .acc = króla Shao
    .ins = królem Shao

suntzu-card--1 = −1
    .gen = −1
    .acc = −1
suntzu-card-plague = Plaga
    .gen = Plagi
    .acc = Plagę

suntzu-province-jinyan = Jin-Yan
suntzu-province-qin = Qin
suntzu-province-hanqi = Han-Qi
suntzu-province-chu = Chu
suntzu-province-wu = Wu

suntzu-event-plague = Plaga
suntzu-event-chariot = Rydwany
suntzu-event-champion = Czempion
suntzu-event-hero = Bohater
suntzu-event-light_infantry = Lekka piechota

## What an event does
suntzu-rule-plague = Po czterech Plagach każdy gracz odkłada do posiłków oddział z puli, a gdy pula jest pusta, z planszy.
suntzu-rule-chariot = Kto ma znaki w trzech prowincjach, może wziąć jeszcze jednego generała.
suntzu-rule-champion = Kto nie wygra dziewiątką, odkłada oddział do posiłków.
suntzu-rule-hero = Kto nie wygra dziesiątką, odkłada dwa oddziały do posiłków.
suntzu-rule-light_infantry = Dwie jedynki w jednej prowincji pomagają temu, kto przegrywa na torze punktów.

## Generals
suntzu-general-move = Przemarsz
suntzu-general-as_six = Jak szóstka
suntzu-general-head_start = Dobry początek
suntzu-general-recycle_minus = Powrót minusa
suntzu-general-levy = Zaciąg
suntzu-general-second_six = Druga szóstka
suntzu-general-remove = Wyparcie
suntzu-general-plague_zero = Plaga zero
suntzu-general-great_plague = Wielka plaga
suntzu-general-recycle_plague = Powrót plagi

## What a general does
suntzu-power-move = jeden z twoich oddziałów przechodzi do sąsiedniej prowincji, neutralnej albo twojej
suntzu-power-as_six = twoja odkryta 7, 8, 9 albo 10 liczy się jak 6, bez znaku
suntzu-power-head_start = znacznik zaczyna o pole dalej, po twojej stronie
suntzu-power-recycle_minus = twoje odkryte −1 trafia na spód twojego stosu, a wierzchnia karta stosu do pudełka
suntzu-power-levy = oddział z puli wchodzi do prowincji, którą kontrolujesz
suntzu-power-second_six = twoja 6 może raz trafić tam, gdzie masz już znak
suntzu-power-remove = jeden wrogi oddział wraca do swojej puli
suntzu-power-plague_zero = wroga Plaga liczy się jak 0
suntzu-power-great_plague = w tej rundzie każda Plaga zostawia jeden oddział
suntzu-power-recycle_plague = twoja odkryta Plaga trafia na spód twojego stosu, a wierzchnia karta stosu do pudełka

## The log
suntzu-log-dealt = Masz na ręce: { CARDS($cards) }.
suntzu-log-chosen = { SEAT($seat) } wybiera generała.
suntzu-log-own-general = Twój generał: { GENERAL($general) }.
suntzu-log-round = Runda { $round }. Obaj gracze wydają rozkazy.
suntzu-log-orders = { SEAT($seat) } wydaje rozkazy.
suntzu-log-own-orders = Twoje rozkazy: { suntzu-province-jinyan } { CARDS($jinyan) }, { suntzu-province-qin } { CARDS($qin) }, { suntzu-province-hanqi } { CARDS($hanqi) }, { suntzu-province-chu } { CARDS($chu) }, { suntzu-province-wu } { CARDS($wu) }.
suntzu-log-order-fixed = Bitwy toczą się w stałej kolejności.
suntzu-log-order-decider =
    { $equal ->
        [0] { SEAT($seat) } ma mniej oddziałów na planszy i wybiera bitwy.
       *[1] Na planszy jest po równo oddziałów; bitwy wybiera { SEAT($seat) }, bo ostatnio to tej strony było mniej.
    }
suntzu-log-picks = { SEAT($seat) } wybiera { PROVINCE($province) }.
suntzu-log-revealed = { PROVINCE($province) }: Sun Tzu { CARDS($suntzu) }, Shao { CARDS($shao) }.
suntzu-log-nothing =
    Nikt nie wygrywa w { PROVINCE($province) }: { $how ->
        [numbers] obie karty liczą się jako { CARDS($strong) }
       *[other] { CARDS($strong) } i { CARDS($weak) } się znoszą
    }.
suntzu-log-wins =
    { SEAT($seat) } wygrywa w { PROVINCE($province) } o { $number }: { $how ->
        [bonus] { CARDS($strong) } bije { CARDS($weak) }
        [minus] liczba bije { CARDS($weak) }
       *[other] { CARDS($strong) } do { CARDS($weak) }
    }.
suntzu-log-plague =
    W { PROVINCE($province) } panuje Plaga: bitwy nie ma, wraca { $great ->
        [0] połowa oddziałów
       *[1] każdy oddział oprócz jednego
    }.
suntzu-log-back =
    { SEAT($seat) } cofa { $number } { $number ->
        [one] oddział
        [few] oddziały
        [many] oddziałów
       *[other] oddziału
    } z { PROVINCE($province) } do puli.
suntzu-log-placed =
    { SEAT($seat) } umieszcza { $number } { $number ->
        [one] oddział
        [few] oddziały
        [many] oddziałów
       *[other] oddziału
    } w { PROVINCE($province) }.
suntzu-log-sent = { SEAT($seat) } przesuwa oddział z { PROVINCE($source) } do { PROVINCE($province) }.
suntzu-log-mark =
    { SEAT($seat) } stawia znak w { PROVINCE($province) }{ $source ->
        [pool] {""}
       *[other] , oddziałem z { PROVINCE($source) }
    }.
suntzu-log-paid =
    { $cause ->
        [event] { SEAT($seat) } oddaje oddział z powodu wydarzenia
       *[other] { SEAT($seat) } płaci oddziałem za { CARDS($cause, form: "acc") }
    }: przechodzi on { $source ->
        [pool] z puli
       *[other] z { PROVINCE($source) }
    } do posiłków.
suntzu-log-exchange = { SEAT($seat) } odkłada { CARDS($card, form: "acc") } do pudełka i przenosi oddział z posiłków do puli.
suntzu-log-no-exchange = { SEAT($seat) } nie wymienia karty.
suntzu-log-no = { SEAT($seat) } z tego nie korzysta.
suntzu-log-general = { SEAT($seat) } używa generała „{ GENERAL($general) }”: { $general ->
    [as_six] odkryta karta liczy się jak 6, bez znaku
    [head_start] znacznik zaczyna o pole dalej
    [recycle_minus] odkryte −1 trafia na spód stosu, a wierzchnia karta stosu do pudełka
    [second_six] szóstka leży tam, gdzie jest już znak
    [plague_zero] wroga Plaga liczy się jak 0
    [great_plague] w tej rundzie każda Plaga zostawia jeden oddział
   *[recycle_plague] odkryta Plaga trafia na spód stosu, a wierzchnia karta stosu do pudełka
}.
suntzu-log-general-at = { SEAT($seat) } używa generała „{ GENERAL($general) }”: { $general ->
    [remove] wrogi oddział wraca z { PROVINCE($where) } do swojej puli
    [levy] oddział z puli wchodzi do { PROVINCE($where) }
   *[move] oddział przechodzi: { PROVINCE($where) }
}.
suntzu-log-own-boxed = Karta { CARDS($card) } z twojego stosu trafia do pudełka.
suntzu-log-event = Działa wydarzenie „{ EVENT($event) }”.
suntzu-log-event-turned = Następne wydarzenie: „{ EVENT($event) }”.
suntzu-log-takes = { SEAT($seat) } bierze jeszcze jednego generała.
suntzu-log-infantry = Lekka piechota { SEAT($seat, form: "gen") } wygrywa bitwę o 1.
suntzu-log-step = Znacznik przesuwa się o pole w stronę { SEAT($seat, form: "gen") }.
suntzu-log-scoring =
    Punktacja: Sun Tzu { $suntzu }, Shao { $shao }. { $steps ->
        [0] Znacznik stoi pośrodku.
       *[other] Znacznik stoi po stronie { SEAT($side, form: "gen") }, na polu { $steps } z 9.
    }
suntzu-log-draws =
    { SEAT($seat) } dobiera { $number } { $number ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    }.
suntzu-log-drawn = Dobierasz { CARDS($cards, form: "acc") }.
suntzu-log-keeps = { SEAT($seat) } odkłada kartę na spód stosu.
suntzu-log-own-under = Odkładasz { CARDS($card, form: "acc") } na spód stosu.
suntzu-log-win =
    { $ending ->
        [track] { SEAT($seat) } wygrywa grę: znacznik dotarł po tej stronie do końca toru, co kończy grę po rundzie { $round }.
       *[other] { $steps ->
            [0] { SEAT($seat) } wygrywa grę: znacznik stoi pośrodku, a w pulach jest: Sun Tzu { $suntzu }, Shao { $shao }.
           *[other] { SEAT($seat) } wygrywa grę; znacznik stoi po tej stronie, na polu { $steps } z 9.
        }
    }
suntzu-log-draw = Gra kończy się remisem.

## What happened last, above the prompt
suntzu-happened-wins =
    { $you ->
        [0] { SEAT($seat) } wygrywa w { PROVINCE($provinces) }.
       *[1] Wygrywasz w { PROVINCE($provinces) }.
    }
suntzu-happened-nothing = Nikt nie wygrywa w { PROVINCE($provinces) }.
suntzu-happened-plague = Plaga w { PROVINCE($provinces) }.

## On a timeline, and where points came from
suntzu-mark-round = Runda { $round }
suntzu-gain-scoring =
    { $scoring ->
        [1] Pierwsza punktacja
        [2] Druga punktacja
       *[other] Trzecia punktacja
    }
suntzu-gain-step = Ruchy znacznika
suntzu-score =
    { $steps ->
        [0] Znacznik pośrodku
        [one] Znacznik { $steps } pole po stronie { SEAT($side, form: "gen") }
        [few] Znacznik { $steps } pola po stronie { SEAT($side, form: "gen") }
        [many] Znacznik { $steps } pól po stronie { SEAT($side, form: "gen") }
       *[other] Znacznik { $steps } pola po stronie { SEAT($side, form: "gen") }
    }

## What is asked
suntzu-ask-choose = Wybierz generała, którego zachowasz na tę grę. Rywal go nie widzi.
suntzu-ask-orders = Runda { $round }: wydaj rozkazy, najpierw w { PROVINCE($province) }. Przedtem możesz wymieniać karty i zagrać generała.
suntzu-ask-next-order = Rozkazy do tej pory: { $text } Teraz { PROVINCE($province) }.
suntzu-ask-pick = Wybierz następną bitwę.
suntzu-ask-after = Bitwy się skończyły. Możesz wymieniać karty i zagrać generała; „no” kończy.
suntzu-ask-keep =
    { $number ->
        [one] Wybierz kartę, którą zatrzymasz; druga trafi na spód stosu.
        [few] Wybierz dwie karty, które zatrzymasz; pozostała trafi na spód stosu.
        [many] Wybierz dwie karty, które zatrzymasz; pozostała trafi na spód stosu.
       *[other] Wybierz dwie karty, które zatrzymasz; pozostała trafi na spód stosu.
    }
suntzu-ask-general =
    Karty w { PROVINCE($province) } są odkryte. { $fits ->
        [0] Twój generał nic tu nie zdziała; pytamy, by rywal niczego się nie domyślił.
       *[1] Możesz teraz użyć generała.
    }
suntzu-ask-from =
    { $number ->
        [one] Pula jest pusta, a w { PROVINCE($province) } trzeba umieścić jeszcze { $number } oddział. Skąd go wziąć?
        [few] Pula jest pusta, a w { PROVINCE($province) } trzeba umieścić jeszcze { $number } oddziały. Skąd wziąć następny?
        [many] Pula jest pusta, a w { PROVINCE($province) } trzeba umieścić jeszcze { $number } oddziałów. Skąd wziąć następny?
       *[other] Pula jest pusta, a w { PROVINCE($province) } trzeba umieścić jeszcze { $number } oddziału. Skąd wziąć następny?
    }
suntzu-ask-mark-from = Pula jest pusta. Który oddział zostanie znakiem w { PROVINCE($province) }?
suntzu-ask-pay =
    { $cause ->
        [event] Wydarzenie „{ EVENT($event) }”:
       *[other] Zapłata za { CARDS($cause, form: "acc") }:
    } { $number ->
        [one] jeden oddział musi trafić do posiłków. Który?
        [few] { $number } oddziały muszą trafić do posiłków. Który najpierw?
        [many] { $number } oddziałów musi trafić do posiłków. Który najpierw?
       *[other] { $number } oddziału musi trafić do posiłków. Który najpierw?
    }
suntzu-ask-exchange = Pula jest pusta, a w { PROVINCE($province) } brakuje jeszcze oddziałów: { $number }. Możesz wymienić kartę na oddział z posiłków.
suntzu-ask-mark-exchange = Pula jest pusta, a w { PROVINCE($province) } trzeba postawić znak. Możesz wymienić kartę na oddział z posiłków.
suntzu-ask-take = „{ suntzu-event-chariot }”: możesz wziąć jeszcze jednego generała.
suntzu-ask-place = „{ suntzu-event-light_infantry }”: możesz wygrać bitwę w { PROVINCE($province) } o 1.

## What is shown
suntzu-show-round = Runda { $round } z 9.
suntzu-show-track =
    { $steps ->
        [0] Znacznik stoi pośrodku toru.
       *[other] Znacznik stoi po stronie { SEAT($side, form: "gen") }, na polu { $steps } z 9.
    }
suntzu-show-event =
    { $left ->
        [one] Wydarzenie: { EVENT($event) }, ostatnie.
        [few] Wydarzenie: { EVENT($event) }, zostały { $left }.
        [many] Wydarzenie: { EVENT($event) }, zostało { $left }.
       *[other] Wydarzenie: { EVENT($event) }, zostało { $left }.
    } { $event ->
        [plague] { suntzu-rule-plague }
        [chariot] { suntzu-rule-chariot }
        [champion] { suntzu-rule-champion }
        [hero] { suntzu-rule-hero }
       *[light_infantry] { suntzu-rule-light_infantry }
    }
suntzu-show-province =
    { PROVINCE($province) }: { $armies ->
        [0] neutralna
        [one] { SEAT($owner) }, { $armies } oddział
        [few] { SEAT($owner) }, { $armies } oddziały
        [many] { SEAT($owner) }, { $armies } oddziałów
       *[other] { SEAT($owner) }, { $armies } oddziału
    }; warta { $display } w rundach 3, 6, 9{ $marks ->
        [none] {""}
       *[other] ; znak: { SEAT($marks) }
    }; karty: Sun Tzu { CARDS($suntzu) }, Shao { CARDS($shao) }
suntzu-show-great-plague = W tej rundzie każda Plaga zostawia jeden oddział.
suntzu-show-pool = Pule: Sun Tzu { $suntzu }, Shao { $shao }.
suntzu-show-reinforcements = Posiłki: Sun Tzu { $suntzu }, Shao { $shao }.
suntzu-show-piles = Stosy kart: Sun Tzu { $suntzu }, Shao { $shao }.
suntzu-show-decider = Bitwy tej rundy wybiera { SEAT($seat) }.
suntzu-show-boxed = Poza grą ({ SEAT($seat) }): { CARDS($cards) }.
suntzu-show-hidden =
    { SEAT($seat) } ma na ręce { $number } { $number ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    }{ $generals ->
        [0] .
        [one] {" "}i nieużytego generała.
        [few] {" "}i { $generals } nieużytych generałów.
        [many] {" "}i { $generals } nieużytych generałów.
       *[other] {" "}i { $generals } nieużytego generała.
    }
suntzu-show-generals = Twoi nieużyci generałowie: { GENERAL($generals) }.
suntzu-show-under = Na spodzie twojego stosu leżą, od najniższej: { CARDS($cards) }.
suntzu-show-drawn = Dobrane karty: { CARDS($cards) }.
suntzu-show-hand =
    Grasz jako { SEAT($seat) }. Na ręce masz { $number } { $number ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    }: { CARDS($cards) }

## What an action does
suntzu-effect-exchange = karta wypada z gry; oddział przechodzi z posiłków do puli
suntzu-effect-one = jedynka pozwala dobrać o kartę więcej, chyba że trafi na Plagę
suntzu-effect-six = szóstka stawia znak w { PROVINCE($province) }, chyba że trafi na Plagę
suntzu-effect-cost =
    { $number ->
        [one] { $card } kosztuje oddział, który trafia do posiłków
        [few] { $card } kosztuje { $number } oddziały, które trafiają do posiłków
        [many] { $card } kosztuje { $number } oddziałów, które trafiają do posiłków
       *[other] { $card } kosztuje { $number } oddziału, który trafia do posiłków
    }
suntzu-effect-from =
    { $number ->
        [0] { PROVINCE($province) } będzie wtedy neutralna
        [one] w { PROVINCE($province) } zostaje { $number } oddział
        [few] w { PROVINCE($province) } zostają { $number } oddziały
        [many] w { PROVINCE($province) } zostaje { $number } oddziałów
       *[other] w { PROVINCE($province) } zostaje { $number } oddziału
    }
suntzu-effect-under = na spód twojego stosu trafia { CARDS($cards) }

## Options
suntzu-option-beginner = on: bez generałów, wydarzeń oraz +2 i +3, wszystkie oddziały w puli
suntzu-option-generals = off: gra bez generałów
suntzu-option-events = on: gra z pięcioma wydarzeniami
suntzu-option-light_infantry = army: wydarzenie pozwala wygrać bitwę o 1, zamiast przesuwać znacznik o pole
suntzu-option-order = classic: tylko runda 1 ma stałą kolejność bitew
suntzu-option-displays = pięć podanych wskaźników punktów, po jednym na prowincję
suntzu-option-chance = open: gra zatrzymuje się wszędzie, gdzie decyduje los, dla tych, którzy potrzebują węzłów losowych
suntzu-option-provinces = do badań, z beginner: walki toczą się tylko o tyle pierwszych prowincji
suntzu-option-rounds = do badań, z beginner: gra kończy się po tylu rundach
suntzu-option-cards = do badań, z beginner: talia każdego gracza

## House rules
suntzu-house-borders = Granice prowincji są nasze: drukowana plansza nie była nam dostępna. Można je poprawić w jednym pliku.
suntzu-house-displays = Z dziesięciu wskaźników punktów poświadczony jest tylko 1-4-3, pozostałe są nasze. Można je poprawić w tym samym pliku.
suntzu-house-plague-one = Jedynka, która trafi na Plagę, nie pozwala dobrać dodatkowej karty.
suntzu-house-costs-after = Oddziały, które kosztują +2 i +3, oddaje się po ruchach oddziałów.
suntzu-house-shortage = Komu brakuje oddziałów, może najpierw wymieniać karty; potem oddziały przychodzą z sąsiednich prowincji, a potem z pozostałych, ile ich jest.
suntzu-house-first-choice = Gdy obaj gracze mają wybierać w tej samej chwili, pierwszy wybiera ten, kto wybiera bitwy, a przy stałej kolejności Sun Tzu.
suntzu-house-not-a-mark = Generał „{ suntzu-general-remove }” zabiera oddział, nigdy znak.
suntzu-house-own-plague = Generał „{ suntzu-general-plague_zero }” nie działa, jeśli kartą króla Shao też jest Plaga.
suntzu-house-empty-pile = Kartę można odłożyć z powrotem na stos tylko wtedy, gdy w stosie jest karta.
suntzu-house-planning = Generałów planowania zagrywa się przed własnymi rozkazami albo po bitwach, a nie w dowolnej chwili.
suntzu-house-events = Plaga odłożona na stos lub wyzerowana liczy się do wydarzenia, remis liczy się dla Czempiona i Bohatera, a grę, którą piąte wydarzenie kończy pośrodku toru, wygrywa gracz z większą pulą.
suntzu-house-drawn-game = Pośrodku toru i przy równych pulach gra kończy się remisem.

## Texts that cannot be read
suntzu-text-unknown = „{ $text }” nie jest ruchem w Sun Tzu. Przykłady: orders jinyan=5 qin=+1 hanqi=3 chu=plague wu=9, exchange +1, no.
suntzu-text-choice = „{ $word }” nie może stać po „{ $verb }”. Do wyboru: { $choices }.
suntzu-text-orders = Rozkazy podają każdą prowincję raz, na przykład: orders jinyan=5 qin=+1 hanqi=3 chu=plague wu=9. Prowincje to { $provinces }.
suntzu-text-province = „{ $word }” nie jest prowincją. Prowincje to { $provinces }.
suntzu-text-province-twice = Prowincja { PROVINCE($province) } jest podana dwa razy.
suntzu-text-card = „{ $word }” nie jest kartą. Karty to { $cards }.
suntzu-text-framed = { $card } to karta w ramce: zawsze wraca na rękę.

## Why a move is refused
suntzu-why-half-made = Zaczęte jest „{ $text }”: najpierw to dokończ albo cofnij.
suntzu-why-not-held = Nie masz na ręce: { CARDS($cards) }.
suntzu-why-marked = Nie można wyłożyć 6 w { PROVINCE($province) }, gdzie masz znak.
suntzu-why-open =
    { $number ->
        [one] Brakuje jeszcze rozkazu: { PROVINCE($provinces) }.
        [few] Brakuje jeszcze rozkazów: { PROVINCE($provinces) }.
        [many] Brakuje jeszcze rozkazów: { PROVINCE($provinces) }.
       *[other] Brakuje jeszcze rozkazów: { PROVINCE($provinces) }.
    }
suntzu-why-no-reinforcements = Nie masz posiłków, na które można by wymienić kartę.
suntzu-why-no-general = Nie masz nieużytego generała „{ GENERAL($general) }”.
suntzu-why-not-planning = Generała „{ GENERAL($general) }” zagrywa się przed twoimi rozkazami{ $general ->
    [great_plague] {""}
   *[other] {" "}albo po bitwach
}, nie teraz.
suntzu-why-late = Generała „{ GENERAL($general) }” można zagrać do rundy { $round }.
suntzu-why-no-target = Generał „{ GENERAL($general) }” nie może tam działać.
suntzu-why-not-fitting = Generał „{ GENERAL($general) }” nie pasuje do tych kart.
suntzu-why-asked = { $what ->
    [general] Pytanie brzmi: którego generała wybierasz?
    [orders] Pytanie brzmi: jakie wydajesz rozkazy?
    [pick] Pytanie brzmi: która bitwa następna?
    [after] Pytanie dotyczy wymiany albo generała; „no” kończy.
    [draw] Pytanie brzmi: które karty zatrzymujesz?
    [exchange] Pytanie dotyczy wymiany; „no” odmawia.
    [from] Pytanie brzmi: skąd przychodzi oddział?
    [pay] Pytanie brzmi: który oddział trafia do posiłków?
    [take] Pytanie dotyczy jeszcze jednego generała; „no” odmawia.
   *[place] Pytanie brzmi: „place” czy „no”?
}

## Positions that cannot be
suntzu-position-over = gra jest skończona tylko ze zwycięzcą: podaj go (winner).
suntzu-position-display = wskaźnik punktów prowincji { $province } musi mieć trzy wartości od 0 do 9.
suntzu-position-dealing = dopóki los rozdaje, wskaźniki leżą przy pierwszych prowincjach i są to wskaźniki z planszy, każdy raz.
suntzu-position-event-twice = jedno wydarzenie jest podane dwa razy.
suntzu-position-beginner = gra dla początkujących nie ma wydarzeń.
suntzu-position-no-generals = w tej grze nie ma generałów.
suntzu-position-general-twice = jeden generał jest podany dwa razy.
suntzu-position-owner = { $province } musi mieć właściciela i oddziały albo nie mieć ani jednego, ani drugich.
suntzu-position-armies =
    { SEAT($seat) } ma w sumie { $number } { $number ->
        [one] oddział
        [few] oddziały
        [many] oddziałów
       *[other] oddziału
    }, a musi mieć 21: na planszy, jako znaki, w puli i w posiłkach.
suntzu-position-twice =
    { $number ->
        [one] karta { $card } jest podana więcej niż raz, a gracz ma tylko jedną.
        [few] karta { $card } jest podana więcej razy, niż ma ją gracz: { $number }.
        [many] karta { $card } jest podana więcej razy, niż ma ją gracz: { $number }.
       *[other] karta { $card } jest podana więcej razy, niż ma ją gracz: { $number }.
    }
suntzu-position-gone = karta odłożona na spód stosu była tam wyłożona.
suntzu-position-hidden = karty { $card } nie ma w pudełku, więc nie mogła tam trafić zakryta.
suntzu-position-unnamed = gdy podany jest stos i pudełko, muszą być podane wszystkie karty: { $card } ({ SEAT($seat) }) nie ma nigdzie.
suntzu-position-pile = stos ma najwyżej 14 kart, żadnej w ramce.
suntzu-position-framed = karta w ramce { $card } ({ SEAT($seat) }) musi być na ręce albo wyłożona.
suntzu-position-research = mniej prowincji lub rund jest tylko w grze dla początkujących.
suntzu-position-few = { SEAT($seat) } ma oprócz 6 za mało kart w ramkach; prowincji jest { $number }.
suntzu-position-under = to, co wiadomo o spodzie stosu, tam nie leży.
suntzu-position-loose = karty odłożonej na stos nie ma tam, gdzie powinna być.
suntzu-position-drawn = dobiera się o jedną kartę więcej, niż się zatrzymuje.
suntzu-position-phase = stąd nikt nie mógłby grać dalej: rozkazy, bitwy i pytania nie pasują do fazy „{ $phase }”.

## Options for research
suntzu-option-research = provinces, rounds i cards są do badań: wymagają beginner = true.
suntzu-option-card = { $card } nie jest kartą albo podano ją za wiele razy. Karty: { $cards }.
suntzu-option-few = Prowincji jest { $number }: talia musi mieć co najmniej tyle z kart 1 2 3 4 5, które wracają na rękę.

## Displays given as an option
suntzu-option-display-names = displays musi zawierać wpis dla każdej z tych prowincji: { $provinces }.
suntzu-option-display-values = Wskaźnik punktów prowincji { $province } musi mieć trzy wartości od 0 do 9.

## The board file
suntzu-board-key = „{ $key }” nic nie znaczy w pliku planszy. Znane klucze: provinces, order, borders, displays.
suntzu-board-provinces = Prowincje muszą być te: { $provinces }.
suntzu-board-order = Kolejność bitew musi podawać każdą z pięciu prowincji raz.
suntzu-board-borders = Granica musi być parą prowincji, a nie { $pair }.
suntzu-board-border-twice = Granica { $pair } jest podana dwa razy albo łączy prowincję z nią samą.
suntzu-board-displays = Potrzeba co najmniej tylu wskaźników punktów: { $number }.
suntzu-board-display-twice = Wskaźnik { $display } jest podany dwa razy.
suntzu-board-faulty = { $path }, wiersz { NUMBER($number, useGrouping: 0) }: { $problem }
suntzu-board-display = Wskaźnik musi mieć trzy wartości od 0 do { $most }, a nie { $display }.

suntzu-help =
    W każdej rundzie obaj gracze wykładają w tajemnicy pięć kart, po jednej w każdej prowincji; potem toczą się bitwy, prowincja po prowincji.
    { "  " }Dwie liczby: wygrywa wyższa, o różnicę. Karta + bije liczbę o swoją wartość. −1 przegrywa z liczbą o 1, a z kartą + o jej wartość.
    { "  " }Ile wynosi wynik, tyle oddziałów przegranego wraca do puli; jeśli ma ich mniej, resztę wyniku umieszcza zwycięzca. Plaga: bitwy nie ma, połowa oddziałów wraca do puli.
    { "  " }Karty od 1 do 6 co rundę wracają na rękę, pozostałe wypadają z gry. 1 pozwala dobrać więcej kart; 6 oznacza prowincję oddziałem.
    { "  " }+2 i +3 kosztują jeden i dwa oddziały, które stają się posiłkami; wymieniona karta sprowadza jeden z powrotem do puli.
    Po rundach 3, 6 i 9 prowincje dają swoim graczom tyle punktów, ile pokazuje ich wskaźnik, a znacznik przesuwa się o różnicę.
    Po rundzie 3 lub 6 wygrywa gracz, na którego końcu toru stoi znacznik; po rundzie 9 ten, po którego stronie stoi.
    Granice: Qin z Jin-Yan, Han-Qi i Chu; Han-Qi z Jin-Yan, Chu i Wu; Chu z Wu.

## The picture
suntzu-picture-wins = Wygrywa { SEAT($seat) }
suntzu-picture-battle = Bitwa: { PROVINCE($province) }
suntzu-picture-event = Wydarzenie: { EVENT($event) }
suntzu-picture-armies = Pula { $pool }, posiłki { $reinforcements }
suntzu-picture-pile = Stos kart { $number }
suntzu-picture-generals = Nieużyci generałowie: { $number }
