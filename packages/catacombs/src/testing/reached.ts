import type { Match } from "@ossuaire/kernel";
import { explorer, type Reach as Reached } from "@ossuaire/kernel/testing";
import { spellOf } from "../content/box.ts";
import { packOf } from "../content/shelf.ts";
import type { Event } from "../events.ts";
import type { CatacombsOptions } from "../options.ts";
import type { Question } from "../questions.ts";
import type { Catacombs } from "../table.ts";
import { type Sort, universe } from "./universe.ts";

export type Reach = Reached<Sort>;

/** Keeps count of what the campaigns have come across, answer by answer. */
export function catacombsExplorer(boxes: readonly string[] = []) {
  const { has, add, reach } = explorer(universe({ boxes }));
  return {
    has,
    reach,
    noteOptions(options: CatacombsOptions): void {
      for (const name of variantsOf(options)) add("variants", name);
    },
    /** Looks at a match after an answer to this question. */
    note({ told, outcome, state }: Match<Catacombs>, answered: Question): void {
      add("prompts", answered.prompt);
      if (answered.kind === "flick")
        for (const modifier of answered.about.modifiers) add("modifiers", modifier);
      for (const { event, others } of told) {
        for (const one of others === undefined ? [event] : [event, others]) {
          add("events", one.type);
          for (const [sort, name] of sightsIn(one)) add(sort, name);
        }
      }
      if (outcome !== undefined && state.ended !== undefined) add("endings", state.ended.why);
    },
  };
}

function sightsIn(event: Event): readonly (readonly [Sort, string])[] {
  switch (event.type) {
    case "entered":
      return [["rooms", event.card]];
    case "placed":
      return [
        ["monsters", event.card],
        ["lords", event.card],
        ...traitIn(event).map((trait) => ["traits", trait] as const),
      ];
    case "bought":
      return [["items", event.item]];
    case "passage":
      return [["passages", event.passage]];
    case "activated":
      return [
        ["artefacts", event.item],
        ["traits", "hunting"],
      ];
    case "cast":
      return [["spells", spellOf(event.spell).id]];
    case "acts":
      return [["actions", `${event.card}:${event.action}`]];
    default:
      return traitIn(event).map((trait) => ["traits", trait] as const);
  }
}

/** The ability that shows its effect in this event. */
function traitIn(event: Event): readonly string[] {
  switch (event.type) {
    case "retaliates":
      return ["retaliation"];
    case "regenerates":
      return [event.rule === "SOL-DECAY-02" ? "touch-of-decay" : "regeneration"];
    case "fire-wall":
      return ["fire-wall"];
    case "climbs":
      return ["swarm"];
    case "devoured":
      return ["devourer"];
    case "poisoned":
      return event.rule === "VER-LETHAL-01" ? ["lethal"] : [];
    case "stunned":
      if (event.rule === "CAT-CHAIN-08") return ["exhaustion"];
      return event.rule === "CAT-ABIL-15" ? ["feeding-frenzy"] : [];
    case "unhurt":
      return [
        { "fire-demon": "absorption", sorcerer: "illusion", thief: "invisible" }[event.card] ?? event.card,
      ];
    default:
      return solothTraitIn(event);
  }
}

function solothTraitIn(event: Event): readonly string[] {
  switch (event.type) {
    case "lost":
      return ["incorporeal"];
    case "ignores":
      return [event.by];
    case "enslaved":
      return ["slave-master"];
    case "corroded":
      return ["corrosion"];
    case "returns":
      return ["resurrection", "wellspring"];
    case "shattered":
      return ["frost"];
    case "used":
      return [event.item === "amulet-of-courage" ? "courage" : event.item];
    case "placed":
      return event.rule === "SOL-MOUNTED-03" ? ["mounted-unit"] : [];
    case "flicked":
      return event.rule === "SOL-EVASION-04" ? ["evasion"] : [];
    default:
      return [];
  }
}

/** The variants that are on, and who plays what. */
function variantsOf(options: CatacombsOptions): readonly string[] {
  const { layout, more, parties, scenario, healer, boxes = [], rooms, drops, ...others } = options;
  const { lord: _lord, mazeRooms: _mazeRooms, ...switches } = others;
  const split = parties
    .map((party) => party.length)
    .toSorted()
    .join("+");
  return [
    layout,
    `${split} heroes`,
    healer,
    ...(["shorter", "longer"] as const).filter((way) =>
      more.some((count) => (way === "longer" ? count > 0 : count < 0)),
    ),
    ...Object.entries(switches).flatMap(([name, isOn]) => (isOn === true ? [name] : [])),
    ...(drops === undefined ? [] : [`${drops} drops`]),
    `rooms of ${(rooms ?? ["base", ...boxes.filter((box) => packOf(box).halves !== true)]).join(" and ")}`,
    ...(scenario === undefined ? [] : ["scenario"]),
  ];
}
