import { type Match, type Sight, type Sights, sightsOf, type Viewer } from "@ossuaire/kernel";
import type { Gathering } from "../gathering/Gathering.ts";
import type { News } from "../table.ts";
import type { Copies } from "./Copies.ts";
import { patchOf, same } from "./patch.ts";
import type { FromServer } from "./protocol.ts";
import { type Seen, Wording } from "./Wording.ts";

/** What a line was told last: what has changed since is all that it has to be told next. */
export interface Heard {
  readonly page: number;
  readonly undo: News["undo"];
  /** Of its viewers, in their order. */
  readonly seen: readonly Seen[];
}

/** Who is told. */
interface Hearers {
  readonly viewers: readonly Viewer[];
  /** The page that they have before them. */
  readonly since: number | undefined;
  /** If they can put together what has changed. */
  readonly last: Heard | undefined;
}

interface Told {
  readonly heard: Heard;
  readonly words: string;
}

/**
 * A page of a match, on its way to the guests of a table: what several of them see alike is looked up and put into words once. Good until
 * anything happens at the table.
 */
export class Showing {
  readonly page: number;
  readonly #gathering: Gathering;
  readonly #match: Match;
  readonly #copied: ReturnType<Copies["ofPage"]>;
  readonly #wording = new Wording();
  readonly #told: (Hearers & Told)[] = [];
  #sights: (Sights & { readonly since: number | undefined }) | undefined;

  constructor(gathering: Gathering, match: Match, copies: Copies) {
    this.page = match.page.serial;
    this.#gathering = gathering;
    this.#match = match;
    this.#copied = copies.ofPage();
  }

  told({ viewers, since, last }: Hearers): Told {
    const known = this.#told.find(
      (one) => one.last === last && one.since === since && isSame(one.viewers, viewers),
    );
    if (known !== undefined) return known;
    const { open, of } = this.#sightsSince(since);
    const sights: Sight[] = [];
    const seen: Seen[] = [];
    for (const viewer of viewers) {
      // As it is, and not a copy: it is put into words before anything happens.
      const sight = of(viewer, (view) => view);
      sights.push(sight);
      seen.push({ view: this.#copied(viewer, sight.view), decision: sight.decision, open });
    }
    const heard = { page: this.page, undo: this.#gathering.undos(viewers), seen };
    const told = { viewers, since, last, heard, words: this.#words(last, heard, sights) };
    this.#told.push(told);
    return told;
  }

  #sightsSince(since: number | undefined): Sights {
    if (this.#sights === undefined || this.#sights.since !== since)
      this.#sights = { since, ...sightsOf(this.#match, since) };
    return this.#sights;
  }

  #words(last: Heard | undefined, heard: Heard, sights: readonly Sight[]): string {
    const { serial: page, number } = this.#match.page;
    try {
      if (last !== undefined)
        return `{"type":"next","since":${last.page},"patch":{"page":${page},"number":${number},${this.#changes(last, heard, sights)}}}`;
    } catch {
      // It cannot be said shorter.
    }
    const all = Object.fromEntries(sights.map((sight) => [sight.viewer, sight]));
    const news = { page, number, sights: all, undo: heard.undo };
    return JSON.stringify({ type: "news", news } satisfies FromServer);
  }

  #changes(last: Heard, { seen, undo }: Heard, sights: readonly Sight[]): string {
    const changes = sights.map(({ viewer, events }, i) => {
      const [before, after] = [last.seen[i], seen[i]];
      if (before === undefined || after === undefined) throw new Error("somebody else looks");
      return `${JSON.stringify(viewer)}:${this.#wording.of({ before, after, events })}`;
    });
    const free = patchOf(last.undo, undo);
    return `"sights":{${changes.join()}}${free === same ? "" : `,"undo":${JSON.stringify(free)}`}`;
  }
}

function isSame(some: readonly Viewer[], others: readonly Viewer[]): boolean {
  return some.length === others.length && some.every((viewer, i) => viewer === others[i]);
}
