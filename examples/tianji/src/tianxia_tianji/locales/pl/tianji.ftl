# Wyścig Tian Ji.

tianji-name = Wyścig Tian Ji
tianji-about = Wyścigi koni i tajne wybory: Tian Ji i król Qi wystawiają po jednym koniu.
web-about-tianji = Wystaw wolnego konia przeciw szybkiemu i wygraj wyścig, który się liczy.
web-option-tianji-horses = Konie
web-option-tianji-horses-note = Ile koni ma każdy z graczy i ile jest wyścigów.

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
tianji-log-run = { SEAT("tianji/qi") } wystawia konia { $qi }, { SEAT("tianji/tian") } konia { $tian }.
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

## Samouczek
tutorial-tianji-race = Jeden wyścig
tutorial-tianji-race-1 = Jesteś Tian Ji, twoim rywalem jest król Qi. Stawką są 5 punktów. Obaj w tajemnicy wybieracie konia, a szybszy wygrywa. Wybierz konia 5.
tutorial-tianji-race-1-no = Koń 5 jest najszybszy, a 5 punktów to najlepsza nagroda. Spróbuj go.
tutorial-tianji-race-2 = Wygrana! Oba konie już nie pobiegną. Teraz stawką jest tylko 1 punkt. Wystaw najwolniejszego konia.
tutorial-tianji-race-2-no = Zachowaj dobre konie na dobre nagrody: wybierz konia 1.
tutorial-tianji-race-end = Król zdobył jeden punkt dobrym koniem, którego mu później zabraknie. Gdy pobiegną wszystkie konie, wygrywa gracz, który ma więcej punktów.
tutorial-tianji-sunbin = Rada Sun Bina
tutorial-tianji-sunbin-1 = Konie króla 3, 6 i 9 są szybsze niż twoje 2, 5 i 8. A jednak Sun Bin wie, jak wygrać. Król na pewno wystawi teraz najlepszego konia. Wystaw najgorszego.
tutorial-tianji-sunbin-1-no = Tego wyścigu nie wygrasz, więc przegraj go tanio: wybierz konia 2.
tutorial-tianji-sunbin-2 = Zużył dziewiątkę na twoją dwójkę. Teraz wystawia średniego konia, szóstkę. Wystaw najlepszego.
tutorial-tianji-sunbin-2-no = Wybierz konia 8: jest szybszy niż 6.
tutorial-tianji-sunbin-3 = Został jeden wyścig. Twój koń 5 jest szybszy niż jego 3.
tutorial-tianji-sunbin-end = Dwa wyścigi z trzech, i to wolniejszymi końmi. Tak właśnie Tian Ji wygrał z królem.
