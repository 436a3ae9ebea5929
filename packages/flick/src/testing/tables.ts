import { isOnBoard } from "../check.ts";
import { gap } from "../distance.ts";
import type { Board, Disc, Flick, Rim, Table } from "../index.ts";
import { RADIUS, strongestSpeed } from "../index.ts";
import type { Draw } from "./draw.ts";

/** Random tables of every kind that has ever hurt a disc simulation, and flicks into them. */

export const FAMILIES = ["scattered", "pack", "grid", "chain", "wedge", "corner"] as const;
export type Family = (typeof FAMILIES)[number];

const RADII = Object.values(RADIUS);

export function drawTable(draw: Draw, family: Family, most = 64): Table {
  const board = drawBoard(draw);
  const discs = { scattered, pack, grid, chain, wedge, corner }[family](draw, board, draw.whole(2, most));
  return { board, discs };
}

/** Most flicks are strong, and aimed at somebody: what misses teaches nothing. */
export function drawFlick(draw: Draw, { board, discs }: Table): Flick {
  const movable = discs.filter((disc) => !disc.fixed);
  const shooter = movable[draw.whole(0, movable.length - 1)];
  const target = discs[draw.whole(0, discs.length - 1)];
  const speed = draw.chance(0.5) ? strongestSpeed(board) : draw.between(60, strongestSpeed(board));
  let { x, y } = draw.direction();
  if (shooter !== undefined && target !== undefined && target !== shooter && draw.chance(0.8)) {
    const dx = target.x - shooter.x + draw.between(-5, 5) * draw.whole(0, 1);
    const dy = target.y - shooter.y + draw.between(-5, 5) * draw.whole(0, 1);
    const distance = Math.sqrt(dx * dx + dy * dy);
    x = dx / distance;
    y = dy / distance;
  }
  return { disc: shooter?.id ?? "", vx: away(x * speed), vy: away(y * speed) };
}

/** Rounded away from zero, so that the weakest drawn speed is never too weak. */
function away(v: number): number {
  return v < 0 ? Math.floor(v) : -Math.floor(-v);
}

function drawBoard(draw: Draw): Board {
  const rim = (): Rim => draw.of("wall", "open");
  const [length, width] = draw.of([610, 355], [480, 320], [draw.whole(200, 1000), draw.whole(200, 1000)]);
  const all = draw.of<Rim | "mixed">("wall", "open", "mixed");
  const rims =
    all === "mixed"
      ? { left: rim(), right: rim(), top: rim(), bottom: rim() }
      : { left: all, right: all, top: all, bottom: all };
  return { length, width, rims };
}

type Arrange = (draw: Draw, board: Board, count: number) => Disc[];

const named = (discs: readonly Omit<Disc, "id">[]): Disc[] =>
  discs.map((disc, n) => ({ id: `d${n}`, ...disc }));

const drawRadius = (draw: Draw): number => RADII[draw.whole(0, RADII.length - 1)] ?? RADIUS.medium;

type Bare = Omit<Disc, "id">;

function fits(board: Board, discs: readonly Bare[], disc: Bare, closest = 0): boolean {
  return isOnBoard(board, disc) && discs.every((other) => gap(disc, other) >= closest);
}

/** Anywhere; one in six is fixed. */
const scattered: Arrange = (draw, board, count) => {
  const discs: Bare[] = [{ x: board.length / 2, y: board.width / 2, radius: RADIUS.medium }];
  for (let tries = 0; tries < 20 * count && discs.length < count; tries++) {
    const disc = {
      x: draw.between(0, board.length),
      y: draw.between(0, board.width),
      radius: drawRadius(draw),
      fixed: draw.chance(1 / 6),
    };
    if (fits(board, discs, disc)) discs.push(disc);
  }
  return named(discs);
};

/** Every disc touches an earlier one, often two. */
const pack: Arrange = (draw, board, count) => {
  const same = draw.chance(0.5);
  const discs: Bare[] = [{ x: board.length / 2, y: board.width / 2, radius: RADIUS.medium }];
  for (let tries = 0; tries < 40 * count && discs.length < count; tries++) {
    const radius = same ? RADIUS.medium : drawRadius(draw);
    const a = discs[draw.whole(0, discs.length - 1)];
    const b = discs[draw.whole(0, discs.length - 1)];
    if (a === undefined || b === undefined) break;
    const beside = nestled(a, b, radius, draw.chance(0.5)) ?? touching(draw, a, radius);
    const disc = { ...beside, radius, fixed: draw.chance(0.05) };
    if (fits(board, discs, disc, -1e-12)) discs.push(disc);
  }
  return named(discs);
};

function touching(draw: Draw, a: Bare, radius: number): { x: number; y: number } {
  const { x, y } = draw.direction();
  return { x: a.x + x * (a.radius + radius), y: a.y + y * (a.radius + radius) };
}

/** The place where a disc touches both others. */
function nestled(a: Bare, b: Bare, radius: number, above: boolean): { x: number; y: number } | undefined {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  const ra = a.radius + radius;
  const rb = b.radius + radius;
  const along = (squared + ra * ra - rb * rb) / (2 * squared);
  const aside = ra * ra - along * along * squared;
  if (squared === 0 || aside < 0) return undefined;
  const across = (above ? 1 : -1) * Math.sqrt(aside / squared);
  return { x: a.x + along * dx - across * dy, y: a.y + along * dy + across * dx };
}

/** Equal discs in touching rows, square or hexagonal, and a shooter beside them. */
const grid: Arrange = (draw, board, count) => {
  const radius = draw.of(RADIUS.medium, RADIUS["very-small"], RADIUS.small);
  const columns = draw.whole(1, 8);
  const hexagonal = draw.chance(0.5);
  const row = hexagonal ? Math.sqrt(3) * radius : 2 * radius;
  const left = draw.chance(0.3) ? radius : draw.between(radius, board.length / 3);
  const top = draw.chance(0.3) ? radius : draw.between(radius, board.width / 3);
  const discs: Bare[] = [];
  for (let n = 0; n < count; n++) {
    const line = Math.floor(n / columns);
    const x = left + (n % columns) * 2 * radius + (hexagonal && line % 2 === 1 ? radius : 0);
    const disc = { x, y: top + line * row, radius };
    if (fits(board, discs, disc, -1e-9)) discs.push(disc);
  }
  const shooter = { x: board.length * 0.75, y: board.width * 0.75, radius: drawRadius(draw) };
  if (fits(board, discs, shooter) && discs.length < 64) discs.push(shooter);
  return named(discs);
};

/** A row of touching discs of any size, straight or bent: Newton's cradle and its relatives. */
const chain: Arrange = (draw, board, count) => {
  const discs: Bare[] = [{ x: 50, y: board.width / 2, radius: RADIUS.medium }];
  const straight = draw.chance(0.5);
  const gapped = draw.chance(0.3) ? draw.between(0, 0.01) : 0;
  for (let n = 1; n < count; n++) {
    const last = discs[n - 1];
    if (last === undefined) break;
    const radius = drawRadius(draw);
    const bend = straight ? { x: 1, y: 0 } : draw.direction();
    const reach = last.radius + radius + gapped;
    const disc = { x: last.x + Math.abs(bend.x) * reach, y: last.y + bend.y * reach, radius };
    if (!fits(board, discs, disc, -1e-12)) break;
    discs.push(disc);
  }
  if (discs.length < 2) discs.push({ x: 150, y: board.width / 2, radius: RADIUS.large });
  return named(discs);
};

/** Fixed discs that form a funnel, and movable ones that lie in it. */
const wedge: Arrange = (draw, board, count) => {
  const radius = RADIUS.large;
  const middle = board.width / 2;
  const discs: Bare[] = [{ x: 60, y: middle, radius: RADIUS.medium }];
  const opening = draw.between(0.5, 6);
  for (let n = 0; n < 3; n++) {
    for (const sign of [-1, 1]) {
      const disc = {
        x: board.length - 25 - n * 35,
        y: middle + sign * (radius + 1 + n * opening),
        radius,
        fixed: true,
      };
      if (fits(board, discs, disc)) discs.push(disc);
    }
  }
  for (let tries = 0; tries < 10 * count && discs.length < count; tries++) {
    const small = draw.of(RADIUS["very-small"], RADIUS.small, RADIUS.medium);
    const a = discs[draw.whole(0, discs.length - 1)];
    const b = discs[draw.whole(0, discs.length - 1)];
    if (a === undefined || b === undefined) break;
    const disc = { ...(nestled(a, b, small, draw.chance(0.5)) ?? touching(draw, a, small)), radius: small };
    if (fits(board, discs, disc, -1e-12)) discs.push(disc);
  }
  return named(discs);
};

/** Discs that lean against walls and in corners. */
const corner: Arrange = (draw, board, count) => {
  const discs: Bare[] = [{ x: board.length / 2, y: board.width / 2, radius: RADIUS.medium }];
  for (let tries = 0; tries < 20 * count && discs.length < count; tries++) {
    const radius = drawRadius(draw);
    const along = (side: number): number =>
      draw.of(radius, side - radius, draw.between(radius, side - radius));
    const disc = { x: along(board.length), y: along(board.width), radius };
    if (fits(board, discs, disc)) discs.push(disc);
  }
  return named(discs);
};
