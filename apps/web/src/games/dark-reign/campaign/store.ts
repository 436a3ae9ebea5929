import {
  campaignWords,
  type DarkReignOptions,
  defaultOptions,
  nextQuest,
  type Roster,
  readCampaign,
  writeCampaign,
} from "@ossuaire/dark-reign";
import { listed, type Seat } from "@ossuaire/kernel";
import { type Invitation, isRecord, readSitter, type Sitter } from "@ossuaire/table";
import { keepCampaigns, type OpenCampaign } from "../../../table/campaigns.ts";

/** REG-VERDICT-61: a campaign on this device: its group, how it was last played, and the match that is on. */
export interface Kept {
  readonly id: string;
  readonly changed: number;
  readonly roster: Roster;
  readonly last: Pick<DarkReignOptions, "heroes" | "level" | "blunted">;
  readonly sitters: Readonly<Record<Seat, Sitter>>;
  /** Its latest match, and whether that is still to be played out. */
  readonly match: string;
  readonly isOn: boolean;
}

const remembered = "ossuaire.dark-reign.campaigns";

/** The latest first. What is not understood is left out: it may be old, broken or forged. */
export function campaigns(): readonly Kept[] {
  try {
    return readKept(JSON.parse(localStorage.getItem(remembered) ?? "[]")).toSorted(
      (one, other) => other.changed - one.changed,
    );
  } catch {
    return [];
  }
}

export const campaignOf = (id: string): Kept | undefined => campaigns().find((one) => one.id === id);

/** False where the device keeps nothing. */
export function keep(kept: Kept): boolean {
  return write([...campaigns().filter(({ id }) => id !== kept.id), kept]);
}

export function forget(id: string): boolean {
  return write(campaigns().filter((one) => one.id !== id));
}

/** A quest of a campaign begins: of the one that was on the table, or of a new one. */
export function begunIn(
  match: string,
  { options, sitters }: Invitation & { readonly options: DarkReignOptions },
  box: string | undefined,
): void {
  const { roster, heroes, level, blunted } = options;
  if (roster === undefined) return;
  const known = box === undefined ? undefined : campaignOf(box);
  const id = known?.id ?? `c-${match}`;
  keep({ id, changed: Date.now(), roster, last: { heroes, level, blunted }, sitters, match, isOn: true });
}

/** It is over: the survivors are kept. Told again of the same match, nothing changes. */
export function endedIn(match: string, roster: Roster): Kept | undefined {
  const known = campaigns().find((one) => one.match === match);
  if (known === undefined || !known.isOn) return known;
  const kept = { ...known, changed: Date.now(), roster, isOn: false };
  return keep(kept) ? kept : undefined;
}

/** A group that nobody has kept yet: of a quest that was played alone, or out of a file. */
export function founded(roster: Roster, part: Partial<Kept> = {}): Kept {
  const changed = Date.now();
  const id = `c-${changed.toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
  const last = { ...defaultOptions, heroes: roster.heroes.map(({ hero }) => hero) };
  return { id, changed, roster, last, sitters: {}, match: "", isOn: false, ...part };
}

function write(all: readonly Kept[]): boolean {
  try {
    const stored = all.map(({ roster, ...rest }) => ({ ...rest, file: writeCampaign(roster) }));
    localStorage.setItem(remembered, JSON.stringify(stored));
    keepCampaigns("dark-reign", all.flatMap(offeredAtHome));
    return true;
  } catch {
    return false;
  }
}

/** What home says of it: the quest that is on, or the next one. */
function offeredAtHome(kept: Kept): readonly Omit<OpenCampaign, "game">[] {
  const { id, changed, roster, match, isOn } = kept;
  const next = nextQuest(roster);
  if (next === undefined) return [];
  const title = isOn ? campaignWords.on(next) : campaignWords.next(next);
  const facts = listed([campaignWords.won(roster), ...campaignWords.party(roster)]);
  return [{ id, changed, title, facts, match: isOn ? match : undefined, isByLink: isByLink(kept) }];
}

/** Its match stands at a table at which somebody sits elsewhere. */
export function isByLink({ sitters }: Pick<Kept, "sitters">): boolean {
  return Object.values(sitters).some(({ kind }) => kind === "elsewhere");
}

function readKept(input: unknown): readonly Kept[] {
  return Array.isArray(input) ? input.flatMap((one) => readOne(one) ?? []) : [];
}

function readOne(input: unknown): Kept | undefined {
  if (!isRecord(input)) return undefined;
  const { id, changed, file, last, sitters, match, isOn } = input;
  if (typeof id !== "string" || typeof changed !== "number" || typeof file !== "string") return undefined;
  const read = readCampaign(file);
  if (!read.ok || typeof match !== "string" || !isRecord(sitters)) return undefined;
  const seated = Object.entries(sitters).flatMap(([seat, one]) => {
    const sitter = readSitter(one);
    return sitter === undefined ? [] : [[seat, sitter] as const];
  });
  return {
    id,
    changed,
    roster: read.roster,
    last: readLast(last, read.roster),
    sitters: Object.fromEntries(seated),
    match,
    isOn: isOn === true,
  };
}

function readLast(input: unknown, { heroes }: Roster): Kept["last"] {
  const usual = { ...defaultOptions, heroes: heroes.map(({ hero }) => hero).slice(0, 4) };
  if (!isRecord(input)) return usual;
  const { heroes: given, level, blunted } = input;
  const names = Array.isArray(given) ? given.filter((one): one is string => typeof one === "string") : [];
  return {
    heroes: names.length > 0 ? names : usual.heroes,
    level: level === "adventurer" || level === "hero" ? level : "novice",
    blunted: blunted === true && level === "novice",
  };
}
