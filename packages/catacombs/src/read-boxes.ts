import { le, type RuleId, type Words } from "@ossuaire/kernel";
import { allHeroes, allLords, allMonsters, allRooms, lordOf, roomOf } from "./content/box.ts";
import type { Pack } from "./content/pack.ts";
import { boxName, packOf, packWith, shelf } from "./content/shelf.ts";
import type { CatacombsOptions } from "./options.ts";
import { replacingHealer, roomsOf, specialIn } from "./rules/piles.ts";

/** Which option, what speaks against it, and the rule that does. */
export type Fault = readonly [option: string, why: Words, rule?: RuleId];

/** SOL-VERDICT-07: what is asked for that lies in none of the boxes on the table, with the box it lies in. */
export function faultOfStrangers(options: CatacombsOptions): Fault | undefined {
  const { parties, lord, healer, rooms = [], boxes = [], scenario } = options;
  const heroes = idsOf(allHeroes(options));
  const cards = idsOf(allRooms(options));
  const monsters = idsOf(allMonsters(options));
  for (const hero of parties.flat()) if (!heroes.has(hero)) return missing("parties", "heroes", hero, boxes);
  if (!idsOf(allLords(options)).has(lord)) return missing("lord", "lords", lord, boxes);
  if (!cards.has(healer)) return missing("healer", "rooms", healer, boxes);
  for (const box of rooms) if (box !== "base" && !boxes.includes(box)) return notHere("rooms", box);
  for (const [card, room] of Object.entries(scenario?.rooms ?? {})) {
    const where = `scenario.rooms.${card}`;
    if (!cards.has(card)) return missing(where, "rooms", card, boxes);
    for (const { monster } of room.monsters ?? [])
      if (!monsters.has(monster)) return missing(where, "monsters", monster, boxes);
    for (const hero of Object.keys(room.heroes ?? {}))
      if (!heroes.has(hero)) return missing(where, "heroes", hero, boxes);
  }
  for (const { card } of scenario?.maze ?? []) {
    if (!cards.has(card)) return missing("scenario.maze", "rooms", card, boxes);
    const room = allRooms(options).find(({ id }) => id === card);
    const other = specialIn(options, "merchant");
    if (room?.kind === "merchant" && other !== card)
      return replaced("scenario.maze", card, other, "SOL-MERCHANT-01");
  }
  return undefined;
}

/** VER-RULING-01, VER-SETUP-04, 07, VER-VERDICT-01. */
export function faultOfVermin(options: CatacombsOptions): Fault | undefined {
  const { boxes = [], rooms, passages, healer, secondHealer, scenario } = options;
  if (passages && !boxes.includes("vermin")) return notHere("passages", "vermin");
  if (rooms?.every((box) => packOf(box).halves)) return noBase(rooms);
  const own = replacingHealer(options);
  if (own === undefined) return undefined;
  const healers = (scenario?.maze ?? []).filter(({ card }) => roomOf(card).kind === "healer");
  if (healers.length > 0 && !healers.some(({ card }) => card === own))
    return replaced("scenario.maze", healers[0]?.card ?? "", own, "VER-VERDICT-01");
  if (healer !== own && !secondHealer && scenario?.maze === undefined)
    return replaced("healer", healer, own, "VER-VERDICT-01");
  return undefined;
}

/** VER-RULING-01: its rooms come to half of those of others, and are no catacomb by themselves. */
function noBase([box = ""]: readonly string[]): Fault {
  const { fr, en } = boxName(box);
  return [
    "rooms",
    {
      fr: `la boîte ${fr} ne va pas sans le jeu de base, ou les salles d’une autre boîte.`,
      en: `the box ${en} does not go without the base game, or the rooms of another box.`,
    },
    "VER-RULING-01",
  ];
}

export function faultOfAltar(options: CatacombsOptions): Fault | undefined {
  if (!options.altar || allRooms(options).some(({ kind }) => kind === "altar")) return undefined;
  return notHere(
    "altar",
    packThat(({ rooms }) => rooms.some(({ kind }) => kind === "altar")),
  );
}

/** SOL-RULING-19: never more than the Lord's purple drops. */
export function faultOfDrops({ drops, lord }: CatacombsOptions): Fault | undefined {
  if (drops === undefined || drops <= (lordOf(lord).drops ?? 0)) return undefined;
  const { name, feminine } = lordOf(lord);
  const box = boxName(packThat(({ lords }) => lords.some((card) => (card.drops ?? 0) > 0)));
  return [
    "drops",
    {
      fr: `${le(name.fr, feminine)} n’a pas autant de gouttes pourpres ; les Seigneurs de la boîte ${box.fr} en ont.`,
      en: `the ${name.en} does not have that many purple drops; the Lords of the box ${box.en} have them.`,
    },
    "SOL-LORD-01",
  ];
}

/** CAT-RULING-86: what the piles hold. */
export function faultOfPiles(options: CatacombsOptions): Fault | undefined {
  const { layout, more, mazeRooms, scenario } = options;
  if (scenario?.maze !== undefined) return undefined;
  const hard = Math.floor((mazeRooms - 1) / 4);
  const wanted: Readonly<Record<CatacombsOptions["layout"], readonly [number, number, number]>> = {
    basic: [1 + more[0], 2 + more[1], 1 + more[2]],
    branching: [1, 6, 2],
    labyrinth: [1, mazeRooms - 1 - hard, hard],
  };
  for (const level of [0, 1, 2] as const) {
    const there = roomsOf(options, level);
    if (wanted[layout][level] <= there) continue;
    return [
      layout === "labyrinth" ? "mazeRooms" : "more",
      {
        fr: `le niveau ${level} n’a pas plus de salles : ${there} en tout.`,
        en: `level ${level} has no more rooms: ${there} in all.`,
      },
      "CAT-RULING-86",
    ];
  }
  return undefined;
}

function idsOf(cards: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(cards.map(({ id }) => id));
}

/** The box that a card lies in may be there, and another that it needs may not (VER-SOLOTH-01). */
function missing(where: string, sort: Parameters<typeof packWith>[0], id: string, boxes: Boxes): Fault {
  const pack = packWith(sort, id);
  const card = pack?.[sort].find((one) => one.id === id);
  const needs = card !== undefined && "needs" in card ? card.needs : undefined;
  const isHere = pack !== undefined && boxes.includes(pack.id);
  return notHere(where, (isHere ? needs : pack?.id) ?? id, id);
}

type Boxes = NonNullable<CatacombsOptions["boxes"]>;

function notHere(where: string, box: string, what?: string): Fault {
  const { fr, en } = boxName(box);
  const of = what === undefined ? { fr: "", en: "" } : { fr: `${what} : `, en: `${what}: ` };
  return [
    where,
    {
      fr: `${of.fr}la boîte ${fr} n’est pas sur la table.`,
      en: `${of.en}the box ${en} is not on the table.`,
    },
    "SOL-VERDICT-07",
  ];
}

function replaced(where: string, card: string, other: string, rule: RuleId): Fault {
  const { fr, en } = boxName(packWith("rooms", other)?.id ?? "");
  return [
    where,
    {
      fr: `${card} : la boîte ${fr} remplace cette carte par ${other}.`,
      en: `${card}: the box ${en} replaces this card with ${other}.`,
    },
    rule,
  ];
}

/** The first box that has something. */
function packThat(has: (pack: Pack) => boolean): string {
  return [...shelf.packs.values()].find(has)?.id ?? "";
}
