import type { Catacombs } from "@ossuaire/catacombs";
import type { Sight } from "@ossuaire/kernel";

/** Who is in the middle of an action: whoever is asked about it knows, all others have heard it. */
export function actorIn({ decision, waiting, events }: Sight<Catacombs>): string | undefined {
  if (waiting === undefined || waiting.prompt === "hero-acts" || waiting.prompt === "monster-acts")
    return undefined;
  if (decision?.about !== undefined && "piece" in decision.about) return decision.about.piece;
  const last = events.findLast(({ type }) => type === "acts" || type === "flicked");
  if (last?.type === "acts") return last.piece;
  return last?.type === "flicked" ? last.by : undefined;
}
