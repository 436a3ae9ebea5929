import { type Catacombs, catacombs, catacombsBot, defaultOptions } from "@ossuaire/catacombs";
import { Match, playBot, xoroshiro } from "@ossuaire/kernel";
import type { Stored } from "@ossuaire/table";
import { asked, mastering, paying } from "../e2e/boxes-scenes.ts";
import { laidWith } from "../e2e/shelf.ts";
import { boxMatches } from "./boxes.ts";

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

export const campaigns = {
  fight: stored(fight),
  shop: stored(shop),
  frozen: stored(boxMatches.frozen),
  swarmed: stored(boxMatches.swarmed, "seat-1"),
  poisoned: stored(boxMatches.poisoned),
  devoured: stored(boxMatches.devoured),
  altar: stored(boxMatches.altar),
  cure: stored(boxMatches.cure),
  armour: stored(asked.ward.match()),
  slave: stored(chosenSlave(), "seat-1"),
  payment: stored(paying()),
  flight: stored(asked.flight.match(), "seat-1"),
  muster: stored(asked["wandering-vermin"].match(), "seat-1"),
} as const;

/** One of two Archers is the slave of the Lizard Man. */
function chosenSlave(): Match<Catacombs> {
  const match = mastering();
  match.submit("seat-1", { kind: "choose", option: "skeleton-archer-2" });
  return match;
}

/** With a person on this seat, and a bot on the other. */
function stored(match: Match<Catacombs>, seat: keyof typeof bots = "seat-2"): Omit<Stored, "id"> {
  const bot = { kind: "bot", name: "", level: "novice" } as const;
  const person = { kind: "person", name: "" } as const;
  return laidWith("catacombs", match, { "seat-1": bot, "seat-2": bot, [seat]: person });
}
