import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** 128 random bits: whoever has them is whom they were given to. */
export function freshSecret(): string {
  return randomBytes(16).toString("base64url");
}

/** All that is stored of a secret. */
export function hashOfSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Takes as long for a near miss as for a wild guess. */
export function isSameHash(a: string | null, b: string): boolean {
  return a !== null && a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** The name of a table: not secret, but nobody comes across it by counting. */
export function freshTable(): string {
  return Array.from(randomBytes(12), (byte) => (byte % 36).toString(36)).join("");
}
