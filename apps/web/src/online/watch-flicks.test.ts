import { type Conquest, conquest, conquestBot, defaultOptions } from "@ossuaire/conquest";
import { audience, Match, playBot, type Sight, sightOf, xoroshiro } from "@ossuaire/kernel";
import type { News } from "@ossuaire/table";
import { expect, test } from "vitest";
import { sceneOf } from "../games/conquest/scene.ts";
import type { Look } from "../games/look.ts";
import type { Astray } from "./Connection.ts";
import { watchFlicks } from "./watch-flicks.ts";

const look: Pick<Look<Conquest>, "scene" | "isFlick"> = {
  scene: ({ view }) => sceneOf(view, "en"),
  isFlick: (event) => event.type === "flicked",
};

// On the mat discs leave the board, and come back elsewhere.
const options = { ...defaultOptions, border: "mat" } as const;

/** A duel between bots, page by page, as whoever looks on is told of it; `tell` may tell something else. */
function watched(pages: number, tell: (sight: Sight<Conquest>) => Sight<Conquest>) {
  const match = Match.start(conquest, { options, seed: "astray", undo: "free" });
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, conquestBot("novice")]));
  const rng = xoroshiro.fromSeed("astray");
  const astray: Astray[] = [];
  let hear: (news: News) => void = () => {};
  const follow = (listener: typeof hear) => {
    hear = listener;
    return () => {};
  };
  watchFlicks({ follow }, look, (one) => astray.push(one));
  let flicks = 0;
  for (let since = -1, i = 0; i < pages && match.decision !== undefined; i++) {
    const { serial: page, number } = match.page;
    const sight = sightOf(match, audience, since < 0 ? page : since);
    const isFlick = sight.events.some(look.isFlick);
    if (isFlick) flicks++;
    hear({ page, number, sights: { [audience]: isFlick ? tell(sight) : sight }, undo: {} });
    since = page;
    playBot(match, bots, rng);
  }
  return { flicks, astray };
}

test("what a flick comes to on a page is what the table tells: nothing is said of it", () => {
  const { flicks, astray } = watched(400, (sight) => sight);
  expect(flicks).toBeGreaterThan(15);
  expect(astray).toEqual([]);
});

test("where a disc of a flick lies elsewhere by a hair, both hashes are said, once a flick", () => {
  const { flicks, astray } = watched(150, (sight) => {
    const flicked = sight.events.find(look.isFlick)?.piece;
    const discs = sight.view.discs.map((disc) =>
      disc.id === flicked ? { ...disc, x: disc.x + 1e-9 } : disc,
    );
    return { ...sight, view: { ...sight.view, discs } };
  });
  expect(astray.length).toBeGreaterThan(8);
  expect(astray.length).toBeLessThanOrEqual(flicks);
  for (const { mine, yours } of astray) {
    expect(mine).toMatch(/^[0-9a-f]{8}$/);
    expect(yours).not.toBe(mine);
  }
});

test("of several pages that come at once nothing is said: other things may have moved its discs", () => {
  const all: News[] = [];
  const match = Match.start(conquest, { options, seed: "astray", undo: "free" });
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, conquestBot("novice")]));
  const rng = xoroshiro.fromSeed("astray");
  const told = (since: number): News => {
    const { serial: page, number } = match.page;
    return { page, number, sights: { [audience]: sightOf(match, audience, since) }, undo: {} };
  };
  while (match.decision !== undefined) {
    const { serial } = match.page;
    for (let i = 0; i < 5 && match.decision !== undefined; i++) playBot(match, bots, rng);
    all.push(told(serial));
  }
  const astray: Astray[] = [];
  const follow = (listener: (news: News) => void) => {
    for (const news of all) listener(news);
    return () => {};
  };
  watchFlicks({ follow }, look, (one) => astray.push(one));
  expect(all.some(({ sights }) => sights[audience]?.events.some(({ type }) => type === "flicked"))).toBe(
    true,
  );
  expect(astray).toEqual([]);
});
