# The page with the rules of a game; their texts are the files in the folder rules.

rules-search = Search the rules
rules-contents = Contents
rules-found =
    { $number ->
        [one] Found in { $number } place.
       *[other] Found in { $number } places.
    }
rules-none = Nothing found for “{ $words }”.
rules-print = Print
# Opens the rules in another tab.
rules-page = Open as a page
# A link to a heading, for readers.
rules-here = Link to this paragraph
# Opens the paragraph about a card or a question.
rules-about = In the rules
rules-missing = The rules cannot be shown right now.
