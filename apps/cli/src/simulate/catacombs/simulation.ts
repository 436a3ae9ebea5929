import { allLords, catacombs, defaultOptions } from "@ossuaire/catacombs";
import { readName, UsageError } from "../../usage.ts";
import type { Simulation, Values } from "../simulation.ts";
import { type Fixture, type Player, play, type Result } from "./play.ts";
import { plotOf } from "./plot.ts";
import { reportOf } from "./report.ts";
import { summaryOf } from "./summary.ts";

const levels: readonly Player[] = ["novice", "adept", "master", "random"];

/** Each name is a variant; several can be given. */
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
    const common = { ...Object.assign({}, ...variantsIn(values)), parties: partiesFor(values) };
    return Array.from({ length: games }, (_, number): Fixture => {
      const faced = lord === "all" ? (lords[number % lords.length] ?? "") : lord;
      const read = catacombs.readOptions({ ...defaultOptions, ...common, lord: faced });
      if (!read.ok) throw new UsageError(read.words.en);
      return { number, seed: `${seed}/${number}`, options: read.options, players, keep };
    });
  },
  play,
  summary: summaryOf,
  report: (results) => reportOf(summaryOf(results)),
  plot: (results) => plotOf(summaryOf(results)),
};

function variantsIn(values: Values): readonly object[] {
  const names = values["variant"];
  if (!Array.isArray(names)) return [];
  return names.map(
    (name) => variants[readName("--variant", String(name), Object.keys(variants) as Variant[])],
  );
}

/** CAT-PLAYER-04 to 07: the Overseer and one to four Hero players. */
function partiesFor(values: Values): readonly (readonly string[])[] {
  const players = readName("--players", String(values["players"]), ["2", "3", "4", "5"]);
  return {
    "2": [["elf", "barbarian", "thief", "wizard"]],
    "3": [
      ["elf", "wizard"],
      ["barbarian", "thief"],
    ],
    "4": [["elf"], ["barbarian"], ["thief", "wizard"]],
    "5": [["elf"], ["barbarian"], ["thief"], ["wizard"]],
  }[players];
}
