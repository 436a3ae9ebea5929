import type { Match } from "@ossuaire/kernel";
import { explorer, type Reach as Reached } from "@ossuaire/kernel/testing";
import { allCards, cardOf } from "../cards/decks.ts";
import type { Event, Facts } from "../events.ts";
import type { Question } from "../questions.ts";
import { allShots } from "../shots.ts";
import type { Ending, State } from "../state.ts";
import type { Conquest } from "../table.ts";
import { promptWords } from "../words/prompts.ts";

/** What random games can come across. Of a keyword it counts that it took effect, not that it was printed. */
type Sort = "cards" | "keywords" | "shots" | "prompts" | "events" | "endings";

export type Reach = Reached<Sort>;

/** Keeps count of what the matches have come across, answer by answer. */
export function conquestExplorer() {
  const { has, add, reach } = explorer(universe);
  return {
    has,
    reach,
    /** Looks at a match after an answer to this question. */
    note({ told, state, decision, outcome }: Match<Conquest>, answered: Question): void {
      add("prompts", answered.prompt);
      for (const { event, others } of told) {
        add("events", event.type);
        if (others !== undefined) add("events", others.type);
        if (event.type === "played") add("cards", event.card);
        if (event.type === "flicked") add("shots", event.shot);
        if (event.type === "target") add("shots", "targeted");
        const keyword = keywordOf(event, state, answered);
        if (keyword !== undefined) add("keywords", keyword);
      }
      if (answered.prompt === "second-obstacle" && decision?.prompt === "obstacle")
        add("keywords", "barricade");
      if (outcome !== undefined) add("endings", outcome.rule);
      if (state.ended !== undefined) add("endings", state.ended);
    },
  };
}

/** The keyword that shows its effect in this event. */
function keywordOf(event: Event, { playing, armour }: State, answered: Question): string | undefined {
  switch (event.type) {
    case "healed":
      return "heal";
    case "stunned":
      return "stun";
    case "reset":
      return "reset";
    case "harassed":
      return "harassment";
    case "drew-card":
      return event.rule === "CON-KEYWORD-06" ? "inspiration" : undefined;
    case "played":
      return answered.prompt === "surprise" ? "surprise-attack" : undefined;
    case "wounded": {
      const pierces = playing !== undefined && cardOf(playing.card).ability?.pierces;
      if (pierces && armour[event.team].length > 0) return "piercing";
      return event.captured > 0 ? "capture" : undefined;
    }
    default:
      return undefined;
  }
}

const eventTypes = Object.keys({
  begins: true,
  "obstacles-proposed": true,
  "obstacles-agreed": true,
  "obstacles-declined": true,
  turn: true,
  exhausted: true,
  "drew-card": true,
  drew: true,
  "pile-empty": true,
  played: true,
  "gave-up": true,
  target: true,
  placed: true,
  flicked: true,
  "put-back": true,
  hit: true,
  "no-damage": true,
  missed: true,
  "tries-again": true,
  raised: true,
  "armour-used": true,
  wounded: true,
  stunned: true,
  healed: true,
  reset: true,
  harassed: true,
  barricade: true,
  discarded: true,
  "armour-kept": true,
  marker: true,
  ended: true,
} satisfies Record<keyof Facts, true>);

const universe: Readonly<Record<Sort, readonly string[]>> = {
  cards: allCards.map(({ id }) => id),
  keywords: [...new Set(allCards.flatMap(({ ability }) => ability?.id ?? []))],
  shots: [...Object.keys(allShots), "obstacle", "targeted"],
  prompts: Object.keys(promptWords),
  events: eventTypes,
  endings: [
    ...(["pool-empty", "bank-empty", "no-card"] satisfies readonly Ending[]),
    "CON-END-04",
    "CON-END-05",
    "CON-RULING-56",
  ],
};
