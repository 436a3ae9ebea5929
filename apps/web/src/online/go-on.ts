import type { Refusal } from "@ossuaire/kernel";
import { keepKeys, keysOf, secretsOf } from "./keys.ts";
import { layAgain } from "./server.ts";
import { sayings } from "./words/words.ts";

/**
 * The people of a table that is over go on at another: with the same options, or, for whoever invited, with other ones.
 * Gives its name, or why it cannot be.
 */
export async function goOn(
  table: string,
  changed: { readonly options?: unknown } = {},
): Promise<string | Refusal> {
  const keys = await keysOf(table);
  const [secret] = secretsOf(keys);
  if (secret === undefined || (changed.options !== undefined && keys.host === undefined)) return notOurs;
  const laid = await layAgain(table, secret, changed);
  if (!laid.ok) return laid.refusal;
  const { id, invitations } = laid.value;
  await keepKeys(id, { ...keys, invitations });
  return id;
}

/** Whoever has a secret of a table has it at the one too at which its people go on. */
export async function follow(table: string, next: string): Promise<void> {
  const { seats, invitations } = await keysOf(next);
  const { pending: _, chosen: __, ...keys } = await keysOf(table);
  await keepKeys(next, { ...keys, seats: { ...keys.seats, ...seats }, invitations });
}

const notOurs: Refusal = {
  code: "no-secret",
  words: { fr: sayings.fr("gone.secret"), en: sayings.en("gone.secret") },
};
