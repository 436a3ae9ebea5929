import type { Rng } from "@ossuaire/kernel";
import type { Action } from "../action.ts";
import { allItems, allSpells } from "../content/box.ts";
import type { Deed, Passing } from "../questions.ts";
import { isTiredBy, type KnownDeed, knownDeed } from "../rules/act.ts";
import { canAct, characterOf, charactersOf, fightOf, type State } from "../state.ts";
import { worthOfWork } from "./boxes.ts";
import type { Thinking } from "./judgement.ts";
import type { Level } from "./level.ts";
import { glanced, rehearsed } from "./rehearse.ts";
import { prospectOf } from "./worth.ts";

/** Below this an action does more harm than good. */
const least = -0.1;

/** Who acts next, and how: what looks best at first sight is played through in the head, and the best of it chosen. */
export function nextDeed(options: readonly (Deed | Passing)[], thinking: Thinking): string {
  const { state, level, rng } = thinking;
  const all = options
    .filter((option) => option.kind === "deed")
    .map((deed) => knownDeed(state, deed))
    .filter((deed) => !isFolly(state, deed));
  const deeds = all.filter((deed) => !all.some((other) => surpasses(state, other, deed)));
  const seen = deeds
    .map((deed) => ({ deed, worth: sizedUp(deed, thinking) }))
    .toSorted((a, b) => b.worth - a.worth);
  const tried = seen.slice(0, level.deeds).map(({ deed, worth }) => ({
    deed,
    worth: deed.action.attacks.length > 0 && level.deeds > 1 ? judged(state, deed, level, rng) : worth,
  }));
  const [best] = tried.toSorted((a, b) => b.worth - a.worth);
  if (best !== undefined && best.worth > least) return best.deed.id;
  return passing(options, best?.deed.actor)?.id ?? best?.deed.id ?? rng.one(options).id;
}

function passing(options: readonly (Deed | Passing)[], actor: string | undefined): Passing | undefined {
  const single = options
    .filter((option) => option.kind === "pass")
    .filter(({ pieces }) => pieces.length === 1);
  return single.find(({ pieces }) => pieces[0]?.id === actor) ?? single[0];
}

function sizedUp(deed: KnownDeed, thinking: Thinking): number {
  const { state, level, rng } = thinking;
  const whim = (level.whim * rng.int(-1000, 1000)) / 1000;
  const isWork = deed.action.attacks.length === 0;
  const worth = isWork ? worthOfWork(deed, thinking) : glanced(state, deed, level);
  return worth + whim - (level.prudent ? costOf(state, deed) : 0);
}

function judged(state: State, deed: KnownDeed, level: Level, rng: Rng): number {
  return rehearsed(state, deed, level, rng) - costOf(state, deed);
}

/** CAT-RULING-41: nobody has to go on, so what costs no more and only allows more flicks or effects is never worse. */
function surpasses(state: State, better: KnownDeed, { id, actor, action, from }: KnownDeed): boolean {
  if (better.id === id || better.actor !== actor || better.from !== from || action.attacks.length === 0)
    return false;
  if (better.action.chain === true || costOf(state, better) > 0.05) return false;
  const isPart = action.attacks.every(({ kind, damage, modifiers }, i) => {
    const other = better.action.attacks[i];
    const isSame = other?.kind === kind && other.damage === damage;
    return isSame && modifiers.every((modifier) => other.modifiers.includes(modifier));
  });
  const flicks = better.action.attacks.length - action.attacks.length;
  const hasEffect = better.action.attacks.some(({ modifiers }) => modifiers.length > 0);
  return isPart && (flicks > 0 || hasEffect || leadsFurther(better.action, action));
}

/** SOL-RULING-04: the Shapeshifter's Melee is followed by a shape, the one that every Lord has by nothing. */
function leadsFurther(better: Action, { after }: Action): boolean {
  return better.after !== undefined && after === undefined;
}

/** CAT-RULING-39: whoever rages as the last who stands has lost. */
function isFolly(state: State, { actor, action }: KnownDeed): boolean {
  if (!isTiredBy(state, characterOf(state, actor), action)) return false;
  return !charactersOf(state, "heroes").some((piece) => piece.id !== actor && canAct(state, piece));
}

/** CAT-CHAIN-08, CAT-INCAP-11: a rage costs the next round too; and more, if somebody waits for just that. */
function exposure(state: State, actor: string): number {
  const others = charactersOf(state, "heroes").filter((piece) => piece.id !== actor && canAct(state, piece));
  const awake = characterOf(state, actor);
  const asleep = { ...awake, stunned: fightOf(state).round };
  const threats = charactersOf(state, "overseer").map(
    (enemy) => prospectOf(state, enemy, asleep) - prospectOf(state, enemy, awake),
  );
  return (others.length > 1 ? 0 : 3) + 0.6 * Math.max(0, ...threats);
}

/** What is spent by a deed could be used later; in the final battle there is no later. */
function costOf(state: State, { action, actor, cost }: KnownDeed): number {
  if (state.heroes[actor] === undefined || action.id === "melee") return 0;
  const isLast = fightOf(state).kind === "lord";
  // SOL-SORC-05: magic is for the whole game, and life is dearer.
  if (cost !== undefined) return (isLast ? 0.05 : 0.15) * cost.points + 1.6 * cost.life;
  const item = allItems(state.options).find(({ actions }) => actions.some(({ id }) => id === action.id));
  const tired = isTiredBy(state, characterOf(state, actor), action) ? exposure(state, actor) : 0;
  if (item?.use === "once") return (isLast ? 0.2 : 1.2) + tired;
  if (item !== undefined) return 0.1;
  if (allSpells(state.options).some(({ id }) => id === action.id)) return isLast ? 0 : 0.5;
  if (action.chain) return (isLast ? 1 : 2) + tired;
  return 0.05;
}
