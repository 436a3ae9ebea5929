import { audience } from "@ossuaire/kernel";
import type { OpenTable } from "@ossuaire/table";
import { motionFrom } from "../../board/motion/motion.ts";
import type { Motion } from "../../board/scene.ts";
import type { Look } from "../../games/look.ts";
import { openReel } from "../../replay/openReel.ts";
import type { Wound } from "../../replay/reel.ts";
import type { Language } from "../../words/language.ts";

/**
 * A flick of this match, counted from 0, once more. Nothing is kept for it: the match is played through again beside the
 * page, up to the board on which it was made.
 */
export async function recall(
  table: Pick<OpenTable, "share">,
  look: Look,
  flick: number,
  language: Language,
): Promise<Motion | undefined> {
  const { file } = await table.share();
  if (file === undefined) return undefined;
  const closing = new AbortController();
  try {
    const reel = await openReel({ text: file }, closing.signal);
    return reel.ok ? await recallFrom(reel, look, flick, language) : undefined;
  } finally {
    closing.abort();
  }
}

/** The same out of a match that is being watched again. */
export async function recallFrom(
  reel: Pick<Wound, "told" | "bring">,
  look: Look,
  flick: number,
  language: Language,
): Promise<Motion | undefined> {
  const flicks = reel.told.flatMap((told, page) =>
    told.flatMap(({ event }) => (look.isFlick(event) ? [{ event, page }] : [])),
  );
  const meant = flicks[flick];
  if (meant === undefined) return undefined;
  const before = (await reel.bring(meant.page - 1)).sights[audience];
  return before && motionFrom(look.scene(before, language), meant.event);
}
