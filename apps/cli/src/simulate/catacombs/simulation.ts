import { allLords, catacombs, companies, defaultOptions } from "@ossuaire/catacombs";
import { readName, UsageError } from "../../usage.ts";
import type { Simulation, Values } from "../simulation.ts";
import { type Fixture, type Player, play, type Result } from "./play.ts";
import { plotOf } from "./plot.ts";
import { reportOf } from "./report.ts";
import { summaryOf } from "./summary.ts";

const levels: readonly Player[] = ["novice", "adept", "master", "random"];

/** Each name is a variant. */
const variants = {
  branching: { layout: "branching" },
  labyrinth: { layout: "labyrinth" },
  longer: { more: [0, 1, 0] },
  shorter: { more: [0, -1, 0] },
  "heroes-last": { heroesLast: true },
  fair: { fairPlacement: true },
  wanderers: { wanderers: true },
  camping: { camping: true },
  "without-map": { withoutMap: true },
} as const;

type Variant = keyof typeof variants;

export const catacombsSimulation: Simulation<Fixture, Result> = {
  flags: {
    lord: { type: "string", default: "all" },
    heroes: { type: "string", default: "adept" },
    overseer: { type: "string", default: "adept" },
    players: { type: "string", default: "2" },
    variant: { type: "string", multiple: true, default: [] },
  },
  fixtures(values, games, seed, keep) {
    const lords = allLords().map(({ id }) => id);
    const lord = readName("--lord", String(values["lord"]), ["all", ...lords]);
    const players = {
      heroes: readName("--heroes", String(values["heroes"]), levels),
      overseer: readName("--overseer", String(values["overseer"]), levels),
    };
    const parties = partiesFor(values);
    const chosen = variantsIn(values);
    const faced = lord === "all" ? lords : [lord];
    return Array.from({ length: games }, (_, number): Fixture => {
      // Every Lord with every variant, before one of them comes again.
      const variant = itemAt(chosen, Math.floor(number / faced.length));
      const options = { ...defaultOptions, ...variant.options, parties, lord: itemAt(faced, number) };
      const read = catacombs.readOptions(options);
      if (!read.ok) throw new UsageError(read.words.en);
      return {
        number,
        seed: `${seed}/${number}`,
        options: read.options,
        variant: variant.name,
        players,
        keep,
      };
    });
  },
  play,
  summary: summaryOf,
  report: (results) => reportOf(summaryOf(results)),
  plot: (results) => plotOf(summaryOf(results)),
};

interface Chosen {
  readonly name: string;
  readonly options: object;
}

/** All that are named hold together; “each” plays them in turn, one by one, beside the basic game. */
function variantsIn(values: Values): readonly Chosen[] {
  const given = values["variant"];
  const basic: Chosen = { name: "basic", options: {} };
  if (!Array.isArray(given) || given.length === 0) return [basic];
  const known = Object.keys(variants) as Variant[];
  if (given.length === 1 && given[0] === "each")
    return [basic, ...known.map((name) => ({ name, options: variants[name] }))];
  const names = given.map((name) => readName("--variant", String(name), known));
  return [{ name: names.join(" + "), options: Object.assign({}, ...names.map((name) => variants[name])) }];
}

function itemAt<T>(items: readonly T[], number: number): T {
  const item = items[number % items.length];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}

/** CAT-PLAYER-04 to 07: the Overseer and one to four Hero players. */
function partiesFor(values: Values): readonly (readonly string[])[] {
  return companies[readName("--players", String(values["players"]), ["2", "3", "4", "5"])];
}
