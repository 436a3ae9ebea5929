import type { GridScene, Square } from "./scene.ts";

/** What is in the middle of the view, in squares, and how many CSS pixels a square has. */
export interface GridCamera extends Square {
  readonly zoom: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A place in the view, in CSS pixels. */
export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** A square can be hit by a finger, or all of a large catacomb be seen. */
const nearest = 112;
const farthest = 16;

/** A square on a large screen, on a laptop, on an upright tablet, on a phone: a view of some 17 by 11 squares, whatever its form. */
export function usualZoom({ width, height }: Frame): number {
  return width < 560 ? 48 : Math.min(64, Math.max(44, Math.round(Math.sqrt((width * height) / (17 * 11)))));
}

/** Where the upper left corner of a square is seen. */
export function seenAt({ x, y, zoom }: GridCamera, { width, height }: Frame, square: Square): Spot {
  return { left: width / 2 + (square.x - x) * zoom, top: height / 2 + (square.y - y) * zoom };
}

/** The square under a place of the view. */
export function squareUnder(
  { x, y, zoom }: GridCamera,
  { width, height }: Frame,
  { left, top }: Spot,
): Square {
  return {
    x: Math.floor(x + (left - width / 2) / zoom),
    y: Math.floor(y + (top - height / 2) / zoom),
  };
}

export function panned({ x, y, zoom }: GridCamera, across: number, down: number): GridCamera {
  return { x: x - across / zoom, y: y - down / zoom, zoom };
}

/** Nearer or farther, while what is under that place stays there. */
export function zoomed(camera: GridCamera, { width, height }: Frame, by: number, at: Spot): GridCamera {
  const zoom = Math.min(nearest, Math.max(farthest, camera.zoom * by));
  const [dx, dy] = [at.left - width / 2, at.top - height / 2];
  return {
    x: camera.x + dx / camera.zoom - dx / zoom,
    y: camera.y + dy / camera.zoom - dy / zoom,
    zoom,
  };
}

/** No farther than needed so that somebody stands well within the view. */
export function following(camera: GridCamera, { width, height }: Frame, { x, y }: Square): GridCamera {
  const [across, down] = [(width * 0.22) / camera.zoom, (height * 0.2) / camera.zoom];
  return {
    x: Math.min(x + 0.5 + across, Math.max(x + 0.5 - across, camera.x)),
    y: Math.min(y + 0.5 + down, Math.max(y + 0.5 - down, camera.y)),
    zoom: camera.zoom,
  };
}

/** In squares: all that is known. */
export function boundsOf({ zones }: GridScene): { left: number; top: number; right: number; bottom: number } {
  const squares = zones.flatMap((zone) => zone.squares);
  return {
    left: Math.min(...squares.map(({ x }) => x)),
    top: Math.min(...squares.map(({ y }) => y)),
    right: Math.max(...squares.map(({ x }) => x)) + 1,
    bottom: Math.max(...squares.map(({ y }) => y)) + 1,
  };
}

/** Never so far away that nothing known is left in the middle of the view. */
export function within(camera: GridCamera, scene: GridScene): GridCamera {
  const { left, top, right, bottom } = boundsOf(scene);
  return {
    x: Math.min(right, Math.max(left, camera.x)),
    y: Math.min(bottom, Math.max(top, camera.y)),
    zoom: camera.zoom,
  };
}
