import type { Rng } from "@ossuaire/kernel";
import { itemOf } from "../content/box.ts";
import { halfOf } from "../rules/trade.ts";
import type { State } from "../state.ts";
import type { Level } from "./level.ts";
import { gainOf } from "./works.ts";

/** What an article is worth in gold, to whoever can use it. */
const worths: Readonly<Record<string, number>> = {
  "poisoned-knife": 900,
  "broad-axe": 800,
  "invisibility-cloak": 700,
  "healing-draught": 600,
  "chain-lightning": 700,
  "long-quiver": 600,
  "blood-draught": 500,
  familiar: 400,
  map: 50,
};

/** The bargain at the Merchant's, if there is any: what is worth most beyond its price. */
export function purchase(state: State, options: readonly string[], level: Level, rng: Rng): string {
  if (!level.prudent) return rng.one(options);
  const deals = options.flatMap((id) => {
    const [hero = "", item = "", half] = id.split(":");
    if (id === "done" || state.heroes[hero] === undefined) return [];
    const { price } = itemOf(item);
    const due = half === "half" ? halfOf(price) : price;
    return [{ id, profit: (worths[item] ?? price) * vigour(state, hero) - due }];
  });
  const [best] = deals.toSorted((a, b) => b.profit - a.profit);
  return best !== undefined && best.profit > 0 ? best.id : "done";
}

/** Articles of a Hero who is nearly dead will not be used for long. */
function vigour(state: State, hero: string): number {
  return (state.heroes[hero]?.life ?? 0) > 2 ? 1 : 0.7;
}

/** The dead first, then whoever gains most by a touch; gold that is left over is of no use to anybody. */
export function service(state: State, options: readonly string[], level: Level, rng: Rng): string {
  if (!level.prudent) return rng.one(options);
  const raise = options.find((option) => option.startsWith("raise:"));
  if (raise !== undefined) return raise;
  const gain = (option: string) => gainOf(state, option.replace("touch:", ""), 1);
  const [best] = options
    .filter((option) => option.startsWith("touch:"))
    .toSorted((a, b) => gain(b) - gain(a));
  return best ?? "done";
}
