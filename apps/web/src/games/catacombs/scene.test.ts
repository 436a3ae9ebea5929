import { allBoards, allMonsters } from "@ossuaire/catacombs";
import { fighting } from "@ossuaire/catacombs/testing";
import { sightOf } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import type { Counter, Scene } from "../../board/scene.ts";
import { sceneOf } from "./scene.ts";

function sceneIn(situation: Parameters<typeof fighting>[0]): Scene {
  const { match } = fighting(situation);
  return sceneOf(sightOf(match, "audience", match.page.serial), "en");
}

function counter(scene: Scene, id: string): Counter | undefined {
  return scene.pieces.find((piece) => piece.id === id);
}

describe("the scene of a room", () => {
  test("CAT-COMP-01: each of the six boards has a ground and an obstacle of its own", () => {
    const scenes = allBoards().map(({ id }) => sceneIn({ board: id }));
    const obstacles = scenes.map(({ pieces }) => pieces.find(({ fixed }) => fixed));
    expect(new Set(scenes.map(({ ground }) => ground)).size).toBe(6);
    expect(scenes.map(({ ground }) => ground)).not.toContain(undefined);
    expect(new Set(obstacles.map((obstacle) => obstacle?.tone)).size).toBe(6);
    expect(new Set(obstacles.map((obstacle) => obstacle?.figure)).size).toBe(6);
  });

  test("CAT-MON-03: a family is a tone of its own, and no hero, lord or obstacle has it", () => {
    const family = (name: string) => allMonsters().find((monster) => monster.family === name)?.id ?? "";
    const cards = ["undead", "dungeon", "mythological", "infernal"].map(family);
    const places = cards.map((card, n) => [`${card}-1`, [300 + 40 * n, 60]] as const);
    const scene = sceneIn({ kind: "lord", at: { ...Object.fromEntries(places), sorcerer: [300, 200] } });
    const ids = [...cards.map((card) => `${card}-1`), "elf", "sorcerer", "obstacle-1"];
    const tones = ids.map((id) => counter(scene, id)?.tone);
    expect(tones).toEqual(["ash", "moss", "sky", "ember", "ivory", "night", "slate"]);
  });

  test("CAT-HIT-09: a disc tells its life and what it has lost; Heroes have theirs on a board", () => {
    const at = { "orc-1": [300, 60], "orc-2": [300, 120], "zombie-1": [300, 180] } as const;
    const scene = sceneIn({ at, life: { "orc-2": 1 } });
    expect(counter(scene, "orc-1")).toMatchObject({ life: 2, lost: 0 });
    expect(counter(scene, "orc-2")).toMatchObject({ life: 2, lost: 1 });
    expect(counter(scene, "zombie-1")).toMatchObject({ life: 1, lost: 0 });
    expect(counter(scene, "elf")).not.toHaveProperty("life");
  });

  test("CAT-ROUND-07: who has acted is told from who may still act, in the turn of its own side alone", () => {
    const at = { "orc-1": [300, 60], "orc-2": [300, 120] } as const;
    const spent = (phase: "heroes" | "overseer") => {
      const { pieces } = sceneIn({ at, phase, done: ["elf", "orc-1"] });
      return pieces.filter((piece) => piece.spent).map(({ id }) => id);
    };
    expect(spent("heroes")).toEqual(["elf"]);
    expect(spent("overseer")).toEqual(["orc-1"]);
    expect(sceneIn({ at, done: ["elf"], stunned: { elf: 1 } }).pieces.some((piece) => piece.spent)).toBe(
      false,
    );
  });

  test("whoever is in the middle of an action is ringed, to those who are asked and to those who watch", () => {
    const game = fighting({ at: { "orc-1": [300, 60] }, done: ["thief"] });
    const before = game.match.page.serial;
    game.choose("elf:melee");
    for (const viewer of ["seat-2", "audience"] as const) {
      const scene = sceneOf(sightOf(game.match, viewer, before), "en");
      expect(counter(scene, "elf"), viewer).toMatchObject({ mark: "acting", spent: false });
      expect(counter(scene, "thief"), viewer).toMatchObject({ spent: true });
    }
  });

  test("twins bear their numbers, also when the other one is gone; who came alone has none", () => {
    const twins = sceneIn({ at: { "orc-1": [300, 60], "orc-2": [300, 120], "troll-1": [300, 200] } });
    expect(["orc-1", "orc-2", "troll-1"].map((id) => counter(twins, id)?.number)).toEqual([1, 2, undefined]);
    expect(counter(sceneIn({ at: { "orc-2": [300, 120] } }), "orc-2")?.number).toBe(2);
  });
});
