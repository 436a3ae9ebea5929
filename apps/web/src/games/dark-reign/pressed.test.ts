import { expect, test } from "vitest";
import type { Offer } from "./offers.ts";
import { pressedOn } from "./pressed.ts";

const square = { x: 2, y: 1 };

const offer = (id: string, deed: string, part: Partial<Offer> = {}): Offer => ({
  id,
  deed,
  cost: 1,
  at: square,
  target: undefined,
  weapon: undefined,
  how: undefined,
  isHostile: false,
  ...part,
});

type Pressing = Parameters<typeof pressedOn>[1];

const pressed = (offers: readonly Offer[], part: Partial<Pressing> = {}) =>
  pressedOn(square, {
    offers,
    deed: undefined,
    isActing: true,
    canWalk: false,
    isChance: ({ target }) => target !== undefined,
    ...part,
  });

const lid = offer("lid", "handle-lid");
const blow = offer("blow", "strike", { target: "rat-1", isHostile: true });
const search = offer("search", "search");

test("where there is one thing to be done and nobody can walk, a press does it", () => {
  expect(pressed([lid])).toEqual({ kind: "answer", option: "lid" });
  expect(pressed([lid], { canWalk: true })).toEqual({ kind: "choose" });
});

test("an attack is shown with its chance first; once its deed was chosen, a press does it", () => {
  expect(pressed([blow])).toEqual({ kind: "choose" });
  expect(pressed([blow], { deed: "strike" })).toEqual({ kind: "answer", option: "blow" });
  expect(pressed([blow], { isActing: false })).toEqual({ kind: "answer", option: "blow" });
});

test("of several ways one is chosen, of the deed that was begun alone", () => {
  const shot = offer("shot", "shoot", { target: "rat-1", isHostile: true });
  expect(pressed([blow, shot])).toEqual({ kind: "choose" });
  expect(pressed([blow, shot], { deed: "shoot" })).toEqual({ kind: "answer", option: "shot" });
});

test("what is done to the ground itself is meant only when it was begun: else one wants to go there", () => {
  expect(pressed([search])).toEqual({ kind: "walk" });
  expect(pressed([search], { deed: "search" })).toEqual({ kind: "answer", option: "search" });
  expect(pressed([{ ...search, at: { x: 3, y: 1 } }], { deed: "search" })).toEqual({ kind: "walk" });
});
