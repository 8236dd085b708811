# Bots.

bots-level-novice = Novice
bots-about-novice = knows the rules and little more; a child can beat it
bots-level-casual = Casual
bots-about-casual = plays sensibly but overlooks a lot
bots-level-club = Club
bots-about-club = knows the game and what is worth having
bots-level-expert = Expert
bots-about-expert = thinks ahead and misses little
bots-level-master = Master
bots-about-master = the strongest we have

bots-unknown = There is no bot “{ $bot }” for this game. Bots: { $bots }.
bots-part = “{ $word }”: after @ comes a factor for the bot's time, above 0 and at most { $most }, as in master@0.1.
bots-class = “{ $word }” is not a bot: { $problem }. Write it as py:module:Class.
bots-class-no-bot = “{ $word }” is not a bot: it must be a subclass of tianxia.bots.bot.Bot, as py:module:Class.

bots-program-start = The program “{ $command }” cannot be started: { $problem }.
bots-program-ready = The program should have answered “ready”, but said “{ $text }”.
bots-program-ended = The program ended (exit status { $status }).
bots-program-ended-saying = The program ended (exit status { $status }), saying: { $words }
bots-program-closed = The program closed its standard input or output.
bots-program-silent = The program did not answer within { $seconds } s.
bots-program-line = The program wrote a line of more than { NUMBER($bytes, useGrouping: 0) } bytes.
bots-program-flood = The program writes too much without being asked.
bots-program-move = “{ $text }” is not legal: { $problem }
