import { guidesText } from "@ossuaire/discs";
import { type Words, w } from "@ossuaire/kernel";
import type { CatacombsOptions } from "../options.ts";

/** An option as the set-up shows it: its name, and in one sentence what it does to the game. */
export interface OptionWords {
  readonly name: Words;
  readonly text: Words;
}

/** CAT-LIMIT-07: all that can be agreed on before the game, and nothing else can. */
export const optionTexts: Readonly<Record<keyof CatacombsOptions, OptionWords>> = {
  parties: {
    name: w("Qui joue quel Héros", "Who plays which Hero"),
    text: w(
      "Quatre Héros sont toujours de la partie : chacun a un seul joueur, et un joueur peut en avoir plusieurs.",
      "Four Heroes are always in the game: each has one player, and one player may have several.",
    ),
  },
  boxes: {
    name: w("Les extensions", "The expansions"),
    text: w(
      "Les boîtes qui sont sur la table à côté du jeu de base ; leurs cartes et pions se mêlent aux siens.",
      "The boxes on the table beside the base game; their cards and discs are mixed with its own.",
    ),
  },
  rooms: {
    name: w("Les salles", "The rooms"),
    text: w(
      "Les boîtes dont on mêle les salles ; sans choix, celles de toutes les boîtes.",
      "The boxes whose rooms are shuffled together; if nothing is chosen, those of all of them.",
    ),
  },
  altar: {
    name: w("L’Autel de Soloth", "The Altar of Soloth"),
    text: w(
      "Juste avant le Seigneur, les Héros peuvent offrir 500 pièces d’or pour un équipement : un seul par partie.",
      "Just before the Lord the Heroes may offer 500 gold for an article: one in the whole game.",
    ),
  },
  drops: {
    name: w("Les gouttes pourpres", "The purple drops"),
    text: w(
      "Le Seigneur commence avec 2 ou 4 points de vie de plus : la dernière salle est plus dure.",
      "The Lord starts with 2 or 4 more life: the last room is harder.",
    ),
  },
  passages: {
    name: w("Les Passages obscurs", "Dark Passageways"),
    text: w(
      "Devant chaque salle de niveau 1 ou 2, une carte est retournée et change cette salle : en bien ou en mal.",
      "Before each room of level 1 or 2 a card is turned up and changes that room, for better or worse.",
    ),
  },
  lord: {
    name: w("Le Seigneur des catacombes", "The Catacomb Lord"),
    text: w(
      "L’adversaire de la dernière salle ; son plateau dit aussi quel monstre erre ici. Le Sorcier convient pour débuter.",
      "The opponent of the last room, whose board also says which monster wanders here. The Sorcerer suits beginners.",
    ),
  },
  healer: {
    name: w("Le Guérisseur", "The Healer"),
    text: w(
      "La boîte a deux cartes de Guérisseur ; la disposition de base en utilise une, au choix.",
      "The box has two Healer cards; the basic layout uses one of them, as you like.",
    ),
  },
  layout: {
    name: w("La disposition des salles", "The layout of the rooms"),
    text: w(
      "En colonne, la partie de base ; à embranchements, plus varié et un peu plus facile pour les Héros ; en labyrinthe, où l’on cherche son chemin.",
      "A column, the basic game; a branching path, more varied and slightly easier for the Heroes; or a labyrinth, in which they look for their way.",
    ),
  },
  more: {
    name: w("Plus ou moins de salles", "More or fewer rooms"),
    text: w(
      "Des salles de plus allongent et durcissent la partie de base, des salles de moins la raccourcissent et la facilitent.",
      "More rooms make the basic game longer and harder, fewer rooms make it shorter and easier.",
    ),
  },
  secondHealer: {
    name: w("Un second Guérisseur", "A second Healer"),
    text: w(
      "Les deux cartes de Guérisseur sont de la partie ; c’est utile surtout dans le labyrinthe.",
      "Both Healer cards are in the game; it is meant above all for the labyrinth.",
    ),
  },
  mazeRooms: {
    name: w("La taille du labyrinthe", "The size of the labyrinth"),
    text: w(
      "Le nombre de salles de combat : plus il y en a, plus la partie est longue et difficile.",
      "How many combat rooms there are: the more, the longer and harder the game.",
    ),
  },
  withoutMap: {
    name: w("Sans la Carte", "Without the Map"),
    text: w(
      "L’équipement « Carte » est retiré du paquet avant la partie, si tous sont d’accord : le labyrinthe garde ses secrets.",
      "The Equipment card “Map” is taken out of the deck before the game, if all agree: the labyrinth keeps its secrets.",
    ),
  },
  heroesLast: {
    name: w("Les Héros se placent en dernier", "Heroes are placed last"),
    text: w(
      "Le Maître des catacombes place ses monstres d’abord, les Héros ensuite : une aide pour des Héros qui ont du mal à gagner.",
      "The Overseer places his monsters first, the Heroes come after: a help for Heroes who find it hard to win.",
    ),
  },
  fairPlacement: {
    name: w("Placement équitable", "Fair placement"),
    text: w(
      "2,5 cm entre un monstre et les autres, les obstacles et le bord : un remède quand le Maître des catacombes entasse ses monstres, par exemple tous dans un coin.",
      "2.5 cm between a monster and the others, the obstacles and the edge: a remedy when the Overseer crowds his monsters, for instance all in one corner.",
    ),
  },
  wanderers: {
    name: w("Les monstres errants arrivent", "Wandering monsters arrive"),
    text: w(
      "Après un tour où aucun Héros n’attaque, un monstre errant peut arriver : un remède contre des Héros qui évitent le combat pour faire durer la partie.",
      "After a turn in which no Hero attacks, a wandering monster may arrive: a remedy against Heroes who avoid fighting to drag out the game.",
    ),
  },
  camping: {
    name: w("Camper", "Camping"),
    text: w(
      "Après une salle, les Héros peuvent camper pour regagner de la vie ou des sorts, au risque d’une attaque : la partie est plus facile pour eux ; convient aux longues dispositions.",
      "After a room the Heroes may camp to regain life or spells, at the risk of an attack: the game is easier for them; it suits long layouts.",
    ),
  },
  exchange: {
    name: w("Changer de Maître des catacombes", "Change of Overseer"),
    text: w(
      "Entre deux salles, si tous sont d’accord, un autre joueur prend la place du Maître des catacombes.",
      "Between two rooms another player takes the Overseer’s seat, if all agree.",
    ),
  },
  guides: guidesText,
  scenario: {
    name: w("Un scénario", "A scenario"),
    text: w(
      "Une histoire avec ses textes, ses monstres et ses places, ou un labyrinthe à soi ; tous doivent l’accepter.",
      "A story with texts, monsters and places of its own, or a labyrinth of your own; everybody must accept it.",
    ),
  },
};
