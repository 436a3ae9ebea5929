import type { Submission } from "../answer.ts";
import type { Loaded } from "../fault.ts";
import { fileOf, matchFromText } from "../file.ts";
import type { Game, Kind } from "../game.ts";
import { answerEntry, type Entry, journalOf, matchFromJournal, undoEntry } from "../journal.ts";
import { linkOf, matchFromLink } from "../link.ts";
import { Match, type Terms } from "../match.ts";
import { canonicalText } from "../plain.ts";
import { randomSubmission } from "../random-player.ts";
import type { Rng } from "../rng.ts";
import { sightOf } from "../sight.ts";
import { matchFromSnapshot, type Snapshot, snapshotOf } from "../snapshot.ts";

/**
 * What the kernel promises for every game, tried on one random match of this one: a fork, a snapshot, a journal and an undo lead
 * to the same place, the state is plain data, and the file and the link play to the same end. Throws where it is not
 * so; returns how many answers were played.
 */
export function checkLaws<K extends Kind>(game: Game<K>, terms: Terms<K>, rng: Rng): number {
  const match = Match.start(game, terms);
  const hashes: string[] = [];
  const chronicle = new Chronicle(match.fork());
  while (match.decision !== undefined) {
    const { seat, answer } = randomSubmission(match, rng);
    const before = match.hash();
    hashes.push(before);
    const fork = match.fork();
    const restored = loaded(matchFromSnapshot(JSON.parse(JSON.stringify(snapshotOf(match))), [game]));
    agree("snapshot and restore", before, restored.hash());

    match.submit(seat, answer);
    chronicle.note({ seat, answer }, rng);
    fork.submit(seat, answer);
    restored.submit(seat, answer);
    agree("the same answer in a fork", match.hash(), fork.hash());
    agree("the same answer after a restore", match.hash(), restored.hash());
    for (const viewer of [...match.seats, "audience"]) {
      const [here, there] = [match, restored].map((one) => canonicalText(sightOf(one, viewer)));
      agree(`what ${viewer} sees after a restore`, here, there);
    }
    agree("plain data", undefined, whereNotPlain(match.state));
    agree("plain data", undefined, whereNotPlain(match.decision ?? {}, "decision"));

    if (fork.undo() === undefined) {
      agree("undo", before, fork.hash());
      fork.submit(seat, answer);
      agree("the same answer after undo", match.hash(), fork.hash());
    }
  }
  checkWayBack(match, hashes, rng);
  agree("the match file", match.hash(), loaded(matchFromText(JSON.stringify(fileOf(match)), [game])).hash());
  agree("the link", match.hash(), loaded(matchFromLink(linkOf(match), [game])).hash());
  return match.page.number;
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

function loaded<T>(result: Loaded<T>): T {
  if (!result.ok) throw new Error(result.fault.words.en);
  return result.match;
}

function agree(law: string, expected: string | undefined, found: string | undefined): void {
  if (expected !== found) throw new Error(`${law}: ${found} instead of ${expected}`);
}
