import { xoroshiro } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import "../catacombs.ts";
import { roomOf } from "../content/box.ts";
import { type CatacombsOptions, defaultOptions } from "../options.ts";
import { buildMaze, isPassage, neighbourOf, waysOut } from "../rules/maze.ts";
import { pilesOf } from "../rules/piles.ts";
import { visiting } from "../testing/visit.ts";
import { isEasierLater, leastKnown } from "./journey.ts";

/** How many rooms a party enters on its way to the Lord of this labyrinth. */
function stepsTo(options: CatacombsOptions, seed: string): readonly [steps: number, rooms: number] {
  const rng = xoroshiro.fromSeed(seed);
  const rooms = buildMaze(options, pilesOf(options, rng), rng);
  let [here] = rooms;
  let steps = 0;
  for (; here !== undefined && roomOf(here.card).kind !== "lord"; steps++) {
    here.visits++;
    const from = here;
    const open = waysOut(rooms, from).filter((way) => {
      const next = neighbourOf(rooms, from, way);
      return next !== undefined && isPassage(from, next, way);
    });
    const way = open.find((one) => one === leastKnown({ rooms, here: rooms.indexOf(from) }, open, rng));
    here = way && neighbourOf(rooms, from, way);
  }
  return [steps, rooms.length];
}

/**
 * By the rules alone a walk may last for ever (CAT-VMAZE-13, 16: rooms may be entered again). One that prefers where it
 * has been least often cannot leave a room out for long: every other fills up beside it.
 */
test("whoever goes where he has been least often comes to the Lord of every labyrinth, within rooms × rooms steps", () => {
  for (let i = 0; i < 300; i++) {
    const boxes = [[], ["soloth"], ["soloth", "vermin"]][i % 3] ?? [];
    const altar = boxes.length > 0 ? { altar: true as const } : {};
    const options = {
      ...defaultOptions,
      layout: "labyrinth",
      boxes,
      mazeRooms: 4 + (i % 17),
      ...altar,
    } as const;
    const [steps, rooms] = stepsTo(options, `maze ${i}`);
    expect(steps).toBeLessThan(rooms * rooms);
  }
});

test("with the Map the easier of the next two rooms is taken first", () => {
  const { state } = visiting("healer");
  const ahead = (...cards: readonly string[]) => ({
    rooms: cards.map((card) => ({ card, open: false, x: 0, y: 0, visits: 0 })),
  });
  expect(isEasierLater(state, ahead("ashata", "izchak", "chagnars-lair"))).toBe(true);
  expect(isEasierLater(state, ahead("chagnars-lair", "izchak", "ashata"))).toBe(false);
});
