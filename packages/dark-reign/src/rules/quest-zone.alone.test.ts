import { expect, test } from "vitest";
import { laidZonesOf } from "../ground-of.ts";
import { openPacks } from "../shelf.ts";
import { inZone } from "../testing/index.ts";
import { deployed } from "./content.ts";

openPacks([
  {
    id: "a-quest",
    isIn: ({ quest }) => quest === "orb",
    catacomb: () => ({ encounters: [[0, 5, "ogre"]] }),
    holds(table, zone) {
      const well = laidZonesOf(table.state)[zone]?.plan.well;
      if (well === undefined) return undefined;
      return {
        fixed: [{ ...well, piece: "well" }],
        pieces: ["barrel"],
        bands: deployed(table, "spider"),
      };
    },
  },
]);

const door = (card: string) =>
  inZone("entrance-hall", { svein: [5, 2] }, { options: { quest: "orb" }, piles: { "door@6,2": [card] } });

test("REG-DRAW-11 the content of a quest's zone comes from the quest, whatever its card says", () => {
  const { play, place, question, match } = door("dead-end").rolling(0, 0, 0);
  play("open:6,2");
  expect(question("lay-out").pieces.map(({ kind, figures }) => [kind, figures])).toEqual([
    ["barrel", 1],
    ["spider", 1],
  ]);
  place();
  expect(match.state.elements.filter(({ zone }) => zone === 1).map(({ kind }) => kind)).toEqual([
    "well",
    "barrel",
  ]);
  expect(match.state.characters.at(-1)).toMatchObject({ id: "spider-1" });
});

test("REG-MEET-01 REG-MEET-02 whom one meets is rolled on the table of the quest that is played", () => {
  const { play, place, match } = door("dark-bend").rolling(4, 0, 0, 0, 0, 0, 0);
  play("open:6,2");
  place();
  expect(match.state.characters.at(-1)?.card).toBe("ogre");
});
