import type { DeedOption } from "../../asked/deed.ts";
import type { Known } from "./known.ts";

/** What a pedlar in the catacombs is good for, the best first. */
export const wantedOfPedlar: readonly string[] = ["cure", "care"];

/** REG-EVENT-22: it costs no P.Action, and the pedlar does not come back. */
export function bargain({ level }: Known, options: readonly DeedOption[]): DeedOption | undefined {
  if (!level.gathers) return undefined;
  const offers = options.filter(({ deed, how }) => deed === "trade" && how === "own");
  return wantedOfPedlar.flatMap((wanted) => offers.find(({ card }) => card === wanted) ?? [])[0];
}
