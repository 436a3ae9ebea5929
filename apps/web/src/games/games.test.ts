import { catacombsLid } from "@ossuaire/catacombs";
import { conquestLid } from "@ossuaire/conquest";
import { darkReignLid } from "@ossuaire/dark-reign";
import { matchFromText, readText } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { catalogues, coverOf } from "../rules/catalogues.ts";
import { gamesFor, needsOf, openTray } from "./boxes.ts";
import { gameOf, openLesson, openSetup } from "./games.ts";
import { trays } from "./list/boxes.ts";
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
  const tray = await openTray("catacombs", options);
  const read = tray?.(({ game }) => game.readOptions(options));
  expect(read?.ok === false && read.words.fr).toContain("La Caverne de Soloth");
});

test("a cover says what the box in it says, without fetching the box", () => {
  const lids = { catacombs: catacombsLid, conquest: conquestLid, "dark-reign": darkReignLid };
  expect(Object.keys(lids).toSorted()).toEqual(Object.keys(trays).toSorted());
  for (const [id, { words, catalogue }] of Object.entries(lids)) {
    const cover = gameOf(id)?.cover;
    expect({ name: cover?.name, prefix: cover?.prefix }).toEqual({ name: words.name, prefix: catalogue });
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
    expect([await openTray(id), gameOf(id), openSetup(id), openLesson(id)]).toEqual(Array(4).fill(undefined));
  }
});
