import type { Line } from "@ossuaire/table";

/** A match, and those that go on from it. */
export interface Tree {
  readonly line: Line;
  readonly branches: readonly Tree[];
}

/** Of all matches of the device those that go on from the one with this end, the earliest moment first; and from those. */
export function branchesOf(lines: readonly Line[], end: string | undefined): readonly Tree[] {
  if (end === undefined) return [];
  return lines
    .filter(({ branch }) => branch?.of === end)
    .toSorted((a, b) => (a.branch?.at ?? 0) - (b.branch?.at ?? 0) || a.changed - b.changed)
    .map((line) => ({
      line,
      branches: branchesOf(
        lines.filter((one) => one !== line),
        line.end,
      ),
    }));
}
