import { describe, expect, test } from "vitest";
import { allItems, itemOf } from "./content/box.ts";
import { enterRoom } from "./testing/scenes.ts";
import { visiting } from "./testing/visit.ts";

const offer = ["map", "chain-lightning", "broad-axe", "healing-draught", "long-quiver", "poisoned-knife"];
const twoPlayers = {
  parties: [
    ["elf", "barbarian"],
    ["thief", "wizard"],
  ],
};

test("CAT-MERCH-01: the Merchant’s turn comes when his card is revealed", () => {
  const game = visiting("merchant", { state: { phase: "exploration", here: 1 } });
  expect(game.state.rooms[2]).toMatchObject({ card: "izchak", visits: 0 });
  game.choose("explore");
  expect(game.state.rooms[2]).toMatchObject({ open: true, visits: 1 });
  expect([game.state.phase, game.asked.prompt]).toEqual(["merchant", "buy"]);
});

test("CAT-MERCH-02: the Heroes may buy, and need not", () => {
  const game = visiting("merchant", { offer, heroes: { elf: { gold: 1000 } } });
  expect(game.options()).toEqual(expect.arrayContaining(["elf:map", "done"]));
  game.choose("done");
  expect(game.hero("elf")).toMatchObject({ gold: 1000, items: [] });
  expect(game.state.phase).toBe("exploration");
});

test("CAT-MERCH-03: the deck is shuffled and its top 6 cards are turned up for all to see", () => {
  const offers = ["a", "b", "c", "d"].map((seed) => {
    const game = visiting("merchant", { state: { phase: "exploration", here: 1 } }, seed);
    expect(game.sight("seat-1").view.offer).toEqual([]);
    game.choose("explore");
    const { offer: shown, equipment } = game.sight("seat-1").view;
    expect(shown).toHaveLength(6);
    expect(equipment).toBe(allItems().length - 6);
    for (const seat of ["seat-1", "seat-2"]) expect(game.sight(seat).view.offer).toEqual(shown);
    expect(game.events("offer")).toMatchObject([{ items: shown }]);
    return shown.join();
  });
  expect(new Set(offers).size).toBeGreaterThan(1);
});

test("CAT-MERCH-04: only these 6 articles are for sale", () => {
  const game = visiting("merchant", { offer, heroes: { wizard: { gold: 5000 }, thief: { gold: 5000 } } });
  const articles = game.question("buy").options.filter((option) => option.kind === "article");
  const sold = new Set(articles.map(({ item }) => item));
  expect([...sold].toSorted()).toEqual(offer.toSorted());
  expect(game.submit({ kind: "choose", option: "wizard:familiar" })).toBeDefined();
});

describe("prices", () => {
  const rich = { heroes: { barbarian: { gold: 5000 } } };

  test("CAT-MERCH-05: at most 2 articles, of the players’ choice, cost half; the others the full price", () => {
    const game = visiting("merchant", { offer, ...rich });
    game.choose("barbarian:broad-axe:half");
    game.choose("barbarian:map");
    game.choose("barbarian:chain-lightning:half");
    expect(game.options().filter((option) => option.endsWith(":half"))).toEqual([]);
    expect(game.options()).toContain("barbarian:healing-draught");
    expect(game.events("bought").map(({ price }) => price)).toEqual([300, 200, 300]);
    expect(game.hero("barbarian").gold).toBe(5000 - 300 - 200 - 300);
  });

  test("CAT-MERCH-06: a half price is rounded up", () => {
    const game = visiting("merchant", { offer, heroes: { barbarian: { gold: 300 } } });
    game.choose("barbarian:healing-draught:half");
    expect(game.events("bought")).toMatchObject([{ item: "healing-draught", price: 200 }]);
    expect(game.hero("barbarian").gold).toBe(100);
  });

  test("CAT-MERCH-07: without discount an article costs the price on its card", () => {
    const game = visiting("merchant", { offer, ...rich });
    game.choose("barbarian:broad-axe");
    expect(game.hero("barbarian").gold).toBe(5000 - itemOf("broad-axe").price);
  });
});

describe("pooling", () => {
  const poor = { options: twoPlayers, offer, heroes: { elf: { gold: 300 }, thief: { gold: 400 } } };

  test("CAT-MERCH-08: players may pool gold", () => {
    const game = visiting("merchant", poor);
    game.choose("elf:long-quiver", "seat-2");
    expect(game.asked).toMatchObject({ kind: "amount", seats: ["seat-2"], min: 0, max: 3 });
    game.amount(3);
    expect(game.asked).toMatchObject({ kind: "amount", seats: ["seat-3"], min: 0, max: 2 });
    game.amount(2);
    expect(game.hero("elf")).toMatchObject({ gold: 0, items: ["long-quiver"] });
    expect(game.hero("thief").gold).toBe(200);
  });

  test("CAT-MERCH-08: … and nobody is forced to", () => {
    const game = visiting("merchant", poor);
    game.choose("elf:long-quiver", "seat-2");
    game.amount(3);
    game.amount(0);
    expect(game.events("not-paid")).toMatchObject([{ hero: "elf", left: 200 }]);
    expect(game.hero("elf")).toMatchObject({ gold: 300, items: [] });
    expect(game.hero("thief").gold).toBe(400);
    expect(game.state.offer).toEqual(offer);
  });

  test("CAT-MERCH-08: … not even the only one who has any", () => {
    const game = visiting("merchant", { options: twoPlayers, offer, heroes: { elf: { gold: 1000 } } });
    game.choose("thief:map", "seat-3");
    expect(game.asked).toMatchObject({ kind: "amount", seats: ["seat-2"], min: 0, max: 2 });
    game.amount(0);
    expect([game.hero("elf").gold, game.hero("thief").items]).toEqual([1000, []]);
  });

  test("CAT-MERCH-09: gold that was paid returns to the bank", () => {
    const game = visiting("merchant", poor);
    const { bank } = game.state;
    game.choose("elf:long-quiver", "seat-2");
    game.amount(3);
    game.amount(2);
    expect(game.state.bank).toBe(bank + 500);
  });
});

test("CAT-MERCH-10: the card goes to the board of the Hero who acquires it", () => {
  const game = visiting("merchant", { offer, heroes: { elf: { gold: 200 }, thief: { gold: 0 } } });
  game.choose("thief:map");
  expect(game.hero("thief").items).toEqual(["map"]);
  expect(game.hero("elf")).toMatchObject({ gold: 0, items: [] });
  expect(game.state.offer).not.toContain("map");
});

test("CAT-MERCH-11: a piece of the card comes with it: the Familiar stands in the next room", () => {
  const game = visiting("merchant", { offer: ["familiar"], heroes: { wizard: { gold: 500 } } });
  game.choose("wizard:familiar");
  game.choose("done");
  enterRoom(game);
  expect(game.state.phase).toBe("heroes");
  expect(game.piece("familiar")).toMatchObject({ kind: "ally", card: "familiar" });
});
