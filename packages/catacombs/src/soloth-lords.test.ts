import { describe, expect, test } from "vitest";
import { lordOf, monsterOf } from "./content/box.ts";
import { soloth } from "./content/soloth/soloth.ts";
import type { Campaign, Situation } from "./testing/campaign.ts";
import { enterRoom } from "./testing/scenes.ts";
import { beforeSolothRoom, solothCampaign, solothFight, strikes } from "./testing/soloth.ts";

/** The last room in the Overseer's turn, with this Lord. */
function lair(lord: string, more: Situation = {}): Campaign {
  return solothFight({
    kind: "lord",
    phase: "overseer",
    options: { lord },
    ...more,
    at: { [lord]: [300, 160], ...more.at },
  });
}

describe("Lords", () => {
  test("SOL-LORD-01: the track of each goes on with purple drops", () => {
    expect(soloth.lords.map(({ drops }) => drops)).toEqual([4, 4, 4, 4]);
  });

  test("SOL-LORD-02: with the option a Lord starts with more", () => {
    expect(solothCampaign({ lord: "hydra", drops: 4 }).state.lord.life).toBe(11);
  });

  test("SOL-LORD-03: without it, on the highest ordinary drop", () => {
    expect(solothCampaign({ lord: "hydra" }).state.lord.life).toBe(7);
  });

  test("SOL-RULING-19: 2 or 4, agreed on before the game", () => {
    expect(solothCampaign({ lord: "hydra", drops: 2 }).state.lord.life).toBe(9);
    expect(() => solothCampaign({ lord: "sorcerer", drops: 2 })).toThrow();
  });

  test("SOL-RULING-20: extra drops are lost like any", () => {
    const game = solothFight({
      kind: "lord",
      options: { lord: "hydra", drops: 4 },
      at: { paladin: [255, 60], hydra: [330, 60] },
    });
    strikes(game, "paladin:melee", "hydra");
    expect(game.life("hydra")).toBe(10);
  });

  test("the Queen calls a Wight or changes places, then strikes twice", () => {
    const game = lair("queen-of-the-underworld", {
      at: { "orc-1": [440, 60], "orc-2": [440, 250] },
      frozen: ["orc-2"],
    });
    game.choose("queen-of-the-underworld:court");
    expect(game.options()).toEqual(["wight", "orc-1", "no"]);
    game.choose("wight");
    game.place();
    expect(game.isOnBoard("wight-1")).toBe(true);
    expect(game.asked.prompt).toBe("melee");
    const another = lair("queen-of-the-underworld", { at: { "orc-1": [440, 60], "wight-1": [440, 250] } });
    another.choose("queen-of-the-underworld:court");
    expect(another.options()).toEqual(["orc-1", "wight-1", "no"]);
  });

  test("SOL-VERDICT-17: she changes places without a flick, and never with a frozen monster", () => {
    const game = lair("queen-of-the-underworld", {
      at: { "orc-1": [440, 60], "orc-2": [440, 250] },
      frozen: ["orc-2"],
    });
    game.choose("queen-of-the-underworld:court");
    expect(game.options()).not.toContain("orc-2");
    game.choose("orc-1");
    expect(game.piece("orc-1")).toMatchObject({ x: 300, y: 160 });
    expect(game.piece("queen-of-the-underworld")).toMatchObject({ x: 440, y: 60 });
    expect(game.events("hit")).toEqual([]);
  });

  test("the Hydra strikes by the life that is left", () => {
    const deeds = (life: number) =>
      lair("hydra", { life: { hydra: life } })
        .options()
        .filter((id) => id.includes("hydra-"));
    expect([deeds(7), deeds(5), deeds(2)]).toEqual([
      ["hydra:hydra-strong"],
      ["hydra:hydra-fire"],
      ["hydra:hydra-rage"],
    ]);
  });

  test("the Shapeshifter attacks like a monster, and not twice running like the same", () => {
    const game = lair("shapeshifter", { at: { "orc-1": [440, 60], "cerberus-1": [440, 250] } });
    game.choose("shapeshifter:shapes");
    game.tap();
    expect(game.asked.prompt).toBe("shape");
    game.choose("orc:melee");
    game.tap();
    game.passTurn();
    game.passTurn();
    game.choose("shapeshifter:shapes");
    game.tap();
    expect(game.options().some((id) => id.startsWith("orc:"))).toBe(false);
    expect(game.options()).toContain("cerberus:melee-missiles");
  });

  test("the Shapeshifter takes no shape of a minion that is not in the room", () => {
    const game = lair("shapeshifter", { at: { "orc-1": [440, 60] } });
    game.choose("shapeshifter:shapes");
    game.tap();
    expect(game.options()).toEqual(["orc:melee", "no"]);
    const alone = lair("shapeshifter");
    alone.choose("shapeshifter:shapes");
    alone.tap();
    expect(alone.asked.prompt).not.toBe("shape");
  });

  test("the Orc Warchief has an Orc strike if he has hit somebody", () => {
    const game = lair("orc-warchief", { at: { "witch-hunter": [370, 160], "orc-1": [440, 60] } });
    game.choose("orc-warchief:warpath");
    game.flickAt("witch-hunter", 600);
    game.choose("stop");
    expect([game.asked.prompt, game.options()]).toEqual(["drive", ["orc-1", "no"]]);
    game.choose("orc-1");
    game.tap();
    expect(game.options()).toContain("orc-1:melee");
  });

  test("each has its lair, its wandering monster and its minions", () => {
    for (const { id } of soloth.lords) {
      const game = beforeSolothRoom("lair", { options: { lord: id } });
      enterRoom(game);
      expect(game.state.fight).toMatchObject({ kind: "lord", board: lordOf(id).board });
      expect(game.isOnBoard(id)).toBe(true);
    }
  });
});

describe("Command Undead", () => {
  /** The Vampire stands here, with so many Skeletons of the pool in use. */
  function vampire(more: Situation = {}): Campaign {
    return solothFight({ phase: "overseer", ...more, at: { "vampire-1": [260, 60], ...more.at } });
  }

  /** It makes its Melee, and then commands at this piece. */
  function commanding(target: string, more: Situation = {}): Campaign {
    const game = vampire(more);
    game.choose("vampire-1:melee-command");
    game.tap(0, 80);
    game.choose("flick");
    game.place();
    game.flickAt(target, 1400);
    return game;
  }

  const elf = {
    options: { parties: [["elf", "paladin", "witch-hunter", "sorceress"]] },
    at: { elf: [400, 60] },
  } as const;

  test("SOL-COMMAND-01: it is an attack of its own in the sequence", () => {
    const [first] = monsterOf("vampire").actions;
    expect(first?.attacks.map(({ kind, shot }) => shot?.card ?? kind)).toEqual(["melee", "skeleton-warrior"]);
  });

  test("SOL-COMMAND-02: with a Skeleton Warrior's disc", () => {
    const game = vampire();
    game.choose("vampire-1:command");
    const { asked } = game;
    expect(asked.kind === "place" && asked.pieces[0]).toMatchObject({
      card: "skeleton-warrior",
      radius: 12.5,
    });
  });

  test("SOL-COMMAND-03: from the pool", () => {
    expect(commanding("elf", elf).state.reserve["skeleton"]).toBe(5);
  });

  test("SOL-COMMAND-04: beside the Vampire, flicked from there", () => {
    const game = vampire();
    game.choose("vampire-1:command");
    expect(() => game.place(400, 200)).toThrow();
    game.place(300, 60);
    expect(game.asked.prompt).toBe("shot");
  });

  test("SOL-COMMAND-05: it counts as a missile: 1 damage", () => {
    const game = commanding("elf", elf);
    expect([game.life("elf"), game.events("hit").at(-1)?.attack]).toEqual([7, "missile"]);
  });

  test("SOL-COMMAND-06: the Skeleton Warrior stays where it stops", () => {
    const game = commanding("elf", elf);
    expect(game.piece("skeleton-warrior-1")).toMatchObject({ kind: "monster", life: 1 });
  });

  test("SOL-COMMAND-07: it may act in the same turn", () => {
    expect(commanding("elf", elf).options()).toContain("skeleton-warrior-1:melee");
  });

  /** All six Skeletons are in use. */
  const none = Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((i) => [`skeleton-warrior-${i}`, [300 + 28 * i, 290] as const]),
  );

  test("SOL-COMMAND-08: with none in the pool it cannot be made", () => {
    expect(vampire({ at: none }).options()).not.toContain("vampire-1:command");
  });

  test("SOL-COMMAND-09: the Vampire's Melee may come first", () => {
    const game = vampire();
    game.choose("vampire-1:melee-command");
    expect(game.asked.prompt).toBe("melee");
  });

  test("SOL-COMMAND-10: Melee to P, a Skeleton hits the Elf and stops at Q; the next time there is none", () => {
    const five = Object.fromEntries(Object.entries(none).slice(0, 5));
    const game = vampire({ ...elf, at: { ...five, elf: [400, 60] } });
    game.choose("vampire-1:melee-command");
    game.tap(0, 80);
    const [p, { radius }] = [{ ...game.piece("vampire-1") }, game.piece("skeleton-warrior-5")];
    expect([p.y > 60, game.life("elf"), game.state.reserve["skeleton"]]).toEqual([true, 8, 1]);
    game.choose("flick");
    game.place(p.x + p.radius + radius + 1, p.y);
    game.flickAt("elf", 1400);
    const q = game.piece("skeleton-warrior-6");
    expect([game.piece("vampire-1").x, game.piece("vampire-1").y]).toEqual([p.x, p.y]);
    expect(q.x).toBeGreaterThan(p.x + p.radius + radius + 1);
    expect([game.life("elf"), game.state.reserve["skeleton"], game.isOnBoard("skeleton-warrior-6")]).toEqual([
      7,
      0,
      true,
    ]);
    game.passTurn();
    game.passTurn();
    expect(game.options()).toContain("vampire-1:melee-command");
    expect(game.options()).not.toContain("vampire-1:command");
    game.choose("vampire-1:melee-command");
    game.tap(0, 80);
    expect(game.asked.prompt).toBe("monster-acts");
  });

  test("SOL-RULING-21: any legal spot within 2.5 cm", () => {
    const game = vampire();
    game.choose("vampire-1:command");
    game.place(260 + 17.5 + 12.5 + 24.9, 60);
    expect(game.asked.prompt).toBe("shot");
  });

  test("SOL-RULING-22: once in this turn, after its summoner has finished", () => {
    const game = commanding("elf", elf);
    expect(game.asked.prompt).toBe("monster-acts");
    game.choose("skeleton-warrior-1:melee");
    game.tap();
    expect(game.state.phase === "heroes" || !game.options().includes("skeleton-warrior-1:melee")).toBe(true);
  });

  test("SOL-RULING-23: as printed; either may be skipped", () => {
    const deeds = vampire().options();
    expect(deeds).toEqual(expect.arrayContaining(["vampire-1:melee-command", "vampire-1:command"]));
    const game = vampire();
    game.choose("vampire-1:melee-command");
    game.tap();
    expect(game.options()).toEqual(["flick", "stop"]);
  });

  test("SOL-RULING-24: one that leaves the board comes back at the edge", () => {
    const game = vampire({ at: { "orc-1": [440, 300] } });
    game.choose("vampire-1:command");
    game.place(260, 30);
    game.flick(0, -2500);
    expect([game.events("put-back").map(({ piece }) => piece), game.isOnBoard("skeleton-warrior-1")]).toEqual(
      [["skeleton-warrior-1"], true],
    );
  });
});
