# Matches between bots.

arena-two-bots = Mecz wymaga co najmniej dwóch botów.
arena-games = Liczba gier musi być od 1 do { NUMBER($most, useGrouping: 0) }.
arena-jobs = Naraz musi toczyć się co najmniej jedna gra: --jobs 1.
arena-bot-kind = { $given } nie jest botem: podaj nazwę bota, podklasę albo obiekt tianxia.bots.bot.Bot, albo funkcję, która go zwraca.
arena-bot-pickle = { $bot }: nie da się wysłać tego bota do innego procesu: { $problem }. Graj bez jobs, w tym procesie.
arena-bot-main = { $bot }: bot zdefiniowany w sesji interaktywnej, gdzie inne procesy go nie znajdą. Graj bez jobs, w tym procesie, albo przenieś go do modułu.
arena-seats =
    { $number ->
        [one] Podane boty: { $bots }, a jest { $number } miejsce: { $seats }.
        [few] Podane boty: { $bots }, a są { $number } miejsca: { $seats }.
        [many] Podane boty: { $bots }, a jest { $number } miejsc: { $seats }.
       *[other] Podane boty: { $bots }, a jest { $number } miejsca: { $seats }.
    }
arena-time = Mnożnik czasu musi być większy od 0 i nie większy niż 1000.
arena-budget = Budżet wymaga granicy: więcej niż 0 sekund albo więcej niż 0 symulacji.
arena-seconds = Liczba sekund na decyzję musi być większa od 0 i nie większa niż { NUMBER($most, useGrouping: 0) }.
arena-seconds-time = Sekundy zastępują zwykły czas bota, a mnożnik go mnoży: podaj tylko jedno z nich.
arena-seed = Ziarno meczu musi być liczbą całkowitą od 0 do 9223372036854775807.
arena-simulations = Liczba symulacji musi wynosić co najmniej 0.
arena-overtime = Decyzja trwała { $seconds } s; limit to { $budget } s.
arena-illegal = Odpowiedź { $action } w ruchu { $move } jest niedozwolona.
arena-hung = Bot nie wrócił z decyzji.
arena-died = Proces, w którym grał bot, przestał działać.
arena-not-started = Nie rozegrano żadnej gry, bo { $bot } nie może grać. { $problem }
arena-crashed = Arena zatrzymała się w grze { $number }, w której { $bot } uległ awarii. Wszystkie gry z wynikiem są zachowane: napraw bota i uruchom arenę ponownie w ten sam sposób, a pozostałe zostaną rozegrane. { $problem }
arena-worker-died = Proces, który rozgrywał grę { $number }, przestał działać, a żaden bot nie myślał: czy wystarcza pamięci? Skrypt, który gra w innych procesach, musi to robić pod „if __name__ == "__main__":”.
arena-folder-other = { $path } nie jest katalogiem areny: wybierz inny przez --out.
arena-folder-settings = { $path } zawiera mecz z innymi ustawieniami: { $key } to tam { $theirs }, a tu { $ours }. Wybierz inny katalog przez --out.
arena-ladder-none = { $game } nie ma jeszcze poziomów. Podaj boty od najsłabszego do najsilniejszego: { $bots }.
arena-ladder-twice = Bot może stać na drabinie tylko raz.
arena-ray-missing = Ray nie jest zainstalowany: pip install "tianxia[ray]".
arena-ray-address = Pod adresem { $address } nie ma klastra Ray: { $problem }
arena-dataset-missing = pyarrow nie jest zainstalowany: pip install "tianxia[data]".
arena-dataset-planes = { $game } nie ma obserwacji w płaszczyznach, więc nie da się z tego zrobić zbioru danych.
arena-dataset-other = { $path } nie jest zbiorem danych areny: wybierz inny katalog przez --dataset.
arena-dataset-apart = Zbiór danych ({ $dataset }) potrzebuje własnego katalogu: nie w katalogu gier ({ $out }) i nie wokół niego.
arena-dataset-out = Zbiór danych powstaje z zapisów gier: podaj katalog także dla nich (out).
arena-dataset-settings = { $path } zawiera zbiór danych meczu z innymi ustawieniami: { $key } to tam { $theirs }, a tu { $ours }. Wybierz inny katalog przez --dataset.
arena-dataset-game = Gra { $number } nie może trafić do zbioru danych. { $problem }
arena-dataset-steps = Jej zapis nie podaje pojedynczych kroków.
arena-dataset-record = Krok w jej zapisie nie jest dozwolony: { $problem }
