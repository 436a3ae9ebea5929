import { Match, xoroshiro } from "@ossuaire/kernel";
import { type Figures, type Fuzzed, fuzz } from "@ossuaire/kernel/testing";
import { cardOf, deckOf } from "../cards/decks.ts";
import { conquest } from "../conquest.ts";
import { seatsOfTeam } from "../options.ts";
import type { Offered } from "../questions.ts";
import { allTokens } from "../setup.ts";
import { handOf, type State } from "../state.ts";
import type { Conquest } from "../table.ts";
import { teams } from "../teams.ts";
import { lineOf } from "../words/telling.ts";
import { randomHand } from "./random-hand.ts";
import { randomOptions } from "./random-options.ts";
import { conquestExplorer, type Reach } from "./reached.ts";

export interface ConquestFigures extends Figures {
  readonly reach: Reach;
}

/**
 * Random games over all companies, variants and options: tokens, cards and discs are all there (CON-COMP-01 to 06).
 * The exhaustive mode prefers cards that nobody has played yet, and whatever lets a keyword take effect.
 */
export function fuzzConquest(
  games: number,
  seed: number,
  onProgress?: (done: number) => void,
  mode: "random" | "exhaustive" = "random",
): ConquestFigures {
  const exploring = conquestExplorer();
  const isFresh = (option: Offered) => "card" in option && !exploring.has("cards", option.card);
  const prefer = mode === "random" ? () => false : (option: Offered) => isFresh(option) || isYes(option);
  const conquests: Fuzzed<Conquest> = {
    start: startGame,
    answer: (match, rng) => {
      const seat = rng.one(match.decision?.seats ?? []);
      return { seat, answer: randomHand(match, rng, prefer) };
    },
    most: 5000,
    wrong: (state) => wrongTokens(state) ?? wrongCards(state) ?? wrongDiscs(state),
    ending: ({ state, outcome }) => state.ended && `${state.ended}, ${outcome?.rule}`,
    lineOf,
    note: exploring.note,
  };
  return { ...fuzz(conquests, games, seed, onProgress), reach: exploring.reach() };
}

/** The game with this number, before its first answer. */
export function startGame(seed: number, game: number): Match<Conquest> {
  const options = randomOptions(game, xoroshiro.fromSeed(`options ${seed}/${game}`));
  return Match.start(conquest, { options, seed: `match ${seed}/${game}`, undo: "free" });
}

function isYes({ id }: Offered): boolean {
  return id === "yes" || id === "again";
}

/** CON-COMP-06. */
function wrongTokens({ pools, bank }: State): string | undefined {
  const counts = [pools.sword, pools.skull, bank];
  const isRight = counts.every((count) => count >= 0) && pools.sword + pools.skull + bank === allTokens;
  return isRight ? undefined : `${counts.join(" + ")} tokens`;
}

/** CON-COMP-01: every card of a team is in one place of that team, and no other team's card among them. */
function wrongCards(state: State): string | undefined {
  const { options, piles, discards, armour, playing } = state;
  for (const team of teams) {
    const held = seatsOfTeam(options, team).flatMap((seat) => handOf(state, seat));
    const carried = playing !== undefined && cardOf(playing.card).team === team ? [playing.card] : [];
    const cards = [...held, ...carried, ...piles[team], ...discards[team], ...armour[team]];
    const own = new Set(cards.filter((card) => cardOf(card).team === team));
    if (own.size !== deckOf(team).length || cards.length !== own.size)
      return `${cards.length} cards of ${team}, ${own.size} of them right`;
  }
  return undefined;
}

/** CON-COMP-02, 05, CON-RULING-34: four characters, five crystals, and at most one projectile. */
function wrongDiscs({ discs, playing }: State): string | undefined {
  const ids = new Set(discs.map(({ id }) => id));
  const isRight =
    ids.size === discs.length && (discs.length === 9 || (discs.length === 10 && playing !== undefined));
  return isRight ? undefined : `${discs.map(({ id }) => id).join(", ")} in the arena`;
}
