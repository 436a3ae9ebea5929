// @module-tag long
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fromSources, terminal } from "./testing/terminal.ts";

const { folder, ossuaire, typing } = terminal();

const recorded = join(import.meta.dirname, "../../../packages/catacombs/src/recorded");

const few = [
  "simulate",
  "conquest",
  "--games",
  "4",
  "--sword",
  "novice",
  "--skull",
  "random",
  "--seed",
  "cli",
];

test("the program runs from its sources, its threads too", () => {
  const plain = terminal("en", fromSources);
  expect(plain.ossuaire(...few, "--workers", "2").stdout).toBe(ossuaire(...few, "--workers", "2").stdout);
});

describe("simulate", () => {
  test("gives the same numbers for the same seed, on one thread or on two", () => {
    const one = ossuaire(...few, "--json", "--workers", "1");
    const two = ossuaire(...few, "--json", "--workers", "2");
    expect(one.stdout).toBe(two.stdout);
    expect(JSON.parse(one.stdout)).toMatchObject({
      games: 4,
      players: { novice: { wins: expect.any(Number) } },
    });
  });

  test("tells people how often who won, how long it took, and what cost tokens", () => {
    const { status, stdout } = ossuaire(...few, "--alternate");
    expect(status).toBe(0);
    for (const word of ["4 games", "novice", "random", "who began", "turns", "tokens lost"])
      expect(stdout).toContain(word);
  });

  test("draws a plot", () => {
    ossuaire(...few, "--plot", "plot.svg");
    expect(readFileSync(join(folder, "plot.svg"), "utf8")).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });

  test("plays three and four players too", () => {
    for (const players of ["3", "4"]) {
      const { stdout } = ossuaire("simulate", "conquest", "--games", "1", "--players", players, "--json");
      expect(JSON.parse(stdout)).toMatchObject({ games: 1 });
    }
  });
});

describe("replay", () => {
  test("tells and verifies what simulate wrote, in French and English", () => {
    ossuaire(...few, "--out", "games");
    const [file = ""] = readdirSync(join(folder, "games"));
    const path = join(folder, "games", file);
    expect(ossuaire("replay", path, "--lang", "fr").stdout).toMatch(
      /commence\.\n[\s\S]*Tour 1 — [\s\S]*rejouées et vérifiées/,
    );
    expect(ossuaire("replay", path, "--lang", "en", "--log").stdout).toMatch(
      /begins — CON-ORDER-01[\s\S]*played again and verified/,
    );
  });

  test("says what is wrong with a file that was changed, cut or never was a match", () => {
    const [file = ""] = readdirSync(join(folder, "games"));
    const text = readFileSync(join(folder, "games", file), "utf8");
    const broken = {
      cut: text.slice(0, 400),
      changed: text.replace(/"vx":-?\d+/, '"vx":1e9'),
      strange: "???",
    };
    for (const [name, content] of Object.entries(broken)) {
      writeFileSync(join(folder, name), content);
      const { status, stderr } = ossuaire("replay", name, "--lang", "en");
      expect([status, stderr.startsWith(`${name}: `)]).toEqual([1, true]);
    }
  });
});

describe("catacombs", () => {
  const campaigns = ["simulate", "catacombs", "--games", "2", "--heroes", "random", "--overseer", "random"];

  test("is simulated with win rates per lord, rooms, gold, rounds and causes of death", () => {
    const { status, stdout } = ossuaire(...campaigns, "--variant", "labyrinth", "--variant", "camping");
    expect(status).toBe(0);
    for (const word of [
      "2 campaigns",
      "heroes win",
      "sorcerer",
      "gorgon",
      "rooms",
      "rounds/fight",
      "gold",
      "died of",
    ])
      expect(stdout).toContain(word);
  });

  test("is simulated with win rates per variant, each in turn", () => {
    const { stdout } = ossuaire(...campaigns, "--games", "10", "--lord", "lich", "--variant", "each");
    for (const variant of ["basic", "labyrinth", "branching", "longer", "heroes-last", "camping"])
      expect(stdout).toMatch(new RegExp(`^  ${variant} +\\d+\\.\\d %`, "m"));
    expect(stdout).toMatch(/^ {2}lich/m);
    expect(stdout).not.toMatch(/^ {2}dragon/m);
  });

  test("is simulated with the expansions, by box, lord, hero and variant, and with what only they bring", () => {
    const party = ["--party", "ice-princess,paladin,sorceress,witch-hunter", "--lord", "hydra"];
    const { status, stdout } = ossuaire(...campaigns, "--with", "soloth,vermin", ...party, "--json");
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      games: 2,
      boxes: { "soloth + vermin": {} },
      lords: { hydra: {} },
      parties: { "ice-princess": {}, paladin: {}, sorceress: {}, "witch-hunter": {} },
      variants: { basic: {} },
      happenings: { "spikes missed": expect.any(Number) },
    });
  });

  test("is told as a story from a file, in both languages", () => {
    ossuaire(...campaigns, "--lord", "dragon", "--out", "campaigns", "--plot", "wins.svg");
    const [file = ""] = readdirSync(join(folder, "campaigns"));
    const path = join(folder, "campaigns", file);
    expect(ossuaire("replay", path, "--lang", "fr").stdout).toMatch(
      /Manche 1 — les Héros\n[\s\S]*Fin\n[\s\S]*rejouées et vérifiées/,
    );
    expect(ossuaire("replay", path, "--lang", "en").stdout).toMatch(
      /Round 1 — the Heroes\n[\s\S]*The end\n[\s\S]*played again and verified/,
    );
    expect(ossuaire("replay", path, "--lang", "en", "--log").stdout).toMatch(
      /The Heroes enter: .* — CAT-PHASE-03[\s\S]*played again and verified/,
    );
    expect(readFileSync(join(folder, "wins.svg"), "utf8")).toContain("wins of the Heroes");
  });

  test("is told line by line by the names of the screen: only twins are numbered", () => {
    const path = join(recorded, "ambush.json");
    for (const [language, killed] of [
      ["en", "The Thief kills the Ghoul — CAT-HIT-08"],
      ["fr", "Le Voleur tue la Goule — CAT-HIT-08"],
    ] as const) {
      const { stdout } = ossuaire("replay", path, "--log", "--lang", language);
      const [, first = "", second = ""] = stdout.split("CAT-PHASE-06");
      expect(first).toContain(killed);
      expect(first).not.toMatch(/(?:Ghoul|Goule|Orc|Zombie) \d/);
      expect(second).toMatch(/(?:Ghoul|Goule) 1/);
    }
  });

  test("is played by a person: by number, a flick by angle and strength, a place by x and y", () => {
    const lines = ["30 20 30 90 30 160 30 230", "nonsense", "1", "0 50", "d", "q"];
    const { stdout } = typing(
      `${lines.join("\n")}\n`,
      ...["play", "catacombs", "--seed", "cli", "--level", "novice", "--lang", "en", "--save", "mine.json"],
    );
    expect(stdout).toContain("Place your Heroes in their zone.");
    expect(stdout).toContain("the Elf (30, 20) ♥ 8");
    expect(stdout).toContain("Type a number of the list.");
    expect(stdout).toMatch(/1\. The Elf: Melee/);
    expect(stdout).toMatch(/^Elf — Melee\. Melee: flick the disc\. \[CAT-ATK-01\]$/m);
    expect(stdout).toMatch(/^ {2}Elf, Melee: missed$/m);
    expect(stdout).toMatch(/^ {6}Melee: a flick of the Elf — CAT-ATK-01$/m);
    expect(ossuaire("replay", "mine.json", "--lang", "en").status).toBe(0);
  });

  test("is played from the Overseer's seat too, and a step can be taken back", () => {
    const { stdout } = typing(
      "1\nu\n1\nq\n",
      "play",
      "catacombs",
      "--seat",
      "overseer",
      "--seed",
      "cli",
      "--lang",
      "en",
    );
    expect(stdout).toContain("Explore");
    expect(stdout).toContain("Place your monsters in their zone");
  });
});

describe("conquest", () => {
  test("is played by a person, on a board drawn in characters", () => {
    const { stdout } = typing(
      "nonsense\n1\nq\n",
      ...["play", "conquest", "--seed", "cli 2", "--level", "novice", "--lang", "en", "--save", "duel.json"],
    );
    expect(stdout).toContain("Sword 1 — Play a card. Play a card from your hand. [CON-");
    expect(stdout).toMatch(/^ {2}A {2}Sword 1 \(33, 33\)$/m);
    expect(stdout).toMatch(/^ {2}a {2}Skull 1 \(578, 323\)$/m);
    expect(stdout).toMatch(/^ {2}1 {2}crystal 1 \(305, 178\)$/m);
    expect(stdout).toContain("Type a number of the list.");
    expect(stdout).toMatch(/^Turn 1 — Sword 1$[\s\S]*^ {2}Sword 1 plays Shield Bearer$/m);
    expect(ossuaire("replay", "duel.json", "--lang", "en").status).toBe(0);
  });

  test("is played with four, from a seat that only they have", () => {
    const { stdout } = typing("q\n", "play", "conquest", "--players", "4", "--seat", "c2", "--seed", "cli");
    expect(stdout).toContain("Use armour against this shot? [CON-ARMOUR-03]\n   1. Take the blow");
  });
});

describe("cards", () => {
  test("prints the 56 cards of both decks of Conquest", () => {
    const lines = ossuaire("cards", "conquest", "--lang", "fr").stdout.split("\n");
    expect(lines.filter((line) => line.includes(" › "))).toHaveLength(56);
  });

  test("prints Heroes, Lords, monsters, articles, spells and rooms of Catacombs", () => {
    const { stdout } = ossuaire("cards", "catacombs", "--lang", "en");
    for (const pile of ["Heroes", "Allies", "Lords", "monsters", "equipment", "spells", "rooms"])
      expect(stdout).toMatch(new RegExp(`^The ${pile}$`, "m"));
    expect(stdout).toMatch(/^ {2}Elf +8 life$/m);
    // The expansions too.
    for (const card of [
      "Ice Princess",
      "Hydra",
      "Manticore",
      "Lucky Coin",
      "Sinew Bow",
      "Cure Poison",
      "Necrogoragion",
    ])
      expect(stdout).toMatch(new RegExp(`^ {2}${card}`, "m"));
    expect(ossuaire("cards", "catacombs", "--lang", "fr").stdout).toMatch(/^ {2}Elfe +8\spoints de vie$/m);
  });

  test("VER-WANDER-10 prints the Reference card of wandering Vermin for whoever asks", () => {
    const { stdout } = ossuaire("cards", "catacombs", "--lang", "en");
    expect(stdout).toMatch(/^Wandering Vermin\n {2}Sewer Rat +4 a room at most +3 for a symbol$/m);
    expect(stdout).toMatch(/^ {2}Armoured Beetle +2 a room at most +1 for a symbol$/m);
  });
});

describe("bad arguments get a clear message and exit code 2", () => {
  test.each([
    [["dance"], "There is no command “dance”."],
    [["simulate"], "The game is one of conquest, catacombs"],
    [["simulate", "chess"], "The game is one of conquest, catacombs"],
    [["simulate", "conquest", "--games", "0"], "--games takes a whole number"],
    [["simulate", "conquest", "--games", "1e3"], "--games takes a whole number"],
    [["simulate", "conquest", "--sword", "god"], "--sword is one of novice"],
    [["simulate", "conquest", "--players", "5"], "--players is one of 2, 3, 4"],
    [["simulate", "conquest", "--speed", "9"], "--speed"],
    [["simulate", "catacombs", "--sword", "adept"], "--sword"],
    [["simulate", "catacombs", "--lord", "king"], "--lord is one of all, sorcerer"],
    [["simulate", "catacombs", "--variant", "chess"], "--variant is one of branching"],
    [["simulate", "catacombs", "again"], "What follows the game"],
    [["play"], "The game is one of conquest, catacombs"],
    [["play", "conquest", "--seat", "s1"], "--seat is one of sword, skull"],
    [["play", "conquest", "--lord", "lich"], "--lord"],
    [["play", "conquest", "again"], "What follows the game"],
    [["cards", "chess"], "The game is one of conquest, catacombs"],
    [["play", "catacombs", "--seat", "dog"], "--seat is one of overseer, heroes"],
    [["replay"], "replay takes one file"],
    [["replay", "nowhere.json"], "cannot be read"],
    [["cards", "conquest", "--lang", "de"], "--lang is one of fr, en"],
  ])("%j", (args, message) => {
    const { status, stdout, stderr } = ossuaire(...args);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
  });
});
