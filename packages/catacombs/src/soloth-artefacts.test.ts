import { Match } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import { heroCard, monsterOf } from "./content/box.ts";
import type { HeroBoard, State } from "./state.ts";
import { type Campaign, onMatch, type Situation } from "./testing/campaign.ts";
import { fightIn } from "./testing/passages.ts";
import { enterRoom, leaveRoom } from "./testing/scenes.ts";
import { beforeSolothRoom, solothFight, solothParty, strikes } from "./testing/soloth.ts";

const hunter = "witch-hunter";

/** What he starts with (SOL-RULING-05). */
const whole = heroCard(hunter).life;

/** A room is done in which he has killed these; what he had stored lies on his board. */
function resolving(
  killed: readonly string[],
  board: Partial<HeroBoard> = {},
  more: Situation = {},
): Campaign {
  const game = solothFight({ ...more, heroes: { [hunter]: { trophies: [...killed], ...board } } });
  const reserve = { ...game.state.reserve };
  for (const card of [...killed, ...(board.stored ?? [])]) {
    const { disc } = monsterOf(card);
    reserve[disc] = (reserve[disc] ?? 0) - 1;
  }
  const position: State = { ...game.state, reserve };
  const ready = onMatch(Match.start(catacombs, { ...game.match.terms, position }));
  leaveRoom(ready);
  return ready;
}

const boardOf = (game: Campaign) => game.hero(hunter);

describe("artefacts", () => {
  /** He has this artefact and is struck by this monster. */
  function struck(artefact: string, card: string, deed = "melee", more: Situation = {}): Campaign {
    const game = solothFight({
      phase: "overseer",
      heroes: { [hunter]: { artefacts: [artefact] } },
      ...more,
      at: { [hunter]: [330, 60], [`${card}-1`]: [255, 60], ...more.at },
    });
    game.choose(`${card}-1:${deed}`);
    if (game.asked.kind === "place") game.place(280, 60);
    game.flickAt(hunter, 900);
    return game;
  }

  test("SOL-VERDICT-03: what ignores an attack is asked like the armour; what is always on costs nothing", () => {
    const hide = struck("orc-hide-shield", "orc");
    expect(hide.options()).toEqual(["orc-hide-shield", "no"]);
    hide.choose("orc-hide-shield");
    expect([hide.life(hunter), hide.life("orc-1"), boardOf(hide).used]).toEqual([
      whole,
      1,
      ["orc-hide-shield"],
    ]);
    const hand = struck("skeleton-hand", "skeleton-archer", "missile");
    hand.choose("skeleton-hand");
    expect(hand.life(hunter)).toBe(whole);
    expect(struck("ember-heart", "salamander", "fireball").life(hunter)).toBe(whole);
    expect(struck("skeleton-hand", "orc").life(hunter)).toBe(whole - 1);
  });

  test("SOL-VERDICT-20: damage that is no attack: 1 point, for the owner, and never to a Lord", () => {
    const game = struck("orc-hide-shield", "orc", "melee", {
      life: { "orc-1": 1 },
      at: { "orc-2": [440, 300] },
    });
    game.choose("orc-hide-shield");
    expect([game.isOnBoard("orc-1"), boardOf(game).trophies]).toEqual([false, ["orc"]]);
    const minotaur = struck("orc-hide-shield", "minotaur");
    minotaur.choose("orc-hide-shield");
    expect(minotaur.events("retaliates")).toEqual([]);
    const lord = solothFight({
      kind: "lord",
      phase: "overseer",
      options: { lord: "hydra" },
      heroes: { [hunter]: { artefacts: ["orc-hide-shield"] } },
      at: { [hunter]: [340, 60], hydra: [255, 60] },
    });
    strikes(lord, "hydra:melee", hunter);
    lord.choose("orc-hide-shield");
    expect(lord.life("hydra")).toBe(7);
  });

  test("SOL-VERDICT-21: killed by a blow sent back, it loses the rest of its sequence, and its rider appears", () => {
    const game = solothFight({
      phase: "overseer",
      life: { "orc-wolf-rider-1": 1 },
      heroes: { [hunter]: { artefacts: ["orc-hide-shield"] } },
      at: { [hunter]: [340, 60], "orc-wolf-rider-1": [255, 60], "zombie-1": [440, 300] },
    });
    game.choose("orc-wolf-rider-1:two-melee");
    game.flickAt(hunter, 700);
    game.choose("orc-hide-shield");
    expect([game.isOnBoard("orc-wolf-rider-1"), game.isOnBoard("orc-1"), game.asked.prompt]).toEqual([
      false,
      true,
      "monster-acts",
    ]);
    expect(game.options()).not.toContain("orc-1:melee");
  });

  test("SOL-VERDICT-21: what comes back from that has lost the rest of its sequence as well", () => {
    const game = fightIn(
      "rampage",
      {
        ...{ phase: "overseer", options: { boxes: ["soloth", "vermin"], parties: [solothParty] } },
        life: { "phoenix-1": 1 },
        heroes: { [hunter]: { artefacts: ["orc-hide-shield"] } },
        at: { [hunter]: [340, 60], "phoenix-1": [255, 60], "zombie-1": [440, 300] },
      },
      "phoenix",
    );
    game.choose("phoenix-1:melee");
    game.flickAt(hunter, 700);
    game.choose("orc-hide-shield");
    expect(game.asked.prompt).toBe("place-returned");
    game.place(440, 200);
    expect([game.isOnBoard("phoenix-1"), game.asked.prompt]).toEqual([true, "monster-acts"]);
    expect(game.options()).not.toContain("phoenix-1:melee");
  });

  test("the Horn gives two Melee in each turn, the Blood life in each room", () => {
    const horn = solothFight({
      heroes: { [hunter]: { artefacts: ["horn-of-the-bull"] } },
      at: { [hunter]: [260, 60], "orc-1": [330, 60] },
    });
    strikes(horn, `${hunter}:horn-of-the-bull`, "orc-1");
    horn.choose("flick");
    horn.flickAt("orc-1", 900);
    expect([horn.isOnBoard("orc-1"), boardOf(horn).used]).toEqual([false, []]);
    const blood = beforeSolothRoom("bholoth-cemetery", {
      heroes: { [hunter]: { artefacts: ["troll-blood"], life: 5 } },
    });
    enterRoom(blood);
    expect(boardOf(blood).life).toBe(7);
  });

  test("the Trophy Hook stands for one icon in each resolution phase", () => {
    const game = resolving(["orc"], { items: ["trophy-hook"] });
    expect(game.options()).toContain("orc-hide-shield");
    game.choose("orc-hide-shield");
    game.choose("orc");
    expect([boardOf(game).artefacts, game.asked.prompt]).toEqual([["orc-hide-shield"], "explore"]);
  });

  test("which discs pay is his choice, icon by icon", () => {
    const game = resolving(["orc", "zombie", "zombie", "gargoyle"]);
    game.choose("orc-hide-shield");
    expect([game.asked.prompt, game.options()]).toEqual(["artefact-cost", ["zombie", "gargoyle"]]);
    game.choose("gargoyle");
    expect(boardOf(game).stored).toEqual(["zombie", "zombie"]);
  });
});
