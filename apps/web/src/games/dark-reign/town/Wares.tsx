import { type Stall, seatTitle, townWords, visitorIn, waresSeen } from "@ossuaire/dark-reign";
import { listed } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { Portrait } from "../Row.tsx";
import { ErrandButton } from "./ErrandButton.tsx";
import { ErrandRow } from "./ErrandRow.tsx";
import type { Errands } from "./errands.ts";

/** REG-TOWN-01 to 27: what lies on a stall, who can use it, and what one would carry with it. */
export function Wares({ stall, view, visit, onChoose }: Errands & { readonly stall: Stall }): ReactNode {
  const language = useLanguage();
  const who = visitorIn(view, visit);
  const all = waresSeen(view, visit).filter((ware) => ware.stall === stall);
  const wares = [...all.filter(({ option }) => option), ...all.filter(({ option }) => !option)];
  return (
    <>
      <h3>{townWords.stalls[stall][language]}</h3>
      <ul className="errands">
        {wares.map(({ card, name, price, weight, effects, users, option, bar }) => (
          <ErrandRow
            key={card}
            name={name[language]}
            aside={<Users view={view} users={users} />}
            text={listed([...effects, townWords.weight(weight)])[language]}
            price={townWords.ecus(price)[language]}
            bar={option === undefined ? bar : undefined}
          >
            {option && (
              <>
                <ErrandButton
                  words={(option.errand === "ask" ? townWords.ask : townWords.buy)[language]}
                  about={name[language]}
                  onPress={() => onChoose(option.id)}
                />
                {who && option.load !== who.load && (
                  <span className={option.load > who.loadLimit ? "town-over" : undefined}>
                    {townWords.load(option.load, who.loadLimit)[language]}
                  </span>
                )}
              </>
            )}
          </ErrandRow>
        ))}
      </ul>
    </>
  );
}

/** REG-VERDICT-01: whose levels and skills suffice, by their portraits. */
function Users({ view, users }: Pick<Errands, "view"> & { readonly users: readonly string[] }): ReactNode {
  const language = useLanguage();
  const names = users.map((hero) => seatTitle(hero, view));
  return (
    <span className="town-users">
      <span className="unseen">
        {townWords.usedBy[language]} {(users.length === 0 ? townWords.nobody : listed(names))[language]}
      </span>
      {users.map((hero) => (
        <Portrait key={hero} who={{ card: hero, side: "heroes" }} />
      ))}
    </span>
  );
}
