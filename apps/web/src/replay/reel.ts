import type {
  Branch,
  Difference,
  Fault,
  GameEvent,
  Progress,
  Seat,
  Snapshot,
  Submission,
  Told,
} from "@ossuaire/kernel";
import type { Analysis } from "@ossuaire/study";
import type { Invitation, News, Shared, Sitter, Stored } from "@ossuaire/table";
import { isRecord } from "@ossuaire/table";
import type { Otherwise } from "./Projector.ts";

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
  /** What would have come of another answer on this page; nothing of it stays. */
  otherwise(at: number, submission: Submission): Promise<Otherwise>;
  /** A new match that goes on from this page. */
  branch(at: number): Promise<Sprout>;
  /** Looks at the whole match again: tells what is found, better and better; undefined if nothing can be. Returns how to stop listening. */
  analyse(hear: (analysis: Analysis | undefined) => void): () => void;
  /** The match as far as this page, as a link. */
  clip(at: number): Promise<string>;
}

/** A branch before anybody sits at it. */
export interface Sprout {
  readonly invitation: Omit<Invitation, "sitters">;
  readonly snapshot: Snapshot;
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
  /** Whether a new match may begin from any of its pages. */
  readonly branches: boolean;
  readonly shared: Shared;
  /** By what matches name it that go on from it, and where it comes from itself. */
  readonly end: string;
  readonly comesFrom?: Branch;
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
  | { readonly type: "page"; readonly at: number; readonly news: News }
  | { readonly type: "otherwise"; readonly ask: number; readonly result: Otherwise }
  | { readonly type: "branch"; readonly ask: number; readonly sprout: Sprout }
  | { readonly type: "analysis"; readonly analysis: Analysis | undefined }
  | { readonly type: "clip"; readonly ask: number; readonly link: string };

/** What is asked of it besides pages: what would have come of another answer. */
export interface AskedOtherwise {
  readonly ask: number;
  readonly at: number;
  readonly otherwise: Submission;
}

/** … and a new match that goes on from a page. */
export interface AskedBranch {
  readonly ask: number;
  readonly branch: number;
}

/** … and all that can be found by looking at the match again. */
export interface AskedAnalysis {
  readonly analyse: true;
}

/** … and the match as far as a page. */
export interface AskedClip {
  readonly ask: number;
  readonly clip: number;
}

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
  let asked = 0;
  /** Asks, and takes the first word that is meant for it. */
  const ask = <T>(
    question: (ask: number) => AskedOtherwise | AskedBranch | AskedClip,
    answer: (word: Word, ask: number) => T | undefined,
  ) =>
    new Promise<T>((resolve) => {
      const number = ++asked;
      const hear = ({ data }: MessageEvent<unknown>): void => {
        const found = isWord(data) ? answer(data, number) : undefined;
        if (found === undefined) return;
        worker.removeEventListener("message", hear);
        resolve(found);
      };
      worker.addEventListener("message", hear);
      worker.postMessage(question(number));
    });
  return {
    ...spool,
    analyse: analysed(worker),
    otherwise: (at, otherwise) =>
      ask(
        (number) => ({ ask: number, at, otherwise }),
        (word, number) => (word.type === "otherwise" && word.ask === number ? word.result : undefined),
      ),
    branch: (at) =>
      ask(
        (number) => ({ ask: number, branch: at }),
        (word, number) => (word.type === "branch" && word.ask === number ? word.sprout : undefined),
      ),
    clip: (at) =>
      ask(
        (number) => ({ ask: number, clip: at }),
        (word, number) => (word.type === "clip" && word.ask === number ? word.link : undefined),
      ),
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

/** It is looked for once, however often somebody asks. */
function analysed(worker: Worker): Wound["analyse"] {
  const listeners = new Set<(analysis: Analysis | undefined) => void>();
  let latest: Extract<Word, { readonly type: "analysis" }> | undefined;
  let asked = false;
  const listen = ({ data }: MessageEvent<unknown>): void => {
    if (!isWord(data) || data.type !== "analysis") return;
    latest = data;
    for (const hear of listeners) hear(data.analysis);
  };
  return (hear) => {
    listeners.add(hear);
    if (latest !== undefined) hear(latest.analysis);
    if (!asked) {
      worker.addEventListener("message", listen);
      const question: AskedAnalysis = { analyse: true };
      worker.postMessage(question);
    }
    asked = true;
    return () => listeners.delete(hear);
  };
}

function isWord(input: unknown): input is Word {
  return isRecord(input) && typeof input["type"] === "string";
}
