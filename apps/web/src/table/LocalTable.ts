import type { Answer, Refusal, Seat } from "@ossuaire/kernel";
import { isReport, type Report, type Request } from "./messages.ts";
import type { News, Opened, Shared, Sitting, Table } from "./table.ts";

type Told = Extract<Report, { readonly n: number }>;

/** A match that runs beside the page, in a worker; the page stays smooth while bots think. */
export class LocalTable implements Table {
  readonly sitting: Sitting;
  readonly #talk: Talk;

  /** Takes the match of this name down from the shelf of this device. `onBug`: the table stands no more. */
  static async open(id: string, onBug: () => void): Promise<Opened<LocalTable>> {
    const talk = new Talk(onBug);
    const first = await talk.opened(id);
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

  leave(): void {
    this.#talk.end();
  }
}

function refusalOf(told: Told): Refusal | undefined {
  return told.type === "reply" ? told.refusal : undefined;
}

type First = Extract<Report, { readonly type: "opened" | "fault" }>;
type Question = Request extends infer One ? (One extends Request ? Omit<One, "n"> : never) : never;

/** The conversation with the worker: numbered questions, and news that come by themselves. */
class Talk {
  readonly #worker = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, (told: Told) => void>();
  readonly #listeners = new Set<(news: News) => void>();
  readonly #heard: News[] = [];
  #n = 0;

  constructor(onBug: () => void) {
    this.#worker.addEventListener("error", onBug);
  }

  opened(id: string): Promise<First> {
    return new Promise((resolve) => {
      this.#worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        if (!isReport(data)) return;
        if (data.type === "opened" || data.type === "fault") resolve(data);
        else this.#take(data);
      });
      this.#post({ type: "open", id });
    });
  }

  ask(question: Question): Promise<Told> {
    return new Promise((resolve) => this.#waiting.set(this.#post(question), resolve));
  }

  /** Whoever comes late hears everything from the beginning. */
  listen(listener: (news: News) => void): () => void {
    for (const news of this.#heard) listener(news);
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  end(): void {
    this.#worker.terminate();
  }

  #take(report: Exclude<Report, First>): void {
    if (report.type !== "news") {
      this.#waiting.get(report.n)?.(report);
      this.#waiting.delete(report.n);
      return;
    }
    this.#heard.push(report.news);
    for (const listener of this.#listeners) listener(report.news);
  }

  #post(question: Question): number {
    this.#n++;
    this.#worker.postMessage({ ...question, n: this.#n });
    return this.#n;
  }
}
