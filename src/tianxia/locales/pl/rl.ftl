# Reinforcement-learning environments.

rl-mode = Nie ma trybu { $mode }, są tylko { $modes }.
rl-perspective = Nie ma perspektywy { $perspective }, są tylko { $known }.
rl-option-unknown = Nieoczekiwany argument nazwany '{ $option }': { $game } ma opcje { $known }.
rl-seat = Nie ma miejsca { $seat }, są tylko { $seats } i random.
rl-opponent-none = Trzeba podać co najmniej jednego przeciwnika.
rl-opponent-kind = To nie jest przeciwnik: { $given }. Przeciwnik to nazwa bota, obiekt albo klasa bota (tworzona bez argumentów) albo funkcja obserwacji i maski akcji; albo ich lista, albo przyporządkowanie ich miejscom.
rl-opponent-seat = Nie ma miejsca { $seat } dla przeciwnika, są tylko { $seats }.
rl-opponent-missing = Nikt nie gra jako { $seats }: podaj przeciwnika dla każdego miejsca, które nie musi należeć do agenta.
rl-seconds = Czas przeciwników musi być liczbą sekund większą od 0, a nie { $given }.
rl-simulations = Liczba symulacji przeciwników musi być całkowita, od 1 wzwyż, a nie { $given }.
rl-reset = Żadna gra się nie toczy: najpierw wywołaj reset().
rl-waits = { $seat } nie ma teraz pytania: może tylko czekać.
rl-asked = { $seat } ma teraz pytanie: musi działać.
rl-illegal = { $action } nie jest teraz dozwolone ({ $seat }).
rl-openspiel-observer = Gry Tianxia ogląda jeden gracz albo publiczność: to, co jawne, to, co jego, albo jedno i drugie.
rl-openspiel-private = Nie ma historii samej prywatnej informacji: dodaj publiczną albo zrezygnuj z perfect recall.
rl-openspiel-parameters = Obserwatorzy gier Tianxia nie mają parametrów: { $parameters }.
rl-vector-number = Liczba środowisk musi być liczbą całkowitą od 1, a nie { $given }.
rl-vector-planes = { $game } nie ma obserwacji w płaszczyznach, więc nie można jej rozgrywać w środowisku wektorowym.
rl-vector-dtype = Obserwacje są typu uint8 albo float32, a nie { $given }.
rl-vector-legal = Dozwolone akcje podaje się jako dense, sparse albo both, a nie { $given }.
rl-vector-seeds = Trzeba podać jedno ziarno albo po jednym dla każdego środowiska ({ $number }); tu jest ich { $given }.
rl-vector-copy = Środowiska z wieloma grami nie da się ani skopiować, ani zapisać przez pickle. Utwórz nowe: te same ziarna i akcje dają te same gry.
rl-vector-actions = Akcje muszą być tablicą liczb całkowitych, po jednej dla każdego środowiska ({ $number }); ta to { $given }.
rl-vector-illegal = Środowisko { $index }: { $action } nie jest teraz dozwolone ({ $seat }). W żadnym środowisku nic się nie stało.
