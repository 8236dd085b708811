# Opponents.

bots-unknown = There is no bot “{ $bot }” for this game. Bots: { $bots }.
