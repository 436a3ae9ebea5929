import { because, type OptionsFault, type RuleId, say, type Words, w } from "@ossuaire/kernel";
import type { Roster } from "../options.ts";
import { readOptions } from "../read-options.ts";
import { freshRoster, optionsOnward } from "./next-quest.ts";

/** What such a file calls itself, and how it is written. */
const sort = "ossuaire dark-reign campaign";
const version = 1;

/** No roster is nearly as long. */
const longest = 400_000;

/** REG-VERDICT-61: a group as it is taken along, to another device or another table. */
export function writeCampaign({ heroes, won, allies }: Roster): string {
  return `${JSON.stringify({ sort, version, roster: { heroes, won, allies } }, undefined, 1)}\n`;
}

/** A group that is brought back, or why it is none of ours; a stranger's file is judged as the options of a match are. */
export function readCampaign(text: string): CampaignRead {
  const content = text.length > longest ? undefined : parsed(text);
  if (typeof content !== "object" || content === null || !("sort" in content) || content.sort !== sort)
    return { ok: false, ...stranger };
  if (!("version" in content) || content.version !== version) return { ok: false, ...newer };
  const given = "roster" in content ? content.roster : undefined;
  // As if its next quest began: the border of every match knows all that can be wrong with a roster.
  const read = readOptions({ roster: given });
  if (!read.ok) return refused(read);
  const { roster = freshRoster } = read.options;
  if (given === undefined) return { ok: false, ...stranger };
  const next = readOptions(optionsOnward(roster));
  return next.ok ? { ok: true, roster } : refused(next);
}

export type CampaignRead =
  | { readonly ok: true; readonly roster: Roster }
  | { readonly ok: false; readonly words: Words; readonly rule?: RuleId };

function refused({ about, words, rule }: OptionsFault): CampaignRead {
  return {
    ok: false,
    words: say`${w("Cette campagne ne peut être reprise :", "This campaign cannot be taken up:")} ${about?.why ?? words}`,
    ...(rule === undefined ? {} : { rule }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const stranger = because(
  "REG-VERDICT-61",
  w("Ce fichier n’est pas une campagne du Règne Sombre.", "This file is not a campaign of Le Règne Sombre."),
);

const newer = because(
  "REG-VERDICT-61",
  w(
    "Cette campagne a été écrite par une autre version de cette table.",
    "This campaign was written by another version of this table.",
  ),
);
