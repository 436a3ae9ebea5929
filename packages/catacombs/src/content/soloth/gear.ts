import type { RuleId, Script, Words } from "@ossuaire/kernel";
import { type Attack, critical, type Modifier, modified } from "../../attack.ts";
import { wake } from "../../rules/harm.ts";
import { revive } from "../../rules/heal.ts";
import { useUp } from "../../rules/items.ts";
import { dismiss } from "../../rules/leaving.ts";
import { seatOfHero } from "../../rules/roles.ts";
import { shift } from "../../rules/shift.ts";
import { actorOn, type Character, fightOf, heroOf } from "../../state.ts";
import { type CatacombsTable, choose } from "../../table.ts";
import type { Trait, Ward } from "../../trait.ts";
import { monsterOf } from "../box.ts";
import { hasReady } from "../card.ts";
import { harmByCard } from "./blows.ts";

/** What an article or artefact does beside its actions, under its own name. */
export function gift(id: string, name: Words, text: Words, rule: RuleId, moments: Partial<Trait>): Trait {
  return { id, name, text, rule, ...moments };
}

/** SOL-VERDICT-03: an article that lets an attack be ignored, once per room or always. */
export function shielding(
  item: string,
  against: (attack: Attack) => boolean,
  more?: NonNullable<Ward["use"]>,
): Ward {
  return {
    against: ({ heroes }, { card }, attack) => {
      const hero = heroes[card];
      return hero !== undefined && hasReady(hero, item) && against(attack);
    },
    *use(table, self, hit) {
      useUp(table, self.card, item);
      if (more) yield* more(table, self, hit);
    },
  };
}

/** SOL-FAMILY-07: 2 damage instead of 1 to the Undead; what is critical already does no more. */
const hammering: Modifier = {
  id: "hammering",
  name: { fr: "de marteau", en: "hammering" },
  rule: "SOL-FAMILY-07",
  colour: "red",
  extra: (_state, target) =>
    target.kind === "monster" && monsterOf(target.card).family === "undead" ? 1 : 0,
};

export function hammered(attack: Attack): Attack {
  const isCritical = attack.modifiers.includes(critical);
  return attack.kind === "melee" && !isCritical ? modified(attack, hammering) : attack;
}

/** A question with yes or no about using an article now. */
export function* uses(
  table: CatacombsTable,
  { card }: Character,
  item: string,
  rule: RuleId,
): Script<boolean> {
  const { state } = table;
  if (!hasReady(heroOf(state, card), item)) return false;
  const asking = {
    seats: seatOfHero(state, card),
    prompt: "use-item",
    rule,
    about: { hero: card, item },
  } as const;
  if ((yield* choose(asking, ["use", "no"])) === "no") return false;
  useUp(table, card, item);
  return true;
}

/** SOL-VERDICT-02: a movement flick of the owner's own disc. */
export function* step(table: CatacombsTable, { id, card }: Character): Script {
  const seat = seatOfHero(table.state, card);
  yield* shift(table, { seat, hand: "heroes", by: id, disc: id, rule: "SOL-VERDICT-02" });
}

/**
 * SOL-VERDICT-22: of those who die, the owner of the feather names one, who stands again with 3 life. He stands there anew:
 * what was left of his action is lost, what the flick that killed him would still do does not befall him, and his Allies
 * have left with his death.
 */
export function* feather(table: CatacombsTable, owner: Character, dead: readonly Character[]): Script {
  const { state } = table;
  if (!hasReady(heroOf(state, owner.card), "phoenix-feather")) return;
  const asking = { seats: seatOfHero(state, owner.card), prompt: "feather", rule: "SOL-VERDICT-22" } as const;
  const named = dead.map(({ id, card }) => ({ id, card }));
  const choice = yield* choose(asking, [...named, "no"]);
  const piece = dead.find((one) => choice !== "no" && one.id === choice.id);
  if (piece === undefined) return;
  useUp(table, owner.card, "phoenix-feather");
  revive(table, piece.card, 3, "SOL-VERDICT-22");
  wake(table, piece, "SOL-VERDICT-22");
  const { pieces } = fightOf(state);
  pieces[pieces.indexOf(piece)] = { ...piece, done: true };
  yield* dismiss(table, piece.card);
}

/** SOL-VERDICT-20: a spike knocked off by the Heroes' side costs the freed one a point. */
export function* frostbite(table: CatacombsTable, owner: Character, carrier: string): Script {
  const target = actorOn(table.state, carrier);
  if (target !== undefined) harmByCard(table, owner, target, "SOL-VERDICT-20");
}
