import { type Picture, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";
import { heroes, played } from "../played.ts";
import { soloth } from "./situation.ts";

const board = "ancient-road";

export const freezes: Picture<Catacombs> = {
  title: w("Gelé : 0.", "Frozen: 0."),
  text: w(
    "La Pique touche l’Orc : il ne perd rien, mais ne bouge plus.",
    "The Spike hits the Orc: it loses nothing, and moves no more.",
  ),
  alt: w(
    "La Pique de la Princesse glisse jusqu’à l’Orc et le touche : zéro, l’Orc est gelé.",
    "The Princess’s Spike slides into the Orc: zero, the Orc is frozen.",
  ),
  frame: { x: 150, y: 110, width: 164, height: 100 },
  spared: ["orc-1"],
  ...played(
    { ...soloth, board, at: { "ice-princess": [178, 170], "orc-1": [262, 160] } },
    heroes.choose("ice-princess:ice-spike"),
    heroes.place(["ice-spike", 202, 167]),
    heroes.flick("ice-spike", 700, -82),
  ),
};

export const thaws: Picture<Catacombs> = {
  title: w("Frappé : −1, et libre.", "Struck: −1, and free."),
  text: w(
    "Un coup assez fort blesse l’Orc, et la Pique tombe.",
    "A blow that is hard enough wounds the Orc, and the Spike falls.",
  ),
  alt: w(
    "Le Paladin frappe l’Orc gelé : moins un, la Pique tombe et l’Orc est libre.",
    "The Paladin strikes the frozen Orc: minus one, the Spike falls and the Orc is free.",
  ),
  frame: { x: 150, y: 110, width: 164, height: 100 },
  ...played(
    { ...soloth, board, frozen: ["orc-1"], at: { paladin: [178, 170], "orc-1": [250, 160] } },
    heroes.choose("paladin:melee"),
    heroes.flick("paladin", 1100, -153),
  ),
};
