import type { DeedOption } from "../../asked/deed.ts";
import type { SeenCharacter } from "../../view.ts";
import type { Act } from "./act.ts";
import type { Known } from "./known.ts";

/** What somebody takes into its hands, or puts on, when there is time for it. */
export function gearActs(
  _known: Known,
  _who: SeenCharacter,
  _options: readonly DeedOption[],
): readonly Act[] {
  return [];
}
