import { type Catacombs, cardWords } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import type { FoesProps } from "../look.ts";
import { MonstersHere } from "./cards/MonstersHere.tsx";
import "./foes.css";
import { monstersIn } from "./monsters.ts";

/** CAT-COMP-11: the monsters that are here, and how they are. */
export function Foes({ view, rows }: FoesProps<Catacombs>): ReactNode {
  const language = useLanguage();
  if (monstersIn(view).length === 0) return null;
  return (
    <section className="foes">
      <h2>{cardWords.here[language]}</h2>
      <MonstersHere view={view} rows={rows} />
    </section>
  );
}
