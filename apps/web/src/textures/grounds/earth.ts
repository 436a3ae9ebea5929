import { fractal } from "../noise.ts";
import type { Colour } from "../tile.ts";
import { blend, chance, drawing, type Ground, long, points, round, wide } from "./ground.ts";

const mud: Colour = [54, 42, 30, 255];
const clay: Colour = [124, 100, 70, 255];
const moss: Colour = [92, 88, 56, 255];

/** A graveyard: trodden earth, sunken graves, bones that came up, and mist over all of it. */
export function earth(): Ground {
  const cloud = fractal(8, 8, 5, 17);
  const soil = points((x, y) => {
    const patch = cloud(x / 60, y / 60);
    const fine = cloud(x / 18 + 5, y / 18);
    return blend(blend(mud, clay, patch * 0.75 + fine * 0.35), moss, (cloud(y / 80, x / 80) - 0.52) * 2);
  });
  const mist = fractal(8, 8, 4, 3);
  const draw = chance(19);
  return [
    soil,
    drawing(moundLight, tufts(draw, 260), ...graves.map((place) => grave(place, draw)), bones(draw)),
    points((x, y) => [186, 200, 196, Math.max(0, mist(x / 110, y / 76) - 0.44) * 300]),
  ];
}

/** Clear of the obstacles; each a little askew. */
const graves: readonly Grave[] = [
  [60, 108, -3],
  [60, 212, 3.4],
  [172, 50, 1.7],
  [172, 272, -2.3],
  [264, 56, 2.3],
  [264, 262, -2.9],
  [330, 108, 2.9],
  [330, 212, -1.7],
  [414, 60, 3.4],
  [414, 262, -3.4],
  [300, 160, 0],
  [414, 160, 1.1],
];

type Grave = readonly [x: number, y: number, turn: number];

const moundLight =
  '<linearGradient id="m" x2="0" y2="1"><stop stop-color="#7f6748"/><stop offset=".55" stop-color="#604b32"/><stop offset="1" stop-color="#3f301f"/></linearGradient>' +
  '<linearGradient id="s" x2="1" y2="1"><stop stop-color="#a3a296"/><stop offset="1" stop-color="#6b6a60"/></linearGradient>';

function grave([x, y, turn]: Grave, draw: ReturnType<typeof chance>): string {
  const grown = Array.from({ length: 9 }, () => tuft(draw(-22, 24), draw(-6, 9), draw)).join("");
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    '<rect x="-27" y="-11" width="57" height="26" rx="9" fill="#120a03" fill-opacity=".5"/>' +
    '<rect x="-26" y="-12" width="53" height="23" rx="8.5" fill="url(#m)" stroke="#140c04" stroke-opacity=".5"/>' +
    '<path d="M-18 -6q20 -5 38 1M-20 3q22 4 42 -1" fill="none" stroke="#1c1206" stroke-opacity=".22" stroke-width="1.6"/>' +
    '<rect x="-36" y="-9" width="10" height="18" rx="3.4" fill="url(#s)" stroke="#0c0804" stroke-opacity=".75"/>' +
    '<path d="M-31 -5.5v11M-33.4 -2h4.8" stroke="#2c2a24" stroke-opacity=".7" stroke-width="1.2"/>' +
    `${grown}</g>`
  );
}

function tufts(draw: ReturnType<typeof chance>, count: number): string {
  return Array.from({ length: count }, () => tuft(draw(0, long), draw(6, wide), draw)).join("");
}

function tuft(x: number, y: number, draw: ReturnType<typeof chance>): string {
  return `<path d="M${round(x)} ${round(y)}q${round(draw(-1, 1))} -2 ${round(draw(-2, 2))} ${round(draw(-6, -3.4))}" fill="none" stroke="${draw() < 0.6 ? "#8d9650" : "#2c2f14"}" stroke-opacity=".6"/>`;
}

/** Two crossed bones, here and there. */
function bones(draw: ReturnType<typeof chance>): string {
  const bone =
    '<path d="M-5 0H5" stroke-width="1.7"/><path d="M-5.4 -.9a1 1 0 1 0 0 1.8M5.4 -.9a1 1 0 1 1 0 1.8" stroke-width="1.5"/>';
  const crossed = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})">${bone}<g transform="rotate(78)">${bone}</g></g>`;
  const all = Array.from({ length: 9 }, () => crossed(draw(20, 460), draw(20, 300), draw(0, 180)));
  return `<g fill="none" stroke="#dccfae" stroke-opacity=".42" stroke-linecap="round">${all.join("")}</g>`;
}
