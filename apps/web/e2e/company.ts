import {
  type DarkReign,
  type DarkReignOptions,
  darkReign,
  darkReignBox,
  defaultOptions,
  isCalm,
  reachOf,
  stepAlong,
} from "@ossuaire/dark-reign";
import { type Answer, type Bot, Match, sightOf, xoroshiro } from "@ossuaire/kernel";

type Square = { readonly x: number; readonly y: number };

/** What a person wants next: to go somewhere, however many steps that takes, or to answer. */
export type Wish =
  | { readonly kind: "go"; readonly who: string; readonly to: Square; readonly runs: boolean }
  | { readonly kind: "answer"; readonly answer: Answer };

export const short: DarkReignOptions = { ...defaultOptions, length: "short", town: false };

export function begun(options: DarkReignOptions, seed: string): Match<DarkReign> {
  return Match.start(darkReign, { options, seed, undo: "free" });
}

const adept = bot("adept");

function bot(level: string): Bot<DarkReign> {
  const found = darkReignBox.bot(level);
  if (found === undefined) throw new Error(`nobody is a ${level}`);
  return found;
}

/** The MJ plays on until a hero is asked, exactly as the computer does at the table. */
export function masterPlays(match: Match<DarkReign>): void {
  for (let seat = masterOf(match); seat !== undefined; seat = masterOf(match))
    match.submit(seat, adept(sightOf(match, seat, match.page.serial), chanceOf(match, seat)));
}

function masterOf({ decision }: Match<DarkReign>): string | undefined {
  return decision?.seats.find((seat) => seat === "mj");
}

const chanceOf = ({ terms, page }: Match<DarkReign>, seat: string) =>
  xoroshiro.fromSeed(`${terms.seed} — ${seat} — ${page.number}`);

/** What an adept would do now; of a walk, where it leads to. */
export function wishOf(match: Match<DarkReign>): Wish {
  const { seat, answer } = thought(match);
  const to = squareOf(match, answer);
  const who = match.decision?.prompt === "act" ? match.decision.about.who : undefined;
  if (to === undefined || who === undefined) return { kind: "answer", answer };
  const ahead = match.fork();
  ahead.submit(seat, answer);
  let last = to;
  for (;;) {
    const { decision } = ahead;
    if (decision === undefined || !("who" in (decision.about ?? {})) || decision.seats.includes("mj")) break;
    const next = thought(ahead);
    const further = squareOf(ahead, next.answer);
    const isStop = decision.prompt === "run-on";
    const isItsTurn = (decision.prompt === "act" || isStop) && decision.about.who === who;
    if (!isItsTurn || (further === undefined && !isStop)) break;
    if (further !== undefined) last = further;
    ahead.submit(next.seat, next.answer);
  }
  const goal = [last, to].find((one) => wayTo(match, one) !== undefined);
  return goal === undefined
    ? { kind: "answer", answer }
    : { kind: "go", who, to: goal, runs: (wayTo(match, goal)?.length ?? 0) > 1 };
}

function thought(match: Match<DarkReign>): { readonly seat: string; readonly answer: Answer } {
  const [seat = ""] = match.decision?.seats ?? [];
  return { seat, answer: adept(sightOf(match, seat, match.page.serial), chanceOf(match, seat)) };
}

const steps: ReadonlySet<string> = new Set(["walk", "run", "pass"]);

/** Where a step leads to. */
function squareOf({ decision }: Match<DarkReign>, answer: Answer): Square | undefined {
  if (answer.kind !== "choose" || (decision?.prompt !== "act" && decision?.prompt !== "run-on"))
    return undefined;
  const option = [...decision.options].find(({ id }) => id === answer.option);
  if (option === undefined || !("square" in option)) return undefined;
  // REG-MOVE-07: where another way leads there too, the table goes that way.
  const isStep = !("deed" in option) || steps.has(option.deed);
  return isStep ? option.square : undefined;
}

function wayTo(match: Match<DarkReign>, to: Square): readonly Square[] | undefined {
  const [seat = ""] = match.decision?.seats ?? [];
  const { view, decision } = sightOf(match, seat);
  if (decision?.prompt !== "act") return undefined;
  return reachOf(view, decision).find(({ x, y }) => x === to.x && y === to.y)?.way;
}

/** The same without a table: a way is walked as the table walks it, until something happens. */
export function fulfil(match: Match<DarkReign>, wish: Wish): void {
  const [seat = ""] = match.decision?.seats ?? [];
  if (wish.kind === "answer") {
    const refused = match.submit(seat, wish.answer);
    if (refused !== undefined) throw new Error(`refused: ${refused.code}`);
    return;
  }
  let left = wayTo(match, wish.to) ?? [];
  for (;;) {
    const { view, decision } = sightOf(match, seat);
    const option = decision && stepAlong(view, decision, left);
    if (option === undefined) return;
    match.submit(seat, { kind: "choose", option });
    left = left.slice(option === "stop" ? 0 : 1);
    if (!match.decision?.seats.includes(seat)) return;
    const now = sightOf(match, seat);
    const asked = now.decision;
    const goesOn =
      (asked?.prompt === "act" || asked?.prompt === "run-on") &&
      asked.about.who === wish.who &&
      isCalm(view, now.view, wish.who) &&
      (left.length > 0 || asked.prompt === "run-on");
    if (!goesOn) return;
  }
}

/** A quest at its beginning, of the first seed with which an adept ends it so. */
export function questThatEnds(options: DarkReignOptions, why: string, first = 1): Match<DarkReign> {
  for (let n = first; n < first + 20; n++) {
    const match = begun(options, `${options.quest} ${n}`);
    for (masterPlays(match); match.decision !== undefined; masterPlays(match)) fulfil(match, wishOf(match));
    if (match.state.ended?.why === why) return begun(options, match.terms.seed);
  }
  throw new Error(`no ${options.quest} ends so`);
}
