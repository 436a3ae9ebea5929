import { type Script, w } from "@ossuaire/kernel";
import { areAdversaries, characterOf, onBoard } from "../characters.ts";
import { deed } from "../deed.ts";
import { attack } from "../rules/attack.ts";
import { blowOf, meleeOf, strikesTwice } from "../rules/offence.ts";
import { canStrike, strikableFoes } from "../rules/strikable.ts";
import type { Character, State } from "../state.ts";
import { choose, type DarkTable } from "../table.ts";
import { type Borne, heldBy } from "../things.ts";

interface StrikeAim {
  readonly target: string;
  /** Where there is a choice. */
  readonly with?: string;
  readonly how?: "power";
  readonly isAlly?: true;
}

/** REG-MELEE, REG-POWER: an attack at close quarters, with one of the weapons in hand (REG-RULING-41). */
export const strike = deed({
  id: "strike",
  name: w("Attaquer", "Strike"),
  manners: { power: w("attaque puissante", "powerful attack") },
  rule: "REG-MELEE-01",
  // REG-MELEE-01, REG-POWER-01.
  cost: 1,
  costs: { power: 2 },
  *options(state, who): Iterable<StrikeAim> {
    // REG-RULING-32: the own side comes last.
    const others = onBoard(state).filter(({ id }) => id !== who.id);
    const foes = others.filter((one) => areAdversaries(one, who));
    const weapons = weaponsOf(state, who);
    for (const target of [...foes, ...others.filter((one) => !foes.includes(one))])
      for (const weapon of weapons) {
        if (!canStrike(state, who, target, weapon)) continue;
        const aim = {
          target: target.id,
          ...(weapon !== undefined && weapons.length > 1 ? { with: weapon.thing.id } : {}),
          ...(areAdversaries(target, who) ? {} : { isAlly: true as const }),
        };
        yield aim;
        yield { ...aim, how: "power" };
      }
  },
  *confirm(table, who, { target, isAlly }) {
    return !isAlly || (yield* meansIt(table, who, target));
  },
  *perform(table, who, { target, with: weapon, how }) {
    const isHeavy = how === "power";
    yield* struckBy(table, who, target, weapon, isHeavy);
    // REG-RULING-47: one after the other, targets free.
    if (strikesTwice(weaponIn(table.state, who, weapon), { isHeavy })) yield* strikeAgain(table, who, weapon);
  },
});

function* struckBy(
  table: DarkTable,
  who: Character,
  target: string,
  weapon: string | undefined,
  isHeavy: boolean,
): Script {
  const { state } = table;
  const offence = meleeOf(state, who, weaponIn(state, who, weapon), { isHeavy });
  yield* attack(table, blowOf(state, who, characterOf(state, target), offence, { isBasic: !isHeavy }));
}

function* strikeAgain(table: DarkTable, who: Character, weapon: string | undefined): Script {
  const { state } = table;
  const targets = strikableFoes(state, who, weaponIn(state, who, weapon));
  if (targets.length === 0) return;
  const asking = {
    seats: who.seat,
    prompt: "free-strike",
    rule: "REG-RULING-47",
    about: { who: who.id },
  } as const;
  const chosen = yield* choose(asking, [...targets.map(({ id }) => ({ id, target: id })), { id: "none" }]);
  if ("target" in chosen) yield* struckBy(table, who, chosen.target, weapon, false);
}

function weaponIn(state: State, who: Character, weapon: string | undefined): Borne | undefined {
  return weaponsOf(state, who).find((one) => weapon === undefined || one?.thing.id === weapon);
}

/** What it can strike with: each weapon that does damage, or bare hands (REG-MELEE-04, REG-RULING-37). */
function weaponsOf(state: State, who: Character): readonly (Borne | undefined)[] {
  const weapons = heldBy(state, who.id).filter(({ card }) => card.melee !== undefined);
  return weapons.length > 0 ? weapons : [undefined];
}

/** REG-RULING-32: the table asks before anybody strikes one of its own. */
function* meansIt(table: DarkTable, { id, seat }: Character, target: string): Script<boolean> {
  const about = { who: id, attacker: id, target };
  const answer = yield* choose({ seats: seat, prompt: "strike-ally", rule: "REG-RULING-32", about }, [
    "yes",
    "no",
  ]);
  return answer === "yes" && table.state.ended === undefined;
}
