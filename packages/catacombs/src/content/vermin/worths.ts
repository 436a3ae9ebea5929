/** What a monster of this box is worth to the Overseer beyond its attacks and its gold, because of its abilities. */
export const verminWorths: Readonly<Record<string, number>> = {
  "sewer-rat": 0.3,
  "vampire-bat": 0,
  "blood-skull": 0.8,
  "pit-viper": 1.6,
  "armoured-beetle": 0,
  wyvern: 2,
  remorhaz: 3,
  "dread-scorpion": 0.6,
  "savage-centaur": 0.6,
  "dire-ghoul": 0.6,
  "venomous-spider": 1.2,
  "elder-vampire": 1.5,
};
