import { expect, test } from "vitest";
import { barOf, type Offer, toldApart } from "./offers.ts";

const offer = (id: string, deed: string, part: Partial<Offer> = {}): Offer => ({
  id,
  deed,
  cost: 1,
  at: undefined,
  target: undefined,
  weapon: undefined,
  how: undefined,
  isHostile: false,
  ...part,
});

const ids = (offers: readonly Offer[]) => offers.map(({ id }) => id);

test("REG-RULING-32 a blow at a companion stands apart from those at foes", () => {
  const { meant, others } = toldApart([
    offer("aude", "strike", { target: "aude" }),
    offer("rat", "strike", { target: "rat-1", isHostile: true }),
  ]);
  expect(ids(meant)).toEqual(["rat"]);
  expect(ids(others)).toEqual(["aude"]);
});

test("whoever has none but companions to strike, or wants to help one, finds them at once", () => {
  const alone = toldApart([offer("aude", "strike", { target: "aude" })]);
  expect(ids(alone.meant)).toEqual(["aude"]);
  expect(alone.others).toEqual([]);
  const gifts = toldApart([
    offer("theft", "steal", { target: "aude" }),
    offer("gift", "give", { target: "aude" }),
  ]);
  expect(ids(gifts.meant)).toEqual(["gift"]);
  expect(ids(gifts.others)).toEqual(["theft"]);
});

test("REG-RULING-32 the bar holds what is done against foes; to hurt one’s own and to give up is behind “Plus”", () => {
  const names = (deeds: ReturnType<typeof barOf>["bar"]) => deeds.map(([deed]) => deed);
  const wait = offer("wait", "wait");
  const own = offer("aude", "strike", { target: "aude" });
  const { bar, rest } = barOf([own, offer("give-up", "give-up"), wait]);
  expect(names(bar)).toEqual(["wait"]);
  expect(names(rest)).toEqual(["strike", "give-up"]);
  const foe = offer("rat", "strike", { target: "rat-1", isHostile: true });
  expect(names(barOf([own, foe, wait]).bar)).toEqual(["strike", "wait"]);
});
