import { familyNames, type MonsterCard } from "@ossuaire/catacombs";
import type { CSSProperties, ReactNode } from "react";
import { woods } from "../../board/paint/tones.ts";
import { useLanguage } from "../../words/language.ts";
import "./marks.css";
import { families } from "./tones.ts";

/** SOL-HUNTER-06: a monster of this family, by its colour and its letter; in words it is said beside it. */
export function FamilyCircle({ family }: { readonly family: MonsterCard["family"] | "any" }): ReactNode {
  const language = useLanguage();
  const { lit, shaded, ink } = woods[family === "any" ? "bone" : families[family]];
  const wood = { "--lit": lit, "--shaded": shaded, "--ink": ink };
  return (
    <span className="family-circle" style={wood as CSSProperties} aria-hidden="true">
      {family === "any" ? "?" : familyNames[family][language].charAt(0)}
    </span>
  );
}
