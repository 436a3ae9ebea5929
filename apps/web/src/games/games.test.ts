import { matchFromText, readText } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { catalogues, coverOf } from "../rules/catalogues.ts";
import { gamesFor, needsOf, openBox } from "./boxes.ts";
import { gameOf, openLesson, openSetup } from "./games.ts";
import { games } from "./list/games.ts";

const recorded = import.meta.glob<string>("../../../../packages/catacombs/src/recorded/dragon-*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("what the page can show is what its workers can play", async () => {
  const played = (await gamesFor((all) => readText("", all))).map(({ id }) => id);
  const shown = Object.keys(games).filter((id) => gameOf(id) !== undefined);
  expect(played.toSorted()).toEqual(shown.toSorted());
});

test("a match that comes from elsewhere brings along what it needs, and nothing else", async () => {
  const read = async (name: string) => {
    const text = Object.entries(recorded).find(([path]) => path.endsWith(`/${name}.json`))?.[1] ?? "";
    const games = await gamesFor((all) => readText(text, all));
    const loaded = matchFromText(text, games);
    if (!loaded.ok) throw new Error(loaded.fault.words.en);
    return needsOf(loaded.match.game.id, loaded.match.terms.options);
  };
  expect(await read("dragon-by-branching-paths")).toEqual([]);
  expect(await read("dragon-with-vermin")).toEqual(["vermin"]);
});

test("SOL-VERDICT-07 options that ask for a card of a box without the box are refused with its name", async () => {
  const options = { lord: "hydra" };
  const box = await openBox("catacombs", options);
  const read = box?.(({ game }) => game.readOptions(options));
  expect(read?.ok === false && read.words.fr).toContain("La Caverne de Soloth");
});

test("a cover says what the box in it says, without fetching the box", async () => {
  for (const id of catalogues) {
    const { name, prefix } = coverOf(id);
    const said = (await openBox(id))?.(({ words, catalogue }) => ({ name: words.name, prefix: catalogue }));
    if (said !== undefined) expect({ name, prefix }).toEqual(said);
  }
});

test("covers are printed with typographic signs in both languages", () => {
  for (const { name, line, facts } of catalogues.map(coverOf)) {
    for (const { fr, en } of [name, line, facts]) {
      expect(fr).not.toMatch(/'| [:;!?»]|« /);
      expect(en).not.toMatch(/['"]/);
    }
  }
});

test("a game that is not there has no box, no set-up and no lesson, whatever it is called", async () => {
  for (const id of ["chess", "toString", "__proto__"]) {
    expect([await openBox(id), gameOf(id), openSetup(id), openLesson(id)]).toEqual(Array(4).fill(undefined));
  }
});
