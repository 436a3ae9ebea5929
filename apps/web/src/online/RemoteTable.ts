import { type Answer, audience, type Refusal, type Seat, type Sight, type Viewer } from "@ossuaire/kernel";
import {
  type Face,
  type Keeping,
  type News,
  type OpenTable,
  type Shared,
  type Sitting,
  sittersFor,
} from "@ossuaire/table";
import type { Connection } from "./Connection.ts";

/** A match that runs on a server; a screen cannot tell it from one of this device. */
export class RemoteTable implements OpenTable {
  readonly elsewhere = true;
  readonly #id: string;
  readonly #connection: Connection;
  readonly #listeners = new Set<(news: News) => void>();
  /** All that was ever told, for whoever comes late. */
  #whole: News | undefined;
  #face: Face | undefined;
  #sitting: Sitting | undefined;

  constructor(id: string, connection: Connection) {
    this.#id = id;
    this.#connection = connection;
    connection.hear((news) => this.#take(news));
  }

  /** Who sits there may change: a bot sits in, a person comes back. */
  get sitting(): Sitting {
    const about = this.#connection.known().about;
    if (about === undefined) throw new Error("nobody has told yet who sits at this table");
    if (this.#sitting === undefined || this.#face !== about.face) {
      const { game, undo, needs, places } = about.face;
      this.#face = about.face;
      this.#sitting = {
        id: this.#id,
        game,
        undo,
        sitters: sittersFor(places, about.you),
        ...(needs.length === 0 ? {} : { needs }),
      };
    }
    return this.#sitting;
  }

  follow(listener: (news: News) => void): () => void {
    if (this.#whole !== undefined) listener(this.#whole);
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  submit(seat: Seat, answer: Answer, page: number): Promise<Refusal | undefined> {
    return this.#connection.ask({ type: "answer", seat, answer, page });
  }

  /** Where the others have to agree, they are asked: it comes as news, or not at all. */
  undo(seat: Seat): Promise<Refusal | undefined> {
    return this.#connection.ask({ type: "undo", seat, page: this.#whole?.page ?? 0 });
  }

  /** The file of a match holds its seed: it stays where it is. */
  share(): Promise<Shared> {
    return Promise.resolve({ file: undefined, link: undefined });
  }

  readonly keeping = (): Keeping => "kept";

  readonly onKeeping = (): (() => void) => () => {};

  #take(told: News): void {
    const news = { ...told, sights: withAudience(told.sights) };
    this.#whole = this.#whole === undefined ? news : joined(this.#whole, news);
    for (const listener of this.#listeners) listener(news);
  }
}

/** Whoever has one seat before them looks at everything through its eyes. */
function withAudience(sights: Readonly<Record<Viewer, Sight>>): Readonly<Record<Viewer, Sight>> {
  const [only] = Object.values(sights);
  return only === undefined || audience in sights ? sights : { ...sights, [audience]: only };
}

function joined(before: News, news: News): News {
  const sights = Object.fromEntries(
    Object.entries(news.sights).map(([viewer, sight]) => {
      const heard = sight.anew ? [] : (before.sights[viewer]?.events ?? []);
      return [viewer, { ...sight, anew: false, events: [...heard, ...sight.events] }];
    }),
  );
  return { ...news, sights };
}
