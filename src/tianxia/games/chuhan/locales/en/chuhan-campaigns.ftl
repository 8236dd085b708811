# The two campaigns. Names, years and texts of the chapters follow the rules, sections 8 and 9.

chuhan-campaign-fall-of-qin = The Fall of Qin
chuhan-campaign-contention = The Chu-Han Contention

chuhan-chapter-daze = The Rising at Daze
chuhan-chapter-xue = The Council at Xue
chuhan-chapter-julu = Julu
chuhan-chapter-guanzhong = The Race to the Pass
chuhan-chapter-banquet = The Feast at the Hong Gate
chuhan-chapter-kingdoms = The Eighteen Kingdoms
chuhan-chapter-chencang = The Hidden Road to Chencang
chuhan-chapter-pengcheng = Pengcheng
chuhan-chapter-xingyang = The Siege of Xingyang
chuhan-chapter-jingxing = The Army with its Back to the River
chuhan-chapter-canal = The Treaty of the Hong Canal
chuhan-chapter-gaixia = Gaixia

## What the players read before a chapter
chuhan-story-daze = In the summer of 209 BC rain holds up nine hundred conscripts at Daze. The laws of Qin punish lateness with death, so they rebel. Before winter Liu Bang holds his home town of Pei, and Xiang Yu and his uncle hold Kuaiji in the south.
chuhan-story-xue = In 208 BC the rebel leaders meet at Xue. Old Fan Zeng advises them to restore the royal house of Chu. A grandson of its King Huai, who died a prisoner of Qin, is found herding sheep. Whoever has him at their side speaks in the name of Chu.
chuhan-story-julu = Zhang Han's armies of Qin surround Julu. Xiang Yu crosses the river, sinks his boats, breaks his cooking pots and gives each man food for three days. He wins; half a year later Zhang Han surrenders to him with his whole army.
chuhan-story-guanzhong = The king of Chu promises the heartland of Qin to whoever enters it first. While Xiang Yu is fighting at Julu, Liu Bang comes in through the southern pass, and Ziying surrenders to him. When Xiang Yu arrives, he finds the Hangu Pass shut.
chuhan-story-banquet = Liu Bang comes to Xiang Yu's camp to apologise. Three times Fan Zeng gives the sign to kill him, and Xiang Yu does nothing. Liu Bang slips out and rides away; Xiahou Ying and three others run beside his horse.
chuhan-story-kingdoms = Xiang Yu burns the capital of Qin and divides the empire among eighteen kings. He keeps the best part and calls himself Hegemon. The king of Chu becomes an emperor without power, Liu Bang gets the far south-west, and everyone else must choose whom to follow.
chuhan-story-chencang = Sent to the far south-west, Liu Bang has burnt the plank roads behind him, as if never to return. Xiao He rides after a deserter named Han Xin and brings him back; Liu Bang makes him commander. Over a forgotten road the army returns and surprises Zhang Han, first of the Three Qins, at Chencang.
chuhan-story-pengcheng = Liu Bang mourns the murdered emperor in public and takes Xiang Yu's capital with more than half a million men. Xiang Yu returns with thirty thousand and destroys that army in a day. Liu Bang flees in Xiahou Ying's chariot; his wife Lü Zhi and his father are taken prisoner.
chuhan-story-xingyang = For a year Xiang Yu besieges Liu Bang at Xingyang. An envoy wins Ying Bu over to Han, and rumours paid for with Han's gold make Xiang Yu distrust Fan Zeng, who leaves him. Liu Bang escapes at night, while his officer Ji Xin, dressed as the king, surrenders in his place.
chuhan-story-jingxing = Meanwhile Han Xin conquers the north. At Jingxing he draws up his men with a river behind them, so that they cannot run, and beats an army many times larger. On the Wei he lets the water loose on the army that Xiang Yu has sent against him, and becomes King of Qi.
chuhan-story-canal = In 203 BC both sides are exhausted. They make the Hong Canal their border, and Xiang Yu sends Liu Bang's wife and father home. He marches east; Liu Bang's advisers tell him to break the treaty at once.
chuhan-story-gaixia = Only when they are promised land do Han Xin and Peng Yue come. At Gaixia the army of Chu is surrounded, and at night it hears the songs of Chu from all four sides. Xiang Yu says farewell to Yu Ji, breaks out with eight hundred horsemen, and dies at the Wu river.

## What is special in a chapter
chuhan-special-xue = The 0 waits on top of the draw pile. Five 2s are enough: a set of rank 2 scores from five cards on.
chuhan-special-julu = There are three writs in this battle. The winner is sworn a 7 in the next chapter.
chuhan-special-banquet = Xiang Yu hesitates: his power cannot be used.
chuhan-special-chencang = Han Xin waits on top of the draw pile.
chuhan-special-pengcheng = Lü Zhi goes over to Chu when Chu has won two tricks.
chuhan-special-xingyang = Ying Bu goes over to Han when Han has won two tricks. Fan Zeng leaves: sets of rank 2 score nothing.
chuhan-special-jingxing = No retreat: the powers of Xiahou Ying and Xiang Yu cannot be used. The winner is sworn an 8 in the next chapter.
chuhan-special-canal = Lü Zhi goes over to Han when Han has won a trick.
chuhan-special-gaixia = All or nothing: points are doubled from the start, the stake is not.

## The log of a campaign
chuhan-log-chapter =
    { $stake ->
        [one] { CAMPAIGN($campaign) }, chapter { $number }: { CHAPTER($chapter) }. The stake is { $stake } point.
       *[other] { CAMPAIGN($campaign) }, chapter { $number }: { CHAPTER($chapter) }. The stake is { $stake } points.
    }
chuhan-log-hostage = { SEAT($seat) } gives { CARDS($card) } to { SEAT($rival) } as a hostage; { CARDS($kept) } stays.
chuhan-log-sworn = Sworn to Han: { CARDS($han) }. Sworn to Chu: { CARDS($chu) }.
chuhan-log-waiting = { CARDS($card) } waits on top of the draw pile.
chuhan-log-over = { CARDS($card) } goes over from { SEAT($seat) } to { SEAT($rival) }.
chuhan-log-freed =
    { $number ->
        [one] { SEAT($seat) } frees { $number } person: { $number } more point.
       *[other] { SEAT($seat) } frees { $number } persons: { $number } more points.
    }
chuhan-log-stake =
    { $points ->
        [one] { SEAT($seat) } scores the stake: { $points } point.
       *[other] { SEAT($seat) } scores the stake: { $points } points.
    }
chuhan-log-chapter-won = { SEAT($seat) } wins chapter { $number }, { CHAPTER($chapter) }.
chuhan-log-submits = { SEAT($rival) } is 40 or more points ahead: { SEAT($seat) } submits.
chuhan-gain-stake = Stakes

## What is asked and shown in a campaign
chuhan-ask-hostage = Give { SEAT($rival) } a hostage: { CARDS($cards) }? The other one is sworn to you.
chuhan-effect-hostage = is sworn to your rival, { CARDS($kept) } to you
chuhan-effect-xiang-yu-doubled = pass; points are doubled already
chuhan-show-chapter =
    { $stake ->
        [one] { CAMPAIGN($campaign) }, chapter { $number }: { CHAPTER($chapter) }, { $year } BC. Stake: { $stake } point.
       *[other] { CAMPAIGN($campaign) }, chapter { $number }: { CHAPTER($chapter) }, { $year } BC. Stake: { $stake } points.
    }
chuhan-show-campaign-points = Points: Han { $han }, Chu { $chu }. More points win after the last chapter; 40 ahead after any chapter win at once.
chuhan-show-won = Chapters won: Han { $han }, Chu { $chu }.
chuhan-show-hostage = { SEAT($seat) } is to give a hostage: { CARDS($cards) }.
chuhan-picture-chapter = { $number }. { CHAPTER($chapter) }
chuhan-house-campaigns = The two campaigns are ours: we know of no description of those in the printed game.
chuhan-option-campaign = fall-of-qin or contention: play a campaign of six battles

## Why a move is refused in a campaign
chuhan-text-give-hostage = Name one card, for example: give HanXin.
chuhan-why-hostage = First give a hostage, one of these: { CARDS($cards) }.
chuhan-why-chapter-power = { CARDS($power) } cannot be used in the chapter { CHAPTER($chapter) }.

## Options and positions that cannot be
chuhan-option-campaign-events = events = on does not go with campaign = "{ $campaign }": the chapters bring their own events.
chuhan-position-no-campaign = { $key } belongs to a campaign, and none is named.
chuhan-position-won-long = { $number } chapters are won, but at most { $most } can be, and the last one ends the campaign: name the winner.
chuhan-position-won-none = somebody has won the campaign, but no chapter: name the winners of the chapters in won.
chuhan-position-derived = { $key } follows from the chapter and must be { $value }.
chuhan-position-chapter-doubled = points are doubled from the start in the chapter { CHAPTER($chapter) }.
chuhan-position-no-hostage = no hostage is to be given in the chapter { CHAPTER($chapter) }.
chuhan-position-hostage-by = { SEAT($seat) } has lost the chapter before and gives the hostage.
chuhan-position-hostage-dealt = while a hostage is to be given, no card is named, and nothing has happened in the battle.
