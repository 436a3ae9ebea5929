import type { RuleId, Script } from "@ossuaire/kernel";
import { alliesOf, allyOf, monsterOf, ownerOfAlly, traitsOf } from "../content/box.ts";
import type { HeroId } from "../options.ts";
import {
  type Character,
  characterOf,
  fightOf,
  heroOf,
  isCharacter,
  isOnBoard,
  type Living,
  type State,
} from "../state.ts";
import type { CatacombsTable } from "../table.ts";
import { toReserve } from "./reserve.ts";
import { takeOff } from "./slide.ts";

/** CAT-DEATH-02, CAT-ALLY-11, 19: a dead Hero or a damaged Ally is taken off the board. */
export function* leave(table: CatacombsTable, piece: Character, rule = ruleFor(piece)): Script {
  const { state, tell } = table;
  yield* putDownRiders(table, piece);
  takeOff(fightOf(state), piece.id);
  tell({ type: "left", rule, piece: piece.id, card: piece.card });
  if (piece.kind === "hero") yield* dismiss(table, piece.card);
}

/** CAT-RULING-38: with the Wizard go his Allies. */
export function* dismiss(table: CatacombsTable, hero: HeroId): Script {
  const { state } = table;
  for (const ally of alliesOf(hero)) {
    if (isOnBoard(state, ally)) yield* leave(table, characterOf(state, ally), "CAT-RULING-38");
  }
}

/** Whoever lies on one who leaves. */
function* putDownRiders(table: CatacombsTable, carrier: Character): Script {
  const { state } = table;
  for (const piece of fightOf(state).pieces.filter(isCharacter)) {
    if (piece.on !== carrier.id) continue;
    for (const { losesCarrier } of traitsOf(state, piece))
      if (losesCarrier) yield* losesCarrier(table, piece, carrier);
  }
}

function ruleFor({ kind, card }: Character): RuleId {
  if (kind === "hero") return "CAT-DEATH-02";
  return allyOf(card).leaveRule;
}

/** CAT-HIT-07, 08: killed monsters leave; all of them, or one. */
export function* removeKilled(table: CatacombsTable, only?: string): Script {
  const killed = fightOf(table.state).pieces.flatMap((piece) =>
    piece.kind === "monster" && piece.life === 0 && (only ?? piece.id) === piece.id ? [piece] : [],
  );
  yield* buryAll(table, killed);
}

/** SOL-RULING-12: the riders of killed mounts are there before anybody comes back. */
export function* buryAll(table: CatacombsTable, killed: readonly Living[]): Script {
  const mayReturn = (piece: Living) => traitsOf(table.state, piece).some(({ comesBack }) => comesBack);
  const last = killed.filter(mayReturn);
  for (const piece of [...killed.filter((one) => !last.includes(one)), ...last]) yield* bury(table, piece);
}

/** A killed monster leaves, with what lay on it; some come back, and some leave somebody behind. */
export function* bury(table: CatacombsTable, piece: Living, isRoomDone = false): Script {
  const { state } = table;
  const fight = fightOf(state);
  takeOff(fight, piece.id);
  for (const { id } of fight.pieces.filter(({ kind, on }) => kind === "rider" && on === piece.id))
    takeOff(fight, id);
  const traits = traitsOf(state, piece);
  for (const { comesBack } of isRoomDone ? [] : traits)
    if (comesBack && (yield* comesBack(table, piece))) return;
  reward(table, piece);
  for (const { whenKilled } of traits) if (whenKilled) yield* whenKilled(table, piece, isRoomDone);
}

/** A trophy for the resolution phase; the final battle has none, so the disc can come in again (CAT-RULING-61). */
function reward({ state, tell }: CatacombsTable, { id, card, killer }: Living): void {
  const hero = killer === undefined ? undefined : heroBehind(state, killer);
  const fight = fightOf(state);
  const { item } = monsterOf(card);
  if (fight.kind === "lord" || hero === undefined) toReserve(state, card);
  else heroOf(state, hero).trophies.push(card);
  if (fight.kind !== "lord" && hero !== undefined && item !== undefined)
    fight.rewards = [...(fight.rewards ?? []), { hero, item }];
  tell({ type: "killed", rule: "CAT-HIT-08", piece: id, card, ...(hero === undefined ? {} : { hero }) });
}

/** CAT-ALLY-05: what an Ally kills is its controller's. */
function heroBehind(state: State, killer: string): string | undefined {
  return state.heroes[killer] === undefined ? ownerOfAlly(killer) : killer;
}
