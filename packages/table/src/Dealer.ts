import {
  answerEntry,
  audience,
  type Entry,
  type Fault,
  journalOf,
  Match,
  matchFromJournal,
  type Refusal,
  type Seat,
  sightOf,
  undoEntry,
  type Viewer,
  xoroshiro,
} from "@ossuaire/kernel";
import { Diary } from "./Diary.ts";
import type { Line } from "./line.ts";
import { newsOf } from "./news.ts";
import type { Playable, Thinker } from "./playable.ts";
import { askedHere, type Invitation, personsOf } from "./seating.ts";
import { sharedOf } from "./shared.ts";
import type { Leaf, Stored } from "./stored.ts";
import type { News, Shared, Sitting } from "./table.ts";

/** Keeps a match: takes answers, lets the bots play, and puts every page away before anybody is told of it. */
export class Dealer {
  readonly sitting: Sitting;
  readonly #match: Match;
  readonly #diary: Diary;
  readonly #invitation: Invitation;
  readonly #bots: Readonly<Record<Seat, Thinker>>;
  readonly #viewers: readonly Viewer[];

  /** Begins the match, or goes on where it was left; a fault says why it cannot. */
  static from(stored: Stored, playable: Playable | undefined): Dealer | Unplayable {
    const { invitation, snapshot, entries = [] } = stored;
    const { options, seed, undo } = invitation;
    if (playable === undefined) return unknownGame;
    if (snapshot !== undefined) {
      const loaded = matchFromJournal(journalOf(snapshot, entries), [playable.game]);
      return loaded.ok ? new Dealer(loaded.match, stored, playable) : unplayable(loaded.fault);
    }
    const read = playable.game.readOptions(options);
    if (!read.ok) return { words: read.words };
    const match = Match.start(playable.game, { options: read.options, seed, undo });
    return new Dealer(match, stored, playable);
  }

  constructor(match: Match, stored: Stored, playable: Pick<Playable, "bot" | "needs">) {
    const { id, invitation } = stored;
    const { game, options, undo, sitters } = invitation;
    const needs = playable.needs?.(options) ?? [];
    this.sitting = { id, game, undo, sitters, ...(needs.length === 0 ? {} : { needs }) };
    this.#match = match;
    this.#diary = new Diary(match, stored);
    this.#invitation = invitation;
    this.#bots = botsOf(invitation, playable);
    this.#viewers = [...personsOf(invitation), audience];
  }

  get page(): number {
    return this.#match.page.serial;
  }

  /** A bot has the next word: all persons who are asked come first. */
  get isBotAsked(): boolean {
    return this.#askedBot() !== undefined;
  }

  submit(seat: Seat, answer: unknown, page: number): Refusal | undefined {
    const refused = this.#match.submit(seat, answer, page);
    if (refused === undefined) this.#note(answerEntry(this.#match));
    return refused;
  }

  /** The chance of a bot hangs on the page alone: after a reload it has the same idea again. */
  playBot(): void {
    const seat = this.#askedBot();
    const bot = seat === undefined ? undefined : this.#bots[seat];
    if (seat === undefined || bot === undefined) return;
    const rng = xoroshiro.fromSeed(`${this.#invitation.seed} — ${seat} — ${this.#match.page.number}`);
    const sight = sightOf(this.#match, seat, this.page);
    const refused = this.submit(seat, bot.answer(sight, rng), this.page);
    if (refused !== undefined) throw new Error(`the bot of ${seat} is refused: ${refused.code}`);
  }

  /** Back to where this seat was asked the last time, over the answers of bots that came after it. */
  undo(seat: Seat, agreed: boolean): Refusal | undefined {
    const count = Math.max(1, answersSince(this.#match, seat));
    const asked = !agreed && this.#undoOf(seat) !== "free";
    const refused = this.#match.undo(count, asked ? [] : this.#match.seats);
    if (refused === undefined) this.#note(undoEntry(this.#match, count));
    return refused;
  }

  /** What happened after the page of serial `since`; all of it, if left out. */
  news(since?: number): News {
    const news = newsOf(this.#match, this.#viewers, since);
    // Whoever came late has heard it all; the screen keeps it, the table need not.
    this.#match.letGo();
    const undo = Object.fromEntries(this.#match.seats.map((seat) => [seat, this.#undoOf(seat)]));
    return { ...news, undo };
  }

  /** What is to be put away before anybody is told of the page. `anew`: it is not known what the store has. */
  leaf(anew: boolean): Leaf {
    return this.#diary.leaf(anew);
  }

  /** This leaf lies in the store. */
  kept(leaf: Leaf): void {
    this.#diary.kept(leaf);
  }

  /** The whole match, for who has to hold it without a store. */
  stored(): Stored {
    return this.#diary.whole();
  }

  /** `now`: milliseconds since 1970. */
  line(now: number): Line {
    const { id, game, sitters } = this.sitting;
    return {
      id,
      game,
      changed: now,
      answers: this.#match.page.number,
      over: this.#match.outcome !== undefined,
      sitters: Object.values(sitters),
      replay: false,
    };
  }

  share(): Shared & { readonly file: string } {
    return sharedOf(this.#match);
  }

  #note(entry: Entry): void {
    this.#diary.note(entry);
    this.#match.letGo();
  }

  #askedBot(): Seat | undefined {
    const asked = this.#match.decision?.seats ?? [];
    if (askedHere(this.sitting, asked, audience) !== undefined) return undefined;
    return asked.find((seat) => this.#bots[seat] !== undefined);
  }

  #undoOf(seat: Seat): News["undo"][Seat] {
    const count = answersSince(this.#match, seat);
    if (count === 0) return "no";
    const { undoable, retractable } = this.#match.page;
    if (count <= undoable) return "free";
    // A bot forgets what it was shown: it need not be asked.
    if (count <= retractable) return this.#isAmongBots(seat) ? "free" : "consent";
    return this.#match.terms.undo === "consent" ? "consent" : "no";
  }

  #isAmongBots(seat: Seat): boolean {
    return this.#match.seats.every((other) => other === seat || this.#bots[other] !== undefined);
  }
}

function botsOf({ sitters }: Invitation, playable: Pick<Playable, "bot">): Readonly<Record<Seat, Thinker>> {
  const bots: Record<Seat, Thinker> = {};
  for (const [seat, sitter] of Object.entries(sitters)) {
    const bot = sitter.kind === "bot" ? playable.bot(sitter.level) : undefined;
    if (bot !== undefined) bots[seat] = bot;
  }
  return bots;
}

/** Why a match cannot go on, and whether it can be watched all the same. */
type Unplayable = Pick<Fault, "words"> & { readonly watchable?: boolean };

function unplayable({ code, words }: Fault): Unplayable {
  return { words, watchable: code === "other-rules" || code === "other-content" };
}

/** How many answers go back to the last of this seat, itself included; 0 if it has given none. */
function answersSince({ page }: Match, seat: Seat): number {
  let count = 0;
  for (let one: Match["page"] | undefined = page; one?.submission !== undefined; one = one.previous) {
    count++;
    if (one.submission.seat === seat) return count;
  }
  return 0;
}

const unknownGame = {
  words: { fr: "Cette table ne connaît pas ce jeu.", en: "This table does not know this game." },
};
