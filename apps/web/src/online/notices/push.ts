import type { Refusal } from "@ossuaire/kernel";
import type { Language } from "../../words/language.ts";
import { keysOf, tablesKept } from "../keys.ts";
import { pushKey } from "../server.ts";
import { sayings } from "../words/words.ts";
import { recallAddresses } from "./addresses.ts";
import { noticeTo, type PushState, pushState } from "./device.ts";
import { tell, tellAnew } from "./tell.ts";

/** How it stands now, and why it is not as it was wished. */
export interface Push {
  readonly state: PushState;
  readonly refusal?: Refusal | undefined;
}

/** Asks the person, and the browser's push service, and tells the server: for all seats of this device at this table. */
export async function turnOn(table: string, language: Language): Promise<Push> {
  if ((await Notification.requestPermission()) !== "granted") return { state: await pushState() };
  const key = await pushKey();
  if (!key.ok) return { state: "off", refusal: key.refusal };
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key.value.key })
    .catch(() => undefined);
  const to = noticeTo(subscription, language);
  if (to === undefined) return { state: "off", refusal: noService };
  const refusal = await tell([{ id: table, keys: await keysOf(table) }], [to]);
  if (refusal === undefined) return { state: "on" };
  await subscription?.unsubscribe();
  return { state: "off", refusal };
}

/** The other places at which somebody is told stay. */
export async function turnOff(language: Language): Promise<Push> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  const refusal = await tellAnew(await tablesKept(), recallAddresses(), language);
  return { state: await pushState(), refusal };
}

const noService: Refusal = {
  code: "no-push-service",
  words: { fr: sayings.fr("notices.noService"), en: sayings.en("notices.noService") },
};
