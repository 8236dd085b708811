// The numbers of the rules, which the server sends.
import { constantsOf } from "../../client/catalogue";
import type { Constants } from "./wire.gen";

/** Return the numbers of the rules. */
export function constants(): Constants {
  return constantsOf("chuhan") as Constants;
}
