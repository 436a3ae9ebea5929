import { defaultOptions, quests, sideQuests } from "../options.ts";
import type { Pack } from "../pack.ts";
import { errandsIn, packsOf } from "../shelf.ts";
import { explorePrompts } from "../words/asked/explore.ts";
import { fightPrompts } from "../words/asked/fight.ts";
import { magicPrompts } from "../words/asked/magic.ts";
import { questsPrompts } from "../words/asked/quests.ts";
import { thingsPrompts } from "../words/asked/things.ts";
import { townPrompts } from "../words/asked/town.ts";
import { exploreLines } from "../words/told/explore.ts";
import { fightLines } from "../words/told/fight.ts";
import { magicLines } from "../words/told/magic.ts";
import { questsLines } from "../words/told/quests.ts";
import { thingsLines } from "../words/told/things.ts";
import { townLines } from "../words/told/town.ts";

/** What random quests can come across: what was done, not what was only offered. */
export type Sort =
  | "deeds"
  | "errands"
  | "objects"
  | "spells"
  | "cards"
  | "elements"
  | "zones"
  | "monsters"
  | "questions"
  | "events"
  | "endings";

/** All packs that any options bring to the table. */
const packs: readonly Pack[] = [
  ...new Set(
    quests.flatMap((quest) => sideQuests.flatMap((side) => packsOf({ ...defaultOptions, quest, side }))),
  ),
];

const ids = (cards: readonly { readonly id: string }[]): readonly string[] => [
  ...new Set(cards.map(({ id }) => id)),
];

/** All that there is to come across. */
export const universe: Readonly<Record<Sort, readonly string[]>> = {
  deeds: ids(packs.flatMap(({ deeds = [] }) => deeds)),
  errands: ids(errandsIn(defaultOptions)),
  objects: ids(packs.flatMap(({ things = [] }) => things)),
  spells: ids(packs.flatMap(({ spells = [] }) => spells)),
  cards: ids(packs.flatMap(({ unforeseen = [] }) => unforeseen)),
  elements: ids(packs.flatMap(({ elements = [] }) => elements)),
  zones: ids(packs.flatMap(({ zones = [] }) => zones)),
  monsters: ids(packs.flatMap(({ profiles = [] }) => profiles)),
  questions: Object.keys({
    ...fightPrompts,
    ...explorePrompts,
    ...thingsPrompts,
    ...magicPrompts,
    ...questsPrompts,
    ...townPrompts,
  }),
  events: Object.keys({
    ...fightLines,
    ...exploreLines,
    ...thingsLines,
    ...magicLines,
    ...questsLines,
    ...townLines,
  }),
  endings: [...quests, "too-late", "given-up", "nobody-left"],
};

/** What the rules know and no quest of this box can come across, and why; each is played on a board of its own. */
export const unreachable: Readonly<Partial<Record<Sort, Readonly<Record<string, string>>>>> = {
  elements: {
    portal: "REG-VERDICT-29: a portal leads to the one that its quest names, and the four quests have none",
  },
  events: { transported: "REG-PORTAL-01, REG-VERDICT-29: there is no portal to step into" },
};
