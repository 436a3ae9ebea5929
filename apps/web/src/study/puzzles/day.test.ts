import { expect, test } from "vitest";
import { dayOf, gameOfDay, placeOfDay, untilTomorrow } from "./day.ts";

test("a day begins at midnight where one is", () => {
  const evening = new Date(2026, 10, 18, 23, 59, 59, 999);
  const night = new Date(2026, 10, 19, 0, 0, 0, 0);
  expect(dayOf(night) - dayOf(evening)).toBe(1);
  expect(dayOf(evening)).toBe(dayOf(new Date(2026, 10, 18, 0, 0)));
  expect(untilTomorrow(evening)).toBe(1);
  expect(Number.isInteger(dayOf(night))).toBe(true);
});

test("games take turns, and every puzzle comes before one comes again", () => {
  const games = ["conquest", "catacombs"];
  for (const count of [1, 2, 7, 200, 210, 233]) {
    const days = Array.from({ length: 2 * count }, (_, n) => 20_000 + n);
    const own = days.filter((day) => gameOfDay(day, games) === "conquest");
    expect(own).toHaveLength(count);
    expect(new Set(own.map((day) => placeOfDay(day, games.length, count))).size).toBe(count);
  }
});
