import type { Hand } from "@ossuaire/marksman";
import { length, obstaclesOn, width } from "../arena.ts";
import { type Character, fightOf, isCharacter, isFrozen, type Side, type State, sideOf } from "../state.ts";
import { prospectOf } from "./worth.ts";

/** Where things stand: positions by id, so that a thought can be had about discs that only moved in the head. */
interface Ground {
  readonly x: (piece: string) => number;
  readonly y: (piece: string) => number;
}

/** How good it is for a side to stand like this, if these are dead and those incapacitated by then. */
type Standing = (ground: Ground, dead: readonly string[], stunned: readonly string[]) => number;

/** What may still be struck over a bank, if the straight way is barred. */
const banked = 0.08;

/** The best victim counts, the others a little: having a choice is worth something. */
const choice = 0.2;

/** Something is made of a good line only in the turn after next, when much has changed. */
const ownChance = 0.5;

/**
 * Who can strike whom, and what that is worth: the enemy's next turn against ours after it. As fights grow long,
 * caution fades on both sides: somebody has to come out. Asked for every flick that is tried out, hence the plain arrays.
 */
export function standingOf(state: State, side: Side, hand: Hand): Standing {
  const { pieces, round } = fightOf(state);
  const characters = pieces.filter(isCharacter).filter(({ on }) => on === undefined);
  const heroes = characters.filter((piece) => sideOf(piece) === "heroes");
  const monsters = characters.filter((piece) => sideOf(piece) === "overseer");
  const field = fieldOf(state);
  const party = companyOf(state, field, heroes, monsters);
  const horde = companyOf(state, field, monsters, heroes);
  const spread = spreadOf(hand);
  const caution = Math.max(0.2, Math.min(1, 1.4 - 0.1 * round));
  return (ground, dead, stunned) => {
    survey(field, ground, dead);
    look(field, party, horde, spread);
    const [ours, theirs] = side === "heroes" ? [party, horde] : [horde, party];
    return ownChance * hopesOf(ours, stunned) - caution * hopesOf(theirs, stunned);
  };
}

/** All that bars the way, obstacles last; positions and deaths are those of the last survey. */
interface Field {
  readonly ids: readonly string[];
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly radius: Float64Array;
  readonly gone: Uint8Array;
}

function fieldOf(state: State): Field {
  const { board, pieces } = fightOf(state);
  const standing = pieces.filter(({ kind, on }) => kind !== "projectile" && on === undefined);
  const discs = [...standing, ...obstaclesOn(board)];
  return {
    ids: standing.map(({ id }) => id),
    x: Float64Array.from(discs, (disc) => disc.x),
    y: Float64Array.from(discs, (disc) => disc.y),
    radius: Float64Array.from(discs, (disc) => disc.radius),
    gone: new Uint8Array(discs.length),
  };
}

/** The characters of one side. */
interface Company {
  readonly ids: readonly string[];
  /** Their numbers in the field. */
  readonly places: readonly number[];
  /** Whether each acts in the next turn of its side. */
  readonly acts: readonly boolean[];
  /** What each enemy is worth to each, and how likely a hit is: one row for each. */
  readonly prizes: Float64Array;
  readonly chances: Float64Array;
}

function companyOf(
  state: State,
  field: Field,
  own: readonly Character[],
  enemies: readonly Character[],
): Company {
  const prizes = own.flatMap((piece) => enemies.map((enemy) => prospectOf(state, piece, enemy)));
  return {
    ids: own.map(({ id }) => id),
    places: own.map(({ id }) => field.ids.indexOf(id)),
    acts: own.map((piece) => isUp(state, piece)),
    prizes: Float64Array.from(prizes),
    chances: new Float64Array(prizes.length),
  };
}

/** CAT-INCAP-07: whoever was stunned a round ago is up again for the next round, not for the rest of this one. */
function isUp(state: State, piece: Character): boolean {
  if (isFrozen(state, piece)) return false;
  if (piece.stunned === undefined) return true;
  const comesNow = state.phase === "heroes" && sideOf(piece) === "overseer";
  return !comesNow && piece.stunned < fightOf(state).round;
}

function survey({ ids, x, y, radius, gone }: Field, ground: Ground, dead: readonly string[]): void {
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] ?? "";
    const rim = radius[i] ?? 0;
    gone[i] = dead.includes(id) ? 1 : 0;
    // CAT-RULING-06: what has left comes back to the edge.
    x[i] = Math.min(Math.max(ground.x(id), rim), length - rim);
    y[i] = Math.min(Math.max(ground.y(id), rim), width - rim);
  }
}

/** How likely each would hit each enemy: the nearer, the larger and the freer, the likelier. */
function look(field: Field, party: Company, horde: Company, spread: number): void {
  const { x, y, radius, gone } = field;
  for (const [i, a] of party.places.entries()) {
    for (const [j, b] of horde.places.entries()) {
      const there = i * horde.places.length + j;
      const back = j * party.places.length + i;
      party.chances[there] = 0;
      horde.chances[back] = 0;
      if (gone[a] === 1 || gone[b] === 1) continue;
      const [ra = 0, rb = 0, dx = 0, dy = 0] = [radius[a], radius[b], away(x, a, b), away(y, a, b)];
      const hits = hitting(ra + rb, dx * dx + dy * dy, spread);
      const free = roomBetween(field, a, b, dx, dy);
      party.chances[there] = hits * openness(free, ra);
      horde.chances[back] = hits * openness(free, rb);
    }
  }
}

/** The share of flicks that a hand brings so far without missing something so wide; a distance comes squared. */
function hitting(width: number, square: number, spread: number): number {
  return (width * width) / (width * width + spread * square);
}

function spreadOf({ aim }: Hand): number {
  return 0.5 * aim * aim;
}

function openness(free: number, radius: number): number {
  return Math.max(banked, Math.min(1, free / radius));
}

function away(along: Float64Array, from: number, to: number): number {
  return (along[to] ?? 0) - (along[from] ?? 0);
}

/** How wide the straight way between two pieces is, from its middle line to whatever is next to it. */
function roomBetween({ x, y, radius, gone }: Field, a: number, b: number, dx: number, dy: number): number {
  const square = dx * dx + dy * dy;
  const distance = Math.sqrt(square);
  let least = 100;
  for (let i = 0; i < x.length; i++) {
    if (i === a || i === b || gone[i] === 1) continue;
    const ox = away(x, a, i);
    const oy = away(y, a, i);
    const along = ox * dx + oy * dy;
    if (along <= 0 || along >= square) continue;
    const across = Math.abs(ox * dy - oy * dx) / distance - (radius[i] ?? 0);
    if (across < least) least = across;
  }
  return least;
}

function hopesOf({ ids, acts, prizes, chances }: Company, stunned: readonly string[]): number {
  const enemies = prizes.length / Math.max(ids.length, 1);
  let worth = 0;
  for (let i = 0; i < ids.length; i++) {
    if (acts[i] !== true || stunned.includes(ids[i] ?? "")) continue;
    let best = 0;
    let sum = 0;
    for (let j = i * enemies; j < (i + 1) * enemies; j++) {
      const hope = (prizes[j] ?? 0) * (chances[j] ?? 0);
      sum += hope;
      if (hope > best) best = hope;
    }
    worth += best + choice * (sum - best);
  }
  return worth;
}

/** How likely a piece would hit another from where both lie now. */
export function chancesOf(state: State, hand: Hand): (from: string, to: string) => number {
  const field = fieldOf(state);
  const spread = spreadOf(hand);
  return (from, to) => {
    const [a, b] = [field.ids.indexOf(from), field.ids.indexOf(to)];
    const [dx, dy] = [away(field.x, a, b), away(field.y, a, b)];
    const { [a]: ra = 0, [b]: rb = 0 } = field.radius;
    const free = roomBetween(field, a, b, dx, dy);
    return hitting(ra + rb, dx * dx + dy * dy, spread) * openness(free, ra);
  };
}

/** Everything where it lies now. */
export function groundOf(state: State): Ground {
  const places = new Map(fightOf(state).pieces.map((piece) => [piece.id, piece]));
  return { x: (id) => places.get(id)?.x ?? 0, y: (id) => places.get(id)?.y ?? 0 };
}
