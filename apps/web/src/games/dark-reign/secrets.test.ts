import { type DarkReign, darkReign, darkReignBox, defaultOptions } from "@ossuaire/dark-reign";
import { disguise } from "@ossuaire/dark-reign/testing";
import { Match, playBot, type Seat, type Viewer } from "@ossuaire/kernel";
import { findLeaks, testRng } from "@ossuaire/kernel/testing";
import { Dealer, type Sitter } from "@ossuaire/table";
import { expect, test } from "vitest";

/** All that a table hands over to a screen at which this viewer sits, or nobody. */
function handedOver(match: Match<DarkReign>, viewer: Viewer, since: number): unknown {
  const sitters: Record<Seat, Sitter> = {};
  for (const seat of match.seats)
    sitters[seat] =
      seat === viewer ? { kind: "person", name: "Ada" } : { kind: "bot", name: "", level: "adept" };
  const { options, seed, undo } = match.terms;
  const invitation = { game: "dark-reign", options, seed, undo, sitters };
  const dealer = new Dealer(
    match.fork(),
    { id: "a", invitation, snapshot: undefined },
    { bot: () => undefined },
  );
  return { sitting: dealer.sitting, first: dealer.news(), news: dealer.news(since), line: dealer.line(0) };
}

test("REG-TRAP-10, REG-DECK-08 nothing that a table hands over to heroes or audience tells what only the MJ knows", () => {
  const match = Match.start(darkReign, {
    options: { ...defaultOptions, side: "nest", town: false },
    seed: "secrets",
    undo: "free",
  });
  const chance = testRng("secrets");
  const bot = darkReignBox.bot("novice");
  if (bot === undefined) throw new Error("there is no such bot");
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, bot]));
  while (match.decision !== undefined && match.state.zones.length < 2) playBot(match, bots, chance);
  const watch = { most: 8, received: handedOver, viewers: ["svein", "audience"] };
  expect(findLeaks(match, disguise, testRng("worlds"), watch)).toEqual([]);
});
