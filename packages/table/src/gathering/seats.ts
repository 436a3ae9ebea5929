import type { Refusal, Seat } from "@ossuaire/kernel";
import { host, house, type TableEntry, type What } from "./entry.ts";
import { levelAt, type Place } from "./place.ts";
import { refused } from "./refusals.ts";
import type { TableState } from "./state.ts";

type Seated = Extract<What, { readonly kind: "sit" | "stand-up" | "bot-sits-in" }>;

/** Who comes, goes, and is played for: the table after it, or why not. */
export function seated(
  state: TableState,
  by: TableEntry["by"],
  what: Seated,
  knows: (level: string) => boolean,
): TableState | Refusal {
  const place = state.places[what.seat];
  if (place === undefined) return refused("unknown-seat");
  if (state.stage === "over") return refused("ended");
  switch (what.kind) {
    case "sit":
      return sat(state, by, what, place);
    case "stand-up":
      return stoodUp(state, by, what.seat, place);
    case "bot-sits-in":
      if (!knows(what.level)) return refused("unknown-level");
      return botSat(state, by, what, place);
  }
}

function sat(
  state: TableState,
  by: TableEntry["by"],
  { seat, name }: Extract<What, { readonly kind: "sit" }>,
  place: Place,
): TableState | Refusal {
  if (by !== seat) return refused("not-yours");
  // Whoever has been away only takes the seat back, under the old name.
  if (place.kind === "person" && (place.away || place.sitIn !== undefined))
    return placed(state, seat, { kind: "person", name: place.name });
  if (place.kind !== "free") return refused("seat-taken");
  const isTaken = Object.values(state.places).some((other) => other.kind !== "free" && other.name === name);
  return isTaken ? refused("name-taken") : placed(state, seat, { kind: "person", name });
}

function stoodUp(state: TableState, by: TableEntry["by"], seat: Seat, place: Place): TableState | Refusal {
  if (by !== seat && by !== host) return refused("not-yours");
  if (place.kind === "free") return refused("seat-free");
  if (state.stage === "open") {
    // Whoever invited may send a bot away too; a person's seat is that person's.
    return placed(state, seat, { kind: "free" });
  }
  if (by !== seat || place.kind !== "person") return refused("not-yours");
  return placed(state, seat, { ...place, away: true });
}

function botSat(
  state: TableState,
  by: TableEntry["by"],
  { seat, level }: Extract<What, { readonly kind: "bot-sits-in" }>,
  place: Place,
): TableState | Refusal {
  if (state.stage === "open") {
    if (by !== host) return refused("not-yours");
    return place.kind === "person"
      ? refused("seat-taken")
      : placed(state, seat, { kind: "bot", name: "", level });
  }
  // Nobody is pushed from their seat: the table lets a bot in when time is up and there is nobody to ask, or a person does.
  if ((by !== house && by !== seat) || place.kind !== "person") return refused("not-yours");
  return playedFor(state, seat, level);
}

/** A bot of this level answers for the person from now on. */
export function playedFor(state: TableState, seat: Seat, level: string): TableState | Refusal {
  const place = state.places[seat];
  if (place?.kind !== "person") return refused("seat-free");
  if (levelAt(place) !== undefined) return refused("seat-taken");
  return placed(state, seat, { ...place, sitIn: level });
}

function placed(state: TableState, seat: Seat, place: Place): TableState {
  return { ...state, places: { ...state.places, [seat]: place } };
}
