import { actionsOf } from "../../sheet/counters.ts";
import { profileOf } from "../../shelf.ts";
import type { SeenCharacter } from "../../view.ts";
import { lossTo } from "./blows.ts";
import { type Known, remembering, standing } from "./known.ts";

/** What the group is rid of with an MJ character, in PV: what it takes in a turn and a half from one of us, whoever that is. */
export function might(known: Known, foe: SeenCharacter): number {
  return remembering(known, `might ${foe.id}`, () => {
    const up = standing(known.friends);
    const losses = up.map((one) => lossTo(known, one, foe));
    const mean = losses.reduce((sum, one) => sum + one, 0) / Math.max(1, losses.length);
    // REG-WEB: who hangs in a web is struck for certain, and strikes nobody.
    const isWebbing = profileOf(foe.card).traits.some(({ id }) => id === "webs");
    return 2 + (isWebbing ? 2.5 : 1.5) * actionsOf(known.state, foe) * mean;
  });
}
