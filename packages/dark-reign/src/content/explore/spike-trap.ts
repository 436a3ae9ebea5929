import { w } from "@ossuaire/kernel";
import type { ThingCard } from "../../cards/thing.ts";

/** REG-TOWN-24. */
export const spikeTrap: ThingCard = {
  id: "spike-trap",
  name: w("piège à pointes", "spike trap"),
  rule: "REG-TOWN-24",
  source: "house",
  weight: 5,
  price: 60,
  lays: "spikes",
};
