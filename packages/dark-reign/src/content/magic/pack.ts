import type { Pack } from "../../pack.ts";

/** Spells, states and words: REG-CAST, SPELL, FEAR to MAGIC, WAIT, SPEECH, DUEL. */
export const magic: Pack = { id: "magic" };
