import { spotNear } from "@ossuaire/discs";
import type { Zone } from "@ossuaire/flick";
import type { Answer, Area, Decision, Sight, Spot } from "@ossuaire/kernel";
import { type Scene, tableOf } from "../board/scene.ts";
import type { Look } from "../games/look.ts";
import type { Language } from "../words/language.ts";

/**
 * As suggested, but for what was placed by hand: that stays. What is suggested on top of it gives way to the nearest free
 * place of its zone.
 */
export function filled(
  look: Look,
  { view }: Sight,
  decision: Extract<Decision, { kind: "place" }>,
  scene: Scene,
  placed: readonly Spot[],
  language: Language,
): Answer {
  if (placed.length === 0) return { kind: "place", spots: decision.suggestion };
  const plan = look.placing(decision);
  const table = tableOf(scene);
  const discs = [...table.discs];
  const spots = [...placed];
  for (const placing of plan.pieces.slice(placed.length)) {
    const { piece, zone } = placing;
    const { radius } = look.piece(placing, view, language);
    const wish = decision.suggestion.find((spot) => spot.piece === piece);
    if (wish === undefined) continue;
    const zones = zone.flatMap((area) => around(area, radius));
    const spot = spotNear({ ...table, discs }, { id: piece, radius }, wish, { zones });
    spots.push(spot);
    discs.push({ id: piece, x: spot.x, y: spot.y, radius, fixed: false });
  }
  return { kind: "place", spots: plan.complete(spots) };
}

/** An area is for the middle of a disc; this is the same for all of it. */
function around(area: Area, radius: number): Zone[] {
  if (area.shape === "ring") return [];
  const { x, y, width, height } = area;
  return [{ x: x - radius, y: y - radius, length: width + 2 * radius, width: height + 2 * radius }];
}
