import type { Seat } from "@ossuaire/kernel";
import type { Log } from "../log/Log.ts";
import type { TableRow } from "../log/row.ts";
import { hashOfSecret, isSameHash } from "./secret.ts";

/** What a secret opens. */
export type Role =
  | { readonly kind: "host" }
  | { readonly kind: "seat"; readonly seat: Seat }
  | { readonly kind: "invited"; readonly seat: Seat; readonly hash: string };

/** Undefined for what opens nothing at this table. */
export async function roleOf(log: Log, row: TableRow, secret: string): Promise<Role | undefined> {
  const hash = hashOfSecret(secret);
  if (isSameHash(row.host, hash)) return { kind: "host" };
  for (const { seat, invitation, token } of await log.seats(row.id)) {
    if (isSameHash(token, hash)) return { kind: "seat", seat };
    if (isSameHash(invitation, hash)) return { kind: "invited", seat, hash };
  }
  return undefined;
}
