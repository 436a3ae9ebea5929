import { type Conquest, conquest, conquestBot, defaultOptions } from "@ossuaire/conquest";
import { Match, playBot, xoroshiro } from "@ossuaire/kernel";

/** A short duel of two bots to its end, and the page on which somebody is wounded for the first time. */
export function duelWithWounds(): { readonly match: Match<Conquest>; readonly wounds: number } {
  const match = Match.start(conquest, {
    options: { ...defaultOptions, health: 3 },
    seed: "travels",
    undo: "free",
  });
  const bots = { sword: conquestBot("master"), skull: conquestBot("master") };
  const chance = xoroshiro.fromSeed("travels");
  while (match.decision !== undefined) playBot(match, bots, chance);
  const wounds = match.pages.findIndex(({ told }) => {
    const types = told.map(({ event }) => event.type);
    return types.includes("hit") && types.includes("wounded");
  });
  return { match, wounds };
}
