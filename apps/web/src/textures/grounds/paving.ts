import { chance, round } from "./ground.ts";

export interface Paving {
  readonly y: number;
  readonly height: number;
  readonly length: number;
  /** How high a course of stones is, about, in mm. */
  readonly course: number;
  readonly colours: readonly string[];
  readonly joint: string;
  readonly seed: number;
}

/** Stones in courses across the floor, lit from the upper left. */
export function paving({ y, height, length, course, colours, joint, seed }: Paving): string {
  const draw = chance(seed);
  const rows = Math.round(height / course);
  const high = height / rows;
  const stones: string[] = [`<rect y="${y}" width="${length}" height="${height}" fill="${joint}"/>`];
  for (let row = 0; row < rows; row += 1) {
    for (let x = -draw(0, high); x < length; ) {
      const across = high * draw(0.95, 1.9);
      const colour = colours[Math.floor(draw() * colours.length)] ?? joint;
      stones.push(stone(round(x + 0.8), round(y + row * high + 0.8), across - 1.6, high - 1.6, colour));
      x += across;
    }
  }
  return stones.join("");
}

function stone(x: number, y: number, across: number, down: number, colour: string): string {
  const [right, bottom] = [round(x + across), round(y + down)];
  return (
    `<rect x="${x}" y="${y}" width="${round(across)}" height="${round(down)}" rx="2.4" fill="${colour}"/>` +
    `<path d="M${x + 0.6} ${bottom - 2}V${y + 0.6}H${right - 2}" fill="none" stroke="#fff6dc" stroke-opacity=".2"/>` +
    `<path d="M${x + 2} ${bottom - 0.6}H${right - 0.6}V${y + 2}" fill="none" stroke="#0a0602" stroke-opacity=".28"/>`
  );
}
