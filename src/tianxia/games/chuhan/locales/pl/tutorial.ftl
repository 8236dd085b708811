# The lesson of Chu Han, scene by scene.
#
# tutorial-chuhan-<scene> is the title of a scene, -1, -2 … what the coach says before each move, -end what it says when the
# scene is over. A text that ends in -no is for a learner who tries another move than the one being taught. A text
# speaks to the learner and should not be longer than 45 words. Words in “quotation marks” are those of the buttons:
# web-chuhan-act-….

## Leading, responding, passing
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

## Drawing cards, the joker
tutorial-chuhan-writ = Dekret i dżoker
tutorial-chuhan-writ-1 = Chu naciera trzema piątkami. Masz tylko dwie siódemki. Przed kontrą możesz wziąć dekret, raz w turze: dobierasz dwie karty. Ale jeśli Chu się wyczerpie, zdobędzie punkt za każdy twój dekret.
tutorial-chuhan-writ-1-no = Można spasować, ale jest szansa: naciśnij „{ web-chuhan-act-writ }” i dobierz dwie karty.
tutorial-chuhan-writ-2 = Masz dżokera, czyli 0! Dołożony do zestawu jest jeszcze jedną kartą tej wartości. Wybierz obie siódemki i 0: razem to trzy siódemki.
tutorial-chuhan-writ-2-no = Dżoker świetnie tu pasuje: zagraj obie siódemki z 0.
tutorial-chuhan-writ-end = Chu nie ma nic wyższego. W starciu jest sześć dekretów, wspólnych dla obu graczy. Sam dżoker jest pojedynczą kartą o wartości 0.

## Great sets of 2s, going out
tutorial-chuhan-out = Wyczerpanie się
tutorial-chuhan-out-1 = Dwójki są wyjątkowe: zestaw sześciu lub więcej dwójek od razu daje punkt za każdą kartę. Masz sześć. Zagraj w natarciu wszystkie razem.
tutorial-chuhan-out-1-no = Wszystkie sześć dwójek naraz daje 6 punktów. Mniej dwójek nie daje nic.
tutorial-chuhan-out-2 = Sześć punktów! Została jedna karta. Zagrywając ostatnią, wyczerpujesz się: zdobywasz punkty za karty na ręce rywala, najwyżej 5, i 1 za każdy dekret wzięty przez rywala.
tutorial-chuhan-out-end = Zdobywasz 5 za karty i 2 za dekrety. Starcie jest skończone i karty rozdaje się od nowa. W następnym naciera gracz, który ma mniej punktów. I tak dalej, aż ktoś ma 31.

## Lead powers
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

## Powers that make sets, and their cancelling
tutorial-chuhan-mixed = Niezwykłe zestawy
tutorial-chuhan-mixed-1 = Z Zhongli Mo zagrasz karty o różnych wartościach jako jeden zestaw. Liczy się najniższa z nich. Wybierz Zhongli Mo oraz 1, 4, 8, 9: zestaw czterech kart o wartości 1.
tutorial-chuhan-mixed-1-no = Wybierz Zhongli Mo z kartami 1, 4, 8 i 9.
tutorial-chuhan-mixed-2 = Chu anuluje Zhongli Mo kartą Lyu Zhi! Ale masz Xiao He, który anuluje Lyu Zhi: twoja zdolność jednak zadziała. Przywróć ją.
tutorial-chuhan-mixed-2-no = Nie ustępuj: masz Xiao He, więc przywróć zdolność.
tutorial-chuhan-mixed-3 = Twój zestaw leży na stole i masz o sześć kart mniej. Chu przebija wartość 1 czterema dwójkami. Nie masz czterech kart o wyższej wartości: spasuj.
tutorial-chuhan-mixed-4 = Chu naciera dwiema piątkami. Z Peng Yue możesz skontrować tą samą wartością zamiast wyższej. Wybierz Peng Yue i obie piątki.
tutorial-chuhan-mixed-4-no = Twoje piątki nie są wyższe, ale z Peng Yue wystarczą: wybierz wszystkie trzy karty.
tutorial-chuhan-mixed-end = Zhongli Mo działa w natarciu i w kontrze, Peng Yue tylko w kontrze. Możesz nawet użyć obu w jednym zestawie.

## Being asked
tutorial-chuhan-reaction = Pozwolić czy anulować
tutorial-chuhan-reaction-1 = Chu używa zdolności, a ty masz powiedzieć, czy może. Lyu Zhi mogłaby ją anulować. Chu chce tylko obejrzeć cztery karty: zachowaj ją na coś gorszego. Naciśnij „{ web-chuhan-act-allow }”.
tutorial-chuhan-reaction-1-no = To, że Chu obejrzy stos, niewiele ci szkodzi. Oszczędź Lyu Zhi i naciśnij „{ web-chuhan-act-allow }”.
tutorial-chuhan-reaction-2 = Pytanie pada zawsze, nawet bez Lyu Zhi, więc nikt się z niego nie dowie, kto ją ma. Dwie ósemki są dla ciebie za wysokie: spasuj.
tutorial-chuhan-reaction-3 = Teraz Ying Bu dałby Chu trzecią piątkę. Anuluj go: Lyu Zhi i Ying Bu trafią na stos kart odrzuconych i nic się nie stanie.
tutorial-chuhan-reaction-3-no = To chwila dla Lyu Zhi: anuluj Ying Bu.
tutorial-chuhan-reaction-4 = Bez Ying Bu Chu naciera tylko dwiema piątkami. Przebij je obiema siódemkami.
tutorial-chuhan-reaction-4-no = Obie siódemki przebijają dwie piątki Chu.
tutorial-chuhan-reaction-end = Trafna decyzja. Gdy Lyu Zhi leży odkryta, nikt nie może anulować i nikt nie jest pytany.

## A cancelled power
tutorial-chuhan-cancelled = Zdolność zawodzi
tutorial-chuhan-cancelled-1 = Jeszcze raz Zhongli Mo: wybierz go z kartami 2, 4 i 7. Tym razem nie masz Xiao He.
tutorial-chuhan-cancelled-1-no = Wybierz Zhongli Mo z kartami 2, 4 i 7.
tutorial-chuhan-cancelled-2 = Znowu Lyu Zhi! Nie możesz przywrócić zdolności, ale pytanie i tak pada, więc Chu nie wie, co masz. Naciśnij „{ web-chuhan-act-allow }”.
tutorial-chuhan-cancelled-3 = Zhongli Mo jest odrzucony, pozostałe karty wracają na twoją rękę. Nadal nacierasz, ale tylko zwykłym zestawem: kartami jednej wartości. Nacieraj siódemką.
tutorial-chuhan-cancelled-3-no = Nacieraj siódemką: Chu raczej jej nie przebije.
tutorial-chuhan-cancelled-end = Anulowana zdolność kosztuje ciebie jedną kartę, a rywala Lyu Zhi.

## Powers of the 6s in a response
tutorial-chuhan-response = Odpowiedzi na silne zestawy
tutorial-chuhan-response-1 = Chu naciera dziewiątką, najwyższą kartą. Przebija ją tylko jedna: na pojedynczą 9 Liu Bang liczy się jako 10. Użyj go.
tutorial-chuhan-response-1-no = Liu Bang czeka właśnie na tę chwilę: użyj go na 9.
tutorial-chuhan-response-2 = Sztych jest twój. Nacieraj obiema jedynkami, by się ich pozbyć.
tutorial-chuhan-response-2-no = Nacieraj obiema jedynkami naraz.
tutorial-chuhan-response-3 = Dwie ósemki, trudno je przebić. Han Xin odbija zestaw: teraz Chu musi przebić te ósemki albo spasować. Trochę to kosztuje, bo Chu zdobywa 1 punkt. Użyj Han Xin.
tutorial-chuhan-response-3-no = Odbij ósemki kartą Han Xin.
tutorial-chuhan-response-end = Chu nie ma czym przebić tych ósemek i musi spasować. Teraz nacierasz.

## Passing with a power
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

## An event
tutorial-chuhan-gate = Wydarzenie
tutorial-chuhan-gate-1 = Z wydarzeniami każde starcie ma swoją kartę. „{ chuhan-event-hong_gate }”: najpierw każdy gracz potajemnie daje rywalowi dwie karty. Daj 1 i 4: do niczego nie pasują.
tutorial-chuhan-gate-1-no = Daj 1 i 4, a pary zachowaj.
tutorial-chuhan-gate-2 = Dostajesz 2 i 5: masz teraz parę piątek i trzy dwójki. Nacieraj obiema piątkami.
tutorial-chuhan-gate-2-no = Nacieraj obiema piątkami.
tutorial-chuhan-gate-end = Wydarzenia możesz włączyć przy otwieraniu stołu. Nazwę wydarzenia widać na stole; otwórz ją, by przeczytać, co robi.

## Winning
tutorial-chuhan-victory = Zwycięstwo
tutorial-chuhan-victory-1 = Ostatnia scena. Przy wydarzeniu „{ chuhan-event-warlords }” cztery karty leżą odkryte, a gracz w natarciu może dodać jedną z nich do zestawu. Masz 25 punktów. Wybierz swoją 7 i 7 ze stołu.
tutorial-chuhan-victory-1-no = Użyj też odkrytej karty: wybierz swoją 7 i 7 ze stołu.
tutorial-chuhan-victory-end = Wyczerpujesz się i zdobywasz 6 punktów: razem 31, więc wygrywasz grę. Świetnie!
