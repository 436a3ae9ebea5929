import { type Picture, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";
import { overseer, played } from "../played.ts";
import { vermin } from "./situation.ts";

export const climbs: Picture<Catacombs> = {
  title: w("Un rat : 0.", "One rat: 0."),
  text: w(
    "Il touche le Barbare, ne lui fait rien, et grimpe sur lui.",
    "It hits the Barbarian, does him no harm, and climbs onto him.",
  ),
  alt: w(
    "Un Rat d’égout glisse jusqu’au Barbare et le touche : zéro, puis il grimpe sur lui.",
    "A Sewer Rat slides into the Barbarian: zero, then it climbs onto him.",
  ),
  frame: { x: 150, y: 110, width: 164, height: 100 },
  spared: ["barbarian"],
  ...played(
    {
      ...vermin,
      board: "ancient-road",
      phase: "overseer",
      at: { barbarian: [200, 160], "sewer-rat-1": [280, 168], "sewer-rat-2": [420, 280] },
    },
    overseer.choose("sewer-rat-1:melee"),
    overseer.flick("sewer-rat-1", -700, -70),
  ),
};
