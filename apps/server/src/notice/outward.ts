import { lookup as resolve } from "node:dns";
import { lookup } from "node:dns/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/**
 * A stranger names an address, and this machine goes there: never into its own network. What a name leads to is looked at
 * again when the connection is made, so that it cannot lead elsewhere by then; nobody is followed to where they point.
 */
export interface Letter {
  readonly to: URL;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | string;
}

/** In milliseconds. */
const patience = 5000;

/** The addresses of a name. */
type Look = (name: string) => Promise<readonly { readonly address: string }[]>;
const atOnce: Look = (name) => lookup(name, { all: true });

/** Whether letters may go there. `toLan`: whoever hosts has allowed their own network. */
export async function isAllowed(to: URL, toLan: boolean, look = atOnce): Promise<boolean> {
  if (to.username !== "" || to.password !== "") return false;
  if (toLan) return to.protocol === "https:" || to.protocol === "http:";
  if (to.protocol !== "https:") return false;
  const name = to.hostname.replace(/^\[|\]$/g, "");
  if (isIP(name) !== 0) return isOutside(name);
  try {
    const found = await look(name);
    return found.length > 0 && found.every(({ address }) => isOutside(address));
  } catch {
    return false;
  }
}

/** The status of what came back. */
export async function send({ to, headers, body }: Letter, toLan: boolean, look = atOnce): Promise<number> {
  if (!(await isAllowed(to, toLan, look))) throw new Error("it leads into our own network");
  const request = to.protocol === "https:" ? requestHttps : requestHttp;
  return await new Promise((done, fail) => {
    const sent = request(
      to,
      {
        method: "POST",
        headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
        signal: AbortSignal.timeout(patience),
        agent: false,
        ...(toLan ? {} : { lookup: outside }),
      },
      (reply) => {
        // Whatever they have to say is not read.
        reply.destroy();
        done(reply.statusCode ?? 0);
      },
    );
    sent.on("error", fail);
    sent.end(body);
  });
}

/** As Node looks names up, but for those that lead inside. */
const outside: LookupFunction = (name, options, found) => {
  resolve(name, { ...options, all: true }, (error, addresses) => {
    const inner = addresses?.find(({ address }) => !isOutside(address));
    const [first] = addresses ?? [];
    if (error !== null || inner !== undefined || first === undefined)
      return found(error ?? new Error("it leads into our own network"), "", 0);
    return options.all === true ? found(null, addresses) : found(null, first.address, first.family);
  });
};

/** Of the addresses of the world, those that everybody reaches. */
export function isOutside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isOutside(mapped);
  if (isIP(address) === 4) return !inner.check(address, "ipv4");
  return isIP(address) === 6 && global.check(address, "ipv6") && !inner.check(address, "ipv6");
}

const inner = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  inner.addSubnet(net, prefix, "ipv4");
// Ways by which an inner address is written as an outer one.
for (const [net, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  inner.addSubnet(net, prefix, "ipv6");

const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");
