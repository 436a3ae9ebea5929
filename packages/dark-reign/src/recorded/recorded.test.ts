import { logOf, storyText } from "@ossuaire/kernel";
import { replayed } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { darkReign } from "../dark-reign.ts";
import { darkReignWords } from "../words/words.ts";
import well1 from "./campaign-1-well.json" with { type: "json" };
import gold2 from "./campaign-2-gold.json" with { type: "json" };
import clock from "./clock-lost.json" with { type: "json" };
import gold from "./gold-with-a-prisoner.json" with { type: "json" };
import orb from "./orb-with-a-human-mj.json" with { type: "json" };
import well from "./well.json" with { type: "json" };

/**
 * Quests that were really played, each with its story as a person reads it; `npm run record -- dark-reign` plays them anew. A change of
 * the rules that makes one of them play differently shows here, and one that only words it anew too.
 */
const quests = {
  well,
  "gold-with-a-prisoner": gold,
  "clock-lost": clock,
  "orb-with-a-human-mj": orb,
  "campaign-1-well": well1,
  "campaign-2-gold": gold2,
};

test.each(Object.entries(quests))(
  "%s plays as it was played, and reads as it was read",
  async (name, recorded) => {
    const { file, log, strays } = replayed(darkReign, recorded, (events, language) =>
      storyText(logOf(darkReignWords, events), language),
    );
    expect(file).toEqual(recorded);
    await expect(log.fr).toMatchFileSnapshot(`${name}.fr.txt`);
    await expect(log.en).toMatchFileSnapshot(`${name}.en.txt`);
    expect(strays).toEqual([]);
  },
);
