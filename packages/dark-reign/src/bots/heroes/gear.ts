import type { DeedOption } from "../../asked/deed.ts";
import { oddsOfAttack } from "../../rules/odds.ts";
import { blowOf, meleeOf, shotOf } from "../../rules/offence.ts";
import { armourPoints } from "../../sheet/armour.ts";
import { magicDiceOf, parriesOf } from "../../sheet/hands.ts";
import { levelOf } from "../../sheet/levels.ts";
import { thingCardOf } from "../../shelf.ts";
import type { Character, Place, State, Thing } from "../../state.ts";
import { heldBy, thingOf, wornBy } from "../../things.ts";
import type { SeenCharacter } from "../../view.ts";
import type { Act } from "./act.ts";
import { average } from "./blows.ts";
import type { Known } from "./known.ts";

/** What somebody takes into its hands, or puts on, when there is time for it. */
export function gearActs(known: Known, who: SeenCharacter, options: readonly DeedOption[]): readonly Act[] {
  return options.flatMap(({ deed, thing, how, cost }) => {
    const worth = equipping(known, who, { deed, ...(thing && { thing }), ...(how && { how }) });
    const wish = { deed, ...(thing && { thing }), ...(how && { how }) };
    return worth > 0 ? [{ wish, cost, worth, isSingle: true }] : [];
  });
}

interface Change {
  readonly deed: string;
  readonly thing?: string;
  readonly how?: string;
}

/** It has to be better by so much: nobody changes to and fro. */
const trouble = 0.5;

/** How much better somebody is armed with something else in its hands, or on its body. */
export function equipping({ state }: Known, who: SeenCharacter, { deed, thing, how }: Change): number {
  if (thing === undefined) return 0;
  const { card } = thingOf(state, thing);
  const { wornAs } = thingCardOf(card);
  if (deed === "change") return wornBy(state, who.id).some((one) => one.card.wornAs === wornAs) ? 0 : trouble;
  if (deed !== "swap" && deed !== "don") return 0;
  const at: Place =
    deed === "don"
      ? { kind: "worn", by: who.id }
      : { kind: "held", by: who.id, hand: how === "left" ? "left" : "right" };
  return armed(withThing(state, who, { id: thing, card, at }), who) - armed(state, who) - trouble;
}

/** How much better with something that is not its own yet. */
export function bettered({ state }: Known, who: SeenCharacter, card: string): number {
  const { wornAs, hands } = thingCardOf(card);
  if (wornAs !== "armour" && hands === undefined) return 0;
  const at: Place =
    wornAs === "armour" ? { kind: "worn", by: who.id } : { kind: "held", by: who.id, hand: "right" };
  return armed(withThing(state, who, { id: "new", card, at }), who) - armed(state, who);
}

/** The same with one thing in its place, and carried what was there before. */
function withThing(state: State, who: Character, thing: Thing): State {
  const { hands } = thingCardOf(thing.card);
  const isInTheWay = ({ id, card, at }: Thing): boolean => {
    if (id === thing.id) return true;
    if (!("by" in at) || at.by !== who.id || at.kind !== thing.at.kind) return false;
    if (at.kind === "worn") return thingCardOf(card).wornAs === "armour";
    const isBoth = hands === 2 || thingCardOf(card).hands === 2;
    return at.kind === "held" && (isBoth || (thing.at.kind === "held" && at.hand === thing.at.hand));
  };
  const carried: Place = { kind: "carried", by: who.id };
  const others = state.things.map((one) => (isInTheWay(one) ? { ...one, at: carried } : one));
  return { ...state, things: [...others.filter(({ id }) => id !== thing.id), thing] };
}

/** Somebody of middling strength, to try a weapon on. */
const dummy: Character = {
  id: "dummy",
  card: "revenant",
  side: "mj",
  seat: "mj",
  x: 0,
  y: 0,
  pv: [14],
  actions: 0,
  states: {},
};

/** What arms and armour are worth together: PV that a P.Action takes, and what the other side does not take. */
function armed(state: State, who: SeenCharacter): number {
  const trial: State = { ...state, characters: [...state.characters, dummy] };
  const loss = (offence: ReturnType<typeof meleeOf>) =>
    average(oddsOfAttack(trial, blowOf(trial, who, dummy, offence)).loss);
  const held = heldBy(state, who.id);
  const blows = held.flatMap((weapon) => [
    ...(weapon.card.melee
      ? [loss(meleeOf(trial, who, weapon)) * (weapon.card.melee.strikesTwice ? 2 : 1)]
      : []),
    ...(weapon.card.shot ? [loss(shotOf(trial, who, weapon)) * 1.2] : []),
  ]);
  const magic = who.spells.length > 0 ? 2 * magicDiceOf(state, who) + 2 * levelOf(state, who, "magic") : 0;
  const guard = 0.6 * parriesOf(state, who) + 1.2 * armourPoints(state, who);
  return 2 * Math.max(0, ...blows) + guard + magic + 0.5 * levelOf(state, who, "endurance");
}
