import { randomBytes } from "node:crypto";
import type { Refusal, Seat } from "@ossuaire/kernel";
import { type Again, type againSchema, type Created, host, type Setup } from "@ossuaire/table";
import type { InferOutput } from "valibot";
import type { HeldTable } from "./HeldTable.ts";
import { type Chair, laidBy, type Plan } from "./laying.ts";
import type { Needed } from "./Needed.ts";
import { noSecret, unreadable } from "./refusals.ts";
import type { Role } from "./roles.ts";
import { freshSecret, hashOfSecret } from "./secret.ts";

/** Lays a new table; or says why nobody can play so. Whoever sits in front of the screen that asks sits down at once. */
export async function lay(setup: Setup, { log, now }: Needed): Promise<Created | Refusal> {
  const { open, watched, sitters, seed = freshSeed(), ...agreement } = setup;
  const seats: Record<Seat, string> = {};
  const invitations: Record<Seat, string> = {};
  const secretOfHost = freshSecret();
  const laid = await laidBy(
    {
      agreement: { ...agreement, options: agreement.options, seed },
      open,
      watched,
      host: hashOfSecret(secretOfHost),
      begins: false,
      chair(seat): Chair | undefined {
        const sitter = sitters[seat];
        if (sitter === undefined || sitter.kind === "bot") return sitter;
        const secret = freshSecret();
        if (sitter.kind === "friend") {
          invitations[seat] = secret;
          return { kind: "friend", invitation: hashOfSecret(secret) };
        }
        seats[seat] = secret;
        return { kind: "person", name: sitter.name, token: hashOfSecret(secret) };
      },
    },
    now(),
  );
  if ("code" in laid) return laid;
  return (await log.create(laid)) ? { id: laid.row.id, host: secretOfHost, seats, invitations } : unreadable;
}

/** The same people once more: what opened their seats opens them at the new table too. */
export async function layAgain(
  table: HeldTable,
  role: Role,
  { options, about }: InferOutput<typeof againSchema>,
  { log, seats, shelf, now }: Needed,
): Promise<Again | Refusal> {
  if (role.kind === "invited" || (role.kind === "seat" && options !== undefined)) return noSecret;
  const { row, gathering } = table;
  const { state, agreement } = gathering;
  if (state.next !== undefined) return { id: state.next, invitations: {} };
  const tokens = new Map((await seats.of(row.id)).map(({ seat, token }) => [seat, token]));
  const invitations: Record<Seat, string> = {};
  const { places: _, ...same } = agreement;
  const plan: Plan = {
    agreement: {
      ...same,
      options: options ?? agreement.options,
      seed: freshSeed(),
      talk: state.talk,
      about: role.kind === "host" ? (about ?? same.about) : same.about,
    },
    open: row.open,
    watched: row.watched,
    host: row.host,
    begins: true,
    chair(seat) {
      const place = state.places[seat];
      const token = tokens.get(seat) ?? null;
      if (place?.kind === "bot") return { kind: "bot", level: place.level };
      if (place?.kind === "person" && token !== null) return { kind: "person", name: place.name, token };
      const secret = freshSecret();
      invitations[seat] = secret;
      return { kind: "friend", invitation: hashOfSecret(secret) };
    },
  };
  const laid = await laidBy(plan, now());
  if ("code" in laid) return laid;
  const { id } = laid.row;
  if (!(await log.create(laid))) return unreadable;
  const refusal = await table.write(role.kind === "host" ? host : role.seat, { kind: "again", table: id });
  if (refusal === undefined) return { id, invitations };
  // Somebody else was faster, or it is not over: nobody has heard of the table that was laid for nothing.
  await shelf.delete(id);
  const { next } = gathering.state;
  return next === undefined ? refusal : { id: next, invitations: {} };
}

/** Nobody knows it, not even whoever invites. */
function freshSeed(): string {
  return randomBytes(16).toString("base64url");
}
