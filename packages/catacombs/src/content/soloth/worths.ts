/** What a monster of this box is worth to the Overseer beyond its attacks and its gold, because of its abilities. */
export const solothWorths: Readonly<Record<string, number>> = {
  "lizard-man": 0.6,
  "orc-wolf-rider": 0.8,
  "rust-monster": 0.4,
  gargoyle: 0.2,
  manticore: 0,
  siren: 1.2,
  shade: 0.8,
  wight: 0.2,
  vampire: 0.8,
  salamander: 0,
  "infernal-acolyte": 0.3,
  phoenix: 0.8,
};
