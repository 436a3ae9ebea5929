import { takesEffect } from "../rules/limits.ts";
import type { Verb } from "./verb.ts";

/** REG-VERDICT-13: magic armour points until the game ends; a second scroll adds nothing. */
export const protect = (by: number): Verb =>
  function* ({ state }, { id }, { source }) {
    takesEffect(state, id, source, { kind: "armour", by, isMagic: true }, { kind: "game" });
  };
