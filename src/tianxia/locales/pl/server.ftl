# The server: refusals, and log lines about a table.

server-database-unknown = Adres bazy danych powinien zaczynać się od jednego z: { $kinds }.
server-secret-short = Sekret w { $path } jest za krótki: usuń ten plik, a powstanie nowy.
server-settings-bad = Nie można odczytać ustawienia serwera: { $problem }
server-folder-unwritable = Nie można użyć katalogu danych { $path } ({ $problem }). Nadaj temu użytkownikowi prawo zapisu albo wskaż inny katalog przez TIANXIA_DATA.
server-database-unwritable = Nie można zapisywać w bazie danych { $where } ({ $problem }). Sprawdź, czy jej katalog istnieje, czy dysk nie jest tylko do odczytu i czy ten użytkownik może tam zapisywać.
server-database-full = Brak miejsca na bazę danych { $where }. Zwolnij miejsce na tym dysku i uruchom ponownie.
server-database-corrupt = Baza danych { $where } jest uszkodzona ({ $problem }). Zastąp ją kopią zapasową albo przenieś plik, aby zacząć z pustą bazą.
server-database-unavailable = Nie można połączyć się z bazą danych { $where } ({ $problem }). Sprawdź, czy działa i czy adres jest poprawny.
server-database-failed = Nie można użyć bazy danych { $where }: { $problem }

server-no-guest = Jeszcze się tu nie znamy: wczytaj stronę ponownie.
server-token = To żądanie nie przyszło z naszej strony: wczytaj ją ponownie.
server-forbidden = To niedozwolone.
server-missing = Tu nic nie ma.
server-method = Tego nie można tu zrobić.
server-malformed = Nie udało się tego zrozumieć.
server-large = To jest za duże.
server-failed = Coś poszło nie tak po naszej stronie. Spróbuj ponownie.
server-storage-unavailable = Serwer nie może teraz niczego zapisać. Spróbuj ponownie za kilka sekund.
server-too-many =
    { $seconds ->
        [one] Za często. Spróbuj ponownie za sekundę.
        [few] Za często. Spróbuj ponownie za { $seconds } sekundy.
        [many] Za często. Spróbuj ponownie za { $seconds } sekund.
       *[other] Za często. Spróbuj ponownie za { $seconds } sekundy.
    }
server-guest = Gość { $number }
server-name-empty = Nazwa musi mieć co najmniej jedną literę.
server-settings-large = Te ustawienia są za duże, by je przechować.
server-code = Ten kod jest nieważny: działa raz, przez dziesięć minut.

server-option-choice = Opcja { $option } może mieć wartość: { $choices }.
server-seats-number =
    { $fewest ->
        [2] { $most ->
            [2] To gra dla 2 graczy, a nie dla { $number }.
           *[other] To gra dla { $fewest }–{ $most } graczy, a nie dla { $number }.
        }
       *[other] To gra dla { $fewest }–{ $most } graczy, a nie dla { $number }.
    }
server-seats-players = Podaj różnych graczy w kolejności tur, w liczbie { $number }.
server-seats-person = Przynajmniej jedno miejsce musi być dla człowieka.
server-clock-seconds = Zegar wymaga od jednej sekundy do dwóch tygodni.

server-table-missing = Nie ma takiego stołu.
server-table-rules = Przy tym stole grano według zasad w wersji { $theirs }; tu jest wersja { $ours }.
server-table-earlier = Tę grę rozpoczęto według zasad w wersji { $theirs }; ten serwer gra według wersji { $ours }. { $change }
server-table-old = Przy tym stole grano według innej wersji zasad i nie można tu grać dalej.
server-table-waits = Gra się jeszcze nie zaczęła: kogoś brakuje.
server-join-key = To stół prywatny: poproś o link.
server-join-started = Gra już się zaczęła.
server-join-taken = To miejsce jest zajęte.
server-start-owner = Zacząć może tylko ten, kto otworzył stół.
server-seat-foreign = To nie jest twoje miejsce.
server-sockets = Zbyt wiele otwartych stołów naraz.
server-bot-tables =
    { $most ->
        [one] Masz { $most } trwającą grę z botami i więcej tutaj nie można. Dokończ ją lub opuść, a potem zacznij następną.
        [few] Masz { $most } trwające gry z botami i więcej tutaj nie można. Dokończ lub opuść którąś z nich, a potem zacznij następną.
       *[many] Masz { $most } trwających gier z botami i więcej tutaj nie można. Dokończ lub opuść którąś z nich, a potem zacznij następną.
    }

server-move-stale = Gra poszła dalej: to pytanie jest już nieaktualne.
server-move-long = Żaden ruch nie jest tak długi.
server-move-unfinished = Ten ruch nie jest pełny.
server-undo-no = Nie ma czego cofnąć.
server-undo-ask = Na cofnięcie tego muszą się zgodzić pozostali.
server-offer-none = Nikt tego nie proponował.
server-offer-early = Gra jeszcze się nie skończyła.
server-draw-bots = Bot gra do końca.
server-replace-time = Bot może przejąć miejsce dopiero, gdy skończy się jego czas.
server-claim-time = Zwycięstwo na czas można odebrać dopiero, gdy rywalowi skończy się czas.
server-claim-two = Gdy gra więcej niż dwoje, gracza, któremu skończył się czas, zastępuje bot.
server-hint-off = Przy tym stole nie ma podpowiedzi.
server-hint-wait = Jedna podpowiedź naraz.
server-message-long = Wiadomość była za długa.
server-messages-many = Za dużo wiadomości z rzędu.
server-bye-closing = Serwer robi przerwę. Wróci.

server-replay-running = Dopóki gra trwa, wstecz można patrzeć tylko z własnego miejsca.
server-replay-viewpoint = Wybierz widok jednego z graczy albo pełny.
server-replay-same = Tę grę rozegrano według zasad w wersji { $theirs }. W wersji { $ours } każdy jej ruch przebiega tak samo.
server-replay-part = Tę grę rozegrano według zasad w wersji { $theirs }; ten serwer gra według wersji { $ours }. { $change } Obie wersje są zgodne do ruchu { $shown } z { $moves } i tyle tu widać; wynik pochodzi z gry, jak ją rozegrano.
server-study-earlier = Gry według wcześniejszej wersji zasad nie można przeanalizować: boty grają według obecnej.
server-statistics-part = Statystyki wymagają całej gry, a według obecnych zasad można pokazać tylko jej część.
server-replay-move = Nie ma ruchu { $number }: ostatni to { $last }.
server-studies-many = W tej chwili analizowanych jest wiele gier. Spróbuj ponownie za kilka minut.
server-upload-text = Ten plik nie jest tekstem: zapis gry kończy się na .toml i da się go czytać.
server-upload-long = Żadna gra nie ma tylu ruchów; najwięcej to { $most }.
server-upload-research = Opcja { $option } służy badaniom: takich gier tu nie pokazujemy.
server-upload-bad = Tego zapisu nie można odtworzyć: { $problem }
server-upload-unfinished = Ta gra nie jest skończona: przechowujemy tylko skończone gry.

server-log-undo = { SEAT($seat) } cofa ruch.
server-log-undo-agreed = { SEAT($seat) } cofa ruch za zgodą { SEAT($other, form: "gen") }.
server-log-undo-all = { SEAT($seat) } cofa ruch za zgodą pozostałych.
server-log-draw-offer = { SEAT($seat) } proponuje remis.
server-log-declined =
    { $what ->
        [undo] { SEAT($seat) } nie zgadza się na cofnięcie ruchu.
        [rematch] { SEAT($seat) } nie chce rewanżu.
       *[draw] { SEAT($seat) } nie zgadza się na remis.
    }
server-log-resign = { SEAT($seat) } poddaje grę.
server-log-time = { SEAT($seat, form: "dat", capital: 1) } skończył się czas.
server-log-draw = Gracze zgadzają się na remis.
server-log-replace = Bot ({ $level }) przejmuje miejsce: { SEAT($seat) }.

server-page-title = Tianxia
server-page-not-built = Serwer działa, ale jego strony nie są zbudowane: uruchom „make browser” w klonie repozytorium albo zainstaluj pakiet wheel z „make wheel”.
