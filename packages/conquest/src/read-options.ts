import { guideOption, guides } from "@ossuaire/discs";
import { because, type OptionsRead, optionFault, type RuleId, type Words, w } from "@ossuaire/kernel";
import * as v from "valibot";
import { defaultOptions } from "./options.ts";
import type { Conquest } from "./table.ts";
import { teams } from "./teams.ts";

/** The border for options: what is left out is as usual. */
export function readOptions(input: unknown): OptionsRead<Conquest> {
  const read = v.safeParse(schema, input, { abortEarly: true });
  if (read.success) {
    const { guides, ...rest } = read.output;
    return { ok: true, options: { ...rest, ...guideOption(guides) } };
  }
  const where = v.getDotPath(read.issues[0]) ?? "options";
  // A stranger may call an option “constructor”.
  const { words, rule } = (Object.hasOwn(reasons, where) ? reasons[where] : undefined) ?? {
    words: unreadable,
  };
  return optionFault(where, words, rule);
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
  guides: v.optional(v.picklist(guides), "first-contact"),
});

const unreadable = w("inconnu ou mal formé.", "unknown or malformed.");

const reasons: Readonly<Record<string, { readonly words: Words; readonly rule?: RuleId }>> = {
  players: because("CON-TEAM-01", w("il faut 2, 3 ou 4 joueurs.", "2, 3 or 4 players are needed.")),
  health: because("CON-RULING-06", w("de 1 à 11 jetons par équipe.", "1 to 11 tokens for each team.")),
};
