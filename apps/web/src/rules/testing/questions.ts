import type { CatalogueId } from "../catalogues.ts";

/** Something a player types, in both languages, and the rules of which one has to be among the first three found. */
export interface Question {
  readonly book: CatalogueId;
  readonly fr: string;
  readonly en: string;
  readonly rules: readonly string[];
}

const prefixes = {
  conquest: "CON",
  catacombs: "CAT",
  soloth: "SOL",
  vermin: "VER",
  "dark-reign": "REG",
} as const;

/** Typed when the search stood; the first two were not found then. */
export const later: readonly Question[] = [
  ask("conquest", "pouvoir spécial", "special power", "CARD-04", "ABILITY-01"),
  ask("conquest", "un rebond compte", "does a ricochet count", "DAMAGE-06", "WALL-04", "RULING-20"),
  ask("conquest", "si je rate ma cible", "what if i miss", "TARGET-03", "TARGET-02"),
  ask("conquest", "jouer a 3", "3 player game", "TEAM-01", "TEAM-03", "PLAYERS-02", "PLAYERS-06"),
  ask("catacombs", "le magicien lance combien de fois", "how often can the wizard cast", "SPELL-03"),
  ask("catacombs", "on peut passer son tour", "can i skip my turn", "RULING-44", "ROUND-11"),
  ask("catacombs", "distance flèche", "arrow distance", "ATK-08"),
];

/** Written before the search was, in the words of people who have not read the rule. */
export const questions: readonly Question[] = [
  ask("conquest", "comment gagner", "how to win", "TEAM-06", "END-04", "END-01"),
  ask("conquest", "on commence avec combien de cœurs", "how many lives do we start with", "HEALTH-01"),
  ask("conquest", "à combien peut-on jouer", "how many people can play", "TEAM-01"),
  ask("conquest", "qui commence", "who goes first", "ORDER-01"),
  ask("conquest", "qu’est-ce que je fais à mon tour", "what do i do on my turn", "TURN-01"),
  ask("conquest", "je peux sauter un tir ?", "can i skip a shot?", "SEQ-03", "RULING-16"),
  ask("conquest", "ricochet sur le bord", "bounce off the side", "WALL-04", "WALL-02"),
  ask("conquest", "blesser mon copain", "hurt my teammate", "FRIEND-01"),
  ask("conquest", "deux adversaires d’un coup", "hitting two foes at once", "DAMAGE-03"),
  ask("conquest", "cogner un ennemi contre un autre", "knock one enemy into another", "DAMAGE-04"),
  ask("conquest", "à quoi sert le bouclier", "what does the shield do", "ARMOUR-01", "ARMOUR-04"),
  ask("conquest", "étourdi je fais quoi", "i am dazed what now", "STUN-02", "STUN-03", "STUN-01"),
  ask("conquest", "où poser la flèche", "where do i put the arrow", "LONGBOW-01", "RANGED-01"),
  ask("conquest", "plus rien à piocher", "deck ran out", "DECK-09", "RULING-12", "TIRED-01"),
  ask("conquest", "ex æquo", "same score at the end", "END-05", "RULING-56"),
  ask("conquest", "obligé de bouger un caillou ?", "do i have to move a rock", "PUSH-03", "RULING-49"),
  ask("conquest", "voler un point de vie", "steal health", "CAPTURE-01", "KEYWORD-02", "HEALTH-05"),
  ask("conquest", "jouer deux cartes", "play two cards", "SURPRISE-01", "KEYWORD-04"),
  ask("conquest", "avec un petit de 5 ans", "playing with kids", "VARIANT-04", "VARIANT-01"),
  ask("conquest", "tombé du tapis", "falls off the mat", "MAT-03", "RULING-61"),
  ask("catacombs", "comment on gagne", "how do you win", "WIN-02", "WIN-04", "OBJ-04"),
  ask("catacombs", "pv du barbare", "barbarian hit points", "HERO-08"),
  ask("catacombs", "qui joue en premier", "who starts", "ROUND-03"),
  ask("catacombs", "comment bouger", "how do i move", "ATK-02"),
  ask("catacombs", "mon pion est tombé de la table", "my disc fell off the table", "ATK-05", "RULING-06"),
  ask("catacombs", "tirer une flèche", "shoot an arrow", "ATK-08", "HERO-06", "HERO-07"),
  ask("catacombs", "argent pour un orque mort", "money for a dead orc", "MON-10", "GOLD-03"),
  ask("catacombs", "acheter une arme", "buy a weapon", "MERCH-02", "MERCH-03", "MERCH-04", "ITEM-14"),
  ask("catacombs", "soldes", "discount", "MERCH-05", "MERCH-06", "RULING-56"),
  ask("catacombs", "se faire soigner", "get healed", "HEAL-01", "HEAL-03"),
  ask("catacombs", "ranimer un mort", "revive somebody", "HEAL-04", "DEATH-05"),
  ask("catacombs", "donner mon épée à un ami", "give my sword to a friend", "ITEM-03"),
  ask("catacombs", "riposte", "counterattack", "ABIL-01", "ABIL-03"),
  ask("catacombs", "mon héros est assommé", "my hero is knocked out", "INCAP-01", "INCAP-02", "INCAP-03"),
  ask("catacombs", "réutiliser un sort", "cast the same spell again", "SPELL-03", "SPELL-04"),
  ask("catacombs", "battre le boss", "beat the boss", "WIN-01", "WIN-02", "LORD-01"),
  ask("catacombs", "tirer sur un copain", "friendly fire", "HIT-14", "RULING-68"),
  ask("catacombs", "cogner deux fois le même", "hit the same one twice", "RULING-03", "CHAIN-05", "CHAIN-06"),
  ask("catacombs", "partager nos sous", "share our money", "MERCH-08", "HEAL-02", "RULING-57"),
  ask("catacombs", "on est trois", "we are three", "PLAYER-06"),
];

/** Kept aside while the search was tuned: it then answered 12 of 20. The words that were missing have been added since. */
export const heldOut: readonly Question[] = [
  ask("conquest", "combien de cartes en main", "hand size", "DECK-03", "DECK-04"),
  ask("conquest", "la boule de feu fait mal comment", "fireball power", "FIREBALL-01", "DAMAGE-05"),
  ask("conquest", "annuler une attaque", "block an attack", "ARMOUR-04"),
  ask("conquest", "j’ai raté ma cible", "i missed my target", "TARGET-03"),
  ask("conquest", "récupérer de la vie", "get health back", "HEAL-01", "KEYWORD-01", "HEALTH-05"),
  ask("catacombs", "le vendeur a quoi", "what is in the shop", "MERCH-02", "MERCH-03", "MERCH-04"),
  ask("catacombs", "le zombie mange un héros", "zombie eats a hero", "ABIL-15", "MON-13"),
  ask("catacombs", "ça dure combien de temps", "how long is a game", "LAYOUT-13"),
  ask("catacombs", "quand est-ce qu’on perd", "when do we lose", "WIN-04", "OBJ-04", "INCAP-11"),
  ask("catacombs", "dormir entre deux salles", "rest between rooms", "VCAMP-03", "VCAMP-04"),
];

/** The same of the expansions. */
export const ofBoxes: readonly Question[] = [
  ask("soloth", "transformer un orque en glaçon", "make an ice cube of a monster", "SPIKE-03", "SPIKE-02"),
  ask(
    "soloth",
    "le bonhomme de glace peut encore bouger ?",
    "can the iced one still move",
    "FREEZE-01",
    "FREEZE-02",
  ),
  ask("soloth", "comment on le décongèle", "how do you defrost it", "THAW-01", "THAW-02", "THAW-03"),
  ask("soloth", "il ne reste que des monstres dans la glace", "everybody left is in ice", "FREEZE-11"),
  ask("soloth", "le chevalier encaisse à ma place", "soak a hit with plate", "PALADIN-02", "PALADIN-04"),
  ask("soloth", "combien de mana", "how much mana", "SORC-02", "SORC-03"),
  ask("soloth", "elle n’a plus de mana", "no mana left", "SORC-05"),
  ask("soloth", "collectionner les cadavres", "collect corpses", "HUNTER-02", "HUNTER-03"),
  ask("soloth", "mon épée a rouillé", "my sword rusted away", "CORROSION-01", "CORROSION-05"),
  ask("soloth", "tuer un fantôme", "how to kill a ghost", "INCORP-01", "INCORP-02"),
  ask("soloth", "il n’arrête pas de revenir", "it keeps coming back", "RESURRECT-01", "RESURRECT-02"),
  ask(
    "soloth",
    "la magie est interdite ici",
    "she stops us from casting",
    "SUPPRESS-01",
    "SUPPRESS-03",
    "SUPPRESS-04",
  ),
  ask("soloth", "un boss plus costaud", "a tougher boss", "LORD-02", "LORD-01"),
  ask("soloth", "sacrifier de l’argent", "sacrifice money", "ALTAR-04", "ALTAR-06"),
  ask("vermin", "mordu par un serpent", "bitten by a snake", "LETHAL-01", "POISON-01", "POISON-06"),
  ask("vermin", "il me faut un contrepoison", "where do i get an antidote", "CURE-03", "CURE-01", "CURE-04"),
  ask("vermin", "trop de venin on meurt quand", "how much venom kills", "POISON-09", "POISON-10"),
  ask("vermin", "des bestioles me montent dessus", "critters crawl all over me", "SWARM-01", "SWARM-02"),
  ask("vermin", "avalé tout cru", "gulped down", "DEVOUR-02", "DEVOUR-03"),
  ask(
    "vermin",
    "mon copain est dans son ventre",
    "stuck in its stomach",
    "DEVOUR-08",
    "DEVOUR-07",
    "DEVOUR-03",
  ),
  ask("vermin", "j’ai la trouille je m’enfuis", "scared and running away", "FEAR-02", "FEAR-01"),
  ask(
    "vermin",
    "un tas de chauves-souris, ça rapporte combien",
    "what does a heap of bats earn me",
    "REWARD-03",
    "REWARD-04",
    "REWARD-05",
  ),
];

/** The same of Le Règne Sombre: twenty that were written before its book was searched, and five more. */
export const ofDarkReign: readonly Question[] = [
  below("combien de cases je peux avancer", "how far can i go", "MOVE-01", "MOVE-03", "MOVE-04"),
  below("je suis coincé à côté d’un monstre", "stuck next to a monster", "BLOCK-01", "BLOCK-06"),
  below("mon perso est à terre, il est mort ?", "my guy is down, is he dead", "WOUND-01", "WOUND-04"),
  below("secourir un pote", "how to patch up a mate", "WOUND-03", "WOUND-07", "DRINK-02"),
  below("la porte ne veut pas s’ouvrir", "the door won’t open", "OPEN-02", "PICK-02", "PICK-01", "BASH-01"),
  below("c’est qui le chef", "who is in charge", "TURN-02", "TURN-03"),
  below("tirer à l’arc de tout près", "use a bow up close", "SHOT-03", "RULING-46"),
  below("une croix sur le dé", "there is a cross on the die", "TEST-06"),
  below("recommencer un lancer raté", "reroll a bad throw", "CHAR-16", "RULING-12"),
  below("au secours je brûle", "help i am on fire", "FIRE-02", "FIRE-01", "FIRE-03"),
  below("collé par une araignée", "stuck in a cobweb", "WEB-01", "WEB-03"),
  below("mon sac est trop lourd", "my bag is too heavy", "SHEET-08", "SHEET-09", "SHEET-10", "VERDICT-03"),
  below("monter de niveau", "level up my character", "XP-05", "XP-11", "XP-06"),
  below("voir les pièges à l’avance", "spot a trap", "TRAP-07", "SEARCH-04", "TRAP-10", "DISARM-02"),
  below("on peut jouer à combien", "how many can play", "ROLE-03", "RULING-17"),
  below("baratiner un monstre", "talk our way out", "SPEECH-11", "SPEECH-04", "SPEECH-01", "SPEECH-06"),
  below("payer un ogre pour qu’il nous aide", "bribe an ogre", "SPEECH-13", "SPEECH-14", "SPEECH-17"),
  below("où est le magasin", "where is the shop", "VERDICT-71", "VERDICT-81"),
  below("à qui va le butin", "who keeps the loot", "GOLD-01", "VERDICT-48", "TREAS-01"),
  below("me défendre d’un coup", "fend off a blow", "PARRY-01", "WAIT-05"),
  below("frapper comme une brute", "hit harder", "POWER-01", "POWER-02"),
  below("il y a quoi dans le coffre", "what is in the chest", "CHEST-01", "CHEST-02", "CHEST-03", "CHEST-04"),
  below("connaître plus de sortilèges", "learn another spell", "TOWN-28", "VERDICT-16", "CHAR-04"),
  below("franchir un trou", "leap over a pit", "JUMP-01", "JUMP-02"),
  below("personne ne veut faire le maître", "nobody wants to be game master", "VERDICT-46", "VERDICT-45"),
];

function below(fr: string, en: string, ...rules: readonly string[]): Question {
  return ask("dark-reign", fr, en, ...rules);
}

function ask(book: keyof typeof prefixes, fr: string, en: string, ...rules: readonly string[]): Question {
  return { book, fr, en, rules: rules.map((rule) => `${prefixes[book]}-${rule}`) };
}
