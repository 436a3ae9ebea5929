import type { Difference, Fault, GameEvent, Progress, Seat, Told } from "@ossuaire/kernel";
import type { News, Shared, Sitter, Stored } from "@ossuaire/table";
import { isRecord } from "@ossuaire/table";

/** Where a match comes from: the address itself, a file, the shelf of this device, or this page alone. */
export type Source =
  | { readonly link: string }
  | { readonly text: string }
  | { readonly saved: string }
  | { readonly stored: Stored };

/** A whole match that has been played through; or what is wrong with it. */
export type Reel = Wound | { readonly ok: false; readonly fault: Pick<Fault, "words"> };

/** What is kept of every page is what was told on it; how it looked is asked for when it is watched. */
export interface Wound extends Spool {
  /** The page as everybody saw it, if it is at hand. */
  known(at: number): News | undefined;
  bring(at: number): Promise<News>;
}

export interface Spool {
  readonly ok: true;
  readonly game: string;
  /** What has to be fetched beside the game to look at it, by name. */
  readonly needs: readonly string[];
  readonly seats: readonly Seat[];
  readonly sitters: Readonly<Record<Seat, Sitter>>;
  readonly told: readonly (readonly Told<GameEvent>[])[];
  readonly first: News;
  readonly over: boolean;
  readonly shared: Shared;
  /** It was played by other rules or with other cards. */
  readonly differs?: Difference;
}

/** How many answers have been played again. */
export interface Wind extends Pick<Progress, "of"> {
  readonly played: number;
}

/** What the worker says: how far it is, then the match or what is wrong with it, then pages. */
export type Word =
  | { readonly type: "wind"; readonly wind: Wind }
  | { readonly type: "reel"; readonly reel: Spool | Extract<Reel, { readonly ok: false }> }
  | { readonly type: "page"; readonly at: number; readonly news: News };

/** Plays a match through, beside the page's own thread. The signal ends it, and everything that could be asked of it. */
export function openReel(
  source: Source,
  signal: AbortSignal,
  onWind: (wind: Wind) => void = () => undefined,
): Promise<Reel> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./replay.worker.ts", import.meta.url), { type: "module" });
    signal.addEventListener("abort", () => worker.terminate());
    worker.addEventListener("error", ({ message }) => {
      worker.terminate();
      reject(new Error(message));
    });
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (!isWord(data)) reject(new Error("the replay speaks in tongues"));
      else if (data.type === "wind") onWind(data.wind);
      else if (data.type === "reel") resolve(data.reel.ok ? wound(data.reel, worker) : data.reel);
    });
    worker.postMessage(source);
  });
}

/** So many pages are kept at hand. */
const atHand = 64;

function wound(spool: Spool, worker: Worker): Wound {
  const known = new Map([[0, spool.first]]);
  const waiting = new Map<number, PromiseWithResolvers<News>>();
  worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (!isWord(data) || data.type !== "page") return;
    known.set(data.at, data.news);
    for (const oldest of known.keys()) if (known.size > atHand) known.delete(oldest);
    waiting.get(data.at)?.resolve(data.news);
    waiting.delete(data.at);
  });
  return {
    ...spool,
    known: (at) => known.get(at),
    async bring(at) {
      const there = known.get(at);
      if (there !== undefined) return there;
      const asked = waiting.get(at) ?? Promise.withResolvers<News>();
      if (!waiting.has(at)) worker.postMessage({ show: at });
      waiting.set(at, asked);
      return asked.promise;
    },
  };
}

function isWord(input: unknown): input is Word {
  return isRecord(input) && typeof input["type"] === "string";
}
