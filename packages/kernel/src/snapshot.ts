import { guarded } from "./border.ts";
import { differenceOf, editionOf } from "./edition.ts";
import { audience } from "./event.ts";
import { badOptions, damaged, type Fault, type Loaded, noBeginning, tooLong, unknownGame } from "./fault.ts";
import type { Game, Kind } from "./game.ts";
import type { Marks } from "./marks.ts";
import { Match } from "./match.ts";
import { firstPage, type Page, pageAfter, pagesFrom } from "./page.ts";
import {
  differing,
  finished,
  isOfOtherRules,
  mostAnswers,
  type Opening,
  type Progress,
  playThrough,
  type Reading,
} from "./reading.ts";
import { xoroshiro } from "./rng.ts";
import { answersOf, type Content, type Snapshot, type StoredPage, sealed, unsealed } from "./sealed.ts";
import { sightOf } from "./sight.ts";

/** Of a match that comes from a brief, a brief again. */
export function snapshotOf<K extends Kind>(match: Match<K>): Snapshot<K> {
  if (match.first > 0) return briefOf(match);
  return sealedAt(
    match,
    pagesFrom(0, match.page).map(({ serial, submission, learned, shown }) => ({
      serial,
      ...(submission === undefined ? {} : { submission }),
      learned,
      ...(shown === undefined ? {} : { shown }),
    })),
  );
}

/**
 * A snapshot without the way that led there: no larger late in a match than at its beginning. Put back, the match goes
 * on as it would have gone on; what was before, only its log can tell.
 */
export function briefOf<K extends Kind>(match: Match<K>): Snapshot<K> {
  const { serial, learned, number, undoable } = match.page;
  return sealedAt(match, [{ serial, learned, brief: { number, undoable } }]);
}

function sealedAt<K extends Kind>(match: Match<K>, pages: readonly StoredPage[]): Snapshot<K> {
  const { game, terms, checkpoint, since, serial } = match.standing();
  const edition = editionOf(game, terms.options);
  return sealed({ game: game.id, ...edition, terms, checkpoint, since, told: match.told, pages, serial });
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
  answers(pages: readonly StoredPage[]): Parameters<typeof playThrough>[1];
  /** Brings the match from the snapshot to its end; returns what is wrong, if anything. */
  goOn(match: Match): Generator<Progress, Fault | undefined, void>;
}

export function* readSealed(input: unknown, games: readonly Game[], opening: Opening, since: Since): Reading {
  const opened = unsealed(input);
  if (!opened.ok) return opened;
  const { content } = opened;
  const game = games.find(({ id }) => id === content.game);
  if (game === undefined) return unknownGame(content.game);
  const count = content.pages.length - 1 + since.added;
  const { answers = mostAnswers } = opening;
  if (count > answers) return tooLong(count, answers);
  const read = game.readOptions(content.terms.options);
  if (!read.ok) return badOptions(read.words);
  const differs = differenceOf(content, game, read.options);
  if (differs !== undefined && isOfOtherRules(differs.fault) && !opening.differing) return differs;
  try {
    if (differs === undefined && !opening.fromStart) {
      const match = resumed(content, game);
      const stop = yield* since.goOn(match);
      return stop === undefined ? { ok: true, match } : { ok: false, fault: stop };
    }
    if (isBrief(content)) return differs ?? noBeginning;
    const match = Match.start(game, { ...content.terms, options: read.options });
    const log = since.answers(content.pages);
    const stop = yield* playThrough(match, log);
    if (differs === undefined) return stop === undefined ? { ok: true, match } : { ok: false, fault: stop };
    // Other cards lie on the table, and yet it went as it goes here: so they never came into it.
    const there = stop === undefined ? guarded(() => putBack(content, game, since)) : undefined;
    if (there?.hash() === match.hash() && !isOfOtherRules(differs.fault))
      return { ok: true, match: opening.fromStart ? match : there };
    return opening.differing ? differing(match, differs.fault, stop, log.length) : differs;
  } catch {
    // The seal is honest and the position is none: rule code that falls over it is not to blame.
    return damaged;
  }
}

/** The match as it was left, if it still stands up; at once. */
function putBack(content: Content, game: Game, since: Since): Match | undefined {
  const match = resumed(content, game);
  const going = since.goOn(match);
  for (;;) {
    const { done, value } = going.next();
    if (done) return value === undefined ? match : undefined;
  }
}

function resumed(content: Content, game: Game): Match {
  const { terms, checkpoint, since, told, pages, serial } = content;
  const tale = { page: linked(pages), told, before: undefined };
  const here = { page: tale.page, told, checkpoint, since };
  const marks: Marks = isBrief(content) ? [here] : [Match.start(game, terms).standing().marks[0], here];
  const match = Match.resume({ game, terms, dice: xoroshiro, checkpoint, since, tale, marks, serial });
  // Nonsense often is found only when somebody looks at it.
  for (const viewer of [...match.seats, audience]) sightOf(match, viewer, serial);
  return match;
}

/** At the beginning of a match there is nothing that it could leave out. */
function isBrief({ pages: [first] }: Content): boolean {
  return (first?.brief?.number ?? 0) > 0;
}

function linked(pages: readonly StoredPage[]): Page {
  const [first, ...rest] = pages;
  if (first === undefined) throw new Error("a sealed snapshot has a first page");
  const { serial, learned, brief = { number: 0, undoable: 0 } } = first;
  let last = firstPage({ serial, learned, ...brief, retractable: brief.undoable });
  for (const { submission, ...page } of rest) last = pageAfter(last, { ...page, submission });
  return last;
}
