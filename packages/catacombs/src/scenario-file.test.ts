import { describe, expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import { defaultOptions } from "./options.ts";
import { builtLabyrinth, readScenario, writeScenario } from "./scenario-file.ts";
import { mazeWarning } from "./words/prospect.ts";

const scenario = {
  intro: { fr: "La nuit tombe.", en: "Night falls." },
  rooms: { moghath: { intro: { fr: "Un râle.", en: "A groan." }, monsters: [{ monster: "troll" }] } },
};

describe("a scenario file", () => {
  test("CAT-VMAZE-22: what was saved is loaded as it was, and leaves the other options alone", () => {
    const options = { ...defaultOptions, lord: "dragon", camping: true };
    expect(readScenario(writeScenario(scenario), options)).toEqual({
      ok: true,
      options: { ...options, scenario },
    });
  });

  test("CAT-VMAZE-22: a labyrinth that was built can be kept, and brings its layout along", () => {
    const built = builtLabyrinth({ ...defaultOptions, mazeRooms: 7 }, "built");
    expect(built.maze).toHaveLength(7 + 3);
    expect(mazeWarning(built.maze ?? [])).toBeUndefined();
    const read = readScenario(writeScenario(built), { ...defaultOptions, more: [1, 0, 0] });
    expect(read.ok && read.options).toEqual({ ...defaultOptions, layout: "labyrinth", scenario: built });
    expect(read.ok && catacombs.readOptions(read.options).ok).toBe(true);
  });

  test.each([
    ["no JSON at all", "once upon a time", "no-scenario"],
    ["some other JSON", "[1, 2]", "no-scenario"],
    ["a match of this table", '{"format":"ossuaire-match","version":1}', "no-scenario"],
    ["a later version", writeScenario(scenario).replace('"version": 1', '"version": 2'), "other-version"],
    ["a room that does not exist", writeScenario(scenario).replace("moghath", "nowhere"), "malformed"],
    ["rules of its own", writeScenario(scenario).replace('"intro"', '"dice": 6, "intro"'), "malformed"],
    ["a monster that does not exist", writeScenario(scenario).replace("troll", "tribble"), "malformed"],
    [
      "a labyrinth without an end",
      writeScenario({
        ...scenario,
        maze: builtLabyrinth(defaultOptions, "x").maze?.filter(({ card }) => card !== "lair"),
      }),
      "cannot-be",
    ],
    ["a book", writeScenario({ ...scenario, intro: { fr: "x".repeat(600_000), en: "" } }), "too-long"],
  ])("refuses %s, in both languages", (_, text, code) => {
    const read = readScenario(text, defaultOptions);
    expect(read).toMatchObject({ ok: false, code });
    expect(!read.ok && [read.words.fr.length > 20, read.words.en.length > 20]).toEqual([true, true]);
  });
});
