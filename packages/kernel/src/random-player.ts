import type { Answer, Submission } from "./answer.ts";
import { type Area, askedOf, type Decision, type Seat } from "./decision.ts";
import type { Kind } from "./game.ts";
import type { Match } from "./match.ts";
import type { Refusal } from "./refusal.ts";
import type { Rng } from "./rng.ts";

/** Answers the open question of any game at random, as one of those who are asked. */
export function playRandomly<K extends Kind>(match: Match<K>, rng: Rng): void {
  untilTaken(match, rng, (seat, answer) => match.submit(seat, answer));
}

/** Plays a match to its end; throws if it is not over after so many answers. */
export function finishRandomly<K extends Kind>(match: Match<K>, rng: Rng, most = 100_000): void {
  for (let answers = 0; match.decision !== undefined; answers++) {
    if (answers === most) throw new Error(`${match.game.id}: not over after ${most} answers`);
    playRandomly(match, rng);
  }
}

/** How often a random spot or flick is tried before the suggestion is taken. */
const tries = 20;

/** A random answer that will be taken. */
export function randomSubmission<K extends Kind>(match: Match<K>, rng: Rng): Submission {
  return untilTaken(match, rng, (seat, answer) => match.check(seat, answer));
}

function untilTaken<K extends Kind>(
  match: Match<K>,
  rng: Rng,
  offer: (seat: Seat, answer: Answer) => Refusal | undefined,
): Submission {
  if (match.decision === undefined) throw new Error("nothing is asked");
  const seat = rng.one(match.decision.seats);
  const decision = askedOf(match.decision, seat);
  const draw = () => randomAnswer(decision, rng);
  return { seat, answer: thatFits(decision, draw, (answer) => offer(seat, answer)) };
}

/** Draws answers until one is taken. After so many tries, spots are taken from the suggestion. */
export function thatFits(
  decision: Decision,
  draw: () => Answer,
  offer: (answer: Answer) => Refusal | undefined,
  most = tries,
): Answer {
  for (let i = 0; i < most; i++) {
    const answer = draw();
    if (offer(answer) === undefined) return answer;
  }
  if (decision.kind !== "place") throw new Error(`“${decision.prompt}” objects to ${most} answers in a row`);
  const answer = { kind: "place", spots: decision.suggestion } as const;
  const refused = offer(answer);
  if (refused !== undefined)
    throw new Error(`“${decision.prompt}” suggests what it objects to: ${refused.words.en}`);
  return answer;
}

/** An answer of the right form. A game may still object to a flick or a spot. */
export function randomAnswer(decision: Decision, rng: Rng): Answer {
  switch (decision.kind) {
    case "choose":
      return { kind: "choose", option: rng.one(decision.options).id };
    case "pick": {
      const count = rng.int(decision.min, Math.min(decision.max, decision.options.length));
      return { kind: "pick", options: rng.shuffled(decision.options.map(({ id }) => id)).slice(0, count) };
    }
    case "amount":
      return { kind: "amount", amount: rng.int(decision.min, decision.max) };
    case "flick":
      return { kind: "flick", piece: rng.one(decision.pieces), ...randomVelocity(decision, rng) };
    case "place":
      return {
        kind: "place",
        spots: decision.pieces.map(({ piece, zone }) => ({ piece, ...randomSpot(rng.one(zone), rng) })),
      };
  }
}

/** Every direction alike: draws from the square and drops what lies outside the ring of allowed speeds. */
function randomVelocity(
  { weakest, strongest }: { readonly weakest: number; readonly strongest: number },
  rng: Rng,
): { readonly vx: number; readonly vy: number } {
  const most = Math.max(Math.floor(strongest), Math.ceil(weakest));
  for (;;) {
    const vx = rng.int(-most, most);
    const vy = rng.int(-most, most);
    const square = vx * vx + vy * vy;
    if (square >= weakest * weakest && square <= most * most) return { vx, vy };
  }
}

/** A thousandth of a millimetre is as fine as a spot has to be. */
const grain = 1000;

function randomSpot(area: Area, rng: Rng): { readonly x: number; readonly y: number } {
  if (area.shape === "rectangle") {
    return {
      x: area.x + rng.int(0, Math.floor(area.width * grain)) / grain,
      y: area.y + rng.int(0, Math.floor(area.height * grain)) / grain,
    };
  }
  // A direction first, then how far: a ring as thin as a line has its spots too.
  const inner = area.inner * area.inner;
  const distance = Math.sqrt(inner + (area.outer * area.outer - inner) * (rng.int(0, grain) / grain));
  const { vx, vy } = randomVelocity({ weakest: 1, strongest: grain }, rng);
  const scale = distance / Math.sqrt(vx * vx + vy * vy);
  return { x: area.x + vx * scale, y: area.y + vy * scale };
}
