# The lesson of Sun Tzu, scene by scene.
#
# tutorial-suntzu-<scene> is the title of a scene, -1, -2 … what the coach says before each move, -end what it says when the
# scene is over. A text that ends in -no is for a learner who tries another move than the one being taught. A text
# speaks to the learner and should not be longer than 45 words. Words in “quotation marks” are those of the buttons:
# web-suntzu-act-….

## Five orders, one card drawn
tutorial-suntzu-orders = Pięć rozkazów
tutorial-suntzu-orders-1 = Grasz jako Sun Tzu przeciw królowi Shao. Obie strony wykładają w tajemnicy pięć kart, po jednej w prowincji; wygrywa wyższa liczba. Wyłóż Jin-Yan 5, Qin 9, Han-Qi 4, Chu 2, Wu 3 i naciśnij „{ web-suntzu-act-seal }”.
tutorial-suntzu-orders-1-no = Wyłóż Jin-Yan 5, Qin 9, Han-Qi 4, Chu 2 i Wu 3, byśmy mówili o tych samych bitwach.
tutorial-suntzu-orders-2 = Kto wygrywa, umieszcza tyle oddziałów, ile wynosi różnica: 9 przeciw 5 daje ci cztery w Qin. Równe karty nic nie robią. Teraz dobierasz dwie karty i zatrzymujesz jedną. Zatrzymaj 8.
tutorial-suntzu-orders-2-no = Obie się przydadzą. Na razie zatrzymaj 8: wysokie karty wygrywają dużą różnicą.
tutorial-suntzu-orders-end = Karty w ramkach, od 1 do 6, co rundę wracają na rękę. Wszystkie inne po zagraniu wypadają z gry, więc używaj ich z głową.

## The cards that are no numbers, and 6 and 1
tutorial-suntzu-cards = Karty specjalne
tutorial-suntzu-cards-1 = Niektóre karty są szczególne. Wyłóż Jin-Yan −1, Qin 6, Han-Qi 1, Chu +1, Wu Plaga i wydaj rozkazy. Potem zobacz, co robi każda z nich.
tutorial-suntzu-cards-1-no = Wyłóż Jin-Yan −1, Qin 6, Han-Qi 1, Chu +1 i Wu Plaga.
tutorial-suntzu-cards-2 = +1 bije każdą liczbę o 1. −1 przegrywa tylko o 1. Plaga: bitwy nie ma, połowa oddziałów wraca do puli. 6 zostawia znak. Dzięki 1 dobierasz trzy karty i zatrzymujesz dwie: zatrzymaj 8 i 10.
tutorial-suntzu-cards-2-no = Zatrzymaj 8 i 10: wybierz obie.
tutorial-suntzu-cards-end = Znak to oddział, który na stałe leży na nazwie prowincji. Tam, gdzie masz znak, nie możesz ponownie wyłożyć 6.

## Choosing and using a general
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

## Exchanging, a general that plans, scoring
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

## Who decides the order, and what +2 and +3 cost
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

## No armies left in the pool
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

## Events
tutorial-suntzu-events = Wydarzenia
tutorial-suntzu-events-1 = Z wydarzeniami jedna karta leży odkryta i czeka na swoją chwilę. „{ suntzu-event-light_infantry }” czeka na dwie jedynki w jednej prowincji. Wyłóż Jin-Yan 3, Qin 1, Han-Qi 4, Chu 6, Wu 5 i wydaj rozkazy.
tutorial-suntzu-events-1-no = Wyłóż Jin-Yan 3, Qin 1, Han-Qi 4, Chu 6 i Wu 5.
tutorial-suntzu-events-2 = Dwie jedynki w Qin! Z wybraną tu opcją ten, kto przegrywa na torze, może wygrać tę bitwę o 1. To ty: zrób to.
tutorial-suntzu-events-2-no = To nic nie kosztuje: wygraj w Qin o 1.
tutorial-suntzu-events-3 = Następne wydarzenie to „{ suntzu-event-chariot }”. Twoja 6 w Chu daje ci trzeci znak, więc możesz wziąć jeszcze jednego generała. Weź: { suntzu-general-levy }.
tutorial-suntzu-events-3-no = Generał to prezent. Weź: { suntzu-general-levy }.
tutorial-suntzu-events-end = Wydarzeń jest pięć, odkrywa się je jedno po drugim. Gdy zadziała piąte, gra od razu się kończy i wygrywa strona, po której stoi znacznik.

## The end
tutorial-suntzu-end = Koniec gry
tutorial-suntzu-end-1 = Bitwy rundy 9 są stoczone. Znacznik stoi 2 pola po stronie króla Shao, ale kontrolujesz bogatsze prowincje: 12 punktów do 5. Idź dalej, do ostatniej punktacji.
tutorial-suntzu-end-end = Znacznik przesuwa się o 7 pól w twoją stronę, a wygrywa strona, po której stoi. Wygrywasz! Gdyby stał pośrodku, wygrałby gracz z większą pulą.
