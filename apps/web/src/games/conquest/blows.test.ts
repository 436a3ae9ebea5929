import type { Event } from "@ossuaire/conquest";
import { expect, test } from "vitest";
import { blowsOf } from "./blows.ts";

const tokens = { pools: { sword: 6, skull: 8 }, bank: 10 };
const flicked: Event = {
  type: "flicked",
  rule: "CON-COMBAT-01",
  seat: "skull",
  shot: "combat",
  piece: "c1",
  vx: 500,
  vy: 0,
};
const hit = (character: "s1" | "s2", damage = 1): Event => ({
  type: "hit",
  rule: "CON-COMBAT-01",
  character,
  shot: "combat",
  damage,
});
const wounded = (lost: number): Event => ({
  type: "wounded",
  rule: "CON-DAMAGE-02",
  team: "sword",
  lost,
  captured: 0,
  ...tokens,
});

const short = (events: readonly Event[], earlier: readonly Event[] = []) =>
  blowsOf(events, earlier).map(({ kind, piece, lost, why }) => ({ kind, piece, lost, why: why?.fr }));

test("what a team loses is shown at whoever was hit, and in the row of the team", () => {
  expect(short([flicked, hit("s2", 2), wounded(2)])).toEqual([
    { kind: "hurt", piece: "s2", lost: 2, why: undefined },
  ]);
  expect(short([flicked, hit("s1"), hit("s2"), wounded(2)]).map(({ piece, lost }) => [piece, lost])).toEqual([
    ["s1", 1],
    ["s2", 1],
  ]);
  expect(blowsOf([flicked, hit("s2"), wounded(1)])[0]).toMatchObject({
    panel: "pool-sword",
    from: { fr: "Crâne", en: "Skull" },
  });
});

test("while armour may still be used a hit is only a hit; what came of it is shown at the same disc a page later", () => {
  expect(short([flicked, hit("s1")])).toEqual([{ kind: "struck", piece: "s1", lost: 0, why: undefined }]);
  expect(short([wounded(1)], [flicked, hit("s1")])).toEqual([
    { kind: "hurt", piece: "s1", lost: 1, why: undefined },
  ]);
  const armour: Event = {
    type: "armour-used",
    rule: "CON-ARMOUR-04",
    seat: "sword",
    card: "pilgrim",
    damage: 1,
  };
  expect(short([armour], [flicked, hit("s1")])).toEqual([
    { kind: "saved", piece: "s1", lost: 0, why: "armure" },
  ]);
});

test("a touch that does not count says why, a shot without a hit is a miss, a move is none", () => {
  const wall: Event = { type: "no-damage", rule: "CON-WALL-04", character: "s1", why: "after-wall" };
  expect(short([flicked, wall])).toEqual([
    { kind: "missed", piece: "c1", lost: 0, why: undefined },
    { kind: "nothing", piece: "s1", lost: 0, why: "le mur d’abord" },
  ]);
  expect(short([{ ...flicked, shot: "move" }])).toEqual([]);
  expect(short([{ ...flicked, shot: "obstacle", piece: "crystal-1" }])).toEqual([]);
});

test("exhaustion costs the pool a token, and nobody's disc shows it", () => {
  expect(short([{ type: "exhausted", rule: "CON-EXHAUST-01", team: "sword", ...tokens }])).toEqual([
    { kind: "hurt", piece: undefined, lost: 1, why: "pioche vide" },
  ]);
});
