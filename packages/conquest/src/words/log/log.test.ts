import { glanceLine, type LogEntry, storyText } from "@ossuaire/kernel";
import { checkLog, replayed } from "@ossuaire/kernel/testing";
import { describe, expect, test } from "vitest";
import { conquest } from "../../conquest.ts";
import type { Event } from "../../events.ts";
import children from "../../recorded/children.json" with { type: "json" };
import duel from "../../recorded/duel.json" with { type: "json" };
import exhaustion from "../../recorded/exhaustion-to-the-last-card.json" with { type: "json" };
import fourPlayers from "../../recorded/four-players-late-draw.json" with { type: "json" };
import threePlayers from "../../recorded/three-players-on-the-mat.json" with { type: "json" };
import { conquestWords } from "../words.ts";
import { conquestLog } from "./log.ts";

function eventsOf(recorded: unknown): readonly Event[] {
  let heard: readonly Event[] = [];
  replayed(conquest, recorded, (events) => {
    heard = events;
    return "";
  });
  return heard;
}

const lines = (log: readonly LogEntry[]) =>
  log.map((entry) =>
    entry.kind === "heading"
      ? entry.words.en
      : entry.glance
        ? glanceLine(entry.glance).en
        : entry.sentence.en,
  );

test.each(Object.entries({ children, duel, exhaustion, fourPlayers, threePlayers }))(
  "%s: every event is a step of one entry, and of one only",
  (_name, recorded) => {
    const log = checkLog(conquestWords, eventsOf(recorded));
    expect(log.length).toBeGreaterThan(20);
  },
);

describe("the duel that was recorded", () => {
  const log = conquestLog(eventsOf(duel));

  test("is one line a shot: a second try, a miss and what it cost are told in it", () => {
    expect(lines(log).slice(0, 16)).toMatchInlineSnapshot(`
      [
        "Sword begins",
        "Turn 1 — Sword 1",
        "Sword 1 plays Falconer",
        "Sword 1, missile → Skull 2: −1, 7 left (2 flicks)",
        "Sword 1: moves",
        "Sword 1, combat: missed → Skull 2: 0, the wall first",
        "Skull loses a card at random: Grave Robber",
        "Sword 1: pushes → Crystal 4",
        "Turn 2 — Skull 1",
        "Skull 1 plays Headhunter",
        "Skull 1: moves",
        "Skull 1, critical combat → Sword 2: −2, 6 left (Sword stunned next turn)",
        "Skull 1: pushes → Crystal 3",
        "Turn 3 — Sword 2, team stunned",
        "Sword (team stunned) gives up Scout",
        "Sword 2: moves",
      ]
    `);
  });

  test("reads as a story", async () => {
    await expect(`${storyText(log, "fr")}\n`).toMatchFileSnapshot("duel.story.fr.txt");
    await expect(`${storyText(log, "en")}\n`).toMatchFileSnapshot("duel.story.en.txt");
  });
});
