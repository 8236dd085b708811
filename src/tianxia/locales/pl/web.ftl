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
web-players-number = Liczba graczy
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

## Chu Han: the table
web-see-all = Wszystkie

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
