import { describe, expect, test } from "vitest";
import { allItems, itemOf } from "./content/box.ts";
import { type Campaign, fighting, type Situation } from "./testing/campaign.ts";
import { enterRoom, leaveRoom } from "./testing/scenes.ts";
import { visiting } from "./testing/visit.ts";

const far = { "orc-1": [440, 300] } as const;

/** A fight in which one Hero has these articles. */
function with_(hero: string, items: readonly string[], more: Situation = {}): Campaign {
  return fighting({ heroes: { [hero]: { items: [...items] } }, ...more, at: { ...far, ...more.at } });
}

/** What a Hero can do, without his own Melee and passing. */
function usesOf(game: Campaign, item: string): readonly string[] {
  return game.options().filter((option) => option.endsWith(`:${item}`));
}

test("CAT-ITEM-01: only the Hero who owns an article can use it", () => {
  const game = with_("elf", ["chain-lightning"]);
  expect(usesOf(game, "chain-lightning")).toEqual(["elf:chain-lightning"]);
  expect(game.submit({ kind: "choose", option: "thief:chain-lightning" })).toBeDefined();
});

test("CAT-ITEM-02: the card lists who can own it; nobody else can buy it", () => {
  const owners: Readonly<Record<string, readonly string[] | undefined>> = {
    familiar: ["wizard"],
    map: undefined,
    "chain-lightning": undefined,
    "invisibility-cloak": ["thief"],
    "poisoned-knife": ["thief"],
    "blood-draught": ["barbarian"],
    "long-quiver": ["elf"],
    "broad-axe": ["barbarian"],
    "healing-draught": undefined,
  };
  expect(Object.fromEntries(allItems().map(({ id, heroes }) => [id, heroes]))).toEqual(owners);
  const heroes = ["elf", "barbarian", "thief", "wizard"];
  for (const [item, listed] of Object.entries(owners)) {
    const game = visiting("merchant", { offer: [item], heroes: { elf: { gold: 3000 } } });
    const articles = game.question("buy").options.filter((option) => option.kind === "article");
    const buyers = articles.filter(({ half }) => !half).map(({ hero }) => hero);
    expect([item, buyers]).toEqual([item, listed ?? heroes]);
  }
});

describe("an article stays with its owner", () => {
  const given = { offer: ["map"], heroes: { elf: { items: ["chain-lightning"], gold: 200 } } };

  test("CAT-ITEM-03: it cannot be given to another Hero", () => {
    const game = visiting("merchant", given);
    expect(usesOf(game, "chain-lightning")).toEqual([]);
    game.choose("done");
    expect(game.hero("elf").items).toEqual(["chain-lightning"]);
    const fight = with_("elf", ["chain-lightning"]);
    expect(fight.options().some((option) => /give|trade|exchange/.test(option))).toBe(false);
  });

  test("CAT-ITEM-04: nor exchanged", () => {
    const game = visiting("merchant", given);
    game.choose("thief:map");
    expect(game.hero("elf").items).toEqual(["chain-lightning"]);
    expect(game.hero("thief").items).toEqual(["map"]);
    expect(game.options()).toEqual(["done"]);
  });
});

test("CAT-ITEM-05: its effect applies to its owner only", () => {
  const game = with_("thief", ["invisibility-cloak"], {
    marks: { thief: { invisible: 1 }, elf: { invisible: 1 } },
    phase: "overseer",
    at: { thief: [260, 60], elf: [260, 160], "orc-1": [330, 60], "orc-2": [330, 160] },
  });
  game.choose("orc-1:melee");
  game.flickAt("thief");
  game.choose("orc-2:melee");
  game.flickAt("elf");
  expect([game.life("thief"), game.life("elf")]).toEqual([10, 7]);
});

test("CAT-ITEM-06: a Map is used before exploring, and at no other time", () => {
  const game = with_("elf", ["map"], { at: { thief: [330, 60], "orc-1": [400, 60] }, life: { "orc-1": 1 } });
  expect(usesOf(game, "map")).toEqual([]);
  game.choose("thief:melee");
  game.flickAt("orc-1");
  leaveRoom(game);
  expect(game.state.phase).toBe("exploration");
  expect(game.options("seat-2")).toEqual(["elf:map"]);
});

test("CAT-ITEM-07: once per room means once, and again in the next room", () => {
  const game = with_("barbarian", ["broad-axe"], {
    at: { barbarian: [330, 60], "orc-1": [400, 60], "orc-2": [440, 300] },
    life: { "orc-2": 1 },
  });
  game.choose("barbarian:broad-axe");
  game.flickAt("orc-1");
  game.passTurn();
  game.passTurn();
  expect(usesOf(game, "broad-axe")).toEqual([]);
  game.choose("barbarian:melee");
  game.flickAt("orc-2", 1200);
  leaveRoom(game);
  enterRoom(game);
  expect(usesOf(game, "broad-axe")).toEqual(["barbarian:broad-axe"]);
});

test("CAT-ITEM-08: a single-use card is discarded when it has been used", () => {
  const game = with_("elf", ["healing-draught"], { life: { elf: 3 } });
  game.choose("elf:healing-draught");
  expect(game.hero("elf").items).toEqual([]);
  expect(game.state.usedUp).toEqual(["healing-draught"]);
  expect(usesOf(game, "healing-draught")).toEqual([]);
});

test("CAT-ITEM-09: a card that is a special action takes the Hero’s action", () => {
  const game = with_("elf", ["chain-lightning"]);
  game.choose("elf:chain-lightning");
  game.place();
  game.tap();
  game.choose("stop");
  expect(game.options().filter((option) => option.startsWith("elf:"))).toEqual([]);
});

test("CAT-ITEM-10: a Hero may carry any number of articles", () => {
  const offer = ["map", "chain-lightning", "healing-draught", "broad-axe", "blood-draught"];
  const game = visiting("merchant", { offer, heroes: { barbarian: { gold: 3000 } } });
  for (const item of offer) game.choose(`barbarian:${item}`);
  expect(game.hero("barbarian").items).toEqual(offer);
});

test("CAT-ITEM-11: incapacity of the owner switches an article off until he recovers", () => {
  const cloaked = (stunned: Readonly<Record<string, number>>) =>
    with_("thief", ["invisibility-cloak"], {
      marks: { thief: { invisible: 1 } },
      stunned,
      phase: "overseer",
      at: { thief: [260, 60], "orc-1": [330, 60] },
    });
  for (const [stunned, life] of [
    [{}, 10],
    [{ thief: 1 }, 9],
  ] as const) {
    const game = cloaked(stunned);
    game.choose("orc-1:melee");
    game.flickAt("thief");
    expect(game.life("thief")).toBe(life);
  }
  const game = with_("elf", ["healing-draught"], { life: { elf: 3 }, stunned: { elf: 1 }, round: 2 });
  expect(usesOf(game, "healing-draught")).toEqual([]);
  game.passTurn();
  game.passTurn();
  expect(usesOf(game, "healing-draught")).toEqual(["elf:healing-draught"]);
});

test("CAT-ITEM-12: an Ally cannot own an article", () => {
  const game = visiting("merchant", {
    offer: ["map"],
    heroes: { wizard: { gold: 500, items: ["familiar"] } },
  });
  for (const ally of ["familiar", "skeleton"])
    expect(game.submit({ kind: "choose", option: `${ally}:map` })).toMatchObject({ code: "unknown-option" });
});

test("CAT-ITEM-13: what was used up never returns to the deck", () => {
  const others = allItems().flatMap(({ id }) => (id === "healing-draught" ? [] : id));
  const drinking = with_("elf", ["healing-draught"], { life: { elf: 3 }, state: { equipment: others } });
  drinking.choose("elf:healing-draught");
  expect([...drinking.state.equipment, ...drinking.state.offer]).toEqual(others);
  const game = visiting("merchant", {
    heroes: { elf: { gold: 0 } },
    state: {
      phase: "exploration",
      here: 1,
      offer: [],
      equipment: allItems()
        .map(({ id }) => id)
        .filter((id) => id !== "map"),
      usedUp: ["map"],
    },
  });
  game.choose("explore");
  expect(game.state.offer).toHaveLength(6);
  expect([...game.state.offer, ...game.state.equipment]).not.toContain("map");
  expect(game.state.usedUp).toEqual(["map"]);
});

describe("CAT-ITEM-14: what each article does for its Hero", () => {
  test("CAT-ITEM-14: every card tells its effect, its price and its use, in both languages", () => {
    expect(allItems()).toHaveLength(9);
    for (const { name, text, price } of allItems()) {
      for (const word of [name.fr, name.en, text.fr, text.en]) expect(word).not.toBe("");
      expect(price % 100).toBe(0);
    }
  });

  test("Chain Lightning: a chain of four Missiles, each from where the last one lies; 600 gold", () => {
    expect(itemOf("chain-lightning").price).toBe(600);
    const game = with_("thief", ["chain-lightning"], {
      at: { thief: [260, 60], "orc-1": [330, 60], "orc-2": [330, 160] },
    });
    game.choose("thief:chain-lightning");
    game.place(285, 60);
    for (const [target, speed] of [
      ["orc-1", 500],
      ["orc-2", 900],
      ["orc-1", 1100],
      ["orc-2", 1100],
    ] as const) {
      if (target !== "orc-1" || speed !== 500) game.choose("flick");
      expect(game.asked).toMatchObject({ kind: "flick", pieces: ["missile"] });
      game.flickAt(target, speed);
    }
    expect(game.events("flicked")).toHaveLength(4);
    expect(game.hero("thief").trophies).toEqual(["orc", "orc"]);
    expect(game.isOnBoard("missile")).toBe(false);
    expect(game.state.usedUp).toEqual(["chain-lightning"]);
  });

  test("Invisibility Cloak: after his action, until his next one, the Thief loses no life", () => {
    const game = with_("thief", ["invisibility-cloak"], { at: { thief: [260, 60], "orc-1": [330, 60] } });
    game.choose("thief:melee");
    game.tap(-60, 0);
    expect(game.asked).toMatchObject({ prompt: "cloak", seats: ["seat-2"] });
    game.choose("put-on");
    game.passTurn();
    game.choose("orc-1:melee");
    game.flickAt("thief");
    expect(game.life("thief")).toBe(10);
    expect(game.events("unhurt")).toMatchObject([{ piece: "thief", rule: "CAT-LIMIT-01" }]);
    // It comes off with his next action, and cannot be put on again in this room.
    game.choose("thief:melee");
    game.tap(-60, 0);
    expect(game.asked.prompt).toBe("hero-acts");
    game.passTurn();
    game.choose("orc-1:melee");
    game.flickAt("thief");
    expect(game.life("thief")).toBe(9);
  });

  test("Invisibility Cloak: to pass is an action: it comes off, and can be put on after it (CAT-RULING-44)", () => {
    const at = { thief: [260, 60], "orc-1": [330, 60] } as const;
    const worn = with_("thief", ["invisibility-cloak"], {
      heroes: { thief: { items: ["invisibility-cloak"], used: ["invisibility-cloak"] } },
      marks: { thief: { invisible: 1 } },
      round: 2,
      at,
    });
    worn.passTurn();
    worn.choose("orc-1:melee");
    worn.flickAt("thief");
    expect(worn.life("thief")).toBe(9);
    const ready = with_("thief", ["invisibility-cloak"], { at });
    ready.choose("thief:pass");
    expect(ready.asked.prompt).toBe("cloak");
  });

  test("Invisibility Cloak: a fire wall does not burn him either", () => {
    const game = with_("thief", ["invisibility-cloak"], {
      marks: { thief: { invisible: 1 } },
      phase: "overseer",
      walls: ["fire-spirit-1"],
      at: { "orc-1": [400, 60], thief: [330, 60], "fire-spirit-1": [270, 60] },
    });
    game.choose("orc-1:melee");
    game.flickAt("thief", 1200);
    expect(game.events("burnt")).toHaveLength(1);
    expect(game.life("thief")).toBe(10);
  });

  test("Poisoned Knife: kills the monster it hurts, and costs a Lord 2", () => {
    for (const [target, kind] of [
      ["orc-1", "room"],
      ["sorcerer", "lord"],
    ] as const) {
      const game = with_("thief", ["poisoned-knife"], {
        kind,
        at: { thief: [260, 60], [target]: [330, 60], "orc-2": [440, 200] },
      });
      game.choose("thief:poisoned-knife");
      game.flickAt(target);
      if (target === "orc-1") expect(game.isOnBoard(target)).toBe(false);
      else expect(game.life(target)).toBe(2);
    }
  });

  test("Blood Draught: one more rage, three at most, without taking the action", () => {
    const game = with_("barbarian", ["blood-draught"]);
    game.choose("barbarian:blood-draught");
    expect(game.hero("barbarian")).toMatchObject({ tracks: { rage: 3 }, items: [] });
    expect(game.options()).toContain("barbarian:rage");
    const full = fighting({
      heroes: { barbarian: { items: ["blood-draught"], tracks: { rage: 3 } } },
      at: far,
    });
    expect(usesOf(full, "blood-draught")).toEqual([]);
  });

  test("Long Quiver: both arrows in one action, once per room", () => {
    const game = with_("elf", ["long-quiver"], { at: { elf: [260, 60], "orc-1": [330, 60] } });
    game.choose("elf:long-quiver");
    for (let arrow = 0; arrow < 2; arrow++) {
      if (arrow > 0) game.choose("flick");
      game.place(285, 60);
      game.flickAt("orc-1");
    }
    expect(game.hero("elf")).toMatchObject({ trophies: ["orc"], tracks: { arrows: 0 } });
  });

  test("Broad Axe: one Critical Melee", () => {
    const game = with_("barbarian", ["broad-axe"], { at: { barbarian: [260, 60], "orc-1": [330, 60] } });
    game.choose("barbarian:broad-axe");
    game.flickAt("orc-1");
    expect(game.hero("barbarian").trophies).toEqual(["orc"]);
  });

  test("Healing Draught: 2 life back, without taking the action", () => {
    const game = with_("elf", ["healing-draught"], { life: { elf: 3 } });
    game.choose("elf:healing-draught");
    expect(game.life("elf")).toBe(5);
    expect(game.options()).toContain("elf:melee");
  });

  test("Map: the Heroes learn the hidden rooms and may exchange the next two of equal level", () => {
    const game = visiting("healer", {
      state: { phase: "exploration", here: 0 },
      heroes: { elf: { items: ["map"] } },
    });
    const hidden = game.state.rooms.map(({ card }) => card);
    expect(game.options("seat-2")).toEqual(["elf:map"]);
    game.choose("elf:map", "seat-2");
    expect(game.state.usedUp).toEqual(["map"]);
    game.choose("swap", "seat-2");
    const after = game.sight("seat-2").view.rooms.map(({ card }) => card);
    expect(after).toEqual([hidden[0], hidden[3], hidden[2], hidden[1], ...hidden.slice(4)]);
    expect(game.sight("seat-1").view.rooms[1]?.card).toBeUndefined();
    expect(game.sight("seat-1").view.rooms[3]?.card).toBeUndefined();
  });
});
