import { type Answer, Match, type Spot, type Terms } from "@ossuaire/kernel";
import { catacombs } from "../catacombs.ts";
import { defaultOptions } from "../options.ts";
import type { Question } from "../questions.ts";
import type { Catacombs } from "../table.ts";

/** A room with a free way through its middle: an Orc, two archers, and a Zombie that wanders with the Sorcerer. */
const room = "the-outer-bailey";

/** Where everybody stands; the Orc in the middle of the way. */
const spots: Readonly<Record<string, readonly [x: number, y: number]>> = {
  barbarian: [62, 186],
  elf: [62, 128],
  thief: [26, 226],
  wizard: [26, 92],
  "orc-1": [338, 160],
  "skeleton-archer-1": [404, 112],
  "skeleton-archer-2": [404, 208],
  "zombie-1": [446, 160],
};

/**
 * The first room of an ordinary campaign, explored and set up by the rules: the lesson begins with the Heroes' first turn.
 * A flick of the learner may be taken back, so everything may.
 */
export function tutorialTerms(): Terms<Catacombs> {
  const terms = { options: defaultOptions, seed: "tutorial", undo: "consent" } as const;
  const { state } = Match.start(catacombs, terms);
  const rooms = state.rooms.map((one, i) => (i === 0 ? { ...one, card: room } : one));
  const match = Match.start(catacombs, { ...terms, position: { ...state, rooms } });
  while (match.decision !== undefined && match.state.phase !== "heroes") {
    const refused = match.submit(match.decision.seats[0] ?? "", answerTo(match.decision));
    if (refused !== undefined) throw new Error(`the room is not set up: ${refused.words.en}`);
  }
  return { ...terms, position: match.state };
}

function answerTo(question: Question): Answer {
  if (question.kind === "place") return { kind: "place", spots: question.suggestion.map(placed) };
  if (question.kind !== "choose") throw new Error(`${question.prompt} is asked before the first turn`);
  return { kind: "choose", option: question.options[0]?.id ?? "" };
}

function placed({ piece, x, y }: Spot): Spot {
  const [left = x, top = y] = spots[piece] ?? [];
  return { piece, x: left, y: top };
}
