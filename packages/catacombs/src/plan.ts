import { type Plan, type PlanDisc, say, w } from "@ossuaire/kernel";
import { length, obstaclesOn, width } from "./arena.ts";
import { marksOf } from "./marks.ts";
import type { Piece } from "./state.ts";
import type { View } from "./view.ts";
import { nameIn } from "./words/names.ts";

/**
 * The board of the fight from above. Capitals for the Heroes and their Allies, small letters for the Overseer's; whoever
 * lies on another is drawn beneath, so that the letter of the one below can be read.
 */
export function planOf(view: View): Plan | undefined {
  const { fight } = view;
  if (fight === undefined) return undefined;
  const lying = fight.pieces.filter(({ kind }) => kind !== "rider");
  const holes = obstaclesOn(fight.board).map(({ x, y, radius }) => ({ x, y, radius, mark: "#", fill: "#" }));
  const beneath = lying.toSorted((a, b) => Number(b.on !== undefined) - Number(a.on !== undefined));
  return { length, width, discs: [...holes, ...beneath.map((piece) => discOf(piece, view))] };
}

function discOf(piece: Piece, view: View): PlanDisc {
  const { card, kind, x, y, radius } = piece;
  const isHeroes = kind === "hero" || kind === "ally" || kind === "shield";
  const letter = card.charAt(0);
  const life = lifeOf(piece, view);
  const hearts = life === undefined ? "" : `♥ ${life}`;
  const isStunned = "stunned" in piece && piece.stunned !== undefined;
  const stunned = isStunned ? w(", en incapacité", ", incapacitated") : w("", "");
  return {
    x,
    y,
    radius,
    mark: isHeroes ? letter.toUpperCase() : letter,
    fill: fillOf(piece, view),
    words: nameIn(view, piece),
    state: marksOf(view, piece).reduce(
      (row, mark) => say`${row}, ${mark.words}`,
      say`${w(hearts, hearts)}${stunned}`,
    ),
  };
}

/** What fills a disc: fire walls, shots, whoever is frozen, ridden, or holds somebody, and all others. */
function fillOf({ id, kind }: Piece, { fight }: View): string {
  if (kind === "wall") return "^";
  if (kind === "projectile") return "*";
  const above = (fight?.pieces ?? []).filter(({ on }) => on === id);
  if (above.some((one) => one.kind === "rider")) return "=";
  if (above.length > 0) return "%";
  return (fight?.captives ?? []).some(({ by }) => by === id) ? "@" : "·";
}

function lifeOf(piece: Piece, { heroes, lord }: View): number | undefined {
  if (piece.kind === "hero") return heroes[piece.card]?.life;
  if (piece.kind === "lord") return lord.life;
  return piece.kind === "monster" || piece.kind === "ally" ? piece.life : undefined;
}
