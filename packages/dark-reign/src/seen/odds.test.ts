import { sightOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import { oddsOfAttack } from "../rules/odds.ts";
import { blowOf as blowFor, meleeOf } from "../rules/offence.ts";
import type { State } from "../state.ts";
import { blowOf, type Scene, scene } from "../testing/index.ts";
import { heldBy } from "../things.ts";
import { attackSeen } from "./odds.ts";

test("the odds that a seat is shown are those of the attack itself, and only of attacks", () => {
  const { match } = scene("Sv.", { S: "svein", v: "revenant" }).rolling();
  const { view, decision } = sightOf(match, "svein");
  if (decision === undefined) throw new Error("nothing is asked");
  const { state } = match;
  const [who, target] = [characterOf(state, "svein"), characterOf(state, "revenant-1")];
  const [weapon] = heldBy(state, "svein");
  const plain = blowFor(state, who, target, meleeOf(state, who, weapon));
  expect(attackSeen(view, decision, "strike:revenant-1")).toEqual({
    ...oddsOfAttack(state, plain),
    blow: plain,
    isHero: false,
  });
  const heavy = blowFor(state, who, target, meleeOf(state, who, weapon, { isHeavy: true }));
  expect(attackSeen(view, decision, "strike:revenant-1:power")?.loss).toEqual(
    oddsOfAttack(state, heavy).loss,
  );
  expect(attackSeen(view, decision, "end")).toBeUndefined();
  expect(attackSeen(view, decision, "search:0,0")).toBeUndefined();
});

/** What the MJ is shown of a blow at Aude, who has a sword and a large shield, and what it is with and without a parry. */
function blowAtAude({ match }: Pick<Scene, "match">) {
  const { view, decision } = sightOf(match, "mj");
  if (decision === undefined) throw new Error("nothing is asked");
  const { state } = match;
  const [who, target] = [characterOf(state, "revenant-1"), characterOf(state, "aude")];
  const blow = blowFor(state, who, target, meleeOf(state, who, undefined));
  const odds = (parries: boolean) => ({ ...oddsOfAttack(state, blow, { parries }), blow, isHero: true });
  return { shown: attackSeen(view, decision, "strike:aude"), odds };
}

test("REG-RULING-42 nobody parries in a web, and the odds know it", () => {
  const free = scene("Av", { A: "aude", v: "revenant" }).rolling();
  free.play("end");
  const open = blowAtAude(free);
  expect(open.shown).toEqual(open.odds(true));
  const prepare = (state: State) => {
    characterOf(state, "aude").states.web = 1;
  };
  const webbed = scene("Av", { A: "aude", v: "revenant" }, { prepare }).rolling();
  webbed.play("end");
  const still = blowAtAude(webbed);
  expect(still.shown).toEqual(still.odds(false));
});

test("REG-PARRY-03 a parry that is used up is none in the odds either", () => {
  const hit = blowOf("revenant").hit;
  const table = scene("Av", { A: "aude", v: "revenant" }).rolling(...hit, ...hit, ...hit, ...hit);
  table.play("end", "strike:aude", "yes");
  const once = blowAtAude(table);
  expect(once.shown).toEqual(once.odds(true));
  table.play("strike:aude", "yes");
  const twice = blowAtAude(table);
  expect(twice.shown).toEqual(twice.odds(false));
});
