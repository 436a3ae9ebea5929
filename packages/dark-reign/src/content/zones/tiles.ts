import { type Words, w } from "@ossuaire/kernel";
import { type Drawing, readDrawing } from "../../grid/drawing.ts";

/** REG-TILE: one of the ten board tiles of the box (REG-COMP-07). */
export interface Tile {
  readonly name: Words;
  readonly drawing: Drawing;
}

/** A tile with its upper left square at (x, y) of a plan; tiles that touch are open to each other. */
export interface TileAt {
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
}

function tile(name: Words, drawing: string): Tile {
  return { name, drawing: readDrawing(drawing) };
}

export function at(x: number, y: number, placed: Tile): TileAt {
  return { tile: placed, x, y };
}

/** REG-TILE-01. */
export const squareRoom = tile(
  w("Salle carrée", "Square room"),
  `......
   ......
   ......
   ......
   ......
   ......`,
);

/** REG-TILE-02. */
export const greatHall = tile(
  w("Grande salle", "Great hall"),
  `........
   ........
   ..P..P..
   ........
   ........
   ..P..P..
   ........
   ........`,
);

/** REG-TILE-03. */
export const longCorridor = tile(
  w("Couloir long", "Long corridor"),
  `........
   ........`,
);

/** REG-TILE-04. */
export const shortCorridor = tile(
  w("Couloir court", "Short corridor"),
  `....
   ....`,
);

/** REG-TILE-05. */
export const bend = tile(
  w("Coude", "Bend"),
  `......
   ......
   ..####
   ..####
   ..####
   ..####`,
);

/** REG-TILE-06. */
export const tJunction = tile(
  w("Té", "T-junction"),
  `......
   ......
   ##..##
   ##..##
   ##..##
   ##..##`,
);

/** REG-TILE-07. */
export const crossroads = tile(
  w("Croisée", "Crossroads"),
  `##..##
   ##..##
   ......
   ......
   ##..##
   ##..##`,
);

/** REG-TILE-08. */
export const chasm = tile(
  w("Gouffre", "Chasm"),
  `........
   LLLBBLLL
   LLLBBLLL
   LLLBBLLL
   LLLBBLLL
   ........`,
);

/** REG-TILE-09. */
export const cells = tile(
  w("Cachots", "Cells"),
  `cc#cc#cc
   cc#cc#cc
   J##J##J#
   ........
   ........
   ........`,
);

/** REG-TILE-10. */
export const rotunda = tile(
  w("Rotonde", "Rotunda"),
  `##...##
   #.....#
   .......
   ...P...
   .......
   #.....#
   ##...##`,
);
