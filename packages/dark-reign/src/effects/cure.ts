import type { Ailment } from "../told/magic.ts";
import type { Verb } from "./verb.ts";

/** REG-RULING-89 to 91: an end to poison, fire or web. */
export const cure = (...ailments: readonly Ailment[]): Verb =>
  function* (table, who, { rule }) {
    for (const of of ailments) {
      if (who.states[of] === undefined) continue;
      delete who.states[of];
      table.tell({ type: "cured", rule, who: who.id, of });
    }
  };
