# Bots.

bots-level-novice = Nowicjusz
bots-about-novice = zna zasady i niewiele więcej; pokona go dziecko
bots-level-casual = Amator
bots-about-casual = gra rozsądnie i wiele przeocza
bots-level-club = Klubowicz
bots-about-club = zna grę i wie, co jest coś warte
bots-level-expert = Ekspert
bots-about-expert = myśli naprzód i mało mu umyka
bots-level-master = Mistrz
bots-about-master = najsilniejszy, jakiego mamy

bots-unknown = W tej grze nie ma bota „{ $bot }”. Boty: { $bots }.
bots-part = „{ $word }”: po @ stoi mnożnik czasu bota, większy od 0 i nie większy niż { $most }, jak w master@0.1.
bots-class = „{ $word }” nie jest botem: { $problem }. Zapisz go jako py:module:Class.
bots-class-no-bot = „{ $word }” nie jest botem: musi to być podklasa tianxia.bots.bot.Bot, zapisana jako py:module:Class.

bots-program-start = Nie można uruchomić programu „{ $command }”: { $problem }.
bots-program-ready = Program powinien odpowiedzieć „ready”, a odpowiada „{ $text }”.
bots-program-ended = Program zakończył działanie (kod wyjścia { $status }).
bots-program-ended-saying = Program zakończył działanie (kod wyjścia { $status }) ze słowami: { $words }
bots-program-closed = Program zamknął standardowe wejście lub wyjście.
bots-program-silent = Program nie odpowiedział w ciągu { $seconds } s.
bots-program-line = Program wypisał wiersz dłuższy niż { NUMBER($bytes, useGrouping: 0) } bajtów.
bots-program-flood = Program pisze zbyt wiele bez pytania.
bots-program-move = „{ $text }” jest niedozwolone: { $problem }
