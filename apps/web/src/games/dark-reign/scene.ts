import { belowBridges, isInvisible, stateWords, titleIn, type View } from "@ossuaire/dark-reign";
import {
  type Figure,
  type GridScene,
  isSame,
  type Square,
  type StateSign,
  type Thing,
  type ToneName,
  type Zone,
} from "../../board/grid/scene.ts";
import type { Language } from "../../words/language.ts";
import { coatOf } from "./coats.ts";
import { drawingOf } from "./drawings.ts";
import { leftAt, thingOf } from "./things/things.ts";

type Seen = View["characters"][number];

/** All that a seat sees, as it lies on the board. */
export function gridOf(view: View, language: Language): GridScene {
  return {
    zones: view.zones.map((_, number) => zoneOf(view, number)),
    figures: view.characters.filter(isHere).map((who) => figureOf(view, who, language)),
    // REG-EVENT-07.
    isDark: view.effects.some(({ source }) => source === "torches-blown-out"),
  };
}

export const isHere = ({ gone }: Seen): boolean => gone === undefined;

/** REG-LAVA, REG-BRIDGE-10: what lies below a bridge, by the play level. */
function zoneOf(view: View, number: number): Zone {
  const squares = (view.zones[number]?.squares ?? []).flatMap(({ x, y, ground }) =>
    ground === "rock" ? [] : [{ x, y, ground }],
  );
  const depth = belowBridges(view.options.level);
  const isOn = (at: Square) => squares.some((one) => isSame(one, at));
  const elements = view.elements.filter(isOn);
  const left = view.things.flatMap(({ at }) =>
    at.kind === "floor" && isOn(at) ? [{ x: at.x, y: at.y }] : [],
  );
  const things: readonly Thing[] = [
    ...elements.flatMap((one) => thingOf(one, runsEast(squares, one)) ?? []),
    ...left.filter((one, n) => left.findIndex((other) => isSame(other, one)) === n).map(leftAt),
  ];
  const lamps = view.characters.filter((who) => who.side === "heroes" && isHere(who));
  // Whoever stands at an open door looks through it, and light falls in.
  const isLit =
    lamps.some(isOn) || doorsInto(view, squares).some((door) => lamps.some((one) => isAtOrBeside(one, door)));
  return { squares, depth, things, isLit, tone: toneOf(squares, depth, number) };
}

/** Open doors that stand in a zone, or lead into it. */
function doorsInto(view: View, squares: readonly Square[]): readonly Square[] {
  return view.elements.filter(
    (one) =>
      one.open === true && one.kind.endsWith("door") && squares.some((square) => isAtOrBeside(square, one)),
  );
}

const isAtOrBeside = (one: Square, other: Square): boolean =>
  Math.abs(one.x - other.x) + Math.abs(one.y - other.y) <= 1;

/** A door in a wall to the east or west has floor on one of these sides. */
function runsEast(squares: readonly Square[], { x, y }: Square): boolean {
  const isFloor = (at: Square) => squares.some((one) => isSame(one, at));
  return isFloor({ x: x - 1, y }) || isFloor({ x: x + 1, y });
}

const rooms: readonly ToneName[] = ["nave", "crypt", "ochre", "damp"];

/** Each zone has stones of its own; of a bridge they tell what lies below it, of a corridor that it is one. */
function toneOf(squares: Zone["squares"], depth: Zone["depth"], number: number): ToneName {
  if (squares.some(({ ground }) => ground === "chasm")) return depth === "lava" ? "basalt" : "damp";
  const floor = squares.filter(({ ground }) => ground === "floor");
  const isFloor = (x: number, y: number) => floor.some((one) => one.x === x && one.y === y);
  const isWide = floor.some(({ x, y }) => isFloor(x + 2, y) && isFloor(x, y + 2) && isFloor(x + 2, y + 2));
  return isWide ? (rooms[number % rooms.length] ?? "nave") : "gallery";
}

function figureOf(view: View, who: Seen, language: Language): Figure {
  const { id, card, side, x, y, pv, most, states } = who;
  const left = pv.reduce((sum, one) => sum + Math.max(0, one), 0);
  return {
    id,
    x,
    y,
    name: titleIn(id, view)[language],
    coat: coatOf(card, side),
    figure: drawingOf("figure", card),
    life: [left, Math.max(most * pv.length, left)],
    ...(pv.length > 1 ? { count: pv.length } : {}),
    states: signsOf(view, who, language),
    hasLamp: side === "heroes",
    lies: states.ground !== undefined,
    fades: isInvisible(view, id),
  };
}

const colours: Readonly<Record<string, string>> = {
  leader: "#6a4a10",
  ground: "#5c1a1a",
  fire: "#b3360e",
  poison: "#2e6b2a",
  web: "#5a5a62",
  hole: "#2a2018",
  lost: "#4a3a6a",
  duel: "#7d0f18",
  waiting: "#2b4a7a",
  invisible: "#3c4a52",
};

function signsOf(view: View, who: Seen, language: Language): readonly StateSign[] {
  return stateWords(view, who).map(({ id, words }) => ({
    figure: drawingOf("state", id),
    colour: colours[id] ?? "#2b1b3f",
    words: words[language],
  }));
}
