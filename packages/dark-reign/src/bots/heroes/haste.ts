import { stepsAt } from "../../grid/ways.ts";
import type { SeenCharacter } from "../../view.ts";
import { type Exit, exitsOf } from "./exits.ts";
import { type Known, standing } from "./known.ts";

/** REG-QCLOCK-01: “Do not linger.” What lies about, and who does not bar the way, is left alone. */
export const isHasty = ({ view }: Known): boolean => view.options.quest === "clock";

/** So many steps somebody goes farther for an exit that nobody else takes, and for one that was found a zone later: the gate is “ahead”. */
const farther = 8;

/** Where somebody leaves: all by the same exit, or, where time presses, by several, until one is found to be the way out. */
export function exitFor(known: Known, who: SeenCharacter): Exit | undefined {
  const exits = exitsOf(known);
  const gate = exits.find(({ isGate }) => isGate);
  if (!isHasty(known)) return exits[0];
  return gate ?? sharedOut(known, exits).get(who.id) ?? exits[0];
}

/** Whoever is nearest to an exit takes it first. */
function sharedOut(known: Known, exits: readonly Exit[]): ReadonlyMap<string, Exit> {
  const taken = new Map<string, Exit>();
  const waiting = new Set(standing(known.friends));
  while (waiting.size > 0) {
    let best: { one: SeenCharacter; exit: Exit; steps: number } | undefined;
    for (const one of waiting)
      for (const exit of exits) {
        const others = [...taken.values()].filter((other) => other === exit).length;
        const detour = farther * (others - exit.element.zone);
        const steps = (stepsAt(exit.ways, one) ?? Infinity) + detour;
        if (steps < (best?.steps ?? Infinity)) best = { one, exit, steps };
      }
    if (best === undefined) break;
    taken.set(best.one.id, best.exit);
    waiting.delete(best.one);
  }
  return taken;
}
