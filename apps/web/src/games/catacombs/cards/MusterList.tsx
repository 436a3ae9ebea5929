import { type Muster, monsterOf } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { rowOf } from "../blows.ts";
import { CardLink } from "./CardLink.tsx";
import { Emblem } from "./Emblem.tsx";
import "./muster.css";

/** So many of each kind of monster; each opens its card. */
export function MusterList({
  musters,
  label,
}: {
  readonly musters: readonly Muster[];
  readonly label?: string;
}): ReactNode {
  const language = useLanguage();
  return (
    <ul className="musters" aria-label={label}>
      {musters.map(({ monster, count }) => (
        <li key={monster} data-panel={rowOf(monster)}>
          <CardLink card={{ kind: "monster", id: monster }} className="muster">
            <Emblem piece={monster} />
            <span>
              {count} × {monsterOf(monster).name[language]}
            </span>
          </CardLink>
        </li>
      ))}
    </ul>
  );
}

/** Cards one by one, counted by their kind. */
export function counted(cards: readonly string[]): readonly Muster[] {
  const kinds = [...new Set(cards)];
  return kinds.map((monster) => ({ monster, count: cards.filter((card) => card === monster).length }));
}
