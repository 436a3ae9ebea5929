import { type Box, type Brush, disc, shadow, slab } from "../../../board/grid/paint/brush.ts";

export interface DoorLook {
  readonly leaf: "wood" | "armoured" | "bars" | "stone";
  readonly state: "shut" | "open" | "broken" | "walled";
  /** One goes through it from west to east. */
  readonly runsEast: boolean;
  /** Somebody has found it to be locked. */
  readonly isLocked: boolean;
}

const woods: Readonly<Record<DoorLook["leaf"], string>> = {
  wood: "#7a4d26",
  armoured: "#5d5247",
  bars: "#54565a",
  stone: "#6d5c49",
};

/** Jambs, and between them what turns no more: splinters, or a wall. Painted for a way to the north. */
export function paintDoor(brush: Brush, look: DoorLook): void {
  const { pen } = brush;
  pen.save();
  if (look.runsEast) pen.transform(0, 1, 1, 0, 0, 0);
  for (const x of [-0.03, 0.89]) slab(brush, [x, -0.1, 0.14, 1.2], "#80705a", 0.03);
  if (look.state === "broken") splinters(brush, look);
  else if (look.state === "walled") walled(brush);
  pen.restore();
}

/** The leaf: shut across the way at 0, open along a jamb at 1, and on its way there ever narrower to whoever looks down on it. */
export function paintLeaf(brush: Brush, look: DoorLook, share: number): void {
  const { pen } = brush;
  pen.save();
  if (look.runsEast) pen.transform(0, 1, 1, 0, 0, 0);
  if (share >= 1) ajar(brush, look);
  else {
    pen.translate(0.11, 0.5);
    pen.scale(1 - share * 0.8, 1 + share * 1.1);
    pen.translate(-0.11, -0.5);
    shut(brush, look);
  }
  pen.restore();
}

function shut(brush: Brush, { leaf, isLocked }: DoorLook): void {
  const colour = woods[leaf];
  shadow(brush, [0.1, 0.42, 0.8, 0.36], 0.12);
  if (leaf === "bars") {
    brush.pen.fillStyle = "rgb(8 6 6 / 0.8)";
    brush.pen.fillRect(0.11, 0.3, 0.78, 0.4);
    for (let bar = 0; bar < 6; bar += 1) slab(brush, [0.14 + bar * 0.13, 0.28, 0.05, 0.44], colour, 0.02);
    for (const y of [0.34, 0.58]) slab(brush, [0.11, y, 0.78, 0.06], colour, 0.01);
  } else if (leaf === "stone") {
    for (let block = 0; block < 3; block += 1)
      slab(brush, [0.11 + block * 0.26, 0.28, 0.26, 0.44], colour, 0.02);
    dashedFrame(brush, [0.16, 0.34, 0.68, 0.32]);
  } else {
    for (let plank = 0; plank < 5; plank += 1)
      slab(brush, [0.11 + plank * 0.156, 0.3, 0.156, 0.4], colour, 0.01);
    bands(brush, [
      [0.11, 0.37, 0.78, 0.07],
      [0.11, 0.56, 0.78, 0.07],
    ]);
    if (leaf === "armoured") rivets(brush);
  }
  handle(brush, 0.74, 0.5, isLocked);
}

function ajar(brush: Brush, { leaf }: DoorLook): void {
  shadow(brush, [0.12, 0.06, 0.22, 0.86], 0.12);
  slab(brush, [0.1, 0.02, 0.15, 0.86], woods[leaf], 0.02);
  bands(brush, [
    [0.1, 0.2, 0.15, 0.07],
    [0.1, 0.62, 0.15, 0.07],
  ]);
  disc(brush, 0.175, 0.8, 0.035, "#d9a53a");
}

/** A stump at each jamb, and planks on the floor. */
function splinters(brush: Brush, { leaf }: DoorLook): void {
  const { pen } = brush;
  const colour = woods[leaf];
  for (const [x, y, turn, length] of [
    [0.3, 0.3, 0.5, 0.5],
    [0.62, 0.42, -0.7, 0.56],
    [0.42, 0.7, 0.1, 0.44],
    [0.72, 0.74, 1.3, 0.3],
  ] as const) {
    pen.save();
    pen.translate(x, y);
    pen.rotate(turn);
    shadow(brush, [-length / 2, -0.02, length, 0.12], 0.06, 0.5);
    slab(brush, [-length / 2, -0.06, length, 0.11], colour, 0.01);
    pen.restore();
  }
  for (const x of [0.1, 0.8]) slab(brush, [x, 0.34, 0.1, 0.3], stumpOf(colour), 0.02);
}

/** REG-VERDICT-37: nothing lies behind it; somebody has walled it up. */
function walled(brush: Brush): void {
  for (const [row, shift] of [0, 0.12, 0].entries())
    for (let block = -1; block < 3; block += 1) {
      const x = Math.max(0.11, 0.11 + block * 0.3 + shift);
      const right = Math.min(0.89, 0.41 + block * 0.3 + shift);
      if (right > x) slab(brush, [x, 0.24 + row * 0.18, right - x, 0.18], "#73675a", 0.02);
    }
}

function bands({ pen }: Brush, boxes: readonly Box[]): void {
  pen.fillStyle = "#221c18";
  for (const box of boxes) pen.fillRect(...box);
}

function rivets(brush: Brush): void {
  for (const y of [0.405, 0.595])
    for (let rivet = 0; rivet < 6; rivet += 1) disc(brush, 0.17 + rivet * 0.132, y, 0.024, "#cfd3d6");
}

function handle(brush: Brush, x: number, y: number, isLocked: boolean): void {
  disc(brush, x, y, isLocked ? 0.075 : 0.05, isLocked ? "#f1cf73" : "#d9a53a");
  if (!isLocked) return;
  disc(brush, x, y - 0.015, 0.022, "#2a1703");
  brush.pen.fillRect(x - 0.01, y, 0.02, 0.045);
}

function dashedFrame({ pen }: Brush, [x, y, width, height]: Box): void {
  pen.save();
  pen.setLineDash([0.09, 0.06]);
  pen.lineWidth = 0.035;
  pen.strokeStyle = "#ffd873";
  pen.strokeRect(x, y, width, height);
  pen.restore();
}

const stumpOf = (colour: string): string => (colour === "#54565a" ? "#3c3e41" : "#5a3a1c");
