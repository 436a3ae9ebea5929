import { type Chapter, w } from "@ossuaire/kernel";
import type { DarkReign } from "../table.ts";

export const moving: Chapter<DarkReign> = {
  id: "moving",
  title: w("Marcher, courir, se dégager", "Walking, running, breaking away"),
  lead: w(
    "Un pas, une case, un P.Action. Courir va plus loin, mais on ne regarde plus où l’on met les pieds ; et près d’un adversaire, rien n’est gratuit.",
    "One step, one square, one P.Action. Running goes farther, but you no longer watch your feet; and beside an adversary nothing is free.",
  ),
  points: [
    {
      name: w("Marcher :", "How far you walk:"),
      text: w(
        "une case par P.Action, dans les huit directions. Avec 4 P.Action, on avance donc de quatre cases.",
        "one square for each P.Action, in all eight directions. With 4 P.Action that is four squares.",
      ),
      rules: ["REG-MOVE-01", "REG-MOVE-03", "REG-MOVE-02"],
    },
    {
      name: w("Courir :", "Running:"),
      text: w(
        "deux cases pour un P.Action. Un coureur n’évite aucun piège et rate d’avance tout test de pont.",
        "two squares for one P.Action. A runner dodges no trap and fails every bridge test.",
      ),
      rules: ["REG-MOVE-04", "REG-MOVE-05", "REG-RULING-18", "REG-BRIDGE-03"],
    },
    {
      name: w("En coin,", "Around a corner"),
      text: w(
        "on ne passe pas : une diagonale est fermée si un mur ou un obstacle plein touche l’un de ses côtés.",
        "you cannot cut: a diagonal is closed if a wall or full obstacle stands on either side of it.",
      ),
      rules: ["REG-MOVE-06", "REG-RULING-19"],
    },
    {
      name: w("Passer un ami", "Passing a friend"),
      text: w(
        "se fait au pas, pour 2 P.Action, si la case derrière lui est libre. On ne s’arrête pas sur lui.",
        "takes 2 P.Action at a walk, if the square behind is free. You may not stop there.",
      ),
      rules: ["REG-MOVE-07", "REG-MOVE-08", "REG-MOVE-09", "REG-RULING-22"],
    },
    {
      name: w("Bloqué :", "Blocked:"),
      text: w(
        "coincé contre un adversaire debout, il faut un test d’Agilité pour quitter sa case.",
        "held by an adversary standing beside you, you need an Agility test to leave your square.",
      ),
      rules: ["REG-BLOCK-01", "REG-RULING-23", "REG-RULING-24"],
    },
    {
      name: w("Le test raté ?", "Test failed?"),
      text: w(
        "Au choix : partir quand même en perdant 1D PV que rien ne réduit, ou rester, le P.Action perdu.",
        "Your choice: go all the same and lose 1D PV that nothing reduces, or stay, and the P.Action is gone.",
      ),
      rules: ["REG-BLOCK-06", "REG-BLOCK-07", "REG-RULING-25"],
    },
    {
      name: w("Qui ne bloque pas :", "Who does not block:"),
      text: w(
        "un adversaire au sol, entoilé, dans un trou, invisible, en duel, ou derrière un obstacle.",
        "an adversary on the ground, webbed, in a hole, invisible, duelling, or behind an obstacle.",
      ),
      rules: ["REG-RULING-24", "REG-BLOCK-03", "REG-BLOCK-04", "REG-BLOCK-02"],
      exception: true,
    },
    {
      name: w("Piétiner :", "Stepping over:"),
      text: w(
        "qui vient de tuer peut entrer gratuitement sur la case libérée, sans test.",
        "whoever has just killed may step onto the square for free, without a test.",
      ),
      rules: ["REG-CRUSH-01", "REG-CRUSH-02", "REG-RULING-26"],
    },
    {
      name: w("Sauter", "Jumping"),
      text: w(
        "par-dessus un trou, la lave ou toute case libre coûte 1 P.Action et un test d’Agilité de difficulté 3 par case. Raté, on tombe au milieu.",
        "over a hole, lava or any free square costs 1 P.Action and an Agility test of difficulty 3 for each square. If it fails you fall in the middle.",
      ),
      rules: ["REG-JUMP-01", "REG-JUMP-02", "REG-JUMP-04", "REG-RULING-73", "REG-RULING-74"],
    },
    {
      name: w("Bousculer", "Shoving"),
      text: w(
        "un adversaire : un test de Force contre la sienne, et il recule d’une case de votre choix ; dans la lave ou un trou aussi.",
        "an adversary: a Force test against its own, and it goes back to a square you choose; into lava or a hole too.",
      ),
      rules: ["REG-SHOVE-02", "REG-SHOVE-03", "REG-SHOVE-05", "REG-RULING-71", "REG-RULING-72"],
    },
    {
      name: w("Ce qui barre la route :", "What stands in the way:"),
      text: w(
        "mur, pilier, éboulis, porte fermée, râtelier, bibliothèque, statue arrêtent pas et regard ; coffre, tonneau, table, tombe et puits n’arrêtent que les pas.",
        "wall, pillar, rubble, shut door, rack, library and statue stop steps and sight; chest, barrel, table, tomb and well stop steps only.",
      ),
      rules: ["REG-RULING-20", "REG-OBST-01", "REG-OBST-02", "REG-RUBBLE-01"],
    },
    {
      name: w("Voler et traverser.", "Flying and passing through."),
      text: w(
        "Qui vole passe au-dessus de tous et des trous ; l’immatériel traverse même les murs. Tous deux finissent sur une case libre.",
        "Whoever flies passes over all and over holes; the immaterial pass even through walls. Both end on a free square.",
      ),
      rules: ["REG-FLY-01", "REG-FLY-02", "REG-FLY-03", "REG-IMMAT-02", "REG-RULING-30", "REG-RULING-31"],
    },
  ],
  sections: [
    "REG-MOVE",
    "REG-BLOCK",
    "REG-CRUSH",
    "REG-JUMP",
    "REG-SHOVE",
    "REG-OBST",
    "REG-RUBBLE",
    "REG-FLY",
    "REG-RULING-18",
    "REG-RULING-30",
    "REG-RULING-71",
    "REG-VERDICT-72",
  ],
};
