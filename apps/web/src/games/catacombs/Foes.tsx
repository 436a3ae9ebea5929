import { cardWords, type View } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import { counted, MusterList } from "./cards/MusterList.tsx";
import { monstersIn } from "./monsters.ts";
import "./foes.css";

/** CAT-COMP-11: the monsters that are here, each kind with its number. */
export function Foes({ view }: { readonly view: View }): ReactNode {
  const language = useLanguage();
  const monsters = monstersIn(view);
  if (monsters.length === 0) return null;
  return (
    <section className="foes">
      <h2>{cardWords.here[language]}</h2>
      <MusterList musters={counted(monsters)} label={cardWords.here[language]} />
    </section>
  );
}
