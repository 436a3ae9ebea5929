import { spotNear } from "@ossuaire/discs";
import type { Script } from "@ossuaire/kernel";
import { arenaOf } from "../../arena.ts";
import { summon, whyNobodyComes } from "../../rules/summon.ts";
import { type Character, characterOf, fightOf, isFrozen, type State } from "../../state.ts";
import { type CatacombsTable, choose } from "../../table.ts";

/** The Queen's court: first, if she likes, a Wight comes, where there is none, or she changes places with a monster. */
export function* holdCourt(table: CatacombsTable, queen: Character): Script {
  const { state } = table;
  const isThere = fightOf(state).pieces.some(({ card }) => card === "wight");
  const comes = !isThere && whyNobodyComes(state, "wight", queen.id) === undefined;
  const wight = comes ? [{ id: "wight", card: "wight" }] : [];
  const subjects = movable(state).map(({ id, card }) => ({ id, card }));
  if (wight.length + subjects.length === 0) return;
  const asking = { seats: state.roles.overseer, prompt: "court", rule: "SOL-VERDICT-17" } as const;
  const choice = yield* choose(asking, [...wight, ...subjects, "no"]);
  if (choice === "no") return;
  if (choice.id === "wight") yield* summon(table, "wight", queen, "SOL-RULING-04");
  else changePlaces(table, queen, characterOf(state, choice.id));
}

/** SOL-VERDICT-17: never a frozen monster, nor one that lies on a Hero. */
function movable(state: State): readonly Character[] {
  return fightOf(state).pieces.flatMap((piece) =>
    piece.kind === "monster" && piece.on === undefined && !isFrozen(state, piece) ? [piece] : [],
  );
}

/** SOL-VERDICT-17: each takes the other's place, or the nearest free spot to it; nobody is hit. */
function changePlaces({ state, tell }: CatacombsTable, queen: Character, other: Character): void {
  const { board, pieces } = fightOf(state);
  const [from, to] = [
    { x: queen.x, y: queen.y },
    { x: other.x, y: other.y },
  ];
  const rest = pieces.filter(({ id }) => id !== queen.id && id !== other.id);
  const hers = spotNear(arenaOf(board, rest), queen, to);
  Object.assign(queen, { x: hers.x, y: hers.y });
  const its = spotNear(arenaOf(board, [...rest, queen]), other, from);
  Object.assign(other, { x: its.x, y: its.y });
  tell({
    type: "places-changed",
    rule: "SOL-VERDICT-17",
    piece: queen.id,
    card: queen.card,
    with: other.id,
    withCard: other.card,
  });
}
