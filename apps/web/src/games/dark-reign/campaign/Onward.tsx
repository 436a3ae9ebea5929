import { campaignWords, type DarkReign, nextQuest, type Roster } from "@ossuaire/dark-reign";
import { type ReactNode, useEffect, useState } from "react";
import { useLanguage } from "../../../words/language.ts";
import type { EndProps } from "../../look.ts";
import { campaignAddress } from "./addresses.ts";
import { endedIn, founded, type Kept, keep } from "./store.ts";
import { TakeAlong } from "./TakeAlong.tsx";

/** REG-VERDICT-61: the survivors are kept, and the campaign goes on from here; or a quest by itself becomes the first of one. */
export function Onward({
  match,
  view: { options, ended },
  sitters,
  roster,
}: Pick<EndProps<DarkReign>, "match" | "view" | "sitters"> & { readonly roster: Roster }): ReactNode {
  const language = useLanguage();
  const [kept, setKept] = useState<Kept>();
  useEffect(() => setKept(endedIn(match, roster)), [match, roster]);
  const next = nextQuest(roster);
  const begin = () => {
    const { heroes, level, blunted } = options;
    const fresh = founded(roster, { last: { heroes, level, blunted }, sitters, match });
    if (keep(fresh)) location.hash = campaignAddress(fresh.id);
  };
  return (
    <section className="quest-onward">
      <p>
        <b>{campaignWords.campaign[language]}</b> {campaignWords.won(roster)[language]},{" "}
        {campaignWords.heroes(roster)[language]}.{next === undefined && <> {campaignWords.done[language]}</>}
      </p>
      <div className="quest-onward-ways">
        {kept === undefined ? (
          <button type="button" className="button" onClick={begin}>
            {campaignWords.begin[language]}
          </button>
        ) : (
          next !== undefined && (
            <a className="button button-forward" href={campaignAddress(kept.id)}>
              {(ended?.isWon ? campaignWords.next(next) : campaignWords.again(next))[language]}
            </a>
          )
        )}
        <TakeAlong roster={roster} />
      </div>
    </section>
  );
}
