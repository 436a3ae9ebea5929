import { gists } from "@ossuaire/study";
import { directionOnBoard, directionSeen } from "../../board/camera.ts";
import type { Painted, Seen } from "../../board/scene.ts";
import type { FanShown } from "./subject.ts";
import { tintOf } from "./tints.ts";

/** From the rim of the disc outwards, in mm: the weakest flick close to it, the strongest at the edge. */
const gap = 4;
const breadth = 78;

/** The radius of a seal, in mm. */
const seal = 5;

/** Soft colours need no more pixels than this, in pixels per mm. */
const density = 2;

/** A fan around a disc of this radius: direction by direction, weak flicks inside, strong ones outside. */
export function paintFan(fan: FanShown, radius: number, seen: Seen, bold: boolean): Painted {
  const half = radius + gap + breadth + 2 * seal + 2;
  const size = Math.ceil(2 * half * density);
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext("2d");
  if (pen === null) return { canvas, density };
  const picture = pen.createImageData(size, size);
  const tints = gists.map((gist) => tintOf(gist, bold));
  const { directions, strengths } = fan;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const [x, y] = [(column + 0.5) / density - half, (row + 0.5) / density - half];
      const out = Math.sqrt(x * x + y * y) - radius - gap;
      if (out < 0 || out >= breadth) continue;
      const way = directionOnBoard(seen, { x, y });
      const turn = Math.atan2(way.y, way.x) / (2 * Math.PI);
      const direction = Math.round((turn + 1) * directions) % directions;
      const strength = Math.floor((out / breadth) * strengths);
      const tint = tints[fan.gists[direction * strengths + strength] ?? 0];
      if (tint === undefined) continue;
      const [red, green, blue, alpha] = tint(column, row);
      picture.data.set([red, green, blue, alpha * softness(out)], 4 * (row * size + column));
    }
  }
  pen.putImageData(picture, 0, 0);
  pen.translate(size / 2, size / 2);
  pen.scale(density, density);
  rim(pen, radius + gap + breadth);
  for (const [n, { cell, vx, vy }] of (fan.best ?? []).entries()) {
    const far = radius + gap + (((cell % strengths) + 0.5) / strengths) * breadth;
    const speed = Math.sqrt(vx * vx + vy * vy);
    mark(pen, n + 1, directionSeen(seen, { x: vx / speed, y: vy / speed }), far, half);
  }
  return { canvas, density };
}

/** It has no hard edge: inside and outside it fades. */
function softness(out: number): number {
  return Math.min(1, (out + 1) / 4, (breadth - out) / 4);
}

/** A hairline around all of it, for floors of its own colours. */
function rim(pen: CanvasRenderingContext2D, radius: number): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.lineWidth = 0.8;
  pen.strokeStyle = "rgb(20 9 2 / 0.55)";
  pen.stroke();
}

/** One of the best places: a small ring on it, and outside, where it hides nothing, a seal with its number. */
function mark(
  pen: CanvasRenderingContext2D,
  number: number,
  way: { readonly x: number; readonly y: number },
  far: number,
  half: number,
): void {
  const out = half - seal - 0.5;
  pen.beginPath();
  pen.moveTo(way.x * (far + 2), way.y * (far + 2));
  pen.lineTo(way.x * out, way.y * out);
  pen.lineWidth = 1;
  pen.strokeStyle = "#fff3dc";
  pen.stroke();
  ring(pen, way.x * far, way.y * far, 2.2);
  pen.stroke();
  ring(pen, way.x * out, way.y * out, seal);
  pen.fillStyle = "#fff3dc";
  pen.fill();
  pen.strokeStyle = "#2a1703";
  pen.stroke();
  pen.fillStyle = "#2a1703";
  pen.font = "700 7.4px Cinzel, serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(String(number), way.x * out, way.y * out + 0.4);
}

function ring(pen: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
}
