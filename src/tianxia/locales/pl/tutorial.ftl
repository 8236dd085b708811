# The tutorial: a guided game for each of the three games, scene by scene.
#
# tutorial-<game>-<scene> is the title of a scene, -1, -2 … what the coach says before each move, -end what it says when
# the scene is over. A text that ends in -no is for who tries another move than the one that is learned just now. The
# learner is spoken to. A text should not be longer than 45 words. Words in “quotation marks” are those of the buttons:
# web-suntzu-act-…, web-huang-begin, web-huang-act, web-chuhan-act-….

## Around the table
tutorial-learn = Samouczek
tutorial-learn-about = Poznaj { $game } w grze z przewodnikiem
tutorial-go-on = Kontynuuj naukę
tutorial-title = Poznaj { $game }
tutorial-overview = Krótkich scen: { $scenes }, razem około { $minutes } min. Możesz przerwać w każdej chwili i wrócić później albo wybrać scenę.
tutorial-begin = Zacznij
tutorial-scenes = Sceny
tutorial-minutes = { $minutes } min
tutorial-scene-done = ukończona
tutorial-coach = Przewodnik
tutorial-scene = Scena { $number } z { $scenes }: { $title }
tutorial-step = Krok { $step } z { $steps }
tutorial-again = Zacznij scenę od nowa
tutorial-skip = Pomiń tę scenę
tutorial-next = Następna scena
tutorial-finish = Zakończ
tutorial-leave = Wyjdź z samouczka
tutorial-watch = Patrz, co robi rywal.
tutorial-look = Obejrzyj bitwy jedną po drugiej. Potem przewodnik mówi dalej.
tutorial-elsewhere = Tę scenę zaczęto od nowa w innym oknie.
tutorial-not-now = W prawdziwej grze możesz to zrobić. Tutaj spróbuj tego, co opisuje przewodnik.
tutorial-scene-over = Ta scena jest skończona. Przejdź do następnej albo zacznij ją od nowa.
tutorial-unknown = Nie ma takiej sceny.
tutorial-done-title = Znasz już { $game }
tutorial-done = Znasz już wszystkie rodzaje ruchów. Reszta to praktyka: Nowicjusz to przyjazny pierwszy rywal.
tutorial-done-play = Graj z botem ({ $level })
tutorial-done-rules = Przeczytaj zasady
tutorial-done-scenes = Zagraj scenę jeszcze raz
tutorial-left-title = Koniec samouczka
tutorial-left =
    { $number ->
        [one] Jednej sceny jeszcze nie znasz. Pokazuje coś nowego.
        [few] { $number } scen jeszcze nie znasz. Pokazują coś nowego.
        [many] { $number } scen jeszcze nie znasz. Pokazują coś nowego.
       *[other] { $number } sceny jeszcze nie znasz. Pokazuje coś nowego.
    }
tutorial-left-play = Zagraj to, co zostało
tutorial-left-scene = jeszcze nie zagrana

## Chu Han: leading, responding, passing
tutorial-chuhan-trick = Sztych
tutorial-chuhan-trick-1 = Witaj! Grasz jako Han, twój rywal to Chu. Pozbądź się kart wcześniej niż Chu; kto pierwszy ma 31 punktów, wygrywa grę. Nacierasz: wybierz 4 i zagraj ją.
tutorial-chuhan-trick-1-no = Tę kartę warto zachować. Na razie nacieraj czwórką.
tutorial-chuhan-trick-2 = Chu kontruje siódemką. Kontra ma tyle kart co natarcie i wyższą wartość. Zagraj 8. Wysokie karty są rzadkie: jest dziewięć jedynek, osiem dwójek i tak dalej, a tylko jedna 9.
tutorial-chuhan-trick-2-no = Zachowaj to na później. Na 7 wystarczy 8.
tutorial-chuhan-trick-3 = Chu pasuje, więc sztych jest twój i znów nacierasz. Zestaw to też kilka kart jednej wartości. Wybierz obie piątki i zagraj je razem.
tutorial-chuhan-trick-3-no = Spróbujmy zestawu z dwóch kart: wybierz obie piątki.
tutorial-chuhan-trick-4 = Dwie siódemki! Trzeba by dwóch ósemek, a nie masz już żadnej. Nikt nie musi przebijać zestawu. Naciśnij „{ web-chuhan-act-pass }”; w następnym sztychu naciera wtedy Chu.
tutorial-chuhan-trick-5 = Chu naciera niską pojedynczą kartą, by się jej pozbyć. Odbierz natarcie: twoja 9 to najwyższa karta ze wszystkich.
tutorial-chuhan-trick-5-no = Pokaż, kto tu naciera: zagraj 9.
tutorial-chuhan-trick-end = Dobrze zagrane. To serce tej gry: natarcie, coraz wyższe zestawy, pas. Kto nie spasował, naciera w następnym sztychu.

## Chu Han: drawing cards, the joker
tutorial-chuhan-writ = Dekret i dżoker
tutorial-chuhan-writ-1 = Chu naciera trzema piątkami. Masz tylko dwie siódemki. Przed kontrą możesz wziąć dekret, raz w turze: dobierasz dwie karty. Ale jeśli Chu się wyczerpie, zdobędzie punkt za każdy twój dekret.
tutorial-chuhan-writ-1-no = Można spasować, ale jest szansa: naciśnij „{ web-chuhan-act-writ }” i dobierz dwie karty.
tutorial-chuhan-writ-2 = Masz dżokera, czyli 0! Dołożony do zestawu jest jeszcze jedną kartą tej wartości. Wybierz obie siódemki i 0: razem to trzy siódemki.
tutorial-chuhan-writ-2-no = Dżoker świetnie tu pasuje: zagraj obie siódemki z 0.
tutorial-chuhan-writ-end = Chu nie ma nic wyższego. W starciu jest sześć dekretów, wspólnych dla obu graczy. Sam dżoker jest pojedynczą kartą o wartości 0.

## Chu Han: great sets of 2s, going out
tutorial-chuhan-out = Wyczerpanie się
tutorial-chuhan-out-1 = Dwójki są wyjątkowe: zestaw sześciu lub więcej dwójek od razu daje punkt za każdą kartę. Masz sześć. Zagraj w natarciu wszystkie razem.
tutorial-chuhan-out-1-no = Wszystkie sześć dwójek naraz daje 6 punktów. Mniej dwójek nie daje nic.
tutorial-chuhan-out-2 = Sześć punktów! Została jedna karta. Zagrywając ostatnią, wyczerpujesz się: zdobywasz punkty za karty na ręce rywala, najwyżej 5, i 1 za każdy dekret wzięty przez rywala.
tutorial-chuhan-out-end = Zdobywasz 5 za karty i 2 za dekrety. Starcie jest skończone i karty rozdaje się od nowa. W następnym naciera gracz, który ma mniej punktów. I tak dalej, aż ktoś ma 31.

## Chu Han: lead powers
tutorial-chuhan-leading = Zdolności natarcia
tutorial-chuhan-leading-1 = Każda 3 i każda 6 to postać ze zdolnością. Zanim zagrasz zestaw w natarciu, możesz użyć jednej zdolności natarcia. Yu Ji odrzuca inną kartę: wybierz Yu Ji i samotną 1.
tutorial-chuhan-leading-1-no = Najpierw spróbuj Yu Ji: wybierz ją i 1, a potem użyj jej zdolności.
tutorial-chuhan-leading-2 = Dwóch słabych kart już nie ma, a ty nadal nacierasz. Po zdolności trzeba zagrać zestaw: zagraj obie ósemki.
tutorial-chuhan-leading-2-no = Nacieraj obiema ósemkami: Chu raczej ich nie przebije.
tutorial-chuhan-leading-3 = Nowy sztych, więc znów możesz użyć zdolności. Ying Bu bierze kartę o wartości od 1 do 5 ze stosu kart odrzuconych. Wybierz go, naciśnij przycisk i wskaż 5.
tutorial-chuhan-leading-3-no = Wybierz samego Ying Bu i weź 5 ze stosu kart odrzuconych.
tutorial-chuhan-leading-4 = Teraz masz trzy piątki zamiast dwóch. Nacieraj wszystkimi.
tutorial-chuhan-leading-4-no = Trzy piątki trudniej przebić niż dwie: nacieraj wszystkimi.
tutorial-chuhan-leading-5 = Ji Bu podgląda cztery wierzchnie karty stosu dobierania. Widzisz je tylko ty. Użyj go przed natarciem.
tutorial-chuhan-leading-5-no = Najpierw użyj Ji Bu, potem nacieraj.
tutorial-chuhan-leading-6 = Cztery karty widać obok stosu dobierania, najpierw wierzchnią: dekret dałby ci dwie pierwsze. Na razie nacieraj obiema czwórkami.
tutorial-chuhan-leading-6-no = Nacieraj obiema czwórkami.
tutorial-chuhan-leading-end = Każdą 3 i 6 możesz też zagrać jako zwykłą kartę jej wartości. Przytrzymaj kartę albo ją wskaż, a przeczytasz, co potrafi.

## Chu Han: powers that make sets, and their cancelling
tutorial-chuhan-mixed = Niezwykłe zestawy
tutorial-chuhan-mixed-1 = Z Zhongli Mo zagrasz karty o różnych wartościach jako jeden zestaw. Liczy się najniższa z nich. Wybierz Zhongli Mo oraz 1, 4, 8, 9: zestaw czterech kart o wartości 1.
tutorial-chuhan-mixed-1-no = Wybierz Zhongli Mo z kartami 1, 4, 8 i 9.
tutorial-chuhan-mixed-2 = Chu anuluje Zhongli Mo kartą Lyu Zhi! Ale masz Xiao He, który anuluje Lyu Zhi: twoja zdolność jednak zadziała. Przywróć ją.
tutorial-chuhan-mixed-2-no = Nie ustępuj: masz Xiao He, więc przywróć zdolność.
tutorial-chuhan-mixed-3 = Twój zestaw leży na stole i masz o sześć kart mniej. Chu przebija wartość 1 czterema dwójkami. Nie masz czterech kart o wyższej wartości: spasuj.
tutorial-chuhan-mixed-4 = Chu naciera dwiema piątkami. Z Peng Yue możesz skontrować tą samą wartością zamiast wyższej. Wybierz Peng Yue i obie piątki.
tutorial-chuhan-mixed-4-no = Twoje piątki nie są wyższe, ale z Peng Yue wystarczą: wybierz wszystkie trzy karty.
tutorial-chuhan-mixed-end = Zhongli Mo działa w natarciu i w kontrze, Peng Yue tylko w kontrze. Możesz nawet użyć obu w jednym zestawie.

## Chu Han: being asked
tutorial-chuhan-reaction = Pozwolić czy anulować
tutorial-chuhan-reaction-1 = Chu używa zdolności, a ty masz powiedzieć, czy może. Lyu Zhi mogłaby ją anulować. Chu chce tylko obejrzeć cztery karty: zachowaj ją na coś gorszego. Naciśnij „{ web-chuhan-act-allow }”.
tutorial-chuhan-reaction-1-no = To, że Chu obejrzy stos, niewiele ci szkodzi. Oszczędź Lyu Zhi i naciśnij „{ web-chuhan-act-allow }”.
tutorial-chuhan-reaction-2 = Pytanie pada zawsze, nawet bez Lyu Zhi, więc nikt się z niego nie dowie, kto ją ma. Dwie ósemki są dla ciebie za wysokie: spasuj.
tutorial-chuhan-reaction-3 = Teraz Ying Bu dałby Chu trzecią piątkę. Anuluj go: Lyu Zhi i Ying Bu trafią na stos kart odrzuconych i nic się nie stanie.
tutorial-chuhan-reaction-3-no = To chwila dla Lyu Zhi: anuluj Ying Bu.
tutorial-chuhan-reaction-4 = Bez Ying Bu Chu naciera tylko dwiema piątkami. Przebij je obiema siódemkami.
tutorial-chuhan-reaction-4-no = Obie siódemki przebijają dwie piątki Chu.
tutorial-chuhan-reaction-end = Trafna decyzja. Gdy Lyu Zhi leży odkryta, nikt nie może anulować i nikt nie jest pytany.

## Chu Han: a cancelled power
tutorial-chuhan-cancelled = Zdolność zawodzi
tutorial-chuhan-cancelled-1 = Jeszcze raz Zhongli Mo: wybierz go z kartami 2, 4 i 7. Tym razem nie masz Xiao He.
tutorial-chuhan-cancelled-1-no = Wybierz Zhongli Mo z kartami 2, 4 i 7.
tutorial-chuhan-cancelled-2 = Znowu Lyu Zhi! Nie możesz przywrócić zdolności, ale pytanie i tak pada, więc Chu nie wie, co masz. Naciśnij „{ web-chuhan-act-allow }”.
tutorial-chuhan-cancelled-3 = Zhongli Mo jest odrzucony, pozostałe karty wracają na twoją rękę. Nadal nacierasz, ale tylko zwykłym zestawem: kartami jednej wartości. Nacieraj siódemką.
tutorial-chuhan-cancelled-3-no = Nacieraj siódemką: Chu raczej jej nie przebije.
tutorial-chuhan-cancelled-end = Anulowana zdolność kosztuje ciebie jedną kartę, a rywala Lyu Zhi.

## Chu Han: powers of the 6s in a response
tutorial-chuhan-response = Odpowiedzi na silne zestawy
tutorial-chuhan-response-1 = Chu naciera dziewiątką, najwyższą kartą. Przebija ją tylko jedna: na pojedynczą 9 Liu Bang liczy się jako 10. Użyj go.
tutorial-chuhan-response-1-no = Liu Bang czeka właśnie na tę chwilę: użyj go na 9.
tutorial-chuhan-response-2 = Sztych jest twój. Nacieraj obiema jedynkami, by się ich pozbyć.
tutorial-chuhan-response-2-no = Nacieraj obiema jedynkami naraz.
tutorial-chuhan-response-3 = Dwie ósemki, trudno je przebić. Han Xin odbija zestaw: teraz Chu musi przebić te ósemki albo spasować. Trochę to kosztuje, bo Chu zdobywa 1 punkt. Użyj Han Xin.
tutorial-chuhan-response-3-no = Odbij ósemki kartą Han Xin.
tutorial-chuhan-response-end = Chu nie ma czym przebić tych ósemek i musi spasować. Teraz nacierasz.

## Chu Han: passing with a power
tutorial-chuhan-passing = Pas ze zdolnością
tutorial-chuhan-passing-1 = Nie przebijesz dwóch ósemek. Pomoże Xiahou Ying: spasuj z nim, a i tak nacierasz w następnym sztychu. Chu zdobywa za to 3 punkty.
tutorial-chuhan-passing-1-no = Spasuj z Xiahou Ying: wybierz jego kartę, potem pas.
tutorial-chuhan-passing-2 = Pas, a mimo to nacierasz. Zagraj obie czwórki.
tutorial-chuhan-passing-2-no = Nacieraj obiema czwórkami.
tutorial-chuhan-passing-3 = Dwie piątki cię przebijają. Masz już niewiele kart, więc niech to się opłaci: spasuj z Xiang Yu. Od teraz wszystkie punkty tego starcia są podwajane, dla obu graczy.
tutorial-chuhan-passing-3-no = Spasuj z Xiang Yu: wybierz jego kartę, potem pas.
tutorial-chuhan-passing-4 = Chu naciera siódemką. Twoja ostatnia karta to 9. Zagraj ją i wyczerp się!
tutorial-chuhan-passing-4-no = Zagraj 9. To twoja ostatnia karta.
tutorial-chuhan-passing-end = Trzy karty i jeden dekret to 4 punkty, podwójnie 8. Używaj Xiang Yu, gdy spodziewasz się wyczerpać; podwaja on także punkty rywala.

## Chu Han: an event
tutorial-chuhan-gate = Wydarzenie
tutorial-chuhan-gate-1 = Z wydarzeniami każde starcie ma swoją kartę. „{ chuhan-event-hong_gate }”: najpierw każdy gracz potajemnie daje rywalowi dwie karty. Daj 1 i 4: do niczego nie pasują.
tutorial-chuhan-gate-1-no = Daj 1 i 4, a pary zachowaj.
tutorial-chuhan-gate-2 = Dostajesz 2 i 5: masz teraz parę piątek i trzy dwójki. Nacieraj obiema piątkami.
tutorial-chuhan-gate-2-no = Nacieraj obiema piątkami.
tutorial-chuhan-gate-end = Wydarzenia możesz włączyć przy otwieraniu stołu. Nazwę wydarzenia widać na stole; otwórz ją, by przeczytać, co robi.

## Chu Han: winning
tutorial-chuhan-victory = Zwycięstwo
tutorial-chuhan-victory-1 = Ostatnia scena. Przy wydarzeniu „{ chuhan-event-warlords }” cztery karty leżą odkryte, a gracz w natarciu może dodać jedną z nich do zestawu. Masz 25 punktów. Wybierz swoją 7 i 7 ze stołu.
tutorial-chuhan-victory-1-no = Użyj też odkrytej karty: wybierz swoją 7 i 7 ze stołu.
tutorial-chuhan-victory-end = Wyczerpujesz się i zdobywasz 6 punktów: razem 31, więc wygrywasz grę. Świetnie!

## Sun Tzu: five orders, one card drawn
tutorial-suntzu-orders = Pięć rozkazów
tutorial-suntzu-orders-1 = Grasz jako Sun Tzu przeciw królowi Shao. Obie strony wykładają w tajemnicy pięć kart, po jednej w prowincji; wygrywa wyższa liczba. Wyłóż Jin-Yan 5, Qin 9, Han-Qi 4, Chu 2, Wu 3 i naciśnij „{ web-suntzu-act-seal }”.
tutorial-suntzu-orders-1-no = Wyłóż Jin-Yan 5, Qin 9, Han-Qi 4, Chu 2 i Wu 3, byśmy mówili o tych samych bitwach.
tutorial-suntzu-orders-2 = Kto wygrywa, umieszcza tyle oddziałów, ile wynosi różnica: 9 przeciw 5 daje ci cztery w Qin. Równe karty nic nie robią. Teraz dobierasz dwie karty i zatrzymujesz jedną. Zatrzymaj 8.
tutorial-suntzu-orders-2-no = Obie się przydadzą. Na razie zatrzymaj 8: wysokie karty wygrywają dużą różnicą.
tutorial-suntzu-orders-end = Karty w ramkach, od 1 do 6, co rundę wracają na rękę. Wszystkie inne po zagraniu wypadają z gry, więc używaj ich z głową.

## Sun Tzu: the cards that are no numbers, and 6 and 1
tutorial-suntzu-cards = Karty specjalne
tutorial-suntzu-cards-1 = Niektóre karty są szczególne. Wyłóż Jin-Yan −1, Qin 6, Han-Qi 1, Chu +1, Wu Plaga i wydaj rozkazy. Potem zobacz, co robi każda z nich.
tutorial-suntzu-cards-1-no = Wyłóż Jin-Yan −1, Qin 6, Han-Qi 1, Chu +1 i Wu Plaga.
tutorial-suntzu-cards-2 = +1 bije każdą liczbę o 1. −1 przegrywa tylko o 1. Plaga: bitwy nie ma, połowa oddziałów wraca do puli. 6 zostawia znak. Dzięki 1 dobierasz trzy karty i zatrzymujesz dwie: zatrzymaj 8 i 10.
tutorial-suntzu-cards-2-no = Zatrzymaj 8 i 10: wybierz obie.
tutorial-suntzu-cards-end = Znak to oddział, który na stałe leży na nazwie prowincji. Tam, gdzie masz znak, nie możesz ponownie wyłożyć 6.

## Sun Tzu: choosing and using a general
tutorial-suntzu-general = Generał
tutorial-suntzu-general-1 = Na początku każdy gracz potajemnie zachowuje jednego z pięciu generałów i może go użyć raz. Wybierz: { suntzu-general-recycle_minus }.
tutorial-suntzu-general-1-no = Każdy generał ma swój dobry dzień. Dziś wybierz: { suntzu-general-recycle_minus }.
tutorial-suntzu-general-2 = Twój generał może ocalić zagrane −1. Wyłóż Jin-Yan 4, Qin −1, Han-Qi 3, Chu 2, Wu 5 i wydaj rozkazy.
tutorial-suntzu-general-2-no = Wyłóż Jin-Yan 4, Qin −1, Han-Qi 3, Chu 2 i Wu 5.
tutorial-suntzu-general-3 = Karty w Qin są odkryte i masz zdecydować, czy działa twój generał. Twoje −1 wypadłoby z gry; generał odkłada je na spód twojego stosu. Użyj go.
tutorial-suntzu-general-3-no = Teraz jest ta chwila: użyj generała „{ suntzu-general-recycle_minus }”.
tutorial-suntzu-general-4 = Po bitwach możesz wymieniać karty albo użyć generała planowania. Spróbujesz tego w następnej scenie. Teraz naciśnij „Dalej”.
tutorial-suntzu-general-4-no = Wymiana będzie w następnej scenie. Na razie naciśnij „Dalej”.
tutorial-suntzu-general-5 = Runda kończy się jak zawsze: zatrzymaj jedną z dwóch kart. Weź 9.
tutorial-suntzu-general-5-no = Zatrzymaj 9.
tutorial-suntzu-general-end = Pytanie o generała pada zawsze, gdy mógłby zadziałać któryś z twoich pięciu, więc król Shao niczego się nie domyśli. Jeśli twój nie pasuje, po prostu idź dalej.

## Sun Tzu: exchanging, a general that plans, scoring
tutorial-suntzu-scoring = Wymiana i punktacja
tutorial-suntzu-scoring-1 = Bitwy rundy 3 są stoczone, zaraz będzie jej punktacja. Najpierw wymień kartę: odłóż −1 do pudełka, a oddział z posiłków przejdzie do puli. Możesz to robić także przed rozkazami.
tutorial-suntzu-scoring-1-no = Wybierz −1 i wymień je na oddział.
tutorial-suntzu-scoring-2 = Jin-Yan nie należy do nikogo. Twój generał „{ suntzu-general-move }” przesuwa oddział do sąsiedniej prowincji, wolnej albo twojej. Przesuń jeden z Qin do Jin-Yan.
tutorial-suntzu-scoring-2-no = Użyj generała „{ suntzu-general-move }”: wybierz Qin, potem Jin-Yan.
tutorial-suntzu-scoring-3 = Teraz kontrolujesz trzy prowincje. Możesz jeszcze raz wymienić kartę, ale zachowaj swoje +1. Naciśnij „Dalej”: czas na punktację.
tutorial-suntzu-scoring-3-no = Zachowaj karty i idź dalej.
tutorial-suntzu-scoring-4 = Po rundach 3, 6 i 9 każdy gracz dodaje wartości swoich prowincji. Masz 4, Shao 3: znacznik przesuwa się o 1 pole w twoją stronę. Teraz dobieranie: zatrzymaj 9.
tutorial-suntzu-scoring-4-no = Zatrzymaj 9.
tutorial-suntzu-scoring-end = Każda prowincja pokazuje trzy wartości, po jednej na każdą punktację. Jeśli po rundzie 3 lub 6 znacznik stoi na twoim końcu toru, od razu wygrywasz.

## Sun Tzu: who decides the order, and what +2 and +3 cost
tutorial-suntzu-order = Kto wybiera bitwy
tutorial-suntzu-order-1 = Od rundy 4 bitwy wybiera, jedną po drugiej, gracz, który ma mniej oddziałów na planszy. Teraz to ty. Wyłóż Jin-Yan 4, Qin 3, Han-Qi 5, Chu +2, Wu 8 i wydaj rozkazy.
tutorial-suntzu-order-1-no = Wyłóż Jin-Yan 4, Qin 3, Han-Qi 5, Chu +2 i Wu 8.
tutorial-suntzu-order-2 = Kolejność bywa ważna: oddziały, które wcześnie wrócą do puli, można później znów umieścić. Zacznij od Chu.
tutorial-suntzu-order-2-no = Zacznij od Chu: tam leży twoje +2.
tutorial-suntzu-order-3 = Twoje +2 bije 10 o 2: oddział króla Shao się cofa, a jeden twój wchodzi. Ale +2 ma cenę: jeden oddział musi trafić do posiłków, a +3 kosztuje dwa. Zapłać z puli.
tutorial-suntzu-order-3-no = Zapłać z puli, a oddziały na planszy zachowaj.
tutorial-suntzu-order-4 = Wybierz następną bitwę. Tym razem decydujesz: dobra będzie każda z czterech.
tutorial-suntzu-order-5 = Zostały trzy. Która następna?
tutorial-suntzu-order-6 = A teraz? Ostatnia przyjdzie potem sama.
tutorial-suntzu-order-end = W rundach od 1 do 3 kolejność jest stała. Jeśli obie strony mają tyle samo oddziałów, decyduje ten, kto miał ich mniej w ostatniej rundzie, w której liczby się różniły.

## Sun Tzu: no armies left in the pool
tutorial-suntzu-shortage = Pusta pula
tutorial-suntzu-shortage-1 = Wszystkie twoje oddziały są na planszy; tylko jeden został w posiłkach. Zobacz, co się dzieje, gdy wygrywasz. Wyłóż Jin-Yan 2, Qin 6, Han-Qi 3, Chu 5, Wu 4 i wydaj rozkazy.
tutorial-suntzu-shortage-1-no = Wyłóż Jin-Yan 2, Qin 6, Han-Qi 3, Chu 5 i Wu 4.
tutorial-suntzu-shortage-2 = Twoja 6 oznacza Qin, ale pula jest pusta. Wymieniona karta sprowadziłaby oddział. Jeszcze tego nie rób: za chwilę będzie potrzebna.
tutorial-suntzu-shortage-2-no = Zachowaj +1 do następnego pytania i teraz nie wymieniaj.
tutorial-suntzu-shortage-3 = Bez wymiany znakiem zostaje oddział z innej prowincji. Weź go z Wu, gdzie masz ich wiele.
tutorial-suntzu-shortage-3-no = Weź oddział z Wu.
tutorial-suntzu-shortage-4 = Wygrywasz też w Qin o 1, więc powinien wejść jeden oddział. Teraz wymień +1 i sprowadź ostatni oddział z posiłków.
tutorial-suntzu-shortage-4-no = Teraz wymień +1.
tutorial-suntzu-shortage-5 = W Chu też wygrywasz, ale nie ma już czego sprowadzić. Oddział przychodzi więc z sąsiedniej prowincji. Wybierz, z której.
tutorial-suntzu-shortage-end = Najpierw pula, potem wymiana, jeśli chcesz, potem sąsiednie prowincje, potem pozostałe. Jeśli w ogóle nie masz oddziałów, nic nie wchodzi.

## Sun Tzu: events
tutorial-suntzu-events = Wydarzenia
tutorial-suntzu-events-1 = Z wydarzeniami jedna karta leży odkryta i czeka na swoją chwilę. „{ suntzu-event-light_infantry }” czeka na dwie jedynki w jednej prowincji. Wyłóż Jin-Yan 3, Qin 1, Han-Qi 4, Chu 6, Wu 5 i wydaj rozkazy.
tutorial-suntzu-events-1-no = Wyłóż Jin-Yan 3, Qin 1, Han-Qi 4, Chu 6 i Wu 5.
tutorial-suntzu-events-2 = Dwie jedynki w Qin! Z wybraną tu opcją ten, kto przegrywa na torze, może wygrać tę bitwę o 1. To ty: zrób to.
tutorial-suntzu-events-2-no = To nic nie kosztuje: wygraj w Qin o 1.
tutorial-suntzu-events-3 = Następne wydarzenie to „{ suntzu-event-chariot }”. Twoja 6 w Chu daje ci trzeci znak, więc możesz wziąć jeszcze jednego generała. Weź: { suntzu-general-levy }.
tutorial-suntzu-events-3-no = Generał to prezent. Weź: { suntzu-general-levy }.
tutorial-suntzu-events-end = Wydarzeń jest pięć, odkrywa się je jedno po drugim. Gdy zadziała piąte, gra od razu się kończy i wygrywa strona, po której stoi znacznik.

## Sun Tzu: the end
tutorial-suntzu-end = Koniec gry
tutorial-suntzu-end-1 = Bitwy rundy 9 są stoczone. Znacznik stoi 2 pola po stronie króla Shao, ale kontrolujesz bogatsze prowincje: 12 punktów do 5. Idź dalej, do ostatniej punktacji.
tutorial-suntzu-end-end = Znacznik przesuwa się o 7 pól w twoją stronę, a wygrywa strona, po której stoi. Wygrywasz! Gdyby stał pośrodku, wygrałby gracz z większą pulą.

## Huang: a leader, a tile
tutorial-huang-leader = Przywódca i kafel
tutorial-huang-leader-1 = Grasz jako Tygrys, twój rywal to Królik. Tura ma dwie akcje. Najpierw wprowadź przywódcę: naciśnij „Przywódca”, weź żołnierza (czerwonego) i wybierz D8. Przywódcy stoją obok kafla gubernatora (żółtego).
tutorial-huang-leader-1-no = Zacznij od przywódcy żołnierza na D8, obok kafla gubernatora.
tutorial-huang-leader-2 = Stykające się kafle i przywódcy tworzą królestwo. Kafel położony w królestwie daje punkt swojego rodzaju właścicielowi przywódcy tego rodzaju. Połóż kafel żołnierza na D9.
tutorial-huang-leader-2-no = Połóż kafel żołnierza na D9: dotyka twojego przywódcy żołnierza.
tutorial-huang-leader-end = Masz punkt żołnierzy i rękę uzupełnioną do sześciu kafli. Potem Królik wykonał swoje dwie akcje. Na koniec liczy się tylko twój najsłabszy rodzaj punktów, więc zbieraj wszystkie.

## Huang: farmers in a row, the market
tutorial-huang-points = Rzeka i rynek
tutorial-huang-points-1 = Nie masz tu przywódcy rolnika, ale przywódca gubernator zastępuje każdego, kogo brakuje. Rolnicy (niebiescy) leżą na rzece, wszystkie inne kafle na lądzie. Połóż rolnika na H7.
tutorial-huang-points-1-no = Połóż kafel rolnika na H7.
tutorial-huang-points-2 = Punkt rolników! Z rolnikami możesz iść dalej w tej samej akcji: kolejny kafel rolnika na rzece, obok poprzedniego. Połóż jeden na H6.
tutorial-huang-points-2-no = Idź dalej: kafel rolnika na H6.
tutorial-huang-points-3 = Można iść dalej, ale ostatniego rolnika zachowaj na bunt. Naciśnij „Dość”.
tutorial-huang-points-3-no = Zachowaj ostatniego rolnika i zakończ łańcuch.
tutorial-huang-points-4 = Twoja druga akcja: połóż kupca (zielony kafel) na I8.
tutorial-huang-points-4-no = Połóż kafel kupca na I8.
tutorial-huang-points-5 = Po kaflu kupca możesz wziąć odkryty kafel z rynku. Weź artystę (biały kafel): punkty artystów liczą się na koniec jako dowolny rodzaj.
tutorial-huang-points-5-no = Kafle artystów są rzadkie. Weź artystę.
tutorial-huang-points-end = Trzy punkty w jednej turze. Na jej koniec uzupełnia się twoją rękę i rynek.

## Huang: a pagoda
tutorial-huang-pagoda = Pagoda
tutorial-huang-pagoda-1 = Na trzech kaflach jednego rodzaju, które wszystkie się stykają, może stanąć pagoda. Kafel żołnierza na D9 dopełnia taki trójkąt. Połóż go.
tutorial-huang-pagoda-1-no = Połóż kafel żołnierza na D9: dopełnia trójkąt.
tutorial-huang-pagoda-2 = Punkt już masz, a teraz możesz za darmo wznieść pagodę. Zrób to.
tutorial-huang-pagoda-2-no = Wznieś pagodę: będzie dawać ci punkty tura po turze.
tutorial-huang-pagoda-3 = Jako drugą akcję wprowadź przywódcę gubernatora na B8. Zastępuje on brakujących przywódców.
tutorial-huang-pagoda-3-no = Wprowadź przywódcę gubernatora na B8.
tutorial-huang-pagoda-end = Twoja tura jest skończona, a pagoda daje ci punkt żołnierzy: po jednym na koniec każdej twojej tury, dopóki w jej królestwie jest twój przywódca żołnierz.

## Huang: riot and exchange
tutorial-huang-riot = Bunt i wymiana
tutorial-huang-riot-1 = Rolnicy mogą się zbuntować: odrzuć dwa kafle rolników i usuń dowolny kafel z planszy; wystarczy jeden, gdy twój przywódca rolnik jest obok planszy. Przywódca żołnierz Królika potrzebuje kafla gubernatora na H8. Usuń go!
tutorial-huang-riot-1-no = Naciśnij „Bunt” i wybierz kafel gubernatora na H8.
tutorial-huang-riot-2 = Bez kafla gubernatora obok przywódca schodzi z planszy. Teraz wymiana: możesz wymienić do sześciu kafli na nowe z woreczka. Wymień oba kafle gubernatorów.
tutorial-huang-riot-2-no = Naciśnij „Wymiana” i wybierz oba kafle gubernatorów.
tutorial-huang-riot-end = Nikt nie widzi, które kafle odkładasz. Wymiana kosztuje akcję, więc wymieniaj, gdy kafle na ręce nie pasują.

## Huang: a pagoda that is paid for
tutorial-huang-building = Kupcy budują
tutorial-huang-building-1 = Pagodę można też kupić, za dwa kafle kupców albo za jeden, gdy twój przywódca kupiec jest obok planszy. Masz tylko jeden. Najpierw więc wycofaj przywódcę kupca.
tutorial-huang-building-1-no = Wybierz przywódcę kupca i wycofaj go.
tutorial-huang-building-2 = Trzy kafle gubernatorów tworzą trójkąt przy C8. Naciśnij „Pagoda”, wybierz go i wznieś pagodę.
tutorial-huang-building-2-no = Naciśnij „Pagoda” i wybierz trójkąt gubernatorów.
tutorial-huang-building-end = Twój przywódca gubernator jest w tym królestwie, więc na koniec tury dostajesz punkt gubernatorów. Przywódca obok planszy też się przydaje.

## Huang: a pagoda moves
tutorial-huang-moving = Pagoda się przenosi
tutorial-huang-moving-1 = Są tylko dwie pagody żołnierzy i obie już stoją. Dopełnij kolejny trójkąt żołnierzy: połóż kafel żołnierza na L5.
tutorial-huang-moving-1-no = Połóż kafel żołnierza na L5.
tutorial-huang-moving-2 = Możesz tu wznieść pagodę, ale obok planszy nie ma już żadnej. Mimo to ją wznieś!
tutorial-huang-moving-2-no = Wznieś pagodę: przeniesie się tu jedna z pozostałych.
tutorial-huang-moving-3 = Jedna z dwóch musi się tu przenieść. Weź tę z królestwa Królika, na G8, G9 i H9.
tutorial-huang-moving-3-no = Drugą zostaw: weź pagodę Królika.
tutorial-huang-moving-end = Teraz pagoda pracuje dla ciebie. Każdego rodzaju są dwie, a artystów tylko jedna.

## Huang: a revolt
tutorial-huang-revolt = Rewolta
tutorial-huang-revolt-1 = Żadne królestwo nie ma długo dwóch przywódców jednego rodzaju. Postaw przywódcę żołnierza na D8, w królestwie, w którym stoi przywódca żołnierz Królika. To rewolta.
tutorial-huang-revolt-1-no = Postaw przywódcę żołnierza na D8.
tutorial-huang-revolt-2 = Liczą się kafle gubernatorów obok przywódców: masz 2, Królik 1. Obie strony mogą dołożyć kafle gubernatorów z ręki i 1 za przywódcę gubernatora obok planszy. Przy remisie wygrywa obrońca: dołóż 1.
tutorial-huang-revolt-2-no = Wystarczy jeden więcej: kafel gubernatora albo 1 za przywódcę gubernatora.
tutorial-huang-revolt-3 = Wygrywasz: przywódca Królika schodzi z planszy, a ty masz punkt żołnierzy. Jako drugą akcję wprowadź przywódcę gubernatora na C7.
tutorial-huang-revolt-3-no = Wprowadź przywódcę gubernatora na C7.
tutorial-huang-revolt-4 = Królik odpowiada i dokłada dwa kafle: 3 przeciw twoim 2. Teraz ty się bronisz i wystarczy ci remis. Dołóż jeden kafel gubernatora.
tutorial-huang-revolt-4-no = Bez kafla przegrasz. Dołóż co najmniej jeden.
tutorial-huang-revolt-end = Obrona udana! Dołożone kafle i tak przepadają, po obu stronach.

## Huang: states unite in peace
tutorial-huang-union = Pokojowe połączenie
tutorial-huang-union-1 = Kafel może połączyć dwa królestwa. Jeśli w nowym nie ma dwóch przywódców jednego rodzaju, panuje pokój. Twój przywódca żołnierz i przywódca kupiec Królika mogą stać razem: połącz ich królestwa kaflem żołnierza na E8.
tutorial-huang-union-1-no = Połóż kafel żołnierza na E8, między oboma królestwami.
tutorial-huang-union-end = Teraz to jedno duże królestwo, z twoim przywódcą żołnierzem i przywódcą kupcem Królika. Każdy zdobywa tam punkty swojego rodzaju.

## Huang: a war
tutorial-huang-war = Wojna
tutorial-huang-war-1 = Jeśli kafel połączy królestwa tak, że spotkają się przywódcy jednego rodzaju, jest wojna. Twoje królestwo ma trzy kafle żołnierzy, królestwo Królika dwa. Połóż kafel artysty na F8 i zacznij ją.
tutorial-huang-war-1-no = Połóż kafel artysty na F8, między oboma królestwami.
tutorial-huang-war-2 = Każdy może wesprzeć jedną stronę kaflami żołnierzy z ręki, ty na końcu. Królik dokłada jeden: 3 do 3. Wesprzyj swoje królestwo jednym kaflem żołnierza.
tutorial-huang-war-2-no = Wesprzyj swoje królestwo, Han, kaflem żołnierza.
tutorial-huang-war-3 = Zwycięstwo! Nie ma już przywódcy ani kafli żołnierzy Królika, a ty masz punkt żołnierzy. Ale zwycięzca płaci tyle kafli żołnierzy, ile wynosi siła przegranego: jeden jest dołożony, dwa muszą odejść. Wybierz jeden.
tutorial-huang-war-4 = I jeszcze jeden.
tutorial-huang-war-end = Wojna kosztuje obie strony. Kafel, który ją zaczął, zostaje i nie daje punktu.

## Huang: a tie in a war
tutorial-huang-tie = Remis w wojnie
tutorial-huang-tie-1 = Kolejna wojna, tym razem o przywódców rolników. I tak liczą się kafle żołnierzy: po dwa z każdej strony. Połóż kafel kupca na F8.
tutorial-huang-tie-1-no = Połóż kafel kupca na F8, między oboma królestwami.
tutorial-huang-tie-2 = Królik nie bierze udziału. Ty też nie masz kafla żołnierza, a twój przywódca żołnierz stoi gdzie indziej. Pytanie i tak pada, by nikt się nie domyślił, co masz. Wybierz „{ web-huang-stay-out }”.
tutorial-huang-tie-2-no = Nie ma czego dać: wybierz „{ web-huang-stay-out }”.
tutorial-huang-tie-3 = Dwa do dwóch. Przy remisie decyduje ten, kto położył kafel. Wybierz oczywiście swoje królestwo: Han.
tutorial-huang-tie-3-no = Tak stracisz własnego przywódcę. Wybierz Han.
tutorial-huang-tie-end = Masz punkt rolników, a twój przywódca zostaje. Wszystkie kafle żołnierzy obu królestw przepadły.

## Huang: bandits
tutorial-huang-bandits = Moduł: bandyci
tutorial-huang-bandits-1 = W tym module niektóre miejsca zajmują bandyci. Obok nich nie może stać żaden przywódca. Królestwo, które ma co najmniej tyle kafli żołnierzy, ilu jest bandytów, może ich przegnać: połóż kafel żołnierza na I8.
tutorial-huang-bandits-1-no = Połóż kafel żołnierza na I8, obok bandytów.
tutorial-huang-bandits-2 = Jeden bandyta pokonany: masz punkt żołnierzy, a jeden kafel żołnierza twojego królestwa musi odejść, ale nie ten nowy. Wybierz, który.
tutorial-huang-bandits-end = Bandytów już nie ma, a ląd jest wolny.

## Huang: the palace
tutorial-huang-palace = Moduł: pałac
tutorial-huang-palace-1 = W tym module budowla staje też na czterech kaflach gubernatorów ułożonych w romb. Połóż kafel gubernatora na E9.
tutorial-huang-palace-1-no = Połóż kafel gubernatora na E9.
tutorial-huang-palace-2 = Można wznieść pagodę, ale weźmy pałac: wybierz cztery kafle i wznieś go.
tutorial-huang-palace-2-no = Pagody są dobre. Tutaj wybierz jednak pałac na czterech kaflach.
tutorial-huang-palace-end = Twój przywódca gubernator jest w jego królestwie, więc uzupełniasz rękę do siedmiu kafli zamiast sześciu.

## Huang: granaries
tutorial-huang-granaries = Plansza: Osiemnaście Królestw
tutorial-huang-granaries-1 = Na tej planszy na każdej stolicy stoi spichlerz. W królestwie twojego przywódcy rolnika są trzy. Postaw przywódcę kupca na J1; potem twoja tura się kończy.
tutorial-huang-granaries-1-no = Postaw przywódcę kupca na J1.
tutorial-huang-granaries-2 = Na koniec tury możesz zebrać spichlerze z królestwa swojego przywódcy rolnika; jeden musi zostać. Wybierz ten, który zostaje.
tutorial-huang-granaries-2-no = Każdy spichlerz jest wart dwa punkty. Wybierz ten, który zostaje, i zbierz pozostałe.
tutorial-huang-granaries-end = Dwa spichlerze są twoje: każdy jest na koniec gry wart dwa punkty rolników.

## Huang: the end
tutorial-huang-end = Koniec gry
tutorial-huang-end-1 = Woreczek jest pusty. Gdy tylko trzeba będzie dobrać kafel, gra się skończy. Wykonaj ostatnią akcję: kafel żołnierza na D9.
tutorial-huang-end-1-no = Połóż kafel żołnierza na D9.
tutorial-huang-end-end = Punkty artystów podnoszą twoje najniższe rodzaje, a najniższy rodzaj to twój wynik: masz 4. Królik ma wiele punktów, ale jego najniższy rodzaj to tylko 3. Wygrywasz!
