import { w } from "@ossuaire/kernel";
import type { ThingCard } from "../../../cards/thing.ts";
import { characterOf } from "../../../characters.ts";
import type { Pack } from "../../../pack.ts";
import { rolledContent, tableOf } from "../../../rules/content.ts";
import type { State } from "../../../state.ts";
import { makeThing } from "../../../things.ts";

const relic: ThingCard = {
  id: "relic",
  name: w("Relique", "Relic"),
  rule: "REG-SIDE-02",
  source: "house",
  isQuest: true,
  weight: 5,
};

const zone = "underground-chapel";

const isChapel = ({ zones }: State, number: number): boolean => zones[number]?.card === zone;

/** REG-SIDE-02: the relics. */
export const relics: Pack = {
  id: "side-relics",
  isIn: ({ side }) => side === "relics",
  things: [relic],
  sideQuests: [
    {
      id: "relics",
      name: w("Les reliques", "The relics"),
      rule: "REG-SIDE-02",
      source: "house",
      objective: w(
        "Emporter la relique de la chapelle souterraine sans que personne ne fouille la statue.",
        "Carry the relic of the underground chapel away, and let nobody search the statue.",
      ),
      zone,
    },
  ],
  catacomb: () => ({ secondary: zone }),
  /** One chest for certain takes the place of the chest roll. */
  holds(table, number) {
    if (!isChapel(table.state, number)) return undefined;
    const lines = tableOf(table.state, number).filter(({ what }) => what !== "chest");
    const content = rolledContent(table, number, lines, false);
    return { ...content, pieces: [...content.pieces, "chest"] };
  },
  *laidOut({ state }, number) {
    const chest = state.elements.find((one) => one.kind === "chest" && one.zone === number);
    if (isChapel(state, number) && chest !== undefined)
      makeThing(state, relic.id, { kind: "inside", element: chest.id });
  },
  ends({ state }) {
    const isSearched = state.elements.some(
      (one) => one.kind === "statue" && one.searched && isChapel(state, one.zone),
    );
    if (!state.ended?.isWon || isSearched || !isCarried(state)) return;
    state.tally.isSideDone = true;
    // REG-VERDICT-49: after the score is counted.
    state.purse += 150;
  },
};

/** By a PJ or ally alive. */
function isCarried(state: State): boolean {
  return state.things.some(({ card, at }) => {
    if (card !== relic.id || !("by" in at)) return false;
    const { side, gone } = characterOf(state, at.by);
    return side === "heroes" && gone !== "dead" && gone !== "banished";
  });
}
