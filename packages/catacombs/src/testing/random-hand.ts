import { askedOf, type Match, type Rng, randomAnswer, type Submission } from "@ossuaire/kernel";
import { thatFits } from "@ossuaire/kernel/testing";
import { leastKnown } from "../bots/journey.ts";
import type { Question, QuestionOf } from "../questions.ts";
import { isCharacter, type Piece, sideOf } from "../state.ts";
import type { Catacombs } from "../table.ts";
import { isIdle, type Offered } from "./idle.ts";

/** How a random player plays. */
export interface Temper {
  /** Of a hundred flicks, how many are aimed at an enemy. */
  readonly heroesAim: number;
  readonly overseerAims: number;
  /** VER-VARIANT-04: whether harder versions of the monsters come, wherever they can; as it comes, if it is not said. */
  readonly variants?: "yes" | "no";
  /**
   * Whether it looks for new rooms. Nothing forbids to walk in a labyrinth for ever (CAT-VMAZE-13, 16): who goes where he
   * has been least often comes to its Lord within few steps, who goes at random after thousands of answers. That both come
   * there, and after how many rooms, is shown in `maze-walk.test.ts`.
   */
  readonly explores?: true;
  /** What is chosen rather than anything else. */
  readonly prefer: (option: Offered) => boolean;
}

/**
 * Plays at random, but takes aim now and then, seldom lets a turn go by, and buys what it can: so campaigns get on, and
 * more happens in them.
 */
export function randomHand(match: Match<Catacombs>, rng: Rng, temper: Temper): Submission {
  if (match.decision === undefined) throw new Error("nothing is asked");
  const seat = rng.one(match.decision.seats);
  const decision = askedOf(match.decision, seat);
  const isLucky = (chance: number) => rng.int(1, 100) <= chance;
  switch (decision.kind) {
    case "choose": {
      if (decision.prompt === "way" && temper.explores && isLucky(80))
        return { seat, answer: { kind: "choose", option: leastKnown(match.state, exitsIn(decision), rng) } };
      const options: readonly Offered[] = decision.options;
      const wished = options.filter((option) => temper.prefer(option));
      const active = options.filter((option) => !isIdle(option));
      const among = wished.length > 0 ? wished : active.length > 0 && isLucky(90) ? active : options;
      return { seat, answer: { kind: "choose", option: rng.one(among).id } };
    }
    case "amount":
      // Whoever is asked to pay for something mostly does.
      if (isLucky(80)) return { seat, answer: { kind: "amount", amount: decision.max } };
      return { seat, answer: randomAnswer(decision, rng) };
    case "flick": {
      const isHeroes = match.state.phase === "heroes" && seat !== match.state.roles.overseer;
      const aims = isLucky(isHeroes ? temper.heroesAim : temper.overseerAims);
      return { seat, answer: (aims && atEnemy(match, decision, rng)) || randomAnswer(decision, rng) };
    }
    default: {
      if (decision.prompt === "variants" && temper.variants !== undefined) {
        const count = temper.variants === "yes" ? decision.max : 0;
        const options = decision.options.slice(0, count).map(({ id }) => id);
        return { seat, answer: { kind: "pick", options } };
      }
      const draw = () => randomAnswer(decision, rng);
      // Many discs that are thrown into a zone hardly ever find room at once.
      const isHopeless = decision.kind === "place" && decision.pieces.length > 4;
      const tries = isHopeless ? 0 : undefined;
      return { seat, answer: thatFits(decision, draw, (answer) => match.check(seat, answer), tries) };
    }
  }
}

function exitsIn({ options }: QuestionOf<"way">): readonly string[] {
  return options.map(({ id }) => id);
}

/** Straight at somebody of the other side, wherever they stand. */
function atEnemy({ state }: Match<Catacombs>, decision: Extract<Question, { kind: "flick" }>, rng: Rng) {
  const pieces = state.fight?.pieces ?? [];
  const piece = rng.one(decision.pieces);
  const from = pieces.find(({ id }) => id === piece);
  const actor = pieces.find(({ id }) => id === decision.about.piece);
  if (from === undefined || actor === undefined || !isCharacter(actor)) return undefined;
  const enemies = pieces
    .filter(isCharacter)
    .filter((one) => sideOf(one) !== sideOf(actor) && one.id !== piece && one.on === undefined);
  if (enemies.length === 0) return undefined;
  const to = rng.int(0, 2) === 0 ? rng.one(enemies) : nearest(from, enemies);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const scale = rng.int(400, Math.floor(decision.strongest)) / Math.sqrt(dx * dx + dy * dy);
  return { kind: "flick", piece, vx: Math.round(dx * scale), vy: Math.round(dy * scale) } as const;
}

function nearest<P extends Piece>(from: Piece, pieces: readonly P[]): P {
  const square = (one: P) => (one.x - from.x) ** 2 + (one.y - from.y) ** 2;
  return pieces.reduce((best, one) => (square(one) < square(best) ? one : best));
}
