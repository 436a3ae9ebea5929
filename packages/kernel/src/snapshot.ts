import type { Submission } from "./answer.ts";
import type { Told } from "./event.ts";
import {
  damaged,
  type Loaded,
  notAMatch,
  otherContent,
  otherRules,
  otherVersion,
  unknownGame,
} from "./fault.ts";
import type { Game, Kind } from "./game.ts";
import { Match, type Page, type Terms } from "./match.ts";
import { copyOf, hashOf } from "./plain.ts";
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
export function matchFromSnapshot(input: unknown, games: readonly Game[]): Loaded<Match> {
  if (!isSnapshotLike(input)) return notAMatch("format");
  if (typeof input.version !== "number") return notAMatch("version");
  if (input.version !== version) return otherVersion(String(input.version), String(version));
  if (!isSealed(input)) return damaged;
  const game = games.find(({ id }) => id === input.game);
  if (game === undefined) return unknownGame(input.game);
  if (input.rules !== game.rules) return otherRules(input.rules, game.rules);
  if (input.content !== game.content) return otherContent(input.content, game.content);
  return { ok: true, match: resumed(copyOf(input), game) };
}

function resumed({ terms, checkpoint, since, pages, serial }: Snapshot, game: Game): Match {
  const answers = pages.flatMap(({ submission }) => submission ?? []);
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

function linked(pages: readonly StoredPage<Kind>[]): Page {
  let last: Page | undefined;
  for (const [number, { serial, submission, told, learned }] of pages.entries()) {
    last = { number, serial, previous: last, submission, told, learned };
  }
  if (last === undefined) throw new Error("a sealed snapshot has a first page");
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
