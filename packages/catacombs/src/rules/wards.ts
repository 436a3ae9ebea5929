import type { Script } from "@ossuaire/kernel";
import type { Attack, Hit } from "../attack.ts";
import { traitsOf } from "../content/box.ts";
import { type Character, lifeOf, type State } from "../state.ts";
import { type CatacombsTable, choose } from "../table.ts";
import type { Trait } from "../trait.ts";
import { damageOf } from "./harm.ts";
import { seatOfPiece } from "./roles.ts";

/**
 * SOL-PALADIN-12, SOL-VERDICT-03: whether the struck ignores the attack. What is always on comes first and costs
 * nothing; of the rest the player may use one.
 */
export function* isWarded(table: CatacombsTable, target: Character, hit: Hit): Script<boolean> {
  const { state } = table;
  const { attack, attacker } = hit;
  const wards = wardsOf(state, target, attack);
  const always = wards.find(isAlwaysOn);
  if (always !== undefined) return yield* ignore(table, target, always, hit);
  const [first] = wards;
  if (first === undefined) return false;
  const asking = {
    seats: seatOfPiece(state, target),
    prompt: "ward",
    rule: first.rule,
    about: {
      piece: target.id,
      by: attacker.id,
      byCard: attacker.card,
      attack: attack.kind,
      damage: damageOf(state, attack, target),
      stuns: attack.modifiers.some(({ stuns }) => stuns),
      effects: [
        ...attack.modifiers.filter(({ afterHurt, afterStrike }) => afterHurt ?? afterStrike),
        ...traitsOf(state, attacker).filter(({ warns }) => warns?.(attack)),
      ].map(({ id }) => id),
    },
  } as const;
  const options = [...wards.map(({ id }) => ({ id })), { id: "no" }];
  const { id } = yield* choose(asking, options);
  const used = wards.find((ward) => ward.id === id);
  return used !== undefined && (yield* ignore(table, target, used, hit));
}

/** Before it has any effect the struck is asked. */
export function isAsked(state: State, target: Character, attack: Attack): boolean {
  const wards = wardsOf(state, target, attack);
  return wards.length > 0 && !wards.some(isAlwaysOn);
}

/** SOL-VERDICT-01: a Hero whom a fire wall has killed earlier in the flick still lies there, and is asked nothing. */
function wardsOf(state: State, target: Character, attack: Attack): readonly Trait[] {
  if (lifeOf(state, target) === 0) return [];
  return traitsOf(state, target).filter(({ ward }) => ward?.against(state, target, attack));
}

function isAlwaysOn({ ward }: Trait): boolean {
  return ward?.isAlways ?? false;
}

function* ignore(
  table: CatacombsTable,
  target: Character,
  { id, ward, rule }: Trait,
  hit: Hit,
): Script<boolean> {
  table.tell({ type: "ignores", rule, piece: target.id, card: target.card, by: id });
  if (ward?.use) yield* ward.use(table, target, hit);
  return true;
}
