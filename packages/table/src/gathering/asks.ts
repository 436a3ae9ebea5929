import type { Refusal, Seat } from "@ossuaire/kernel";
import { house, type TableEntry, type Wish } from "./entry.ts";
import { presentIn } from "./place.ts";
import { refused } from "./refusals.ts";
import { type OpenAsk, type TableState, unasked } from "./state.ts";

/** Whose yes is needed: every person who is there, but for who asks and who is to be played for. */
export function askedOfWhom(
  { places }: Pick<TableState, "places">,
  { by, wish }: Pick<OpenAsk, "by" | "wish">,
): readonly Seat[] {
  return presentIn(places).filter((seat) => seat !== by && !(wish.kind === "bot" && wish.seat === seat));
}

export function asked(state: TableState, { n, by }: TableEntry, wish: Wish): TableState | Refusal {
  if (state.stage !== "on") return refused(state.stage === "open" ? "not-begun" : "ended");
  if (by !== house && !presentIn(state.places).includes(by)) return refused("not-yours");
  if (state.open !== undefined) return refused("asked-already");
  const open = { ask: n, by, wish, agreed: [] };
  return askedOfWhom(state, open).length === 0 ? refused("nobody-to-ask") : { ...state, open };
}

/** Everybody has agreed to this; or the table after one more yes; or why not. */
export function agreedTo(
  state: TableState,
  by: Seat,
  ask: number,
): { readonly granted: OpenAsk } | { readonly state: TableState } | Refusal {
  const { open } = state;
  if (open?.ask !== ask) return refused("nothing-asked");
  const needed = askedOfWhom(state, open);
  if (!needed.includes(by)) return refused("not-asked");
  if (open.agreed.includes(by)) return refused("asked-already");
  const agreed = [...open.agreed, by];
  const more = { ...open, agreed };
  return needed.every((seat) => agreed.includes(seat))
    ? { granted: more }
    : { state: { ...state, open: more } };
}

/**
 * One no is enough; who asked may think better of it, and the table lets it lapse. Where the table itself asked, because
 * somebody's time was over, the others would rather wait: that time begins anew.
 */
export function declined(state: TableState, { by, at }: TableEntry, ask: number): TableState | Refusal {
  const { open, clocks } = state;
  if (open?.ask !== ask) return refused("nothing-asked");
  const may = by === house || by === open.by || askedOfWhom(state, open).includes(by);
  if (!may) return refused("not-asked");
  const isWaitedFor = open.by === house && clocks.since !== undefined;
  const left = unasked(state);
  return isWaitedFor ? { ...left, clocks: { ...clocks, since: Math.max(at, state.at) } } : left;
}
