import { type Script, w } from "@ossuaire/kernel";
import type { Aim } from "../asked/deed.ts";
import { reaches } from "../board.ts";
import { characterOf, isFree, isHero, onBoard } from "../characters.ts";
import { deed } from "../deed.ts";
import type { Tested } from "../dice/test.ts";
import { attack } from "../rules/attack.ts";
import { take } from "../rules/bearing.ts";
import { hindranceTo } from "../rules/chances.ts";
import { blowOf, meleeOf } from "../rules/offence.ts";
import { tested, throwDice } from "../rules/test.ts";
import { levelOf } from "../sheet/levels.ts";
import { traitsOf } from "../sheet/traits.ts";
import type { Character, State, Thing } from "../state.ts";
import { choose, type DarkTable } from "../table.ts";
import { heldBy, thingsOf } from "../things.ts";
import type { Trial } from "../trial.ts";

/** REG-STEAL. */
export const steal = deed({
  id: "steal",
  name: w("Voler", "Steal from"),
  rule: "REG-STEAL-01",
  cost: 1,
  trial: theft,
  // REG-STEAL-08.
  failure: () =>
    w("la victime peut frapper aussitôt, sans P.Action", "the victim may strike at once, without P.Action"),
  // REG-STEAL-02: adversary or ally; who sits in a hole is out of sight.
  *options(state, who) {
    for (const one of onBoard(state))
      if (one.id !== who.id && one.states.hole === undefined && reaches(state, who, one))
        yield { target: one.id };
  },
  *perform(table, who, { target }) {
    const { state } = table;
    const victim = characterOf(state, target);
    const result = yield* tested(table, who, theft(state, who, { target }));
    if (result.passed) yield* loot(table, who, victim);
    else if (!isUnnoticed(state, who, result)) yield* strikeThief(table, victim, who);
  },
});

function theft(state: State, _who: Character, { target }: Aim): Trial {
  const difficulty = target === undefined ? 0 : levelOf(state, characterOf(state, target), "agility");
  return { test: "theft", of: "dexterity", difficulty, rule: "REG-STEAL-04" };
}

/** REG-SKILL-15: it misses its difficulty by exactly 1; an X is always noticed. */
function isUnnoticed(state: State, thief: Character, { thrown, total, difficulty }: Tested): boolean {
  const isDeft = traitsOf(state, thief).some(({ stealsDeftly }) => stealsDeftly);
  return isDeft && thrown !== undefined && thrown.face !== "X" && total === difficulty - 1;
}

/** REG-STEAL-03, 05 to 07: one object, and écus. */
function* loot(table: DarkTable, thief: Character, victim: Character): Script {
  const thing = yield* chosenThing(table, thief, victim);
  if (thing !== undefined) take(table.state, thief, thing);
  const ecus = stealEcus(table, thief, victim);
  const event = { type: "steals", rule: "REG-STEAL-05", who: thief.id, target: victim.id, ecus } as const;
  table.tell(thing === undefined ? event : { ...event, thing: thing.card });
}

/** REG-RULING-66: only now the thief sees what is carried, and picks what is neither worn nor held. */
function* chosenThing(table: DarkTable, thief: Character, victim: Character): Script<Thing | undefined> {
  const things = thingsOf(table.state, victim.id)
    .map(({ thing }) => thing)
    .filter(({ at }) => at.kind === "carried");
  const cards = things.map(({ card }) => card);
  const about = { who: thief.id, target: victim.id };
  table.reveal({ type: "rifles", rule: "REG-RULING-66", ...about, things: cards });
  if (things.length < 2) return things[0];
  const options = things.map(({ id, card }) => ({ id, card }));
  const asking = { seats: thief.seat, prompt: "loot", rule: "REG-STEAL-05", about } as const;
  const { id } = yield* choose(asking, options);
  return things.find((one) => one.id === id);
}

/** REG-STEAL-06, 07, REG-RULING-67: how many, from whom and for whom. */
function stealEcus(table: DarkTable, thief: Character, victim: Character): number {
  const { state } = table;
  const isOfMonster = victim.side === "mj" && thief.side === "heroes" && !victim.states.robbed;
  if (!isOfMonster && !isHero(victim)) return 0;
  const wanted = throwDice(table, thief, 2, "theft", "REG-STEAL-06") * 10;
  if (victim.hero === undefined) {
    victim.states.robbed = true;
    state.purse += wanted;
    return wanted;
  }
  const ecus = Math.min(wanted, victim.hero.ecus);
  victim.hero.ecus -= ecus;
  if (thief.hero !== undefined) thief.hero.ecus += ecus;
  else if (thief.side === "mj") thief.loot = (thief.loot ?? 0) + ecus;
  else state.purse += ecus;
  return ecus;
}

/** REG-STEAL-08, 09, REG-RULING-68: one basic attack at once, if the victim likes; the thief stands still, and so cannot parry. */
function* strikeThief(table: DarkTable, victim: Character, thief: Character): Script {
  const { state } = table;
  if (!isFree(victim) || hindranceTo(state, victim, "strike", { target: thief.id }) !== undefined) return;
  const about = { who: victim.id, target: thief.id };
  const asking = { seats: victim.seat, prompt: "strike-thief", rule: "REG-STEAL-08", about } as const;
  if ((yield* choose(asking, ["yes", "no"])) === "no") return;
  const weapon = heldBy(state, victim.id).find(({ card }) => card.melee !== undefined);
  const blow = blowOf(state, victim, thief, meleeOf(state, victim, weapon), { isFree: true, isBasic: true });
  yield* attack(table, { ...blow, isStill: true });
}
