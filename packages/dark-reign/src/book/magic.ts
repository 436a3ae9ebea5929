import { type Chapter, w } from "@ossuaire/kernel";
import type { DarkReign } from "../table.ts";

export const magic: Chapter<DarkReign> = {
  id: "magic",
  title: w("La magie", "Magic"),
  lead: w(
    "Cinq écoles, vingt-cinq sorts. Il faut connaître le sort, et que le dé de Magie atteigne sa difficulté.",
    "Five schools, twenty-five spells. You have to know the spell, and the Magic die has to reach its difficulty.",
  ),
  points: [
    {
      name: w("Lancer un sort :", "Casting a spell:"),
      text: w(
        "1 P.Action, un sort écrit sur la fiche, et le dé de puissance de Magie seul. Il faut la difficulté du sort ; la croix le fait échouer.",
        "1 P.Action, a spell written on the sheet, and the power die of Magic alone. You need the spell’s difficulty; the cross makes it fail.",
      ),
      rules: ["REG-CAST-01", "REG-CAST-02", "REG-CAST-03", "REG-CAST-04", "REG-CAST-05"],
    },
    {
      name: w("Sceptres", "Sceptres"),
      text: w(
        "et autres objets magiques ajoutent leurs dés au jet.",
        "and other magic objects add their dice to the throw.",
      ),
      rules: ["REG-CAST-06", "REG-RELIC-12", "REG-RELIC-13"],
    },
    {
      name: w("Encore une fois ?", "Once more?"),
      text: w(
        "Un sort réussi ne se relance plus ce tour-ci par le même ; un sort raté peut être retenté pour un autre P.Action.",
        "A spell that worked cannot be cast again this turn by the same caster; one that failed may be tried again for another P.Action.",
      ),
      rules: ["REG-CAST-08", "REG-RULING-50"],
    },
    {
      name: w("Ce qu’il fait", "What it does"),
      text: w(
        "est écrit sur le sort. Un sort qui blesse touche toujours, ne se pare pas, et l’Endurance et l’armure s’en retranchent.",
        "is written on the spell. A spell that harms always hits, cannot be parried, and Endurance and armour come off.",
      ),
      rules: ["REG-CAST-07", "REG-VERDICT-65"],
    },
    {
      name: w("La magie pour les gueux,", "Magic for beggars,"),
      text: w(
        "l’école de tous : étincelle, pas de chat, lumignon, petit remède, clé de paille.",
        "everybody’s school: spark, cat’s tread, glimmer, small remedy, straw key.",
      ),
      rules: ["REG-SPELL-01", "REG-SPELL-02", "REG-SPELL-03", "REG-SPELL-04", "REG-SPELL-05"],
    },
    {
      name: w("La magie blanche", "White magic"),
      text: w(
        "soigne, protège, purifie, bénit et brûle les morts-vivants.",
        "heals, shields, purifies, blesses and burns the undead.",
      ),
      rules: ["REG-SPELL-06", "REG-SPELL-07", "REG-SPELL-08", "REG-SPELL-09", "REG-SPELL-10"],
    },
    {
      name: w("La magie noire", "Black magic"),
      text: w(
        "blesse de loin : trait d’ombre, givre, aveuglement, éclair, boule de feu. Les deux derniers n’épargnent pas les amis.",
        "harms from afar: shadow bolt, frost, blinding, lightning, fireball. The last two do not spare friends.",
      ),
      rules: ["REG-SPELL-11", "REG-SPELL-12", "REG-SPELL-13", "REG-SPELL-14", "REG-SPELL-15"],
    },
    {
      name: w("Nécromancie", "Necromancy"),
      text: w(
        "glace, vide, effraie, relève les morts. Près d’une tombe, elle est plus facile.",
        "chills, drains, frightens and raises the dead. Beside a tomb it is easier.",
      ),
      rules: ["REG-SPELL-16", "REG-SPELL-17", "REG-SPELL-18", "REG-SPELL-19", "REG-SPELL-20", "REG-TOMB-01"],
    },
    {
      name: w("Démonologie", "Demonology"),
      text: w(
        "se paie de sang et appelle chaînes, flammes et diablotins.",
        "is paid in blood and calls chains, flames and imps.",
      ),
      rules: ["REG-SPELL-21", "REG-SPELL-22", "REG-SPELL-23", "REG-SPELL-24", "REG-SPELL-25"],
    },
    {
      name: w("Sous une statue bénite", "Under a blessed statue"),
      text: w(
        "ni magie noire, ni nécromancie, ni démonologie.",
        "there is no black magic, necromancy or demonology.",
      ),
      rules: ["REG-STATUE-02"],
      exception: true,
    },
  ],
  sections: ["REG-CAST", "REG-SPELL", "REG-RULING-50"],
};
