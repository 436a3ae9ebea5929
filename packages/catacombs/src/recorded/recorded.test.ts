import { storyText } from "@ossuaire/kernel";
import { replayed } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { catacombs } from "../index.ts";
import { summaryOf } from "../words/chronicle.ts";
import { catacombsLog } from "../words/log/log.ts";
import ambush from "./ambush.json" with { type: "json" };
import camping from "./camping-with-all-boxes.json" with { type: "json" };
import dragon from "./dragon-by-branching-paths.json" with { type: "json" };
import brood from "./dragon-with-vermin.json" with { type: "json" };
import gorgon from "./gorgon-with-five-players.json" with { type: "json" };
import hydra from "./hydra-by-branching-paths.json" with { type: "json" };
import lich from "./lich-in-a-labyrinth.json" with { type: "json" };
import queen from "./queen-with-soloth.json" with { type: "json" };
import shapeshifter from "./shapeshifter-in-a-labyrinth.json" with { type: "json" };
import sorcerer from "./sorcerer.json" with { type: "json" };

/**
 * Campaigns that were really played, each with its story as a person reads it. They stay for ever: a change of the rules
 * that makes one of them play differently has to raise `catacombs.rules`, and one that only words it anew shows here.
 */
const campaigns = {
  sorcerer,
  "gorgon-with-five-players": gorgon,
  "lich-in-a-labyrinth": lich,
  "dragon-by-branching-paths": dragon,
  ambush,
  "queen-with-soloth": queen,
  "hydra-by-branching-paths": hydra,
  "shapeshifter-in-a-labyrinth": shapeshifter,
  "dragon-with-vermin": brood,
  "camping-with-all-boxes": camping,
};

test.each(Object.entries(campaigns))(
  "%s plays as it was played, and reads as it was read",
  async (name, recorded) => {
    const { file, log, strays } = replayed(catacombs, recorded, (events, language) =>
      [
        storyText(catacombsLog(events), language),
        "",
        ...summaryOf(events).map((line) => line[language]),
      ].join("\n"),
    );
    expect(file).toEqual(recorded);
    await expect(log.fr).toMatchFileSnapshot(`${name}.fr.txt`);
    await expect(log.en).toMatchFileSnapshot(`${name}.en.txt`);
    expect(strays).toEqual([]);
  },
);
