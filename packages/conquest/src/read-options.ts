import { type OptionsRead, quoted, type Words } from "@ossuaire/kernel";
import * as v from "valibot";
import { defaultOptions } from "./options.ts";
import type { Conquest } from "./table.ts";
import { teams } from "./teams.ts";

/** The border for options: what is left out is as usual. */
export function readOptions(input: unknown): OptionsRead<Conquest> {
  const read = v.safeParse(schema, input, { abortEarly: true });
  if (read.success) return { ok: true, options: read.output };
  const where = v.getDotPath(read.issues[0]) ?? "options";
  return {
    ok: false,
    words: {
      fr: `« ${quoted(where)} » : ${reasons[where]?.fr ?? "inconnu ou mal formé."}`,
      en: `“${quoted(where)}”: ${reasons[where]?.en ?? "unknown or malformed."}`,
    },
  };
}

const schema = v.strictObject({
  players: v.optional(v.picklist([2, 3, 4]), defaultOptions.players),
  alone: v.optional(v.picklist(teams), defaultOptions.alone),
  health: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(11)), defaultOptions.health),
  border: v.optional(v.picklist(["walls", "mat"]), defaultOptions.border),
  obstacles: v.optional(v.picklist(["default", "agreed"]), defaultOptions.obstacles),
  lateDraw: v.optional(v.boolean(), defaultOptions.lateDraw),
  exhaustion: v.optional(v.boolean(), defaultOptions.exhaustion),
  abilities: v.optional(v.boolean(), defaultOptions.abilities),
  armour: v.optional(v.boolean(), defaultOptions.armour),
});

const reasons: Readonly<Record<string, Words>> = {
  players: {
    fr: "il faut 2, 3 ou 4 joueurs (CON-TEAM-01).",
    en: "2, 3 or 4 players are needed (CON-TEAM-01).",
  },
  health: {
    fr: "de 1 à 11 jetons par équipe (CON-RULING-06).",
    en: "1 to 11 tokens for each team (CON-RULING-06).",
  },
};
