import { type TurnLine, w } from "@ossuaire/kernel";

/** How a turn goes, in the order in which it does, each with the rule to read on: all that one needs to begin. */
export const turnText: readonly TurnLine[] = [
  {
    title: w("À qui de jouer", "Whose turn"),
    text: w(
      "D’abord les Héros, puis le Maître des catacombes : c’est une manche. On recommence jusqu’à ce qu’il ne reste plus de monstre.",
      "First the Heroes, then the Overseer: that is a round. Rounds follow each other until no monster is left.",
    ),
    rule: "CAT-ROUND-02",
  },
  {
    title: w("Une action chacun", "One action each"),
    text: w(
      "Chaque Héros peut agir une fois par tour, dans l’ordre que vous voulez. Chaque monstre aussi, au tour du Maître.",
      "Each Hero may act once a turn, in any order you like. So may each monster, in the Overseer’s turn.",
    ),
    rule: "CAT-ROUND-07",
  },
  {
    title: w("Se déplacer", "Moving"),
    text: w(
      "Le coup de poing sert aussi à se déplacer : tirez le pion lui-même. S’il ne touche personne, il reste où il s’arrête.",
      "A Melee is also how one moves: flick the disc itself. If it touches nobody, it stays where it stops.",
    ),
    rule: "CAT-ATK-02",
  },
  {
    title: w("Frapper", "Striking"),
    text: w(
      "Un coup de poing qui touche un adversaire le blesse. Un Missile ou une Boule de feu se pose près du pion, à 2,5 cm au plus, puis se tire.",
      "A Melee that touches an enemy hurts it. A Missile or a Fireball is put down within 2.5 cm of the piece, then flicked.",
    ),
    rule: "CAT-ATK-03",
  },
  {
    title: w("Ce que cela coûte", "What it costs"),
    text: w(
      "1 point de vie par attaque. Un monstre blessé est retourné ; à 0, il quitte le plateau. Un Héros à 0 est mort.",
      "1 life for each attack. A wounded monster is turned over; at 0 it leaves the board. A Hero at 0 is dead.",
    ),
    rule: "CAT-ATK-15",
  },
  {
    title: w("Hors du plateau", "Off the board"),
    text: w(
      "Un pion qui sort revient au bord, là où il est sorti.",
      "A piece that leaves comes back to the edge where it left.",
    ),
    rule: "CAT-ATK-05",
  },
  {
    title: w("Après la salle", "After the room"),
    text: w(
      "Chaque monstre tué rapporte son or au Héros qui l’a abattu. Puis vient la salle suivante, et à la fin le Seigneur.",
      "Every killed monster brings its gold to the Hero who felled it. Then comes the next room, and at the end the Lord.",
    ),
    rule: "CAT-GOLD-03",
  },
];
