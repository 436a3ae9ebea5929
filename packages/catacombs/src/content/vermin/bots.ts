import type { Option } from "@ossuaire/kernel";
import { type Answers, type Judgement, prudently, type Thinking } from "../../bots/judgement.ts";
import { arranged, spotFor } from "../../bots/spots.ts";
import { arrival } from "../../bots/works.ts";
import { worthOfHero } from "../../bots/worth.ts";
import type { Standing } from "../../offers.ts";
import type { QuestionOf } from "../../questions.ts";
import { characterOf, charactersOf, type State } from "../../state.ts";
import { monsterOf } from "../box.ts";
import { limitOf, poisonIn } from "./poison.ts";
import { poisonCard } from "./poison-cards.ts";
import type { Dose, Herd, VerminQuestion } from "./questions.ts";
import { comers } from "./summon.ts";
import { verminPrize, verminWorths } from "./worths.ts";

/** What the bots are told of this box. */
export const verminJudgement: Judgement = {
  works: {
    "cure-poison": (_deed, { state }) =>
      Math.max(0, ...poisonedHeroes(state).map((hero) => reliefOf(state, hero))),
    "beast-cure": ({ actor }, { state }) => reliefOf(state, characterOf(state, actor).card) - 0.5,
    antivenom: ({ actor }, { state }) => (reliefOf(state, characterOf(state, actor).card) >= 1.2 ? 10 : -1),
    "summon-vermin": (_deed, { state }) => 0.35 * comers(state) + arrival(state, "sewer-rat", 1),
  },
  items: { antivenom: 350 },
  monsters: verminWorths,
  prize: verminPrize,
  relief: reliefOf,
  answers: verminAnswers(),
};

/** How a bot answers what only the cards of this box ask. */
function verminAnswers(): Answers<VerminQuestion["prompt"]> {
  return {
    "wandering-vermin": comingVermin,
    // The harder form for masters (VER-VARIANT-05).
    variants: ({ options }, { level }) => (level.experienced ? options.map(({ id }) => id) : []),
    "shape-variants": ({ options }, { level }) => (level.experienced ? options.map(({ id }) => id) : []),
    "left-out": prudently(mostMerit),
    rampage: prudently(mostMerit),
    reinforcements: prudently(mostMerit),
    "ritual-for": prudently(mostMerit),
    ritual: prudently(({ options }) => leastIn(options)),
    "place-arrivals": (asked, { state, level, rng }) => arranged(asked, state, level, rng),
    flight: prudently(({ options }, { state }) => weakest(state, options).id),
    "swarm-on": prudently(({ options }, { state }) => weakest(state, options).id),
    "swarm-attack": prudently(({ about }, { state }) => swarmsBy(state, about.piece)),
    "put-down": ({ pieces: [disc] }, { state, level, rng }) => {
      const found = disc && spotFor(state, disc, disc.zone[0], level, rng);
      return found && [found.spot];
    },
    "cure-whom": prudently(({ options }, { state }) => best(options, ({ card }) => reliefOf(state, card)).id),
    "cure-card": prudently(({ options }) => worst(options).id),
    "dark-passage": prudently((_asked, { state }) => (isFresh(state) ? "passage" : "go-on")),
  };
}

function mostMerit({ options }: { readonly options: readonly Option[] }): string {
  return best(options, ({ id }) => meritOf(id)).id;
}

/** Of Vermin, what is worth more than what would wander here (VER-WANDER-04). */
function comingVermin(
  { options, about }: QuestionOf<"wandering-vermin">,
  { state, level, rng }: Thinking,
): readonly string[] {
  const { symbols, wandering } = about;
  const least = meritOf(wandering);
  const taken: Herd[] = [];
  const order = level.prudent
    ? options.toSorted((a, b) => herdMerit(b) - herdMerit(a))
    : rng.shuffled(options);
  for (const herd of order) {
    const same = taken.filter(({ card }) => card === herd.card).length;
    const isWorse = level.prudent && herdMerit(herd) <= least;
    if (taken.length < symbols && same < (monsterOf(herd.card).wanders ?? 0) && !isWorse) taken.push(herd);
  }
  return fitting(state, taken).map(({ id }) => id);
}

/** All tiny discs are alike, and there are only so many of them (VER-RULING-09). */
function fitting({ reserve }: State, herds: readonly Herd[]): readonly Herd[] {
  let left = reserve["tiny-vermin"] ?? 0;
  return herds.filter(({ count }) => {
    left -= count;
    return left >= 0;
  });
}

function herdMerit({ card, count }: Herd): number {
  return count * meritOf(card);
}

/** What a kind brings to a room, at a glance: what it is worth, what it can do, how much it can take. */
function meritOf(card: string): number {
  const { gold, life, actions } = monsterOf(card);
  const flicks = Math.max(...actions.map(({ attacks }) => attacks.length));
  return gold / 200 + (verminWorths[card] ?? 0) + 0.3 * life + 0.3 * flicks;
}

function best<One>(options: readonly One[], merit: (option: One) => number): One {
  return options.reduce((top, one) => (merit(one) > merit(top) ? one : top));
}

/** Whoever is nearest to death is driven away, or climbed on: fewest points of life, most poison. */
function weakest(state: State, options: readonly (Standing | Option)[]): Option {
  const victims = options.filter((option) => "card" in option);
  return victims.length === 0 ? best(options, () => 0) : best(victims, ({ card }) => perilOf(state, card));
}

function perilOf(state: State, card: string): number {
  const hero = state.heroes[card];
  return hero === undefined ? 0 : 20 - worthOfHero(hero.life) + poisonIn(state, card) / limitOf(card);
}

/** A point of life from whoever has few; poison for whoever is full of it, or where no card is left to draw. */
function swarmsBy(state: State, hero: string): "damage" | "poison" {
  const life = state.heroes[hero]?.life ?? 1;
  if (life === 1) return "damage";
  if (state.poison?.deck.length === 0) return "poison";
  const isNear = poisonIn(state, hero) + 3 >= limitOf(hero);
  return isNear || life > 5 ? "poison" : "damage";
}

function poisonedHeroes(state: State): readonly string[] {
  return charactersOf(state, "heroes")
    .filter(({ kind, card }) => kind === "hero" && poisonIn(state, card) > 0)
    .map(({ card }) => card);
}

/** What it is worth to lose the worst card: so much less likely it is that he dies of what he is still to draw. */
function reliefOf(state: State, hero: string): number {
  const { life = 0, poison = [] } = state.heroes[hero] ?? {};
  const gap = limitOf(hero) - poisonIn(state, hero);
  const wider = gap + Math.max(0, ...poison.map((id) => poisonCard(id).value));
  return worthOfHero(life) * (riskOf(gap) - riskOf(wider));
}

/** How likely a Hero is to draw so much more: most of them draw one card in a campaign, or none. */
function riskOf(points: number): number {
  return 16 / (16 + points ** 3);
}

function worst(doses: readonly Dose[]): Dose {
  return best(doses, ({ value }) => value);
}

/** Whoever is worth least is given away; who is worth much stays. */
function leastIn(options: readonly Option[]): string {
  const weak = best(
    options.filter(({ id }) => id !== "no"),
    ({ id }) => -meritOf(id),
  );
  return monsterOf(weak.id).gold > 300 ? "no" : weak.id;
}

/** Only a party that is whole goes to the Lord before its time. */
function isFresh({ heroes }: State): boolean {
  return Object.entries(heroes).every(([hero, { life }]) => life >= 0.7 * limitOf(hero));
}
