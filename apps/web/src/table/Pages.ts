import type { Flicked } from "@ossuaire/discs";
import { audience, type GameEvent, type Viewer } from "@ossuaire/kernel";
import type { News } from "@ossuaire/table";

/** What is on the screen of all that the table has told. */
export interface Shown {
  readonly news: News;
  /** All that each viewer has heard up to this page. */
  readonly heard: Readonly<Record<Viewer, readonly GameEvent[]>>;
  /** A flick of the next page, to be watched before the page itself is shown. */
  readonly flick: Flicked | undefined;
  /** More is known than is shown. */
  readonly behind: boolean;
  /** It goes on when it is told to. */
  readonly held: boolean;
  /** The last turn of the others: can be shown again, or is being shown again. */
  readonly again: "no" | "can" | "shows";
  /** All that happened in that turn, after it was passed over or shown again: to be summed up. */
  readonly sum: readonly GameEvent[] | undefined;
}

export interface Pace {
  /** The flicks of a page that are watched one by one before it is shown. */
  flicks(news: News, again: boolean): readonly Flicked[];
  /** How long a page stands before the next one, in milliseconds; or until it is told to go on. */
  pause(news: News, next: News, again: boolean): number | "held";
  /** Somebody on this side of the screen has to answer. */
  asks(news: News): boolean;
}

/**
 * Brings the pages of a match on the screen one after the other: first the flick as it happens, then what came of it.
 * Bots are quicker than eyes, so pages wait here for their turn.
 */
export class Pages {
  readonly #pace: Pace;
  readonly #listeners = new Set<() => void>();
  #queue: News[] = [];
  #flicks: Flicked[] = [];
  #shown: Shown | undefined;
  /** A flick that is shown before the table has told of it; and whether it has been watched to its end. */
  #foreseen: { readonly flick: Flicked; readonly watched: boolean } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the page came on the screen. */
  #since = 0;
  /** The pages since a person has answered; and the last of such turns, from the page on which it began. */
  #running: readonly News[] = [];
  #turnOfOthers: readonly News[] = [];
  /** While that turn is shown again: what the screen comes back to, and what was told meanwhile. */
  #present: { readonly shown: Shown; readonly later: News[] } | undefined;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly shown = (): Shown | undefined => this.#shown;

  readonly hear = (news: News): void => {
    if (this.#present !== undefined) {
      this.#present.later.push(news);
      return;
    }
    this.#queue.push(news);
    if (this.#shown === undefined || this.#foreseen?.watched) this.#next();
    else {
      this.#show({ ...this.#shown, behind: true, again: "no" });
      if (!this.#isBusy()) this.#schedule(this.#shown.news);
    }
  };

  /**
   * Somebody has flicked, and the table is elsewhere: where discs slide is known here as exactly as there, so it is shown
   * at once. What comes of it waits for the table.
   */
  readonly foresee = (flick: Flicked): void => {
    if (this.#shown === undefined || this.#queue.length > 0 || this.#isBusy()) return;
    this.#foreseen = { flick, watched: false };
    this.#show({ ...this.#shown, flick, behind: true, again: "no", sum: undefined });
  };

  /** The table did not take it: all lies where it lay. */
  readonly unforesee = (): void => {
    if (this.#foreseen === undefined || this.#shown === undefined) return;
    this.#foreseen = undefined;
    this.#show({ ...this.#shown, flick: undefined, behind: this.#queue.length > 0 });
    if (this.#queue.length > 0) this.#schedule(this.#shown.news);
  };

  /** The board has played the flick. */
  readonly flickEnded = (): void => {
    if (this.#shown?.flick === undefined) return;
    if (this.#foreseen === undefined) this.#play();
    else {
      this.#foreseen = { ...this.#foreseen, watched: true };
      this.#next();
    }
  };

  /** One deed further, where it waits for that. */
  readonly step = (): void => {
    if (this.#shown?.held) this.#next();
  };

  /** To the last page at once. */
  readonly skip = (): void => {
    if (this.#present !== undefined) {
      this.endAgain();
      return;
    }
    this.#stand();
    for (const news of this.#queue.splice(0)) this.#turn(news);
    if (this.#shown !== undefined) this.#show({ ...this.#shown, sum: this.#sum() });
  };

  /** The last turn of the others once more, from its beginning. */
  readonly showAgain = (): void => {
    const [first, ...rest] = this.#turnOfOthers;
    if (this.#shown?.again !== "can" || first === undefined) return;
    this.#present = { shown: this.#shown, later: [] };
    this.#queue = rest;
    this.#turn(first);
    this.#schedule(first);
  };

  /** Back to where the match stands. */
  readonly endAgain = (): void => {
    if (this.#present === undefined) return;
    const { shown, later } = this.#present;
    this.#stand();
    this.#queue = [];
    this.#present = undefined;
    this.#show({ ...shown, sum: this.#sum() });
    for (const news of later) this.hear(news);
  };

  /** Somebody wishes another pace. */
  readonly hurry = (): void => {
    if (this.#shown === undefined || this.#shown.flick !== undefined || !this.#isBusy()) return;
    this.#stand();
    this.#show({ ...this.#shown, held: false });
    this.#schedule(this.#shown.news);
  };

  close(): void {
    clearTimeout(this.#timer);
  }

  #isBusy(): boolean {
    return this.#shown?.flick !== undefined || this.#shown?.held === true || this.#timer !== undefined;
  }

  #stand(): void {
    this.#foreseen = undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#flicks = [];
  }

  #next(): void {
    const [news] = this.#queue;
    if (news === undefined) return;
    if (this.#shown !== undefined) {
      this.#flicks = [...this.#pace.flicks(news, this.#present !== undefined)];
    }
    // What was foreseen has been watched: if the table tells of another flick, that one is shown.
    if (isSame(this.#foreseen?.flick, this.#flicks[0])) this.#flicks.shift();
    this.#foreseen = undefined;
    this.#play();
  }

  /** The next flick of the page, or the page itself. */
  #play(): void {
    const flick = this.#flicks.shift();
    if (flick === undefined || this.#shown === undefined) this.#arrive();
    else this.#show({ ...this.#shown, flick, behind: true, held: false, sum: undefined });
  }

  #arrive(): void {
    const news = this.#queue.shift();
    if (news === undefined) return;
    this.#turn(news);
    this.#schedule(news);
  }

  /** The page stands for a while; how long it has stood already counts. */
  #schedule(news: News): void {
    const [next] = this.#queue;
    const again = this.#present !== undefined;
    if (next === undefined && !again) return;
    const pause = this.#pace.pause(news, next ?? news, again);
    const goOn = next === undefined ? this.endAgain : () => this.#next();
    if (pause === "held") {
      if (this.#shown !== undefined) this.#show({ ...this.#shown, held: true });
      return;
    }
    const left = pause - (performance.now() - this.#since);
    if (left <= 0) goOn();
    else {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        goOn();
      }, left);
    }
  }

  #turn(news: News): void {
    this.#since = performance.now();
    if (this.#present !== undefined) {
      const { shown } = this.#present;
      this.#show({ ...shown, news, behind: true, again: "shows", sum: undefined });
      return;
    }
    const heard = { ...this.#shown?.heard };
    for (const [viewer, { events, anew }] of Object.entries(news.sights)) {
      heard[viewer] = anew ? events : [...(heard[viewer] ?? []), ...events];
    }
    this.#record(news);
    const behind = this.#queue.length > 0;
    const again = !behind && this.#turnOfOthers.length > 1 ? "can" : "no";
    this.#show({ news, heard, flick: undefined, behind, held: false, again, sum: undefined });
  }

  #record(news: News): void {
    const before = this.#shown?.news;
    if (news.sights[audience]?.anew) {
      this.#running = [];
      this.#turnOfOthers = [];
    } else if (before !== undefined && this.#pace.asks(before)) this.#running = [news];
    else this.#running = [...this.#running, news];
    const isOver = this.#pace.asks(news) || news.sights[audience]?.outcome !== undefined;
    if (isOver && this.#running.length > 1) this.#turnOfOthers = this.#running;
  }

  /** The page on which that turn began still tells of the person's own deed. */
  #sum(): readonly GameEvent[] {
    return this.#turnOfOthers.slice(1).flatMap(({ sights }) => sights[audience]?.events ?? []);
  }

  #show(shown: Shown): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}

function isSame(one: Flicked | undefined, other: Flicked | undefined): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    one.piece === other.piece &&
    one.vx === other.vx &&
    one.vy === other.vy
  );
}
