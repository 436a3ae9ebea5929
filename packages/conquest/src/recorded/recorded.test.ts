import { say, w } from "@ossuaire/kernel";
import { replayed } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { conquest, lineOf } from "../index.ts";
import { summaryOf } from "../words/chronicle.ts";
import children from "./children.json" with { type: "json" };
import duel from "./duel.json" with { type: "json" };
import exhaustion from "./exhaustion-to-the-last-card.json" with { type: "json" };
import fourPlayers from "./four-players-late-draw.json" with { type: "json" };
import threePlayers from "./three-players-on-the-mat.json" with { type: "json" };

/**
 * Games that were really played, each with its log as a person reads it. They stay for ever: a change of the rules that
 * makes one of them play differently has to raise `conquest.rules`, and one that only words a line anew shows here.
 */
const games = {
  duel,
  "four-players-late-draw": fourPlayers,
  "three-players-on-the-mat": threePlayers,
  "exhaustion-to-the-last-card": exhaustion,
  children,
};

test.each(Object.entries(games))(
  "%s plays as it was played, and reads as it was read",
  async (name, recorded) => {
    const { file, log, strays } = replayed(conquest, recorded, (events, language) =>
      [...events.map((event) => say`${lineOf(event)} — ${w(event.rule, event.rule)}`), ...summaryOf(events)]
        .map((line) => line[language])
        .join("\n"),
    );
    expect(file).toEqual(recorded);
    await expect(log.fr).toMatchFileSnapshot(`${name}.fr.txt`);
    await expect(log.en).toMatchFileSnapshot(`${name}.en.txt`);
    expect(strays).toEqual([]);
  },
);
