import type { GameEvent, Viewer } from "@ossuaire/kernel";
import type { News } from "@ossuaire/table";

/** What is on the screen of all that the table has told. */
export interface Shown {
  readonly news: News;
  /** All that each viewer has heard up to this page. */
  readonly heard: Readonly<Record<Viewer, readonly GameEvent[]>>;
  /** A flick of the next page, to be watched before the page itself is shown. */
  readonly flick: GameEvent | undefined;
  /** More is known than is shown. */
  readonly behind: boolean;
}

export interface Pace {
  /** The events of a page that are watched one by one before it is shown. */
  flicks(news: News): readonly GameEvent[];
  /** How long a page stands before the next one, in milliseconds. */
  pause(news: News, next: News): number;
}

/**
 * Brings the pages of a match on the screen one after the other: first the flick as it happens, then what came of it.
 * Bots are quicker than eyes, so pages wait here for their turn.
 */
export class Pages {
  readonly #pace: Pace;
  readonly #listeners = new Set<() => void>();
  readonly #queue: News[] = [];
  #flicks: GameEvent[] = [];
  #shown: Shown | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the page came on the screen. */
  #since = 0;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly shown = (): Shown | undefined => this.#shown;

  readonly hear = (news: News): void => {
    this.#queue.push(news);
    if (this.#shown === undefined) this.#next();
    else {
      this.#show({ ...this.#shown, behind: true });
      if (!this.#isBusy()) this.#schedule(this.#shown.news);
    }
  };

  /** The board has played the flick. */
  readonly flickEnded = (): void => {
    if (this.#shown?.flick !== undefined) this.#play();
  };

  /** To the last page at once. */
  readonly skip = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#flicks = [];
    for (const news of this.#queue.splice(0)) this.#turn(news);
  };

  close(): void {
    clearTimeout(this.#timer);
  }

  #isBusy(): boolean {
    return this.#shown?.flick !== undefined || this.#timer !== undefined;
  }

  #next(): void {
    const [news] = this.#queue;
    if (news === undefined) return;
    if (this.#shown !== undefined) {
      this.#flicks = [...this.#pace.flicks(news)];
    }
    this.#play();
  }

  /** The next flick of the page, or the page itself. */
  #play(): void {
    const flick = this.#flicks.shift();
    if (flick === undefined || this.#shown === undefined) this.#arrive();
    else this.#show({ ...this.#shown, flick, behind: true });
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
    if (next === undefined) return;
    const left = this.#pace.pause(news, next) - (performance.now() - this.#since);
    if (left <= 0) this.#next();
    else {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#next();
      }, left);
    }
  }

  #turn(news: News): void {
    this.#since = performance.now();
    const heard = { ...this.#shown?.heard };
    for (const [viewer, { events, anew }] of Object.entries(news.sights)) {
      heard[viewer] = anew ? events : [...(heard[viewer] ?? []), ...events];
    }
    this.#show({ news, heard, flick: undefined, behind: this.#queue.length > 0 });
  }

  #show(shown: Shown): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}
