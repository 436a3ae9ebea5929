import type { Seat } from "@ossuaire/kernel";
import type { Face, Pace } from "@ossuaire/table";
import { coverOf, isCatalogue } from "../../rules/catalogues.ts";
import type { Language } from "../../words/language.ts";
import type { Say } from "../words/words.ts";

export function gameName(game: string, language: Language): string {
  return isCatalogue(game) ? coverOf(game).name[language] : game;
}

/** Who sits there by name, but for these seats. */
export function namesAt({ places }: Pick<Face, "places">, but: readonly Seat[] = []): readonly string[] {
  return Object.entries(places).flatMap(([seat, place]) =>
    place.kind === "person" && !but.includes(seat) ? [place.name] : [],
  );
}

export function paceWords(say: Say, pace: Pace): string {
  return pace.kind === "days" ? say("pace.days", { count: pace.days }) : say(`pace.${pace.kind}`);
}

/** Up to so many letters a fact is not broken: even on a phone its line has room for it. */
const inOnePiece = 26;

/** One after the other; lines break between them, not in the middle of one. */
export function factsLine(facts: readonly string[]): string {
  return facts
    .map((fact) => (fact.length > inOnePiece ? fact : fact.replaceAll(" ", "\u00a0")))
    .join("\u00a0· ");
}

/** Until when somebody has to answer. Where a clock runs it moves with every answer, and a list of tables does not hear of it. */
export function untilWhen({ stage, pace, deadline }: Pick<Face, "stage" | "pace" | "deadline">) {
  return stage === "on" && pace.kind === "days" ? deadline : undefined;
}
