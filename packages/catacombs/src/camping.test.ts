import { describe, expect, test } from "vitest";
import { allMonsters } from "./content/box.ts";
import { type Campaign, fighting, newCampaign, type Situation } from "./testing/index.ts";
import { afterFight, beforeRoom, enterRoom, placeAll, views } from "./testing/scenes.ts";
import { optionTexts } from "./words/options.ts";

/** A cleared room with nobody left in it; the marker stands on this space of the Camp Tracker. */
function cleared(camp = 0, { options = {}, ...situation }: Situation = {}): Campaign {
  const game = fighting({
    ...situation,
    options: { camping: true, ...options },
    state: { camp, ...situation.state },
  });
  game.passTurn();
  if (game.asked.prompt === "wanderer") game.choose("no");
  return game;
}

/** The next star is the third space. */
const beforeStar = 2;
/** The fourth space gives 2. */
const beforeTwo = 3;

function ambushed(situation: Situation = {}): Campaign {
  const game = cleared(beforeStar, situation);
  game.choose("camp");
  return game;
}

function pickFor(game: Campaign, ...monsters: readonly string[]): string | undefined {
  return game.submit({ kind: "pick", options: monsters })?.code;
}

describe("camping", () => {
  test("CAT-VCAMP-01: everybody sees the Camp Tracker", () => {
    const game = cleared(4);
    for (const { camp, options } of views(game)) expect([camp, options.camping]).toEqual([4, true]);
  });

  test("CAT-VCAMP-02: the marker starts on the start", () => {
    expect(newCampaign({ camping: true }).state.camp).toBe(0);
  });

  test("CAT-VCAMP-03: at the end of each resolution phase the Heroes decide", () => {
    const game = cleared();
    expect([game.asked.prompt, game.asked.seats, game.options()]).toEqual([
      "camp",
      ["seat-2"],
      ["camp", "go-on"],
    ]);
    game.choose("go-on");
    expect([game.state.camp, game.asked.prompt]).toEqual([0, "explore"]);
    expect(fighting().match.state.options.camping).toBe(false);
    const without = fighting();
    without.passTurn();
    expect(without.asked.prompt).toBe("explore");
  });

  test("CAT-VCAMP-04: the marker advances, and the space it reaches has its effect", () => {
    const game = cleared(beforeTwo, { life: { elf: 4 } });
    game.choose("camp");
    expect(game.state.camp).toBe(beforeTwo + 1);
    expect(game.events("camped")).toMatchObject([{ space: "2" }]);
    expect(game.life("elf")).toBe(6);
  });

  test("CAT-VCAMP-05: each Hero gets so many life points, or used Spell cards", () => {
    const spent = { spells: [], spentSpells: ["heal#1", "teleport#1"] };
    const game = cleared(0, { life: { elf: 4, thief: 5, wizard: 8 }, state: spent });
    game.choose("camp");
    expect([game.life("elf"), game.life("thief")]).toEqual([5, 6]);
    expect(game.asked.prompt).toBe("camp-spells");
    game.pick(["teleport#1"]);
    expect(game.state.spells).toEqual(["teleport#1"]);
    expect(game.state.spentSpells).toEqual(["heal#1"]);
  });

  test("CAT-VCAMP-06: life and spells may be mixed, up to the number on the space", () => {
    const spent = { spells: [], spentSpells: ["heal#1", "teleport#1", "shield#1"] };
    const game = cleared(beforeTwo, { life: { wizard: 4 }, state: spent });
    game.choose("camp");
    expect(game.submit({ kind: "amount", amount: 3 })).toBeDefined();
    game.amount(1);
    expect(pickFor(game, "heal#1", "shield#1")).toBeDefined();
    game.pick(["heal#1"]);
    expect([game.life("wizard"), game.state.spells]).toEqual([5, ["heal#1"]]);
    const onlyLife = cleared(beforeTwo, { life: { wizard: 4 }, state: spent });
    onlyLife.choose("camp");
    onlyLife.amount(2);
    expect([onlyLife.life("wizard"), onlyLife.asked.prompt]).toEqual([6, "explore"]);
  });

  test("CAT-VCAMP-07: nobody rises above his maximum", () => {
    const game = cleared(beforeTwo, { life: { elf: 7, wizard: 7 }, state: { spentSpells: ["heal#1"] } });
    game.choose("camp");
    expect(game.life("elf")).toBe(8);
    expect(game.asked).toMatchObject({ kind: "amount", max: 1 });
  });

  test("CAT-VCAMP-08: on a star nobody gets anything; there is a fight", () => {
    const game = ambushed({ life: { elf: 4 } });
    expect([game.life("elf"), game.asked.prompt, game.asked.seats]).toEqual([4, "ambush", ["seat-1"]]);
    game.pick(["orc-1"]);
    expect(game.state.fight?.kind).toBe("camp");
  });

  test("CAT-VCAMP-09: the Overseer picks monsters for 300 gold", () => {
    const game = ambushed();
    expect(pickFor(game, "cerberus-1")).toBeUndefined();
    expect(game.state.fight?.arriving).toEqual(["cerberus"]);
    expect(game.state.reserve["cerberus"]).toBe(1);
  });

  test("CAT-EX-15: a Spider, a Troll with a Warrior, or three Orcs; not more than 300", () => {
    const ways = [["crypt-spider-1"], ["troll-1", "skeleton-warrior-1"], ["orc-1", "orc-2", "orc-3"]];
    for (const way of ways) expect(pickFor(ambushed(), ...way)).toBeUndefined();
    for (const way of [
      ["crypt-spider-1", "orc-1"],
      ["troll-1", "ghoul-1"],
    ])
      expect(pickFor(ambushed(), ...way)).toBe("too-dear");
    const four = ["orc-1", "orc-2", "orc-3", "zombie-1"];
    expect(pickFor(ambushed(), ...four)).toBeDefined();
  });

  test("CAT-VCAMP-10: the board of the room is kept", () => {
    const game = beforeRoom("moghath", { options: { camping: true }, state: { camp: beforeStar } });
    enterRoom(game);
    const after = afterFight(game);
    after.choose("camp");
    after.pick(["orc-1"]);
    expect(after.state.fight).toMatchObject({ kind: "camp", board: "belly-of-the-beast" });
  });

  test("CAT-VCAMP-11: the zones are swapped", () => {
    const game = ambushed();
    game.pick(["orc-1"]);
    const { asked } = game;
    if (asked.kind !== "place") throw new Error("Heroes are to be placed");
    expect(asked.prompt).toBe("place-heroes");
    for (const { zone } of asked.pieces) expect(zone[0]?.x).toBe(332.5);
    game.place();
    const orc = (x: number) => game.submit({ kind: "place", spots: [{ piece: "orc-1", x, y: 160 }] })?.code;
    expect(orc(400)).toBe("outside-zone");
    expect(orc(67.6)).toBe("outside-zone");
    expect(orc(67.5)).toBeUndefined();
  });

  test("CAT-VCAMP-12: combat runs as always", () => {
    const game = ambushed();
    game.pick(["orc-1"]);
    placeAll(game);
    expect([game.state.phase, game.state.fight?.round]).toEqual(["heroes", 1]);
    game.choose("thief:melee");
    game.flickAt("orc-1", 1600);
    game.passTurn();
    expect(game.options()).toContain("orc-1:melee");
  });

  test("CAT-VCAMP-13: at most once in a resolution phase", () => {
    const game = cleared(0);
    game.choose("camp");
    expect([game.state.camp, game.state.phase, game.asked.prompt]).toEqual([1, "exploration", "explore"]);
  });

  test("CAT-VCAMP-14: not after a fight that came from camping", () => {
    const game = ambushed();
    game.pick(["orc-1"]);
    placeAll(game);
    expect(afterFight(game).asked.prompt).toBe("explore");
    const room = fighting({ options: { camping: true }, at: { "orc-1": [400, 160] }, state: { camp: 3 } });
    expect(afterFight(room).asked.prompt).toBe("camp");
  });

  test("CAT-VCAMP-15: the option says that it makes the game easier, and suits long layouts", () => {
    const { text } = optionTexts.camping;
    expect(text.en).toMatch(/easier for them; it suits long layouts/);
    expect(text.fr).toMatch(/plus facile pour eux ; convient aux longues dispositions/);
  });
});

describe("rulings on camping", () => {
  const four = [["elf"], ["barbarian"], ["thief"], ["wizard"]];

  test("CAT-RULING-73: the tracker has a marker of its own; the Lord's stays where it is", () => {
    const game = cleared(0);
    game.choose("camp");
    expect([game.state.camp, game.state.lord.life]).toEqual([1, 4]);
  });

  test.each([
    [["camp", "camp", "go-on", "go-on"], 0],
    [["camp", "camp", "go-on", "camp"], 1],
    [["go-on", "go-on", "camp", "go-on"], 0],
  ] as const)(
    "CAT-RULING-74: the majority of the Hero players decides, a tie means no: %j",
    (votes, camp) => {
      const game = cleared(0, { options: { parties: four } });
      for (const [i, vote] of votes.entries()) game.choose(vote, `seat-${i + 2}`);
      expect(game.state.camp).toBe(camp);
      expect(game.asked.prompt).toBe("explore");
    },
  );

  test("CAT-RULING-74: it is offered after the last combat room too", () => {
    const rooms = fighting().state.rooms.map((room, i) => ({ ...room, open: i < 6, visits: i < 6 ? 1 : 0 }));
    expect(cleared(0, { state: { rooms, here: 5 } }).asked.prompt).toBe("camp");
  });

  test("CAT-RULING-75: the living benefit; spells are for the Wizard alone, any of his used ones", () => {
    const spent = ["heal#1", "fireball#2"];
    const game = cleared(0, { life: { elf: 0, thief: 3, wizard: 8 }, state: { spentSpells: spent } });
    game.choose("camp");
    expect([game.life("elf"), game.life("thief")]).toEqual([0, 4]);
    expect(game.options()).toEqual(spent);
    const dead = cleared(0, { life: { wizard: 0, thief: 3 }, state: { spentSpells: spent } });
    dead.choose("camp");
    expect([dead.asked.prompt, dead.state.spentSpells]).toEqual(["explore", spent]);
  });

  test("CAT-RULING-76: at least one monster, at most 300 in all, from the reserve only", () => {
    const game = ambushed();
    expect(pickFor(game)).toBeDefined();
    const kinds = new Set(game.question("ambush").options.map(({ card }) => card));
    expect(kinds.size).toBe(allMonsters().length);
    const few = ambushed({ state: { reserve: { skeleton: 2, orc: 0, ghoul: 1 } } });
    expect(few.options()).toEqual([
      "skeleton-warrior-1",
      "skeleton-warrior-2",
      "skeleton-archer-1",
      "skeleton-archer-2",
      "ghoul-1",
    ]);
    // Warriors and Archers are two faces of the same discs.
    expect(pickFor(few, "skeleton-warrior-1", "skeleton-archer-1", "skeleton-archer-2")).toBe("too-few");
    expect(pickFor(few, "skeleton-warrior-1", "skeleton-archer-1")).toBeUndefined();
  });

  test("CAT-RULING-77: a camp fight is a room of its own", () => {
    const heroes = {
      wizard: { items: ["familiar"] },
      elf: { tracks: { arrows: 0 }, items: ["long-quiver"], used: ["long-quiver"] },
    };
    const game = ambushed({ heroes, options: { wanderers: true } });
    game.pick(["orc-1", "zombie-1"]);
    expect(game.asked.prompt).toBe("place-heroes");
    placeAll(game);
    expect(game.isOnBoard("familiar")).toBe(true);
    expect(game.piece("familiar").x).toBeGreaterThan(320);
    expect([game.hero("elf").tracks, game.hero("elf").used]).toEqual([{ arrows: 2 }, []]);
    game.passTurn();
    game.choose("bring-in");
    const { asked } = game;
    expect(asked.kind === "place" && asked.pieces[0]?.zone[0]?.x).toBe(12.5);
  });

  test("CAT-RULING-77: gold is paid after it", () => {
    const game = fighting({
      kind: "camp",
      options: { camping: true },
      at: { barbarian: [300, 160], "skeleton-warrior-1": [260, 160] },
    });
    game.choose("barbarian:melee");
    game.flickAt("skeleton-warrior-1");
    game.passTurn();
    expect([game.hero("barbarian").gold, game.asked.prompt]).toEqual([100, "explore"]);
  });

  test("CAT-RULING-78: on the last space there is no more camping", () => {
    expect(cleared(7).asked.prompt).toBe("camp");
    expect(cleared(8).asked.prompt).toBe("explore");
  });

  test("CAT-GAP-13: the spaces are Start, 1, 1, star, 2, star, 2, star, 3", () => {
    const spaces = Array.from({ length: 8 }, (_, camp) => {
      const game = cleared(camp);
      game.choose("camp");
      return game.events("camped")[0]?.space;
    });
    expect(spaces).toEqual(["1", "1", "star", "2", "star", "2", "star", "3"]);
  });
});
