/** Noise between 0 and 1. */
export type Noise = (x: number, y: number) => number;

/**
 * One layer: random values at the corners of cells, smoothly joined. It repeats after `width` and `height` cells,
 * so that a picture made of it can be tiled; both are powers of two, so that a mask can wrap them fast.
 */
export function noise(width: number, height: number, seed: number): Noise {
  const corners = Float32Array.from({ length: width * height }, (_, index) => scatter(index, seed));
  const at = (x: number, y: number): number => corners[(y & (height - 1)) * width + (x & (width - 1))] ?? 0;
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = smooth(x - left);
    const upper = mix(at(left, top), at(left + 1, top), across);
    const lower = mix(at(left, top + 1), at(left + 1, top + 1), across);
    return mix(upper, lower, smooth(y - top));
  };
}

/** Several layers, each twice as fine and half as strong as the one before. */
export function fractal(width: number, height: number, layers: number, seed: number): Noise {
  const own = noise(width, height, seed);
  if (layers === 1) return own;
  const finer = fractal(width * 2, height * 2, layers - 1, seed + 1);
  // The finer layers together weigh 1 - 2^(1 - layers) against 1 of this one.
  const weight = 1 / (2 - 0.5 ** (layers - 1));
  return (x, y) => mix(finer(x * 2, y * 2), own(x, y), weight);
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** A number between 0 and 1 that looks random and is the same for the same index and seed. */
export function scatter(index: number, seed: number): number {
  let bits = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(seed + 1, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
}

export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

export function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}
