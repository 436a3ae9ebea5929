import { describe, expect, test } from "vitest";
import { obstaclesOn } from "./arena.ts";
import { allBoards, allRooms, boardOf, lordOf } from "./content/box.ts";
import { type Campaign, newCampaign } from "./testing/index.ts";
import { afterFight, beforeRoom, enterRoom, placeAll, views } from "./testing/scenes.ts";
import { promptWords } from "./words/prompts.ts";

const combats = allRooms().flatMap((room) => (room.kind === "combat" ? [room] : []));

describe("the phases", () => {
  test("CAT-PHASE-01: exploration, set-up, combat, resolution", () => {
    const game = beforeRoom("phoitar");
    const seen = [game.state.phase];
    game.choose("explore");
    seen.push(game.state.phase);
    game.place();
    seen.push(game.state.phase);
    game.place();
    seen.push(game.state.phase);
    game.passTurn();
    seen.push(game.state.phase);
    expect(seen).toEqual(["exploration", "heroes-placed", "monsters-placed", "heroes", "overseer"]);
    const done = afterFight(game);
    expect(done.events("cleared")).toHaveLength(1);
    expect(done.state.phase).toBe("exploration");
  });

  test.each([
    ["izchak", "merchant"],
    ["vysara", "healer"],
    ["althea", "healer"],
  ] as const)("CAT-PHASE-02: %s has a procedure of its own instead of a fight", (card, phase) => {
    const game = beforeRoom(card);
    game.choose("explore");
    expect([game.state.phase, game.state.fight]).toEqual([phase, undefined]);
    game.choose("done");
    expect([game.state.phase, game.events("cleared")]).toEqual(["exploration", []]);
  });

  test("CAT-PHASE-03: the next card from the top is turned up, for everybody, and no other", () => {
    let game = newCampaign();
    for (const place of [0, 1]) {
      game.choose("explore");
      for (const { rooms } of views(game)) {
        expect(rooms.map(({ open }) => open)).toEqual([0, 1, 2, 3, 4, 5, 6].map((y) => y <= place));
        expect(rooms[place]?.card).toBe(game.state.rooms[place]?.card);
      }
      placeAll(game);
      game = afterFight(game);
    }
  });

  test("CAT-PHASE-04: the Lord's card begins the final battle", () => {
    const game = beforeRoom("lair", { options: { lord: "lich" } });
    game.choose("explore");
    expect(game.state.fight).toMatchObject({ kind: "lord", board: lordOf("lich").board });
    placeAll(game);
    expect(game.piece("lich").kind).toBe("lord");
  });

  test.each(combats.map(({ id }) => id))("CAT-PHASE-05: after the card %s comes the set-up", (card) => {
    const game = beforeRoom(card);
    game.choose("explore");
    expect(game.asked.prompt).toBe("place-heroes");
    expect(game.state.fight?.kind).toBe("room");
  });

  test("CAT-PHASE-16: after the resolution a new exploration begins, of the next card", () => {
    const game = beforeRoom("phoitar");
    enterRoom(game);
    const next = afterFight(game);
    expect(next.asked.prompt).toBe("explore");
    next.choose("explore");
    expect(next.state.here).toBe(1);
  });
});

describe("setting up a room", () => {
  test.each(combats.map(({ id, board }) => [id, board] as const))(
    "CAT-PHASE-06: the room %s is played on the board of its card, %s",
    (card, board) => {
      const game = beforeRoom(card);
      game.choose("explore");
      for (const { fight } of views(game)) expect(fight?.board).toBe(board);
    },
  );

  test("CAT-PHASE-07: a card that lies open names the board whose picture it bears, and all six are used", () => {
    for (const { board } of combats) expect(boardOf(board).name.fr).not.toBe("");
    expect(new Set(combats.map(({ board }) => board)).size).toBe(6);
  });

  test.each(allBoards().map(({ id }) => id))("CAT-PHASE-08: every hole of %s has an obstacle", (board) => {
    const holes = boardOf(board).obstacles;
    expect(obstaclesOn(board).map(({ x, y, fixed }) => [x, y, fixed])).toEqual(
      holes.map(([x, y]) => [x, y, true]),
    );
    // No piece can be put there.
    const [hole = [0, 0]] = holes;
    const room = combats.find((one) => one.board === board);
    const game = beforeRoom(room?.id ?? "");
    enterRoom(game);
    game.choose("wizard:teleport");
    game.choose("wizard");
    const spot = { piece: "wizard", x: hole[0], y: hole[1] };
    expect(game.submit({ kind: "place", spots: [spot] })).toMatchObject({ code: "overlap" });
  });

  test("CAT-PHASE-09: everybody sees all kinds of monsters of the room, before and after they are placed", () => {
    const game = beforeRoom("forbidden-ossuary", {
      options: {
        parties: [
          ["elf", "thief"],
          ["barbarian", "wizard"],
        ],
      },
    });
    game.choose("explore");
    const kinds = ["ghoul", "skeleton-warrior", "zombie"];
    for (const { fight } of views(game)) expect([...new Set(fight?.arriving)].toSorted()).toEqual(kinds);
    placeAll(game);
    for (const { fight } of views(game)) {
      const monsters = fight?.pieces.filter(({ kind }) => kind === "monster") ?? [];
      expect([...new Set(monsters.map(({ card }) => card))].toSorted()).toEqual(kinds);
    }
  });

  test("CAT-PHASE-10: kinds and numbers of the card are taken out of the reserve", () => {
    const game = beforeRoom("forbidden-ossuary");
    const before = { ...game.state.reserve };
    game.choose("explore");
    expect(game.state.reserve).toEqual({ ...before, ghoul: 1, skeleton: 4, zombie: 4 });
    expect(game.events("set-up")).toMatchObject([{ kind: "room", board: "good-intentions" }]);
    expect(game.state.fight?.arriving).toHaveLength(6);
  });

  test("CAT-PHASE-11: each controller places his own Heroes, wholly inside the Hero zone and over nobody", () => {
    const game = beforeRoom("phoitar", {
      options: {
        parties: [
          ["elf", "thief"],
          ["barbarian", "wizard"],
        ],
      },
    });
    game.choose("explore");
    const put = (elf: readonly [number, number], thief: readonly [number, number], seat = "seat-2") => {
      const spots = [
        { piece: "elf", x: elf[0], y: elf[1] },
        { piece: "thief", x: thief[0], y: thief[1] },
      ];
      return game.submit({ kind: "place", spots }, seat)?.code;
    };
    expect(put([20, 40], [20, 80], "seat-3")).toBe("wrong-seat");
    expect(put([20, 40], [20, 80], "seat-1")).toBe("wrong-seat");
    // The zone ends at 80: the centre of a Hero at 67.5.
    expect(put([68, 40], [20, 80])).toBe("outside-zone");
    expect(put([20, 40], [20, 12])).toBe("outside-zone");
    expect(put([20, 40], [20, 64])).toBe("overlap");
    expect(put([67.5, 40], [20, 80])).toBeUndefined();
    expect(game.piece("elf")).toMatchObject({ x: 67.5, y: 40 });
    expect(game.asked).toMatchObject({ seats: ["seat-3"], prompt: "place-heroes" });
  });

  test("CAT-PHASE-12: monsters are placed only when all Heroes stand", () => {
    const game = beforeRoom("phoitar", {
      options: {
        parties: [
          ["elf", "thief"],
          ["barbarian", "wizard"],
        ],
      },
    });
    game.choose("explore");
    expect(standing(game)).toEqual([]);
    game.place();
    expect(game.asked.seats).not.toContain("seat-1");
    game.place();
    expect(standing(game)).toEqual(["elf", "thief", "barbarian", "wizard"]);
    expect(game.asked).toMatchObject({ seats: ["seat-1"], prompt: "place-monsters" });
  });

  test("CAT-PHASE-13: the Overseer places all monsters, inside the Monster zone", () => {
    const game = beforeRoom("merulian-waste");
    game.choose("explore");
    game.place();
    const suggestion = game.asked.kind === "place" ? game.asked.suggestion : [];
    expect(suggestion.map(({ piece }) => piece)).toEqual([
      ...["orc-1", "orc-2"],
      ...["skeleton-archer-1", "skeleton-archer-2"],
    ]);
    const moved = (x: number) => suggestion.map((spot, i) => (i === 0 ? { ...spot, x, y: 300 } : spot));
    expect(game.submit({ kind: "place", spots: suggestion.slice(1) })).toBeDefined();
    expect(game.submit({ kind: "place", spots: moved(332) })).toMatchObject({ code: "outside-zone" });
    expect(game.submit({ kind: "place", spots: moved(332.5) })).toBeUndefined();
    expect(game.piece("orc-1")).toMatchObject({ x: 332.5, y: 300, kind: "monster", life: 2 });
  });

  test("CAT-PHASE-14: when all pieces stand, combat begins with the first round", () => {
    const game = beforeRoom("merulian-waste");
    enterRoom(game);
    expect(game.state).toMatchObject({ phase: "heroes", fight: { round: 1, arriving: [] } });
    expect(game.asked.prompt).toBe("hero-acts");
  });

  test("CAT-PHASE-15: when he places, the Overseer sees where the Heroes stand, and may hide behind an obstacle", () => {
    const game = beforeRoom("the-outer-bailey");
    game.choose("explore");
    game.place();
    const { view, decision } = game.sight("seat-1");
    expect(view.fight?.pieces.map(({ id }) => id)).toEqual(["elf", "barbarian", "thief", "wizard"]);
    const suggestion = decision?.kind === "place" ? decision.suggestion : [];
    // An obstacle of the Ancient Road lies at (340, 75).
    const hidden = suggestion.map((spot, i) => (i === 0 ? { ...spot, x: 371, y: 75 } : spot));
    expect(game.submit({ kind: "place", spots: hidden })).toBeUndefined();
    expect(promptWords("place-monsters").fr).toContain("obstacles");
    expect(promptWords("place-monsters").en).toContain("obstacles");
  });
});

function standing({ state }: Campaign): readonly string[] {
  return state.fight?.pieces.map(({ id }) => id) ?? [];
}
