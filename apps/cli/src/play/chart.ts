import type { Chart } from "@ossuaire/kernel";
import type { Language } from "../language.ts";
import { freeMark } from "./marks.ts";

const fog = "░";

/** A board of squares drawn in characters, with its columns and rows, what the signs mean and who is who. */
export function chartLines(chart: Chart | undefined, language: Language): readonly string[] {
  if (chart === undefined) return [];
  const width = Math.max(...chart.rows.map((row) => row.length));
  const squares = chart.rows.map((row) => [...row.padEnd(width)].map((sign) => (sign === " " ? fog : sign)));
  const taken = new Set<string>();
  const who: string[] = [];
  for (const { x, y, mark: wished, words, state } of chart.pieces) {
    const mark = freeMark(wished, taken);
    taken.add(mark);
    const row = squares[y - chart.y];
    if (row !== undefined) row[x - chart.x] = mark;
    who.push(`  ${mark}  ${words?.[language] ?? ""} (${x}, ${y}) ${state?.[language] ?? ""}`.trimEnd());
  }
  const signs = chart.signs.map(({ mark, words }) => `${mark} ${words[language]}`);
  return [
    columns(chart.x, width),
    ...squares.map((row, i) => `${String(chart.y + i).padStart(4)} ${row.join(" ")}`),
    ...folded(signs, 96).map((line) => `  ${line}`),
    ...who,
  ];
}

/** Every fifth column by its number. */
function columns(first: number, width: number): string {
  let line = "     ";
  for (let i = 0; i < width; i++) {
    const column = first + i;
    if (column % 5 === 0 && line.length <= 5 + 2 * i) line = line.padEnd(5 + 2 * i) + column;
  }
  return line;
}

/** Several to a line. */
function folded(parts: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + part.length + 3 <= width)
      lines[lines.length - 1] = `${last}   ${part}`;
    else lines.push(part);
  }
  return lines;
}
