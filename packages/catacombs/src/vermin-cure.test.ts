import { describe, expect, test } from "vitest";
import { allSpells } from "./content/box.ts";
import { infested, withVermin } from "./testing/infested.ts";
import { visiting } from "./testing/visit.ts";

const cards = ["poison-3-2", "poison-0-1"];
const crowd = { "orc-1": [440, 300] } as const;

/** The Wizard casts Cure Poison, and the Elf is the one who is poisoned. */
function casting() {
  const game = infested({ at: crowd, heroes: { elf: { poison: cards } } });
  game.choose("wizard:cure-poison");
  return game;
}

/** A visit of a party of which the Elf is poisoned. */
function atHealer(gold = 800, kind: "merchant" | "healer" = "healer") {
  return visiting(kind, {
    options: withVermin,
    heroes: { elf: { poison: [...cards], gold }, thief: { life: 0, poison: ["poison-2-1"] } },
  });
}

describe("curing poison", () => {
  test("VER-CURE-01: the Wizard has the spell Cure Poison", () => {
    expect(allSpells(withVermin).find(({ id }) => id === "cure-poison")).toMatchObject({
      name: { fr: "Antidote", en: "Cure Poison" },
    });
    expect(allSpells().some(({ id }) => id === "cure-poison")).toBe(false);
  });

  test("VER-CURE-02: it is his action of the turn", () => {
    const game = casting();
    game.choose("elf");
    game.choose("poison-3-2");
    expect(game.options().some((id) => id.startsWith("wizard:"))).toBe(false);
  });

  test("VER-CURE-03: one card of any value is taken from one Hero", () => {
    for (const card of cards) {
      const game = casting();
      game.choose("elf");
      expect(game.options()).toEqual(cards);
      game.choose(card);
      expect(game.hero("elf").poison).toEqual(cards.filter((one) => one !== card));
      expect(game.events("cured")).toMatchObject([{ hero: "elf", poison: card }]);
    }
  });

  test("VER-CURE-04: the Merchant cures one card for 400 gold", () => {
    const game = atHealer(400, "merchant");
    expect(game.options()).toContain("cure:elf");
    game.choose("cure:elf");
    game.choose("poison-3-2");
    expect(game.hero("elf")).toMatchObject({ gold: 0, poison: ["poison-0-1"] });
  });

  test("VER-CURE-04: … and nobody without the box is offered it", () => {
    const game = visiting("merchant", { heroes: { elf: { gold: 400 } } });
    expect(game.options().some((id) => id.startsWith("cure"))).toBe(false);
  });

  test("VER-CURE-05: a removed card lies face up beside the deck", () => {
    const game = casting();
    game.choose("elf");
    game.choose("poison-3-2");
    expect(game.state.poison?.discards).toEqual(["poison-3-2"]);
    expect(game.match.game.view(game.state, "audience").poison).toMatchObject({ discards: ["poison-3-2"] });
  });

  test("VER-CURE-06: whoever died of poison can be brought back", () => {
    const game = atHealer(1000);
    expect(game.options()).toContain("raise:thief");
    game.choose("raise:thief");
    expect(game.life("thief")).toBe(2);
  });

  test("VER-CURE-07: at that all his cards are discarded", () => {
    const game = atHealer(1000);
    game.choose("raise:thief");
    expect(game.hero("thief").poison).toEqual([]);
    expect(game.state.poison?.discards).toEqual(["poison-2-1"]);
    expect(game.hero("elf").poison).toEqual(cards);
  });
});

describe("rulings on cures", () => {
  test("VER-RULING-26: Healer and Merchant both sell it, at 400", () => {
    for (const kind of ["merchant", "healer"] as const) {
      const { options } = atHealer(400, kind).question(kind === "merchant" ? "buy" : "heal");
      expect(options).toContainEqual({ id: "cure:elf", kind: "cure", hero: "elf", price: 400 });
    }
    expect(atHealer(300).options()).not.toContain("cure:elf");
  });

  test("VER-RULING-27: as often as it can be paid, out of all purses", () => {
    const game = visiting("healer", {
      options: withVermin,
      heroes: { elf: { poison: [...cards], gold: 400 }, wizard: { gold: 400 } },
    });
    for (const card of cards) {
      game.choose("cure:elf");
      while (game.asked.prompt === "pay") game.amount(game.question("pay").max);
      if (game.asked.prompt === "cure-card") game.choose(card);
    }
    expect(game.hero("elf").poison).toEqual([]);
    expect(game.hero("elf").gold + game.hero("wizard").gold).toBe(0);
  });

  test("VER-RULING-28: whoever casts or buys names a living Hero, whose player picks the card", () => {
    const parties = [
      ["elf", "thief"],
      ["barbarian", "wizard"],
    ] as const;
    const heroes = { elf: { poison: cards }, wizard: { poison: ["poison-1-1"] } };
    const game = infested({ options: { parties }, at: crowd, heroes });
    game.choose("wizard:cure-poison");
    expect(game.asked.seats).toEqual(["seat-3"]);
    expect(game.options()).toEqual(["elf", "wizard"]);
    game.choose("elf");
    expect(game.asked).toMatchObject({ prompt: "cure-card", seats: ["seat-2"] });
  });

  test("VER-RULING-29: no flick, no range, once for each card, and not by one who is stunned", () => {
    const game = casting();
    game.choose("elf");
    game.choose("poison-3-2");
    expect(game.events("flicked")).toEqual([]);
    expect(game.state.spentSpells).toEqual(["cure-poison#1"]);
    const stunned = infested({ at: crowd, heroes: { elf: { poison: cards } }, stunned: { wizard: 1 } });
    expect(stunned.options()).not.toContain("wizard:cure-poison");
    const healthy = infested({ at: crowd });
    expect(healthy.options()).not.toContain("wizard:cure-poison");
  });

  test("the Antivenom takes one of its owner’s own cards, once, and takes no action", () => {
    const game = infested({ at: crowd, heroes: { elf: { poison: cards, items: ["antivenom"] } } });
    game.choose("elf:antivenom");
    game.choose("poison-3-2");
    expect(game.hero("elf")).toMatchObject({ poison: ["poison-0-1"], items: [] });
    expect(game.options()).toContain("elf:melee");
    expect(game.options()).not.toContain("elf:antivenom");
  });
});
