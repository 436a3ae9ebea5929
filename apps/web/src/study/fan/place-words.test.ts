import { expect, test } from "vitest";
import type { Scene } from "../../board/scene.ts";
import { studyWords } from "../../words/study.ts";
import { placeWords, sideSeen } from "./place-words.ts";
import type { BestPlace } from "./subject.ts";

const rims = { left: "wall", right: "wall", top: "wall", bottom: "wall" } as const;
const at = { x: 0, y: 0, radius: 12.5, tone: "ash", figure: "" } as const;
const scene: Scene = {
  board: { length: 500, width: 300, rims },
  pieces: [
    { ...at, id: "orc", name: "Orc 2" },
    { ...at, id: "pillar", name: "Le pilier" },
  ],
};
const place: BestPlace = {
  cell: 0,
  vx: 900,
  vy: 0,
  share: 0.42,
  hurt: ["orc"],
  killed: [],
  way: { banks: [], over: [], driven: false },
};
const lying = { turned: false };
const upright = { turned: true };

test("a place says whom, by what way, and how often", () => {
  expect(placeWords(studyWords.said.en.t, scene, lying, place)).toBe(
    "Orc 2, straight: 4 in 10 for a trained hand",
  );
  const banked = { ...place, way: { ...place.way, banks: ["left", "top"] as const } };
  expect(placeWords(studyWords.said.en.t, scene, lying, banked)).toBe(
    "Orc 2, over the left wall, then the top wall: 4 in 10 for a trained hand",
  );
  expect(placeWords(studyWords.said.fr.t, scene, lying, banked)).toBe(
    "Orc 2, par le mur de gauche, puis le mur du haut : 4 fois sur 10 pour une main exercée",
  );
  const driven = { ...place, way: { banks: [], over: ["pillar"], driven: true } };
  expect(placeWords(studyWords.said.fr.t, scene, lying, driven)).toContain("en poussant le pilier");
});

test("walls are where they are seen", () => {
  expect(sideSeen("left", lying)).toBe("left");
  expect(sideSeen("left", upright)).toBe("bottom");
  expect(sideSeen("top", upright)).toBe("left");
  expect(sideSeen("left", { turned: false, round: true })).toBe("right");
});
