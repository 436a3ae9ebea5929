import { playBot, xoroshiro } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import { catacombsBot } from "./bots/bot.ts";
import { prospectOf, worthOf } from "./bots/worth.ts";
import { characterOf } from "./state.ts";
import type { Campaign } from "./testing/campaign.ts";
import { infested, strikeAll, withVermin } from "./testing/infested.ts";
import { beforeRoom } from "./testing/scenes.ts";
import { visiting } from "./testing/visit.ts";

/** Lets a bot, an adept unless said otherwise, answer the open question. */
function answered(game: Campaign, seed = "bot", level: "adept" | "master" = "adept"): void {
  const bots = Object.fromEntries(game.match.seats.map((seat) => [seat, catacombsBot(level)]));
  playBot(game.match, bots, xoroshiro.fromSeed(seed));
}

const apart = { "orc-1": [440, 300] } as const;

describe("bots with Vermin", () => {
  test.each([
    ["adept", 0],
    ["master", 2],
  ] as const)(
    "an %s brings %i variants, and Vermin that are worth more than what wanders here",
    (level, count) => {
      const game = beforeRoom("krhlot", { options: withVermin });
      game.choose("explore");
      answered(game, "bot", level);
      expect(game.events("wandering-vermin").flatMap(({ monsters }) => monsters)).toContain("pit-viper");
      answered(game, "bot", level);
      expect(game.state.fight?.arriving.filter((card) => card === "dread-scorpion")).toHaveLength(count);
    },
  );

  test("put the large disc of a Giant Fireball that the Lucky Coin gives back where it fits, beside the edge too", () => {
    for (let seed = 0; seed < 8; seed++) {
      const game = infested({
        options: { boxes: ["soloth", "vermin"] },
        heroes: { wizard: { items: ["lucky-coin"] } },
        at: { wizard: [250, 12.5], "orc-1": [440, 12.5] },
      });
      game.choose("wizard:giant-fireball");
      game.place(290, 20);
      game.tap(0, 100);
      game.choose("use");
      answered(game, `${seed}`);
      expect(game.asked).toMatchObject({ kind: "flick", pieces: ["critical-fireball"] });
    }
  });

  test("keep away from poison and from a devourer more than from what only strikes", () => {
    const game = infested({
      phase: "heroes",
      at: { elf: [300, 160], "pit-viper-1": [350, 160], "remorhaz-1": [300, 220], ...apart },
    });
    const feared = (monster: string) =>
      prospectOf(game.state, characterOf(game.state, monster), characterOf(game.state, "elf"));
    expect(feared("pit-viper-1")).toBeGreaterThan(feared("orc-1") + 0.5);
    // Its second blow in a row would be a meal.
    expect(feared("remorhaz-1")).toBeGreaterThan(2 * feared("orc-1") + 3);
  });

  test("drive away a Hero, and send the third rat after the other two", () => {
    const at = { elf: [280, 160], "blood-skull-1": [310, 160], ...apart } as const;
    const game = infested({ phase: "overseer", at });
    game.choose("blood-skull-1:melee");
    game.flickAt("elf", 400);
    answered(game);
    expect(game.asked.prompt).toBe("movement");
    answered(game);
    expect(game.events("flees")).toHaveLength(1);
  });

  test("know that whoever is devoured comes back when the devourer dies", () => {
    const game = infested({ phase: "overseer", at: { elf: [300, 160], "remorhaz-1": [350, 160], ...apart } });
    const worth = () => worthOf(game.state, characterOf(game.state, "remorhaz-1"));
    const before = worth();
    game.choose("remorhaz-1:melees");
    game.flickAt("elf", 300);
    game.choose("flick");
    game.flickAt("elf", 500);
    expect(game.events("devoured")).toHaveLength(1);
    expect(worth()).toBeGreaterThan(before + 5);
  });

  test("send the third rat after the other two, and bite again whom they have bitten", () => {
    const at = {
      elf: [260, 130],
      thief: [260, 190],
      "sewer-rat-1": [300, 160],
      "sewer-rat-2": [1, 1],
      "sewer-rat-3": [1, 1],
      ...apart,
    } as const;
    for (const carrier of ["elf", "thief"]) {
      const on = { "sewer-rat-2": carrier, "sewer-rat-3": carrier };
      const game = infested({ phase: "overseer", at, on, done: ["orc-1"] });
      game.choose("sewer-rat-1:melee");
      answered(game, carrier);
      const hit = game.events("hit").map(({ piece }) => piece);
      expect(hit.length === 0 || hit.includes(carrier)).toBe(true);
    }
    const near = { elf: [300, 140], thief: [300, 185], "remorhaz-1": [350, 160], ...apart } as const;
    const game = infested({ phase: "overseer", at: near });
    game.choose("remorhaz-1:melees");
    strikeAll(game, "elf");
    answered(game);
    answered(game);
    expect(game.events("hit").filter(({ piece }) => piece === "elf").length).toBeGreaterThan(1);
  });

  test("take the last point of life, and else poison whoever is strong", () => {
    const swarm = (life: number) => {
      const at = {
        elf: [260, 160],
        "sewer-rat-1": [300, 160],
        "sewer-rat-2": [1, 1],
        "sewer-rat-3": [1, 1],
        ...apart,
      } as const;
      const on = { "sewer-rat-2": "elf", "sewer-rat-3": "elf" };
      const game = infested({ phase: "overseer", at, on, life: { elf: life } }, ["poison-1-1", "poison-1-2"]);
      game.choose("sewer-rat-1:melee");
      game.flickAt("elf", 500);
      answered(game);
      return game;
    };
    expect(swarm(1).isOnBoard("elf")).toBe(false);
    expect(swarm(8).hero("elf").poison).toHaveLength(1);
  });

  test("buy a cure for whoever is near death, and not for a scratch", () => {
    const visit = (poison: string[]) => {
      const game = visiting("healer", { options: withVermin, heroes: { elf: { gold: 400, poison } } });
      answered(game);
      return game;
    };
    const grave = visit(["poison-4-2", "poison-3-2"]);
    expect(grave.asked.prompt).toBe("cure-card");
    answered(grave);
    expect(grave.hero("elf").poison).toEqual(["poison-3-2"]);
    expect(visit(["poison-0-1"]).hero("elf").gold).toBe(400);
  });

  test("close a wound rather than cure a dose that is far from deadly", () => {
    const elf = { gold: 400, life: 4, poison: ["poison-3-2"] };
    const game = visiting("healer", { options: withVermin, heroes: { elf } });
    answered(game);
    expect(game.hero("elf")).toMatchObject({ life: 5, poison: ["poison-3-2"] });
  });

  test("see what their seat sees: the same choice whatever lies on top of the Poison deck", () => {
    const choices = [
      ["poison-5-1", "poison-1-1"],
      ["poison-0-1", "poison-1-1"],
    ].map((deck) => {
      const at = { elf: [260, 160], "pit-viper-1": [320, 160], "zombie-1": [320, 60], ...apart } as const;
      const game = infested({ phase: "overseer", at }, deck);
      answered(game);
      answered(game);
      return game.match.answers;
    });
    expect(choices[0]).toEqual(choices[1]);
  });
});
