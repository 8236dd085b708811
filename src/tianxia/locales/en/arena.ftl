# Matches between bots.

arena-two-bots = A match needs at least two bots.
arena-seats =
    { $number ->
        [one] { $bots } bots are named, but there is { $number } seat: { $seats }.
       *[other] { $bots } bots are named, but there are { $number } seats: { $seats }.
    }
arena-time = The factor of time must be above 0, and at most 1000.
arena-seed = The seed of a match must be a whole number from 0 to 9223372036854775807.
arena-simulations = The number of simulations must be from 0 on.
arena-overtime = It took { $seconds } s; its budget is { $budget } s.
arena-illegal = It answered { $action } at move { $move }, which is not legal.
arena-hung = It did not come back from a decision.
arena-died = The process it played in died.
arena-worker-died = The process that played game { $number } died, and no bot was thinking: is there enough memory?
arena-folder-other = { $path } is no folder of the arena: choose another with --out.
arena-folder-settings = { $path } holds a match with other settings: { $key } is { $theirs } there, and { $ours } here. Choose another folder with --out.
arena-ladder-none = { $game } has no levels yet. Name the bots from the weakest to the strongest: { $bots }.
arena-ladder-twice = A bot can stand on a ladder only once.
arena-ray-missing = Ray is not installed: pip install "tianxia[ray]".
arena-ray-address = There is no Ray cluster at { $address }: { $problem }
arena-dataset-missing = pyarrow is not installed: pip install "tianxia[data]".
arena-dataset-planes = { $game } has no observation in planes, so no dataset can be made of it.
arena-dataset-other = { $path } is no dataset of the arena: choose another folder with --dataset.
arena-dataset-settings = { $path } holds the dataset of a match with other settings: { $key } is { $theirs } there, and { $ours } here. Choose another folder with --dataset.
arena-dataset-game = Game { $number } cannot go into the dataset. { $problem }
arena-dataset-steps = Its record does not tell the single steps.
arena-dataset-record = A step in its record is not legal: { $problem }
