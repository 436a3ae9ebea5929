import { describe, expect, test } from "vitest";
import { tablesIn } from "./tables.ts";

const usual = { with: "none", party: "usual", lord: "all", players: "2", variant: [] };

/** The first tables of a command line with these options. */
function tables(asked: object, count: number) {
  return Array.from({ length: count }, (_, number) => tablesIn({ ...usual, ...asked }, "seed")(number));
}

describe("the tables of a simulation", () => {
  test("every Lord of the boxes comes, before one comes again", () => {
    expect(new Set(tables({}, 4).map(({ options }) => options.lord)).size).toBe(4);
    expect(new Set(tables({ with: "soloth" }, 8).map(({ options }) => options.lord)).size).toBe(8);
    expect(tables({ lord: "lich,dragon" }, 3).map(({ options }) => options.lord)).toEqual([
      "lich",
      "dragon",
      "lich",
    ]);
  });

  test("each set of boxes comes in turn, with the Healer that it brings", () => {
    const each = tables({ with: "each", lord: "lich" }, 4).map(({ options }) => options);
    expect(each.map(({ boxes }) => boxes)).toEqual([undefined, ["soloth"], ["vermin"], ["soloth", "vermin"]]);
    expect(each.map(({ healer }) => healer)).toEqual(["vysara", "vysara", "maireya", "maireya"]);
  });

  test("each variant comes in turn, those of a box only where it is on the table", () => {
    const names = (boxes: string, count: number) =>
      tables({ with: boxes, lord: "lich", variant: ["each"] }, count).map(({ variant }) => variant);
    expect(new Set(names("none", 30)).size).toBe(10);
    expect(names("none", 30)).not.toContain("altar");
    // The Lich has no purple drops.
    expect(names("soloth", 30)).toEqual(expect.arrayContaining(["altar", "soloth-rooms"]));
    expect(names("soloth", 30)).not.toContain("drops-2");
    const withHydra = tables({ with: "soloth,vermin", lord: "hydra", variant: ["each"] }, 30);
    expect(withHydra.map(({ variant }) => variant)).toEqual(expect.arrayContaining(["drops-4", "passages"]));
  });

  test("a party is shared out among the players in the order of its names", () => {
    const party = "ice-princess,paladin,sorceress,witch-hunter";
    const of = (players: string) => tables({ with: "soloth", party, players }, 1)[0]?.options.parties;
    expect(of("2")).toEqual([["ice-princess", "paladin", "sorceress", "witch-hunter"]]);
    expect(of("4")).toEqual([["ice-princess"], ["paladin"], ["sorceress", "witch-hunter"]]);
  });

  test("a mixed party is drawn for each campaign, and the same again for the same seed", () => {
    const drawn = () => tables({ with: "soloth", party: "mixed" }, 30).map(({ options }) => options.parties);
    expect(drawn()).toEqual(drawn());
    expect(new Set(drawn().flat(2)).size).toBe(8);
    for (const parties of drawn()) expect(new Set(parties.flat()).size).toBe(4);
  });
});
