import { type DarkReign, tokenWords } from "@ossuaire/dark-reign";
import type { Point } from "../../../board/grid/props.ts";
import { isSame, type Lights, type Square } from "../../../board/grid/scene.ts";
import { useLanguage } from "../../../words/language.ts";
import { showOnBoard } from "../shown.ts";
import { type Draft, layDown, legalFor, letGo, takeUp, tokenAt, useDraft } from "./draft.ts";

/** What the board does while the MJ lays a zone out. */
export interface Laying {
  readonly draft: Draft;
  readonly lights: Omit<Lights, "cursor" | "named">;
  readonly points: readonly Point[];
  /** The square in the middle of it. */
  readonly middle: Square | undefined;
  /** Where what is in the hand would lie, if it may. */
  readonly over: Square | undefined;
  press(square: Square): void;
  grab(square: Square): boolean;
  cancel(): void;
}

/** REG-DRAW-03: a piece is taken up, from the tray or from the board, and laid down on a lit square. */
export function useLaying(
  question: DarkReign["question"] | undefined,
  pointed: Square | undefined,
): Laying | undefined {
  const language = useLanguage();
  const draft = useDraft(question);
  if (draft === undefined) return undefined;
  const { inHand, question: asked, spots } = draft;
  const legal = inHand === undefined ? [] : legalFor(draft, inHand);
  const isLegal = (square: Square) => legal.some((one) => isSame(one, square));
  const all = asked.pieces.flatMap((one) => legalFor({ ...draft, spots: [] }, one));
  return {
    draft,
    lights: {
      reached: legal.map(({ x, y }) => ({ x, y, tier: 1 })),
      way: [],
      acting: inHand?.piece,
      targets: [],
    },
    points: spots.map(({ piece, x, y }) => {
      const token = asked.pieces.find((one) => one.piece === piece);
      return { id: piece, x, y, isLit: true, words: token === undefined ? "" : tokenWords(token)[language] };
    }),
    middle: middleOf(all),
    over: pointed && isLegal(pointed) ? pointed : undefined,
    press(square) {
      const there = tokenAt(draft, square);
      if (inHand !== undefined && isLegal(square)) layDown(draft, inHand, square);
      else if (there !== undefined) {
        takeUp(draft, there);
        lookFrom(square);
      }
    },
    grab(square) {
      const there = tokenAt(draft, square);
      if (there === undefined) return false;
      takeUp(draft, there);
      return true;
    },
    cancel: () => letGo(draft),
  };
}

/** Whoever goes by keys goes on from there: the button that was pressed is gone. */
export function lookFrom(square: Square | undefined): void {
  document.querySelector<HTMLElement>(".play-board [data-answer]")?.focus({ preventScroll: true });
  if (square !== undefined) showOnBoard(square);
}

function middleOf(squares: readonly Square[]): Square | undefined {
  const mean = (of: readonly number[]) => (Math.min(...of) + Math.max(...of)) / 2;
  const [x, y] = [mean(squares.map((one) => one.x)), mean(squares.map((one) => one.y))];
  const far = (one: Square) => Math.hypot(one.x - x, one.y - y);
  return squares.toSorted((a, b) => far(a) - far(b))[0];
}
