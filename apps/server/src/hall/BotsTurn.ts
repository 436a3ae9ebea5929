import { hashOf, type Refusal, type Seat, sightOf } from "@ossuaire/kernel";
import { type Gathering, isPresent } from "@ossuaire/table";
import type { TableRow } from "../log/row.ts";
import type { Needed } from "./Needed.ts";
import { notStored } from "./refusals.ts";

/** The table that bots play at. */
interface Played {
  readonly row: Pick<TableRow, "id">;
  readonly gathering: Gathering;
}

type Write = (seat: Seat, page: number, answer: unknown) => Promise<Refusal | undefined>;

/** Bots of a table think elsewhere, from what their seat sees; the person who answers meanwhile is not held up. */
export class BotsTurn {
  readonly #table: Played;
  readonly #write: Write;
  readonly #needed: Needed;
  #isThinking = false;
  /** A bot has failed on this page: trying again would fail again. */
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
    if (page === this.#stuck) return;
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
    void this.#needed.thinkers
      .think(job)
      .then((answer) => this.#write(seat, page, answer))
      .then((refusal) => this.#thought(page, refusal))
      .catch((fault: unknown) => this.#thought(page, undefined, fault));
  }

  #thought(page: number, refusal: Refusal | undefined, fault?: unknown): void {
    this.#isThinking = false;
    const { gathering, row } = this.#table;
    const isStale = gathering.match?.page.serial !== page;
    if ((refusal !== undefined || fault !== undefined) && !isStale && refusal?.code !== notStored.code) {
      this.#stuck = page;
      this.#needed.figures.botFaults.inc();
      const why = fault === undefined ? refusal?.code : String(fault);
      this.#needed.report("a bot cannot go on", { table: row.id, page, why });
      return;
    }
    if (refusal === undefined) this.play();
  }
}
