import * as v from "valibot";
import type { Submission } from "./answer.ts";
import { guarded, plainFrom } from "./border.ts";
import { audience, type Told } from "./event.ts";
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
import { Match, type Terms } from "./match.ts";
import { firstPage, type Page, pageAfter } from "./page.ts";
import { copyOf, hashOf } from "./plain.ts";
import {
  differenceOf,
  differing,
  editionOf,
  finished,
  isOfOtherRules,
  mostAnswers,
  type Opening,
  type Progress,
  playThrough,
  type Reading,
} from "./reading.ts";
import { xoroshiro } from "./rng.ts";
import type { Checkpoint } from "./run.ts";
import { sightOf } from "./sight.ts";

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
  readonly physics?: number;
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
    ...editionOf(game, terms.options),
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
export function readSnapshot(input: unknown, games: readonly Game[], opening: Opening = {}): Reading {
  return readSealed(input, games, opening, { added: 0, answers: answersOf, goOn: nothingMore });
}

function* nothingMore(): Generator<Progress, undefined, void> {
  return undefined;
}

/** What happened to a match after its snapshot. */
interface Since {
  /** At most so many answers more. */
  readonly added: number;
  /** All answers of the match, if those on these pages were given before. */
  answers(pages: readonly StoredPage<Kind>[]): Parameters<typeof playThrough>[1];
  /** Brings the match from the snapshot to its end; returns what is wrong, if anything. */
  goOn(match: Match): Generator<Progress, Fault | undefined, void>;
}

export function* readSealed(input: unknown, games: readonly Game[], opening: Opening, since: Since): Reading {
  const head = guarded(() => v.safeParse(headSchema, input));
  if (!head?.success) return notAMatch((head && v.getDotPath(head.issues[0])) ?? "format");
  if (head.output.version !== version) return otherVersion(String(head.output.version), String(version));
  const plain = plainFrom(input);
  if (!isSealed(plain)) return damaged;
  const game = games.find(({ id }) => id === plain.game);
  if (game === undefined) return unknownGame(plain.game);
  const count = plain.pages.length - 1 + since.added;
  const { answers = mostAnswers } = opening;
  if (count > answers) return tooLong(count, answers);
  const read = game.readOptions(plain.terms.options);
  if (!read.ok) return badOptions(read.words);
  const differs = differenceOf(plain, editionOf(game, read.options));
  if (differs !== undefined && isOfOtherRules(differs.fault) && !opening.differing) return differs;
  try {
    if (differs === undefined && !opening.fromStart) {
      const match = resumed(plain, game);
      const stop = yield* since.goOn(match);
      return stop === undefined ? { ok: true, match } : { ok: false, fault: stop };
    }
    const match = Match.start(game, { ...plain.terms, options: read.options });
    const log = since.answers(plain.pages);
    const stop = yield* playThrough(match, log);
    if (differs === undefined) return stop === undefined ? { ok: true, match } : { ok: false, fault: stop };
    // Other cards lie on the table, and yet it went as it goes here: so they never came into it.
    const there = stop === undefined ? guarded(() => putBack(plain, game, since)) : undefined;
    if (there?.hash() === match.hash() && !isOfOtherRules(differs.fault))
      return { ok: true, match: opening.fromStart ? match : there };
    return opening.differing ? differing(match, differs.fault, stop, log.length) : differs;
  } catch {
    // The seal is honest and the position is none: rule code that falls over it is not to blame.
    return damaged;
  }
}

/** The match as it was left, if it still stands up; at once. */
function putBack(plain: Snapshot, game: Game, since: Since): Match | undefined {
  const match = resumed(plain, game);
  const going = since.goOn(match);
  for (;;) {
    const { done, value } = going.next();
    if (done) return value === undefined ? match : undefined;
  }
}

function resumed({ terms, checkpoint, since, pages, serial }: Snapshot, game: Game): Match {
  const answers = answersOf(pages);
  const match = Match.resume({
    game,
    terms,
    dice: xoroshiro,
    checkpoint,
    since: answers.slice(answers.length - since),
    page: linked(pages),
    serial,
  });
  // Nonsense often is found only when somebody looks at it.
  for (const viewer of [...match.seats, audience]) sightOf(match, viewer, serial);
  return match;
}

export function answersOf(pages: readonly StoredPage<Kind>[]): readonly Submission[] {
  return pages.flatMap(({ submission }) => submission ?? []);
}

function linked(pages: readonly StoredPage<Kind>[]): Page {
  const [first, ...rest] = pages;
  if (first === undefined) throw new Error("a sealed snapshot has a first page");
  let last = firstPage(first);
  for (const { submission, ...page } of rest) last = pageAfter(last, { ...page, submission });
  return last;
}

const headSchema = v.object({ format: v.literal(format), version: v.number() });

export const submissionSchema = v.object({ seat: v.string(), answer: v.looseObject({ kind: v.string() }) });
const eventSchema = v.looseObject({ type: v.string(), rule: v.string() });
const pageSchema = v.object({
  serial: v.number(),
  told: v.array(
    v.object({
      event: eventSchema,
      to: v.optional(v.array(v.string())),
      others: v.optional(eventSchema),
      reveals: v.boolean(),
    }),
  ),
  learned: v.boolean(),
});

const firstSchema = v.object({ ...pageSchema.entries, submission: v.optional(v.undefined()) });

/** The form of what is sealed; whether the position is one of its game, only the game can tell. */
const schema = v.pipe(
  v.object({
    format: v.literal(format),
    version: v.literal(version),
    game: v.string(),
    rules: v.number(),
    physics: v.optional(v.number()),
    content: v.string(),
    terms: v.object({ seed: v.string(), undo: v.picklist(["free", "consent"]) }),
    checkpoint: v.object({ state: v.looseObject({}), rng: v.array(v.number()) }),
    since: v.pipe(v.number(), v.integer(), v.minValue(0)),
    pages: v.tupleWithRest([firstSchema], v.object({ ...pageSchema.entries, submission: submissionSchema })),
    serial: v.number(),
  }),
  v.check(({ since, pages }) => since < pages.length),
  // Serials grow from page to page; those that were undone are missing.
  v.check(({ pages, serial }) =>
    pages.every((page, i) => page.serial > (pages[i - 1]?.serial ?? -1) && page.serial <= serial),
  ),
);

/** The seal is proof against damage, not against forgery: snapshots come from our own shelf. */
function isSealed(input: unknown): input is Snapshot {
  if (typeof input !== "object" || input === null || !("seal" in input)) return false;
  const { seal, ...content } = input;
  return guarded(() => seal === hashOf(content)) === true && v.is(schema, content);
}
