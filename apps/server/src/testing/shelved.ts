import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Seat } from "@ossuaire/kernel";
import { type Agreement, Gathering, type Place, readEntry, type TableEntry } from "@ossuaire/table";
import { openPlayable } from "../../../web/src/games/boxes.ts";
import { freshSecret, freshTable, hashOfSecret } from "../hall/secret.ts";
import type { Database } from "../log/database.ts";
import { Log } from "../log/Log.ts";

/** A table as an earlier engine has left it: `recorded`. */
export interface Shelved {
  readonly id: string;
  readonly agreement: Agreement;
  readonly entries: readonly TableEntry[];
  /** Secrets of whoever invited and of the seats. */
  readonly host: string;
  readonly secrets: Readonly<Record<Seat, string>>;
}

export const earlier = "an earlier engine";

/**
 * In `goes-on` nothing came up that has changed since; in `forbidden` somebody did what can no longer be done; in `elsewhere` all is allowed, and
 * leads elsewhere. `places`: who sits there otherwise than was recorded. `since`: in milliseconds, when they began.
 */
export async function shelve(
  database: Database,
  name: "goes-on" | "forbidden" | "elsewhere",
  {
    places,
    watched = true,
    since = 0,
    ...agreed
  }: Partial<Pick<Agreement, "pace">> & {
    readonly places?: Readonly<Record<Seat, Place>>;
    readonly watched?: boolean;
    readonly since?: number;
  } = {},
): Promise<Shelved> {
  const file = join(import.meta.dirname, "..", "..", "recorded", `${name}.json`);
  const recorded = JSON.parse(readFileSync(file, "utf8"));
  const agreement: Agreement = { ...recorded.agreement, ...agreed };
  const entries: readonly TableEntry[] = recorded.entries.flatMap((entry: unknown) => readEntry(entry) ?? []);
  const written = entries.map((entry) => ({ ...entry, at: since + entry.at }));
  const playable = await openPlayable(agreement.game, agreement.options);
  const gathering = playable && Gathering.open(agreement, playable);
  if (!(gathering instanceof Gathering)) throw new Error("the recorded table cannot be laid");
  // They sat down before anything was played.
  for (const entry of entries.slice(0, 3)) gathering.play(entry);
  const face = { ...gathering.face, ...(places === undefined ? {} : { places: { ...places } }) };
  const seats = Object.keys(face.places);
  const secrets = Object.fromEntries(seats.map((seat) => [seat, freshSecret()]));
  const [id, host] = [freshTable(), freshSecret()];
  const log = new Log(database);
  const row = { id, agreement, engine: earlier, host: hashOfSecret(host), open: false, watched };
  await log.create({
    row: { ...row, created: 0, changed: Date.now(), stage: "on", face, asked: [] },
    seats: seats.map((seat) => ({ seat, invitation: null, token: hashOfSecret(secrets[seat] ?? "") })),
    entries: written,
    due: [],
  });
  await log.keepBrief(id, earlier, recorded.brief);
  return { id, agreement, entries: written, host, secrets };
}
