import { type Chapter, w } from "@ossuaire/kernel";
import type { DarkReign } from "../table.ts";

export const catacombs: Chapter<DarkReign> = {
  id: "catacombs",
  title: w("Explorer les catacombes", "Exploring the catacombs"),
  lead: w(
    "Aucun plan : chaque porte ouverte tire une carte, et la zone suivante se pose. La quête attend dans la seconde moitié du paquet.",
    "No map: every door that opens draws a card, and the next zone is laid down. The quest waits in the lower half of the pack.",
  ),
  points: [
    {
      name: w("Une zone se découvre", "A zone is discovered"),
      text: w(
        "quand un héros ou un allié en ouvre la porte, la défonce, ou atteint une sortie sans porte.",
        "when a hero or ally opens its door, breaks it down, or reaches an exit without a door.",
      ),
      rules: ["REG-DRAW-09", "REG-OPEN-03", "REG-VERDICT-25"],
    },
    {
      name: w("Le paquet :", "The pack:"),
      text: w(
        "quatre zones au hasard, plus ou moins selon la longueur choisie, et celle de la quête, jamais dans la moitié du dessus.",
        "four zones at random, more or fewer by the length you choose, and that of the quest, never in the top half.",
      ),
      rules: ["REG-DECK-04", "REG-DECK-06", "REG-DECK-07", "REG-VERDICT-34"],
    },
    {
      name: w("Plusieurs sorties ?", "Several exits?"),
      text: w(
        "Le reste des cartes est partagé entre elles : la quête est derrière l’une. Un cul-de-sac rend les siennes aux autres.",
        "The remaining cards are dealt among them: the quest is behind one. A dead end gives its own to the others.",
      ),
      rules: ["REG-SPLIT-01", "REG-SPLIT-02", "REG-SPLIT-03", "REG-VERDICT-37"],
    },
    {
      name: w("Jamais enfermés :", "Never shut in:"),
      text: w(
        "tant que la quête n’est pas trouvée, il y a toujours un passage ; s’il ne reste que des portes dérobées, on vous le dit.",
        "until the quest is found there is always a way on; if only secret doors are left, you are told so.",
      ),
      rules: ["REG-SPLIT-04", "REG-VERDICT-31", "REG-VERDICT-39"],
    },
    {
      name: w("Ce qu’il y a dedans", "What is in it"),
      text: w(
        "dépend des dés du MJ : un D par meuble, piège ou rencontre de la carte.",
        "depends on the MJ’s dice: one D for each piece, trap or encounter of the card.",
      ),
      rules: ["REG-GEN-03", "REG-GEN-01", "REG-GEN-02", "REG-DRAW-02", "REG-VERDICT-41"],
    },
    {
      name: w("Qui dispose ?", "Who lays it out?"),
      text: w(
        "Le MJ, où il veut sur les cases permises. Les pièges et les portes dérobées y sont posés en secret.",
        "The MJ, anywhere on the legal squares. Traps and secret doors are placed in secret.",
      ),
      rules: ["REG-DRAW-03", "REG-DRAW-04", "REG-VERDICT-82", "REG-VERDICT-42"],
    },
    {
      name: w("Ce que les héros ne voient pas :", "What heroes do not see:"),
      text: w(
        "les cartes, leur ordre, les jets du MJ pour la zone, ce qui est caché, les serrures qu’on n’a pas essayées.",
        "the cards, their order, the MJ’s rolls for the zone, what is hidden, locks that nobody has tried.",
      ),
      rules: ["REG-DRAW-05", "REG-DECK-08", "REG-VERDICT-47"],
    },
    {
      name: w("La première zone", "The first zone"),
      text: w(
        "n’a pas de monstres ; on y commence à l’entrée.",
        "has no monsters; you begin at its entrance.",
      ),
      rules: ["REG-DRAW-06", "REG-DRAW-07", "REG-DRAW-08", "REG-VERDICT-44"],
    },
    {
      name: w("Les rencontres", "Encounters"),
      text: w("se tirent sur le tableau de la quête.", "are rolled on the table of the quest."),
      rules: ["REG-MEET-01", "REG-MEET-02", "REG-GEN-04"],
    },
    {
      name: w("Une quête secondaire", "A secondary quest"),
      text: w(
        "au plus peut être ajoutée, avec sa zone et sa récompense.",
        "may be added, one at most, with its zone and its reward.",
      ),
      rules: ["REG-VERDICT-62", "REG-DECK-05", "REG-XP-04"],
    },
  ],
  sections: ["REG-DECK-01", "REG-DRAW", "REG-SPLIT", "REG-GEN", "REG-VERDICT-34", "REG-VERDICT-82"],
};
