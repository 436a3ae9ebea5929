import { glanceLine, type LogEntry } from "@ossuaire/kernel";
import { checkLog, replayed } from "@ossuaire/kernel/testing";
import { describe, expect, test } from "vitest";
import { catacombs } from "../../catacombs.ts";
import type { Event } from "../../events.ts";
import ambush from "../../recorded/ambush.json" with { type: "json" };
import dragon from "../../recorded/dragon-by-branching-paths.json" with { type: "json" };
import gorgon from "../../recorded/gorgon-with-five-players.json" with { type: "json" };
import lich from "../../recorded/lich-in-a-labyrinth.json" with { type: "json" };
import sorcerer from "../../recorded/sorcerer.json" with { type: "json" };
import { catacombsWords } from "../words.ts";
import { catacombsLog } from "./log.ts";

function eventsOf(recorded: unknown): readonly Event[] {
  let heard: readonly Event[] = [];
  replayed(catacombs, recorded, (events) => {
    heard = events;
    return "";
  });
  return heard;
}

test.each(Object.entries({ ambush, dragon, gorgon, lich, sorcerer }))(
  "%s: every event is a step of one entry, and of one only",
  (_name, recorded) => {
    const log = checkLog(catacombsWords, eventsOf(recorded));
    expect(log.length).toBeGreaterThan(60);
  },
);

const lines = (log: readonly LogEntry[], language: "fr" | "en") =>
  log.map((entry) => {
    if (entry.kind === "heading") return entry.words[language];
    return (entry.glance ? glanceLine(entry.glance) : entry.sentence)[language];
  });

test("the ambush that was recorded, one line a deed", () => {
  expect(lines(catacombsLog(eventsOf(ambush)), "en").slice(0, 24)).toMatchInlineSnapshot(`
    [
      "Before the first room",
      "Everybody accepts the scenario",
      "The Cavern of Torhak",
      "Jade Caverns: 1 × Orc, 1 × Ghoul, 1 × Zombie",
      "Round 1 — the Heroes",
      "Elf → Ghoul: −1, 1 left (back at the edge: Zombie, Elf)",
      "Thief, Two Melee → Orc: −1, 1 left; Ghoul: killed (2 flicks; back at the edge: Thief, Elf)",
      "Barbarian → Orc: killed (back at the edge: Barbarian)",
      "Wizard, Teleport → Barbarian: placed",
      "Round 1 — the Overseer",
      "Zombie, Melee: missed (back at the edge: Zombie)",
      "Round 2 — the Heroes",
      "Thief, Two Melee: missed (2 flicks; back at the edge: Thief)",
      "Barbarian, Melee: missed",
      "Elf, Melee: missed (back at the edge: Elf)",
      "Wizard, Melee: missed",
      "Round 2 — the Overseer",
      "Zombie → Barbarian: −1, 11 left (back at the edge: Zombie; Feeding Frenzy: incapacitated)",
      "Round 3 — the Heroes",
      "Wizard → Zombie: killed (back at the edge: Wizard, Zombie)",
      "Elf, Melee: missed (back at the edge: Thief)",
      "Barbarian, Melee: missed (back at the edge: Barbarian)",
      "Thief, Two Melee: missed (back at the edge: Elf)",
      "Round 3 — the Overseer",
    ]
  `);
});

describe("a deed", () => {
  const zombie = { piece: "zombie-1", card: "zombie" };
  const elf = { piece: "elf", card: "elf" };
  const at = { x: 0, y: 0 };
  const setUp: Event = {
    type: "set-up",
    rule: "CAT-PHASE-06",
    kind: "room",
    board: "jade-caverns",
    monsters: ["zombie"],
  };
  const turn: Event = { type: "turn", rule: "CAT-ROUND-02", side: "overseer", round: 1 };
  const acts: Event = { type: "acts", rule: "CAT-ATK-01", ...zombie, action: "melee" };
  const by = { by: "zombie-1", byCard: "zombie", attack: "melee" } as const;
  const flicked: Event = {
    type: "flicked",
    rule: "CAT-ATK-01",
    ...zombie,
    ...by,
    seat: "seat-1",
    vx: 1,
    vy: 0,
  };
  const hit: Event = { type: "hit", rule: "CAT-HIT-02", ...elf, ...by };
  const hurt: Event = { type: "hurt", rule: "CAT-HIT-11", ...elf, lost: 1, life: 5 };
  const back: Event = { type: "put-back", rule: "CAT-RULING-06", ...elf, ...at };
  const heard = (...events: Event[]) => catacombsLog([setUp, turn, ...events]).slice(3);
  const told = (...events: Event[]) => ({
    fr: lines(heard(...events), "fr"),
    en: lines(heard(...events), "en"),
  });

  test("is told in the order of the board: hit first, then off it and back", () => {
    const [deed] = heard(acts, flicked, back, hit, hurt);
    expect(deed?.steps.map(({ event }) => event.type)).toEqual([
      "acts",
      "flicked",
      "hit",
      "hurt",
      "put-back",
    ]);
    expect(told(acts, flicked, back, hit, hurt).fr).toEqual([
      "Zombie → Elfe : −1, reste 5 (retour au bord : Elfe)",
    ]);
  });

  test("tells a miss", () => {
    expect(told(acts, flicked)).toEqual({
      fr: ["Zombie, Coup de poing : manqué"],
      en: ["Zombie, Melee: missed"],
    });
  });

  test("says why nothing was lost", () => {
    const unhurt: Event = { type: "unhurt", rule: "CAT-ABIL-17", ...elf };
    const spared: Event = { type: "spared", rule: "CAT-CHAIN-06", ...elf };
    expect(told(acts, flicked, hit, unhurt).fr).toEqual(["Zombie → Elfe : 0, Absorption"]);
    expect(told(acts, flicked, spared).en).toEqual(["Zombie → Elf: 0, touched just before"]);
    expect(told(acts, flicked, hit).en).toEqual(["Zombie → Elf: 0, no damage"]);
  });

  test("of several blows is one loss, and death is all that is told of the dead", () => {
    const again: Event = { ...hurt, life: 4 };
    expect(told(acts, flicked, hit, hurt, flicked, hit, again).en).toEqual([
      "Zombie → Elf: −2, 4 left (2 flicks)",
    ]);
    const left: Event = { type: "left", rule: "CAT-DEATH-02", ...elf };
    expect(told(acts, flicked, hit, { ...hurt, life: 0 }, left).fr).toEqual(["Zombie → Elfe : tué"]);
  });

  test("goes to whoever did it, though an answer came in between", () => {
    const minotaur = { piece: "minotaur-1", card: "minotaur" };
    const strikes: Event = { type: "acts", rule: "CAT-ATK-01", ...elf, action: "melee" };
    const ofElf = { by: "elf", byCard: "elf", attack: "melee" } as const;
    const retaliates: Event = { type: "retaliates", rule: "CAT-ABIL-03", ...minotaur, against: "elf" };
    const killed: Event = { type: "killed", rule: "CAT-HIT-08", ...minotaur, hero: "elf" };
    const answer: Event = { ...flicked, ...minotaur, by: "minotaur-1", byCard: "minotaur" };
    expect(
      told(
        strikes,
        { ...flicked, ...elf, ...ofElf },
        { ...hit, ...minotaur, ...ofElf },
        retaliates,
        answer,
        killed,
      ).en,
    ).toEqual(["Elf → Minotaur: killed", "Minotaur, Retaliation: missed"]);
  });

  test("has a number for its actor once there are two of a kind in the room, and not before", () => {
    const second: Event = { type: "placed", rule: "CAT-AWAND-02", piece: "zombie-2", card: "zombie", ...at };
    expect(told(acts, flicked, second, acts, flicked).en).toEqual([
      "Zombie, Melee: missed",
      "Zombie 2 is placed on the board",
      "Zombie 1, Melee: missed",
    ]);
  });
});
