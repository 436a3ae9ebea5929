import { Match } from "@ossuaire/kernel";
import { playStep } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { darkReign } from "../dark-reign.ts";
import { firstQuest } from "./index.ts";

const { chapters, learned, parting } = firstQuest;
const steps = chapters.flatMap((chapter) => chapter.steps);

test.each(chapters.map(({ title, steps: own, terms = firstQuest.terms }) => [title.en, own, terms] as const))(
  "%s goes by what the coach shows from its first step to its last, and every step counts",
  (_title, own, terms) => {
    const match = Match.start(darkReign, terms());
    for (const step of own) expect(playStep(match, step), step.words.en).toBe(true);
  },
);

test("the last chapter wins the quest", () => {
  const last = chapters.at(-1);
  const match = Match.start(darkReign, (last?.terms ?? firstQuest.terms)());
  for (const step of last?.steps ?? []) playStep(match, step);
  expect(match.state.ended).toMatchObject({ isWon: true, why: "well" });
});

test("speaks shortly enough for a phone, with the signs of each language", () => {
  const words = [
    ...steps.map((step) => step.words),
    ...chapters.map(({ title }) => title),
    ...learned,
    parting,
  ];
  for (const { fr, en } of words) {
    for (const text of [fr, en]) expect(text.length, text).toBeLessThan(185);
    expect(fr).not.toMatch(/['"]| [:;!?»]|« /);
    expect(en).not.toMatch(/['"]|[\u00a0\u202f]/);
  }
});
