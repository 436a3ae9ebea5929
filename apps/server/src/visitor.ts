import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import type { Settings } from "./settings.ts";

/**
 * Whether a request comes from our own page. A page of somebody else's may not speak for its reader (`Origin`), nor may a
 * name that somebody else has pointed at this machine (`Host`).
 */
export function isOurs(
  { host, origin }: IncomingHttpHeaders,
  settings: Pick<Settings, "publicUrl">,
): boolean {
  if (!isOurName(host, settings)) return false;
  if (origin === undefined) return true;
  const from = URL.parse(origin)?.host;
  return from !== undefined && (from === host || from === settings.publicUrl?.host);
}

function isOurName(host: string | undefined, { publicUrl }: Pick<Settings, "publicUrl">): boolean {
  if (host === undefined) return false;
  if (host === publicUrl?.host) return true;
  const name = URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, "") ?? "";
  return name === "localhost" || name.endsWith(".local") || isIP(name) !== 0;
}

/** From where somebody comes, for the limits; what a proxy says counts only if there is one. */
export function addressOf(
  remote: string | undefined,
  forwarded: string | string[] | undefined,
  { trustProxy }: Pick<Settings, "trustProxy">,
): string {
  // The last one was written by the proxy itself; all before it may be invented.
  const told = trustProxy
    ? String(forwarded ?? "")
        .split(",")
        .at(-1)
        ?.trim()
    : "";
  return told || remote || "?";
}
