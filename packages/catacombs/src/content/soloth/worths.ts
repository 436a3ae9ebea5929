/** What a monster of this box is worth to the Overseer beyond its attacks and its gold, because of its abilities. */
export const solothWorths: Readonly<Record<string, number>> = {};
