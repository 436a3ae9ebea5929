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
