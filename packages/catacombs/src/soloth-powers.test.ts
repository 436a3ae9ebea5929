import { describe, expect, test } from "vitest";
import { heroCard, monsterOf } from "./content/box.ts";
import type { Campaign, Situation } from "./testing/campaign.ts";
import { solothFight, strikes } from "./testing/soloth.ts";

const traitsOf = (card: string) => monsterOf(card).traits.map(({ id }) => id);

/** What a hero can do while a Siren is there. */
function hushed(hero: string, more: Situation = {}): readonly string[] {
  const game = solothFight({ ...more, at: { "siren-1": [440, 60], ...more.at } });
  return game.options().filter((id) => id.startsWith(`${hero}:`));
}

describe("Suppression", () => {
  test("SOL-SUPPRESS-01: one plain Melee for every hero", () => {
    for (const hero of ["ice-princess", "paladin", "witch-hunter", "sorceress"])
      expect(hushed(hero)).toEqual([`${hero}:melee`, `${hero}:pass`]);
  });

  test("SOL-SUPPRESS-02: the same for allies", () => {
    const at = { raven: [300, 200] } as const;
    expect(hushed("raven", { at, heroes: { sorceress: { items: ["raven-totem"] } } })).toEqual([
      "raven:melee",
      "raven:pass",
    ]);
  });

  test("SOL-SUPPRESS-03: items give nothing else", () => {
    expect(hushed("paladin", { heroes: { paladin: { items: ["longsword", "boots-of-speed"] } } })).toEqual([
      "paladin:melee",
      "paladin:pass",
    ]);
  });

  test("SOL-SUPPRESS-04: spells that flick nothing are blocked as well", () => {
    const options = { parties: [["wizard", "paladin", "witch-hunter", "sorceress"]] };
    expect(hushed("wizard", { options, life: { paladin: 3 } })).toEqual(["wizard:melee", "wizard:pass"]);
  });

  test("SOL-SUPPRESS-05: the Siren has it", () => {
    expect(traitsOf("siren")).toEqual(["suppression"]);
  });

  test("SOL-RULING-89: 1 damage, no War Hammer", () => {
    const game = solothFight({
      heroes: { paladin: { items: ["war-hammer"] } },
      at: { paladin: [260, 60], "ghoul-1": [330, 60], "siren-1": [440, 300] },
    });
    strikes(game, "paladin:melee", "ghoul-1");
    expect(game.life("ghoul-1")).toBe(1);
  });

  test("SOL-RULING-90: an ally keeps its own limits; nothing is cast from it", () => {
    const game = solothFight({
      heroes: { sorceress: { items: ["raven-totem"] } },
      at: { raven: [300, 60], "orc-1": [360, 60], "siren-1": [440, 300] },
    });
    strikes(game, "raven:melee", "orc-1");
    expect(game.life("orc-1")).toBe(2);
    expect(game.options()).not.toContain("sorceress:sorcery-fireball@raven");
  });

  test("SOL-RULING-91: what keeps an attack off stays", () => {
    const game = solothFight({
      phase: "overseer",
      heroes: { "witch-hunter": { items: ["ghost-amulet"] } },
      at: { "witch-hunter": [330, 60], "siren-1": [260, 60] },
    });
    strikes(game, "siren-1:melee", "witch-hunter");
    expect(game.options()).toEqual(["ghost-amulet", "no"]);
  });

  test("SOL-RULING-92: it ends when she leaves, and works stunned or frozen", () => {
    const game = solothFight({
      life: { "siren-1": 1 },
      at: { paladin: [260, 60], "siren-1": [330, 60], "orc-1": [440, 300] },
    });
    strikes(game, "paladin:melee", "siren-1");
    expect(game.options()).toContain("ice-princess:ice-spike");
    expect(hushed("ice-princess", { stunned: { "siren-1": 1 } })).toHaveLength(2);
    expect(hushed("ice-princess", { frozen: ["siren-1"] })).toHaveLength(2);
  });

  test("SOL-VERDICT-04: a draught, boots and a change of form are blocked, what answers an attack is not", () => {
    const items = ["healing-draught", "boots-of-speed", "lucky-coin"];
    expect(hushed("paladin", { life: { paladin: 3 }, heroes: { paladin: { items } } })).toHaveLength(2);
    const missed = solothFight({
      heroes: { paladin: { items: ["lucky-coin"] } },
      at: { paladin: [260, 60], "siren-1": [440, 300] },
    });
    missed.choose("paladin:melee");
    missed.tap();
    expect(missed.asked.prompt).toBe("hero-acts");
  });
});

describe("Touch of Decay", () => {
  /** The Wight strikes the Witch Hunter while these are wounded. */
  function wight(more: Situation = {}, target = "witch-hunter"): Campaign {
    const game = solothFight({
      phase: "overseer",
      life: { "orc-1": 1, ...more.life },
      ...more,
      at: { [target]: [330, 60], "wight-1": [260, 60], "orc-1": [440, 300], ...more.at },
    });
    strikes(game, "wight-1:melee", target);
    return game;
  }

  test("SOL-DECAY-01: when its Melee damages a hero", () => {
    expect(wight().asked.prompt).toBe("decay");
  });

  test("SOL-DECAY-02: another damaged monster regenerates, if the Overseer likes", () => {
    const game = wight();
    expect(game.options()).toEqual(["orc-1", "no"]);
    game.choose("orc-1");
    expect(game.life("orc-1")).toBe(2);
  });

  test("SOL-DECAY-03: never itself", () => {
    expect(wight().options()).not.toContain("wight-1");
  });

  test("SOL-DECAY-04: with nobody damaged it is idle", () => {
    expect(wight({ life: { "orc-1": 2 } }).asked.prompt).toBe("monster-acts");
  });

  test("SOL-DECAY-05: the Wight has it", () => {
    expect(traitsOf("wight")).toEqual(["touch-of-decay"]);
  });

  test("SOL-RULING-93: one point; not for allies; a Lord is no target", () => {
    const ally = wight({ heroes: { sorceress: { items: ["raven-totem"] } } }, "raven");
    expect(ally.asked.prompt).toBe("monster-acts");
    const lord = wight({
      kind: "lord",
      options: { lord: "hydra" },
      life: { hydra: 3, "orc-1": 1 },
      at: { hydra: [420, 180] },
    });
    expect(lord.options()).toEqual(["orc-1", "no"]);
  });
});

describe("Volcanism", () => {
  const acolyte = (more: Situation = {}) =>
    solothFight({ phase: "overseer", ...more, at: { "infernal-acolyte-1": [400, 60], ...more.at } });

  test("SOL-VOLCANO-01: a special action that adds a fire wall", () => {
    const game = acolyte();
    game.choose("infernal-acolyte-1:volcanism");
    game.place(250, 200);
    expect(game.piece("fire-spirit-1")).toMatchObject({ kind: "wall", x: 250, y: 200 });
  });

  test("SOL-VOLCANO-02: it is the back of a Fire Spirit", () => {
    const game = acolyte();
    game.choose("infernal-acolyte-1:volcanism");
    game.place(250, 200);
    expect(game.piece("fire-spirit-1").card).toBe("fire-spirit");
  });

  test("SOL-VOLCANO-03: out of the pool, as long as there is one", () => {
    const spirits = Object.fromEntries(
      [1, 2, 3, 4].map((i) => [`fire-spirit-${i}`, [300 + 30 * i, 280] as const]),
    );
    expect(acolyte({ at: spirits }).options()).not.toContain("infernal-acolyte-1:volcanism");
  });

  test("SOL-VOLCANO-04: on any legal spot of the room", () => {
    const game = acolyte({ at: { paladin: [100, 200] } });
    game.choose("infernal-acolyte-1:volcanism");
    expect(() => game.place(101, 200)).toThrow();
    game.place(60, 200);
    expect(game.isOnBoard("fire-spirit-1")).toBe(true);
  });

  test("SOL-VOLCANO-05: the Infernal Acolyte has it", () => {
    expect(monsterOf("infernal-acolyte").actions.map(({ id }) => id)).toContain("volcanism");
  });

  test("SOL-RULING-94: touching burns nobody; it takes the action; the disc goes back when the room ends", () => {
    const game = acolyte({ at: { paladin: [100, 200] } });
    game.choose("infernal-acolyte-1:volcanism");
    game.place(125, 200);
    expect([game.life("paladin"), game.events("burnt"), game.state.reserve["fire-spirit"]]).toEqual([
      heroCard("paladin").life,
      [],
      3,
    ]);
    expect(game.state.phase).toBe("heroes");
  });
});
