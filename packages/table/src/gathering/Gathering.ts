import {
  type Answer,
  askedOf,
  briefOf,
  canonicalText,
  Match,
  type Refusal,
  type Seat,
  type Viewer,
  type Words,
} from "@ossuaire/kernel";
import { isGiven, LastAnswers, pageBefore, wayBack } from "../back.ts";
import { newsOf } from "../news.ts";
import type { Playable } from "../playable.ts";
import { type Face, faceOf } from "../remote/face.ts";
import type { News } from "../table.ts";
import { around } from "./around.ts";
import { agreedTo, asked, declined } from "./asks.ts";
import { type Brief, readBrief } from "./brief.ts";
import { host, house, type TableEntry, type What } from "./entry.ts";
import { answeredAt, deadlineOf } from "./pace.ts";
import { botAmong, levelAt, type Place, presentIn } from "./place.ts";
import { refused } from "./refusals.ts";
import { playedFor, seated } from "./seats.ts";
import { predecessorOf } from "./standing.ts";
import { type Agreement, firstState, type OpenAsk, type TableState, unasked } from "./state.ts";

/** Pages that stay at hand for who comes back after a moment; older ones are told again. */
const tail = 32;

/** The people around a match, and the match: the same entries give the same gathering everywhere, in a browser and on servers. */
export class Gathering {
  readonly agreement: Agreement;
  readonly #playable: Playable;
  readonly #answers = new LastAnswers();
  #state: TableState;
  #match: Match | undefined;

  /** Before anything has happened; a fault says why nobody can play so. */
  static open(agreement: Agreement, playable: Playable): Gathering | { readonly words: Words } {
    const read = playable.game.readOptions(agreement.options);
    if (!read.ok) return { words: read.words };
    const seats = playable.game.seats(read.options);
    const places = Object.fromEntries(
      seats.map((seat): [Seat, Place] => [seat, agreement.places[seat] ?? { kind: "free" }]),
    );
    return new Gathering({ ...agreement, options: read.options, places }, playable);
  }

  /** Everybody sits, and this match is on: it was begun elsewhere. */
  static around(match: Match, agreement: Agreement, playable: Playable): Gathering {
    const gathering = new Gathering(agreement, playable);
    gathering.#match = match;
    gathering.#state = { ...gathering.#state, stage: "on" };
    return gathering;
  }

  /** As it was after some entry; undefined if that cannot be read. What was before, only its log can tell. */
  static from(brief: unknown, agreement: Agreement, playable: Playable): Gathering | undefined {
    const read = readBrief(brief, playable.game);
    const gathering = read && Gathering.open(agreement, playable);
    if (read === undefined || !(gathering instanceof Gathering)) return undefined;
    gathering.#state = read.state;
    gathering.#match = read.match;
    return gathering;
  }

  private constructor(agreement: Agreement, playable: Playable) {
    this.agreement = agreement;
    this.#playable = playable;
    this.#state = firstState(agreement);
  }

  get state(): TableState {
    return this.#state;
  }

  /** Undefined until it is begun. */
  get match(): Match | undefined {
    return this.#match;
  }

  /** All that happens happens here. Refuses what may not be, and then nothing has changed. */
  play(entry: TableEntry): Refusal | undefined {
    const { n } = this.#state;
    if (entry.n <= n || predecessorOf(entry) !== n) return refused("out-of-turn");
    const after = this.#after(entry);
    if ("code" in after) return after;
    this.#pass(entry.n - n - 1);
    const isOver = this.#match?.outcome !== undefined || after.ended !== undefined;
    this.#state = {
      ...after,
      n: entry.n,
      at: Math.max(entry.at, after.at),
      stage: isOver ? "over" : after.stage,
    };
    return undefined;
  }

  readonly knows = (level: string): boolean => this.#playable.bot(level) !== undefined;

  /** What everybody may know of the table, be it from the lobby. */
  get face(): Face {
    const needs = this.#playable.needs?.(this.agreement.options) ?? [];
    return faceOf(this.agreement, this.#state, needs, this.deadline);
  }

  /** The same table before anything has happened: for who has to hear all of it again. */
  anew(): Gathering {
    return new Gathering(this.agreement, this.#playable);
  }

  get brief(): Brief {
    const match = this.#match;
    return { state: this.#state, match: match && briefOf(match), hash: match?.hash() };
  }

  /** Puts this in the place of the match: the same one, but for what it remembers. */
  holdOn(match: Match): void {
    this.#match = match;
  }

  /** Remembers how all stands; what it returns goes back there, whatever was played since. */
  mark(): () => void {
    const state = this.#state;
    const standing = this.#match?.standing();
    return () => {
      this.#state = state;
      this.#match = standing && Match.resume(standing);
    };
  }

  /** Whose bot has the next word, and how well it plays: all persons who are asked come first. */
  get askedBot(): { readonly seat: Seat; readonly level: string } | undefined {
    return botAmong(this.#asked, this.#state.places);
  }

  /** The persons who are asked, whether they are there or not. */
  get askedPersons(): readonly Seat[] {
    const { places } = this.#state;
    return this.#asked.filter(
      (seat) => places[seat]?.kind === "person" && levelAt(places[seat]) === undefined,
    );
  }

  get deadline(): number | undefined {
    if (this.agreement.pace.kind === "none") return undefined;
    return deadlineOf(this.#state.clocks, this.agreement.pace, this.askedPersons);
  }

  /** Whether this person is asked, and the time for it is over. */
  isLate(seat: Seat, at: number): boolean {
    const due = deadlineOf(this.#state.clocks, this.agreement.pace, [seat]);
    return due !== undefined && at >= due && this.askedPersons.includes(seat);
  }

  /** What the rules have this seat answer to what it is asked once its time is over, if they name anything. */
  unanswered(seat: Seat): Answer | undefined {
    const decision = this.#match?.decision;
    if (decision === undefined || !decision.seats.includes(seat)) return undefined;
    return this.#playable.game.unanswered?.(askedOf(decision, seat));
  }

  /** Whether this very answer was already given to that page: then it has been sent twice. */
  has(seat: Seat, page: number, answer: unknown): boolean {
    return this.#match !== undefined && isGiven(this.#match.page, seat, page, answer);
  }

  /** Serial of the page so many pages ago; undefined if that is not remembered, or before all. */
  pageAgo(pages: number): number | undefined {
    return this.#match && pageBefore(this.#match.page, pages)?.serial;
  }

  /** What these viewers see, with what happened after the page of serial `since`. */
  news(viewers: readonly Viewer[], since?: number): News {
    if (this.#match === undefined) throw new Error("there is no news of a match that has not begun");
    return { ...newsOf(this.#match, viewers, since), undo: this.undos(viewers) };
  }

  /** Of the seats among these viewers, whether the last answer can be taken back. */
  undos(viewers: readonly Viewer[]): News["undo"] {
    const undos: Record<Seat, News["undo"][Seat]> = {};
    for (const seat of this.#match?.seats ?? []) if (viewers.includes(seat)) undos[seat] = this.undoOf(seat);
    return undos;
  }

  /** Whether the last answer of this seat can be taken back. */
  undoOf(seat: Seat): News["undo"][Seat] {
    const isAlone = () => presentIn(this.#state.places).every((other) => other === seat);
    return this.#match === undefined ? "no" : wayBack(this.#match, this.undoCount(seat), isAlone);
  }

  /** How many answers go with the last one of this seat. */
  undoCount(seat: Seat): number {
    return this.#match === undefined ? 0 : this.#answers.since(this.#match.page, seat);
  }

  #after(entry: TableEntry): TableState | Refusal {
    const { by, what } = entry;
    const state = this.#state;
    switch (what.kind) {
      case "sit":
      case "stand-up":
      case "bot-sits-in":
        return seated(state, by, what, this.knows);
      case "start":
        return this.#begun(entry);
      case "answer":
        return this.#answered(entry, what);
      case "undo":
        if (state.places[by] === undefined) return refused("not-yours");
        return this.#tookBack(entry.at, what.count, [by, ...what.agreed]);
      case "ask":
        return asked(state, entry, what.wish);
      case "agree": {
        const said = agreedTo(state, by, what.ask);
        if ("code" in said) return said;
        return "state" in said ? said.state : this.#grant(said.granted, entry.at);
      }
      case "decline":
        return declined(state, entry, what.ask);
      default:
        return around(state, entry, what, this.agreement.pace);
    }
  }

  #begun({ at, by }: TableEntry): TableState | Refusal {
    const state = this.#state;
    if (by !== host) return refused("not-yours");
    if (state.stage !== "open") return refused(state.stage === "on" ? "begun" : "ended");
    if (Object.values(state.places).some(({ kind }) => kind === "free")) return refused("seats-free");
    const { options, seed, undo } = this.agreement;
    this.#match = Match.start(this.#playable.game, { options, seed, undo });
    return { ...state, stage: "on", clocks: answeredAt(state.clocks, this.agreement.pace, at) };
  }

  #answered(
    { at, by }: TableEntry,
    { seat, page, answer }: Extract<What, { readonly kind: "answer" }>,
  ): TableState | Refusal {
    const state = this.#state;
    const match = this.#match;
    if (match === undefined) return refused("not-begun");
    if (state.ended !== undefined) return refused("ended");
    const isBots = levelAt(state.places[seat]) !== undefined;
    const isHouses = isBots || this.#isOverdue(seat, Math.max(at, state.at), answer);
    if (by === house ? !isHouses : isBots || by !== seat)
      return match.check(seat, answer, page) ?? refused("not-yours");
    const refusal = match.submit(seat, answer, page);
    if (refusal !== undefined) return refusal;
    if (match.page.number % tail === 0) match.letGo();
    return {
      ...unasked(state),
      clocks: answeredAt(state.clocks, this.agreement.pace, Math.max(at, state.at), seat),
    };
  }

  /** The time of this person is over, and that is what the rules have it answer then. */
  #isOverdue(seat: Seat, at: number, answer: unknown): boolean {
    const usual = this.unanswered(seat);
    return usual !== undefined && this.isLate(seat, at) && canonicalText(answer) === canonicalText(usual);
  }

  #grant({ wish, by, agreed }: OpenAsk, at: number): TableState | Refusal {
    const state = unasked(this.#state);
    switch (wish.kind) {
      case "undo":
        return this.#tookBack(at, wish.count, [by, ...agreed]);
      case "bot":
        return playedFor(state, wish.seat, wish.level);
      case "adjourn":
        return { ...state, ended: "adjourned" };
    }
  }

  /** Bots agree to everything, and so does whoever has gone. */
  #tookBack(at: number, count: number, agreed: readonly Seat[]): TableState | Refusal {
    const state = this.#state;
    const match = this.#match;
    if (match === undefined) return refused("not-begun");
    if (state.ended !== undefined) return refused("ended");
    const present = presentIn(state.places);
    const refusal = match.undo(
      count,
      match.seats.filter((seat) => agreed.includes(seat) || !present.includes(seat)),
    );
    if (refusal !== undefined) return refusal;
    // The end of a match can be taken back like any other answer.
    return {
      ...unasked(state),
      stage: "on",
      clocks: answeredAt(state.clocks, this.agreement.pace, Math.max(at, state.at)),
    };
  }

  /**
   * So many entries are left out. Each may have written a page, and somebody may have it before them still: none that comes now
   * bears the same serial, else an answer to that one would be taken for an answer to this.
   */
  #pass(entries: number): void {
    const standing = entries === 0 ? undefined : this.#match?.standing();
    if (standing !== undefined)
      this.#match = Match.resume({ ...standing, serial: standing.serial + entries });
  }

  get #asked(): readonly Seat[] {
    return this.#state.stage === "on" ? (this.#match?.decision?.seats ?? []) : [];
  }
}
