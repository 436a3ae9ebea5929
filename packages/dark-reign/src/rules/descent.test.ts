import { Match } from "@ossuaire/kernel";
import { playing } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { darkReign } from "../dark-reign.ts";
import { startSquares } from "../grid/best.ts";
import { distance } from "../grid/square.ts";
import { laidZonesOf } from "../ground-of.ts";
import { type DarkReignOptions, defaultOptions } from "../options.ts";
import { catacombOf } from "./catacomb.ts";

/** A new match, before the first answer. */
const begun = (seed: string, changes: Partial<DarkReignOptions> = {}) =>
  playing(
    Match.start(darkReign, { options: { ...defaultOptions, town: false, ...changes }, seed, undo: "free" }),
  );

/** The first seeds with which the first thing asked is this. */
function asking(prompt: string, count: number) {
  const all = Array.from({ length: 80 }, (_, i) => begun(`descent ${i}`));
  return all.filter(({ match }) => match.decision?.prompt === prompt).slice(0, count);
}

test("REG-DECK-02 the quest is chosen first: each has its own zone in the pack", () => {
  const mains = (["well", "gold", "clock", "orb"] as const).map(
    (quest) => catacombOf({ ...defaultOptions, quest }).main,
  );
  expect(mains).toEqual(["dead-end", "wizards-laboratory", "gate-to-the-depths", "wizards-laboratory"]);
});

test("REG-DRAW-06 REG-DRAW-07 before the first turn the MJ lays the first zone, without any MJ character", () => {
  for (const { match, place, asking: asked } of asking("lay-out", 12)) {
    expect(asked().seats).toEqual(["mj"]);
    expect(match.state.characters.filter(({ gone }) => gone !== "town")).toEqual([]);
    place();
    expect(match.state.zones).toHaveLength(1);
    expect(match.state.characters.every(({ side }) => side === "heroes")).toBe(true);
  }
});

test("REG-DRAW-08 REG-VERDICT-44 the PJ stand in the entrance, in seat order, on squares free of content", () => {
  for (const { match, place } of asking("lay-out", 6)) {
    place();
    const [zone] = laidZonesOf(match.state);
    const squares = zone && startSquares(zone, 4);
    expect(match.state.characters.map(({ id }) => id)).toEqual(defaultOptions.heroes);
    expect(match.state.characters.map(({ x, y }) => ({ x, y }))).toEqual(
      squares?.map(({ x, y }) => ({ x, y })),
    );
    const taken = match.state.elements.filter((one) =>
      squares?.some(({ x, y }) => one.x === x && one.y === y),
    );
    expect(taken).toEqual([]);
  }
});

test("REG-VERDICT-36 REG-VERDICT-39 a first card that is a dead end gets an exit", () => {
  const [first] = asking("added-exit", 1);
  expect(first).toBeDefined();
  const [wall] = first?.question("added-exit").options ?? [];
  first?.choose(wall?.id ?? "");
  expect(first?.match.state.zones[0]?.added).toHaveLength(1);
  expect(first?.question("lay-out").prompt).toBe("lay-out");
});

test("REG-VERDICT-34 REG-DECK-04 short, normal, long and very long games have 2, 4, 6 and 8 cards and the quest's", () => {
  const cards = (["short", "normal", "long", "very-long"] as const).map((length) => {
    const { state } = begun("length", { length }).match;
    return state.zones.length + Object.values(state.piles).flat().length;
  });
  expect(cards).toEqual([3, 5, 7, 9]);
});

test("REG-SKILL-14 a trap breaker who begins beside a hidden trap has detected it", () => {
  for (let seed = 0; ; seed++) {
    const played = begun(`trap ${seed}`, { heroes: ["isengrin"] });
    const [zone] = laidZonesOf(played.match.state);
    if (zone === undefined || played.match.decision?.prompt !== "lay-out") continue;
    const { pieces, suggestion } = played.question("lay-out");
    const trap = pieces.findIndex(({ kind }) => kind === "spikes");
    const beside = pieces[trap]?.zone.find((square) => distance(square, zone.plan.entrance) === 1);
    if (beside === undefined) continue;
    const { x, y } = beside;
    const spots = suggestion.map((spot, i) => (i === trap ? { ...spot, x, y } : spot));
    if (played.submit({ kind: "place", spots }) !== undefined) continue;
    expect(played.match.state.elements.find(({ kind }) => kind === "spikes")).not.toHaveProperty("hidden");
    expect(played.events("spots-trap")).toMatchObject([{ who: "isengrin", x, y }]);
    return;
  }
});

test("REG-VERDICT-31 REG-VERDICT-36 of a first zone that only a secret door leaves all are told that something is hidden", () => {
  for (let seed = 0; ; seed++) {
    const { match, place, events } = begun(`secret ${seed}`);
    const { zones, elements } = match.state;
    if (zones[0]?.card !== "crypt" || elements.every(({ kind }) => kind !== "secret-door")) continue;
    place();
    expect(events("something-hidden")).toHaveLength(1);
    return;
  }
});
