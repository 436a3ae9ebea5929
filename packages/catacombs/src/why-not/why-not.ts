import { tooWeak } from "@ossuaire/discs";
import type { Answer, Glimpse, Reason } from "@ossuaire/kernel";
import type { Catacombs } from "../table.ts";
import { notThisDisc } from "./discs.ts";
import { notOffered } from "./options.ts";
import { notThere } from "./places.ts";
import { notSoMuch, notThese } from "./sums.ts";
import { notYours } from "./turns.ts";

/** The rule by which a player may not do now what he would like to, from what he sees. */
export function whyNot(glimpse: Glimpse<Catacombs>, wish: Answer): Reason | undefined {
  const { view, viewer, decision, waiting } = glimpse;
  if (waiting === undefined) return undefined;
  // A disc that is pulled: what is the matter with it says more than whose turn it is.
  if (wish.kind === "flick")
    return (
      tooWeak(decision, wish) ??
      notThisDisc(view, viewer, decision, wish.piece) ??
      (decision === undefined ? notYours(view, viewer, waiting.prompt) : undefined)
    );
  if (decision === undefined) return notYours(view, viewer, waiting.prompt);
  switch (wish.kind) {
    case "choose":
      return notOffered(view, viewer, decision, wish.option);
    case "pick":
      return decision.kind === "pick" ? notThese(decision, wish.options) : undefined;
    case "amount":
      return decision.kind === "amount" ? notSoMuch(view, decision, wish.amount) : undefined;
    case "place":
      return decision.kind === "place" ? notThere(view, decision) : undefined;
  }
}
