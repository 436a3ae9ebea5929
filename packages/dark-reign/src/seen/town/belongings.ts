import { capital, listed, type Reason, type Words, w } from "@ossuaire/kernel";
import type { ErrandOption } from "../../asked/town.ts";
import { cardOf } from "../../shelf.ts";
import type { Place, Thing } from "../../state.ts";
import type { View } from "../../view.ts";
import { effectParts } from "../../words/leaves/thing.ts";
import { thingName } from "../../words/names.ts";
import { barOn, errandsFor, type TownVisit } from "./stalls.ts";

/** What the visitor has, and what it can do with it in town. */
export interface Belonging {
  readonly id: string;
  readonly card: string;
  readonly name: Words;
  /** How many of them are alike. */
  readonly count: number;
  readonly place: Words;
  readonly isStored: boolean;
  readonly weight: number;
  readonly effects: readonly Words[];
  readonly options: readonly ErrandOption[];
  /** Why it cannot be sold, where it cannot. */
  readonly bar: Reason | undefined;
}

/** REG-VERDICT-81: in hand, worn, in the bag, in the strongbox. */
export function belongingsSeen(view: View, question: TownVisit | undefined): readonly Belonging[] {
  const who = question?.about.who ?? view.turn.acting;
  const own = view.things.filter(({ at }) => "by" in at && at.by === who);
  return order.flatMap((kind) => {
    const here = own.filter(({ at }) => at.kind === kind);
    return here
      .filter((thing, n) => here.findIndex((one) => isAlike(one, thing)) === n)
      .map((thing) => belonging(thing, here.filter((one) => isAlike(one, thing)).length, question));
  });
}

const order = ["held", "worn", "carried", "strongbox"] as const;

/** Loose things of one card are told apart by nobody. */
function isAlike(one: Thing, other: Thing): boolean {
  if (one.id === other.id) return true;
  const isLoose = ({ at, runes }: Thing) => at.kind === "carried" && runes === undefined;
  return one.card === other.card && isLoose(one) && isLoose(other);
}

function belonging(
  { id, card, at, runes = [] }: Thing,
  count: number,
  question: TownVisit | undefined,
): Belonging {
  const { weight } = cardOf("things", card);
  return {
    id,
    card,
    name: runes.length === 0 ? thingName(card) : listed([card, ...runes].map(thingName)),
    count,
    place: placeOf(at),
    isStored: at.kind === "strongbox",
    weight,
    effects: effectParts(cardOf("things", card)),
    options: errandsFor(
      question,
      (one) =>
        one.thing === id ||
        // To empty a hand is about what it holds.
        (one.errand === "swap" && one.thing === undefined && at.kind === "held" && one.how === at.hand),
    ),
    bar: barOn(question, `sell:${id}`),
  };
}

function placeOf(at: Place): Words {
  if (at.kind === "held")
    return capital(at.hand === "right" ? w("main droite", "right hand") : w("main gauche", "left hand"));
  if (at.kind === "worn") return w("Sur soi", "Worn");
  return at.kind === "strongbox" ? w("Coffre-fort", "Strongbox") : w("Sac", "Bag");
}
