import { because, capital, type Reason, say, type Words, w } from "@ossuaire/kernel";
import { customsOf, itemOf, roomOf } from "../content/box.ts";
import { usualShop } from "../content/card.ts";
import type { Shop } from "../kinds.ts";
import type { Fee, Purchase, Service } from "../offers.ts";
import type { HeroId } from "../options.ts";
import { heroIds, heroOf, isAlive, type Open } from "../state.ts";
import { heroName, inGender } from "../words/names.ts";
import { goldMissing } from "../words/nouns.ts";
import { canGain } from "./heal.ts";

/** How the Merchant trades in whose room the Heroes are, or whom they have met. */
export function shopOf({ rooms, here, visit }: Pick<Open, "rooms" | "here" | "visit">): Shop {
  if (visit?.shop !== undefined) return visit.shop;
  const card = rooms[here]?.card;
  const room = card === undefined ? undefined : roomOf(card);
  return (room === undefined || room.kind === "combat" ? undefined : room.shop) ?? usualShop;
}

/** CAT-MERCH-06, CAT-RULING-55: rounded up to a full 100. */
export function halfOf(price: number): number {
  return Math.ceil(price / 200) * 100;
}

export const touchPrice = 300;
export const raisePrice = 1000;
/** VER-CURE-04, VER-RULING-26, 27: wherever it is sold. */
export const curePrice = 400;

/** CAT-MERCH-04 to 07: an article for a Hero, at the full and at the half price. */
export function purchasesOf(hero: HeroId, item: string): readonly Purchase[] {
  const { price } = itemOf(item);
  const full: Purchase = { id: `${hero}:${item}`, kind: "article", hero, item, price, half: false };
  return [full, { ...full, id: `${full.id}:half`, price: halfOf(price), half: true }];
}

/** CAT-HEAL-03, 04: resurrection, and healing touch. */
export function servicesFor(hero: HeroId): readonly Service[] {
  return [
    { id: `raise:${hero}`, kind: "raise", hero, price: raisePrice },
    { id: `touch:${hero}`, kind: "touch", hero, price: touchPrice },
  ];
}

/** VER-CURE-04: one Poison card less. */
export function cureFor(hero: HeroId): Service {
  return { id: `cure:${hero}`, kind: "cure", hero, price: curePrice };
}

/** VER-VERDICT-01: whether a box of the match lets every Merchant and Healer of the layout treat Heroes. */
export function isTreating({ options, visit }: Pick<Open, "options" | "visit">): boolean {
  return visit?.shop === undefined && customsOf(options).some(({ treatments }) => treatments !== undefined);
}

/** The rule by which this cannot be had now. */
export function whyNoDeal(open: Open, deal: Purchase | Service | Fee): Reason | undefined {
  const against = againstDeal(open, deal);
  if (against !== undefined) return against;
  const missing = deal.price - purseOf(open);
  return missing <= 0 ? undefined : because("CAT-RULING-57", goldMissing(missing));
}

function againstDeal(open: Open, deal: Purchase | Service | Fee): Reason | undefined {
  if (deal.kind === "article") return againstArticle(open, deal);
  if (deal.kind === "cure") return againstCure(open, deal);
  return deal.kind === "raise" || deal.kind === "touch" ? againstService(open, deal) : undefined;
}

function againstArticle(open: Open, { hero, item, half }: Purchase): Reason | undefined {
  if (!open.offer.includes(item)) return notForSale;
  const { heroes } = itemOf(item);
  if (heroes !== undefined && !heroes.includes(hero))
    return because("CAT-ITEM-02", about(hero, w("ne peut pas s’en servir.", "cannot use it.")));
  if (!isAlive(open, hero))
    return because(
      "CAT-RULING-58",
      about(
        hero,
        say`${w("est", "is")} ${inGender(hero, "mort", "dead")} ${w("et ne peut rien acheter.", "and can buy nothing.")}`,
      ),
    );
  if (!half) return undefined;
  if (open.options.layout === "labyrinth") return noDiscount;
  const { discounts } = shopOf(open);
  if (discounts === 0)
    return because(open.visit?.shop === undefined ? "SOL-MERCHANT-08" : "VER-VERDICT-18", inFull);
  return (open.visit?.discounts ?? 0) < discounts ? undefined : noThirdDiscount;
}

/** CAT-RULING-59: touch for the living who lack life, resurrection for the dead. */
function againstService(open: Open, { kind, hero }: Service): Reason | undefined {
  const dead = !isAlive(open, hero);
  if (kind === "raise")
    return dead ? undefined : because("CAT-RULING-59", about(hero, w("est en vie.", "is alive.")));
  if (dead)
    return because(
      "CAT-HEAL-04",
      about(hero, w("doit d’abord revenir à la vie.", "has to come back to life first.")),
    );
  return canGain(open, hero)
    ? undefined
    : because("CAT-HEAL-08", about(hero, w("a déjà tous ses points de vie.", "has full life already.")));
}

/** VER-CURE-03, VER-RULING-24: for the living who have a Poison card. */
function againstCure(open: Open, { hero }: Service): Reason | undefined {
  if (!isAlive(open, hero))
    return because(
      "VER-RULING-24",
      about(hero, w("garde son poison dans la mort.", "keeps the poison while dead.")),
    );
  return (heroOf(open, hero).poison ?? []).length > 0
    ? undefined
    : because("VER-CURE-03", about(hero, w("n’a pas de carte Poison.", "has no Poison card.")));
}

function about(hero: HeroId, words: Words): Words {
  return say`${capital(heroName(hero))} ${words}`;
}

const notForSale = because(
  "CAT-MERCH-04",
  w("Cet article n’est pas en vente ici.", "This article is not for sale here."),
);
const noDiscount = because(
  "CAT-VMAZE-19",
  w("Dans le labyrinthe, rien n’est à moitié prix.", "In the labyrinth nothing is at half price."),
);
const inFull = w("Ici, rien n’est à moitié prix.", "Nothing is at half price here.");
const noThirdDiscount = because(
  "CAT-MERCH-05",
  w(
    "Deux articles au plus sont à moitié prix, et ils sont déjà vendus.",
    "Two articles at most are at half price, and both are sold already.",
  ),
);

/** All that those can give together who can pay. */
export function purseOf(open: Open): number {
  return payers(open).reduce((sum, hero) => sum + heroOf(open, hero).gold, 0);
}

/** CAT-RULING-58: the dead neither pay nor are paid for out of their own. */
export function payers(open: Open): readonly HeroId[] {
  return heroIds(open).filter((hero) => isAlive(open, hero) && heroOf(open, hero).gold > 0);
}
