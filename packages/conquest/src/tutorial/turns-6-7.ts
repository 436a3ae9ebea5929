import { takenBack, w, watched, yours } from "@ossuaire/kernel";
import { wounding } from "./course.ts";
import { chooses, hits, misses, moves, places, pushes } from "./moves.ts";
import type { LessonPart } from "./step.ts";

/** CON-TUTO-11, 12: the power wave, and the card that could have been discarded for it. */
export const turn6: LessonPart = {
  title: w("Tour 6 : Crâne 1", "Turn 6: Skull 1"),
  viewer: "s2",
  steps: [
    watched(
      [
        "CON-TUTO-11",
        w(
          "Crâne 1 pioche et joue Sorcière : un déplacement, puis une vague puissante.",
          "Skull 1 draws and plays Witch: a move, then a power wave.",
        ),
        "CON-TURN-03",
      ],
      chooses("c1", "witch"),
    ),
    watched(
      [
        "CON-TUTO-11",
        w("Le déplacement : elle cherche son angle.", "The move: she looks for her angle."),
        "CON-MOVE-01",
      ],
      moves("c1"),
    ),
    watched(
      [
        "CON-TUTO-11",
        w(
          "La vague puissante est un grand pion, difficile à éviter. On le pose près de Crâne 1, comme tout projectile.",
          "The power wave is a large disc, hard to avoid. It is placed near Skull 1, like any projectile.",
        ),
        "CON-RANGED-02",
      ],
      places("c1", ["s1", "s2"]),
    ),
    watched(
      [
        "CON-TUTO-11",
        w("Et la vague déferle : 2 dégâts si elle touche.", "And the wave breaks: 2 damage if it hits."),
        "CON-POWER-01",
      ],
      hits("c1", [wounding("s1", "s2")], undefined, 2),
      { targets: ["s1", "s2"] },
    ),
    watched(
      [
        "CON-TUTO-12",
        w(
          "Touché. Crâne 1 peut maintenant défausser une carte de sa main pour infliger 3 dégâts au lieu de 2. Voyons d’abord ce que cela donnerait.",
          "A hit. Skull 1 may now discard a card from the hand to deal 3 damage instead of 2. Let us see first what would come of it.",
        ),
        "CON-POWER-02",
      ],
      chooses("c1", "reaver"),
    ),
    takenBack([
      "CON-TUTO-11",
      w(
        "Trois jetons perdus, contre une carte. Mais dans le livret Crâne 1 choisit autrement : reprenons ce choix.",
        "Three tokens lost, at the price of a card. But in the rulebook Skull 1 chooses otherwise: let us take that back.",
      ),
      "CON-POWER-02",
    ]),
    watched(
      [
        "CON-TUTO-11",
        w(
          "Cette fois, Crâne 1 garde ses cartes : 2 dégâts, il vous reste 3 jetons.",
          "This time Skull 1 keeps all cards: 2 damage, you have 3 tokens left.",
        ),
        "CON-DAMAGE-02",
      ],
      chooses("c1", "none"),
      { part: "seats" },
    ),
    watched(
      [
        "CON-TUTO-11",
        w("Le tir d’obstacle, et à vous de répondre.", "The obstacle shot, and you may answer."),
        "CON-TURN-06",
      ],
      pushes("c1"),
    ),
  ],
};

/** CON-TUTO-13 to 15: a targeted shot with its second try, armour against it, and Heal all the same. */
export const turn7: LessonPart = {
  title: w("Tour 7 : Épée 2", "Turn 7: Sword 2"),
  viewer: "s2",
  steps: [
    yours(
      [
        "CON-TUTO-13",
        w(
          "Plus que 3 jetons : il est temps de se soigner. Jouez Ensorceleuse : déplacement, boule de feu ciblée, et la capacité Soin 2.",
          "Only 3 tokens left: time to heal. Play Enchantress: a move, a targeted fireball, and the ability Heal 2.",
        ),
        "CON-TURN-04",
      ],
      chooses("s2", "enchantress"),
    ),
    yours(
      [
        "CON-TUTO-13",
        w(
          "Le déplacement : approchez-vous de Crâne 1, c’est lui que vous allez viser.",
          "The move: come closer to Skull 1, who will be your target.",
        ),
        "CON-MOVE-01",
      ],
      moves("s2", undefined, ["c1"]),
      { pieces: ["c1"] },
    ),
    yours(
      [
        "CON-TUTO-13",
        w(
          "L’icône de cible dit : désignez d’abord un ennemi. Lui seul pourra être blessé, mais si vous le manquez, vous tirerez une seconde fois. Désignez Crâne 1.",
          "The target icon says: name an enemy first. Only that one can be wounded, but if you miss, you flick a second time. Name Skull 1.",
        ),
        "CON-TARGET-02",
        "CON-TARGET-05",
      ],
      chooses("s2", "c1"),
    ),
    yours(
      [
        "CON-TUTO-13",
        w(
          "Posez la boule de feu dans l’anneau, du côté de Crâne 1.",
          "Place the fireball inside the ring, on the side of Skull 1.",
        ),
        "CON-RANGED-01",
      ],
      places("s2", ["c1"]),
    ),
    watched(
      [
        "CON-TUTO-13",
        w(
          "Dans le livret, le premier essai manque. Je m’en charge : regardez où la boule de feu s’arrête.",
          "In the rulebook the first try misses. Leave it to me, and watch where the fireball stops.",
        ),
        "CON-FIREBALL-01",
      ],
      misses("s2", "c1"),
    ),
    yours(
      [
        "CON-TUTO-13",
        w(
          "Manqué ! Un tir ciblé donne droit à un second essai, de l’endroit où se trouve le projectile. Tirez encore.",
          "Missed! A targeted shot grants a second try, from where the projectile lies. Flick again.",
        ),
        "CON-TARGET-03",
        "CON-TARGET-04",
      ],
      chooses("s2", "again"),
    ),
    yours(
      [
        "CON-TUTO-13",
        w(
          "Second essai, et le dernier : touchez Crâne 1. Les murs de la première pichenette ne comptent plus.",
          "The second try, and the last: hit Skull 1. Walls touched by the first flick no longer count.",
        ),
        "CON-TARGET-04",
      ],
      hits(
        "s2",
        [wounding("c1")],
        w(
          "Crâne 1 s’en tire, et il n’y a pas de troisième essai… sauf dans une leçon. On remet la boule de feu en place : encore une fois !",
          "Skull 1 got away, and there is no third try… except in a lesson. The fireball goes back to its place: once more!",
        ),
      ),
      { targets: ["c1"] },
    ),
    watched(
      [
        "CON-TUTO-14",
        w(
          "Touché ! Mais cette fois le Crâne oppose une armure, Béhémoth. Elle annule tous les dégâts du tir, puis va à la défausse.",
          "A hit! But this time Skull answers with armour, Behemoth. It cancels all damage of the shot, then goes to the discard.",
        ),
        "CON-ARMOUR-04",
        "CON-ARMOUR-06",
      ],
      chooses("c2", "behemoth"),
    ),
    yours(
      [
        "CON-TUTO-15",
        w(
          "Aucun jeton perdu, et pas d’autre essai : une touche annulée n’est pas un tir manqué. Mais Soin ne dépend pas des dégâts. Prenez 2 jetons à la banque.",
          "No token is lost, and there is no other try: a hit that was cancelled is no miss. But Heal does not depend on damage. Take 2 tokens from the bank.",
        ),
        "CON-ARMOUR-09",
        "CON-HEAL-01",
      ],
      chooses("s2", "yes"),
    ),
    yours(
      [
        "CON-TUTO-15",
        w(
          "5 jetons contre 7 : rien n’est joué. Un dernier tir d’obstacle, et vous savez tout ce qu’il faut.",
          "5 tokens against 7: nothing is decided. One last obstacle shot, and you know all you need.",
        ),
        "CON-PUSH-03",
      ],
      pushes("s2"),
      { part: "seats" },
    ),
  ],
};
