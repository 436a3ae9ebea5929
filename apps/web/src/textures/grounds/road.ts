import { fractal } from "../noise.ts";
import type { Colour } from "../tile.ts";
import { blend, chance, drawing, type Ground, long, patches, points, round, wide } from "./ground.ts";
import { paving } from "./paving.ts";

const soil: Colour = [56, 58, 26, 255];
const grass: Colour = [118, 116, 58, 255];
const dry: Colour = [140, 118, 68, 255];

/** Of the road between its kerbs, in mm. */
const [top, bottom] = [103, 217];

/** An old paved road through dry grass; carts have worn two ruts into it. */
export function road(): Ground {
  const cloud = fractal(8, 8, 5, 77);
  const meadow = points((x, y) => {
    const patch = cloud(x / 68, y / 68);
    const fine = cloud(x / 22 + 9, y / 22);
    return blend(blend(soil, grass, 0.15 + patch * 0.9), dry, (fine - 0.45) * 1.2);
  });
  return [
    meadow,
    drawing(
      blades(),
      paving({
        y: top,
        height: bottom - top,
        length: long,
        course: 19,
        colours: ["#a39170", "#958262", "#ab9a78", "#8b795a", "#9c8a69"],
        joint: "#443720",
        seed: 79,
      }),
      rut(136),
      rut(184),
      kerb(top - 4),
      kerb(bottom + 1),
    ),
    patches(fractal(8, 8, 4, 83), 40, 0.5),
  ];
}

function blades(): string {
  const draw = chance(87);
  return Array.from({ length: 620 }, () => {
    const beside = draw() < 0.5 ? draw(4, top - 8) : draw(bottom + 12, wide);
    const [x, y] = [round(draw(0, long)), round(beside)];
    const light = draw(0.25, 0.6);
    return `<path d="M${x} ${y}q${round(draw(-1, 1))} -3 ${round(draw(-3, 3))} ${round(draw(-7, -4))}" fill="none" stroke="${draw() < 0.5 ? "#b3b04e" : "#30360f"}" stroke-opacity="${round(light)}"/>`;
  }).join("");
}

function rut(y: number): string {
  let path = `M-10 ${y}`;
  for (let x = 0; x <= long; x += 40) path += `T${x + 20} ${round(y + Math.sin(x / 50) * 2)}`;
  return (
    `<path d="${path}" fill="none" stroke="#2e2008" stroke-opacity=".3" stroke-width="7"/>` +
    `<path d="${path}" fill="none" stroke="#2e2008" stroke-opacity=".3" stroke-width="3.4"/>`
  );
}

function kerb(y: number): string {
  const draw = chance(y);
  const stones: string[] = [
    `<rect y="${y + 1.6}" width="${long}" height="6" fill="#1c1406" fill-opacity=".5"/>`,
  ];
  for (let x = -8; x < long; ) {
    const across = draw(17, 25);
    const colour = draw() < 0.5 ? "#b9a982" : "#a08f6b";
    stones.push(
      `<rect x="${round(x)}" y="${round(y + draw(-0.8, 0.4))}" width="${round(across - 1)}" height="7" rx="1.8" fill="${colour}" stroke="#281c0a" stroke-opacity=".7" stroke-width=".8"/>`,
    );
    x += across;
  }
  return stones.join("");
}
