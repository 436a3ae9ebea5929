import { describe, expect, test } from "vitest";
import type { Campaign, Situation } from "./testing/campaign.ts";
import { solothFight, strikes } from "./testing/soloth.ts";

const isFrozen = (game: Campaign, piece: string) =>
  game.state.fight?.pieces.some(({ kind, on }) => kind === "rider" && on === piece) ?? false;

/** A frozen monster beside which somebody of the Heroes stands, and another monster. */
function iced(card: string, more: Situation = {}): Campaign {
  const id = `${card}-1`;
  return solothFight({
    frozen: [id],
    ...more,
    at: { paladin: [297, 60], [id]: [330, 60], "zombie-1": [440, 300], ...more.at },
  });
}

describe("thawing", () => {
  test("SOL-THAW-01: only a knock that throws the spike off frees it", () => {
    const game = iced("orc");
    strikes(game, "paladin:melee", "orc-1", 290);
    expect(isFrozen(game, "orc-1")).toBe(true);
    const hard = iced("orc");
    strikes(hard, "paladin:melee", "orc-1", 2500);
    expect(isFrozen(hard, "orc-1")).toBe(false);
  });

  test("SOL-THAW-02: an indirect hit frees as well", () => {
    const game = iced("orc", { at: { "orc-2": [303, 60], paladin: [262, 60] } });
    strikes(game, "paladin:melee", "orc-2", 2500);
    expect([isFrozen(game, "orc-1"), game.life("orc-1")]).toEqual([false, 2]);
  });

  test("SOL-THAW-03: either side's flick can free it", () => {
    const game = iced("orc", { phase: "overseer", at: { "zombie-1": [270, 60], paladin: [20, 120] } });
    strikes(game, "zombie-1:melee", "orc-1", 2500);
    expect(isFrozen(game, "orc-1")).toBe(false);
  });

  test("SOL-THAW-04: freed in the Overseer's turn it acts in it", () => {
    const game = iced("orc", { phase: "overseer", at: { "zombie-1": [270, 60], paladin: [20, 120] } });
    strikes(game, "zombie-1:melee", "orc-1", 2500);
    expect(game.options()).toContain("orc-1:melee");
  });

  test("SOL-THAW-05: freed by a hero's Melee, a Minotaur may strike at once", () => {
    const game = iced("minotaur");
    strikes(game, "paladin:melee", "minotaur-1", 2500);
    expect(game.asked.prompt).toBe("retaliate");
  });

  test("SOL-THAW-06: one without Retaliation waits for the Overseer's turn", () => {
    const game = iced("orc");
    strikes(game, "paladin:melee", "orc-1", 2500);
    expect(game.asked.prompt).toBe("hero-acts");
    game.passTurn();
    expect(game.options()).toContain("orc-1:melee");
  });

  /** A frozen Orc at the edge is pushed out. */
  function pushedOut(): Campaign {
    const game = solothFight({
      frozen: ["orc-1"],
      at: { paladin: [420, 60], "orc-1": [464, 60], "orc-2": [300, 300] },
    });
    strikes(game, "paladin:melee", "orc-1", 2500);
    return game;
  }

  test("SOL-THAW-07: pushed off the board it loses its spike", () => {
    expect(pushedOut().isOnBoard("ice-spike-1")).toBe(false);
  });

  test("SOL-THAW-08: it comes back at the edge, and is not frozen", () => {
    const game = pushedOut();
    expect([game.events("put-back").map(({ piece }) => piece), isFrozen(game, "orc-1")]).toEqual([
      ["orc-1"],
      false,
    ]);
  });

  test("SOL-THAW-09: freed by the Lizard Man it is his slave at once", () => {
    const game = iced("orc", { phase: "overseer", at: { "lizard-man-1": [270, 60], paladin: [20, 120] } });
    strikes(game, "lizard-man-1:melee", "orc-1", 2500);
    expect([game.asked.prompt, game.options()]).toEqual(["slave-acts", ["orc-1:melee", "no"]]);
  });

  test("SOL-THAW-11: the Zombie frees the Orc, which is unharmed and may act", () => {
    const game = iced("orc", { phase: "overseer", at: { "zombie-1": [270, 60], paladin: [20, 120] } });
    strikes(game, "zombie-1:melee", "orc-1", 2500);
    expect([
      game.isOnBoard("ice-spike-1"),
      game.life("orc-1"),
      game.options().includes("orc-1:melee"),
    ]).toEqual([false, 2, true]);
  });

  test("SOL-RULING-30: 274 mm/s is the limit for a medium disc", () => {
    const at = (strength: number) => {
      const game = iced("orc", { at: { paladin: [304, 60] } });
      strikes(game, "paladin:melee", "orc-1", strength);
      return isFrozen(game, "orc-1");
    };
    expect([at(280), at(600)]).toEqual([true, false]);
  });

  test("SOL-RULING-32: a fallen spike hits nothing", () => {
    const game = iced("orc");
    strikes(game, "paladin:melee", "orc-1", 2500);
    expect(game.events("hit").map(({ piece }) => piece)).toEqual(["orc-1"]);
    expect(game.isOnBoard("ice-spike-1")).toBe(false);
  });

  test("SOL-RULING-34: a shot or an indirect hit frees without Retaliation", () => {
    const game = iced("minotaur", { at: { "orc-2": [300, 60], paladin: [262, 60] } });
    strikes(game, "paladin:melee", "orc-2", 3000);
    expect([game.events("fell").length, game.events("retaliates").length, game.asked.prompt]).toEqual([
      1,
      0,
      "hero-acts",
    ]);
  });

  test("SOL-RULING-35: the freeing Melee that kills is answered first", () => {
    const game = iced("minotaur", { life: { "minotaur-1": 1 } });
    strikes(game, "paladin:melee", "minotaur-1", 2500);
    expect([game.asked.prompt, game.isOnBoard("minotaur-1")]).toEqual(["retaliate", true]);
  });

  test("SOL-RULING-48: being freed gives no second action", () => {
    const game = iced("orc", {
      phase: "overseer",
      done: ["orc-1"],
      at: { "zombie-1": [270, 60], paladin: [20, 120] },
    });
    strikes(game, "zombie-1:melee", "orc-1", 2500);
    expect(game.options?.().includes("orc-1:melee") ?? false).toBe(false);
  });

  test("SOL-RULING-49: an ally's flick frees as a hero's does", () => {
    const game = iced("minotaur", {
      options: { parties: [["ice-princess", "paladin", "wizard", "sorceress"]] },
      at: { skeleton: [255, 60], paladin: [20, 120] },
    });
    strikes(game, "skeleton:melee", "minotaur-1", 2500);
    expect(game.asked.prompt).toBe("retaliate");
  });

  test("SOL-THAW-10: the Bracelet lost to Corrosion can free a monster", () => {
    for (let seed = 0; seed < 20; seed++) {
      const game = solothFight(
        {
          phase: "overseer",
          frozen: ["orc-1"],
          heroes: { "ice-princess": { items: ["ice-bracelet"], tracks: { spikes: 0 } } },
          at: { "ice-princess": [330, 60], "rust-monster-1": [260, 60], "orc-1": [400, 250] },
        },
        `rust ${seed}`,
      );
      strikes(game, "rust-monster-1:melee", "ice-princess");
      if (game.events("corroded").length === 0) continue;
      expect([game.events("thawed").length, isFrozen(game, "orc-1")]).toEqual([1, false]);
      return;
    }
    throw new Error("the Bracelet was never drawn");
  });
});
