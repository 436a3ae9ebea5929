import { agreeing, capital, counted, figure, noun, say, type Words, w } from "@ossuaire/kernel";
import type { Modifier } from "../attack.ts";
import { goldTag, goldWords, howMany, lifeWords } from "./nouns.ts";

const discarded = noun(w("défaussée", "discarded"), w("défaussées", "discarded"));
const purpleDrop = noun(w("goutte pourpre", "purple drop"), w("gouttes pourpres", "purple drops"));
const able = noun(w("peut encore agir", "can still act"), w("peuvent encore agir", "can still act"));

/** What the cards and boards of this game say around the words that are printed on them. */
export const cardWords = {
  read: (name: Words): Words => w(`${name.fr} : lire la carte`, `${name.en}: read the card`),
  hero: w("Héros", "Hero"),
  lord: w("Seigneur des catacombes", "Catacomb Lord"),
  ally: w("Allié", "Ally"),
  article: w("Équipement", "Equipment"),
  spell: w("Sort", "Spell"),
  life: w("Vie", "Life"),
  gold: w("Or", "Gold"),
  inReserve: w("En réserve", "In reserve"),
  worth: w("Vaut", "Worth"),
  gold100: goldTag,
  lives: lifeWords,
  track: (name: Words, left: number): Words => say`${capital(name)}${w(` : ${left}`, `: ${left}`)}`,
  leftOf: (now: number, most: number): Words => w(`${now} (${most} au plus)`, `${now} (${most} at most)`),
  actions: w("Une action par tour, au choix", "One action a turn, as you choose"),
  action: w("Son action", "Its action"),
  traits: w("Capacités", "Abilities"),
  bonus: (gold: number): Words =>
    w(
      `${goldWords(gold).fr} de plus pour chaque monstre qu’il tue lui-même.`,
      `${figure(gold).en} more gold for each monster he kills himself.`,
    ),
  bonusName: w("Butin", "Spoils"),
  items: w("Équipement", "Equipment"),
  noItems: w(
    "Aucun article pour l’instant : le Marchand en vend.",
    "No article yet: the Merchant sells them.",
  ),
  used: w("déjà utilisé dans cette salle", "already used in this room"),
  spells: w("Le livre de sorts", "The book of spells"),
  readSpells: w("Lire les sorts", "Read the spells"),
  spellsText: w(
    "Jouer un sort est l’action du Magicien ; chaque carte sert une fois par partie.",
    "Playing a spell is the Wizard’s action; each card is used once a game.",
  ),
  copies: (left: number, all: number): Words =>
    w(left === 0 ? "joué" : `reste ${left} sur ${all}`, left === 0 ? "played" : `${left} of ${all} left`),
  allies: w("Ses Alliés", "His Allies"),
  onBoard: w("sur le plateau", "on the board"),
  trophies: w("Trophées de cette salle", "Trophies from this room"),
  noTrophies: w("Aucun monstre tué dans cette salle.", "No monster killed in this room."),
  minions: w("Les favoris, dans la dernière salle", "The minions, in the last room"),
  wandering: w("Monstre errant", "Wandering monster"),
  wanderingText: w(
    "Il erre dans ces catacombes : c’est lui qui vient là où une salle demande des monstres errants.",
    "It roams these catacombs: it comes wherever a room asks for wandering monsters.",
  ),
  wanders: w("Errants :", "Wandering:"),
  here: w("Dans cette salle", "In this room"),
  lair: w("Son plateau", "Its board"),
  price: w("Prix", "Price"),
  forWhom: w("Pour :", "For:"),
  users: w("Pour qui", "For whom"),
  everybody: w("tous les Héros", "every Hero"),
  noDamage: w("sans dégât", "no damage"),
  chain: w("à la chaîne", "as a chain"),
  or: w("ou", "or"),
  next: w("puis", "then"),
  extra: w("sans prendre l’action", "takes no action"),
  rider: w("Son cavalier", "Its rider"),
  reward: w("Laisse aussi", "Also leaves"),
  max: (gold: number): Words => w(`MAX ${figure(gold).fr}`, `MAX ${figure(gold).en}`),
  drops: (left: number, all: number): Words =>
    w(
      `dont ${counted(left, purpleDrop).fr} sur ${all}`,
      `${left} of ${all} ${agreeing(all, purpleDrop).en} among them`,
    ),
  poison: w("Cartes Poison", "Poison cards"),
  poisonCard: (value: number, harm: number): Words =>
    harm === 0
      ? w(`poison ${value}`, `poison ${value}`)
      : w(`poison ${value}, et −${harm} vie`, `poison ${value}, and −${harm} life`),
  stored: w("Monstres gardés", "Stored monsters"),
  artefacts: w("Artefacts", "Artefacts"),
  active: w("Actifs", "Active"),
  inactive: w("À activer", "To be activated"),
  cost: w("coûte", "costs"),
  anyFamily: w("n’importe lequel", "any"),
} as const;

/** What the two ways of colour do; their names always stand beside the colour (CAT-MOD-03, 07). */
export const modifierWords: Readonly<Record<string, Words>> = {
  critical: w("1 point de vie de plus", "1 more life point"),
  stunning: w("la cible est aussi en incapacité", "the target is incapacitated as well"),
  poisoned: w("tue un monstre ; 2 points de vie à un Seigneur", "kills a monster; 2 life from a Lord"),
  poison: w(
    "la cible, si elle est blessée, tire une carte Poison",
    "the target, if hurt, draws a Poison card",
  ),
  fear: w("le Maître peut faire fuir le Héros blessé", "the Overseer may make the hurt Hero flee"),
  petrifying: w(
    "tue un Héros déjà en incapacité à qui il reste au plus le tiers de sa vie",
    "kills a Hero who is incapacitated and has at most a third of his life left",
  ),
};

export const colourNames: Readonly<Record<Modifier["colour"], Words>> = {
  red: w("rouge", "red"),
  blue: w("bleu", "blue"),
  green: w("vert", "green"),
  grey: w("gris", "grey"),
  black: w("noir", "black"),
};

/** CAT-ATK-01, 08, 13, 15. */
export const kindWords = {
  melee: w(
    "Le pion lui-même est lancé d’une pichenette ; s’il ne touche personne, il s’est déplacé.",
    "The disc itself is flicked; if it touches nobody, it has moved.",
  ),
  missile: w(
    "On pose le petit disque à 2,5 cm au plus et on le lance d’une pichenette ; le pion reste où il est.",
    "The small disc is put down within 2.5 cm and flicked; the piece stays where it is.",
  ),
  fireball: w("Comme un Missile, avec le disque orange.", "Like a Missile, with the orange disc."),
} as const;

export const roomWords = {
  level: (level: number): Words => w(`Niveau ${level}`, `Level ${level}`),
  board: w("Plateau", "Board"),
  obstacles: (number: number): Words => howMany(number, "obstacle"),
  monsters: w("Monstres", "Monsters"),
  wanderers: w("Monstres errants", "Wandering monsters"),
  none: w("aucun", "none"),
  exits: w("Sorties", "Exits"),
  exitsText: w("elles ne servent que dans le labyrinthe", "they only matter in the labyrinth"),
  unknown: (place: number): Words => w(`Salle ${place}`, `Room ${place}`),
  ofScenario: w(
    "Les monstres de cette salle viennent du scénario.",
    "The monsters of this room come from the scenario.",
  ),
  seen: w("visitée", "visited"),
  here: w("les Héros y sont", "the Heroes are here"),
  merchant: w(
    "Le Marchand retourne six cartes Équipement. Les Héros achètent ce qu’ils veulent, en réunissant leur or s’ils le souhaitent ; deux articles au plus sont à moitié prix.",
    "The Merchant turns up six Equipment cards. The Heroes buy what they want, and may pool their gold; two articles at most are at half price.",
  ),
  healer: w(
    "Le Guérisseur vend deux services, aussi souvent qu’on peut les payer ; les Héros peuvent réunir leur or.",
    "The Healer sells two services, as often as they can be paid; the Heroes may pool their gold.",
  ),
  altar: w(
    "500 pièces d’or retournent une carte d’équipement, que le groupe accepte ou refuse ; l’Autel n’en donne qu’une par partie.",
    "500 gold turn up one Equipment card, which the group accepts or refuses; the Altar gives one in the whole game.",
  ),
  lord: w("La bataille finale : le Seigneur et ses favoris.", "The final battle: the Lord and the minions."),
} as const;

export const supplyWords = {
  title: w("La réserve", "The supply"),
  open: w("Réserve, paquets et trophées", "Supply, decks and trophies"),
  bank: w("Banque d’or", "Gold bank"),
  deck: w("Paquet d’équipement", "Equipment deck"),
  cards: (number: number): Words => howMany(number, "card"),
  offer: w("Chez le Marchand", "At the Merchant’s"),
  poison: w("Paquet Poison", "Poison deck"),
  usedUp: w("Équipement épuisé", "Equipment used up"),
  spells: w("Cartes Sort", "Spell cards"),
  spellsLeft: (left: number, spent: number): Words =>
    say`${w(`${left} à jouer, ${spent}`, `${left} to play, ${spent}`)} ${agreeing(spent, discarded)}`,
  monsters: w("La réserve de monstres", "The monster reserve"),
  trophies: w("Trophées", "Trophies"),
  trophiesText: w(
    "Les monstres tués dans cette salle restent près de leur Héros, jusqu’au paiement de l’or.",
    "Monsters killed in this room lie beside their Hero until the gold is paid.",
  ),
  rooms: w("Les salles", "The rooms"),
  boards: w("Plateaux inutilisés", "Unused boards"),
  agreed: w("Convenu avant la partie", "Agreed before the game"),
  nothing: w("rien", "nothing"),
} as const;

export const helpWords = {
  bestiary: w("Le bestiaire", "The bestiary"),
  modifiers: w("Ce qui change une attaque", "What changes an attack"),
  attacks: w("Les attaques", "The attacks"),
  attacksText: w(
    "Chaque attaque coûte 1 point de vie à chaque adversaire qu’elle touche.",
    "Each attack costs every opponent it hits 1 life.",
  ),
  rulings: w("En cas de doute", "When in doubt"),
  rulingsText: w(
    "La table tranche selon ses règles, et personne ne peut passer outre. Là où le livret se tait ou se contredit, nos décisions sont écrites.",
    "The table decides by its rules, and nobody can overrule it. Where the rulebook is silent or contradicts itself, our decisions are written down.",
  ),
  rulingsLink: w("Lire nos décisions", "Read our decisions"),
} as const;

export const deedWords = {
  /** Heard before the deed itself: whose it is. */
  of: (name: Words): Words => say`${capital(name)}${w(" :", ":")}`,
  card: (name: Words): Words => w(`Lire la carte : ${name.fr}`, `Read the card: ${name.en}`),
  pass: w("sans agir ce tour-ci", "no action this turn"),
  damage: w("1 dégât", "1 damage"),
  /** Whoever ends the turn is told. */
  idle: (number: number): Words => say`${figure(number)} ${agreeing(number, able)}`,
} as const;

/** In a few words, what an action without a flick does, where its card says it at length. */
export const briefWords: Readonly<Record<string, Words>> = {
  shield: w("un disque qui arrête les pions", "a disc that stops others"),
  "summon-skeleton": w("un Allié qui frappe", "an Ally that strikes"),
  heal: w("2 points de vie à un Héros", "2 life to a Hero"),
  teleport: w("un Héros change de place", "a Hero changes places"),
  "cure-poison": w("une carte Poison de moins", "one Poison card less"),
  "beast-cure": w("une carte Poison de moins", "one Poison card less"),
  antivenom: w("une carte Poison de moins", "one Poison card less"),
  "summon-vermin": w("jusqu’à cinq Rats d’égout", "up to five Sewer Rats"),
  "blood-draught": w("une Folie Furieuse de plus", "one more rage"),
  "healing-draught": w("2 points de vie", "2 life"),
  illusion: w("rien ne le blesse", "nothing hurts him"),
  "bring-forth": w("il reste en place", "it stays where it is"),
  "call-undead": w("une Goule ou un Guerrier squelette", "a Ghoul or a Skeleton Warrior"),
};

/** What stands beside the board. */
export const tableWords = {
  /** In a row beside the board: where somebody stands in this round. */
  states: {
    "can-act": w("peut agir", "can act"),
    acts: w("agit", "acts"),
    acted: w("a agi", "has acted"),
    stunned: w("en incapacité", "incapacitated"),
  },
  what: w("Ce qu’il fait", "What they do"),
  rooms: w("Les salles des catacombes", "The rooms of the catacomb"),
  spells: (number: number): Words => howMany(number, "spell"),
  life: (now: number, full: number): Words => w(`${lifeWords(now).fr} sur ${full}`, `${now} of ${full} life`),
  /** CAT-HIT-09: a disc that has been turned over. */
  wounded: (now: number, full: number): Words =>
    w(`face blessée, ${lifeWords(now).fr} sur ${full}`, `wounded, ${now} of ${full} life`),
  /** After a name: how a Hero came out of it. */
  fared: (life: number, gold: number): Words =>
    w(` : ${lifeWords(life).fr}, ${goldWords(gold).fr}`, `: ${lifeWords(life).en}, ${goldWords(gold).en}`),
  lordFared: (life: number): Words => w(` : ${lifeWords(life).fr}`, `: ${lifeWords(life).en}`),
  howMany: w("Nombre de joueurs", "Number of players"),
  players: (count: number): Words =>
    w(`Le Maître et les Héros : ${count} joueurs`, `The Overseer and the Heroes: ${count} players`),
} as const;
