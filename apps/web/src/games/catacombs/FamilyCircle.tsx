import { familyNames, type MonsterCard } from "@ossuaire/catacombs";
import type { CSSProperties, ReactNode } from "react";
import { woods } from "../../board/paint/tones.ts";
import { type Language, useLanguage } from "../../words/language.ts";
import "./marks.css";
import { families } from "./tones.ts";

/** SOL-HUNTER-06: a monster of this family, by its colour and its letters; in words it is said beside it. */
export function FamilyCircle({ family }: { readonly family: MonsterCard["family"] | "any" }): ReactNode {
  const language = useLanguage();
  const { lit, shaded, ink } = woods[family === "any" ? "bone" : families[family]];
  const wood = { "--lit": lit, "--shaded": shaded, "--ink": ink };
  return (
    <span className="family-circle" style={wood as CSSProperties} aria-hidden="true">
      {family === "any" ? "?" : initialOf(familyNames[family][language], language)}
    </span>
  );
}

/** As many letters as it takes: in French two families begin with an M. */
function initialOf(name: string, language: Language): string {
  const others = Object.values(familyNames).map((words) => words[language]);
  const isOwn = (letters: number) =>
    others.every((one) => one === name || !one.startsWith(name.slice(0, letters)));
  return name.slice(0, isOwn(1) ? 1 : 2);
}
