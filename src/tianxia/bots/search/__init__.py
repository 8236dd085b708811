"""Search that knows no game: trees, playouts, clocks."""
