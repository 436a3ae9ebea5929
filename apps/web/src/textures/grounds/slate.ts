import { fractal } from "../noise.ts";
import { chance, drawing, type Ground, long, patches, points, round, wide } from "./ground.ts";
import { paving } from "./paving.ts";

const [x, y] = [long / 2, wide / 2];

/** The five places a pentagram joins: where the obstacles of this board stand. */
const corners = [
  [150, 160],
  [313, 107],
  [212, 246],
  [212, 74],
  [313, 213],
] as const;

/** Slabs of slate, and a circle of summoning that glows in its grooves. */
export function slate(): Ground {
  const star = `M${[0, 1, 2, 3, 4].map((n) => corners[n]?.join(" ")).join("L")}Z`;
  const circle =
    ring(128, 1.6) +
    ring(92, 2.6) +
    ring(60, 1.4) +
    ring(26, 1.4) +
    `<path d="${star}" stroke-width="1.7"/>` +
    runes();
  return [
    points(() => [29, 26, 41, 255]),
    drawing(
      paving({
        y: 0,
        height: wide,
        length: long,
        course: 32,
        colours: ["#5f5875", "#554e69", "#696180", "#5a5470", "#645b78"],
        joint: "#1c1928",
        seed: 53,
      }),
    ),
    patches(fractal(8, 8, 5, 59), 46, 0.55),
    drawing(
      '<filter id="b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="4.5"/></filter>',
      `<radialGradient id="g"><stop stop-color="#a884ff" stop-opacity=".34"/><stop offset=".6" stop-color="#8a5cff" stop-opacity=".14"/><stop offset="1" stop-color="#8a5cff" stop-opacity="0"/></radialGradient>`,
      `<circle cx="${x}" cy="${y}" r="160" fill="url(#g)"/>`,
      `<g fill="none" stroke="#0b0714" stroke-opacity=".5" transform="translate(.9 1.2)">${circle}</g>`,
      `<g fill="none" stroke="#9a6bff" stroke-opacity=".85" filter="url(#b)" stroke-width="4">${circle}</g>`,
      `<g fill="none" stroke="#cdb4ff" stroke-opacity=".78">${circle}</g>`,
    ),
  ];
}

function ring(radius: number, breadth: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" stroke-width="${breadth}"/>`;
}

/** Staves with one or two twigs, between the two outer rings: no letters of anybody. */
function runes(): string {
  const draw = chance(61);
  const count = 24;
  return Array.from({ length: count }, (_, n) => {
    const turn = (n / count) * 360;
    const twig = (): string => `M0 ${round(draw(-5, 2))}l${draw() < 0.5 ? -4 : 4} ${round(draw(-2, 3.4))}`;
    return `<path transform="rotate(${turn} ${x} ${y}) translate(${x} ${y - 110})" d="M0 -6V6${twig()}${twig()}" stroke-width="1.4"/>`;
  }).join("");
}
