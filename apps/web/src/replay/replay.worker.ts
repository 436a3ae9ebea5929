import {
  fileOf,
  type Loaded,
  linkOf,
  type Match,
  type Reading,
  readLink,
  readSnapshot,
  readText,
  type Standing,
} from "@ossuaire/kernel";
import { allGames } from "../games/playables.ts";
import { isRecord } from "../table/isRecord.ts";
import type { Sitter } from "../table/seating.ts";
import { takeDown, textOf } from "../table/shelf.ts";
import { Projector } from "./Projector.ts";
import { notFound, type Source, type Spool, type Word } from "./reel.ts";

let projector: Projector | undefined;

addEventListener("message", async ({ data }: MessageEvent<unknown>) => {
  const at = isRecord(data) ? data["show"] : undefined;
  if (typeof at === "number" && projector !== undefined) {
    if (at <= projector.last) say({ type: "page", at, news: projector.page(at) });
    return;
  }
  const source = readSource(data);
  if (source !== undefined) await open(source);
});

function say(word: Word): void {
  postMessage(word);
}

function readSource(input: unknown): Source | undefined {
  if (!isRecord(input)) return undefined;
  const { link, text, saved } = input;
  if (typeof link === "string") return { link };
  if (typeof text === "string") return { text };
  return typeof saved === "string" ? { saved } : undefined;
}

/** An old match is shown as far as it goes. */
const opening = { differing: true, fromStart: true };

async function open(source: Source): Promise<void> {
  const games = await allGames();
  if ("link" in source) return wind(readLink(source.link, games, opening));
  if ("text" in source) return wind(readText(source.text, games, opening));
  const text = await textOf(source.saved);
  if (text !== undefined) return wind(readText(text, games, opening));
  const stored = await takeDown(source.saved);
  if (stored?.snapshot === undefined) return say({ type: "reel", reel: { ok: false, fault: notFound } });
  return wind(readSnapshot(stored.snapshot, games, opening), stored.invitation.sitters);
}

/** How often the page is told how far it is, in milliseconds. */
const rhythm = 100;

/** Plays the match through, and keeps where it stood now and then. */
function wind(reading: Reading, sitters?: Readonly<Record<string, Sitter>>): void {
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
  say({ type: "reel", reel: next.value.ok ? spooled(next.value, starts, sitters) : next.value });
}

function spooled(
  { match, differs }: Extract<Loaded<Match>, { readonly ok: true }>,
  starts: readonly Standing[],
  sitters: Readonly<Record<string, Sitter>> | undefined,
): Spool {
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
    shared: { file: JSON.stringify(fileOf(match)), link: linkOf(match) },
    ...(differs === undefined ? {} : { differs }),
  };
}
