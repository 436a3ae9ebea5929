import { describe, expect, test } from "vitest";
import { allRooms, itemOf, roomOf } from "./content/box.ts";
import { soloth } from "./content/soloth/soloth.ts";
import { isPassage, neighbourOf } from "./rules/maze.ts";
import type { HeroBoard, State } from "./state.ts";
import type { Campaign } from "./testing/campaign.ts";
import { views } from "./testing/scenes.ts";
import { beforeSolothRoom, solothCampaign, withSoloth } from "./testing/soloth.ts";
import { visiting } from "./testing/visit.ts";

const rich = { paladin: { gold: 3000 } };

describe("Beeble the Merchant", () => {
  /** The heroes reach him. */
  function arrived(heroes: Readonly<Record<string, Partial<HeroBoard>>> = rich): Campaign {
    const game = beforeSolothRoom("beeble", { heroes });
    game.choose("explore");
    return game;
  }

  test("SOL-MERCHANT-01: he stands in the place of the base game's", () => {
    const cards = solothCampaign().state.rooms.map(({ card }) => card);
    expect([cards.includes("beeble"), cards.includes("izchak")]).toEqual([true, false]);
  });

  test("SOL-MERCHANT-02: one deck of all items, shuffled again when he is reached", () => {
    expect(solothCampaign().state.equipment).toHaveLength(27);
    const before = solothCampaign({}, "deck").state.equipment;
    expect(before).not.toEqual([...before].sort());
    expect([...arrived().state.equipment, ...arrived().state.offer]).toHaveLength(27);
  });

  test("SOL-MERCHANT-03: ten are turned up", () => {
    expect(arrived().state.offer).toHaveLength(10);
  });

  test("SOL-MERCHANT-04: everybody sees them, with price and owners", () => {
    const game = arrived();
    for (const { offer } of views(game)) expect(offer).toEqual(game.state.offer);
    for (const item of game.state.offer) expect(itemOf(item).price).toBeGreaterThan(0);
  });

  test("SOL-MERCHANT-05: any number can be bought", () => {
    const game = visiting("merchant", {
      options: withSoloth,
      heroes: rich,
      offer: ["longsword", "holy-water", "ghost-amulet"],
    });
    for (const item of ["longsword", "holy-water", "ghost-amulet"]) game.choose(`paladin:${item}`);
    expect(game.hero("paladin").items).toEqual(["longsword", "holy-water", "ghost-amulet"]);
  });

  test("SOL-MERCHANT-06: 100 gold show the next card, which lies beside the others", () => {
    const game = arrived();
    const [next] = game.state.equipment;
    game.choose("look");
    expect([game.state.offer.at(-1), game.state.offer.length, game.hero("paladin").gold]).toEqual([
      next,
      11,
      2900,
    ]);
  });

  test("SOL-MERCHANT-07: as often as one likes, until the deck is empty", () => {
    const game = arrived();
    for (let i = 0; i < 17; i++) game.choose("look");
    expect([game.state.offer.length, game.options().includes("look")]).toEqual([27, false]);
  });

  test("SOL-MERCHANT-08: nothing is at half price", () => {
    expect(
      arrived()
        .options()
        .some((id) => id.endsWith(":half")),
    ).toBe(false);
  });

  test("SOL-MERCHANT-09: what is unsold is shuffled back when the visit ends", () => {
    const game = arrived();
    game.choose("done");
    expect([game.state.offer, game.state.equipment.length]).toEqual([[], 27]);
  });

  test("SOL-RULING-65: the card that was seen is for sale at full price, as long as they stay; the fee is gone", () => {
    const game = visiting("merchant", {
      options: withSoloth,
      heroes: rich,
      offer: ["ghost-amulet"],
      state: { equipment: ["longsword", "map"] },
    });
    expect(game.options()).not.toContain("paladin:longsword");
    game.choose("look");
    game.choose("look");
    expect(game.options().some((id) => id.endsWith(":half"))).toBe(false);
    game.choose("paladin:longsword");
    const { price } = itemOf("longsword");
    expect(game.events("bought")).toMatchObject([{ hero: "paladin", item: "longsword", price }]);
    expect(game.hero("paladin")).toMatchObject({ gold: 3000 - 200 - price, items: ["longsword"] });
  });

  test("SOL-RULING-66: fewer than ten: all; with an empty deck neither look nor offering", () => {
    const few = beforeSolothRoom("beeble", { heroes: rich, state: { equipment: ["map", "longsword"] } });
    few.choose("explore");
    expect([[...few.state.offer].sort(), few.options().includes("look")]).toEqual([
      ["longsword", "map"],
      false,
    ]);
    const altar = visiting("altar", {
      options: { ...withSoloth, altar: true },
      heroes: rich,
      state: { equipment: [] },
    });
    expect(altar.options()).toEqual(["done"]);
  });

  test("SOL-VERDICT-08: in the labyrinth too ten are shown, with looks and without discount", () => {
    const game = solothCampaign({ layout: "labyrinth" });
    expect(game.state.rooms.map(({ card }) => card)).toContain("beeble");
    const offer = ["longsword", "holy-water"];
    const visit = visiting("merchant", {
      options: { ...withSoloth, layout: "labyrinth" },
      heroes: rich,
      offer,
    });
    expect(visit.options()).toContain("look");
    expect(visit.options().some((id) => id.endsWith(":half"))).toBe(false);
  });
});

describe("the Altar of Soloth", () => {
  const options = { ...withSoloth, altar: true as const };

  function atAltar(
    equipment: readonly string[] = ["longsword", "mana-crystal", "holy-water"],
    heroes: Readonly<Record<string, Partial<HeroBoard>>> = rich,
    more: Partial<State> = {},
    parties = withSoloth.parties as readonly (readonly string[])[],
  ): Campaign {
    return visiting("altar", {
      options: { ...options, parties },
      heroes,
      state: { equipment: [...equipment], ...more },
    });
  }

  test("SOL-ALTAR-01: it is a special room", () => {
    expect(roomOf("altar-of-soloth").kind).toBe("altar");
  });

  test("SOL-ALTAR-02: it is an option", () => {
    const has = (altar?: true) =>
      solothCampaign({ ...(altar && { altar }) }).state.rooms.some(({ card }) => card === "altar-of-soloth");
    expect([has(), has(true)]).toEqual([false, true]);
  });

  test("SOL-ALTAR-03: directly before the Lord's card", () => {
    expect(
      solothCampaign(options)
        .state.rooms.slice(-2)
        .map(({ card }) => card),
    ).toEqual(["altar-of-soloth", "lair"]);
  });

  test("SOL-ALTAR-04: an offering of 500, or none", () => {
    const game = atAltar();
    expect(game.options()).toEqual(["offering", "done"]);
    game.choose("done");
    expect(game.state.phase).toBe("exploration");
  });

  test("SOL-ALTAR-05: several may pay it together", () => {
    const game = atAltar(undefined, { paladin: { gold: 300 }, sorceress: { gold: 400 } });
    game.choose("offering");
    game.amount(3);
    game.amount(2);
    expect([game.hero("paladin").gold, game.hero("sorceress").gold]).toEqual([0, 200]);
  });

  test("SOL-ALTAR-06: each shows exactly one card", () => {
    const game = atAltar();
    game.choose("offering");
    expect(game.events("revealed").map(({ item }) => item)).toEqual(["longsword"]);
  });

  test("SOL-ALTAR-07: the group decides whether to take it", () => {
    const game = atAltar();
    game.choose("offering");
    expect([game.asked.prompt, game.options()]).toEqual(["accept-gift", ["accept", "refuse"]]);
  });

  test("SOL-ALTAR-08: and to which hero it goes", () => {
    const game = atAltar();
    game.choose("offering");
    game.choose("accept");
    expect([game.asked.prompt, game.options()]).toEqual(["gift-for", ["paladin", "witch-hunter"]]);
    game.choose("witch-hunter");
    expect(game.hero("witch-hunter").items).toEqual(["longsword"]);
  });

  test("SOL-ALTAR-09: one item in the whole game", () => {
    const game = atAltar(["holy-water", "longsword"]);
    game.choose("offering");
    game.choose("accept");
    game.choose("paladin");
    expect([game.state.gifted, game.options()]).toEqual([true, ["done"]]);
  });

  test("SOL-ALTAR-10: refused, the card goes under the deck", () => {
    const game = atAltar();
    game.choose("offering");
    game.choose("refuse");
    expect(game.state.equipment).toEqual(["mana-crystal", "holy-water", "longsword"]);
  });

  test("SOL-ALTAR-11: after that another offering may be made", () => {
    const game = atAltar();
    game.choose("offering");
    game.choose("refuse");
    game.choose("offering");
    expect(game.hero("paladin").gold).toBe(2000);
  });

  test("SOL-RULING-67: no more after an acceptance, and no gold back on rejection", () => {
    const game = atAltar();
    game.choose("offering");
    game.choose("refuse");
    expect(game.hero("paladin").gold).toBe(2500);
  });

  test("SOL-RULING-68: a card that no living hero may use is refused; a tie is a rejection", () => {
    const nobody = atAltar(["broad-axe", "holy-water"]);
    nobody.choose("offering");
    expect([nobody.state.equipment, nobody.asked.prompt]).toEqual([["holy-water", "broad-axe"], "altar"]);
    const split = [
      ["ice-princess", "paladin"],
      ["witch-hunter", "sorceress"],
    ];
    const game = atAltar(undefined, rich, {}, split);
    game.choose("offering");
    game.choose("accept", "seat-2");
    game.choose("refuse", "seat-3");
    expect(game.state.equipment.at(-1)).toBe("longsword");
  });

  test("SOL-VERDICT-10: any player may begin; what falls short is no offering", () => {
    const game = atAltar(undefined, { paladin: { gold: 300 }, sorceress: { gold: 300 } });
    game.choose("offering");
    game.amount(3);
    game.amount(1);
    expect([game.hero("paladin").gold, game.hero("sorceress").gold, game.asked.prompt]).toEqual([
      300,
      300,
      "altar",
    ]);
  });

  test("SOL-VERDICT-09: in a branching path a column of its own, in a labyrinth beside the Lord", () => {
    const branching = solothCampaign({ ...options, layout: "branching", secondHealer: true }).state.rooms;
    const [altar, lair] = branching.slice(-2);
    expect([altar?.card, lair?.card, (lair?.x ?? 0) - (altar?.x ?? 0)]).toEqual([
      "altar-of-soloth",
      "lair",
      1,
    ]);
    for (let i = 0; i < 5; i++) {
      const { rooms } = solothCampaign({ ...options, layout: "labyrinth" }, `maze ${i}`).state;
      const place = rooms.find(({ card }) => card === "altar-of-soloth");
      if (place === undefined) throw new Error("no Altar");
      const ways = (["N", "E", "S", "W"] as const).filter((way) => {
        const next = neighbourOf(rooms, place, way);
        return next?.card === "lair" && isPassage(place, next, way);
      });
      expect(ways).toHaveLength(1);
    }
  });
});

describe("rooms", () => {
  test("every room of the box calls monsters that are there", () => {
    const levels = [0, 1, 2].map(
      (level) => soloth.rooms.filter((room) => room.kind === "combat" && room.level === level).length,
    );
    expect(levels).toEqual([2, 15, 10]);
    expect(allRooms({ boxes: ["soloth"] })).toHaveLength(38 + 29);
  });
});
