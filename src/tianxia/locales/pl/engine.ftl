# The engine: refusals, scenarios, records.

engine-game-over = Gra skończona: nikt nie ma ruchu.
engine-not-your-turn = { SEAT($seat) } nie ma teraz ruchu; decyduje: { SEAT($actors) }.
engine-seat-not-asked = Miejsce { $seat } nie jest teraz pytane.
engine-action-not-legal = Akcja { $action } jest teraz niedozwolona dla miejsca { $seat }.
engine-not-an-integer = { $what } musi być liczbą całkowitą, a nie { $value } ({ $kind }).
engine-no-single-player = Kilka miejsc decyduje jednocześnie ({ $seats }): podaj, o które chodzi.
engine-seed = Ziarno musi być liczbą całkowitą od 0, mającą najwyżej { $bits } bitów.
engine-unknown-game = Nie ma gry „{ $game }”. Gry to: { $games }.
engine-extra-missing = { $package } nie jest zainstalowany: pip install "tianxia[{ $extra }]".

engine-option-unknown = { $game } nie ma opcji „{ $option }”. Ma: { $known }.
engine-option-bad = Opcja ma wartość, której mieć nie może: { $problem }.
engine-option-form = „{ $text }” nie jest opcją. Zapisz ją jako nazwa=wartość, na przykład events=on.

engine-position-no-table = { $key } musi być tabelą, na przykład { "{" } han = …, chu = … { "}" }.
engine-position-unknown = { $key } nie jest kluczem pozycji. Znane tutaj: { $known }.
engine-position-missing = Brakuje { $key }; do wyboru: { $choices }.
engine-position-no-number = { $key } musi być liczbą całkowitą.
engine-position-range = { $key } to { $value }, a musi być od { $low } do { $high }.
engine-position-no-switch = { $key } musi być true albo false.
engine-position-no-text = { $key } musi być tekstem.
engine-position-no-list = { $key } musi być listą.
engine-position-choice = { $key } podaje „{ $value }”, a do wyboru jest: { $choices }.
engine-position-seed = Ziarno musi być liczbą całkowitą od 0 wzwyż albo dłuższą, w cyfrach szesnastkowych, najwyżej 256-bitową.

engine-file-no-file = { $path } nie jest plikiem.
engine-file-large = { $path } jest o wiele za duży na taki plik.
engine-file-utf8 = { $path } nie jest tekstem w UTF-8.
engine-file-unreadable = Nie można odczytać { $path }: { $problem }.
engine-file-unwritable = Nie można zapisać { $path }: { $problem }.
engine-toml = To nie jest poprawny TOML: { $problem }.

engine-no-scenarios = W { $path } nie ma pliku scenariusza (.toml).
engine-scenario-key = „{ $key }” nic tu nie znaczy. Znane: { $known }.
engine-scenario-text = Potrzebne jest „{ $key }”, jako tekst.
engine-scenario-table = „{ $key }” musi być tabelą.
engine-scenario-steps = Kroki muszą być tablicą tabel: [[steps]].
engine-scenario-do-or-refuse = Krok { $number } musi mieć albo „do”, albo „refuse”.
engine-scenario-position = Taka pozycja nie jest możliwa: { $problem }
engine-scenario-begin = Gra nie może się zacząć: { $problem }
engine-scenario-unreadable = Nie można odczytać „{ $text }”: { $problem }
engine-scenario-expect = Nie można odczytać oczekiwania: { $problem }
engine-scenario-at-end = na końcu
engine-scenario-at-step = w kroku { $number } ({ $seat }: { $text })
engine-scenario-changed = Odczytanie ruchu zmieniło stan.
engine-scenario-accepted = Należało odmówić, a ruch jest dozwolony.
engine-scenario-refused = Odmowa: { $reason }

engine-expect-table = To musi być tabela kluczy i wartości.
engine-expect-key = Zrzut gry { $game } nie ma klucza „{ $key }”.
engine-expect-texts = „{ $key }” musi być listą tekstów.
engine-expect-seat = „{ $seat }” nie jest miejscem. Miejsca to: { $seats }.
engine-expect-which-seat = Pytanych jest kilka miejsc: napisz { $key } = { "{" } seat = […] { "}" }.
engine-expect-one-step = „{ $text }” to więcej niż jeden krok; „only” jest dla decyzji w jednym kroku.
engine-expect-differs =
    { $key }
        oczekiwane  { $wanted }
        znalezione  { $found }
engine-expect-legal = „{ $text }” jest dozwolone dla { $seat }, a nie powinno.
engine-expect-refused = „{ $text }” powinno być dozwolone dla { $seat }, ale: { $reason }

engine-score = { $points }
engine-score-seat = { SEAT($seat) } { $points }

engine-record-key = „{ $key }” nic nie znaczy w zapisie gry. Znane: { $known }.
engine-record-missing = W zapisie brakuje „{ $key }” albo ma niewłaściwą postać.
engine-record-rules = Ten zapis powstał według zasad { $theirs } gry { $game }; tu obowiązują zasady { $ours } i powtórka mogłaby dać inną grę.
engine-record-departs = Tę grę rozegrano według zasad w wersji { $theirs }; tu obowiązuje wersja { $ours }. { $change } Obie wersje są zgodne do ruchu { $shown } z { $moves }.
engine-record-start = Zapis nie może się zacząć: { $problem }
engine-record-seat = Ruch { $number }: „{ $seat }” nie jest miejscem w tej grze.
engine-record-line = „{ $text }” nie jest ruchem; wiersz to miejsce i tekst, na przykład: han play 7 7 7.
engine-record-move = Nie można zagrać ruchu { $number } ({ $move }): { $problem }
engine-record-final = Ruchy prowadzą do innej pozycji, niż mówi zapis: został zmieniony albo pochodzi z innego programu.
