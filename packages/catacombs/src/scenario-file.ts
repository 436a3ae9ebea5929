import { quoted, type RuleId, type Words, xoroshiro } from "@ossuaire/kernel";
import * as v from "valibot";
import type { CatacombsOptions } from "./options.ts";
import { readOptions } from "./read-options.ts";
import { scenarioSchema } from "./read-scenario.ts";
import { buildMaze } from "./rules/maze.ts";
import { pilesOf } from "./rules/piles.ts";
import type { Scenario } from "./scenario.ts";

/** CAT-VMAZE-22: a scenario as a file to keep and to give away. */
export function writeScenario(scenario: Scenario): string {
  return `${JSON.stringify({ format, version, ...scenario }, undefined, 2)}\n`;
}

const format = "ossuaire-scenario";
const version = 1;
/** No scenario that can be played is longer, in characters. */
const longest = 500_000;

export type ScenarioRead =
  | { readonly ok: true; readonly options: CatacombsOptions }
  | { readonly ok: false; readonly code: FaultCode; readonly words: Words; readonly rule?: RuleId };

type FaultCode = "too-long" | "no-scenario" | "other-version" | "malformed" | "cannot-be";

/**
 * Reads what is said to be a scenario file: these options with its scenario, and the labyrinth's layout where it brings one
 * of its own (CAT-VMAZE-22).
 */
export function readScenario(text: string, options: CatacombsOptions): ScenarioRead {
  if (text.length > longest)
    return refused(
      "too-long",
      "Ce fichier est trop long pour un scénario.",
      "This file is too long for a scenario.",
    );
  const file = v.safeParse(v.looseObject({ format: v.literal(format), version: v.number() }), parsed(text));
  if (!file.success)
    return refused(
      "no-scenario",
      "Ce fichier n’est pas un scénario de cette table.",
      "This file is no scenario of this table.",
    );
  const { format: _format, version: written, ...rest } = file.output;
  if (written !== version)
    return refused(
      "other-version",
      "Ce scénario vient d’une autre version de la table.",
      "This scenario comes from another version of the table.",
    );
  const read = v.safeParse(scenarioSchema, rest, { abortEarly: true });
  if (!read.success) {
    const where = quoted(v.getDotPath(read.issues[0]) ?? "scenario");
    return refused(
      "malformed",
      `Dans ce scénario, « ${where} » est inconnu ou mal formé.`,
      `In this scenario “${where}” is unknown or malformed.`,
    );
  }
  const checked = readOptions(optionsWith(options, read.output));
  if (checked.ok) return { ok: true, options: checked.options };
  const { words, rule } = checked;
  return { ok: false, code: "cannot-be", words, ...(rule === undefined ? {} : { rule }) };
}

function refused(code: FaultCode, fr: string, en: string): ScenarioRead {
  return { ok: false, code, words: { fr, en } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function optionsWith(options: CatacombsOptions, scenario: Scenario): CatacombsOptions {
  return scenario.maze === undefined
    ? { ...options, scenario }
    : { ...options, layout: "labyrinth", more: [0, 0, 0], scenario };
}

/** CAT-VMAZE-01, 22: a labyrinth of this size, built before the game, so that it can be kept and played again. */
export function builtLabyrinth(options: CatacombsOptions, seed: string): Scenario {
  const rng = xoroshiro.fromSeed(seed);
  const rooms = buildMaze(options, pilesOf(options, rng), rng);
  return {
    intro: { fr: "", en: "" },
    rooms: {},
    maze: rooms.map(({ card, x, y }) => ({ card, x, y })),
  };
}
