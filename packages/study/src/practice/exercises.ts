import type { Goal } from "./goal.ts";
import { type DiscKind, type LaidDisc, type Layout, type Size, walled } from "./layout.ts";

/** One thing to learn: a disc, a board, and what the flick has to do. */
export interface Exercise {
  readonly id: ExerciseId;
  readonly layout: Layout;
  readonly disc: string;
  readonly goal: Goal;
}

/** From the straight shot to the double bank, in the order in which they are learned. */
export const exerciseIds = [
  "straight",
  "across",
  "gate",
  "rest",
  "edge",
  "push-out",
  "pair",
  "drive",
  "bank",
  "pillar",
  "bank-pair",
  "double-bank",
] as const;
export type ExerciseId = (typeof exerciseIds)[number];

type Spot = readonly [x: number, y: number, size?: Size];

/** Numbered within their kind, as the boards are described below. */
function laid(kind: DiscKind, spots: readonly Spot[]): readonly LaidDisc[] {
  return spots.map(([x, y, size = "medium"], n) => ({
    id: `${kind}-${n + 1}`,
    kind,
    number: n + 1,
    size,
    x,
    y,
  }));
}

interface Board {
  readonly from: Spot;
  readonly targets?: readonly Spot[];
  readonly obstacles?: readonly Spot[];
  readonly rims?: Partial<Layout["rims"]>;
}

function layout({ from, targets = [], obstacles = [], rims = {} }: Board): Layout {
  return {
    rims: { ...walled, ...rims },
    pieces: [...laid("obstacle", obstacles), ...laid("target", targets), ...laid("disc", [from])],
  };
}

const open = { left: "open", right: "open", top: "open", bottom: "open" } as const;

const boards: Readonly<Record<ExerciseId, Board & { readonly goal: Goal }>> = {
  straight: { from: [150, 170], targets: [[330, 170, "large"]], goal: { touches: ["target-1"] } },
  across: { from: [60, 60], targets: [[480, 270]], goal: { touches: ["target-1"] } },
  gate: {
    from: [90, 170],
    targets: [[430, 150]],
    obstacles: [
      [270, 122, "large"],
      [270, 206, "large"],
    ],
    rims: open,
    goal: { touches: ["target-1"] },
  },
  rest: { from: [80, 170], goal: { rests: { x: 340, y: 170, radius: 45 } } },
  edge: {
    from: [140, 170],
    targets: [[440, 170]],
    rims: open,
    goal: { touches: ["target-1"], stays: true },
  },
  "push-out": {
    from: [180, 200],
    targets: [[420, 120]],
    rims: open,
    goal: { touches: ["target-1"], out: ["target-1"], stays: true },
  },
  pair: {
    from: [110, 170, "large"],
    targets: [
      [260, 178, "small"],
      [360, 150],
    ],
    goal: { touches: ["target-1", "target-2"] },
  },
  drive: {
    from: [110, 240],
    targets: [
      [260, 190],
      [370, 150, "large"],
    ],
    goal: { touches: ["target-1"], drives: ["target-2"] },
  },
  bank: {
    from: [130, 250],
    targets: [[410, 250, "large"]],
    obstacles: [
      [270, 215, "very-large"],
      [270, 262, "very-large"],
      [270, 309, "very-large"],
    ],
    goal: { touches: ["target-1"], banks: 1 },
  },
  pillar: {
    from: [110, 110],
    targets: [[180, 270, "large"]],
    obstacles: [
      [330, 170, "very-large"],
      [140, 190, "very-large"],
    ],
    goal: { touches: ["obstacle-1", "target-1"] },
  },
  "bank-pair": {
    from: [110, 230],
    targets: [
      [400, 210, "large"],
      [455, 262, "large"],
    ],
    obstacles: [[255, 225, "very-large"]],
    goal: { touches: ["target-1", "target-2"], banks: 1 },
  },
  "double-bank": {
    from: [110, 250],
    targets: [[250, 250, "large"]],
    obstacles: [[180, 250, "very-large"]],
    goal: { touches: ["target-1"], banks: 2 },
  },
};

export const exercises: readonly Exercise[] = exerciseIds.map((id) => ({
  id,
  layout: layout(boards[id]),
  disc: "disc-1",
  goal: boards[id].goal,
}));
