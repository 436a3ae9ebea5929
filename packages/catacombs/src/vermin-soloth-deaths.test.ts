import { flickThat } from "@ossuaire/discs/testing";
import type { Entry } from "@ossuaire/flick";
import { describe, expect, test } from "vitest";
import { arenaOf } from "./arena.ts";
import { together } from "./testing/both.ts";
import type { Campaign } from "./testing/campaign.ts";
import { strikeAll } from "./testing/infested.ts";
import { passages } from "./testing/passages.ts";
import { apart } from "./testing/venom.ts";

/** Flicks the disc that is asked for so that its course is like this. */
function flickSuch(game: Campaign, runsAsWished: (entries: readonly Entry[]) => boolean): void {
  const { board = "", pieces = [] } = game.state.fight ?? {};
  const speeds = [600, 1200, 2000, 3000];
  const { vx, vy } = flickThat(arenaOf(board, pieces), [game.flickedPiece()], speeds, runsAsWished);
  game.flick(vx, vy);
}

describe("who dies in the middle of a flick, with both boxes", () => {
  /** A monster strikes the Ice Princess once more than she can bear; the feather of the Paladin brings her back. */
  function broughtBack(monster: string, action: string, life: number): Campaign {
    const at = { "ice-princess": [300, 160], [`${monster}-1`]: [345, 160], ...apart } as const;
    const heroes = { paladin: { items: ["phoenix-feather"] } };
    const game = together({ phase: "overseer", life: { "ice-princess": life }, heroes, at });
    game.choose(`${monster}-1:${action}`);
    for (let flick = 1; flick <= life; flick++) {
      if (flick > 1) game.choose("flick");
      game.flickAt("ice-princess", 300 + 100 * flick);
    }
    game.choose("ice-princess");
    return game;
  }

  test("VER-RULING-60: whom the second hit kills is not devoured, not even if the feather brings her back", () => {
    const game = broughtBack("remorhaz", "melees", 2);
    expect([game.isOnBoard("ice-princess"), game.life("ice-princess")]).toEqual([true, 3]);
    expect([game.isStunned("ice-princess"), game.events("devoured")]).toEqual([false, []]);
  });

  test("VER-RULING-32: whom a Fear attack kills does not flee, not even if the feather brings her back", () => {
    expect(broughtBack("blood-skull", "melee", 1).asked.prompt).toBe("monster-acts");
  });

  test("VER-RULING-32, SOL-VERDICT-22: nor does whom a flight before has killed, and the feather brought back", () => {
    const game = together({
      phase: "overseer",
      life: { "ice-princess": 2 },
      heroes: { paladin: { items: ["phoenix-feather"] } },
      walls: ["fire-spirit-1"],
      at: {
        ...{ "dire-ghoul-1": [260, 160], "ice-princess": [320, 139], "witch-hunter": [320, 181] },
        ...{ "fire-spirit-1": [440, 100], ...apart },
      },
    });
    game.choose("dire-ghoul-1:melees");
    strikeAll(game, "ice-princess", "witch-hunter");
    expect(game.options()).toEqual(["ice-princess", "witch-hunter", "no"]);
    game.choose("witch-hunter");
    const pair = ["ice-princess", "fire-spirit-1"];
    flickSuch(game, (entries) =>
      entries.some((entry) => entry.kind === "contact" && pair.every((id) => entry.discs.includes(id))),
    );
    game.choose("ice-princess");
    expect([game.life("ice-princess"), game.asked.prompt]).toEqual([3, "go-on"]);
  });

  test("VER-RULING-31, SOL-VERDICT-21: each Hero whom it has hurt flees, also from whoever a blow sent back has killed", () => {
    const game = together({
      phase: "overseer",
      life: { "dire-ghoul-1": 1 },
      heroes: { "witch-hunter": { artefacts: ["orc-hide-shield"] } },
      at: {
        ...{ "dire-ghoul-1": [260, 160], "ice-princess": [320, 137] },
        ...{ sorceress: [330, 184], "witch-hunter": [385, 160], ...apart },
      },
    });
    game.choose("dire-ghoul-1:melees");
    strikeAll(game, "witch-hunter", "ice-princess", "sorceress");
    while (game.asked.prompt === "ward") game.choose("orc-hide-shield");
    expect([game.life("dire-ghoul-1"), game.options()]).toEqual([0, ["sorceress", "ice-princess", "no"]]);
    game.choose("sorceress");
    game.tap();
    expect(game.options()).toEqual(["ice-princess", "no"]);
    game.choose("ice-princess");
    game.tap();
    expect([game.isOnBoard("dire-ghoul-1"), game.asked.prompt]).toEqual([false, "monster-acts"]);
  });

  test("SOL-RULING-12: pushed out with its mount, a rider is there before the Phoenix comes back", () => {
    const game = together({
      options: { passages: true },
      state: { passages: { ...passages(), now: { card: "hall-of-mirrors" } } },
      at: { paladin: [300, 250], "phoenix-1": [281.5, 302], "orc-wolf-rider-1": [318.5, 297] },
    });
    game.choose("paladin:melee");
    const lost = ["phoenix-1", "orc-wolf-rider-1"];
    flickSuch(game, (entries) => {
      const exits = entries.flatMap((entry) => (entry.kind === "exit" ? [entry.disc] : []));
      return lost.join() === exits.filter((disc) => disc !== "paladin").join();
    });
    expect(game.events("lost").map(({ piece }) => piece)).toEqual(lost);
    expect([game.isOnBoard("orc-1"), game.asked.prompt]).toEqual([true, "place-returned"]);
  });
});
