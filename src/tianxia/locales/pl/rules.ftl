# The page with the rules of a game; their texts are the files in the folder rules.

rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-found =
    { $number ->
        [one] Znaleziono w { $number } miejscu.
        [few] Znaleziono w { $number } miejscach.
        [many] Znaleziono w { $number } miejscach.
       *[other] Znaleziono w { $number } miejsca.
    }
rules-none = Nic nie znaleziono dla „{ $words }”.
rules-print = Drukuj
# Opens the rules in another tab.
rules-page = Otwórz jako stronę
# A link to a heading, for readers.
rules-here = Link do tej części
# Opens the paragraph about a card or a question.
rules-about = W zasadach
rules-missing = Nie można teraz pokazać zasad.
