import { type ExerciseId, exerciseIds, type Layout, readLayout } from "@ossuaire/study";

/** What the device remembers of the practice room: the own best of each exercise, and how the free board was left. */
const bests = "ossuaire.practice.best";
const board = "ossuaire.practice.board";

export type Bests = Readonly<Partial<Record<ExerciseId, number>>>;

export function recallBests(): Bests {
  return readBests(recalled(bests));
}

/** Anything may have been stored there: what is no mark is forgotten. */
export function readBests(input: unknown): Bests {
  if (typeof input !== "object" || input === null) return {};
  const stored: Readonly<Record<string, unknown>> = { ...input };
  return Object.fromEntries(
    exerciseIds.flatMap((id) => {
      const mark = stored[id];
      return typeof mark === "number" && Number.isInteger(mark) && mark >= 0 && mark <= 10
        ? [[id, mark]]
        : [];
    }),
  );
}

/** Says whether it is better than all before. */
export function keepMark(id: ExerciseId, mark: number): boolean {
  const before = recallBests();
  if (mark <= (before[id] ?? -1)) return false;
  keep(bests, { ...before, [id]: mark });
  return true;
}

export function recallBoard(): Layout | undefined {
  return readLayout(recalled(board));
}

export function keepBoard(layout: Layout): void {
  keep(board, layout);
}

function recalled(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return undefined;
  }
}

function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A browser that stores nothing still lets one practise: only the memory of it is lost.
  }
}
