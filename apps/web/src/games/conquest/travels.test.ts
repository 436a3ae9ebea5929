import type { Event } from "@ossuaire/conquest";
import { expect, test } from "vitest";
import { travelsOf } from "./travels.ts";

const tokens = { pools: { sword: 6, skull: 8 }, bank: 10 };
const hit = (character: "s1" | "s2"): Event => ({
  type: "hit",
  rule: "CON-COMBAT-01",
  character,
  shot: "combat",
  damage: 1,
});

test("tokens go from who was hit over their pool to the bank, a captured one to the other team", () => {
  const wounded: Event = {
    type: "wounded",
    rule: "CON-DAMAGE-02",
    team: "sword",
    lost: 2,
    captured: 1,
    ...tokens,
  };
  expect(travelsOf([hit("s1"), hit("s2"), wounded])).toEqual([
    { stops: [{ piece: "s1" }, { panel: "pool-sword" }, { panel: "pool-skull" }], token: "token-of-sword" },
    { stops: [{ piece: "s2" }, { panel: "pool-sword" }, { panel: "bank" }], token: "token-of-sword" },
  ]);
  // After a question about armour the hit is a page ago: then only the pool pays.
  expect(travelsOf([{ ...wounded, lost: 1, captured: 0 }])).toEqual([
    { stops: [{ panel: "pool-sword" }, { panel: "bank" }], token: "token-of-sword" },
  ]);
});

test("a heal comes from the bank, exhaustion goes there, and a card moves no token", () => {
  expect(
    travelsOf([
      { type: "healed", rule: "CON-KEYWORD-01", team: "skull", amount: 2, ...tokens },
      { type: "exhausted", rule: "CON-EXHAUST-01", team: "sword", ...tokens },
      { type: "discarded", rule: "CON-TURN-05", team: "sword", card: "miner" },
    ]).map(({ stops }) => stops),
  ).toEqual([
    [{ panel: "bank" }, { panel: "pool-skull" }],
    [{ panel: "bank" }, { panel: "pool-skull" }],
    [{ panel: "pool-sword" }, { panel: "bank" }],
  ]);
});
