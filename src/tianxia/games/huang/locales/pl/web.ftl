# Messages of Huang in the browser.

## The lobby
web-about-huang = Kładź kafle, wznoś pagody, przetrwaj wojny. Liczy się najsłabszy rodzaj twoich punktów.

## Setting up a table
web-option-huang-map = Plansza
web-option-huang-map-note = Osiemnaście Królestw ma spichlerze i nie ma pagód rolników.
web-option-huang-map-warring-states = Walczące Królestwa
web-option-huang-map-eighteen-kingdoms = Osiemnaście Królestw
web-option-huang-short = Krótka gra
web-option-huang-short-note = Dla dwojga: z woreczka usuwa się losowo 24 kafle.
web-option-huang-bandits = Bandyci
web-option-huang-bandits-note = Na planszy Walczących Królestw leży pięć band.
web-option-huang-palace = Pałac
web-option-huang-palace-note = Stoi na czterech gubernatorach i daje siódmy kafel.
web-option-huang-open_scores = Jawne punkty
web-option-huang-open_scores-note = Wszyscy widzą punkty wszystkich; inaczej są ukryte.

## Settings
web-huang-marks = Symbole w Huang
web-huang-marks-letters = Litery
web-huang-marks-signs = Chińskie znaki

## Things
web-huang-points = punkty { ROLE($colour, form: "pl-gen") }
web-huang-leader = przywódca { ROLE($role) } { SEAT($seat, form: "gen") }
web-huang-tile = kafel { ROLE($role, form: "gen") }
web-huang-about-tile =
    { $colour ->
        [yellow] Przywódcy stoją tylko obok kafli gubernatorów, a te rozstrzygają rewolty.
        [red] Żołnierze królestwa rozstrzygają jego wojny i pokonują bandytów.
        [blue] Leży na rzekach, w jednej akcji nawet kilku. Dwoma płaci się za bunt.
        [green] Po nim możesz wziąć kafel z rynku. Dwoma płaci się za budowlę.
       *[white] Jego punkty uzupełniają na koniec twoje najniższe punkty.
    }
web-huang-about-leader =
    { $colour ->
        [yellow] Dostaje punkt za każdy kafel gubernatora, który trafia do jego królestwa, i za każdy inny kafel, który nie ma tam swojego przywódcy.
        [red] Dostaje punkt za każdy kafel żołnierza, który trafia do jego królestwa. Spoza planszy może dodać 1 w wojnie.
        [blue] Dostaje punkt za każdy kafel rolnika, który trafia do jego królestwa. Dopóki stoi obok planszy, bunt kosztuje o kafel mniej.
        [green] Dostaje punkt za każdy kafel kupca, który trafia do jego królestwa. Dopóki stoi obok planszy, budowla kosztuje o kafel mniej.
       *[white] Dostaje punkt za każdy kafel artysty, który trafia do jego królestwa.
    }
web-huang-about-building =
    { $kind ->
        [pagoda] Na koniec twojej tury punkt dostaje twój przywódca jej rodzaju w jej królestwie.
        [palace] Jeśli na koniec twojej tury w jego królestwie jest twój przywódca gubernator, uzupełniasz rękę do siedmiu kafli zamiast sześciu.
        [granary] Jeśli na koniec twojej tury twój przywódca rolnik jest w królestwie z kilkoma spichlerzami, możesz wziąć wszystkie oprócz jednego. Każdy jest wart 2 punkty rolników.
       *[bandits] Pokonuje ich kafel położony obok, jeśli jego królestwo ma co najmniej tylu żołnierzy, ilu jest bandytów.
    }
web-huang-empty = puste
web-huang-possible = dostępne
web-huang-under-pagoda = pod pagodą { ROLE($role, form: "pl-gen") }
web-huang-under-palace = pod pałacem
web-huang-under-granary = pod spichlerzem
web-huang-state-at = królestwo { $hex }
web-huang-in-state =
    { $own ->
        [0] { $name }
       *[1] { $name } (twoje)
    }
web-huang-state-strength =
    { $name }: { $number } { $number ->
        [one] żołnierz
        [few] żołnierzy
        [many] żołnierzy
       *[other] żołnierza
    } na wypadek wojny.
web-huang-leader-strength =
    { $leader }: { $number } { $number ->
        [one] gubernator
        [few] gubernatorów
        [many] gubernatorów
       *[other] gubernatora
    } obok na wypadek rewolty.
web-huang-on = na { $hex }
web-huang-beside = obok planszy
web-huang-map =
    { $map ->
        [warring-states] { web-option-huang-map-warring-states }
        [eighteen-kingdoms] { web-option-huang-map-eighteen-kingdoms }
       *[other] { $map }
    }
web-huang-turn = tura { $turn } · woreczek { $bag }
web-huang-board = Plansza. Strzałki albo W E A D Z X prowadzą z pola na pole, Spacja wybiera, N prowadzi do następnego dostępnego pola.
web-huang-players = Gracze
web-huang-players-more = Gracze: przywódcy, kafle i punkty
web-huang-you = ty
web-huang-asked = wybiera
web-huang-action-of =
    { $number ->
        [3] koniec tury
       *[other] akcja { $number } z 2
    }
web-huang-known = znane wszystkim: { TILES($tiles) }
web-huang-your-tiles = Twoje kafle
web-huang-your-leaders = Twoi przywódcy
web-huang-market = Rynek · woreczek { $bag }
web-huang-states = Królestwa
web-huang-states-none = Nie ma jeszcze królestw.
web-huang-state-hexes = Pola: { $hexes }.
web-huang-strengths = Pokaż siłę królestw i przywódców
web-huang-log-turn = Tura { $turn }, { SEAT($seat) }

## What is asked
web-huang-ask-action =
    { $number ->
        [one] Twoja druga akcja
        [few] Twoja pierwsza akcja
        [many] Twoja pierwsza akcja
       *[other] Twoja pierwsza akcja
    }
web-huang-ask-action-note = Wybierz kafel albo akcję.
web-huang-ask-exchange = Wymiana kafli
web-huang-ask-exchange-note = Wybierz kafle do odłożenia.
web-huang-ask-building = Wznieść budowlę?
web-huang-ask-building-note = Kafel na { $hex } dopełnia miejsce pod nią.
web-huang-ask-market = Wziąć kafel z rynku?
web-huang-ask-market-note = Wybierz jeden z odkrytych kafli.
web-huang-ask-chain = Następny rolnik?
web-huang-ask-chain-note =
    { $fits ->
        [0] Nie masz takiego, który pasuje, i nikt poza tobą tego nie wie.
       *[1] Musi leżeć obok { $hex }, na rzece.
    }
web-huang-ask-moving = Którą pagodę przenieść?
web-huang-ask-moving-note = Obok planszy nie ma żadnej tego rodzaju.
web-huang-ask-attack = Rewolta: ile dokładasz?
web-huang-ask-attack-note = Przy remisie wygrywa obrońca.
web-huang-ask-defence = Rewolta: ile dokładasz?
web-huang-ask-defence-note = Przy remisie wygrywasz ty.
web-huang-ask-support = Wojna: kogo wspierasz?
web-huang-ask-support-note = Jedno królestwo, żołnierzami z ręki.
web-huang-ask-winner = W wojnie jest remis. Kto wygrywa?
web-huang-ask-winner-note = To twój kafel połączył królestwa, więc wybierasz zwycięzcę.
web-huang-ask-paying =
    { $number ->
        [one] Usuń jednego żołnierza
        [few] Usuń { $number } żołnierzy
        [many] Usuń { $number } żołnierzy
       *[other] Usuń { $number } żołnierza
    }
web-huang-ask-paying-note = Zwycięskie królestwo płaci za wygraną: wybierz jednego z jego żołnierzy.
web-huang-ask-granaries = Zebrać spichlerze?
web-huang-ask-granaries-note = Bierzesz { $number }, jeden zostaje: wybierz ten, który zostaje.
web-huang-where =
    { $kind ->
        [tile] Gdzie położyć { ROLE($role, form: "acc") }?
        [leader] Gdzie stanie przywódca { ROLE($role) }?
        [leaders] Który przywódca?
        [riot] Bunt: który kafel usunąć?
        [build] Gdzie budujesz?
       *[exchange] Które kafle wymienić?
    }
web-huang-where-note =
    { $kind ->
        [leaders] Wybierz jednego z pięciu.
        [exchange] Trafią zakryte do pudełka.
       *[other] { $number ->
            [0] Nie ma na to miejsca.
            [one] Dostępne jest { $number } miejsce.
            [few] Dostępne są { $number } miejsca.
            [many] Dostępnych jest { $number } miejsc.
           *[other] Dostępne jest { $number } miejsca.
        }
    }
web-huang-no-place = Nie ma teraz miejsca na kafel { ROLE($role, form: "gen") }.
web-huang-begin =
    { $kind ->
        [leaders] Przywódca
        [riot] Bunt
        [build] Pagoda
       *[exchange] Wymiana
    }
web-huang-cannot =
    { $kind ->
        [leaders] Żadnego przywódcy nie można postawić ani przenieść.
        [riot] Bunt kosztuje dwóch rolników albo jednego, gdy twój przywódca rolnik jest obok planszy.
        [build] Pagoda wymaga trójkąta i kosztuje dwóch kupców albo jednego, gdy twój przywódca kupiec jest obok planszy.
       *[exchange] Nie ma czego wymienić.
    }
web-huang-cancel = Anuluj
web-huang-withdraw = Wycofaj go
web-huang-stop =
    { $phase ->
        [building] Nie buduj
        [market] Nie bierz
        [chain] Dość
       *[granaries] Nie bierz
    }
web-huang-act =
    { $verb ->
        [tile] Połóż
        [leader] Postaw
        [riot] Bunt
        [pagoda] Wznieś
        [palace] Wznieś
        [move] Przenieś
        [market] Weź
        [remove] Usuń
       *[granaries] Zbierz
    }
web-huang-do-tile = { ROLE($role) } na { $hex }
web-huang-do-leader = przywódca { ROLE($role) } na { $hex }
web-huang-do-off = Wycofanie przywódcy { ROLE($role, form: "gen") }
web-huang-do-riot = Bunt na { $hex }
web-huang-do-pagoda = pagoda { ROLE($role, form: "pl-gen") } na { $hexes }
web-huang-do-palace = pałac na { $hexes }
web-huang-do-move = pagoda przeniesiona z { $hexes }
web-huang-do-market = { ROLE($role) } z rynku
web-huang-do-exchange =
    { $number ->
        [one] Wymiana { $number } kafla
        [few] Wymiana { $number } kafli
        [many] Wymiana { $number } kafli
       *[other] Wymiana { $number } kafla
    }
web-huang-do-remove = Usunięcie żołnierza z { $hex }
web-huang-do-granaries = Zachowanie spichlerza na { $hex }
web-huang-do-commit = Dołóż { $number }
web-huang-do-support = Wesprzyj { $name }: +{ $number }
web-huang-do-winner = Wygrywa { $name }
web-huang-hint-exchange =
    { $number ->
        [one] Wymiana { $number } kafla
        [few] Wymiana { $number } kafli
        [many] Wymiana { $number } kafli
       *[other] Wymiana { $number } kafla
    }
web-huang-hint-commit =
    { $number ->
        [one] { $number } kafel
        [few] { $number } kafle
        [many] { $number } kafli
       *[other] { $number } kafla
    }{ $leader ->
        [0] { "" }
       *[1] { " + przywódca" }
    }
web-huang-hint-support =
    { $name }: { $number ->
        [one] { $number } kafel
        [few] { $number } kafle
        [many] { $number } kafli
       *[other] { $number } kafla
    }{ $leader ->
        [0] { "" }
       *[1] { " + przywódca" }
    }
web-huang-hint-stay-out = Bez udziału
web-huang-effect-own-point =
    { $number } { $number ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } { ROLE($colour, form: "pl-gen") } dla ciebie
web-huang-hint-winner = Zwycięstwo: { $name }
web-huang-move-stop = { SEAT($seat) } kończy akcję.
web-huang-open-hand = Kafle { SEAT($seat, form: "gen") }: { TILES($tiles) }
web-huang-open-market = Rynek: { TILES($tiles) }
web-huang-do-stop = Nic więcej

## Conflicts
web-huang-war = Wojna: { $names }
web-huang-against = {" "}kontra{" "}
web-huang-and = {" "}+{" "}
web-huang-war-lead = Łączy je kafel { SEAT($seat, form: "gen") } na { $hex }. O losie spotykających się przywódców decydują żołnierze.
web-huang-revolt = Rewolta: { SEAT($attacker) } przeciw { SEAT($defender, form: "dat") }
web-huang-revolt-lead = Spór przywódców { ROLE($role, form: "pl-gen") }: liczą się gubernatorzy obok nich i z ręki.
web-huang-ties-yours = Przy remisie wygrywasz ty.
web-huang-ties-defender = Przy remisie wygrywa obrońca.
web-huang-ties-you-choose = Przy remisie ty wybierasz, kto wygrywa.
web-huang-ties-choose = Przy remisie { SEAT($seat) } wybiera, kto wygrywa.
web-huang-sides = Strony
web-huang-side-ours = twoja strona
web-huang-pairs = Przywódcy, którzy się spotykają
web-huang-attacks = { SEAT($seat) } atakuje
web-huang-defends = { SEAT($seat) } się broni
web-huang-reds =
    { $number } { $number ->
        [one] żołnierz
        [few] żołnierzy
        [many] żołnierzy
       *[other] żołnierza
    }
web-huang-yellows =
    { $number } { $number ->
        [one] gubernator
        [few] gubernatorów
        [many] gubernatorów
       *[other] gubernatora
    }
web-huang-yours = twoje { $number }
web-huang-gave-short = { $number } od { SEAT($seat, form: "gen") }
web-huang-gave = { SEAT($seat) } wspiera { $state }: { $number }
web-huang-gave-yellow = { SEAT($seat) } dokłada { $number }
web-huang-gave-nothing = { SEAT($seat) } nie bierze udziału
web-huang-you-choose = Teraz wybierasz
web-huang-chooses = Teraz wybiera { SEAT($seat) }
web-huang-chooses-later = Później wybiera { SEAT($seat) }
web-huang-chooses-last = { SEAT($seat) } wybiera na końcu
web-huang-chooses-winner = Remis: { SEAT($seat) } wybiera, kto wygrywa
web-huang-commit = Ilu { ROLE($role, form: "pl-gen") } dokładasz
web-huang-fewer = Jeden mniej
web-huang-more = Jeden więcej
web-huang-of = { $number } z { $most }
web-huang-add-leader = Dodaj przywódcę { ROLE($role, form: "acc") } spoza planszy, +1
web-huang-stay-out = Bez udziału
web-huang-choose-side = Najpierw wybierz stronę
web-huang-choose-winner = Wybierz, kto wygrywa
web-huang-war-won = Wojnę wygrywa { $state }
web-huang-revolt-won = Rewoltę wygrywa { SEAT($seat) }
web-huang-score =
    { $why ->
        [defender] { $high } do { $low }: przy remisie wygrywa obrońca.
        [chosen] { $high } do { $low }: remis rozstrzyga { SEAT($seat) }, bo wojnę zaczął kafel tej dynastii.
       *[more] { $high } do { $low }.
    }
web-huang-go-on = Dalej
web-huang-you-won = Wygrana
web-huang-you-lost = Przegrana
web-huang-your-place = { $place }. miejsce

## The end
web-huang-nobody-wins = Nikt nie wygrywa
web-huang-step =
    { $step ->
        [earned] Skąd ten wynik: punkty tak, jak je zdobyto.
        [granaries] Każdy spichlerz dodaje dwa punkty rolników.
        [spread] Punkty artystów podnoszą najniższy z pozostałych rodzajów.
       *[lowest] Punkty artystów podnoszą najniższy rodzaj, a liczy się najniższy.
    }
web-huang-final = Punkty końcowe
web-huang-total = Wynik
web-huang-skip = Pokaż wszystko
web-huang-tie =
    { $rank ->
        [2] { SEAT($first) } wyprzedza { SEAT($second, form: "acc") }: decyduje drugi najniższy rodzaj punktów.
        [3] { SEAT($first) } wyprzedza { SEAT($second, form: "acc") }: decyduje trzeci najniższy rodzaj punktów.
       *[4] { SEAT($first) } wyprzedza { SEAT($second, form: "acc") }: decyduje najwyższy rodzaj punktów.
    }
web-huang-tie-white = { SEAT($first) } wyprzedza { SEAT($second, form: "acc") }: wystarczyło mniej punktów artystów.
web-huang-tie-shared = { SEAT($first) } i { SEAT($second) } dzielą miejsce.

## Signs on possible hexes
web-huang-sign =
    { $effect ->
        [point] punkt dla ciebie
        [rival-point] punkt dla kogoś innego
        [joins] królestwa się łączą
        [pagoda] można wznieść budowlę
        [war] wojna
        [revolt] rewolta
        [bandits] bandyci pokonani
       *[removes] przywódcy lub budowle upadają
    }
