import { pvOf } from "../../characters.ts";
import { indexOf } from "../../grid/ground.ts";
import type { Square } from "../../grid/square.ts";
import { stepsAt, type Toll, type Ways, waysFrom, waysTo } from "../../grid/ways.ts";
import type { SeenCharacter } from "../../view.ts";
import { lossOf, strikesOf } from "./blows.ts";
import { type Known, standing } from "./known.ts";
import { might } from "./might.ts";
import { besides, tollFor } from "./ways.ts";

/** So many steps somebody goes to come to blows. */
const within = 8;

/** What it costs the group that somebody stands on a square, in PV: in a door it keeps those from the fight who are better at it. */
export function barringOf(known: Known, who: SeenCharacter): (square: Square) => number {
  const { ground, friends, foes } = known;
  const own = prowess(known, who);
  const costs = new Map<number, number>();
  const behind = standing(friends).filter(
    ({ id, levels }) => id !== who.id && levels.melee > levels.shooting,
  );
  for (const one of behind) {
    const worth = prowess(known, one) - own;
    if (worth <= 0) continue;
    const toll = tollFor(known, one, who);
    const posts = foes.flatMap((foe) => besides(known, foe)).filter(({ x, y }) => toll(x, y) > 0);
    for (const index of narrows(known, one, toll, posts)) costs.set(index, (costs.get(index) ?? 0) + worth);
  }
  return ({ x, y }) => costs.get(indexOf(ground, x, y)) ?? 0;
}

/** What somebody does to adversaries in a turn hand to hand, in PV of ours that they would take. */
function prowess(known: Known, who: SeenCharacter): number {
  const plain = strikesOf(known, who).filter(({ how }) => how === undefined);
  const gains = known.foes.flatMap((foe) =>
    plain.map((blow) => might(known, foe) * Math.min(1, (3 * lossOf(known, who, foe, blow)) / pvOf(foe))),
  );
  return Math.max(0, ...gains);
}

/** The squares through which somebody has to go to come to blows at all. */
function narrows(known: Known, who: SeenCharacter, toll: Toll, posts: readonly Square[]): readonly number[] {
  const { ground } = known;
  const ways = waysFrom(ground, who, toll);
  const near = nearestOf(ways, posts);
  if (near === undefined || near === 0) return [];
  return narrowest(ways, waysTo(ground, posts, toll), near).filter((index) => {
    const around: Toll = (x, y) => (indexOf(ground, x, y) === index ? 0 : toll(x, y));
    const open = posts.filter(({ x, y }) => indexOf(ground, x, y) !== index);
    return nearestOf(waysFrom(ground, who, around), open) === undefined;
  });
}

function nearestOf(ways: Ways, posts: readonly Square[]): number | undefined {
  const counts = posts.flatMap((post) => stepsAt(ways, post) ?? []).filter((count) => count <= within);
  return counts.length === 0 ? undefined : Math.min(...counts);
}

/** Where all the shortest ways come together on one square. */
function narrowest(from: Ways, to: Ways, length: number): readonly number[] {
  const squares = new Map<number, number[]>();
  for (const [index, count] of from.steps.entries())
    if (count > 0 && (to.steps[index] ?? -1) >= 0 && count + (to.steps[index] ?? 0) === length)
      squares.set(count, [...(squares.get(count) ?? []), index]);
  return [...squares.values()].filter((all) => all.length === 1).flat();
}
