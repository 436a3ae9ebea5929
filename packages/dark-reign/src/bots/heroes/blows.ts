import type { Offence } from "../../blow.ts";
import type { Chance } from "../../dice/odds.ts";
import { oddsOfAttack } from "../../rules/odds.ts";
import { blowOf, meleeOf, shotOf, strikesTwice } from "../../rules/offence.ts";
import { type Borne, heldBy } from "../../things.ts";
import type { SeenCharacter } from "../../view.ts";
import { type Known, remembering } from "./known.ts";

/** PV that the target of an attack loses on average: by convolution, nothing is sampled. */
function lossBy(known: Known, attacker: SeenCharacter, target: SeenCharacter, offence: Offence): number {
  const parries = offence.canBeParried && target.parriesLeft > 0 && target.side === "mj";
  return average(oddsOfAttack(known.state, blowOf(known.state, attacker, target, offence), { parries }).loss);
}

export const average = ({ cases, of }: Chance): number => cases / of;

/** An attack that somebody can make now, as its options name it. */
export interface Blow {
  readonly deed: "strike" | "shoot" | "improvise";
  readonly weapon: Borne | undefined;
  readonly with?: string;
  readonly how?: "power" | "aimed";
  readonly cost: number;
}

/** With each weapon in hand, both plainly and with all its force. */
export function strikesOf({ state }: Known, who: SeenCharacter): readonly Blow[] {
  const weapons = heldBy(state, who.id).filter(({ card }) => card.melee !== undefined);
  const each: readonly (Borne | undefined)[] = weapons.length > 0 ? weapons : [undefined];
  return each.flatMap((weapon) => {
    const named = { weapon, ...(weapons.length > 1 && weapon ? { with: weapon.thing.id } : {}) };
    return [
      { deed: "strike", ...named, cost: 1 },
      { deed: "strike", ...named, how: "power", cost: 2 },
    ] as const;
  });
}

export function shotsOf({ state }: Known, who: SeenCharacter): readonly Blow[] {
  const weapons = heldBy(state, who.id).filter(({ thing, card }) => card.shot !== undefined && !thing.used);
  const made = weapons.flatMap((weapon) => {
    const named = { weapon, ...(weapons.length > 1 ? { with: weapon.thing.id } : {}) };
    return [
      { deed: "shoot", ...named, cost: 1 },
      { deed: "shoot", ...named, how: "aimed", cost: 2 },
    ] as const;
  });
  return [...made, { deed: "improvise", weapon: undefined, cost: 1 }];
}

/** What such an attack takes from somebody on average. */
export function lossOf(known: Known, who: SeenCharacter, target: SeenCharacter, blow: Blow): number {
  const { deed, weapon, how } = blow;
  const key = [who.id, target.id, deed, weapon?.thing.id, how].join(">");
  return remembering(known, key, () => {
    const manner = { isHeavy: how !== undefined };
    const of = deed === "strike" ? meleeOf : shotOf;
    const once = lossBy(known, who, target, of(known.state, who, weapon, manner));
    return strikesTwice(weapon, manner) ? 2 * once : once;
  });
}

/** What one attack of an MJ character takes from somebody of ours. */
export function lossTo(known: Known, friend: SeenCharacter, foe: SeenCharacter): number {
  return remembering(known, `${foe.id}>${friend.id}`, () => {
    const weapon = heldBy(known.state, foe.id).find(({ card }) => card.melee !== undefined);
    return lossBy(known, foe, friend, meleeOf(known.state, foe, weapon));
  });
}
