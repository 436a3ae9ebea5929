import { expect, test } from "vitest";
import catalogue from "../../../docs/rules/soloth.md?raw";

/** Rules of Cavern of Soloth that only a screen or a table can show: what is printed, drawn, or lies in the box. */
const onScreen = [
  ...["SOL-COMP-11", "SOL-COMP-13", "SOL-COMP-14", "SOL-REWARD-02", "SOL-FAMILY-09", "SOL-LORD-04"],
  ...["SOL-HERO-02", "SOL-HERO-04", "SOL-HERO-05", "SOL-HERO-06", "SOL-HERO-07", "SOL-SPIKE-08"],
  ...["SOL-FREEZE-18", "SOL-HUNTER-06", "SOL-CORROSION-11", "SOL-MOUNTED-08", "SOL-SUPPRESS-06"],
  ...["SOL-RULING-10", "SOL-RULING-31", "SOL-VERDICT-27"],
];

test("what is left to the screen is marked so in the catalogue", () => {
  const found = catalogue.matchAll(/^- \*\*(SOL-[A-Z]+-\d\d)\*\* \[(\w+)\]/gm);
  const marks = new Map([...found].map(([, id, mark]) => [id, mark]));
  expect(marks.size).toBe(346);
  for (const id of onScreen) expect(["ui", "table"], id).toContain(marks.get(id));
});
