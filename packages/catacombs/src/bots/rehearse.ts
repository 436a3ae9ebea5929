import type { Rng } from "@ossuaire/kernel";
import type { Attack } from "../attack.ts";
import type { KnownDeed } from "../rules/act.ts";
import { charactersOf, isCharacter, type State } from "../state.ts";
import { aimed, enemyOf, imagined, prizeFor } from "./aim.ts";
import type { Level } from "./level.ts";
import { chancesOf } from "./standing.ts";
import { laterFlick } from "./worth.ts";

/** A rehearsed flick always succeeds; those that come after it are worth less than they seem. */
const doubt = 0.8;

/** Plays the attacks of a deed in the head, each from where the last one left the discs. */
export function rehearsed(
  state: State,
  { actor: id, action, from }: KnownDeed,
  level: Level,
  rng: Rng,
): number {
  let now = state;
  let spared: readonly string[] = [];
  let worth = 0;
  let share = 1;
  for (const [i, attack] of action.attacks.entries()) {
    const actor = now.fight?.pieces.filter(isCharacter).find((piece) => piece.id === id);
    if (actor === undefined) break;
    const thought = { state: now, actor, attack, from, spared };
    const advice = aimed(thought, level, level.rehearsal, rng);
    if (advice === undefined) break;
    // CAT-RULING-41: what promises nothing is left out.
    worth += i === 0 ? advice.score : share * Math.max(0, advice.score);
    worth += share * staying(attack);
    share *= doubt;
    const flies = action.chain === true;
    const after = imagined(thought, advice, flies);
    now = after.state;
    spared = flies ? after.touched : [];
  }
  return worth;
}

/** What the attacks of a deed seem to be worth at first sight. */
export function glanced(state: State, { actor: id, action, from }: KnownDeed, level: Level): number {
  const actor = state.fight?.pieces.filter(isCharacter).find((piece) => piece.id === id);
  if (actor === undefined) return 0;
  const chance = chancesOf(state, level.hand);
  const enemies = charactersOf(state, enemyOf(actor));
  let worth = 0;
  let share = 1;
  for (const attack of action.attacks) {
    const hopes = enemies.map(
      (enemy) => chance(from, enemy.id) * prizeFor(state, actor, attack, enemy).worth,
    );
    worth += share * (Math.max(0, ...hopes) + staying(attack));
    share *= laterFlick;
  }
  return worth;
}

/** A disc that stays on the board goes on fighting. */
function staying({ shot }: Attack): number {
  return shot?.stays ? 0.8 : 0;
}
