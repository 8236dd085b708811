# Huang.

## Maps that cannot be
huang-map-key = “{ $key }” means nothing in a map. Known: name, rows, capitals.
huang-map-name = A map needs a name.
huang-map-rows = A map needs rows: a list of texts, one for each row of hexes.
huang-map-wide = The map has { $number } columns; { $most } is the most, a letter for each.
huang-map-length = Row { $row } has { $number } hexes, but must have { $wanted }: even rows have one less than odd ones.
huang-map-mark = “{ $mark }” in row { $row } is no mark. Marks are . land, ~ river, # no hex, A to Z a capital, 0 to 9 a bandit place.
huang-map-capital-entry = The capital { $mark } has no entry: { $mark } = { "{" } state = "…", city = "…" { "}" }.
huang-map-capital-twice = The capital { $mark } is on the map twice.
huang-map-capital-nowhere = The capital { $mark } has an entry but is not on the map.
huang-map-places = The map has { $number } bandit places, but must have none or { $wanted }.
huang-map-triangle = Bandit place { $place } is not three land hexes that touch each other.
huang-map-bandit-capital = Bandit place { $place } touches a capital.
