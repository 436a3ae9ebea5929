import { type Campaign, fighting, type Situation } from "./campaign.ts";

/** The options of a match with Horde of Vermin (VER-VERDICT-01). */
export const withVermin = { boxes: ["vermin"], healer: "maireya" } as const;

/** A fight with Vermin on the table; the next Poison cards are these, from the top, and after them there is none. */
export function infested(situation: Situation = {}, deck?: readonly string[]): Campaign {
  const options = { ...withVermin, ...situation.options };
  const poison = deck === undefined ? {} : { poison: { deck: [...deck], discards: [] } };
  return fighting({ ...situation, options, state: { ...poison, ...situation.state } });
}
