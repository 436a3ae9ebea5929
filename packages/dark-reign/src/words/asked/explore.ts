import { capital, w } from "@ossuaire/kernel";
import type { ExploreQuestion } from "../../asked/explore.ts";
import { placeWords } from "../whereabouts.ts";
import type { Prompts, Sayings } from "./sayings.ts";

export const explorePrompts: Prompts<ExploreQuestion> = {
  "lay-out": w("Disposez le contenu de la zone.", "Lay out what the zone holds."),
  "added-exit": w("Où percer une nouvelle issue ?", "Where shall a new exit be?"),
  "beside-hole": w("De quel côté du trou ?", "On which side of the hole?"),
};

export const exploreSayings: Sayings<ExploreQuestion> = {
  "added-exit": ({ square }, _view, from) => ({ words: capital(placeWords(from, square)) }),
  "beside-hole": ({ id, square }, _view, from) => ({
    words: square === undefined ? w(id, id) : capital(placeWords(from, square)),
  }),
};
