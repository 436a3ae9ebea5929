import type { Objection, Script } from "@ossuaire/kernel";
import { toReserve } from "../../rules/reserve.ts";
import { seatOfHero } from "../../rules/roles.ts";
import { heroOf, isAlive, type State } from "../../state.ts";
import { amount, type CatacombsTable, choose, pick } from "../../table.ts";
import type { Trait } from "../../trait.ts";
import { allArtefacts, monsterOf } from "../box.ts";
import type { ArtefactCard } from "../card.ts";
import { isPaidBy } from "./payment.ts";

/** SOL-HUNTER-01 to 19, SOL-RULING-59 to 64, SOL-VERDICT-14, 15: his kills stay with him, and pay for artefacts. */
export const hunting: Trait = {
  id: "hunting",
  name: { fr: "Chasse", en: "Hunt" },
  text: {
    fr: "Les monstres qu’il tue restent sur son plateau ; à la résolution, ils paient ses artefacts.",
    en: "The monsters he kills stay on his board; in the resolution phase they pay for his artefacts.",
  },
  rule: "SOL-HUNTER-02",
  *atResolution(table, owner) {
    const { state } = table;
    const hero = heroOf(state, owner);
    if (!isAlive(state, owner)) return;
    const stored = [...(hero.stored ?? []), ...hero.trophies.splice(0)];
    if (stored.length > 0) hero.stored = stored;
    yield* activateSome(table, owner);
  },
  *whenShort(table, owner, disc, missing) {
    const { state, tell } = table;
    const hero = heroOf(state, owner);
    const these = (hero.stored ?? []).filter((card) => monsterOf(card).disc === disc);
    const max = Math.min(missing, these.length);
    if (max === 0) return;
    const about = { hero: owner, disc };
    const asking = {
      seats: state.roles.overseer,
      prompt: "take-stored",
      rule: "SOL-HUNTER-15",
      about,
    } as const;
    const taken = these.slice(0, yield* amount({ ...asking, min: 0, max }));
    giveBack(state, owner, taken);
    if (taken.length > 0) tell({ type: "stored-taken", rule: "SOL-HUNTER-15", hero: owner, cards: taken });
  },
};

/** SOL-HUNTER-11. */
function giveBack(state: State, owner: string, cards: readonly string[]): void {
  const hero = heroOf(state, owner);
  const stored = [...(hero.stored ?? [])];
  for (const card of cards) {
    stored.splice(stored.indexOf(card), 1);
    toReserve(state, card);
  }
  if (stored.length > 0) hero.stored = stored;
  else delete hero.stored;
}

/** SOL-HUNTER-03, 08, 13: one or more, in any order, or none. */
function* activateSome(table: CatacombsTable, owner: string): Script {
  const { state, tell } = table;
  const hero = heroOf(state, owner);
  // The Trophy Hook stands for one icon in each resolution phase.
  let gift = hero.items.includes("trophy-hook") ? 1 : 0;
  for (;;) {
    const able = inactive(state, owner).filter((card) => isAffordable(hero.stored ?? [], card, gift));
    if (able.length === 0) return;
    const asking = { seats: seatOfHero(state, owner), prompt: "activate", rule: "SOL-HUNTER-03" } as const;
    const { id } = yield* choose(asking, [...able.map((card) => ({ id: card.id })), { id: "no" }]);
    const chosen = able.find((card) => card.id === id);
    if (chosen === undefined) return;
    const paid = yield* payment(table, owner, chosen, gift);
    if (paid.length < chosen.cost.length) gift = 0;
    giveBack(state, owner, paid);
    hero.artefacts = [...(hero.artefacts ?? []), chosen.id];
    tell({ type: "activated", rule: "SOL-HUNTER-12", hero: owner, item: chosen.id, cards: paid });
  }
}

function inactive(state: State, owner: string): readonly ArtefactCard[] {
  const { artefacts = [] } = heroOf(state, owner);
  return allArtefacts(state.options).filter(({ id }) => !artefacts.includes(id));
}

function isAffordable(stored: readonly string[], { cost }: ArtefactCard, gift: number): boolean {
  return isPaidBy(cost, stored, gift);
}

/** SOL-HUNTER-05 to 09: which discs pay; he is not asked where there is no choice. */
function* payment(
  { state }: CatacombsTable,
  owner: string,
  artefact: ArtefactCard,
  gift: number,
): Script<readonly string[]> {
  const stored = heroOf(state, owner).stored ?? [];
  const min = artefact.cost.length - gift;
  if (stored.length === min) return stored;
  const options = stored.map((card, i) => ({ id: `${card}-${i + 1}`, card }));
  const asking = {
    seats: seatOfHero(state, owner),
    prompt: "artefact-cost",
    rule: "SOL-HUNTER-05",
    about: { item: artefact.id },
  } as const;
  const max = Math.min(stored.length, artefact.cost.length);
  const picked = yield* pick({ ...asking, min, max }, options, (chosen) =>
    isPaidBy(
      artefact.cost,
      chosen.map(({ card }) => card),
      artefact.cost.length - chosen.length,
    )
      ? undefined
      : wrongFamilies,
  );
  return picked.map(({ card }) => card);
}

const wrongFamilies: Objection = {
  code: "wrong-families",
  words: {
    fr: "Ces monstres ne paient pas les icônes de cet artefact (SOL-HUNTER-06).",
    en: "These monsters do not pay the icons of this artefact (SOL-HUNTER-06).",
  },
};
