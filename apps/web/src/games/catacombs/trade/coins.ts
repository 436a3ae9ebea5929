import type { Event } from "@ossuaire/catacombs";
import type { Travel } from "../../look.ts";
import "./coins.css";

/** More would only be a queue. */
const most = 8;
const apart = 60;

/** CAT-MERCH-09: what was paid goes to the bank, a coin for each 100. */
export function coinsOf(events: readonly Event[]): readonly Travel[] {
  const paid = events.flatMap((event) =>
    event.type === "pays" ? Array.from({ length: event.gold / 100 }, () => event.hero) : [],
  );
  return paid.slice(0, most).map((hero) => ({
    stops: [{ panel: `purse-${hero}` }, { panel: "till" }],
    token: "coin",
    gap: apart,
  }));
}
