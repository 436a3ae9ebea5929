import { type Words, w } from "@ossuaire/kernel";

/** What the lid of a box says of it, for whoever agrees on a match before it is opened. */
interface Lid {
  readonly name: Words;
  /** What it brings, in a sentence or two. */
  readonly text: Words;
}

/** The expansions, in the order in which options name them. */
export const boxLids = {
  soloth: {
    name: w("La Caverne de Soloth", "Cavern of Soloth"),
    text: w(
      "Quatre Héros de plus, dont la Princesse des glaces et le Paladin, quatre Seigneurs, douze monstres, des salles, de l’équipement et des artefacts.",
      "Four more Heroes, the Ice Princess and the Paladin among them, four Lords, twelve monsters, rooms, articles and artefacts.",
    ),
  },
  vermin: {
    name: w("La Horde de Vermine", "Horde of Vermin"),
    text: w(
      "De la Vermine qui empoisonne, terrifie, grouille et dévore. À chaque salle, le Maître des catacombes choisit quelle Vermine erre là et quels monstres viennent en variante, plus redoutables et pour joueurs aguerris.",
      "Vermin that poison, frighten, swarm and devour. In every room the Overseer chooses which Vermin wander there and which monsters come as variants, harder and for experienced players.",
    ),
  },
} as const satisfies Readonly<Record<string, Lid>>;
