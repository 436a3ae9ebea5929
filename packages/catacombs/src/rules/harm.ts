import type { RuleId } from "@ossuaire/kernel";
import type { Attack, Harm } from "../attack.ts";
import { allyOf, traitsOf } from "../content/box.ts";
import { type Character, heroOf, isStunned, lifeOf, type State } from "../state.ts";
import type { CatacombsTable } from "../table.ts";
import type { Trait } from "../trait.ts";

/** CAT-RULING-17, step 3: what this attack costs this target. */
export function damageOf(state: State, attack: Attack, target: Character): number {
  if (attack.damage === 0) return 0;
  return attack.modifiers.reduce((sum, { extra }) => sum + (extra?.(state, target) ?? 0), attack.damage);
}

/** By what this piece loses no life to this, if anything keeps it. */
export function guardOf(state: State, target: Character, harm: Harm): Trait | undefined {
  return traitsOf(state, target).find(({ unhurtBy }) => unhurtBy?.(state, target, harm));
}

/**
 * CAT-HIT-07 to 12: a Hero's and a Lord's marker goes down, a monster's disc is flipped or done for, an Ally has one
 * life. The dead leave later (CAT-RULING-10). Returns whether any life was lost.
 */
export function loseLife(table: CatacombsTable, target: Character, damage: number): boolean {
  const { state, tell } = table;
  const lost = Math.min(damage, lifeOf(state, target));
  if (lost <= 0) return false;
  const life = lifeOf(state, target) - lost;
  if (target.kind === "hero") heroOf(state, target.card).life = life;
  else if (target.kind === "lord") state.lord.life = life;
  else target.life = life;
  tell({ type: "hurt", rule: ruleOf(target, life), piece: target.id, card: target.card, lost, life });
  return true;
}

function ruleOf({ kind, card }: Character, life: number): RuleId {
  if (kind === "hero") return "CAT-HIT-11";
  if (kind === "lord") return "CAT-HIT-12";
  if (kind === "ally") return allyOf(card).lifeRule;
  return life === 0 ? "CAT-HIT-07" : "CAT-HIT-09";
}

/** CAT-INCAP-04, CAT-ALLY-06, CAT-RULING-26: not twice, not in two rounds running, and never an Ally. */
export function canBeStunned({ fight }: State, target: Character): boolean {
  const woken = target.marks["woken"];
  const isFresh = woken !== undefined && (fight?.round ?? 0) <= woken + 1;
  return target.kind !== "ally" && !isStunned(target) && !isFresh;
}

/** An incapacity ends before its time; for what may follow, the round in which it began still counts. */
export function wake({ tell }: CatacombsTable, target: Character, rule: RuleId): void {
  if (target.stunned === undefined) return;
  target.marks["woken"] = target.stunned;
  delete target.stunned;
  tell({ type: "recovers", rule, piece: target.id, card: target.card });
}

/** What was on a disc is over, all but what lasts; in which round it became incapacitated still counts (CAT-INCAP-04). */
export function shed(target: Character, lasting: readonly string[]): void {
  const woken = target.stunned ?? target.marks["woken"];
  delete target.stunned;
  for (const mark of Object.keys(target.marks)) if (!lasting.includes(mark)) delete target.marks[mark];
  if (woken !== undefined) target.marks["woken"] = woken;
}

/** CAT-INCAP-01. */
export function stun({ state, tell }: CatacombsTable, target: Character, rule: RuleId): void {
  target.stunned = state.fight?.round ?? 0;
  tell({ type: "stunned", rule, piece: target.id, card: target.card });
}
