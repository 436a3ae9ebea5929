import type { Action } from "../action.ts";
import { type Attack, fireball, harmless, melee, missile } from "../attack.ts";
import { actionsOf, allItems, allSpells, everyAction } from "../content/box.ts";
import type { AttackKind } from "../kinds.ts";
import type { Aiming, Flicking, QuestionOf } from "../questions.ts";
import { projectileOf } from "../rules/act.ts";
import { type Character, characterOf, charactersOf, type Side, type State, sideOf } from "../state.ts";
import type { Thought } from "./aim.ts";

/** The flick that is asked for, or that would follow; of a shot that is still to be put down, with the disc of this card. */
export function thoughtOf(
  state: State,
  { piece, attack, from, action, flick = 1, ...about }: Aiming & Partial<Flicking>,
  card?: string,
): Thought {
  const actor = characterOf(state, piece);
  if (attack === "movement") return movementOf(state, actor, from, about.hand ?? sideOf(actor));
  const planned = actionNamed(state, actor, action)?.attacks[flick - 1];
  return {
    state,
    actor,
    attack: planned ?? attackOf(state, actor, attack, about.modifiers ?? [], card),
    from,
    spared: about.spared ?? [],
  };
}

/** SOL-VERDICT-02: a flick that hits nobody; what it is worth is where the discs lie afterwards. */
function movementOf(state: State, actor: Character, from: string, hand: Side): Thought {
  const spared = charactersOf(state, hand === "heroes" ? "overseer" : "heroes").map(({ id }) => id);
  return { state, actor, attack: harmless(melee), from, spared, side: hand, disc: from };
}

/** CAT-RULING-20, 21: a single Melee, which does no harm to whoever struck. */
export function answerOf(state: State, { piece, against }: QuestionOf<"retaliate">["about"]): Thought {
  return thoughtOf(state, { piece, attack: "melee", from: piece, spared: [against] });
}

function actionNamed(state: State, actor: Character, id: string | undefined): Action | undefined {
  return [...actionsOf(state, actor), ...elsewhere(state)].find((action) => action.id === id);
}

/**
 * A card that is used up already is not among the actions of its owner any more; a borrowed action (a shape, an artefact
 * that is used up) stands on some other card.
 */
function elsewhere({ options }: State): readonly Action[] {
  const items = allItems(options).flatMap(({ actions }) => actions);
  return [...items, ...allSpells(options).map(({ action }) => action), ...everyAction()];
}

const plain: Readonly<Record<AttackKind, Attack>> = { melee, missile, fireball };

/** An attack without an action of its own: a retaliation, or what a card adds to an action. */
function attackOf(
  state: State,
  actor: Character,
  kind: AttackKind,
  modifiers: readonly string[],
  card?: string,
): Attack {
  const kept = attacksIn(actionsOf(state, actor)).filter((one) => one.kind === kind);
  // VER-FIREBALL-01: the large disc of one Fireball does not fit where the small one of another does.
  const isShot = (one: Attack) => projectileOf(one)?.card === card;
  const isUsual = card === undefined || isShot(plain[kind]);
  const attacks = isUsual ? kept : [...kept, ...attacksIn(elsewhere(state))].filter(isShot);
  const isSo = ({ modifiers: own }: Attack) =>
    own.length === modifiers.length && own.every(({ id }) => modifiers.includes(id));
  return attacks.find(isSo) ?? attacks[0] ?? plain[kind];
}

function attacksIn(actions: readonly Action[]): readonly Attack[] {
  return actions.flatMap(({ attacks }) => attacks);
}
