import {
  type Answer,
  audience,
  type Game,
  Match,
  type Refusal,
  type Seat,
  type Submission,
  type Terms,
} from "@ossuaire/kernel";
import type { News, OpenTable, Sitting } from "@ossuaire/table";
import { newsOf } from "@ossuaire/table";
import type { Lesson } from "./lesson.ts";

/**
 * The table of a lesson. It needs no worker, as nobody thinks at it; and all of it can be taken back. Everybody's sight
 * is told, because the coach answers for whoever is not the learner.
 */
export class LessonTable implements Pick<OpenTable, "sitting" | "follow"> {
  readonly sitting: Sitting;
  readonly #game: Game;
  #match: Match;
  /** Pages of the matches that were dealt before: no page is shown under the number of another. */
  #past = 0;
  readonly #listeners = new Set<(news: News) => void>();

  /** Begins the lesson, or goes on after these answers; undefined if they do not fit it any more. */
  static open(
    lesson: Pick<Lesson, "game" | "terms">,
    answers: readonly Submission[],
  ): LessonTable | undefined {
    const match = Match.start(lesson.game, lesson.terms());
    const isFitting = answers.every(({ seat, answer }) => match.submit(seat, answer) === undefined);
    return isFitting ? new LessonTable(lesson.game, match) : undefined;
  }

  private constructor(game: Game, match: Match) {
    const { undo } = match.terms;
    const sitters = Object.fromEntries(
      match.seats.map((seat) => [seat, { kind: "person", name: "" } as const]),
    );
    this.sitting = { id: "lesson", game: game.id, undo, sitters };
    this.#game = game;
    this.#match = match;
  }

  get answers(): readonly Submission[] {
    return this.#match.answers;
  }

  follow(listener: (news: News) => void): () => void {
    listener(this.#news());
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  submit(seat: Seat, answer: Answer): Refusal | undefined {
    const since = this.#match.page.serial;
    const refusal = this.#match.submit(seat, answer);
    if (refusal === undefined) this.#tell(since);
    return refusal;
  }

  /** Takes back all but so many answers. */
  backTo(answers: number): void {
    const since = this.#match.page.serial;
    const count = this.#match.page.number - answers;
    if (count > 0 && this.#match.undo(count, this.#match.seats) === undefined) this.#tell(since);
  }

  /** Another match is laid out in its place. */
  deal(terms: Terms): void {
    this.#past += this.#match.page.serial + 1;
    this.#match = Match.start(this.#game, terms);
    // Whatever was heard before is of the match before.
    this.#tell(-1);
  }

  #tell(since: number): void {
    const news = this.#news(since);
    for (const listener of this.#listeners) listener(news);
  }

  #news(since?: number): News {
    const news = newsOf(this.#match, [...this.#match.seats, audience], since);
    return { ...news, page: this.#past + news.page, undo: {} };
  }
}
