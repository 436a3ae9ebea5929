import { darkReignBox } from "@ossuaire/dark-reign";
import { expect, test } from "vitest";
import { optionsFrom } from "./asked.ts";
import { UsageError } from "./usage.ts";

const party = (text: string) => optionsFrom(darkReignBox, { party: text }).heroes;

test("several of one kind are asked for with commas, and keep their order", () => {
  expect(party("isengrin, aude")).toEqual(["isengrin", "aude"]);
  expect(optionsFrom(darkReignBox, {}).heroes).toEqual(darkReignBox.usual.heroes);
});

test("one that does not exist, and more than the rules allow, are usage errors", () => {
  expect(() => party("aude,roland")).toThrow(UsageError);
  expect(() => party("svein,aude,liutgarde,ozanne,isengrin")).toThrow("one to four of the six heroes");
});
