import type { Script } from "@ossuaire/kernel";
import { itemOf } from "../content/box.ts";
import type { Fee } from "../questions.ts";
import { heroIds, heroOf, isAlive, type State } from "../state.ts";
import { type CatacombsTable, chooseOwn, eachOnce } from "../table.ts";
import { purseOf } from "./deals.ts";
import { heardVote, heroSeats, majority } from "./roles.ts";
import { endVisit, leave, offers, payTogether, spokesmanOf } from "./trade.ts";

/** SOL-ALTAR-04: what one card of the Equipment deck costs at the Altar. */
export const offeringPrice = 500;

/** SOL-ALTAR-04 to 11, SOL-VERDICT-10: one offering, or the end of the visit when all have enough. */
export function* altar(table: CatacombsTable): Script {
  const { state, tell } = table;
  const offered = offers<Fee>(state, (role) => {
    // SOL-ALTAR-09, SOL-RULING-66, 67.
    if (state.gifted || state.equipment.length === 0) return [];
    return [{ id: "offering", kind: "offering", hero: spokesmanOf(state, role), price: offeringPrice }];
  });
  const asking = { prompt: "altar", rule: "SOL-ALTAR-04", about: { purse: purseOf(state) } } as const;
  const { seat, choice } = yield* chooseOwn(asking, offered);
  if (choice.kind === "done") {
    if (leave(state, seat)) endVisit(state);
    return;
  }
  if (!(yield* payTogether(table, seat, choice))) return;
  const item = state.equipment.shift();
  if (item === undefined) throw new Error("an offering to an empty deck");
  // It lies open while the group decides.
  state.offer.push(item);
  table.reveal({ type: "revealed", rule: "SOL-ALTAR-06", item });
  const hero = yield* receiverOf(table, item);
  state.offer.splice(state.offer.indexOf(item), 1);
  if (hero === undefined) {
    state.equipment.push(item);
    return tell({ type: "gift-refused", rule: "SOL-ALTAR-10", item });
  }
  state.gifted = true;
  heroOf(state, hero).items.push(item);
  tell({ type: "gift", rule: "SOL-ALTAR-08", hero, item });
}

/** SOL-ALTAR-07, 08, SOL-RULING-68: who gets the card, if the group wants it and somebody may use it. */
function* receiverOf(table: CatacombsTable, item: string): Script<string | undefined> {
  const { state, rng } = table;
  const able = usersOf(state, item);
  const [only] = able;
  if (only === undefined) return undefined;
  const asking = { seats: heroSeats(state), about: { item } } as const;
  const wished = yield* eachOnce(
    { ...asking, prompt: "accept-gift", rule: "SOL-ALTAR-07" },
    ["accept", "refuse"],
    heardVote(table, "SOL-ALTAR-07"),
  );
  if (majority(wished) !== "accept") return undefined;
  if (able.length === 1) return only;
  const votes = yield* eachOnce(
    { ...asking, prompt: "gift-for", rule: "SOL-ALTAR-08" },
    able,
    heardVote(table, "SOL-ALTAR-08"),
  );
  return majority(votes) ?? rng.one(able);
}

function usersOf(state: State, item: string): readonly string[] {
  const { heroes } = itemOf(item);
  return heroIds(state).filter((hero) => isAlive(state, hero) && (heroes?.includes(hero) ?? true));
}
