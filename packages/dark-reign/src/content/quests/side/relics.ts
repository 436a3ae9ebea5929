import { w } from "@ossuaire/kernel";
import type { ThingCard } from "../../../cards/thing.ts";
import { characterOf } from "../../../characters.ts";
import type { Pack } from "../../../pack.ts";
import { rolledContent, tableOf } from "../../../rules/content.ts";
import { earn } from "../../../rules/purse.ts";
import type { Character, State } from "../../../state.ts";
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
  ends(table) {
    const { state } = table;
    const isSearched = state.elements.some(
      (one) => one.kind === "statue" && one.searched && isChapel(state, one.zone),
    );
    const bearer = bearerIn(state);
    if (!state.ended?.isWon || isSearched || bearer === undefined) return;
    state.tally.isSideDone = true;
    // REG-VERDICT-49: after the score is counted.
    earn(table, bearer, 150, "REG-SIDE-02");
  },
};

/** The PJ or ally alive who carries it. */
function bearerIn(state: State): Character | undefined {
  return state.things
    .flatMap(({ card, at }) => (card === relic.id && "by" in at ? [characterOf(state, at.by)] : []))
    .find(({ side, gone }) => side === "heroes" && gone !== "dead" && gone !== "banished");
}
