import { getConnInfo } from "@hono/node-server/conninfo";
import type { Refusal } from "@ossuaire/kernel";
import type { Context } from "hono";
import * as v from "valibot";
import type { Settings } from "../settings.ts";
import { addressOf } from "../visitor.ts";

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503;

export function refused(c: Context, refusal: Refusal, status: Status): Response {
  return c.json({ refusal }, status);
}

/** What comes over the border, if it has this form. */
export async function bodyOf<T>(c: Context, schema: v.GenericSchema<unknown, T>): Promise<T | undefined> {
  const input: unknown = await c.req.json().catch(() => undefined);
  const read = v.safeParse(schema, input);
  return read.success ? read.output : undefined;
}

export function visitorOf(c: Context, settings: Settings): string {
  return addressOf(getConnInfo(c).remote.address, c.req.header("x-forwarded-for"), settings);
}
