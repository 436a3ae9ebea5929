import { describe, expect, test } from "vitest";
import type { Campaign, Situation } from "./testing/campaign.ts";
import { leaveRoom } from "./testing/scenes.ts";
import { solothFight, strikes } from "./testing/soloth.ts";

/** The Ice Princess shoots at this piece; others may stand in the way. */
function shot(target: string, more: Situation = {}, strength = 700): Campaign {
  const game = solothFight({
    ...more,
    at: { "ice-princess": [255, 60], [target]: [330, 60], "orc-9": [440, 300], ...more.at },
  });
  game.choose("ice-princess:ice-spike");
  game.place(280, 60);
  game.flickAt(target, strength);
  return game;
}

const isFrozen = (game: Campaign, piece: string) =>
  game.state.fight?.pieces.some(({ kind, on }) => kind === "rider" && on === piece) ?? false;

/** A frozen monster beside which somebody of the Heroes stands, and another monster. */
function iced(card: string, more: Situation = {}): Campaign {
  const id = `${card}-1`;
  return solothFight({
    frozen: [id],
    ...more,
    at: {
      ...(more.at?.["barbarian"] ? {} : { paladin: [297, 60] }),
      [id]: [330, 60],
      "zombie-1": [440, 300],
      ...more.at,
    },
  });
}

describe("frozen", () => {
  test("SOL-FREEZE-01: no action as long as the spike lies there", () => {
    const game = iced("orc", { phase: "overseer" });
    expect(game.options().some((id) => id.startsWith("orc-1:"))).toBe(false);
    expect(game.options()).toContain("zombie-1:melee");
  });

  test("SOL-FREEZE-02: it stays where it is", () => {
    const game = iced("orc", { phase: "overseer" });
    const { x, y } = game.piece("orc-1");
    game.passTurn();
    expect(game.piece("orc-1")).toMatchObject({ x, y });
  });

  test("SOL-FREEZE-03: abilities without a flick go on", () => {
    const game = iced("phoenix", { life: { "orc-1": 1 }, at: { "orc-1": [300, 280] } });
    game.passTurn();
    game.passTurn();
    expect(game.life("orc-1")).toBe(2);
  });

  test("SOL-FREEZE-04: a wounded, frozen Troll regenerates and stays frozen", () => {
    const game = iced("troll", { life: { "troll-1": 1 } });
    game.passTurn();
    game.passTurn();
    expect([game.life("troll-1"), isFrozen(game, "troll-1")]).toEqual([2, true]);
  });

  test("SOL-FREEZE-05: no Retaliation while it stays frozen", () => {
    const game = iced("minotaur");
    strikes(game, "paladin:melee", "minotaur-1", 290);
    expect([isFrozen(game, "minotaur-1"), game.asked.prompt]).toEqual([true, "hero-acts"]);
  });

  test("SOL-FREEZE-06: the very Melee that frees it is answered", () => {
    const game = iced("minotaur");
    strikes(game, "paladin:melee", "minotaur-1", 2500);
    expect([isFrozen(game, "minotaur-1"), game.asked.prompt]).toEqual([false, "retaliate"]);
  });

  test("SOL-FREEZE-07: the Minotaur of the rulebook: the Barbarian touches it softly, and the next round hard", () => {
    const game = iced("minotaur", {
      options: { parties: [["ice-princess", "barbarian", "witch-hunter", "sorceress"]] },
      at: { barbarian: [297, 60] },
    });
    strikes(game, "barbarian:melee", "minotaur-1", 290);
    expect(isFrozen(game, "minotaur-1")).toBe(true);
    expect([game.life("minotaur-1"), game.events("retaliates").length]).toEqual([1, 0]);
    game.passTurn();
    game.passTurn();
    strikes(game, "barbarian:melee", "minotaur-1", 2500);
    expect(game.asked.prompt).toBe("retaliate");
    // That hit took its last point: it strikes back before it is removed.
    expect([game.life("minotaur-1"), game.isOnBoard("minotaur-1")]).toEqual([0, true]);
    game.choose("strike");
    game.tap();
    expect([game.events("retaliates").length, game.isOnBoard("minotaur-1")]).toEqual([1, false]);
  });

  test("SOL-FREEZE-08: damage counts though the spike stays", () => {
    const game = iced("orc");
    strikes(game, "paladin:melee", "orc-1", 290);
    expect([game.life("orc-1"), isFrozen(game, "orc-1")]).toEqual([1, true]);
  });

  test("SOL-FREEZE-09: wounded and still frozen", () => {
    const game = iced("orc");
    strikes(game, "paladin:melee", "orc-1", 290);
    game.passTurn();
    expect(game.options().some((id) => id.startsWith("orc-1:"))).toBe(false);
  });

  test("SOL-FREEZE-10: killed, and the spike leaves play", () => {
    const game = iced("orc", { life: { "orc-1": 1 } });
    strikes(game, "paladin:melee", "orc-1", 290);
    expect([game.isOnBoard("orc-1"), game.isOnBoard("ice-spike-1")]).toEqual([false, false]);
  });

  /** Only frozen monsters are left. */
  function onlyIce(more: Situation = {}): Campaign {
    return solothFight({ frozen: ["orc-1"], ...more, at: { "orc-1": [330, 60], ...more.at } });
  }

  test("SOL-FREEZE-11: then the room is finished", () => {
    const game = onlyIce();
    leaveRoom(game);
    expect(game.state.phase).toBe("exploration");
  });

  test("SOL-FREEZE-12: they are destroyed", () => {
    const game = onlyIce();
    leaveRoom(game);
    expect([game.events("shattered").length, game.state.reserve["orc"]]).toEqual([1, 5]);
  });

  test("SOL-FREEZE-13: they are hers who froze them", () => {
    const game = onlyIce();
    leaveRoom(game);
    expect(game.events("killed").at(0)).toMatchObject({ hero: "ice-princess" });
  });

  test.each([
    ["SOL-FREEZE-14", "orc-1", true],
    ["SOL-FREEZE-15", "hydra", false],
    ["SOL-FREEZE-17", "shade-1", false],
  ] as const)("%s: %s frozen by a spike: %s", (_id, piece, can) => {
    const lord = piece === "hydra" ? ({ kind: "lord", options: { lord: "hydra" } } as const) : {};
    expect(isFrozen(shot(piece, lord, 600), piece)).toBe(can);
  });

  test("SOL-RULING-36: special actions without a flick are blocked", () => {
    const game = iced("infernal-acolyte", { phase: "overseer" });
    expect(game.options()).not.toContain("infernal-acolyte-1:volcanism");
  });

  test("SOL-RULING-37: Suppression and Regeneration go on", () => {
    const game = iced("siren");
    expect(game.options().filter((id) => id.startsWith("ice-princess:"))).toEqual([
      "ice-princess:melee",
      "ice-princess:pass",
    ]);
  });

  test("SOL-RULING-38: the spike goes with the mount, the rider is free", () => {
    const game = iced("orc-wolf-rider", { life: { "orc-wolf-rider-1": 1 } });
    strikes(game, "paladin:melee", "orc-wolf-rider-1", 290);
    expect([game.isOnBoard("ice-spike-1"), game.isOnBoard("orc-1")]).toEqual([false, true]);
    game.passTurn();
    expect(game.options()).toContain("orc-1:melee");
  });

  test("SOL-RULING-39: when the room ends no rider appears", () => {
    const game = onlyIce({
      frozen: ["orc-wolf-rider-1"],
      at: { "orc-1": null, "orc-wolf-rider-1": [330, 60] },
    });
    leaveRoom(game);
    expect(game.events("killed").map(({ card }) => card)).toEqual(["orc-wolf-rider"]);
    expect(game.events("placed")).toEqual([]);
  });

  test("SOL-RULING-40: a frozen Phoenix comes back whole and not frozen", () => {
    const game = iced("phoenix", { life: { "phoenix-1": 1 } });
    strikes(game, "paladin:melee", "phoenix-1", 290);
    game.place();
    expect([game.life("phoenix-1"), isFrozen(game, "phoenix-1"), game.isOnBoard("ice-spike-1")]).toEqual([
      2,
      false,
      false,
    ]);
  });

  test("SOL-RULING-42: it is asked at the end of the round, not before", () => {
    const game = onlyIce();
    const heroes = ["ice-princess", "paladin", "witch-hunter"];
    for (const hero of heroes) game.choose(`${hero}:pass`);
    expect([game.state.phase, game.isOnBoard("orc-1")]).toEqual(["heroes", true]);
    game.choose("sorceress:pass");
    expect([game.state.phase, game.events("shattered").length]).toEqual(["exploration", 1]);
  });

  test("SOL-RULING-43: the final battle goes on while the Lord is there", () => {
    const game = onlyIce({ kind: "lord", options: { lord: "hydra" }, at: { hydra: [420, 200] } });
    game.passTurn();
    game.passTurn();
    expect([game.state.phase, isFrozen(game, "orc-1")]).toEqual(["heroes", true]);
  });

  test("SOL-RULING-44: they pay like kills of hers, and nothing if she is dead", () => {
    const game = onlyIce();
    leaveRoom(game);
    expect(game.hero("ice-princess").gold).toBe(100);
    const dead = onlyIce({ life: { "ice-princess": 0 } });
    leaveRoom(dead);
    expect([dead.hero("ice-princess").gold, dead.state.reserve["orc"]]).toEqual([0, 5]);
  });

  test("SOL-RULING-45: her death and her incapacity leave the spikes where they are", () => {
    const game = iced("orc", { life: { "ice-princess": 0 }, phase: "overseer" });
    expect([isFrozen(game, "orc-1"), game.options().includes("orc-1:melee")]).toEqual([true, false]);
  });

  test("SOL-VERDICT-16: who breaks in the ice is gone for good", () => {
    const game = onlyIce({ frozen: ["phoenix-1", "orc-1"], at: { "phoenix-1": [330, 200] } });
    leaveRoom(game);
    expect([game.events("returns").length, game.state.phase]).toEqual([0, "exploration"]);
  });
});
