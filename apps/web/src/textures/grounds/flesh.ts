import { fractal } from "../noise.ts";
import type { Colour } from "../tile.ts";
import { blend, chance, drawing, type Ground, points, round, wandering, wide } from "./ground.ts";

const deep: Colour = [74, 26, 32, 255];
const raw: Colour = [146, 68, 66, 255];
const pale: Colour = [176, 104, 88, 255];

/** The inside of something large: folds of flesh, veins, bile, and ribs from both sides. */
export function flesh(): Ground {
  const cloud = fractal(8, 8, 5, 61);
  const folds = points((x, y) => {
    const bend = cloud(x / 72, y / 72) * 12;
    const fold = 0.5 + 0.5 * Math.sin(y / 15 + bend + Math.sin(x / 52) * 1.4);
    return blend(
      blend(deep, raw, 0.12 + fold * 0.6 + (cloud(x / 28, y / 28) - 0.4) * 0.7),
      pale,
      (fold - 0.8) * 0.9,
    );
  });
  const draw = chance(67);
  const veins = Array.from({ length: 13 }, () => vein(wandering(draw, 11, 12, 0.9, [70, 250]), draw(1, 2.8)));
  const bile = Array.from({ length: 16 }, () => blister(draw(20, 460), draw(85, 235), draw(2, 5)));
  const ribs = Array.from({ length: 7 }, (_, n) => rib(38 + n * 68));
  return [folds, drawing(lights, ...veins, ...bile, ...ribs)];
}

const lights =
  '<linearGradient id="r"><stop stop-color="#e6d3ac"/><stop offset=".5" stop-color="#bda277"/><stop offset="1" stop-color="#7d6243"/></linearGradient>' +
  '<radialGradient id="b" cx=".36" cy=".32" r=".7"><stop stop-color="#ffdc96" stop-opacity=".5"/><stop offset=".5" stop-color="#c8963a" stop-opacity=".5"/><stop offset="1" stop-color="#783c14" stop-opacity=".3"/></radialGradient>';

function vein(path: string, breadth: number): string {
  const line = (colour: string, opacity: number, width: number, shift: number): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${round(width)}" stroke-linejoin="round" stroke-linecap="round" transform="translate(${shift} ${shift})"/>`;
  return (
    line("#22020c", 0.45, breadth * 1.5, 0.8) +
    line("#5c1236", 0.75, breadth, 0) +
    line("#b06078", 0.35, breadth * 0.3, -0.4)
  );
}

function blister(x: number, y: number, radius: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="url(#b)" stroke="#3c1006" stroke-opacity=".35"/>`;
}

/** One from above and one from below, curved and pointed. */
function rib(x: number): string {
  const one = `M${x - 9} -6Q${x + 17} 44 ${x + 2} 90Q${x + 33} 42 ${x + 15} -6Z`;
  const both = (turned: string): string =>
    `<g${turned}><path d="${one}" fill="#1e0406" fill-opacity=".5" transform="translate(3 4)"/>` +
    `<path d="${one}" fill="url(#r)" stroke="#32140a" stroke-opacity=".7" stroke-width=".9"/></g>`;
  return both("") + both(` transform="translate(0 ${wide}) scale(1 -1)"`);
}
