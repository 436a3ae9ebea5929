import type { Character, State } from "../state.ts";
import { type Borne, oneOfEach, storedBy, thingsOf } from "../things.ts";

/** All that is a hero's, in town too; of several that are alike, and in the same place, the first. */
export function ownedBy(state: State, { id }: Character): readonly Borne[] {
  const all = thingsOf(state, id);
  const loose = all.filter(({ thing }) => thing.at.kind === "carried" && thing.runes === undefined);
  return [...all.filter((one) => !loose.includes(one)), ...oneOfEach(loose), ...storedBy(state, id)];
}
