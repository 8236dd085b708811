# Matches between bots.

arena-two-bots = A match needs at least two bots.
arena-games = The number of games must be from 1 to { NUMBER($most, useGrouping: 0) }.
arena-jobs = At least one game must be played at a time: --jobs 1.
arena-bot-kind = { $given } is no bot: give a word, a subclass or an instance of tianxia.bots.bot.Bot, or a function that returns one.
arena-bot-pickle = { $bot } cannot be sent to another process: { $problem }. Play without jobs, in this process.
arena-bot-main = { $bot } was defined in an interactive session, where other processes cannot find it. Play without jobs, in this process, or move it into a module.
arena-seats =
    { $number ->
        [one] { $bots } bots are named, but there is { $number } seat: { $seats }.
       *[other] { $bots } bots are named, but there are { $number } seats: { $seats }.
    }
arena-time = The factor of time must be above 0, and at most 1000.
arena-budget = A budget needs a limit: seconds above 0, or simulations above 0.
arena-seconds = The seconds for a decision must be above 0, and at most { NUMBER($most, useGrouping: 0) }.
arena-seconds-time = Seconds replace a bot's usual time, and the factor of time multiplies it: give one of the two.
arena-seed = The seed of a match must be a whole number from 0 to 9223372036854775807.
arena-simulations = The number of simulations must be from 0 on.
arena-overtime = It took { $seconds } s; its budget is { $budget } s.
arena-illegal = It answered { $action } at move { $move }, which is not legal.
arena-hung = It did not come back from a decision.
arena-died = The process it played in died.
arena-not-started = No game was played, since { $bot } cannot play. { $problem }
arena-crashed = The arena stopped in game { $number }, in which { $bot } crashed. All games with a result are kept: mend the bot and start the arena again in the same way, and the others are played. { $problem }
arena-worker-died = The process that played game { $number } died, and no bot was thinking: is there enough memory? A script that plays in other processes must do so under “if __name__ == "__main__":”.
arena-folder-other = { $path } is no folder of the arena: choose another with --out.
arena-folder-settings = { $path } holds a match with other settings: { $key } is { $theirs } there, and { $ours } here. Choose another folder with --out.
arena-ladder-none = { $game } has no levels yet. Name the bots from the weakest to the strongest: { $bots }.
arena-ladder-twice = A bot can stand on a ladder only once.
arena-ray-missing = Ray is not installed: pip install "tianxia[ray]".
arena-ray-address = There is no Ray cluster at { $address }: { $problem }
arena-dataset-missing = pyarrow is not installed: pip install "tianxia[data]".
arena-dataset-planes = { $game } has no observation in planes, so no dataset can be made of it.
arena-dataset-other = { $path } is no dataset of the arena: choose another folder with --dataset.
arena-dataset-apart = The dataset ({ $dataset }) needs a folder of its own, not in that of the games ({ $out }) nor around it.
arena-dataset-out = A dataset is made from the records of the games: name a folder for them (out), too.
arena-dataset-settings = { $path } holds the dataset of a match with other settings: { $key } is { $theirs } there, and { $ours } here. Choose another folder with --dataset.
arena-dataset-game = Game { $number } cannot go into the dataset. { $problem }
arena-dataset-steps = Its record does not tell the single steps.
arena-dataset-record = A step in its record is not legal: { $problem }
