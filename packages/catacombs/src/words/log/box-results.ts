import { counted, noun, type Result, say, type Words, w } from "@ossuaire/kernel";
import type { Event } from "../../events.ts";
import { cardNames, inGender } from "../names.ts";

/** Somebody, and what became of them by the cards of another box: a word or two at the end of a line. */
interface Befell {
  readonly whom: { readonly piece: string; readonly card: string };
  readonly result: Result;
}

/** Undefined for whatever is no result of its own. */
export function boxResultOf(event: Event): Befell | undefined {
  switch (event.type) {
    case "frozen":
      return befell(event, inGender(event.card, "gelé", "frozen"));
    case "thawed":
    case "freed":
      return befell(event, inGender(event.card, "libéré", "freed"));
    case "held":
      return befell({ piece: event.from, card: event.fromCard }, w("la pique tient", "the spike holds"));
    case "fell":
      return befell({ piece: event.from, card: event.fromCard }, inGender(event.fromCard, "libéré", "freed"));
    case "shattered":
      return {
        whom: event,
        result: { kind: "killed", words: inGender(event.card, "brisé", "broken") },
      };
    case "returns":
      return befell(event, w("renaît", "comes back"));
    case "enslaved":
      return befell(event, w("esclave", "slave"));
    case "beast":
      return befell(event, w("forme animale", "beast form"));
    case "own-form":
      return befell(event, w("forme première", "own form"));
    case "shape":
      return befell(event, cardNames.monster(event.as));
    case "places-changed":
      return befell(event, w("change de place", "changes places"));
    case "corroded":
      return ofHero(event.hero, say`${w("perd", "loses")} ${cardNames.item(event.item)}`);
    case "corrosion-spared":
    case "corrosion-idle":
      return ofHero(event.hero, w("rien de rongé", "nothing corroded"));
    case "poisoned":
      return befell(event, w(`poison ${event.total}/${event.limit}`, `poison ${event.total}/${event.limit}`));
    case "lethal-dose":
      return befell(event, w("dose létale", "lethal dose"));
    case "dies-of-poison":
      return { whom: event, result: { kind: "killed", words: w("meurt du poison", "dies of poison") } };
    case "flees":
      return befell(event, w("fuit", "flees"));
    case "climbs":
      return befell({ piece: event.on, card: event.onCard }, counted(event.riders, rider));
    case "devoured":
      return befell(event, inGender(event.card, "dévoré", "devoured"));
    case "surprised":
      return befell(event, inGender(event.card, "surpris", "caught unawares"));
    default:
      return undefined;
  }
}

/** SOL-SPIKE: it lies nowhere any more. */
export const spikeLost: Result = { kind: "other", words: w("Pique perdue", "spike lost") };

const rider = noun(w("rat", "rat"));

function befell({ piece, card }: Befell["whom"], words: Words): Befell {
  return { whom: { piece, card }, result: { kind: "other", words } };
}

function ofHero(hero: string, words: Words): Befell {
  return befell({ piece: hero, card: hero }, words);
}
