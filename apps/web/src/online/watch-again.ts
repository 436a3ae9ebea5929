import type { OpenTable } from "@ossuaire/table";
import { keepWatched } from "../replay/keep-watched.ts";
import { openReel } from "../replay/openReel.ts";
import { href } from "../route/route.ts";

/** The match of a table that stands elsewhere is put on the shelf of this device, and watched there. False if it cannot be had. */
export async function watchAgain(table: Pick<OpenTable, "share" | "sitting">): Promise<boolean> {
  const { file } = await table.share();
  if (file === undefined) return false;
  const closing = new AbortController();
  try {
    const reel = await openReel({ text: file }, closing.signal);
    if (!reel.ok) return false;
    location.hash = href({ page: "replay", saved: await keepWatched(file, reel, table.sitting.id) });
    return true;
  } catch {
    return false;
  } finally {
    closing.abort();
  }
}
