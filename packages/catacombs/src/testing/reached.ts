import type { Match } from "@ossuaire/kernel";
import { explorer, type Reach as Reached } from "@ossuaire/kernel/testing";
import {
  allAllies,
  allHeroes,
  allItems,
  allLords,
  allMonsters,
  allRooms,
  allSpells,
  spellOf,
} from "../content/box.ts";
import { solothFates, solothLines, solothPrompts } from "../content/soloth/words.ts";
import { verminFates, verminLines, verminPrompts } from "../content/vermin/words.ts";
import type { Event, Facts } from "../events.ts";
import type { CatacombsOptions } from "../options.ts";
import type { Prompt, Question } from "../questions.ts";
import type { Ending } from "../state.ts";
import type { Catacombs } from "../table.ts";
import { basePrompts } from "../words/prompts.ts";
import { eventTypes } from "./event-types.ts";

/** What random campaigns can come across. Of an ability it counts that it took effect, not that it was printed. */
type Sort =
  | "rooms"
  | "monsters"
  | "items"
  | "spells"
  | "traits"
  | "modifiers"
  | "actions"
  | "lords"
  | "variants"
  | "prompts"
  | "events"
  | "endings";

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
    case "activated":
      return ["hunting"];
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
  const { layout, more, parties, scenario, healer, lord: _lord, mazeRooms: _rooms, ...switches } = options;
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
    ...(scenario === undefined ? [] : ["scenario"]),
  ];
}

const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);

/** Abilities that no event tells of: somebody cannot act, or a blow is a little harder. */
const silent: readonly string[] = ["suppression", "war-hammer", "frost-ring", "weak", "stamina"];

/** What only the cards of an expansion lead to, though the rules know it. */
const ofBoxes: readonly (keyof Facts | Prompt)[] = [
  ...([
    "altar",
    "accept-gift",
    "gift-for",
    "ward",
    "movement",
    "shot",
    "gain-life",
    "place-returned",
  ] as const),
  ...(["revealed", "gift", "gift-refused", "lost", "fell", "ignores", "reward", "no-reward"] as const),
];

/** Whether this belongs to a box that is not on the table. */
function isOfOthers(name: string, { boxes = [] }: Pick<CatacombsOptions, "boxes">): boolean {
  const isIn = (words: readonly object[]) => words.some((one) => Object.hasOwn(one, name));
  if (isIn([solothPrompts, solothFates, solothLines])) return !boxes.includes("soloth");
  if (isIn([verminPrompts, verminFates, verminLines])) return !boxes.includes("vermin");
  return boxes.length === 0 && ofBoxes.some((one) => one === name);
}

function universe(of: Pick<CatacombsOptions, "boxes">): Readonly<Record<Sort, readonly string[]>> {
  return {
    rooms: ids(allRooms(of)).filter((id) => id !== "izchak" || of.boxes?.includes("soloth") !== true),
    monsters: ids(allMonsters(of)),
    items: ids(allItems(of)),
    spells: ids(allSpells(of)),
    traits: [
      // What shows no effect of its own is not looked for.
      ...new Set(
        [...allMonsters(of), ...allLords(of), ...allHeroes(of), ...allItems(of)].flatMap(({ traits }) =>
          ids(traits).filter((id) => !silent.includes(id)),
        ),
      ),
    ],
    modifiers: [
      ...["critical", "stunning", "petrifying", "poisoned"],
      ...(of.boxes?.includes("vermin") ? ["poison", "fear"] : []),
    ],
    actions: [
      ...[...allMonsters(of)].flatMap(({ id, actions }) => actions.map((action) => `${id}:${action.id}`)),
      ...[...allHeroes(of), ...allLords(of)].flatMap(({ id, actions }) => [
        `${id}:melee`,
        ...actions.map((action) => `${id}:${action.id}`),
      ]),
      ...allAllies(of).map(({ id, action }) => `${id}:${action.id}`),
      ...allItems(of)
        .filter(({ heroes }) => heroes?.length === 1)
        .flatMap(({ heroes = [], actions }) => actions.map((action) => `${heroes[0]}:${action.id}`)),
    ],
    lords: ids(allLords(of)),
    variants: [
      ...["basic", "branching", "labyrinth", "shorter", "longer", "vysara", "althea"],
      ...["4 heroes", "2+2 heroes", "1+1+2 heroes", "1+1+1+1 heroes"],
      ...[
        "secondHealer",
        "withoutMap",
        "heroesLast",
        "fairPlacement",
        "wanderers",
        "camping",
        "exchange",
        "scenario",
      ],
    ],
    prompts: Object.keys({ ...basePrompts, ...solothPrompts, ...verminPrompts }).filter(
      (prompt) => !isOfOthers(prompt, of),
    ),
    events: eventTypes.filter((type) => !isOfOthers(type, of)),
    endings: ["lord-dead", "heroes-dead", "heroes-down"] satisfies readonly Ending["why"][],
  };
}
