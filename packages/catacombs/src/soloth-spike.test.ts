import { describe, expect, test } from "vitest";
import { heroCard } from "./content/box.ts";
import type { Campaign, Situation } from "./testing/campaign.ts";
import { enterRoom } from "./testing/scenes.ts";
import { beforeSolothRoom, solothFight, strikes } from "./testing/soloth.ts";

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

describe("the ice spike", () => {
  test("SOL-SPIKE-01: she shoots with the small cyan disc", () => {
    const game = solothFight({ at: { "orc-1": [330, 60], "ice-princess": [255, 60] } });
    game.choose("ice-princess:ice-spike");
    const { asked } = game;
    expect(asked.kind === "place" && asked.pieces[0]).toMatchObject({ piece: "ice-spike", radius: 9 });
  });

  test("SOL-SPIKE-02: it does no damage", () => {
    expect(shot("orc-1").life("orc-1")).toBe(2);
  });

  test("SOL-SPIKE-03: it freezes the monster it hits", () => {
    expect(isFrozen(shot("orc-1"), "orc-1")).toBe(true);
  });

  test("SOL-SPIKE-04: it lies on the monster and travels with it", () => {
    const game = shot("orc-1");
    const { x, y } = game.piece("orc-1");
    expect(game.piece("ice-spike-1")).toMatchObject({ on: "orc-1", x, y });
  });

  test("SOL-SPIKE-05: of several that it hits one is frozen", () => {
    const game = twoHit();
    game.choose("orc-2");
    expect([isFrozen(game, "orc-1"), isFrozen(game, "orc-2")]).toEqual([false, true]);
  });

  test("SOL-SPIKE-06: a spike that is on no monster is out of play", () => {
    const game = solothFight({ at: { "ice-princess": [255, 60], "orc-1": [440, 300] } });
    game.choose("ice-princess:ice-spike");
    game.place(280, 60);
    game.flick(300, 0);
    expect([game.isOnBoard("ice-spike"), game.events("spike-spent").length]).toEqual([false, 1]);
  });

  test("SOL-SPIKE-07: off the board as well", () => {
    const game = solothFight({ at: { "ice-princess": [255, 60], "orc-1": [440, 300] } });
    game.choose("ice-princess:ice-spike");
    game.place(280, 60);
    game.flick(0, -2500);
    expect([game.isOnBoard("ice-spike"), game.hero("ice-princess").tracks["spikes"]]).toEqual([false, 1]);
  });

  /** One spike that hits two Orcs. */
  function twoHit(): Campaign {
    const game = solothFight({
      at: { "ice-princess": [250, 160], "orc-1": [320, 139.8], "orc-2": [320, 180.2], "orc-9": [440, 300] },
    });
    game.choose("ice-princess:ice-spike");
    game.place(275, 160);
    game.flick(1500, 0);
    return game;
  }

  test("SOL-RULING-25: she who flicked it decides", () => {
    const game = twoHit();
    expect([game.asked.prompt, game.asked.seats]).toEqual(["freeze-whom", ["seat-2"]]);
  });

  test("SOL-RULING-26: candidates are hit directly, can be frozen and bear no spike", () => {
    const game = shot("orc-1", { frozen: ["orc-1"] }, 420);
    expect(game.state.fight?.pieces.filter(({ kind }) => kind === "rider")).toHaveLength(1);
    const pushed = shot("orc-1", { at: { "orc-2": [356, 60] } }, 900);
    expect([isFrozen(pushed, "orc-1"), isFrozen(pushed, "orc-2")]).toEqual([true, false]);
  });

  test("SOL-RULING-27: it is placed within 2.5 cm, and pushes what it meets", () => {
    const game = shot("orc-1");
    expect(game.piece("orc-1").x).toBeGreaterThan(330);
    expect(game.events("placed").at(0)).toMatchObject({ piece: "ice-spike" });
  });

  test("SOL-RULING-28: contact decides, wherever the spike ends", () => {
    const game = shot("orc-1", { at: { "orc-1": [330, 51] } }, 2500);
    expect(isFrozen(game, "orc-1")).toBe(true);
  });

  test("SOL-RULING-29: a spike on a disc has no body", () => {
    const game = solothFight({
      frozen: ["orc-1"],
      at: { "orc-1": [330, 60], paladin: [297, 60], "orc-9": [440, 300] },
    });
    strikes(game, "paladin:melee", "orc-1", 290);
    expect(game.events("hit").map(({ piece }) => piece)).toEqual(["orc-1"]);
  });

  test("SOL-RULING-33: two in each room, three with the Bracelet; they come back with the next set-up", () => {
    expect(heroCard("ice-princess").tracks[0]).toMatchObject({ start: 2, most: 3, refills: true });
    const bare = { "ice-princess": { tracks: { spikes: 0 } } };
    const game = beforeSolothRoom("bholoth-cemetery", { heroes: bare });
    enterRoom(game);
    expect(game.hero("ice-princess").tracks["spikes"]).toBe(2);
    const braced = beforeSolothRoom("bholoth-cemetery", {
      heroes: { "ice-princess": { tracks: { spikes: 0 }, items: ["ice-bracelet"] } },
    });
    enterRoom(braced);
    expect(braced.hero("ice-princess").tracks["spikes"]).toBe(3);
  });

  test("SOL-RULING-41: a second spike does nothing while the first holds, and may take its place if it falls", () => {
    expect(isFrozen(shot("orc-1", { frozen: ["orc-1"] }, 420), "orc-1")).toBe(true);
    const hard = shot("orc-1", { frozen: ["orc-1"] }, 2500);
    expect([hard.events("fell").length, hard.events("frozen").length]).toEqual([1, 1]);
  });

  test("SOL-RULING-46: on anybody else it does nothing but push", () => {
    const game = shot("hydra", { kind: "lord", options: { lord: "hydra" } }, 900);
    expect([game.life("hydra"), isFrozen(game, "hydra"), game.events("spike-spent").length]).toEqual([
      7,
      false,
      1,
    ]);
  });

  test("SOL-RULING-47: an Incorporeal that it pushes out is destroyed, for her", () => {
    const game = solothFight({
      at: { "ice-princess": [400, 60], "shade-1": [463, 60], "orc-1": [300, 300] },
    });
    game.choose("ice-princess:ice-spike");
    game.place(425, 60);
    game.flickAt("shade-1", 3000);
    expect([game.isOnBoard("shade-1"), game.hero("ice-princess").trophies]).toEqual([false, ["shade"]]);
  });
});
