import { describe, expect, test } from "vitest";
import { withVermin } from "../testing/infested.ts";
import { withSoloth } from "../testing/soloth.ts";
import { visiting } from "../testing/visit.ts";
import {
  discountsAt,
  feeSold,
  isServed,
  noTaker,
  servicesSold,
  whyNoArticle,
  whyNoService,
} from "./wares.ts";

const offer = ["map", "poisoned-knife"];
const all = ["elf", "barbarian", "thief", "wizard"];

function shop(gold: number, thief: { readonly life?: number } = {}) {
  return visiting("merchant", { offer, heroes: { elf: { gold }, thief } }).sight("seat-2").view;
}

function healer(gold: number, elf: { readonly life?: number } = {}) {
  return visiting("healer", { heroes: { elf, thief: { gold } } }).sight("seat-2").view;
}

describe("an article on the shelf", () => {
  test("CAT-RULING-57 lacks as much as the cheapest way to have it costs beyond all purses", () => {
    expect(whyNoArticle(shop(2000), all, "poisoned-knife")).toBeUndefined();
    const { rule, words } = whyNoArticle(shop(0), all, "map") ?? {};
    expect(rule).toBe("CAT-RULING-57");
    expect(words).toEqual({ fr: "il manque 100\u00a0pièces d’or", en: "100 gold short" });
  });

  test("CAT-ITEM-02 is for none of one's Heroes", () => {
    expect(whyNoArticle(shop(2000), ["elf", "wizard"], "poisoned-knife")?.rule).toBe("CAT-ITEM-02");
    expect(noTaker(shop(2000), "wizard", "poisoned-knife")?.fr).toBe("pas pour lui");
    expect(noTaker(shop(2000), "thief", "poisoned-knife")).toBeUndefined();
  });

  test("CAT-RULING-58 is for somebody who is dead", () => {
    const view = shop(2000, { life: 0 });
    expect(whyNoArticle(view, all, "poisoned-knife")?.rule).toBe("CAT-RULING-58");
    expect(noTaker(view, "thief", "poisoned-knife")?.en).toBe("dead");
  });
});

describe("a service", () => {
  test("CAT-RULING-59 that nobody needs", () => {
    expect(whyNoService(healer(2000), "touch")?.words.en).toBe("nobody is hurt");
    expect(whyNoService(healer(2000), "raise")?.words.en).toBe("nobody is dead");
    expect(isServed(healer(2000), "touch", "elf")).toBe(false);
  });

  test("CAT-RULING-57 that costs too much would still do somebody good", () => {
    const view = healer(100, { life: 0 });
    expect(whyNoService(view, "raise")?.words.en).toBe("900 gold short");
    expect(isServed(view, "raise", "elf")).toBe(true);
    expect(whyNoService(healer(2000, { life: 0 }), "raise")).toBeUndefined();
  });
});

describe("a cure", () => {
  const poisoned = (kind: "merchant" | "healer", gold: number, options: object = withVermin) => {
    const heroes = { elf: { poison: ["poison-3-2"], gold }, thief: { life: 0, poison: ["poison-2-1"] } };
    return visiting(kind, { options, heroes }).sight("seat-2").view;
  };

  test("VER-VERDICT-01 is sold by every Merchant and Healer while Vermin is on the table", () => {
    expect(servicesSold(poisoned("merchant", 400))).toEqual(["cure"]);
    expect(servicesSold(poisoned("healer", 400))).toEqual(["touch", "raise", "cure"]);
    expect(servicesSold(healer(400))).toEqual(["touch", "raise"]);
  });

  test("VER-RULING-24 does good to the living who are poisoned, and lacks gold or somebody who needs it", () => {
    const view = poisoned("merchant", 100);
    expect(["elf", "thief", "wizard"].map((hero) => isServed(view, "cure", hero))).toEqual([
      true,
      false,
      false,
    ]);
    expect(whyNoService(view, "cure")?.words.en).toBe("300 gold short");
    const sound = visiting("merchant", { options: withVermin, heroes: { elf: { gold: 900 } } });
    expect(whyNoService(sound.sight("seat-2").view, "cure")?.words.en).toBe("nobody is poisoned");
  });
});

describe("what is paid for all", () => {
  const at = (kind: "merchant" | "altar", gold: number, state: object = {}) => {
    const heroes = { paladin: { gold } };
    return visiting(kind, { options: { ...withSoloth, altar: true }, heroes, state }).sight("seat-2").view;
  };

  test("SOL-MERCHANT-06, SOL-MERCHANT-08 the next card costs 100 at Beeble's, and nothing is at half price", () => {
    expect(feeSold(at("merchant", 100))).toEqual({ kind: "look", price: 100, why: undefined });
    expect(feeSold(at("merchant", 0))?.why?.words.en).toBe("100 gold short");
    expect(discountsAt(at("merchant", 0))).toEqual({ all: 0, left: 0 });
    expect(feeSold(shop(100))).toBeUndefined();
    expect(discountsAt(shop(100))).toEqual({ all: 2, left: 2 });
  });

  test("SOL-ALTAR-09, SOL-RULING-66 an offering costs 500, once a gift was taken none is possible, nor with an empty deck", () => {
    expect(feeSold(at("altar", 500))).toEqual({ kind: "offering", price: 500, why: undefined });
    expect(feeSold(at("altar", 500, { gifted: true }))?.why?.rule).toBe("SOL-ALTAR-09");
    expect(feeSold(at("altar", 500, { equipment: [] }))?.why?.rule).toBe("SOL-RULING-66");
  });
});
