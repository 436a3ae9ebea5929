import { expect, test } from "vitest";
import type { Event } from "../events.ts";
import { face, pack, scene } from "../testing/index.ts";
import { darkReignWords } from "./words.ts";

const table = () => {
  const played = scene(
    "SAo",
    { S: "svein", A: "aude", o: "ogre" },
    {
      prepare(state) {
        pack(state, "svein", "scroll-of-protection", "rune-of-force");
        pack(state, "ogre-1", "dagger", "care");
      },
    },
  ).rolling(5, 5, 3, 0, 0, 3, face(3, 1), 5, 1, 2);
  played.pick(["aude", "svein"]);
  return played;
};

/** A non-breaking space is a space to whoever reads. */
const read = (text: string): string => text.replaceAll("\u00a0", " ");

test("deeds with things are said as one would say them", () => {
  const { play, match, question } = table();
  play("search:1,0", "take", "steal:ogre-1", "thing-9", "end");
  const labels = darkReignWords.labels(question("act"), match.game.view(match.state, "svein"));
  const said = (id: string) => read(labels.find((one) => one.id === id)?.words.fr ?? "");
  expect(said("give:aude:thing-2")).toBe("Donner à Aude : Potion de soin (1 P.Action)");
  expect(said("use:aude:thing-7")).toBe("Utiliser sur Aude : Parchemin de protection (1 P.Action)");
  expect(said("use:thing-8:thing-1")).toBe("Utiliser : Rune de force, Hachoir à deux mains (1 P.Action)");
  expect(said("search:0,0")).toBe("Fouiller sur place (1 P.Action)");
});

test("what happens to things is told in both languages", () => {
  const { play, match, news } = table();
  const lines: string[] = [];
  for (const choice of ["search:1,0", "take", "steal:ogre-1", "thing-9"]) {
    play(choice);
    const view = match.game.view(match.state, "svein");
    const told: readonly Event[] = news();
    lines.push(
      ...told.map((event) => darkReignWords.line(event, view)).map(({ fr, en }) => read(`${fr} / ${en}`)),
    );
  }
  expect(lines).toEqual(
    expect.arrayContaining([
      "Aude fouille le sol : rien de caché / Aude searches the floor: nothing hidden",
      "Aude trouve : Anneau d’agilité / Aude finds: Ring of agility",
      "Aude vole l’ogre : Dague, 30 écus / Aude robs the ogre: Dagger, 30 écus",
    ]),
  );
});
