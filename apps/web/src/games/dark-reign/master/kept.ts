import type { Spot } from "@ossuaire/kernel";
import { isSame } from "../../../board/grid/scene.ts";
import type { LayOutQuestion } from "./question.ts";

const remembered = "ossuaire.dark-reign.draft";

const names = new WeakMap<LayOutQuestion, string>();

/** Two questions that offer the same pieces the same squares are one. */
export function nameOf(question: LayOutQuestion): string {
  const { about, pieces } = question;
  const name = names.get(question) ?? JSON.stringify([about, pieces]);
  names.set(question, name);
  return name;
}

/** What lies in the zone so far stays in this tab, for a reload. */
export function keep(question: LayOutQuestion, spots: readonly Spot[]): void {
  try {
    sessionStorage.setItem(remembered, JSON.stringify({ of: nameOf(question), spots }));
  } catch {
    // A browser that stores nothing lays out as well: only a reload begins anew.
  }
}

export function keptFor(question: LayOutQuestion): readonly Spot[] {
  try {
    return readKept(question, JSON.parse(sessionStorage.getItem(remembered) ?? "null"));
  } catch {
    return [];
  }
}

/** What was remembered may be of another zone, old or broken: only what may lie there counts. */
export function readKept(question: LayOutQuestion, input: unknown): readonly Spot[] {
  if (typeof input !== "object" || input === null) return [];
  const given: Readonly<Record<string, unknown>> = { ...input };
  const spots = given["of"] === nameOf(question) && Array.isArray(given["spots"]) ? given["spots"] : [];
  return spots.flatMap((one: unknown): readonly Spot[] => {
    const { piece, x, y }: Readonly<Record<string, unknown>> = typeof one === "object" ? { ...one } : {};
    const token = question.pieces.find((each) => each.piece === piece);
    if (token === undefined || typeof x !== "number" || typeof y !== "number") return [];
    return token.zone.some((square) => isSame(square, { x, y })) ? [{ piece: token.piece, x, y }] : [];
  });
}
