import { hashOf, type Refusal, type Seat } from "@ossuaire/kernel";
import { type Agreement, Gathering, host, type Place, type Playable, type TableEntry } from "@ossuaire/table";
import { openPlayable } from "../../../web/src/games/boxes.ts";
import type { NewTable } from "../log/Log.ts";
import type { SeatRow } from "../log/Seats.ts";
import { dueAt } from "./due.ts";
import { unreadable } from "./refusals.ts";
import { freshTable } from "./secret.ts";

/** Who is to sit where; secrets as hashes. */
export type Chair =
  | { readonly kind: "person"; readonly name: string; readonly token: string }
  | { readonly kind: "friend"; readonly invitation: string }
  | { readonly kind: "bot"; readonly level: string };

export interface Plan {
  readonly agreement: Omit<Agreement, "places">;
  readonly open: boolean;
  readonly watched: boolean;
  /** Hash of the secret of whoever invites. */
  readonly host: string;
  /** The chair of each seat of the game. */
  chair(seat: Seat): Chair | undefined;
  /** At once, if everybody sits. */
  readonly begins: boolean;
}

/** A table as it is laid, ready to be stored; or why nobody can play so. */
export async function laidBy(plan: Plan, now: number): Promise<NewTable | Refusal> {
  const { agreement } = plan;
  const playable = await openPlayable(agreement.game, agreement.options);
  const read = playable?.game.readOptions(agreement.options);
  if (playable === undefined || read === undefined) return unreadable;
  if (!read.ok) return { code: "options", words: read.words };
  const chairs = new Map(playable.game.seats(read.options).map((seat) => [seat, plan.chair(seat)] as const));
  const places: Record<Seat, Place> = {};
  for (const [seat, chair] of chairs) {
    if (chair?.kind === "bot") places[seat] = { kind: "bot", name: "", level: chair.level };
  }
  const gathering = Gathering.open({ ...agreement, places }, playable);
  if (!(gathering instanceof Gathering)) return { code: "options", words: gathering.words };
  const entries = seatedAt(gathering, chairs, now);
  if ("code" in entries) return entries;
  const row = {
    id: freshTable(),
    agreement: gathering.agreement,
    engine: engineOf(playable, gathering.agreement.options),
    host: plan.host,
    open: plan.open,
    watched: plan.watched,
    created: now,
    changed: now,
  };
  if (plan.begins) {
    const start = { n: gathering.state.n + 1, at: now, by: host, what: { kind: "start" } } as const;
    if (gathering.play(start) === undefined) entries.push(start);
  }
  return {
    row: { ...row, stage: gathering.state.stage, face: gathering.face, asked: gathering.askedPersons },
    seats: [...chairs].map(([seat, chair]) => rowOf(seat, chair)),
    entries,
    due: dueAt(gathering, now),
  };
}

/** Whoever has a secret already sits down at once. */
function seatedAt(
  gathering: Gathering,
  chairs: ReadonlyMap<Seat, Chair | undefined>,
  at: number,
): TableEntry[] | Refusal {
  const entries: TableEntry[] = [];
  for (const [seat, chair] of chairs) {
    if (chair?.kind === "bot" && !gathering.knows(chair.level)) return unreadable;
    if (chair?.kind !== "person") continue;
    const what = { kind: "sit", seat, name: chair.name } as const;
    const entry = { n: gathering.state.n + 1, at, by: seat, what };
    const refusal = gathering.play(entry);
    if (refusal !== undefined) return refusal;
    entries.push(entry);
  }
  return entries;
}

function rowOf(seat: Seat, chair: Chair | undefined): SeatRow {
  return {
    seat,
    invitation: chair?.kind === "friend" ? chair.invitation : null,
    token: chair?.kind === "person" ? chair.token : null,
  };
}

/** A table before anything has happened there, what is played, and the engine that would play it. */
export interface Unplayed {
  readonly playable: Playable;
  readonly gathering: Gathering;
  readonly engine: string;
}

/** Undefined if nobody can play so, by the rules of today. */
export async function unplayed(agreement: Agreement): Promise<Unplayed | undefined> {
  const playable = await openPlayable(agreement.game, agreement.options);
  const gathering = playable && Gathering.open(agreement, playable);
  if (playable === undefined || !(gathering instanceof Gathering)) return undefined;
  return { playable, gathering, engine: engineOf(playable, gathering.agreement.options) };
}

/** All by which the same entries might go otherwise. */
export function engineOf({ game }: Playable, options: unknown): string {
  return hashOf({ rules: game.rules, physics: game.physics ?? 0, content: game.content(options) });
}
