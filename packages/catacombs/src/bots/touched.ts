import type { Shot } from "@ossuaire/flick";

/** CAT-HIT-03, CAT-RULING-03: every touch of the flicked disc itself, in order; whoever is touched twice comes twice. */
export function eachStruck(shot: Shot, flicked: string, visit: (id: string) => void): void {
  for (let n = 0; n < shot.length; n++)
    if (shot.kind(n) === "contact" && shot.first(n) === flicked) visit(shot.second(n));
}

/** CAT-ABIL-08: every touch of a fire wall, whoever was flicked. */
export function eachBurnt(shot: Shot, walls: readonly string[], visit: (id: string) => void): void {
  for (let n = 0; n < shot.length; n++) {
    if (shot.kind(n) !== "contact") continue;
    const one = shot.first(n);
    const other = shot.second(n);
    if (walls.includes(one)) visit(other);
    else if (walls.includes(other)) visit(one);
  }
}
