# The lesson of Huang, scene by scene.
#
# tutorial-huang-<scene> is the title of a scene, -1, -2 … what the coach says before each move, -end what it says when the
# scene is over. A text that ends in -no is for a learner who tries another move than the one being taught. A text
# speaks to the learner and should not be longer than 45 words. Words in “quotation marks” are those of the buttons:
# web-huang-begin and web-huang-act.

## A leader, a tile
tutorial-huang-leader = Przywódca i kafel
tutorial-huang-leader-1 = Grasz jako Tygrys, twój rywal to Królik. Tura ma dwie akcje. Najpierw wprowadź przywódcę: naciśnij „Przywódca”, weź żołnierza (czerwonego) i wybierz D8. Przywódcy stoją obok kafla gubernatora (żółtego).
tutorial-huang-leader-1-no = Zacznij od przywódcy żołnierza na D8, obok kafla gubernatora.
tutorial-huang-leader-2 = Stykające się kafle i przywódcy tworzą królestwo. Kafel położony w królestwie daje punkt swojego rodzaju właścicielowi przywódcy tego rodzaju. Połóż kafel żołnierza na D9.
tutorial-huang-leader-2-no = Połóż kafel żołnierza na D9: dotyka twojego przywódcy żołnierza.
tutorial-huang-leader-end = Masz punkt żołnierzy i rękę uzupełnioną do sześciu kafli. Potem Królik wykonał swoje dwie akcje. Na koniec liczy się tylko twój najsłabszy rodzaj punktów, więc zbieraj wszystkie.

## Farmers in a row, the market
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

## A pagoda
tutorial-huang-pagoda = Pagoda
tutorial-huang-pagoda-1 = Na trzech kaflach jednego rodzaju, które wszystkie się stykają, może stanąć pagoda. Kafel żołnierza na D9 dopełnia taki trójkąt. Połóż go.
tutorial-huang-pagoda-1-no = Połóż kafel żołnierza na D9: dopełnia trójkąt.
tutorial-huang-pagoda-2 = Punkt już masz, a teraz możesz za darmo wznieść pagodę. Zrób to.
tutorial-huang-pagoda-2-no = Wznieś pagodę: będzie dawać ci punkty tura po turze.
tutorial-huang-pagoda-3 = Jako drugą akcję wprowadź przywódcę gubernatora na B8. Zastępuje on brakujących przywódców.
tutorial-huang-pagoda-3-no = Wprowadź przywódcę gubernatora na B8.
tutorial-huang-pagoda-end = Twoja tura jest skończona, a pagoda daje ci punkt żołnierzy: po jednym na koniec każdej twojej tury, dopóki w jej królestwie jest twój przywódca żołnierz.

## Riot and exchange
tutorial-huang-riot = Bunt i wymiana
tutorial-huang-riot-1 = Rolnicy mogą się zbuntować: odrzuć dwa kafle rolników i usuń dowolny kafel z planszy; wystarczy jeden, gdy twój przywódca rolnik jest obok planszy. Przywódca żołnierz Królika potrzebuje kafla gubernatora na H8. Usuń go!
tutorial-huang-riot-1-no = Naciśnij „Bunt” i wybierz kafel gubernatora na H8.
tutorial-huang-riot-2 = Bez kafla gubernatora obok przywódca schodzi z planszy. Teraz wymiana: możesz wymienić do sześciu kafli na nowe z woreczka. Wymień oba kafle gubernatorów.
tutorial-huang-riot-2-no = Naciśnij „Wymiana” i wybierz oba kafle gubernatorów.
tutorial-huang-riot-end = Nikt nie widzi, które kafle odkładasz. Wymiana kosztuje akcję, więc wymieniaj, gdy kafle na ręce nie pasują.

## A pagoda that is paid for
tutorial-huang-building = Kupcy budują
tutorial-huang-building-1 = Pagodę można też kupić, za dwa kafle kupców albo za jeden, gdy twój przywódca kupiec jest obok planszy. Masz tylko jeden. Najpierw więc wycofaj przywódcę kupca.
tutorial-huang-building-1-no = Wybierz przywódcę kupca i wycofaj go.
tutorial-huang-building-2 = Trzy kafle gubernatorów tworzą trójkąt przy C8. Naciśnij „Pagoda”, wybierz go i wznieś pagodę.
tutorial-huang-building-2-no = Naciśnij „Pagoda” i wybierz trójkąt gubernatorów.
tutorial-huang-building-end = Twój przywódca gubernator jest w tym królestwie, więc na koniec tury dostajesz punkt gubernatorów. Przywódca obok planszy też się przydaje.

## A pagoda moves
tutorial-huang-moving = Pagoda się przenosi
tutorial-huang-moving-1 = Są tylko dwie pagody żołnierzy i obie już stoją. Dopełnij kolejny trójkąt żołnierzy: połóż kafel żołnierza na L5.
tutorial-huang-moving-1-no = Połóż kafel żołnierza na L5.
tutorial-huang-moving-2 = Możesz tu wznieść pagodę, ale obok planszy nie ma już żadnej. Mimo to ją wznieś!
tutorial-huang-moving-2-no = Wznieś pagodę: przeniesie się tu jedna z pozostałych.
tutorial-huang-moving-3 = Jedna z dwóch musi się tu przenieść. Weź tę z królestwa Królika, na G8, G9 i H9.
tutorial-huang-moving-3-no = Drugą zostaw: weź pagodę Królika.
tutorial-huang-moving-end = Teraz pagoda pracuje dla ciebie. Każdego rodzaju są dwie, a artystów tylko jedna.

## A revolt
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

## States unite in peace
tutorial-huang-union = Pokojowe połączenie
tutorial-huang-union-1 = Kafel może połączyć dwa królestwa. Jeśli w nowym nie ma dwóch przywódców jednego rodzaju, panuje pokój. Twój przywódca żołnierz i przywódca kupiec Królika mogą stać razem: połącz ich królestwa kaflem żołnierza na E8.
tutorial-huang-union-1-no = Połóż kafel żołnierza na E8, między oboma królestwami.
tutorial-huang-union-end = Teraz to jedno duże królestwo, z twoim przywódcą żołnierzem i przywódcą kupcem Królika. Każdy zdobywa tam punkty swojego rodzaju.

## A war
tutorial-huang-war = Wojna
tutorial-huang-war-1 = Jeśli kafel połączy królestwa tak, że spotkają się przywódcy jednego rodzaju, jest wojna. Twoje królestwo ma trzy kafle żołnierzy, królestwo Królika dwa. Połóż kafel artysty na F8 i zacznij ją.
tutorial-huang-war-1-no = Połóż kafel artysty na F8, między oboma królestwami.
tutorial-huang-war-2 = Każdy może wesprzeć jedną stronę kaflami żołnierzy z ręki, ty na końcu. Królik dokłada jeden: 3 do 3. Wesprzyj swoje królestwo jednym kaflem żołnierza.
tutorial-huang-war-2-no = Wesprzyj swoje królestwo, Han, kaflem żołnierza.
tutorial-huang-war-3 = Zwycięstwo! Nie ma już przywódcy ani kafli żołnierzy Królika, a ty masz punkt żołnierzy. Ale zwycięzca płaci tyle kafli żołnierzy, ile wynosi siła przegranego: jeden jest dołożony, dwa muszą odejść. Wybierz jeden.
tutorial-huang-war-4 = I jeszcze jeden.
tutorial-huang-war-end = Wojna kosztuje obie strony. Kafel, który ją zaczął, zostaje i nie daje punktu.

## A tie in a war
tutorial-huang-tie = Remis w wojnie
tutorial-huang-tie-1 = Kolejna wojna, tym razem o przywódców rolników. I tak liczą się kafle żołnierzy: po dwa z każdej strony. Połóż kafel kupca na F8.
tutorial-huang-tie-1-no = Połóż kafel kupca na F8, między oboma królestwami.
tutorial-huang-tie-2 = Królik nie bierze udziału. Ty też nie masz kafla żołnierza, a twój przywódca żołnierz stoi gdzie indziej. Pytanie i tak pada, by nikt się nie domyślił, co masz. Wybierz „{ web-huang-stay-out }”.
tutorial-huang-tie-2-no = Nie ma czego dać: wybierz „{ web-huang-stay-out }”.
tutorial-huang-tie-3 = Dwa do dwóch. Przy remisie decyduje ten, kto położył kafel. Wybierz oczywiście swoje królestwo: Han.
tutorial-huang-tie-3-no = Tak stracisz własnego przywódcę. Wybierz Han.
tutorial-huang-tie-end = Masz punkt rolników, a twój przywódca zostaje. Wszystkie kafle żołnierzy obu królestw przepadły.

## Bandits
tutorial-huang-bandits = Moduł: bandyci
tutorial-huang-bandits-1 = W tym module niektóre miejsca zajmują bandyci. Obok nich nie może stać żaden przywódca. Królestwo, które ma co najmniej tyle kafli żołnierzy, ilu jest bandytów, może ich przegnać: połóż kafel żołnierza na I8.
tutorial-huang-bandits-1-no = Połóż kafel żołnierza na I8, obok bandytów.
tutorial-huang-bandits-2 = Jeden bandyta pokonany: masz punkt żołnierzy, a jeden kafel żołnierza twojego królestwa musi odejść, ale nie ten nowy. Wybierz, który.
tutorial-huang-bandits-end = Bandytów już nie ma, a ląd jest wolny.

## The palace
tutorial-huang-palace = Moduł: pałac
tutorial-huang-palace-1 = W tym module budowla staje też na czterech kaflach gubernatorów ułożonych w romb. Połóż kafel gubernatora na E9.
tutorial-huang-palace-1-no = Połóż kafel gubernatora na E9.
tutorial-huang-palace-2 = Można wznieść pagodę, ale weźmy pałac: wybierz cztery kafle i wznieś go.
tutorial-huang-palace-2-no = Pagody są dobre. Tutaj wybierz jednak pałac na czterech kaflach.
tutorial-huang-palace-end = Twój przywódca gubernator jest w jego królestwie, więc uzupełniasz rękę do siedmiu kafli zamiast sześciu.

## Granaries
tutorial-huang-granaries = Plansza: Osiemnaście Królestw
tutorial-huang-granaries-1 = Na tej planszy na każdej stolicy stoi spichlerz. W królestwie twojego przywódcy rolnika są trzy. Postaw przywódcę kupca na J1; potem twoja tura się kończy.
tutorial-huang-granaries-1-no = Postaw przywódcę kupca na J1.
tutorial-huang-granaries-2 = Na koniec tury możesz zebrać spichlerze z królestwa swojego przywódcy rolnika; jeden musi zostać. Wybierz ten, który zostaje.
tutorial-huang-granaries-2-no = Każdy spichlerz jest wart dwa punkty. Wybierz ten, który zostaje, i zbierz pozostałe.
tutorial-huang-granaries-end = Dwa spichlerze są twoje: każdy jest na koniec gry wart dwa punkty rolników.

## The end
tutorial-huang-end = Koniec gry
tutorial-huang-end-1 = Woreczek jest pusty. Gdy tylko trzeba będzie dobrać kafel, gra się skończy. Wykonaj ostatnią akcję: kafel żołnierza na D9.
tutorial-huang-end-1-no = Połóż kafel żołnierza na D9.
tutorial-huang-end-end = Punkty artystów podnoszą twoje najniższe rodzaje, a najniższy rodzaj to twój wynik: masz 4. Królik ma wiele punktów, ale jego najniższy rodzaj to tylko 3. Wygrywasz!
