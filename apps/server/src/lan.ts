import { networkInterfaces } from "node:os";
import { renderUnicodeCompact } from "uqr";

/** Where others in the house find a server that listens to them. */
export function lanAddresses(port: number): readonly string[] {
  return Object.values(networkInterfaces())
    .flat()
    .flatMap((one) => (one === undefined || one.internal || one.family !== "IPv4" ? [] : [one.address]))
    .map((address) => `http://${address}:${port}/`);
}

/** To be held a phone before. */
export function qrOf(address: string): string {
  return renderUnicodeCompact(address);
}
