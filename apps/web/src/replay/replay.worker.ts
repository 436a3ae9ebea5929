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
import { type Shared, type Sitter, sharedOf } from "@ossuaire/table";
import { gamesFor, needsOf } from "../games/boxes.ts";
import { serve } from "../worker/serve.ts";
import { fromShelf } from "./fromShelf.ts";
import { Projector } from "./Projector.ts";
import { readRecord } from "./readRecord.ts";
import type { Source, Spool, Sprout, Unreadable } from "./reel.ts";
import type { ReelServices, Wind } from "./services.ts";

let projector: Projector | undefined;

serve<ReelServices>({
  open,
  page: (at) => shown().page(at),
  otherwise: ({ at, submission }) => shown().otherwise(at, submission),
  branch: (at) => sproutOf(shown().branch(at)),
  clip: (at) => shown().clip(at),
  async analyse(_, tell) {
    const { match } = shown();
    const needs = await needsOf(match.game.id, match.terms.options);
    // Fetched when somebody wants to look again.
    const { analyseFor } = await import("../study/analysis/analyst.ts");
    await analyseFor(match, needs, tell);
    return undefined;
  },
});

function shown(): Projector {
  if (projector === undefined) throw new Error("no match has been opened");
  return projector;
}

function sproutOf(match: Match): Sprout {
  const { options, seed, undo } = match.terms;
  return { invitation: { game: match.game.id, options, seed, undo }, snapshot: snapshotOf(match) };
}

/** An old match is shown as far as it goes. */
const opening = { differing: true, fromStart: true };

type Tell = (wind: Wind) => void;

async function open(source: Source, tell: Tell): Promise<Spool | Unreadable> {
  const found = "saved" in source ? await fromShelf(source.saved) : source;
  if ("fault" in found) return { ok: false, fault: found.fault };
  if ("link" in found) {
    const { link } = found;
    return await wind((games) => readLink(link, games, opening), { link, file: undefined }, tell);
  }
  if ("text" in found) {
    const { text } = found;
    return await wind((games) => readRecord(text, games, opening), { link: undefined, file: text }, tell);
  }
  const { snapshot, entries = [], invitation } = found.stored;
  const journal = journalOf(snapshot, entries);
  const file = JSON.stringify(entries.length === 0 ? snapshot : journal);
  const read = (games: readonly Game[]) => readJournal(journal, games, opening);
  return await wind(read, { link: undefined, file }, tell, invitation.sitters);
}

/** How often the page is told how far it is, in milliseconds. */
const rhythm = 100;

/** Plays the match through, and keeps where it stood now and then. */
async function wind(
  read: (games: readonly Game[]) => Reading,
  asItCame: Shared,
  tell: Tell,
  sitters?: Spool["sitters"],
): Promise<Spool | Unreadable> {
  const reading = read(await gamesFor(read));
  const starts: Standing[] = [];
  let told = performance.now();
  let next = reading.next();
  for (; !next.done; next = reading.next()) {
    const { match, of } = next.value;
    if (Projector.isStart(match)) starts.push(match.standing());
    if (performance.now() - told < rhythm) continue;
    told = performance.now();
    tell({ played: match.page.number, of });
  }
  if (!next.value.ok) return next.value;
  const { match } = next.value;
  projector = new Projector(match, starts);
  const needs = await needsOf(match.game.id, match.terms.options);
  return { ...spooled(next.value, projector, asItCame, sitters), needs };
}

function spooled(
  { match, differs }: Extract<Loaded<Match>, { readonly ok: true }>,
  projector: Projector,
  asItCame: Shared,
  sitters: Readonly<Record<string, Sitter>> | undefined,
): Omit<Spool, "needs"> {
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
