import { describe, expect, test } from "vitest";
import { monsterOf } from "./content/box.ts";
import type { Campaign, Situation } from "./testing/campaign.ts";
import { solothFight, strikes } from "./testing/soloth.ts";

const traitsOf = (card: string) => monsterOf(card).traits.map(({ id }) => id);

/** The Overseer's turn: this monster strikes the Witch Hunter. */
function strikesHunter(card: string, more: Situation = {}, seed?: string): Campaign {
  const game = solothFight(
    { phase: "overseer", ...more, at: { "witch-hunter": [330, 60], [`${card}-1`]: [260, 60], ...more.at } },
    seed,
  );
  strikes(game, `${card}-1:melee`, "witch-hunter");
  return game;
}

/** Corrosion until something was lost, or was not. */
function corroding(lost: boolean, items: readonly string[], more: Situation = {}): Campaign {
  for (let i = 0; i < 40; i++) {
    const heroes = { "witch-hunter": { items: [...items] }, ...more.heroes };
    const game = strikesHunter("rust-monster", { ...more, heroes }, `rust ${i}`);
    if (game.events("corroded").length > 0 === lost) return game;
  }
  throw new Error("chance never had it so");
}

describe("Corrosion", () => {
  test("SOL-CORROSION-01: a hero who takes damage from it", () => {
    const game = strikesHunter("rust-monster", { heroes: { "witch-hunter": { items: ["longsword"] } } });
    expect(game.events("corroded").length + game.events("corrosion-spared").length).toBe(1);
    const missed = solothFight({
      phase: "overseer",
      heroes: { "witch-hunter": { items: ["longsword"] } },
      at: { "rust-monster-1": [260, 60], "witch-hunter": [330, 200] },
    });
    missed.choose("rust-monster-1:melee");
    missed.flick(300, 0);
    expect(missed.events("corrosion-spared")).toEqual([]);
  });

  test("SOL-CORROSION-02: his cards and the top card of the deck", () => {
    const game = corroding(false, ["longsword", "holy-water"]);
    expect(game.events("corrosion-spared").at(0)?.cards).toBe(3);
  });

  test("SOL-CORROSION-03: one is drawn by chance", () => {
    const drawn = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const heroes = { "witch-hunter": { items: ["longsword", "holy-water"] } };
      const game = strikesHunter("rust-monster", { heroes }, `draw ${i}`);
      drawn.add(game.events("corroded").at(0)?.item ?? "deck");
    }
    expect([...drawn].sort()).toEqual(["deck", "holy-water", "longsword"]);
  });

  test("SOL-CORROSION-04: if it is the deck's, nothing happens", () => {
    const game = corroding(false, ["longsword"]);
    expect(game.hero("witch-hunter").items).toEqual(["longsword"]);
  });

  test("SOL-CORROSION-05: if it is his, it is out of the game", () => {
    const game = corroding(true, ["longsword"]);
    expect([game.hero("witch-hunter").items, game.state.usedUp]).toEqual([[], ["longsword"]]);
  });

  test("SOL-CORROSION-06: with it go the pieces that belong to it", () => {
    for (let i = 0; i < 40; i++) {
      const game = solothFight(
        {
          phase: "overseer",
          heroes: { sorceress: { items: ["raven-totem"] } },
          at: { sorceress: [330, 60], "rust-monster-1": [260, 60], raven: [440, 250] },
        },
        `raven ${i}`,
      );
      strikes(game, "rust-monster-1:melee", "sorceress");
      if (game.events("corroded").length === 0) continue;
      expect(game.isOnBoard("raven")).toBe(false);
      return;
    }
    throw new Error("chance never had it so");
  });

  /** The Ice Princess with the Bracelet loses it, with two monsters frozen. */
  function bracelet(): Campaign {
    for (let i = 0; i < 40; i++) {
      const game = solothFight(
        {
          phase: "overseer",
          frozen: ["orc-1", "orc-2"],
          heroes: { "ice-princess": { items: ["ice-bracelet"], tracks: { spikes: 1 } } },
          at: {
            "ice-princess": [330, 60],
            "rust-monster-1": [260, 60],
            "orc-1": [400, 200],
            "orc-2": [440, 280],
          },
        },
        `bracelet ${i}`,
      );
      strikes(game, "rust-monster-1:melee", "ice-princess");
      if (game.events("corroded").length > 0) return game;
    }
    throw new Error("chance never had it so");
  }

  test("SOL-CORROSION-07: of several equal pieces the Overseer chooses", () => {
    const game = bracelet();
    expect([game.asked.prompt, game.asked.seats, game.options()]).toEqual([
      "spike-lost",
      ["seat-1"],
      ["stock", "orc-1", "orc-2"],
    ]);
  });

  test("SOL-CORROSION-08: the spike of A goes, A is free, B stays frozen, the Bracelet is out of the game", () => {
    const game = bracelet();
    game.choose("orc-1");
    const on = game.state.fight?.pieces.filter(({ kind }) => kind === "rider").map((piece) => piece.on);
    expect([on, game.state.usedUp, game.hero("ice-princess").items]).toEqual([
      ["orc-2"],
      ["ice-bracelet"],
      [],
    ]);
    expect(game.options()).toContain("orc-1:melee");
  });

  test("SOL-CORROSION-09: artefacts are safe", () => {
    const game = strikesHunter("rust-monster", { heroes: { "witch-hunter": { artefacts: ["sinew-bow"] } } });
    expect([game.events("corrosion-idle").length, game.hero("witch-hunter").artefacts]).toEqual([
      1,
      ["sinew-bow"],
    ]);
  });

  test("SOL-CORROSION-10: the Rust Monster has it", () => {
    expect(traitsOf("rust-monster")).toEqual(["corrosion"]);
  });

  test("SOL-RULING-69: without articles it has no effect, and that is said", () => {
    expect(strikesHunter("rust-monster").events("corrosion-idle")).toHaveLength(1);
  });

  test("SOL-RULING-70: with an empty deck an article is lost for certain", () => {
    const game = strikesHunter("rust-monster", {
      heroes: { "witch-hunter": { items: ["longsword"] } },
      state: { equipment: [] },
    });
    expect(game.state.usedUp).toEqual(["longsword"]);
  });

  test("SOL-RULING-71: one draw for each damaging flick, even if it kills", () => {
    const game = strikesHunter("rust-monster", {
      life: { "witch-hunter": 1 },
      heroes: { "witch-hunter": { items: ["longsword"] } },
      state: { equipment: [] },
    });
    expect([game.isOnBoard("witch-hunter"), game.events("corroded").length]).toEqual([false, 1]);
  });

  test("SOL-RULING-72: the added card goes back into the deck", () => {
    const game = corroding(true, ["longsword"]);
    expect(game.state.equipment).toHaveLength(27);
  });

  test("SOL-RULING-73: he chooses among all pieces, in stock as well; with none the card alone is lost", () => {
    const game = bracelet();
    game.choose("stock");
    expect(game.hero("ice-princess").tracks["spikes"]).toBe(0);
    expect(corroding(true, ["longsword"]).asked?.prompt).not.toBe("spike-lost");
  });
});

describe("Evasion", () => {
  test("SOL-EVASION-01: after all its actions", () => {
    expect(strikesHunter("gargoyle").asked.prompt).toBe("evade");
  });

  test("SOL-EVASION-02: if it has struck a hero or an ally directly", () => {
    const game = solothFight({ phase: "overseer", at: { "gargoyle-1": [300, 60], "orc-1": [400, 60] } });
    strikes(game, "gargoyle-1:melee", "orc-1");
    expect(game.asked.prompt).toBe("monster-acts");
  });

  test("SOL-EVASION-03: damage is not needed", () => {
    const game = solothFight({ phase: "overseer", at: { "gargoyle-1": [260, 60], paladin: [330, 60] } });
    strikes(game, "gargoyle-1:melee", "paladin");
    game.choose("armour");
    expect(game.asked.prompt).toBe("evade");
  });

  test("SOL-EVASION-04: one more flick, if the Overseer likes", () => {
    const game = strikesHunter("gargoyle");
    expect(game.options()).toEqual(["evade", "no"]);
    game.choose("evade");
    expect(game.asked.prompt).toBe("movement");
  });

  test("SOL-EVASION-05: no damage comes of it", () => {
    const game = strikesHunter("gargoyle", { at: { "ice-princess": [330, 150] } });
    game.choose("evade");
    game.flickAt("ice-princess", 1200);
    expect(game.life("ice-princess")).toBe(8);
  });

  test("SOL-EVASION-06: the Gargoyle has it", () => {
    expect(traitsOf("gargoyle")).toEqual(["evasion"]);
  });

  test("SOL-RULING-74: any direct hit of the activation, in the Overseer's turn only", () => {
    const slave = solothFight({
      phase: "overseer",
      at: { "lizard-man-1": [260, 60], "gargoyle-1": [330, 60], "witch-hunter": [400, 60] },
    });
    strikes(slave, "lizard-man-1:melee", "gargoyle-1", 600);
    slave.choose("gargoyle-1:melee");
    slave.flickAt("witch-hunter", 900);
    expect(slave.asked.prompt).toBe("evade");
  });

  test("SOL-RULING-75: it moves discs, and a fire wall burns whoever is pushed into it", () => {
    const game = strikesHunter("gargoyle", {
      walls: ["fire-spirit-1"],
      at: { "ice-princess": [330, 150], "fire-spirit-1": [330, 178] },
    });
    game.choose("evade");
    game.flickAt("ice-princess", 1500);
    expect([game.events("burnt").length, game.life("ice-princess")]).toEqual([1, 7]);
  });
});

describe("Incorporeal", () => {
  /** The Paladin pushes the Shade off the board, or only strikes it. */
  function shade(strength: number): Campaign {
    const game = solothFight({ at: { paladin: [410, 60], "shade-1": [450, 60], "orc-1": [300, 300] } });
    strikes(game, "paladin:melee", "shade-1", strength);
    return game;
  }

  test("SOL-INCORP-01: destroyed only by being pushed out by a hero or an ally", () => {
    expect([shade(2000).isOnBoard("shade-1"), shade(250).isOnBoard("shade-1")]).toEqual([false, true]);
  });

  test("SOL-INCORP-02: hits that leave it on the board do nothing", () => {
    const game = shade(250);
    expect([game.life("shade-1"), game.events("unhurt").length]).toEqual([1, 1]);
  });

  test("SOL-INCORP-03: an indirect push counts alike", () => {
    const game = solothFight({
      at: { paladin: [380, 60], "orc-2": [425, 60], "shade-1": [455, 60], "orc-1": [300, 300] },
    });
    strikes(game, "paladin:melee", "orc-2", 2500);
    expect(game.isOnBoard("shade-1")).toBe(false);
  });

  test("SOL-INCORP-04: at once", () => {
    const game = shade(2000);
    expect(game.events("lost")).toHaveLength(1);
    expect(game.state.phase).toBe("heroes");
  });

  test("SOL-INCORP-05: it counts for whoever made the flick", () => {
    expect(shade(2000).hero("paladin").trophies).toEqual(["shade"]);
  });

  test("SOL-INCORP-06: pushed out by the Overseer it comes back", () => {
    const game = solothFight({ phase: "overseer", at: { "orc-1": [410, 60], "shade-1": [450, 60] } });
    strikes(game, "orc-1:melee", "shade-1", 2000);
    expect([game.isOnBoard("shade-1"), game.events("put-back").length]).toEqual([true, 1]);
  });

  test("SOL-INCORP-07: the Shade has it", () => {
    expect(traitsOf("shade")).toEqual(["incorporeal"]);
  });

  test("SOL-RULING-76: out is where its centre has crossed the edge", () => {
    const game = shade(2000);
    expect(game.events("lost").at(0)).toMatchObject({ piece: "shade-1" });
  });

  test("SOL-RULING-77: an Evasion of the Overseer's does not destroy it", () => {
    const game = strikesHunter("gargoyle", { at: { "shade-1": [330, 20] } });
    game.choose("evade");
    game.flickAt("shade-1", 2500);
    expect(game.isOnBoard("shade-1")).toBe(true);
  });

  test("SOL-VERDICT-25: a push counts in a chain, though the hit does not", () => {
    const game = solothFight({
      options: { parties: [["barbarian", "paladin", "witch-hunter", "sorceress"]] },
      at: { barbarian: [380, 60], "shade-1": [430, 60], "orc-1": [300, 300] },
    });
    game.choose("barbarian:rage");
    game.flickAt("shade-1", 500);
    game.choose("flick");
    game.flickAt("shade-1", 3000);
    expect([game.events("lost").length, game.hero("barbarian").trophies]).toEqual([1, ["shade"]]);
  });
});

describe("Mounted Unit", () => {
  function mount(more: Situation = {}): Campaign {
    const game = solothFight({
      life: { "orc-wolf-rider-1": 1 },
      ...more,
      at: { paladin: [260, 60], "orc-wolf-rider-1": [330, 60], "zombie-1": [440, 300], ...more.at },
    });
    strikes(game, "paladin:melee", "orc-wolf-rider-1");
    return game;
  }

  test("SOL-MOUNTED-01: the mount first; the rider is not harmed while mounted", () => {
    const game = mount();
    expect([game.isOnBoard("orc-wolf-rider-1"), game.life("orc-1")]).toEqual([false, 2]);
  });

  test("SOL-MOUNTED-02: the mount is the killer's", () => {
    expect(mount().hero("paladin").trophies).toEqual(["orc-wolf-rider"]);
  });

  test("SOL-MOUNTED-03: the rider stands where the mount was", () => {
    const game = mount();
    const { x, y } = game.piece("orc-1");
    expect(Math.hypot(x - 330, y - 60)).toBeLessThan(120);
    expect(game.state.reserve["orc"]).toBe(4);
  });

  test("SOL-MOUNTED-04: in the Overseer's turn it acts like any monster", () => {
    const game = mount();
    game.passTurn();
    expect(game.options()).toContain("orc-1:melee");
  });

  test("SOL-MOUNTED-05: it is killed like any other", () => {
    const game = mount();
    expect(monsterOf(game.piece("orc-1").card)).toBe(monsterOf("orc"));
  });

  test("SOL-MOUNTED-06: a critical blow on the mount costs the rider nothing", () => {
    const game = solothFight({
      heroes: { paladin: { items: ["longsword"] } },
      at: { paladin: [260, 60], "orc-wolf-rider-1": [330, 60], "zombie-1": [440, 300] },
    });
    strikes(game, "paladin:longsword", "orc-wolf-rider-1");
    expect(game.life("orc-1")).toBe(2);
  });

  test("SOL-MOUNTED-07: the Orc Wolf Rider is one", () => {
    expect([traitsOf("orc-wolf-rider"), monsterOf("orc-wolf-rider").rider]).toEqual([
      ["mounted-unit"],
      "orc",
    ]);
  });

  test("SOL-RULING-78: without an Orc in the pool there is no rider", () => {
    const game = mount({
      state: {},
      at: Object.fromEntries([1, 2, 3, 4, 5].map((i) => [`orc-${i}`, [300 + i * 28, 200]])),
    });
    expect([game.events("nobody-comes").length, game.isOnBoard("orc-6")]).toEqual([1, false]);
  });

  test("SOL-RULING-79: the flick that killed the mount cannot hit it", () => {
    expect(
      mount()
        .events("hit")
        .map(({ piece }) => piece),
    ).toEqual(["orc-wolf-rider-1"]);
  });

  test("SOL-RULING-80: it acts in the next Overseer's turn that begins", () => {
    expect(mount().piece("orc-1")).toMatchObject({ done: true });
  });
});

describe("Resurrection and Wellspring", () => {
  function phoenix(more: Situation = {}): Campaign {
    const game = solothFight({
      life: { "phoenix-1": 1, ...more.life },
      ...more,
      at: { paladin: [260, 60], "phoenix-1": [340, 60], ...more.at },
    });
    strikes(game, "paladin:melee", "phoenix-1");
    return game;
  }
  const withOrc = { at: { "orc-1": [440, 300] } } as const;

  test("SOL-RESURRECT-01: not dead as long as another monster stands there", () => {
    const game = phoenix(withOrc);
    game.place();
    expect(game.isOnBoard("phoenix-1")).toBe(true);
  });

  test("SOL-RESURRECT-02: it is put back at once", () => {
    expect(phoenix(withOrc).asked.prompt).toBe("place-returned");
  });

  test("SOL-RESURRECT-03: at full health", () => {
    const game = phoenix(withOrc);
    game.place();
    expect(game.life("phoenix-1")).toBe(2);
  });

  test("SOL-RESURRECT-04: in the monsters' start zone, where the Overseer likes", () => {
    const game = phoenix(withOrc);
    expect(game.asked.seats).toEqual(["seat-1"]);
    game.place(400, 150);
    expect(game.piece("phoenix-1")).toMatchObject({ x: 400, y: 150 });
  });

  test("SOL-RESURRECT-05: the last of the room stays dead", () => {
    expect(phoenix().hero("paladin").trophies).toEqual(["phoenix"]);
  });

  test("SOL-RESURRECT-06: the Phoenix has it", () => {
    expect(traitsOf("phoenix")).toContain("resurrection");
  });

  test("SOL-RULING-82: frozen and stunned ones count, Lords and fire walls do not", () => {
    expect(phoenix({ ...withOrc, frozen: ["orc-1"] }).asked.prompt).toBe("place-returned");
    expect(phoenix({ ...withOrc, stunned: { "orc-1": 1 } }).asked.prompt).toBe("place-returned");
    const walls = phoenix({ walls: ["fire-spirit-1"], at: { "fire-spirit-1": [440, 300] } });
    expect(walls.isOnBoard("phoenix-1")).toBe(false);
    const lord = phoenix({ kind: "lord", options: { lord: "hydra" }, at: { hydra: [420, 250] } });
    expect(lord.isOnBoard("phoenix-1")).toBe(false);
  });

  test("SOL-RULING-83: killed together with the last other one, it is dead", () => {
    const game = solothFight({
      life: { "phoenix-1": 1, "orc-1": 1 },
      at: { paladin: [250, 160], "orc-1": [310, 136.2], "phoenix-1": [340, 186] },
    });
    strikes(game, "paladin:melee", "phoenix-1", 2500);
    const killed = game.events("killed").map(({ card }) => card);
    if (killed.includes("orc")) expect(killed).toContain("phoenix");
    else expect(game.asked.prompt).toBe("place-returned");
  });

  test("SOL-RULING-84: no reward before the final kill", () => {
    const game = phoenix(withOrc);
    game.place();
    expect([game.hero("paladin").trophies, game.state.fight?.rewards]).toEqual([[], undefined]);
  });

  test("SOL-WELLSPRING-01: every other monster of more than one life regenerates", () => {
    const game = solothFight({
      life: { "orc-1": 1 },
      at: { "phoenix-1": [340, 60], "orc-1": [440, 300], "zombie-1": [440, 200] },
    });
    game.passTurn();
    game.passTurn();
    expect(game.life("orc-1")).toBe(2);
  });

  test("SOL-WELLSPRING-02: not itself", () => {
    const game = solothFight({
      life: { "phoenix-1": 1 },
      at: { "phoenix-1": [340, 60], "orc-1": [440, 300] },
    });
    game.passTurn();
    game.passTurn();
    expect(game.life("phoenix-1")).toBe(1);
  });

  test("SOL-WELLSPRING-03: only as long as it is in play", () => {
    const game = solothFight({ life: { "orc-1": 1 }, at: { "orc-1": [440, 300] } });
    game.passTurn();
    game.passTurn();
    expect(game.life("orc-1")).toBe(1);
  });

  test("SOL-WELLSPRING-04: the Phoenix has it too", () => {
    expect(traitsOf("phoenix")).toEqual(["resurrection", "wellspring"]);
  });

  test("SOL-RULING-96: maximum health counts; a Lord gets nothing", () => {
    const game = solothFight({
      kind: "lord",
      options: { lord: "hydra" },
      life: { hydra: 3, "orc-1": 1 },
      at: { "phoenix-1": [340, 60], "orc-1": [440, 300], hydra: [420, 180] },
    });
    game.passTurn();
    game.passTurn();
    expect([game.life("orc-1"), game.life("hydra")]).toEqual([2, 3]);
  });

  test("SOL-RULING-97: at the end of the round, once", () => {
    const game = solothFight({
      life: { "troll-1": 1 },
      at: { "phoenix-1": [340, 60], "troll-1": [440, 280] },
    });
    game.passTurn();
    expect(game.life("troll-1")).toBe(1);
    game.passTurn();
    expect(game.events("regenerates")).toHaveLength(1);
  });

  test("SOL-VERDICT-26: each monster regenerates at most once in a round", () => {
    const game = solothFight({
      life: { "troll-1": 1 },
      at: { "phoenix-1": [340, 60], "troll-1": [440, 280] },
    });
    game.passTurn();
    game.passTurn();
    expect([game.life("troll-1"), game.events("regenerates").length]).toEqual([2, 1]);
  });
});
