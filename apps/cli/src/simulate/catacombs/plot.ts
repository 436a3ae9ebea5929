import { campaignsOf } from "../share.ts";
import { sharesPlot } from "../shares-plot.ts";
import type { Summary } from "./summary.ts";

/** How often the Heroes win, in all, against each Lord and by each variant. */
export function plotOf({ games, heroes, lords, variants }: Summary): string {
  const played = Object.entries(variants);
  return sharesPlot({
    title: `${campaignsOf(games)} of Catacombs: wins of the Heroes`,
    heading: `Wins of the Heroes, ${campaignsOf(games)}`,
    rows: [["all", heroes], ...Object.entries(lords), ...(played.length > 1 ? played : [])],
  });
}
