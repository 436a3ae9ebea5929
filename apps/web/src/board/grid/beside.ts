import { type Frame, type GridCamera, type Spot, seenAt } from "./camera.ts";
import type { Square } from "./scene.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Lays a card beside the first of the squares that it names, as far as that is in view. */
export function moveBeside(card: HTMLElement, camera: GridCamera, frame: Frame): void {
  const listed: readonly (readonly [number, number])[] = JSON.parse(card.dataset["squares"] ?? "[]");
  const [square, ...spares] = listed.map(([x, y]) => ({ x, y }));
  if (square === undefined) return;
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const { left, top } = besideOf(camera, frame, size, square, spares);
  card.style.setProperty("transform", `translate(${left}px, ${top}px)`);
}

/** On the side of the square where it covers the fewest of those that are to be spared; whole, if the view is large enough. */
export function besideOf(
  camera: GridCamera,
  frame: Frame,
  { width, height }: Size,
  square: Square,
  spares: readonly Square[],
): Spot {
  const { zoom } = camera;
  const { left, top } = seenAt(camera, frame, square);
  const across = left + zoom / 2 - width / 2;
  const down = top + zoom / 2 - height / 2;
  const sides = [
    { left: left + zoom * 1.2, top: down },
    { left: left - zoom * 0.2 - width, top: down },
    { left: across, top: top + zoom * 1.25 },
    { left: across, top: top - zoom * 0.6 - height },
    // In a narrow view nothing stands beside anything: along the edge that is farther away.
    { left: across, top: frame.height },
    { left: across, top: 0 },
  ].map((spot) => ({
    left: clamp(spot.left, frame.width - width),
    top: clamp(spot.top, frame.height - height),
  }));
  const covered = (spot: Spot) =>
    [square, ...spares].filter((one) => {
      const seen = seenAt(camera, frame, one);
      return (
        seen.left + zoom * 0.8 > spot.left &&
        seen.left + zoom * 0.2 < spot.left + width &&
        seen.top + zoom * 0.9 > spot.top &&
        seen.top - zoom * 0.2 < spot.top + height
      );
    }).length;
  const [best] = sides.toSorted((a, b) => covered(a) - covered(b));
  return best ?? { left, top };
}

const clamp = (at: number, most: number): number => Math.max(6, Math.min(most - 6, at));
