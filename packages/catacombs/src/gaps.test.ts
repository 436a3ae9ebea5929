import { describe, expect, test } from "vitest";
import { length, radiusOfSize, width, zoneOf } from "./arena.ts";
import {
  allItems,
  allLords,
  allMonsters,
  allRooms,
  allSpells,
  boardOf,
  itemOf,
  lordOf,
  monsterOf,
} from "./content/box.ts";
import type { Family, Size } from "./content/card.ts";
import { dealtIn, spellCopies } from "./content/dealt.ts";
import { fighting, newCampaign } from "./testing/index.ts";
import { afterFight, beforeRoom, enterRoom } from "./testing/scenes.ts";

describe("CAT-GAP-01: the contents that the book names and we had to fill in", () => {
  test("CAT-GAP-01: 13 monster kinds, 9 Equipment, 12 Spells, 38 Rooms, 4 Lords", () => {
    const counts = [allMonsters(), allItems(), spellCopies(dealtIn({})), allRooms(), allLords()].map(
      (all) => all.length,
    );
    expect(counts).toEqual([13, 9, 12, 38, 4]);
  });

  test("CAT-GAP-01: whatever the book names is there", () => {
    const named = ["skeleton-warrior", "skeleton-archer", "zombie", "ghoul", "centaur", "minotaur"];
    named.push("orc", "troll", "crypt-spider", "fire-spirit", "fire-demon");
    expect(allMonsters().map(({ id }) => id)).toEqual(expect.arrayContaining(named));
    expect(allItems().map(({ id }) => id)).toEqual(expect.arrayContaining(["familiar", "map"]));
    expect(allSpells().map(({ id }) => id)).toEqual(
      expect.arrayContaining(["summon-skeleton", "drain-energy"]),
    );
  });

  test("CAT-GAP-01: every card says where its facts come from, in both languages", () => {
    for (const { id, name, source } of [
      ...allMonsters(),
      ...allItems(),
      ...allSpells(),
      ...allRooms(),
      ...allLords(),
    ]) {
      expect(["rulebook", "public", "house"], id).toContain(source);
      expect(name.fr.length * name.en.length, id).toBeGreaterThan(0);
    }
    for (const { id, text } of [...allItems(), ...allSpells(), ...allLords()])
      expect(text.fr, id).not.toBe(text.en);
  });
});

describe("CAT-GAP-02: discs", () => {
  test("CAT-GAP-02: tiny 12, small 18, medium 25, large 35 mm across", () => {
    const sizes: readonly Size[] = ["tiny", "small", "medium", "large"];
    expect(sizes.map((size) => 2 * radiusOfSize(size))).toEqual([12, 18, 25, 35]);
  });

  test("CAT-GAP-02: mass goes with area", () => {
    /** How far a monster slides that a Hero meets head-on. */
    const pushed = (id: string, at: number): number => {
      const game = fighting({ at: { thief: [260, 60], [id]: [at, 60] } });
      game.choose("thief:melee");
      game.flickAt(id, 900);
      return game.piece(id).x - at;
    };
    // Speed after the blow: 1.8 × m / (m + M) of the speed before it, and ways go with the squares of speeds.
    const share = (radius: number) => (1.8 * 12.5 ** 2) / (12.5 ** 2 + radius ** 2);
    const expected = (share(17.5) / share(12.5)) ** 2;
    expect(pushed("troll-1", 300) / pushed("orc-1", 295)).toBeCloseTo(expected, 3);
  });
});

test("CAT-GAP-03: 12,000 gold", () => {
  expect(dealtIn({}).gold).toBe(20 * 100 + 20 * 500);
  expect(newCampaign().state.bank).toBe(12_000);
});

describe("CAT-GAP-04: the board and the flick", () => {
  test("CAT-GAP-04: 480 × 320 mm, and the strongest flick goes 1.5 lengths", () => {
    expect([length, width]).toEqual([480, 320]);
    const game = fighting({ at: { thief: [260, 60] } });
    game.choose("thief:melee");
    const { asked } = game;
    if (asked.kind !== "flick") throw new Error("no flick is asked for");
    expect(asked.strongest ** 2 / 4000).toBeCloseTo(1.5 * length, 3);
  });

  test("CAT-GAP-04: the same friction for all discs", () => {
    const way = (id: string, situation: Parameters<typeof fighting>[0] = {}) => {
      const game = fighting({ ...situation, at: { [id]: [250, 60] } });
      game.choose(`${id}:melee`);
      game.flick(600, 0);
      return game.piece(id).x - 250;
    };
    expect(way("thief")).toBeCloseTo(90, 6);
    expect(way("familiar")).toBeCloseTo(90, 6);
    expect(way("troll-1", { phase: "overseer" })).toBeCloseTo(90, 6);
  });
});

test("CAT-GAP-05: the Monster zone is a third of the board, the Hero zone a sixth at the other end", () => {
  expect(zoneOf("overseer", false)).toEqual({ x: 320, y: 0, length: 160, width: 320 });
  expect(zoneOf("heroes", false)).toEqual({ x: 0, y: 0, length: 80, width: 320 });
});

test("CAT-GAP-06: each Lord has a disc of its own", () => {
  for (const { id } of allLords()) {
    const game = beforeRoom("lair", { options: { lord: id } });
    enterRoom(game);
    expect(game.piece(id)).toMatchObject({ kind: "lord", card: id, radius: 17.5 });
  }
  expect(new Set(allLords().map(({ id }) => id)).size).toBe(4);
});

test("CAT-GAP-07: the discs of all kinds add up to those of the box, by size and colour", () => {
  const counted = (size: Size, family: Family) => {
    const discs = allMonsters().filter((card) => card.size === size && card.family === family);
    return [...new Set(discs.map(({ disc }) => disc))].reduce(
      (sum, disc) => sum + (dealtIn({}).discs[disc] ?? 0),
      0,
    );
  };
  const families = ["mythological", "undead", "dungeon", "infernal"] as const;
  expect(families.map((family) => counted("large", family))).toEqual([4, 1, 5, 2]);
  expect(families.map((family) => counted("medium", family))).toEqual([3, 15, 5, 4]);
  expect([dealtIn({}).discs["fire-spirit"], dealtIn({}).discs["fire-demon"]]).toEqual([4, 2]);
  expect([monsterOf("fire-spirit").size, monsterOf("fire-demon").size]).toEqual(["medium", "large"]);
});

describe("CAT-GAP-08: the Elf's arrows", () => {
  test("CAT-GAP-08: one Missile in a special action, two special actions in a room", () => {
    const game = fighting({ at: { elf: [300, 60], "orc-1": [460, 300] } });
    for (const left of [1, 0]) {
      game.choose("elf:missile");
      game.place();
      game.tap();
      expect(game.asked.prompt).toBe("hero-acts");
      expect(game.hero("elf").tracks).toEqual({ arrows: left });
      expect(game.state.fight?.pieces.some(({ kind }) => kind === "projectile")).toBe(false);
      game.passTurn();
      game.passTurn();
    }
    expect(game.options()).toContain("elf:melee");
    expect(game.options()).not.toContain("elf:missile");
  });

  test("CAT-GAP-08: with one arrow left the Long Quiver, which takes both, cannot be used; the bow can", () => {
    const withArrows = (arrows: number) =>
      fighting({
        heroes: { elf: { items: ["long-quiver"], tracks: { arrows } } },
        at: { "orc-1": [400, 160] },
      })
        .options()
        .filter((option) => option.startsWith("elf:"));
    expect(withArrows(2)).toEqual(expect.arrayContaining(["elf:missile", "elf:long-quiver"]));
    expect(withArrows(1)).toContain("elf:missile");
    expect(withArrows(1)).not.toContain("elf:long-quiver");
    expect(withArrows(0)).toEqual(["elf:melee", "elf:pass"]);
  });

  test("CAT-GAP-08: they come back in the next room", () => {
    const game = beforeRoom("bholoth-cemetery", { heroes: { elf: { tracks: { arrows: 0 } } } });
    enterRoom(game);
    expect(game.hero("elf").tracks).toEqual({ arrows: 2 });
  });
});

describe("CAT-GAP-09: the rage", () => {
  test("CAT-GAP-09: two at the start, one spent each time, and none come back by themselves", () => {
    const game = fighting({ at: { barbarian: [300, 60], "orc-1": [460, 300] } });
    expect(game.hero("barbarian").tracks).toEqual({ rage: 2 });
    game.choose("barbarian:rage");
    for (let flicks = 1; flicks < 4; flicks++) {
      game.tap();
      game.choose("flick");
    }
    game.tap();
    expect(game.asked.prompt).toBe("hero-acts");
    expect([game.hero("barbarian").tracks, game.isStunned("barbarian")]).toEqual([{ rage: 1 }, true]);
    const next = beforeRoom("bholoth-cemetery", { heroes: { barbarian: { tracks: { rage: 0 } } } });
    enterRoom(next);
    expect(next.options()).not.toContain("barbarian:rage");
  });

  test("CAT-GAP-09: the third only through an article", () => {
    const heroes = { barbarian: { items: ["blood-draught"] } };
    const game = fighting({ at: { "orc-1": [460, 300] }, heroes });
    game.choose("barbarian:blood-draught");
    expect(game.hero("barbarian").tracks).toEqual({ rage: 3 });
    expect(game.options()).toContain("barbarian:rage");
    expect(itemOf("blood-draught").heroes).toEqual(["barbarian"]);
  });
});

test("CAT-GAP-10: the Thief flicks twice, and earns 100 more for each monster", () => {
  const game = fighting({
    at: { thief: [300, 60], "skeleton-warrior-1": [335, 60], "orc-1": [460, 300] },
  });
  game.choose("thief:twice");
  game.flickAt("skeleton-warrior-1", 500);
  game.choose("flick");
  game.tap(0, 600);
  expect(game.asked.prompt).toBe("hero-acts");
  expect(game.piece("thief").y).toBeGreaterThan(100);
  expect(afterFight(game).hero("thief").gold).toBe(200);
});

describe("CAT-GAP-11: the Shield", () => {
  const shielded = () => {
    const game = fighting({ at: { wizard: [300, 60], barbarian: [400, 200], "orc-1": [460, 300] } });
    game.choose("wizard:shield");
    return game;
  };

  test("CAT-GAP-11: through a Spell card, within 2.5 cm of the Wizard", () => {
    const game = shielded();
    const at = (x: number) =>
      game.match.check("seat-2", { kind: "place", spots: [{ piece: "shield", x, y: 60 }] });
    expect(at(300 + 30 + 25.1)).toBeDefined();
    expect(at(300 + 29.9)).toBeDefined();
    expect(at(300 + 30 + 25)).toBeUndefined();
    game.place();
    expect(game.state.spentSpells).toEqual(["shield#1"]);
  });

  test("CAT-GAP-11: or of the Familiar, if the spell is cast from its place (CAT-ALLY-21)", () => {
    const game = fighting({ at: { wizard: [60, 280], familiar: [300, 60], "orc-1": [460, 300] } });
    game.choose("wizard:shield@familiar");
    expect(game.submit({ kind: "place", spots: [{ piece: "shield", x: 60, y: 240 }] })).toBeDefined();
    game.place(300, 90);
    expect(game.piece("shield")).toMatchObject({ x: 300, y: 90 });
  });

  test("CAT-GAP-11: it blocks and is pushed, takes no damage, and is nobody's target", () => {
    const game = fighting({
      phase: "overseer",
      at: { wizard: [420, 60], shield: [380, 60], "orc-1": [300, 60] },
    });
    game.choose("orc-1:melee");
    game.flick(500, 0);
    expect(game.piece("shield").x).toBeGreaterThan(380);
    expect(game.piece("orc-1").x).toBeLessThan(380);
    expect([game.life("wizard"), game.events("hit"), game.events("hurt")]).toEqual([8, [], []]);
  });

  test("CAT-GAP-11: there is one; while it is on the board the other card cannot be played", () => {
    const game = fighting({ at: { wizard: [300, 60], shield: [340, 60], "orc-1": [460, 300] } });
    expect(game.state.spells).toContain("shield#2");
    expect(game.options()).toContain("wizard:teleport");
    expect(game.options()).not.toContain("wizard:shield");
  });

  test("CAT-GAP-11: it is back on the Wizard's board when the room ends", () => {
    const game = shielded();
    game.place();
    const after = afterFight(game);
    expect(after.state.fight).toBeUndefined();
    after.choose("explore");
    while (after.asked.kind === "place") after.place();
    expect(after.isOnBoard("shield")).toBe(false);
    expect(after.options("seat-2")).toContain("wizard:shield");
  });
});

describe("CAT-GAP-12: Lords", () => {
  test.each([
    ["sorcerer", 4, "summoning-circle", "zombie", { "fire-demon": 2, "giant-scorpion": 2, cerberus: 1 }],
    ["gorgon", 5, "jade-caverns", "skeleton-archer", { centaur: 3, minotaur: 2 }],
    [
      "lich",
      5,
      "good-intentions",
      "skeleton-warrior",
      { "skeleton-warrior": 6, zombie: 6, "crypt-spider": 1 },
    ],
    ["dragon", 8, "the-world-is-on-fire", "fire-spirit", { "fire-spirit": 4 }],
  ])(
    "CAT-GAP-12: the %s's life, board, wandering monster and minions",
    (id, life, board, wandering, minions) => {
      expect(lordOf(id)).toMatchObject({ life, board, wandering });
      expect(Object.fromEntries(lordOf(id).minions.map(({ monster, count }) => [monster, count]))).toEqual(
        minions,
      );
      expect(boardOf(board).id).toBe(board);
    },
  );

  test("CAT-GAP-12: the Sorcerer cannot be struck until his next turn, and not in two turns running", () => {
    const at = { sorcerer: [340, 60], thief: [300, 60] } as const;
    const game = fighting({ kind: "lord", phase: "overseer", at });
    game.choose("sorcerer:illusion");
    game.choose("thief:melee");
    game.flickAt("sorcerer", 700);
    expect(game.life("sorcerer")).toBe(4);
    game.passTurn();
    expect(game.options()).not.toContain("sorcerer:illusion");
    game.passTurn();
    game.choose("thief:melee");
    game.flickAt("sorcerer", 1500);
    expect(game.life("sorcerer")).toBe(3);
    game.passTurn();
    expect(game.options()).toContain("sorcerer:illusion");
  });
});

test("CAT-GAP-14: 1 Lord, 1 Merchant, 2 Healers; 4, 20 and 10 combat rooms of levels 0, 1 and 2", () => {
  const kinds = allRooms().map((room) => (room.kind === "combat" ? room.level : room.kind));
  const count = (kind: string | number) => kinds.filter((one) => one === kind).length;
  expect(["lord", "merchant", "healer", 0, 1, 2].map(count)).toEqual([1, 1, 2, 4, 20, 10]);
});
