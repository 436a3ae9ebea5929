import { describe, expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import { allHeroes } from "./content/box.ts";
import { fighting, newCampaign } from "./testing/index.ts";
import { afterFight, beforeRoom, enterRoom, placeAll, views } from "./testing/scenes.ts";

const alone = [["elf", "barbarian", "thief", "wizard"]] as const;
const two = [
  ["wizard", "elf"],
  ["thief", "barbarian"],
] as const;
const three = [["thief"], ["elf", "wizard"], ["barbarian"]] as const;
const four = [["wizard"], ["thief"], ["barbarian"], ["elf"]] as const;

/** Whether the players can agree on this share of the Heroes. */
function isAllowed(parties: readonly (readonly string[])[]): boolean {
  return catacombs.readOptions({ parties }).ok;
}

describe("the two sides", () => {
  test("CAT-OBJ-01: all Heroes are one side against a single Overseer, who plays every monster and the Lord", () => {
    const game = fighting({
      options: { parties: four },
      kind: "lord",
      at: { sorcerer: [400, 160], "zombie-1": [300, 60], "orc-1": [300, 260] },
    });
    expect(game.asked.seats.toSorted()).toEqual(["seat-2", "seat-3", "seat-4", "seat-5"]);
    game.passTurn();
    expect(game.asked.seats).toEqual(["seat-1"]);
    const deeds = game.question("monster-acts").options.filter((option) => option.kind === "deed");
    const actors = new Set(deeds.map(({ actor }) => actor));
    expect([...actors].toSorted()).toEqual(["orc-1", "sorcerer", "zombie-1"]);
  });

  test("CAT-OBJ-02: the rooms come one after another, and the Lord when all others are survived", () => {
    let game = newCampaign();
    for (let place = 0; place < 7; place++) {
      expect(game.state.rooms.map(({ open }) => open)).toEqual(game.state.rooms.map((_, i) => i < place));
      game.choose("explore");
      expect(game.state.here).toBe(place);
      if (game.state.phase === "merchant" || game.state.phase === "healer") game.choose("done");
      else if (place < 6) {
        placeAll(game);
        game = afterFight(game);
      }
    }
    expect(game.state.fight?.kind).toBe("lord");
  });

  test("CAT-OBJ-03: the same flick of the same table always does the same", () => {
    const flicked = () => {
      const game = fighting({ at: { thief: [260, 60], "orc-1": [330, 66], "orc-2": [380, 80] } });
      game.choose("thief:melee");
      game.flick(1500, 130);
      return game;
    };
    const [first, second] = [flicked(), flicked()];
    expect(first.life("orc-1")).toBe(1);
    expect(second.state).toEqual(first.state);
  });

  test("CAT-OBJ-03: a blow fails by what it touches alone: nothing touched, nobody hurt", () => {
    const game = fighting({ at: { thief: [260, 60], "orc-1": [330, 60] } });
    game.choose("thief:melee");
    // It would have been far and strong enough.
    game.flick(0, 800);
    expect(game.life("orc-1")).toBe(2);
    expect(game.events("hurt")).toEqual([]);
  });

  test("CAT-OBJ-04: the Overseer wins when all Heroes are out of action", () => {
    const game = fighting({
      phase: "overseer",
      life: { barbarian: 0, thief: 0, wizard: 0, elf: 1 },
      at: { elf: [300, 60], "skeleton-warrior-1": [360, 60] },
    });
    game.choose("skeleton-warrior-1:melee");
    game.flickAt("elf");
    expect(game.match.outcome).toMatchObject({ winners: ["seat-1"] });
  });

  test("CAT-OBJ-05: the Overseer alone turns up the first room, and each further one", () => {
    const game = newCampaign({ parties: two });
    expect(game.asked).toMatchObject({ seats: ["seat-1"], prompt: "explore" });
    expect(game.submit({ kind: "choose", option: "explore" }, "seat-2")).toMatchObject({
      code: "wrong-seat",
    });
    game.choose("explore", "seat-1");
    placeAll(game);
    expect(afterFight(game).asked).toMatchObject({ seats: ["seat-1"], prompt: "explore" });
  });
});

describe("the players", () => {
  test("CAT-PLAYER-01: exactly one seat is the Overseer's, in every company", () => {
    for (const parties of [alone, two, three, four]) {
      const { match } = newCampaign({ parties });
      const { roles } = match.state;
      expect(Object.keys(roles).filter((role) => role === "overseer")).toHaveLength(1);
      expect(Object.values(roles)).toEqual(match.seats);
    }
  });

  test("CAT-PLAYER-02: the Overseer and one to four Hero players", () => {
    expect([alone, two, three, four].map((parties) => newCampaign({ parties }).match.seats.length)).toEqual([
      2, 3, 4, 5,
    ]);
    expect(isAllowed([])).toBe(false);
    expect(isAllowed([...four, []])).toBe(false);
  });

  test.each([1, 2, 3, 4])("CAT-PLAYER-03: all four Heroes take part, with %i Hero players", (count) => {
    const parties = [alone, two, three, four][count - 1] ?? [];
    const game = beforeRoom("phoitar", { options: { parties } });
    enterRoom(game);
    const heroes = game.state.fight?.pieces.filter(({ kind }) => kind === "hero").map(({ id }) => id) ?? [];
    expect(heroes.toSorted()).toEqual(["barbarian", "elf", "thief", "wizard"]);
    expect(isAllowed([["elf"], ["thief"]])).toBe(false);
    expect(isAllowed([["elf", "barbarian", "thief"]])).toBe(false);
  });

  test("CAT-PLAYER-04: of four Hero players each controls one Hero", () => {
    expect(isAllowed(four)).toBe(true);
    expect(heroesAskedOf(four)).toEqual([["wizard"], ["thief"], ["barbarian"], ["elf"]]);
  });

  test("CAT-PLAYER-05: of three Hero players two control one Hero, the third two", () => {
    expect(isAllowed(three)).toBe(true);
    expect(heroesAskedOf(three)).toEqual([["thief"], ["elf", "wizard"], ["barbarian"]]);
    expect(isAllowed([["thief"], ["elf", "wizard", "barbarian"], []])).toBe(false);
  });

  test("CAT-PLAYER-06: of two Hero players both control two Heroes", () => {
    expect(isAllowed(two)).toBe(true);
    expect(heroesAskedOf(two)).toEqual([
      ["elf", "wizard"],
      ["barbarian", "thief"],
    ]);
    expect(isAllowed([["thief"], ["elf", "wizard", "barbarian"]])).toBe(false);
  });

  test("CAT-PLAYER-07: a Hero player alone controls all four", () => {
    expect(isAllowed(alone)).toBe(true);
    expect(heroesAskedOf(alone)).toEqual([["barbarian", "elf", "thief", "wizard"]]);
  });

  test("CAT-PLAYER-08: Heroes are chosen freely, each by exactly one controller, who alone acts with it", () => {
    // Each in a split that is allowed, with the Elf in two hands, or twice in one.
    expect(isAllowed([["elf"], ["elf"], ["barbarian"], ["thief"]])).toBe(false);
    expect(isAllowed([["elf"], ["thief"], ["elf", "wizard"]])).toBe(false);
    expect(isAllowed([["elf", "elf", "barbarian", "thief"]])).toBe(false);
    expect(isAllowed([["elf"], ["hobbit"], ["barbarian"], ["thief"]])).toBe(false);
    const game = fighting({ options: { parties: two }, at: { "orc-1": [300, 160] } });
    expect(game.options("seat-2").filter((option) => /^(thief|barbarian):/.test(option))).toEqual([]);
    expect(game.submit({ kind: "choose", option: "thief:melee" }, "seat-2")).toMatchObject({
      code: "unknown-option",
    });
    game.choose("thief:melee", "seat-3");
  });

  test("CAT-PLAYER-09: the Heroes are listed from the easiest to the hardest, each with a word of advice", () => {
    expect(allHeroes().map(({ id }) => id)).toEqual(["elf", "barbarian", "thief", "wizard"]);
    for (const { text } of allHeroes())
      expect([text.fr.length > 10, text.en.length > 10]).toEqual([true, true]);
    for (const { heroes } of views(newCampaign({ parties: four })))
      expect(Object.keys(heroes)).toEqual(["elf", "barbarian", "thief", "wizard"]);
  });
});

/** The Heroes with whom each Hero player can act when the first turn begins. */
function heroesAskedOf(parties: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const game = fighting({ options: { parties }, at: { "orc-1": [300, 160] } });
  return game.match.seats.slice(1).map((seat) =>
    game
      .options(seat)
      .filter((option) => option.endsWith(":melee"))
      .map((option) => option.replace(":melee", ""))
      .toSorted(),
  );
}
