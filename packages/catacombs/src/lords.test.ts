import { describe, expect, test } from "vitest";
import { zoneOf } from "./arena.ts";
import { allLords, lordOf, monsterOf } from "./content/box.ts";
import { type Campaign, fighting, type Situation } from "./testing/campaign.ts";
import { visiting } from "./testing/visit.ts";

const lords = ["sorcerer", "gorgon", "lich", "dragon"];

/** The Overseer's turn of a final battle. */
function lair(lord: string, more: Situation = {}): Campaign {
  const at = { [lord]: [400, 160] as const, ...more.at };
  return fighting({ kind: "lord", phase: "overseer", ...more, options: { lord, ...more.options }, at });
}

/** The last room before the Lord has been survived, and his card is turned up. */
function arriving(lord: string): Campaign {
  const game = visiting("healer", { options: { lord }, state: { phase: "exploration", here: 5 } });
  game.choose("explore");
  return game;
}

function ownOptions(game: Campaign, lord: string): readonly string[] {
  return game.options().filter((option) => option.startsWith(`${lord}:`));
}

test("CAT-LORD-01: after the last room the Heroes meet the chosen Lord in its lair", () => {
  for (const lord of lords) {
    const game = arriving(lord);
    expect(game.state.fight).toMatchObject({ kind: "lord", board: lordOf(lord).board });
    while (game.asked.kind === "place") game.place();
    expect(game.piece(lord)).toMatchObject({ kind: "lord", card: lord });
  }
});

test("CAT-LORD-02: each board tells its own actions and rules, in both languages", () => {
  for (const { name, text, actions, traits } of allLords()) {
    const words = [
      name,
      text,
      ...actions.map((one) => one.name),
      ...traits.flatMap((one) => [one.name, one.text]),
    ];
    for (const { fr, en } of words) for (const word of [fr, en]) expect(word).not.toBe("");
  }
  const sets = allLords().map(({ actions }) => actions.map(({ id }) => id).join());
  expect(new Set(sets).size).toBe(4);
});

test("CAT-LORD-03: there are four Lords", () => {
  expect(allLords().map(({ id }) => id)).toEqual(lords);
});

describe("the Sorcerer", () => {
  const at = { sorcerer: [330, 60], elf: [260, 60] } as const;

  test("CAT-LORD-04: by his illusion he is seen, and yet cannot be struck", () => {
    const game = lair("sorcerer", { at });
    game.choose("sorcerer:illusion");
    expect(game.isOnBoard("sorcerer")).toBe(true);
    game.choose("elf:melee");
    game.flickAt("sorcerer", 560);
    expect(game.events("unhurt")).toMatchObject([{ piece: "sorcerer", rule: "CAT-LORD-04" }]);
    expect(game.life("sorcerer")).toBe(4);
  });

  test("CAT-LORD-04: it ends with his next turn, and he cannot do it in two turns running", () => {
    const game = lair("sorcerer", { at });
    game.choose("sorcerer:illusion");
    game.passTurn();
    expect(ownOptions(game, "sorcerer")).not.toContain("sorcerer:illusion");
    game.passTurn();
    game.choose("elf:melee");
    game.flickAt("sorcerer", 560);
    expect(game.life("sorcerer")).toBe(3);
    game.passTurn();
    expect(ownOptions(game, "sorcerer")).toContain("sorcerer:illusion");
    const { text } = lordOf("sorcerer").traits[0] ?? expect.fail("no trait");
    expect([text.fr, text.en]).toEqual([
      expect.stringContaining("deux tours de suite"),
      expect.stringContaining("Never two turns in a row"),
    ]);
  });

  test("his Stunning Melee incapacitates", () => {
    const game = lair("sorcerer", { at });
    game.choose("sorcerer:stun-melee");
    game.flickAt("elf");
    expect([game.life("elf"), game.isStunned("elf")]).toEqual([7, true]);
  });
});

describe("the Dragon", () => {
  test("CAT-LORD-05: it brings forth Fire Spirits, and charges with fiery breath", () => {
    const game = lair("dragon", { at: { dragon: [400, 60], elf: [330, 60], thief: [400, 200] } });
    expect(ownOptions(game, "dragon")).toEqual(
      expect.arrayContaining(["dragon:bring-forth", "dragon:breath"]),
    );
    game.choose("dragon:breath");
    game.flickAt("elf", 560);
    expect(game.life("elf")).toBe(7);
    game.choose("flick");
    const { x, y } = game.piece("dragon");
    game.place(x, y + 30);
    game.flickAt("thief");
    expect(game.life("thief")).toBe(9);
    expect(game.state.phase).toBe("heroes");
  });

  test("its fury is a chain of three Melee", () => {
    const game = lair("dragon", { at: { dragon: [400, 60], elf: [330, 60] } });
    game.choose("dragon:fury");
    game.flickAt("elf", 560);
    game.choose("flick");
    game.flickAt("elf", 900);
    expect([game.life("elf"), game.events("spared").length]).toEqual([7, 1]);
    game.choose("flick");
    game.tap();
    expect(game.state.phase).toBe("heroes");
  });

  test("CAT-LORD-14: it stays where it is, and 2 Fire Spirits appear", () => {
    const game = lair("dragon");
    game.choose("dragon:bring-forth");
    game.place(400, 195);
    game.place(400, 125);
    expect(game.piece("dragon")).toMatchObject({ x: 400, y: 160 });
    for (const id of ["fire-spirit-1", "fire-spirit-2"])
      expect(game.piece(id)).toMatchObject({ kind: "monster", card: "fire-spirit" });
    expect(game.state.reserve["fire-spirit"]).toBe(2);
  });

  test("CAT-RULING-13: where the second has no room it does not come, by that rule and not for want of discs", () => {
    const at = { dragon: [17.5, 17.5], "troll-1": [64, 17.5], "minotaur-1": [17.5, 64] } as const;
    const game = lair("dragon", { at });
    game.choose("dragon:bring-forth");
    game.place(46, 46);
    expect(game.state.reserve["fire-spirit"]).toBe(3);
    expect(game.events("nobody-comes")).toMatchObject([{ card: "fire-spirit", rule: "CAT-RULING-13" }]);
    const four = [1, 2, 3, 4].map((n) => [`fire-spirit-${n}`, [200 + 40 * n, 300]] as const);
    const short = lair("dragon", { at: Object.fromEntries(four.slice(1)) });
    short.choose("dragon:bring-forth");
    short.place();
    expect(short.events("nobody-comes")).toMatchObject([{ card: "fire-spirit", rule: "CAT-LIMIT-04" }]);
  });

  test("CAT-EX-14: brought forth, 2 Fire Spirits enter, and nothing else of the Dragon is left this turn", () => {
    const game = lair("dragon", { at: { "fire-spirit-1": [440, 300] } });
    game.choose("dragon:bring-forth");
    expect(game.submit({ kind: "place", spots: [{ piece: "fire-spirit-2", x: 400, y: 250 }] })).toBeDefined();
    game.place();
    game.place();
    expect(game.piece("dragon")).toMatchObject({ x: 400, y: 160 });
    expect(game.state.reserve["fire-spirit"]).toBe(1);
    expect(ownOptions(game, "dragon")).toEqual([]);
    for (const option of ["dragon:melee", "dragon:breath", "dragon:bring-forth"])
      expect(game.submit({ kind: "choose", option })).toBeDefined();
    // CAT-RULING-46: the newcomers wait for the next turn.
    expect(game.options()).toEqual(["fire-spirit-1:melee", "fire-spirit-1:pass"]);
  });
});

describe("the Gorgon", () => {
  const at = { gorgon: [330, 60], elf: [260, 60], thief: [330, 200] } as const;

  test("CAT-LORD-06: her blow turns an incapacitated Hero to stone who has at most a third of his life left", () => {
    const struck = (life: number) => {
      const game = lair("gorgon", {
        at: { ...at, barbarian: [260, 60], elf: [40, 60] },
        stunned: { barbarian: 1 },
        life: { barbarian: life },
      });
      game.choose("gorgon:stone");
      game.flickAt("barbarian");
      return game;
    };
    expect(struck(4).life("barbarian")).toBe(0);
    expect(struck(4).isOnBoard("barbarian")).toBe(false);
    expect(struck(5).life("barbarian")).toBe(3);
  });

  test("CAT-LORD-06: one who is not loses 2 life, and her Missile incapacitates", () => {
    const game = lair("gorgon", { at });
    game.choose("gorgon:stone");
    game.flickAt("elf", 560);
    expect([game.life("elf"), game.isStunned("elf")]).toEqual([6, false]);
    game.choose("flick");
    const { x, y } = game.piece("gorgon");
    game.place(x, y + 30);
    game.flickAt("thief");
    expect([game.life("thief"), game.isStunned("thief")]).toEqual([9, true]);
  });
});

describe("the Lich", () => {
  test("CAT-LORD-07: it calls undead to its aid, a Ghoul or a Skeleton Warrior by chance", () => {
    const came = new Set<string>();
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const game = fighting(
        { kind: "lord", phase: "overseer", options: { lord: "lich" }, at: { lich: [400, 160] } },
        seed,
      );
      game.choose("lich:call-undead");
      game.place();
      for (const { card } of game.events("placed")) came.add(card);
    }
    expect([...came].toSorted()).toEqual(["ghoul", "skeleton-warrior"]);
    for (const card of came) expect(monsterOf(card).family).toBe("undead");
  });

  test("it strikes, then shoots", () => {
    const game = lair("lich", { at: { lich: [330, 60], elf: [260, 60], thief: [330, 200] } });
    game.choose("lich:melee-missile");
    game.flickAt("elf", 560);
    game.choose("flick");
    const { x, y } = game.piece("lich");
    game.place(x, y + 30);
    game.flickAt("thief");
    expect([game.life("elf"), game.life("thief")]).toEqual([7, 9]);
  });
});

test("CAT-LORD-08: the Lord enters with its minions, all placed in the set-up", () => {
  const zone = zoneOf("overseer", false);
  for (const lord of lords) {
    const game = arriving(lord);
    const minions = lordOf(lord).minions.flatMap(({ monster, count }) =>
      Array.from({ length: count }, () => monster),
    );
    expect(game.state.fight?.arriving.toSorted()).toEqual(minions.toSorted());
    game.place();
    expect(game.asked).toMatchObject({ prompt: "place-monsters", seats: ["seat-1"] });
    game.place();
    expect(game.state.phase).toBe("heroes");
    const theirs = game.state.fight?.pieces.filter(({ kind }) => kind === "monster" || kind === "lord") ?? [];
    expect(theirs).toHaveLength(minions.length + 1);
    for (const { x, radius } of theirs) expect(x - radius).toBeGreaterThanOrEqual(zone.x);
  }
});

test("CAT-LORD-09: Dragon and Lich call more minions while the fight is on", () => {
  for (const [lord, action] of [
    ["dragon", "bring-forth"],
    ["lich", "call-undead"],
  ] as const) {
    const game = lair(lord);
    game.choose(`${lord}:${action}`);
    expect(game.asked).toMatchObject({ kind: "place", prompt: "place-summoned", seats: ["seat-1"] });
    game.place();
    expect(game.state.fight?.pieces.filter(({ kind }) => kind === "monster")).toHaveLength(1);
  }
});

test("CAT-LORD-10: the Lord has one action in each Overseer’s turn", () => {
  const game = lair("sorcerer", { at: { "orc-1": [440, 300] } });
  game.choose("sorcerer:melee");
  game.tap();
  expect(game.options()).toEqual(["orc-1:melee", "orc-1:pass"]);
  game.passTurn();
  game.passTurn();
  expect(game.options()).toContain("sorcerer:melee");
});

test("CAT-LORD-11: every Lord can make the basic Melee attack", () => {
  for (const lord of lords) {
    const game = lair(lord, { at: { [lord]: [330, 60], elf: [260, 60] } });
    game.choose(`${lord}:melee`);
    game.flickAt("elf");
    expect([lord, game.life("elf"), game.isStunned("elf")]).toEqual([lord, 7, false]);
  }
});

test("CAT-LORD-12: every Lord has at least one special action", () => {
  for (const lord of lords) {
    const special = lordOf(lord).actions.map(({ id }) => `${lord}:${id}`);
    expect(special.length).toBeGreaterThan(0);
    expect(ownOptions(lair(lord), lord)).toEqual([`${lord}:melee`, ...special, `${lord}:pass`]);
  }
});

test("CAT-LORD-13: its action is its Melee or exactly one of its special actions", () => {
  for (const lord of lords) {
    const special = lordOf(lord).actions.find(({ attacks }) => attacks.length > 0)?.id ?? "";
    for (const action of ["melee", special]) {
      const game = lair(lord, { at: { "orc-1": [440, 300] } });
      game.choose(`${lord}:${action}`);
      game.tap();
      if (game.asked.prompt === "go-on") game.choose("stop");
      expect(ownOptions(game, lord)).toEqual([]);
    }
  }
});
