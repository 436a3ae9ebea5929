import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { logOf, storyText } from "@ossuaire/kernel";
import { replayed } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { darkReign } from "../dark-reign.ts";
import { darkReignWords } from "../words/words.ts";

/**
 * Quests that were really played, each with its story as a person reads it; `npm run record -- dark-reign` plays them anew. A change of
 * the rules that makes one of them play differently shows here, and one that only words it anew too.
 */
const names = readdirSync(import.meta.dirname).flatMap((file) =>
  file.endsWith(".json") ? [file.replace(".json", "")] : [],
);

test("each quest was recorded once, and a campaign of two", () => {
  expect(names).toEqual([
    "campaign-1-well",
    "campaign-2-gold",
    "clock-lost",
    "gold-with-a-prisoner",
    "orb-with-a-human-mj",
    "well",
  ]);
});

test.each(names)("%s plays as it was played, and reads as it was read", async (name) => {
  const recorded: unknown = JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), "utf8"));
  const { file, log, strays } = replayed(darkReign, recorded, (events, language) =>
    storyText(logOf(darkReignWords, events), language),
  );
  expect(file).toEqual(recorded);
  await expect(log.fr).toMatchFileSnapshot(`${name}.fr.txt`);
  await expect(log.en).toMatchFileSnapshot(`${name}.en.txt`);
  expect(strays).toEqual([]);
});
