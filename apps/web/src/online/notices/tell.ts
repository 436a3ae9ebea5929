import type { Refusal } from "@ossuaire/kernel";
import type { NoticeTo } from "@ossuaire/table";
import type { Language } from "../../words/language.ts";
import type { Keys } from "../keys.ts";
import { tellMe, tellMeNoMore } from "../server.ts";
import { type Addresses, noticesTo } from "./addresses.ts";
import { thisDevice } from "./device.ts";

type Tables = readonly { readonly id: string; readonly keys: Keys }[];

/** Everywhere this device sits, these places count beside those that do already. Why not, if one is refused. */
export async function tell(tables: Tables, places: readonly NoticeTo[]): Promise<Refusal | undefined> {
  for (const { id, keys } of tables)
    for (const secret of Object.values(keys.seats))
      for (const to of places) {
        const told = await tellMe(id, secret, to);
        if (!told.ok) return told.refusal;
      }
  return undefined;
}

/** These places count, and no others. */
export async function tellAnew(
  tables: Tables,
  addresses: Addresses,
  language: Language,
): Promise<Refusal | undefined> {
  for (const { id, keys } of tables)
    for (const secret of Object.values(keys.seats)) await tellMeNoMore(id, secret);
  return await tell(tables, await placesOf(addresses, language));
}

/** All places at which somebody who uses this device is told. */
export async function placesOf(addresses: Addresses, language: Language): Promise<readonly NoticeTo[]> {
  const device = await thisDevice(language);
  return [...(device === undefined ? [] : [device]), ...noticesTo(addresses, language)];
}
