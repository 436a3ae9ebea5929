import type { ThingCard } from "./cards/thing.ts";
import { thingCardOf } from "./shelf.ts";
import type { Hand, Place, State, Thing } from "./state.ts";
import { isStill, onceWhileStill } from "./still.ts";

/** A thing together with what its card says. */
export interface Borne {
  readonly thing: Thing;
  readonly card: ThingCard;
}

const borne = (thing: Thing): Borne => ({ thing, card: thingCardOf(thing.card) });

export function thingOf({ things }: Pick<State, "things">, id: string): Thing {
  const found = things.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
}

/** All that a character has: in its hands, on its body, in its bag. */
export function thingsOf(state: State, who: string): readonly Borne[] {
  if (isStill(state)) return byBearer(state, state.things).get(who) ?? nothing;
  const had: Borne[] = [];
  for (const thing of state.things) if (bearerOf(thing) === who) had.push(borne(thing));
  return had;
}

const nothing: readonly Borne[] = [];

/** One look at all things for everybody who has some. */
const byBearer = onceWhileStill((_state, things: State["things"]): ReadonlyMap<string, readonly Borne[]> => {
  const bags = new Map<string, Borne[]>();
  for (const thing of things) {
    const who = bearerOf(thing);
    if (who === undefined) continue;
    const bag = bags.get(who);
    if (bag === undefined) bags.set(who, [borne(thing)]);
    else bag.push(borne(thing));
  }
  return bags;
});

const bearerOf = ({ at }: Thing): string | undefined =>
  "by" in at && at.kind !== "strongbox" ? at.by : undefined;

/** What it holds, the right hand first. */
export const heldBy = onceWhileStill((state, who: string): readonly Borne[] => heldIn(thingsOf(state, who)));

/** Of what somebody has. */
export function heldIn(had: readonly Borne[]): readonly Borne[] {
  const held: Borne[] = [];
  for (const one of had) {
    const { at } = one.thing;
    if (at.kind !== "held") continue;
    if (at.hand === "right") held.unshift(one);
    else held.push(one);
  }
  return held;
}

export function inHand(state: State, who: string, hand: Hand): Borne | undefined {
  const thing = state.things.find(({ at }) => at.kind === "held" && at.by === who && at.hand === hand);
  return thing && borne(thing);
}

export const wornBy = onceWhileStill((state, who: string): readonly Borne[] => wornIn(thingsOf(state, who)));

export const wornIn = (had: readonly Borne[]): readonly Borne[] =>
  had.filter(({ thing }) => thing.at.kind === "worn");

/** REG-TOWN-27: what it has left in town, the strongbox itself among it. */
export function storedBy(state: State, who: string): readonly Borne[] {
  return state.things.filter(({ at }) => at.kind === "strongbox" && at.by === who).map(borne);
}

/** Of several that are alike the first: the others would be the same choice. */
export function oneOfEach(all: readonly Borne[]): readonly Borne[] {
  const seen = new Set<ThingCard>();
  return all.filter(({ card }) => seen.size < seen.add(card).size);
}

/** REG-TREAS-02, REG-VERDICT-78: each roll makes a new object. */
export function makeThing(state: State, card: string, at: Place): Thing {
  const thing: Thing = { id: `thing-${nameFor(state, "thing")}`, card, at };
  state.things.push(thing);
  return thing;
}

/** The next number for names of this kind. */
export function nameFor(state: State, kind: string): number {
  const number = (state.names[kind] ?? 0) + 1;
  state.names[kind] = number;
  return number;
}
