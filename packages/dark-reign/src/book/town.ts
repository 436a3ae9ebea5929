import { type Chapter, w } from "@ossuaire/kernel";
import type { DarkReign } from "../table.ts";

export const town: Chapter<DarkReign> = {
  id: "town",
  title: w("La ville et la campagne", "The town and the campaign"),
  lead: w(
    "Avant de descendre et entre deux quêtes, on passe en ville : on vend, on achète, on apprend. Ce qu’on a gagné, on le garde.",
    "Before you go down and between two quests there is the town: sell, buy, learn. What you have won, you keep.",
  ),
  points: [
    {
      name: w("Faire ses achats.", "Shopping."),
      text: w(
        "En ville, chacun achète à la boutique avec ses propres écus autant qu’il veut : armes, armures, potions, outils, grimoires.",
        "In town everybody buys at the shop with écus of their own, as much as they like: weapons, armour, potions, tools, grimoires.",
      ),
      rules: ["REG-VERDICT-71", "REG-VERDICT-81", "REG-TOWN-21", "REG-TOWN-22"],
    },
    {
      name: w("Vendre", "Selling"),
      text: w(
        "rapporte le prix imprimé, ou la moitié de celui de la ville.",
        "brings the printed price, or half of the town’s.",
      ),
      rules: ["REG-VERDICT-22"],
    },
    {
      name: w("Gagner de l’expérience :", "Earning experience:"),
      text: w(
        "chaque monstre tué en donne à tous ; une quête gagnée 40 XP, 10 de plus si personne n’est mort.",
        "every monster killed gives some to all; a quest won 40 XP, 10 more if nobody died.",
      ),
      rules: ["REG-XP-01", "REG-XP-02", "REG-XP-03", "REG-VERDICT-69"],
    },
    {
      name: w("Progresser.", "Getting better."),
      text: w(
        "Les XP se dépensent en ville : monter une caractéristique coûte dix fois le nouveau niveau, un PV de plus 8, une compétence de 40 à 80.",
        "XP are spent in town: raising a characteristic costs ten times the new level, one more PV 8, a skill 40 to 80.",
      ),
      rules: ["REG-XP-05", "REG-XP-07", "REG-XP-08", "REG-XP-11", "REG-XP-06"],
    },
    {
      name: w("Les limites.", "The limits."),
      text: w(
        "Trois niveaux au-dessus de la fiche, jamais plus de 8 ; 6 P.Action ; 12 PV de plus. Les runes vont au-delà.",
        "Three levels above the sheet, never above 8; 6 P.Action; 12 PV more. Runes go beyond.",
      ),
      rules: ["REG-XP-10", "REG-RULING-08"],
      exception: true,
    },
    {
      name: w("Apprendre un sort", "Learning a spell"),
      text: w(
        "coûte 20 écus par point de difficulté. Il faut le grimoire de son école et une place : sorts et compétences ensemble, pas plus que l’Intelligence.",
        "costs 20 écus for each point of difficulty. You need the grimoire of its school and a place: spells and skills together, no more than Intelligence.",
      ),
      rules: ["REG-TOWN-28", "REG-VERDICT-16", "REG-CHAR-04", "REG-RULING-11", "REG-XP-09"],
    },
    {
      name: w("Dix-huit compétences :", "Eighteen skills:"),
      text: w(
        "parer, garder un ami, pied léger, crochetage, sans peur, ambidextre et d’autres.",
        "parrying, guarding a friend, light foot, lock picking, fearless, ambidextrous and more.",
      ),
      rules: [
        "REG-SKILL-02",
        "REG-SKILL-06",
        "REG-SKILL-11",
        "REG-SKILL-13",
        "REG-SKILL-08",
        "REG-VERDICT-66",
      ],
    },
    {
      name: w("Le coffre-fort", "The strongbox"),
      text: w("garde en ville ce que vous ne portez pas.", "keeps in town what you do not carry."),
      rules: ["REG-TOWN-27", "REG-SHEET-10"],
    },
    {
      name: w("La campagne :", "The campaign:"),
      text: w(
        "quatre quêtes dans l’ordre. La suivante s’ouvre quand la précédente est gagnée ; on garde objets, écus, XP, sorts et Destin, et les PV reviennent.",
        "four quests in order. The next opens when the one before is won; objects, écus, XP, spells and destiny are kept, and PV come back.",
      ),
      rules: ["REG-VERDICT-61", "REG-QUEST-04"],
    },
    {
      name: w("Un héros mort", "A dead hero"),
      text: w(
        "est remplacé avant la quête suivante par un autre, avec la moitié de l’expérience du survivant le moins aguerri.",
        "is replaced before the next quest by another, with half the experience of the least seasoned survivor.",
      ),
      rules: ["REG-XP-12"],
    },
  ],
  sections: ["REG-TOWN", "REG-XP", "REG-SKILL", "REG-VERDICT-81"],
};
