import { type Terms, xoroshiro } from "@ossuaire/kernel";
import { deckOf } from "../cards/decks.ts";
import { type ConquestOptions, defaultOptions } from "../options.ts";
import { setup } from "../setup.ts";
import type { Conquest } from "../table.ts";
import type { Team } from "../teams.ts";

const options: ConquestOptions = { ...defaultOptions, players: 4 };
const seed = "tutorial";

/** What the rulebook's players will play, and what fills their hands. */
const hands = {
  s1: ["berserker-mage", "lion-knight", "miner", "scout"],
  c1: ["zombie-from-beyond-the-grave", "marauder", "witch", "reaver"],
  s2: ["royal-archer", "enchantress", "unicorn", "duellist"],
  c2: ["behemoth", "ghoul", "harpy", "smuggler"],
};

/** CON-TUTO-01: four players, Sword begins. A flick of the learner may be taken back, so everything may. */
export function tutorialTerms(): Terms<Conquest> {
  const position = {
    ...setup(options, xoroshiro.fromSeed(seed)),
    first: "sword",
    hands,
    piles: { sword: pileOf("sword"), skull: pileOf("skull") },
  } as const;
  return { options, seed, undo: "consent", position };
}

function pileOf(team: Team): string[] {
  const dealt = Object.values(hands).flat();
  return deckOf(team)
    .map(({ id }) => id)
    .filter((id) => !dealt.includes(id));
}
