import { catacombsBox, ground } from "@ossuaire/catacombs";
import { arena, conquestBox } from "@ossuaire/conquest";
import {
  type Box,
  journalOf,
  type Kind,
  linkOf,
  Match,
  matchFromJournal,
  playBot,
  snapshotOf,
  xoroshiro,
} from "@ossuaire/kernel";
import type { Stored } from "@ossuaire/table";
import type { journalInStore } from "../e2e/store.ts";
import { type Frame, fit, toScreen } from "../src/board/camera.ts";
import type { Spot } from "./browser.ts";

/** A match at the moment at which a person may flick a disc. */
export interface Flickable {
  readonly stored: Omit<Stored, "id">;
  /** Where that disc is on a board of this size. */
  spotIn(frame: Frame): Spot;
  /** How many answers the match has that a browser has put away; this throws unless it can be opened here as well. */
  answersIn(journal: Awaited<ReturnType<typeof journalInStore>>): number;
}

export const duel = (): Flickable => flickable(conquestBox, arena, ({ discs }) => discs);
export const dungeon = (): Flickable => flickable(catacombsBox, ground, ({ fight }) => fight?.pieces ?? []);

/** A duel from its beginning to its end, and the number of its answers. */
export function replay(): { readonly link: string; readonly answers: number } {
  const match = played(conquestBox, () => false);
  return { link: linkOf(match), answers: match.page.number };
}

function flickable<K extends Kind>(
  box: Box<K>,
  board: Parameters<typeof fit>[0],
  discsOf: (state: K["state"]) => readonly ({ readonly id: string } & Spot)[],
): Flickable {
  const match = played(box, ({ decision }) => decision?.kind === "flick" && decision.seats[0] === box.person);
  const piece = match.decision?.kind === "flick" ? match.decision.pieces[0] : undefined;
  const disc = discsOf(match.state).find(({ id }) => id === piece);
  if (disc === undefined) throw new Error(`nothing to flick in ${box.game.id}`);
  const sitters = match.seats.map((seat) => [
    seat,
    seat === box.person ? { kind: "person", name: "" } : { kind: "bot", name: "", level: box.levels[0] },
  ]);
  const { options, seed, undo } = match.terms;
  return {
    stored: {
      invitation: { game: box.game.id, options, seed, undo, sitters: Object.fromEntries(sitters) },
      snapshot: snapshotOf(match),
    },
    spotIn: (frame) => toScreen(fit(board, frame), disc),
    answersIn({ snapshot, entries }) {
      const loaded = matchFromJournal(journalOf(snapshot, entries), [box.game]);
      if (!loaded.ok) throw new Error(loaded.fault.words.en);
      return loaded.match.page.number;
    },
  };
}

/** By the weakest bots, the same every time. */
function played<K extends Kind>(
  { game, usual, levels, bot }: Box<K>,
  until: (match: Match<K>) => boolean,
): Match<K> {
  const match = Match.start(game, { options: usual, seed: "browsers", undo: "free" });
  const novice = bot(levels[0] ?? "");
  if (novice === undefined) throw new Error(`${game.id} has no bot`);
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, novice]));
  const chance = xoroshiro.fromSeed("browsers");
  while (match.decision !== undefined && !until(match)) playBot(match, bots, chance);
  return match;
}
