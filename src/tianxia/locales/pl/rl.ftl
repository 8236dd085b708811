# Środowiska dla tych, którzy trenują maszyny.

rl-missing = { $package } nie jest zainstalowany: pip install "tianxia[{ $extra }]".
rl-seed = Ziarno musi być liczbą całkowitą od 0, mającą najwyżej { $bits } bitów.
rl-mode = Nie ma trybu { $mode }, są tylko { $modes }.
rl-eyes = Nie ma oczu { $eyes }, są tylko { $known }.
rl-seat = Nie ma miejsca { $seat }, są tylko { $seats } i random.
rl-opponent-none = Trzeba podać co najmniej jednego przeciwnika.
rl-seconds = Czas przeciwników musi być liczbą sekund większą od 0, a nie { $given }.
rl-simulations = Liczba symulacji przeciwników musi być całkowita, od 1 wzwyż, a nie { $given }.
rl-reset = Żadna gra się nie toczy: najpierw wywołaj reset().
rl-waits = { $seat } nie ma teraz pytania: może tylko czekać.
rl-asked = { $seat } ma teraz pytanie: musi działać.
rl-illegal = { $action } nie jest teraz dozwolone ({ $seat }).
rl-openspiel-observer = Gry Tianxia ogląda jeden gracz: to, co jawne, i to, co jego.
rl-openspiel-parameters = Obserwatorzy gier Tianxia nie mają parametrów: { $parameters }.
rl-vector-number = Liczba środowisk musi być liczbą całkowitą od 1, a nie { $given }.
rl-vector-planes = { $game } nie ma obserwacji w płaszczyznach, więc nie można rozgrywać wielu gier naraz.
rl-vector-seeds = Trzeba podać jedno ziarno albo po jednym dla każdego środowiska ({ $number }); tu jest ich { $given }.
rl-vector-copy = Środowiska z wieloma grami nie da się ani skopiować, ani zapisać przez pickle. Utwórz nowe: te same ziarna i akcje dają te same gry.
rl-vector-actions = Akcje muszą być tablicą liczb całkowitych, po jednej dla każdego środowiska ({ $number }); ta to { $given }.
rl-vector-illegal = Środowisko { $index }: { $action } nie jest teraz dozwolone ({ $seat }). W żadnym środowisku nic się nie stało.
