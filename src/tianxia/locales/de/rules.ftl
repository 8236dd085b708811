# The page with the rules of a game; their texts are the files in the folder rules.

rules-search = In den Regeln suchen
rules-contents = Inhalt
rules-found =
    { $number ->
        [one] An { $number } Stelle gefunden.
       *[other] An { $number } Stellen gefunden.
    }
rules-none = Nichts gefunden für „{ $words }“.
rules-print = Drucken
# Opens the rules in another tab.
rules-page = Als Seite öffnen
# A link to a heading, for readers.
rules-here = Link zu diesem Absatz
# Opens the paragraph about a card or a question.
rules-about = In den Regeln
rules-missing = Die Regeln lassen sich gerade nicht zeigen.
