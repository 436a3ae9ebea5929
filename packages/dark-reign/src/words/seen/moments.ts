import { type Words, w } from "@ossuaire/kernel";

/** Around a treasure, an Imprévu and the leader's order. */
export const momentWords = {
  treasure: (who: Words): Words => w(`Trésor pour ${who.fr}`, `A treasure for ${who.en}`),
  nature: w("sa nature", "its nature"),
  table: w("le tableau", "the table"),
  users: w("Qui pourrait s’en servir ?", "Who could use it?"),
  fits: w("peut s’en servir", "can use it"),
  unforeseen: w("Imprévu", "Imprévu"),
  read: w("Relire l’Imprévu", "Read the Imprévu again"),
  order: w("Dans quel ordre ?", "In which order?"),
  orderHelp: w(
    "Glissez les portraits, ou déplacez-les par les flèches.",
    "Drag the portraits, or move them by the arrows.",
  ),
  place: (place: number, name: Words): Words => w(`${place}. ${name.fr}`, `${place}. ${name.en}`),
  set: w("Fixer l’ordre", "Set the order"),
} as const;
