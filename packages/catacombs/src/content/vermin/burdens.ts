import { counted, listed, noun, say, type Words, w } from "@ossuaire/kernel";
import type { Piece } from "../../state.ts";
import { pieceName } from "../../words/names.ts";
import type { Bearing } from "../voice.ts";
import { captivesOf } from "./devour.ts";
import { cardsOf, limitOf, poisonIn } from "./poison.ts";

/** VER-VERDICT-20: what a piece bears, in words: poison of its limit, riders, whom it lies on, whom it holds. */
export function burdensOf(view: Bearing, piece: Piece): readonly Words[] {
  const { id, kind, on, card } = piece;
  const riders =
    view.fight?.pieces.filter((other) => other.kind === "monster" && other.on === id).length ?? 0;
  const held = captivesOf(view, id).map((captive) => pieceName(captive.id, captive.card));
  const isPoisoned = kind === "hero" && cardsOf(view, card).length > 0;
  return [
    ...(isPoisoned ? [poisonWords(poisonIn(view, card), limitOf(card))] : []),
    ...(riders === 0 ? [] : [say`${w("porte", "carries")} ${counted(riders, rat)}`]),
    ...(on === undefined || kind !== "monster" ? [] : [say`${w("sur", "on")} ${pieceName(on, on)}`]),
    ...(held.length === 0 ? [] : [say`${w("tient", "holds")} ${listed(held)}`]),
  ];
}

const rat = noun(w("rat", "rat"));

/** VER-POISON-07: the running total beside the limit. */
function poisonWords(total: number, limit: number): Words {
  return w(`poison ${total} sur ${limit}`, `poison ${total} of ${limit}`);
}
