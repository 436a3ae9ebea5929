import { type Conquest, conquest, defaultOptions, radiusOf, type View } from "@ossuaire/conquest";
import { journalOf, type Match, matchFromJournal } from "@ossuaire/kernel";
import type { Stored } from "@ossuaire/table";
import { expect, type Page } from "@playwright/test";
import { type Camera, fit, toScreen } from "../src/board/camera.ts";
import type { Scene } from "../src/board/scene.ts";
import { towards } from "../src/play/towards.ts";
import { journalOnShelf, laidWith, putOnShelf } from "./shelf.ts";

export type Agreed = {
  readonly seed: string;
  readonly health?: string;
  readonly skull?: "person" | "novice" | "adept" | "master";
  readonly undo?: "free" | "consent";
  readonly names?: readonly [string, string];
  readonly agreeObstacles?: boolean;
  readonly abilities?: false;
};

/** Sits down at a short match that is agreed on already; the form for it has its own tests (setup.spec.ts). */
export async function sitDown(page: Page, agreed: Agreed): Promise<void> {
  const { seed, health = "2", undo = "free", skull = "novice", names = ["", ""] } = agreed;
  await page.goto("about:blank");
  await putOnShelf(page, {
    id: "table",
    invitation: {
      game: "conquest",
      options: {
        ...defaultOptions,
        health: Number(health),
        abilities: agreed.abilities ?? true,
        obstacles: agreed.agreeObstacles ? "agreed" : "default",
      },
      seed,
      undo,
      sitters: {
        sword: { kind: "person", name: names[0] },
        skull:
          skull === "person"
            ? { kind: "person", name: names[1] }
            : { kind: "bot", name: names[1], level: skull },
      },
    },
    snapshot: undefined,
  });
  await page.goto("/#/play/table");
  await page.locator(".board-view[data-drawn]").waitFor();
}

/** Sits down at a match that lies on the device already, as Sword against a bot unless it is said who sits where. */
export async function sitDownAtDuel(
  page: Page,
  match: Match<Conquest>,
  sitters: Stored["invitation"]["sitters"] = {
    sword: { kind: "person", name: "" },
    skull: { kind: "bot", name: "", level: "novice" },
  },
): Promise<void> {
  await page.goto("about:blank");
  await putOnShelf(page, { id: "table", ...laidWith("conquest", match, sitters) });
  await page.goto("/#/play/table");
  await page.locator(".board-view[data-drawn]").waitFor();
}

/** The match as it is stored, at the moment that it has come to. */
export async function storedMatch(page: Page): Promise<Match> {
  const { snapshot, entries } = await journalOnShelf(page);
  const loaded = matchFromJournal(journalOf(snapshot, entries), [conquest]);
  if (!loaded.ok) throw new Error(loaded.fault.words.en);
  return loaded.match;
}

/** What can be seen of the stored match, and where the board is on the screen. */
export async function boardOf(page: Page): Promise<{
  readonly match: Match;
  readonly view: View;
  at(x: number, y: number): { x: number; y: number };
}> {
  const match = await storedMatch(page);
  const view = conquest.view(match.state as Parameters<typeof conquest.view>[0], "audience");
  const box = await page.locator(".board-view").boundingBox();
  if (box === null) throw new Error("the board is not on the screen");
  const camera: Camera = fit({ length: 610, width: 355 }, box);
  return {
    match,
    view,
    at: (x, y) => {
      const spot = toScreen(camera, { x, y });
      return { x: box.x + spot.x, y: box.y + spot.y };
    },
  };
}

/** The open question of the screen, once the table has come to rest; undefined when the match is over. */
export async function question(page: Page): Promise<"board" | "hand" | "buttons" | undefined> {
  const end = page.locator(".end");
  const board = page.locator(".board-view[data-task=flick], .board-view[data-task=place]");
  const lit = page.locator(".hand-lit");
  const buttons = page.locator(".foot-asks .foot-choices .button");
  await expect(end.or(board).or(lit).or(buttons).first()).toBeAttached();
  if ((await end.count()) > 0) return undefined;
  if ((await board.count()) > 0) return "board";
  return (await lit.count()) > 0 ? "hand" : "buttons";
}

/**
 * From a disc of the seat that is asked towards the nearest enemy, past or through whatever is there. A projectile starts
 * where it is put: beside its shooter, on that side.
 */
export function shotOf({ match, view }: { readonly match: Match; readonly view: View }): {
  readonly from: { x: number; y: number };
  readonly towards: { x: number; y: number };
} {
  const { decision } = match;
  const [placing] = decision?.kind === "place" ? decision.pieces : [];
  const ring = placing?.zone.find((area) => area.shape === "ring");
  const id = decision?.kind === "flick" ? (decision.pieces[0] ?? "") : "";
  const from = ring ?? view.discs.find((disc) => disc.id === id);
  if (from === undefined) throw new Error(`${id} is not in the arena`);
  const enemies = view.active.team === "sword" ? ["c1", "c2"] : ["s1", "s2"];
  const [target] = view.discs
    .filter((disc) => enemies.includes(disc.id))
    .toSorted((a, b) => Math.hypot(a.x - from.x, a.y - from.y) - Math.hypot(b.x - from.x, b.y - from.y));
  if (target === undefined) throw new Error("nobody to shoot at");
  const far = Math.hypot(target.x - from.x, target.y - from.y) || radiusOf(id);
  const way = { x: (target.x - from.x) / far, y: (target.y - from.y) / far };
  const laid = placing && towards(sceneOf(view), { ...placing, radius: radiusOf(placing.piece) }, enemies);
  return { from: laid ?? from, towards: way };
}

/** What lies in the arena, as far as it is in the way of a projectile. */
function sceneOf({ discs }: View): Scene {
  const wall = "wall";
  return {
    board: { length: 610, width: 355, rims: { left: wall, right: wall, top: wall, bottom: wall } },
    pieces: discs.map(({ id, x, y }) => ({
      id,
      x,
      y,
      radius: radiusOf(id),
      name: id,
      tone: "light",
      figure: "",
    })),
  };
}
