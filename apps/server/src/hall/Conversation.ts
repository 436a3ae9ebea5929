import type { Refusal, Seat } from "@ossuaire/kernel";
import type { Talk as Allowed, Said, Saying } from "@ossuaire/table";
import type { Talk } from "../log/Talk.ts";
import type { Company } from "./Company.ts";
import { noTalk, tooMany } from "./refusals.ts";

/** What is said at a table, told to who is there. */
export class Conversation {
  readonly #id: string;
  readonly #company: Company;
  readonly #talk: Talk;
  /** Number of the last word that was told; undefined while nobody has asked. */
  #last: number | undefined;

  constructor(id: string, company: Company, talk: Talk) {
    this.#id = id;
    this.#company = company;
    this.#talk = talk;
  }

  /** What was said last, for who sits down. */
  async atFirst(): Promise<readonly Said[]> {
    const words = await this.#talk.after(this.#id);
    this.#last = Math.max(this.#last ?? 0, words.at(-1)?.n ?? 0);
    return words;
  }

  async say(allowed: Allowed, at: number, by: Seat, saying: Saying): Promise<Refusal | undefined> {
    if (allowed === "off" || (allowed === "phrases" && "text" in saying)) return noTalk;
    const said = await this.#talk.add(this.#id, at, by, saying);
    if (said === undefined) return tooMany;
    await this.hear(said.n);
    return undefined;
  }

  /** There are words up to this number, whoever wrote them. */
  async hear(last: number): Promise<void> {
    const known = this.#last ?? last - 1;
    if (last <= known) return;
    this.#last = last;
    const words = await this.#talk.after(this.#id, known);
    for (const guest of this.#company.guests) guest.heard(words);
  }

  /** What others may have said and nobody rang for. */
  async lookUp(): Promise<void> {
    if (this.#last !== undefined) await this.hear(await this.#talk.last(this.#id));
  }
}
