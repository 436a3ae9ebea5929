import type { Point } from "@ossuaire/flick";
import type { Area } from "@ossuaire/kernel";
import { type Camera, toBoard, toScreen } from "../camera.ts";
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
    const { x, y } = toScreen(camera, piece);
    const beyond = Math.hypot(x - hand.x, y - hand.y) - Math.max(thumb, piece.radius * camera.scale);
    if (beyond < least) [best, least] = [piece, beyond];
  }
  return best;
}

/** The piece that the hand is on, to the pixel. */
export function pieceUnder(pieces: readonly Counter[], camera: Camera, hand: Point): Counter | undefined {
  return pieces.find((piece) => {
    const { x, y } = toScreen(camera, piece);
    return Math.hypot(x - hand.x, y - hand.y) <= piece.radius * camera.scale;
  });
}

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
