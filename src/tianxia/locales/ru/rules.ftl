# The page with the rules of a game; their texts are the files in the folder rules.

rules-search = Искать в правилах
rules-contents = Содержание
rules-found =
    { $number ->
        [one] Найдено в { $number } месте.
        [few] Найдено в { $number } местах.
        [many] Найдено в { $number } местах.
       *[other] Найдено в { $number } места.
    }
rules-none = По запросу «{ $words }» ничего не найдено.
rules-print = Печать
# Opens the rules in another tab.
rules-page = Открыть страницей
# A link to a heading, for readers.
rules-here = Ссылка на этот раздел
# Opens the paragraph about a card or a question.
rules-about = В правилах
rules-missing = Правила сейчас показать нельзя.
