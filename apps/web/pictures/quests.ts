import { type DarkReign, darkReign, darkReignBox, defaultOptions } from "@ossuaire/dark-reign";
import { Match, playBot, xoroshiro } from "@ossuaire/kernel";
import type { Stored } from "@ossuaire/table";
import { changed } from "../e2e/dark-reign.ts";
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

/** He may strike one of several, has not come alone, and nobody lies over the board. */
const isFight = ({ decision, state }: Match<DarkReign>): boolean => {
  if (decision?.prompt !== "act" || decision.about.who !== "svein" || decision.about.actions < 3)
    return false;
  const foes = state.characters.filter(({ side, gone }) => side === "mj" && gone === undefined);
  const struck = decision.options.flatMap((option) =>
    "deed" in option && option.deed === "strike" ? [option.target] : [],
  );
  return state.zones.length > 2 && foes.length > 2 && foes.some(({ id }) => struck.includes(id));
};

/** A zone has come to light, and somebody waits in it. */
const isLaidOut = ({ decision, state }: Match<DarkReign>): boolean =>
  decision?.prompt === "lay-out" && state.zones.length > 1 && decision.pieces.length > 3;

/** The MJ may choose among several. */
const isMasters = ({ decision }: Match<DarkReign>): boolean =>
  decision?.prompt === "next" && decision.options.length > 3;

/** He stands at a door behind which somebody waits. */
function isAtDoor(match: Match<DarkReign>): boolean {
  const { decision, state } = match;
  if (decision?.prompt !== "act" || decision.about.who !== "svein") return false;
  const doors = decision.options.filter((option) => "deed" in option && option.deed === "open");
  const [door] = doors;
  if (door === undefined || doors.length > 1) return false;
  const ahead = match.fork();
  ahead.submit("svein", { kind: "choose", option: door.id });
  for (let asked = ahead.decision; asked?.kind === "place"; asked = ahead.decision)
    ahead.submit(asked.seats[0] ?? "", { kind: "place", spots: asked.suggestion });
  return (
    state.zones.length > 1 &&
    ahead.state.zones.length > state.zones.length &&
    ahead.state.characters.length > state.characters.length
  );
}

/** The first quest that comes to this. */
function first(is: (match: Match<DarkReign>) => boolean): Match<DarkReign> {
  for (let n = 1; n <= 30; n++) {
    const match = played(`pictures ${n}`, is);
    if (match.decision !== undefined) return match;
  }
  throw new Error("no quest comes to this");
}

const door = first(isAtDoor);

export const quests = {
  quest: stored(first(isFight)),
  laying: stored(first(isLaidOut), "mj"),
  master: stored(first(isMasters), "mj"),
  town: stored(Match.start(darkReign, { options: defaultOptions, seed: "pictures", undo: "free" })),
  door: stored(door),
  // The same door, and whoever waits behind it lies in ambush.
  ambush: stored(
    changed(door, ({ unforeseen }) => {
      unforeseen.liesInWait = true;
    }),
  ),
  won: stored(played("pictures", () => false)),
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
