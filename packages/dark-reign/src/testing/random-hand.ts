import {
  type Answer,
  askedOf,
  type Bot,
  type Match,
  type Rng,
  randomAnswer,
  type Submission,
  sightOf,
} from "@ossuaire/kernel";
import { thatFits } from "@ossuaire/kernel/testing";
import type { DeedOption, DeedQuestion } from "../asked/deed.ts";
import type { ErrandOption, TownQuestion } from "../asked/town.ts";
import { mjBot } from "../bots/mj/mj.ts";
import { mjSeat } from "../options.ts";
import type { Question } from "../questions.ts";
import type { State } from "../state.ts";
import type { DarkReign } from "../table.ts";
import { onwards } from "./explorer.ts";

/** What can be done: on the board, or in town. */
export type Offered = DeedOption | ErrandOption;

/** How a random player plays. */
export interface Temper {
  /** Whether the MJ is the computer (REG-AUTO), or answers at random as well. */
  readonly isComputer: boolean;
  /** Of a hundred deeds of a hero, how many lead on to the next exit or into a fight. */
  readonly eagerness: number;
  /** What is done rather than anything else. */
  readonly prefer: (option: Offered, state: State) => boolean;
  /** Who answers for the heroes whatever is not preferred; at random, unless told. */
  readonly heroes?: Bot<DarkReign>;
}

/**
 * Plays at random, but every deed as often as any other, however many targets it has; goes on now and then, and hardly
 * ever gives up (REG-VERDICT-60: whoever is alone would end the game by it): so quests get on, and more happens in them.
 */
export function randomHand(match: Match<DarkReign>, rng: Rng, temper: Temper): Submission {
  if (match.decision === undefined) throw new Error("nothing is asked");
  const seat = rng.one(match.decision.seats);
  if (seat === mjSeat && temper.isComputer)
    return { seat, answer: mjBot(sightOf(match, seat, match.page.serial), rng) };
  const decision = askedOf(match.decision, seat);
  if (seat !== mjSeat && temper.heroes !== undefined)
    return {
      seat,
      answer:
        wishedIn(match, decision, rng, temper) ?? temper.heroes(sightOf(match, seat, match.page.serial), rng),
    };
  if (decision.prompt === "act") return { seat, answer: deedAtRandom(match, decision, rng, temper) };
  if (decision.prompt === "town") return { seat, answer: errandAtRandom(match, decision, rng, temper) };
  if (decision.prompt === "give-up") return { seat, answer: choosing(rng.int(0, 9) === 0 ? "yes" : "no") };
  const draw = () => randomAnswer(decision, rng);
  return { seat, answer: thatFits(decision, draw, (answer) => match.check(seat, answer)) };
}

/** Something that is preferred to all else, if it is offered; nobody gives up for it. */
function wishedIn(
  { state }: Match<DarkReign>,
  decision: Question,
  rng: Rng,
  { prefer }: Temper,
): Answer | undefined {
  if (decision.prompt !== "act" && decision.prompt !== "town") return undefined;
  const offered = decision.options.flatMap((one): readonly Offered[] =>
    "deed" in one || "errand" in one ? [one] : [],
  );
  const wished = offered.filter((one) => prefer(one, state) && one.id !== "give-up");
  return wished.length === 0 ? undefined : choosing(rng.one(wished).id);
}

const choosing = (option: string): Answer => ({ kind: "choose", option });

function deedAtRandom(
  { state }: Match<DarkReign>,
  { about, options, seats }: DeedQuestion,
  rng: Rng,
  { eagerness, prefer }: Temper,
): Answer {
  const all = options.flatMap((one) => ("deed" in one ? [one] : []));
  const deeds = all.filter(({ deed }) => deed !== "give-up" || rng.int(0, 99) === 0);
  if (deeds.length === 0 || (rng.int(0, 19) === 0 && all.length < options.length)) return choosing("end");
  const wished = deeds.filter((one) => prefer(one, state));
  if (wished.length > 0) return choosing(rng.one(wished).id);
  if (!seats.includes(mjSeat) && rng.int(1, 100) <= eagerness) {
    const ids = deeds.map(({ id }) => id);
    const fights = deeds.filter(({ deed, isAlly }) => (deed === "strike" || deed === "shoot") && !isAlly);
    const eager = fights.length > 0 ? rng.one(fights).id : onwards(state, about.who, ids);
    if (eager !== undefined) return choosing(eager);
  }
  const deed = rng.one([...new Set(deeds.map((one) => one.deed))]);
  return choosing(rng.one(deeds.filter((one) => one.deed === deed)).id);
}

/** Some errands, then down: nothing forbids to take a sword in hand for ever. */
function errandAtRandom(
  { state }: Match<DarkReign>,
  { options }: Extract<TownQuestion, { prompt: "town" }>,
  rng: Rng,
  { prefer }: Temper,
): Answer {
  const errands = options.flatMap((one) => ("errand" in one ? [one] : []));
  const wished = errands.filter((one) => prefer(one, state));
  if (wished.length > 0) return choosing(rng.one(wished).id);
  const canLeave = errands.length < options.length;
  if (errands.length === 0 || (canLeave && rng.int(0, 4) === 0)) return choosing("leave");
  // Too heavily laden: what is sold or laid down is lighter.
  const lighter = canLeave ? [] : errands.filter(({ errand }) => errand === "sell");
  const errand = rng.one([...new Set(errands.map((one) => one.errand))]);
  return choosing(rng.one(lighter.length > 0 ? lighter : errands.filter((one) => one.errand === errand)).id);
}
