import type { Tone } from "../scene.ts";

/** The colours of a family: its wood in the light and in the shade, and the ink of its figures. */
export interface Wood {
  readonly lit: string;
  readonly shaded: string;
  readonly edge: string;
  readonly ink: string;
}

export const woods: Readonly<Record<Tone, Wood>> = {
  light: { lit: "#fbf1d2", shaded: "#d2a23a", edge: "#7d5f22", ink: "#2a1703" },
  dark: { lit: "#c4abe0", shaded: "#673f96", edge: "#38254f", ink: "#16082a" },
  stone: { lit: "#a9e2e6", shaded: "#3f8f9b", edge: "#1c5059", ink: "#04282e" },
  shot: { lit: "#ffdc7d", shaded: "#c47a22", edge: "#6f3c0b", ink: "#3d1d03" },
};

/** Who is stunned has lost colour. */
export const ashen: Wood = { lit: "#b5b0a6", shaded: "#777268", edge: "#3c3933", ink: "#2b2925" };
