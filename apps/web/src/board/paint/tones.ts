import type { Tone } from "../scene.ts";

/** The colours of a family: its wood in the light and in the shade, and the ink of its figures; and the cut of its rim. */
export interface Wood {
  readonly lit: string;
  readonly shaded: string;
  readonly edge: string;
  readonly ink: string;
  readonly rim: Rim;
}

/** Colours are not for everyone: each family has a rim of its own, things that only stand in the way share facets. */
export type Rim =
  | "milled"
  | "notched"
  | "teeth"
  | "saw"
  | "wave"
  | "flame"
  | "scratches"
  | "spikes"
  | "facets"
  | "bored";

export const woods: Readonly<Record<Tone, Wood>> = {
  light: { lit: "#fbf1d2", shaded: "#d2a23a", edge: "#7d5f22", ink: "#2a1703", rim: "milled" },
  dark: { lit: "#c4abe0", shaded: "#673f96", edge: "#38254f", ink: "#16082a", rim: "notched" },
  stone: { lit: "#a9e2e6", shaded: "#3f8f9b", edge: "#1c5059", ink: "#04282e", rim: "facets" },
  shot: { lit: "#ffdc7d", shaded: "#c47a22", edge: "#6f3c0b", ink: "#3d1d03", rim: "bored" },
  ivory: { lit: "#fbf1d2", shaded: "#d9b867", edge: "#7d5f22", ink: "#2a1703", rim: "milled" },
  ash: { lit: "#d6d6cc", shaded: "#8e8f88", edge: "#44463f", ink: "#17180f", rim: "teeth" },
  moss: { lit: "#bcd48f", shaded: "#628a3c", edge: "#2f4a18", ink: "#10200a", rim: "saw" },
  sky: { lit: "#b5d2f0", shaded: "#4f7fb0", edge: "#1f4166", ink: "#061a30", rim: "wave" },
  ember: { lit: "#ffc98a", shaded: "#d8722a", edge: "#7a3208", ink: "#3a1000", rim: "flame" },
  umber: { lit: "#d9b78f", shaded: "#946138", edge: "#4c2c13", ink: "#241104", rim: "scratches" },
  night: { lit: "#5b5256", shaded: "#2a2427", edge: "#0e0b0c", ink: "#f2e2c4", rim: "spikes" },
  jade: { lit: "#b4efd0", shaded: "#2f9a72", edge: "#0f4d3a", ink: "#03281c", rim: "facets" },
  sandstone: { lit: "#e0d3b6", shaded: "#a08f6c", edge: "#55472e", ink: "#2c2110", rim: "facets" },
  slate: { lit: "#a9a99f", shaded: "#63645c", edge: "#2d2e29", ink: "#171812", rim: "facets" },
  amethyst: { lit: "#b9a5e6", shaded: "#5a4396", edge: "#271a4b", ink: "#140a30", rim: "facets" },
  bone: { lit: "#f3ead2", shaded: "#b9a57c", edge: "#6a5736", ink: "#2b1f0d", rim: "facets" },
  ice: { lit: "#e6fdff", shaded: "#4fc3dc", edge: "#14637c", ink: "#04303f", rim: "facets" },
  obsidian: { lit: "#6a5f66", shaded: "#2b2429", edge: "#0d090b", ink: "#ff9a4a", rim: "facets" },
};

/** Who is stunned has lost colour, and is darker than those who are grey by nature. */
export function ashen({ rim }: Wood): Wood {
  return { lit: "#9d978c", shaded: "#615d55", edge: "#33302b", ink: "#211f1c", rim };
}

/** The other side of a disc, that of the wounded: 40 % darker. */
export function wounded({ lit, shaded, edge, ink, rim }: Wood): Wood {
  const darker = (colour: string): string => `color-mix(in srgb, ${colour} 60%, black)`;
  return { lit: darker(lit), shaded: darker(shaded), edge: darker(edge), ink, rim };
}

/** Pale figures are cut into dark wood: their edge is a shadow, not a light. */
export function isPale({ ink }: Wood): boolean {
  return Number.parseInt(ink.slice(1, 3), 16) > 128;
}
