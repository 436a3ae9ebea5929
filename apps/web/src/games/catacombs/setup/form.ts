import { type CatacombsOptions, faultsOf, optionTexts } from "@ossuaire/catacombs";
import { capital, faultWords, type OptionsFault, say, type Words, w } from "@ossuaire/kernel";

/** A part of the form: what is agreed on so far, and what is to be changed. */
export interface Fields {
  readonly options: CatacombsOptions;
  onChange(options: CatacombsOptions): void;
}

/** What the game has against these options, with the option's name as the form has it. */
export function faultIn(options: CatacombsOptions): Pick<OptionsFault, "words" | "rule"> | undefined {
  const [fault] = faultsOf(options);
  if (fault === undefined) return undefined;
  const [where, why, rule] = fault;
  return { words: faultWords(nameOf(where), why), ...(rule === undefined ? {} : { rule }) };
}

/** Why this option could not be so, as a sentence of its own with its rule. */
export function whyNotSo(option: keyof CatacombsOptions, options: CatacombsOptions): Words | undefined {
  const [, why, rule] = faultsOf(options).find(([where]) => where === option) ?? [];
  if (why === undefined) return undefined;
  return rule === undefined ? capital(why) : say`${capital(why)} (${w(rule, rule)})`;
}

function nameOf(where: string): Words {
  const [, option] =
    Object.entries(optionTexts).find(([key]) => where === key || where.startsWith(`${key}.`)) ?? [];
  return option?.name ?? { fr: where, en: where };
}
