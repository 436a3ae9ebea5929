import { audience, fileOf, matchFromFile, sightOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { catacombs, type Event, storyText } from "../index.ts";
import ambush from "./ambush.json" with { type: "json" };
import dragon from "./dragon-by-branching-paths.json" with { type: "json" };
import gorgon from "./gorgon-with-five-players.json" with { type: "json" };
import lich from "./lich-in-a-labyrinth.json" with { type: "json" };
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
};

test.each(Object.entries(campaigns))(
  "%s plays as it was played, and reads as it was read",
  async (name, file) => {
    const loaded = matchFromFile(file, [catacombs]);
    if (!loaded.ok) throw new Error(loaded.fault.words.en);
    expect(fileOf(loaded.match)).toEqual(file);
    const events = sightOf(loaded.match, audience).events.filter(isOurs);
    for (const language of ["fr", "en"] as const) {
      const story = `${storyText(events, language)}\n`;
      await expect(story).toMatchFileSnapshot(`${name}.${language}.txt`);
      // French never leaves a double sign alone at the beginning of a line.
      if (language === "fr") expect(story).not.toMatch(/ [:;!?»]|« /);
    }
  },
);

/** Only campaigns of Catacombs are read here, so their events are Catacombs'. */
function isOurs(event: object): event is Event {
  return "type" in event;
}
