import { describe, expect, test } from "vitest";
import { heroCard } from "./content/box.ts";
import type { Campaign, Situation } from "./testing/campaign.ts";
import { enterRoom, leaveRoom } from "./testing/scenes.ts";
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

/** A frozen monster beside which somebody of the Heroes stands, and another monster. */
function iced(card: string, more: Situation = {}): Campaign {
  const id = `${card}-1`;
  return solothFight({
    frozen: [id],
    ...more,
    at: { paladin: [297, 60], [id]: [330, 60], "zombie-1": [440, 300], ...more.at },
  });
}

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

  test("SOL-FREEZE-07: the Minotaur of the rulebook, touched softly and then hard", () => {
    const game = iced("minotaur");
    strikes(game, "paladin:melee", "minotaur-1", 290);
    expect([game.life("minotaur-1"), game.events("retaliates").length]).toEqual([1, 0]);
    game.passTurn();
    game.passTurn();
    strikes(game, "paladin:melee", "minotaur-1", 2500);
    expect(game.asked.prompt).toBe("retaliate");
    expect(game.isOnBoard("minotaur-1")).toBe(true);
    game.choose("no");
    expect(game.isOnBoard("minotaur-1")).toBe(false);
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
    game.passTurn();
    expect(game.events("shattered").length).toBeLessThanOrEqual(1);
    const other = solothFight({ frozen: ["orc-1"], at: { "orc-1": [330, 60] } });
    expect([other.state.phase, other.isOnBoard("orc-1")]).toEqual(["heroes", true]);
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
