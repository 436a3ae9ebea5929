import { sheet } from "../../paint/sheet.ts";
import type { Square } from "../scene.ts";
import type { Brush } from "./brush.ts";
import { paintChasm } from "./chasm.ts";
import { type Field, torchesOf } from "./field.ts";
import { paintFloor, paintGrit } from "./floor.ts";
import { paintLight } from "./light.ts";
import { paintPillar } from "./pillar.ts";
import { paintContacts, paintFaces, paintWalls } from "./walls.ts";

/** A zone as it lies there, painted once, with its upper left corner in squares of the board. */
export interface BakedZone extends Square {
  readonly canvas: HTMLCanvasElement;
  readonly width: number;
  readonly height: number;
  readonly torches: readonly Square[];
}

/** From below to above: walls, floor, what lies in the depth, faces of walls, what stands there; then light. */
export function bakeZone(field: Field, size: number): BakedZone {
  const { left, top, width, height, zone } = field;
  const { canvas, pen } = sheet(width * size, height * size);
  const brush: Brush = { pen, size };
  pen.scale(canvas.width / width, canvas.height / height);
  pen.translate(-left, -top);
  paintWalls(brush, field);
  for (const { x, y } of field.foreign) pen.clearRect(x, y, 1, 1);
  paintFloor(brush, field);
  paintGrit(brush, field);
  paintChasm(brush, field);
  paintFaces(brush, field);
  paintContacts(brush, field);
  for (const { x, y } of zone.squares.filter(({ ground }) => ground === "pillar"))
    inSquare(brush, x, y, () => paintPillar(brush));
  for (const { x, y, paint } of zone.things.toSorted((a, b) => a.y - b.y))
    inSquare(brush, x, y, () => paint(brush));
  paintLight(brush, field);
  return { canvas, x: left, y: top, width, height, torches: torchesOf(field) };
}

function inSquare({ pen }: Brush, x: number, y: number, paint: () => void): void {
  pen.save();
  pen.translate(x, y);
  paint();
  pen.restore();
}
