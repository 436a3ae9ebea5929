import type { Event } from "../../events.ts";
import type { Names } from "../names.ts";

/** Whom these events bring to the board, by their cards; heroes are called like their cards, unless they were given a name. */
export function newcomers(event: Event): Names["characters"] {
  switch (event.type) {
    case "called":
      return [{ id: event.who, card: event.who, name: event.name }];
    case "laid-out":
      return event.come.map(({ who, card }) => ({ id: who, card }));
    case "prowls":
    case "appears":
      return [{ id: event.who, card: event.card }];
    default:
      return [];
  }
}
