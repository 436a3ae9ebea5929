import { sightOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import { bash } from "../deeds/bash.ts";
import { enumerated } from "../testing/enumerate.ts";
import { put, type Scene, scene } from "../testing/index.ts";
import { bashSeen, searchSeen } from "./luck.ts";

/** What a seat is told of a search before it is made. */
function told({ match }: Pick<Scene, "match">, seat: string, id: string) {
  const { view, decision } = sightOf(match, seat);
  return decision && searchSeen(view, decision, id);
}

test("REG-SEARCH-03, 07 to 13 a search shows how often 2D find something, and how often they hurt", () => {
  const played = scene("S.", { S: "svein" }).rolling();
  const odds = { dice: 2, finds: { cases: 10, of: 36 }, harms: { cases: 6, of: 36 } };
  expect(told(played, "svein", "search:1,0")).toEqual(odds);
  expect(told(played, "svein", "end")).toBeUndefined();
  expect(told(played, "svein", "walk:1,0")).toBeUndefined();
});

test("REG-SKILL-16 a tracker throws 3D, and the two highest are read", () => {
  const played = scene(
    "S.",
    { S: "svein" },
    {
      prepare({ characters }) {
        for (const { hero } of characters) if (hero) hero.skills = ["tracker"];
      },
    },
  ).rolling();
  // At most 2 by 0 0 0, three times 1 0 0, 1 1 0 and 2 0 0, and 1 1 1.
  expect(told(played, "svein", "search:0,0")).toEqual({
    dice: 3,
    finds: { cases: 113, of: 216 },
    harms: { cases: 11, of: 216 },
  });
});

test("REG-ELEM-02, REG-SKILL-12 an element shows the chance of its own table", () => {
  const before = (kind: string, ...skills: readonly string[]) =>
    scene(
      "S.",
      { S: "svein" },
      {
        prepare(state) {
          put(kind, 1, 0)(state);
          for (const { hero } of state.characters) if (hero) hero.skills = [...skills];
        },
      },
    ).rolling();
  const none = { cases: 0, of: 6 };
  expect(told(before("rack"), "svein", "rummage:1,0")).toEqual({
    dice: 1,
    finds: { cases: 5, of: 6 },
    harms: none,
  });
  expect(told(before("tomb"), "svein", "rummage:1,0")?.finds).toEqual({ cases: 2, of: 6 });
  expect(told(before("library", "scholar"), "svein", "rummage:1,0")?.finds).toEqual({ cases: 35, of: 36 });
});

test.for(["door", "armoured-door"])(
  "REG-BASH-02, REG-VERDICT-24 the odds of a blow on a %s are those of the blow itself",
  (kind) => {
    const { match } = scene("S.", { S: "svein" }, { prepare: put(kind, 1, 0) }).rolling();
    const { state } = match;
    for (const { hero } of state.characters) if (hero) hero.destiny = 0;
    const { view, decision } = sightOf(match, "svein");
    if (decision === undefined) throw new Error("nothing is asked");
    const odds = bashSeen(view, decision, "bash:1,0:power");
    if (odds === undefined) throw new Error("no odds");
    const way = bash.ways(state, characterOf(state, "svein")).find(({ option }) => option.how === "power");
    if (way === undefined) throw new Error("no way");
    // The first throw alone: what a door that gives way uncovers is told elsewhere.
    const lost = (worth: (lost: number) => number) =>
      enumerated(
        state,
        function* (table) {
          let damage = 0;
          const listening = {
            ...table,
            tell: (event: { readonly type: string; readonly damage?: number }) => {
              if (event.type === "bashes") damage = event.damage ?? 0;
            },
          };
          const again = bash
            .ways(table.state, characterOf(table.state, "svein"))
            .find(({ option }) => option.id === way.option.id);
          yield* again?.perform(listening) ?? [];
          return damage;
        },
        () => "no",
        worth,
      );
    const pv = kind === "door" ? 10 : 20;
    expect(lost((one) => (one > 0 ? 1 : 0))).toBeCloseTo(odds.wound.cases / odds.wound.of, 10);
    expect(lost((one) => (one >= pv ? 1 : 0))).toBeCloseTo(odds.fell.cases / odds.fell.of, 10);
    expect(lost((one) => Math.min(one, pv))).toBeCloseTo(odds.loss.cases / odds.loss.of, 10);
    expect(bashSeen(view, decision, "end")).toBeUndefined();
  },
);
