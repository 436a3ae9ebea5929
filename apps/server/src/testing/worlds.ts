import {
  briefOf,
  type Kind,
  type Match,
  type Snapshot,
  type Submission,
  type Viewer,
} from "@ossuaire/kernel";
import { type Disguise, findLeaks, testRng } from "@ossuaire/kernel/testing";

/** A match at some page, and what was answered to come there. */
interface World {
  readonly terms: Match["terms"];
  readonly snapshot: Snapshot;
  readonly page: number;
  readonly hash: string;
  readonly answered: Submission | undefined;
}

/** Two worlds that differ only in what is hidden from the viewer, and the answer that both are given next. */
export interface Step {
  readonly viewer: Viewer;
  readonly worlds: readonly (World & { readonly next: Submission })[];
}

/**
 * Plays a match at random with a twin for every viewer, as the two-world test does, and gives steps on which the two must stay alike
 * for that viewer: at most so many of each.
 */
export function stepsOf<K extends Kind>(
  match: Match<K>,
  disguise: Disguise<K>,
  { most, each, ...watch }: { most: number; each: number } & Pick<Watch<K>, "optionsOf" | "isOpen">,
): readonly Step[] {
  const seen = new Map<Viewer, World[]>();
  const received = (world: Match<K>, viewer: Viewer) => {
    const { terms, page } = world;
    const one: World = {
      terms,
      snapshot: briefOf(world),
      page: page.serial,
      hash: world.hash(),
      answered: page.submission,
    };
    seen.set(viewer, [...(seen.get(viewer) ?? []), one]);
    return undefined;
  };
  findLeaks(match, disguise, testRng("worlds"), { most, received, ...watch });
  return [...seen].flatMap(([viewer, worlds]) => spread(stepsIn(viewer, worlds), each));
}

type Watch<K extends Kind> = NonNullable<Parameters<typeof findLeaks<K>>[3]>;

/** Worlds come in pairs; where the next pair is a page further, it has come from this one. */
function stepsIn(viewer: Viewer, worlds: readonly World[]): readonly Step[] {
  const steps: Step[] = [];
  for (let i = 0; i + 3 < worlds.length; i += 2) {
    const pair = worlds.slice(i, i + 2).flatMap((world, k) => {
      const after = worlds[i + 2 + k];
      const isNext = after?.page === world.page + 1 && after.answered !== undefined;
      return isNext ? [{ ...world, next: after.answered }] : [];
    });
    if (pair.length === 2) steps.push({ viewer, worlds: pair });
  }
  return steps;
}

function spread<T>(all: readonly T[], count: number): readonly T[] {
  return all.filter(
    (_, i) => Math.floor((i * count) / all.length) !== Math.floor(((i - 1) * count) / all.length),
  );
}
