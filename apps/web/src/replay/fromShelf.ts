import type { Fault } from "@ossuaire/kernel";
import { takeDown, textOf } from "../table/shelf.ts";
import { troubles } from "../table/troubles.ts";
import type { Source } from "./reel.ts";

type Found = Extract<Source, { readonly text: string }> | Extract<Source, { readonly stored: unknown }>;

/** A match of this device, as a file or as this table keeps it; or why it cannot be had. */
export async function fromShelf(id: string): Promise<Found | { readonly fault: Pick<Fault, "words"> }> {
  try {
    const text = await textOf(id);
    if (text !== undefined) return { text };
    const stored = await takeDown(id);
    return stored?.snapshot === undefined ? { fault: { words: troubles.notHere } } : { stored };
  } catch {
    return { fault: { words: troubles.unreadable } };
  }
}
