import { type Answer, because, type Decision, type Reason, type RuleId, w } from "@ossuaire/kernel";

/** FLK-FLICK-03: what speaks against a flick of the right piece; a game may have a rule of its own for it. */
export function tooWeak(
  decision: Decision | undefined,
  wish: Answer,
  rule: RuleId = "FLK-FLICK-03",
): Reason | undefined {
  if (decision?.kind !== "flick" || wish.kind !== "flick" || !decision.pieces.includes(wish.piece))
    return undefined;
  return wish.vx ** 2 + wish.vy ** 2 < decision.weakest ** 2 ? because(rule, weak) : undefined;
}

const weak = w(
  "Cette pichenette est trop faible : le pion ne bougerait pas.",
  "This flick is too weak: the disc would not move.",
);
