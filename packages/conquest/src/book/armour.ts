import { type Chapter, w } from "@ossuaire/kernel";
import type { Conquest } from "../table.ts";
import { told } from "./tutorial.ts";

export const armour: Chapter<Conquest> = {
  id: "armour",
  title: w("L’armure", "Armour"),
  lead: w(
    "Une carte à bouclier ne part pas à la défausse. Elle veille devant vous, et peut annuler un tir.",
    "A card with a shield does not go to the discard. It keeps watch in front of you, and may cancel a shot.",
  ),
  points: [
    {
      name: w("Elle reste.", "It stays."),
      text: w(
        "Une fois ses tirs faits, la carte à bouclier demeure face visible devant votre équipe : c’est une armure.",
        "Once its shots are made, a card with a shield stays face up in front of your team: it is armour now.",
      ),
      rules: ["CON-ARMOUR-01", "CON-CARD-07"],
    },
    {
      name: w("Elle annule un tir.", "It cancels a shot."),
      text: w(
        "Quand un tir de l’adversaire va vous coûter des jetons, vous pouvez défausser une armure : ses dégâts sont bloqués, si grands soient-ils.",
        "When a shot of the enemy is about to cost you tokens, you may discard armour: all of its damage is blocked, however much.",
      ),
      rules: ["CON-ARMOUR-04", "CON-ARMOUR-02", "CON-ARMOUR-03", "CON-ARMOUR-06"],
    },
    {
      name: w("Un seul tir.", "One shot only."),
      text: w(
        "Les tirs suivants de la même carte blessent de nouveau, à moins d’une autre armure.",
        "Later shots of the same card wound again, unless you have other armour.",
      ),
      rules: ["CON-ARMOUR-08"],
    },
    {
      name: w("Et sa capacité ?", "And its ability?"),
      text: w(
        "Ce qui dépend de la blessure tombe avec elle : ni Capture, ni Assommé.",
        "What depends on the wound falls with it: no Capture, no Stun.",
      ),
      rules: ["CON-ARMOUR-05"],
    },
    {
      name: w("Le Soin passe.", "Heal goes through."),
      text: w(
        "Une capacité qui ne demande pas de blessure s’applique malgré l’armure.",
        "An ability that needs no wound takes effect in spite of armour.",
      ),
      rules: ["CON-ARMOUR-09"],
      exception: true,
    },
    {
      name: w("Entre partenaires.", "Between partners."),
      text: w(
        "L’armure est à l’équipe : l’un ou l’autre peut s’en servir. Une seule suffit, on n’en donne jamais deux pour un tir.",
        "Armour belongs to the team: either of you may use it. One is enough, never two for one shot.",
      ),
      rules: ["CON-ARMOUR-07", "CON-RULING-48"],
    },
    {
      name: w("Sans défense.", "No defence."),
      text: w(
        "L’armure ne peut rien contre un tir Perforant, ni contre l’épuisement.",
        "Armour cannot help against a Piercing shot, nor against exhaustion.",
      ),
      rules: ["CON-RULING-47", "CON-KEYWORD-07"],
      exception: true,
    },
  ],
  sections: ["CON-ARMOUR", "CON-RULING-46"],
  examples: [told("CON-TUTO-14")],
};
