import { type Campaign, fighting, type Situation } from "./campaign.ts";
import { solothParty } from "./soloth.ts";

/** Both expansions, with the Heroes of Soloth. */
export const both = { boxes: ["soloth", "vermin"], healer: "maireya", parties: [solothParty] } as const;

/** A fight with both; the next Poison cards are these. */
export function together(
  situation: Situation = {},
  deck: readonly string[] = ["poison-2-1", "poison-1-1"],
): Campaign {
  const poison = { deck: [...deck], discards: [] };
  return fighting({
    ...situation,
    options: { ...both, ...situation.options },
    state: { poison, ...situation.state },
  });
}
