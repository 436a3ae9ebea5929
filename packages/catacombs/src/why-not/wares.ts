import { because, type Reason, type Words } from "@ossuaire/kernel";
import type { Fee, Purchase, Service } from "../offers.ts";
import type { HeroId } from "../options.ts";
import { offeringPrice } from "../rules/altar.ts";
import { cureFor, isTreating, purchasesOf, purseOf, servicesFor, shopOf, whyNoDeal } from "../rules/deals.ts";
import { heroIds } from "../state.ts";
import type { View } from "../view.ts";
import { tradeWords } from "../words/trade.ts";

/** In a few words, why none of these Heroes can have this article: by the rules that refuse each of the deals. */
export function whyNoArticle(view: View, heroes: readonly HeroId[], item: string): Reason | undefined {
  const refused = refusedOf(
    view,
    heroes.flatMap((hero) => purchasesOf(hero, item)),
  );
  if (refused === undefined) return undefined;
  const dead = refused.find(({ why }) => why.rule === "CAT-RULING-58");
  return (
    tooDear(view, refused) ??
    (dead === undefined
      ? because("CAT-ITEM-02", tradeWords.notForYours)
      : because(dead.why.rule, tradeWords.ownerDead(dead.deal.hero)))
  );
}

/** CAT-HEAL-03, 04, VER-VERDICT-01: the services that are sold where the Heroes are. */
export function servicesSold(view: View): readonly Service["kind"][] {
  return [
    ...(view.phase === "healer" ? (["touch", "raise"] as const) : []),
    ...(isTreating(view) ? (["cure"] as const) : []),
  ];
}

/** Why a service cannot be had, whomever it would be for. */
export function whyNoService(view: View, kind: Service["kind"]): Reason | undefined {
  const refused = refusedOf(
    view,
    heroIds(view).flatMap((hero) => serviceFor(hero, kind)),
  );
  if (refused === undefined) return undefined;
  return tooDear(view, refused) ?? nobodys[kind];
}

const nobodys: Readonly<Record<Service["kind"], Reason>> = {
  touch: because("CAT-RULING-59", tradeWords.nobodyHurt),
  raise: because("CAT-RULING-59", tradeWords.nobodyDead),
  cure: because("VER-CURE-03", tradeWords.nobodyPoisoned),
};

/** Whether a service would do this Hero any good, whatever it costs. */
export function isServed(view: View, kind: Service["kind"], hero: HeroId): boolean {
  return serviceFor(hero, kind).some((service) => {
    const rule = whyNoDeal(view, service)?.rule;
    return rule === undefined || rule === tooDearRule;
  });
}

function serviceFor(hero: HeroId, kind: Service["kind"]): readonly Service[] {
  return [...servicesFor(hero), cureFor(hero)].filter((service) => service.kind === kind);
}

/** What is sold to all together where the Heroes are, and at which price. */
export interface FeeSold extends Pick<Fee, "kind" | "price"> {
  /** Why it cannot be had; undefined: it can. */
  readonly why: Reason | undefined;
}

/** SOL-MERCHANT-06, SOL-ALTAR-04: the sight of one more card, or an offering. */
export function feeSold(view: View): FeeSold | undefined {
  const { look } = shopOf(view);
  const [kind, price] =
    view.phase === "altar" ? (["offering", offeringPrice] as const) : (["look", look] as const);
  if (price === undefined) return undefined;
  const missing = price - purseOf(view);
  const poor = missing > 0 ? because(tooDearRule, tradeWords.tooDear(missing)) : undefined;
  return { kind, price, why: againstFee(view, kind) ?? poor };
}

function againstFee({ gifted, equipment }: View, kind: Fee["kind"]): Reason | undefined {
  if (kind === "offering" && gifted) return because("SOL-ALTAR-09", tradeWords.hasGiven);
  return equipment > 0 ? undefined : because("SOL-RULING-66", tradeWords.noDeck);
}

/** CAT-MERCH-05, SOL-MERCHANT-08: how many articles this Merchant sells at half price, and how many of them are left. */
export function discountsAt(view: View): { readonly all: number; readonly left: number } {
  const all = view.options.layout === "labyrinth" ? 0 : shopOf(view).discounts;
  return { all, left: Math.max(0, all - (view.visit?.discounts ?? 0)) };
}

/** Beside the name of a Hero who cannot take this article, whatever it costs. */
export function noTaker(view: View, hero: HeroId, item: string): Words | undefined {
  const rules = purchasesOf(hero, item).map((deal) => whyNoDeal(view, deal)?.rule);
  if (rules.includes("CAT-ITEM-02")) return tradeWords.notHis(hero);
  return rules.includes("CAT-RULING-58") ? tradeWords.dead(hero) : undefined;
}

interface Refused {
  readonly deal: Purchase | Service;
  readonly why: Reason;
}

/** Each of these deals with what is against it; undefined if one of them can be made. */
function refusedOf(view: View, deals: readonly (Purchase | Service)[]): readonly Refused[] | undefined {
  const refused = deals.flatMap((deal): readonly Refused[] => {
    const why = whyNoDeal(view, deal);
    return why === undefined ? [] : [{ deal, why }];
  });
  return refused.length < deals.length ? undefined : refused;
}

const tooDearRule = "CAT-RULING-57";

/** Nothing but gold is missing: as much as the cheapest costs beyond all purses. */
function tooDear(view: View, refused: readonly Refused[]): Reason | undefined {
  const prices = refused.filter(({ why }) => why.rule === tooDearRule).map(({ deal }) => deal.price);
  if (prices.length === 0) return undefined;
  return because(tooDearRule, tradeWords.tooDear(Math.min(...prices) - purseOf(view)));
}
