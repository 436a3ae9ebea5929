import { describe, expect, test } from "vitest";
import { allBoards, allItems, allMonsters, allRooms, monsterOf } from "./content/box.ts";
import { dealtIn } from "./content/dealt.ts";
import { type Campaign, newCampaign } from "./testing/index.ts";
import { beforeRoom, randomMoments } from "./testing/scenes.ts";

describe("boards and cards", () => {
  test("CAT-COMP-01: there are six different surfaces", () => {
    expect(allBoards()).toHaveLength(6);
    expect(new Set(allBoards().map(({ obstacles }) => JSON.stringify(obstacles))).size).toBe(6);
  });

  test.each(allBoards().map(({ id }) => id))(
    "CAT-COMP-02: on %s the Heroes have a smaller zone than the monsters",
    (board) => {
      const room = allRooms().find((one) => one.kind === "combat" && one.board === board);
      const game = beforeRoom(room?.id ?? "");
      game.choose("explore");
      expect(game.state.fight?.board).toBe(board);
      const heroes = zoneAsked(game);
      game.place();
      const monsters = zoneAsked(game);
      expect(heroes).toBeGreaterThan(0);
      expect(heroes).toBeLessThan(monsters);
    },
  );

  test("CAT-COMP-03: there are 72 cards: 12 Spell, 9 Equipment, 38 Room, 13 Monster", () => {
    const spells = newCampaign().state.spells.length;
    expect([spells, allItems().length, allRooms().length, allMonsters().length]).toEqual([12, 9, 38, 13]);
    expect(spells + allItems().length + allRooms().length + allMonsters().length).toBe(72);
  });

  test("CAT-COMP-04: 40 gold cards, of 100 and of 500, make 12,000, all in the bank at first", () => {
    expect(dealtIn({}).gold).toBe(20 * 100 + 20 * 500);
    expect(newCampaign().state.bank).toBe(12_000);
  });

  test("CAT-COMP-22: combat rooms have levels 0, 1 and 2, and get harder with them", () => {
    const worth = [0, 1, 2].map((level) => {
      const rooms = allRooms().flatMap((room) =>
        room.kind === "combat" && room.level === level ? [room] : [],
      );
      const gold = rooms.map(({ monsters, wandering }) =>
        monsters.reduce((sum, { monster, count }) => sum + count * monsterOf(monster).gold, wandering * 100),
      );
      return gold.reduce((sum, one) => sum + one, 0) / rooms.length;
    });
    expect(worth).toEqual([475, 745, 1100]);
  });

  test("CAT-COMP-23: besides combat rooms there are a Merchant and Healers", () => {
    expect(allRooms().filter(({ kind }) => kind === "merchant")).toHaveLength(1);
    expect(allRooms().filter(({ kind }) => kind === "healer")).toHaveLength(2);
    const shop = beforeRoom("izchak");
    shop.choose("explore");
    expect([shop.state.phase, shop.state.offer.length]).toEqual(["merchant", 6]);
    const healer = beforeRoom("vysara", { heroes: { elf: { life: 5, gold: 300 } } });
    healer.choose("explore");
    healer.choose("touch:elf");
    expect(healer.life("elf")).toBe(6);
  });

  test("CAT-COMP-24: each Room card can come at each place of its level, and a seed fixes them all", () => {
    const layouts = Array.from({ length: 400 }, (_, i) => cardsOf(newCampaign({}, `seed ${i}`)));
    const at = (place: number) => new Set(layouts.map((cards) => cards[place]));
    expect([at(0), at(1), at(3), at(5)].map(({ size }) => size)).toEqual([4, 20, 20, 10]);
    expect(new Set(layouts.map((cards) => cards.join())).size).toBeGreaterThan(380);
    expect(cardsOf(newCampaign({}, "seed 7"))).toEqual(layouts[7]);
  });
});

describe("gold", () => {
  const rich = { gold: 1500, life: 3 };
  const heroes = { elf: rich, barbarian: rich, thief: { ...rich, life: 0 }, wizard: rich };
  const state = { bank: 12_000 - 4 * 1500 };

  test.each(["phoitar", "izchak", "vysara"])(
    "CAT-COMP-26: gold is earned by kills and spent at the Merchant and the Healer, nowhere else: from %s on",
    (card) => {
      let before = 0;
      let seen = -1;
      for (const { match, state: now } of randomMoments(beforeRoom(card, { heroes, state }), 150)) {
        const owned = Object.values(now.heroes).reduce((sum, { gold }) => sum + gold, 0);
        const news = match.told.map(({ event }) => event);
        const earned = news.flatMap((event) => (event.type === "paid" ? [event.gold] : []));
        const spent = news.flatMap((event) => (event.type === "pays" ? [event.gold] : []));
        if (spent.length > 0) expect(news.map(({ type }) => type)).toSatisfy(isPurchase);
        if (seen >= 0)
          expect(owned - before).toBe([...earned, ...spent.map((gold) => -gold)].reduce((a, b) => a + b, 0));
        expect(owned + now.bank).toBe(12_000);
        before = owned;
        seen = match.page.serial;
      }
    },
  );
});

function isPurchase(types: readonly string[]): boolean {
  return ["bought", "healed", "raised"].some((type) => types.includes(type));
}

function cardsOf({ state }: Campaign): readonly string[] {
  return state.rooms.map(({ card }) => card);
}

/** How large the area is in which the first asked-for piece may be put. */
function zoneAsked({ asked }: Campaign): number {
  const area = asked.kind === "place" ? asked.pieces[0]?.zone[0] : undefined;
  return area?.shape === "rectangle" ? area.width * area.height : 0;
}
