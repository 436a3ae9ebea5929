import { type Chapter, w } from "@ossuaire/kernel";
import type { DarkReign } from "../table.ts";

export const box: Chapter<DarkReign> = {
  id: "box",
  title: w("La boîte et la table", "The box and the table"),
  lead: w(
    "Ce qu’il y a dans la boîte, ce que la table numérique en fait, et ce que le livre nommait sans l’imprimer.",
    "What is in the box, what the digital table makes of it, and what the book named without printing it.",
  ),
  points: [
    {
      name: w("Les dés,", "The dice,"),
      text: w(
        "dix de puissance et des D : ici on en lance d’un coup autant qu’il faut.",
        "ten power dice and some D: here any number is thrown at once.",
      ),
      rules: ["REG-COMP-02", "REG-COMP-03"],
    },
    {
      name: w("Figurines et marqueurs", "Figures and markers"),
      text: w(
        "sont des pions : un par personnage, un par nuée avec son compte, et des signes pour leurs états.",
        "are tokens: one for each character, one for a swarm with its count, and signs for their states.",
      ),
      rules: ["REG-COMP-04", "REG-COMP-10"],
    },
    {
      name: w("Le plateau", "The board"),
      text: w(
        "grandit zone par zone sur une grille sans bords.",
        "grows zone by zone on a grid without edges.",
      ),
      rules: ["REG-COMP-07"],
    },
    {
      name: w("Le carnet du MJ", "The MJ’s notebook"),
      text: w(
        "et le compte de l’or sont tenus par la table.",
        "and the tally of gold are kept by the table.",
      ),
      rules: ["REG-COMP-11"],
    },
    {
      name: w("Ce que le livre ne dit pas", "What the book does not say"),
      text: w(
        "a été décidé, et se lit sous chaque chapitre : question, décision, raison.",
        "was decided, and is read under each chapter: question, decision, reason.",
      ),
      rules: ["REG-COMP-01", "REG-VERDICT-63", "REG-VERDICT-64"],
    },
  ],
  sections: ["REG-COMP", "REG-VERDICT-63"],
};
