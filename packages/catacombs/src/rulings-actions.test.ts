import { describe, expect, test } from "vitest";
import { heroCard } from "./content/box.ts";
import { type Campaign, fighting } from "./testing/campaign.ts";

const fourPlayers = { parties: [["elf"], ["barbarian"], ["thief"], ["wizard"]] };

describe("CAT-RULING-40: twice in a row", () => {
  test("CAT-RULING-40: a flick has no effect on any target of the flick before, however many they were", () => {
    const game = fighting({
      at: { barbarian: [260, 160], "orc-1": [330, 147.5], "orc-2": [330, 172.5] },
    });
    game.choose("barbarian:rage");
    game.flick(500, 0);
    expect([game.life("orc-1"), game.life("orc-2")]).toEqual([1, 1]);
    game.choose("flick");
    game.flickAt("orc-2", 800);
    expect(game.events("spared")).toMatchObject([{ piece: "orc-2", rule: "CAT-CHAIN-06" }]);
    expect(game.life("orc-2")).toBe(1);
  });

  test("CAT-RULING-40: also one that was hit without damage; a miss in between makes it vulnerable again", () => {
    const game = fighting({ at: { barbarian: [260, 60], "troll-1": [330, 60] } });
    game.choose("barbarian:rage");
    game.flickAt("troll-1", 560);
    game.choose("flick");
    game.flickAt("troll-1", 700);
    expect(game.life("troll-1")).toBe(1);
    game.choose("flick");
    game.tap();
    game.choose("flick");
    game.flickAt("troll-1", 1000);
    expect(game.hero("barbarian").trophies).toEqual(["troll"]);
  });

  test("CAT-RULING-40: a target that was only spared is spared again by the next flick", () => {
    const game = fighting({ at: { barbarian: [260, 60], "troll-1": [300, 60] } });
    game.choose("barbarian:rage");
    for (const speed of [300, 500, 700]) {
      if (speed > 300) game.choose("flick");
      game.flickAt("troll-1", speed);
    }
    expect(game.events("spared")).toHaveLength(2);
    expect(game.life("troll-1")).toBe(1);
  });
});

test("CAT-RULING-41: a chain or sequence may be stopped after any flick; the rest is lost", () => {
  const game = fighting({ at: { barbarian: [260, 60], thief: [260, 160], "orc-1": [440, 300] } });
  game.choose("thief:twice");
  game.tap();
  expect(game.options()).toEqual(["flick", "stop"]);
  game.choose("stop");
  expect(game.options().some((option) => option.startsWith("thief:"))).toBe(false);
  game.choose("barbarian:rage");
  game.tap();
  game.choose("flick");
  game.tap();
  game.choose("stop");
  expect(game.events("flicked")).toHaveLength(3);
  expect(game.events("stops").map(({ piece }) => piece)).toEqual(["thief", "barbarian"]);
});

describe("CAT-RULING-42: a sequence", () => {
  test("CAT-RULING-42: Melee goes on from where the disc stands, and may hurt the same target again", () => {
    const game = fighting({ at: { thief: [260, 60], "orc-1": [330, 60] } });
    game.choose("thief:twice");
    game.flickAt("orc-1", 560);
    const { x, y } = game.piece("thief");
    game.choose("flick");
    game.flickAt("orc-1");
    const { fight } = game.stateBefore(game.events("flicked").at(-1));
    expect(fight?.pieces.find(({ id }) => id === "thief")).toMatchObject({ x, y });
    expect(game.hero("thief").trophies).toEqual(["orc"]);
  });

  test("CAT-RULING-42: a Missile is taken back and placed anew beside the attacker", () => {
    const game = fighting({ at: { wizard: [260, 60], "orc-1": [330, 60] } });
    game.choose("wizard:magic-missile");
    game.place(285, 60);
    game.flickAt("orc-1");
    expect(game.isOnBoard("missile")).toBe(false);
    game.choose("flick");
    expect(game.asked).toMatchObject({ kind: "place", prompt: "place-shot" });
    game.place(285, 60);
    game.flickAt("orc-1");
    expect(game.hero("wizard").trophies).toEqual(["orc"]);
  });
});

test("CAT-RULING-42: if the Familiar dies of the first Missile, the second starts beside the Wizard", () => {
  const game = fighting({
    walls: ["fire-spirit-1"],
    at: { wizard: [60, 280], familiar: [300, 160], "fire-spirit-1": [309, 139], "orc-1": [440, 300] },
  });
  game.choose("wizard:magic-missile@familiar");
  game.place(327, 133);
  game.flickAt("fire-spirit-1", 1600);
  expect(game.isOnBoard("familiar")).toBe(false);
  game.choose("flick");
  expect(game.submit({ kind: "place", spots: [{ piece: "missile", x: 327, y: 133 }] })).toBeDefined();
  game.place(90, 280);
  expect(game.asked).toMatchObject({ kind: "flick", pieces: ["missile"] });
});

test("CAT-RULING-43: the rage is a chain of 4 Melee flicks", () => {
  const rage = heroCard("barbarian").actions.find(({ id }) => id === "rage");
  expect(rage).toMatchObject({ chain: true });
  expect(rage?.attacks.map(({ kind }) => kind)).toEqual(["melee", "melee", "melee", "melee"]);
  const game = fighting({ at: { barbarian: [260, 60], "orc-1": [440, 300] } });
  game.choose("barbarian:rage");
  for (let flick = 0; flick < 4; flick++) {
    if (flick > 0) game.choose("flick");
    game.tap();
  }
  expect(game.asked.prompt).toBe("hero-acts");
});

describe("CAT-RULING-44: passing", () => {
  test("CAT-RULING-44: a Hero, an Ally or a monster may pass; that is its action", () => {
    const game = fighting({ at: { skeleton: [260, 60], "orc-1": [440, 300] } });
    for (const piece of ["elf", "skeleton"]) {
      game.choose(`${piece}:pass`);
      expect(game.options().some((option) => option.startsWith(`${piece}:`))).toBe(false);
    }
    game.passTurn();
    game.choose("orc-1:pass");
    expect([game.state.phase, game.state.fight?.round]).toEqual(["heroes", 2]);
    expect(game.events("passes").map(({ piece }) => piece)).toEqual(
      expect.arrayContaining(["elf", "skeleton", "orc-1"]),
    );
  });

  test("CAT-RULING-44: it is no attack, so a wandering monster may come", () => {
    const game = fighting({ options: { wanderers: true }, at: { "orc-1": [440, 300] } });
    for (const hero of ["elf", "barbarian", "thief", "wizard"]) game.choose(`${hero}:pass`);
    expect(game.asked.prompt).toBe("wanderer");
  });
});

describe("CAT-RULING-45: nobody is made to wait", () => {
  const table = () => fighting({ options: fourPlayers, at: { "orc-1": [440, 300] } });

  test("CAT-RULING-45: each controller may start the action of an own Hero, whenever none is running", () => {
    for (const [seat, hero] of [
      ["seat-4", "thief"],
      ["seat-2", "elf"],
      ["seat-5", "wizard"],
    ] as const) {
      const game = table();
      expect(game.asked.seats).toEqual(["seat-2", "seat-3", "seat-4", "seat-5"]);
      game.choose(`${hero}:melee`, seat);
      expect(game.asked.seats).toEqual([seat]);
    }
  });

  test("CAT-RULING-45: of an own and unused one only", () => {
    const game = table();
    expect(game.submit({ kind: "choose", option: "elf:melee" }, "seat-3")).toBeDefined();
    game.choose("elf:melee", "seat-2");
    expect(game.submit({ kind: "choose", option: "thief:melee" }, "seat-4")).toBeDefined();
    game.tap();
    expect(game.asked.seats).toEqual(["seat-3", "seat-4", "seat-5"]);
  });
});

describe("CAT-RULING-46: the order of monsters", () => {
  const acted = (game: Campaign) => game.events("acts").map(({ piece }) => piece);

  test("CAT-RULING-46: is the Overseer’s choice", () => {
    const order = ["orc-2", "ghoul-1", "orc-1"];
    const game = fighting({
      phase: "overseer",
      at: { "orc-1": [400, 60], "orc-2": [400, 160], "ghoul-1": [400, 260] },
    });
    for (const piece of order) {
      game.choose(`${piece}:melee`);
      game.tap();
    }
    expect(acted(game)).toEqual(order);
  });

  test("CAT-RULING-46: one that came in during this turn acts from the next one on", () => {
    const game = fighting({
      kind: "lord",
      phase: "overseer",
      options: { lord: "dragon" },
      at: { dragon: [400, 160], "orc-1": [440, 300] },
    });
    game.choose("dragon:bring-forth");
    game.place();
    game.place();
    expect(game.options()).toEqual(["orc-1:melee", "orc-1:pass"]);
    game.passTurn();
    game.passTurn();
    expect(game.options()).toContain("fire-spirit-1:melee");
  });
});

test("CAT-RULING-47: when the last monster has died, the other Heroes still act; then the room ends", () => {
  const game = fighting({ at: { elf: [260, 60], "zombie-1": [330, 60] } });
  game.choose("elf:melee");
  game.flickAt("zombie-1");
  expect(game.options()).toContain("barbarian:melee");
  game.choose("barbarian:melee");
  game.tap();
  game.passTurn();
  expect(game.state.phase).toBe("exploration");
  expect(game.events("turn").map(({ side }) => side)).toEqual(["overseer"]);
});
