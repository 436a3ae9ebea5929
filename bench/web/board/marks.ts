import type { Burden, Face, Sign } from "../../../apps/web/src/board/scene.ts";

/** All that can lie on a disc, two signs on each: frozen and mounted, ridden and poisoned, swallowing and armoured, … */
export function marksOn(disc: number, face: Face): readonly Burden[] {
  const ice: Sign = { kind: "ice", id: `spike-${disc}`, radius: 6, face };
  const riders: Sign = { kind: "riders", radius: 6, faces: [face, face] };
  const sets: readonly (readonly Sign[])[] = [
    [ice, { kind: "medal", face }],
    [riders, { kind: "points", shape: "drop", count: disc % 9 }],
    [
      { kind: "inside", faces: [face] },
      { kind: "points", shape: "shield", count: 2 },
    ],
    [
      { kind: "points", shape: "drop", count: disc % 9 },
      { kind: "points", shape: "gem", count: disc % 7 },
    ],
  ];
  return (sets[disc % sets.length] ?? []).map((sign) => ({ words: "", sign }));
}
