# Reinforcement-learning environments.

rl-mode = There is no render mode { $mode }, only { $modes }.
rl-perspective = There is no perspective { $perspective }, only { $known }.
rl-option-unknown = Got an unexpected keyword argument '{ $option }': { $game } has the options { $known }.
rl-seat = There is no seat { $seat }, only { $seats } and random.
rl-opponent-none = At least one opponent must be named.
rl-opponent-kind = This is not an opponent: { $given }. An opponent is the name of a bot, a bot object, a bot class (called without arguments), or a function of observation and action mask; or a list of these, or a mapping from seats to these.
rl-opponent-seat = There is no seat { $seat } to put an opponent in, only { $seats }.
rl-opponent-missing = Nobody plays { $seats }: name an opponent for every seat that may not be the agent's.
rl-seconds = The opponents' time must be a number of seconds above 0, not { $given }.
rl-simulations = The opponents' simulations must be a whole number of at least 1, not { $given }.
rl-reset = No game is in progress: call reset() first.
rl-waits = It is not { $seat }'s turn: it can only wait.
rl-asked = It is { $seat }'s turn: it must act.
rl-illegal = { $action } is not legal for { $seat } now.
rl-openspiel-observer = An observer of a Tianxia game sees what one player or the public may know: public information, the player's own, or both.
rl-openspiel-private = There is no history of private information alone: take public information too, or no perfect recall.
rl-openspiel-parameters = Observers of Tianxia's games have no parameters: { $parameters }.
rl-vector-number = The number of environments must be a whole number of at least 1, not { $given }.
rl-vector-planes = { $game } has no observation in planes, so it cannot be played in a vector environment.
rl-vector-dtype = Observations are uint8 or float32, not { $given }.
rl-vector-legal = Legal actions can be dense, sparse or both, not { $given }.
rl-vector-seeds = Give one seed, or one for each of the environments ({ $number }), not { $given }.
rl-vector-copy = A vector environment can be neither copied nor pickled. Make another one: the same seeds and actions play the same games.
rl-vector-actions = Actions must be an array of whole numbers, one for each of the environments ({ $number }); this one is { $given }.
rl-vector-illegal = Environment { $index }: { $action } is not legal for { $seat } now. Nothing was done in any environment.
