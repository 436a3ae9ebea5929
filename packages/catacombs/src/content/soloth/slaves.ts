import type { Script } from "@ossuaire/kernel";
import { knownDeed, perform } from "../../rules/act.ts";
import { deedsOf } from "../../rules/deeds.ts";
import { actorOn, type Character, fightOf, type State } from "../../state.ts";
import { type CatacombsTable, choose } from "../../table.ts";
import type { Trait } from "../../trait.ts";
import { canBeDriven } from "./driving.ts";

/** SOL-SLAVE-01 to 07, SOL-THAW-09, SOL-RULING-85 to 88: whom its own flick has struck acts at once. */
export const slaveMaster: Trait = {
  id: "slave-master",
  name: { fr: "Maître d’esclave", en: "Slave Master" },
  text: {
    fr: "Un autre monstre que son pion touche pendant le tour du Maître agit aussitôt, en plus de son action, sauf s’il vient d’arriver.",
    en: "Another monster that its disc strikes during the Overseer’s turn acts at once, besides its own action, unless it has just arrived.",
  },
  rule: "SOL-SLAVE-01",
  *whenSettled(table, self, { friends, attacker }) {
    const { state } = table;
    if (state.phase !== "overseer" || attacker !== self.id) return;
    const able = friends.flatMap((id) => {
      const piece = actorOn(state, id);
      return piece !== undefined && canBeSlave(state, piece) ? [piece] : [];
    });
    const slave = yield* slaveOf(table, self, able);
    if (slave !== undefined) yield* enslave(table, self, slave);
  },
};

/** SOL-RULING-13, 85, 87, SOL-VERDICT-28: a monster that is able to act, once in a turn. */
function canBeSlave(state: State, piece: Character): boolean {
  return canBeDriven(state, piece) && piece.marks["slave"] !== fightOf(state).round;
}

/** SOL-SLAVE-07: of several the Overseer picks one. */
function* slaveOf(
  { state }: CatacombsTable,
  master: Character,
  able: readonly Character[],
): Script<Character | undefined> {
  if (able.length < 2) return able[0];
  const about = { piece: master.id };
  const asking = { seats: state.roles.overseer, prompt: "slave", rule: "SOL-SLAVE-07", about } as const;
  const named = able.map(({ id, card }) => ({ id, card }));
  const choice = yield* choose(asking, [...named, "no"]);
  return able.find((piece) => choice !== "no" && piece.id === choice.id);
}

/** SOL-SLAVE-04 to 06, SOL-RULING-86: an action of its own, from where it lies, that does not use up its turn. */
function* enslave(table: CatacombsTable, master: Character, slave: Character): Script {
  const { state, tell } = table;
  const deeds = deedsOf(state, { ...slave, done: false });
  if (deeds.length === 0) return;
  const about = { piece: slave.id, by: master.id };
  const asking = { seats: state.roles.overseer, prompt: "slave-acts", rule: "SOL-SLAVE-01", about } as const;
  const choice = yield* choose(asking, [...deeds, "no"]);
  if (choice === "no") return;
  slave.marks["slave"] = fightOf(state).round;
  tell({
    type: "enslaved",
    rule: "SOL-SLAVE-01",
    piece: slave.id,
    card: slave.card,
    by: master.id,
    byCard: master.card,
  });
  yield* perform(table, knownDeed(state, choice), true);
}
