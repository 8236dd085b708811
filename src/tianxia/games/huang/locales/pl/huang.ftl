# Huang.

huang-name = Huang
huang-about = Kafle, przywódcy i wojny: od dwóch do pięciu dynastii buduje królestwa na mapie Chin, a wynikiem jest najsłabszy z twoich czterech rodzajów punktów.

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

huang-tile-yellow =
    { $number } { $number ->
        [one] gubernator
        [few] gubernatorów
        [many] gubernatorów
       *[other] gubernatora
    }
huang-tile-red =
    { $number } { $number ->
        [one] żołnierz
        [few] żołnierzy
        [many] żołnierzy
       *[other] żołnierza
    }
huang-tile-blue =
    { $number } { $number ->
        [one] rolnik
        [few] rolników
        [many] rolników
       *[other] rolnika
    }
huang-tile-green =
    { $number } { $number ->
        [one] kupiec
        [few] kupców
        [many] kupców
       *[other] kupca
    }
huang-tile-white =
    { $number } { $number ->
        [one] artysta
        [few] artystów
        [many] artystów
       *[other] artysty
    }

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
huang-realm =
    { $capitals ->
        [none] królestwo { $state }
       *[other] { STATE($capitals) }
    }

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
huang-state-han-central-plains = Han 韓 (Równina Centralna)
    .gen = królestwa Han 韓 (Równina Centralna)
huang-state-han-hanzhong = Han 漢 (Hanzhong)
    .gen = królestwa Han 漢 (Hanzhong)
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
huang-log-tile = { SEAT($seat) } kładzie { ROLE($colour, form: "acc") } na { $hex }.
huang-log-leader = { SEAT($seat) } umieszcza przywódcę { ROLE($colour, form: "acc") } na { $hex }.
huang-log-leader-moved = { SEAT($seat) } przenosi przywódcę { ROLE($colour, form: "acc") } z { $from } na { $hex }.
huang-log-leader-off = { SEAT($seat) } wycofuje przywódcę { ROLE($colour, form: "acc") }.
huang-log-points =
    { SEAT($seat) } zdobywa { $number } { $number ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } { ROLE($colour, form: "pl-gen") }.
huang-log-pagoda-points =
    Pagody dają { SEAT($seat, form: "dat") } { $number } { $number ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } { ROLE($colour, form: "pl-gen") }.
huang-log-pagoda = { SEAT($seat) } wznosi pagodę { ROLE($colour, form: "pl-gen") } na { $hexes }.
huang-log-palace =
    { $moved ->
        [0] { SEAT($seat) } wznosi pałac na { $hexes }.
       *[1] { SEAT($seat) } przenosi pałac na { $hexes }.
    }
huang-log-buys =
    { $number ->
        [one] { SEAT($seat) } odrzuca kupca, by budować.
        [few] { SEAT($seat) } odrzuca { $number } kupców, by budować.
        [many] { SEAT($seat) } odrzuca { $number } kupców, by budować.
       *[other] { SEAT($seat) } odrzuca { $number } kupca, by budować.
    }
huang-log-riot =
    { $number ->
        [one] { SEAT($seat) } odrzuca rolnika: bunt usuwa { ROLE($colour, form: "acc") } z { $hex }.
        [few] { SEAT($seat) } odrzuca { $number } rolników: bunt usuwa { ROLE($colour, form: "acc") } z { $hex }.
        [many] { SEAT($seat) } odrzuca { $number } rolników: bunt usuwa { ROLE($colour, form: "acc") } z { $hex }.
       *[other] { SEAT($seat) } odrzuca { $number } rolnika: bunt usuwa { ROLE($colour, form: "acc") } z { $hex }.
    }
huang-log-home = Przywódca { ROLE($colour) } { SEAT($seat, form: "gen") } schodzi z planszy.
huang-log-removed = { ROLE($colour, capital: 1) } z { $hex } trafia do pudełka.
huang-log-lost-pagoda = Upada pagoda { ROLE($colour, form: "pl-gen") }.
huang-log-lost-palace = Upada pałac.
huang-log-lost-granary = Spichlerz na { $hex } przepada.
huang-log-market = { SEAT($seat) } bierze { ROLE($colour, form: "acc") } z rynku.
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
huang-log-revolt = Rewolta: przywódca { ROLE($colour) } { SEAT($seat, form: "gen") } przeciw przywódcy { SEAT($other, form: "gen") }.
huang-log-commits =
    { $number ->
        [0] { $leader ->
            [0] { SEAT($seat) } nic nie dokłada.
           *[1] { SEAT($seat) } dokłada przywódcę spoza planszy.
        }
       *[other] { SEAT($seat) } dokłada { $number } { $number ->
            [one] gubernatora
            [few] gubernatorów
            [many] gubernatorów
           *[other] gubernatora
        }{ $leader ->
            [0] .
           *[1] {" "}i przywódcę spoza planszy.
        }
    }
huang-log-revolt-won =
    { $tie ->
        [0] { SEAT($seat) } wygrywa rewoltę, { $high } do { $low }.
       *[1] { SEAT($seat) } wygrywa rewoltę: { $high } do { $low }, a przy remisie wygrywa obrońca.
    }
huang-log-war = Kafel na { $hex } wywołuje wojnę.
huang-log-war-side =
    { $capitals ->
        [none] Królestwo { $state }
       *[other] { STATE($capitals) }
    }: { $number } { $number ->
        [one] żołnierz
        [few] żołnierzy
        [many] żołnierzy
       *[other] żołnierza
    }.
huang-log-support =
    { SEAT($seat) } wspiera królestwo { $capitals ->
        [none] { $state }
       *[other] { STATE($capitals) }
    }: { $number ->
        [0] { $leader ->
            [0] 0 żołnierzy.
           *[1] przywódca spoza planszy.
        }
       *[other] { $number } { $number ->
            [one] żołnierz
            [few] żołnierzy
            [many] żołnierzy
           *[other] żołnierza
        }{ $leader ->
            [0] .
           *[1] {" "}i przywódca spoza planszy.
        }
    }
huang-log-support-none = { SEAT($seat) } nie wspiera nikogo.
huang-log-war-won =
    { $capitals ->
        [none] Królestwo { $state }
       *[other] { STATE($capitals) }
    } { $tie ->
        [0] wygrywa wojnę, { $high } do { $low }.
       *[1] wygrywa wojnę: { $high } do { $low }, a przy remisie zwycięzcę wybiera { SEAT($seat) }.
    }
huang-log-bandits-beaten =
    { $number ->
        [one] Pokonany { $number } bandyta.
        [few] Pokonanych { $number } bandytów.
        [many] Pokonanych { $number } bandytów.
       *[other] Pokonanego { $number } bandyty.
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
huang-happened-market = { ROLE($role) } z rynku
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
huang-happened-war-won =
    wojnę wygrywa { $capitals ->
        [none] królestwo { $state }
       *[other] { STATE($capitals) }
    } ({ $high } do { $low })
huang-happened-lost =
    { $you ->
        [0] { SEAT($seat) } traci przywódcę { ROLE($role, form: "acc") }
       *[1] tracisz przywódcę { ROLE($role, form: "acc") }
    }

## On a timeline, and where points came from
huang-mark-turn = Tura { $count }, { SEAT($seat) }
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
        [0] Nie masz rolnika na pole rzeki obok { $hex }; pytamy, by nikt się tego nie domyślił. Odpowiedz „stop”.
       *[1] Możesz położyć następnego rolnika obok { $hex }; „stop” odmawia.
    }
huang-ask-moving = Obok planszy nie ma pagody tego rodzaju. Którą przenieść?
huang-ask-attack =
    Rewolta przywódców { ROLE($colour, form: "pl-gen") }: obok twojego { $own ->
        [one] leży { $own } gubernator
        [few] leży { $own } gubernatorów
        [many] leży { $own } gubernatorów
       *[other] leży { $own } gubernatora
    }, siła { SEAT($seat, form: "gen") } to { $against }. Gubernatorzy na ręce: { $number }. Ilu dokładasz? Przy remisie wygrywa obrońca.
huang-ask-defence =
    Rewolta przywódców { ROLE($colour, form: "pl-gen") }: { SEAT($seat) } atakuje z siłą { $against }, obok twojego { $own ->
        [one] leży { $own } gubernator
        [few] leży { $own } gubernatorów
        [many] leży { $own } gubernatorów
       *[other] leży { $own } gubernatora
    }. Gubernatorzy na ręce: { $number }. Ilu dokładasz? Przy remisie wygrywasz ty.
huang-ask-support = Wojna. Siły do tej pory: { $sides }. Żołnierze na ręce: { $number }. Kogo wspierasz?
huang-ask-winner = W wojnie jest remis: { $sides }. Wybierz królestwo, które wygrywa.
huang-ask-paying =
    { $number ->
        [one] Usuń jeszcze jednego żołnierza zwycięskiego królestwa. Którego?
        [few] Usuń { $number } żołnierzy zwycięskiego królestwa. Którego najpierw?
        [many] Usuń { $number } żołnierzy zwycięskiego królestwa. Którego najpierw?
       *[other] Usuń { $number } żołnierza zwycięskiego królestwa. Którego najpierw?
    }
huang-ask-granaries =
    Możesz wziąć { $number } { $number ->
        [one] spichlerz
        [few] spichlerze
        [many] spichlerzy
       *[other] spichlerza
    }. Który zostaje? „stop” odmawia.

## What is shown
huang-show-legend = Kafle: Y gubernator (żółty), R żołnierz (czerwony), B rolnik (niebieski), G kupiec (zielony), W artysta (biały); [R] pod pagodą, (Y) pod spichlerzem, {"{Y}"} pod pałacem; rTi to przywódca żołnierz Tygrysa (Ti; Rb Królik, Rt Szczur, Go Koza, Dr Smok); ~ rzeka, * stolica, x2x dwóch bandytów.
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
huang-show-pagoda = Pagoda { ROLE($colour, form: "pl-gen") } stoi na { $hexes }.
huang-show-palace = Pałac stoi na { $hexes }.
huang-show-granaries = Spichlerze: { $hexes }.
huang-show-leaders =
    { $number ->
        [0] { SEAT($seat) }: brak przywódców na planszy.
       *[other] { SEAT($seat) }: przywódcy { $leaders }.
    }
huang-show-leader = { ROLE($colour) } na { $hex }
huang-show-points = { SEAT($seat) }, punkty: gubernatorzy { $yellow }, żołnierze { $red }, rolnicy { $blue }, kupcy { $green }, artyści { $white }.
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
huang-effect-meet = spotykają się przywódcy: { ROLE($colours) }; siły: { $sides }
huang-effect-side =
    { $capitals ->
        [none] królestwo { $state }
       *[other] { STATE($capitals) }
    } { $own ->
        [0] { $number }
       *[1] (twoje) { $number }
    }
huang-effect-point =
    { $number } { $number ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } { ROLE($colour, form: "pl-gen") } dla { SEAT($seat, form: "gen") }
huang-effect-no-point = bez punktu: nie ma tam przywódcy, który by go dostał
huang-effect-unites =
    łączy { $number } { $number ->
        [one] królestwo
        [few] królestwa
        [many] królestw
       *[other] królestwa
    }
huang-effect-pagoda = tworzy trójkąt pod pagodę { ROLE($colour, form: "pl-gen") }
huang-effect-palace = tworzy miejsce pod pałac
huang-effect-market = potem kafel z rynku
huang-effect-chain = potem możliwy następny rolnik
huang-effect-revolt =
    rewolta przeciw { SEAT($seat, form: "dat") }: { $number } { $number ->
        [one] gubernator
        [few] gubernatorów
        [many] gubernatorów
       *[other] gubernatora
    } obok ciebie, { $against } po drugiej stronie
huang-effect-beside =
    { $number } { $number ->
        [one] gubernator
        [few] gubernatorów
        [many] gubernatorów
       *[other] gubernatora
    } obok
huang-effect-price =
    { $number ->
        [one] kosztuje { ROLE($colour, form: "acc") }
        [few] kosztuje { $number } { ROLE($colour, form: "pl-gen") }
        [many] kosztuje { $number } { ROLE($colour, form: "pl-gen") }
       *[other] kosztuje { $number } { ROLE($colour, form: "gen") }
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
      tile red H8                  kafel z ręki na puste pole: rolnik na rzekę, pozostałe na ląd
      leader red H8                umieść lub przenieś przywódcę obok kafla gubernatora; leader red off go wycofuje
      riot C3                      dwóch rolników (jeden, gdy twój przywódca rolnik jest poza planszą) usuwa kafel
      pagoda red G8 G9 H9          dwóch kupców (jeden, gdy twój przywódca kupiec jest poza planszą) wznosi pagodę
      exchange red red blue        kafle na nowe z woreczka
    W zapisie ruchów: yellow to gubernator, red żołnierz, blue rolnik, green kupiec, white artysta.
    Po kaflu może paść pytanie o pagodę, kafel z rynku albo następnego rolnika; stop odmawia.
    W rewolcie: revolt 2 albo revolt 2 leader. W wojnie: support H8 2, support H8 2 leader, support none.
    Znak zapytania po ruchu mówi, co by zrobił: tile red H8?
    Na koniec liczy się najniższy z twoich czterech rodzajów punktów; punkty artystów podnoszą najniższy.

## Options
huang-option-players = od dwóch do pięciu dynastii w kolejności tur: tiger, rabbit, rat, goat, dragon
huang-option-map = warring-states, eighteen-kingdoms (ze spichlerzami) albo plik mapy z końcówką .toml
huang-option-short = on: krótka gra dla dwojga, z woreczka usuwa się losowo 24 kafle
huang-option-bandits = on: na planszy leży pięć band
huang-option-palace = on: na czterech kaflach gubernatorów można wznieść pałac
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
huang-house-palace = Pałac stoi na czterech kaflach gubernatorów ułożonych w romb, w dowolnym kierunku.

## Texts that cannot be read
huang-text-unknown = „{ $text }” nie jest ruchem w Huang. Przykłady: tile red H8, leader red H8, exchange red blue, stop.
huang-text-exchange = Podaj kafle do wymiany, na przykład: exchange red red blue.
huang-text-colour = „{ $word }” nie jest rodzajem kafla. Rodzaje to { $colours }.
huang-text-hex = „{ $word }” nie jest polem tej planszy. Pola mają nazwy od { $first } do { $last }: litera to kolumna, liczba to rząd.
huang-text-commitment = Podaj liczbę kafli oraz „leader”, by dodać swojego przywódcę: 2 albo 2 leader, albo 0 leader.

## Why a move is refused
huang-why-half-made = Zaczęte jest „{ $text }”: najpierw to dokończ albo cofnij.
huang-why-not-held = Nie masz na ręce { ROLE($colour, form: "gen") }.
huang-why-hand-short =
    { $number ->
        [one] Nie masz na ręce { ROLE($colour, form: "gen") }.
        [few] Nie masz na ręce { $number } { ROLE($colour, form: "pl-gen") }.
        [many] Nie masz na ręce { $number } { ROLE($colour, form: "pl-gen") }.
       *[other] Nie masz na ręce { $number } { ROLE($colour, form: "gen") }.
    }
huang-why-taken = Pole { $hex } nie jest puste.
huang-why-under-bandits = Pole { $hex } zajmują bandyci.
huang-why-river = { $hex } to rzeka: leżą tam tylko rolnicy.
huang-why-land = { $hex } to ląd: rolnicy leżą na rzece.
huang-why-chain = Następny kafel musi być rolnikiem i leżeć na wolnym polu rzeki obok poprzedniego. Albo „stop”.
huang-why-bandits-war = Kafel obok bandytów nie może wywołać wojny.
huang-why-bandits-strong =
    { $number ->
        [one] Leży tam { $number } bandyta: kafel musi dołączyć do królestwa z żołnierzem.
        [few] Leży tam { $number } bandytów: kafel musi dołączyć do królestwa z tyloma żołnierzami.
        [many] Leży tam { $number } bandytów: kafel musi dołączyć do królestwa z tyloma żołnierzami.
       *[other] Leży tam { $number } bandyty: kafel musi dołączyć do królestwa z tyloma żołnierzami.
    }
huang-why-own-hex = Przywódca { ROLE($colour) } już tam stoi.
huang-why-leader-river = { $hex } to rzeka: przywódcy stoją na lądzie.
huang-why-no-yellow = Obok { $hex } nie leży kafel gubernatora.
huang-why-leader-bandits = Żaden przywódca nie może stać obok bandytów.
huang-why-unites = Przywódca { ROLE($colour) } na { $hex } połączyłby królestwa z dwoma przywódcami tego samego rodzaju.
huang-why-away = Twojego przywódcy { ROLE($colour, form: "gen") } nie ma na planszy.
huang-why-no-tile = Na { $hex } nie ma kafla.
huang-why-price =
    { $number ->
        [one] To kosztuje { ROLE($colour, form: "acc") }, a nie masz żadnego.
        [few] To kosztuje { $number } { ROLE($colour, form: "pl-gen") }, a nie masz tylu.
        [many] To kosztuje { $number } { ROLE($colour, form: "pl-gen") }, a nie masz tylu.
       *[other] To kosztuje { $number } { ROLE($colour, form: "gen") }, a nie masz tylu.
    }
huang-why-no-palace = W tej grze nie ma pałacu.
huang-why-no-rhombus = Pałac wymaga czterech kafli gubernatorów ułożonych w romb, żaden nie może być pod budowlą.
huang-why-no-triangle = Pagoda { ROLE($colour, form: "pl-gen") } wymaga trzech stykających się kafli { ROLE($colour, form: "pl-gen") }, żaden nie może być pod budowlą.
huang-why-no-blue-pagoda = Na tej planszy nie ma pagód rolników.
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
huang-why-leader-on = Twój przywódca { ROLE($colour) } jest na planszy: 1 dodaje tylko przywódca poza nią.
huang-why-support-nothing = Brak wsparcia to „support none”.
huang-why-asked =
    { $what ->
        [action] Pytanie dotyczy akcji: kafel, przywódca, bunt, pagoda albo wymiana.
        [building] Pytanie dotyczy budowli na kaflu położonym przed chwilą; „stop” odmawia.
        [market] Pytanie dotyczy kafla z rynku; „stop” odmawia.
        [chain] Pytanie dotyczy następnego rolnika; „stop” odmawia.
        [moving] Pytanie brzmi: którą pagodę przenieść?
        [attack] Pytanie brzmi: ile dokładasz do rewolty? Na przykład: revolt 0.
        [defence] Pytanie brzmi: ile dokładasz do rewolty? Na przykład: revolt 0.
        [support] Pytanie brzmi: kogo wspierasz w wojnie? Na przykład: support none.
        [winner] Pytanie brzmi: które królestwo wygrywa?
        [paying] Pytanie brzmi: którego żołnierza usunąć?
       *[granaries] Pytanie brzmi: który spichlerz zostaje? „stop” odmawia.
    }

## Positions that cannot be
huang-position-hex = { $key } podaje „{ $hex }”, a to nie pole tej planszy. Pola mają nazwy od { $first } do { $last }.
huang-position-hexes = { $key } musi być listą pól, których liczba to { $number }.
huang-position-river = { ROLE($colour, capital: 1) } nie może leżeć na { $hex }: rolnicy leżą na rzece, pozostali na lądzie.
huang-position-bandits = Na { $hex } nic nie może stać: zajmują je bandyci albo przywódca stałby obok nich.
huang-position-taken = Pole { $hex } jest już zajęte.
huang-position-leader = Na { $hex } nie może stać przywódca: musi to być ląd obok kafla gubernatora.
huang-position-peace = W jednym królestwie stoi dwóch przywódców tego samego rodzaju.
huang-position-no-granaries = Na tej mapie nie ma spichlerzy.
huang-position-granary = Na { $hex } nie może stać spichlerz: potrzebuje stolicy z jej gubernatorem i miejsca dla siebie.
huang-position-pagoda = Pagoda { ROLE($colour, form: "pl-gen") } nie może stać na { $hexes }.
huang-position-pagodas = Nie ma tylu pagód { ROLE($colour, form: "pl-gen") }.
huang-position-palace = Pałac nie może stać na { $hexes }.
huang-position-count =
    { $number ->
        [one] Podano { $number } kafel { ROLE($colour, form: "pl-gen") }, więcej, niż ich jest.
        [few] Podano { $number } kafle { ROLE($colour, form: "pl-gen") }, więcej, niż ich jest.
        [many] Podano { $number } kafli { ROLE($colour, form: "pl-gen") }, więcej, niż ich jest.
       *[other] Podano { $number } kafla { ROLE($colour, form: "pl-gen") }, więcej, niż ich jest.
    }
huang-position-many = { $key } podaje tyle kafli: { $number }; może ich być najwyżej { $most }.
huang-position-missing =
    { $number ->
        [one] { $number } kafla nigdzie nie ma.
        [few] { $number } kafli nigdzie nie ma.
        [many] { $number } kafli nigdzie nie ma.
       *[other] { $number } kafla nigdzie nie ma.
    }
huang-position-known = { SEAT($seat) } ma rzekomo kafle { ROLE($colour, form: "pl-gen") }, których nie ma na ręce.
huang-position-sides = Wojna ma najwyżej trzy strony.
huang-position-phase = Pozycja nie pasuje do swojej fazy „{ $phase }”.
huang-position-dealing = Dopóki los rozdaje, pozycja jest jak przy przygotowaniu gry i zostaje coś do rozdania.
huang-position-bands = Podano tyle kafli bandytów: { $number }; może ich być najwyżej { $most }.
huang-position-stores = Spichlerzy, na planszy i zabranych, nie jest { $number }.
huang-position-scores = Wyniki nie zgadzają się z punktami.
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
        [yellow] punkty gubernatorów
        [red] punkty żołnierzy
        [blue] punkty rolników
        [green] punkty kupców
       *[white] punkty artystów
    } { $number }
huang-picture-spread = Po rozdzieleniu punktów artystów: { $points }
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
