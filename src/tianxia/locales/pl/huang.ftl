# Huang.

huang-name = Huang
huang-about = Kafle, przywódcy i wojny: od dwóch do pięciu dynastii buduje królestwa na mapie Chin, a wynikiem jest najsłabszy z twoich czterech kolorów.

huang-seat-tiger = Tygrys
    .gen = Tygrysa
    .dat = Tygrysowi
    .acc = Tygrysa
    .ins = Tygrysem
huang-seat-rabbit = Królik
    .gen = Królika
    .dat = Królikowi
    .acc = Królika
    .ins = Królikiem
huang-seat-rat = Szczur
    .gen = Szczura
    .dat = Szczurowi
    .acc = Szczura
    .ins = Szczurem
huang-seat-goat = Koza
    .gen = Kozy
    .dat = Kozie
    .acc = Kozę
    .ins = Kozą
huang-seat-dragon = Smok
    .gen = Smoka
    .dat = Smokowi
    .acc = Smoka
    .ins = Smokiem

huang-tile-yellow = żółty
    .gen = żółtego
    .acc = żółtego
    .f = żółta
    .f-gen = żółtej
    .f-acc = żółtą
    .pl = żółte
    .pl-gen = żółtych
huang-tile-red = czerwony
    .gen = czerwonego
    .acc = czerwonego
    .f = czerwona
    .f-gen = czerwonej
    .f-acc = czerwoną
    .pl = czerwone
    .pl-gen = czerwonych
huang-tile-blue = niebieski
    .gen = niebieskiego
    .acc = niebieskiego
    .f = niebieska
    .f-gen = niebieskiej
    .f-acc = niebieską
    .pl = niebieskie
    .pl-gen = niebieskich
huang-tile-green = zielony
    .gen = zielonego
    .acc = zielonego
    .f = zielona
    .f-gen = zielonej
    .f-acc = zieloną
    .pl = zielone
    .pl-gen = zielonych
huang-tile-white = biały
    .gen = białego
    .acc = białego
    .f = biała
    .f-gen = białej
    .f-acc = białą
    .pl = białe
    .pl-gen = białych

huang-role-yellow = gubernator
    .gen = gubernatora
    .acc = gubernatora
    .pl-gen = gubernatorów
huang-role-red = żołnierz
    .gen = żołnierza
    .acc = żołnierza
    .pl-gen = żołnierzy
huang-role-blue = rolnik
    .gen = rolnika
    .acc = rolnika
    .pl-gen = rolników
huang-role-green = kupiec
    .gen = kupca
    .acc = kupca
    .pl-gen = kupców
huang-role-white = artysta
    .gen = artysty
    .acc = artystę
    .pl-gen = artystów

# The states of the maps and their capitals; what stands in brackets tells states of one name apart and is left out on the board.
huang-state-yan = Yan
    .gen = królestwa Yan
huang-state-zhao = Zhao
    .gen = królestwa Zhao
huang-state-qi = Qi
    .gen = królestwa Qi
huang-state-qin = Qin
    .gen = królestwa Qin
huang-state-wei = Wei
    .gen = królestwa Wei
huang-state-han = Han
    .gen = królestwa Han
huang-state-chu = Chu
    .gen = królestwa Chu
huang-state-dai = Dai
    .gen = królestwa Dai
huang-state-liaodong = Liaodong
    .gen = królestwa Liaodong
huang-state-changshan = Changshan
    .gen = królestwa Changshan
huang-state-di = Di
    .gen = królestwa Di
huang-state-western-wei = Zachodnie Wei
    .gen = Zachodniego Wei
huang-state-jibei = Jibei
    .gen = królestwa Jibei
huang-state-jiaodong = Jiaodong
    .gen = królestwa Jiaodong
huang-state-yong = Yong
    .gen = królestwa Yong
huang-state-sai = Sai
    .gen = królestwa Sai
huang-state-yin = Yin
    .gen = królestwa Yin
huang-state-henan = Henan
    .gen = królestwa Henan
huang-state-western-chu = Zachodnie Chu
    .gen = Zachodniego Chu
huang-state-han-central-plains = Han (Równina Centralna)
    .gen = królestwa Han (Równina Centralna)
huang-state-han-hanzhong = Han (Hanzhong)
    .gen = królestwa Han (Hanzhong)
huang-state-jiujiang = Jiujiang
    .gen = królestwa Jiujiang
huang-state-linjiang = Linjiang
    .gen = królestwa Linjiang
huang-state-hengshan = Hengshan
    .gen = królestwa Hengshan

huang-city-ji = Ji
huang-city-handan = Handan
huang-city-linzi = Linzi
huang-city-xianyang = Xianyang
huang-city-daliang = Daliang
huang-city-xinzheng = Xinzheng
huang-city-ying = Ying
huang-city-dai = Dai
huang-city-wuzhong = Wuzhong
huang-city-xiangguo = Xiangguo
huang-city-gaonu = Gaonu
huang-city-pingyang = Pingyang
huang-city-boyang = Boyang
huang-city-jimo = Jimo
huang-city-feiqiu = Feiqiu
huang-city-yueyang = Yueyang
huang-city-chaoge = Chaoge
huang-city-luoyang = Luoyang
huang-city-pengcheng = Pengcheng
huang-city-yangdi = Yangdi
huang-city-nanzheng = Nanzheng
huang-city-liu = Liu
huang-city-jiangling = Jiangling
huang-city-zhu = Zhu

## The log
huang-log-dealt = Masz kafle: { TILES($tiles) }.
huang-log-bandits =
    { $number ->
        [one] Na miejscu { $place } leży { $number } bandyta.
        [few] Na miejscu { $place } leży { $number } bandytów.
        [many] Na miejscu { $place } leży { $number } bandytów.
       *[other] Na miejscu { $place } leży { $number } bandyty.
    }
huang-log-turn = { SEAT($seat) } zaczyna turę.
huang-log-tile = { SEAT($seat) } kładzie { TILES($colour) } kafel na { $hex }.
huang-log-leader = { SEAT($seat) } umieszcza { TILES($colour, form: "acc") } przywódcę na { $hex }.
huang-log-leader-moved = { SEAT($seat) } przenosi { TILES($colour, form: "acc") } przywódcę z { $from } na { $hex }.
huang-log-leader-off = { SEAT($seat) } wycofuje { TILES($colour, form: "acc") } przywódcę.
huang-log-points =
    { SEAT($seat) } zdobywa { $number } { $number ->
        [one] { TILES($colour) } punkt
        [few] { TILES($colour, form: "pl") } punkty
        [many] { TILES($colour, form: "pl-gen") } punktów
       *[other] { TILES($colour, form: "gen") } punktu
    }.
huang-log-pagoda-points =
    Pagody dają { SEAT($seat, form: "dat") } { $number } { $number ->
        [one] { TILES($colour) } punkt
        [few] { TILES($colour, form: "pl") } punkty
        [many] { TILES($colour, form: "pl-gen") } punktów
       *[other] { TILES($colour, form: "gen") } punktu
    }.
huang-log-pagoda = { SEAT($seat) } wznosi { TILES($colour, form: "f-acc") } pagodę na { $hexes }.
huang-log-palace =
    { $moved ->
        [0] { SEAT($seat) } wznosi pałac na { $hexes }.
       *[1] { SEAT($seat) } przenosi pałac na { $hexes }.
    }
huang-log-buys =
    { $number ->
        [one] { SEAT($seat) } odrzuca zielony kafel, by budować.
        [few] { SEAT($seat) } odrzuca { $number } zielone kafle, by budować.
        [many] { SEAT($seat) } odrzuca { $number } zielonych kafli, by budować.
       *[other] { SEAT($seat) } odrzuca { $number } zielonego kafla, by budować.
    }
huang-log-riot =
    { $number ->
        [one] { SEAT($seat) } odrzuca niebieski kafel: bunt usuwa { TILES($colour) } kafel z { $hex }.
        [few] { SEAT($seat) } odrzuca { $number } niebieskie kafle: bunt usuwa { TILES($colour) } kafel z { $hex }.
        [many] { SEAT($seat) } odrzuca { $number } niebieskich kafli: bunt usuwa { TILES($colour) } kafel z { $hex }.
       *[other] { SEAT($seat) } odrzuca { $number } niebieskiego kafla: bunt usuwa { TILES($colour) } kafel z { $hex }.
    }
huang-log-home = { TILES($colour, capital: 1) } przywódca { SEAT($seat, form: "gen") } schodzi z planszy.
huang-log-removed = { TILES($colour, capital: 1) } kafel z { $hex } trafia do pudełka.
huang-log-lost-pagoda = Upada { TILES($colour, form: "f") } pagoda.
huang-log-lost-palace = Upada pałac.
huang-log-lost-granary = Spichlerz na { $hex } przepada.
huang-log-market = { SEAT($seat) } bierze { TILES($colour) } kafel z rynku.
huang-log-market-filled = Nowe na rynku: { TILES($tiles) }.
huang-log-exchange =
    { $number ->
        [0] { SEAT($seat) } nie może nic zrobić.
        [one] { SEAT($seat) } wymienia { $number } zakryty kafel.
        [few] { SEAT($seat) } wymienia { $number } zakryte kafle.
        [many] { SEAT($seat) } wymienia { $number } zakrytych kafli.
       *[other] { SEAT($seat) } wymienia { $number } zakrytego kafla.
    }
huang-log-own-exchange = Odkładasz do pudełka: { TILES($tiles) }.
huang-log-draws =
    { SEAT($seat) } dobiera { $number } { $number ->
        [one] kafel
        [few] kafle
        [many] kafli
       *[other] kafla
    }.
huang-log-own-draws = Dobierasz: { TILES($tiles) }.
huang-log-revolt = Rewolta: { TILES($colour) } przywódca { SEAT($seat, form: "gen") } przeciw przywódcy { SEAT($other, form: "gen") }.
huang-log-commits =
    { SEAT($seat) } dokłada { $number } { $number ->
        [one] żółty kafel
        [few] żółte kafle
        [many] żółtych kafli
       *[other] żółtego kafla
    }{ $leader ->
        [0] .
       *[1] {" "}i przywódcę spoza planszy.
    }
huang-log-revolt-won = { SEAT($seat) } wygrywa rewoltę, { $high } do { $low }.
huang-log-war = Kafel na { $hex } oznacza wojnę.
huang-log-war-side =
    Królestwo { $state } ma { $number } { $number ->
        [one] czerwony kafel
        [few] czerwone kafle
        [many] czerwonych kafli
       *[other] czerwonego kafla
    }.
huang-log-support =
    { SEAT($seat) } wspiera królestwo { $state }: { $number } { $number ->
        [one] czerwony kafel
        [few] czerwone kafle
        [many] czerwonych kafli
       *[other] czerwonego kafla
    }{ $leader ->
        [0] .
       *[1] {" "}i przywódca spoza planszy.
    }
huang-log-support-none = { SEAT($seat) } nie wspiera nikogo.
huang-log-war-won = Królestwo { $state } wygrywa wojnę, { $high } do { $low }.
huang-log-bandits-beaten =
    { $number ->
        [one] { $number } bandyta pokonany.
        [few] { $number } bandytów pokonanych.
        [many] { $number } bandytów pokonanych.
       *[other] { $number } bandyty pokonanego.
    }
huang-log-bandits-leave = Bandyci opuszczają miejsce { $place }.
huang-log-granaries =
    { SEAT($seat) } bierze { $number } { $number ->
        [one] spichlerz
        [few] spichlerze
        [many] spichlerzy
       *[other] spichlerza
    }; zostaje ten na { $hex }.
huang-log-over =
    { $why ->
        [bag] Koniec gry: woreczek jest pusty.
       *[idle] Koniec gry: przez czterdzieści tur nikt nie dobrał kafla.
    }
huang-log-score = { SEAT($seat) } kończy z wynikiem { $score } ({ $all }).
huang-log-win = { SEAT($seat) } wygrywa grę.
huang-log-nobody = Nikt nie wygrywa gry.

## What happened last, above the prompt
huang-happened-turn =
    { $you ->
        [0] { SEAT($seat) }
       *[1] Ty
    }: { $actions }.
huang-happened-tile = { ROLE($role) } na { $hex }
huang-happened-leader = przywódca { ROLE($role) } na { $hex }
huang-happened-leader-off = przywódca { ROLE($role) } wycofany
huang-happened-pagoda = pagoda { ROLE($role, form: "pl-gen") }
huang-happened-palace = pałac
huang-happened-riot = bunt na { $hex }
huang-happened-exchange =
    { $number ->
        [0] brak możliwych akcji
        [one] wymiana { $number } kafla
        [few] wymiana { $number } kafli
        [many] wymiana { $number } kafli
       *[other] wymiana { $number } kafla
    }
huang-happened-revolt = rewolta
huang-happened-revolt-won =
    { $you ->
        [0] rewoltę wygrywa { SEAT($seat) }
       *[1] wygrywasz rewoltę
    } ({ $high } do { $low })
huang-happened-war = wojna
huang-happened-war-won = wojna rozstrzygnięta ({ $high } do { $low })
huang-happened-lost =
    { $you ->
        [0] { SEAT($seat) } traci przywódcę ({ ROLE($role) })
       *[1] tracisz przywódcę ({ ROLE($role) })
    }

## On a timeline, and where points came from
huang-mark-war = Wojna
huang-mark-revolt = Rewolta
huang-gain-tiles = Kafle
huang-gain-revolts = Rewolty
huang-gain-wars = Wojny
huang-gain-bandits = Bandyci
huang-gain-pagodas = Pagody
huang-gain-granaries = Spichlerze

## What is asked
huang-ask-action =
    { $number ->
        [one] Twoja ostatnia akcja w tej turze: kafel, przywódca, bunt, pagoda albo wymiana.
        [few] Masz { $number } akcje: kafel, przywódca, bunt, pagoda albo wymiana.
        [many] Masz { $number } akcji: kafel, przywódca, bunt, pagoda albo wymiana.
       *[other] Masz { $number } akcji: kafel, przywódca, bunt, pagoda albo wymiana.
    }
huang-ask-exchange = Do wymiany: { $text } Podaj następny kafel, z „…” po nim, jeśli będą dalsze.
huang-ask-building = Możesz budować na kaflu { $hex }; „stop” odmawia.
huang-ask-market = Możesz wziąć kafel z rynku; „stop” odmawia.
huang-ask-chain =
    { $fits ->
        [0] Nie masz niebieskiego kafla na pole rzeki obok { $hex }; pytamy, by nikt się o tym nie dowiedział. Odpowiedz „stop”.
       *[1] Możesz położyć następny niebieski kafel obok { $hex }; „stop” odmawia.
    }
huang-ask-moving = Obok planszy nie ma pagody tego koloru. Którą przenieść?
huang-ask-attack =
    Rewolta { TILES($colour, form: "pl-gen") } przywódców: obok twojego { $own ->
        [one] leży { $own } żółty kafel
        [few] leżą { $own } żółte kafle
        [many] leży { $own } żółtych kafli
       *[other] leży { $own } żółtego kafla
    }, siła { SEAT($seat, form: "gen") } to { $against }. Żółte kafle na ręce: { $number }. Ile dokładasz? Remis wygrywa obrońca.
huang-ask-defence =
    Rewolta { TILES($colour, form: "pl-gen") } przywódców: { SEAT($seat) } atakuje z siłą { $against }, obok twojego { $own ->
        [one] leży { $own } żółty kafel
        [few] leżą { $own } żółte kafle
        [many] leży { $own } żółtych kafli
       *[other] leży { $own } żółtego kafla
    }. Żółte kafle na ręce: { $number }. Ile dokładasz? Remis jest twój.
huang-ask-support = Wojna. Siły do tej pory: { $sides }. Czerwone kafle na ręce: { $number }. Kogo wspierasz?
huang-ask-winner = Królestwa remisują: { $sides }. Które wygrywa?
huang-ask-paying =
    { $number ->
        [one] Trzeba usunąć jeszcze jeden czerwony kafel. Który?
        [few] Trzeba usunąć { $number } czerwone kafle. Który najpierw?
        [many] Trzeba usunąć { $number } czerwonych kafli. Który najpierw?
       *[other] Trzeba usunąć { $number } czerwonego kafla. Który najpierw?
    }
huang-ask-granaries =
    Możesz wziąć { $number } { $number ->
        [one] spichlerz
        [few] spichlerze
        [many] spichlerzy
       *[other] spichlerza
    }. Który zostaje? „stop” odmawia.

## What is shown
huang-show-legend = Kafle: Y żółty, R czerwony, B niebieski, G zielony, W biały; [R] pod pagodą, (Y) pod spichlerzem, {"{Y}"} pod pałacem; rTi to czerwony przywódca Tygrysa (Ti; Rb Królik, Rt Szczur, Go Koza, Dr Smok); ~ rzeka, * stolica, x2x dwóch bandytów.
huang-show-turn =
    { $number ->
        [0] Tura { SEAT($seat, form: "gen") }.
        [one] Tura { SEAT($seat, form: "gen") }, została { $number } akcja.
        [few] Tura { SEAT($seat, form: "gen") }, zostały { $number } akcje.
        [many] Tura { SEAT($seat, form: "gen") }, zostało { $number } akcji.
       *[other] Tura { SEAT($seat, form: "gen") }, zostało { $number } akcji.
    }
huang-show-bag =
    { $number ->
        [one] W woreczku jest { $number } kafel.
        [few] W woreczku są { $number } kafle.
        [many] W woreczku jest { $number } kafli.
       *[other] W woreczku jest { $number } kafla.
    }
huang-show-market =
    { $number ->
        [0] Rynek jest pusty.
       *[other] Rynek: { TILES($tiles) }.
    }
huang-show-pagoda = { TILES($colour, form: "f", capital: 1) } pagoda stoi na { $hexes }.
huang-show-palace = Pałac stoi na { $hexes }.
huang-show-granaries = Spichlerze: { $hexes }.
huang-show-leaders =
    { $number ->
        [0] { SEAT($seat) }: brak przywódców na planszy.
       *[other] { SEAT($seat) }: przywódcy { $leaders }.
    }
huang-show-leader = { TILES($colour) } na { $hex }
huang-show-points = { SEAT($seat) }, punkty: żółte { $yellow }, czerwone { $red }, niebieskie { $blue }, zielone { $green }, białe { $white }.
huang-show-stores =
    { SEAT($seat) } ma { $number } { $number ->
        [one] zabrany spichlerz
        [few] zabrane spichlerze
        [many] zabranych spichlerzy
       *[other] zabranego spichlerza
    }.
huang-show-held =
    { SEAT($seat) } ma na ręce { $number } { $number ->
        [one] kafel
        [few] kafle
        [many] kafli
       *[other] kafla
    }.
huang-show-known =
    { SEAT($seat) } ma na ręce { $number } { $number ->
        [one] kafel, znany
        [few] kafle, w tym
        [many] kafli, w tym
       *[other] kafla, w tym
    }: { TILES($known) }.
huang-show-hand =
    { $number ->
        [0] Grasz jako { SEAT($seat) }. Nie masz kafli na ręce.
       *[other] Grasz jako { SEAT($seat) }. Na ręce: { TILES($tiles) }.
    }

## What an action does
huang-effect-war = wojna
huang-effect-bandits =
    pokonuje { $number } { $number ->
        [one] bandytę
        [few] bandytów
        [many] bandytów
       *[other] bandyty
    }
huang-effect-meet = spotykają się przywódcy ({ TILES($colours) }), czerwone kafle { $reds }
huang-effect-point =
    { $number } { $number ->
        [one] { TILES($colour) } punkt
        [few] { TILES($colour, form: "pl") } punkty
        [many] { TILES($colour, form: "pl-gen") } punktów
       *[other] { TILES($colour, form: "gen") } punktu
    } dla { SEAT($seat, form: "gen") }
huang-effect-no-point = bez punktu: nie ma tam dla niego przywódcy
huang-effect-unites =
    łączy { $number } { $number ->
        [one] królestwo
        [few] królestwa
        [many] królestw
       *[other] królestwa
    }
huang-effect-pagoda = tworzy trójkąt pod { TILES($colour, form: "f-acc") } pagodę
huang-effect-palace = tworzy miejsce pod pałac
huang-effect-market = potem kafel z rynku
huang-effect-chain = potem możliwy następny niebieski kafel
huang-effect-revolt =
    rewolta przeciw { SEAT($seat, form: "dat") }: { $number } { $number ->
        [one] żółty kafel
        [few] żółte kafle
        [many] żółtych kafli
       *[other] żółtego kafla
    } u ciebie, { $against } u rywala
huang-effect-beside =
    { $number } { $number ->
        [one] żółty kafel
        [few] żółte kafle
        [many] żółtych kafli
       *[other] żółtego kafla
    } obok
huang-effect-price =
    { $number ->
        [one] kosztuje { TILES($colour) } kafel
        [few] kosztuje { $number } { TILES($colour, form: "pl") } kafle
        [many] kosztuje { $number } { TILES($colour, form: "pl-gen") } kafli
       *[other] kosztuje { $number } { TILES($colour, form: "gen") } kafla
    }
huang-effect-bag =
    { $number ->
        [0] woreczek jest pusty: to kończy grę
        [one] w woreczku jest { $number } kafel: to kończy grę
        [few] w woreczku są { $number } kafle: to kończy grę
        [many] w woreczku jest { $number } kafli: to kończy grę
       *[other] w woreczku jest { $number } kafla: to kończy grę
    }

## Help
huang-help =
    Tura ma dwie akcje, dowolne z tych:
      tile red H8                  kafel z ręki na puste pole: niebieski na rzekę, pozostałe na ląd
      leader red H8                umieść lub przenieś przywódcę obok żółtego kafla; leader red off go wycofuje
      riot C3                      dwa niebieskie kafle (jeden, gdy twój niebieski przywódca jest poza planszą) usuwają kafel
      pagoda red G8 G9 H9          dwa zielone kafle (jeden, gdy twój zielony przywódca jest poza planszą) wznoszą pagodę
      exchange red red blue        kafle na nowe z woreczka
    Po kaflu może paść pytanie o pagodę, kafel z rynku albo następny niebieski kafel; stop odmawia.
    W rewolcie: revolt 2 albo revolt 2 leader. W wojnie: support H8 2, support H8 2 leader, support none.
    Znak zapytania po ruchu mówi, co by zrobił: tile red H8?
    Na koniec liczy się najniższy z twoich czterech kolorów; białe punkty podnoszą najniższy.

## Options
huang-option-players = od dwóch do pięciu dynastii w kolejności tur: tiger, rabbit, rat, goat, dragon
huang-option-map = warring-states, eighteen-kingdoms (ze spichlerzami) albo plik mapy z końcówką .toml
huang-option-short = on: krótka gra dla dwojga, 24 niewidziane kafle opuszczają woreczek
huang-option-bandits = on: na planszy leży pięć band
huang-option-palace = on: na czterech żółtych kaflach można wznieść pałac
huang-option-open_scores = on: wszystkie punkty są widoczne
huang-option-chance = open: gra zatrzymuje się wszędzie, gdzie decyduje los, dla tych, którzy potrzebują węzłów losowych
huang-option-dynasty = „{ $name }” nie jest dynastią. Dynastie to { $dynasties }.
huang-option-number = W Huang gra od { $fewest } do { $most } graczy, a nie { $number }.
huang-option-twice = { SEAT($name) } jest na liście dwa razy.
huang-option-short-two = Krótka gra jest dla 2 graczy, a nie dla { $number }.
huang-option-bandit-places = Mapa „{ $map }” nie ma miejsc dla bandytów.
huang-option-map-unknown = Nie ma mapy „{ $map }”. Mapy: { $maps }; albo plik z końcówką .toml.
huang-option-map-file =
    { $line ->
        [0] Nie można użyć mapy { $path }: { $problem }
       *[other] Nie można użyć mapy { $path }, wiersz { $line }: { $problem }
    }

## House rules
huang-house-boards = Obie plansze są nasze, według geografii historycznej: drukowane nie były nam dostępne. Inną planszę można podać w pliku.
huang-house-price = Bunt i kupiona budowla nigdy nie kosztują więcej kafli, niż potrzeba.
huang-house-exchange-nothing = Wymiana bez kafli jest możliwa tylko wtedy, gdy nie ma innej akcji.
huang-house-idle = Gra, w której przez czterdzieści tur z rzędu nikt nie dobiera kafla, kończy się jak przy pustym woreczku.
huang-house-bandit-war = Kafel nie może dotknąć bandytów, jeśli wywołałby wojnę; z dwiema bandami naraz walczy się jak z jedną.
huang-house-bandit-numbers = Na dziesięciu kaflach bandytów jest kolejno 1, 2, 3, 4, 2, 3, 1, 2, 3 i 4 bandytów.
huang-house-palace = Pałac stoi na czterech żółtych kaflach ułożonych w romb, w dowolnym kierunku.

## Texts that cannot be read
huang-text-unknown = „{ $text }” nie jest ruchem w Huang. Przykłady: tile red H8, leader red H8, exchange red blue, stop.
huang-text-exchange = Podaj kafle do wymiany, na przykład: exchange red red blue.
huang-text-colour = „{ $word }” nie jest kolorem. Kolory to { $colours }.
huang-text-hex = „{ $word }” nie jest polem tej planszy. Pola mają nazwy od { $first } do { $last }: litera to kolumna, liczba to rząd.
huang-text-commitment = Podaj liczbę kafli oraz „leader”, by dodać swojego przywódcę: 2 albo 2 leader, albo 0 leader.

## Why a move is refused
huang-why-half-made = Zaczęte jest „{ $text }”: najpierw to dokończ albo cofnij.
huang-why-not-held = Nie masz na ręce { TILES($colour, form: "gen") } kafla.
huang-why-hand-short =
    { $number ->
        [one] Nie masz na ręce { TILES($colour, form: "gen") } kafla.
        [few] Nie masz na ręce { $number } { TILES($colour, form: "pl-gen") } kafli.
        [many] Nie masz na ręce { $number } { TILES($colour, form: "pl-gen") } kafli.
       *[other] Nie masz na ręce { $number } { TILES($colour, form: "gen") } kafla.
    }
huang-why-taken = Pole { $hex } nie jest puste.
huang-why-under-bandits = Pole { $hex } zajmują bandyci.
huang-why-river = { $hex } to rzeka: leżą tam tylko niebieskie kafle.
huang-why-land = { $hex } to ląd: niebieskie kafle leżą na rzece.
huang-why-chain = Następny kafel musi być niebieski i leżeć na wolnym polu rzeki obok poprzedniego. Albo „stop”.
huang-why-bandits-war = Kafel obok bandytów nie może wywołać wojny.
huang-why-bandits-strong =
    { $number ->
        [one] Leży tam { $number } bandyta: kafel musi dołączyć do królestwa z czerwonym kaflem.
        [few] Leży tam { $number } bandytów: kafel musi dołączyć do królestwa z tyloma czerwonymi kaflami.
        [many] Leży tam { $number } bandytów: kafel musi dołączyć do królestwa z tyloma czerwonymi kaflami.
       *[other] Leży tam { $number } bandyty: kafel musi dołączyć do królestwa z tyloma czerwonymi kaflami.
    }
huang-why-own-hex = { TILES($colour, capital: 1) } przywódca już tam stoi.
huang-why-leader-river = { $hex } to rzeka: przywódcy stoją na lądzie.
huang-why-no-yellow = Obok { $hex } nie leży żółty kafel.
huang-why-leader-bandits = Żaden przywódca nie może stać obok bandytów.
huang-why-unites = { TILES($colour, capital: 1) } przywódca na { $hex } połączyłby królestwa z dwoma przywódcami jednego koloru.
huang-why-away = Twojego { TILES($colour, form: "gen") } przywódcy nie ma na planszy.
huang-why-no-tile = Na { $hex } nie ma kafla.
huang-why-price =
    { $number ->
        [one] To kosztuje { TILES($colour) } kafel, a nie masz żadnego.
        [few] To kosztuje { $number } { TILES($colour, form: "pl") } kafle, a nie masz tylu.
        [many] To kosztuje { $number } { TILES($colour, form: "pl-gen") } kafli, a nie masz tylu.
       *[other] To kosztuje { $number } { TILES($colour, form: "gen") } kafla, a nie masz tylu.
    }
huang-why-no-palace = W tej grze nie ma pałacu.
huang-why-no-rhombus = Pałac wymaga czterech żółtych kafli ułożonych w romb, żaden nie może być pod budowlą.
huang-why-no-triangle = { TILES($colour, form: "f", capital: 1) } pagoda wymaga trzech stykających się { TILES($colour, form: "pl-gen") } kafli, żaden nie może być pod budowlą.
huang-why-no-blue-pagoda = Na tej planszy nie ma niebieskich pagód.
huang-why-other-tile = Budowla musi stanąć na kaflu położonym przed chwilą.
huang-why-exchange-nothing = Wymiana bez kafli jest możliwa tylko wtedy, gdy nie ma innej akcji.
huang-why-exchange-many =
    Można wymienić najwyżej { $most } { $most ->
        [one] kafel
        [few] kafle
        [many] kafli
       *[other] kafla
    }.
huang-why-exchange-all = Taka wymiana nie jest możliwa.
huang-why-too-many = Nikt nie ma tylu kafli: { $number }.
huang-why-no-war = Nie toczy się teraz żadna wojna: nie ma kogo wesprzeć ani komu przyznać zwycięstwa.
huang-why-no-side = { $hex } nie jest nazwą walczącego królestwa. Walczą: { $sides }.
huang-why-leader-on = Twój { TILES($colour) } przywódca jest na planszy: 1 dodaje tylko przywódca poza nią.
huang-why-support-nothing = Brak wsparcia to „support none”.
huang-why-asked =
    { $what ->
        [action] Pytanie dotyczy akcji: kafel, przywódca, bunt, pagoda albo wymiana.
        [building] Pytanie dotyczy budowli na kaflu położonym przed chwilą; „stop” odmawia.
        [market] Pytanie dotyczy kafla z rynku; „stop” odmawia.
        [chain] Pytanie dotyczy następnego niebieskiego kafla; „stop” odmawia.
        [moving] Pytanie brzmi: którą pagodę przenieść?
        [attack] Pytanie brzmi: ile dokładasz do rewolty? Na przykład: revolt 0.
        [defence] Pytanie brzmi: ile dokładasz do rewolty? Na przykład: revolt 0.
        [support] Pytanie brzmi: kogo wspierasz w wojnie? Na przykład: support none.
        [winner] Pytanie brzmi: które królestwo wygrywa?
        [paying] Pytanie brzmi: który czerwony kafel usunąć?
       *[granaries] Pytanie brzmi: który spichlerz zostaje? „stop” odmawia.
    }

## Positions that cannot be
huang-position-hex = { $key } podaje „{ $hex }”, a to nie pole tej planszy. Pola mają nazwy od { $first } do { $last }.
huang-position-hexes = { $key } musi być listą pól, których liczba to { $number }.
huang-position-river = { TILES($colour, capital: 1) } kafel nie może leżeć na { $hex }: niebieskie leżą na rzece, pozostałe na lądzie.
huang-position-bandits = Na { $hex } nic nie może stać: zajmują je bandyci albo przywódca stałby obok nich.
huang-position-taken = Pole { $hex } jest już zajęte.
huang-position-leader = Na { $hex } nie może stać przywódca: musi to być ląd obok żółtego kafla.
huang-position-peace = W jednym królestwie stoi dwóch przywódców jednego koloru.
huang-position-no-granaries = Na tej mapie nie ma spichlerzy.
huang-position-granary = Na { $hex } nie może stać spichlerz: potrzebuje stolicy z jej żółtym kaflem i miejsca dla siebie.
huang-position-pagoda = { TILES($colour, form: "f", capital: 1) } pagoda nie może stać na { $hexes }.
huang-position-pagodas = Nie ma tylu { TILES($colour, form: "pl-gen") } pagód.
huang-position-palace = Pałac nie może stać na { $hexes }.
huang-position-count =
    { $number ->
        [one] Podano { $number } { TILES($colour) } kafel, więcej, niż ich jest.
        [few] Podano { $number } { TILES($colour, form: "pl") } kafle, więcej, niż ich jest.
        [many] Podano { $number } { TILES($colour, form: "pl-gen") } kafli, więcej, niż ich jest.
       *[other] Podano { $number } { TILES($colour, form: "gen") } kafla, więcej, niż ich jest.
    }
huang-position-many = { $key } podaje tyle kafli: { $number }; może ich być najwyżej { $most }.
huang-position-missing =
    { $number ->
        [one] { $number } kafla nigdzie nie ma.
        [few] { $number } kafli nigdzie nie ma.
        [many] { $number } kafli nigdzie nie ma.
       *[other] { $number } kafla nigdzie nie ma.
    }
huang-position-known = { SEAT($seat) } ma rzekomo { TILES($colour, form: "pl") } kafle, których nie ma na ręce.
huang-position-sides = Wojna ma najwyżej trzy strony.
huang-position-phase = Pozycja nie pasuje do swojej fazy „{ $phase }”.
huang-position-dealing = Dopóki los rozdaje, pozycja jest jak przy przygotowaniu gry i zostaje coś do rozdania.
huang-position-bands = Podano tyle kafli bandytów: { $number }; może ich być najwyżej { $most }.
huang-position-stores = Spichlerzy, na planszy i zabranych, nie jest { $number }.
huang-position-scores = Z punktów wynikają inne wyniki.
huang-position-winner = Skończona pozycja podaje zwycięzcę (winner).
huang-position-other-winner = Z punktów wynika inny zwycięzca: { SEAT($winner) }.

## The picture
huang-picture-title =
    Huang, { $map ->
        [warring-states] Walczące Królestwa
        [eighteen-kingdoms] Osiemnaście Królestw
       *[other] { $map }
    }
huang-picture-desc = Na planszy: { $tiles } { $tiles ->
        [one] kafel
        [few] kafle
        [many] kafli
       *[other] kafla
    }, { $leaders } { $leaders ->
        [one] przywódca
        [few] przywódców
        [many] przywódców
       *[other] przywódcy
    }, { $pagodas } { $pagodas ->
        [one] pagoda
        [few] pagody
        [many] pagód
       *[other] pagody
    }.
huang-picture-turn = Ruch { SEAT($seat, form: "gen") }
huang-picture-actions =
    { $number ->
        [one] została { $number } akcja
        [few] zostały { $number } akcje
        [many] zostało { $number } akcji
       *[other] zostało { $number } akcji
    }
huang-picture-wins = Wygrywa { SEAT($seat) }
huang-picture-wins-with = Wygrywa { SEAT($seat) }, wynik { $score }
huang-picture-nobody = Nikt nie wygrywa
huang-picture-seat = { SEAT($seat) }
huang-picture-hand =
    { $number } { $number ->
        [one] kafel
        [few] kafle
        [many] kafli
       *[other] kafla
    }
huang-picture-hidden = Punkty są ukryte
huang-picture-points =
    { $colour ->
        [yellow] ład
        [red] potęga
        [blue] żywność
        [green] handel
       *[white] bogactwo
    } { $number }
huang-picture-spread = Po rozdzieleniu bogactwa: { $points }
huang-picture-stores =
    { $number ->
        [one] { $number } zabrany spichlerz
        [few] { $number } zabrane spichlerze
        [many] { $number } zabranych spichlerzy
       *[other] { $number } zabranego spichlerza
    }
huang-picture-market = Rynek
huang-picture-bag = Woreczek { $number }
huang-picture-north = N
# The letter on a tile; where two would be equal, choose another.
huang-picture-letter =
    { $colour ->
        [yellow] G
        [red] Ż
        [blue] R
        [green] K
       *[white] A
    }
huang-picture-river = rzeka
huang-picture-state = { STATE($state) }
huang-picture-city = { CITY($city) }
huang-picture-capital = stolica { STATE($state, form: "gen") }, { CITY($city) }
huang-picture-tile =
    { $colour ->
        [yellow] kafel gubernatora
        [red] kafel żołnierza
        [blue] kafel rolnika
        [green] kafel kupca
       *[white] kafel artysty
    }
huang-picture-leader =
    { $colour ->
        [yellow] gubernator { SEAT($seat, form: "gen") }
        [red] żołnierz { SEAT($seat, form: "gen") }
        [blue] rolnik { SEAT($seat, form: "gen") }
        [green] kupiec { SEAT($seat, form: "gen") }
       *[white] artysta { SEAT($seat, form: "gen") }
    }
huang-picture-pagoda =
    { $colour ->
        [yellow] pagoda gubernatorów
        [red] pagoda żołnierzy
        [blue] pagoda rolników
        [green] pagoda kupców
       *[white] pagoda artystów
    }
huang-picture-granary = spichlerz
huang-picture-palace = pałac
huang-picture-bandits =
    { $number } { $number ->
        [one] bandyta
        [few] bandytów
        [many] bandytów
       *[other] bandyty
    }
huang-picture-bandit-tile = Nr { $number }

## Maps that cannot be
huang-map-key = „{ $key }” nic nie znaczy w pliku mapy. Znane klucze: name, rows, capitals.
huang-map-name = Mapa wymaga nazwy (name).
huang-map-rows = Mapa wymaga rzędów (rows): listy tekstów, po jednym na rząd pól.
huang-map-wide = Liczba kolumn mapy to { $number }; może ich być najwyżej { $most }, po jednej na literę.
huang-map-hexes = Liczba pól mapy to { $number }; mapa ma ich od 1 do { $most }.
huang-map-length = Liczba pól w rzędzie { $row } to { $number }, a musi być { $wanted }: rzędy parzyste mają o jedno pole mniej niż nieparzyste.
huang-map-mark = „{ $mark }” w rzędzie { $row } nie jest znakiem mapy. Znaki to . ląd, ~ rzeka, # brak pola, od A do Z stolica, od 0 do 9 miejsce bandytów.
huang-map-capital-entry = Stolica { $mark } nie ma wpisu: { $mark } = { "{" } state = "…", city = "…" { "}" }.
huang-map-capital-twice = Stolica { $mark } jest na mapie dwa razy.
huang-map-capital-nowhere = Stolica { $mark } ma wpis, ale nie ma jej na mapie.
huang-map-places = Liczba miejsc bandytów na mapie to { $number }, a musi być 0 albo { $wanted }.
huang-map-triangle = Miejsce bandytów { $place } to nie trzy stykające się pola lądu.
huang-map-bandit-capital = Miejsce bandytów { $place } dotyka stolicy.
