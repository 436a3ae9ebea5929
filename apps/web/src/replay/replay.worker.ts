import {
  audience,
  fileOf,
  linkOf,
  Match,
  matchFromLink,
  matchFromSnapshot,
  matchFromText,
} from "@ossuaire/kernel";
import { allGames } from "../games/playables.ts";
import { isRecord } from "../table/isRecord.ts";
import { newsOf } from "../table/news.ts";
import type { Sitter } from "../table/seating.ts";
import { takeDown, textOf } from "../table/shelf.ts";
import type { News } from "../table/table.ts";
import { notFound, type Reel, type Source } from "./reel.ts";

addEventListener("message", async ({ data }: MessageEvent<unknown>) => {
  const source = readSource(data);
  if (source !== undefined) postMessage(await reelOf(source));
});

function readSource(input: unknown): Source | undefined {
  if (!isRecord(input)) return undefined;
  const { link, text, saved } = input;
  if (typeof link === "string") return { link };
  if (typeof text === "string") return { text };
  return typeof saved === "string" ? { saved } : undefined;
}

async function reelOf(source: Source): Promise<Reel> {
  const games = await allGames();
  if ("link" in source) return played(matchFromLink(source.link, games));
  if ("text" in source) return played(matchFromText(source.text, games));
  const text = await textOf(source.saved);
  if (text !== undefined) return played(matchFromText(text, games));
  const stored = await takeDown(source.saved);
  if (stored?.snapshot === undefined) return { ok: false, fault: notFound };
  return played(matchFromSnapshot(stored.snapshot, games), stored.invitation.sitters);
}

/** Plays the match once more from the beginning, and keeps what everybody saw on every page. */
function played(loaded: ReturnType<typeof matchFromLink>, sitters?: Readonly<Record<string, Sitter>>): Reel {
  if (!loaded.ok) return loaded;
  const { match } = loaded;
  const again = Match.start(match.game, match.terms);
  const viewers = [...again.seats, audience];
  const pages: News[] = [{ ...newsOf(again, viewers), undo: {} }];
  for (const { seat, answer } of match.answers) {
    const since = again.page.serial;
    again.submit(seat, answer);
    pages.push({ ...newsOf(again, viewers, since), undo: {} });
  }
  const strangers = Object.fromEntries(
    again.seats.map((seat) => [seat, { kind: "person", name: "" } as const]),
  );
  return {
    ok: true,
    game: match.game.id,
    seats: again.seats,
    sitters: sitters ?? strangers,
    pages,
    shared: { file: JSON.stringify(fileOf(match)), link: linkOf(match) },
  };
}
