import type { QuestionBy } from "../ask.ts";
import type { Seat } from "../decision.ts";
import type { Kind } from "../game.ts";
import { Match } from "../match.ts";
import type { Refusal } from "../refusal.ts";
import { sightOf } from "../sight.ts";

/** Short words to play any match: each answers the open question, and throws if it is refused. */
export function playing<K extends Kind>(match: Match<K>) {
  const asked = (): K["question"] => {
    if (match.decision === undefined) throw new Error("nothing is asked");
    return match.decision;
  };
  /** Whoever may give this answer: the first of those asked who is not refused, or the first of all. */
  const whoever = (answer: unknown): Seat => {
    const { seats } = asked();
    return seats.find((seat) => match.check(seat, answer) === undefined) ?? seats[0] ?? "";
  };
  const submit = (answer: unknown, seat = whoever(answer)): Refusal | undefined => match.submit(seat, answer);
  const must = (answer: unknown, seat?: Seat): void => {
    const refused = submit(answer, seat);
    if (refused !== undefined) throw new Error(`refused: ${refused.code}, “${asked().prompt}” is asked`);
  };
  /** The piece that is asked to be flicked, or the first of them. */
  const flickedPiece = (): string => {
    const decision = asked();
    if (decision.kind !== "flick") throw new Error(`asked for ${decision.prompt}, not for a flick`);
    return decision.pieces[0] ?? "";
  };
  const flick = (vx: number, vy: number, piece = flickedPiece()): void =>
    must({ kind: "flick", piece, vx, vy });
  return {
    match,
    submit,
    flickedPiece,
    flick,
    /** The weakest flick there is. */
    tap: (vx = 0, vy = 60): void => flick(vx, vy),
    choose: (option: string, seat?: Seat): void => must({ kind: "choose", option }, seat),
    pick: (options: readonly string[], seat?: Seat): void => must({ kind: "pick", options }, seat),
    amount: (amount: number, seat?: Seat): void => must({ kind: "amount", amount }, seat),
    /** Puts the one piece that is asked for here, or all of them where the table suggests. */
    place(x?: number, y?: number): void {
      const decision = asked();
      if (decision.kind !== "place") throw new Error(`asked for ${decision.prompt}, not for a place`);
      const piece = decision.pieces[0]?.piece;
      must({ kind: "place", spots: x === undefined ? decision.suggestion : [{ piece, x, y }] });
    },
    /** The open question, … */
    asking: asked,
    /** … if it is this one. */
    question<P extends K["question"]["prompt"]>(prompt: P): QuestionBy<K["question"], P> {
      const question = asked();
      if (!isAbout(question, prompt)) throw new Error(`“${question.prompt}” is asked, not “${prompt}”`);
      return question;
    },
    /** What can be chosen now, by all who are asked or by one of them. */
    options(seat?: Seat): readonly string[] {
      const decision = seat === undefined ? asked() : sightOf(match, seat).decision;
      return decision !== undefined && "options" in decision ? decision.options.map(({ id }) => id) : [];
    },
    /** How everything lay before the answer of which this event came; the match is played again up to there. */
    stateBefore(event: K["event"] | undefined): K["state"] {
      const page = match.pages.find(({ told }) => told.some((one) => one.event === event));
      if (page === undefined) throw new Error("this has not happened");
      const again = Match.start(match.game, match.terms, match.standing().dice);
      for (const { seat, answer } of match.answers.slice(0, Math.max(0, page.number - 1)))
        again.submit(seat, answer);
      return again.state;
    },
    /** What happened since the last answer, … */
    news: (): readonly K["event"][] => match.told.map(({ event }) => event),
    /** … or of one type in the whole match. */
    events: <Type extends K["event"]["type"]>(type: Type): readonly EventOf<K, Type>[] =>
      match.pages
        .flatMap(({ told }) => told.map(({ event }): K["event"] => event))
        .filter((event) => isOf<K, Type>(event, type)),
  };
}

type EventOf<K extends Kind, Type> = Extract<K["event"], { readonly type: Type }>;

function isAbout<Q extends Kind["question"], P extends Q["prompt"]>(
  question: Q,
  prompt: P,
): question is Q & QuestionBy<Q, P> {
  return question.prompt === prompt;
}

function isOf<K extends Kind, Type extends K["event"]["type"]>(
  event: K["event"],
  type: Type,
): event is EventOf<K, Type> {
  return event.type === type;
}
