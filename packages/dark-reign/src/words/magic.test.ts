import { expect, test } from "vitest";
import { face, knows, scene } from "../testing/index.ts";
import { darkReignWords } from "./words.ts";

test("spells, speeches and duels are offered and told in both languages", () => {
  const { game, rolling } = scene(
    "O..o",
    { O: "ozanne", o: "ogre" },
    { prepare: (state) => knows(state, "ozanne", "blessing") },
  );
  const { question, match, play } = rolling(face(6, 3), 5, 5, 5);
  const view = game.view(match.state, "ozanne");
  const labels = darkReignWords.labels(question("act"), view);
  const said = (id: string) => labels.find((one) => one.id === id)?.words;
  expect(said("cast:ogre-1:frost")).toEqual({
    fr: "Lancer Givre sur l’ogre (1 P.Action)",
    en: "Cast Frost on the ogre (1 P.Action)",
  });
  expect(said("cast:ozanne:blessing:will")?.fr).toBe("Lancer Bénédiction sur Ozanne, Volonté (1 P.Action)");
  expect(said("speak:ogre-1:corruption")).toEqual({
    fr: "Discours à l’ogre, corruption (2 P.Action)",
    en: "Speech to the ogre, corruption (2 P.Action)",
  });
  expect(said("speak:threat")?.fr).toBe("Discours, menace (2 P.Action)");
  play("cast:ogre-1:frost");
  const lines = match.told.map(({ event }) => darkReignWords.line(event, view));
  expect(lines.map(({ fr }) => fr)).toContain("Ozanne lance Givre sur l’ogre");
  expect(lines.map(({ en }) => en)).toContain("Ozanne casts Frost on the ogre");
});
