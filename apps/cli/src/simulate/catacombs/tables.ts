import {
  allHeroes,
  allLords,
  type CatacombsOptions,
  catacombs,
  companies,
  defaultOptions,
  expansions,
} from "@ossuaire/catacombs/all";
import { xoroshiro } from "@ossuaire/kernel";
import { readChoice, readChoices, UsageError } from "../../usage.ts";
import type { Values } from "../simulation.ts";
import { isEach, variantsIn } from "./variants.ts";

/** What is agreed on at one table; the Heroes may still be drawn for each campaign. */
interface Table {
  readonly variant: string;
  readonly options: CatacombsOptions;
}

const players = ["2", "3", "4", "5"] as const;
type Players = (typeof players)[number];

/**
 * The table of the campaign with this number, as the command line asks for it: every Lord with every variant and every set
 * of boxes, before one of them comes again.
 */
export function tablesIn(values: Values, seed: string): (number: number) => Table {
  const count = readChoice("players", String(values["players"]), players);
  const party = String(values["party"]);
  const isMixed = party === "mixed";
  const parties = isMixed || party === "usual" ? companies[count] : shared(partyNamed(party), count);
  const tables = boxesIn(String(values["with"])).flatMap((boxes) => tablesWith(boxes, parties, values));
  return (number) => {
    const table = tables[number % tables.length];
    if (table === undefined) throw new Error("there is no table to play at");
    return isMixed ? { ...table, options: mixed(table.options, count, `${seed}/${number} party`) } : table;
  };
}

/** Every sum of boxes: nothing beside the base game, each of the others, all of them. */
function boxesIn(asked: string): readonly (readonly string[])[] {
  const boxes = expansions();
  if (asked === "none") return [[]];
  if (asked === "each") return [[], ...boxes.map((box) => [box]), boxes];
  return [readChoices("with", asked, among(asked, ["none", "each"], boxes))];
}

function tablesWith(
  boxes: readonly string[],
  parties: CatacombsOptions["parties"],
  values: Values,
): readonly Table[] {
  const lords = lordsIn(String(values["lord"]), boxes);
  const tables = variantsIn(values["variant"], boxes).flatMap(({ name, options }) =>
    lords.map((lord) => ({ variant: name, read: agreed({ ...options, boxes, parties, lord }) })),
  );
  // Where everything is played in turn, what cannot be (purple drops for a Lord who has none) is left out.
  return tables.flatMap(({ variant, read }) => {
    if (read.ok) return { variant, options: read.options };
    if (variant !== "basic" && isEach(values["variant"])) return [];
    throw new UsageError(read.words, read.rule);
  });
}

function lordsIn(asked: string, boxes: readonly string[]): readonly string[] {
  const here = allLords({ boxes }).map(({ id }) => id);
  if (asked === "all") return here;
  const everyone = allLords({ boxes: expansions() }).map(({ id }) => id);
  return readChoices("lord", asked, among(asked, ["all"], everyone));
}

function partyNamed(asked: string): readonly string[] {
  const heroes = allHeroes({ boxes: expansions() }).map(({ id }) => id);
  return asked
    .split(",")
    .map((hero) => readChoice("party", hero.trim(), among(asked, ["usual", "mixed"], heroes)));
}

/** What stands for a whole list goes with no other name. */
function among(asked: string, whole: readonly string[], names: readonly string[]): readonly string[] {
  return asked.includes(",") ? names : [...whole, ...names];
}

/** CAT-PLAYER-04 to 07: so many for each player, in the order in which they are named; too many are refused with the rest. */
function shared(heroes: readonly string[], count: Players): CatacombsOptions["parties"] {
  const sizes = companies[count].map(({ length }) => length);
  const from = (i: number) => sizes.slice(0, i).reduce((sum, size) => sum + size, 0);
  return sizes.map((_, i) => heroes.slice(from(i), i === sizes.length - 1 ? undefined : from(i + 1)));
}

/** SOL-HERO-03: any four of all Heroes, by chance. */
function mixed(options: CatacombsOptions, count: Players, seed: string): CatacombsOptions {
  const heroes = xoroshiro.fromSeed(seed).shuffled(allHeroes(options).map(({ id }) => id));
  return { ...options, parties: shared(heroes.slice(0, 4), count) };
}

function agreed(changed: object) {
  const { healer: _, ...usual } = defaultOptions;
  return catacombs.readOptions({ ...usual, ...changed });
}
