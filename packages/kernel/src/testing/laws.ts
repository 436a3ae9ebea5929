import type { Submission } from "../answer.ts";
import type { Loaded } from "../fault.ts";
import { fileOf, matchFromText } from "../file.ts";
import { forgetting } from "../forget.ts";
import type { Game, Kind } from "../game.ts";
import { answerEntry, type Entry, journalOf, matchFromJournal, undoEntry } from "../journal.ts";
import { linkOf, matchFromLink } from "../link.ts";
import { Match, type Terms } from "../match.ts";
import { canonicalText } from "../plain.ts";
import { randomSubmission } from "../random-player.ts";
import type { Rng } from "../rng.ts";
import type { Snapshot } from "../sealed.ts";
import { sightOf } from "../sight.ts";
import { briefOf, matchFromSnapshot, snapshotOf } from "../snapshot.ts";

/**
 * What the kernel promises for every game, tried on one random match of this one: a fork, a snapshot, a brief, a journal and
 * an undo lead to the same place, what was let go is told again word for word, the state is plain data, and the file
 * and the link play to the same end. Throws where it is not so; returns how many answers were played.
 */
export function checkLaws<K extends Kind>(game: Game<K>, terms: Terms<K>, rng: Rng): number {
  const match = Match.start(game, terms);
  const hashes: string[] = [];
  const chronicle = new Chronicle(match.fork());
  const companion = new Companion(match);
  while (match.decision !== undefined) {
    const { seat, answer } = randomSubmission(match, rng);
    const before = match.hash();
    hashes.push(before);
    const fork = match.fork();
    const restored = putBack(snapshotOf(match), game);
    agree("snapshot and restore", before, restored.hash());
    companion.meet(rng);

    match.submit(seat, answer);
    chronicle.note({ seat, answer }, rng);
    fork.submit(seat, answer);
    restored.submit(seat, answer);
    agree("the same answer in a fork", match.hash(), fork.hash());
    agree("the same answer after a restore", match.hash(), restored.hash());
    agreeOnSights("after a restore", match, restored, match.page.previous?.serial);
    companion.follow({ seat, answer }, rng);
    agree("plain data", undefined, whereNotPlain(match.state));
    agree("plain data", undefined, whereNotPlain(match.decision ?? {}, "decision"));

    if (fork.undo() === undefined) {
      agree("undo", before, fork.hash());
      fork.submit(seat, answer);
      agree("the same answer after undo", match.hash(), fork.hash());
    }
  }
  const forgetful = match.fork();
  forgetful.letGo();
  agreeOnSights("of what is told again", match, forgetful);
  agreeOnSights("of what a snapshot tells again", match, putBack(snapshotOf(match), game));
  checkWayBack(match, hashes, rng);
  agree("the match file", match.hash(), loaded(matchFromText(JSON.stringify(fileOf(match)), [game])).hash());
  agree("the link", match.hash(), loaded(matchFromLink(linkOf(match), [game])).hash());
  return match.page.number;
}

/** Goes along with a match after a brief of it, anew after every page or for a while, and lets go of what it was told. */
class Companion<K extends Kind> {
  readonly #match: Match<K>;
  #long: Match;
  /** Serial of the page at which the long way began. */
  #since: number;

  constructor(match: Match<K>) {
    this.#match = match;
    this.#long = putBack(briefOf(match), match.game);
    this.#since = match.page.serial;
  }

  /** Before an answer: the brief stands where the match stands. */
  meet(rng: Rng): void {
    const fresh = putBack(briefOf(this.#match), this.#match.game);
    agree("a brief", this.#match.hash(), fresh.hash());
    agreeOnSights("after a brief", this.#match, fresh, this.#match.page.serial);
    if (rng.int(0, 7) > 0) return;
    this.#long = fresh;
    this.#since = this.#match.page.serial;
  }

  /** The match has been given this answer. */
  follow({ seat, answer }: Submission, rng: Rng): void {
    this.#long.submit(seat, answer);
    agree("the same answer after a brief", this.#match.hash(), this.#long.hash());
    if (rng.int(0, 3) === 0) this.#long.letGo();
    agreeOnSights("a while after a brief", this.#match, this.#long, this.#since);
    if (rng.int(0, 7) > 0) return;
    this.#long = forgetting(this.#long, 2);
    const { previous, serial } = this.#long.page;
    this.#since = Math.max(this.#since, previous?.serial ?? serial);
    agree("a match that forgets", this.#match.hash(), this.#long.hash());
  }
}

/** Follows a match, takes back and gives again some of its answers, and compares with what its journal leads to. */
class Chronicle<K extends Kind> {
  readonly #match: Match<K>;
  #snapshot: Snapshot<K>;
  #entries: Entry[] = [];

  constructor(match: Match<K>) {
    this.#match = match;
    this.#snapshot = snapshotOf(match);
  }

  note(submission: Submission, rng: Rng): void {
    this.#answer(submission);
    if (rng.int(0, 3) === 0 && this.#match.undo(1, this.#match.seats) === undefined) {
      this.#entries.push(undoEntry(this.#match, 1));
      if (rng.int(0, 3) === 0) this.#compare();
      this.#answer(submission);
    }
    if (rng.int(0, 7) === 0) this.#compare();
    if (rng.int(0, 15) > 0) return;
    this.#snapshot = snapshotOf(this.#match);
    this.#entries = [];
  }

  #answer({ seat, answer }: Submission): void {
    this.#match.submit(seat, answer);
    this.#entries.push(answerEntry(this.#match));
  }

  #compare(): void {
    const text = JSON.stringify(journalOf(this.#snapshot, this.#entries));
    const restored = loaded(matchFromJournal(JSON.parse(text), [this.#match.game]));
    agree("the journal", this.#match.hash(), restored.hash());
    const [here, there] = [this.#match, restored].map(snapshotOf).map(canonicalText);
    agree("the journal's pages and serials", here, there);
  }
}

/** Goes back in leaps, as far as the terms allow, and compares with how it was there. */
function checkWayBack<K extends Kind>(match: Match<K>, hashes: readonly string[], rng: Rng): void {
  const back = match.fork();
  while (back.undo(rng.int(1, 40), back.seats) === undefined || back.undo(1, back.seats) === undefined)
    agree("undo of many answers", hashes[back.page.number], back.hash());
}

/** Where this holds what JSON would lose, so that a restored match would differ from the played one. */
function whereNotPlain(value: unknown, path = "state"): string | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number") return Number.isFinite(value) ? undefined : path;
  if (typeof value !== "object") return path;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return path;
  for (const [key, part] of Object.entries(value)) {
    // A field that is undefined reads like one that is not there.
    const where =
      part === undefined && !Array.isArray(value) ? undefined : whereNotPlain(part, `${path}.${key}`);
    if (where !== undefined) return where;
  }
  return undefined;
}

function putBack(snapshot: unknown, game: Game): Match {
  return loaded(matchFromSnapshot(JSON.parse(JSON.stringify(snapshot)), [game]));
}

function agreeOnSights(when: string, match: Match, other: Match, since?: number): void {
  for (const viewer of [...match.seats, "audience"]) {
    const [here, there] = [match, other].map((one) => canonicalText(sightOf(one, viewer, since)));
    agree(`what ${viewer} sees ${when}`, here, there);
  }
}

function loaded<T>(result: Loaded<T>): T {
  if (!result.ok) throw new Error(result.fault.words.en);
  return result.match;
}

function agree(law: string, expected: string | undefined, found: string | undefined): void {
  if (expected !== found) throw new Error(`${law}: ${found} instead of ${expected}`);
}
