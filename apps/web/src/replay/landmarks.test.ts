import { catacombsWords } from "@ossuaire/catacombs";
import { fighting } from "@ossuaire/catacombs/testing";
import type { GameEvent, Told } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import type { LandmarkKind, Look } from "../games/look.ts";
import { beside, landmarksOf } from "./landmarks.ts";

const kinds: Readonly<Record<string, LandmarkKind>> = { room: "chapter", turn: "turn", dies: "death" };

/** A game whose events are called what they are. */
const look = {
  landmark: ({ type }: GameEvent) => kinds[type],
  words: { line: ({ type }: GameEvent) => ({ fr: type, en: type }) },
} as unknown as Pick<Look, "landmark" | "words">;

const page = (...types: readonly string[]): readonly Told<GameEvent>[] =>
  types.map((type) => ({ event: { type, rule: "NIM-TAKE-01" }, reveals: false }));

const told = [page("room", "turn"), page("knock"), page(), page("dies", "turn", "dies"), page("turn")];

test("rooms, turns and deaths are found on their pages, several on one page as one", () => {
  expect(landmarksOf(told, look)).toEqual([
    { at: 0, kind: "chapter", words: ["room", "turn"].map(both) },
    { at: 3, kind: "death", words: ["dies", "turn", "dies"].map(both) },
    { at: 4, kind: "turn", words: [both("turn")] },
  ]);
});

test("what only one seat may hear is no place for everybody", () => {
  const [secret] = page("dies");
  expect(landmarksOf(secret ? [[{ ...secret, to: ["seat-1"] }]] : [], look)).toEqual([]);
});

test("a game that names none has none", () => expect(landmarksOf(told, { words: look.words })).toEqual([]));

test("from any page one comes to the next and to the one before", () => {
  const landmarks = landmarksOf(told, look);
  const around = (at: number) => [beside(landmarks, at).previous?.at, beside(landmarks, at).next?.at];
  expect(around(0)).toEqual([undefined, 3]);
  expect(around(2)).toEqual([0, 3]);
  expect(around(3)).toEqual([0, 4]);
  expect(around(4)).toEqual([3, undefined]);
});

test("who dies is called as on the screen: a monster that is alone of its kind has no number", () => {
  const game = fighting({ at: { elf: [260, 60], "orc-1": [330, 60] }, life: { "orc-1": 1 } });
  game.choose("elf:melee");
  game.flickAt("orc-1");
  const told = game.match.pages.map((one) => one.told);
  const deaths = { landmark: ({ type }: GameEvent) => (type === "killed" ? "death" : undefined) } as const;
  const [death] = landmarksOf(told, { ...deaths, words: catacombsWords } as unknown as Look);
  expect(death?.words).toEqual([{ fr: "L’Elfe tue l’Orc", en: "The Elf kills the Orc" }]);
});

function both(text: string) {
  return { fr: text, en: text };
}
