import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";

export const modifiers: Chapter<Catacombs> = {
  id: "modifiers",
  title: w("Terreur et feu", "Fear and fire"),
  lead: w(
    "Trois nouveaux modificateurs : vert le poison, noir la Terreur, rouge la Boule de feu critique.",
    "Three new modifiers: green is poison, black Fear, red the Critical Fireball.",
  ),
  points: [
    {
      name: w("La Terreur :", "Fear:"),
      text: w(
        "un Héros qu’elle a blessé peut être mis en fuite : le Maître donne aussitôt une pichenette à son disque, où il veut.",
        "a Hero whom it has wounded can be made to flee: the Overseer flicks his disc at once, wherever he likes.",
      ),
      rules: ["VER-FEAR-02", "VER-FEAR-01", "VER-MODIF-03"],
    },
    {
      name: w("La fuite", "The flight"),
      text: w(
        "ne blesse personne. Mais un mur de feu brûle celui qu’on y jette.",
        "wounds nobody. But a fire wall burns whoever is thrown into it.",
      ),
      rules: ["VER-FEAR-03", "VER-FEAR-06", "VER-FEAR-07"],
    },
    {
      name: w("La Boule de feu critique", "The Critical Fireball"),
      text: w(
        "part du grand disque orange et coûte 2 points de vie à chacun qu’elle touche. La Wyverne en crache ; le Magicien en a une, la Boule de feu géante.",
        "is the large orange disc, and costs 2 life to each it touches. The Wyvern spits them; the Wizard has one, the Giant Fireball.",
      ),
      rules: ["VER-FIREBALL-01", "VER-FIREBALL-02", "VER-FIREBALL-03", "VER-FIREBALL-04"],
    },
    {
      name: w("Les Alliés", "Allies"),
      text: w("ne fuient pas.", "do not flee."),
      rules: ["VER-FEAR-04"],
      exception: true,
    },
  ],
  sections: ["VER-MODIF", "VER-FEAR", "VER-FIREBALL", "VER-RULING-30", "VER-RULING-38"],
};
