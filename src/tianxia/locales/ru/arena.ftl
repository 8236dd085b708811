# Matches between bots.

arena-two-bots = Для матча нужны хотя бы два бота.
arena-seats = Ботов названо { $bots }, а мест { $number }: { $seats }.
arena-time = Множитель времени должен быть больше 0 и не больше 1000.
arena-seed = Зерно матча должно быть целым числом от 0 до 9223372036854775807.
arena-simulations = Число симуляций должно быть не меньше 0.
arena-overtime = Решение заняло { $seconds } с; отведено { $budget } с.
arena-illegal = На ходу { $move } бот ответил { $action }, это недопустимо.
arena-hung = Бот не вернулся из раздумий.
arena-died = Процесс, в котором бот играл, завершился аварийно.
arena-worker-died = Процесс, который играл партию { $number }, завершился аварийно, хотя ни один бот не думал: хватает ли памяти?
arena-folder-other = { $path } — не папка арены: выберите другую через --out.
arena-folder-settings = В { $path } лежит матч с другими настройками: { $key } там { $theirs }, а здесь { $ours }. Выберите другую папку через --out.
arena-ladder-none = В { $game } пока нет уровней. Назовите ботов от слабейшего к сильнейшему: { $bots }.
arena-ladder-twice = Бот может стоять на лестнице только один раз.
arena-ray-missing = Ray не установлен: pip install "tianxia[ray]".
arena-ray-address = По адресу { $address } нет кластера Ray: { $problem }
arena-dataset-missing = pyarrow не установлен: pip install "tianxia[data]".
arena-dataset-planes = У { $game } нет наблюдения в виде плоскостей, поэтому набор данных не составить.
arena-dataset-other = { $path } — не набор данных арены: выберите другую папку через --dataset.
arena-dataset-settings = В { $path } лежит набор данных матча с другими настройками: { $key } там { $theirs }, а здесь { $ours }. Выберите другую папку через --dataset.
arena-dataset-game = Партия { $number } не может войти в набор данных. { $problem }
arena-dataset-steps = В её записи нет отдельных шагов.
arena-dataset-record = Шаг в её записи не разрешён: { $problem }
