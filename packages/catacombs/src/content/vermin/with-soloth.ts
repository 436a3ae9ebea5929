import type { Script } from "@ossuaire/kernel";
import type { Action } from "../../action.ts";
import { fightOf } from "../../state.ts";
import { type CatacombsTable, pick } from "../../table.ts";
import { allMonsters } from "../box.ts";
import { asHerself, beast, costing } from "../soloth/sorcery.ts";
import { cure } from "./cure.ts";
import { cardsOf, notPoisoned } from "./poison.ts";
import type { Icon } from "./questions.ts";

/** VER-SOLOTH-02, 03, VER-RULING-93: in her other form, on herself alone, at its magic cost. */
export const beastCure: Action = {
  id: "beast-cure",
  name: { fr: "Purger le poison", en: "Purge poison" },
  rule: "VER-SOLOTH-02",
  attacks: [],
  price: costing(1),
  bar: (open, actor) => asHerself(actor) ?? (cardsOf(open, actor.card).length > 0 ? undefined : notPoisoned),
  *before(table, { card }) {
    yield* cure(table, card, "VER-SOLOTH-02");
  },
};

/** SOL-VERDICT-18: until her next set-up the Sorceress keeps a form that she has paid for, in the maw of a monster too. */
export const forms: readonly string[] = [beast];

/** VER-SOLOTH-10, 11, VER-RULING-96: for each kind that the Shapeshifter can turn into, the variant or the ordinary card. */
export function* fixShapes(table: CatacombsTable): Script {
  const { state, tell } = table;
  const fight = fightOf(state);
  if (fight.kind !== "lord" || state.lord.id !== "shapeshifter") return;
  const options = [...new Set(fight.arriving)].flatMap((card): readonly Icon[] => {
    const variant = allMonsters(state.options).find(({ variantOf }) => variantOf === card);
    return variant === undefined ? [] : [{ id: card, card, variant: variant.id }];
  });
  if (options.length === 0) return;
  const asking = { seats: state.roles.overseer, prompt: "shape-variants", rule: "VER-SOLOTH-11" } as const;
  const picked = yield* pick({ ...asking, min: 0, max: options.length }, options);
  fight.shapes = Object.fromEntries(picked.map(({ card, variant }) => [card, variant]));
  for (const { card, variant } of picked) tell({ type: "variant", rule: "VER-SOLOTH-10", card, variant });
}
