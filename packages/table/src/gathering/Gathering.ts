import { canonicalText, Match, type Refusal, type Seat, type Viewer, type Words } from "@ossuaire/kernel";
import { answersSince, wayBack } from "../back.ts";
import { newsOf } from "../news.ts";
import type { Playable } from "../playable.ts";
import type { Face } from "../remote/face.ts";
import type { News } from "../table.ts";
import { agreedTo, asked, declined } from "./asks.ts";
import { host, house, type TableEntry, type What } from "./entry.ts";
import { answeredAt, deadlineOf } from "./pace.ts";
import { isPresent, levelAt, type Place, presentIn } from "./place.ts";
import { refused } from "./refusals.ts";
import { playedFor, seated } from "./seats.ts";
import { type Agreement, firstState, type OpenAsk, type TableState, unasked } from "./state.ts";

/** Pages that stay at hand for who comes back after a moment; older ones are told again. */
const tail = 32;

/**
 * The people around a match, and the match: what comes of all entries of a table, one after the other. The same entries
 * give the same gathering everywhere, in a browser's worker and on every server.
 */
export class Gathering {
  readonly agreement: Agreement;
  readonly #playable: Playable;
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
    if (entry.n !== this.#state.n + 1) return refused("out-of-turn");
    const after = this.#after(entry);
    if ("code" in after) return after;
    const isOver = this.#match?.outcome !== undefined || after.ended !== undefined;
    this.#state = {
      ...after,
      n: entry.n,
      at: Math.max(entry.at, after.at),
      stage: isOver ? "over" : after.stage,
    };
    return undefined;
  }

  /** Whether a bot plays at this level. */
  readonly knows = (level: string): boolean => this.#playable.bot(level) !== undefined;

  /** What everybody may know of the table, be it from the lobby. */
  get face(): Face {
    const { game, options, undo, pace } = this.agreement;
    const { stage, ended, places, open } = this.#state;
    const needs = this.#playable.needs?.(options) ?? [];
    const { deadline } = this;
    return {
      game,
      undo,
      pace,
      stage,
      places,
      needs: [...needs],
      ...(ended === undefined ? {} : { ended }),
      ...(open === undefined ? {} : { open: { ...open, agreed: [...open.agreed] } }),
      ...(deadline === undefined ? {} : { deadline }),
    };
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
    const { places, stage } = this.#state;
    const seats = stage === "on" ? (this.#match?.decision?.seats ?? []) : [];
    if (seats.some((seat) => isPresent(places[seat]))) return undefined;
    for (const seat of seats) {
      const level = levelAt(places[seat]);
      if (level !== undefined) return { seat, level };
    }
    return undefined;
  }

  /** The persons who are asked, whether they are there or not. */
  get askedPersons(): readonly Seat[] {
    const { places, stage } = this.#state;
    const seats = stage === "on" ? (this.#match?.decision?.seats ?? []) : [];
    return seats.filter((seat) => places[seat]?.kind === "person" && levelAt(places[seat]) === undefined);
  }

  get deadline(): number | undefined {
    return deadlineOf(this.#state.clocks, this.agreement.pace, this.askedPersons);
  }

  /** Whether this very answer was already given to that page: then it has been sent twice. */
  has(seat: Seat, page: number, answer: unknown): boolean {
    for (let one = this.#match?.page; one?.submission !== undefined; one = one.previous) {
      if (one.previous?.serial === page)
        return one.submission.seat === seat && canonicalText(one.submission.answer) === canonicalText(answer);
    }
    return false;
  }

  /** What these viewers see, with what happened after the page of serial `since`. */
  news(viewers: readonly Viewer[], since?: number): News {
    if (this.#match === undefined) throw new Error("there is no news of a match that has not begun");
    const seats = this.#match.seats.filter((seat) => viewers.includes(seat));
    const undo = Object.fromEntries(seats.map((seat) => [seat, this.undoOf(seat)]));
    return { ...newsOf(this.#match, viewers, since), undo };
  }

  /** Whether the last answer of this seat can be taken back. */
  undoOf(seat: Seat): News["undo"][Seat] {
    return this.#match === undefined ? "no" : wayBack(this.#match, seat, this.#isAlone(seat));
  }

  /** How many answers go with the last one of this seat. */
  undoCount(seat: Seat): number {
    return this.#match === undefined ? 0 : answersSince(this.#match.page, seat);
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
        return declined(state, by, what.ask);
      case "clock": {
        if (by !== house) return refused("not-yours");
        const { since } = state.clocks;
        if (since === undefined) return state;
        return { ...state, clocks: { ...state.clocks, since: since + what.stood } };
      }
      case "end":
        if (by !== host && by !== house) return refused("not-yours");
        return state.stage === "over" ? refused("ended") : { ...unasked(state), ended: what.why };
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
    if (isBots ? by !== house : by !== seat) return match.check(seat, answer, page) ?? refused("not-yours");
    const refusal = match.submit(seat, answer, page);
    if (refusal !== undefined) return refusal;
    if (match.page.number % tail === 0) match.letGo();
    return {
      ...unasked(state),
      clocks: answeredAt(state.clocks, this.agreement.pace, Math.max(at, state.at), seat),
    };
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

  #isAlone(seat: Seat): boolean {
    return presentIn(this.#state.places).every((other) => other === seat);
  }
}
