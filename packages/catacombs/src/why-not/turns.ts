import { because, type Reason, type Viewer, w } from "@ossuaire/kernel";
import type { BasePrompt, Prompt } from "../questions.ts";
import type { View } from "../view.ts";

/** Somebody else is asked: whose turn it is, and by which rule. */
export function notYours({ roles, options }: View, viewer: Viewer, prompt: Prompt): Reason | undefined {
  const isOverseer = roles.overseer === viewer;
  if (prompt === "hero-acts" && !isOverseer) return spent;
  if ((prompt === "buy" || prompt === "heal" || prompt === "altar") && !isOverseer) return left;
  if (prompt === "place-heroes" && isOverseer && !options.heroesLast) return heroesFirst;
  if (prompt === "place-monsters" && !isOverseer && options.heroesLast) return monstersFirst;
  return isBase(prompt) ? others[prompt] : elsewhere;
}

const spent = because(
  "CAT-ROUND-11",
  w("Aucun de vos Héros ne peut plus agir ce tour-ci.", "None of your Heroes can act any more this turn."),
);
const left = because("CAT-RULING-60", w("Vous avez terminé votre visite.", "You have ended your visit."));
const heroesFirst = because(
  "CAT-PHASE-12",
  w(
    "Les Héros se placent d’abord, les monstres ensuite.",
    "The Heroes are placed first, the monsters afterwards.",
  ),
);
const monstersFirst = because(
  "CAT-VLAST-01",
  w(
    "Les monstres se placent d’abord, les Héros ensuite.",
    "The monsters are placed first, the Heroes afterwards.",
  ),
);

const overseer = because(
  "CAT-MON-01",
  w("C’est au Maître des catacombes d’en décider.", "That is for the Overseer to decide."),
);
const inFlight = because(
  "CAT-ATK-04",
  w("Chacun ne lance que ses propres pions.", "Each player flicks only their own discs."),
);
const another = because(
  "CAT-PLAYER-08",
  w("C’est au joueur de ce Héros d’en décider.", "That is for the player of this Hero to decide."),
);

const heroesGive = because("SOL-ALTAR-04", w("L’Autel est aux Héros.", "The Altar is for the Heroes."));
const elsewhere = because(
  "CAT-PLAYER-08",
  w("La question s’adresse à quelqu’un d’autre.", "The question is for somebody else."),
);

/** The questions of other boxes say for themselves whom they are for. */
function isBase(prompt: Prompt): prompt is BasePrompt {
  return prompt in others;
}

/** Whom each question is for. */
const others: Readonly<Record<BasePrompt, Reason>> = {
  scenario: because(
    "CAT-VSTORY-03",
    w("Les autres doivent encore accepter le scénario.", "The others still have to accept the scenario."),
  ),
  explore: because(
    "CAT-OBJ-05",
    w(
      "C’est le Maître des catacombes qui mène d’une salle à l’autre.",
      "The Overseer leads from one room to the next.",
    ),
  ),
  exchange: because(
    "CAT-VFAIR-06",
    w("Les joueurs des Héros doivent encore donner leur accord.", "The Hero players still have to agree."),
  ),
  "swap-rooms": because("CAT-GAP-01", w("La Carte appartient aux Héros.", "The Map belongs to the Heroes.")),
  "choose-room": because(
    "CAT-VBRANCH-10",
    w("Les joueurs des Héros choisissent la salle.", "The Hero players choose the room."),
  ),
  way: because(
    "CAT-VMAZE-09",
    w("Les joueurs des Héros choisissent le chemin.", "The Hero players choose the way."),
  ),
  half: overseer,
  "which-monsters": overseer,
  "place-heroes": because(
    "CAT-PHASE-11",
    w("Chaque joueur place ses propres Héros.", "Each player places their own Heroes."),
  ),
  "place-monsters": because(
    "CAT-PHASE-13",
    w("Le Maître des catacombes place ses monstres.", "The Overseer is placing the monsters."),
  ),
  "place-wanderer": overseer,
  "place-returned": overseer,
  "place-familiar": another,
  "place-summoned": overseer,
  "place-ally": another,
  "place-shield": another,
  teleport: another,
  "hero-acts": because("CAT-ROUND-07", w("C’est le tour des Héros.", "It is the Heroes’ turn.")),
  "monster-acts": because(
    "CAT-ROUND-13",
    w("C’est le tour du Maître des catacombes.", "It is the Overseer’s turn."),
  ),
  "rage-loses": another,
  "place-shot": inFlight,
  melee: inFlight,
  missile: inFlight,
  fireball: inFlight,
  movement: inFlight,
  shot: inFlight,
  ward: another,
  "go-on": inFlight,
  retaliate: overseer,
  "answer-first": overseer,
  wanderer: overseer,
  "heal-whom": another,
  "teleport-whom": another,
  cloak: another,
  "pay-order": because(
    "CAT-RULING-53",
    w("Les joueurs des Héros disent qui est payé d’abord.", "The Hero players say who is paid first."),
  ),
  camp: because("CAT-RULING-74", w("C’est aux Héros d’en décider.", "That is for the Heroes to decide.")),
  "camp-life": another,
  "camp-spells": another,
  "gain-life": another,
  altar: heroesGive,
  "accept-gift": heroesGive,
  "gift-for": heroesGive,
  ambush: overseer,
  buy: because("CAT-MERCH-02", w("Seuls les Héros achètent.", "Only the Heroes buy.")),
  heal: because("CAT-HEAL-01", w("Seuls les Héros se font soigner.", "The Healer serves only the Heroes.")),
  pay: because(
    "CAT-RULING-57",
    w("Chaque joueur dit ce que donnent ses propres Héros.", "Each player says what their own Heroes give."),
  ),
};
