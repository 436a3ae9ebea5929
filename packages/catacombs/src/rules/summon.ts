import { because, type Reason, type RuleId, type Script, w } from "@ossuaire/kernel";
import { radiusOfSize } from "../arena.ts";
import { allyOf, monsterOf } from "../content/box.ts";
import { type Character, fightOf, type Open } from "../state.ts";
import type { CatacombsTable } from "../table.ts";
import { comeIn, monsterPiece } from "./newcomers.ts";
import { fromReserve, inReserve } from "./reserve.ts";
import { seatOfHero } from "./roles.ts";
import { noRoom, placeBeside, roomBeside } from "./spot.ts";

/** CAT-LIMIT-04, CAT-RULING-13: none of this card is in the reserve, or none has room beside the summoner. */
export function whyNobodyComes(open: Open, card: string, beside: string): Reason | undefined {
  if (inReserve(open, card) === 0) return noneLeft;
  const newcomer = { id: "newcomer", card, radius: radiusOfSize(monsterOf(card).size) };
  return roomBeside(open, newcomer, beside) === undefined ? noRoom : undefined;
}

const noneLeft = because(
  "CAT-LIMIT-04",
  w("Il n’en reste aucun dans la réserve.", "None is left in the reserve."),
);

/** CAT-LORD-09, CAT-RULING-70: a monster from the reserve, within 2.5 cm of the Lord who calls it. */
export function* summon(table: CatacombsTable, card: string, lord: Character, rule: RuleId): Script {
  const { state, tell } = table;
  const why = whyNobodyComes(state, card, lord.id);
  if (why !== undefined) return tell({ type: "nobody-comes", rule: why.rule, card });
  const piece = monsterPiece(fightOf(state), card);
  const asking = { seats: state.roles.overseer, prompt: "place-summoned", rule } as const;
  const spot = yield* placeBeside(table, asking, piece, lord.id);
  fromReserve(state, card);
  comeIn(table, piece, spot, rule);
}

/** CAT-ALLY-08, 09, 13, CAT-RULING-66: the Skeleton, beside the Wizard or his Familiar; it acts from the next turn on. */
export function* summonAlly(table: CatacombsTable, ally: string, owner: string, from: Character): Script {
  const { state, tell } = table;
  const { size, life } = allyOf(ally);
  const newcomer = { id: ally, card: ally, radius: radiusOfSize(size) };
  const asking = { seats: seatOfHero(state, owner), prompt: "place-ally", rule: "CAT-ALLY-09" } as const;
  const { x, y } = yield* placeBeside(table, asking, newcomer, from.id);
  fightOf(state).pieces.push({ ...newcomer, kind: "ally", life, x, y, done: true, marks: {} });
  tell({ type: "placed", rule: "CAT-ALLY-09", piece: ally, card: ally, x, y });
}
