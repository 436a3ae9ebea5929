import * as v from "valibot";
import type { Submission } from "./answer.ts";
import { plainFrom } from "./border.ts";
import { type Branch, branchSchema } from "./branch.ts";
import { endOf } from "./branch-off.ts";
import { differenceOf, type Edition, editionOf, editionSchema } from "./edition.ts";
import {
  badOptions,
  type Loaded,
  notAMatch,
  notJson,
  otherEnd,
  otherVersion,
  tooLarge,
  tooLong,
  unknownGame,
} from "./fault.ts";
import type { Game, Kind } from "./game.ts";
import { Match } from "./match.ts";
import {
  differing,
  finished,
  isOfOtherRules,
  mostAnswers,
  type Opening,
  playThrough,
  type Reading,
} from "./reading.ts";

/**
 * A match as it is stored, sent and shared: the log is the truth, and `end` tells whether it still leads to the same
 * place. It holds the seed, so whoever has the file knows every secret of the match.
 */
export interface MatchFile extends Edition {
  readonly format: typeof format;
  /** Of this form and of the kernel: raised when an old file can no longer be read, or plays differently. */
  readonly version: typeof version;
  readonly game: string;
  readonly options: unknown;
  readonly seed: string;
  readonly undo: "free" | "consent";
  /** Where its first answers come from, if it goes on from a moment of another match. */
  readonly branch?: Branch;
  readonly answers: readonly Submission[];
  /** Hash of the terms, the answers and the position to which they lead: an honest copy still has the same. */
  readonly end: string;
}

const format = "ossuaire-match";
const version = 1;

/** In characters; the longest games are some hundred thousand. */
const largest = 8_000_000;

/** The answers are looked at one by one as they are played, so that a fault can say which one it is. */
const schema = v.object({
  format: v.literal(format),
  version: v.literal(version),
  game: v.string(),
  ...editionSchema.entries,
  options: v.unknown(),
  seed: v.string(),
  undo: v.picklist(["free", "consent"]),
  branch: v.exactOptional(branchSchema),
  answers: v.array(v.object({ seat: v.string(), answer: v.unknown() })),
  end: v.string(),
});

export function fileOf<K extends Kind>(match: Match<K>): MatchFile {
  const { game, terms, answers } = match;
  if (terms.position !== undefined) throw new Error("a match that did not start with the set-up has no file");
  return {
    format,
    version,
    game: game.id,
    ...editionOf(game, terms.options),
    options: terms.options,
    seed: terms.seed,
    undo: terms.undo,
    ...(terms.branch === undefined ? {} : { branch: terms.branch }),
    answers,
    end: endOf(match),
  };
}

/** Opens the text of a match file and plays it through, or says what is wrong with it and where. */
export function matchFromText<K extends Kind>(
  text: string,
  games: readonly Game<K>[],
  opening?: Opening,
): Loaded<Match<K>> {
  return finished(readText(text, games, opening));
}

export function matchFromFile<K extends Kind>(
  input: unknown,
  games: readonly Game<K>[],
  opening?: Opening,
): Loaded<Match<K>> {
  return finished(readFile(plainFrom(input), games, opening));
}

/** As `matchFromText`, answer by answer. */
export function* readText<K extends Kind>(
  text: string,
  games: readonly Game<K>[],
  opening: Opening = {},
): Reading<K> {
  if (text.length > (opening.size ?? largest)) return tooLarge;
  const json = parsedJson(text);
  return json === undefined ? notJson : yield* readFile(json, games, opening);
}

/** As `matchFromFile`, answer by answer, of what is known to be plain data. */
export function* readFile<K extends Kind>(
  input: unknown,
  games: readonly Game<K>[],
  opening: Opening = {},
): Reading<K> {
  const count = countOf(input);
  const { answers = mostAnswers } = opening;
  if (count > answers) return tooLong(count, answers);
  const read = v.safeParse(schema, input, { abortEarly: true });
  if (!read.success) return fileFault(input, read.issues[0]);
  const file = read.output;
  const game = games.find(({ id }) => id === file.game);
  if (game === undefined) return unknownGame(file.game);
  const { options } = file;
  const known = game.readOptions(options);
  if (!known.ok) return badOptions(known.words);
  const differs = differenceOf(file, game, known.options);
  if (differs !== undefined && isOfOtherRules(differs.fault) && !opening.differing) return differs;
  const { seed, undo, branch } = file;
  if (branch !== undefined && branch.at > file.answers.length) return notAMatch("branch.at");
  const terms = { options: known.options, seed, undo };
  const match = Match.start(game, branch === undefined ? terms : { ...terms, branch });
  const stop = yield* playThrough(match, file.answers);
  // Other cards lie on the table, and yet it went as it goes here: so they never came into it.
  const leadsThere = stop === undefined && endOf(match) === file.end;
  if (leadsThere && !isOfOtherRules(differs?.fault)) return { ok: true, match };
  if (differs !== undefined)
    return opening.differing ? differing(match, differs.fault, stop, file.answers.length) : differs;
  return stop === undefined ? otherEnd : { ok: false, fault: stop };
}

/** Before anything is looked at more closely: an endless list is not even to be checked. */
function countOf(input: unknown): number {
  const answers = typeof input === "object" && input !== null && "answers" in input ? input.answers : [];
  return Array.isArray(answers) ? answers.length : 0;
}

/** A file of ours but of another version deserves a better word than “not a match”. */
function fileFault(input: unknown, issue: v.InferIssue<typeof schema>) {
  const other = v.safeParse(v.object({ format: v.literal(format), version: v.number() }), input);
  if (other.success && other.output.version !== version) {
    return otherVersion(String(other.output.version), String(version));
  }
  return notAMatch(v.getDotPath(issue) ?? "…");
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
