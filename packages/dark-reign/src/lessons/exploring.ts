import { read, w, yours } from "@ossuaire/kernel";
import { characterOf } from "../characters.ts";
import { addElement } from "../rules/elements.ts";
import { does, passed, told } from "./moves.ts";
import { type Chapter, inZone, learner } from "./position.ts";

/** REG-OPEN-04, REG-CHEST: what is searched. */
export const searching: Chapter = {
  title: w("Fouiller", "Searching"),
  viewer: learner,
  terms: inZone("entrance-hall", [2, 2], "searching 1", (state) => {
    addElement(state, "chest", { x: 3, y: 2 }, 0);
  }),
  steps: [
    read([
      "REG-SEARCH-06",
      w(
        "Coffres, tonneaux, tombes : ce qui meuble les salles se fouille d’une case voisine, une seule fois par partie.",
        "Chests, barrels, tombs: what furnishes the rooms is searched from a square beside, once in a game.",
      ),
      "REG-ELEM-01",
    ]),
    yours(
      [
        "REG-OPEN-01",
        w(
          "Un coffre se fouille en l’ouvrant, pour 1 P.Action. Touchez-le.",
          "A chest is searched by opening it, for 1 P.Action. Press it.",
        ),
        "REG-OPEN-04",
      ],
      does("open:3,2", told("earned")),
    ),
    read(
      [
        "REG-GOLD-01",
        w(
          "Des écus ! Ils vont à la bourse commune. D’autres coffres sont fermés à clé, ou cachent un trésor.",
          "Écus! They go to the common purse. Other chests are locked, or hold a treasure.",
        ),
        "REG-CHEST-01",
        "REG-CHEST-04",
      ],
      { part: "seats" },
    ),
  ],
};

/** REG-SEARCH-04, REG-DISARM: a trap is found, then switched off. */
export const trap: Chapter = {
  title: w("Un piège", "A trap"),
  viewer: learner,
  terms: inZone("entrance-hall", [2, 2], "trap 3", (state) => {
    addElement(state, "spikes", { x: 3, y: 2 }, 0, { hidden: true });
  }),
  steps: [
    read([
      "REG-TRAP-01",
      w(
        "Le sol cache des pièges. Qui marche dessus a droit à un test d’Agilité ; qui court, à rien du tout.",
        "The floor hides traps. Whoever walks onto one gets an Agility test; whoever runs gets nothing at all.",
      ),
      "REG-TRAP-02",
    ]),
    yours(
      [
        "REG-SEARCH-02",
        w(
          "Cette dalle à l’est est louche. Choisissez « Fouiller », puis la case éclairée : tout ce qui y est caché se montre.",
          "That slab to the east looks odd. Choose “Search”, then the lit square: all that is hidden there is shown.",
        ),
        "REG-SEARCH-04",
      ],
      does("search:3,2", told("searched")),
    ),
    yours(
      [
        "REG-DISARM-01",
        w(
          "Des pointes ! Un piège repéré se désamorce par un test de Dextérité. Raté, il ne se passe rien.",
          "Spikes! A trap that was found is disarmed by a Dexterity test. If that fails, nothing happens.",
        ),
        "REG-DISARM-03",
        "REG-DISARM-04",
      ],
      does("disarm:3,2", passed),
    ),
    read([
      "REG-TRAP-09",
      w("Désamorcé : il ne se déclenchera plus jamais.", "Disarmed: it will never go off again."),
    ]),
  ],
};

/** REG-OPEN-02, REG-PICK: a door that does not open. */
export const lock: Chapter = {
  title: w("Une serrure", "A lock"),
  viewer: learner,
  terms: inZone("entrance-hall", [3, 0], "lock"),
  steps: [
    yours(
      [
        "REG-OPEN-01",
        w(
          "Derrière cette porte, au nord, personne n’est encore allé. L’ouvrir coûte 1 P.Action : touchez-la.",
          "Nobody has been behind this door to the north yet. Opening it costs 1 P.Action: press it.",
        ),
      ],
      does("open:3,-1", told("found-locked")),
    ),
    read([
      "REG-OPEN-02",
      w(
        "Fermée à clé ! Cela ne se voit pas d’avance, et le point est perdu. Restent la force, ou l’adresse.",
        "Locked! That cannot be seen beforehand, and the point is lost. There is force, or skill.",
      ),
      "REG-DOOR-03",
      "REG-DOOR-04",
    ]),
    yours(
      [
        "REG-PICK-01",
        w(
          "Crochetez-la : touchez la porte, et choisissez sur le parchemin. C’est un test de Dextérité.",
          "Pick it: press the door, and choose on the parchment. It is a Dexterity test.",
        ),
        "REG-PICK-02",
      ],
      does("pick-lock:3,-1", passed),
    ),
    read([
      "REG-OPEN-03",
      w(
        "La serrure cède. Une porte qui s’ouvre montre la zone suivante : le MJ y dispose meubles et monstres.",
        "The lock gives way. A door that opens shows the next zone: the MJ lays out furniture and monsters there.",
      ),
      "REG-DRAW-03",
    ]),
  ],
};

/** REG-DRINK. */
export const potion: Chapter = {
  title: w("Une potion", "A potion"),
  viewer: learner,
  terms: inZone("entrance-hall", [2, 2], "potion", (state) => {
    characterOf(state, learner).pv = [7];
  }),
  steps: [
    read(
      [
        "REG-WOUND-01",
        w(
          "Svein n’a plus que 7 PV. À 0 il tomberait au sol, gravement blessé : quelqu’un devrait alors le soigner.",
          "Svein has only 7 PV left. At 0 he would fall to the ground, gravely wounded: somebody would then have to heal him.",
        ),
        "REG-WOUND-02",
        "REG-WOUND-03",
      ],
      { pieces: [learner] },
    ),
    yours(
      [
        "REG-DRINK-01",
        w(
          "Il porte une potion de soin. Choisissez « Boire », en bas : cela coûte 1 P.Action.",
          "He carries a potion of healing. Choose “Drink” below: that costs 1 P.Action.",
        ),
        "REG-POTION-01",
      ],
      does("drink:thing-2", told("healed")),
    ),
  ],
};

/** REG-QWELL: the end of the first quest. */
export const well: Chapter = {
  title: w("Le puits", "The well"),
  viewer: learner,
  terms: inZone("dead-end", [5, 2], "well 1", (state) => {
    addElement(state, "well", { x: 7, y: 2 }, 0);
  }),
  steps: [
    read([
      "REG-QWELL-01",
      w(
        "Au bout des galeries : le puits d’où montent les rats. Le tavernier vous l’a demandé, fermez-le.",
        "At the end of the galleries: the well the rats come from. The tavern keeper has asked you to close it.",
      ),
    ]),
    yours(
      [
        "REG-QWELL-03",
        w(
          "Approchez-vous d’abord : il faut être sur une case voisine.",
          "Come closer first: it takes a square beside it.",
        ),
      ],
      does("walk:6,2"),
    ),
    yours(
      [
        "REG-QWELL-05",
        w(
          "Touchez le puits : refermer le couvercle est un test de Force, pour 1 P.Action. On peut recommencer.",
          "Press the well: closing the lid is a Force test, for 1 P.Action. One may try again.",
        ),
        "REG-QWELL-04",
      ],
      does("handle-lid:7,2", told("well-closed")),
    ),
    read([
      "REG-QWELL-12",
      w(
        "Le couvercle retombe : la quête est accomplie, et la partie gagnée.",
        "The lid falls shut: the quest is accomplished, and the game won.",
      ),
    ]),
  ],
};
