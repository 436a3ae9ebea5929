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
  return householdOf(told || remote || "?");
}

/** Who has one address of the newer kind has as many as they like: they have the first half of it in common. */
function householdOf(address: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4 !== undefined || isIP(address) !== 6) return v4 ?? address;
  // As every machine writes it, whoever told it.
  const [head = "", tail] = (
    URL.parse(`http://[${address.split("%")[0]}]`)?.hostname.slice(1, -1) ?? address
  ).split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail ? tail.split(":") : [];
  const between = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: between }, () => "0"), ...last].slice(0, 4).join(":");
}
