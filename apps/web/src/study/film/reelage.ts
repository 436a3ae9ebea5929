import { audience, type GameEvent, heardBy, type Sight } from "@ossuaire/kernel";
import { motionFrom } from "../../board/motion/motion.ts";
import type { Motion } from "../../board/scene.ts";
import type { Look } from "../../games/look.ts";
import { landmarksOf } from "../../replay/landmarks.ts";
import type { Wound } from "../../replay/reel.ts";
import type { Language } from "../../words/language.ts";

/** What is filmed: the next flick, or all of the turn that one is in. */
export const extents = ["flick", "turn"] as const;
export type Extent = (typeof extents)[number];

/** A film of more flicks is too long to be sent. */
const most = 10;

/** The pages on which the flicks to be filmed are told. */
export function flicksIn(
  told: Wound["told"],
  look: Pick<Look, "isFlick" | "landmark" | "words">,
  at: number,
  extent: Extent,
): readonly number[] {
  const flicks = told.flatMap((page, n) => (page.some(({ event }) => look.isFlick(event)) ? [n] : []));
  const next = flicks.find((page) => page > at) ?? flicks.at(-1);
  if (next === undefined) return [];
  if (extent === "flick") return [next];
  const turns = landmarksOf(told, look).filter(({ kind }) => kind !== "death");
  // A turn begins with what is told on its page; the flick before it is told there too, and belongs to the turn before.
  const from = turns.findLast((turn) => turn.at < next)?.at ?? 0;
  const to = turns.find((turn) => turn.at >= next)?.at ?? told.length - 1;
  return flicks.filter((page) => page > from && page <= to).slice(0, most);
}

/** The flicks of these pages as they ran. */
export async function motionsOf(
  reel: Pick<Wound, "told" | "bring">,
  look: Look,
  pages: readonly number[],
  language: Language,
): Promise<readonly Motion[]> {
  const motions: Motion[] = [];
  for (const page of pages) {
    const before = (await reel.bring(page - 1)).sights[audience];
    const motion = before && motionIn(look, before, heardBy(audience, reel.told[page] ?? []), language);
    if (motion !== undefined) motions.push(motion);
  }
  return motions;
}

/** The flick that is told, from where everything lay before it. */
export function motionIn(
  look: Look,
  before: Sight,
  events: readonly GameEvent[],
  language: Language,
): Motion | undefined {
  const flick = events.find(look.isFlick);
  return flick && motionFrom(look.scene(before, language), flick);
}
