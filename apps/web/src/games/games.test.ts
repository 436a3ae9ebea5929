import { expect, test } from "vitest";
import { boxes } from "../home/boxes.ts";
import { en } from "../words/en.ts";
import { fr } from "../words/fr.ts";
import { allGames, openBox } from "./boxes.ts";
import { gameOf, games, openLesson, openSetup } from "./games.ts";

test("what the page can show is what its workers can play", async () => {
  const played = (await allGames()).map(({ id }) => id);
  expect(played).toEqual(Object.keys(games));
});

test("home calls each game what its box calls it, without fetching the box", async () => {
  for (const id of boxes) {
    const name = (await openBox(id))?.(({ words }) => words.name);
    if (name !== undefined) expect(name).toEqual({ fr: fr.games[id].name, en: en.games[id].name });
  }
});

test("a game that is not there has no box, no set-up and no lesson, whatever it is called", async () => {
  for (const id of ["chess", "toString", "__proto__"]) {
    expect([await openBox(id), gameOf(id), openSetup(id), openLesson(id)]).toEqual(Array(4).fill(undefined));
  }
});
