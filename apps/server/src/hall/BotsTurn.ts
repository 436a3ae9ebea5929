import { askedOf, hashOf, type Refusal, randomAnswer, type Seat, sightOf, xoroshiro } from "@ossuaire/kernel";
import { type Gathering, isPresent } from "@ossuaire/table";
import type { TableRow } from "../log/row.ts";
import { Overloaded, type Thought } from "../think/Thinkers.ts";
import type { Needed } from "./Needed.ts";
import { notStored } from "./refusals.ts";

/** The table that bots play at. */
interface Played {
  readonly row: Pick<TableRow, "id">;
  readonly gathering: Gathering;
  /** Why nothing more is played there. */
  readonly left: string | undefined;
}

type Write = (seat: Seat, page: number, answer: unknown) => Promise<Refusal | undefined>;

/** How many answers chance may think of: the rules may forbid some. */
const tries = 40;

/** Bots of a table think elsewhere, from what their seat sees; the person who answers meanwhile is not held up. */
export class BotsTurn {
  readonly #table: Played;
  readonly #write: Write;
  readonly #needed: Needed;
  #isThinking = false;
  /** Nothing came of this page at all: trying again would be no better. */
  #stuck = -1;

  constructor(table: Played, write: Write, needed: Needed) {
    this.#table = table;
    this.#write = write;
    this.#needed = needed;
  }

  /** Lets the one think that is asked, if one is. */
  play(): void {
    const { askedBot, match, agreement, state } = this.#table.gathering;
    if (askedBot === undefined || match === undefined || this.#isThinking) return;
    const { serial: page, number } = match.page;
    if (page === this.#stuck || this.#isPast(page)) return;
    this.#isThinking = true;
    const { seat, level } = askedBot;
    // Nothing that the bot gets tells it the seed of the match.
    const seed = hashOf(`${agreement.seed} — ${seat} — ${number}`);
    const { game, options } = agreement;
    const job = {
      kind: "thought",
      game,
      needs: options,
      level,
      sight: sightOf(match, seat, page),
      seed,
      isAwaited: Object.values(state.places).some(isPresent),
    } as const;
    const fails = (fault: unknown) => {
      this.#fails(page, String(fault));
      return false;
    };
    void this.#answered(seat, page, job)
      .catch(fails)
      .then((isDone) => {
        this.#isThinking = false;
        if (isDone) this.play();
      });
  }

  /** Whether that is done with: what has not come about for a while comes about when it is due. */
  async #answered(seat: Seat, page: number, job: Thought): Promise<boolean> {
    const { figures, thinkers } = this.#needed;
    const end = figures.thinking.startTimer();
    try {
      const answer = await thinkers.think(job);
      end();
      const refusal = await this.#write(seat, page, answer);
      if (refusal === undefined) return true;
      if (refusal.code === notStored.code || this.#isPast(page)) return false;
      this.#fails(page, refusal.code);
    } catch (fault) {
      if (fault instanceof Overloaded) return false;
      this.#fails(page, String(fault));
    }
    return await this.#byChance(seat, page, job.seed);
  }

  /** Nobody waits for ever for a bot that fails: chance answers for it, this once. */
  async #byChance(seat: Seat, page: number, seed: string): Promise<boolean> {
    const { match } = this.#table.gathering;
    if (match?.decision === undefined || this.#isPast(page)) return false;
    const question = askedOf(match.decision, seat);
    const rng = xoroshiro.fromSeed(seed);
    const drawn = Array.from({ length: tries }, () => randomAnswer(question, rng));
    // Where something is to be placed the rules name a place that is free.
    const named = question.kind === "place" ? [{ kind: "place", spots: question.suggestion }] : [];
    for (const answer of [...drawn, ...named]) {
      const refusal = await this.#write(seat, page, answer).catch(() => notStored);
      if (refusal === undefined) return true;
      if (refusal.code === notStored.code || this.#isPast(page)) return false;
    }
    this.#stuck = page;
    return false;
  }

  #isPast(page: number): boolean {
    const { left, gathering } = this.#table;
    return left !== undefined || gathering.match?.page.serial !== page;
  }

  #fails(page: number, why: string): void {
    this.#needed.figures.botFaults.inc();
    this.#needed.report("a bot cannot go on", { table: this.#table.row.id, page, why });
  }
}
