import { Match } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import { allArtefacts, monsterOf } from "./content/box.ts";
import type { HeroBoard, State } from "./state.ts";
import { type Campaign, onMatch, type Situation } from "./testing/campaign.ts";
import { wrongWith } from "./testing/conservation.ts";
import { enterRoom, leaveRoom, placeAll } from "./testing/scenes.ts";
import { beforeSolothRoom, solothFight, strikes } from "./testing/soloth.ts";

const hunter = "witch-hunter";

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

describe("the Witch Hunter's board", () => {
  test("SOL-HUNTER-01: he is paid like any hero", () => {
    expect(boardOf(resolving(["orc", "zombie"])).gold).toBe(200);
  });

  test("SOL-HUNTER-02: his kills stay on his board", () => {
    const game = resolving(["orc"]);
    expect([boardOf(game).stored, game.state.reserve["orc"]]).toEqual([["orc"], 4]);
    expect(wrongWith(game.state)).toBeUndefined();
  });

  test("SOL-HUNTER-03: he may activate artefacts with them, if he has enough", () => {
    expect(resolving(["orc", "zombie"]).options()).toEqual(["orc-hide-shield", "no"]);
    expect(resolving(["orc"]).asked.prompt).toBe("explore");
  });

  test("SOL-HUNTER-04: in the resolution phase only", () => {
    const game = solothFight({ heroes: { [hunter]: { stored: ["orc", "zombie"] } } });
    expect(game.options().some((id) => id.includes("orc-hide"))).toBe(false);
    expect(resolving(["orc", "zombie"]).state.phase).toBe("resolution");
  });

  test("SOL-HUNTER-05: each artefact has a cost of its own", () => {
    const costs = allArtefacts({ boxes: ["soloth"] }).map(({ cost }) => cost.join());
    expect(new Set(costs).size).toBe(7);
  });

  test("SOL-HUNTER-07: any family pays a multicoloured icon", () => {
    for (const other of ["orc", "zombie", "gargoyle", "salamander"])
      expect(resolving(["orc", other]).options()).toContain("orc-hide-shield");
    for (const { cost } of allArtefacts({ boxes: ["soloth"] })) expect(cost).toContain("any");
  });

  test("SOL-HUNTER-08: in any order; the dear ones may come first", () => {
    const kills = ["orc", "orc", "zombie", "gargoyle"];
    expect(resolving(kills).options()).toEqual(expect.arrayContaining(["troll-blood", "orc-hide-shield"]));
  });

  test("SOL-HUNTER-09: the size of a disc does not matter", () => {
    expect(resolving(["troll", "vampire"]).options()).toContain("orc-hide-shield");
  });

  test("SOL-HUNTER-10: only what he has killed himself", () => {
    const game = solothFight({ heroes: { paladin: { trophies: ["orc", "zombie"] } } });
    leaveRoom(game);
    expect([game.asked.prompt, boardOf(game).stored]).toEqual(["explore", undefined]);
  });

  test("SOL-HUNTER-11: what pays goes back to the pool", () => {
    const game = resolving(["orc", "zombie"]);
    game.choose("orc-hide-shield");
    expect([game.state.reserve["orc"], game.state.reserve["zombie"]]).toEqual([5, 6]);
  });

  test("SOL-HUNTER-12: what is activated lies apart from the rest", () => {
    const game = resolving(["orc", "zombie"]);
    game.choose("orc-hide-shield");
    expect(boardOf(game).artefacts).toEqual(["orc-hide-shield"]);
  });

  test("SOL-HUNTER-13: he may decline and keep them", () => {
    const game = resolving(["orc", "zombie"]);
    game.choose("no");
    expect(boardOf(game).stored).toEqual(["orc", "zombie"]);
  });

  test("SOL-HUNTER-14: stored ones pay for others later", () => {
    expect(resolving(["gargoyle"], { stored: ["zombie"] }).options()).toEqual(["sinew-bow", "no"]);
  });

  test("SOL-HUNTER-17: the Orc Hide Shield costs one green and one of any", () => {
    const shield = allArtefacts({ boxes: ["soloth"] }).find(({ id }) => id === "orc-hide-shield");
    expect(shield?.cost).toEqual(["dungeon", "any"]);
  });

  test("SOL-HUNTER-18: an Orc and a Zombie for the Orc Hide Shield", () => {
    const game = resolving(["orc", "zombie"]);
    expect(boardOf(game).gold).toBe(200);
    expect(game.options()).toEqual(["orc-hide-shield", "no"]);
    game.choose("orc-hide-shield");
    expect(boardOf(game)).toMatchObject({ artefacts: ["orc-hide-shield"] });
    expect([boardOf(game).stored, game.state.reserve["orc"], game.state.reserve["zombie"]]).toEqual([
      undefined,
      5,
      6,
    ]);
  });

  /** Before a room that needs more of a disc than the pool has. */
  function short(
    stored: readonly string[],
    reserve: Readonly<Record<string, number>>,
    room = "the-barracks",
  ): Campaign {
    const fresh = beforeSolothRoom(room, { heroes: { [hunter]: { stored: [...stored] } } });
    const position: State = { ...fresh.state, reserve: { ...fresh.state.reserve, ...reserve } };
    const game = onMatch(Match.start(catacombs, { ...fresh.match.terms, position }));
    game.choose("explore");
    return game;
  }

  test("SOL-HUNTER-15: the Overseer may take what the pool lacks", () => {
    const game = short(["orc", "zombie"], { orc: 4 });
    expect(game.asked).toMatchObject({ prompt: "take-stored", seats: ["seat-1"], min: 0, max: 1 });
    game.amount(1);
    expect(boardOf(game).stored).toEqual(["zombie"]);
  });

  test("SOL-HUNTER-19: he declines; the next room takes his Orc, the Zombie stays", () => {
    const done = resolving(["orc", "zombie"]);
    done.choose("no");
    expect([boardOf(done).gold, boardOf(done).stored]).toEqual([200, ["orc", "zombie"]]);
    const game = short(["orc", "zombie"], { orc: 0 }, "phoitar");
    game.amount(1);
    expect(boardOf(game).stored).toEqual(["zombie"]);
    placeAll(game);
    expect(game.state.fight?.pieces.filter(({ card }) => card === "orc")).toHaveLength(1);
  });

  test("SOL-HUNTER-16: incapacitated, he has no artefact", () => {
    const struck = (stunned: Situation["stunned"]) => {
      const game = solothFight({
        phase: "overseer",
        heroes: { [hunter]: { artefacts: ["orc-hide-shield"] } },
        at: { [hunter]: [330, 60], "orc-1": [260, 60] },
        ...(stunned && { stunned }),
      });
      strikes(game, "orc-1:melee", hunter);
      return game.asked.prompt;
    };
    expect(struck(undefined)).toBe("ward");
    expect(struck({ [hunter]: 1 })).not.toBe("ward");
  });

  test("SOL-RULING-59: the same family pays the icon too, one disc one icon", () => {
    expect(resolving(["orc", "orc"]).options()).toContain("orc-hide-shield");
    expect(resolving(["orc"]).asked.prompt).toBe("explore");
  });

  test("SOL-RULING-60: stored ones are not paid again", () => {
    expect(boardOf(resolving([], { stored: ["orc"] })).gold).toBe(0);
  });

  test("SOL-RULING-61: in a fight nothing is taken from his board", () => {
    const spirits = { stored: ["fire-spirit", "fire-spirit", "fire-spirit", "fire-spirit"] };
    const game = solothFight({
      phase: "overseer",
      heroes: { [hunter]: spirits },
      at: { "infernal-acolyte-1": [400, 60] },
    });
    const position: State = { ...game.state, reserve: { ...game.state.reserve, "fire-spirit": 0 } };
    const empty = onMatch(Match.start(catacombs, { ...game.match.terms, position }));
    expect(empty.options()).not.toContain("infernal-acolyte-1:volcanism");
  });

  test("SOL-RULING-62: only the missing kind, and only the missing number", () => {
    const game = short(["orc", "orc", "zombie"], { orc: 4 });
    expect(game.asked).toMatchObject({ max: 1 });
  });

  test("SOL-RULING-63: dead, he keeps what he has", () => {
    const game = resolving([], { stored: ["orc"], artefacts: ["sinew-bow"], life: 0 });
    expect(boardOf(game)).toMatchObject({ stored: ["orc"], artefacts: ["sinew-bow"] });
  });

  test("SOL-RULING-64: an artefact lasts for the rest of the game", () => {
    const game = beforeSolothRoom("bholoth-cemetery", { heroes: { [hunter]: { artefacts: ["sinew-bow"] } } });
    enterRoom(game);
    expect(game.options()).toContain(`${hunter}:sinew-bow`);
  });

  test("SOL-VERDICT-14: he is asked how many; the disc counts, not its face", () => {
    const game = short(["skeleton-archer"], { skeleton: 5 }, "moghath");
    expect(game.asked).toMatchObject({ prompt: "take-stored", max: 1 });
    game.amount(0);
    expect(boardOf(game).stored).toEqual(["skeleton-archer"]);
  });

  test("SOL-VERDICT-15: in the final battle his kills go to the pool; dead he gets nothing of the room", () => {
    const lair = solothFight({
      kind: "lord",
      options: { lord: "hydra" },
      life: { "orc-1": 1 },
      at: { [hunter]: [260, 60], "orc-1": [330, 60], hydra: [420, 250] },
    });
    strikes(lair, `${hunter}:melee`, "orc-1");
    expect([boardOf(lair).trophies, lair.state.reserve["orc"]]).toEqual([[], 5]);
    const dead = resolving(["orc"], { stored: ["zombie"], life: 0 });
    expect([boardOf(dead).stored, boardOf(dead).gold, dead.state.reserve["orc"]]).toEqual([["zombie"], 0, 5]);
  });
});
