import { expect, test } from "vitest";
import { catalogues, coverOf } from "../rules/catalogues.ts";
import { allGames, openBox } from "./boxes.ts";
import { gameOf, openLesson, openSetup } from "./games.ts";
import { games } from "./list/games.ts";

test("what the page can show is what its workers can play", async () => {
  const played = (await allGames()).map(({ id }) => id);
  const shown = Object.keys(games).filter((id) => gameOf(id) !== undefined);
  expect(played.toSorted()).toEqual(shown.toSorted());
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
