import { type Answer, audience, type Refusal, type Seat, type Sight, type Viewer } from "@ossuaire/kernel";
import {
  type Face,
  type Keeping,
  levelAt,
  type News,
  type OpenTable,
  type Places,
  type Shared,
  type Sitting,
  sittersFor,
} from "@ossuaire/table";
import type { Connection } from "./Connection.ts";

type Line = Pick<Connection, "known" | "subscribe" | "hear" | "ask">;

/** What is not told on the line, but when it is asked for. */
export interface Archive {
  /** All that a viewer has heard of the match, from its beginning; undefined if nobody tells. */
  retell(viewer: Viewer): Promise<News | undefined>;
  /** The match itself, once it is over: it holds every secret. */
  match(): Promise<Shared | undefined>;
}

/** Whoever sits down hears what happened on at least so many pages; what came before has to be asked for. */
const atHand = 16;
const notYet: Shared = { file: undefined, link: undefined };

/** A match that runs on a server; a screen cannot tell it from one of this device. */
export class RemoteTable implements OpenTable {
  readonly elsewhere = true;
  readonly #id: string;
  readonly #connection: Line;
  readonly #archive: Archive;
  readonly #listeners = new Set<(news: News) => void>();
  /** All that was ever told, for whoever comes late. */
  #whole: News | undefined;
  #face: Face | undefined;
  #sitting: Sitting | undefined;
  #wasLeft = false;
  #shared: Promise<Shared | undefined> | undefined;

  constructor(id: string, connection: Line, archive: Archive) {
    this.#id = id;
    this.#connection = connection;
    this.#archive = archive;
    connection.hear((news) => this.#take(news));
    connection.subscribe(() => this.#look());
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
        sitters: { ...sittersFor(places, about.you), ...standIns(places) },
        ...(needs.length === 0 ? {} : { needs }),
      };
    }
    return this.#sitting;
  }

  /** How many answers have been given, as far as it is known. */
  get number(): number {
    return this.#whole?.number ?? 0;
  }

  /** Whose answer is waited for. */
  get waitsFor(): readonly Seat[] {
    const [any] = Object.values(this.#whole?.sights ?? {});
    return any?.waiting?.seats ?? [];
  }

  follow(listener: (news: News) => void): () => void {
    if (this.#whole !== undefined) listener(this.#asking(this.#whole));
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

  /** The file of a match holds its seed: until the end it stays where it is. */
  async share(): Promise<Shared> {
    this.#shared ??= this.#archive.match();
    const shared = await this.#shared;
    if (shared === undefined) this.#shared = undefined;
    return shared ?? notYet;
  }

  readonly keeping = (): Keeping => "kept";

  readonly onKeeping = (): (() => void) => () => {};

  #take(told: News): void {
    // Who was told less than they knew, because something was taken back or the table was woken, hears the whole story again.
    const isAnew = this.#whole === undefined || Object.values(told.sights).some(({ anew }) => anew);
    const news = { ...told, sights: withAudience(told.sights) };
    this.#whole = this.#whole === undefined ? news : joined(this.#whole, news);
    this.#tell(news);
    if (isAnew && told.number >= atHand) void this.#remember(Object.keys(told.sights));
  }

  /** Who comes late hears the whole story, a moment after how it stands. */
  async #remember(viewers: readonly Viewer[]): Promise<void> {
    const retold = await Promise.all(
      viewers.map(async (viewer) => [viewer, await this.#archive.retell(viewer)] as const),
    );
    const now = this.#whole;
    if (now === undefined) return;
    const sights = retold.flatMap(([viewer, told]) => {
      const sight = told?.sights[viewer];
      const known = now.sights[viewer];
      // Something has happened meanwhile, which this story does not know of.
      if (sight === undefined || known === undefined || told?.page !== now.page) return [];
      return [[viewer, { ...known, anew: true, events: sight.events }] as const];
    });
    if (sights.length < viewers.length) return;
    const news = { ...now, sights: withAudience(Object.fromEntries(sights)) };
    this.#whole = joined(now, news);
    this.#tell(news);
  }

  /** What is left at that asks nobody anything; once it is taken up, the question is open again. */
  #look(): void {
    const isLeft = this.#isLeft;
    if (this.#wasLeft === isLeft) return;
    this.#wasLeft = isLeft;
    const whole = this.#whole;
    if (whole === undefined) return;
    const anew = Object.entries(whole.sights).map(([viewer, sight]) => [viewer, { ...sight, anew: true }]);
    this.#tell({ ...whole, sights: Object.fromEntries(anew) });
  }

  get #isLeft(): boolean {
    return this.#connection.known().about?.face.ended !== undefined;
  }

  #tell(news: News): void {
    for (const listener of this.#listeners) listener(this.#asking(news));
  }

  #asking(news: News): News {
    if (!this.#isLeft) return news;
    const sights = Object.entries(news.sights).map(([viewer, sight]) => [
      viewer,
      { ...sight, decision: undefined, waiting: undefined },
    ]);
    return { ...news, sights: Object.fromEntries(sights), undo: {} };
  }
}

/** While a bot plays for somebody, nothing is asked of that person. */
function standIns(places: Places): Sitting["sitters"] {
  return Object.fromEntries(
    Object.entries(places).flatMap(([seat, place]) => {
      const level = levelAt(place);
      return place.kind === "person" && level !== undefined
        ? [[seat, { kind: "bot", name: place.name, level }]]
        : [];
    }),
  );
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
