import {
  endOf,
  type Game,
  journalOf,
  type Loaded,
  type Match,
  mayBranch,
  type Reading,
  readJournal,
  readLink,
  type Standing,
  snapshotOf,
} from "@ossuaire/kernel";
import type { Shared, Sitter } from "@ossuaire/table";
import { isRecord, readStored, sharedOf } from "@ossuaire/table";
import { gamesFor, needsOf } from "../games/boxes.ts";
import { fromShelf } from "./fromShelf.ts";
import { Projector } from "./Projector.ts";
import { readRecord } from "./readRecord.ts";
import type {
  AskedAnalysis,
  AskedBranch,
  AskedClip,
  AskedOtherwise,
  Source,
  Spool,
  Sprout,
  Word,
} from "./reel.ts";

let projector: Projector | undefined;

addEventListener("message", async ({ data }: MessageEvent<unknown>) => {
  const at = isRecord(data) ? data["show"] : undefined;
  if (typeof at === "number" && projector !== undefined) {
    if (at <= projector.last) say({ type: "page", at, news: projector.page(at) });
    return;
  }
  if (isOtherwise(data) && projector !== undefined) {
    say({ type: "otherwise", ask: data.ask, result: projector.otherwise(data.at, data.otherwise) });
    return;
  }
  if (isBranch(data) && projector !== undefined) {
    say({ type: "branch", ask: data.ask, sprout: sproutOf(projector.branch(data.branch)) });
    return;
  }
  if (isAnalysis(data) && projector !== undefined) {
    const { match } = projector;
    const needs = await needsOf(match.game.id, match.terms.options);
    // Fetched when somebody wants to look again.
    const { analyseFor } = await import("../study/analysis/analyst.ts");
    await analyseFor(match, needs, (analysis) => say({ type: "analysis", analysis }));
    return;
  }
  if (isClip(data) && projector !== undefined) {
    say({ type: "clip", ask: data.ask, link: projector.clip(data.clip) });
    return;
  }
  const source = readSource(data);
  if (source !== undefined) await open(source);
});

function isOtherwise(input: unknown): input is AskedOtherwise {
  return isRecord(input) && typeof input["ask"] === "number" && isRecord(input["otherwise"]);
}

function isBranch(input: unknown): input is AskedBranch {
  return isRecord(input) && typeof input["ask"] === "number" && typeof input["branch"] === "number";
}

function isAnalysis(input: unknown): input is AskedAnalysis {
  return isRecord(input) && input["analyse"] === true;
}

function isClip(input: unknown): input is AskedClip {
  return isRecord(input) && typeof input["ask"] === "number" && typeof input["clip"] === "number";
}

function sproutOf(match: Match): Sprout {
  const { options, seed, undo } = match.terms;
  return { invitation: { game: match.game.id, options, seed, undo }, snapshot: snapshotOf(match) };
}

function say(word: Word): void {
  postMessage(word);
}

function readSource(input: unknown): Source | undefined {
  if (!isRecord(input)) return undefined;
  const { link, text, saved, stored } = input;
  if (typeof link === "string") return { link };
  if (typeof text === "string") return { text };
  if (typeof saved === "string") return { saved };
  const read = readStored("", stored);
  return read && { stored: read };
}

/** An old match is shown as far as it goes. */
const opening = { differing: true, fromStart: true };

async function open(source: Source): Promise<void> {
  const found = "saved" in source ? await fromShelf(source.saved) : source;
  if ("fault" in found) return say({ type: "reel", reel: { ok: false, fault: found.fault } });
  if ("link" in found) {
    const { link } = found;
    return await wind((games) => readLink(link, games, opening), { link, file: undefined });
  }
  if ("text" in found) {
    const { text } = found;
    return await wind((games) => readRecord(text, games, opening), { link: undefined, file: text });
  }
  const { snapshot, entries = [], invitation } = found.stored;
  const journal = journalOf(snapshot, entries);
  const file = JSON.stringify(entries.length === 0 ? snapshot : journal);
  const read = (games: readonly Game[]) => readJournal(journal, games, opening);
  return await wind(read, { link: undefined, file }, invitation.sitters);
}

/** How often the page is told how far it is, in milliseconds. */
const rhythm = 100;

/** Plays the match through, and keeps where it stood now and then. */
async function wind(
  read: (games: readonly Game[]) => Reading,
  asItCame: Shared,
  sitters?: Readonly<Record<string, Sitter>>,
): Promise<void> {
  const reading = read(await gamesFor(read));
  const starts: Standing[] = [];
  let told = performance.now();
  let next = reading.next();
  for (; !next.done; next = reading.next()) {
    const { match, of } = next.value;
    if (Projector.isStart(match)) starts.push(match.standing());
    if (performance.now() - told < rhythm) continue;
    told = performance.now();
    say({ type: "wind", wind: { played: match.page.number, of } });
  }
  if (!next.value.ok) return say({ type: "reel", reel: next.value });
  const { game, terms } = next.value.match;
  const needs = await needsOf(game.id, terms.options);
  say({ type: "reel", reel: { ...spooled(next.value, starts, asItCame, sitters), needs } });
}

function spooled(
  { match, differs }: Extract<Loaded<Match>, { readonly ok: true }>,
  starts: readonly Standing[],
  asItCame: Shared,
  sitters: Readonly<Record<string, Sitter>> | undefined,
): Omit<Spool, "needs"> {
  projector = new Projector(match, starts);
  const strangers = Object.fromEntries(
    match.seats.map((seat) => [seat, { kind: "person", name: "" } as const]),
  );
  return {
    ok: true,
    game: match.game.id,
    seats: match.seats,
    sitters: sitters ?? strangers,
    told: match.pages.map((page) => page.told),
    first: projector.page(0),
    over: match.outcome !== undefined,
    // What was left out here would be missing in a branch.
    branches: differs === undefined && mayBranch(match),
    end: endOf(match),
    ...(match.terms.branch === undefined ? {} : { comesFrom: match.terms.branch }),
    // What was left out here, others may be able to play.
    shared: differs ? asItCame : sharedOf(match),
    ...(differs === undefined ? {} : { differs }),
  };
}
