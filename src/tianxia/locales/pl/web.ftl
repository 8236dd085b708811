# Messages of the browser.

## Everywhere
web-description = Trzy gry strategiczne o zjednoczeniu Chin
web-home = Do lobby
web-close = Zamknij
web-menu = Menu
web-again = Ponów
web-load-failed = Nie udało się tego wczytać.
web-you = Ty
web-points =
    { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
web-former-player = były gracz
web-bot = { $level } (bot)
web-level = Poziom bota
web-error-offline = Brak połączenia z serwerem.
web-error-status = Serwer odmówił ({ NUMBER($status, useGrouping: 0) }).
web-error-page = Coś poszło nie tak na tej stronie. Wczytaj ją ponownie.
web-error-game = Nie ma takiej gry.

## The lobby
web-games = Gry
web-about-chuhan = Karciany pojedynek na coraz wyższe zestawy. Pozbądź się kart, zbierz 31 punktów.
web-about-suntzu = Tajne rozkazy dla pięciu prowincji, odkrywane jeden po drugim.
web-about-huang = Kładź kafle, wznoś pagody, przetrwaj wojny. Liczy się najsłabszy rodzaj twoich punktów.
web-game-facts = O grze { $game }
web-game-length = { $players } graczy, około { $minutes } minut
web-play = Graj
web-learn-on = Ucz się dalej, { $number }/{ $scenes }
web-play-game = Graj w { $game }
web-against = Poziom bota w { $game }
web-new-table = Nowy stół
web-rules-of = Zasady gry { $game }
web-open-tables = Otwarte stoły
web-open-none = Nie ma otwartych stołów.
web-open-start = Otwórz swój, inni go zobaczą
web-running = Trwające gry
web-watch = Oglądaj
web-join = Dołącz
web-your-games = Twoje gry
web-own-none = Jeszcze nie ma gier.
web-your-turn = Twój ruch
web-wait = Czekanie
web-open = Otwarty
web-over = Koniec gry
web-won = Wygrana
web-lost = Przegrana
web-drawn = Remis
web-closed = Przerwana
web-nobody-yet = Jeszcze nikogo
web-one-device = Na tym urządzeniu
web-seats-free = Wolne miejsca: { $free } z { $seats }
web-clock-kind =
    { $kind ->
        [move] { $seconds } s na ruch
        [game]
            { $increment ->
                [0] { $minutes } min na gracza
               *[other] { $minutes } min na gracza, +{ $increment } s za ruch
            }
       *[none] bez zegara
    }
web-terms = Ten stół
web-terms-hints = z podpowiedziami
web-terms-no-hints = bez podpowiedzi
web-terms-random = losowe miejsca
web-terms-private = tylko z linkiem
web-terms-off = { $option }: nie
web-terms-choice = { $option }: { $choice }

## Setting up a table
web-new-title = Nowy stół: { $game }
web-seats = Miejsca
web-seating = Kto gdzie siedzi
web-seating-chosen = Jak poniżej
web-seating-random = Losowo
web-seating-note = Serwer losuje strony, gdy gra się zaczyna.
web-place = Gracz { $number }
web-seat-me = Gram ja
web-seat-other = Wolne miejsce
web-seat-open = Wolne miejsce
web-hotseat-note = Kilkoro graczy na jednym urządzeniu: podajecie je sobie, a między turami zasłona ukrywa stół.
web-options = Opcje
web-option-chuhan-events = Wydarzenia
web-option-chuhan-events-note = Każde starcie ma własną zasadę specjalną.
web-option-chuhan-campaign = Kampania
web-option-chuhan-campaign-note = Sześć starć, które składają się na opowieść; każde ma własne wydarzenie.
web-option-chuhan-campaign-none = Bez kampanii
web-option-chuhan-campaign-fall-of-qin = Upadek Qin
web-option-chuhan-campaign-contention = Wojna Chu z Han
web-players-number = Liczba graczy
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
web-option-requires =
    { $needed ->
        [on] Tylko z opcją „{ $option }”.
       *[other] Nie z opcją „{ $option }”.
    }
web-time = Czas
web-clock-label = Zegar
web-clock-none = Brak
web-clock-move = Na ruch
web-clock-game = Na grę
web-clock-seconds = Sekundy na ruch
web-clock-minutes = Minuty na gracza
web-clock-increment = Dodawane za każdy ruch
web-clock-plus =
    { $seconds ->
        [0] Nic
       *[other] { $seconds } s
    }
web-table-word = Stół
web-listed = Pokaż w lobby
web-listed-note = Każdy może oglądać grę i zająć wolne miejsce. Inaczej tylko osoby, które mają link.
web-hints = Podpowiedzi
web-hints-note = Możesz poprosić bota o radę. Zapis gry pokaże, kiedy.
web-open-table = Otwórz stół
web-start = Zacznij

## Waiting for others
web-room-waiting = Czekamy na graczy
web-room-open = Jest wolne miejsce
web-sit = Usiądź tutaj
web-sit-move = Przesiądź się tutaj
web-sit-too = Graj też tutaj
web-host = gospodarz
web-room-start = Gra zacznie się, gdy wszystkie miejsca będą zajęte albo gdy gospodarz odda wolne botom.
web-invite = Zaproś kogoś
web-invite-listed = Stół jest w lobby. Ten link prowadzi prosto do niego.
web-invite-private = Dołączą tylko osoby, które mają ten link.
web-copy = Kopiuj
web-copied = Skopiowano
web-or-bot = Albo graj z botem
web-leave = Odejdź od stołu
web-page-none = Nie ma takiej strony
web-page-none-note = Pod tym adresem nic nie ma. Może link jest niepełny.
web-table-none = Nie ma takiego stołu
web-opening = Otwieranie stołu…
web-stopped = Tej gry nie można tu kontynuować
web-stopped-close = Zamknij stół

## At a table
web-rules = Zasady
web-log = Dziennik
web-log-times = × { $number }
web-log-empty = Nic się jeszcze nie wydarzyło.
web-keys = Skróty klawiszowe
web-hint = Podpowiedź
web-hint-count =
    { $number } { $number ->
        [one] podpowiedź
        [few] podpowiedzi
        [many] podpowiedzi
       *[other] podpowiedzi
    }
web-hint-thinking = Bot myśli nad twoją pozycją…
web-hint-note = Co zrobiłby bot, wiedząc to, co ty. Wybór tylko zaznacza ruch: nic nie zostaje jeszcze zagrane.
web-percent = { $percent }%
web-hint-chance =
    { $percent ->
        [0] poniżej 1% szans na wygraną
        [100] ponad 99% szans na wygraną
       *[other] { $percent }% szans na wygraną
    }
web-hint-equal = Mniej więcej równie dobre: każdy z tych ruchów daje { $percent }% szans na wygraną.
web-hint-hopeless = Każdy z tych ruchów daje poniżej 1% szans na wygraną.
web-hint-line = Spodziewany dalszy ciąg: { $line }
web-hint-step = { SEAT($seat) }: { $move }
web-undo = Cofnij
web-sort = Układ kart
web-sort-rank = Od najniższych
web-sort-rank-down = Od najwyższych
web-sort-sets = Od największych zestawów
web-chuhan-pause = Po starciu w Chu Han
web-chuhan-pause-short = Dalej po 5 sekundach
web-chuhan-pause-long = Dalej po 12 sekundach
web-chuhan-pause-wait = Czekaj na mnie
web-offer-draw = Zaproponuj remis
web-offered =
    { $what ->
        [undo] { SEAT($seat) } prosi o cofnięcie ruchu.
       *[draw] { SEAT($seat) } proponuje remis.
    }
web-offered-own =
    { $what ->
        [undo] Prosisz o cofnięcie ruchu.
       *[draw] Proponujesz remis.
    }
web-accept = Przyjmij
web-decline = Odrzuć
web-resign = Poddaj grę
web-resign-title = Poddać tę grę?
web-resign-note =
    { $after ->
        [rival] Rywal wygra. Tego nie można cofnąć.
        [bot] Twoje miejsce zajmie bot, a pozostali zagrają dalej. Tego nie można cofnąć.
       *[others] Wygrają wszyscy pozostali. Tego nie można cofnąć.
    }
web-play-on = Graj dalej
web-record = Pobierz zapis gry
web-lobby = Lobby
web-seed-hash = Rozdanie wyznacza ziarno o tym skrócie:
web-first-to = do { $goal }
web-clock = zostało { $time }
web-fuse =
    { $seconds } { $seconds ->
        [one] sekunda
        [few] sekundy
        [many] sekund
       *[other] sekundy
    } na odpowiedź
web-ruler = Punkty, gra do { $goal }. { $marks }
web-ruler-seat = { $name } { $points }.
web-to-move = Na ruchu
web-away = offline
web-playable = można zagrać
web-not-playable = teraz nie można zagrać
web-prompt = Co zrobić
web-waiting = Czekamy na { SEAT($names, form: "acc") }
web-watching = Oglądasz grę
web-thinks = Ruch { SEAT($name, form: "gen") }.
web-sent = Twój ruch jest w drodze.
web-held = Odpowiedź przyjęta.
web-offline = Brak połączenia, próbujemy ponownie
web-offline-note = Nic nie przepada: gra ruszy tam, gdzie stanęła.
web-pass-device = Podaj urządzenie { SEAT($name, form: "dat") }
web-pass-device-note = Stół jest zasłonięty, aż { SEAT($name) } da znak gotowości.
web-i-am = To ja, { SEAT($name) }
web-time-out = { SEAT($name, form: "dat", capital: 1) } skończył się czas.
web-own-time-out =
    { $players ->
        [2] Twój czas minął. Rywal może odebrać zwycięstwo albo wstawić w twoje miejsce bota.
       *[other] Twój czas minął. Inni mogą wstawić w twoje miejsce bota.
    }
web-time-out-bot = Niech gra bot
web-claim = Odbierz zwycięstwo
web-sound-offer = Grać z dźwiękiem?
web-sound-on = Włącz dźwięk
web-sound-no = Nie, dziękuję

web-key-arrows = Strzałki
web-key-arrows-does = po kartach na ręce
web-key-figures = 0–9
web-key-figures-does = następna karta tej wartości
web-key-space = Spacja
web-key-space-does = wybierz element albo go odłóż
web-key-enter = Enter
web-key-enter-does = naciśnij główny przycisk
web-key-letters = P, W, A
web-key-letters-does = pas, dekret, pozwól (gdy fokus jest na kartach)
web-key-hexes = W E A D Z X, strzałki
web-key-hexes-does = z pola na pole planszy
web-key-jump = B, T
web-key-jump-does = do planszy, do swoich kafli
web-key-next-hex = N
web-key-next-hex-does = następne dostępne pole
web-key-arrows-pieces = W lewo, w prawo
web-key-arrows-pieces-does = po kaflach i przywódcach
web-key-arrows-moves = Strzałki
web-key-arrows-moves-does = przejście między ruchami
web-key-plus = + i −
web-key-plus-does = więcej lub mniej kafli w konflikcie
web-key-suntzu-arrows = Strzałki
web-key-suntzu-arrows-does = po ręce albo po planszy
web-key-suntzu-figures = 1–9
web-key-suntzu-figures-does = przejdź do tej karty
web-key-suntzu-space = Spacja
web-key-suntzu-space-does = podnieś kartę, wyłóż ją w prowincji, wybierz prowincję
web-key-suntzu-letters = J, Q, H, C, W
web-key-suntzu-letters-does = wyłóż kartę w Jin-Yan, Qin, Han-Qi, Chu, Wu; albo wybierz tę prowincję
web-key-escape = Esc
web-key-escape-does = odłóż wszystko, zamknij, co otwarte
web-key-tab = Tab
web-key-tab-does = pasek, plansza, przyciski, ręka
web-key-rule = R
web-key-rule-does = co zasady mówią o wskazanym elemencie
web-key-question = ?
web-key-question-does = ta lista

## The end
web-wins = Wygrywa { SEAT($seat) }
web-you-win = Wygrywasz
web-you-lose = Przegrywasz
web-draw = Remis
web-result =
    { $reason ->
        [resign] { SEAT($loser) } poddaje grę.
        [draw] Obie strony zgodziły się na remis.
        [time] { SEAT($loser, form: "dat", capital: 1) } skończył się czas.
        [closed] Stół został zamknięty.
       *[other] Gra jest skończona.
    }
web-result-show = Wynik
web-look = Zobacz stół
web-rematch = Rewanż
web-rematch-asked = Rewanż zaproponowany
web-rematch-accept = Przyjmij rewanż
web-rematch-elsewhere = Gracze grają dalej przy nowym stole.
web-rematch-watch = Oglądaj rewanż

## Looking at games again
web-replay = Powtórka
web-replays = Powtórki
web-replays-none = Jeszcze nie ma skończonych gier.
web-replays-play = Zagraj.
web-replays-recent = Niedawno skończone
web-replay-none = Nie ma takiej gry
web-upload = Wgraj zapis gry
web-uploaded = Wgrana
web-upload-note = Gra rozegrana gdzie indziej, jako plik .toml. Przed zachowaniem zostanie odtworzona według zasad.
web-upload-choose = Wybierz plik
web-upload-busy = Sprawdzanie gry…
web-eyes = Widok
web-eyes-everyone = Wszyscy
web-moves = Ruchy
web-move-of = Ruch { $n } z { $last }
web-move-link = Link do tego ruchu
web-timeline = Przebieg gry
web-scrub = Ruch
web-curve = Wykres
web-curve-points = Punkty
web-curve-chances = Szanse
web-curve-points-label = Punkty po każdym ruchu. { $description }
web-curve-chances-label = Szacowane szanse na wygraną po każdym ruchu. { $description }
web-first = Na początek
web-prev = Ruch wstecz
web-next = Ruch naprzód
web-last = Na koniec
web-play-moves = Odtwarzaj ruchy
web-pause = Pauza
web-speed = Tempo { $speed }×
web-speed-label = Tempo
web-fork = Graj dalej stąd
web-fork-note = Nowa gra, która zaczyna się po ruchu { $n }, z tym samym rozdaniem. Pozostałe miejsca zajmą boty.
web-fork-start = Rozpocznij nową grę
web-fork-none = Tu gra jest już zakończona. Cofnij się do wcześniejszego ruchu.
web-open-hands = Ręce
web-fork-seat = Grasz jako
web-looking-back = Patrzysz wstecz
web-look-back = Zobacz tę chwilę
web-look-back-note = Patrzysz wstecz. Gra toczy się dalej.
web-look-back-asked = W grze jest twój ruch.
web-look-back-end = Wróć do gry
web-verify-deal = Sprawdź rozdanie
web-verify-note = Przed pierwszym ruchem wszyscy widzieli skrót. Może on być skrótem tylko jednego ziarna, a ziarno wyznacza całe rozdanie.
web-verify-hash = Pokazany skrót
web-verify-seed = Ziarno
web-verify-found = Skrót ziarna, obliczony przez tę przeglądarkę
web-verify-same = Są takie same: rozdanie było wyznaczone przed grą.
web-verify-other = Różnią się: to nie jest obiecane ziarno.
web-verify-command = By samodzielnie rozdać karty i odtworzyć ruchy, pobierz zapis gry:
web-replay-key-step = ← →
web-replay-key-step-does = ruch wstecz, ruch naprzód
web-replay-key-chapter = Page Up, Page Down
web-replay-key-chapter-does = do poprzedniej części, do następnej
web-replay-key-ends = Home, End
web-replay-key-ends-does = na początek, na koniec
web-replay-key-play = Spacja
web-replay-key-play-does = odtwarzanie i pauza
web-replay-key-eyes = E
web-replay-key-eyes-does = inny widok
web-replay-key-question = ?
web-replay-key-question-does = ta lista

## Analysis and statistics
web-analysis = Analiza
web-analysis-note = Najsilniejszy bot ocenia każdą decyzję, wiedząc tylko to, co wiedział gracz.
web-analysis-failed = Nie udało się dokończyć analizy.
web-analyse = Analizuj tę grę
web-analysing = Analiza każdej decyzji… gotowe { $percent }%
web-expect = Najlepsze ruchy: { SEAT($seat) }
web-expect-none = Tu nie ma decyzji do podjęcia.
web-played-well = Zagrano: { $move }.
web-played-badly = Zagrano: { $move }. Kosztowało to około { $percent }% szans na wygraną.
web-mistakes = Największe błędy
web-mistakes-none = Bez większych błędów.
web-mistake = { $played }. Lepsze: { $better } (−{ $percent }%)
web-mistake-at = { SEAT($seat) }, ruch { $n }: błąd na { $percent }%
web-graded =
    { $grade ->
        [mistake] Błąd: koszt { $percent }%
       *[blunder] Poważny błąd: koszt { $percent }%
    }
web-statistics = Statystyki
web-gains = Za co punkty
web-gains-none = Nikt nie zdobył punktów.
web-time-used = Czas
web-hints-asked = Podpowiedzi
web-luck = Szczęście w rozdaniu
web-luck-note =
    Jak z tym samym rozdaniem radziły sobie boty, w { $games } { $games ->
        [one] szybkiej grze
        [few] szybkich grach
        [many] szybkich grach
       *[other] szybkiej gry
    }.
web-luck-playing = Symulacja tego rozdania… gotowe { $percent }%
web-luck-failed = Nie udało się dokończyć szybkich gier.
web-luck-wins = wygrane { $percent }% (przedział 95%: od { $low } do { $high })
web-luck-points = { NUMBER($mean, minimumFractionDigits: 1) } punktu (od { NUMBER($low, minimumFractionDigits: 1) } do { NUMBER($high, minimumFractionDigits: 1) })

## Settings
web-settings = Ustawienia
web-settings-all = Wszystkie ustawienia
web-you-section = Ty
web-name = Nazwa gracza
web-save = Zapisz
web-saved = Zapisano.
web-look-section = Wygląd
web-language = Język
web-theme = Motyw
web-theme-system = Jak w systemie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-text-size = Wielkość tekstu
web-text-size-percent = { $percent }%
web-board-size = Wielkość planszy i kart
web-board-size-percent =
    { $percent ->
        [100] Dopasowana do okna
       *[other] { $percent }%
    }
web-contrast = Kontrast
web-contrast-system = Jak w systemie
web-contrast-drawn = Zwykły
web-contrast-more = Wysoki
web-motion = Animacje
web-motion-full = Spokojne
web-motion-brief = Szybkie
web-motion-none = Brak
web-huang-marks = Symbole w Huang
web-huang-marks-letters = Litery
web-huang-marks-signs = Chińskie znaki
web-notes = Dźwięki i powiadomienia
web-sounds = Dźwięki przy stole
web-volume = Głośność
web-sound-trial = Posłuchaj
web-notify = Powiadom o moim ruchu
web-notify-note = Powiadomienie przeglądarki, gdy patrzysz gdzie indziej. Podaje tylko nazwę gry, nigdy twoich kart.
web-notify-allow = Powiadamiaj
web-notify-stop = Nie powiadamiaj
web-notify-denied = Powiadomienia są zablokowane. Możesz na nie pozwolić w ustawieniach przeglądarki.
web-notify-none = Ta przeglądarka nie obsługuje powiadomień.
web-notify-body = Twój ruch w { $game }.
web-title-turn = ● Twój ruch – { $game }
web-standing = Automatyczne odpowiedzi
web-standing-note = Wysyłane za ciebie po zwykłym czasie, więc rywal niczego nie zauważy.
web-standing-chuhan-ask-cancel = Chu Han: rywal zagrywa zdolność
web-standing-chuhan-ask-restore = Chu Han: Lyu Zhi anuluje moją zdolność
web-standing-no-choice-suntzu = Sun Tzu: pytanie, przy którym nie ma wyboru
web-standing-ask = Pytaj mnie
web-standing-forced = Pozwól, gdy nie mam wyboru
web-standing-allow = Zawsze pozwalaj
web-standing-for-me = Odpowiadaj za mnie
web-standing-given = Odpowiedź dano za ciebie.
web-devices = Inne urządzenia
web-devices-note = Kod przenosi ciebie i twoje gry na inne urządzenie. Działa raz, przez dziesięć minut.
web-code-get = Kontynuuj na innym urządzeniu
web-code-show = Pokaż kod
web-code-have = Mam kod
web-code-use = Użyj
web-claimed = Witaj z powrotem.
web-data = Twoje dane
web-data-note = Nazwa, ustawienia i miejsca przy stołach
web-data-delete = Usuń moje dane
web-data-sure = Nazwa i ustawienia zostaną usunięte, a miejsca przy stołach zwolnione. Tego nie można cofnąć.
web-keep = Nie usuwaj
web-data-done = Twoje dane zostały usunięte
web-data-done-note = Nazwa, ustawienia i miejsca przy stołach zostały usunięte. Jesteś teraz nowym gościem: { $name }.

## Chu Han: cards
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

## Chu Han: the table
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
web-see-all = Wszystkie
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

## Chu Han: what is asked
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

## Chu Han: log and ends
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

## Huang: things
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

## Huang: what is asked
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

## Huang: conflicts
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

## Huang: the end
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

## Huang: signs on possible hexes
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

## Sun Tzu: cards
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

## Sun Tzu: the table
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

## Sun Tzu: battles
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

## Sun Tzu: what is asked
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

## Sun Tzu: scorings and the end
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

## Stół dowolnej gry
web-generic-move = { MOVE($move) }
web-generic-moves = Ruchy
web-generic-position = Pozycja
web-generic-players = Gracze
web-generic-find = Znajdź ruch
web-generic-none = Żaden ruch nie zawiera „{ $text }”.
web-generic-choose = Wybierz ruch.
web-generic-none-chosen = Zagraj
web-generic-play = Zagraj: { MOVE($move) }
web-generic-back = Wstecz
