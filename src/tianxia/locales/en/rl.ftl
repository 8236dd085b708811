# Environments for those who train machines.

rl-missing = { $package } is not installed: pip install "tianxia[{ $extra }]".
rl-seed = A seed must be a whole number from 0 on, of at most { $bits } bits.
rl-mode = There is no render mode { $mode }, only { $modes }.
rl-eyes = There are no eyes { $eyes }, only { $known }.
rl-seat = There is no seat { $seat }, only { $seats } and random.
rl-opponent-none = At least one opponent must be named.
rl-seconds = The opponents' time must be a number of seconds above 0, not { $given }.
rl-simulations = The opponents' simulations must be a whole number from 1 on, not { $given }.
rl-reset = No game is under way: call reset() first.
rl-waits = { $seat } is not asked now: it can only wait.
rl-asked = { $seat } is asked now: it must act.
rl-illegal = { $action } is not legal for { $seat } now.
rl-openspiel-observer = Games of Tianxia are observed by one player, with what is public and what is its own.
rl-openspiel-parameters = Observers of Tianxia's games have no parameters: { $parameters }.
rl-vector-number = The number of environments must be a whole number from 1 on, not { $given }.
rl-vector-planes = { $game } has no observation in planes, so many of its games cannot be played at once.
rl-vector-seeds = One seed is needed, or one for each of the environments ({ $number }); here are { $given }.
rl-vector-copy = An environment of many games can be neither copied nor pickled. Make another one: the same seeds and actions play the same games.
rl-vector-actions = Actions must be an array of whole numbers, one for each of the environments ({ $number }); this one is { $given }.
rl-vector-illegal = Environment { $index }: { $action } is not legal for { $seat } now. Nothing was done in any environment.
