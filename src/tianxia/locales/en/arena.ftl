# Matches between bots.

arena-two-bots = A match needs at least two bots.
arena-games = The number of games must be from 1 to { NUMBER($most, useGrouping: 0) }.
arena-jobs = At least one game must be played at a time: --jobs 1.
arena-bot-kind = { $given } is not a bot: give the name of a bot, a subclass or an instance of tianxia.bots.bot.Bot, or a function that returns one.
arena-bot-pickle = { $bot } cannot be sent to another process: { $problem }. Play without jobs, in this process.
arena-bot-main = { $bot } was defined in an interactive session, where other processes cannot find it. Play without jobs, in this process, or move it into a module.
arena-seats =
    { $number ->
        [one] { $bots } bots are named, but there is { $number } seat: { $seats }.
       *[other] { $bots } bots are named, but there are { $number } seats: { $seats }.
    }
arena-time = The time factor must be above 0, and at most 1000.
arena-budget = A budget needs a limit: seconds above 0, or simulations above 0.
arena-seconds = The seconds per decision must be above 0, and at most { NUMBER($most, useGrouping: 0) }.
arena-seconds-time = Seconds replace a bot's usual time, and the time factor multiplies it: give one of the two.
arena-seed = The seed of a match must be a whole number from 0 to 9223372036854775807.
arena-simulations = The number of simulations must be 0 or more.
arena-overtime = It took { $seconds } s; its budget is { $budget } s.
arena-illegal = It answered { $action } at move { $move }, which is not legal.
arena-hung = It never returned from a decision.
arena-died = The process it played in died.
arena-not-started = No game was played because { $bot } cannot play. { $problem }
arena-crashed = The arena stopped in game { $number }, in which { $bot } crashed. All games with a result are kept: fix the bot and run the same command again to play the rest. { $problem }
arena-worker-died = The process that played game { $number } died, and no bot was thinking: is there enough memory? A script that plays in other processes must do so under “if __name__ == "__main__":”.
arena-folder-other = { $path } is not an arena folder: choose another with --out.
arena-folder-settings = { $path } holds a match with other settings: { $key } is { $theirs } there, and { $ours } here. Choose another folder with --out.
arena-ladder-none = { $game } has no levels yet. Name the bots from the weakest to the strongest: { $bots }.
arena-ladder-twice = A bot can be on a ladder only once.
arena-ray-missing = Ray is not installed: pip install "tianxia[ray]".
arena-ray-address = There is no Ray cluster at { $address }: { $problem }
arena-dataset-missing = pyarrow is not installed: pip install "tianxia[data]".
arena-dataset-planes = { $game } has no observation in planes, so no dataset can be made from it.
arena-dataset-other = { $path } is not an arena dataset: choose another folder with --dataset.
arena-dataset-apart = The dataset ({ $dataset }) needs its own folder, neither inside nor around that of the games ({ $out }).
arena-dataset-out = A dataset is made from the records of the games: name a folder for them (out) too.
arena-dataset-settings = { $path } holds the dataset of a match with other settings: { $key } is { $theirs } there, and { $ours } here. Choose another folder with --dataset.
arena-dataset-game = Game { $number } cannot go into the dataset. { $problem }
arena-dataset-steps = Its record does not contain the single steps.
arena-dataset-record = A step in its record is not legal: { $problem }
