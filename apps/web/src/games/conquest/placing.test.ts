import { conquest, defaultOptions } from "@ossuaire/conquest";
import { Match } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { placingOf } from "./placing.ts";

test("CON-OBST-03 a layout made of two placed crystals is the same after half a turn", () => {
  const match = Match.start(conquest, {
    options: { ...defaultOptions, obstacles: "agreed" },
    seed: "layout",
    undo: "free",
  });
  match.submit("sword", { kind: "choose", option: "propose" });
  const { decision } = match;
  if (decision?.kind !== "place") throw new Error("a layout is asked for");
  const plan = placingOf(decision);
  expect(plan.pieces.map(({ piece }) => piece)).toEqual(["crystal-2", "crystal-3"]);
  const spots = plan.complete([
    { piece: "crystal-2", x: 230.3, y: 60.1 },
    { piece: "crystal-3", x: 377.7, y: 90.9 },
  ]);
  expect(match.check("sword", { kind: "place", spots })).toBeUndefined();
});
