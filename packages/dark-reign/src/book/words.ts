import { type Chapter, w } from "@ossuaire/kernel";
import type { DarkReign } from "../table.ts";

export const words: Chapter<DarkReign> = {
  id: "words",
  title: w("Paroles, vol et duels", "Words, theft and duels"),
  lead: w(
    "Tout ne se règle pas à la hache. On peut menacer, mentir, acheter, voler, ou désigner un adversaire et l’affronter seul.",
    "Not everything is settled with an axe. You can threaten, lie, bribe, steal, or name one adversary and face it alone.",
  ),
  points: [
    {
      name: w("Un discours", "A speech"),
      text: w(
        "coûte 2 P.Action et un test de Charisme. Seuls les héros parlent, à ceux de leur zone, chaque sorte une fois par tour.",
        "costs 2 P.Action and a Charisma test. Only heroes speak, to those in their zone, each sort once a turn.",
      ),
      rules: [
        "REG-SPEECH-01",
        "REG-SPEECH-02",
        "REG-SPEECH-03",
        "REG-SPEECH-04",
        "REG-SPEECH-05",
        "REG-RULING-75",
      ],
    },
    {
      name: w("Menacer", "Threatening"),
      text: w(
        "(difficulté 4) : les ennemis doivent résister à la peur. Raté, ils gagnent 1D P.Action.",
        "(difficulty 4): the enemies have to stand a fear test. If it fails they gain 1D P.Action.",
      ),
      rules: ["REG-SPEECH-06", "REG-SPEECH-07", "REG-RULING-76"],
    },
    {
      name: w("Encourager", "Encouraging"),
      text: w(
        "(5) : chacun des vôtres gagne 1 P.Action et oublie la peur. Raté, chacun en perd 1.",
        "(5): each of yours gains 1 P.Action and forgets fear. If it fails each loses 1.",
      ),
      rules: ["REG-SPEECH-08", "REG-SPEECH-09", "REG-SPEECH-10", "REG-RULING-77"],
    },
    {
      name: w("Se faire passer pour un ami", "Posing as a friend"),
      text: w(
        "(manipulation, 7) : les adversaires de la zone vous laissent et perdent leur tour. Raté, les vôtres perdent 2 P.Action.",
        "(manipulation, 7): the adversaries of the zone leave you alone and lose their turn. If it fails yours lose 2 P.Action.",
      ),
      rules: ["REG-SPEECH-11", "REG-SPEECH-12", "REG-RULING-78"],
    },
    {
      name: w("Corrompre", "Bribing"),
      text: w(
        "un adversaire, rat ou ogre (20) : chaque centaine d’écus payée ajoute 1 au jet. S’il rate ensuite un test de Volonté, il change de camp et vous aide jusqu’à la fin.",
        "one adversary, rat or ogre (20): each hundred écus you pay adds 1 to the roll. If it then fails a Will test, it changes sides and helps you until the end.",
      ),
      rules: [
        "REG-SPEECH-13",
        "REG-SPEECH-14",
        "REG-SPEECH-16",
        "REG-SPEECH-17",
        "REG-SPEECH-18",
        "REG-SPEECH-15",
        "REG-RULING-79",
        "REG-RULING-80",
      ],
    },
    {
      name: w("Voler", "Stealing"),
      text: w(
        "à un voisin : un test de Dextérité contre son Agilité. Réussi, un objet et 2D × 10 écus.",
        "from somebody beside you: a Dexterity test against its Agility. Passed, one object and 2D × 10 écus.",
      ),
      rules: [
        "REG-STEAL-01",
        "REG-STEAL-02",
        "REG-STEAL-03",
        "REG-STEAL-04",
        "REG-STEAL-05",
        "REG-STEAL-06",
        "REG-RULING-66",
        "REG-RULING-67",
      ],
    },
    {
      name: w("Pris la main dans le sac,", "Caught in the act,"),
      text: w(
        "le voleur reçoit un coup gratuit, comme une cible immobile.",
        "the thief takes a free blow, as an immobile target.",
      ),
      rules: ["REG-STEAL-08", "REG-STEAL-09", "REG-RULING-68"],
      exception: true,
    },
    {
      name: w("Provoquer en duel", "Challenging to a duel"),
      text: w(
        "un adversaire en vue, au moins aussi fort au corps à corps : 1 P.Action. Les deux marchent l’un vers l’autre et ne font plus que se battre, jusqu’à ce que l’un tombe.",
        "an adversary in sight, at least as strong in melee: 1 P.Action. Both go towards each other and do nothing but fight, until one falls.",
      ),
      rules: [
        "REG-DUEL-01",
        "REG-DUEL-02",
        "REG-DUEL-03",
        "REG-DUEL-04",
        "REG-DUEL-05",
        "REG-DUEL-06",
        "REG-DUEL-07",
        "REG-RULING-81",
        "REG-RULING-82",
      ],
    },
    {
      name: w("Personne ne s’en mêle :", "Nobody interferes:"),
      text: w("ni soin, ni coup, ni sort sur un duelliste.", "no healing, no blow, no spell on a duellist."),
      rules: ["REG-DUEL-08", "REG-RULING-83"],
    },
  ],
  sections: ["REG-SPEECH", "REG-STEAL", "REG-DUEL", "REG-RULING-75", "REG-RULING-81"],
};
