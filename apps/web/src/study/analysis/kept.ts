import type { Analysis } from "@ossuaire/study";
import { isRecord } from "@ossuaire/table";
import { createStore, del, entries, get, set } from "idb-keyval";

/** The last analyses of this device, by the ends of their matches. */
const drawer = createStore("ossuaire-study", "analyses");

/** So many are kept; the oldest make room. */
const most = 24;

interface Kept {
  /** By what weights it was made. */
  readonly by: string;
  readonly when: number;
  readonly analysis: Analysis;
}

/** What was found last, if it was found by these weights. */
export async function recallAnalysis(end: string, by: string): Promise<Analysis | undefined> {
  try {
    const kept: unknown = await get(end, drawer);
    return isKept(kept) && kept.by === by ? kept.analysis : undefined;
  } catch {
    return undefined;
  }
}

export async function keepAnalysis(end: string, by: string, analysis: Analysis): Promise<void> {
  try {
    const kept: Kept = { by, when: Date.now(), analysis };
    await set(end, kept, drawer);
    const all = await entries<string, unknown>(drawer);
    const oldest = all
      .map(([key, value]) => ({ key, when: isKept(value) ? value.when : 0 }))
      .toSorted((a, b) => b.when - a.when)
      .slice(most);
    for (const { key } of oldest) await del(key, drawer);
  } catch {
    // A device that stores nothing still looks: only the memory of it is lost.
  }
}

function isKept(input: unknown): input is Kept {
  if (!isRecord(input) || typeof input["by"] !== "string" || typeof input["when"] !== "number") return false;
  const { analysis } = input;
  return isRecord(analysis) && Array.isArray(analysis["curve"]) && Array.isArray(analysis["flicks"]);
}
