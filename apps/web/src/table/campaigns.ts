import type { Words } from "@ossuaire/kernel";
import { isRecord } from "@ossuaire/table";

/** A campaign that a game keeps on this device, as far as home shows it: said by its game, so that home needs nothing of it. */
export interface OpenCampaign {
  readonly game: string;
  readonly id: string;
  readonly changed: number;
  /** What comes next. */
  readonly title: Words;
  /** How far it has come, and with whom. */
  readonly facts: Words;
  /** The match that is on, if one is. */
  readonly match: string | undefined;
  /** That match stands at a table by link. */
  readonly isByLink: boolean;
}

const remembered = "ossuaire.campaigns";

/** Those of a game, in place of what was known of them. */
export function keepCampaigns(game: string, own: readonly Omit<OpenCampaign, "game">[]): void {
  try {
    const all = [
      ...recallCampaigns().filter((one) => one.game !== game),
      ...own.map((one) => ({ ...one, game })),
    ];
    localStorage.setItem(remembered, JSON.stringify(all));
  } catch {
    // Without them the set-up of the game still has its campaigns.
  }
}

/** The latest first. What was remembered may be old or broken: that is left out. */
export function recallCampaigns(): readonly OpenCampaign[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(remembered) ?? "[]");
    const read = Array.isArray(stored) ? stored.flatMap((one) => readCampaign(one) ?? []) : [];
    return read.toSorted((one, other) => other.changed - one.changed);
  } catch {
    return [];
  }
}

function readCampaign(input: unknown): OpenCampaign | undefined {
  if (!isRecord(input)) return undefined;
  const { game, id, changed, title, facts, match, isByLink } = input;
  if (typeof game !== "string" || typeof id !== "string" || typeof changed !== "number") return undefined;
  if (!isWords(title) || !isWords(facts)) return undefined;
  const on = typeof match === "string" ? match : undefined;
  return { game, id, changed, title, facts, match: on, isByLink: isByLink === true };
}

function isWords(input: unknown): input is Words {
  return isRecord(input) && typeof input["fr"] === "string" && typeof input["en"] === "string";
}
