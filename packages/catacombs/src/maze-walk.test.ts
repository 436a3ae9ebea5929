import { Match } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import { roomOf } from "./content/box.ts";
import { defaultOptions } from "./options.ts";
import { isPassage, neighbourOf } from "./rules/maze.ts";
import type { Chamber } from "./state.ts";

/*
 * Does a campaign in a labyrinth ever end? No number of rooms is too many: nothing forbids to walk up and down between
 * Merchant and Healer (CAT-VMAZE-13, 16), and what is paid there comes back as loot. So a bound that holds for every way of
 * playing does not exist. For players who walk at random there is one on average, and the chance to exceed it k times falls
 * with k exponentially:
 *
 * - Exits have to match on both sides (CAT-VEXIT-04), so every passage can be gone both ways, and since a path leads from the
 *   first room to the Lord (CAT-VMAZE-02), one leads there from wherever the Heroes have come. Whoever tries a way without
 *   a passage tries another at once (CAT-VMAZE-12): each passage out of a room is as likely as the others.
 * - Such a walk through a network of m passages comes from one room to another d steps away after at most 2·m·d rooms on
 *   average (the time there and back is 2·m times the resistance between the two, and that is at most d; Aleliunas and others,
 *   1979). Whoever has not arrived after twice as many begins anew from where he is: so he is still on his way after 2·k times
 *   as many in less than one of 2^k walks.
 * - Every other step ends as well: a fight in which nobody does anything by CAT-RULING-96, any other because whoever takes
 *   aim now and then hits in the end.
 *
 * Players who go where they have been least often (`explores`) need no chance: a room beside others that are entered again and
 * again would at last be the one that was entered least often.
 */
test("CAT-VMAZE-02: from every room that can be entered, whoever walks at random comes to the Lord, on average within 2·m·d rooms", () => {
  for (const mazeRooms of [4, 9, 20]) {
    for (let seed = 0; seed < 40; seed++) {
      const { state } = Match.start(catacombs, {
        options: { ...defaultOptions, layout: "labyrinth", mazeRooms },
        seed: `walk ${seed}`,
        undo: "free",
      });
      const { passages, lord } = networkOf(state.rooms);
      for (const [from, beyond] of passages.entries())
        for (const to of beyond) expect(passages[to]).toContain(from);
      const steps = distancesTo(lord, passages);
      expect(Math.max(...steps)).toBeLessThan(passages.length);
      const rooms = roomsOnTheWayTo(lord, passages);
      const doors = passages.reduce((sum, beyond) => sum + beyond.length, 0);
      for (const [room, count] of rooms.entries())
        expect(count).toBeLessThanOrEqual(doors * (steps[room] ?? 0) + 1e-6);
      // With the largest labyrinth of all; with the usual one, of 9 rooms, 216.
      expect(doors * (steps[0] ?? Number.NaN)).toBeLessThan(600);
    }
  }
});

/** The rooms behind the passages of each room. */
function networkOf(rooms: readonly Chamber[]) {
  const passages = rooms.map((room) =>
    (["N", "E", "S", "W"] as const).flatMap((way) => {
      const next = neighbourOf(rooms, room, way);
      return next !== undefined && isPassage(room, next, way) ? [rooms.indexOf(next)] : [];
    }),
  );
  return { passages, lord: rooms.findIndex(({ card }) => roomOf(card).kind === "lord") };
}

type Passages = readonly (readonly number[])[];

function distancesTo(goal: number, passages: Passages): readonly number[] {
  const steps = passages.map(() => Number.POSITIVE_INFINITY);
  steps[goal] = 0;
  const found = [goal];
  for (const room of found) {
    for (const next of passages[room] ?? []) {
      if (steps[next] !== Number.POSITIVE_INFINITY) continue;
      steps[next] = (steps[room] ?? 0) + 1;
      found.push(next);
    }
  }
  return steps;
}

/** How many rooms a random walk enters on average, from each room: one, and the average of those next to it. */
function roomsOnTheWayTo(goal: number, passages: Passages): readonly number[] {
  const count = passages.map(() => 0);
  for (let change = 1; change > 1e-9; ) {
    change = 0;
    for (const [room, beyond] of passages.entries()) {
      if (room === goal) continue;
      const next = 1 + beyond.reduce((sum, other) => sum + (count[other] ?? 0), 0) / beyond.length;
      change = Math.max(change, next - (count[room] ?? 0));
      count[room] = next;
    }
  }
  return count;
}
