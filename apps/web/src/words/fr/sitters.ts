import type * as english from "../en/sitters.ts";
import type { SameKeys } from "../messages.ts";

/** Qui est assis à une table. */
export const sitters: SameKeys<typeof english.sitters> = {
  you: "vous",
  seats: "Autour de la table",
};

/** Ce que vaut un ordinateur. */
export const levels: SameKeys<typeof english.levels> = {
  novice: "Novice",
  adept: "Adepte",
  master: "Maître",
};
