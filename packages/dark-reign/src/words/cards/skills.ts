import { type Words, w } from "@ossuaire/kernel";

/** REG-SKILL: what a skill does, as a sheet has room for it. */
export const skillTexts: Readonly<Record<string, Words>> = {
  arcane: w("sceptres et grimoires permis", "sceptres and grimoires allowed"),
  parry: w("une parade de plus par tour", "one parry more each turn"),
  "super-tough": w("+2 d’armure sans armure ; n’en met aucune", "+2 armour without armour; puts none on"),
  ambidextrous: w(
    "une attaque gratuite de l’autre main par tour, parades des deux mains",
    "one free attack of the other hand each turn, parries of both hands",
  ),
  fury: w("une attaque gratuite par tour, après avoir tué", "one free attack each turn, after a kill"),
  bodyguard: w("une fois par tour, prend le coup d’un voisin", "once a turn, takes a neighbour’s blow"),
  leader: w("difficulté de ses discours −2", "difficulty of its speeches −2"),
  fearless: w("immunisé contre la peur", "immune to fear"),
  "eagle-eye": w("un tir précis par tour à 1 P.Action", "one precise shot each turn for 1 P.Action"),
  dodge: w("+2 niveaux aux tests de blocage", "+2 levels in blocking tests"),
  "light-foot": w("court de 3 cases au lieu de 2", "runs 3 squares instead of 2"),
  scholar: w("2 D dans une bibliothèque, le plus haut compte", "2 D in a library, the higher one counts"),
  "lock-picking": w("+2 aux tests de crochetage", "+2 in picking tests"),
  "trap-breaker": w("+2 pour désamorcer ; voit les pièges voisins", "+2 in disarming; sees traps beside it"),
  "light-fingers": w("+2 aux tests de vol", "+2 in theft tests"),
  tracker: w(
    "3D pour fouiller une case, les 2 plus hauts comptent",
    "3D to search a square, the 2 highest count",
  ),
  "iron-skin": w("+1 d’armure", "+1 armour"),
  "pure-blood": w("+2 aux tests contre le poison", "+2 in tests against poison"),
};
