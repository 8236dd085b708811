# The command line.

cli-about = Tianxia 天下: trzy gry strategiczne o zjednoczeniu Chin.
cli-epilog = Na początek: tianxia terminal chuhan
cli-commands = polecenia
cli-error = tianxia: { $problem }

cli-help-version = podaj wersję
cli-help-lang = język: { $languages } (domyślnie: TIANXIA_LANG albo język systemu)
cli-help-games = wymień gry albo opowiedz o jednej
cli-help-games-game = gra, o której opowiedzieć
cli-epilog-games = Przykład: tianxia games chuhan
cli-help-terminal = graj w terminalu
cli-epilog-terminal =
    Ruchy, miejsca i opcje wpisuje się tymi samymi słowami w każdym języku.

    Przykłady:
      tianxia terminal chuhan                        grasz jako Han, bot jako Chu
      tianxia terminal chuhan --seat chu             grasz jako Chu
      tianxia terminal chuhan --seat all             dwie osoby przy jednej klawiaturze
      tianxia terminal chuhan --option events=on     z wydarzeniami
      tianxia terminal huang --option players=tiger,rat,goat
      tianxia terminal --load game.toml              dalszy ciąg zapisanej gry
cli-help-game = gra
cli-help-seed = rozdaj według tej liczby, by zagrać to samo rozdanie jeszcze raz
cli-help-seat = miejsce dla człowieka; można podać kilka razy albo „all” (domyślnie: pierwsze miejsce)
cli-help-bot = bot na pozostałe miejsca albo na jedno miejsce (domyślnie: najłatwiejszy); może to być też „cmd:PROGRAM”
cli-help-option = opcja gry, patrz „tianxia games GAME”
cli-help-load = kontynuuj zapisaną grę
cli-help-play = graj w przeglądarce
cli-epilog-play = Wszystko zostaje na tym komputerze. Ctrl+C kończy; gry toczą się dalej następnym razem.
cli-help-play-port = nasłuchuj na tym porcie (domyślnie: wolny)
cli-help-play-browser = otwórz przeglądarkę (domyślnie: tak)
cli-help-serve = udostępnij stoły innym
cli-epilog-serve =
    Ustawienia pochodzą stąd albo ze środowiska: DATABASE_URL, REDIS_URL, TIANXIA_SECRET (czym podpisuje się ciasteczka),
    TIANXIA_DATA (katalog danych), TIANXIA_SECURE=1 (za https), TIANXIA_BOT_PAUSE (sekundy).

    Przykłady:
      tianxia serve --host 0.0.0.0 --port 8000
      tianxia serve --database postgresql://tianxia@db/tianxia --redis redis://cache:6379
cli-help-serve-host = adres, na którym nasłuchiwać (domyślnie: 127.0.0.1, tylko ten komputer)
cli-help-serve-port = port, na którym nasłuchiwać (domyślnie: 8000)
cli-help-serve-database = gdzie przechowywać stoły: sqlite:///FILE albo postgresql://… (domyślnie: plik w katalogu danych użytkownika)
cli-help-serve-redis = Redis, gdy te same stoły obsługuje kilka procesów: redis://…
cli-help-serve-name = nazwa, pod którą serwer może być dostępny; można podać kilka razy (domyślnie: każda)
cli-help-check = rozegraj pliki scenariuszy
cli-epilog-check = Kod wyjścia: 0 wszystkie zgodne, 1 jakiś niezgodny, 2 jakiegoś nie udało się odczytać.
cli-help-check-paths = pliki scenariuszy albo katalogi z plikami .toml
cli-help-keep-going = nie przerywaj po niezgodnym pliku
cli-help-verbose = wymień każdy zgodny plik
cli-help-record = odtwórz albo pokaż zapisaną grę
cli-epilog-record = Przykłady: tianxia record replay game.toml; tianxia record show game.toml --seat chu
cli-help-record-replay = rozegraj zapisaną grę ponownie i sprawdź, czy kończy się zgodnie z zapisem
cli-help-record-show = opowiedz zapisaną grę tak, jak mogło być ją widać z danego miejsca
cli-help-record-verify = sprawdź, czy grę z serwera rozdano z ziarna, którego skrót pokazano na początku
cli-help-record-hash = pokazany skrót (domyślnie: ten z zapisu)
cli-help-record-file = gra zapisana przez „save FILE”
cli-help-record-seat = z którego miejsca patrzeć (domyślnie: jako widz)
cli-help-board = narysuj pozycję
cli-epilog-board =
    Przykłady:
      tianxia board game.toml --svg board.svg                  ostatnia pozycja zapisanej gry
      tianxia board game.toml --move 40 --seat rat --svg b.svg co widzi Szczur po 40 ruchach
      tianxia board position.toml --svg board.svg              pozycja, scenariusz albo mapa
cli-help-board-file = zapisana gra, scenariusz, pozycja albo mapa, jako TOML
cli-help-board-svg = plik obrazka
cli-help-board-move = z zapisanej gry: po ilu ruchach (domyślnie: po ostatnim)
cli-help-board-seat = z którego miejsca patrzeć (domyślnie: widać wszystko)
cli-help-board-dark = ciemne albo jasne kolory (domyślnie: jak woli ekran czytelnika)
cli-help-arena = niech boty zagrają ze sobą; kto jest silniejszy?
cli-epilog-arena =
    BOT to poziom albo bot wzorcowy gry, „cmd:” i program, który zna protokół z „tianxia bot-protocol”,
    albo „py:module:Class”, własna klasa, którą da się stąd zaimportować. Program działa we własnym procesie i dowiaduje się
    tylko tego, co wolno wiedzieć jego miejscu. Klasa dzieli proces z grą: nic jej nie broni się tam rozejrzeć.

    Każde rozdanie gra się raz przy każdym rozsadzeniu: dwa boty grają je dwa razy, z zamianą miejsc. Z --simulations wynik
    jest taki sam na każdym komputerze. To samo polecenie, podane jeszcze raz, wznawia przerwany przebieg.

    Awaria nie jest wynikiem. Przed pierwszą grą każdy bot jest raz uruchamiany; jeśli któryś nie może grać, nie gra się wcale.
    Gra, w której bot uległ awarii, nigdzie się nie liczy, a to samo polecenie rozegra ją ponownie; dopóki są takie gry,
    kod wyjścia jest różny od 0.

    Przykłady:
      tianxia arena chuhan club casual --games 200
      tianxia arena huang club casual casual random         stół dla czterech
      tianxia arena chuhan club "cmd:python3 examples/random_bot.py" --time 0.1
      tianxia arena ladder suntzu                           random i wszystkie poziomy, z rankingiem
cli-help-arena-game = gra; albo „ladder” i gra
cli-help-arena-bots = boty, po jednym na miejsce (master@0.1: za dziesiątą część jego czasu); dla drabiny od najsłabszego do najsilniejszego (domyślnie: random i wszystkie poziomy)
cli-help-arena-games = ile gier, dla drabiny w każdej parze, w górę do pełnych rozdań (domyślnie: 100)
cli-help-arena-seed = z tej liczby wynikają wszystkie rozdania i wybory (domyślnie: 1)
cli-help-arena-jobs = ile gier naraz (domyślnie: po jednej na rdzeń)
cli-help-arena-ray = graj w klastrze Ray pod tym adresem („auto”, host:port); wymaga tianxia[ray]
cli-help-arena-out = katalog na zapisy i podsumowanie (domyślnie: nazwany od gry, botów i ziarna)
cli-help-arena-dataset = zapisuj też każdą decyzję w tym katalogu, jako Parquet: co gracz wiedział, co mógł, co zrobił i co dostał na końcu; wymaga tianxia[data]
cli-help-arena-time = mnożnik: daj wszystkim botom tyle razy więcej czasu niż zwykle; 0.1 to jedna dziesiąta (domyślnie: 1)
cli-help-arena-seconds = daj wszystkim botom tyle sekund na decyzję zamiast zwykłego czasu
cli-help-arena-simulations = daj wszystkim botom tyle symulacji na decyzję zamiast czasu
cli-help-arena-crash = gdy bot ulegnie awarii w grze: zatrzymaj się (stop) albo graj pozostałe gry (continue); tak czy inaczej gra nie ma wyniku, a to samo polecenie rozegra ją ponownie (domyślnie: stop)
cli-help-arena-strict = decyzja dłuższa o ponad jedną piątą albo 50 ms przegrywa grę (domyślnie: tylko się ją liczy)
cli-help-hint = zapytaj bota o najlepsze ruchy w zapisanej grze
cli-epilog-hint =
    Bot wie to, co mógł wiedzieć gracz na tym miejscu, i nic więcej.

    Przykłady:
      tianxia hint game.toml                       następny ruch
      tianxia hint game.toml --move 12             co należało zagrać zamiast ruchu 12
cli-help-hint-seat = miejsce, za które myśleć (domyślnie: to, które zagrało ruch albo jest pytane)
cli-help-hint-move = nad którym ruchem myśleć, od 1 (domyślnie: następnym)
cli-help-hint-bot = bot do zapytania (domyślnie: najsilniejszy)
cli-help-hint-seconds = jak długo może myśleć (domyślnie: jak na swoim poziomie)
cli-help-hint-seed = myśl według tej liczby, by dostać tę samą odpowiedź jeszcze raz
cli-help-bot-protocol = opowiedz, jak gra program w dowolnym języku
cli-epilog-bot-protocol = Przykład w dwudziestu wierszach: examples/random_bot.py
cli-help-bench = zmierz, jak szybka jest gra losowa na tym komputerze
cli-epilog-bench = Porównanie z innymi: make bench
cli-help-bench-game = gra do zmierzenia (domyślnie: wszystkie)
cli-help-bench-seconds = jak długo mierzyć każdą wartość (domyślnie: 2)

## What stands for a value in the help
cli-meta-lang = LANGUAGE
cli-meta-command = COMMAND
cli-meta-game = GAME
cli-meta-seat = SEAT
cli-meta-seat-bot = [SEAT=]BOT
cli-meta-option = NAME=VALUE
cli-meta-file = FILE
cli-meta-name = NAME
cli-meta-host = HOST
cli-meta-file-or-folder = FILE-or-FOLDER
cli-meta-action = ACTION
cli-meta-hash = HASH
cli-meta-file-or-record = FILE-or-RECORD
cli-meta-out = OUT
cli-meta-bot = BOT
cli-meta-address = ADDRESS
cli-meta-dir = DIR
cli-meta-factor = FACTOR
cli-meta-record = RECORD

## What is said of the arguments of a command
cli-usage = użycie:
cli-usage-arena = tianxia arena GAME BOT BOT … | tianxia arena ladder GAME [BOT …]
cli-usage-arguments = argumenty
cli-usage-options = opcje
cli-usage-help = pokaż tę pomoc
cli-usage-error = { $program }: { $problem }.
cli-usage-argument = { $name }: { $problem }
cli-usage-required = brakuje: { $names }
cli-usage-unknown = to nic tu nie znaczy: { $names }
cli-usage-choice = nie można wybrać „{ $value }”, tylko { $choices }
cli-usage-value = „{ $value }” nie jest liczbą
cli-usage-one = musi nastąpić wartość
cli-usage-some = musi nastąpić co najmniej jedna wartość
cli-usage-ambiguous = { $option } może znaczyć { $matches }
cli-usage-explicit = „{ $value }” nie może tu stać

## Numbers in tables
cli-percent = { $number }%
cli-time-s = { $number } s
cli-time-ms = { $number } ms
cli-time-us = { $number } µs

cli-games-line = { $game }: { $name }. { $about }
cli-games-more = Więcej o jednej: tianxia games GAME. By zagrać: tianxia terminal GAME.
cli-games-title = { $name }, zasady w wersji { $rules }
cli-games-seats = Miejsca: { $seats }
cli-games-actions = Liczba akcji: { NUMBER($number, useGrouping: 0) }
cli-games-levels = Przeciwnicy i najdłuższy czas ich decyzji:
cli-games-level = { $name } ({ NUMBER($milliseconds, useGrouping: 0) } ms): { $about }
cli-games-options = Opcje:
cli-games-house = Zasady domowe, tam gdzie instrukcje milczą albo się różnią:

cli-check-passed = zgodny      { $path }: { $title }
cli-check-failed =
    NIEZGODNY   { $place }
                { $title }
                { $where }
cli-check-unreadable = NIECZYTELNY { $place }: { $problem }
cli-check-summary = zgodne: { $passed }, niezgodne: { $failed }, nieczytelne: { $unreadable }

cli-replay-moves =
    { $game }, { $number } { $number ->
        [one] ruch
        [few] ruchy
        [many] ruchów
       *[other] ruchu
    }:
cli-replay-final = Pozycja końcowa: { $fingerprint }
cli-replay-same = To pozycja, którą podaje zapis.
cli-replay-earlier = Rozegrano według zasad w wersji { $theirs }; w wersji { $ours } każdy ruch przebiega tak samo.
cli-load-earlier = Tę grę rozpoczęto według zasad w wersji { $theirs }, a toczy się dalej według wersji { $ours }. { $change }
cli-replay-unfinished = Gra nie jest skończona: decyduje { SEAT($seats) }.
cli-verify-no-hash = Zapis nie podaje skrótu ziarna: podaj pokazany skrót przez --hash.
cli-verify-other =
    Skrót nie należy do tego ziarna.
      skrót ziarna: { $found }
      pokazany na początku: { $shown }
cli-verify-seed = To ziarno, którego skrót pokazano: { $hash }
cli-verify-moves =
    { $number ->
        [one] Po rozdaniu z niego { $number } ruch w { $game } da się zagrać i prowadzi tam, gdzie mówi zapis.
        [few] Po rozdaniu z niego wszystkie { $number } ruchy w { $game } da się zagrać i prowadzą tam, gdzie mówi zapis.
        [many] Po rozdaniu z niego wszystkie { $number } ruchów w { $game } da się zagrać i prowadzi tam, gdzie mówi zapis.
       *[other] Po rozdaniu z niego { $number } ruchu w { $game } da się zagrać i prowadzi tam, gdzie mówi zapis.
    }
cli-show-public = Co było widoczne dla wszystkich:
cli-show-seat = Co było widoczne dla { SEAT($seat, form: "gen") }:
cli-show-end = Na końcu:

cli-board-done = { $path }: { $size } kB.
cli-board-none = Nie ma rysunku gry { $name }.
cli-board-game = Plik nie mówi, której gry dotyczy. Dodaj wiersz game = "…" z jedną z nazw: { $games }.
cli-board-move = --move wymaga zapisanej gry: inne pliki nie mają ruchów.
cli-board-moves =
    Gra ma { $number } { $number ->
        [one] ruch
        [few] ruchy
        [many] ruchów
       *[other] ruchu
    }.

cli-bench-title = { $name }, gra losowa, { $compiled }
cli-bench-compiled = kod skompilowany
cli-bench-pure = kod nieskompilowany
cli-bench-core = w rdzeniu
cli-bench-loop = z pętli Pythona
cli-bench-core-line = { "  " }w rdzeniu            { $decisions } decyzji/s, { $games } gier/s
cli-bench-loop-line = { "  " }z pętli Pythona      { $decisions } decyzji/s, { $games } gier/s
cli-bench-clone-line = { "  " }klon                 { $time } µs

cli-arena-unit = { " " }gier
cli-arena-resumed =
    { $number ->
        [one] { $number } gra już jest.
        [few] { $number } gry już są.
        [many] { $number } gier już jest.
       *[other] { $number } gry już jest.
    }
cli-arena-retried =
    { $number ->
        [one] { $number } gra skończyła się awarią i zostanie rozegrana ponownie.
        [few] { $number } gry skończyły się awarią i zostaną rozegrane ponownie.
        [many] { $number } gier skończyło się awarią i zostanie rozegranych ponownie.
       *[other] { $number } gry skończyły się awarią i zostaną rozegrane ponownie.
    }
cli-arena-interrupted = Przerwano. To samo polecenie ruszy stąd dalej.
cli-arena-title = { $name }: gry { $games }, rozdania { $deals }, średnio ruchów { $moves }
cli-text-arena-bot = bot
cli-text-arena-won = wygrane
cli-text-arena-interval = przedział 95%
cli-text-arena-record = wygr.–rem.–przegr.
cli-text-arena-points = wypłata
cli-text-arena-score = wynik
cli-text-arena-decision = średnia decyzja
cli-text-arena-longest = najdłuższa
cli-text-arena-overruns = za długie
cli-text-arena-faults = błędy
cli-text-arena-crashes = awarie
cli-text-arena-elo = Elo
cli-text-arena-margin = 95%
cli-text-arena-above = ponad poprzednim
cli-text-arena-games = gry
cli-text-arena-illegal = niedozwolony ruch
cli-text-arena-overtime = przekroczony czas
cli-arena-interval =
    Przedział Wilsona, { $units ->
        [deals] jednostką jest rozdanie, bo gry jednego rozdania nie są niezależne
       *[games] jednostką jest gra, bo rozdań jest za mało, by je porównać
    }; remis to pół wygranej.
cli-arena-fault = Gra { $number }: { $bot } przegrywa, powód: { $kind }. { $reason }
cli-arena-crash = Gra { $number } nie ma wyniku, bo { $bot } uległ awarii. { $reason }
cli-arena-more-faults =
    { $number ->
        [one] Jeszcze { $number } błąd jest w podsumowaniu.
        [few] Jeszcze { $number } błędy są w podsumowaniu.
        [many] Jeszcze { $number } błędów jest w podsumowaniu.
       *[other] Jeszcze { $number } błędu jest w podsumowaniu.
    }
cli-arena-crashes =
    { $number ->
        [one] { $number } gra nie liczy się ani powyżej, ani w rankingu; to samo polecenie rozegra ją ponownie.
        [few] { $number } gry nie liczą się ani powyżej, ani w rankingu; to samo polecenie rozegra je ponownie.
        [many] { $number } gier nie liczy się ani powyżej, ani w rankingu; to samo polecenie rozegra je ponownie.
       *[other] { $number } gry nie liczą się ani powyżej, ani w rankingu; to samo polecenie rozegra je ponownie.
    }
cli-arena-written = Zapisy i podsumowanie: { $path }
cli-arena-dataset = Zbiór danych: { $path }
cli-arena-ladder-title = Drabina { $name }, gry: { $games }
cli-arena-ladder-how = Bradley–Terry metodą największej wiarygodności, { $first } to 0; przedziały 95% z hesjanu, względem średniej wszystkich.
cli-arena-chart-title = { $name }: poziomy w Elo
cli-arena-chart-subtitle =
    { $pairings ->
        [one] gry: { $games }, { $first } to 0, przedziały 95%
        [few] gry: { $games } w każdej z { $pairings } par, { $first } to 0, przedziały 95%
        [many] gry: { $games } w każdej z { $pairings } par, { $first } to 0, przedziały 95%
       *[other] gry: { $games } w każdej z { $pairings } par, { $first } to 0, przedziały 95%
    }
cli-arena-chart = Wykres: { $path }

cli-hint-moves = Ruch musi być od 1 do { $number }.
cli-hint-title = Ruch { $number }, { SEAT($seat) }: { $prompt }
cli-hint-none = { $bot } nie daje podpowiedzi.
cli-hint-move = { $place }. { $move }: wygrywa { $chance }%, waga { $share }%
cli-hint-line = { "   " }spodziewane: { $line }
cli-hint-played = Zagrany ruch: { $move }

cli-serve-started = Tianxia działa pod adresem { $address } (Ctrl+C zatrzymuje serwer)
cli-play-started = Tianxia działa pod adresem { $address } (Ctrl+C kończy; do gier wrócisz następnym razem)
cli-play-ended = Do zobaczenia. Twoje gry są zachowane.
cli-server-missing = Serwer potrzebuje pakietu { $package }, który nie jest zainstalowany; wpisz: pip install "tianxia[{ $extra }]"
cli-pages-missing = Strony dla przeglądarki nie są zbudowane: w klonie repozytorium wpisz „make browser”, potem „pip install ".[play]"”; albo graj w terminalu: „tianxia terminal chuhan”.

cli-terminal-game = Podaj grę: { $games }.
cli-terminal-load = Zapisana gra { $game } toczy się dalej taka, jaka była: pomiń grę, --option i --seed.
cli-terminal-taken = Na miejscu { SEAT($seat) } gra człowiek: pomiń bota albo to miejsce.

cli-table-welcome = Witaj w { $name }.
cli-table-person = { SEAT($seat) }: gra człowiek.
cli-table-bot = { SEAT($seat) }: gra bot ({ $bot ->
    [random] dowolny dozwolony ruch, losowo
   *[other] { $bot }
}).
cli-table-help-hint = Wpisz numer albo tekst akcji; „help” podaje zasady w skrócie i co jeszcze możesz wpisać.
cli-table-turn = Tura { SEAT($seat, form: "gen") }.
cli-table-hand-over = Oddaj klawiaturę { SEAT($seat, form: "dat") }. Naciśnij Enter, gdy patrzy tylko { SEAT($seat) }.
cli-table-help =
    Akcja        jej numer na liście albo tekst
    Akcja?       co by zrobiła albo dlaczego jest niemożliwa
    show         twój widok i akcje jeszcze raz
    log          wszystko, co się wydarzyło, tak jak to było dla ciebie widoczne
    undo         cofnij ostatni ruch człowieka i to, co po nim
    save FILE    zapisz grę jako plik tekstowy
    quit         wyjdź
cli-table-legal = To możliwe.
cli-table-house = Zasady domowe, tam gdzie instrukcje milczą albo się różnią:
cli-table-number =
    { $number ->
        [one] Jest tylko akcja 1.
        [few] Akcje mają numery od 1 do { $number }.
        [many] Akcje mają numery od 1 do { $number }.
       *[other] Akcje mają numery od 1 do { $number }.
    }
cli-table-nothing-to-undo = Nie ma jeszcze czego cofnąć.
cli-table-undone = Cofnięto: { $move }.
cli-table-undone-of = Cofnięto ostatni ruch { SEAT($seat, form: "gen") }.
cli-table-save-where = Dokąd? Na przykład: save game.toml
cli-table-saved = Zapisano w { $path }. Dalszy ciąg: tianxia terminal --load { $path }
cli-table-not-ours = { $path } już istnieje i nie jest zapisem gry: wybierz inną nazwę.
cli-table-goodbye = Do zobaczenia.
cli-table-unsaved = Do zobaczenia. Ta gra nie została zapisana (służy do tego „save FILE”).
cli-table-over = Koniec gry.
cli-table-over-ask = save FILE, log, undo albo Enter, by wyjść >
cli-table-over-help = Wpisz save FILE, log, undo albo samo Enter, by wyjść.
