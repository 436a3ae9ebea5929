import { type Words, w } from "@ossuaire/kernel";
import type { Event } from "../events.ts";
import { inGender } from "./names.ts";

/** What befell somebody beside losses of life, in two or three words that stand at the disc. */
export interface Sign {
  readonly piece: string;
  readonly card: string;
  readonly words: Words;
}

/** SOL-RULING-31, VER-VERDICT-20: what the cards of boxes do to whoever is struck, as soon as it happens. */
export function signOf(event: Event): Sign | undefined {
  switch (event.type) {
    case "frozen":
      return sign(event, inGender(event.card, "gelé", "frozen"));
    case "held":
      return { piece: event.from, card: event.fromCard, words: w("la pique tient", "the spike holds") };
    case "fell":
      return { piece: event.from, card: event.fromCard, words: w("la pique tombe", "the spike falls") };
    case "ignores":
      return sign(event, w("attaque ignorée", "attack ignored"));
    case "poisoned":
      return sign(event, w(`poison +${event.value}`, `poison +${event.value}`));
    case "climbs":
      return {
        piece: event.on,
        card: event.onCard,
        words: w(`rats : ${event.riders}`, `rats: ${event.riders}`),
      };
    case "swarm-attack":
      return sign(event, w("Attaque d’essaim", "Swarm Attack"));
    case "devoured":
      return sign(event, inGender(event.card, "dévoré", "devoured"));
    case "freed":
      return sign(event, inGender(event.card, "recraché", "out again"));
    default:
      return undefined;
  }
}

function sign({ piece, card }: Omit<Sign, "words">, words: Words): Sign {
  return { piece, card, words };
}
