import type { Rng } from "@ossuaire/kernel";
import { coveringRows, type Excludes, type Row, type Value } from "@ossuaire/kernel/testing";
import { catacombs } from "../catacombs.ts";
import { allLords, lordOf } from "../content/box.ts";
import { packWith } from "../content/shelf.ts";
import type { CatacombsOptions } from "../options.ts";
import { ambushes, splitInto } from "./random-options.ts";

const onOrOff = ["no", "yes"];

/** Every two of the eight Heroes are in one of these parties. */
const parties: Readonly<Record<string, readonly string[]>> = {
  base: ["elf", "barbarian", "thief", "wizard"],
  soloth: ["ice-princess", "paladin", "witch-hunter", "sorceress"],
  "elf barbarian ice-princess paladin": ["elf", "barbarian", "ice-princess", "paladin"],
  "thief wizard witch-hunter sorceress": ["thief", "wizard", "witch-hunter", "sorceress"],
  "elf barbarian witch-hunter sorceress": ["elf", "barbarian", "witch-hunter", "sorceress"],
  "thief wizard ice-princess paladin": ["thief", "wizard", "ice-princess", "paladin"],
};

const boxSets: Readonly<Record<string, readonly string[]>> = {
  base: [],
  soloth: ["soloth"],
  vermin: ["vermin"],
  all: ["soloth", "vermin"],
};

/** All that can be agreed on before a campaign. */
export const factors = {
  boxes: Object.keys(boxSets),
  rooms: ["base", "soloth", "both"],
  altar: onOrOff,
  passages: onOrOff,
  drops: ["0", "2", "4"],
  variants: onOrOff,
  party: Object.keys(parties),
  split: ["4", "2+2", "1+1+2", "1+1+1+1"],
  lord: allLords({ boxes: ["soloth", "vermin"] }).map(({ id }) => id),
  layout: ["basic", "shorter", "longer", "branching", "labyrinth"],
  heroesLast: onOrOff,
  fairPlacement: onOrOff,
  wanderers: onOrOff,
  camping: onOrOff,
  exchange: onOrOff,
  secondHealer: onOrOff,
  withoutMap: onOrOff,
  scenario: onOrOff,
} as const;

/** What the rules do not let anybody play together. */
export const excludes: Excludes = (one, { factor, value }) => {
  if (factor === "boxes") return boxOf(one) !== undefined && !boxSets[value]?.includes(boxOf(one) ?? "");
  // SOL-RULING-19: purple drops are printed on the boards of Lords.
  if (factor === "lord") return one.factor === "drops" && Number(one.value) > (lordOf(value).drops ?? 0);
  // CAT-VHEALER-02: in the basic layout there is one Healer.
  return factor === "layout" && value === "basic" && one.factor === "secondHealer" && one.value === "yes";
};

/** The box without which this cannot be had. */
function boxOf({ factor, value }: Value): string | undefined {
  switch (factor) {
    case "rooms":
      return value === "base" ? undefined : "soloth";
    case "altar":
      return value === "yes" ? "soloth" : undefined;
    case "party":
      return value === "base" ? undefined : "soloth";
    case "passages":
    case "variants":
      return value === "yes" ? "vermin" : undefined;
    case "lord": {
      const box = packWith("lords", value)?.id;
      return box === "base" ? undefined : box;
    }
    default:
      return undefined;
  }
}

/** Campaigns in which every two of these that go together are played together. */
export const combinations: readonly Row[] = coveringRows(factors, excludes);

/** The options of one of them. */
export function optionsFor(row: Row, rng: Rng): CatacombsOptions {
  const isOn = (factor: keyof typeof factors) => row[factor] === "yes";
  const { boxes: set = "", rooms = "", drops, party = "", split = "4", lord, layout = "basic" } = row;
  const boxes = boxSets[set] ?? [];
  const read = catacombs.readOptions({
    boxes,
    ...(boxes.includes("soloth") && rooms !== "both" ? { rooms: [rooms] } : {}),
    altar: isOn("altar"),
    passages: isOn("passages"),
    drops: Number(drops),
    parties: splitInto(split.split("+").map(Number), parties[party] ?? []),
    lord,
    layout: layout === "branching" || layout === "labyrinth" ? layout : "basic",
    more: moreOf(layout),
    mazeRooms: 5,
    heroesLast: isOn("heroesLast"),
    fairPlacement: isOn("fairPlacement"),
    wanderers: isOn("wanderers"),
    camping: isOn("camping"),
    exchange: isOn("exchange"),
    secondHealer: isOn("secondHealer"),
    withoutMap: isOn("withoutMap"),
    ...(isOn("scenario") ? { scenario: ambushes(rng, { boxes }) } : {}),
  });
  if (!read.ok) throw new Error(read.words.en);
  return read.options;
}

/** CAT-VLEN-01, 02. */
function moreOf(layout: string): CatacombsOptions["more"] {
  if (layout === "shorter") return [0, -1, 0];
  return layout === "longer" ? [0, 2, 1] : [0, 0, 0];
}
