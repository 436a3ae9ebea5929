import type { Flicked } from "@ossuaire/discs";
import { audience, hashOf, type Sight } from "@ossuaire/kernel";
import type { News, OpenTable } from "@ossuaire/table";
import { motionFrom } from "../board/motion/motion.ts";
import type { Look } from "../games/look.ts";
import type { Astray } from "./Connection.ts";

/**
 * A page shows a flick before the table has told what came of it: it watches that this comes to the same. Every disc that slid and
 * is still there has to lie, to the bit, where it came to lie here.
 */
export function watchFlicks(
  table: Pick<OpenTable, "follow">,
  look: Pick<Look, "scene" | "isFlick">,
  onAstray: (astray: Astray) => void,
): () => void {
  let before: News | undefined;
  return table.follow((news) => {
    const astray = before && astrayAfter(look, before, news);
    before = news;
    if (astray !== undefined) onAstray(astray);
  });
}

function astrayAfter(look: Pick<Look, "scene" | "isFlick">, before: News, news: News): Astray | undefined {
  const [from, to] = [before.sights[audience], news.sights[audience]];
  // Of several pages at once nobody knows what moved a disc.
  if (from === undefined || to === undefined || to.anew || news.number !== before.number + 1)
    return undefined;
  const [flick] = to.events;
  if (flick === undefined || !look.isFlick(flick)) return undefined;
  const { mine, yours } = placesAfter(look, flick, from, to);
  const astray = { mine: hashOf(mine).slice(0, 8), yours: hashOf(yours).slice(0, 8) };
  return astray.mine === astray.yours ? undefined : astray;
}

/** Where the discs lie that slid and are still there: as this page reckons, and as the table tells. */
function placesAfter(look: Pick<Look, "scene">, flick: Flicked, from: Sight, to: Sight) {
  const told = new Map(look.scene(to, "en").pieces.map((piece) => [piece.id, piece]));
  const tracks = motionFrom(look.scene(from, "en"), flick)?.tracks ?? [];
  const mine: unknown[] = [];
  const yours: unknown[] = [];
  for (const { disc, end } of tracks) {
    const piece = told.get(disc);
    if (piece === undefined || end.left) continue;
    mine.push([disc, end.x, end.y]);
    yours.push([disc, piece.x, piece.y]);
  }
  return { mine, yours };
}
