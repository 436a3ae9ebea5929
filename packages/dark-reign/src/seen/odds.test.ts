import { sightOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import { oddsOfAttack } from "../rules/odds.ts";
import { blowOf, meleeOf } from "../rules/offence.ts";
import { scene } from "../testing/index.ts";
import { heldBy } from "../things.ts";
import { attackSeen } from "./odds.ts";

test("the odds that a seat is shown are those of the attack itself, and only of attacks", () => {
  const { match } = scene("Sv.", { S: "svein", v: "revenant" }).rolling();
  const { view, decision } = sightOf(match, "svein");
  if (decision === undefined) throw new Error("nothing is asked");
  const { state } = match;
  const [who, target] = [characterOf(state, "svein"), characterOf(state, "revenant-1")];
  const [weapon] = heldBy(state, "svein");
  const plain = blowOf(state, who, target, meleeOf(state, who, weapon));
  expect(attackSeen(view, decision, "strike:revenant-1")).toEqual({
    ...oddsOfAttack(state, plain),
    blow: plain,
    isHero: false,
  });
  const heavy = blowOf(state, who, target, meleeOf(state, who, weapon, { isHeavy: true }));
  expect(attackSeen(view, decision, "strike:revenant-1:power")?.loss).toEqual(
    oddsOfAttack(state, heavy).loss,
  );
  expect(attackSeen(view, decision, "end")).toBeUndefined();
  expect(attackSeen(view, decision, "search:0,0")).toBeUndefined();
});
