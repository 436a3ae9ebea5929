import { describe, expect, test } from "vitest";
import { allAllies, allHeroes, allItems, allyOf, itemOf } from "./content/box.ts";
import { fighting } from "./testing/campaign.ts";
import { enterRoom, leaveRoom } from "./testing/scenes.ts";
import { visiting } from "./testing/visit.ts";

const fourPlayers = { parties: [["elf"], ["barbarian"], ["thief"], ["wizard"]] };
const withFamiliar = { wizard: { items: ["familiar"] } };

/** The gap between the rims of two pieces. */
function gapOf(game: ReturnType<typeof fighting>, one: string, other: string): number {
  const [a, b] = [game.piece(one), game.piece(other)];
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2) - a.radius - b.radius;
}

describe("all Allies", () => {
  test("CAT-ALLY-01: an Ally is played by the Wizard’s player, and by nobody else", () => {
    const game = fighting({ options: fourPlayers, at: { skeleton: [260, 60], "orc-1": [400, 60] } });
    expect(game.options("seat-5")).toContain("skeleton:melee");
    for (const seat of ["seat-2", "seat-3", "seat-4"]) {
      expect(game.options(seat)).not.toContain("skeleton:melee");
      expect(game.submit({ kind: "choose", option: "skeleton:melee" }, seat)).toBeDefined();
    }
    game.choose("skeleton:melee", "seat-5");
    expect(game.asked).toMatchObject({ kind: "flick", seats: ["seat-5"], pieces: ["skeleton"] });
  });

  test("CAT-ALLY-02: an Ally’s action does not use up the Wizard’s, nor his the Ally’s", () => {
    const game = fighting({ at: { skeleton: [260, 60], familiar: [260, 120], "orc-1": [400, 60] } });
    game.choose("skeleton:melee");
    game.tap();
    expect(game.options()).toEqual(expect.arrayContaining(["wizard:melee", "familiar:melee"]));
    game.choose("wizard:melee");
    game.tap();
    expect(game.options()).toContain("familiar:melee");
    expect(game.options()).not.toContain("skeleton:melee");
  });

  test("CAT-ALLY-03: nobody but the Wizard summons, and nobody else can own the Familiar", () => {
    const game = fighting({ at: { "orc-1": [400, 60] } });
    const summoning = game.options().filter((option) => option.includes("summon"));
    expect(summoning).toEqual(["wizard:summon-skeleton"]);
    expect(
      allHeroes()
        .filter(({ spells }) => spells)
        .map(({ id }) => id),
    ).toEqual(["wizard"]);
    const shop = visiting("merchant", {
      offer: ["familiar"],
      heroes: { elf: { gold: 500 }, wizard: { gold: 500 } },
    });
    const buyers = shop.options().filter((option) => option.endsWith(":familiar"));
    expect(buyers).toEqual(["wizard:familiar"]);
    expect(shop.submit({ kind: "choose", option: "elf:familiar" })).toBeDefined();
  });

  test("CAT-ALLY-04: Heroes and Allies act in any mixture of order", () => {
    const game = fighting({ at: { skeleton: [260, 60], familiar: [260, 120], "orc-1": [400, 300] } });
    for (const actor of ["elf", "skeleton", "thief", "familiar", "wizard", "barbarian"]) {
      game.choose(`${actor}:melee`);
      game.tap();
    }
    expect(game.events("acts").map(({ piece }) => piece)).toEqual([
      "elf",
      "skeleton",
      "thief",
      "familiar",
      "wizard",
      "barbarian",
    ]);
    expect(game.state.phase).toBe("overseer");
  });

  test("CAT-ALLY-05: what an Ally kills is the Wizard’s trophy, and he is paid for it", () => {
    const game = fighting({ at: { skeleton: [260, 60], "zombie-1": [330, 60] } });
    game.choose("skeleton:melee");
    game.flickAt("zombie-1");
    expect(game.hero("wizard").trophies).toEqual(["zombie"]);
    leaveRoom(game);
    expect(game.hero("wizard").gold).toBe(100);
  });

  test("CAT-ALLY-06: a Stunning attack leaves an Ally able to act", () => {
    const game = fighting({
      phase: "overseer",
      at: { skeleton: [260, 100], "crypt-spider-1": [400, 100] },
    });
    game.choose("crypt-spider-1:melee");
    game.tap();
    game.choose("flick");
    game.place(370, 100);
    game.flickAt("skeleton");
    expect(game.events("hit")).toMatchObject([{ piece: "skeleton" }]);
    expect(game.events("stunned")).toEqual([]);
    game.choose("stop");
    expect(game.state.phase).toBe("heroes");
    expect(game.options()).toContain("skeleton:melee");
  });

  test("CAT-ALLY-07: there are two kinds, the summoned Skeleton and the Familiar", () => {
    expect(allAllies().map(({ id }) => id)).toEqual(["skeleton", "familiar"]);
    for (const { name } of allAllies()) expect([name.fr, name.en].every((word) => word !== "")).toBe(true);
  });
});

describe("the summoned Skeleton", () => {
  test("CAT-ALLY-08: it comes when the Wizard plays “Summon Skeleton”", () => {
    const game = fighting({ at: { wizard: [300, 160], "orc-1": [440, 300] } });
    game.choose("wizard:summon-skeleton");
    game.place(330, 160);
    expect(game.piece("skeleton")).toMatchObject({ kind: "ally", x: 330, y: 160 });
    expect(game.state.spentSpells).toEqual(["summon-skeleton#1"]);
  });

  test("CAT-ALLY-09: it is placed within 2.5 cm of the Wizard", () => {
    const game = fighting({ at: { wizard: [300, 160], "orc-1": [440, 300] } });
    game.choose("wizard:summon-skeleton");
    const at = (x: number) => ({ kind: "place", spots: [{ piece: "skeleton", x, y: 160 }] });
    expect(game.submit(at(351))).toMatchObject({ rule: "CAT-ALLY-09" });
    expect(game.submit(at(320))).toBeDefined();
    expect(game.submit(at(350))).toBeUndefined();
    expect(gapOf(game, "wizard", "skeleton")).toBeCloseTo(25, 6);
  });

  test("CAT-ALLY-10: it makes Melee attacks only, of 1 damage", () => {
    const game = fighting({ at: { skeleton: [260, 60], "orc-1": [330, 60] } });
    const own = game.options().filter((option) => option.startsWith("skeleton:"));
    expect(own).toEqual(["skeleton:melee", "skeleton:pass"]);
    game.choose("skeleton:melee");
    game.flickAt("orc-1");
    expect(game.life("orc-1")).toBe(1);
  });

  test("CAT-ALLY-11: it has 1 life", () => {
    expect(allyOf("skeleton").life).toBe(1);
    const game = fighting({ phase: "overseer", at: { skeleton: [260, 60], "orc-1": [330, 60] } });
    game.choose("orc-1:melee");
    game.flickAt("skeleton");
    expect(game.isOnBoard("skeleton")).toBe(false);
    expect(game.events("hurt")).toMatchObject([{ piece: "skeleton", life: 0, rule: "CAT-ALLY-11" }]);
  });

  test("CAT-ALLY-12: if it is alive when the room is finished, it is removed", () => {
    const game = fighting({ at: { skeleton: [260, 60], "zombie-1": [330, 60] } });
    game.choose("skeleton:melee");
    game.flickAt("zombie-1");
    expect(game.isOnBoard("skeleton")).toBe(true);
    leaveRoom(game);
    enterRoom(game);
    expect(game.state.phase).toBe("heroes");
    expect(game.isOnBoard("skeleton")).toBe(false);
  });

  test("CAT-ALLY-13: it acts from the Heroes’ turn after its summoning on", () => {
    const game = fighting({ at: { wizard: [300, 160], "orc-1": [440, 300] } });
    game.choose("wizard:summon-skeleton");
    game.place();
    expect(game.options().filter((option) => option.startsWith("skeleton:"))).toEqual([]);
    game.passTurn();
    game.passTurn();
    expect(game.options()).toContain("skeleton:melee");
  });
});

describe("the Familiar", () => {
  test("CAT-ALLY-14: it is bought from the Merchant, for the Wizard", () => {
    expect(itemOf("familiar").heroes).toEqual(["wizard"]);
    expect(allItems().map(({ id }) => id)).toContain("familiar");
    const shop = visiting("merchant", { offer: ["familiar"], heroes: { wizard: { gold: 500 } } });
    shop.choose("wizard:familiar");
    expect(shop.hero("wizard")).toMatchObject({ gold: 0, items: ["familiar"] });
  });

  test("CAT-ALLY-15: it goes along with the Wizard from room to room", () => {
    const game = fighting({
      heroes: withFamiliar,
      at: { familiar: [60, 280], skeleton: [260, 60], "zombie-1": [330, 60] },
    });
    game.choose("skeleton:melee");
    game.flickAt("zombie-1");
    leaveRoom(game);
    enterRoom(game);
    expect(game.isOnBoard("familiar")).toBe(true);
  });

  test("CAT-ALLY-15: without the Wizard there is no Familiar", () => {
    const game = fighting({
      heroes: withFamiliar,
      life: { wizard: 0 },
      at: { elf: [260, 60], "zombie-1": [330, 60] },
    });
    game.choose("elf:melee");
    game.flickAt("zombie-1");
    leaveRoom(game);
    enterRoom(game);
    expect(game.isOnBoard("familiar")).toBe(false);
  });

  test("CAT-ALLY-16: it has 1 life", () => {
    expect(allyOf("familiar").life).toBe(1);
    const game = fighting({ phase: "overseer", at: { familiar: [260, 60], "orc-1": [330, 60] } });
    game.choose("orc-1:melee");
    game.flickAt("familiar");
    expect(game.events("hurt")).toMatchObject([{ piece: "familiar", life: 0, rule: "CAT-ALLY-16" }]);
  });

  test("CAT-ALLY-17: it is placed next to the Wizard, in the Hero zone", () => {
    const game = fighting({ heroes: withFamiliar, at: { elf: [260, 60], "zombie-1": [330, 60] } });
    game.choose("elf:melee");
    game.flickAt("zombie-1");
    leaveRoom(game);
    game.choose("explore");
    const heroes = ["elf", "barbarian", "thief", "wizard"];
    const spots = heroes.map((piece, i) => ({ piece, x: 60, y: 40 + 80 * i }));
    expect(game.submit({ kind: "place", spots })).toBeUndefined();
    expect(game.asked).toMatchObject({ prompt: "place-familiar", seats: ["seat-2"], rule: "CAT-ALLY-17" });
    const at = (x: number, y: number) => ({ kind: "place", spots: [{ piece: "familiar", x, y }] });
    // The zone ends at 80 mm: wholly inside it a small disc has its centre at 71 at most.
    expect(game.submit(at(83, 280))?.code).toBe("outside-zone");
    expect(game.submit(at(20, 240))).toBeDefined();
    expect(game.submit(at(60, 250))).toBeUndefined();
    expect(gapOf(game, "wizard", "familiar")).toBeLessThanOrEqual(25);
  });

  test("CAT-ALLY-18: it may make Melee, which does no damage", () => {
    const game = fighting({ at: { familiar: [260, 60], "zombie-1": [330, 60] } });
    game.choose("familiar:melee");
    game.flickAt("zombie-1");
    expect(game.events("hit")).toMatchObject([{ piece: "zombie-1", by: "familiar" }]);
    expect(game.life("zombie-1")).toBe(1);
    expect(game.events("hurt")).toEqual([]);
  });

  test("CAT-ALLY-19: damaged, it leaves the room at once", () => {
    const game = fighting({
      phase: "overseer",
      heroes: withFamiliar,
      at: { familiar: [260, 60], "orc-1": [330, 60], "orc-2": [400, 200] },
    });
    game.choose("orc-1:melee");
    game.flickAt("familiar");
    expect(game.isOnBoard("familiar")).toBe(false);
    expect(game.events("left")).toMatchObject([{ piece: "familiar", rule: "CAT-ALLY-19" }]);
    expect(game.hero("wizard").items).toEqual(["familiar"]);
  });

  test("CAT-ALLY-20: one that left is back in the next room", () => {
    const game = fighting({
      phase: "overseer",
      heroes: withFamiliar,
      at: { familiar: [260, 60], elf: [300, 200], "skeleton-warrior-1": [330, 60] },
    });
    game.choose("skeleton-warrior-1:melee");
    game.flickAt("familiar");
    expect(game.isOnBoard("familiar")).toBe(false);
    game.choose("elf:melee");
    game.flickAt("skeleton-warrior-1");
    expect(game.isOnBoard("skeleton-warrior-1")).toBe(false);
    leaveRoom(game);
    enterRoom(game);
    expect(game.isOnBoard("familiar")).toBe(true);
  });

  test("CAT-ALLY-21: a spell may start from the Familiar’s place", () => {
    const game = fighting({ at: { wizard: [60, 280], familiar: [300, 60], "zombie-1": [380, 60] } });
    for (const spell of ["fireball", "magic-missile", "drain-energy", "summon-skeleton", "shield"])
      expect(game.options()).toEqual(expect.arrayContaining([`wizard:${spell}`, `wizard:${spell}@familiar`]));
    game.choose("wizard:fireball@familiar");
    expect(game.submit({ kind: "place", spots: [{ piece: "fireball", x: 80, y: 280 }] })).toBeDefined();
    game.place(325, 60);
    game.flickAt("zombie-1");
    expect(game.hero("wizard").trophies).toEqual(["zombie"]);
    expect(game.events("cast")).toMatchObject([{ hero: "wizard", from: "familiar" }]);
  });

  test("CAT-ALLY-22: the players are told what the Familiar is good for", () => {
    const { text } = allyOf("familiar");
    expect(text.en).toMatch(/ahead.*Shield.*spells/s);
    expect(text.fr).toMatch(/devant.*Bouclier.*sorts/s);
  });
});

test("CAT-EX-11: the Familiar’s blow is harmless, and then the Wizard casts “Drain Energy” from its place", () => {
  const game = fighting({
    at: { wizard: [60, 280], familiar: [300, 60], "zombie-1": [340, 60], "zombie-2": [300, 160] },
  });
  game.choose("familiar:melee");
  game.flickAt("zombie-1", 420);
  expect(game.events("hit")).toMatchObject([{ piece: "zombie-1" }]);
  expect(game.life("zombie-1")).toBe(1);
  game.choose("wizard:drain-energy@familiar");
  const { x, y } = game.piece("familiar");
  expect(game.submit({ kind: "place", spots: [{ piece: "missile", x, y: y + 41 }] })).toBeDefined();
  game.place(x, y + 30);
  game.flickAt("zombie-2");
  expect(game.isOnBoard("zombie-2")).toBe(false);
  expect(game.hero("wizard").trophies).toEqual(["zombie"]);
});
