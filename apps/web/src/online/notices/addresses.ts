import { isRecord, type NoticeTo } from "@ossuaire/table";
import type { Language } from "../../words/language.ts";

/** Where else somebody is told: remembered on the device, and told to every table that it sits at. */
export interface Addresses {
  readonly ntfy: string;
  readonly webhook: string;
}

const remembered = "ossuaire.notices";
const none: Addresses = { ntfy: "", webhook: "" };

export function recallAddresses(): Addresses {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(remembered) ?? "{}");
    if (!isRecord(stored)) return none;
    const { ntfy, webhook } = stored;
    return {
      ntfy: typeof ntfy === "string" ? ntfy : "",
      webhook: typeof webhook === "string" ? webhook : "",
    };
  } catch {
    return none;
  }
}

export function rememberAddresses(addresses: Addresses): void {
  try {
    localStorage.setItem(remembered, JSON.stringify(addresses));
  } catch {
    // Then they are asked for again.
  }
}

/** What a server is told of them: a topic without an address is one of ntfy.sh. */
export function noticesTo({ ntfy, webhook }: Addresses, language: Language): readonly NoticeTo[] {
  const topic = ntfy.trim();
  const address = topic === "" || topic.includes("://") ? topic : `https://ntfy.sh/${topic}`;
  return [
    ...(address === "" ? [] : [{ kind: "ntfy", endpoint: address, language } as const]),
    ...(webhook.trim() === "" ? [] : [{ kind: "webhook", endpoint: webhook.trim(), language } as const]),
  ];
}

/** What is wrong with them, before anybody is asked. */
export function faultIn({ ntfy, webhook }: Addresses): "badTopic" | "badWebhook" | undefined {
  const topic = ntfy.trim();
  if (!/^[-\w]{0,64}$/.test(topic) && !isAddress(topic)) return "badTopic";
  return webhook.trim() === "" || isAddress(webhook.trim()) ? undefined : "badWebhook";
}

function isAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? "");
}
