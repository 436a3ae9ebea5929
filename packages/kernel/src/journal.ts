import * as v from "valibot";
import type { Submission } from "./answer.ts";
import { guarded, plainFrom } from "./border.ts";
import { damaged, type Fault, illegalAnswer, type Loaded, notAMatch, otherVersion } from "./fault.ts";
import type { Game, Kind } from "./game.ts";
import type { Match } from "./match.ts";
import { finished, type Opening, type Progress, type Reading } from "./reading.ts";
import type { Refusal } from "./refusal.ts";
import { answersOf, submissionSchema } from "./sealed.ts";
import { readSealed } from "./snapshot.ts";

/** One thing that happened to a match: an answer, or so many of them taken back. It names the page that it led to. */
export type Entry = { readonly serial: number } & (Submission | { readonly undo: number });

/**
 * A match as a store keeps it that only ever appends: a snapshot, and all that happened since. Unlike a list of answers
 * it holds what was undone, so that the serials of its pages survive.
 */
export interface Journal {
  readonly format: typeof format;
  readonly version: typeof version;
  /** What comes out of a store may be anything. */
  readonly snapshot: unknown;
  readonly entries: readonly unknown[];
}

const format = "ossuaire-journal";
const version = 1;

export function journalOf(snapshot: unknown, entries: readonly unknown[]): Journal {
  return { format, version, snapshot, entries };
}

/** What is to be noted of the answer that was just given. */
export function answerEntry<K extends Kind>({ page: { serial, submission } }: Match<K>): Entry {
  if (submission === undefined) throw new Error("no answer has been given");
  return { serial, ...submission };
}

/** What is to be noted of so many answers that were just taken back. */
export function undoEntry<K extends Kind>({ page: { serial } }: Match<K>, undo: number): Entry {
  return { serial, undo };
}

/** Puts a match back on the table where it was, or says why not. */
export function matchFromJournal(input: unknown, games: readonly Game[], opening?: Opening): Loaded<Match> {
  return finished(readJournal(input, games, opening));
}

/** As `matchFromJournal`, answer by answer. */
export function* readJournal(input: unknown, games: readonly Game[], opening: Opening = {}): Reading {
  const head = guarded(() => v.safeParse(headSchema, input));
  if (!head?.success) return notAMatch((head && v.getDotPath(head.issues[0])) ?? "format");
  if (head.output.version !== version) return otherVersion(String(head.output.version), String(version));
  const { snapshot } = head.output;
  const read = v.safeParse(entriesSchema, plainFrom(head.output.entries));
  if (!read.success) return damaged;
  const entries = read.output;
  return yield* readSealed(snapshot, games, opening, {
    added: entries.length,
    answers: (pages) => standing(answersOf(pages), entries),
    goOn: (match) => goOn(match, entries),
  });
}

/** The answers that are left when all is done and undone. */
function standing(given: readonly Submission[], entries: readonly Parsed[]): readonly Given[] {
  const answers: Given[] = [...given];
  for (const entry of entries) {
    if ("undo" in entry) answers.splice(Math.max(0, answers.length - entry.undo));
    else answers.push(entry);
  }
  return answers;
}

type Given = Pick<Submission, "seat"> & { readonly answer: unknown };

/** Does to a match what is written here; returns what is wrong with the first entry that does not fit. */
function* goOn(match: Match, entries: readonly Parsed[]): Generator<Progress, Fault | undefined, void> {
  const of = match.page.number + entries.length;
  for (const entry of entries) {
    const { decision, page } = match;
    const refused = done(match, entry);
    if (refused !== undefined) return illegalAnswer(page.number + 1, decision, refused);
    if (match.page.serial !== entry.serial) return damaged.fault;
    yield { match, of };
  }
  return undefined;
}

function done(match: Match, entry: Parsed): Refusal | undefined {
  // Whoever had to agree has agreed, when it was written.
  return "undo" in entry ? match.undo(entry.undo, match.seats) : match.submit(entry.seat, entry.answer);
}

const headSchema = v.object({
  format: v.literal(format),
  version: v.number(),
  snapshot: v.unknown(),
  entries: v.unknown(),
});

const entriesSchema = v.array(
  v.union([
    v.object({ serial: v.number(), undo: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    v.object({ serial: v.number(), ...submissionSchema.entries }),
  ]),
);

type Parsed = v.InferOutput<typeof entriesSchema>[number];
