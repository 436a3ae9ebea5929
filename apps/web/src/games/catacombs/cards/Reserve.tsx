import { allMonsters, type View } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { CardLink } from "./CardLink.tsx";
import { Emblem } from "./Emblem.tsx";
import "./muster.css";

/**
 * The discs of the reserve, so many of each sort. CAT-COMP-13, VER-DISC-02, VER-RULING-09: one that can be several monsters
 * bears the names of all of them.
 */
export function Reserve({ view: { reserve, options } }: { readonly view: View }): ReactNode {
  const language = useLanguage();
  const monsters = allMonsters(options);
  const discs = [...new Set(monsters.map(({ disc }) => disc))];
  return (
    <ul className="musters">
      {discs.map((disc) => {
        const kinds = monsters.filter((monster) => monster.disc === disc);
        const count = `${reserve[disc] ?? 0} ×`;
        return (
          <li key={disc} className="reserve-disc">
            {kinds.length > 1 && <span>{count}</span>}
            {kinds.map(({ id, name }) => (
              <CardLink key={id} card={{ kind: "monster", id }} className="muster">
                <Emblem piece={id} />
                <span>
                  {kinds.length === 1 && count} {name[language]}
                </span>
              </CardLink>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
