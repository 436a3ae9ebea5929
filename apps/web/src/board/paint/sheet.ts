/** A canvas to paint on, and the pen. */
export interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly pen: CanvasRenderingContext2D;
}

export function sheet(width: number, height: number): Sheet {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser has no canvas");
  return { canvas, pen };
}

export function circle(pen: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
}

/** A drop whose belly has this radius, around its middle. */
export function dropPath(pen: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.moveTo(x, y - radius * 1.55);
  pen.bezierCurveTo(
    x + radius * 0.35,
    y - radius * 0.75,
    x + radius,
    y - radius * 0.4,
    x + radius,
    y + radius * 0.15,
  );
  pen.arc(x, y + radius * 0.15, radius, 0, Math.PI);
  pen.bezierCurveTo(x - radius, y - radius * 0.4, x - radius * 0.35, y - radius * 0.75, x, y - radius * 1.55);
  pen.closePath();
}
