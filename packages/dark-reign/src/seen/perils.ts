import type { RuleId } from "@ossuaire/kernel";
import type { DeedQuestion } from "../asked/deed.ts";
import { stateSeen } from "../bots/heroes/known.ts";
import { sceneOf } from "../bots/mj/scene.ts";
import { strideOf } from "../deeds/run.ts";
import type { Chance } from "../dice/odds.ts";
import { type Square, sameSquare } from "../grid/square.ts";
import { rememberGround } from "../ground-of.ts";
import { blockingTrial, isBlocked } from "../rules/blocking.ts";
import { bridgeTrial, isLight } from "../rules/bridge.ts";
import { isArmed, isKnownTo, trapTrial } from "../rules/trap.ts";
import type { View } from "../view.ts";
import { isBridge, type Pace, pacesAlong } from "./journey.ts";
import { oddsOf } from "./tests.ts";

/** What somebody has to reckon with on a way, by what is seen of it. */
export interface Peril {
  readonly kind: "blocked" | "bridge" | "trap" | "run";
  readonly rule: RuleId;
  /** How likely it goes well. Undefined where nothing is thrown: a known trap catches whoever runs, and so would a hidden one. */
  readonly chance: Chance | undefined;
}

/**
 * REG-BLOCK-01, REG-BRIDGE-01, REG-TRAP-01: the tests that a way leads to, in the order in which they come, each with its exact chance; and
 * of a run what it gives away (REG-MOVE-05).
 */
export function perilsOf(
  view: View,
  question: DeedQuestion,
  way: readonly Square[],
  pace: Pace,
): readonly Peril[] {
  const who = view.characters.find(({ id }) => id === question.about.who);
  if (who === undefined || way.length === 0) return [];
  const { ground } = sceneOf(view);
  const state = stateSeen(view);
  rememberGround(state, ground);
  const perils: Peril[] = [];
  if (isBlocked(state, who))
    perils.push({
      kind: "blocked",
      rule: blockingTrial.rule,
      chance: oddsOf(view, who, blockingTrial).chance,
    });
  const crosses = way.some((to, n) => isBridge(ground, to) && !isBridge(ground, way[n - 1] ?? who));
  if (crosses && !isLight(state, who))
    perils.push({ kind: "bridge", rule: bridgeTrial.rule, chance: oddsOf(view, who, bridgeTrial).chance });
  const mayRun = pace === "run" && question.options.some((one) => "deed" in one && one.deed === "run");
  const paces = pacesAlong(ground, way, mayRun ? strideOf(state, who) : 1);
  // REG-TRAP-09, REG-VERDICT-74: not what was disarmed, nor for whoever sets nothing off.
  const trapOn = (to: Square) => view.elements.find((one) => sameSquare(one, to) && isArmed(one));
  const [trap] = isLight(state, who) ? [] : way.flatMap((to) => trapOn(to) ?? []);
  const isCaught = trap !== undefined && paces[way.findIndex((to) => sameSquare(to, trap))] === "run";
  if (trap !== undefined)
    perils.push({
      kind: "trap",
      rule: isCaught ? "REG-TRAP-02" : "REG-TRAP-01",
      chance: isCaught ? undefined : oddsOf(view, who, trapTrial(isKnownTo(trap, who))).chance,
    });
  else if (paces.includes("run")) perils.push({ kind: "run", rule: "REG-MOVE-05", chance: undefined });
  return perils;
}
