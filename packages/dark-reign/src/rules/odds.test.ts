import { expect, test } from "vitest";
import type { Blow } from "../blow.ts";
import { characterOf } from "../characters.ts";
import { enumerated } from "../testing/enumerate.ts";
import { arm, rats, scene } from "../testing/index.ts";
import { heldBy } from "../things.ts";
import { attack } from "./attack.ts";
import { oddsOfAttack } from "./odds.ts";
import { blowOf, meleeOf, shotOf } from "./offence.ts";

interface Case {
  readonly name: string;
  readonly attacker: string;
  readonly target: string;
  readonly change?: (blow: Blow) => Blow;
  readonly parries?: boolean;
  readonly heavy?: boolean;
  readonly shot?: boolean;
  readonly with?: readonly string[];
  readonly still?: boolean;
}

const cases: readonly Case[] = [
  { name: "a cleaver against a revenant", attacker: "svein", target: "revenant-1" },
  { name: "a cleaver against an ogre", attacker: "svein", target: "ogre-1" },
  { name: "a cleaver against three rats", attacker: "svein", target: "rat-1" },
  { name: "a powerful attack", attacker: "svein", target: "ogre-1", heavy: true },
  { name: "bare hands", attacker: "svein", target: "rat-1", with: [] },
  { name: "an immobile target", attacker: "svein", target: "revenant-1", still: true },
  { name: "bare hands against an immobile target", attacker: "aude", target: "rat-1", with: [], still: true },
  { name: "a shot", attacker: "liutgarde", target: "revenant-1", shot: true },
  { name: "a precise shot", attacker: "liutgarde", target: "ogre-1", shot: true, heavy: true },
  {
    name: "a shot at an immobile target",
    attacker: "liutgarde",
    target: "revenant-1",
    shot: true,
    still: true,
  },
  { name: "three rats against Svein", attacker: "rat-1", target: "svein" },
  { name: "a revenant against Aude, who parries", attacker: "revenant-1", target: "aude", parries: true },
  {
    name: "a blessed weapon",
    attacker: "aude",
    target: "revenant-1",
    change: (blow) => ({ ...blow, rerolls: true }),
  },
  {
    name: "a blessed weapon, parried",
    attacker: "isengrin",
    target: "aude",
    parries: true,
    with: ["dagger"],
    change: (blow) => ({ ...blow, rerolls: true }),
  },
];

const answers: Readonly<Record<string, string>> = { parry: "yes", "weapon-reroll": "yes" };

test.for(cases)("oddsOfAttack says what all throws through the real attack come to: $name", (one) => {
  const { state } = scene(
    "SAGIvors",
    {
      S: "svein",
      A: "aude",
      G: "liutgarde",
      I: "isengrin",
      v: "revenant",
      o: "ogre",
      r: rats(3),
      s: "spider",
    },
    {
      prepare(all) {
        if (one.with) arm(all, one.attacker, ...one.with);
        if (one.still) characterOf(all, one.target).states.web = 1;
        for (const { hero } of all.characters) if (hero) hero.destiny = 0;
        for (const { hero } of all.characters) if (hero) hero.skills = [];
      },
    },
  );
  const attacker = characterOf(state, one.attacker);
  const target = characterOf(state, one.target);
  const [weapon] = heldBy(state, one.attacker);
  const manner = { isHeavy: one.heavy ?? false };
  const offence = one.shot
    ? shotOf(state, attacker, weapon, manner)
    : meleeOf(state, attacker, weapon, manner);
  const plain = blowOf(state, attacker, target, offence);
  const blow = one.change?.(plain) ?? plain;
  const odds = oddsOfAttack(state, blow, { parries: one.parries ?? false });
  const real = (worth: (struck: { hits: boolean; lost: number }) => number) =>
    enumerated(
      state,
      (table) => attack(table, blow),
      ({ prompt }) => (prompt === "parry" && !one.parries ? "no" : (answers[prompt] ?? "no")),
      worth,
    );
  const pv = target.pv.reduce((all, figure) => all + figure, 0);
  expect(real(({ hits }) => (hits ? 1 : 0))).toBeCloseTo(odds.hit.cases / odds.hit.of, 10);
  expect(real(({ lost }) => (lost > 0 ? 1 : 0))).toBeCloseTo(odds.wound.cases / odds.wound.of, 10);
  expect(real(({ lost }) => (lost >= pv ? 1 : 0))).toBeCloseTo(odds.fell.cases / odds.fell.of, 10);
  expect(real(({ lost }) => lost)).toBeCloseTo(odds.loss.cases / odds.loss.of, 10);
});
