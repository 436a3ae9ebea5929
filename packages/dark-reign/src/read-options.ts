import { because, type OptionsRead, optionFault, type RuleId, type Words, w } from "@ossuaire/kernel";
import * as v from "valibot";
import { namesFault, plainNames } from "./campaign/hero-names.ts";
import { plainRoster, rosterSchema } from "./campaign/read-roster.ts";
import { rosterFault } from "./campaign/roster-faults.ts";
import { playLevels } from "./kinds.ts";
import {
  type DarkReignOptions,
  defaultOptions,
  lengths,
  quests,
  sideQuests,
  usualLength,
} from "./options.ts";
import { isHeroCard } from "./shelf.ts";
import type { DarkReign } from "./table.ts";

/** The border for options: what is left out is as usual. */
export function readOptions(input: unknown): OptionsRead<DarkReign> {
  const read = v.safeParse(schema, input, { abortEarly: true });
  if (!read.success) {
    const path = v.getDotPath(read.issues[0]) ?? "options";
    const [where = path] = path.split(".");
    // A stranger may call an option “constructor”.
    const reason = Object.hasOwn(reasons, where) ? reasons[where] : undefined;
    return reason === undefined
      ? optionFault(path, unreadable)
      : optionFault(where, reason.words, reason.rule);
  }
  const { length, side, roster, names = {}, ...rest } = read.output;
  const options: DarkReignOptions = {
    ...rest,
    ...plainNames(names, rest.heroes),
    length: length ?? usualLength(rest.quest),
    ...(side === undefined ? {} : { side }),
    ...(roster === undefined ? {} : { roster: plainRoster(roster) }),
  };
  if (new Set(options.heroes).size < options.heroes.length)
    return optionFault("heroes", twice.words, twice.rule);
  if (options.blunted && options.level !== "novice") return optionFault("blunted", sharp.words, sharp.rule);
  const fault = rosterFault(options);
  if (fault !== undefined) return optionFault(fault.option, fault.words, fault.rule);
  const misnamed = namesFault(options);
  return misnamed === undefined ? { ok: true, options } : optionFault("names", misnamed.words, misnamed.rule);
}

const schema = v.strictObject({
  heroes: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.check(isHeroCard))), v.minLength(1), v.maxLength(4)),
    () => [...defaultOptions.heroes],
  ),
  names: v.optional(v.record(v.pipe(v.string(), v.check(isHeroCard)), v.string())),
  quest: v.optional(v.picklist(quests), defaultOptions.quest),
  side: v.optional(v.picklist(sideQuests)),
  level: v.optional(v.picklist(playLevels), defaultOptions.level),
  length: v.optional(v.picklist(lengths)),
  blunted: v.optional(v.boolean(), defaultOptions.blunted),
  town: v.optional(v.boolean(), defaultOptions.town),
  roster: v.optional(rosterSchema),
});

const unreadable = w("inconnu ou mal formé.", "unknown or malformed.");

const reasons: Readonly<Record<string, { readonly words: Words; readonly rule?: RuleId }>> = {
  names: because("REG-SHEET-01", w("un nom par héros, en lettres.", "one name for each hero, in letters.")),
  heroes: because(
    "REG-ROLE-03",
    w("il faut de un à quatre des six héros.", "one to four of the six heroes are needed."),
  ),
};

const twice = because(
  "REG-VERDICT-63",
  w("chaque héros ne se prend qu’une fois.", "each hero can be taken only once."),
);

const sharp = because(
  "REG-LEVEL-01",
  w(
    "les pièges émoussés sont réservés au niveau Novice.",
    "blunted traps are for the play level Novice alone.",
  ),
);
