import { checkSpot, type Demand, nearestSpot, type PlaceRefusalCode, RING } from "@ossuaire/flick";
import type { Area, Asking, Objection, Placing, Script, Spot, Words } from "@ossuaire/kernel";
import { arenaOf, type Zone } from "../arena.ts";
import type { QuestionOf } from "../questions.ts";
import type { Disc } from "../state.ts";
import { fightOf, type Newcomer, type Piece, pieceOf, type State } from "../state.ts";
import { type CatacombsTable, place } from "../table.ts";

/** Eight directions, the one towards the far end of the board first. */
const around = [1, 0, 0.8, 0.6, 0.8, -0.6, 0, 1, 0, -1, -0.8, 0.6, -0.8, -0.6, -1, 0] as const;

/**
 * CAT-RULING-12, 13: a free spot within 2.5 cm of this piece, if there is one. Most often a look around finds it; only
 * in a crowd, or at the border of a zone, it has to be worked out.
 */
export function spotBeside(
  state: State,
  { id, radius }: Newcomer,
  beside: string,
  within: Pick<Demand, "zones"> = {},
): Spot | undefined {
  const piece = pieceOf(state, beside);
  const fight = fightOf(state);
  const arena = arenaOf(fight.board, fight.pieces);
  const distance = piece.radius + radius + 1;
  for (let i = 0; i < around.length; i += 2) {
    const x = piece.x + distance * (around[i] ?? 0);
    const y = piece.y + distance * (around[i + 1] ?? 0);
    if (checkSpot(arena, { id, radius, x, y }, within).ok) return { piece: id, x, y };
  }
  const found = nearestSpot(arena, { id, radius, x: piece.x, y: piece.y }, { ...within, near: beside });
  return found.ok ? { piece: id, x: found.x, y: found.y } : undefined;
}

/** CAT-ATK-08: asks where, within 2.5 cm of a piece, the newcomer is put. */
export function* placeBeside(
  { state }: CatacombsTable,
  asking: Asking<QuestionOf<Besides>>,
  newcomer: Newcomer,
  beside: string,
): Script<Spot> {
  const suggestion = spotBeside(state, newcomer, beside);
  if (suggestion === undefined) throw new Error(`no room beside ${beside}, and yet it was offered`);
  const [spot = suggestion] = yield* place(
    { ...asking, suggestion: [suggestion] },
    [placingBeside(state, newcomer, beside)],
    ([wished]) => wished && objectionTo(state, wished, newcomer.radius),
  );
  return spot;
}

/** What is put down beside somebody. */
type Besides = "place-shot" | "place-summoned" | "place-ally" | "place-shield";

export function placingBeside(state: State, { id, card, radius }: Newcomer, beside: string): Placing & Disc {
  return { piece: id, card, radius, zone: [ringAround(pieceOf(state, beside), radius)] };
}

export function ringAround({ x, y, radius }: Piece, own: number): Area {
  return { shape: "ring", x, y, inner: radius + own, outer: radius + own + RING };
}

/** CAT-RULING-63: wholly on the board, over nobody; touching is allowed. */
export function objectionTo(
  state: State,
  { piece, x, y }: Spot,
  radius: number,
  demand?: Demand,
): Objection | undefined {
  const fight = fightOf(state);
  const found = checkSpot(arenaOf(fight.board, fight.pieces), { id: piece, radius, x, y }, demand);
  return found.ok ? undefined : { code: found.code, words: whyNot[found.code] };
}

/** The nearest free spot of a zone to a wish; if the zone is full, the nearest outside it (CAT-RULING-63). */
export function spotIn(
  state: State,
  { id, radius }: Newcomer,
  zone: Zone,
  { x, y }: { readonly x: number; readonly y: number },
): Spot {
  const fight = fightOf(state);
  const arena = arenaOf(fight.board, fight.pieces);
  const inside = nearestSpot(arena, { id, radius, x, y }, { zones: [zone] });
  const found = inside.ok ? inside : nearestSpot(arena, { id, radius, x, y });
  if (!found.ok) throw new Error("a board always has room for one more disc");
  return { piece: id, x: found.x, y: found.y };
}

const notLegal: Words = { fr: "La pièce ne peut pas être posée là.", en: "The piece cannot be put there." };

const whyNot: Readonly<Record<PlaceRefusalCode, Words>> = {
  "off-board": { fr: "La pièce dépasse du plateau.", en: "The piece is not wholly on the board." },
  overlap: { fr: "La place est déjà prise.", en: "The spot is taken." },
  "outside-zone": {
    fr: "La pièce est hors de la zone permise.",
    en: "The piece is outside the allowed zone.",
  },
  "too-far": { fr: "La pièce est à plus de 2,5 cm.", en: "The piece is more than 2.5 cm away." },
  "too-close": {
    fr: "Il faut 2,5 cm entre un monstre et les autres, les obstacles et le bord (CAT-VFAIR-02).",
    en: "A monster must be 2.5 cm from the others, the obstacles and the edge (CAT-VFAIR-02).",
  },
  "not-finite": notLegal,
  "bad-size": notLegal,
  "unknown-piece": notLegal,
};
