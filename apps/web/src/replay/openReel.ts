import type { Analysis } from "@ossuaire/study";
import type { News } from "@ossuaire/table";
import { Desk } from "../worker/Desk.ts";
import type { Reel, Source, Spool, Wound } from "./reel.ts";
import type { ReelServices, Wind } from "./services.ts";

/** Plays a match through, beside the page's own thread. The signal ends it, and everything that could be asked of it. */
export async function openReel(
  source: Source,
  signal: AbortSignal,
  onWind: (wind: Wind) => void = () => undefined,
): Promise<Reel> {
  const worker = new Worker(new URL("./replay.worker.ts", import.meta.url), { type: "module" });
  const desk = new Desk<ReelServices>(worker);
  signal.addEventListener("abort", () => desk.close());
  const spool = await desk.ask("open", source, onWind);
  return spool.ok ? wound(spool, desk) : spool;
}

function wound(spool: Spool, desk: Desk<ReelServices>): Wound {
  return {
    ...spool,
    ...leaves(spool.first, desk),
    otherwise: (at, submission) => desk.ask("otherwise", { at, submission }),
    branch: (at) => desk.ask("branch", at),
    clip: (at) => desk.ask("clip", at),
    analyse: analysed(desk),
  };
}

/** So many pages are kept at hand. */
const atHand = 64;

/** A page that is on its way is waited for by all who want it. */
function leaves(first: News, desk: Desk<ReelServices>): Pick<Wound, "known" | "bring"> {
  const known = new Map([[0, first]]);
  const coming = new Map<number, Promise<News>>();
  const fetched = async (at: number): Promise<News> => {
    try {
      const news = await desk.ask("page", at);
      known.set(at, news);
      for (const oldest of known.keys()) if (known.size > atHand) known.delete(oldest);
      return news;
    } finally {
      coming.delete(at);
    }
  };
  return {
    known: (at) => known.get(at),
    async bring(at) {
      const there = known.get(at);
      if (there !== undefined) return there;
      const page = coming.get(at) ?? fetched(at);
      coming.set(at, page);
      return page;
    },
  };
}

/** It is looked for once, however often somebody asks. */
function analysed(desk: Desk<ReelServices>): Wound["analyse"] {
  const listeners = new Set<(analysis: Analysis | undefined) => void>();
  let latest: { readonly analysis: Analysis | undefined } | undefined;
  const tell = (analysis: Analysis | undefined): void => {
    latest = { analysis };
    for (const hear of listeners) hear(analysis);
  };
  let isLooking = false;
  return (hear) => {
    listeners.add(hear);
    if (latest !== undefined) hear(latest.analysis);
    // Where it breaks down, what was found before is all there is.
    if (!isLooking) desk.ask("analyse", undefined, tell).catch(() => tell(latest?.analysis));
    isLooking = true;
    return () => listeners.delete(hear);
  };
}
