import { type Wood, woods } from "../board/paint/tones.ts";
import { drawing, type Ground } from "./grounds/ground.ts";
import { slate } from "./grounds/slate.ts";

/** Sizes of discs as they are on a board, in mm. */
const [medium, large] = [12.5, 22.5];

/** What one comes for, at a glance: a Hero's disc strikes a Lord. It hangs beside the first button at home. */
export function fight(outline: (icon: string) => string): Ground {
  const [floor, ...layers] = slate();
  const at = (icon: string, wood: Wood, radius: number, x: number, y: number) =>
    disc(outline(icon), wood, radius, x, y);
  return [
    floor,
    ...layers,
    drawing(
      '<filter id="s"><feGaussianBlur stdDeviation="1.6"/></filter><filter id="g" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="2.4"/></filter>',
      '<radialGradient id="k"><stop stop-color="#fff"/><stop offset=".3" stop-color="#fff3c0"/><stop offset="1" stop-color="#ffb13c" stop-opacity="0"/></radialGradient>',
      at("obelisk", woods.amethyst, large, 313, 107),
      at("obelisk", woods.amethyst, large, 313, 213),
      at("scorpion", woods.moss, large, 421, 111),
      at("shambling-zombie", woods.ash, medium, 452, 152),
      at("shambling-zombie", woods.ash, medium, 437, 207),
      at("elf-helmet", woods.ivory, medium, 268, 204),
      // How he came, and what he meets.
      '<path d="M226 130L344 158" stroke="#ffe6a8" stroke-opacity=".28" stroke-width="17" stroke-linecap="round" filter="url(#s)"/>',
      '<path d="M226 130L338 156.5" fill="none" stroke="#fff2cc" stroke-opacity=".85" stroke-width="1.8" stroke-linecap="round" stroke-dasharray=".1 7"/>',
      '<circle cx="388" cy="168" r="24.5" fill="none" stroke="#ff4636" stroke-width="5" filter="url(#g)"/>',
      at("warlock-hood", woods.night, large, 388, 168),
      '<circle cx="388" cy="168" r="24" fill="none" stroke="#ff6a55" stroke-width="1.8"/>',
      '<circle cx="354" cy="160" r="15" fill="none" stroke="#ffd873" stroke-width="4" filter="url(#g)"/>',
      at("barbarian", woods.ivory, medium, 354, 160),
      '<circle cx="354" cy="160" r="14" fill="none" stroke="#ffd873" stroke-width="1.5"/>',
      '<circle cx="366.4" cy="162.8" r="13" fill="url(#k)"/>',
    ),
  ];
}

/** A wooden disc, as the board paints it but for grain and rim: too small to be seen here. */
function disc(
  outline: string,
  { lit, shaded, edge, ink }: Wood,
  radius: number,
  x: number,
  y: number,
): string {
  const light = `l${x}-${y}`;
  const scale = (radius * 1.24) / 512;
  return `<radialGradient id="${light}" cx=".36" cy=".3" r=".8"><stop stop-color="${lit}"/><stop offset=".75" stop-color="${shaded}"/><stop offset="1" stop-color="${edge}"/></radialGradient>
<g transform="translate(${x} ${y})">
<circle cx="${radius * 0.14}" cy="${radius * 0.24}" r="${radius}" fill="#000" fill-opacity=".6" filter="url(#s)"/>
<circle cy="${radius * 0.06}" r="${radius}" fill="${edge}"/>
<circle r="${radius}" fill="url(#${light})" stroke="#140902" stroke-opacity=".75" stroke-width="${radius * 0.035}"/>
<circle r="${radius * 0.94}" fill="none" stroke="#fff8e2" stroke-opacity=".45" stroke-width="${radius * 0.025}"/>
<circle r="${radius * 0.79}" fill="none" stroke="#1a0c03" stroke-opacity=".5" stroke-width="${radius * 0.03}"/>
<path transform="scale(${scale}) translate(-256 -256)" d="${outline}" fill="${ink}"/>
</g>`;
}
