import { type Chapter, w } from "@ossuaire/kernel";
import type { DarkReign } from "../table.ts";

export const foes: Chapter<DarkReign> = {
  id: "foes",
  title: w("Les créatures", "The creatures"),
  lead: w(
    "Des rats en nuées, des araignées qui engluent, des revenants qui effraient, des ogres qui cognent. Chacun a ses habitudes.",
    "Rats in swarms, spiders that web, revenants that frighten, ogres that smash. Each has its habits.",
  ),
  points: [
    {
      name: w("Rat géant :", "Giant rat:"),
      text: w(
        "petit et rapide, jamais seul. Les rats attaquent à trois par case, comme un seul.",
        "small and quick, never alone. Rats attack three to a square, as one.",
      ),
      rules: ["REG-RAT-01", "REG-RAT-05", "REG-RAT-03", "REG-PROFILE-03"],
    },
    {
      name: w("Une nuée", "A swarm"),
      text: w(
        "agit d’un bloc : chaque figurine de plus donne +1 en C.Corps et +1D de dommages. Tuez-les une à une.",
        "acts as one: each further figure gives +1 C.Corps and +1D damage. Kill them one by one.",
      ),
      rules: [
        "REG-SWARM-02",
        "REG-SWARM-01",
        "REG-SWARM-03",
        "REG-SWARM-04",
        "REG-RULING-92",
        "REG-RULING-93",
      ],
    },
    {
      name: w("Une nuée se refait", "A swarm is made up again"),
      text: w(
        "quand un autre groupe la rejoint ; les renforts comptent au tour suivant.",
        "when another group joins it; the newcomers count from the next turn.",
      ),
      rules: ["REG-SWARM-05", "REG-SWARM-06", "REG-RULING-94"],
      exception: true,
    },
    {
      name: w("Araignée géante :", "Giant spider:"),
      text: w(
        "chacun de ses coups entoile, et rien ne le pare.",
        "each of its hits webs, and nothing parries it.",
      ),
      rules: ["REG-SPIDER-01", "REG-SPIDER-04", "REG-SPIDER-03", "REG-WEB-04", "REG-PROFILE-04"],
    },
    {
      name: w("Revenant :", "Revenant:"),
      text: w(
        "un mort-vivant qui fait peur, ne court pas et ne lâche pas le combat.",
        "an undead that causes fear, does not run and never leaves a fight.",
      ),
      rules: ["REG-REVENANT-01", "REG-REVENANT-04", "REG-REVENANT-05", "REG-AUTO-05", "REG-PROFILE-01"],
    },
    {
      name: w("Ogre :", "Ogre:"),
      text: w(
        "lent, presque indestructible, il ne craint rien et frappe de toutes ses forces.",
        "slow, next to indestructible, it fears nothing and hits with all its might.",
      ),
      rules: ["REG-OGRE-01", "REG-OGRE-04", "REG-OGRE-05", "REG-AUTO-06", "REG-PROFILE-02"],
    },
    {
      name: w("Tuer rapporte :", "A kill pays:"),
      text: w(
        "ogre 15 écus, revenant 3, araignée 2, rat 1. Pour l’expérience, chaque héros compte 15, 3, 4 et 1.",
        "ogre 15 écus, revenant 3, spider 2, rat 1. For experience each hero counts 15, 3, 4 and 1.",
      ),
      rules: ["REG-GOLD-02", "REG-OGRE-02", "REG-REVENANT-02", "REG-SPIDER-02", "REG-RAT-02", "REG-XP-01"],
    },
    {
      name: w("Combien sont-ils ?", "How many are there?"),
      text: w(
        "Rats 7+1D, revenants 2+1D3, araignées 1D3, un seul ogre ; davantage de rats au niveau Héros.",
        "Rats 7+1D, revenants 2+1D3, spiders 1D3, one ogre; more rats at Hero.",
      ),
      rules: ["REG-FOE-09", "REG-RAT-03", "REG-REVENANT-03", "REG-SPIDER-03", "REG-OGRE-03", "REG-LEVEL-03"],
    },
    {
      name: w("Ce qu’on sait d’eux :", "What is known of them:"),
      text: w(
        "leur profil est public dès qu’ils sont là ; entre parenthèses, l’Endurance avec l’armure. Ce qu’ils portent, non.",
        "their profile is public once they are there; in brackets Endurance with armour. What they carry is not.",
      ),
      rules: ["REG-FOE-08", "REG-VERDICT-47", "REG-FOE-04"],
    },
    {
      name: w("L’ordinateur", "The computer"),
      text: w(
        "fait agir d’abord le plus proche, qui s’en prend au plus faible à sa portée. Il attaque un héros à terre seulement s’il n’atteint personne debout.",
        "lets the nearest one act first, which goes for the weakest in reach. It attacks a hero on the ground only if it reaches nobody standing.",
      ),
      rules: ["REG-AUTO-01", "REG-AUTO-02", "REG-AUTO-03", "REG-AUTO-04"],
    },
    {
      name: w("Ils ont la clé :", "They have the key:"),
      text: w(
        "les habitants ouvrent les portes verrouillées, mais jamais celle d’une zone inconnue.",
        "the inhabitants open locked doors, but never one to an unknown zone.",
      ),
      rules: ["REG-PICK-03", "REG-VERDICT-25"],
    },
    {
      name: w("L’embuscade :", "The ambush:"),
      text: w(
        "quand une porte s’ouvre sur des guetteurs, ils agissent aussitôt, avant vous.",
        "when a door opens on somebody lying in wait, they act at once, before you.",
      ),
      rules: ["REG-AMBUSH-01", "REG-AMBUSH-02", "REG-AMBUSH-03", "REG-RULING-98"],
    },
  ],
  sections: [
    "REG-FOE-01",
    "REG-REVENANT",
    "REG-OGRE",
    "REG-RAT",
    "REG-SPIDER",
    "REG-SWARM",
    "REG-AMBUSH",
    "REG-MEET",
    "REG-PROFILE",
    "REG-AUTO",
    "REG-RULING-92",
    "REG-RULING-98",
    "REG-VERDICT-52",
  ],
};
