import type { Brush } from "../../../board/grid/paint/brush.ts";
import type { Thing } from "../../../board/grid/scene.ts";

const ink = "#b9a5ff";

/** What the MJ alone sees: half there, framed in violet, with a closed eye in the corner. */
export function inked(thing: Thing): Thing {
  return {
    ...thing,
    look: `inked ${thing.look}`,
    paint(brush) {
      brush.pen.save();
      brush.pen.globalAlpha = 0.72;
      thing.paint(brush);
      brush.pen.restore();
      frame(brush);
      closedEye(brush);
    },
  };
}

function frame({ pen }: Brush): void {
  pen.save();
  pen.fillStyle = "rgb(84 60 160 / 0.3)";
  pen.fillRect(0.03, 0.03, 0.94, 0.94);
  pen.lineWidth = 0.1;
  pen.strokeStyle = "rgb(20 10 40 / 0.8)";
  pen.strokeRect(0.05, 0.05, 0.9, 0.9);
  pen.setLineDash([0.16, 0.08]);
  pen.lineWidth = 0.055;
  pen.strokeStyle = ink;
  pen.strokeRect(0.05, 0.05, 0.9, 0.9);
  pen.restore();
}

function closedEye({ pen }: Brush): void {
  pen.save();
  pen.translate(0.78, 0.2);
  pen.beginPath();
  pen.arc(0, 0, 0.16, 0, 2 * Math.PI);
  pen.fillStyle = "rgb(20 10 40 / 0.85)";
  pen.fill();
  pen.lineWidth = 0.035;
  pen.lineCap = "round";
  pen.strokeStyle = ink;
  pen.beginPath();
  pen.arc(0, -0.06, 0.11, Math.PI * 0.15, Math.PI * 0.85);
  for (const [x, y, far] of [
    [-0.08, 0.03, -0.03],
    [0, 0.05, 0],
    [0.08, 0.03, 0.03],
  ] as const) {
    pen.moveTo(x, y);
    pen.lineTo(x + far, y + 0.055);
  }
  pen.stroke();
  pen.restore();
}
