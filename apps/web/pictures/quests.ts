import { type DarkReign, darkReign, darkReignBox, defaultOptions } from "@ossuaire/dark-reign";
import { Match, playBot, xoroshiro } from "@ossuaire/kernel";
import type { Stored } from "@ossuaire/table";
import { laidWith } from "../e2e/shelf.ts";

/** The same quest every time, as far as it is wanted: bots play all, the pictures watch Svein. */
function played(seed: string, until: (match: Match<DarkReign>) => boolean): Match<DarkReign> {
  const options = { ...defaultOptions, town: false };
  const match = Match.start(darkReign, { options, seed, undo: "free" });
  const chance = xoroshiro.fromSeed(seed);
  const bot = darkReignBox.bot("adept");
  if (bot === undefined) throw new Error("there is no such bot");
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, bot]));
  while (match.decision !== undefined && !until(match)) playBot(match, bots, chance);
  return match;
}

/** He may strike, and has not come alone. */
const isFight = ({ decision, state }: Match<DarkReign>): boolean =>
  decision?.prompt === "act" &&
  decision.about.who === "svein" &&
  state.zones.length > 2 &&
  decision.options.some((option) => "deed" in option && option.deed === "strike");

/** A zone has come to light, and somebody waits in it. */
const isLaidOut = ({ decision, state }: Match<DarkReign>): boolean =>
  decision?.prompt === "lay-out" && state.zones.length > 1 && decision.pieces.length > 3;

/** The MJ may choose among several. */
const isMasters = ({ decision }: Match<DarkReign>): boolean =>
  decision?.prompt === "next" && decision.options.length > 3;

export const quests = {
  quest: stored(played("pictures", isFight)),
  laying: stored(played("pictures", isLaidOut), "mj"),
  master: stored(played("pictures", isMasters), "mj"),
  town: stored(Match.start(darkReign, { options: defaultOptions, seed: "pictures", undo: "free" })),
  briefing: stored(played("pictures", ({ state }) => state.round === 1)),
} as const;

/** Bots sit on all seats but this one. */
function stored(match: Match<DarkReign>, person = "svein"): Omit<Stored, "id"> {
  const bot = { kind: "bot", name: "", level: "adept" } as const;
  return laidWith("dark-reign", match, {
    ...Object.fromEntries(match.seats.map((seat) => [seat, bot])),
    [person]: { kind: "person", name: "" },
  });
}
