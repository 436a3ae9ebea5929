import type { Script } from "@ossuaire/kernel";
import type { Action } from "../../action.ts";
import { perform, whyNoDisc } from "../../rules/act.ts";
import { type Character, canAct, fightOf, type Open, type State } from "../../state.ts";
import { type CatacombsTable, choose } from "../../table.ts";
import { allMonsters, monsterOf } from "../box.ts";
import type { MonsterCard } from "../card.ts";

/** A shape that can be taken: a printed action of a monster card. */
interface Shape {
  readonly id: string;
  readonly card: string;
  readonly action: Action;
}

/** How a shape that was used is remembered on the disc: by the round in which it was. */
function memory(card: string): string {
  return `shape ${card}`;
}

/** All flicks of an action of a monster that stands in the room; not the card of the last turn. */
export function* changeShape(table: CatacombsTable, self: Character): Script {
  const { state, tell } = table;
  if (!canAct(state, self)) return;
  const shapes = shapesFor(state, self);
  if (shapes.length === 0) return;
  const asking = { seats: state.roles.overseer, prompt: "shape", rule: "SOL-RULING-04" } as const;
  const options = shapes.map(({ id, card, action }) => ({ id, card, action: action.id }));
  const choice = yield* choose(asking, [...options, "no"]);
  const shape = shapes.find((one) => choice !== "no" && one.id === choice.id);
  if (shape === undefined) return;
  const { id, card, action } = shape;
  self.marks[memory(card)] = fightOf(state).round;
  tell({ type: "shape", rule: "SOL-RULING-04", piece: self.id, card: self.card, as: card });
  const { id: name, name: words, rule, attacks } = action;
  const flicks: Action = { id: name, name: words, rule, attacks };
  const deed = { id, kind: "deed", actor: self.id, card: self.card, action: flicks, from: self.id } as const;
  yield* perform(table, deed, true);
}

/** As what it has attacked in this round or, before its turn, in the last one. */
export function shapeOf(
  { fight, options }: Pick<Open, "fight" | "options">,
  { marks }: Character,
): string | undefined {
  const since = (fight?.round ?? 1) - 1;
  const roundOf = ({ id }: MonsterCard): number => marks[memory(id)] ?? -1;
  const [last] = allMonsters(options)
    .filter((card) => roundOf(card) >= since)
    .toSorted((one, other) => roundOf(other) - roundOf(one));
  return last?.id;
}

function shapesFor(state: State, self: Character): readonly Shape[] {
  const { pieces, round, shapes = {} } = fightOf(state);
  const here = pieces.filter(({ kind }) => kind === "monster").map(({ card }) => card);
  return [...new Set(here)]
    .map((card) => shapes[card] ?? card)
    .filter((card) => monsterOf(card).life <= 2 && self.marks[memory(card)] !== round - 1)
    .flatMap((card) =>
      monsterOf(card)
        .actions.filter(
          (action) => action.attacks.length > 0 && whyNoDisc(state, action, self.id) === undefined,
        )
        .map((action) => ({ id: `${card}:${action.id}`, card, action })),
    );
}
