import type { Decision } from "@ossuaire/kernel";
import type { Action } from "../action.ts";
import type { Attack } from "../attack.ts";
import { actionsOf, allItems, allSpells } from "../content/box.ts";
import type { Deed } from "../rules/act.ts";
import { type Character, characterOf, isOnBoard, type State } from "../state.ts";
import type { Thought } from "./aim.ts";

/** The deeds among the options of a turn; passing is none. */
export function deedsAmong(state: State, options: readonly string[]): readonly Deed[] {
  return options.flatMap((id) => {
    const [actor = "", rest = ""] = id.split(":");
    const [name, from = actor] = rest.split("@");
    if (!isOnBoard(state, actor)) return [];
    const action = actionsOf(state, characterOf(state, actor)).find((one) => one.id === name);
    return action === undefined ? [] : [{ id, actor, action, from }];
  });
}

/** The flick that is asked for, or that would follow. */
export function thoughtOf(state: State, { prompt, about = {} }: Decision): Thought {
  const actor = characterOf(state, String(about["piece"]));
  const kind = String(about["attack"] ?? prompt);
  const { [Number(about["flick"] ?? 1) - 1]: planned } =
    actionNamed(state, actor, about["action"])?.attacks ?? [];
  return {
    state,
    actor,
    attack: planned ?? attackOf(state, actor, kind, about["modifiers"]),
    from: String(about["from"] ?? actor.id),
    spared: [about["spared"], about["against"]].flatMap((ids) =>
      ids === undefined ? [] : String(ids).split(" "),
    ),
  };
}

/** A card that is used up already is not among the actions of its owner any more. */
function actionNamed(state: State, actor: Character, id: string | number | undefined): Action | undefined {
  const used = [...allItems().flatMap(({ actions }) => actions), ...allSpells().map(({ action }) => action)];
  return [...actionsOf(state, actor), ...used].find((action) => action.id === id);
}

/** An attack without an action of its own: a retaliation. */
function attackOf(
  state: State,
  actor: Character,
  kind: string,
  modifiers: string | number | undefined,
): Attack {
  const attacks = actionsOf(state, actor).flatMap((action) => action.attacks);
  const wanted = kind === "retaliate" ? "melee" : kind;
  const named = ({ modifiers: own }: Attack) => own.map(({ id }) => id).join(" ");
  const found =
    attacks.find((one) => one.kind === wanted && named(one) === modifiers) ??
    attacks.find((one) => one.kind === wanted);
  if (found === undefined) throw new Error(`${actor.card} has no ${wanted}`);
  return found;
}
