import { checkSpot, type Disc } from "@ossuaire/flick";
import * as v from "valibot";
import { arenaOf, length, radiusOfSize, width } from "./arena.ts";
import { isHero, isMonster, isRoom, lordBoards, monsterOf, roomOf } from "./content/box.ts";
import type { Fault } from "./read-boxes.ts";
import { faultOfMaze } from "./rules/maze.ts";
import type { Scenario, ScenarioRoom } from "./scenario.ts";

const text = v.pipe(v.string(), v.maxLength(2000));
const words = v.strictObject({ fr: text, en: text });
const spot = v.strictObject({
  x: v.pipe(v.number(), v.minValue(0), v.maxValue(length)),
  y: v.pipe(v.number(), v.minValue(0), v.maxValue(width)),
});
const roomId = v.pipe(v.string(), v.check(isRoom));
const cell = v.pipe(v.number(), v.integer(), v.minValue(-20), v.maxValue(20));
const monster = v.strictObject({ monster: v.pipe(v.string(), v.check(isMonster)), at: v.optional(spot) });

export const scenarioSchema = v.strictObject({
  intro: words,
  rooms: v.record(
    roomId,
    v.strictObject({
      intro: v.optional(words),
      monsters: v.optional(v.pipe(v.array(monster), v.minLength(1), v.maxLength(20))),
      heroes: v.optional(v.record(v.pipe(v.string(), v.check(isHero)), spot)),
    }),
  ),
  maze: v.optional(
    v.pipe(v.array(v.strictObject({ card: roomId, x: cell, y: cell })), v.minLength(4), v.maxLength(40)),
  ),
});

/** What a well-formed scenario asks that cannot be. */
export function faultOfScenario({ rooms, maze }: Scenario, layout: string): Fault | undefined {
  if (maze !== undefined) {
    if (layout !== "labyrinth")
      return [
        "scenario.maze",
        { fr: "il faut la variante du labyrinthe.", en: "this needs the labyrinth variant." },
        "CAT-VMAZE-22",
      ];
    const fault = faultOfMaze(maze);
    if (fault !== undefined) return ["scenario.maze", fault.words, fault.rule];
  }
  for (const [card, room] of Object.entries(rooms)) {
    if (isPeaceful(card) && (room.monsters ?? room.heroes) !== undefined)
      return [
        `scenario.rooms.${card}`,
        {
          fr: "personne n’est placé chez le Marchand ni chez un Guérisseur.",
          en: "nobody is placed where the Merchant or a Healer is.",
        },
        "CAT-RULING-60",
      ];
    if (isCrowded(card, room))
      return [
        `scenario.rooms.${card}`,
        {
          fr: "une pièce est hors du plateau, sur une autre ou sur un obstacle.",
          en: "a piece is off the board, on another one or on an obstacle.",
        },
        "CAT-ATK-06",
      ];
  }
  return undefined;
}

/** CAT-RULING-60: a room without set-up, of which a story can tell and no more. */
function isPeaceful(card: string): boolean {
  const { kind } = roomOf(card);
  return kind === "merchant" || kind === "healer";
}

/** Whether a named place cannot be; the Lord's card is checked against the boards of all Lords. */
function isCrowded(card: string, { monsters = [], heroes = {} }: ScenarioRoom): boolean {
  const room = roomOf(card);
  const boards = room.kind === "combat" ? [room.board] : lordBoards();
  const pieces: Disc[] = Object.entries(heroes).map(([id, at]) => ({
    id,
    radius: radiusOfSize("medium"),
    ...at,
  }));
  for (const [i, { monster: kind, at }] of monsters.entries()) {
    if (at !== undefined)
      pieces.push({ id: `${kind}-${i}`, radius: radiusOfSize(monsterOf(kind).size), ...at });
  }
  return boards.some((board) => {
    const arena = arenaOf(board, pieces);
    return pieces.some((piece) => !checkSpot(arena, piece).ok);
  });
}
