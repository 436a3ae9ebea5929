// @module-tag long
import { Match, playBot, sightOf, xoroshiro } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import { monsterOf } from "../content/box.ts";
import { soloth } from "../content/soloth/soloth.ts";
import { catacombs, catacombsBot } from "../index.ts";
import { characterOf } from "../state.ts";
import type { Campaign } from "../testing/campaign.ts";
import { strikeAll } from "../testing/infested.ts";
import { solothCampaign, solothFight, strikes } from "../testing/soloth.ts";
import { prizeOf } from "./worth.ts";

describe("bots with Cavern of Soloth", () => {
  test.each(soloth.lords.map(({ id }) => id))("play a campaign against %s to its end", (lord) => {
    const { match } = solothCampaign({ lord, altar: true, rooms: ["soloth"] }, `bots ${lord}`);
    const [overseer = "", ...heroes] = match.seats;
    const bots = Object.fromEntries([
      [overseer, catacombsBot("novice")],
      ...heroes.map((seat) => [seat, catacombsBot("adept")] as const),
    ]);
    const rng = xoroshiro.fromSeed("theirs");
    while (match.decision !== undefined) playBot(match, bots, rng);
    expect(match.outcome).toBeDefined();
  });

  /** What the adept of this seat answers. */
  function answer({ match }: Campaign, seat: string) {
    return catacombsBot("adept")(sightOf(match, seat, match.page.serial), xoroshiro.fromSeed("one answer"));
  }

  test("the Paladin uses his armour, but keeps the last of it for what hurts, where that is to come", () => {
    const struck = (card: string, left: number, other = "zombie") => {
      const game = solothFight({
        phase: "overseer",
        heroes: { paladin: { tracks: { armour: left } } },
        at: { paladin: [330, 60], [`${card}-1`]: [260, 60], [`${other}-9`]: [440, 290] },
      });
      strikes(game, `${card}-1:melee`, "paladin");
      return answer(game, "seat-2");
    };
    expect(struck("orc", 2, "giant-scorpion")).toEqual({ kind: "choose", option: "armour" });
    expect(struck("orc", 1)).toEqual({ kind: "choose", option: "armour" });
    expect(struck("orc", 1, "giant-scorpion")).toEqual({ kind: "choose", option: "no" });
    expect(struck("giant-scorpion", 1, "ghoul")).toEqual({ kind: "choose", option: "armour" });
  });

  test("a stun is worth nothing against whoever has the Amulet of Courage", () => {
    const worth = (items: string[]) => {
      const { state } = solothFight({
        phase: "overseer",
        heroes: { paladin: { items } },
        at: { paladin: [330, 60], "ghoul-1": [260, 60] },
      });
      const [attack] = monsterOf("ghoul").actions[0]?.attacks ?? [];
      if (attack === undefined) throw new Error("a Ghoul can do nothing");
      return prizeOf(state, attack, characterOf(state, "paladin"));
    };
    expect(worth([])).toMatchObject({ stuns: true });
    expect(worth(["amulet-of-courage"])).toMatchObject({ stuns: false });
  });

  test("the Sorceress takes her other form when many are tough, early in the fight", () => {
    const first = (...cards: readonly string[]) => {
      const at = Object.fromEntries(
        cards.map((card, i) => [`${card}-${i + 1}`, [440, 40 + 60 * i] as const]),
      );
      const game = solothFight({
        done: ["ice-princess", "paladin", "witch-hunter"],
        at: { ...at, sorceress: [40, 160] },
      });
      return answer(game, "seat-2");
    };
    expect(first("troll", "orc", "manticore", "cerberus", "ghoul")).toEqual({
      kind: "choose",
      option: "sorceress:beast-form",
    });
    expect(first("zombie", "skeleton-warrior", "zombie")).not.toEqual({
      kind: "choose",
      option: "sorceress:beast-form",
    });
  });

  test("the Sorceress lets life go before magic when she is hurt", () => {
    const gain = (life: number) => {
      const game = solothFight({
        life: { sorceress: life },
        heroes: { sorceress: { items: ["healing-draught"], tracks: { magic: 2 } } },
        at: { "orc-1": [440, 300] },
      });
      game.choose("sorceress:healing-draught");
      return answer(game, "seat-2");
    };
    expect([gain(2), gain(6)]).toEqual([
      { kind: "amount", amount: 2 },
      { kind: "amount", amount: 0 },
    ]);
  });

  test.each([
    ["zombie-1", "manticore-1"],
    ["manticore-1", "zombie-1"],
  ])("of several the spike freezes the most dangerous, on either side: %s and %s", (above, below) => {
    const apart = (id: string) => (id === "manticore-1" ? 25.2 : 20.2);
    const game = solothFight({
      at: {
        "ice-princess": [250, 160],
        [above]: [320, 160 - apart(above)],
        [below]: [320, 160 + apart(below)],
        "orc-9": [440, 300],
      },
    });
    game.choose("ice-princess:ice-spike");
    game.place(275, 160);
    strikeAll(game, above, below);
    expect(game.question("freeze-whom").options.map(({ id }) => id)).toHaveLength(2);
    expect(answer(game, "seat-2")).toEqual({ kind: "choose", option: "manticore-1" });
  });

  test("the Shapeshifter never strikes without taking a shape afterwards", () => {
    const deeds = Array.from({ length: 12 }, (_, i) => {
      const { match } = solothFight({
        phase: "overseer",
        options: { lord: "shapeshifter" },
        kind: "lord",
        at: { shapeshifter: [300, 160], paladin: [200 - 5 * i, 160] },
      });
      return catacombsBot("adept")(sightOf(match, "seat-1", match.page.serial), xoroshiro.fromSeed(`${i}`));
    });
    expect(deeds).toEqual(deeds.map(() => ({ kind: "choose", option: "shapeshifter:shapes" })));
  });

  test.each([
    ["minotaur-1", "lizard-man-1"],
    ["lizard-man-1", "minotaur-1"],
  ])(
    "of those who answer the kind that is worth most answers first, on either side: %s and %s",
    (above, below) => {
      const game = solothFight({
        at: { "witch-hunter": [260, 160], [above]: [330, 142.5], [below]: [330, 177.5] },
      });
      game.choose("witch-hunter:melee");
      strikeAll(game, above, below);
      expect(game.question("answer-first").options).toHaveLength(2);
      expect(answer(game, "seat-1")).toEqual({ kind: "choose", option: "lizard-man-1" });
    },
  );

  test("the Witch Hunter activates what he wants most", () => {
    const game = solothFight({ heroes: { "witch-hunter": { trophies: ["orc", "zombie", "gargoyle"] } } });
    const reserve = { ...game.state.reserve, orc: 4, zombie: 5, gargoyle: 2 };
    const { match } = game;
    const ready = Match.start(catacombs, { ...match.terms, position: { ...game.state, reserve } });
    while (ready.decision?.prompt === "hero-acts") ready.submit("seat-2", { kind: "choose", option: "pass" });
    const asked = catacombsBot("adept")(
      sightOf(ready, "seat-2", ready.page.serial),
      xoroshiro.fromSeed("want"),
    );
    expect(asked).toEqual({ kind: "choose", option: "horn-of-the-bull" });
  });
});
