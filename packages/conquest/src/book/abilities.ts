import { type Chapter, w } from "@ossuaire/kernel";
import type { Conquest } from "../table.ts";
import { told } from "./tutorial.ts";

export const abilities: Chapter<Conquest> = {
  id: "abilities",
  title: w("Les capacités", "Abilities"),
  lead: w(
    "Plus d’une carte sur deux sait faire quelque chose de plus que ses tirs. Neuf mots suffisent pour les connaître toutes.",
    "More than half of the cards can do something besides their shots. Nine words are enough to know them all.",
  ),
  points: [
    {
      name: w("Quand ?", "When?"),
      text: w(
        "Après tous les tirs de la carte, sauf si le mot parle d’une blessure : il agit alors à l’instant où elle est infligée.",
        "After all shots of the card, unless the word is about a wound: then it acts the moment the wound is dealt.",
      ),
      rules: ["CON-ABILITY-02", "CON-ABILITY-03"],
    },
    {
      name: w("Attaque surprise :", "Surprise Attack:"),
      text: w(
        "jouez aussitôt une deuxième carte de votre main, en entier. Il n’y aura pourtant qu’un tir de cristal à la fin du tour.",
        "play a second card from your hand at once, in full. There will still be only one crystal shot at the end of the turn.",
      ),
      rules: ["CON-SURPRISE-01", "CON-SURPRISE-02", "CON-SURPRISE-03", "CON-KEYWORD-04"],
    },
    {
      name: w("Capture :", "Capture:"),
      text: w(
        "le premier jeton que ce tir fait perdre à l’ennemi passe chez vous au lieu d’aller à la banque. Vous le lui volez.",
        "the first token that the enemy loses to this shot comes to you instead of going to the bank. You steal it.",
      ),
      rules: ["CON-CAPTURE-01", "CON-KEYWORD-02", "CON-CAPTURE-02"],
    },
    {
      name: w("Soin :", "Heal:"),
      text: w(
        "prenez 1 ou 2 jetons à la banque. Prenez garde : une banque vide met fin à la partie.",
        "take 1 or 2 tokens from the bank. Beware: an empty bank ends the game.",
      ),
      rules: ["CON-HEAL-01", "CON-KEYWORD-01", "CON-RULING-38"],
    },
    {
      name: w("Assommé :", "Stun:"),
      text: w(
        "l’équipe blessée passe son prochain tour assommée. Elle pioche, jette une carte sans la jouer, fait un seul déplacement, puis tire un cristal.",
        "the wounded team is stunned in its next turn. It draws, throws away a card without playing it, makes one move and no other shot, then flicks a crystal.",
      ),
      rules: ["CON-STUN-02", "CON-STUN-03", "CON-STUN-01", "CON-STUN-04", "CON-KEYWORD-03", "CON-RULING-40"],
    },
    {
      name: w("Réinitialisation :", "Reset:"),
      text: w(
        "remélangez votre défausse dans votre pioche.",
        "shuffle your discard back into your draw pile.",
      ),
      rules: ["CON-RESET-01", "CON-KEYWORD-05"],
    },
    {
      name: w("Inspiration :", "Inspiration:"),
      text: w("piochez encore 1 ou 2 cartes.", "draw 1 or 2 more cards."),
      rules: ["CON-KEYWORD-06", "CON-RULING-67"],
    },
    {
      name: w("Perforant :", "Piercing:"),
      text: w(
        "aucune armure ne peut répondre aux tirs de cette carte.",
        "no armour can answer the shots of this card.",
      ),
      rules: ["CON-KEYWORD-07", "CON-RULING-68"],
      exception: true,
    },
    {
      name: w("Barricade :", "Barricade:"),
      text: w(
        "à la fin du tour, vous pouvez tirer un second cristal, différent du premier.",
        "at the end of the turn you may flick a second crystal, other than the first.",
      ),
      rules: ["CON-KEYWORD-08", "CON-RULING-69"],
    },
    {
      name: w("Harcèlement :", "Harassment:"),
      text: w(
        "l’ennemi qui joue ensuite perd une carte de sa main, au hasard.",
        "the enemy who plays next loses a card of the hand, at random.",
      ),
      rules: ["CON-KEYWORD-09", "CON-RULING-70"],
    },
    {
      name: w("Oui ou non ?", "Yes or no?"),
      text: w(
        "Vous pouvez renoncer à Attaque surprise, Soin, Réinitialisation, Inspiration et Barricade. Les autres agissent d’elles-mêmes.",
        "You may decline Surprise Attack, Heal, Reset, Inspiration and Barricade. The others take effect by themselves.",
      ),
      rules: ["CON-RULING-35"],
    },
  ],
  sections: [
    "CON-ABILITY",
    "CON-SURPRISE",
    "CON-CAPTURE",
    "CON-HEAL",
    "CON-STUN",
    "CON-RESET",
    "CON-KEYWORD-01",
    "CON-RULING-35",
    "CON-RULING-66",
  ],
  examples: [
    told("CON-TUTO-04"),
    told("CON-TUTO-05"),
    told("CON-TUTO-09"),
    told("CON-TUTO-10"),
    told("CON-TUTO-15"),
  ],
};
