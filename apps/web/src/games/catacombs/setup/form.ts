import { type CatacombsOptions, type Fault, faultsOf, optionTexts } from "@ossuaire/catacombs";
import { capital, type Words } from "@ossuaire/kernel";

/** A part of the form: what is agreed on so far, and what is to be changed. */
export interface Fields {
  readonly options: CatacombsOptions;
  onChange(options: CatacombsOptions): void;
}

/** What the game has against these options, with the option's name as the form has it. */
export function faultIn(options: CatacombsOptions): Words | undefined {
  const [fault] = faultsOf(options);
  return fault && named(fault);
}

/** Why this option could not be so, as a sentence of its own. */
export function whyNotSo(option: keyof CatacombsOptions, options: CatacombsOptions): Words | undefined {
  const [, why] = faultsOf(options).find(([where]) => where === option) ?? [];
  return why && capital(why);
}

function named([where, why]: Fault): Words {
  const [, option] =
    Object.entries(optionTexts).find(([key]) => where === key || where.startsWith(`${key}.`)) ?? [];
  const name = option?.name ?? { fr: where, en: where };
  return { fr: `« ${name.fr} » : ${why.fr}`, en: `“${name.en}”: ${why.en}` };
}
