import type { Script } from "@ossuaire/kernel";
import { leave } from "../../rules/leaving.ts";
import { actorOn, heroOf } from "../../state.ts";
import type { CatacombsTable } from "../../table.ts";
import type { Trait } from "../../trait.ts";
import { alliesOf, allyOf, itemOf } from "../box.ts";

/** SOL-CORROSION-01 to 09, SOL-RULING-69 to 72. */
export const corrosion: Trait = {
  id: "corrosion",
  name: { fr: "Corrosion", en: "Corrosion" },
  text: {
    fr: "Un Héros qu’il blesse peut perdre pour de bon un de ses équipements, tiré au sort.",
    en: "A Hero hurt by it may lose one of his articles for good, drawn at random.",
  },
  rule: "SOL-CORROSION-01",
  warns: () => true,
  *afterHurt(table, _self, target) {
    if (target.kind === "hero") yield* corrode(table, target.card);
  },
};

/** The Hero's cards and the top card of the deck are shuffled, and one is drawn; the added card goes back. */
function* corrode(table: CatacombsTable, hero: string): Script {
  const { state, tell, reveal, rng } = table;
  const { items } = heroOf(state, hero);
  if (items.length === 0) return tell({ type: "corrosion-idle", rule: "SOL-RULING-69", hero });
  const [added] = state.equipment;
  const cards = added === undefined ? [...items] : [...items, added];
  const drawn = rng.one(rng.shuffled(cards));
  state.equipment = rng.shuffled(state.equipment);
  if (drawn === added)
    // It came out of the deck: all see it, and nobody saw it before.
    return reveal({
      type: "corrosion-spared",
      rule: "SOL-CORROSION-04",
      hero,
      item: drawn,
      cards: cards.length,
    });
  tell({ type: "corroded", rule: "SOL-CORROSION-05", hero, item: drawn, cards: cards.length });
  items.splice(items.indexOf(drawn), 1);
  state.usedUp.push(drawn);
  yield* loseWith(table, hero, drawn);
}

/** SOL-CORROSION-06: with an article go the Allies that it brought in, and whatever else it says. */
function* loseWith(table: CatacombsTable, hero: string, item: string): Script {
  const { state } = table;
  for (const ally of alliesOf(hero)) {
    const piece = actorOn(state, ally);
    if (allyOf(ally).item === item && piece !== undefined) yield* leave(table, piece, "SOL-CORROSION-06");
  }
  yield* itemOf(item).whenLost?.(table, hero) ?? [];
}
