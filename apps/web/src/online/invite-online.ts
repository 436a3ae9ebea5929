import type { Refusal, Seat } from "@ossuaire/kernel";
import type { Invitation, Setup } from "@ossuaire/table";
import type { Language } from "../words/language.ts";
import { goOn } from "./go-on.ts";
import { keepKeys } from "./keys.ts";
import { rememberName } from "./name.ts";
import { lay } from "./server.ts";
import { paceOf, type Terms } from "./terms.ts";

/** A table that is to be laid for people who are elsewhere too. */
export interface Laying {
  readonly invitation: Invitation;
  readonly terms: Terms;
  readonly language: Language;
  readonly titleOf: (seat: Seat) => string;
  /** A table that is over, whose people go on together. */
  readonly after: string | undefined;
}

/** Lays it, and keeps what opens it; without a seed the server draws one. Gives its name, or why it cannot be. */
export async function inviteOnline(laying: Laying): Promise<string | Refusal> {
  const { invitation, terms, language, titleOf, after } = laying;
  const { game, options, seed, undo, sitters } = invitation;
  const onward = after === undefined ? undefined : await goOn(after, { options });
  if (typeof onward === "string") return onward;
  const seats = Object.entries(sitters).map(([seat, sitter]): [Seat, Setup["sitters"][Seat]] => {
    if (sitter.kind === "bot") return [seat, { kind: "bot", level: sitter.level }];
    if (sitter.kind === "elsewhere") return [seat, { kind: "friend" }];
    if (sitter.name.trim() !== "") rememberName(sitter.name.trim());
    const name = sitter.name.trim() || titleOf(seat);
    return [seat, { kind: "person", name: [...name].slice(0, 24).join("") }];
  });
  const about = terms.open ? terms.about.trim() : "";
  const laid = await lay({
    game,
    options,
    ...(seed === "" ? {} : { seed }),
    undo,
    pace: paceOf[terms.pace],
    open: terms.open,
    watched: terms.watched,
    talk: terms.writes ? "text" : "phrases",
    language,
    ...(about === "" ? {} : { about: { fr: about, en: about } }),
    sitters: Object.fromEntries(seats),
  });
  if (!laid.ok) return laid.refusal;
  const { id, host, seats: ours, invitations } = laid.value;
  await keepKeys(id, { host, seats: ours, invitations });
  return id;
}
