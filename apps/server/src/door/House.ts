import type { Refusal } from "@ossuaire/kernel";
import type { Context } from "hono";
import type { Hall } from "../hall/Hall.ts";
import { HeldTable } from "../hall/HeldTable.ts";
import type { Needed } from "../hall/Needed.ts";
import { noSecret, noTable } from "../hall/refusals.ts";
import { type Role, roleOf } from "../hall/roles.ts";
import type { TableRow } from "../log/row.ts";
import type { Settings } from "../settings.ts";

/** What the doors lead into. */
export interface House {
  readonly hall: Hall;
  readonly needed: Needed;
  readonly settings: Settings;
  /** The folder of the built page. */
  readonly page: string;
  /** Where others in the house find it; empty while it is for this machine alone. */
  readonly addresses: readonly string[];
  /** The key of this server for the push services of browsers. */
  readonly pushKey: string;
  isReady(): Promise<boolean>;
}

interface Refused {
  readonly refusal: Refusal;
  readonly status: 401 | 404 | 409;
}

export type Found = Refused | { readonly table: HeldTable; readonly role: Role };

/** The table that is asked for, if somebody has the secret to it. */
export async function found({ hall, needed }: House, c: Context): Promise<Found> {
  const table = await tableOf(hall, c);
  if (!(table instanceof HeldTable)) return { refusal: table, status: table === noTable ? 404 : 409 };
  const role = await shown(needed, table.row, c);
  return role === undefined ? { refusal: noSecret, status: 401 } : { table, role };
}

/** A table as it lies in the store, be it one that cannot be opened, if somebody has the secret to it. */
export async function stored(
  house: House,
  c: Context,
): Promise<Refused | { readonly row: TableRow; readonly role: Role }> {
  const row = await rowOf(house, c);
  if (row === undefined) return { refusal: noTable, status: 404 };
  const role = await shown(house.needed, row, c);
  return role === undefined ? { refusal: noSecret, status: 401 } : { row, role };
}

/** The same, for whoever may look on as well. */
export async function seen(house: House, c: Context): Promise<Refused | { readonly row: TableRow }> {
  const row = c.req.header("authorization") === undefined ? await rowOf(house, c) : undefined;
  return row?.watched ? { row } : await stored(house, c);
}

async function rowOf({ needed }: House, c: Context): Promise<TableRow | undefined> {
  const name = nameIn(c);
  return name === undefined ? undefined : await needed.log.table(name);
}

/** What the secret opens that came with this request. */
async function shown({ seats, figures }: Needed, row: TableRow, c: Context): Promise<Role | undefined> {
  const secret = secretIn(c);
  const role = secret === undefined ? undefined : await roleOf(seats, row, secret);
  if (role === undefined) figures.refusals.inc({ code: noSecret.code });
  return role;
}

export function secretIn(c: Context): string | undefined {
  return /^Bearer ([\w-]{22})$/.exec(c.req.header("authorization") ?? "")?.[1];
}

/** The same, for whoever invited alone. */
export async function foundByHost(house: House, c: Context): Promise<Found> {
  const one = await found(house, c);
  return "role" in one && one.role.kind !== "host" ? { refusal: noSecret, status: 401 } : one;
}

export async function tableOf(hall: Hall, c: Context): Promise<HeldTable | Refusal> {
  const name = nameIn(c);
  return name === undefined ? noTable : await hall.table(name);
}

/** The name of the table that is asked for, if it looks like one. */
function nameIn(c: Context): string | undefined {
  const name = c.req.param("id") ?? "";
  return /^[a-z0-9]{12}$/.test(name) ? name : undefined;
}
