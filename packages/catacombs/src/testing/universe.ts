import {
  allAllies,
  allArtefacts,
  allHeroes,
  allItems,
  allLords,
  allMonsters,
  allRooms,
  allSpells,
} from "../content/box.ts";
import { solothFates, solothLines, solothPrompts } from "../content/soloth/words.ts";
import { passageCards } from "../content/vermin/passages/deck.ts";
import { verminFates, verminLines, verminPrompts } from "../content/vermin/words.ts";
import type { Facts } from "../events.ts";
import type { CatacombsOptions } from "../options.ts";
import type { Prompt } from "../questions.ts";
import type { Ending } from "../state.ts";
import { basePrompts } from "../words/prompts.ts";
import { eventTypes } from "./event-types.ts";

/** What random campaigns can come across. Of an ability it counts that it took effect, not that it was printed. */
export type Sort =
  | "rooms"
  | "monsters"
  | "items"
  | "artefacts"
  | "spells"
  | "passages"
  | "traits"
  | "modifiers"
  | "actions"
  | "lords"
  | "variants"
  | "prompts"
  | "events"
  | "endings";

/** All that there is to come across with these boxes. */
export function universe(of: Pick<CatacombsOptions, "boxes">): Readonly<Record<Sort, readonly string[]>> {
  return {
    rooms: ids(allRooms(of)).filter((id) => id !== "izchak" || of.boxes?.includes("soloth") !== true),
    monsters: ids(allMonsters(of)),
    items: ids(allItems(of)),
    artefacts: ids(allArtefacts(of)),
    spells: ids(allSpells(of)),
    passages: of.boxes?.includes("vermin") ? ids(passageCards) : [],
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
      "rooms of base",
      ...(of.boxes?.includes("soloth")
        ? ["rooms of soloth", "rooms of base and soloth", "altar", "2 drops", "4 drops"]
        : []),
      ...(of.boxes?.includes("vermin") ? ["maireya", "passages"] : []),
    ],
    prompts: Object.keys({ ...basePrompts, ...solothPrompts, ...verminPrompts }).filter(
      (prompt) => !isOfOthers(prompt, of),
    ),
    events: eventTypes.filter((type) => !isOfOthers(type, of)),
    endings: ["lord-dead", "heroes-dead", "heroes-down"] satisfies readonly Ending["why"][],
  };
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
  ...([
    "revealed",
    "gift",
    "gift-refused",
    "lost",
    "fell",
    "held",
    "ignores",
    "reward",
    "no-reward",
  ] as const),
];

/** Whether this belongs to a box that is not on the table. */
function isOfOthers(name: string, { boxes = [] }: Pick<CatacombsOptions, "boxes">): boolean {
  const isIn = (words: readonly object[]) => words.some((one) => Object.hasOwn(one, name));
  if (isIn([solothPrompts, solothFates, solothLines])) return !boxes.includes("soloth");
  if (isIn([verminPrompts, verminFates, verminLines])) return !boxes.includes("vermin");
  return boxes.length === 0 && ofBoxes.some((one) => one === name);
}
