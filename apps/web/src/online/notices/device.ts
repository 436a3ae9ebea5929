import type { NoticeTo } from "@ossuaire/table";
import type { Language } from "../../words/language.ts";

/** Whether this device can tell somebody that it is their turn, with the page closed. */
export type PushState = "on" | "off" | "denied" | "insecure";

export async function pushState(): Promise<PushState> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return "insecure";
  if (Notification.permission === "denied") return "denied";
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return "insecure";
  return (await registration.pushManager.getSubscription()) === null ? "off" : "on";
}

/** This device, if it was turned on. */
export async function thisDevice(language: Language): Promise<NoticeTo | undefined> {
  if ((await pushState()) !== "on") return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return noticeTo((await registration?.pushManager.getSubscription()) ?? undefined, language);
}

export function noticeTo(
  subscription: PushSubscription | undefined,
  language: Language,
): NoticeTo | undefined {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined;
  return { kind: "push", endpoint, keys: { p256dh, auth }, language };
}
