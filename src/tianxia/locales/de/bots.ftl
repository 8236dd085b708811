# Bots.

bots-level-novice = Neuling
bots-about-novice = kennt die Regeln und wenig mehr; auch ein Kind kann gewinnen
bots-level-casual = Amateur
bots-about-casual = spielt vernünftig und übersieht viel
bots-level-club = Klubspieler
bots-about-club = kennt das Spiel und weiß, was etwas wert ist
bots-level-expert = Profi
bots-about-expert = denkt voraus und übersieht wenig
bots-level-master = Meister
bots-about-master = der stärkste, den wir haben

bots-unknown = Für dieses Spiel gibt es keinen Bot „{ $bot }“. Bots: { $bots }.
bots-part = „{ $word }“: Nach @ kommt ein Faktor für die Zeit des Bots, über 0 und höchstens { $most }, wie in master@0.1.
bots-class = „{ $word }“ ist kein Bot: { $problem }. Schreib es als py:module:Class.
bots-class-no-bot = „{ $word }“ ist kein Bot: Es muss eine Unterklasse von tianxia.bots.bot.Bot sein, als py:module:Class.

bots-program-start = Das Programm „{ $command }“ kann nicht gestartet werden: { $problem }.
bots-program-ready = Das Programm hätte „ready“ antworten sollen, sagte aber „{ $text }“.
bots-program-ended = Das Programm hat sich beendet (Exit-Status { $status }).
bots-program-ended-saying = Das Programm hat sich beendet (Exit-Status { $status }) und sagte: { $words }
bots-program-closed = Das Programm hat seine Standardeingabe oder -ausgabe geschlossen.
bots-program-silent = Das Programm hat nicht innerhalb von { $seconds } s geantwortet.
bots-program-line = Das Programm schrieb eine Zeile von mehr als { NUMBER($bytes, useGrouping: 0) } Bytes.
bots-program-flood = Das Programm schreibt zu viel, ohne gefragt zu sein.
bots-program-move = „{ $text }“ ist nicht erlaubt: { $problem }
