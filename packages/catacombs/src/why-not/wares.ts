import { because, type Reason, type Words } from "@ossuaire/kernel";
import type { Purchase, Service } from "../offers.ts";
import type { HeroId } from "../options.ts";
import { purchasesOf, purseOf, servicesFor, whyNoDeal } from "../rules/deals.ts";
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

/** The same of a service, whomever it would be for. */
export function whyNoService(view: View, kind: "touch" | "raise"): Reason | undefined {
  const refused = refusedOf(
    view,
    heroIds(view).flatMap((hero) => servicesFor(hero).filter((service) => service.kind === kind)),
  );
  if (refused === undefined) return undefined;
  const nobody = kind === "raise" ? tradeWords.nobodyDead : tradeWords.nobodyHurt;
  return tooDear(view, refused) ?? because("CAT-RULING-59", nobody);
}

/** Whether a service would do this Hero any good, whatever it costs. */
export function isServed(view: View, kind: "touch" | "raise", hero: HeroId): boolean {
  return servicesFor(hero).some((service) => {
    const rule = service.kind === kind ? whyNoDeal(view, service)?.rule : "CAT-RULING-59";
    return rule === undefined || rule === tooDearRule;
  });
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
