import type { Submission } from "./answer.ts";
import type { Told } from "./event.ts";
import {
  badOptions,
  damaged,
  type Fault,
  type Loaded,
  notAMatch,
  otherVersion,
  tooLong,
  unknownGame,
} from "./fault.ts";
import type { Game, Kind } from "./game.ts";
import { firstPage, Match, type Page, pageAfter, type Terms } from "./match.ts";
import { copyOf, hashOf } from "./plain.ts";
import {
  differenceOf,
  differing,
  finished,
  mostAnswers,
  type Opening,
  playThrough,
  type Reading,
} from "./reading.ts";
import { xoroshiro } from "./rng.ts";
import type { Checkpoint } from "./run.ts";

/**
 * A match taken off the table to be put back at once, without playing it through: for a server's shelf, not for
 * sharing. Its seal tells an honest copy from a damaged one.
 */
export interface Snapshot<K extends Kind = Kind> extends Content<K> {
  readonly seal: string;
}

interface Content<K extends Kind> {
  readonly format: typeof format;
  readonly version: typeof version;
  readonly game: string;
  readonly rules: number;
  readonly content: string;
  readonly terms: Terms<K>;
  readonly checkpoint: Checkpoint<K["state"]>;
  /** How many of the last answers were given after the checkpoint. */
  readonly since: number;
  readonly pages: readonly StoredPage<K>[];
  readonly serial: number;
}

interface StoredPage<K extends Kind> {
  readonly serial: number;
  readonly submission?: Submission;
  readonly told: readonly Told<K["event"]>[];
  readonly learned: boolean;
}

const format = "ossuaire-snapshot";
const version = 1;

export function snapshotOf<K extends Kind>(match: Match<K>): Snapshot<K> {
  const { game, terms, checkpoint, since, serial } = match.standing();
  const content: Content<K> = {
    format,
    version,
    game: game.id,
    rules: game.rules,
    content: game.content,
    terms,
    checkpoint,
    since: since.length,
    pages: match.pages.map(({ serial, submission, told, learned }) =>
      submission === undefined ? { serial, told, learned } : { serial, submission, told, learned },
    ),
    serial,
  };
  return copyOf({ ...content, seal: hashOf(content) });
}

/** Puts a match back on the table where it was, or says why not. */
export function matchFromSnapshot(input: unknown, games: readonly Game[], opening?: Opening): Loaded<Match> {
  return finished(readSnapshot(input, games, opening));
}

/** As `matchFromSnapshot`; where the match has to be played again, answer by answer. */
export function* readSnapshot(input: unknown, games: readonly Game[], opening: Opening = {}): Reading {
  if (!isSnapshotLike(input)) return notAMatch("format");
  if (typeof input.version !== "number") return notAMatch("version");
  if (input.version !== version) return otherVersion(String(input.version), String(version));
  if (!isSealed(input)) return damaged;
  const snapshot = copyOf(input);
  const game = games.find(({ id }) => id === snapshot.game);
  if (game === undefined) return unknownGame(snapshot.game);
  const count = snapshot.pages.length - 1;
  const { answers = mostAnswers } = opening;
  if (count > answers) return tooLong(count, answers);
  const differs = differenceOf(snapshot, game);
  if (differs !== undefined && !opening.differing) return differs;
  if (differs === undefined && !opening.fromStart) return { ok: true, match: resumed(snapshot, game) };
  return yield* replayed(snapshot, game, differs?.fault);
}

/** Plays the answers once more from the beginning. */
function* replayed({ terms, pages }: Snapshot, game: Game, differs: Fault | undefined): Reading {
  const read = game.readOptions(terms.options);
  if (!read.ok) return badOptions(read.words);
  const match = Match.start(game, { ...terms, options: read.options });
  const answers = answersOf(pages);
  const stop = yield* playThrough(match, answers);
  if (differs !== undefined) return differing(match, differs, stop, answers.length);
  return stop === undefined ? { ok: true, match } : { ok: false, fault: stop };
}

function resumed({ terms, checkpoint, since, pages, serial }: Snapshot, game: Game): Match {
  const answers = answersOf(pages);
  return Match.resume({
    game,
    terms,
    dice: xoroshiro,
    checkpoint,
    since: answers.slice(answers.length - since),
    page: linked(pages),
    serial,
  });
}

function answersOf(pages: readonly StoredPage<Kind>[]): readonly Submission[] {
  return pages.flatMap(({ submission }) => submission ?? []);
}

function linked(pages: readonly StoredPage<Kind>[]): Page {
  const [first, ...rest] = pages;
  if (first === undefined) throw new Error("a sealed snapshot has a first page");
  let last = firstPage(first);
  for (const { submission, ...page } of rest) last = pageAfter(last, { ...page, submission });
  return last;
}

function isSnapshotLike(input: unknown): input is { readonly format: string; readonly version: unknown } {
  return (
    typeof input === "object" &&
    input !== null &&
    "format" in input &&
    input.format === format &&
    "version" in input
  );
}

/** The seal is proof against damage, not against forgery: snapshots come from our own shelf. */
function isSealed(input: object): input is Snapshot {
  if (!("seal" in input)) return false;
  const { seal, ...content } = input;
  try {
    return seal === hashOf(content);
  } catch {
    // Nested too deeply, or no plain data at all.
    return false;
  }
}
