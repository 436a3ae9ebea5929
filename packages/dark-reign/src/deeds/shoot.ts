import { w } from "@ossuaire/kernel";
import { canSee } from "../board.ts";
import { areAdversaries, characterOf, isHero, onBoard } from "../characters.ts";
import { deed } from "../deed.ts";
import { distance } from "../grid/square.ts";
import { attack } from "../rules/attack.ts";
import { blowOf, shotOf } from "../rules/offence.ts";
import { levelOf } from "../sheet/levels.ts";
import type { Character, State } from "../state.ts";
import { heldBy } from "../things.ts";

interface ShotAim {
  readonly target: string;
  /** Where there is a choice. */
  readonly with?: string;
  readonly how?: "aimed";
}

/** REG-AIM-01: a shot with care costs 2 P.Action. */
const manners = { aimed: w("tir précis", "precise shot") };
const costs = { aimed: 2 };

/** REG-SHOT, REG-AIM: with a weapon made for it, at an adversary that is not adjacent. */
export const shoot = deed({
  id: "shoot",
  name: w("Tirer", "Shoot"),
  manners,
  rule: "REG-SHOT-01",
  cost: 1,
  costs,
  *options(state, who): Iterable<ShotAim> {
    const weapons = heldBy(state, who.id).filter(({ thing, card }) => card.shot !== undefined && !thing.used);
    for (const { thing, card } of weapons) {
      const { range = 0, seesThrough = false } = card.shot ?? {};
      for (const target of targetsOf(state, who, range, seesThrough)) {
        const aim = weapons.length > 1 ? { target, with: thing.id } : { target };
        yield aim;
        yield { ...aim, how: "aimed" };
      }
    }
  },
  *perform(table, who, { target, with: weapon, how }) {
    const { state } = table;
    const borne = heldBy(state, who.id).find(
      ({ thing, card }) => card.shot !== undefined && (weapon === undefined || thing.id === weapon),
    );
    const offence = shotOf(state, who, borne, { isHeavy: how === "aimed" });
    // REG-TOWN-11: one shot, then it has to be loaded.
    if (borne?.card.shot?.isLoaded) borne.thing.used = true;
    yield* attack(
      table,
      blowOf(state, who, characterOf(state, target), offence, { isBasic: how !== "aimed" }),
    );
  },
});

/** REG-IMPRO-01, 02: whatever comes to hand; for PJ alone, as far as their Force; with care too (REG-RULING-37). */
export const improvise = deed({
  id: "improvise",
  name: w("Lancer ce qui tombe sous la main", "Throw whatever is at hand"),
  manners,
  rule: "REG-IMPRO-01",
  cost: 1,
  costs,
  *options(state, who): Iterable<ShotAim> {
    if (!isHero(who)) return;
    for (const target of targetsOf(state, who, levelOf(state, who, "force"), false)) {
      yield { target };
      yield { target, how: "aimed" };
    }
  },
  *perform(table, who, { target, how }) {
    const { state } = table;
    const isHeavy = how === "aimed";
    const offence = shotOf(state, who, undefined, { isHeavy });
    yield* attack(table, blowOf(state, who, characterOf(state, target), offence, { isBasic: !isHeavy }));
  },
});

/** REG-SHOT-03 to 05, REG-RULING-46: adversaries at distance 2 or more, in sight and in range. */
function targetsOf(state: State, who: Character, range: number, seesThrough: boolean): readonly string[] {
  return onBoard(state)
    .filter((one) => areAdversaries(one, who) && one.states.hole === undefined)
    .filter((one) => distance(who, one) >= 2 && distance(who, one) <= range)
    .filter((one) => canSee(state, who, one, seesThrough))
    .map(({ id }) => id);
}
