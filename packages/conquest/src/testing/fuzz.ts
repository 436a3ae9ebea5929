import { canonicalText, Match, type Rng, xoroshiro } from "@ossuaire/kernel";
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
import { explorer, type Reach } from "./reached.ts";

export interface ConquestFigures {
  readonly games: number;
  readonly answers: number;
  /** The most answers that one game took. */
  readonly longest: number;
  /** How the games ended, and how often. */
  readonly endings: Readonly<Record<string, number>>;
  readonly reach: Reach;
  /** What was violated, with the game that shows it. Empty when all is well. */
  readonly violations: readonly string[];
}

/** No game has come near it. */
const mostAnswers = 5000;

/**
 * Plays whole games at random over all companies, variants and options, and checks what must hold after every answer:
 * nothing throws, tokens, cards and discs are all there (CON-COMP-01 to 06), every event can be told, and the game
 * ends. The exhaustive mode prefers cards that nobody has played yet, and whatever lets a keyword take effect.
 */
export function fuzzConquest(
  games: number,
  seed: number,
  onProgress?: (done: number) => void,
  mode: "random" | "exhaustive" = "random",
): ConquestFigures {
  const exploring = explorer();
  const isFresh = (option: Offered) => "card" in option && !exploring.has("cards", option.card);
  const prefer = mode === "random" ? () => false : (option: Offered) => isFresh(option) || isYes(option);
  const violations: string[] = [];
  const endings: Record<string, number> = {};
  let answers = 0;
  let longest = 0;
  for (let game = 0; game < games; game++) {
    const rng = xoroshiro.fromSeed(`${seed}/${game}`);
    try {
      const match = startGame(seed, game);
      playOut(match, rng, prefer, exploring.note);
      const ending = `${match.state.ended}, ${match.outcome?.rule}`;
      endings[ending] = (endings[ending] ?? 0) + 1;
      answers += match.page.number;
      longest = Math.max(longest, match.page.number);
    } catch (error) {
      violations.push(`${error instanceof Error ? error.message : error}: seed ${seed}, game ${game}`);
    }
    if (game % 10 === 9) onProgress?.(game + 1);
  }
  return { games, answers, longest, endings, reach: exploring.reach(), violations };
}

/** The game with this number, before its first answer. */
export function startGame(seed: number, game: number): Match<Conquest> {
  const options = randomOptions(game, xoroshiro.fromSeed(`options ${seed}/${game}`));
  return Match.start(conquest, { options, seed: `match ${seed}/${game}`, undo: "free" });
}

function isYes({ id }: Offered): boolean {
  return id === "yes" || id === "again";
}

function playOut(
  match: Match<Conquest>,
  rng: Rng,
  prefer: (option: Offered) => boolean,
  note: ReturnType<typeof explorer>["note"],
): void {
  checkPage(match);
  for (let { decision } = match; decision !== undefined; decision = match.decision) {
    if (match.page.number === mostAnswers) throw new Error(`not over after ${mostAnswers} answers`);
    const refused = match.submit(rng.one(decision.seats), randomHand(match, rng, prefer));
    if (refused !== undefined) throw new Error(`“${decision.prompt}” refused ${refused.code}`);
    note(match, decision);
    checkPage(match);
  }
}

function checkPage({ state, page, outcome }: Match<Conquest>): void {
  const wrong = wrongTokens(state) ?? wrongCards(state) ?? wrongDiscs(state);
  if (wrong !== undefined) throw new Error(`${wrong} after answer ${page.number}`);
  if ((outcome === undefined) !== (state.ended === undefined)) throw new Error("an end without an outcome");
  for (const { event, others } of page.told) {
    for (const told of others === undefined ? [event] : [event, others]) {
      const { fr, en } = lineOf(told);
      if (/undefined|NaN| {2}/.test(fr + en) || fr === en)
        throw new Error(`“${fr}” tells ${canonicalText(told)}`);
    }
  }
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
