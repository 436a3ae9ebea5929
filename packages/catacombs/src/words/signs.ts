import { type Words, w } from "@ossuaire/kernel";
import type { Event } from "../events.ts";
import { boxResultOf } from "./log/box-results.ts";
import { inGender } from "./names.ts";

/** What befell somebody beside losses of life, in two or three words that stand at the disc. */
export interface Sign {
  readonly piece: string;
  readonly card: string;
  readonly words: Words;
}

/** SOL-RULING-31, VER-VERDICT-20: what the cards of boxes do to somebody on the board, as soon as it happens. */
export function signOf(event: Event): Sign | undefined {
  switch (event.type) {
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
    case "freed":
      return sign(event, inGender(event.card, "recraché", "out again"));
    default:
      return asInLog.has(event.type) ? logged(event) : undefined;
  }
}

/** Said at the disc in the words that end its line of the log. */
const asInLog: ReadonlySet<Event["type"]> = new Set([
  ...(["frozen", "held", "thawed", "returns", "enslaved", "beast", "own-form", "shape"] as const),
  ...(["places-changed", "flees", "devoured", "surprised"] as const),
]);

function logged(event: Event): Sign | undefined {
  const befell = boxResultOf(event);
  return befell?.result.kind === "other" ? sign(befell.whom, befell.result.words) : undefined;
}

function sign({ piece, card }: Omit<Sign, "words">, words: Words): Sign {
  return { piece, card, words };
}
