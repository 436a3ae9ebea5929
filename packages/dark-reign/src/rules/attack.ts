import type { Script } from "@ossuaire/kernel";
import type { Blow, Struck } from "../blow.ts";
import { characterOf, isFree } from "../characters.ts";
import { type Hand, sumOf, type Throw, thrown } from "../dice/roll.ts";
import { parriesOf } from "../sheet/hands.ts";
import { traitsOf } from "../sheet/traits.ts";
import { packsOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import { choose, type DarkTable } from "../table.ts";
import { thingOf } from "../things.ts";
import { oneAgain, throwing } from "./again.ts";
import { crush } from "./crush.ts";
import { offerDestiny } from "./destiny.ts";
import { guarded } from "./guard.ts";
import { spend, timesSpent } from "./limits.ts";
import { type Verdict, verdictOn } from "./offence.ts";
import { diceOf, facesOf } from "./thrown.ts";
import { loses } from "./wounds.ts";

/**
 * One attack with all that interrupts it, in the order of REG-VERDICT-77 and REG-RULING-44: bodyguard, waiting defence, dice,
 * the weapon's reroll, destiny, parry, what the attacker has not used yet, damage, destiny against death.
 */
export function* attack(table: DarkTable, aimed: Blow): Script<Struck> {
  const { state } = table;
  const attacker = characterOf(state, aimed.attacker);
  const blow = yield* defended(table, yield* guarded(table, aimed));
  const target = characterOf(state, blow.target);
  const verdict = yield* thrownWell(table, attacker, target, blow);
  const loss = yield* loses(table, target, verdict.damage, ruleOf(blow), attacker);
  const struck: Struck = { hits: verdict.hits, ...loss };
  if (struck.hits)
    for (const { afterHit } of traitsOf(state, attacker))
      if (afterHit) yield* afterHit(table, attacker, blow, struck);
  if (struck.kills && blow.kind === "melee") yield* crush(table, attacker, target);
  for (const { afterAttack } of traitsOf(state, attacker))
    if (afterAttack) yield* afterAttack(table, attacker, blow, struck);
  return struck;
}

const ruleOf = ({ kind }: Blow) => (kind === "melee" ? "REG-MELEE-09" : "REG-SHOT-06");

function* defended(table: DarkTable, blow: Blow): Script<Blow> {
  let now = blow;
  for (const { defends } of packsOf(table.options)) if (defends) now = yield* defends(table, now);
  return now;
}

/** The throw that stands, after all that each side may use on it: each means at most once (REG-RULING-44). */
function* thrownWell(table: DarkTable, attacker: Character, target: Character, blow: Blow): Script<Verdict> {
  const used = { weapon: !blow.rerolls, destiny: false };
  const throwWith = (hand: Hand) => throwBlow(table, blow, hand);
  let verdict = yield* improved(table, attacker, blow, throwWith, used);
  if (verdict.hits && (yield* parried(table, target, blow, verdict))) {
    // REG-RULING-12: further points may follow a first; after a parry only a means that was not used yet.
    verdict = used.destiny
      ? yield* improved(table, attacker, blow, throwWith, { ...used, isSpent: true })
      : yield* improved(table, attacker, blow, throwWith, used);
  }
  return verdict;
}

interface Used {
  weapon: boolean;
  destiny: boolean;
  readonly isSpent?: true;
}

/** Throws, and throws again as long as the attacker has something to make it better. */
function* improved(
  table: DarkTable,
  attacker: Character,
  blow: Blow,
  throwWith: (hand: Hand) => Rolled,
  used: Used,
): Script<Verdict> {
  let fallen = throwing(table.rng);
  while (true) {
    const { thrown: dice, verdict } = throwWith(fallen.hand);
    if (verdict.damage > 0 || dice === undefined) return verdict;
    if (!verdict.hits && !used.weapon && (yield* rerolled(table, attacker, blow))) {
      used.weapon = true;
      fallen = throwing(table.rng);
      continue;
    }
    const better = yield* oneAgain(table, attacker, fallen, facesOf(dice));
    if (better === undefined) {
      if (used.isSpent || !(yield* offerDestiny(table, attacker))) return verdict;
      used.destiny = true;
    }
    fallen = better ?? throwing(table.rng);
  }
}

interface Rolled {
  readonly thrown: Throw | undefined;
  readonly verdict: Verdict;
}

/** REG-MELEE-06: the power die and the damage dice in one throw. */
function throwBlow(table: DarkTable, blow: Blow, hand: Hand): Rolled {
  const dice = thrown(hand, blow.level, blow.dice);
  const verdict = verdictOn(blow, dice);
  const { weapon } = blow;
  table.tell({
    type: "attacked",
    rule: blow.kind === "melee" ? "REG-MELEE-06" : "REG-SHOT-06",
    who: blow.attacker,
    target: blow.target,
    kind: blow.kind,
    ...(weapon === undefined ? {} : { weapon: thingOf(table.state, weapon).card }),
    ...diceOf(blow.level, dice),
    bonus: blow.fixed,
    total: (dice === undefined ? 0 : sumOf(dice)) + blow.fixed,
    ...verdict,
  });
  return { thrown: dice, verdict };
}

/** REG-RULING-48: once for each attack, all dice, only if it failed. */
function* rerolled(
  table: DarkTable,
  { id, seat }: Character,
  { attacker, target, weapon }: Blow,
): Script<boolean> {
  if (weapon === undefined) return false;
  const about = { who: id, attacker, target };
  const answer = yield* choose({ seats: seat, prompt: "weapon-reroll", rule: "REG-RULING-48", about }, [
    "yes",
    "no",
  ]);
  if (answer === "yes") {
    const { card } = thingOf(table.state, weapon);
    table.tell({ type: "rerolls", rule: "REG-RULING-48", who: id, weapon: card });
  }
  return answer === "yes";
}

/** REG-PARRY-01, REG-RULING-42: asked only of somebody who could, and for whom it could matter. */
function* parried(table: DarkTable, target: Character, blow: Blow, { damage }: Verdict): Script<boolean> {
  const { state } = table;
  const matters =
    damage > 0 || traitsOf(state, characterOf(state, blow.attacker)).some((one) => one.afterHit);
  if (!blow.canBeParried || blow.isStill || !isFree(target) || !matters) return false;
  if (parriesLeft(state, target) === 0) return false;
  const { attacker } = blow;
  const about = { who: target.id, attacker, target: target.id, damage };
  const answer = yield* choose({ seats: target.seat, prompt: "parry", rule: "REG-PARRY-01", about }, [
    "yes",
    "no",
  ]);
  if (answer === "no") return false;
  spend(state, parryKey(target));
  table.tell({ type: "parries", rule: "REG-PARRY-01", who: target.id, against: attacker });
  return true;
}

/** REG-PARRY-03, REG-RULING-43: of those of this round. */
export function parriesLeft(state: State, who: Character): number {
  return Math.max(0, parriesOf(state, who) - timesSpent(state, parryKey(who)));
}

const parryKey = ({ id }: Character): string => `parry:${id}`;
