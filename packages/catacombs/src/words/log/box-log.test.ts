import { glanceLine, type LogEntry } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import "../../catacombs.ts";
import type { Event } from "../../events.ts";
import { catacombsLog } from "./log.ts";

const lines = (log: readonly LogEntry[], language: "fr" | "en") =>
  log.map((entry) => {
    if (entry.kind === "heading") return entry.words[language];
    return (entry.glance ? glanceLine(entry.glance) : entry.sentence)[language];
  });

describe("what the cards of other boxes do is told as actor, target, result", () => {
  const princess = { piece: "ice-princess", card: "ice-princess" };
  const ghoul = { piece: "ghoul-1", card: "ghoul" };
  const thief = { piece: "thief", card: "thief" };
  const setUp: Event = {
    type: "set-up",
    rule: "CAT-PHASE-06",
    kind: "room",
    board: "jade-caverns",
    monsters: ["ghoul", "sewer-rat", "remorhaz"],
  };
  const turn: Event = { type: "turn", rule: "CAT-ROUND-02", side: "heroes", round: 1 };
  const acts = (who: { piece: string; card: string }, action = "melee"): Event => ({
    type: "acts",
    rule: "CAT-ATK-01",
    ...who,
    action,
  });
  const flick = (who: { piece: string; card: string }): Event => ({
    type: "flicked",
    rule: "CAT-ATK-01",
    ...who,
    by: who.piece,
    byCard: who.card,
    attack: "melee",
    seat: "seat-1",
    vx: 1,
    vy: 0,
  });
  const hits = (
    who: { piece: string; card: string },
    whom: { piece: string; card: string },
  ): Event<"hit"> => ({
    type: "hit",
    rule: "CAT-HIT-02",
    ...whom,
    by: who.piece,
    byCard: who.card,
    attack: "melee",
  });
  const rat = { piece: "sewer-rat-1", card: "sewer-rat" };
  const remorhaz = { piece: "remorhaz-1", card: "remorhaz" };
  const poisoned: Event = {
    type: "poisoned",
    rule: "VER-POISON-03",
    ...thief,
    poison: "poison-1-1",
    value: 1,
    total: 4,
    limit: 10,
  };
  const told = (...events: Event[]) => {
    const deeds = catacombsLog([setUp, turn, ...events]).slice(3);
    return {
      fr: lines(deeds, "fr"),
      en: lines(deeds, "en"),
      sentences: deeds.map((deed) => "sentence" in deed && deed.sentence.fr),
    };
  };

  test("frozen, and freed when the spike falls", () => {
    const frozen: Event = { type: "frozen", rule: "SOL-ICE-03", ...ghoul };
    expect(told(acts(princess), flick(princess), hits(princess, ghoul), frozen)).toMatchObject({
      fr: ["Princesse des glaces → Goule\u00a0: gelée"],
      en: ["Ice Princess → Ghoul: frozen"],
    });
    const spike = { piece: "ice-spike", card: "ice-spike" };
    const fell: Event = { type: "fell", rule: "SOL-ICE-05", ...spike, from: "ghoul-1", fromCard: "ghoul" };
    expect(told(acts(rat), flick(rat), fell).en).toEqual(["Sewer Rat: missed → Ghoul: freed"]);
  });

  test("poisoned, devoured, clung to", () => {
    expect(told(acts(rat), flick(rat), hits(rat, thief), poisoned).fr).toEqual([
      "Rat d’égout → Voleur\u00a0: poison 4/10",
    ]);
    const devoured: Event = {
      type: "devoured",
      rule: "VER-DEVOUR-01",
      ...thief,
      by: "remorhaz-1",
      byCard: "remorhaz",
    };
    expect(told(acts(remorhaz), flick(remorhaz), hits(remorhaz, thief), devoured).en).toEqual([
      "Remorhaz → Thief: devoured",
    ]);
    const climbs: Event = {
      type: "climbs",
      rule: "VER-SWARM-02",
      ...rat,
      on: "thief",
      onCard: "thief",
      riders: 2,
    };
    expect(told(acts(rat), flick(rat), hits(rat, thief), climbs).fr).toEqual([
      "Rat d’égout → Voleur\u00a0: 2\u00a0rats",
    ]);
  });

  test("an attack of a swarm and the card it costs are one line", () => {
    const swarm: Event = { type: "swarm-attack", rule: "VER-SWARM-05", ...thief, way: "poison" };
    expect(told(swarm, poisoned)).toEqual({
      fr: ["Essaim → Voleur\u00a0: poison 4/10"],
      en: ["Swarm → Thief: poison 4/10"],
      sentences: [
        "Le Voleur subit une Attaque d’essaim (une carte Poison) et tire la carte Poison 1 (4 sur 10)",
      ],
    });
  });

  test("a flight is told with the flick that it is", () => {
    const flees: Event = { type: "flees", rule: "VER-FEAR-02", ...thief, by: "ghoul-1", byCard: "ghoul" };
    expect(told(flees, flick(thief)).fr).toEqual(["Goule → Voleur\u00a0: fuit"]);
  });

  test("SOL-PALADIN-12 while it is asked whether an attack is ignored, what comes of it is not told", () => {
    const paladin = { piece: "paladin", card: "paladin" };
    const struck: readonly Event[] = [acts(rat), flick(rat), { ...hits(rat, paladin), open: true }];
    expect(told(...struck)).toMatchObject({
      fr: ["Rat d’égout → Paladin"],
      sentences: ["Le Rat d’égout, Coup de poing\u00a0: touche le Paladin"],
    });
    const ignores: Event = { type: "ignores", rule: "SOL-PALADIN-02", ...paladin, by: "armour" };
    expect(told(...struck, ignores)).toMatchObject({
      fr: ["Rat d’égout → Paladin\u00a0: 0, Armure"],
      en: ["Sewer Rat → Paladin: 0, Armour"],
    });
    const hurt: Event = { type: "hurt", rule: "CAT-HIT-11", ...paladin, lost: 1, life: 13 };
    expect(told(...struck, hurt).fr).toEqual(["Rat d’égout → Paladin\u00a0: −1, reste 13"]);
    // Nobody is asked, and nothing is lost: that is told at once.
    expect(told(acts(rat), flick(rat), hits(rat, paladin)).en).toEqual(["Sewer Rat → Paladin: 0, no damage"]);
  });

  test("gold, artefacts, cures, corrosion", () => {
    const robbed: Event = {
      type: "robbed",
      rule: "VER-CARD-01",
      hero: "thief",
      gold: 300,
      by: "ghoul-1",
      byCard: "ghoul",
    };
    expect(told(robbed).en).toEqual(["Ghoul → Thief: −300"]);
    const cured: Event = {
      type: "cured",
      rule: "VER-CURE-01",
      hero: "thief",
      poison: "poison-1-1",
      value: 1,
      total: 3,
    };
    expect(told(cured).fr).toEqual(["Voleur\u00a0: poison −1, reste 3"]);
    const corroded: Event = {
      type: "corroded",
      rule: "SOL-CORR-02",
      hero: "thief",
      item: "poisoned-knife",
      cards: 2,
    };
    expect(told(acts(rat), flick(rat), hits(rat, thief), corroded).fr).toEqual([
      "Rat d’égout → Voleur\u00a0: perd Couteau empoisonné",
    ]);
  });

  test("a fight that is met half-way has no time before its first room", () => {
    expect(catacombsLog([acts(rat), flick(rat)]).map(({ kind }) => kind)).toEqual(["deed"]);
  });
});
