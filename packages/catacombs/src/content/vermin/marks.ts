import { capital, counted, de, listed, noun, say, type Words, w } from "@ossuaire/kernel";
import type { Mark } from "../../mark.ts";
import type { Open, Piece } from "../../state.ts";
import { inGender, nameIn, pieceName } from "../../words/names.ts";
import { captivesOf } from "./devour.ts";
import { cardsOf, limitOf, poisonIn } from "./poison.ts";

/** VER-VERDICT-20: poison of its limit, riders, whom it lies on, whom it holds. */
export function verminMarks(open: Open, { id, kind, on, card }: Piece): readonly Mark[] {
  const riders =
    open.fight?.pieces
      .filter((other) => other.kind === "monster" && other.on === id)
      .map((one) => one.card) ?? [];
  const held = captivesOf(open, id);
  return [
    ...(kind === "hero" ? [...poisonMarks(open, card), ...captivity(open, id)] : []),
    ...some("riders", riders, say`${w("porte", "carries")} ${counted(riders.length, rat)}`),
    ...(on === undefined || kind !== "monster"
      ? []
      : [{ kind: "lies-on", words: say`${w("sur", "on")} ${pieceName(on, on)}` } as const]),
    ...some(
      "captives",
      held.map((captive) => captive.card),
      say`${w("tient", "holds")} ${listed(held.map((captive) => nameIn(open, captive)))}`,
    ),
  ];
}

const rat = noun(w("rat", "rat"));

function some(kind: Mark["kind"], cards: readonly string[], words: Words): readonly Mark[] {
  return cards.length === 0 ? [] : [{ kind, words, cards, count: cards.length }];
}

/** VER-POISON-07: the running total beside the limit. */
function poisonMarks(open: Open, hero: string): readonly Mark[] {
  if (cardsOf(open, hero).length === 0) return [];
  const [count, limit] = [poisonIn(open, hero), limitOf(hero)];
  return [{ kind: "poison", words: w(`poison ${count} sur ${limit}`, `poison ${count} of ${limit}`), count }];
}

/** What the players of devoured Heroes wait for, in few words for whoever acts meanwhile; undefined while nobody is held. */
export function heldWords(open: Open): Words | undefined {
  const { fight } = open;
  const held = (fight?.captives ?? []).flatMap(({ piece, by }) => {
    const holder = fight?.pieces.find(({ id }) => id === by);
    return holder === undefined
      ? []
      : say`${capital(pieceName(piece.id, piece.card))} ${w("ressort quand meurt", "comes out with the death of")} ${nameIn(open, holder)}.`;
  });
  const [first, ...others] = held;
  return first && others.reduce((all, one) => say`${all} ${one}`, first);
}

/** VER-DEVOUR-06 to 08: what he waits for. */
function captivity(open: Open, hero: string): readonly Mark[] {
  const { fight } = open;
  const by = fight?.captives?.find(({ piece }) => piece.id === hero)?.by;
  const holder = fight?.pieces.find(({ id }) => id === by);
  if (holder === undefined) return [];
  const { fr, en } = nameIn(open, holder);
  const waiting = w(
    ` : ressort à la mort ${de(fr)} et peut agir`,
    `: comes out, ready to act, when ${en} is destroyed`,
  );
  const words = say`${inGender(hero, "dévoré", "devoured")}${waiting}`;
  return [{ kind: "held", words, cards: [holder.card] }];
}
