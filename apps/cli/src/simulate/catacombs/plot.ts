import { campaignsOf } from "../share.ts";
import { sharesPlot } from "../shares-plot.ts";
import type { Summary } from "./summary.ts";

/** How often the Heroes win: in all, against each Lord, and by whatever else there was more than one of. */
export function plotOf({ games, heroes, boxes, lords, parties, variants }: Summary): string {
  const severalOf = (shares: Summary["lords"], beyond: number) =>
    Object.keys(shares).length > beyond ? Object.entries(shares) : [];
  return sharesPlot({
    title: `${campaignsOf(games)} of Catacombs: wins of the Heroes`,
    heading: `Wins of the Heroes, ${campaignsOf(games)}`,
    rows: [
      ["all", heroes],
      ...severalOf(boxes, 1),
      ...Object.entries(lords),
      // Four take part in every campaign.
      ...severalOf(parties, 4),
      ...severalOf(variants, 1),
    ],
  });
}
