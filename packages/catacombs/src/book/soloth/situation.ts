import type { Situation } from "../../position.ts";

/** With Cavern of Soloth on the table, and the four who are made to be played together (SOL-HERO-02). */
export const soloth = {
  options: { boxes: ["soloth"], parties: [["ice-princess", "paladin", "witch-hunter", "sorceress"]] },
} as const satisfies Situation;
