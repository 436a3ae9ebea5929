import {
  type DarkReignOptions,
  darkReign,
  defaultOptions,
  freshRoster,
  mjSeat,
  optionTexts,
  type QuestId,
  setupWords,
  usualLength,
} from "@ossuaire/dark-reign";
import { capital, faultWords, type OptionsFault, type Seat, say, type Words, w } from "@ossuaire/kernel";
import type { Sitter } from "@ossuaire/table";

/** What the game has against these options, with the option's name as the form has it. */
export function faultIn(options: DarkReignOptions): Pick<OptionsFault, "words" | "rule"> | undefined {
  const read = darkReign.readOptions(options);
  if (read.ok) return undefined;
  const { about, words, rule } = read;
  const [, text] = Object.entries(optionTexts).find(([option]) => option === about?.option) ?? [];
  return {
    words: about === undefined ? words : text ? faultWords(text.name, about.why) : capital(about.why),
    ...(rule === undefined ? {} : { rule }),
  };
}

/** Why this could not be chosen, as a sentence with its rule. */
function whyNot(option: string, options: DarkReignOptions): Words | undefined {
  const read = darkReign.readOptions(options);
  if (read.ok || read.about?.option !== option) return undefined;
  const { about, rule } = read;
  return rule === undefined ? capital(about.why) : say`${capital(about.why)} (${w(rule, rule)})`;
}

/** REG-VERDICT-61: in a campaign the next quest opens after the one before is won. */
export function whyNoQuest(options: DarkReignOptions, quest: QuestId): Words | undefined {
  return whyNot("quest", questChosen(options, quest));
}

/** REG-LEVEL-01. */
export function whySharp(options: DarkReignOptions): Words | undefined {
  return whyNot("blunted", { ...options, blunted: true });
}

/** REG-SHEET-09: who carries too much has to visit the town. */
export function whyTown(options: DarkReignOptions): Words | undefined {
  return whyNot("roster", { ...options, town: false });
}

/** REG-VERDICT-34: each quest has its usual length. */
export function questChosen(options: DarkReignOptions, quest: QuestId): DarkReignOptions {
  return { ...options, quest, length: usualLength(quest) };
}

/** REG-QUEST-04: it begins with the first quest, by way of the town; alone, a quest is as it usually is. */
export function journeyChosen(options: DarkReignOptions, isCampaign: boolean): DarkReignOptions {
  if (isCampaign) return { ...questChosen(options, "well"), town: true, roster: freshRoster };
  const { roster: _, ...rest } = options;
  return { ...rest, town: false };
}

/** REG-LEVEL-01: only novices have blunted traps. */
export function levelChosen(options: DarkReignOptions, level: DarkReignOptions["level"]): DarkReignOptions {
  return { ...options, level, blunted: options.blunted && level === "novice" };
}

/** REG-VERDICT-62: at most one beside the quest. */
export function sideChosen(
  { side: _, ...options }: DarkReignOptions,
  side: NonNullable<DarkReignOptions["side"]> | "none",
): DarkReignOptions {
  return side === "none" ? options : { ...options, side };
}

/** REG-ROLE-03, 04: the first to be taken along sits first. */
export function heroChosen(options: DarkReignOptions, hero: string, comes: boolean): DarkReignOptions {
  const others = options.heroes.filter((one) => one !== hero);
  return { ...options, heroes: comes ? [...others, hero] : others };
}

/** REG-SHEET-01: a name as it is typed; without one the hero is called like its card, or as in the campaign. */
export function heroNamed(options: DarkReignOptions, hero: string, name: string): DarkReignOptions {
  const { names: { [hero]: _, ...others } = {}, ...rest } = options;
  const names = name === "" ? others : { ...others, [hero]: name };
  return Object.keys(names).length === 0 ? rest : { ...rest, names };
}

/** REG-ROLE-03: one to four of them. */
export function whyNoHero({ heroes }: DarkReignOptions, hero: string): Words | undefined {
  if (heroes.includes(hero)) return heroes.length === 1 ? setupWords.last : undefined;
  return heroes.length === 4 ? setupWords.full : undefined;
}

/** REG-VERDICT-63: the recommended first party; in a campaign those who are alive come first. */
export function recommended({ roster }: DarkReignOptions): readonly string[] {
  const own = roster?.heroes.map(({ hero }) => hero) ?? [];
  return [...new Set([...own, ...defaultOptions.heroes])].slice(0, 4);
}

/** Who sits where for somebody who plays one hero, all of them, or the MJ; the computer has the rest. */
export function seatedFor(
  options: DarkReignOptions,
  part: "one" | "all" | "mj",
  level: string,
): Readonly<Record<Seat, Sitter>> {
  const [first] = options.heroes;
  const person: Sitter = { kind: "person", name: "" };
  const bot: Sitter = { kind: "bot", name: "", level };
  const isPerson = (seat: Seat) =>
    seat === mjSeat ? part === "mj" : part === "all" || (part === "one" && seat === first);
  const seats = [...options.heroes, mjSeat];
  return Object.fromEntries(seats.map((seat) => [seat, isPerson(seat) ? person : bot]));
}
