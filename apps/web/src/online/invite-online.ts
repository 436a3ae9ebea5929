import type { Refusal, Seat } from "@ossuaire/kernel";
import type { Invitation, Setup } from "@ossuaire/table";
import { keepKeys } from "./keys.ts";
import { lay } from "./server.ts";

/** Lays a table for people who are elsewhere too, and keeps what opens it. Gives its name, or why it cannot be. */
export async function inviteOnline(
  { game, options, seed, undo, sitters }: Invitation,
  titleOf: (seat: Seat) => string,
): Promise<string | Refusal> {
  const seats = Object.entries(sitters).map(([seat, sitter]): [Seat, Setup["sitters"][Seat]] => {
    if (sitter.kind === "bot") return [seat, { kind: "bot", level: sitter.level }];
    if (sitter.kind === "elsewhere") return [seat, { kind: "friend" }];
    const name = sitter.name.trim() || titleOf(seat);
    return [seat, { kind: "person", name: [...name].slice(0, 24).join("") }];
  });
  const laid = await lay({
    game,
    options,
    seed,
    undo,
    pace: { kind: "none" },
    open: false,
    watched: true,
    sitters: Object.fromEntries(seats),
  });
  if (!laid.ok) return laid.refusal;
  const { id, host, seats: ours, invitations } = laid.value;
  await keepKeys(id, { host, seats: ours, invitations });
  return id;
}
