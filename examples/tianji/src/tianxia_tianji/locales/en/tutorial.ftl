# The lesson: tutorial-tianji-SCENE and what the coach says in that scene.

tutorial-tianji-race = One race
tutorial-tianji-race-1 = You are Tian Ji, your rival is the King of Qi. This race is for 5 points. Both of you secretly choose a horse, and the faster one wins. Choose horse 5.
tutorial-tianji-race-1-no = Horse 5 is your fastest, and 5 points is the best prize. Try it.
tutorial-tianji-race-2 = You won! Both horses are gone for the rest of the game. This race is for 1 point only. Send your slowest horse.
tutorial-tianji-race-2-no = Save your good horses for good prizes: choose horse 1.
tutorial-tianji-race-end = The King won one point with a good horse, which he will miss later. When all horses have run, the player with more points wins.
tutorial-tianji-sunbin = Sun Bin's advice
tutorial-tianji-sunbin-1 = The King's horses 3, 6 and 9 are each faster than your 2, 5 and 8. Yet Sun Bin knows how to win. The King is sure to send his best horse now. Send your worst.
tutorial-tianji-sunbin-1-no = You cannot win this race, so lose it cheaply: choose horse 2.
tutorial-tianji-sunbin-2 = He spent his 9 on your 2. Now he sends his middle horse, the 6. Send your best.
tutorial-tianji-sunbin-2-no = Choose horse 8: it beats the 6.
tutorial-tianji-sunbin-3 = One race is left. Your 5 is faster than his 3.
tutorial-tianji-sunbin-end = Two races of three, with slower horses. That is the story of Tian Ji's race.
