import { type Point, type Prepared, prepare, type Report, type Aim as Touch } from "@ossuaire/flick";
import { type Guide, type Scene, tableOf } from "../scene.ts";
import type { Aim } from "./aim.ts";

/** What an aiming player is shown of the future, in the board's mm. */
export interface Foresight {
  readonly lines: readonly Line[];
  readonly ghosts: readonly Ghost[];
  /** What the disc meets first; nothing if that is not shown. */
  readonly meets?: Meeting;
}

interface Line {
  readonly from: Point;
  readonly to: Point;
  /** The flicked disc's own way, or what comes of it. */
  readonly kind: "way" | "outcome";
}

interface Ghost extends Point {
  readonly radius: number;
}

export type Meeting =
  | { readonly kind: "disc"; readonly disc: string }
  | { readonly kind: "wall" | "exit" | "stop" };

/** The physics of a scene, ready to be asked again and again while somebody aims. */
export function readyFor(scene: Scene): Prepared | undefined {
  const ready = prepare(tableOf(scene));
  return ready.ok ? ready : undefined;
}

export function foresee(ready: Prepared | undefined, aim: Aim, guide: Guide): Foresight {
  if (ready === undefined || guide === "none") return nothing;
  const flick = { disc: aim.piece, vx: aim.vx, vy: aim.vy };
  const touch = ready.aim(flick);
  if (!touch.ok) return nothing;
  if (guide === "first-contact") return firstContact(ready, aim, touch);
  const shot = ready.flick(flick, { tracks: true });
  return shot.ok ? { ...fullPath(ready, aim, shot.report()), meets: meetingOf(touch) } : nothing;
}

const nothing: Foresight = { lines: [], ghosts: [] };

/** The short lines say where to, not how far. */
const short = 34;

function firstContact(ready: Prepared, aim: Aim, touch: Touch): Foresight {
  const disc = ready.table.discs.find(({ id }) => id === aim.piece);
  if (disc === undefined) return nothing;
  const ghost = { x: touch.x, y: touch.y, radius: disc.radius };
  const way: Line = { from: disc, to: ghost, kind: "way" };
  return { lines: [way, ...after(ready, aim, touch)], ghosts: [ghost], meets: meetingOf(touch) };
}

/** Where what is met would go, and where the flicked disc would be sent. */
function after(ready: Prepared, { vx, vy }: Aim, touch: Touch): readonly Line[] {
  if (touch.kind === "wall") {
    const along = touch.side === "left" || touch.side === "right" ? { x: -vx, y: vy } : { x: vx, y: -vy };
    return [outcome(touch, along)];
  }
  if (touch.kind !== "contact") return [];
  const met = ready.table.discs.find(({ id }) => id === touch.disc);
  const normal = { x: touch.point.x - touch.x, y: touch.point.y - touch.y };
  const share = (vx * normal.x + vy * normal.y) / (normal.x * normal.x + normal.y * normal.y);
  const glance = { x: vx - normal.x * share, y: vy - normal.y * share };
  // Thrown back by a wall that stands on the board.
  if (met === undefined)
    return [outcome(touch, { x: glance.x - normal.x * share, y: glance.y - normal.y * share })];
  const sent = met.fixed ? [] : [outcome(met, normal)];
  // A full hit leaves the flicked disc no way to the side worth a line.
  return Math.hypot(glance.x, glance.y) < 0.15 * Math.hypot(vx, vy)
    ? sent
    : [...sent, outcome(touch, glance)];
}

function outcome(from: Point, { x, y }: Point): Line {
  const ratio = short / Math.hypot(x, y);
  return { from, to: { x: from.x + x * ratio, y: from.y + y * ratio }, kind: "outcome" };
}

function fullPath(ready: Prepared, aim: Aim, { tracks }: Report): Foresight {
  const radii = new Map(ready.table.discs.map(({ id, radius }) => [id, radius]));
  const lines = tracks.flatMap(({ disc, stretches, end }) =>
    stretches.map((stretch, n): Line => {
      const kind = disc === aim.piece ? "way" : "outcome";
      return { from: stretch, to: stretches[n + 1] ?? end, kind };
    }),
  );
  const ghosts = tracks.map(({ disc, end: { x, y } }) => ({ x, y, radius: radii.get(disc) ?? 0 }));
  return { lines, ghosts };
}

function meetingOf(touch: Touch): Meeting {
  return touch.kind === "contact" ? { kind: "disc", disc: touch.disc } : { kind: touch.kind };
}
