import { address } from "./drawings.json?outlines";

/** Outlines of the icon set, as SVG path data on a square of 512, by what they stand for. */
type Drawings = Readonly<Record<Kind, Readonly<Record<string, string>>>>;

type Kind = "figure" | "state" | "deed" | "thing" | "card" | "stall";

let sheet: Drawings | undefined;

/** Puts them within reach of everything that is drawn. */
export async function fetchDrawings(): Promise<void> {
  sheet ??= await (await fetch(address)).json();
}

/** Of what nobody has drawn, whatever stands for the others of its kind. */
export function drawingOf(kind: Kind, id: string): string {
  return sheet?.[kind][id] ?? sheet?.[kind]["other"] ?? "";
}
