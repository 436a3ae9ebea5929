import { expect, test } from "vitest";
import { scene } from "../testing/index.ts";
import { findSeen, unforeseenSeen } from "./find.ts";

test("REG-VERDICT-01 of a find it is seen who could use it, and what the others lack", () => {
  const { game, state } = scene("SO", { S: "svein", O: "ozanne" });
  const { card, sort, rows, users } = findSeen(game.view(state, "svein"), "bastard-sword");
  expect([card.id, sort?.en]).toEqual(["bastard-sword", "Weapon"]);
  expect(rows.filter(({ isFound }) => isFound)).toMatchObject([{ from: 1, to: 1 }]);
  expect(users.map(({ who, missing }) => [who.id, missing.map(({ en }) => en)])).toEqual([
    ["svein", []],
    ["ozanne", ["needs C.Corps 4"]],
  ]);
});

test("REG-EVENT-01 a card without a name reads as calm as the others of its kind", () => {
  expect(unforeseenSeen(undefined)).toMatchObject({ rule: "REG-EVENT-01", name: { en: "Calm" } });
  expect(unforeseenSeen("cold-mist")).toMatchObject({ rule: "REG-EVENT-11", name: { en: "Cold mist" } });
});
