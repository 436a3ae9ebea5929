import { catacombsBox } from "@ossuaire/catacombs/all";
import { darkReignBox } from "@ossuaire/dark-reign";
import { describe, expect, test } from "vitest";
import { optionsFrom } from "./asked.ts";
import { UsageError } from "./usage.ts";

const party = (text: string) => optionsFrom(darkReignBox, { party: text }).heroes;

test("several of one kind are asked for with commas, and keep their order", () => {
  expect(party("isengrin, aude")).toEqual(["isengrin", "aude"]);
  expect(optionsFrom(darkReignBox, {}).heroes).toEqual(darkReignBox.usual.heroes);
});

test("one that does not exist, and more than the rules allow, are usage errors", () => {
  expect(() => party("aude,roland")).toThrow(UsageError);
  expect(() => party("svein,aude,liutgarde,ozanne,isengrin")).toThrow("one to four of the six heroes");
});

describe("a campaign of Catacombs", () => {
  const asked = (values: Readonly<Record<string, string>>) => optionsFrom(catacombsBox, values);
  const solothParty = ["ice-princess", "paladin", "witch-hunter", "sorceress"];

  test("SOL-HERO-02, VER-SETUP-04 boxes come with their Heroes and their Healer, one or several of them", () => {
    expect(asked({ box: "vermin,soloth" })).toMatchObject({
      boxes: ["soloth", "vermin"],
      parties: [solothParty],
      healer: "maireya",
    });
    expect(asked({ box: "vermin" }).parties).toEqual(catacombsBox.usual.parties);
    expect(asked({})).toEqual(catacombsBox.usual);
  });

  test("SOL-VERDICT-07 a Lord brings his box along, beside those that are asked for, and no Heroes", () => {
    const { boxes, lord, healer, parties } = asked({ box: "vermin", lord: "hydra" });
    expect([boxes, lord, healer]).toEqual([["soloth", "vermin"], "hydra", "maireya"]);
    expect(parties).toEqual(catacombsBox.usual.parties);
  });

  test("SOL-HERO-03, SOL-VERDICT-05 any four play, among as many players as there are", () => {
    const party = "wizard,elf,paladin,witch-hunter";
    expect(asked({ box: "soloth", party }).parties.flat().toSorted()).toEqual(party.split(",").toSorted());
    expect(asked({ box: "soloth", party, players: "5" }).parties).toHaveLength(4);
  });

  test.each([
    ["a Hero of a box that is not there", { party: "elf,paladin,thief,wizard" }, "Cavern of Soloth"],
    ["three", { box: "soloth", party: "elf,paladin,thief" }, "four different Heroes"],
    ["five", { box: "soloth", party: "elf,paladin,thief,wizard,sorceress" }, "four different Heroes"],
    ["one twice", { box: "soloth", party: "elf,elf,thief,wizard" }, "four different Heroes"],
    ["nobody of that name", { party: "elf,paladin,thief,conan" }, "not “conan”"],
    ["a box that there is not", { box: "soloth,dragons" }, "not “dragons”"],
  ])("%s: a usage error", (_, values, words) => {
    expect(() => asked(values)).toThrow(UsageError);
    expect(() => asked(values)).toThrow(words);
  });
});
