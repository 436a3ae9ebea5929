import type { Band, Content } from "../cards/catacomb.ts";
import type { Listed } from "../cards/element.ts";
import { rowOf } from "../cards/treasure.ts";
import { generated, type Line, rolledLines } from "../deck/generate.ts";
import { rolledAmount } from "../dice/roll.ts";
import { doorSquare } from "../grid/square.ts";
import { laidZonesOf } from "../ground-of.ts";
import { cardOf, packsOf, profileOf } from "../shelf.ts";
import type { State } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { catacombOf } from "./catacomb.ts";
import { addElement } from "./elements.ts";
import { groupsOf } from "./muster.ts";
import { isUnholyKind } from "./statue.ts";

/** REG-GEN-03, REG-DRAW-02, 11: what is in a new zone, by the quest or by the table of its card. Nobody sees these rolls. */
export function contentOf(table: DarkTable, number: number, isFirst: boolean): Content {
  const { state } = table;
  for (const { holds } of packsOf(state.options)) {
    const content = holds?.(table, number);
    if (content !== undefined) return content;
  }
  return rolledContent(table, number, tableOf(state, number), isFirst);
}

/** What the card of a zone lists. */
export function tableOf({ zones }: State, number: number): readonly Line<Listed>[] {
  return cardOf("zones", zones[number]?.card ?? "").table ?? [];
}

/** By these lines: a secondary quest has some of its own. */
export function rolledContent(
  table: DarkTable,
  number: number,
  lines: readonly Line<Listed>[],
  isFirst: boolean,
): Content {
  const rolls = rolledLines(table.rng, lines, { isFirst });
  const there = generated(rolls);
  hideDoor(table, number, there);
  const isHoly = there.includes("statue");
  const bands = there.flatMap((what) => (what === "encounter" ? encountered(table, isHoly) : []));
  return { fixed: [], pieces: there.filter(isPiece), bands, rolls };
}

const isPiece = (what: Listed): what is Exclude<Listed, "encounter" | "secret-door"> =>
  what !== "encounter" && what !== "secret-door";

/** REG-SECRET-01: it stands where the card says, if its roll put it there. */
function hideDoor({ state }: DarkTable, number: number, there: readonly Listed[]): void {
  const secret = laidZonesOf(state)[number]?.plan.secret;
  if (secret !== undefined && there.includes("secret-door"))
    addElement(state, "secret-door", doorSquare(secret), number, { hidden: true });
}

/** REG-GEN-04, REG-MEET-02, REG-VERDICT-32: in a holy place the roll is repeated once, then nobody comes. */
function encountered(table: DarkTable, isHoly: boolean): readonly Band[] {
  const card = encounteredKind(table, isHoly);
  return card === undefined ? [] : deployed(table, card);
}

/** REG-MEET-02: whom one meets, by the table of the quest chosen at the start; how many is another roll. */
export function encounteredKind({ rng, options }: DarkTable, isHoly: boolean): string | undefined {
  for (const _ of isHoly ? ["once", "again"] : ["once"]) {
    const card = rowOf(catacombOf(options).encounters, rng.int(0, 5));
    if (!isHoly || !isUnholyKind(profileOf(card))) return card;
  }
  return undefined;
}

/** REG-FOE-09, REG-LEVEL-03, REG-RULING-92: as many as the profile says, a swarm in groups. */
export function deployed({ rng, options }: DarkTable, card: string): readonly Band[] {
  const { deployment, reinforced = 0 } = profileOf(card);
  const more = options.level === "hero" ? reinforced : 0;
  const figures = rolledAmount(rng, deployment).total + more;
  return groupsOf(card, figures).map((group) => ({ card, figures: group }));
}
