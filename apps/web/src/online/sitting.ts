import type { Refusal } from "@ossuaire/kernel";
import { keepKeys, keysOf } from "./keys.ts";
import { type Answered, lookAt, type Seated } from "./server.ts";

/** The tables at which somebody here is just sitting down: what comes of it is on its way. */
const underway = new Set<string>();

/**
 * Sits down with a secret that this device has chosen, and keeps before it asks: where the reply is lost it looks whether it sits there, asks
 * again, or looks when it comes back, and the server knows it by that. Or says why it cannot be.
 */
export async function satDown(
  table: string,
  ask: (token: string) => Promise<Answered<Seated>>,
): Promise<Refusal | undefined> {
  underway.add(table);
  try {
    const keys = await keysOf(table);
    const chosen = keys.chosen ?? freshSecret();
    await keepKeys(table, { ...keys, chosen });
    const seated = await ask(chosen);
    if (!seated.ok) return (await isSeated(table)) ? undefined : seated.refusal;
    await keepSeat(table, seated.value);
    return undefined;
  } finally {
    underway.delete(table);
  }
}

/** Whether somebody has sat down here and never heard of it: then the seat is kept now. */
export async function hadSatDown(table: string): Promise<boolean> {
  return !underway.has(table) && (await isSeated(table));
}

async function isSeated(table: string): Promise<boolean> {
  const { chosen } = await keysOf(table);
  const found = chosen === undefined ? undefined : await lookAt(table, chosen);
  if (chosen === undefined || !found?.ok || found.value.seat === undefined) return false;
  await keepSeat(table, { seat: found.value.seat, token: chosen });
  return true;
}

async function keepSeat(table: string, { seat, token }: Seated): Promise<void> {
  const { pending: _, chosen: __, ...keys } = await keysOf(table);
  await keepKeys(table, { ...keys, seats: { ...keys.seats, [seat]: token } });
}

/** 128 random bits, as a server writes them. */
function freshSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
