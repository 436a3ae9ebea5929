import { prepare } from "@ossuaire/flick";
import type { AnswerTo } from "@ossuaire/kernel";
import type { Effect, Reading } from "../reading.ts";

/** What this flick comes to, as it is read before it is made. */
export function effectOf({ table, disc, read }: Reading, { vx, vy }: AnswerTo<"flick">): Effect {
  const ready = prepare(table);
  const shot = ready.ok ? ready.flick({ disc, vx, vy }) : ready;
  if (!shot.ok) throw new Error(shot.code);
  const effect: Effect = { hurt: 0, killed: 0, harmed: 0, obstacle: false, out: false };
  read(shot, effect);
  return effect;
}

/** Those of the pieces whose bits are set. */
export const piecesIn = ({ pieces }: Reading, bits: number): readonly string[] =>
  pieces.filter((_, n) => (bits >> n) % 2 === 1);
