import { describe, expect, test } from "vitest";
import { monsterOf } from "./content/box.ts";
import type { Campaign, Situation } from "./testing/campaign.ts";
import { solothFight, strikes } from "./testing/soloth.ts";

const traitsOf = (card: string) => monsterOf(card).traits.map(({ id }) => id);

/** In the Overseer's turn the Lizard Man strikes this monster. */
function mastering(slave: string, more: Situation = {}): Campaign {
  const game = solothFight({
    phase: "overseer",
    ...more,
    at: { "lizard-man-1": [260, 60], [slave]: [330, 60], ...more.at },
  });
  strikes(game, "lizard-man-1:melee", slave);
  return game;
}

describe("Slave Master", () => {
  test("SOL-SLAVE-01: the slave acts at once, in the Overseer's turn", () => {
    const game = mastering("orc-1");
    expect(game.asked.prompt).toBe("slave-acts");
    const heroes = solothFight({ at: { paladin: [260, 60], "lizard-man-1": [330, 60], "orc-1": [380, 60] } });
    strikes(heroes, "paladin:melee", "lizard-man-1", 600);
    heroes.choose("strike");
    heroes.flickAt("orc-1", 900);
    expect(heroes.asked.prompt).toBe("hero-acts");
  });

  test("SOL-SLAVE-02: by being struck by the Slave Master", () => {
    const game = solothFight({ phase: "overseer", at: { "lizard-man-1": [260, 60], "orc-1": [330, 200] } });
    game.choose("lizard-man-1:melee");
    game.flick(300, 0);
    expect(game.asked.prompt).toBe("monster-acts");
  });

  test("SOL-SLAVE-03: without damage", () => {
    expect(mastering("orc-1").life("orc-1")).toBe(2);
  });

  test("SOL-SLAVE-04: from where it now lies", () => {
    const game = mastering("orc-1");
    const { x } = game.piece("orc-1");
    game.choose("orc-1:melee");
    game.tap();
    expect(x).toBeGreaterThan(330);
  });

  test("SOL-SLAVE-05: its special actions too", () => {
    expect(mastering("infernal-acolyte-1").options()).toContain("infernal-acolyte-1:volcanism");
  });

  test("SOL-SLAVE-06: even if it has acted already", () => {
    expect(mastering("orc-1", { done: ["orc-1"] }).options()).toContain("orc-1:melee");
  });

  test("SOL-SLAVE-07: of several the Overseer picks one", () => {
    const game = solothFight({
      phase: "overseer",
      at: { "lizard-man-1": [250, 160], "orc-1": [310, 136.5], "orc-2": [310, 183.5] },
    });
    game.choose("lizard-man-1:melee");
    game.flick(2000, 0);
    expect([game.asked.prompt, game.options()]).toEqual(["slave", ["orc-1", "orc-2", "no"]]);
    game.choose("orc-2");
    expect(game.options()).toEqual(["orc-2:melee", "no"]);
  });

  test("SOL-SLAVE-08: the Lizard Man has it", () => {
    expect(traitsOf("lizard-man")).toEqual(["slave-master", "retaliation"]);
  });

  test("SOL-RULING-85: a slave may master another, but each is a slave once in a turn", () => {
    const game = mastering("lizard-man-2");
    game.choose("lizard-man-2:melee");
    game.flickAt("lizard-man-1", 900);
    expect(game.asked.prompt).toBe("slave-acts");
    game.choose("lizard-man-1:melee");
    game.flickAt("lizard-man-2", 900);
    expect(game.asked.prompt).toBe("monster-acts");
  });

  test("SOL-RULING-86: it is extra; the slave still has its own action", () => {
    const game = mastering("orc-1");
    game.choose("orc-1:melee");
    game.tap();
    expect(game.options()).toContain("orc-1:melee");
  });

  test("SOL-RULING-87: no stunned slave, a frozen one only if this hit freed it", () => {
    expect(mastering("orc-1", { stunned: { "orc-1": 1 }, at: { "orc-2": [440, 300] } }).asked.prompt).toBe(
      "monster-acts",
    );
    const soft = solothFight({
      phase: "overseer",
      frozen: ["orc-1"],
      at: { "lizard-man-1": [300, 60], "orc-1": [330, 60], "orc-2": [440, 300] },
    });
    strikes(soft, "lizard-man-1:melee", "orc-1", 250);
    expect(soft.asked.prompt).toBe("monster-acts");
  });

  test("SOL-RULING-88: directly, by its own flick", () => {
    const game = solothFight({
      phase: "overseer",
      at: { "lizard-man-1": [260, 60], "witch-hunter": [310, 60], "orc-1": [340, 60] },
    });
    strikes(game, "lizard-man-1:melee", "witch-hunter", 1500);
    expect(game.events("hit").map(({ piece }) => piece)).toEqual(["witch-hunter"]);
    expect(game.asked.prompt).toBe("monster-acts");
  });

  /** The Lord's wandering monster has come in during this turn, and the Lizard Man strikes it. */
  function newcomerStruck(): Campaign {
    const game = solothFight({
      options: { lord: "sorcerer", wanderers: true },
      at: { "lizard-man-1": [340, 60], "orc-1": [460, 300] },
    });
    game.passTurn();
    game.choose("bring-in");
    game.place(400, 60);
    strikes(game, "lizard-man-1:melee", "zombie-1");
    return game;
  }

  test("SOL-VERDICT-28: one that came in during this turn is no slave in it, and one in the next", () => {
    const game = newcomerStruck();
    expect(game.piece("zombie-1").x).toBeGreaterThan(400);
    expect(game.asked.prompt).toBe("monster-acts");
    game.passTurn();
    game.passTurn();
    game.choose("no");
    strikes(game, "lizard-man-1:melee", "zombie-1");
    expect([game.asked.prompt, game.options()]).toEqual(["slave-acts", ["zombie-1:melee", "no"]]);
  });

  test("SOL-VERDICT-28: nor does the Warchief drive the rider of a mount that was killed in this turn", () => {
    const rest = { "orc-wolf-rider-1": [255, 60], "witch-hunter": [340, 60] } as const;
    const driven = (at: Situation["at"]): readonly string[] => {
      const game = solothFight({
        kind: "lord",
        phase: "overseer",
        options: { lord: "orc-warchief" },
        life: { "orc-wolf-rider-1": 1 },
        heroes: { "witch-hunter": { artefacts: ["orc-hide-shield"] } },
        at: { ...rest, "orc-warchief": [440, 250], paladin: [370, 250], ...at },
      });
      strikes(game, "orc-wolf-rider-1:two-melee", "witch-hunter");
      game.choose("orc-hide-shield");
      strikes(game, "orc-warchief:warpath", "paladin", 600);
      game.choose("no");
      game.choose("stop");
      return game.asked.prompt === "drive" ? game.options() : [];
    };
    expect(driven({})).toEqual([]);
    expect(driven({ "orc-3": [440, 60] })).toEqual(["orc-3", "no"]);
  });

  test("SOL-VERDICT-28: nor does one act again that has come back in this turn", () => {
    const game = solothFight({
      phase: "overseer",
      life: { "phoenix-1": 1 },
      heroes: { "witch-hunter": { artefacts: ["orc-hide-shield"] } },
      at: {
        "lizard-man-1": [300, 60],
        "phoenix-1": [370, 60],
        "witch-hunter": [460, 60],
        "orc-1": [440, 300],
      },
    });
    strikes(game, "lizard-man-1:melee", "phoenix-1");
    expect(game.asked.prompt).toBe("slave-acts");
    strikes(game, "phoenix-1:melee", "witch-hunter");
    game.choose("orc-hide-shield");
    game.place(440, 250);
    expect(game.options()).toEqual(["orc-1:melee", "orc-1:pass"]);
  });

  test("SOL-VERDICT-28: a summoned Skeleton may act in this turn, and so it can be a slave in it", () => {
    const game = solothFight({
      phase: "overseer",
      at: { "vampire-1": [300, 60], "lizard-man-1": [420, 60] },
    });
    game.choose("vampire-1:command");
    game.place(330, 60);
    game.tap();
    strikes(game, "lizard-man-1:melee", "skeleton-warrior-1");
    expect(game.asked.prompt).toBe("slave-acts");
  });

  test("SOL-RULING-13: a Lord is no slave, and is not frozen", () => {
    const game = mastering("hydra", {
      kind: "lord",
      options: { lord: "hydra" },
      at: { "orc-1": [440, 300] },
    });
    expect(game.asked.prompt).toBe("monster-acts");
  });
});

describe("the order of effects", () => {
  test("SOL-RULING-12: armour, damage, Decay, then the stun, then the slave, then Evasion", () => {
    const game = solothFight({ phase: "overseer", at: { "gargoyle-1": [260, 60], paladin: [330, 60] } });
    strikes(game, "gargoyle-1:melee", "paladin");
    expect(game.asked.prompt).toBe("ward");
    game.choose("no");
    expect(game.asked.prompt).toBe("evade");
    const ghoul = solothFight({ phase: "overseer", at: { "ghoul-1": [260, 60], paladin: [330, 60] } });
    strikes(ghoul, "ghoul-1:melee", "paladin");
    ghoul.choose("no");
    const told = ghoul.match.told.map(({ event }) => event.type);
    expect(told.indexOf("hurt")).toBeLessThan(told.indexOf("stunned"));
  });

  test("SOL-VERDICT-01: life lost after step 3 is reckoned at once", () => {
    const game = solothFight({
      phase: "overseer",
      life: { "ice-princess": 1 },
      walls: ["fire-spirit-1"],
      at: {
        "gargoyle-1": [260, 60],
        "witch-hunter": [330, 60],
        "ice-princess": [330, 150],
        "fire-spirit-1": [330, 178],
      },
    });
    strikes(game, "gargoyle-1:melee", "witch-hunter");
    game.choose("evade");
    game.flickAt("ice-princess", 1500);
    expect([game.hero("ice-princess").life, game.isOnBoard("ice-princess")]).toEqual([0, false]);
  });

  test("SOL-VERDICT-01: whom a wall has killed in a flick is asked nothing when its disc meets him after that", () => {
    for (const [life, asked] of [
      [1, "monster-acts"],
      [5, "ward"],
    ] as const) {
      const game = solothFight({
        phase: "overseer",
        life: { paladin: life },
        walls: ["fire-spirit-1"],
        at: {
          "giant-scorpion-1": [280, 160],
          paladin: [360, 160],
          "fire-spirit-1": [385, 160],
          "orc-1": [326, 136],
        },
      });
      game.choose("giant-scorpion-1:melee");
      // Off an obstacle, by way of the Orc: he is in the fire before its own disc meets him.
      game.flick(-1358, -1181);
      expect([game.events("burnt").length, game.asked.prompt]).toEqual([1, asked]);
    }
  });

  test("SOL-VERDICT-11: a camp fight is a battle room, with the zone that is used in it", () => {
    const game = solothFight({
      kind: "camp",
      life: { "phoenix-1": 1 },
      at: { paladin: [260, 60], "phoenix-1": [340, 60], "orc-1": [440, 300] },
    });
    strikes(game, "paladin:melee", "phoenix-1");
    const { asked } = game;
    expect(asked.kind === "place" && asked.pieces[0]?.zone[0]).toMatchObject({ shape: "rectangle", x: 17.5 });
  });
});
