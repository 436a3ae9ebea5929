import { capital, counted, noun, say, type Words, w } from "@ossuaire/kernel";
import type { Chart, ChartRoom, Door } from "../chart.ts";
import { roomOf } from "../content/box.ts";
import { campSpaces } from "../rules/camp.ts";
import type { Slot } from "../rules/slots.ts";
import type { Exit } from "../state.ts";
import { cardNames, layoutNames, wayNames } from "./names.ts";
import { howMany } from "./nouns.ts";

/** What the map of the catacomb says around the names of the rooms. */
export const chartWords = {
  title: w("La carte", "The map"),
  open: w("ouvrir la carte", "open the map"),
  way: (layout: Chart["layout"]): Words => say`${w("Disposition :", "Layout:")} ${layoutNames[layout]}`,
  signs: {
    here: w("salle où l’on est", "where the Heroes are"),
    hidden: w("carte face cachée", "face down"),
    passedBy: w("salle laissée de côté", "passed by"),
    remembered: w("vue, puis refermée", "seen, then turned down"),
    on: w("porte", "door"),
    shut: w("pas de porte en face", "no door opposite"),
    way: w("chemin parcouru", "the way so far"),
  },
  unknown: w("carte inconnue", "unknown card"),
  story: w("L’histoire", "The story"),
  goOn: w("Continuer", "Go on"),
  enter: w("entrer", "enter"),
  explore: w("retourner", "turn up"),
} as const;

/** What lies in a place by the rule of the layout. */
export function slotName(slot: Slot): Words {
  return slot.kind === "combat" ? w(`niveau ${slot.level}`, `level ${slot.level}`) : kinds[slot.kind];
}

const kinds: Readonly<Record<Exclude<Slot["kind"], "combat">, Words>> = {
  merchant: w("le Marchand", "the Merchant"),
  healer: w("le Guérisseur", "the Healer"),
  altar: w("l’Autel", "the Altar"),
  lord: w("le Seigneur", "the Lord"),
};

/** The name of a room, or what is known of it. */
export function chartName({ card, slot, place }: ChartRoom): Words {
  if (card !== undefined) return cardNames.room(card);
  const number = w(`Salle ${place + 1}`, `Room ${place + 1}`);
  return slot === undefined ? number : say`${number}, ${slotName(slot)}`;
}

/** All that the map shows of a room, for those who listen. */
export function chartLine(room: ChartRoom, { layout }: Chart): Words {
  const { card, slot, known, here, visits, passedBy, doors, x, y } = room;
  const printed = card === undefined ? undefined : roomOf(card);
  const level = printed?.kind === "combat" ? slotName({ kind: "combat", level: printed.level }) : undefined;
  const facts: readonly (Words | undefined | false)[] = [
    chartName(room),
    level,
    layout === "labyrinth" && w(`rangée ${y + 1}, colonne ${x + 1}`, `row ${y + 1}, column ${x + 1}`),
    known === "hidden" && slot === undefined && chartWords.signs.hidden,
    known === "mapped" && w("connue par la Carte", "known from the Map"),
    known === "remembered" && chartWords.signs.remembered,
    here && w("les Héros y sont", "the Heroes are here"),
    visits > 0 && visitWords(visits),
    passedBy && chartWords.signs.passedBy,
    ...doors.map(doorWords),
  ];
  const [first, ...others] = facts.filter((fact) => fact !== undefined && fact !== false);
  return capital(others.reduce<Words>((line, fact) => say`${line}, ${fact}`, first ?? w("", "")));
}

function visitWords(visits: number): Words {
  return w(
    visits > 1 ? `visitée ${visits} fois` : "visitée une fois",
    visits > 1 ? `entered ${visits} times` : "entered once",
  );
}

function doorWords({ way, leads }: Door): Words {
  return say`${exitNames[way]} ${leadings[leads]}`;
}

const exitNames: Readonly<Record<Exit, Words>> = {
  N: w("porte nord", "north door"),
  E: w("porte est", "east door"),
  S: w("porte sud", "south door"),
  W: w("porte ouest", "west door"),
};

const leadings: Readonly<Record<Door["leads"], Words>> = {
  on: w("vers une carte", "to a card"),
  shut: w("sans porte en face", "with no door opposite"),
  nowhere: w("sans suite", "to nowhere"),
};

/** Where one would go: “Au sud : carte inconnue”, “Entrer : Moghath”. */
export function choiceWords(option: string, room: ChartRoom): Words {
  const way = Object.entries(wayNames).find(([exit]) => exit === option)?.[1];
  const deed = way ?? (option === "explore" ? chartWords.explore : chartWords.enter);
  const where = room.card === undefined && room.slot === undefined ? chartWords.unknown : chartName(room);
  return capital(say`${deed}${w(" : ", ": ")}${where}`);
}

/** CAT-VCAMP-01, 02: the Camp Tracker. */
export const campWords = {
  title: w("Le bivouac", "The Camp Tracker"),
  spaces: ["start", ...campSpaces] as const,
  marker: w("le marqueur est ici", "the marker is here"),
  at: (camp: number): Words =>
    w(
      `Bivouac : case ${camp} sur ${campSpaces.length}, ${nextCamp(camp).fr}`,
      `Camp Tracker: space ${camp} of ${campSpaces.length}, ${nextCamp(camp).en}`,
    ),
  space: (space: "start" | (typeof campSpaces)[number]): Words => {
    if (space === "start") return w("départ", "start");
    return space === "star"
      ? w("étoile : une attaque", "star: an attack")
      : say`${howMany(space, "life")} ${w("ou", "or")} ${howMany(space, "spell")} ${w("par Héros", "for each Hero")}`;
  },
} as const;

function nextCamp(camp: number): Words {
  const next = campSpaces[camp];
  if (next === undefined) return w("on ne campe plus", "no more camping");
  return say`${w("ensuite", "next")} ${campWords.space(next)}`;
}

const changedRoom = noun(
  w("salle est changée", "room is changed"),
  w("salles sont changées", "rooms are changed"),
);

/** What the set-up form says of length and scenarios. */
export const layoutWords = {
  prospect: w("Durée et difficulté", "Length and difficulty"),
  recommended: w(
    "C’est la partie que nous conseillons : sept cartes Salle.",
    "This is the game we recommend: seven Room cards.",
  ),
  rooms: (level: number): Words => w(`Salles de niveau ${level}`, `Rooms of level ${level}`),
  count: (count: number, usual: number): Words =>
    count === usual
      ? w(`${count} (partie de base)`, `${count} (the basic game)`)
      : w(String(count), String(count)),
  combatRooms: (rooms: number): Words => howMany(rooms, "combatRoom"),
  load: w("Ouvrir un scénario…", "Open a scenario…"),
  save: w("Garder dans un fichier", "Save as a file"),
  drop: w("Jouer sans scénario", "Play without a scenario"),
  build: w("Bâtir un labyrinthe à garder", "Build a labyrinth to keep"),
  buildText: w(
    "Il est tiré maintenant et reste caché ; dans un fichier, on peut le rejouer ou le donner.",
    "It is drawn now and stays hidden; as a file it can be played again or given away.",
  ),
  refused: w("Ce fichier ne convient pas :", "This file will not do:"),
  untitled: w("Un labyrinthe à soi, sans histoire.", "A labyrinth of your own, without a story."),
  told: (rooms: number): Words =>
    rooms === 0
      ? w("Aucune salle n’est changée.", "No room is changed.")
      : say`${counted(rooms, changedRoom)}.`,
  ownMaze: (rooms: number): Words =>
    say`${w("Son labyrinthe a", "Its labyrinth has")} ${howMany(rooms, "card")}.`,
  fileName: w("scenario-catacombs", "catacombs-scenario"),
} as const;
