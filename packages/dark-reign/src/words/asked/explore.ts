import { w } from "@ossuaire/kernel";
import type { ExploreQuestion } from "../../asked/explore.ts";
import { squareWords } from "../names.ts";
import type { Prompts, Sayings } from "./sayings.ts";

export const explorePrompts: Prompts<ExploreQuestion> = {
  "lay-out": w("Disposez le contenu de la zone.", "Lay out what the zone holds."),
  "added-exit": w("Où percer une nouvelle issue ?", "Where shall a new exit be?"),
  "beside-hole": w("De quel côté du trou ?", "On which side of the hole?"),
};

export const exploreSayings: Sayings<ExploreQuestion> = {
  "added-exit": ({ square }) => ({ words: squareWords(square) }),
  "beside-hole": ({ id, square }) => ({ words: square === undefined ? w(id, id) : squareWords(square) }),
};
