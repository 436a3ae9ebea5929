import { expect, test } from "vitest";
import { agreeing, counted, figure, noun } from "./counting.ts";
import { w } from "./words.ts";

const disc = noun(w("pion", "disc"));
const gold = noun(w("pièce d’or", "gold"), w("pièces d’or", "gold"));
const match = noun(w("allumette", "match"), w("allumettes", "matches"));

test.each([
  [0, "0 pion", "0 discs"],
  [1, "1 pion", "1 disc"],
  [2, "2 pions", "2 discs"],
  [1000, "1\u202f000 pions", "1,000 discs"],
])("%i of a thing", (count, fr, en) => {
  expect(counted(count, disc)).toEqual({ fr: fr.replace(/ /, "\u00a0"), en });
});

test("what is irregular says so", () => {
  expect([0, 1, 300].map((count) => counted(count, gold).fr)).toEqual([
    "0\u00a0pièce d’or",
    "1\u00a0pièce d’or",
    "300\u00a0pièces d’or",
  ]);
  expect([0, 1, 2].map((count) => counted(count, match).en)).toEqual(["0 matches", "1 match", "2 matches"]);
});

test("what agrees with a number that stands elsewhere", () => {
  const cancelled = noun(w("annulé", "cancelled"), w("annulés", "cancelled"));
  expect([0, 1, 2].map((count) => agreeing(count, cancelled).fr)).toEqual(["annulé", "annulé", "annulés"]);
});

test.each([
  [999, "999", "999"],
  [12_000, "12\u202f000", "12,000"],
  [1_234_567, "1\u202f234\u202f567", "1,234,567"],
  [-1000, "−1\u202f000", "−1,000"],
  [2.5, "2,5", "2.5"],
])("%d as it is written", (count, fr, en) => expect(figure(count)).toEqual({ fr, en }));
