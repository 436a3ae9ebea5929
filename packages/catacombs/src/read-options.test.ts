import { describe, expect, test } from "vitest";
import { type CatacombsOptions, defaultOptions } from "./options.ts";
import { readOptions } from "./read-options.ts";
import { builtLabyrinth } from "./scenario-file.ts";

const { maze = [] } = builtLabyrinth(defaultOptions, "rules");
const ownMaze = (cells: typeof maze): Partial<CatacombsOptions> => ({
  layout: "labyrinth",
  scenario: { intro: { fr: "", en: "" }, rooms: {}, maze: cells },
});
const without = (...cards: readonly string[]) => ownMaze(maze.filter(({ card }) => !cards.includes(card)));
const inRoom = (card: string, x: number): Partial<CatacombsOptions> => ({
  scenario: { intro: { fr: "", en: "" }, rooms: { [card]: { heroes: { elf: { x, y: 40 } } } } },
});

describe("options that a rule forbids are refused with that rule beside the words, not in them", () => {
  test.each<readonly [why: string, changes: Partial<CatacombsOptions>, rule: string]>([
    ["three Heroes", { parties: [["elf", "thief", "wizard"]] }, "CAT-PLAYER-03"],
    ["one Hero twice", { parties: [["elf", "elf", "thief", "wizard"]] }, "CAT-PLAYER-03"],
    ["a second Healer in the basic layout", { secondHealer: true }, "CAT-VHEALER-02"],
    ["the length of a labyrinth", { layout: "labyrinth", more: [1, 0, 0] }, "CAT-VLEN-01"],
    ["no room at all", { more: [-1, -2, -1] }, "CAT-RULING-86"],
    ["more rooms than there are", { more: [40, 0, 0] }, "CAT-RULING-86"],
    ["a Hero of another box", { parties: [["elf", "thief", "wizard", "paladin"]] }, "SOL-VERDICT-07"],
    ["drops that the Lord does not have", { drops: 2 }, "SOL-LORD-01"],
    ["an Altar that is not there", { altar: true }, "SOL-VERDICT-07"],
    ["passages that are not there", { passages: true }, "SOL-VERDICT-07"],
    ["rooms of Vermin alone", { boxes: ["vermin"], rooms: ["vermin"] }, "VER-RULING-01"],
    ["a Healer whom Vermin replaces", { boxes: ["vermin"], healer: "vysara" }, "VER-VERDICT-01"],
    ["a labyrinth in a column", { ...ownMaze(maze), layout: "basic" }, "CAT-VMAZE-22"],
    ["a labyrinth with a card twice", ownMaze([...maze, ...maze.slice(0, 1)]), "CAT-VMAZE-01"],
    ["a labyrinth that begins elsewhere", ownMaze(maze.toReversed()), "CAT-VMAZE-05"],
    ["a labyrinth without the Lord", without("lair"), "CAT-VMAZE-02"],
    ["a labyrinth without a Merchant", without("izchak"), "CAT-VMAZE-03"],
    ["a Hero who visits the Merchant before the game", inRoom("izchak", 60), "CAT-RULING-60"],
    ["a Hero half off the board", inRoom("moghath", 0), "CAT-ATK-06"],
  ])("%s", (_, changes, rule) => {
    const read = readOptions({ ...defaultOptions, ...changes });
    expect(read).toMatchObject({ ok: false, rule });
    if (read.ok) throw new Error("it was taken");
    expect(`${read.words.fr} ${read.words.en}`).not.toContain(rule);
    expect(read.about?.why.fr).toMatch(/^\S.*\.$/);
  });

  test("how far an aim is shown is agreed on, and left out where it is as usual", () => {
    for (const guides of ["none", "fan"] as const)
      expect(readOptions({ guides })).toMatchObject({ ok: true, options: { guides } });
    const usual = readOptions({ guides: "first-contact" });
    expect(usual).toEqual(readOptions({}));
    expect(usual).not.toHaveProperty("options.guides");
    expect(readOptions({ guides: "crystal ball" }).ok).toBe(false);
  });

  test("what cannot be read is against no rule", () => {
    const read = readOptions({ ...defaultOptions, dice: 6 });
    expect(read).toMatchObject({ ok: false });
    expect(read).not.toHaveProperty("rule");
  });
});
