import type { ThingCard } from "../cards/thing.ts";
import { characteristics } from "../kinds.ts";
import type { Character, Hand, State } from "../state.ts";
import { heldBy, inHand } from "../things.ts";
import { lastingLevelOf } from "./levels.ts";
import { has, sum, traitsOf } from "./traits.ts";

/** REG-PARRY-03, REG-RULING-43: parries per round; of two weapons, or two shields, both count only for the ambidextrous. */
export function parriesOf(state: State, who: Character): number {
  const most = has(state, who, "ambidextrous") ? 2 : 1;
  const held = heldBy(state, who.id).map(({ card }) => card.parries);
  const of = (kind: "weapon" | "shield") => Math.min(most, held.filter((one) => one === kind).length);
  return of("weapon") + of("shield") + sum(traitsOf(state, who).map(({ parries = 0 }) => parries));
}

/** REG-WEAPON-13, REG-VERDICT-01: whether its levels and skills allow it. */
export function canEquip(
  state: State,
  who: Character,
  { needs = {}, needsSkill }: Pick<ThingCard, "needs" | "needsSkill">,
): boolean {
  for (const of of characteristics) {
    const least = needs[of];
    if (least !== undefined && least > lastingLevelOf(state, who, of)) return false;
  }
  return needsSkill === undefined || (who.hero?.skills.includes(needsSkill) ?? false);
}

/** REG-SHEET-05, 06: what takes two hands leaves none. */
export function freeHands(state: State, who: string): readonly Hand[] {
  const right = inHand(state, who, "right");
  if (right?.card.hands === 2) return [];
  const hands: Hand[] = [];
  if (right === undefined) hands.push("right");
  if (inHand(state, who, "left") === undefined) hands.push("left");
  return hands;
}

/** REG-SHEET-03, REG-VERDICT-05: D that objects add to spells; of two sceptres one counts. */
export function magicDiceOf(state: State, who: Character): number {
  return Math.max(0, ...heldBy(state, who.id).map(({ card }) => card.magicDice ?? 0));
}
