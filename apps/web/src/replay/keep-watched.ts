import { keepText } from "../table/keep.ts";
import type { Wound } from "./reel.ts";

/** Puts a match that was played elsewhere on the shelf of this device, to be watched. `name`: that which it has there. */
export async function keepWatched(text: string, reel: Wound, name?: string): Promise<string> {
  const about = {
    game: reel.game,
    changed: Date.now(),
    answers: reel.told.length - 1,
    over: reel.over,
    sitters: Object.values(reel.sitters),
    replay: true,
  } as const;
  return await keepText(text, about, name);
}
