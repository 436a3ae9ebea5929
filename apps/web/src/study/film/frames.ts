import { Film } from "../../board/motion/film.ts";
import type { Motion, Scene } from "../../board/scene.ts";

/** Before a flick, and after all lies still, in seconds. */
const [pause, rest] = [0.4, 0.7];

/** How many pictures these flicks make at so many a second: known before any of them is painted. */
export function framesOf(motions: readonly Motion[], rate: number): number {
  return motions.reduce((sum, motion) => sum + [...scenesOf(motion, rate)].length, 0);
}

/** A flick picture by picture: how it lies, how it runs, how it lies then. */
export function* scenesOf(motion: Motion, rate: number): Generator<Scene, void> {
  const film = new Film(motion);
  for (let n = 0; n < Math.round(pause * rate); n++) yield motion.before;
  while (!film.over) {
    film.advance(1 / rate, () => undefined);
    yield sceneAt(film);
  }
  for (let n = 0; n < Math.round(rest * rate); n++) yield sceneAt(film);
}

function sceneAt(film: Film): Scene {
  const { before } = film.motion;
  const places = new Map<string, { readonly x: number; readonly y: number; readonly presence: number }>();
  film.show((disc, x, y, presence) => places.set(disc, { x, y, presence }));
  const pieces = before.pieces.flatMap((piece) => {
    const place = places.get(piece.id);
    if (place === undefined) return [piece];
    // What has left the board is gone.
    return place.presence === 0 ? [] : [{ ...piece, x: place.x, y: place.y }];
  });
  return { ...before, pieces };
}
