import { describe, expect, test } from "vitest";
import { visiting } from "../testing/visit.ts";
import { isServed, noTaker, whyNoArticle, whyNoService } from "./wares.ts";

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
