import type { Script } from "@ossuaire/kernel";
import { givenUp, giveUp } from "../../deeds/give-up.ts";
import { trade } from "../../deeds/trade.ts";
import type { Pack } from "../../pack.ts";
import { settleUp } from "../../rules/leavings.ts";
import { questContent } from "../../rules/quest-zone.ts";
import { rewardQuest, rewardSide, sharePurse } from "../../rules/reward.ts";
import { befall, drawUnforeseen, turnCard } from "../../rules/unforeseen.ts";
import { cardOf } from "../../shelf.ts";
import type { DarkTable } from "../../table.ts";
import { questCards } from "./main/cards.ts";
import { unforeseenDeck } from "./unforeseen/deck.ts";

/** Quests, the Imprévu, town and campaign: REG-QUEST to QORB, SIDE, EVENT, TOWN, XP. */
export const quests: Pack = {
  id: "quests",
  quests: questCards,
  unforeseen: unforeseenDeck,
  catacomb: ({ quest }) => {
    const { zone, encounters } = cardOf("quests", quest);
    return { main: zone, encounters };
  },
  holds: questContent,
  deeds: [giveUp, trade],
  startsFor: { refill: introduce, unforeseen: turnCard, befalls: befall },
  draws: drawUnforeseen,
  ends(table) {
    rewardQuest(table);
    rewardSide(table);
    sharePurse(table);
    settleUp(table);
  },
  judges: ({ effects }) =>
    effects.some(({ what }) => what.kind === "note" && what.note === givenUp)
      ? { isWon: false, why: "given-up", rule: "REG-VERDICT-60" }
      : undefined,
};

/** REG-QUEST-02: before anybody does anything, the players are told what it is about. */
function* introduce(table: DarkTable): Script {
  const { round, turn, options } = table.state;
  if (round === 1 && turn.side === "heroes" && !turn.isExtra)
    table.tell({ type: "introduced", rule: "REG-QUEST-02", quest: options.quest });
}
