import { type Catacombs, type Event, isHero } from "@ossuaire/catacombs/all";
import type { Match } from "@ossuaire/kernel";

/** What the events of a campaign tell. */
export interface Story {
  /** Rounds of each fight, in order. */
  readonly rounds: readonly number[];
  /** Gold paid out to all Heroes. */
  readonly gold: number;
  /** Whose blow, or what else, cost Heroes their last life point; or who still holds them at the end. */
  readonly deaths: Readonly<Record<string, number>>;
  /** How often each Hero fell. */
  readonly falls: Readonly<Record<string, number>>;
  /** How often something happened that only an expansion brings. */
  readonly happenings: Readonly<Partial<Record<Happening, number>>>;
  /** Which artefacts were activated, and how often. */
  readonly artefacts: Readonly<Record<string, number>>;
}

type Happening =
  | "attacks ignored"
  | "artefacts activated"
  | "Poison cards drawn"
  | "Poison cards cured"
  | "spikes set"
  | "spikes fallen"
  | "spikes missed"
  | "frozen destroyed"
  | "heroes devoured"
  | "heroes freed";

export function storyOf(match: Match<Catacombs>): Story {
  const rounds: number[] = [];
  const deaths: Record<string, number> = {};
  const falls: Record<string, number> = {};
  const happenings: Partial<Record<Happening, number>> = {};
  const artefacts: Record<string, number> = {};
  let gold = 0;
  let cause = "";
  for (const { event } of match.pages.flatMap(({ told }) => told)) {
    cause = causeIn(event) ?? cause;
    const happening = happeningIn(event);
    if (happening !== undefined) increase(happenings, happening);
    if (event.type === "set-up") rounds.push(0);
    if (event.type === "turn") rounds[rounds.length - 1] = event.round;
    if (event.type === "paid") gold += event.gold;
    if (event.type === "activated") increase(artefacts, event.item);
    if (event.type === "hurt" && event.life === 0 && isHero(event.card)) {
      increase(deaths, cause);
      increase(falls, event.card);
    }
  }
  // VER-RULING-63: nobody comes back whose devourer lives when all is over.
  for (const { piece } of match.state.fight?.captives ?? []) {
    increase(deaths, "devoured");
    increase(falls, piece.card);
  }
  return { rounds, gold, deaths, falls, happenings, artefacts };
}

/** What a loss of life that follows comes of. */
function causeIn(event: Event): string | undefined {
  switch (event.type) {
    case "hit":
      return event.byCard;
    case "burnt":
      return "fire-wall";
    case "swarm-attack":
      return "swarm";
    case "poisoned":
    case "lethal-dose":
    case "dies-of-poison":
      return "poison";
    default:
      return undefined;
  }
}

function happeningIn(event: Event): Happening | undefined {
  switch (event.type) {
    case "ignores":
      return "attacks ignored";
    case "activated":
      return "artefacts activated";
    case "poisoned":
      return "Poison cards drawn";
    case "cured":
      return "Poison cards cured";
    case "frozen":
      return "spikes set";
    case "fell":
      return "spikes fallen";
    case "spike-spent":
      return "spikes missed";
    case "shattered":
      return "frozen destroyed";
    case "devoured":
      return "heroes devoured";
    case "freed":
      return "heroes freed";
    default:
      return undefined;
  }
}

function increase<Key extends string>(counts: Partial<Record<Key, number>>, key: Key): void {
  counts[key] = (counts[key] ?? 0) + 1;
}
