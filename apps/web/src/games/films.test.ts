import * as dungeon from "@ossuaire/catacombs/all";
import * as duel from "@ossuaire/conquest";
import type { Flicked } from "@ossuaire/discs";
import {
  audience,
  type Bot,
  type GameEvent,
  heardBy,
  type Kind,
  Match,
  playBot,
  type Sight,
  sightOf,
  xoroshiro,
} from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { motionFrom } from "../board/motion/motion.ts";
import type { Scene } from "../board/scene.ts";
import { sceneOf as boardOf } from "./catacombs/scene.ts";
import { sceneOf as arenaOf } from "./conquest/scene.ts";

/** Plays on, and watches every flick from the page before it: it ends where the page after it has the discs. */
function watch<K extends Kind>(
  match: Match<K>,
  bot: Bot<K>,
  sceneOf: (sight: Sight<K>) => Scene,
  most: number,
) {
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, bot]));
  const rng = xoroshiro.fromSeed("films");
  const scene = () => sceneOf(sightOf(match, audience, match.page.serial));
  let films = 0;
  while (match.decision !== undefined && films < most) {
    const before = scene();
    playBot(match, bots, rng);
    const events: readonly GameEvent[] = heardBy(audience, match.told);
    const [flick, ...more] = events.filter(isFlick);
    expect(more).toEqual([]);
    if (flick === undefined) continue;
    // A page has one flick, which comes before all else: so the page before has all that lay on the board.
    expect(events[0]).toBe(flick);
    const motion = motionFrom(before, flick);
    expect(motion?.tracks.map(({ disc }) => disc)).toContain(flick.piece);
    expect(motion?.before.pieces.filter(({ mark }) => mark === "acting")).toMatchObject([
      { id: flick.piece },
    ]);
    // Who lies stunned is not put on its feet by a flick.
    expect(stunnedIn(motion?.before)).toEqual(stunnedIn(before).filter((id) => id !== flick.piece));
    const after = scene();
    for (const { disc, end } of motion?.tracks ?? []) {
      const piece = after.pieces.find(({ id }) => id === disc);
      if (piece !== undefined && !end.left) expect([disc, piece.x, piece.y]).toEqual([disc, end.x, end.y]);
    }
    films++;
  }
  return films;
}

test.each(["mat", "walls"] as const)("every flick of a duel with a border of %s can be watched", (border) => {
  const options = { ...duel.defaultOptions, border };
  const match = Match.start(duel.conquest, { options, seed: "films", undo: "free" });
  expect(watch(match, duel.conquestBot("novice"), ({ view }) => arenaOf(view, "en"), 200)).toBeGreaterThan(
    20,
  );
});

test("every flick of a campaign can be watched", () => {
  const options = dungeon.defaultOptions;
  const match = Match.start(dungeon.catacombs, { options, seed: "films", undo: "free" });
  expect(watch(match, dungeon.catacombsBot("novice"), (sight) => boardOf(sight, "fr"), 60)).toBe(60);
});

test("every flick of a campaign with all boxes can be watched, whatever lies on a disc", () => {
  const parties = [["ice-princess", "paladin", "witch-hunter", "sorceress"]];
  const options = { ...dungeon.defaultOptions, boxes: ["soloth", "vermin"], healer: "maireya", parties };
  const match = Match.start(dungeon.catacombs, { options, seed: "films", undo: "free" });
  expect(watch(match, dungeon.catacombsBot("novice"), (sight) => boardOf(sight, "fr"), 60)).toBe(60);
});

function stunnedIn(scene: Scene | undefined): readonly string[] {
  return (scene?.pieces ?? []).filter(({ mark }) => mark === "stunned").map(({ id }) => id);
}

function isFlick(event: GameEvent): event is GameEvent & Flicked {
  return event.type === "flicked";
}
