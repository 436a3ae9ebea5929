/** A box with round corners, filled; its outline stays the path that a line may follow. */
export function fillRounded(
  pen: CanvasRenderingContext2D,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  corner: number,
  fill: CanvasGradient,
): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.roundRect(x, y, width, height, corner);
  pen.fill();
}
