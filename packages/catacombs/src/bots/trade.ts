import type { Option, Rng, Seat } from "@ossuaire/kernel";
import { isService } from "../offers.ts";
import { type HeroId, heroesOf, rolesOf } from "../options.ts";
import type { Fee, Leaving, Purchase, QuestionOf, Service } from "../questions.ts";
import { touchPrice } from "../rules/deals.ts";
import type { State } from "../state.ts";
import { worthOfItem } from "./boxes.ts";
import type { Level } from "./level.ts";
import { openedJudgements } from "./opened.ts";
import { gainOf } from "./works.ts";

/** The bargain at the Merchant's, if there is any: what is worth most beyond its price. */
export function purchase(
  state: State,
  seat: Seat,
  options: readonly (Purchase | Service | Fee | Leaving)[],
  level: Level,
  rng: Rng,
): string {
  if (!level.prudent) return rng.one(options).id;
  const articles = options
    .filter((option) => option.kind === "article")
    .map(({ id, hero, item, price: due }) => ({ id, due, profit: worthTo(state, hero, item) - due }));
  const cures = options
    .filter(isService)
    .map(({ id, hero, price: due }) => ({ id, due, profit: pointWorth * reliefOf(state, hero) - due }));
  const deals = [...articles, ...cures];
  const [best] = deals.toSorted((a, b) => b.profit - a.profit);
  const isBargain = best !== undefined && best.profit > 0;
  return isBargain && !givesUp(state, seat, best.due, rng) ? best.id : "done";
}

/** What a cure is worth, as the box says that brings the illness. */
function reliefOf(state: State, hero: HeroId): number {
  let worth = 0;
  for (const { relief } of openedJudgements()) worth += relief?.(state, hero) ?? 0;
  return worth;
}

/** What a point of worth may cost in gold. */
const pointWorth = 300;

function worthTo(state: State, hero: HeroId, item: string): number {
  return worthOfItem(item) * vigour(state, hero);
}

/** An offering is worth what a card is worth on the average; what is turned up goes to whoever makes most of it. */
export function atAltar(
  state: State,
  seat: Seat,
  question: QuestionOf<"altar" | "accept-gift" | "gift-for">,
  level: Level,
  rng: Rng,
): string {
  if (!level.prudent) return rng.one<Option>(question.options).id;
  switch (question.prompt) {
    case "altar": {
      const [fee] = question.options.filter((option) => option.kind !== "done");
      return fee === undefined || givesUp(state, seat, fee.price, rng) ? "done" : fee.id;
    }
    case "accept-gift":
      return worthOfItem(question.about.item) > 100 ? "accept" : "refuse";
    case "gift-for": {
      const worth = ({ id }: Option) => worthTo(state, id, question.about.item);
      return question.options.reduce((best, one) => (worth(one) > worth(best) ? one : best)).id;
    }
  }
}

/** Articles of a Hero who is nearly dead will not be used for long. */
function vigour(state: State, hero: string): number {
  return (state.heroes[hero]?.life ?? 0) > 2 ? 1 : 0.7;
}

/**
 * CAT-MERCH-08: whoever needs the gold of others may be refused it, and does not ask for ever. A bot has no memory of
 * what was refused, so chance decides.
 */
function givesUp({ options, roles, heroes }: State, seat: Seat, due: number, rng: Rng): boolean {
  const role = rolesOf(options).find((one) => roles[one] === seat);
  const own = role === undefined ? [] : heroesOf(options, role);
  const purse = own.reduce((sum, hero) => sum + (heroes[hero]?.gold ?? 0), 0);
  return due > purse && rng.int(1, 6) === 1;
}

/** The dead first, then whoever gains most for the gold, by a touch or a cure; gold that is left over is of no use to anybody. */
export function service(
  state: State,
  seat: Seat,
  options: readonly (Service | Leaving)[],
  level: Level,
  rng: Rng,
): string {
  if (!level.prudent) return rng.one(options).id;
  const gain = ({ kind, hero, price }: Service) =>
    kind === "cure" ? (reliefOf(state, hero) * touchPrice) / price : gainOf(state, hero, 1);
  const services = options.filter((option) => option.kind !== "done");
  const raise = services.find(({ kind }) => kind === "raise");
  const others = services.filter((one) => one.kind !== "raise" && gain(one) > 0);
  const wish = raise ?? others.toSorted((a, b) => gain(b) - gain(a))[0];
  return wish === undefined || givesUp(state, seat, wish.price, rng) ? "done" : wish.id;
}
