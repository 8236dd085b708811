# The lesson: tutorial-tianji-SCENE and what the coach says in that scene.

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
