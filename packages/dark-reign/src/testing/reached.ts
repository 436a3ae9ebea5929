import type { Match } from "@ossuaire/kernel";
import { explorer, type Reach as Reached } from "@ossuaire/kernel/testing";
import type { Event } from "../events.ts";
import type { Question } from "../questions.ts";
import type { DarkReign } from "../table.ts";
import { type Sort, universe } from "./universe.ts";

export type Reach = Reached<Sort>;

/** Keeps count of what quests have come across, answer by answer. */
export function darkReignExplorer() {
  const { has, add, reach } = explorer(universe);
  const hear = ({ told }: Pick<Match<DarkReign>, "told">): void => {
    for (const { event, others } of told) {
      for (const one of others === undefined ? [event] : [event, others]) add("events", one.type);
      for (const [sort, name] of sightsIn(event)) add(sort, name);
    }
  };
  return {
    has,
    reach,
    /** What is told before the first answer counts too. */
    hear,
    /** Looks at a match after an answer to this question. */
    note(match: Match<DarkReign>, answered: Question): void {
      const { outcome, state } = match;
      add("questions", answered.prompt);
      hear(match);
      for (const { card } of state.things) add("objects", card);
      for (const { kind } of state.elements) add("elements", kind);
      for (const { card } of state.zones) add("zones", card);
      for (const { card } of state.characters) add("monsters", card);
      if (outcome !== undefined && state.ended !== undefined) add("endings", state.ended.why);
    },
    /** An errand has no event of its own that all of them share. */
    noteErrand: (errand: string) => add("errands", errand),
  };
}

function sightsIn(event: Event): readonly (readonly [Sort, string])[] {
  if (event.type === "does") return [["deeds", event.deed]];
  if (event.type === "casts") return [["spells", event.spell]];
  return event.type === "unforeseen" && event.card !== undefined ? [["cards", event.card]] : [];
}
