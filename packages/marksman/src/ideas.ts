import { type Disc, strongestSpeed } from "@ossuaire/flick";
import type { Hand } from "./hand.ts";
import { type Idea, ideaOf } from "./idea.ts";
import { directLines } from "./lines/direct.ts";
import { fanLines } from "./lines/fan.ts";
import type { Line } from "./lines/line.ts";
import { moveLines } from "./lines/move.ts";
import { edgeLines, pushLine } from "./lines/push.ts";
import { wayOf } from "./lines/way.ts";
import type { Stand } from "./stand.ts";

/** How far above the least speed, as a share of what is left up to the strongest, in squares; firmest first. */
const STRENGTHS = [1, 0.35, 0.08];

/** Discs close by that are worth pushing into others. */
const MOST_PUSHED = 8;

/** A perfect hand needs no slack, and yet the lines with more of it are the easier ones. */
const HAIR = 1e-6;

/** Directions looked at for one trial: far cheaper than the trial itself. */
const FAN = 6;
const NARROWEST_FAN = 120;
const WIDEST_FAN = 1440;

/** Ideas worth `most` trials, the most promising first. */
export function ideasOf(stands: readonly Stand[], hand: Hand, most: number): Idea[] {
  const directions = Math.min(Math.max((FAN * most) / stands.length, NARROWEST_FAN), WIDEST_FAN);
  const pairs = stands.reduce((sum, { targets }) => sum + targets.length, 0);
  const kinds = [directs((2 * most) / pairs), fans(directions), pushes, moves].map((kind) => {
    const ideas: Idea[] = [];
    for (const { stand, lines } of inTurns(stands, kind)) {
      for (const line of lines) ideas.push(...ideasAlong(stand, line, hand));
      // Thinking must not take longer than trying, but no target is left out.
      if (kind === pushes && ideas.length >= most) break;
    }
    return ideas.sort((a, b) => b.ease - a.ease);
  });
  return merged(kinds, most);
}

/** One way to think of lines, a portion at a time. */
type Kind = (stand: Stand) => Generator<readonly Line[]>;

const directs = (linesPerTarget: number): Kind =>
  function* (stand) {
    for (const target of stand.targets) yield directLines(stand, target, linesPerTarget);
  };

const fans = (directions: number): Kind =>
  function* (stand) {
    yield fanLines(stand, directions);
  };

const pushes: Kind = function* (stand) {
  for (const pushed of inReach(stand)) {
    yield edgeLines(stand, pushed);
    for (const target of stand.targets) {
      const line = target === pushed ? undefined : pushLine(stand, pushed, target);
      if (line !== undefined) yield [line];
    }
  }
};

const moves: Kind = function* () {
  yield moveLines;
};

/** Movable discs with a clear line to them, nearest first. */
function inReach(stand: Stand): Disc[] {
  const { disc, discs } = stand;
  return discs
    .flatMap((other) => {
      if (other.id === disc.id || other.fixed === true) return [];
      const way = wayOf(stand, disc, other.x - disc.x, other.y - disc.y, other);
      return way?.isClear ? [{ other, way: way.length }] : [];
    })
    .sort((a, b) => a.way - b.way)
    .slice(0, MOST_PUSHED)
    .map(({ other }) => other);
}

/** One portion of every stand, then the next: whoever is cut off, no stand is left out. */
function* inTurns(stands: readonly Stand[], kind: Kind) {
  let running = stands.map((stand) => ({ stand, portions: kind(stand) }));
  while (running.length > 0) {
    const still: typeof running = [];
    for (const one of running) {
      const { done, value } = one.portions.next();
      if (done === true) continue;
      still.push(one);
      yield { stand: one.stand, lines: value };
    }
    running = still;
  }
}

function ideasAlong(stand: Stand, { ux, uy, slack, least }: Line, { aim }: Hand): Idea[] {
  const strongest = strongestSpeed(stand.board);
  const spare = strongest * strongest - least;
  if (spare <= 0) return [];
  const ease = (slack + HAIR) / (slack + aim + HAIR);
  return STRENGTHS.map((share) => {
    const speed = Math.sqrt(least + share * spare);
    // A little less for a weak one: it may not arrive.
    return ideaOf(stand, ux, uy, speed, ease * (0.6 + 0.4 * share));
  });
}

/**
 * All kinds take turns, the easy ones more often: places are given by d'Hondt's method, the votes of a kind being how
 * easy its next idea is.
 */
function merged(kinds: readonly (readonly Idea[])[], most: number): Idea[] {
  const parties = kinds.map((ideas) => ({ ideas, places: 0 }));
  const votes = ({ ideas, places }: (typeof parties)[number]): number =>
    (ideas[places]?.ease ?? -1) / (places + 1);
  const order: Idea[] = [];
  while (order.length < most) {
    const winner = parties.reduce((best, party) => (votes(party) > votes(best) ? party : best));
    const idea = winner.ideas[winner.places];
    if (idea === undefined) break;
    order.push(idea);
    winner.places += 1;
  }
  return order;
}
