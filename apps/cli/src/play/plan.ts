import type { Plan, PlanDisc } from "@ossuaire/kernel";
import type { Language } from "../language.ts";
import { freeMark } from "./marks.ts";

/** A character of a terminal is about twice as high as it is wide. */
const cell = { x: 6, y: 12 };

/** A board drawn in characters, and what lies on it, piece by piece. */
export function planLines(plan: Plan | undefined, language: Language): readonly string[] {
  if (plan === undefined) return [];
  const rows = Array.from({ length: Math.ceil(plan.width / cell.y) }, () =>
    Array.from({ length: Math.ceil(plan.length / cell.x) }, () => " "),
  );
  const legend: string[] = [];
  const taken = new Set<string>();
  for (const disc of plan.discs) {
    const mark = disc.words === undefined ? disc.mark : freeMark(disc.mark, taken);
    fill(rows, disc, mark);
    if (disc.words === undefined) continue;
    taken.add(mark);
    const where = `(${Math.round(disc.x)}, ${Math.round(disc.y)})`;
    legend.push(`  ${mark}  ${disc.words[language]} ${where} ${disc.state?.[language] ?? ""}`.trimEnd());
  }
  const edge = `+${"-".repeat(rows[0]?.length ?? 0)}+`;
  return [edge, ...rows.map((row) => `|${row.join("")}|`), edge, ...legend];
}

function fill(rows: string[][], { x, y, radius, fill: rim }: PlanDisc, mark: string): void {
  for (const [j, row] of rows.entries()) {
    for (let i = 0; i < row.length; i++) {
      const dx = (i + 0.5) * cell.x - x;
      const dy = (j + 0.5) * cell.y - y;
      if (dx * dx + dy * dy <= radius * radius) row[i] = rim;
    }
  }
  const row = rows[Math.min(rows.length - 1, Math.floor(y / cell.y))];
  if (row !== undefined) row[Math.min(row.length - 1, Math.floor(x / cell.x))] = mark;
}
