import { isRecord } from "@ossuaire/table";
import type { Loose } from "./loose.ts";
import { mark, markOf, unmark } from "./marks.ts";

/** In milliseconds: as long as a busy tab may need to say that it is there. */
const patience = 1500;

type Call =
  | { readonly type: "anybody" | "here" | "hand-over" }
  | { readonly type: "handed-over"; readonly loose: Loose | undefined };
type Sent = Call & { readonly id: string; readonly from: string };

/**
 * The right of one tab to play a match. Tabs call to each other, which works on plain http too, where browsers lend no
 * locks. A tab that does not answer is taken for gone; should it be there after all, the shelf refuses what it writes
 * (`putAway`), so that two never do.
 */
export class Tenure {
  /** Names this tab at this match. */
  readonly owner = crypto.getRandomValues(new Uint32Array(2)).join("-");
  /** What the tab before had played without being able to store it. */
  readonly inherited: Loose | undefined;
  readonly #id: string;
  readonly #channel: BroadcastChannel;

  /**
   * Sits down at a match, or says that another tab plays it. `take`: asks that tab to get up; what it could not store
   * comes along. `onTaken` is told when another tab does the same to this one, and gives what is not stored.
   */
  static async at(
    id: string,
    {
      take,
      signal,
      onTaken,
    }: { readonly take: boolean; readonly signal: AbortSignal; onTaken(): Loose | undefined },
  ): Promise<Tenure | undefined> {
    // Nobody has left a mark: nobody is there, and nobody needs to be waited for.
    const isFree = markOf(id) === "none";
    const answer = isFree ? undefined : await called(id, take ? "hand-over" : "anybody");
    if (answer?.type === "here" || signal.aborted) return undefined;
    return new Tenure(id, answer?.type === "handed-over" ? answer.loose : undefined, signal, onTaken);
  }

  private constructor(
    id: string,
    inherited: Loose | undefined,
    signal: AbortSignal,
    onTaken: () => Loose | undefined,
  ) {
    this.#id = id;
    this.inherited = inherited;
    this.#channel = openChannel();
    this.#channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (!isSent(data) || data.id !== id) return;
      if (data.type === "anybody") this.#say({ type: "here" });
      if (data.type !== "hand-over") return;
      const loose = onTaken();
      // The mark first: once the other tab has heard, it leaves its own, and that must not be taken for this one's.
      unmark(id, this.owner);
      this.#say({ type: "handed-over", loose });
      this.#channel.close();
    });
    mark(id, this.owner);
    signal.addEventListener("abort", () => this.#end());
  }

  #say(call: Call): void {
    this.#channel.postMessage({ ...call, id: this.#id, from: this.owner } satisfies Sent);
  }

  #end(): void {
    unmark(this.#id, this.owner);
    this.#channel.close();
  }
}

/** Calls to whoever plays the match; the first answer, if one comes in time. */
function called(id: string, type: "anybody" | "hand-over"): Promise<Sent | undefined> {
  const awaited = type === "anybody" ? "here" : "handed-over";
  const channel = openChannel();
  return new Promise((resolve) => {
    const end = (answer: Sent | undefined) => {
      clearTimeout(timer);
      channel.close();
      resolve(answer);
    };
    const timer = setTimeout(() => end(undefined), patience);
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (isSent(data) && data.id === id && data.type === awaited) end(data);
    });
    channel.postMessage({ type, id, from: "" } satisfies Sent);
  });
}

function openChannel(): BroadcastChannel {
  return new BroadcastChannel("ossuaire.table");
}

/** Only this page itself speaks on the channel, so its name on the call is enough. */
function isSent(input: unknown): input is Sent {
  return isRecord(input) && typeof input["type"] === "string" && typeof input["id"] === "string";
}
