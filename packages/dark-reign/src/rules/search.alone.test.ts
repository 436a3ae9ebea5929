import { beforeEach, expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import { openPacks } from "../shelf.ts";
import type { State } from "../state.ts";
import { scene } from "../testing/index.ts";

let log: string[] = [];

openPacks([
  {
    id: "listening",
    elements: [
      {
        id: "hidden-door",
        name: { fr: "porte dérobée", en: "secret door" },
        rule: "REG-SECRET-02",
        source: "house",
        hinders: () => "full",
        isFoundBeside: true,
      },
    ],
    *discovers(_table, who, { kind }) {
      log.push(`${who.id} ${kind}`);
    },
    *draws({ state }, who) {
      log.push(`${who.id} ${who.pv[0]} ${state.round}`);
    },
  },
]);

beforeEach(() => {
  log = [];
});

const fated = (state: State) => {
  const { hero } = characterOf(state, "svein");
  if (hero) hero.destiny = 0;
};

test("REG-SEARCH-04 what a search brings to light is told to the chapters: a secret door opens", () => {
  const { play } = scene(
    "S.",
    { S: "svein" },
    {
      prepare(state) {
        fated(state);
        state.elements.push({ id: "door", kind: "hidden-door", x: 1, y: 0, zone: 0, hidden: true });
      },
    },
  ).rolling(2, 2);
  play("search:0,0");
  expect(log).toEqual(["svein hidden-door"]);
});

test("REG-SEARCH-07 REG-RULING-54 on 0 the searcher loses 1D PV and draws an Imprévu, in the first turn too", () => {
  const { play, events } = scene("S.", { S: "svein" }, { prepare: fated }).rolling(0, 0, 4);
  play("search:1,0");
  expect(events("lost")).toMatchObject([{ who: "svein", lost: 4, rule: "REG-SEARCH-07" }]);
  expect(log).toEqual(["svein 24 1"]);
});
