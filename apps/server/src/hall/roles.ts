import type { Seat } from "@ossuaire/kernel";
import type { TableRow } from "../log/row.ts";
import type { SeatRow, Seats } from "../log/Seats.ts";
import { hashOfSecret, isSameHash } from "./secret.ts";

/** What a secret opens. */
export type Role =
  | { readonly kind: "host" }
  | { readonly kind: "seat"; readonly seat: Seat }
  | { readonly kind: "invited"; readonly seat: Seat; readonly hash: string };

/** Undefined for what opens nothing at this table. */
export async function roleOf(seats: Seats, row: TableRow, secret: string): Promise<Role | undefined> {
  const [role] = await rolesOf(seats, row, [secret]);
  return role;
}

/** Of several secrets, in their order. */
export async function rolesOf(
  seats: Seats,
  row: TableRow,
  secrets: readonly string[],
): Promise<readonly (Role | undefined)[]> {
  return rolesAmong(secrets.length === 0 ? [] : await seats.of(row.id), row, secrets);
}

/** The same, where the seats are known. */
export function rolesAmong(
  seats: readonly SeatRow[],
  row: TableRow,
  secrets: readonly string[],
): readonly (Role | undefined)[] {
  return secrets.map((secret) => opens(row, seats, hashOfSecret(secret)));
}

function opens(row: TableRow, seats: readonly SeatRow[], hash: string): Role | undefined {
  if (isSameHash(row.host, hash)) return { kind: "host" };
  for (const { seat, invitation, token } of seats) {
    if (isSameHash(token, hash)) return { kind: "seat", seat };
    if (isSameHash(invitation, hash)) return { kind: "invited", seat, hash };
  }
  return undefined;
}
