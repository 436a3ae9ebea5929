import { type Answer, type Match, type Rng, randomAnswer } from "@ossuaire/kernel";
import { thatFits } from "@ossuaire/kernel/testing";
import { arena, crystals } from "../arena.ts";
import type { Asked, Offered } from "../questions.ts";
import type { Conquest } from "../table.ts";

/** A player who plays at random, but half of the time takes aim, and lays obstacles out fairly: so more happens. */
export function randomHand(match: Match<Conquest>, rng: Rng, prefer: (option: Offered) => boolean): Answer {
  const { decision } = match;
  if (decision === undefined) throw new Error("nothing is asked");
  switch (decision.kind) {
    case "choose": {
      const options: readonly Offered[] = decision.options;
      const preferred = options.filter(prefer);
      return { kind: "choose", option: rng.one(preferred.length > 0 ? preferred : options).id };
    }
    case "flick":
      return rng.int(0, 1) === 0 ? randomAnswer(decision, rng) : aimed(match, decision, rng);
    case "place":
      return spotsThatFit(match, decision, rng);
  }
}

/** Straight at another disc, wherever it lies. */
function aimed(match: Match<Conquest>, decision: Asked<"flick">, rng: Rng): Answer {
  const { discs } = match.state;
  const piece = rng.one(decision.pieces);
  const from = discs.find(({ id }) => id === piece);
  const to = rng.one(discs.filter(({ id }) => id !== piece));
  if (from === undefined) throw new Error(`${piece} is not in the arena`);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const scale = rng.int(100, Math.floor(decision.strongest)) / Math.sqrt(dx * dx + dy * dy);
  return { kind: "flick", piece, vx: Math.round(dx * scale), vy: Math.round(dy * scale) };
}

function spotsThatFit(match: Match<Conquest>, decision: Asked<"place">, rng: Rng): Answer {
  const seat = decision.seats[0] ?? "";
  const draw = () => (decision.prompt === "layout-spots" ? fairLayout(rng) : randomAnswer(decision, rng));
  return thatFits(decision, draw, (answer) => match.check(seat, answer));
}

/** CON-RULING-05: one crystal in the middle, the others in pairs that half a turn exchanges. */
function fairLayout(rng: Rng): Answer {
  const { length, width } = arena;
  const pairs = [1, 2].flatMap(() => {
    const [x, y] = [rng.int(204, 406), rng.int(23, 332)];
    return [
      { x, y },
      { x: length - x, y: width - y },
    ];
  });
  const spots = [{ x: length / 2, y: width / 2 }, ...pairs];
  return {
    kind: "place",
    spots: crystals.map((piece, i) => ({ piece, x: spots[i]?.x ?? 0, y: spots[i]?.y ?? 0 })),
  };
}
