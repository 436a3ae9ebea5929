import {
  answerEntry,
  audience,
  type Entry,
  endOf,
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
import { house, type TableEntry, type What } from "./gathering/entry.ts";
import { Gathering } from "./gathering/Gathering.ts";
import type { Line } from "./line.ts";
import type { Playable, Thinker } from "./playable.ts";
import { type Invitation, personsOf, placesOf } from "./seating.ts";
import { sharedOf } from "./shared.ts";
import type { Leaf, Stored } from "./stored.ts";
import type { News, Shared, Sitting } from "./table.ts";

/** Keeps a match: takes answers, lets the bots play, and puts every page away before anybody is told of it. */
export class Dealer {
  readonly sitting: Sitting;
  readonly #match: Match;
  readonly #gathering: Gathering;
  readonly #diary: Diary;
  readonly #invitation: Invitation;
  readonly #playable: Pick<Playable, "bot">;
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
    const agreement = { ...invitation, pace: { kind: "none" }, places: placesOf(sitters) } as const;
    this.#gathering = Gathering.around(match, agreement, { game: match.game, bot: playable.bot });
    this.#diary = new Diary(match, stored);
    this.#invitation = invitation;
    this.#playable = playable;
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
    return this.#answer(seat, seat, answer, page);
  }

  /** The chance of a bot hangs on the page alone: after a reload it has the same idea again. */
  playBot(): void {
    const asked = this.#askedBot();
    if (asked === undefined) return;
    const { seat, bot } = asked;
    const rng = xoroshiro.fromSeed(`${this.#invitation.seed} — ${seat} — ${this.#match.page.number}`);
    const sight = sightOf(this.#match, seat, this.page);
    const refused = this.#answer(house, seat, bot.answer(sight, rng), this.page);
    if (refused !== undefined) throw new Error(`the bot of ${seat} is refused: ${refused.code}`);
  }

  /** Back to where this seat was asked the last time, over the answers of bots that came after it. */
  undo(seat: Seat, agreed: boolean): Refusal | undefined {
    const count = Math.max(1, this.#gathering.undoCount(seat));
    const isFree = agreed || this.#gathering.undoOf(seat) === "free";
    const refused = this.#play(seat, { kind: "undo", count, agreed: isFree ? [...this.#match.seats] : [] });
    if (refused === undefined) this.#note(undoEntry(this.#match, count));
    return refused;
  }

  /** What happened after the page of serial `since`; all of it, if left out. */
  news(since?: number): News {
    const news = this.#gathering.news(this.#viewers, since);
    // Whoever came late has heard it all; the screen keeps it, the table need not.
    this.#match.letGo();
    return news;
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
    const { branch } = this.#match.terms;
    const over = this.#match.outcome !== undefined;
    return {
      ...(branch === undefined ? {} : { branch }),
      ...(over && this.#match.first === 0 ? { end: endOf(this.#match) } : {}),
      id,
      game,
      changed: now,
      answers: this.#match.page.number,
      over,
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

  #answer(by: TableEntry["by"], seat: Seat, answer: unknown, page: number): Refusal | undefined {
    const refused = this.#play(by, { kind: "answer", seat, page, answer });
    if (refused === undefined) this.#note(answerEntry(this.#match));
    return refused;
  }

  /** Nobody here is in a hurry: the table has no clock. */
  #play(by: TableEntry["by"], what: What): Refusal | undefined {
    return this.#gathering.play({ n: this.#gathering.state.n + 1, at: 0, by, what });
  }

  #askedBot(): { readonly seat: Seat; readonly bot: Thinker } | undefined {
    const asked = this.#gathering.askedBot;
    const bot = asked && this.#playable.bot(asked.level);
    return asked && bot && { seat: asked.seat, bot };
  }
}

/** Why a match cannot go on, and whether it can be watched all the same. */
type Unplayable = Pick<Fault, "words"> & { readonly watchable?: boolean };

function unplayable({ code, words }: Fault): Unplayable {
  return { words, watchable: code === "other-rules" || code === "other-content" };
}

const unknownGame = {
  words: { fr: "Cette table ne connaît pas ce jeu.", en: "This table does not know this game." },
};
