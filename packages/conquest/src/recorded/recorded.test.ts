import { audience, fileOf, matchFromFile, say, sightOf, w } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { conquest, type Event, lineOf } from "../index.ts";
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
  async (name, file) => {
    const loaded = matchFromFile(file, [conquest]);
    if (!loaded.ok) throw new Error(loaded.fault.words.en);
    expect(fileOf(loaded.match)).toEqual(file);
    const lines = sightOf(loaded.match, audience)
      .events.filter(isOurs)
      .map((event) => say`${lineOf(event)} — ${w(event.rule, event.rule)}`);
    for (const language of ["fr", "en"] as const) {
      const log = `${lines.map((line) => line[language]).join("\n")}\n`;
      await expect(log).toMatchFileSnapshot(`${name}.${language}.txt`);
      // French never leaves a double sign alone at the beginning of a line.
      if (language === "fr") expect(log).not.toMatch(/ [:;!?»]|« /);
    }
  },
);

/** Only games of Conquest are read here, so their events are Conquest's. */
function isOurs(event: object): event is Event {
  return "type" in event;
}
