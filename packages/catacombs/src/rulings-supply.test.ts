import { describe, expect, test } from "vitest";
import { type Campaign, fighting } from "./testing/index.ts";
import { beforeRoom, enterRoom, placeAll } from "./testing/scenes.ts";
import { visiting } from "./testing/visit.ts";

const intro = { fr: "x", en: "y" };

/** Tries to put the first piece that is asked for here, and all others where the table suggests. */
function tryAt(game: Campaign, x: number, y: number): string | undefined {
  const { asked } = game;
  if (asked.kind !== "place") throw new Error(`${asked.prompt} is asked`);
  const [first, ...others] = asked.suggestion;
  return game.match.check(asked.seats[0] ?? "", { kind: "place", spots: [{ ...first, x, y }, ...others] })
    ?.code;
}

describe("too few discs", () => {
  const scenario = (monsters: readonly { readonly monster: string }[]) => ({
    intro,
    rooms: { moghath: { monsters } },
  });
  const many = (monster: string, count: number) => Array.from({ length: count }, () => ({ monster }));

  test("CAT-RULING-62: as many come as there are, and nothing replaces the others", () => {
    const game = beforeRoom("moghath", {
      options: { scenario: scenario([...many("ghoul", 5), ...many("orc", 1)]) },
      state: { phase: "exploration" },
    });
    game.choose("explore");
    expect(game.events("too-few")).toMatchObject([{ disc: "ghoul", wanted: 5, there: 3 }]);
    expect(game.state.fight?.arriving).toEqual(["ghoul", "ghoul", "ghoul", "orc"]);
  });

  test("CAT-RULING-62: the Overseer chooses if two kinds compete for the same discs", () => {
    const game = beforeRoom("moghath", {
      options: { scenario: scenario([...many("skeleton-warrior", 4), ...many("skeleton-archer", 4)]) },
      state: { phase: "exploration" },
    });
    game.choose("explore");
    expect(game.asked).toMatchObject({ prompt: "which-monsters", seats: ["seat-1"], min: 6, max: 6 });
    const [w1 = "", w2 = "", , , ...archers] = game.options();
    game.pick([w1, ...archers, w2]);
    expect(game.state.fight?.arriving.filter((card) => card === "skeleton-archer")).toHaveLength(4);
    expect(game.state.reserve["skeleton"]).toBe(0);
  });
});

describe("CAT-RULING-63: a legal place", () => {
  test.each([
    [12.5, 12.5, undefined],
    [12.4, 100, "outside-zone"],
    [67.5, 100, undefined],
    [67.6, 100, "outside-zone"],
    [40, 307.6, "outside-zone"],
  ])("CAT-RULING-63: wholly inside the zone: %d, %d", (x, y, code) => {
    const game = beforeRoom("bholoth-cemetery");
    game.choose("explore");
    expect(tryAt(game, x, y)).toBe(code);
  });

  test("CAT-RULING-63: over nobody; touching is allowed", () => {
    const game = beforeRoom("bholoth-cemetery");
    game.choose("explore");
    const { asked } = game;
    const [, second] = asked.kind === "place" ? asked.suggestion : [];
    if (second === undefined) throw new Error("several Heroes are to be placed");
    expect(tryAt(game, second.x, second.y - 25)).toBeUndefined();
    expect(tryAt(game, second.x, second.y - 24.9)).toBe("overlap");
  });

  test("CAT-RULING-63: a controller may take his pieces back until something follows from it", () => {
    const game = beforeRoom("bholoth-cemetery");
    game.choose("explore");
    game.place();
    expect(game.asked.prompt).toBe("place-monsters");
    expect(game.match.undo()).toBeUndefined();
    expect(game.asked.prompt).toBe("place-heroes");
  });

  test("CAT-RULING-63: if the zone is full, the nearest free place outside it", () => {
    // 24 discs in three columns leave no room for another one in the small zone of a camp fight.
    const kinds = { zombie: 5, "skeleton-warrior": 6, ghoul: 3, orc: 5, centaur: 3, "fire-spirit": 2 };
    const crowd = Object.entries(kinds).flatMap(([kind, count]) =>
      Array.from({ length: count }, (_, i) => `${kind}-${i + 1}`),
    );
    const at = Object.fromEntries(
      crowd.map((id, i) => [id, [12.5 + 27.5 * (i % 3), 33 + 36.2 * Math.floor(i / 3)] as const]),
    );
    const heroes = { elf: [400, 40], barbarian: [400, 120], thief: [400, 200], wizard: [400, 280] } as const;
    const game = fighting({
      kind: "camp",
      board: "ancient-road",
      options: { wanderers: true },
      at: { ...at, ...heroes },
    });
    game.passTurn();
    game.choose("bring-in");
    expect(game.asked.prompt).toBe("monster-acts");
    const { x } = game.piece("zombie-6");
    expect(x).toBeGreaterThan(67.5);
    expect(x).toBeLessThan(92.6);
  });
});

describe("Allies", () => {
  const withFamiliar = { wizard: { items: ["familiar"] } };

  test("CAT-RULING-64: the Familiar stands within 2.5 cm of the Wizard, in the zone of the Heroes", () => {
    const game = beforeRoom("bholoth-cemetery", { heroes: withFamiliar });
    game.choose("explore");
    const { asked } = game;
    if (asked.kind !== "place") throw new Error("Heroes are to be placed");
    const spots = asked.suggestion.map(({ piece }, i) => ({ piece, x: 60, y: 40 + 60 * i }));
    game.submit({ kind: "place", spots });
    expect([game.asked.prompt, game.asked.seats]).toEqual(["place-familiar", ["seat-2"]]);
    // The Wizard stands at 60, 220: rim to rim the gap is at most 25 mm.
    expect(tryAt(game, 60, 220 + 21.5 + 25)).toBeUndefined();
    expect(tryAt(game, 60, 220 + 21.5 + 25.1)).toBeDefined();
    expect(tryAt(game, 60 + 21.5, 220)).toBe("outside-zone");
    game.place();
    expect(game.isOnBoard("familiar")).toBe(true);
  });

  test("CAT-RULING-64: also where the Wizard stands at the very border of the zone", () => {
    const game = beforeRoom("bholoth-cemetery", { heroes: withFamiliar });
    game.choose("explore");
    const { asked } = game;
    if (asked.kind !== "place") throw new Error("Heroes are to be placed");
    const spots = asked.suggestion.map(({ piece }, i) => ({ piece, x: 67.5, y: 40 + 60 * i }));
    game.submit({ kind: "place", spots });
    game.place();
    const [wizard, familiar] = [game.piece("wizard"), game.piece("familiar")];
    const apart = Math.sqrt((wizard.x - familiar.x) ** 2 + (wizard.y - familiar.y) ** 2) - 21.5;
    expect(apart).toBeGreaterThanOrEqual(-0.001);
    expect(apart).toBeLessThanOrEqual(25.001);
    expect(familiar.x).toBeLessThanOrEqual(71.001);
  });

  test("CAT-RULING-64: beside the Wizard also where a scenario has put him outside the zone (CAT-VSTORY-02)", () => {
    const rooms = { "bholoth-cemetery": { heroes: { wizard: { x: 300, y: 160 } } } };
    const game = beforeRoom("bholoth-cemetery", {
      options: { scenario: { intro, rooms } },
      heroes: withFamiliar,
      state: { phase: "exploration" },
    });
    game.choose("explore");
    game.place();
    expect(game.asked.prompt).toBe("place-familiar");
    expect(tryAt(game, 300, 160 + 21.5 + 25.1)).toBeDefined();
    expect(tryAt(game, 300, 160 + 21.5 + 25)).toBeUndefined();
    game.place();
    expect(game.isOnBoard("familiar")).toBe(true);
  });

  test("CAT-RULING-64: it first appears in the room after its purchase", () => {
    const game = visiting("merchant", { offer: ["familiar"], heroes: { wizard: { gold: 500 } } });
    game.choose("wizard:familiar");
    expect(game.state.fight).toBeUndefined();
    game.choose("done");
    game.choose("explore");
    placeAll(game);
    expect(game.isOnBoard("familiar")).toBe(true);
  });

  test("CAT-RULING-65: there is one Skeleton; one that died may be summoned again with another card", () => {
    const at = { wizard: [300, 60], "orc-1": [460, 300] } as const;
    const game = fighting({ at });
    game.choose("wizard:summon-skeleton");
    game.place();
    game.passTurn();
    game.passTurn();
    expect(game.options()).not.toContain("wizard:summon-skeleton");
    const again = fighting({
      at,
      state: { spells: ["summon-skeleton#2"], spentSpells: ["summon-skeleton#1"] },
    });
    expect(again.options()).toContain("wizard:summon-skeleton");
  });

  test("CAT-RULING-66: the Skeleton may be summoned from the Familiar's place; that is the Wizard's action", () => {
    const game = fighting({ at: { wizard: [300, 60], familiar: [400, 200], "orc-1": [460, 300] } });
    game.choose("wizard:summon-skeleton@familiar");
    expect(tryAt(game, 300, 90)).toBeDefined();
    game.place(400, 221.5);
    expect(game.isOnBoard("skeleton")).toBe(true);
    expect(game.options()).toContain("familiar:melee");
    expect(game.options().filter((option) => option.startsWith("wizard:"))).toEqual([]);
  });

  test("CAT-RULING-67: all 12 spells can be used from the start; one that misses is used up", () => {
    const game = fighting({ at: { wizard: [300, 60], "orc-1": [460, 300] }, life: { elf: 5 } });
    expect(game.sight("seat-2").view.spells).toHaveLength(12);
    const spells = [
      "fireball",
      "magic-missile",
      "drain-energy",
      "shield",
      "summon-skeleton",
      "heal",
      "teleport",
    ];
    expect(game.options()).toEqual(expect.arrayContaining(spells.map((spell) => `wizard:${spell}`)));
    game.choose("wizard:fireball");
    game.place();
    game.flick(0, -900);
    expect(game.events("hit")).toEqual([]);
    expect(game.state.spentSpells).toEqual(["fireball#1"]);
    expect(game.state.spells).toHaveLength(11);
  });

  test("CAT-RULING-68: nothing happens to friends, but discs are pushed", () => {
    const game = fighting({ at: { barbarian: [300, 60], elf: [340, 60], "orc-1": [460, 300] } });
    game.choose("barbarian:melee");
    game.flickAt("elf", 700);
    expect(game.piece("elf").x).toBeGreaterThan(350);
    expect([game.life("elf"), game.isStunned("elf"), game.events("hit")]).toEqual([8, false, []]);
    const monsters = fighting({ phase: "overseer", at: { "ghoul-1": [300, 60], "orc-1": [340, 60] } });
    monsters.choose("ghoul-1:melee");
    monsters.flickAt("orc-1", 700);
    expect([monsters.life("orc-1"), monsters.isStunned("orc-1")]).toEqual([2, false]);
    expect(monsters.piece("orc-1").x).toBeGreaterThan(350);
  });

  test.each(["ghoul-1", "giant-scorpion-1"])(
    "CAT-RULING-69: an Ally hit by %s is gone, never incapacitated",
    (id) => {
      const game = fighting({ phase: "overseer", at: { [id]: [300, 60], skeleton: [360, 60] } });
      game.choose(`${id}:melee`);
      game.flickAt("skeleton", 700);
      expect(game.isOnBoard("skeleton")).toBe(false);
      expect(game.events("stunned")).toEqual([]);
    },
  );
});

describe("the final battle", () => {
  test("CAT-RULING-70: it is set up like a room: board, Heroes, then the Lord and his minions", () => {
    const game = beforeRoom("lair", { options: { lord: "gorgon" } });
    game.choose("explore");
    expect([game.state.fight?.board, game.asked.prompt]).toEqual(["jade-caverns", "place-heroes"]);
    game.place();
    const { asked } = game;
    if (asked.kind !== "place") throw new Error("monsters are to be placed");
    expect(asked.pieces.map(({ piece }) => piece)).toEqual([
      "gorgon",
      "centaur-1",
      "centaur-2",
      "centaur-3",
      "minotaur-1",
      "minotaur-2",
    ]);
    expect(tryAt(game, 300, 160)).toBe("outside-zone");
    expect(tryAt(game, 360, 195)).toBe("overlap");
    game.place();
    expect([game.state.fight?.kind, game.state.phase]).toEqual(["lord", "heroes"]);
  });

  test("CAT-RULING-70: newcomers appear where the Lord's board says, within 2.5 cm of him", () => {
    const game = fighting({
      kind: "lord",
      phase: "overseer",
      options: { lord: "dragon" },
      at: { dragon: [420, 160] },
    });
    game.choose("dragon:bring-forth");
    expect(tryAt(game, 420, 160 + 30 + 25.1)).toBeDefined();
    expect(tryAt(game, 420, 160 + 30 + 25)).toBeUndefined();
    expect(game.state.reserve["fire-spirit"]).toBe(4);
    game.place();
    game.place();
    expect(game.state.reserve["fire-spirit"]).toBe(2);
  });

  const finale = (at: Parameters<typeof fighting>[0] = {}) =>
    fighting({ kind: "lord", ...at, at: { sorcerer: [340, 60], ...at.at } });

  test("CAT-RULING-71: the Lord is a monster: no friendly fire, a target of Heroes, one action", () => {
    const friend = finale({ phase: "overseer", at: { "orc-1": [300, 60] } });
    friend.choose("orc-1:melee");
    friend.flickAt("sorcerer", 700);
    expect(friend.life("sorcerer")).toBe(4);
    friend.choose("sorcerer:melee");
    friend.tap();
    expect(friend.asked.prompt).toBe("hero-acts");
    const struck = finale({ at: { thief: [300, 60] } });
    struck.choose("thief:melee");
    struck.flickAt("sorcerer", 700);
    expect(struck.life("sorcerer")).toBe(3);
  });

  test("CAT-RULING-71: he has a life track, gives no gold, and his death ends the game", () => {
    const game = finale({ at: { thief: [300, 60], "orc-1": [460, 300] }, life: { sorcerer: 1 } });
    game.choose("thief:melee");
    game.flickAt("sorcerer", 700);
    expect(game.match.outcome).toMatchObject({ winners: ["seat-2"] });
    expect([game.hero("thief").gold, game.hero("thief").trophies]).toEqual([0, []]);
  });
});

test("CAT-RULING-70: no card is left to explore after the Lord's", () => {
  const game = beforeRoom("lair");
  enterRoom(game);
  expect(game.options().filter((option) => option.includes("explore"))).toEqual([]);
});
