import { type Mark, marksOf, type Piece, type View } from "@ossuaire/catacombs";
import type { Burden, Face, Sign } from "../../board/scene.ts";
import type { Language } from "../../words/language.ts";
import { tokenOf } from "./token.ts";

/** SOL-FREEZE-18, VER-VERDICT-20: what cards have done to a piece, as its disc shows it and a list says it. */
export function burdensOf(view: View, piece: Piece, language: Language): Burden[] {
  return marksOf(view, piece).map((mark) => {
    const sign = signOf(mark, view, piece);
    return { words: mark.words[language], ...(sign === undefined ? {} : { sign }) };
  });
}

/** What has no sign is shown elsewhere: a beast by its figure, what is stored on the Hero's board. */
function signOf({ kind, count = 0, cards = [] }: Mark, { fight }: View, { id }: Piece): Sign | undefined {
  switch (kind) {
    case "frozen": {
      const spike = fight?.pieces.find((one) => one.kind === "rider" && one.on === id);
      return spike && { kind: "ice", id: spike.id, radius: spike.radius, face: tokenOf(spike.card) };
    }
    case "riders": {
      const radius = fight?.pieces.find(({ on }) => on === id)?.radius ?? 0;
      return { kind: "riders", radius, faces: facesOf(cards) };
    }
    case "captives":
      return { kind: "inside", faces: facesOf(cards) };
    case "mount":
    case "shape": {
      const [face] = facesOf(cards);
      return face && { kind: "medal", face };
    }
    case "poison":
      return { kind: "points", shape: "drop", count };
    case "armour":
      return { kind: "points", shape: "shield", count };
    case "magic":
      return { kind: "points", shape: "gem", count };
    default:
      return undefined;
  }
}

function facesOf(cards: readonly string[]): readonly Face[] {
  return cards.map(tokenOf);
}
