import { type Words, w } from "@ossuaire/kernel";
import type { SpellCard } from "../../cards/spell.ts";

/** REG-VERDICT-16: as a grimoire is named after it. */
export const schoolNames: Readonly<Record<SpellCard["school"], Words>> = {
  beggars: w("magie pour les gueux", "magic for beggars"),
  white: w("magie blanche", "white magic"),
  black: w("magie noire", "black magic"),
  necromancy: w("magie nécromantique", "necromancy"),
  demonology: w("démonologie", "demonology"),
};

/** At whom or what a spell is aimed, and how far; then what it does. */
interface SpellText {
  readonly reach: Words;
  readonly text: Words;
}

const range = (squares: number): Words => w(`portée ${squares}`, `range ${squares}`);
const self = w("soi-même", "oneself");
const sight = w("en vue", "in sight");

export const spellTexts: Readonly<Record<string, SpellText>> = {
  spark: { reach: range(3), text: w("1D de dommages, enflammés", "1D damage, flaming") },
  "cats-tread": {
    reach: self,
    text: w("aucun test de blocage pendant cette activation", "no blocking test in this activation"),
  },
  glimmer: { reach: range(2), text: w("montre ce qui est caché", "shows what is hidden") },
  "small-remedy": { reach: range(1), text: w("rend 2 PV", "heals 2 PV") },
  "straw-key": {
    reach: range(1),
    text: w("+2 au prochain crochetage du tour", "+2 in the next picking of this turn"),
  },
  healing: { reach: range(6), text: w("rend 3+1D PV", "heals 3+1D PV") },
  "shield-of-faith": {
    reach: range(6),
    text: w("+2 d’armure magique jusqu’au prochain tour", "+2 magic armour until the next turn"),
  },
  purification: {
    reach: range(6),
    text: w("fin du poison, du feu, de la toile", "ends poison, fire and web"),
  },
  blessing: {
    reach: range(6),
    text: w("un niveau de plus jusqu’au prochain tour", "one level more until the next turn"),
  },
  "holy-light": {
    reach: sight,
    text: w(
      "3+2D de dommages aux morts-vivants et aux démons, sans compter l’armure",
      "3+2D damage to undead and demons, whatever their armour",
    ),
  },
  "shadow-bolt": { reach: range(10), text: w("4+2D de dommages", "4+2D damage") },
  frost: {
    reach: range(8),
    text: w(
      "3+2D de dommages, 1 P.Action de moins au prochain tour",
      "3+2D damage, 1 P.Action fewer next turn",
    ),
  },
  blinding: {
    reach: range(8),
    text: w(
      "test de Volonté 2, ou 2 P.Action de moins au prochain tour",
      "Will test 2, or 2 P.Action fewer next turn",
    ),
  },
  lightning: {
    reach: w("ligne de 6", "line of 6"),
    text: w("3+2D de dommages à chacun, alliés compris", "3+2D damage to everybody, allies too"),
  },
  fireball: {
    reach: range(8),
    text: w(
      "2+2D de dommages enflammés sur 9 cases, alliés compris",
      "2+2D flaming damage on 9 squares, allies too",
    ),
  },
  "icy-hand": {
    reach: range(1),
    text: w("3+2D de dommages, sans compter l’armure", "3+2D damage, whatever the armour"),
  },
  drain: {
    reach: range(6),
    text: w(
      "2+2D de dommages, dont la moitié soigne le lanceur",
      "2+2D damage, half of which heals the caster",
    ),
  },
  terror: {
    reach: sight,
    text: w("peur 3 au début de leur prochain tour", "fear 3 at the start of their next turn"),
  },
  raise: {
    reach: range(4),
    text: w("un mort se relève en revenant allié", "a dead one rises as an allied revenant"),
  },
  "veil-of-the-dead": {
    reach: self,
    text: w("immatériel jusqu’au prochain tour", "immaterial until the next turn"),
  },
  "blood-pact": { reach: self, text: w("coûte 1D PV, donne 2 P.Action", "costs 1D PV, gives 2 P.Action") },
  chains: { reach: range(8), text: w("entoilé, niveau 4", "webbed, level 4") },
  hellfire: { reach: range(8), text: w("5+2D de dommages, enflammés", "5+2D damage, flaming") },
  gate: {
    reach: w("zones découvertes", "discovered zones"),
    text: w("déplace le lanceur et un allié adjacent", "moves the caster and an ally beside it"),
  },
  imp: { reach: range(4), text: w("un diablotin allié apparaît", "an allied imp appears") },
};
