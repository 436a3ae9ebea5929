import { sightOf } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import { type Chart, chartOf, choicesOnChart } from "./chart.ts";
import { roomOf } from "./content/box.ts";
import type { Event } from "./events.ts";
import { type Campaign, newCampaign } from "./testing/index.ts";
import { inLabyrinth } from "./testing/labyrinth.ts";
import { afterFight, placeAll, randomMoments } from "./testing/scenes.ts";
import { chartLine, choiceWords } from "./words/chart.ts";

/** North above: the Outer Bailey is west of the start, Phoitar north, the Armoury (E W) south: no way leads into it from above. */
const maze = [
  { card: "bholoth-cemetery", x: 0, y: 0 },
  { card: "the-outer-bailey", x: -1, y: 0 },
  { card: "phoitar", x: 0, y: -1 },
  { card: "hidden-passageway", x: 1, y: 0 },
  { card: "izchak", x: 2, y: 0 },
  { card: "vysara", x: 2, y: 1 },
  { card: "the-armoury", x: 0, y: 1 },
  { card: "lair", x: 3, y: 0 },
];

const inMaze = (): Campaign => inLabyrinth(maze);

/** All that a seat has heard, and its map. */
function told({ match }: Campaign, viewer = "seat-2"): readonly Event[] {
  return sightOf(match, viewer, 0).events;
}

function chart(game: Campaign, viewer = "seat-2"): Chart {
  return chartOf(game.sight(viewer).view, told(game, viewer));
}

const at = (map: Chart, place: number) => map.rooms.find((room) => room.place === place);

describe("the map of a column", () => {
  test("shows what lies where by the rule of the layout, and no card before it is turned up", () => {
    const game = newCampaign();
    const { rooms, way } = chart(game);
    expect(rooms.map(({ slot }) => (slot?.kind === "combat" ? slot.level : slot?.kind))).toEqual([
      0,
      1,
      "merchant",
      1,
      "healer",
      2,
      "lord",
    ]);
    expect(rooms.every(({ card, known }) => card === undefined && known === "hidden")).toBe(true);
    expect(way).toEqual([]);
    game.choose("explore");
    const after = chart(game);
    expect(at(after, 0)).toMatchObject({
      known: "open",
      here: true,
      visits: 1,
      card: game.state.rooms[0]?.card,
    });
    expect(after.way).toEqual([0]);
  });

  test("of a longer one as well, with its second Healer", () => {
    const game = newCampaign({ more: [1, -2, 2], secondHealer: true });
    const kinds = game.state.rooms.map(({ card }) => roomOf(card).kind);
    expect(chart(game).rooms.map(({ slot }) => slot?.kind)).toEqual(kinds);
  });

  test("the room that is turned up next can be chosen on it", () => {
    const game = newCampaign();
    const { view } = game.sight("seat-1");
    expect([...choicesOnChart(view, game.asked)]).toEqual([[0, "explore"]]);
  });
});

describe("the map of a branching path", () => {
  test("two rooms can be chosen; the one that was not taken is marked", () => {
    const start = newCampaign({ layout: "branching" });
    start.choose("explore");
    placeAll(start);
    const game = afterFight(start);
    game.choose("explore");
    expect(game.asked.prompt).toBe("choose-room");
    const [first, second] = [game.state.rooms[1]?.card, game.state.rooms[2]?.card];
    const { view } = game.sight("seat-2");
    expect([...choicesOnChart(view, game.asked)]).toEqual([
      [1, first],
      [2, second],
    ]);
    game.choose(second ?? "");
    const map = chart(game);
    expect(at(map, 1)).toMatchObject({ passedBy: true, known: "open", visits: 0 });
    expect(at(map, 2)).toMatchObject({ passedBy: false, here: true });
  });
});

describe("the map of a labyrinth", () => {
  test("lies on its grid, north above; doors are known of cards that are", () => {
    const map = chart(inMaze());
    expect(at(map, 0)).toMatchObject({ x: 1, y: 1, here: true });
    expect(at(map, 0)?.doors).toEqual(["N", "E", "S", "W"].map((way) => ({ way, leads: "on" })));
    for (const room of map.rooms.slice(1))
      expect(room).toMatchObject({ known: "hidden", card: undefined, doors: [], slot: undefined });
  });

  test("ways lie on the rooms to which they lead", () => {
    const game = inMaze();
    const { view } = game.sight("seat-2");
    const map = chart(game);
    const choices = choicesOnChart(view, game.asked);
    expect([...choices].map(([place, way]) => [maze[place]?.card, way])).toEqual([
      ["phoitar", "N"],
      ["hidden-passageway", "E"],
      ["the-armoury", "S"],
      ["the-outer-bailey", "W"],
    ]);
    const south = map.rooms[6];
    expect(south && choiceWords("S", south).en).toBe("To the south: unknown card");
  });

  test("a card that was turned down again is remembered, and its door is shut", () => {
    const game = inMaze();
    game.choose("S");
    const map = chart(game);
    expect(game.sight("seat-2").view.rooms[6]?.card).toBeUndefined();
    expect(at(map, 6)).toMatchObject({ known: "remembered", card: "the-armoury", visits: 0 });
    expect(at(map, 0)?.doors).toContainEqual({ way: "S", leads: "shut" });
    const armoury = map.rooms[6];
    expect(armoury && chartLine(armoury, map).fr.replaceAll("\u00a0", " ")).toBe(
      "L’Armurerie, niveau 1, rangée 3, colonne 2, vue, puis refermée, porte est sans suite, porte ouest sans suite",
    );
  });
});

test("it never shows a card that the view and what was told do not", () => {
  for (const layout of ["basic", "branching", "labyrinth"] as const) {
    for (const game of randomMoments(newCampaign({ layout, mazeRooms: 5 }, layout), 120, layout)) {
      const { view } = game.sight("seat-2");
      const events = told(game);
      const open = view.rooms.flatMap(({ card }) => card ?? []);
      const heard = events.flatMap((event) => (event.type === "room" ? event.card : []));
      for (const { card } of chartOf(view, events).rooms)
        if (card !== undefined) expect([...open, ...heard]).toContain(card);
      // What is hidden may be anything: the map is made of what the viewer has, and is the same.
      expect(chartOf(JSON.parse(JSON.stringify(view)), events)).toEqual(chartOf(view, events));
    }
  }
});
