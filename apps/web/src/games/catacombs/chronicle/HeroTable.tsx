import { chronicleWords, heroCard, type Station, type View } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { Emblem } from "../cards/Emblem.tsx";

/** How every Hero, and the Lord, came out of it. */
export function HeroTable({
  stations,
  view,
}: {
  readonly stations: readonly Station[];
  readonly view: View;
}): ReactNode {
  const language = useLanguage();
  const heads = [chronicleWords.kills, chronicleWords.hits, chronicleWords.gold, chronicleWords.life];
  return (
    <table className="campaign-heroes">
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{chronicleWords.hero[language]}</span>
          </th>
          {heads.map((head) => (
            <th key={head.en} scope="col">
              {head[language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(view.heroes).map(([hero, { life, gold }]) => {
          const { name, life: full } = heroCard(hero);
          const kills = stations.flatMap((station) => station.kills.filter((kill) => kill.hero === hero));
          const hits = stations.reduce((sum, { heroes }) => sum + (heroes[hero]?.hits ?? 0), 0);
          return (
            <tr key={hero} className={life === 0 ? "campaign-dead" : undefined}>
              <th scope="row">
                <Emblem piece={hero} /> {name[language]}
              </th>
              <td>{kills.length}</td>
              <td>{hits}</td>
              <td>{gold}</td>
              <td>{life === 0 ? chronicleWords.dead[language] : `♥ ${life}/${full}`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
