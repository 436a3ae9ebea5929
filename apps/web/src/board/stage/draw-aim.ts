import type { Point } from "@ossuaire/flick";
import type { Aim } from "../aim/aim.ts";
import type { Foresight } from "../aim/foresee.ts";
import { arrowEnd, type Reach } from "../aim/pull.ts";
import { type Camera, directionSeen, margin, seen, seenSize } from "../camera.ts";
import { paintBar, paintDot } from "../paint/dots.ts";
import { paintMark } from "../paint/marks.ts";
import type { Hint } from "../useHint.ts";
import type { Ink } from "./Ink.ts";
import type { Pictures } from "./Pictures.ts";

/** An aim as it is drawn: from the disc, and with what is foreseen of it. */
export interface Aiming {
  readonly aim: Aim;
  readonly from: Point & { readonly radius: number };
  readonly foresight: Foresight;
  /** How far the hand pulls, in CSS pixels. */
  readonly reach: Reach;
}

/** A proposal; its reach is left out where nobody pulls. */
export interface Hinting extends Hint {
  readonly reach: Reach | undefined;
}

const gold = 0xffd873;
const pale = 0xfff0c4;
const dark = 0x1c0f02;
const proposed = 0xa8eef5;

export function drawAim(ink: Ink, pictures: Pictures, camera: Camera, aiming: Aiming): void {
  const brush = brushOn(ink, pictures, camera);
  const { aim, from, foresight, reach } = aiming;
  const { x, y } = directionSeen(camera, { x: aim.vx, y: aim.vy });
  const speed = Math.hypot(x, y);
  const way = { x: x / speed, y: y / speed };
  const middle = seen(camera, from);

  for (const { from: start, to, kind } of foresight.lines) {
    const skip = start.x === from.x && start.y === from.y ? arrowEnd(from.radius) : 0;
    brush.dots(seen(camera, start), seen(camera, to), kind === "way" ? gold : pale, skip);
  }
  for (const { radius, ...place } of foresight.ghosts) brush.ghost(seen(camera, place), radius);

  brush.arrow(middle, way, from.radius);
  const pulled = (reach.slack + (reach.full - reach.slack) * aim.power) / camera.scale;
  brush.string(middle, way, from.radius, Math.min(pulled, roomBehind(camera, middle, way)), aim.power);
}

/** What is only spoken of or proposed: pieces, a way, its end, where a hand would pull to. In a colour that no aim has. */
export function drawHint(ink: Ink, pictures: Pictures, camera: Camera, hint: Hinting): void {
  const { points, aim, from, way, end, reach } = hint;
  const brush = brushOn(ink, pictures, camera);
  for (const { radius, ...place } of points) brush.point(seen(camera, place), radius);
  for (const line of way) brush.dots(seen(camera, line.from), seen(camera, line.to), proposed, 0);
  if (end !== undefined) brush.ghost(seen(camera, end), end.radius);
  if (aim === undefined || from === undefined || reach === undefined) return;
  const { x, y } = directionSeen(camera, { x: aim.vx, y: aim.vy });
  const speed = Math.hypot(x, y);
  const pulled = (reach.slack + (reach.full - reach.slack) * aim.power) / camera.scale;
  const middle = seen(camera, from);
  const ahead = { x: x / speed, y: y / speed };
  brush.pull(middle, ahead, from.radius, Math.min(pulled, roomOnBoard(camera, middle, ahead)));
}

/** How far it is from a place to the edge of the frame, against the way, in mm: nothing is drawn beyond it. */
function roomBehind({ frame, scale, x, y }: Camera, middle: Point, way: Point): number {
  const edge = 9;
  const across = room(x + middle.x * scale, -way.x, edge, frame.width - edge);
  const down = room(y + middle.y * scale, -way.y, edge, frame.height - edge);
  return Math.max(0, Math.min(across, down)) / scale;
}

/** The same up to the outer edge of the walls: what is only proposed stays on the board. */
function roomOnBoard(camera: Camera, middle: Point, way: Point): number {
  const { width, height } = seenSize(camera);
  const edge = margin / 2;
  return Math.max(
    0,
    Math.min(room(middle.x, -way.x, -edge, width + edge), room(middle.y, -way.y, -edge, height + edge)),
  );
}

function room(place: number, towards: number, least: number, most: number): number {
  if (towards === 0) return Number.POSITIVE_INFINITY;
  return ((towards > 0 ? most : least) - place) / towards;
}

type Brush = {
  dots: (from: Point, to: Point, tint: number, skip: number) => void;
  ghost: (at: Point, radius: number) => void;
  arrow: (middle: Point, way: Point, radius: number) => void;
  string: (middle: Point, way: Point, radius: number, length: number, power: number) => void;
  pull: (middle: Point, way: Point, radius: number, length: number) => void;
  point: (at: Point, radius: number) => void;
};

function brushOn(ink: Ink, pictures: Pictures, { scale }: Camera): Brush {
  const bar = pictures.of("bar", paintBar);
  // Thin things are measured on the screen: they must be seen on a phone as well.
  const size = Math.max(2.3, 3.6 / scale);
  const line = (a: Point, b: Point, breadth: number, tint: number, alpha = 1): void => {
    ink.bar(bar, a.x, a.y, b.x, b.y, breadth * 1.5, dark, alpha * 0.45);
    ink.bar(bar, a.x, a.y, b.x, b.y, breadth, tint, alpha);
  };
  const dot = ({ x, y }: Point, radius: number, tint: number, alpha: number): void => {
    const picture = pictures.of(`dot ${radius}`, (density) => paintDot(radius * density));
    ink.stamp(picture, x, y, tint, alpha);
  };
  const along = ({ x, y }: Point, way: Point, length: number): Point => ({
    x: x + way.x * length,
    y: y + way.y * length,
  });

  return {
    dots(from, to, tint, skip) {
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const gap = Math.max(6.5, 9 / scale);
      for (let way = skip + gap / 2; way < length; way += gap) {
        const share = way / length;
        const place = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
        dot(place, size * 0.86, dark, 0.62);
        dot(place, size * 0.52, tint, 1);
      }
    },
    ghost({ x, y }, radius) {
      ink.stamp(
        pictures.of(`ghost ${radius}`, (density, width) => paintMark("ghost", radius * density, width)),
        x,
        y,
      );
    },
    arrow(middle, way, radius) {
      const tip = along(middle, way, arrowEnd(radius));
      const side = { x: -way.y, y: way.x };
      const back = along(tip, way, -5.5);
      line(along(middle, way, radius * 1.32 + 3), tip, size * 0.9, gold);
      line(along(back, side, 4), tip, size * 0.9, gold);
      line(along(back, side, -4), tip, size * 0.9, gold);
    },
    string(middle, way, radius, length, power) {
      // From the ring on: what is engraved stays to be seen.
      const hand = along(middle, way, -Math.max(length, radius * 1.6));
      line(along(middle, way, -radius * 1.32), hand, size * 1.35, heat(power));
      dot(hand, size * 1.8, dark, 0.5);
      dot(hand, size * 1.4, heat(power), 1);
    },
    point({ x, y }, radius) {
      const ring = pictures.of(`focus ${radius}`, (density, width) =>
        paintMark("focus", radius * density, width),
      );
      ink.stamp(ring, x, y, proposed);
    },
    pull(middle, way, radius, length) {
      const hand = along(middle, way, -length);
      line(along(middle, way, -radius * 1.2), hand, size * 0.8, proposed, 0.7);
      dot(hand, size * 2.6, dark, 0.5);
      dot(hand, size * 2.2, proposed, 1);
      dot(hand, size * 1.4, dark, 0.8);
    },
  };
}

/** From gold to red, as the power grows; in steps, because each tint of a picture is kept. */
function heat(power: number): number {
  const step = Math.round(power * 14) / 14;
  const mix = (from: number, to: number): number => Math.round(from + (to - from) * step);
  return (mix(0xff, 0xe8) << 16) | (mix(0xd8, 0x38) << 8) | mix(0x73, 0x2c);
}
