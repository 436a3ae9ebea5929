import { describe, expect, test } from "vitest";
import { allMonsters, monsterOf } from "./content/box.ts";
import { familyColour } from "./content/card.ts";
import { dealtIn } from "./content/dealt.ts";
import { fighting } from "./testing/campaign.ts";

test("CAT-MON-01: monsters are moved by the Overseer and by nobody else", () => {
  const game = fighting({ phase: "overseer", at: { "orc-1": [300, 60], "ghoul-1": [400, 60] } });
  expect(game.asked.seats).toEqual(["seat-1"]);
  expect(game.submit({ kind: "choose", option: "orc-1:melee" }, "seat-2")).toMatchObject({
    code: "wrong-seat",
  });
  game.choose("orc-1:melee");
  expect(game.asked).toMatchObject({ kind: "flick", seats: ["seat-1"], pieces: ["orc-1"] });
  expect(game.submit({ kind: "flick", piece: "orc-1", vx: 0, vy: 60 }, "seat-2")).toMatchObject({
    code: "wrong-seat",
  });
});

test("CAT-MON-02: a card shows name, type, reward, life, attacks and abilities, in both languages", () => {
  expect(allMonsters()).toHaveLength(13);
  for (const { name, family, gold, life, actions, traits } of allMonsters()) {
    expect(familyColour[family]).toBeDefined();
    expect(gold).toBeGreaterThan(0);
    expect(life).toBeGreaterThan(0);
    const modifiers = actions.flatMap(({ attacks }) => attacks.flatMap((attack) => attack.modifiers));
    const words = [
      name,
      ...[...actions, ...modifiers, ...traits].map((one) => one.name),
      ...traits.map(({ text }) => text),
    ];
    for (const { fr, en } of words) for (const word of [fr, en]) expect(word).not.toBe("");
  }
});

test("CAT-MON-03: four types, each with the colour of its discs", () => {
  expect(familyColour).toEqual({
    undead: "grey",
    mythological: "blue",
    dungeon: "green",
    infernal: "orange",
    // A type of another box.
    vermin: "brown",
  });
  // The discs of each colour are as many as the box has (CAT-COMP-06, 07).
  const count = new Map<string, number>();
  for (const [disc, discs] of Object.entries(dealtIn({}).discs)) {
    const card = allMonsters().find((one) => one.disc === disc);
    if (card === undefined) throw new Error(`nobody uses ${disc}`);
    const key = `${card.size} ${familyColour[card.family]}`;
    count.set(key, (count.get(key) ?? 0) + discs);
  }
  expect(Object.fromEntries(count)).toEqual({
    "medium grey": 15,
    "large grey": 1,
    "medium green": 5,
    "large green": 5,
    "medium blue": 3,
    "large blue": 4,
    "medium orange": 4,
    "large orange": 2,
  });
});

test("CAT-MON-04: rewards lie between 100 and 300", () => {
  for (const { gold } of allMonsters()) expect([100, 200, 300]).toContain(gold);
});

test("CAT-MON-05: monsters have 1 or 2 life points", () => {
  for (const { life } of allMonsters()) expect([1, 2]).toContain(life);
});

describe("CAT-GAP-01", () => {
  const lives: Readonly<Record<string, number>> = {
    "skeleton-warrior": 1,
    "skeleton-archer": 1,
    zombie: 1,
    ghoul: 2,
    "crypt-spider": 2,
    orc: 2,
    troll: 2,
    "giant-scorpion": 2,
    centaur: 2,
    minotaur: 2,
    cerberus: 2,
    "fire-spirit": 1,
    "fire-demon": 2,
  };

  test("CAT-GAP-01: every monster has the life points of its card", () => {
    expect(Object.fromEntries(allMonsters().map(({ id, life }) => [id, life]))).toEqual(lives);
  });

  test("CAT-GAP-01: a Centaur has 2 life points: it survives one blow, and dies of the second", () => {
    const game = fighting({ at: { thief: [260, 60], "centaur-1": [300, 60], "orc-1": [440, 300] } });
    game.choose("thief:twice");
    game.flickAt("centaur-1", 300);
    expect(game.life("centaur-1")).toBe(1);
    game.choose("flick");
    game.flickAt("centaur-1", 600);
    expect(game.isOnBoard("centaur-1")).toBe(false);
    expect(game.hero("thief").trophies).toEqual(["centaur"]);
  });
});

describe("CAT-MON-06", () => {
  const attacks: Readonly<Record<string, readonly string[]>> = {
    "skeleton-warrior": ["melee"],
    "skeleton-archer": ["melee", "missile"],
    zombie: ["melee"],
    ghoul: ["stunning melee"],
    "crypt-spider": ["melee, stunning missile, stunning missile"],
    orc: ["melee"],
    troll: ["melee"],
    "giant-scorpion": ["critical melee"],
    centaur: ["melee, missile"],
    minotaur: ["melee"],
    cerberus: ["melee, missile, missile"],
    "fire-spirit": ["melee"],
    "fire-demon": ["melee", "fireball, fireball"],
  };

  test.each(Object.entries(attacks))("CAT-MON-06: %s has these attacks and no others", (card, listed) => {
    const said = monsterOf(card).actions.map((action) =>
      action.attacks
        .map(({ kind, modifiers }) => [...modifiers.map(({ id }) => id), kind].join(" "))
        .join(", "),
    );
    expect(said).toEqual(listed);
    const game = fighting({ phase: "overseer", at: { [`${card}-1`]: [400, 160] } });
    const own = monsterOf(card).actions.map(({ id }) => `${card}-1:${id}`);
    expect(game.options()).toEqual([...own, `${card}-1:pass`]);
  });

  test("CAT-MON-06: an attack that is not on the card is refused", () => {
    const game = fighting({ phase: "overseer", at: { "orc-1": [400, 160] } });
    expect(game.submit({ kind: "choose", option: "orc-1:missile" })).toMatchObject({
      code: "unknown-option",
    });
  });

  test("CAT-MON-06: a sequence brings its flicks in the order of the card", () => {
    const game = fighting({ phase: "overseer", at: { "centaur-1": [400, 160] } });
    game.choose("centaur-1:melee-missile");
    expect(game.asked).toMatchObject({ kind: "flick", prompt: "melee", pieces: ["centaur-1"] });
    game.tap();
    game.choose("flick");
    game.place();
    expect(game.asked).toMatchObject({ kind: "flick", prompt: "missile", pieces: ["missile"] });
  });
});

test("CAT-MON-07: an ability holds for its kind of monster, and not for others", () => {
  const game = fighting({
    phase: "overseer",
    at: { "troll-1": [400, 100], "orc-1": [400, 200] },
    life: { "troll-1": 1, "orc-1": 1 },
  });
  game.passTurn();
  expect([game.life("troll-1"), game.life("orc-1")]).toEqual([2, 1]);
});

test("CAT-MON-08: Skeleton Warrior, 1 life, worth 100", () => {
  expect(monsterOf("skeleton-warrior")).toMatchObject({ life: 1, gold: 100 });
});

test("CAT-MON-09: Centaur, worth 200", () => {
  expect(monsterOf("centaur").gold).toBe(200);
});

test("CAT-MON-10: Orc, 2 life, worth 100", () => {
  expect(monsterOf("orc")).toMatchObject({ life: 2, gold: 100 });
});

test("CAT-MON-11: a Skeleton Archer chooses between Melee and Missile", () => {
  const game = fighting({ phase: "overseer", at: { "skeleton-archer-1": [400, 160] } });
  expect(game.options()).toEqual([
    "skeleton-archer-1:melee",
    "skeleton-archer-1:missile",
    "skeleton-archer-1:pass",
  ]);
});

test("CAT-MON-12: a Fire Demon throws Fireballs and has Absorption", () => {
  const game = fighting({ phase: "overseer", at: { elf: [260, 160], "fire-demon-1": [400, 160] } });
  game.choose("fire-demon-1:fireballs");
  game.place(360, 160);
  game.flickAt("elf");
  expect(game.life("elf")).toBe(7);
  expect(monsterOf("fire-demon").traits.map(({ id }) => id)).toEqual(["absorption"]);
});

test("CAT-MON-13: Zombie, 1 life, with Feeding Frenzy", () => {
  expect(monsterOf("zombie").life).toBe(1);
  expect(monsterOf("zombie").traits.map(({ id }) => id)).toEqual(["feeding-frenzy"]);
});

test("CAT-MON-14: the Minotaur has Retaliation", () => {
  expect(monsterOf("minotaur").traits.map(({ id }) => id)).toEqual(["retaliation"]);
});

test("CAT-MON-15: Troll, 2 life, worth 200, with Regeneration", () => {
  expect(monsterOf("troll")).toMatchObject({ life: 2, gold: 200 });
  expect(monsterOf("troll").traits.map(({ id }) => id)).toEqual(["regeneration"]);
  expect(monsterOf("troll").gold + monsterOf("skeleton-warrior").gold).toBe(300);
});

test("CAT-MON-16: the Fire Spirit has Fire Wall", () => {
  expect(monsterOf("fire-spirit").traits.map(({ id }) => id)).toEqual(["fire-wall"]);
});

test("CAT-MON-17: a Ghoul’s Melee is Stunning", () => {
  const game = fighting({ phase: "overseer", at: { elf: [260, 60], "ghoul-1": [330, 60] } });
  game.choose("ghoul-1:melee");
  expect(game.asked).toMatchObject({ about: { modifiers: ["stunning"] } });
  game.flickAt("elf");
  expect([game.life("elf"), game.isStunned("elf")]).toEqual([7, true]);
});

test("CAT-MON-18: Crypt Spider, worth 300", () => {
  expect(monsterOf("crypt-spider").gold).toBe(300);
});

describe("what the other cards of the box say", () => {
  test("a Giant Scorpion’s Melee costs 2 life", () => {
    const game = fighting({ phase: "overseer", at: { elf: [250, 60], "giant-scorpion-1": [330, 60] } });
    game.choose("giant-scorpion-1:melee");
    game.flickAt("elf");
    expect(game.life("elf")).toBe(6);
  });

  test("a Crypt Spider’s webs bind and do no damage", () => {
    const game = fighting({ phase: "overseer", at: { elf: [250, 60], "crypt-spider-1": [360, 60] } });
    game.choose("crypt-spider-1:melee");
    game.tap();
    game.choose("flick");
    game.place(330, 60);
    game.flickAt("elf");
    expect([game.life("elf"), game.isStunned("elf")]).toEqual([8, true]);
  });

  test("Cerberus strikes, then shoots twice", () => {
    const game = fighting({ phase: "overseer", at: { elf: [250, 60], "cerberus-1": [360, 60] } });
    game.choose("cerberus-1:melee-missiles");
    game.tap(60, 0);
    for (let shot = 0; shot < 2; shot++) {
      game.choose("flick");
      game.place(game.piece("cerberus-1").x - 40, 60);
      game.flickAt("elf", 1200);
    }
    expect(game.life("elf")).toBe(6);
    expect(game.state.phase).toBe("heroes");
  });
});
