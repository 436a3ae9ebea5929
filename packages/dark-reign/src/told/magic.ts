import type { Square } from "../grid/square.ts";

interface Who {
  readonly who: string;
}

/** What can be cured. */
export type Ailment = "fire" | "poison" | "web";

/** What spells, states, speeches, duels and waiting tell. */
export interface MagicFacts {
  // States.
  /** REG-WEB-01. */
  readonly webbed: Who & { readonly level: number };
  /** REG-WEB-03. */
  readonly freed: Who;
  /** REG-FIRE-01. */
  readonly burns: Who;
  /** REG-POISON-03. */
  readonly poisoned: Who;
  readonly cured: Who & { readonly of: Ailment };
  /** REG-FEAR-04. */
  readonly afraid: Who;
  /** P.Action more or fewer: `by` is what it really came to. */
  readonly actions: Who & { readonly by: number; readonly left: number };

  // Spells.
  readonly casts: Who & { readonly spell: string; readonly targets: readonly string[] };
  readonly fizzles: Who & { readonly spell: string };
  /** REG-SPELL-19, 25, REG-SIDE-01: an ally that was not there. */
  readonly appears: Who & Square & { readonly card: string; readonly by: string };
  /** REG-SPELL-03. */
  readonly shown: Who & { readonly squares: readonly Square[] };

  // Words.
  readonly speaks: Who & { readonly speech: string; readonly works: boolean };
  /** REG-RULING-78. */
  readonly "loses-turn": Who;
  /** REG-SPEECH-16. */
  readonly bribed: Who & { readonly by: string; readonly ecus: number };
  /** REG-RULING-80. */
  readonly "changes-sides": Who & { readonly by: string };
  readonly challenged: Who & { readonly target: string };
  readonly "duel-over": Who & { readonly other: string };
  /** REG-WAIT-02. */
  readonly waits: Who & { readonly points: number };
  /** REG-WAIT-05. */
  readonly defends: Who & { readonly by: number };
}
