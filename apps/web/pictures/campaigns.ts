import { type Catacombs, catacombs, catacombsBot, defaultOptions } from "@ossuaire/catacombs";
import { Match, playBot, snapshotOf, xoroshiro } from "@ossuaire/kernel";
import type { Stored } from "@ossuaire/table";

const bots = { "seat-1": catacombsBot("novice"), "seat-2": catacombsBot("adept") };

/** The same campaign every time, as far as it is wanted: the pictures watch the Heroes. */
function played(until: (match: Match<Catacombs>) => boolean): Match<Catacombs> {
  const options = { ...defaultOptions, lord: "dragon" };
  const match = Match.start(catacombs, { options, seed: "pictures", undo: "free" });
  const chance = xoroshiro.fromSeed("pictures");
  while (match.decision !== undefined && !until(match)) playBot(match, bots, chance);
  return match;
}

const isAsked = ({ decision }: Match<Catacombs>, prompt: string): boolean => decision?.prompt === prompt;

/** The second round of a fight, with somebody wounded already. */
const fight = played(
  (match) => match.state.here === 1 && match.state.fight?.round === 2 && isAsked(match, "hero-acts"),
);

const shop = played((match) => isAsked(match, "buy"));

export const campaigns = { fight: stored(fight), shop: stored(shop) } as const;

function stored(match: Match<Catacombs>): Omit<Stored, "id"> {
  const { options, seed } = match.terms;
  return {
    invitation: {
      game: "catacombs",
      options,
      seed,
      undo: "free",
      sitters: {
        "seat-1": { kind: "bot", name: "", level: "novice" },
        "seat-2": { kind: "person", name: "" },
      },
    },
    snapshot: snapshotOf(match),
  };
}
