import type { Answer, Refusal, Seat } from "@ossuaire/kernel";
import type { Keeping, News, Opened, OpenTable, Shared, Sitting } from "@ossuaire/table";
import { isReport, type Report, type Request } from "@ossuaire/table";
import { dropLoose, holdLoose, looseLeaf } from "./loose.ts";
import { Tenure } from "./Tenure.ts";

type Told = Extract<Report, { readonly n: number }>;

/** How a table comes to stand no more: by a bug of ours, or because another tab plays the match. */
export type Ending = "bug" | "taken";

/** A match that runs beside the page, in a worker; the page stays smooth while bots think. */
export class LocalTable implements OpenTable {
  readonly sitting: Sitting;
  readonly #talk: Talk;

  /**
   * Takes the match of this name down from the shelf of this device. `take`: from another tab, if one plays it.
   * `signal` leaves the table.
   */
  static async open(
    id: string,
    {
      take,
      signal,
      onEnd,
    }: { readonly take: boolean; readonly signal: AbortSignal; onEnd(how: Ending): void },
  ): Promise<Opened<LocalTable>> {
    let talk: Talk | undefined;
    const tenure = await Tenure.at(id, {
      take,
      signal,
      onTaken: () => {
        talk?.end();
        onEnd("taken");
        return dropLoose(id);
      },
    });
    if (tenure === undefined) return { ok: false, fault: { kind: "elsewhere" } };
    if (tenure.inherited !== undefined) holdLoose(id, tenure.inherited);
    talk = new Talk(id, onEnd);
    signal.addEventListener("abort", () => talk?.end());
    const first = await talk.opened(tenure.owner);
    if (first.type === "opened") return { ok: true, table: new LocalTable(talk, first.sitting) };
    talk.end();
    return { ok: false, fault: first.fault };
  }

  private constructor(talk: Talk, sitting: Sitting) {
    this.#talk = talk;
    this.sitting = sitting;
  }

  follow(listener: (news: News) => void): () => void {
    return this.#talk.listen(listener);
  }

  async submit(seat: Seat, answer: Answer, page: number): Promise<Refusal | undefined> {
    return refusalOf(await this.#talk.ask({ type: "submit", seat, answer, page }));
  }

  async undo(seat: Seat, agreed: boolean): Promise<Refusal | undefined> {
    return refusalOf(await this.#talk.ask({ type: "undo", seat, agreed }));
  }

  async share(): Promise<Shared> {
    const told = await this.#talk.ask({ type: "share" });
    if (told.type !== "shared") throw new Error("asked for the match, got something else");
    return told.shared;
  }

  readonly keeping = (): Keeping => looseLeaf(this.sitting.id)?.why ?? "kept";

  readonly onKeeping = (listener: () => void): (() => void) => this.#talk.onKeeping(listener);
}

function refusalOf(told: Told): Refusal | undefined {
  return told.type === "reply" ? told.refusal : undefined;
}

type First = Extract<Report, { readonly type: "opened" | "fault" }>;
type Question = Request extends infer One ? (One extends Request ? Omit<One, "n"> : never) : never;

/** The conversation with the worker: numbered questions, and news that come by themselves. */
class Talk {
  readonly #id: string;
  readonly #onEnd: (how: Ending) => void;
  readonly #worker = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, (told: Told) => void>();
  readonly #listeners = new Set<(news: News) => void>();
  readonly #keepers = new Set<() => void>();
  #n = 0;

  constructor(id: string, onEnd: (how: Ending) => void) {
    this.#id = id;
    this.#onEnd = onEnd;
    this.#worker.addEventListener("error", () => onEnd("bug"));
  }

  opened(owner: string): Promise<First> {
    const leaf = looseLeaf(this.#id)?.match;
    return new Promise((resolve) => {
      this.#worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        if (!isReport(data)) return;
        if (data.type === "opened" || data.type === "fault") resolve(data);
        else this.#take(data);
      });
      const held = typeof leaf === "string" ? undefined : leaf;
      this.#post({ type: "open", id: this.#id, owner, held });
    });
  }

  ask(question: Question): Promise<Told> {
    return new Promise((resolve) => this.#waiting.set(this.#post(question), resolve));
  }

  /** Whoever comes late hears everything from the beginning. */
  listen(listener: (news: News) => void): () => void {
    let isGone = false;
    void this.ask({ type: "follow" }).then((told) => {
      if (isGone || told.type !== "followed") return;
      listener(told.news);
      this.#listeners.add(listener);
    });
    return () => {
      isGone = true;
      this.#listeners.delete(listener);
    };
  }

  onKeeping(listener: () => void): () => void {
    this.#keepers.add(listener);
    return () => this.#keepers.delete(listener);
  }

  end(): void {
    this.#worker.terminate();
  }

  #take(report: Exclude<Report, First>): void {
    switch (report.type) {
      case "news":
        for (const listener of this.#listeners) listener(report.news);
        return;
      case "kept":
        if (report.loose === undefined) dropLoose(this.#id);
        else holdLoose(this.#id, report.loose);
        for (const listener of this.#keepers) listener();
        return;
      case "taken":
        this.end();
        dropLoose(this.#id);
        this.#onEnd("taken");
        return;
      default:
        this.#waiting.get(report.n)?.(report);
        this.#waiting.delete(report.n);
    }
  }

  #post(question: Question): number {
    this.#n++;
    this.#worker.postMessage({ ...question, n: this.#n });
    return this.#n;
  }
}
