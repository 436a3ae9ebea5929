import { type Catacombs, catacombs, defaultOptions } from "@ossuaire/catacombs";
import { disguise } from "@ossuaire/catacombs/testing";
import { Match, type Seat, type Viewer } from "@ossuaire/kernel";
import { findLeaks, testRng } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { Dealer } from "./Dealer.ts";
import type { Sitter } from "./seating.ts";

const told = { fr: "Une odeur de soufre.", en: "A smell of sulphur." };
const scenario = {
  intro: { fr: "Il fait nuit.", en: "It is night." },
  rooms: { "bholoth-cemetery": { intro: told, monsters: [{ monster: "troll" }] }, moghath: { intro: told } },
};
const options = { ...defaultOptions, scenario };

/** All that a table hands over to a screen at which this viewer sits, or nobody. */
function handedOver(match: Match<Catacombs>, viewer: Viewer, since: number): unknown {
  const sitters: Record<Seat, Sitter> = {};
  for (const seat of match.seats) {
    sitters[seat] =
      seat === viewer ? { kind: "person", name: "Ada" } : { kind: "bot", name: "", level: "adept" };
  }
  const { seed, undo } = match.terms;
  const invitation = { game: "catacombs", options: match.terms.options, seed, undo, sitters };
  // A fork: what the dealer lets go, the worlds that are compared still have.
  const dealer = new Dealer(
    match.fork(),
    { id: "a", invitation, snapshot: undefined },
    { bot: () => undefined },
  );
  return { sitting: dealer.sitting, first: dealer.news(), news: dealer.news(since), line: dealer.line(0) };
}

test("nothing that a table hands over tells what a scenario hides, nor what lies face down", () => {
  for (const seed of ["a", "b", "c"]) {
    const match = Match.start(catacombs, { options, seed, undo: "free" });
    const watch = { most: 60, received: handedOver, optionsOf: ({ options }: Catacombs["state"]) => options };
    expect(findLeaks(match, disguise, testRng(seed), watch)).toEqual([]);
    expect(match.page.number).toBeGreaterThan(20);
  }
});
