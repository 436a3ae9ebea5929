import { type Words, w } from "@ossuaire/kernel";

/** REG-EVENT: what an Imprévu card does, as it is read out. The three secret ones read alike to everybody but the MJ. */
export const unforeseenTexts: Readonly<Record<string, Words>> = {
  "deceptive-calm": w("Rien ne se passe.", "Nothing happens."),
  ambush: w(
    "Une rencontre tirée en secret attend dans la prochaine zone.",
    "An encounter, rolled in secret, waits in the next zone.",
  ),
  "lying-in-wait": w(
    "Les personnages du MJ de la prochaine zone sont en embuscade.",
    "The MJ characters of the next zone lie in ambush.",
  ),
  prowler: w(
    "Un monstre seul entre dans la zone du chef et agit aussitôt.",
    "A lone monster enters the leader’s zone and acts at once.",
  ),
  "loose-slab": w(
    "Un héros au hasard réussit un test d’Agilité, ou perd 1D PV.",
    "A random hero passes an Agility test, or loses 1D PV.",
  ),
  "poisoned-dart": w(
    "Un héros au hasard perd 1 PV, et réussit un test d’Endurance de difficulté 1 ou est empoisonné.",
    "A random hero loses 1 PV, and passes an Endurance test of difficulty 1 or is poisoned.",
  ),
  "distant-cry": w("Chaque héros fait face à une peur de niveau 1.", "Every hero faces a fear of level 1."),
  rockfall: w(
    "Une case libre de la zone du chef devient un éboulis.",
    "A free square of the leader’s zone becomes rubble.",
  ),
  "slamming-door": w("La porte ouverte la plus éloignée se referme.", "The farthest open door shuts."),
  "sense-of-danger": w(
    "Ce qui est caché dans la zone du chef est montré.",
    "What is hidden in the leader’s zone is shown.",
  ),
  remains: w("Un cadavre gît dans la zone du chef.", "A corpse lies in the leader’s zone."),
  "torches-blown-out": w(
    "Jusqu’au prochain tour des PJ, personne ne voit à plus de 4 cases.",
    "Until the next PJ turn nobody sees farther than 4 squares.",
  ),
  "jammed-lock": w("Crocheter est plus difficile de 2 ce tour.", "Picking locks is 2 harder this turn."),
  "cold-mist": w(
    "Les héros ont 1 niveau de Tir en moins ce tour.",
    "The heroes have 1 Tir level less this turn.",
  ),
  "second-wind": w(
    "Chaque héros debout a 1 P.Action de plus ce tour.",
    "Every hero who stands has 1 P.Action more this turn.",
  ),
  "cool-head": w(
    "Une fois ce tour, le chef peut relancer un dé d’un de ses jets ratés.",
    "Once this turn, the leader may roll one die of a failed roll of its own again.",
  ),
  "arcane-ebb": w("Les sorts sont plus difficiles de 1 ce tour.", "Spells are 1 harder this turn."),
  "arcane-surge": w("Les sorts sont plus faciles de 1 ce tour.", "Spells are 1 easier this turn."),
  "rage-of-the-deep": w(
    "Chaque personnage du MJ aura 1 P.Action de plus à son prochain tour.",
    "Every MJ character will have 1 P.Action more in its next turn.",
  ),
  "lost-purse": w(
    "Un héros au hasard trouve 30 écus pour la bourse commune.",
    "A random hero finds 30 écus for the common purse.",
  ),
  "forgotten-phial": w(
    "Un héros au hasard trouve une potion de soin.",
    "A random hero finds a potion of healing.",
  ),
  "stray-pedlar": w(
    "Ce tour, qui se tient dans la zone du chef peut acheter au colporteur, deux objets en tout, à une fois et demie le prix.",
    "This turn, whoever stands in the leader’s zone may buy from the pedlar, two things in all, at one and a half times the price.",
  ),
};

/** REG-EVENT-01: what the players read of a card that is kept from them. */
export const calm = w(
  "Tout semble calme. Seul le MJ en sait plus.",
  "All seems calm. The MJ alone knows more.",
);
