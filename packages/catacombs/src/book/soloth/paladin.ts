import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";
import { armoured } from "./examples.ts";

export const paladin: Chapter<Catacombs> = {
  id: "paladin",
  title: w("Le Paladin", "The Paladin"),
  lead: w(
    "Deux fois par salle, il peut laisser son armure prendre le coup à sa place.",
    "Twice a room he may let his armour take the blow in his place.",
  ),
  points: [
    {
      name: w("Parer :", "Warding off:"),
      text: w(
        "chaque fois qu’une attaque le touche, il peut dépenser 1 point d’armure et l’ignorer tout entière.",
        "whenever an attack hits him, he may spend 1 point of armour and ignore all of it.",
      ),
      rules: ["SOL-PALADIN-02", "SOL-PALADIN-04", "SOL-PALADIN-12"],
    },
    {
      name: w("Un point, toujours :", "One point, always:"),
      text: w(
        "petit coup ou coup critique, le prix est le même.",
        "a light blow or a critical one, the price is the same.",
      ),
      rules: ["SOL-PALADIN-06"],
    },
    {
      name: w("Rien ne passe :", "Nothing gets through:"),
      text: w(
        "ni dégâts, ni incapacité, ni corrosion, ni poison, ni rien de ce que le coup apporterait encore.",
        "no damage, no incapacity, no corrosion, no poison, nor anything else that the blow would bring.",
      ),
      rules: ["SOL-PALADIN-05", "SOL-PALADIN-07", "SOL-PALADIN-08"],
    },
    {
      name: w("Il peut s’en passer :", "He may do without:"),
      text: w(
        "garder son armure et encaisser est son droit.",
        "to keep his armour and take the blow is his right.",
      ),
      rules: ["SOL-PALADIN-03", "SOL-PALADIN-10"],
    },
    {
      name: w("À la salle suivante,", "In the next room"),
      text: w("l’armure est remise à 2.", "the armour is back at 2."),
      rules: ["SOL-PALADIN-11"],
    },
    {
      name: w("À zéro,", "At zero"),
      text: w(
        "il n’y a plus rien à parer : il perd sa vie comme tout le monde.",
        "there is nothing to ward off with: he loses life like everybody.",
      ),
      rules: ["SOL-PALADIN-09"],
      exception: true,
    },
  ],
  sections: ["SOL-PALADIN", "SOL-RULING-50"],
  examples: [armoured],
};
