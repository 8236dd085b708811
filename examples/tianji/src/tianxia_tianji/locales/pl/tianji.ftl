# Wyścig Tian Ji.

tianji-name = Wyścig Tian Ji
tianji-about = Wyścigi koni i tajne wybory: Tian Ji i król Qi wystawiają po jednym koniu.

tianji-seat-qi = Qi
    .gen = króla Qi
    .dat = królowi Qi
    .acc = króla Qi
    .ins = królem Qi
tianji-seat-tian = Tian Ji

tianji-house-tie = Jeśli oba konie są równie szybkie, nikt nie zdobywa nagrody.

## Ruchy
tianji-move-run = koń { $first }
tianji-move-turn = nagroda { $first }

## Pytanie i to, co gracz wie
tianji-ask-run = Nagroda: { $prize ->
        [one] { $prize } punkt
        [few] { $prize } punkty
       *[other] { $prize } punktów
    }. Którego konia wystawiasz?
tianji-ask-turn = Którą nagrodę odkryć?
tianji-show-prize = Stawka tego wyścigu: { $prize ->
        [one] { $prize } punkt
        [few] { $prize } punkty
       *[other] { $prize } punktów
    }.
tianji-show-prizes = Następne nagrody, w nieznanej kolejności: { $prizes }
tianji-show-points = { SEAT($seat) }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
tianji-show-horses = Konie { SEAT($seat, form: "gen") }: { $horses }
tianji-show-choice = Wybrany koń { SEAT($seat, form: "gen") }: { $horse }.
tianji-effect-run = wyprzedza { $beaten } z { $rivals ->
        [one] { $rivals } konia rywala
       *[other] { $rivals } koni rywala
    }

## Dziennik
tianji-log-prize = Nowy wyścig, stawka: { $prize ->
        [one] { $prize } punkt
        [few] { $prize } punkty
       *[other] { $prize } punktów
    }.
tianji-log-chosen = Wybierasz konia { $horse }.
tianji-log-run = { SEAT("qi") } wystawia konia { $qi }, { SEAT("tian") } konia { $tian }.
tianji-log-wins = { SEAT($seat) } zdobywa { $prize ->
        [one] { $prize } punkt
        [few] { $prize } punkty
       *[other] { $prize } punktów
    }.
tianji-log-tie = Konie równie szybkie: nikt nie zdobywa nagrody.
tianji-log-end = Koniec wyścigów: { $qi } do { $tian }.

tianji-mark-race = Wyścig { $count }
tianji-gain-race = Wygrane wyścigi

## Odmowy
tianji-why-text = „{ $text }” to nie jest ruch. Napisz „run” i numer konia, na przykład: run 5
tianji-why-number = Nie ma numeru { $number }: numery są od 1 do { $most }.
tianji-why-run = Koń { $number } już biegł.
tianji-why-turned = Nagroda { $number } jest już odkryta.
tianji-position-horses = Obaj gracze muszą mieć tyle samo koni.
tianji-position-prizes = Na każdy z { $races } następnych wyścigów musi być jedna nagroda, żadna dwa razy.
tianji-position-twice = { $key } zawiera dwa razy tę samą liczbę.
tianji-position-choice = Nie można wybrać konia { $horse }: już biegł albo nie ma odkrytej nagrody.
tianji-position-both = Wybrać mógł najwyżej jeden gracz: inaczej konie już by pobiegły.
