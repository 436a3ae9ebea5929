import { looseLeaf } from "../table/loose.ts";
import type { Source } from "./reel.ts";

/** Where the match of an address is: what the device would not store is still in this page. */
export function sourceOf(link: string | undefined, saved: string): Source {
  if (link !== undefined) return { link };
  const match = looseLeaf(saved)?.match;
  if (match === undefined) return { saved };
  return typeof match === "string" ? { text: match } : { stored: match };
}
