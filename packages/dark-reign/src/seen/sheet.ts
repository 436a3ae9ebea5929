import type { RuleId, Words } from "@ossuaire/kernel";
import { stateSeen } from "../bots/heroes/known.ts";
import type { ThingCard } from "../cards/thing.ts";
import { powerDieOf } from "../dice/faces.ts";
import { type Characteristic, characteristics } from "../kinds.ts";
import { meleeOf, shotOf } from "../rules/offence.ts";
import { characteristicNames } from "../sheet/characteristic-names.ts";
import { type Part, partsOf } from "../sheet/parts.ts";
import { cardOf, skillOf, thingCardOf } from "../shelf.ts";
import type { State, Thing } from "../state.ts";
import { heldBy } from "../things.ts";
import type { SeenCharacter, View } from "../view.ts";
import { skillTexts } from "../words/cards/skills.ts";
import { schoolNames, spellTexts } from "../words/cards/spells.ts";
import { castSeen, type TestSeen } from "./tests.ts";

/** A characteristic as it is now, with the colour of its die and all that it is made of. */
export interface LevelSeen {
  readonly of: Characteristic;
  readonly name: Words;
  readonly level: number;
  /** None at level 0 (REG-TEST-10). */
  readonly colour: Words | undefined;
  readonly parts: readonly Part[];
}

export function levelsSeen(view: View, who: SeenCharacter): readonly LevelSeen[] {
  const state = stateSeen(view);
  return characteristics.map((of) => ({
    of,
    name: characteristicNames[of],
    level: who.levels[of],
    colour: powerDieOf(who.levels[of])?.colour,
    parts: partsOf(state, who, of),
  }));
}

/** What an attack is thrown with: the power die of this level, so many D, and what is added. */
interface Arm {
  readonly kind: "melee" | "shot";
  readonly level: number;
  readonly dice: number;
  readonly fixed: number;
  /** Bare hands, and what is part of a profile, are no thing. */
  readonly thing: string | undefined;
}

/** REG-SHEET-03: by what is in hand now. Whoever holds no weapon strikes with bare hands, and cannot shoot. */
export function armsSeen(view: View, who: SeenCharacter): readonly Arm[] {
  const state: State = stateSeen(view);
  const held = heldBy(state, who.id);
  const arms = held.flatMap((borne): readonly Arm[] => [
    ...(borne.card.melee ? [armOf(meleeOf(state, who, borne), borne.thing.id)] : []),
    ...(borne.card.shot ? [armOf(shotOf(state, who, borne), borne.thing.id)] : []),
  ]);
  const isArmed = arms.some(({ kind }) => kind === "melee");
  return isArmed ? arms : [armOf(meleeOf(state, who, undefined), undefined), ...arms];
}

const armOf = ({ kind, level, dice, fixed }: Omit<Arm, "thing">, thing: string | undefined): Arm => ({
  kind,
  level,
  dice,
  fixed,
  thing,
});

/** Like objects in the same place, as one line of the sheet. */
export interface ThingSeen {
  readonly card: ThingCard;
  readonly things: readonly [Thing, ...Thing[]];
  readonly at: "right" | "left" | "worn" | "bag" | "strongbox";
}

/** REG-SHEET-04: what somebody holds, wears and carries, in this order. */
export function thingsSeen(view: View, who: string): readonly ThingSeen[] {
  const lines: { card: ThingCard; things: [Thing, ...Thing[]]; at: ThingSeen["at"] }[] = [];
  for (const thing of view.things) {
    const at = placeOf(thing, who);
    if (at === undefined) continue;
    const like = lines.find((one) => one.at === at && isLike(one.things[0], thing));
    if (like === undefined) lines.push({ card: thingCardOf(thing.card), things: [thing], at });
    else like.things.push(thing);
  }
  return lines.toSorted((a, b) => places.indexOf(a.at) - places.indexOf(b.at));
}

const places: readonly ThingSeen["at"][] = ["right", "left", "worn", "bag", "strongbox"];

function placeOf({ at }: Thing, who: string): ThingSeen["at"] | undefined {
  if (!("by" in at) || at.by !== who) return undefined;
  if (at.kind === "held") return at.hand;
  return at.kind === "carried" ? "bag" : at.kind;
}

/** Each weapon has its own runes and its own string. */
const isLike = (one: Thing, other: Thing): boolean =>
  one.card === other.card && one.runes === undefined && other.runes === undefined && one.used === other.used;

interface Learned {
  readonly id: string;
  readonly name: Words;
  readonly rule: RuleId;
  readonly text: Words | undefined;
}

/** REG-SHEET-11. */
export function skillsSeen({ skills }: SeenCharacter): readonly Learned[] {
  return skills.map((id) => {
    const { name, rule } = skillOf(id);
    return { id, name, rule, text: skillTexts[id] };
  });
}

interface SpellSeen extends Learned {
  readonly school: Words;
  readonly difficulty: number;
  readonly reach: Words | undefined;
  readonly test: TestSeen;
}

/** REG-SHEET-11, REG-CAST-05: the spells of a sheet with how likely each of them is cast now. */
export function spellsSeen(view: View, who: SeenCharacter): readonly SpellSeen[] {
  return who.spells.map((id) => {
    const { name, rule, school } = cardOf("spells", id);
    const test = castSeen(view, who, id);
    const { reach, text } = spellTexts[id] ?? { reach: undefined, text: undefined };
    return { id, name, rule, text, school: schoolNames[school], difficulty: test.difficulty, reach, test };
  });
}
