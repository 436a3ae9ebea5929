import type { Point } from "@ossuaire/flick";
import type { Area } from "@ossuaire/kernel";
import { type Camera, directionSeen, toBoard, toScreen } from "../camera.ts";
import { nearestOn } from "../line.ts";
import type { Counter } from "../scene.ts";

/** Half of a thumb, in CSS pixels: so much may be missed. */
const thumb = 24;

/** The nearest of these pieces under or beside the hand. */
export function pieceAt(
  pieces: readonly Counter[],
  among: readonly string[],
  camera: Camera,
  hand: Point,
): Counter | undefined {
  let best: Counter | undefined;
  let least = 0;
  for (const piece of pieces) {
    if (!among.includes(piece.id)) continue;
    const beyond = distanceOf(piece, camera, hand) - Math.max(thumb, piece.radius * camera.scale);
    if (beyond < least) [best, least] = [piece, beyond];
  }
  return best;
}

/** The piece that the hand is on, to the pixel. */
export function pieceUnder(pieces: readonly Counter[], camera: Camera, hand: Point): Counter | undefined {
  return pieces.find((piece) => distanceOf(piece, camera, hand) <= piece.radius * camera.scale);
}

/** From the middle of a piece to the hand, on the screen; of a wall from its middle line. */
export function distanceOf(
  { beam, ...place }: Point & Pick<Counter, "beam">,
  camera: Camera,
  hand: Point,
): number {
  const way = directionSeen(camera, beam?.span ?? nowhere);
  const span = { x: way.x * camera.scale, y: way.y * camera.scale };
  const { x, y } = nearestOn(toScreen(camera, place), span, hand);
  return Math.hypot(x - hand.x, y - hand.y);
}

const nowhere: Point = { x: 0, y: 0 };

/** Has the hand left every circle in which a piece may be placed? */
export function isBeyond(zone: readonly Area[], radius: number, camera: Camera, hand: Point): boolean {
  const { x, y } = toBoard(camera, hand);
  return zone.every(
    (area) => area.shape !== "ring" || Math.hypot(x - area.x, y - area.y) > area.outer + radius,
  );
}

/** Is the hand on the zone, or within a thumb's breadth of it? */
export function isOnZone(zone: readonly Area[], camera: Camera, hand: Point): boolean {
  const { x, y } = toBoard(camera, hand);
  const room = thumb / camera.scale;
  return zone.some((area) =>
    area.shape === "ring"
      ? Math.hypot(x - area.x, y - area.y) <= area.outer + room
      : x >= area.x - room &&
        x <= area.x + area.width + room &&
        y >= area.y - room &&
        y <= area.y + area.height + room,
  );
}
