import type { ToneName } from "../scene.ts";

/** The stones of a zone, two shades of them, and the light that hangs between its walls. */
interface Tone {
  readonly stones: readonly [string, string];
  readonly wall: string;
  readonly air: string;
  /** How much moss grows there. */
  readonly moss: number;
}

export const tones: Readonly<Record<ToneName, Tone>> = {
  nave: { stones: ["#8f8069", "#7d6f5a"], wall: "#6d5c49", air: "#9c8570", moss: 0.03 },
  gallery: { stones: ["#7c6b55", "#6b5b47"], wall: "#5f4f3d", air: "#907c6a", moss: 0.05 },
  damp: { stones: ["#77786c", "#66685d"], wall: "#595a4c", air: "#868a7e", moss: 0.38 },
  basalt: { stones: ["#5e4f47", "#4e413a"], wall: "#4c4039", air: "#947566", moss: 0 },
  crypt: { stones: ["#7b7884", "#696672"], wall: "#585562", air: "#858296", moss: 0.08 },
  ochre: { stones: ["#94795a", "#81674a"], wall: "#6f573d", air: "#9e8268", moss: 0 },
};
