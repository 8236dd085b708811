// The games with the numbers of their rules, as the server sends them.
import { setCatalogue } from "../src/client/catalogue";
import games from "./catalogue.gen.json";

setCatalogue(games as Parameters<typeof setCatalogue>[0]);
