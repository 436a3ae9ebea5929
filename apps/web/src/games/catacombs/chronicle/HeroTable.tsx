import { chronicleWords, type Station, type View } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { FaredTable } from "../../../look/FaredTable.tsx";
import { useLanguage } from "../../../words/language.ts";
import { Emblem } from "../cards/Emblem.tsx";
import { faredHeads, faredIn } from "./fared.ts";

/** How every Hero, and the Lord, came out of it. */
export function HeroTable({
  stations,
  view,
}: {
  readonly stations: readonly Station[];
  readonly view: View;
}): ReactNode {
  const language = useLanguage();
  return (
    <FaredTable className="campaign-heroes" whose={chronicleWords.hero} heads={faredHeads}>
      {faredIn(stations, view).map(({ hero, name, kills, hits, gold, life, full }) => (
        <tr key={hero} className={life === 0 ? "campaign-dead" : undefined}>
          <th scope="row">
            <Emblem piece={hero} /> {name[language]}
          </th>
          <td>{kills}</td>
          <td>{hits}</td>
          <td>{gold}</td>
          <td>{life === 0 ? chronicleWords.dead(hero)[language] : `♥ ${life}/${full}`}</td>
        </tr>
      ))}
    </FaredTable>
  );
}
